/** `AA+(f)` with a raised letter, and `a PACRA, 28 March 2025, outlook stable` at the foot: who rated, when and how. */
import { own } from '#base/own.ts';
import type { Box } from '#documents/pdf/page-words.ts';
import { opensWith } from '#sources/fmr/candidates/numbered-values.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { listRaisedMarks, type RaisedMark } from '#sources/fmr/ink/text-cells.ts';
import type { PageContext } from './page-context.ts';
import { completeRatingOf } from './read-rating.ts';

const RATED = /^(?:PACRA|VIS|JCR-?\s?VIS)\b[^;:]{4,60}$/;
// In points.
const SLACK = 1.5;

/** Of ratings that say neither who gave them nor when, those with the mark of one such note. */
export function completeRatings({ ink, state: { draft } }: PageContext): void {
  const open = draft.sections.ratings.flatMap((row, at) =>
    row.rating_agency === null && row.rating_date === null ? [at] : [],
  );
  if (open.length === 0) return;
  const raised = listRaisedMarks(ink.page.words);
  for (const at of open) {
    const place = own(draft.evidence, `ratings[${at}].rating_raw`);
    const isHere = place !== undefined && place.page_number === ink.page.page_number;
    const marks = isHere ? raised.filter((mark) => isBehind(mark, place)) : [];
    const note = marks.length === 1 ? noteOf(marks[0]?.mark.text ?? '', ink.blocks) : undefined;
    if (note !== undefined) completeRatingOf(draft, at, note);
  }
}

function isBehind({ mark, base }: RaisedMark, place: Box): boolean {
  const isInside = base.x0 > place.x0 - SLACK && base.x1 < place.x1 + SLACK && base.y0 < place.y1 && base.y1 > place.y0;
  return isInside && mark.x0 > place.x1 - SLACK;
}

/** The only text of the page that the mark opens, if it says who rated. */
function noteOf(mark: string, blocks: readonly Block[]): Block | undefined {
  const [sign, another] = blocks.filter(({ text }) => text === mark);
  if (sign === undefined || another !== undefined) return undefined;
  const [note, other] = blocks.filter((block) => opensWith(block, sign));
  return note !== undefined && other === undefined && RATED.test(note.text) ? note : undefined;
}
