/** The pages of AMC N147: a review, pages of funds, one of the pension fund, and one of the plans. */
import { COMMENTS } from './n147-funds.ts';
import * as s from './shared15.ts';

const GREEN = '#2e6b4f';
const LIME = '#8fb339';
const COLOURS = ['#2e6b4f', '#8fb339', '#d7a641', '#5a8fa3', '#a65d4e', '#b7bfa8'] as const;

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff;padding:8mm 12mm 0}body{font:8pt/1.32 'Noto Sans';color:#222;font-variant-ligatures:none}
.top{display:flex;justify-content:space-between;align-items:center;font-size:7.6pt;color:${GREEN}}
.top i{display:inline-block;width:5mm;height:5mm;background:${LIME};border-radius:0 3mm 0 3mm;vertical-align:middle;margin-right:1.6mm}
h1{font:bold 17pt/1.15 'Noto Sans';color:${GREEN};text-align:center;margin:2.5mm 0 0;border-top:.3mm solid ${GREEN};padding-top:2mm}
h1 small{display:block;font-size:8.6pt;font-weight:normal;color:#555;margin-bottom:2mm}
.facts{columns:3;column-gap:5mm;column-rule:.25mm solid ${LIME};background:#f3f7ea;border-radius:2mm;padding:2.4mm 3mm;font-size:7.4pt;line-height:1.28}
.facts div{break-inside:avoid;margin-bottom:.75mm}.facts b{color:${GREEN}}
.said{margin:1.6mm 0 0;font-size:7.4pt}h2{font:bold 8.8pt 'Noto Sans';color:${GREEN};margin:3.4mm 0 1mm;line-height:1.15}
h2::after{content:'';display:block;width:16mm;height:.6mm;background:${LIME};margin-top:.6mm}p{margin:0;text-align:justify}
td,th{padding:.75mm 1.2mm;text-align:center;border-bottom:.2mm dotted #8aa;line-height:1.15}td:first-child,th:first-child{text-align:left}
th{background:${GREEN};color:#fff;font-weight:bold;border:none}.sub th{background:#dfe9d0;color:${GREEN}}
.cols{display:grid;grid-template-columns:1fr 1fr;gap:7mm;align-items:start}.three{display:grid;grid-template-columns:repeat(3,1fr);gap:5mm;align-items:start}
.cols h2:first-child,.three h2:first-child{margin-top:3.4mm}.sum td{font-weight:bold;border-top:.3mm solid ${GREEN}}
.ring{display:grid;grid-template-columns:27mm 1fr;gap:4mm;align-items:center}.ring td{text-align:left;border:none;padding:.35mm .6mm}
.ring td:last-child{text-align:right}.ring i{display:inline-block;width:2.4mm;height:2.4mm;margin-right:1.6mm}
.gap{margin-top:1.6mm}.named td:nth-child(2),.named th:nth-child(2){text-align:left}.kind td{background:#eef3e2;font-weight:bold;color:${GREEN}}
.notes{position:absolute;left:12mm;right:12mm;bottom:13mm;font-size:6.5pt;color:#555;border-top:.25mm solid ${LIME};padding-top:1mm}
.foot{position:absolute;left:12mm;right:12mm;bottom:6mm;text-align:right;font-size:7.4pt;color:${GREEN}}
.front{font-size:9pt}.front p{margin-bottom:2.6mm}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? 'N/A' : `${v}%`);

const frame = (title: string, note: string, footer: string, body: string, notes: readonly string[]): string =>
  `<div class=top><span><i></i>Vehari Islamic Investments Limited</span><span>Fund Managers’ Report | November 2024</span></div>
<h1>${s.esc(title)}<small>${s.esc(note)}</small></h1>${body}<div class=notes>${[...notes, `Disclaimer: ${s.RISK_NOTE}`]
    .map((t) => `<div>${s.esc(t)}</div>`)
    .join('')}</div><div class=foot>${s.esc(footer)}</div>`;

/** Facts as lines in the columns of a box. */
function facts(entry: s.Entry): string {
  const items = s.stated([
    ...s.terms(entry, [
      ['Fund Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Launch Date', 'launch_date_raw'],
    ]),
    ['NAV per Unit (30 November 2024)', entry.nav_per_unit === null ? null : `Rs. ${entry.nav_per_unit}`],
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ...s.terms(entry, [
      ['Benchmark', 'benchmark_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Risk of Principal Erosion', 'risk_of_principal_raw'],
      ['Management Fee', 'management_fee_raw'],
      ['Front-end Load', 'front_end_load_raw'],
      ['Back-end Load', 'back_end_load_raw'],
      ['Minimum Investment', 'minimum_initial_raw'],
      ['Subsequent Investment', 'minimum_subsequent_raw'],
      ['Pricing', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Leverage', 'leverage_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  const lines = items.map(([k, v]) => `<div><b>${s.esc(k)}:</b> ${s.esc(v)}</div>`).join('');
  return `<div class=facts>${lines}</div>`;
}

/** The ratings and the committee in sentences. */
function said(entry: s.Entry): string {
  const own = s.ratingWith(entry, 'FUND', (r, agency, day) => `Stability rating: ${r} by ${agency} (${day}). `, '');
  const amc = s.ratingWith(entry, 'AMC', (r, agency, day) => `Asset manager rating: ${r} by ${agency} (${day}).`, '');
  const people = s.members(entry).map(([name, office]) => `${name} (${office})`);
  return `<p class=said>${s.esc(own + amc)}</p><p class=said><b>Investment Committee:</b> ${s.esc(people.join(', '))}</p>`;
}

const texts = (entry: s.Entry, fund: s.Fund): string =>
  `<h2>Investment Objective</h2><p>${s.esc(entry.investment_objective_raw)}</p>
<h2>Fund Manager’s Comments</h2><p>${s.esc(COMMENTS[fund.abbr])}</p>`;

function returns(entry: s.Entry): string {
  const rows = entry.reported_returns;
  const difference = rows.map((r) =>
    cell((Number(r.fund_return_percent) - Number(r.benchmark_return_percent)).toFixed(2)),
  );
  return (
    s.heading('Performance') +
    s.htmlTable([
      ['', ...s.periods(entry)],
      ['Fund', ...s.seriesCells(entry, 'fund_return_percent').map(cell)],
      ['Benchmark', ...s.seriesCells(entry, 'benchmark_return_percent').map(cell)],
      ['Difference', ...difference],
    ])
  );
}

/** Two blocks of six months, the older ones first. */
function months(entry: s.Entry): string {
  const labels = s.labelsOf(entry.monthly_returns);
  const block = (taken: readonly string[]): string =>
    s.htmlTable(
      [
        ['%', ...taken],
        ...['Fund', 'Benchmark'].map((name) => [
          name,
          ...taken.map((l) => s.percentAt(entry.monthly_returns, name, l) ?? '-'),
        ]),
      ],
      'sub',
    );
  return `${s.heading('Monthly Returns')}${block(labels.slice(0, 6))}<div class=gap></div>${block(labels.slice(6))}`;
}

function expenses(entry: s.Entry): string {
  const rows = ['Total Expense Ratio', 'Government Levies'].map((label) => [
    label,
    ...['MTD', 'YTD'].map((period) => cell(s.feeOf(entry, label, period))),
  ]);
  return s.heading('Expenses (annualised)') + s.htmlTable([['', 'MTD', 'YTD'], ...rows], 'sub');
}

function assets(entry: s.Entry): string {
  const dates = s.datesOf(entry, 'ASSET_ALLOCATION');
  const rows = s.lines(entry, 'ASSET_ALLOCATION').map((r) => s.tr([s.esc(r.label), ...r.cells.map(cell)]));
  const total = s.tr(['Total', ...dates.map(() => '100.0%')], 'td', 'sum');
  return `${s.heading(s.titleOf(entry, 'ASSET_ALLOCATION'))}<table class=sub>${s.tr(['', ...dates], 'th')}${rows.join('')}${total}</table>`;
}

/** A ring with a legend that has the shares. */
function ring(entry: s.Entry): string {
  const type = s.otherType(entry);
  if (type === null) return '';
  const rows = s.ofType(entry, type);
  const colours = rows.map((_, i) => COLOURS[i % COLOURS.length] ?? GREEN);
  const keys = rows.map((r, i) =>
    s.tr([`<i style="background:${colours[i]}"></i>${s.esc(r.label_raw)}`, cell(r.percent)]),
  );
  const shares = rows.map((r) => Number(r.percent));
  return `${s.heading(s.titleOf(entry, type))}<div class=ring>${s.ring(shares, colours, '27mm')}<table>${keys.join('')}</table></div>`;
}

function holdings(figures: s.Figures, fund: s.Fund): string {
  if (figures.holdings.length === 0) return '';
  const head = fund.model.kind === 'rate' ? ['Sukuk', 'Rating', 'Share'] : ['Company', 'Sector', 'Share'];
  const rows = figures.holdings.map((h) => [h.name_raw, s.noteOf(fund, h.name_raw), cell(h.percent)]);
  return s.heading(figures.holdings_title_raw ?? '') + s.htmlTable([head, ...rows], 'named');
}

function fundPage(entry: s.Entry, fund: s.Fund): string {
  const body = `${facts(entry)}${said(entry)}${texts(entry, fund)}${returns(entry)}
<div class=cols><div>${months(entry)}${expenses(entry)}</div><div>${assets(entry)}${ring(entry)}</div></div>${holdings(entry, fund)}`;
  const note = `(${fund.abbr})`;
  return frame(entry.fund_name_raw, note, entry.page_footer_raw ?? '', body, entry.footnotes_raw);
}

/** All figures of the sub-funds; groups of rows have a row with their name. */
function matrixOf(entry: s.Entry): string {
  const subs = entry.sub_funds;
  const line = (label: string, of: (sub: s.SubFacts) => string | null | undefined): string =>
    s.tr([s.esc(label), ...subs.map((x) => s.esc(of(x) ?? 'N/A'))]);
  const group = (label: string): string => `<tr class=kind><td colspan=${subs.length + 1}>${s.esc(label)}</td></tr>`;
  const periods = subs[0] === undefined ? [] : s.periods(subs[0]);
  const ratios = ['Total Expense Ratio', 'Government Levies'].flatMap((label) =>
    ['MTD', 'YTD'].map((period) => line(`${label} (${period})`, (x) => cell(s.feeOf(x, label, period)))),
  );
  return `<h2>Sub-Funds on November 30, 2024</h2><table>${s.tr(['', ...subs.map((x) => x.name_raw)], 'th')}
${line('NAV per Unit (Rs.)', (x) => x.nav_per_unit)}${line(subs[0]?.fund_size_label_raw ?? '', (x) => x.fund_size_raw)}
${group('Returns')}${periods.map((p) => line(p, (x) => cell(s.returnAt(x, p)?.fund_return_percent))).join('')}
${group('Expenses (annualised)')}${ratios.join('')}</table>`;
}

function pensionPage(entry: s.Entry, fund: s.Fund): string {
  const shares = entry.sub_funds.map((sub) => {
    const rows = s.ofType(sub, 'ASSET_ALLOCATION').map((r) => [r.label_raw, cell(r.percent)]);
    return `<div>${s.htmlTable([[sub.name_raw, 'Share'], ...rows], 'sub')}</div>`;
  });
  const [equity] = entry.sub_funds;
  const own = equity === undefined ? [] : s.ofType(equity, 'SECTOR_ALLOCATION');
  const sectors = own.map((r) => [r.label_raw, cell(r.percent)]);
  const held = (equity?.holdings ?? []).map((h) => [h.name_raw, cell(h.percent)]);
  const body = `${facts(entry)}${said(entry)}${texts(entry, fund)}${matrixOf(entry)}
<h2>Asset Allocation (% of Total Assets)</h2><div class=three>${shares.join('')}</div>
<div class=cols><div>${s.heading(own[0]?.table_title_raw ?? '')}${s.htmlTable([['Sector', 'Share'], ...sectors], 'sub')}</div>
<div>${s.heading(equity?.holdings_title_raw ?? '')}${s.htmlTable([['Company', 'Share'], ...held], 'sub')}</div></div>`;
  return frame(entry.fund_name_raw, `(${fund.abbr})`, entry.page_footer_raw ?? '', body, entry.footnotes_raw);
}

/** A row for each plan; the periods have a column of the plan and one of its benchmark. */
function plansTable(entry: s.Entry): string {
  const labels = entry.sub_funds[0] === undefined ? [] : s.periods(entry.sub_funds[0]);
  const top = `<tr><th rowspan=2>Plan</th>${labels.map((l) => `<th colspan=2>${s.esc(l)}</th>`).join('')}</tr>`;
  const heads = s
    .tr(
      labels.flatMap(() => ['Plan', 'BM']),
      'th',
    )
    .replace('<th>', '<th style="text-align:center">');
  const rows = entry.sub_funds.map((x) =>
    s.tr([
      s.esc(x.name_raw),
      ...x.reported_returns.flatMap((r) => [cell(r.fund_return_percent), cell(r.benchmark_return_percent)]),
    ]),
  );
  return `${s.heading('Returns of the Plans and of their Benchmarks (BM)')}<table>${top}${heads}${rows.join('')}</table>`;
}

function planningPage(entry: s.Entry, fund: s.Fund): string {
  const plans = entry.sub_funds;
  const rows = plans.map((x) => [
    x.name_raw,
    x.launch_date_raw ?? '',
    x.nav_per_unit ?? '',
    x.fund_size_raw ?? '',
    ...['MTD', 'YTD'].map((period) => cell(s.feeOf(x, 'Total Expense Ratio', period))),
  ]);
  const head = ['Plan', 'Launch Date', 'NAV (Rs.)', 'Net Assets', 'Total Expense Ratio MTD', 'Total Expense Ratio YTD'];
  const classes = s.matrix(plans, 'ASSET_ALLOCATION', '-').map(([label = '', ...cells]) => [label, ...cells.map(cell)]);
  const first = s.only(plans[0], 'plan');
  const body = `${facts(entry)}${said(entry)}${texts(entry, fund)}${s.heading('The Plans on November 30, 2024')}${s.htmlTable([head, ...rows])}
${plansTable(entry)}${s.heading(s.titleOf(first, 'ASSET_ALLOCATION'))}${s.htmlTable([['', ...plans.map((x) => x.name_raw)], ...classes])}`;
  return frame(entry.fund_name_raw, `(${fund.abbr})`, entry.page_footer_raw ?? '', body, entry.footnotes_raw);
}

const REVIEW = [
  'The State Bank cut its policy rate by 250 basis points to 15.00% on November 4, the fourth cut in a row. Inflation fell to 4.9% in November, ' +
    'its lowest level since April 2018, after 7.2% in October. The market expects another cut of 200 basis points in December.',
  'The current account had a surplus of USD 729 million, which is the highest in almost ten years. Remittances increased by 29% over the year ' +
    'to USD 2.9 billion, and the reserves of the central bank reached USD 12.0 billion.',
  'Investors took profits in the stock market, so that the KMI-30 Index lost 2.8% in the month. The average turnover was 928 million shares a day, ' +
    '41% more than in October. Foreign investors sold shares of USD 51 million.',
];

function front(entries: readonly s.Entry[]): string {
  const rows = entries
    .filter((e) => e.nav_per_unit !== null)
    .map((e) => [
      e.fund_name_raw,
      e.nav_per_unit ?? '',
      e.fund_size_raw ?? '',
      ...['Nov-2024', 'FY25 YTD', '1 Year'].map((l) => cell(s.returnAt(e, l)?.fund_return_percent)),
    ]);
  const head = ['Fund', 'NAV (Rs.)', 'Net Assets', 'Nov-2024', 'FY25 YTD', '1 Year'];
  const body = `<div class=front><h2>Economy and Markets</h2>${s.paragraphs(REVIEW)}<h2>Summary of Returns</h2>${s.htmlTable([head, ...rows])}</div>`;
  return frame('Economic Review', 'November 2024', 'P a g e | 1', body, []);
}

/** A page for each fund, and the review before them if the report is whole. */
export function html(entries: readonly s.Entry[], isWhole: boolean, funds: readonly s.Fund[]): string {
  const pages = entries.map((e) => {
    const fund = s.fundNamed(funds, e);
    if (fund.subs === undefined) return fundPage(e, fund);
    return fund.abbr === 'VIPF' ? pensionPage(e, fund) : planningPage(e, fund);
  });
  return s.htmlPages(STYLE, isWhole ? [front(entries), ...pages] : pages);
}
