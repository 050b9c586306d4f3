/** Running text: the objective, sentences that state a fact, footnotes and statements. */
import { asDecimal } from '#domain/decimal.ts';
import type { NoteKind } from '#domain/fragment-terms.ts';
import type { Segment } from '#documents/pdf/list-segments.ts';
import { BLANK_TERM, WHOLE_FUND } from './blank-rows.ts';
import type { Block } from './find-blocks.ts';
import type { PageState } from './page-state.ts';
import { findUnit, readMoney } from './printed-money.ts';
import { joinCells, sameRow } from './rows.ts';

export function readObjective(state: PageState, block: Block): void {
  if (block.segments.length === 0) return;
  const cell = joinCells(block.segments);
  // A shorter text is a heading whose own lines stand elsewhere.
  if (cell.text.length < 20) return;
  state.draft.add('special_terms', { ...WHOLE_FUND, ...BLANK_TERM, term_type: 'INVESTMENT_OBJECTIVE', label_raw: block.title, value_raw: cell.text }, { value_raw: cell });
}

// `The Fund size stood at Rs. 17.91217 billion at the end of June 2019.`, `net assets of the fund stood at PKR 2,944 mn`
const SIZE = /\b(?:fund'?s? size|net assets(?: of the fund)?|size of the fund|fund’s? size)\s+(?:stood|stands|was|were|is|closed|clocked in)\s+(?:at\s+)?((?:rs|pkr)\.?\s*[\d,]+(?:\.\d+)?\s*(?:billion|bn|million|mn|mln))\b/i;

/** The fund's size where only a sentence states it; a labelled size comes first. */
export function readSizeSentence(state: PageState, segments: readonly Segment[]): void {
  const cell = joinCells(segments);
  const match = SIZE.exec(cell.text);
  if (match?.[1] === undefined || state.draft.members.fund_size !== null) return;
  const unit = findUnit(match[1]);
  const money = unit === undefined ? undefined : readMoney(match[1], unit);
  if (money?.kind !== 'money') return;
  const line = segments.find((segment) => segment.text.includes(match[1]?.slice(0, 8) ?? '')) ?? segments[0];
  const evidence = { ...(line ?? cell), text: match[1], multiplied_by: asDecimal(money.unit) };
  state.draft.set('fund_size', money.rupees, evidence);
  state.draft.set('net_assets', money.rupees, evidence);
}

// `* Calculated on 12 month trailing data`, `***This includes …`
const MARKED = /^[*†‡]/;

/** Footnotes line by line; a line that follows a full one goes on with it. */
export function readFootnotes(state: PageState, segments: readonly Segment[], rightEdge: number): void {
  const notes: Segment[][] = [];
  let before: readonly Segment[] | undefined;
  for (const line of listLines(segments)) {
    const [first] = line;
    if (first === undefined) continue;
    const isMarked = MARKED.test(first.text);
    // Notes stand close under each other; what follows a gap, or is larger, is the page's text again.
    const above = before?.[0];
    if (above !== undefined && !isMarked && (first.baseline - above.baseline > 2.2 * first.size || first.size > above.size + 0.5)) break;
    const isFull = (before?.at(-1)?.x1 ?? 0) > 0.93 * rightEdge;
    if (before !== undefined && isFull && !isMarked) notes.at(-1)?.push(...line);
    else notes.push([...line]);
    before = line;
  }
  for (const note of notes) addNote(state, 'FOOTNOTE', null, note);
}

/** Texts under a title of their own: what the fund has set aside for the workers' welfare fund. */
export function readStatements(state: PageState, blocks: readonly Block[]): void {
  for (const block of blocks) if (block.segments.length > 0) addNote(state, 'STATEMENT', block.title.replace(/:$/, ''), block.segments);
}

function addNote(state: PageState, note_kind: NoteKind, note_type: string | null, segments: readonly Segment[]): void {
  const cell = joinCells(segments);
  state.draft.add('notes', { ...WHOLE_FUND, note_kind, section_type: null, note_type, text: cell.text }, { text: cell });
}

function listLines(segments: readonly Segment[]): Segment[][] {
  const lines: Segment[][] = [];
  for (const segment of segments.toSorted((a, b) => a.baseline - b.baseline || a.x0 - b.x0)) {
    const line = lines.at(-1);
    if (line !== undefined && sameRow(line[0] as Segment, segment)) line.push(segment);
    else lines.push([segment]);
  }
  return lines;
}
