/** The script of every page. It only adds to what can be read without it. */
import { startPage } from "./page.js";
import { startQuizzes } from "./quiz.js";

startPage();
startQuizzes();
