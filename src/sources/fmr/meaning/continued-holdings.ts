/** A list of holdings that the next page continues under its title: the ranks continue those of the page before. */
import { compare, type Decimal } from '#domain/decimal.ts';
import type { Draft } from '#sources/fmr/draft.ts';
import { squeeze } from '#sources/fmr/ink/respace.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { listTitles } from '#sources/fmr/regions/titles.ts';
import type { PageContext } from './page-context.ts';

type Holding = Draft['sections']['holdings'][number];

// `(continued)`, `– Contd.`, `(cont’d)`
const CONTINUED = /\bcont(?:inue[sd]|['’]?d)?\b/i;

/** `pages` in page order. A list that merely has the title of the one before continues it only if its shares do. */
export function continueHoldings(pages: readonly PageContext[]): void {
  for (const [at, page] of pages.entries()) {
    const before = pageBefore(pages.slice(0, at), page);
    if (before === undefined) continue;
    const titles = titlesOf(page);
    const isMarked = titles.some((title) => CONTINUED.test(title));
    const known = new Set(titlesOf(before).map(squeeze));
    if (!isMarked && !titles.some((title) => known.has(squeeze(title)))) continue;
    const { holdings } = page.state.draft.sections;
    for (const own of Map.groupBy(
      holdings.entries(),
      ([, row]) => `${row.holding_group}|${row.sub_fund_key ?? ''}`,
    ).values()) {
      const last = lastOf(before.state.draft.sections.holdings, own[0]?.[1]);
      if (last === undefined || !(isMarked || descends(last, own[0]?.[1]))) continue;
      for (const [index, row] of own) holdings[index] = { ...row, rank: row.rank + last.rank };
    }
  }
}

/** The last page if it is of the same fund; of several funds on each page, the one of that fund on the page before. */
function pageBefore(pages: readonly PageContext[], { state, ink }: PageContext): PageContext | undefined {
  const isOfFund = (other: PageContext): boolean => squeeze(other.state.fund_name) === squeeze(state.fund_name);
  const last = pages.at(-1);
  return last !== undefined && isOfFund(last)
    ? last
    : pages.findLast((other) => other.ink.page.page_number === ink.page.page_number - 1 && isOfFund(other));
}

function titlesOf({ ink }: PageContext): string[] {
  return listTitles(ink.blocks).flatMap(({ text }) => (titleKind(text) === 'HOLDINGS' ? [text] : []));
}

/** The holding of the highest rank in the list that a holding is in. */
function lastOf(rows: readonly Holding[], first: Holding | undefined): Holding | undefined {
  return rows
    .filter((row) => row.holding_group === first?.holding_group && row.sub_fund_key === first.sub_fund_key)
    .toSorted((a, b) => b.rank - a.rank)[0];
}

function descends(last: Holding, next: Holding | undefined): boolean {
  const [over, under] = [shareOf(last), shareOf(next)];
  return over !== null && under !== null && compare(over, under) >= 0;
}

function shareOf(row: Holding | undefined): Decimal | null {
  return row?.percent_of_total_assets ?? row?.percent_of_net_assets ?? row?.percent_of_gross_assets ?? null;
}
