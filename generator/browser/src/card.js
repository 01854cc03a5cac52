/**
 * One quiz card: its verdict, its buttons, what is kept of it. What is asked, and how, is in play.js, pick.js and choice.js.
 * Every card has all its state to itself, so any number of them can stand on one page.
 */
import { forward, signs } from "./signs.js";
import { question, restore, snapshot } from "./state.js";
import { read, write } from "./store.js";
import { escape, html, text } from "./words.js";

export class Card {
  constructor(section, data) {
    this.el = section;
    this.data = data;
    this.asked = question(data);
    this.mover = data.side || "w";
    this.hints = [].concat((data.texts || {}).hint || []);
    this.hinted = 0;
    this.status = section.querySelector("[role=status]");
    // What stands here when the page opens is not news; from the first try on it is read out.
    this.status.setAttribute("aria-live", "off");
    const awake = () => this.status.removeAttribute("aria-live");
    for (const event of ["pointerdown", "keydown", "click"]) section.addEventListener(event, awake, { once: true, capture: true });
    this.buttons();
    const outcome = restore(this.asked, read(...this.name()));
    this.setUp();
    section.classList.add("on");
    this.begin();
    if (outcome) this.judge(outcome);
    this.render();
  }

  /** The key of what is kept: the question, which of its copies on this page, and its wording. */
  name() {
    const { quiz, rev } = this.el.dataset;
    const copies = [...document.querySelectorAll(".tk-quiz")].filter((other) => other.dataset.quiz === quiz);
    return [quiz + "~".repeat(copies.indexOf(this.el)), rev];
  }

  buttons() {
    const acts = this.el.querySelector(".acts");
    this.act = {};
    for (const button of acts.children) this.act[button.dataset.act] = button;
    this.act.next.insertAdjacentHTML("beforeend", forward);
    this.resetLabel = this.act.reset.textContent;
    acts.addEventListener("click", (event) => {
      const button = event.target.closest("[data-act]");
      if (button) this.press(button.dataset.act);
    });
  }

  /** What a button does; the kinds of question add to it. */
  press(name) {
    const { asked } = this;
    if (name === "check") this.judge(asked.check());
    else if (name === "reset") {
      asked.reset();
      this.clear();
      this.begin();
    } else if (name === "show") this.show();
    else if (name === "hint") this.say("new", this.hints[Math.min(this.hinted++, this.hints.length - 1)]);
    else if (name === "next") return this.leaveFor(this.following());
    this.keep();
    this.render();
    return undefined;
  }

  /* ---- to be filled in by the kinds ---- */
  setUp() {}
  clear() {}
  paint() {}

  /** The message before the first try. */
  begin() {
    this.say("new", html(this.startKey));
  }

  /** A message for the status: a sign, and what it says as HTML. */
  say(sign, body) {
    this.message = { sign, body };
  }

  /** A verdict word before a sentence; a sentence that begins with it is not given it twice. */
  verdict(key, body = "") {
    const word = html(key);
    return `<span class="v">${word}</span> ${body.startsWith(word) ? body.slice(word.length) : body}`;
  }

  link({ href, title }) {
    return href ? `<a href="${escape(href)}">${html("quiz.rule", { title: title || "" })}</a>` : "";
  }

  /** At most two reasons, those of the question's own rule first; a rule is linked once. */
  because(indexes, first = "") {
    const own = this.el.dataset.rule;
    const reasons = [...new Set(indexes)].map((index) => this.data.reasons[index]).filter(Boolean)
      .sort((a, b) => (b.rule === own) - (a.rule === own)).slice(0, 2);
    return reasons.map((reason, i) => {
      const again = reasons.slice(i + 1).some((later) => later.href === reason.href);
      return `<div class="why"><p>${i ? "" : first}${reason.text}</p>${again ? "" : this.link(reason)}</div>`;
    }).join("");
  }

  refuse(reasons) {
    // A slip of the hand breaks no rule: there is nothing to forbid.
    const slip = reasons.every((index) => String((this.data.reasons[index] || {}).rule).startsWith("try."));
    const why = this.because(reasons, slip ? "" : this.verdict("quiz.refused"));
    if (why) this.say("refused", why);
    else this.begin();
  }

  /** Says what came of Check. */
  judge(outcome) {
    const { texts = {} } = this.data;
    if (outcome.verdict === "right") {
      this.say("right", `<p>${this.verdict("quiz.verdict", this.praise(outcome) || texts.right)}</p>${this.link(this.data.link || {})}`);
    } else if (outcome.verdict === "wrong") {
      this.say("wrong", (this.blame(outcome) || `<p>${this.verdict("quiz.wrong")}</p>`) + this.ruleText());
    } else {
      const why = this.because(outcome.reasons);
      if (why) this.say("new", why);
      else this.begin();
    }
  }

  praise() {
    return "";
  }

  blame({ reasons }) {
    return this.because(reasons, this.verdict("quiz.wrong"));
  }

  /** After the second miss the rule's own text stands beside the reason. */
  ruleText() {
    const heading = this.asked.misses > 1 && document.getElementById(this.el.dataset.rule);
    for (let next = heading && heading.nextElementSibling, i = 0; next && i < 3; next = next.nextElementSibling, i += 1) {
      if (next.matches(".rule")) return `<div class="rule">${[...next.querySelectorAll("p:not(.lab)")].map((p) => p.outerHTML).join("")}</div>`;
    }
    return "";
  }

  /** The worded answer, as readers without script have it. */
  answer() {
    const worded = this.el.querySelector(".answer > div");
    return `<p><span class="v">${html("quiz.shown")}</span></p>${worded ? worded.innerHTML : ""}`;
  }

  show() {
    this.clear();
    this.asked.show();
    this.say("new", this.answer());
  }

  render() {
    const { el, asked, message, status } = this;
    el.dataset.state = asked.state;
    for (const sign of ["right", "wrong", "refused"]) el.classList.toggle(`is-${sign}`, message.sign === sign);
    const body = /^<(p|div)/.test(message.body) ? message.body : `<p>${message.body}</p>`;
    const filled = signs[message.sign] + `<div>${body}</div>`;
    if (this.filled !== filled) status.innerHTML = this.filled = filled;
    this.paint();
    const shown = this.wanted(), held = document.activeElement;
    for (const [name, button] of Object.entries(this.act)) button.hidden = !shown.includes(name);
    const again = asked.state === "wrong" || asked.shown;
    this.act.reset.textContent = again ? text("quiz.again") : this.resetLabel;
    this.act.reset.className = asked.state === "wrong" ? "bt" : "bt q";
    if (held && held.dataset.act && held.hidden) this.act[shown[0]].focus();
  }

  /** The buttons that make sense now. Where the pressed one goes, the first of them has the focus: never one that gives the answer away. */
  wanted() {
    const { asked } = this, { state, shown } = asked;
    const next = this.following() ? ["next"] : [];
    if (state === "right") return [...next, "reset"];
    if (shown) return [...next, "reset"];
    const hint = this.hints.length ? ["hint"] : [];
    if (state === "wrong") return ["reset", "show", ...hint];
    return ["check", ...this.extra(), "show", ...hint];
  }

  extra() {
    return [];
  }

  /** What is to be read next: a rule's heading or a question, whichever stands first; then the next page. */
  following() {
    const all = [...document.querySelectorAll("main h2[id], .tk-quiz")];
    return all[all.indexOf(this.el) + 1] || document.querySelector(".pager a[rel=next]") || document.querySelector(".pager");
  }

  leaveFor(next) {
    if (next.href) {
      next.click();
      return;
    }
    const heading = next.matches(".tk-quiz") ? next.querySelector("h2, h3, h4, .prompt") : next;
    heading.setAttribute("tabindex", "-1");
    heading.focus({ preventScroll: true });
    next.scrollIntoView();
  }

  keep() {
    const { asked } = this;
    if (asked.shown) return;
    write(...this.name(), asked.state === "new" && !asked.misses ? null : snapshot(asked));
  }

  /** The page came back, or the drag was broken off by the system: everything shown agrees with the state again. */
  refresh() {
    this.render();
  }

  /** A sheet of paper asks; it does not answer. */
  print() {}
}
