/** The signs of verdicts: told apart by form, not by colour. */
const icon = (inner) => `<svg class="ic" viewBox="0 0 28 28" aria-hidden="true">${inner}</svg>`;
const mark = (inner) => `<svg class="mk" viewBox="0 0 20 20" aria-hidden="true">${inner}</svg>`;

export const signs = {
  new: icon('<circle cx="14" cy="14" r="12" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="4 3.5"/>'),
  refused: icon('<path d="M14 1.5L26.5 14 14 26.5 1.5 14z" fill="none" stroke="currentColor" stroke-width="2.6"/><path d="M9 14h10" stroke="currentColor" stroke-width="3"/>'),
  wrong: icon('<path fill="currentColor" d="M2 2h24v24H2z"/><path class="x" d="M9 9l10 10M19 9L9 19" stroke-width="3"/>'),
  right: icon('<circle cx="14" cy="14" r="13" fill="currentColor"/><path d="M8 14.5l4 4 8-9" fill="none" stroke-width="3"/>'),
};
export const yes = mark('<path d="M3 11l5 5 9-12" fill="none" stroke="currentColor" stroke-width="2.6"/>');
export const no = mark('<path d="M10 1L19 10 10 19 1 10z" fill="none" stroke="currentColor" stroke-width="2"/><path d="M6.5 10h7" stroke="currentColor" stroke-width="2"/>');
export const forward = '<svg class="arr" viewBox="0 0 18 12" aria-hidden="true"><path d="M0 6h16M11 1l5 5-5 5"/></svg>';
