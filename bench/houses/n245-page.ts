/** The pages of AMC N245: a cover, a page for each fund, and two pages for the pension fund. */
import { FUNDS } from './n245-funds.ts';
import { STYLE } from './n245-style.ts';
import * as t from './n245-tables.ts';
import * as w from './n245-words.ts';
import * as s from './shared15.ts';

const foot = (page: number): string => `<div class=foot>${s.esc(w.footerOf(page))}</div>`;

const top = (entry: s.Entry, more = ''): string => `<div class=top><h1>${s.esc(entry.fund_name_raw)}${more}</h1>
<span>Fund Manager Report November 2025</span></div><p class=sub>${w.AMC}</p>`;

const notes = (entry: s.Entry): string =>
  `<div class=notes>${entry.footnotes_raw.map((n) => `<p>${s.esc(n)}</p>`).join('')}</div>`;

const words = (entry: s.Entry, abbr: string): string => `
${w.part('Investment objective', `<p>${s.esc(entry.investment_objective_raw)}</p>`)}${t.facts(entry)}
${w.part('Review of the month', `<p>${s.esc(w.REVIEW[abbr])}</p>`)}`;

function fundPage(entry: s.Entry): string {
  const fund = s.fundNamed(FUNDS, entry);
  const isRate = fund.model.kind === 'rate';
  const left = `${t.assets(entry, s.titleOf(entry, 'ASSET_ALLOCATION'), '24mm')}${t.second(entry)}
${t.held(entry, fund, isRate ? 'Rating' : 'Sector')}${t.statistics(entry)}`;
  const right = `${t.returns(entry)}${t.series(entry, entry.monthly_returns, 'Rolling returns', 'Month')}
${t.series(entry, entry.historical_returns, 'Returns by fiscal year', 'Year')}`;
  return `${top(entry)}${words(entry, fund.abbr)}<div class=cols><div>${left}</div><div>${right}</div></div>
${t.expenses(entry)}${t.breaches(entry)}${t.team(entry)}${notes(entry)}${foot(entry.page_number)}`;
}

function pensionPages(entry: s.Entry): string[] {
  const equity = s.only(entry.sub_funds[0], 'sub-fund');
  const mix = s.only(s.fundNamed(FUNDS, entry).subs?.[0], 'mix');
  return [
    `${top(entry)}${words(entry, 'DIPF')}${t.subPrices(entry)}${t.subReturns(entry)}
${t.subSeries(entry, 'historical_returns', 'Returns of sub-funds by fiscal year')}${t.team(entry)}${foot(entry.page_number)}`,
    `${top(entry, ' (contd.)')}${t.subSeries(entry, 'monthly_returns', 'Rolling returns of sub-funds')}
<div class=cols>${t.subAssets(entry)}${t.held(equity, mix, 'Sector')}</div>${t.subExpenses(entry)}${notes(entry)}
${foot(entry.page_number + 1)}`,
  ];
}

function cover(): string {
  const rows = FUNDS.map((f, i) => w.row([f.name, f.profile.category_raw ?? '', String(i + 2)]));
  return `<div class=cover><h1>Fund Manager Report</h1><p>November 2025</p><p>${w.AMC}</p>
${w.table([w.head(['Fund', 'Category', 'Page']), ...rows])}<p>${s.esc(s.RISK_NOTE)}</p></div>${foot(1)}`;
}

export const html = (entries: readonly s.Entry[]): string =>
  s.htmlPages(STYLE, [cover(), ...entries.flatMap((e) => (e.sub_funds.length > 0 ? pensionPages(e) : [fundPage(e)]))]);
