/** Ranks of a list of holdings that is printed in several columns of names: down the columns, or along the lines. */
import { own } from '#base/own.ts';
import { compare, type Decimal } from '#domain/decimal.ts';
import type { Box } from '#documents/pdf/page-words.ts';
import type { Table } from '#sources/fmr/candidates/table.ts';
import type { Draft } from '#sources/fmr/draft.ts';

type Holding = Draft['sections']['holdings'][number];

interface Ranked extends Box {
  readonly at: number;
  readonly row: Holding;
}

// Points by which the middles of the figures of one line differ.
const SAME_LINE = 3;

/**
 * Of the orders the printed shares decide: lists of the largest holdings descend. If none descends, or the order in
 * which the rows were found, that one is kept.
 */
export function rankHoldings(draft: Draft, tables: readonly Table[]): void {
  for (const [title, parts] of Map.groupBy(tables, (table) => table.title)) {
    if (title === null || parts.length < 2) continue;
    const listed = parts.flatMap((table) => table.rows.flatMap((row) => row.figures));
    const rows = listRanked(draft).filter((holding) => listed.some((figure) => isWithin(holding, figure)));
    for (const ofScope of Map.groupBy(rows, ({ row }) => row.sub_fund_key).values()) rankAcross(draft, ofScope);
  }
}

/**
 * In an index of the securities of all funds the place of a row is not the rank of the holding: the shares decide, if
 * no two are the same.
 */
export function rankByShares(draft: Draft): void {
  const rows = listRanked(draft);
  for (const ofScope of Map.groupBy(rows, ({ row }) => row.sub_fund_key).values()) {
    const shares = ofScope.map(({ row }) => shareOf(row));
    if (descends(ofScope) || new Set(shares).size < shares.length || shares.includes(undefined)) continue;
    const ordered = ofScope.toSorted((a, b) => compare(shareOf(b.row) as Decimal, shareOf(a.row) as Decimal));
    for (const [order, { at, row }] of ordered.entries()) draft.sections.holdings[at] = { ...row, rank: order + 1 };
  }
}

function shareOf(row: Holding): Decimal | undefined {
  return MEMBERS.map((member) => row[member]).find((share) => share !== null) ?? undefined;
}

function rankAcross(draft: Draft, rows: readonly Ranked[]): void {
  const across = rows.toSorted((a, b) =>
    Math.abs(middle(a) - middle(b)) < SAME_LINE ? a.x0 - b.x0 : middle(a) - middle(b),
  );
  const down = rows.toSorted((a, b) => (a.x1 < b.x0 ? -1 : b.x1 < a.x0 ? 1 : middle(a) - middle(b)));
  const ordered = [rows, across, down].find(descends);
  if (ordered === undefined || ordered === rows) return;
  const ranks = rows.map(({ row }) => row.rank).toSorted((a, b) => a - b);
  for (const [order, { at, row }] of ordered.entries())
    draft.sections.holdings[at] = { ...row, rank: ranks[order] ?? row.rank };
}

/** The holdings of the page, each with the place of its share. */
function listRanked({ sections, evidence }: Draft): Ranked[] {
  return sections.holdings.flatMap((row, at) => {
    const member = row.holding_group === 'TOP_HOLDINGS' ? MEMBERS.find((name) => row[name] !== null) : undefined;
    const place = member === undefined ? undefined : own(evidence, `holdings[${at}].${member}`);
    return place === undefined ? [] : [{ x0: place.x0, y0: place.y0, x1: place.x1, y1: place.y1, at, row }];
  });
}

const MEMBERS = ['percent_of_total_assets', 'percent_of_net_assets', 'percent_of_gross_assets'] as const;

function descends(rows: readonly Ranked[]): boolean {
  const shares = rows.map(({ row }) => shareOf(row));
  return shares.every((share, at) => {
    const before = shares[at - 1];
    return share !== undefined && (at === 0 || (before !== undefined && compare(before, share) >= 0));
  });
}

function middle({ y0, y1 }: Box): number {
  return (y0 + y1) / 2;
}

// Places of evidence are rounded.
function isWithin(place: Box, figure: Box): boolean {
  return place.x0 > figure.x0 - 1 && place.x1 < figure.x1 + 1 && place.y0 > figure.y0 - 1 && place.y1 < figure.y1 + 1;
}
