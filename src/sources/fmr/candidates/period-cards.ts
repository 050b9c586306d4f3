/**
 * Periods with the same names and a figure for each name: `1 month` over the fund's figure in large print, with
 * `Benchmark 11.98%` and `Peer average 11.68%` under it; or `FY24` left of `SIF 22.61%` and `Benchmark 21.91%`, in the
 * middle of both.
 */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { periodOfLabel } from '#sources/fmr/meaning/period-label.ts';
import { saysOther, saysPlainRole } from '#sources/fmr/meaning/series-roles.ts';
import { isOnLine } from './rows.ts';
import type { Band, Row } from './table.ts';

const FEWEST_CARDS = 3;
const FEWEST_NAMES = 2;
// In multiples of the font size: from a name to its figure or the bar of it, and to the next name under it.
const REACH = 8;
const PITCH = 2.2;
const LEVEL = 0.3;
const ALIGNED = 0.3;
// From a period to the names right of it, and to the large figure under it.
const LEFT_REACH = 6;
const UNDER = 1.2;
const MIDDLE = 0.5;
// Of the size of the names.
const LARGE = 1.3;

interface Entry {
  readonly name: Block;
  readonly figure: Block;
}

/** The period that a group of names is of, with the large figure between both. */
interface Card {
  readonly period: Block;
  readonly large: Block | undefined;
  readonly entries: readonly Entry[];
}

/** A band for the large figures of such cards, and one for those under the names. */
export function listPeriodCards(figures: readonly Block[], words: readonly Block[]): Band[] {
  // Asked first, because few pages have such cards.
  if (words.filter(({ text }) => saysPlainRole(text)).length < FEWEST_CARDS) return [];
  const groups = Map.groupBy(listGroups(listEntries(figures, words)), (group) =>
    group.map(({ name }) => name.text).join('\n'),
  );
  return [...groups.values()].flatMap((alike) => bandsOf(alike, figures, words));
}

function bandsOf(alike: readonly (readonly Entry[])[], figures: readonly Block[], words: readonly Block[]): Band[] {
  const heads = (alike[0] ?? []).map(({ name }) => name);
  if (alike.length < FEWEST_CARDS || !heads.some(({ text }) => saysPlainRole(text))) return [];
  const cards = alike.flatMap((entries) => cardOf(entries, figures, words) ?? []);
  const isWhole =
    cards.length === alike.length && new Set(cards.map(({ period }) => period.text)).size === cards.length;
  const larges = cards.flatMap(({ period, large }): Row[] =>
    large === undefined ? [] : [{ label: period, figures: [large] }],
  );
  if (!isWhole || (larges.length > 0 && larges.length < cards.length)) return [];
  // A large figure is the fund's only where the names are of all others.
  if (larges.length > 0 && !heads.every(({ text }) => saysOther(text))) return [];
  const rows = cards.map(({ period, entries }): Row => ({
    label: period,
    figures: entries.map(({ figure }) => figure),
  }));
  return [...(larges.length === 0 ? [] : [{ rows: larges, heads: [] }]), { rows, heads }];
}

/** Names with one figure after each on its line. */
function listEntries(figures: readonly Block[], words: readonly Block[]): Entry[] {
  const blocks = [...figures, ...words];
  return words.flatMap((name): Entry[] => {
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

function cardOf(entries: readonly Entry[], figures: readonly Block[], words: readonly Block[]): Card | undefined {
  const names = entries.map(({ name }) => name);
  const periods = words.filter(({ text, lines }) => lines.length === 1 && periodOfLabel(text, null) !== undefined);
  const left = periods.filter((period) => isLeftOf(period, names));
  const large = figures.find((figure) => isLargeOver(figure, names));
  const over = large === undefined ? [] : periods.filter((period) => isRightOver(period, large));
  const [period, ...others] = [...left, ...over];
  return period === undefined || others.length > 0
    ? undefined
    : { period, large: left.length > 0 ? undefined : large, entries };
}

function isLeftOf(period: Block, names: readonly Block[]): boolean {
  const { x0, y0, y1 } = boxAround(names);
  return (
    period.x1 < x0 &&
    x0 - period.x1 < LEFT_REACH * period.size &&
    Math.abs(period.y0 + period.y1 - y0 - y1) < 2 * MIDDLE * period.size
  );
}

function isLargeOver(figure: Block, [first]: readonly Block[]): boolean {
  if (first === undefined) return false;
  return figure.size > LARGE * first.size && isRightOver(figure, first);
}

/** Whether a block is right over another one, at its left edge. */
function isRightOver(block: Block, below: Block): boolean {
  const size = Math.max(block.size, below.size);
  const gap = below.y0 - block.y1;
  return gap > -MIDDLE * size && gap < UNDER * size && Math.abs(block.x0 - below.x0) < ALIGNED * size;
}
