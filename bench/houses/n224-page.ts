/** The pages of AMC N224: facts at the left, and at the right a chart, a strip of dates and bands of six columns. */
import { bars, changes, keyed } from './n224-charts.ts';
import { BENCHMARKS, FUNDS, VIEWS } from './n224-funds.ts';
import { STYLE } from './n224-style.ts';
import * as s from './shared15.ts';

export const MONTH: s.Month = { year: 2019, month: 3 };
export const FOOTER = "Kundian Investment Management Limited | Fund Manager's Report March 2019";
export const TER = 'Total Expense Ratio (Absolute) ++';

/** 31-Mar-19 */
export const monthEnd = (m: s.Month): string => `${s.daysIn(m)}-${s.shortMonth(m)}-${s.year2(m)}`;

/** `(1.23%)` if negative. */
const inside = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : s.bracketed(`${v}%`));
/** `(1.23)%` if negative. */
const outside = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${s.bracketed(v)}%`);

export const frame = (title: string, body: string, note: string, page: number): string =>
  `<div class=top><span>Kundian Investment Management Limited</span><span>Fund Manager's Report</span></div>
<div class=month>March 2019</div><h1>${s.esc(title)}</h1>${body}
<div class=foot><p>${s.esc(note)}</p><p><span>${s.esc(FOOTER)}</span><span>${page}</span></p></div>`;

const rating = (entry: s.Entry, subject: 'FUND' | 'AMC'): string =>
  s.ratingWith(entry, subject, (r, by, d) => `${r} (${by}) ${d}`, '');

/** Values of two facts in one cell, apart by a slash. */
const both = (one: string | null, other: string | null): string => [one, other].filter((v) => v !== null).join(' / ');

/** The ratio of the fund, or a line for each sub-fund. */
const ratio = (entry: s.Entry): string =>
  entry.sub_funds.length === 0
    ? `${s.feeOf(entry, TER, null)}%`
    : entry.sub_funds.map((x) => `${x.name_raw}: ${s.feeOf(x, TER, null)}%`).join('\n');

function facts(entry: s.Entry): string {
  const load = entry.back_end_load_raw === null ? 'Sales Load (Front End)' : 'Sales Load (Front / Back End)';
  const items = s.stated([
    ['Fund Type', entry.fund_type_raw],
    ['Category', entry.category_raw],
    ['Risk Profile', entry.risk_profile_raw],
    ['Risk of Principal Erosion', entry.risk_of_principal_raw],
    ['Benchmark', entry.benchmark_raw],
    ['Dealing Days', entry.dealing_days_raw],
    ['Cut-off Timings', entry.cutoff_raw],
    ['Pricing Mechanism', entry.pricing_mechanism_raw],
    ['Management Fee', entry.management_fee_raw],
    [load, both(entry.front_end_load_raw, entry.back_end_load_raw)],
    ['Minimum Investment (Initial / Subsequent)', both(entry.minimum_initial_raw, entry.minimum_subsequent_raw)],
    [TER, ratio(entry)],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
    ['Leverage', entry.leverage_raw],
    ['Par Value', entry.par_value_raw],
    ['Listing', entry.listing_raw],
    ['Date of Fund Launch', entry.launch_date_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditor', entry.auditor_raw],
    ['Fund Stability Rating', rating(entry, 'FUND')],
    ['Asset Manager Rating', rating(entry, 'AMC')],
    [
      'Investment Committee',
      s
        .members(entry)
        .map(([name, office]) => `${name} (${office})`)
        .join('\n'),
    ],
  ]);
  const rows = items.map(([l, v]) => s.tr([s.esc(l), s.esc(v).replaceAll('\n', '<br>')]));
  return `<p class=objective>${s.esc(entry.investment_objective_raw)}</p><table class=facts>${rows.join('')}</table>`;
}

const DATES = [{ year: 2018, month: 6 }, { year: 2018, month: 12 }, s.before(MONTH), MONTH];

/** The figures of a part at the end of each month of the strip; those of this month are the entry's own. */
const atDates = (part: s.Part, form: s.Form): s.Figures[] =>
  DATES.map((m) => (m === MONTH ? part.figures : s.figuresAt(part, m, form)));

function stripRows(part: s.Part, form: s.Form): string[][] {
  const at = atDates(part, form);
  const paid = s.payouts(part, MONTH, 1)[0]?.[1];
  const rows = [
    ['NAV per Unit', ...at.map((f) => f.nav_per_unit ?? '')],
    ...(form.prices.includes('offer_price') ? [['Offer Price per Unit', ...at.map((f) => f.offer_price ?? '')]] : []),
    [part.figures.fund_size_label_raw ?? '', ...at.map((f) => f.fund_size_raw ?? '')],
    ['Units Outstanding (No.)', ...at.map((f) => s.grouped(Number(f.units_outstanding), 0))],
  ];
  return paid === undefined || part.model.accumulates === true
    ? rows
    : [...rows, ['Dividend per Unit', paid, ...DATES.slice(1).map(() => '-')]];
}

function strip(parts: readonly s.Part[], form: s.Form): string {
  const head = s.tr(['History (PKR ’000, per unit in PKR)', ...DATES.map(monthEnd)], 'th');
  const blocks = parts.map((part) => {
    const group = parts.length === 1 ? '' : `<tr class=group><td colspan=5>${s.esc(part.line)}</td></tr>`;
    return (
      group +
      stripRows(part, form)
        .map((r) => s.tr(r.map(s.esc)))
        .join('')
    );
  });
  return `<table class=strip>${head}${blocks.join('')}</table>`;
}

/** Heads of two lines, of which the first one is over the second one. */
const HEADS: Readonly<Record<string, string>> = {
  '365 Days': '365\nDays',
  '3 Years*': '3\nYears*',
  '5 Years*': '5\nYears*',
  'Since Inception**': 'Since\nInception**',
};

type Cell = (v: string | null | undefined) => string;

/** Seven columns, however many of the six labels there are. */
function band(head: string, labels: readonly string[], rows: readonly (readonly string[])[], cell: Cell): string {
  const fill = (cells: readonly string[]): string[] => [
    ...cells,
    ...Array.from({ length: 7 - cells.length }, () => ''),
  ];
  const lines = rows.map(([name = '', ...cells]) =>
    s.tr(fill([s.esc(name), ...cells.map(cell)]), 'td', name === 'Difference' ? 'gap' : ''),
  );
  return s.tr(fill([s.esc(head), ...labels.map((l) => HEADS[l] ?? l)]), 'th') + lines.join('');
}

export const PERIODS = ['MTD', 'FYTD', '365 Days', '3 Years*', '5 Years*', 'Since Inception**'];
const YEARS = ['FY18', 'FY17', 'FY16', 'FY15', 'FY14'];

function byPeriod(figures: s.Figures, key: 'fund_return_percent' | 'benchmark_return_percent'): string[] {
  return PERIODS.map((p) => s.returnAt(figures, p)?.[key] ?? '');
}

const or: (cell: Cell) => Cell = (cell) => (v) => cell(v === '' ? null : v);

/** Periods, fiscal years and two rows of six months share their columns. */
function bands(figures: s.Figures, names: readonly [own: string, other: string | null], scope: string): string {
  const [own, other] = names;
  const mine = byPeriod(figures, 'fund_return_percent');
  const theirs = byPeriod(figures, 'benchmark_return_percent');
  const gap = mine.map((v, i) => (v === '' ? '' : (Number(v) - Number(theirs[i])).toFixed(2)));
  const months = s.labelsOf(figures.monthly_returns);
  const series = (rows: readonly s.SeriesRow[], labels: readonly string[]): string[][] =>
    [other, own].flatMap((n) => (n === null ? [] : [[n, ...labels.map((l) => s.percentAt(rows, n, l) ?? '')]]));
  return [
    band(
      scope,
      PERIODS,
      other === null
        ? [[own, ...mine]]
        : [
            [other, ...theirs],
            [own, ...mine],
            ['Difference', ...gap],
          ],
      or(inside),
    ),
    band('', YEARS, series(figures.historical_returns, YEARS), or(outside)),
    ...[months.slice(0, 6), months.slice(6)].map((six) =>
      band('', six, series(figures.monthly_returns, six), or(inside)),
    ),
  ].join('');
}

/** `31-Mar-19` and `28-Feb-19` after the words of the unit. */
const dated = (rows: readonly string[][]): string =>
  s.htmlTable([['(% of Total Assets)', monthEnd(MONTH), monthEnd(s.before(MONTH))], ...rows]);

function assets(figures: s.Figures): string {
  return dated(s.lines(figures, 'ASSET_ALLOCATION').map((r) => [r.label, ...r.cells.map((c) => `${c}%`)]));
}

function holdings(part: s.Part): string {
  const { figures, words, mix } = part;
  if (figures.holdings.length === 0) return '';
  const weights = mix.papers.map(([name, weight]) => [name, weight] as const);
  const then = s.holdingsOf(words, weights, s.before(MONTH));
  const rows = figures.holdings.map((h) => [
    h.name_raw,
    `${h.percent}%`,
    `${then.find((x) => x.name_raw === h.name_raw)?.percent ?? '-'}%`,
  ]);
  const title = (figures.holdings_title_raw ?? '').replace(' (% of Total Assets)', '');
  return `${s.heading(title)}${dated(rows)}`;
}

function second(entry: s.Entry): string {
  const type = s.only(s.otherType(entry), 'table');
  const rows = s.ofType(entry, type);
  return s.heading(s.titleOf(entry, type)) + (type === 'CREDIT_QUALITY' ? keyed(rows) : bars(rows));
}

const BAD = [
  'Name',
  'Type',
  'Value before\nProvision',
  'Provision',
  'Value after\nProvision',
  '% of Gross\nAssets',
  '% of Net\nAssets',
];

const breaches = (entry: s.Entry): string =>
  entry.non_compliant.length === 0
    ? ''
    : `${s.heading('Non-Compliant Investments (PKR million)')}${s.htmlTable(
        [BAD, ...entry.non_compliant.map(s.exposureCells)],
        'bad',
      )}`;

const banner = (left: string, right: string): string =>
  `<div class=banner><b>${s.esc(left)}</b><span>${s.esc(right)}</span></div>`;
const wide = (text: string): string => `<div class="banner one"><b>${s.esc(text)}</b></div>`;

/** Words that repeat figures of the month and of the month before. */
function comments(entry: s.Entry): string {
  const name = s.short(entry);
  const other = s.only(BENCHMARKS[name], 'benchmark');
  const [own = '', index = ''] = [name, other].map((n) => s.percentAt(entry.monthly_returns, n, 'Mar-19'));
  const [first] = s.lines(entry, 'ASSET_ALLOCATION');
  const [now = '', then = ''] = first?.cells ?? [];
  return `${name} posted a return of ${inside(own)} for March 2019 against ${inside(index)} of its benchmark. At the end
of the month ${now}% of the total assets were in ${first?.label ?? ''} compared to ${then}% at the end of February.`;
}

/** The change of the month, of which the funds of rates print the annual rate. */
const lineOf = ({ figures, model }: s.Part, name: string): { name: string; change: number } => ({
  name,
  change: Number(s.percentAt(figures.monthly_returns, name, 'Mar-19')) / (model.kind === 'rate' ? 365 / 31 : 1),
});

function fundPage(part: s.Part, entry: s.Entry, form: s.Form): string {
  const name = s.short(entry);
  const other = s.only(BENCHMARKS[name], 'benchmark');
  const right = `${changes(entry.fund_name_raw, lineOf(part, name), lineOf(part, other))}${strip([part], form)}
<table class=grid>${bands(entry, [name, other], '')}</table>
${s.heading('Asset Allocation')}${assets(entry)}${second(entry)}${holdings(part)}${breaches(entry)}`;
  const body = `${banner('Fund Information', 'Fund Performance: March 2019')}
<main><div>${facts(entry)}</div><div class=right>${right}</div></main>
<div class=notes>${s.paragraphs(entry.footnotes_raw)}</div>${wide('Manager’s Comments')}
<div class=comments><p>${s.esc(comments(entry))}</p><p>${s.esc(VIEWS[name])}</p></div>`;
  return frame(entry.fund_name_raw, body, s.RISK_NOTE, entry.page_number);
}

/** The second page has the shares of the sub-funds side by side. */
function pensionPages(parts: readonly s.Part[], entry: s.Entry, form: s.Form): string[] {
  const grids = parts.map(({ figures, line }) => `<table class=grid>${bands(figures, [line, null], '')}</table>`);
  const body = `${banner('Fund Information', 'Fund Performance: March 2019')}
<main><div>${facts(entry)}</div><div class=right>${strip(parts, form)}${grids.join('')}</div></main>
<div class=notes>${s.paragraphs(entry.footnotes_raw)}</div>`;
  const columns = parts.map(
    (part) => `<div class=right><h3>${s.esc(part.line)}</h3>${s.heading('Asset Allocation')}${assets(part.figures)}
${holdings(part)}</div>`,
  );
  const rest = `${wide('Portfolio of the Sub-Funds')}<div class=three>${columns.join('')}</div>
${wide('Manager’s Comments')}<div class=comments><p>${s.esc(VIEWS['KPF'])}</p></div>`;
  return [
    frame(entry.fund_name_raw, body, s.RISK_NOTE, entry.page_number),
    frame(`${entry.fund_name_raw} (Continued)`, rest, s.RISK_NOTE, entry.page_number + 1),
  ];
}

const REVIEW = [
  'Headline inflation for March 2019 was 9.41% against 8.21% in the previous month and 3.25% in March 2018. The ' +
    'State Bank of Pakistan raised the policy rate by 50 bps to 10.75% in its Monetary Policy Statement of March 29.',
  'The current account deficit for the month narrowed to USD 822 million. Workers’ remittances grew by 11.1% over ' +
    'the previous month, while foreign exchange reserves stood at USD 17.4 billion.',
];

const STOCKS = [
  'The market remained under pressure due to monetary tightening, the depreciation of the Rupee and tension at the ' +
    'eastern border. Average daily volumes declined by 22%. Foreign investors were net buyers for the third month.',
];

const RATES = [
  ['Indicators', '31-Mar-19', '28-Feb-19', '31-Mar-18'],
  ['Policy Rate', '10.75%', '10.25%', '6.00%'],
  ['6 Months KIBOR', '11.02%', '10.80%', '6.50%'],
  ['12 Months T-Bill', '10.60%', '10.55%', '6.35%'],
  ['PKR / USD (interbank)', '140.79', '138.90', '115.50'],
];

const review = (): string =>
  frame(
    'Market Review',
    `${wide('Economy, Money Market and Equity Market')}<div class=review>${s.heading('Economy and Money Market')}
${s.paragraphs(REVIEW)}${s.htmlTable(RATES)}${s.heading('Equity Market')}${s.paragraphs(STOCKS)}</div>`,
    s.RISK_NOTE,
    1,
  );

/** The review if the report is whole, and the pages of the funds. */
export function html(entries: readonly s.Entry[], formOf: s.House['formOf'], isWhole: boolean): string {
  const pages = entries.flatMap((entry) => {
    const fund = s.fundNamed(FUNDS, entry);
    const parts = s.partsOf(entry, fund);
    return fund.subs === undefined
      ? [fundPage(s.only(parts[0], 'part'), entry, formOf(true))]
      : pensionPages(parts, entry, formOf(false));
  });
  return s.htmlPages(STYLE, isWhole ? [review(), ...pages] : pages);
}
