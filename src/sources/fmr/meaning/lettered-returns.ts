/**
 * Returns of the benchmark in a place of their own, by the mark that each return of the fund bears: `6.68%` with a
 * raised `b`, and `Benchmark … Its returns in the same periods: a 6.36% b 6.23%` elsewhere on the page.
 */
import type { Word } from '#documents/pdf/page-words.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { PageInk } from '#sources/fmr/ink/page-ink.ts';
import { listRaisedMarks } from '#sources/fmr/ink/text-cells.ts';
import type { PageContext } from './page-context.ts';
import { readPercent } from '#sources/fmr/printed-number.ts';

const LETTER = /^[a-h]$/;
const FEWEST = 3;
// In multiples of the font size.
const NEAR = 0.9;
const SAME_LINE = 0.7;
const TEXT_ABOVE = 5;
const TEXT_BEFORE = 20;

interface LetteredReturns {
  /** By the fund's return with the same mark. */
  readonly benchmarks: ReadonlyMap<Block, Block>;
  /** Everything that belongs to the list of the benchmark's returns, its words excepted. */
  readonly blocks: readonly Block[];
}

/** Keeps them for the tables of returns. */
export function takeLetteredReturns({ ink, taken, lettered }: PageContext): void {
  const { benchmarks, blocks } = listLetteredReturns(ink);
  for (const block of blocks) taken.add(block);
  for (const [figure, benchmark] of benchmarks) lettered.set(figure, benchmark);
}

function listLetteredReturns({ page, blocks }: PageInk): LetteredReturns {
  const figures = blocks.filter((block) => block.isFigure && typeof readPercent(block.text) === 'string');
  const own = byLetter(
    listRaisedMarks(page.words).flatMap(({ mark, base }) => {
      const figure = figures.find((block) => isOf(block, base));
      return LETTER.test(mark.text) && figure !== undefined ? [{ letter: mark, figure }] : [];
    }),
  );
  if (own.size < FEWEST) return NONE;
  const letters = page.words.filter(({ text }) => LETTER.test(text));
  const listed = letters.flatMap((letter) => {
    const figure = figures.find((block) => follows(letter, block));
    return figure === undefined ? [] : [{ letter, figure }];
  });
  const keyed = byLetter(listed);
  const isWhole = own.size === keyed.size && [...own.keys()].every((letter) => keyed.has(letter));
  if (!isWhole || !isOfBenchmark([...keyed.values()], blocks)) return NONE;
  const marks = blocks.filter((block) => LETTER.test(block.text) && listed.some(({ letter }) => isOf(block, letter)));
  return {
    benchmarks: new Map([...own].map(([letter, figure]) => [figure, keyed.get(letter) as Block] as const)),
    blocks: [...keyed.values(), ...marks, ...wordsBefore([...keyed.values()], blocks)],
  };
}

const NONE: LetteredReturns = { benchmarks: new Map(), blocks: [] };

/** The figure of each mark; where two figures have it, it says nothing. */
function byLetter(pairs: readonly { readonly letter: Word; readonly figure: Block }[]): Map<string, Block> {
  const groups = Map.groupBy(pairs, ({ letter }) => letter.text);
  return new Map(
    [...groups].flatMap(([text, [pair, ...more]]) => (pair && more.length === 0 ? [[text, pair.figure]] : [])),
  );
}

function isOf(block: Block, { x0, x1, y0, y1 }: Word): boolean {
  return x0 > block.x0 - 1 && x1 < block.x1 + 1 && y0 > block.y0 - 1 && y1 < block.y1 + 1;
}

function follows(letter: Word, figure: Block): boolean {
  const gap = figure.x0 - letter.x1;
  return (
    gap > -0.2 * figure.size && gap < NEAR * figure.size && letter.size < 0.95 * figure.size && isLevel(letter, figure)
  );
}

function isLevel(one: { readonly baseline: number }, figure: Block): boolean {
  return Math.abs(one.baseline - figure.baseline) < SAME_LINE * figure.size;
}

/** Words over the first figures, or before them, say that returns of the benchmark follow. */
function isOfBenchmark(figures: readonly Block[], blocks: readonly Block[]): boolean {
  const first = figures.toSorted((a, b) => a.y0 - b.y0)[0] as Block;
  const left = Math.min(...figures.map((figure) => figure.x0)) - TEXT_BEFORE * first.size;
  const text = blocks
    .filter(
      (block) =>
        !block.isFigure &&
        block.x1 > left &&
        block.x0 < first.x1 &&
        block.y0 < first.y1 &&
        first.y0 - block.y1 < TEXT_ABOVE * first.size,
    )
    .map((block) => block.text)
    .join(' ');
  return /\bbench ?mark\b/i.test(text) && /\b(?:returns?|performance)\b/i.test(text);
}

// `Its returns in the same periods:` on the line of the first figures names nothing in a list.
function wordsBefore(figures: readonly Block[], blocks: readonly Block[]): Block[] {
  return blocks.filter(
    (block) =>
      !block.isFigure &&
      block.lines.length === 1 &&
      block.text.endsWith(':') &&
      /\breturns?\b/i.test(block.text) &&
      figures.some((figure) => isLevel(block, figure) && block.x1 < figure.x0),
  );
}
