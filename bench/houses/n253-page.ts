/** The pages of AMC N253: a summary in front, a page for each fund, and a glossary at the end. */
import { FUNDS } from './n253-funds.ts';
import { STYLE } from './n253-style.ts';
import * as t from './n253-tables.ts';
import * as w from './n253-words.ts';
import * as s from './shared15.ts';

const foot = (page: number): string => `<div class=foot>${w.footerOf(page)}</div>`;

const notes = (texts: readonly string[]): string =>
  `<div class=notes>${texts.map((n) => `<p>${s.esc(n)}</p>`).join('')}</div>`;

function fundParts(entry: s.Entry): string {
  const fund = s.fundNamed(FUNDS, entry);
  const isRate = fund.model.kind === 'rate';
  const type = s.only(s.otherType(entry), 'second table');
  const right = `${t.years(entry)}${t.expenses(entry)}${t.statistics(entry)}`;
  return `${t.returns(entry)}${t.assets(entry)}
<div class=three><div>${t.stack(entry, type)}</div><div>${t.months(entry)}</div><div>${right}</div></div>
${t.held(entry, fund, isRate ? 'Rating' : 'Sector')}`;
}

const planParts = (entry: s.Entry): string =>
  `${t.plans(entry)}${t.planReturns(entry)}${t.planAssets(entry)}${t.planMonths(entry)}`;

function fundPage(entry: s.Entry): string {
  const comment = w.COMMENTS[s.fundNamed(FUNDS, entry).abbr];
  return `<h1>${s.esc(entry.fund_name_raw)}</h1><p class=lead>${s.esc(entry.investment_objective_raw)}</p>
${t.sentences(entry)}${entry.sub_funds.length > 0 ? planParts(entry) : fundParts(entry)}
${w.titled('The month of May', `<p>${s.esc(comment)}</p>`)}${t.team(entry)}${notes(entry.footnotes_raw)}
${foot(entry.page_number)}`;
}

/** Names, sizes, prices and two returns of each fund and plan; the newest six months with a column for each fund. */
function summary(entries: readonly s.Entry[]): string {
  const line = (name: string, kind: string, x: s.Figures): string => {
    const [month, year] = x.reported_returns;
    const cells = [x.fund_size_raw ?? '', x.nav_per_unit ?? '', w.pct(month?.fund_return_percent)];
    return w.row([name, kind, ...cells, w.pct(year?.fund_return_percent)]);
  };
  const rows = entries.flatMap((e) =>
    e.sub_funds.length === 0
      ? [line(e.fund_name_raw, e.category_raw ?? '', e)]
      : e.sub_funds.map((x) => line(`${e.fund_name_raw}: ${x.name_raw}`, e.category_raw ?? '', x)),
  );
  const heads = w.head(['Fund', 'Category', 'Net assets', 'NAV (Rs.)', 'May 2023', 'FY23 to date']);
  const own = entries.filter((e) => e.sub_funds.length === 0);
  const series = own.map((e) => e.monthly_returns.filter((r) => r.series_raw === s.short(e)).slice(0, 6));
  const months = (series[0] ?? []).map((r, i) =>
    w.row([r.period_label_raw, ...series.map((rows6) => w.pct(rows6[i]?.percent))]),
  );
  return `<h1>Our funds in May 2023</h1><p class=lead>${w.AMC}</p>
${w.titled('At a glance', w.table([heads, ...rows], 'sum'))}
${w.titled('The last six months', w.table([w.head(['Month', ...own.map(s.short)]), ...months], 'sum'))}
${notes(['Returns of BTBF and BRIF in both tables are annualised; all others are not.', s.RISK_NOTE])}${foot(1)}`;
}

const glossary = (): string => `<h1>Words that we use</h1><p class=lead>The figures of this page are examples.</p>
<div class=gloss>${w.GLOSSARY.map(([a, text]) => `<p><b>${s.esc(a)}</b> ${s.esc(text)}</p>`).join('')}</div>${foot(6)}`;

export const html = (entries: readonly s.Entry[]): string =>
  s.htmlPages(STYLE, [summary(entries), ...entries.map(fundPage), glossary()]);
