"""``python -m generator`` is the same as ``takhta``."""

import sys

from generator.cli.main import main

sys.exit(main())
