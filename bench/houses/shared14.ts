/** What the AMCs N71 to N74 share: the helpers of the two sets before, and tables of shares, holdings and sub-funds. */
import * as s from './shared12.ts';

export * from './shared12.ts';
export { matrix, withoutBenchmark } from './shared13.ts';

/** The type of the table that is not the asset allocation, if the fund has one. */
export const otherType = (figures: s.Figures): s.AllocationType | null =>
  figures.allocations.find((a) => a.allocation_type !== 'ASSET_ALLOCATION')?.allocation_type ?? null;

/** Labels and shares of one month under their title; nothing if the fund has none. */
export function sharesList(figures: s.Figures, type: s.AllocationType | null, cell = s.percent): string {
  const rows = s.lines(figures, type).map((r) => [r.label, cell(r.cells[0])] as const);
  return type === null || rows.length === 0 ? '' : `${s.heading(s.titleOf(figures, type))}${s.list(rows)}`;
}

/** Names and weights of the holdings under their title; nothing if the fund has none. */
export const holdingsList = (figures: s.Figures, cell = s.percent): string =>
  figures.holdings.length === 0
    ? ''
    : `${s.heading(figures.holdings_title_raw ?? '')}${s.list(s.holdingItems(figures, cell))}`;

/** The names of the people before what they are responsible for. */
export const namesFirst = (entry: s.Entry): string =>
  s.list(s.people(entry).map(([office, name]) => [name, office] as const));

/** Sorts a rest such as `Others` behind all other classes. */
export const restLast = (rows: readonly string[][], isRest: (label: string) => boolean): string[][] =>
  rows.toSorted(([a = ''], [b = '']) => Number(isRest(a)) - Number(isRest(b)));
