/** Runs before the first paint: the chosen colours, and a sign for the style sheet that scripts run. */
try {
  const kept = localStorage.getItem("takhta:scheme");
  if (kept === "dark" || kept === "light") document.documentElement.dataset.scheme = kept;
} catch { /* storage refused: the system's colours */ }
document.documentElement.classList.add("js");
