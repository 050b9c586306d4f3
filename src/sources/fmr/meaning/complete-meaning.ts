/** After the figures of a report are read: what footnotes, remarks and labels say about them. */
import { WHOLE_FUND } from '#sources/fmr/blank-rows.ts';
import { completeFees } from './complete-fees.ts';
import { completeHoldings } from './complete-holdings.ts';
import { completeRatings } from './complete-ratings.ts';
import { completeReturns } from './complete-returns.ts';
import { continueHoldings } from './continued-holdings.ts';
import type { PageContext } from './page-context.ts';
import type { PageNote } from './page-notes.ts';

/** `pages` in page order; what a page leaves open, notes on the fund's other pages may say, the nearest page first. */
export function completeMeaning(pages: readonly PageContext[]): void {
  continueHoldings(pages);
  for (const page of pages) {
    const notes = [page.notes, ...otherPages(pages, page).map((other) => notesFor(page, other))];
    completeReturns(page, notes);
    completeFees(page, notes);
    completeHoldings(page);
    completeRatings(page);
    for (const note of page.notes) addNote(page, note);
  }
}

function otherPages(pages: readonly PageContext[], page: PageContext): PageContext[] {
  const distance = (other: PageContext): number => Math.abs(other.ink.page.page_number - page.ink.page.page_number);
  return pages
    .filter((other) => other !== page && other.state.fund_name === page.state.fund_name)
    .toSorted((a, b) => distance(a) - distance(b));
}

// A mark means what its own page says it means; a note that names a plan needs no mark.
function notesFor(page: PageContext, other: PageContext): PageNote[] {
  const own = new Set(page.notes.map(({ mark }) => mark));
  const namesPlan = ({ text }: PageNote): boolean =>
    page.sub_fund_names.findShort(/^([A-Z][A-Za-z0-9 -]{1,14}):/.exec(text)?.[1] ?? '') !== undefined;
  return other.notes.filter((note) => note.mark === null || !own.has(note.mark) || namesPlan(note));
}

// Without evidence of its own: a note is a text and not a figure.
function addNote({ state: { draft } }: PageContext, { kind, mark, text, section }: PageNote): void {
  draft.add('notes', { ...WHOLE_FUND, note_kind: kind, section_type: section, note_type: mark, text }, {});
}
