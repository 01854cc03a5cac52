#!/usr/bin/env bash
# Sees to it that there is a Chromium to test with: one on PATH, else Debian's package as root,
# else Playwright's own; without any of these one line says what to install.
set -uo pipefail
cd "$(dirname "$0")/.."
for name in chromium chromium-browser google-chrome; do
  command -v "$name" >/dev/null 2>&1 && exit 0
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
  echo "Installing Debian's Chromium for the browser tests" >&2
  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium; } >&2 && exit 0
fi
# A browser that was fetched may still lack libraries of the system, so it is started once.
.venv/bin/python -m playwright install chromium >&2 && .venv/bin/python -c '
from playwright.sync_api import sync_playwright
with sync_playwright() as driver:
    driver.chromium.launch(args=["--no-sandbox"]).close()
' && exit 0
echo "The browser tests need Chromium: run 'apt-get install chromium' as root, then 'make test' again." >&2
exit 1
