/** After the figures of a page are read: what its footnotes, remarks and labels say about them. */
import { WHOLE_FUND } from '#sources/fmr/blank-rows.ts';
import { listRaisedMarks } from '#sources/fmr/ink/text-cells.ts';
import { completeFees } from './complete-fees.ts';
import { completeReturns } from './complete-returns.ts';
import type { PageContext } from './page-context.ts';
import { listNotes, type PageNote } from './page-notes.ts';

export function completeMeaning(context: PageContext): void {
  const { ink, state } = context;
  // Notes alone are no fund's page.
  if (Object.keys(state.draft.evidence).length === 0) return;
  const notes = listNotes(ink.blocks, listRaisedMarks(ink.page.words));
  completeReturns(context, notes);
  completeFees(context, notes);
  for (const note of notes) addNote(context, note);
}

// Without evidence of its own: a note says what it says, and is no figure that makes a page a fund's.
function addNote({ state: { draft } }: PageContext, { kind, mark, text, section }: PageNote): void {
  draft.add('notes', { ...WHOLE_FUND, note_kind: kind, section_type: section, note_type: mark, text }, {});
}
