/** Names over rows of series, which are set in and have the same labels under each: `Benchmark` under a fund. */
import { joinNext } from '#sources/fmr/group-items.ts';
import { isAlike } from './label-pair.ts';
import { isInColumn } from './rows.ts';
import type { Row } from './table.ts';

// In multiples of the font size: how far the rows are set in, and from one line to the next.
const INDENT = { least: 0.4, most: 4 } as const;
const NEXT_ROW = 2;
// In points.
const ALIGNED = 1;
const FEWEST_COLUMNS = 2;

interface Series {
  readonly name: Row;
  readonly over: Row[];
  readonly under: Row[];
}

/** Joins the groups of rows of each such table. */
export function joinUnderNames(groups: readonly Row[][]): Row[][] {
  const series = groups.flatMap((under): Series[] => {
    const over = groups.find((group) => group !== under && isNameOver(group.at(-1) as Row, under));
    return over === undefined ? [] : [{ name: over.at(-1) as Row, over, under }];
  });
  const chains = joinNext(
    series.toSorted((a, b) => a.name.label.y0 - b.name.label.y0),
    isNext,
  ).filter((chain) => chain.length > 1);
  const joined = new Map(
    chains.map((chain) => [chain[0]?.over, chain.flatMap(({ over, under }) => [...over, ...under])]),
  );
  const gone = new Set(chains.flatMap((chain) => chain.flatMap(({ over, under }) => [over, under])));
  return groups.flatMap((group) => {
    const whole = joined.get(group);
    return whole !== undefined ? [whole] : gone.has(group) ? [] : [[...group]];
  });
}

function isNameOver(name: Row, under: readonly Row[]): boolean {
  const [first] = under as [Row];
  const indent = (first.label.x0 - name.label.x0) / name.label.size;
  return (
    indent > INDENT.least &&
    indent < INDENT.most &&
    name.figures.length >= FEWEST_COLUMNS &&
    isRightUnder(name, first) &&
    under.every(({ figures }) => figures.every((figure) => name.figures.some((each) => isInColumn(figure, each))))
  );
}

function isRightUnder({ label: above }: Row, { label }: Row): boolean {
  const gap = label.y0 - above.y1;
  return gap > -1 && gap < NEXT_ROW * label.size;
}

function isNext({ name, under }: Series, next: Series): boolean {
  const [own, other] = [under[0] as Row, next.under[0] as Row];
  return (
    isRightUnder(under.at(-1) as Row, next.over[0] as Row) &&
    name.label.text !== next.name.label.text &&
    Math.abs(name.label.x0 - next.name.label.x0) < ALIGNED &&
    isAlike(name.label, next.name.label) &&
    own.label.text === other.label.text &&
    Math.abs(own.label.x0 - other.label.x0) < ALIGNED
  );
}
