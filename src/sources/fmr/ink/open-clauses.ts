/**
 * `2.55% of which` over `levies 0.31%`: a clause that a line leaves open, and the line with the figure that closes it;
 * `…, Back End` over `Load: Nil`: a label in the middle of a value.
 */
import type { Segment } from '#documents/pdf/list-segments.ts';

const OPEN = /\d\s?%[^%;]{0,60}\b(?:of which|thereof|includ(?:ing|es)|inclusive of)\b[a-z\s]{0,30}$/i;
const CLOSING = /^[a-z\s]{0,30}\d{1,2}\.\d{1,4}\s?%\)?[.;*†]{0,3}$/i;
const OPEN_LABEL = /, (?:front|back)[ -]end$/i;
const END_OF_LABEL = /^(?:sales )?load\s?[:–-]/i;
// In multiples of the font size; ALIGNED in points.
const LEAST_PITCH = 0.6;
const MOST_PITCH = 1.6;
const ALIGNED = 1.6;

/** Whether the figure of a line belongs to the words of the line above. */
export function closesClause(above: Segment, line: Segment): boolean {
  const pitch = (line.baseline - above.baseline) / line.size;
  if (pitch < LEAST_PITCH || pitch > MOST_PITCH || Math.abs(above.size - line.size) > 0.3) return false;
  const isAligned = Math.min(Math.abs(above.x0 - line.x0), Math.abs(above.x1 - line.x1)) < ALIGNED;
  const closes =
    (OPEN.test(above.text) && CLOSING.test(line.text)) || (OPEN_LABEL.test(above.text) && END_OF_LABEL.test(line.text));
  return isAligned && closes;
}

/** The lines that close a clause. */
export function listClosingLines(lines: readonly Segment[]): Set<Segment> {
  const open = lines.filter(({ text }) => OPEN.test(text) || OPEN_LABEL.test(text));
  return new Set(open.length === 0 ? [] : lines.filter((line) => open.some((above) => closesClause(above, line))));
}
