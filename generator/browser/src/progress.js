/** The contents of the home page: how much of each page was answered right, as three checkers that fill. */
import { keeps, read } from "./store.js";

/** None, some, at least half, all. */
export const filled = (right, total) => (!right ? 0 : right === total ? 3 : right * 2 >= total ? 2 : 1);

export function showProgress() {
  for (const link of document.querySelectorAll(".toc a[data-quizzes]")) {
    const men = link.querySelector(".men"), names = link.dataset.quizzes.split(" ").filter(Boolean);
    if (!men || !names.length || !keeps()) continue;
    const right = names.filter((name) => (read(...name.split(":")) || {}).s === "right").length;
    [...men.children].forEach((man, i) => man.classList.toggle("on", i < filled(right, names.length)));
    men.hidden = false;
  }
}
