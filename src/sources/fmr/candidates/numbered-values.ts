/**
 * Labels with raised numbers whose values are in a list of notes: `Category` with a raised 2 among other such labels,
 * and `2 Money Market` at the foot of the page.
 */
import { makeBlock, type Block } from '#sources/fmr/ink/blocks.ts';
import type { RaisedMark } from '#sources/fmr/ink/text-cells.ts';
import type { Label, LabelPair, FindMeaning } from './label-pair.ts';
import { fitsValue } from './value-types.ts';

const NUMBER = /^\d{1,2}$/;
// Fewer labels with raised numbers have notes that explain them, and their values elsewhere.
const FEWEST = 3;
// In multiples of the font size: from a number to its text, by how much it is higher, between level texts, and from a
// label to a value under it.
const NEXT_TO = 1;
const RAISED = 0.7;
const ON_LINE = 0.3;
const UNDER = 2;
// The lines of a note, and how far up its column is looked at.
const PITCH = 1.6;
const COLUMN = 12;

interface NumberedLabel extends Label {
  readonly number: string;
}

/** The labels that are on lines of such labels alone, each with the only text that has its number. */
export function listNumberedValues(
  blocks: readonly Block[],
  marks: readonly RaisedMark[],
  meaningOf: FindMeaning,
  isTaken: (block: Block) => boolean,
): LabelPair[] {
  const numbered = marks.filter(({ mark }) => NUMBER.test(mark.text));
  if (numbered.length < FEWEST) return [];
  const open = blocks.filter((block) => !isTaken(block));
  const labels = open.flatMap((block): NumberedLabel[] => {
    const own = numbered.filter(({ base }) => isLastWord(block, base));
    const meaning = own.length === 1 ? meaningOf(block.text, block) : undefined;
    return meaning === undefined || meaning.kind === 'period'
      ? []
      : [{ block, meaning, number: own[0]?.mark.text ?? '' }];
  });
  const marked = new Set(labels.map(({ block }) => block));
  // A label with its value on its line or right under it has a note of another kind.
  const alone = labels.filter(({ block }) =>
    blocks.every(
      (other) => marked.has(other) || !(isRightUnder(other, block) || other.lines.some((line) => isLevel(line, block))),
    ),
  );
  const isOnce = ({ number }: NumberedLabel): boolean => alone.filter((other) => other.number === number).length === 1;
  if (alone.length < FEWEST || !alone.every(isOnce)) return [];
  const numbers = blocks.filter(({ text }) => NUMBER.test(text));
  const pairs = alone.map((label) => pairOf(label, numbers, open));
  if (!pairs.every((pair) => pair !== undefined)) return [];
  const fitting = pairs.filter(({ meaning, value }) => fitsValue(meaning, value.text));
  return fitting.length < FEWEST ? [] : fitting;
}

function isRightUnder({ x0, x1, y0 }: Block, label: Block): boolean {
  return y0 > label.y0 && y0 - label.y1 < UNDER * label.size && x0 < label.x1 && x1 > label.x0;
}

function isLastWord({ lines }: Block, base: RaisedMark['base']): boolean {
  return lines.at(-1)?.words.at(-1) === base;
}

function isLevel(line: { readonly baseline: number }, { baseline, size }: Block): boolean {
  return Math.abs(line.baseline - baseline) < ON_LINE * size;
}

function pairOf(
  { block: label, meaning, number }: NumberedLabel,
  numbers: readonly Block[],
  open: readonly Block[],
): LabelPair | undefined {
  const [sign, another] = numbers.filter(({ text }) => text === number);
  if (sign === undefined || another !== undefined || sign.y0 < label.y1) return undefined;
  const [first, other] = open.filter((block) => opensWith(block, sign));
  if (first === undefined || other !== undefined) return undefined;
  const isOpening = (block: Block): boolean => numbers.some((each) => opensWith(block, each));
  const note = withNextLines(first, sign, open, isOpening);
  const value = note.length === 1 ? first : makeBlock(note.flatMap(({ lines }) => [...lines]));
  return { label, labelText: label.text, meaning, value, way: 'INLINE', blocks: [label, sign, ...note] };
}

/** A note goes to its next line only if the first word of that would not have found room on the line before. */
function withNextLines(
  first: Block,
  sign: Block,
  open: readonly Block[],
  isOpening: (block: Block) => boolean,
): Block[] {
  const column = open.filter(
    ({ x0, y0, size }) =>
      y0 > sign.y0 - COLUMN * size && x0 > sign.x0 - 1 && x0 < first.x0 + 1 && Math.abs(size - first.size) < 0.3,
  );
  const right = Math.max(...column.map(({ x1 }) => x1));
  const note = [first];
  for (const next of column.toSorted((a, b) => a.y0 - b.y0)) {
    const last = (note.at(-1) as Block).lines.at(-1) as Block['lines'][number];
    const [line] = next.lines;
    const word = line?.words[0];
    const pitch = (line?.baseline ?? 0) - last.baseline;
    if (word === undefined || pitch < 0.5 * last.size || pitch > PITCH * last.size) continue;
    if (isOpening(next) || last.x1 + word.x1 - word.x0 < right - 0.3 * last.size) break;
    note.push(next);
  }
  return note;
}

/** Whether the first line of a text follows its raised number. */
export function opensWith({ lines: [first] }: Block, { x1, size, baseline }: Block): boolean {
  if (first === undefined || first.size < size) return false;
  const gap = first.x0 - x1;
  const rise = first.baseline - baseline;
  return gap > -0.1 * size && gap < NEXT_TO * size && rise > 0.1 * size && rise < RAISED * first.size;
}
