/** The pages of AMC N249: a review of the economy, then a page for each fund with plain tables. */
import { FUNDS, RISKS } from './n249-funds.ts';
import { STYLE } from './n249-style.ts';
import * as t from './n249-tables.ts';
import * as w from './n249-words.ts';
import * as s from './shared15.ts';

const foot = (page: number): string => `<div class=foot>${w.footerOf(page)}</div>`;

const top = (title: string): string => `<p class=amc>${w.AMC}</p><h1>${s.esc(title)}</h1>
<p class=month>Fund Managers’ Report for the month of September 2021</p>`;

const words = (entry: s.Entry, abbr: string): string => `
${w.titled('Objective', `<p class=text>${s.esc(entry.investment_objective_raw)}</p>`)}
${w.titled('Fund Manager’s Comments', `<p class=text>${s.esc(w.COMMENTS[abbr])}</p>`)}`;

const notes = (entry: s.Entry): string =>
  `<div class=notes>${entry.footnotes_raw.map((n) => `<p>${s.esc(n)}</p>`).join('')}</div>`;

function fundPage(entry: s.Entry): string {
  const fund = s.fundNamed(FUNDS, entry);
  const isRate = fund.model.kind === 'rate';
  const half = (left: string, right: string): string => `<div class=half><div>${left}</div><div>${right}</div></div>`;
  return `${top(entry.fund_name_raw)}${words(entry, fund.abbr)}${t.facts(entry)}
${half(t.returns(entry), `${t.expenses(entry)}${t.statistics(entry)}`)}
${half(t.shares(entry, 'ASSET_ALLOCATION', true), t.shares(entry, s.otherType(entry), isRate))}
${half(t.months(entry), t.years(entry))}${t.held(entry, fund, isRate ? 'Rating' : 'Sector')}${t.breaches(entry)}
${t.team(entry)}${notes(entry)}${foot(entry.page_number)}`;
}

const planPage = (entry: s.Entry): string => `${top(entry.fund_name_raw)}${words(entry, 'KFPF')}${t.facts(entry)}
${t.plans(entry, RISKS)}${t.planReturns(entry)}${t.planAssets(entry)}${t.team(entry)}${notes(entry)}
${foot(entry.page_number)}`;

function front(): string {
  const rows = FUNDS.map((f, i) => w.row([f.name, f.profile.category_raw ?? '', String(i + 2)], ''));
  const review = w.REVIEW.map((p) => `<p class=text>${s.esc(p)}</p>`).join('');
  return `<div class=front>${top('Economy & Capital Markets Review')}${review}
${w.table([w.head(['Name of Scheme', 'Category', 'Page']), ...rows], 'left')}<p></p><p>${s.esc(s.RISK_NOTE)}</p></div>
${foot(1)}`;
}

export const html = (entries: readonly s.Entry[]): string =>
  s.htmlPages(STYLE, [front(), ...entries.map((e) => (e.sub_funds.length > 0 ? planPage(e) : fundPage(e)))]);
