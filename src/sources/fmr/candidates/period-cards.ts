/**
 * Periods with the same names and a figure for each name: `FY24` left of `SIF 22.61%` and `Benchmark 21.91%`, in the
 * middle of both.
 */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { periodOfLabel } from '#sources/fmr/meaning/period-label.ts';
import { saysPlainRole } from '#sources/fmr/meaning/series-roles.ts';
import { isOnLine } from './rows.ts';
import type { Band, Row } from './table.ts';

const FEWEST_CARDS = 3;
const FEWEST_NAMES = 2;
// In multiples of the font size: from a name to its figure or the bar of it, and to the next name under it.
const REACH = 8;
const PITCH = 2.2;
const LEVEL = 0.3;
const ALIGNED = 0.3;
// From a period to the names right of it.
const LEFT_REACH = 6;
const MIDDLE = 0.5;

/** A name with its figure on one line. */
export interface Entry {
  readonly name: Block;
  readonly figure: Block;
}

/** A band for each group of periods with the same names. */
export function listPeriodCards(figures: readonly Block[], words: readonly Block[]): Band[] {
  // Asked first, because few pages have such cards.
  if (words.filter(({ text }) => saysPlainRole(text)).length < FEWEST_CARDS) return [];
  const groups = Map.groupBy(listGroups(listEntries(figures, words)), (group) =>
    group.map(({ name }) => name.text).join('\n'),
  );
  return [...groups.values()].flatMap((alike) => bandsOf(alike, words));
}

function bandsOf(alike: readonly (readonly Entry[])[], words: readonly Block[]): Band[] {
  const heads = (alike[0] ?? []).map(({ name }) => name);
  if (alike.length < FEWEST_CARDS || !heads.some(({ text }) => saysPlainRole(text))) return [];
  const rows = alike.flatMap((entries): Row[] => {
    const period = periodOf(entries, words);
    return period === undefined ? [] : [{ label: period, figures: entries.map(({ figure }) => figure) }];
  });
  const isWhole = rows.length === alike.length && new Set(rows.map(({ label }) => label.text)).size === rows.length;
  return isWhole ? [{ rows, heads }] : [];
}

/** Names with one figure after each on its line. */
export function listEntries(
  figures: readonly Block[],
  words: readonly Block[],
  isNaming: (text: string) => boolean = () => true,
): Entry[] {
  const blocks = [...figures, ...words];
  return words
    .filter(({ text }) => isNaming(text))
    .flatMap((name): Entry[] => {
      if (name.lines.length > 1) return [];
      const [next, second] = blocks
        .filter((block) => block.x0 > name.x1 && isOnLine(name, block, LEVEL))
        .toSorted((a, b) => a.x0 - b.x0);
      // A row of several figures is one of a table with heads over its columns.
      const isOwn =
        next?.isFigure === true && second?.isFigure !== true && (next.swatch ?? next).x0 - name.x1 < REACH * name.size;
      return isOwn ? [{ name, figure: next }] : [];
    });
}

/** Entries under each other up to the first name that was there before. */
function listGroups(entries: readonly Entry[]): Entry[][] {
  const groups: Entry[][] = [];
  for (const entry of entries.toSorted((a, b) => a.name.baseline - b.name.baseline)) {
    const group = groups.findLast((each) => continuesGroup(each, entry));
    if (group === undefined) groups.push([entry]);
    else group.push(entry);
  }
  return groups.filter((group) => group.length >= FEWEST_NAMES);
}

function continuesGroup(group: readonly Entry[], { name }: Entry): boolean {
  const last = (group.at(-1) as Entry).name;
  const pitch = name.baseline - last.baseline;
  return (
    pitch > MIDDLE * name.size &&
    pitch < PITCH * name.size &&
    Math.abs(name.x0 - last.x0) < ALIGNED * name.size &&
    group.every((entry) => entry.name.text !== name.text)
  );
}

/** The one period left of the names. */
function periodOf(entries: readonly Entry[], words: readonly Block[]): Block | undefined {
  const names = entries.map(({ name }) => name);
  const [period, ...others] = words.filter(
    (word) => word.lines.length === 1 && periodOfLabel(word.text, null) !== undefined && isLeftOf(word, names),
  );
  return others.length > 0 ? undefined : period;
}

function isLeftOf(period: Block, names: readonly Block[]): boolean {
  const { x0, y0, y1 } = boxAround(names);
  return (
    period.x1 < x0 &&
    x0 - period.x1 < LEFT_REACH * period.size &&
    Math.abs(period.y0 + period.y1 - y0 - y1) < 2 * MIDDLE * period.size
  );
}
