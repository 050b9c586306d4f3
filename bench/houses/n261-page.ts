/** The pages of AMC N261: an overview, then a chapter of one page for each fund. */
import { FUNDS } from './n261-funds.ts';
import { STYLE } from './n261-style.ts';
import * as t from './n261-tables.ts';
import * as w from './n261-words.ts';
import * as s from './shared15.ts';

const foot = (page: number): string => `<div class=foot>${s.esc(w.footerOf(page))}</div>`;

const top = (page: number, title: string): string =>
  `<div class=run><span>${w.AMC}</span><span>Bulletin of Funds (Fund Manager Report)</span></div>
<h1>${page}. ${s.esc(title)}</h1>`;

const notes = (entry: s.Entry): string =>
  `<div class=notes>${s.paragraphs([...entry.footnotes_raw, s.RISK_NOTE, w.CLOSING])}</div>`;

function fundPage(entry: s.Entry, form: s.Form): string {
  const fund = s.fundNamed(FUNDS, entry);
  const isRate = fund.model.kind === 'rate';
  const type = isRate ? 'CREDIT_QUALITY' : 'SECTOR_ALLOCATION';
  return `${top(entry.page_number, entry.fund_name_raw)}${t.clauses(entry, w.COMMENTS[fund.abbr] ?? '')}
${t.prices(entry, form)}<div class=two><div>${t.returns(entry, isRate)}${t.expenses(entry)}
${t.held(entry, fund, isRate ? 'Rating' : 'Sector')}${t.breaches(entry)}</div>
<div>${t.months(entry, isRate)}${t.assets(entry)}${t.second(entry, type, form)}</div></div>
${notes(entry)}${foot(entry.page_number)}`;
}

/** One table has all figures of the plans, which are its columns. */
function plansTable(entry: s.Entry): string {
  const plans = entry.sub_funds;
  const line = (label: string, of: (plan: s.SubFacts) => string | null | undefined): string =>
    w.row([label, ...plans.map((p) => w.figure(of(p)))], 'in');
  const period = (l: string): string => line(l, (p) => s.returnAt(p, l)?.fund_return_percent);
  const classes = s.restLast(s.matrix(plans, 'ASSET_ALLOCATION', '–'), (l) => l === 'Cash' || l === 'Others');
  const shares = classes.map((cells) => w.row(cells, 'in'));
  const ratios = ['MTD', 'YTD'].flatMap((p) =>
    w.RATIOS.map((l) => line(`${l}, ${p}`, (x) => s.feeOf(x, `${l}, ${p}`, null))),
  );
  const rows = [
    w.head(['', ...plans.map((p) => p.name_raw)]),
    w.numbers(['(1)', '(2)', '(3)']),
    w.group('Prices, units and net assets', 4),
    line('Date of launch of the plan', (p) => p.launch_date_raw),
    line('NAV per unit, Rs.', (p) => p.nav_per_unit),
    line('Units outstanding, number', (p) => s.grouped(Number(p.units_outstanding), 0)),
    line(`${w.SIZE}, Rs. million`, (p) => p.fund_size_raw),
    w.group('Rates of return up to twelve months, percent', 4),
    ...t.SHORT.map(period),
    w.group('Compound annual rates of return, percent', 4),
    ...t.LONG.map(period),
    w.group('Expenses, percent of average net assets a year', 4),
    ...ratios,
    w.group(w.ASSETS, 4),
    ...shares,
    w.row(['Total', ...plans.map(() => '100.0')], 'sum'),
  ];
  return w.table(rows, `${entry.page_number}.1`, 'Plans of the fund, October 31, 2023');
}

function planPage(entry: s.Entry): string {
  const { abbr } = s.fundNamed(FUNDS, entry);
  return `${top(entry.page_number, entry.fund_name_raw)}${t.clauses(entry, w.COMMENTS[abbr] ?? '')}
${plansTable(entry)}${notes(entry)}${foot(entry.page_number)}`;
}

function front(): string {
  const texts = w.OVERVIEW.map((text, i) => `<p><b>1.${i + 1}</b>${s.esc(text)}</p>`);
  const rows = FUNDS.map((f, i) => w.row([`${i + 2}`, f.name, `${i + 2}`]));
  const list = w.table([w.head(['Chapter', 'Fund', 'Page']), ...rows], '1.1', 'Chapters of this bulletin');
  const heads = [w.head(['', 'September', 'October']), w.numbers(['(1)', '(2)'])];
  const body = [...heads, ...w.INDICATORS.map((cells) => w.row(cells))];
  const market = w.table(body, '1.2', 'Economic indicators, 2023');
  return `${top(1, 'Overview, October 2023')}<div class=front>${texts.join('')}</div>${list}${market}${foot(1)}`;
}

export const html = (entries: readonly s.Entry[], form: s.Form): string =>
  s.htmlPages(STYLE, [front(), ...entries.map((e) => (e.sub_funds.length > 0 ? planPage(e) : fundPage(e, form)))]);
