/** The script of the home page alone: how far the reader has come. */
import { showProgress } from "./progress.js";

showProgress();
addEventListener("pageshow", showProgress);
