/** The pages of AMC N204: blocks with their headings in the left margin, two pages for each fund. */
import * as s from './shared15.ts';

const BRICK = '#8c2f1b';
const CREAM = '#fbf4ea';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}
body{font:8.4pt/1.34 'Liberation Serif';color:#222;font-variant-ligatures:none}
.top{position:absolute;left:13mm;right:13mm;top:8mm;display:flex;justify-content:space-between;font-size:9pt;color:#555}
main{position:absolute;left:13mm;right:13mm;top:14mm}p{margin:0 0 1mm;text-align:justify}
h1{font:bold 19pt/1.1 'Liberation Serif';color:${BRICK};margin:0}.sub{font-size:10pt;color:#555;margin:.6mm 0 2.6mm}
.again{font:bold 12pt/1.2 'Liberation Serif';color:${BRICK};margin:0 0 2.6mm}
.block{display:grid;grid-template-columns:33mm 1fr;gap:4mm;
border-top:.35mm solid ${BRICK};padding:1.7mm 0 2.3mm;align-items:start}
h2{font:bold 8.6pt/1.22 'Liberation Serif';color:${BRICK};margin:0}
td,th{padding:.6mm 1.1mm;text-align:right;line-height:1.2;vertical-align:top;border-bottom:.12mm dotted #b9a58f}
th{font-weight:bold;background:${CREAM};border-bottom:.2mm solid ${BRICK}}
td:first-child,th:first-child{text-align:left}table+table{margin-top:2mm}
.facts td{text-align:left;font-size:8pt}.facts td:nth-child(odd){color:#777;width:23mm}
.facts td:nth-child(even){width:46mm}
.price td,.price th{text-align:center!important;width:25%}.price td{font-size:11pt;font-weight:bold}
.wide td,.wide th{text-align:center;font-size:7.8pt;padding:.6mm .4mm;white-space:nowrap}
.wide td:first-child,.wide th:first-child{text-align:left;width:20mm}
.sum tr:last-child td{font-weight:bold;border-top:.25mm solid #444}.sum td:not(:first-child){width:26mm}
.bars td:nth-child(2){width:17mm}.bars td:nth-child(3){width:58mm}
.bars u{display:block;height:2.4mm;margin-top:.4mm;background:${BRICK}}
.held td:first-child{width:8mm;text-align:center}
.held td:nth-child(2),.held th:nth-child(2),.held td:nth-child(3),.held th:nth-child(3){text-align:left}
.halves{display:grid;grid-template-columns:1fr 1fr;gap:6mm}.halves table+table{margin:0}
.bad td,.bad th{font-size:7.2pt;text-align:center}.bad td:nth-child(2){text-align:left}
.fine p{font-size:7.2pt;line-height:1.3}.team td{text-align:left}.stats td:nth-child(2){width:30mm}
.foot{position:absolute;left:13mm;right:13mm;bottom:7mm;display:flex;justify-content:space-between;
font-size:7.4pt;color:#555}
.long p{font-size:10.4pt;line-height:1.6;margin-bottom:3mm}`;

interface Report {
  readonly entries: readonly s.Entry[];
  readonly isWhole: boolean;
  readonly funds: readonly s.Fund[];
}

/** Negative figures in brackets, with the sign of percent inside of them. */
const cell = (v: string | null | undefined): string =>
  v === null || v === undefined ? 'n/a' : v.startsWith('-') ? `(${v.slice(1)}%)` : `${v}%`;

const frame = (body: string, page: number): string =>
  `<div class=top><span>Awaran Asset Management Limited</span><span>Fund Manager Report, March 2019</span></div>
<main>${body}</main><div class=foot><span>www.awaranfunds.com.pk</span>
<span>Awaran Funds Monthly, March 2019 / ${page}</span></div>`;

const block = (title: string, content: string): string =>
  content === '' ? '' : `<div class=block>${s.heading(title)}<div>${content}</div></div>`;

const rating = (entry: s.Entry, subject: 'FUND' | 'AMC'): string =>
  s.ratingWith(entry, subject, (r, by, d) => `${r} (${by}, ${d})`, '');

function facts(entry: s.Entry): string {
  const isRanked = s.ratingParts(entry, 'FUND')?.rating.endsWith('Star') === true;
  const items = s.stated([
    ['Fund type', entry.fund_type_raw],
    ['Launch date', entry.launch_date_raw],
    ['Benchmark', entry.benchmark_raw],
    [isRanked ? 'Performance ranking' : 'Stability rating', rating(entry, 'FUND')],
    ['Risk profile', entry.risk_profile_raw],
    ['Risk of principal', entry.risk_of_principal_raw],
    ['Management fee', entry.management_fee_raw],
    ['AMC rating', rating(entry, 'AMC')],
    ['Front-end load', entry.front_end_load_raw],
    ['Back-end load', entry.back_end_load_raw],
    ['Minimum initial', entry.minimum_initial_raw],
    ['Minimum further', entry.minimum_subsequent_raw],
    ['Pricing', entry.pricing_mechanism_raw],
    ['Par value', entry.par_value_raw],
    ['Dealing days', entry.dealing_days_raw],
    ['Cut-off time', entry.cutoff_raw],
    ['Trustee', entry.trustee_raw],
    ['Auditor', entry.auditor_raw],
    ['Registrar', entry.registrar_raw],
    ['Listing', entry.listing_raw],
    ['Leverage', entry.leverage_raw],
  ]);
  const rows = Array.from({ length: Math.ceil(items.length / 2) }, (_, i) => [
    ...(items[2 * i] ?? ['', '']),
    ...(items[2 * i + 1] ?? ['', '']),
  ]);
  return s.htmlTable(rows, 'facts', 0);
}

const prices = (entry: s.Entry): string =>
  s.htmlTable(
    [
      ['NAV per unit (Rs.)', 'Offer price (Rs.)', 'Repurchase price (Rs.)', entry.fund_size_label_raw ?? ''],
      [entry.nav_per_unit ?? '', entry.offer_price ?? '', entry.repurchase_price ?? '', entry.fund_size_raw ?? ''],
    ],
    'price',
  );

function returns(entry: s.Entry): string {
  const row = (name: string, key: 'fund_return_percent' | 'benchmark_return_percent'): string[] => [
    name,
    ...s.seriesCells(entry, key).map(cell),
  ];
  return s.htmlTable(
    [
      ['', ...s.periods(entry)],
      row(s.short(entry), 'fund_return_percent'),
      row('Benchmark', 'benchmark_return_percent'),
    ],
    'wide',
  );
}

const namesOf = (entry: s.Entry): readonly (readonly [string, string])[] => [
  [s.short(entry), s.short(entry)],
  ['Benchmark', 'Benchmark'],
];

function ratios(entry: s.Entry): string {
  const labels = [...new Set(entry.fees.map((f) => f.fee_label_raw))];
  const rows = labels.map((l) => [l, cell(s.feeOf(entry, l, 'MTD')), cell(s.feeOf(entry, l, 'YTD'))]);
  return s.htmlTable([['', 'MTD', 'YTD'], ...rows], 'sum');
}

const VIEWS: Readonly<Record<string, string>> = {
  AGEF:
    'The market recovered a little in March, although the talks with the IMF took longer than expected. We ' +
    'reduced cement companies, whose margins suffer from new capacity and coal, and added to exploration companies.',
  AMAF:
    'Listed shares were kept close to the middle of their range. The proceeds of cement companies went into ' +
    'Treasury Bills of ' +
    'three months, whose yields follow the policy rate quickly.',
  AIOF:
    'As we expect that rates rise further, the Fund preferred floating rate certificates and bank deposits ' +
    'to fixed bonds. ' +
    'The bid at the auction of bonds was light again.',
  AMMF:
    'Maturities were kept short ahead of the monetary policy statement. Deposits with banks offered better ' +
    'rates at the end ' +
    'of the quarter than Treasury Bills.',
};

function comment(entry: s.Entry): string {
  const [month] = entry.reported_returns;
  const year = s.returnAt(entry, 'FY to date');
  return s.paragraphs([
    `In March ${s.short(entry)} had a return of ${month?.fund_return_percent ?? ''}%, while its benchmark had ` +
      `${month?.benchmark_return_percent ?? ''}%. Since the start of the fiscal year the Fund has returned ` +
      `${year?.fund_return_percent ?? ''}%.`,
    VIEWS[s.short(entry)] ?? '',
  ]);
}

function firstPage(entry: s.Entry): string {
  return `<h1>${s.esc(entry.fund_name_raw)}</h1><div class=sub>${s.esc(entry.category_raw)}</div>
${block('Investment Objective', `<p>${s.esc(entry.investment_objective_raw)}</p>`)}
${block('Prices and Size as on 29-Mar-2019', prices(entry))}${block('Fund Facts', facts(entry))}
${block('Returns', returns(entry))}
${block('Returns of Fiscal Years', s.htmlTable(s.wideSeries(entry.historical_returns, namesOf(entry), cell), 'wide'))}
${block('Expenses', ratios(entry))}${block('Fund Manager’s Comment', comment(entry))}
${block('Investment Committee', s.list(s.members(entry), 'team'))}`;
}

function assets(entry: s.Entry): string {
  const rows = s.lines(entry, 'ASSET_ALLOCATION').map((r) => [r.label, ...r.cells.map(cell)]);
  return s.htmlTable([['', ...s.datesOf(entry, 'ASSET_ALLOCATION')], ...rows]);
}

function bars(entry: s.Entry, type: s.AllocationType): string {
  const rows = s.ofType(entry, type);
  const most = Math.max(...rows.map((r) => Number(r.percent)));
  const body = rows.map((r) =>
    s.tr([
      s.esc(r.label_raw),
      cell(r.percent),
      `<u style="width:${((Number(r.percent) / most) * 100).toFixed(1)}%"></u>`,
    ]),
  );
  return `<table class=bars>${body.join('')}</table>`;
}

function holdings(entry: s.Entry, fund: s.Fund): string {
  if (entry.holdings.length === 0) return '';
  const kind = entry.allocations.some((a) => a.allocation_type === 'CREDIT_QUALITY') ? 'Rating' : 'Sector or type';
  const rows = entry.holdings.map((h) => [String(h.rank), h.name_raw, s.noteOf(fund, h.name_raw), cell(h.percent)]);
  return s.htmlTable([['', 'Company', kind, 'Weight'], ...rows], 'held');
}

/** Two tables of six months. */
function months(entry: s.Entry): string {
  const rows = s.longSeries(entry.monthly_returns, [s.short(entry), 'Benchmark'], cell);
  const head = ['Month', s.short(entry), 'Benchmark'];
  const half = Math.ceil(rows.length / 2);
  return `<div class=halves>${s.htmlTable([head, ...rows.slice(0, half)])}
${s.htmlTable([head, ...rows.slice(half)])}</div>`;
}

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const head = ['Name', 'Type', 'Value before provision', 'Provision', 'Value after provision'];
  return s.htmlTable(
    [[...head, '% of gross assets', '% of net assets'], ...entry.non_compliant.map(s.exposureCells)],
    'bad',
  );
}

function secondPage(entry: s.Entry, fund: s.Fund): string {
  const type = s.only(s.otherType(entry), 'table');
  const notes = [...entry.footnotes_raw, `Disclaimer: ${s.RISK_NOTE}`].map((t) => `<p>${s.esc(t)}</p>`).join('');
  const metrics = s.list(
    entry.metrics.map((m) => [m.label_raw, m.value_raw]),
    'stats',
  );
  return `<div class=again>${s.esc(entry.fund_name_raw)}</div>
${block(s.titleOf(entry, 'ASSET_ALLOCATION'), assets(entry))}${block(s.titleOf(entry, type), bars(entry, type))}
${block(entry.holdings_title_raw ?? '', holdings(entry, fund))}${block('Monthly Returns', months(entry))}
${block('Portfolio Statistics', metrics)}${block('Non-Compliant Investments (Rs. in million)', breaches(entry))}
${block('Notes', `<div class=fine>${notes}</div>`)}`;
}

const REVIEW = [
  'Inflation rose to 9.4% in March over the same month of last year, after 8.2% in February, as food and ' +
    'fuel became dearer. The ' +
    'State Bank of Pakistan raised its policy rate by 50 basis points to 10.75% in its statement of March 29.',
  'The current account deficit of the first eight months fell by 23% to USD 8.8 billion, because imports ' +
    'of goods declined and ' +
    'remittances grew by 12%. Reserves of the central bank were supported by deposits of friendly countries.',
  'The KSE-100 Index recovered a part of the loss of February. Trading was thin, as investors waited for ' +
    'the terms of the programme ' +
    'with the IMF and for the budget. Foreigners were small net buyers of USD 9 million.',
];

/** The review if the report is whole, and two pages for each fund. */
export function html({ entries, isWhole, funds }: Report): string {
  const pages = entries.flatMap((e) => [
    frame(firstPage(e), e.page_number),
    frame(secondPage(e, s.fundNamed(funds, e)), e.page_number + 1),
  ]);
  const review = `<h1>Economy and Markets</h1><div class=sub>Review of the month</div>
<div class=long>${s.paragraphs(REVIEW)}</div>`;
  return s.htmlPages(STYLE, isWhole ? [frame(review, 1), ...pages] : pages);
}
