/**
 * Running text of codes with their values, over the ends of lines: `CAT Equity Scheme TYP Open End LCH 26 May 2005`.
 * Codes may be set smaller than the values, or in boxes; the page explains them in a key.
 */
import type { Word } from '#documents/pdf/page-words.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { blockOf, flowOf } from '#sources/fmr/ink/flow.ts';
import type { TextLine } from '#sources/fmr/ink/text-cells.ts';
import type { FindMeaning, LabelPair } from './label-pair.ts';
import { fitsValue } from './value-types.ts';

// Fewer codes with a value right after them do not show where values are.
const FEWEST = 4;
// In multiples of the font size. A gap that is wider than that between words may be one or the end of the value.
const SAME_LINE = 0.25;
const WORD_GAP = 1.2;
const CELL_GAP = 2.5;
const LINE_PITCH = 2.4;
const CLOSE_PITCH = 1.6;
const ALIGNED = 0.6;

type IsCode = (word: Word) => boolean;

/** A word of a line of the list. */
interface Place {
  readonly word: Word;
  readonly line: TextLine;
}

interface Item {
  readonly code: Place;
  readonly value: readonly Place[];
}

/** The items of a page's list of codes; their blocks are not to be read in another way. */
export function listCodedItems(
  blocks: readonly Block[],
  meaningOf: FindMeaning,
  isTaken: (block: Block) => boolean,
  isCode: IsCode,
): LabelPair[] {
  const open = blocks.filter((block) => !isTaken(block));
  const lines = open.flatMap((block) => [...block.lines]);
  const codes = lines.flatMap((line) => line.words.filter(isCode));
  if (codes.length < FEWEST) return [];
  const rows = listRows(codes, lines);
  const isRunning = rows.some((row) => row.filter(({ word }) => isCode(word)).length > 1);
  const items = isRunning ? rows.flatMap((_, at) => itemsOf(rows, at, isCode, lines)) : [];
  return items.length < FEWEST ? [] : items.flatMap((item) => pairOf(item, open, meaningOf));
}

function pairOf({ code, value }: Item, blocks: readonly Block[], meaningOf: FindMeaning): LabelPair[] {
  const meaning = meaningOf(code.word.text);
  const [label, text] = [blockFrom([code]), blockFrom(value)];
  if (meaning === undefined || meaning.kind === 'period' || !fitsValue(meaning, text.text)) return [];
  const lines = new Set([code, ...value].map(({ line }) => line));
  const own = blocks.filter((block) => block.lines.some((line) => lines.has(line)));
  return [{ label, labelText: label.text, meaning, value: text, way: 'INLINE', blocks: own }];
}

function blockFrom(places: readonly Place[]): Block {
  const lines = [...Map.groupBy(places, ({ line }) => line)].map(([line, own]) => ({
    ...line,
    words: own.map(({ word }) => word),
  }));
  const flow = flowOf(lines.map((line) => [line]));
  return { ...blockOf(flow, 0, flow.text.length), text: flow.text };
}

/** The words of each line with codes, from left to right. */
function listRows(codes: readonly Word[], lines: readonly TextLine[]): Place[][] {
  const rows: Place[][] = [];
  for (const code of codes.toSorted((a, b) => a.baseline - b.baseline)) {
    if (rows.some((row) => row.some(({ word }) => word === code))) continue;
    const own = lines.filter((line) => isLevel(code, line));
    rows.push(
      own
        .flatMap((line) => line.words.map((word): Place => ({ word, line })))
        .toSorted((a, b) => a.word.x0 - b.word.x0),
    );
  }
  return rows;
}

function isLevel(one: Pick<Word, 'baseline' | 'size'>, other: Pick<Word, 'baseline' | 'size'>): boolean {
  return Math.abs(one.baseline - other.baseline) < SAME_LINE * Math.max(one.size, other.size);
}

/** Each code of a row with the words up to the next one; none of a code whose value may end elsewhere. */
function itemsOf(rows: readonly (readonly Place[])[], at: number, isCode: IsCode, lines: readonly TextLine[]): Item[] {
  const row = rows[at] ?? [];
  const next = rows[at + 1] ?? [];
  return row.flatMap((code, place): Item[] => {
    if (!isCode(code.word)) return [];
    const rest = row.slice(place + 1);
    const stop = rest.findIndex(({ word }) => isCode(word));
    const run = stop < 0 ? rest : rest.slice(0, stop);
    const gaps = run.map(({ word }, index) => (word.x0 - (run[index - 1] ?? code).word.x1) / word.size);
    const cut = gaps.findIndex((gap) => gap > CELL_GAP);
    const value = cut < 0 ? run : run.slice(0, cut);
    const isUnclear = gaps.slice(0, value.length).some((gap) => gap > WORD_GAP);
    if (value.length === 0 || isUnclear) return [];
    if (stop >= 0 || cut >= 0) return [{ code, value }];
    return goesOn(row, next, lines) ? [] : [{ code, value: [...value, ...continued(row, next, isCode)] }];
  });
}

/** Whether a text without codes begins right under the row: it may be the rest of the last value. */
function goesOn([first]: readonly Place[], [next]: readonly Place[], lines: readonly TextLine[]): boolean {
  return lines.some(
    (line) =>
      first !== undefined &&
      (next === undefined || !isLevel(next.word, line)) &&
      isUnder(first.word, line, CLOSE_PITCH),
  );
}

function isUnder(first: Word, below: Pick<Word, 'baseline' | 'size' | 'x0'>, reach: number): boolean {
  const pitch = (below.baseline - first.baseline) / below.size;
  return pitch > SAME_LINE && pitch < reach && Math.abs(below.x0 - first.x0) < ALIGNED * below.size;
}

/** The words before the first code of the next row, if it begins where this one does. */
function continued([first]: readonly Place[], next: readonly Place[], isCode: IsCode): readonly Place[] {
  const [start] = next;
  if (first === undefined || start === undefined || !isUnder(first.word, start.word, LINE_PITCH)) return [];
  return next.slice(
    0,
    next.findIndex(({ word }) => isCode(word)),
  );
}
