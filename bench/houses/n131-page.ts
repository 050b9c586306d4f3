/** The pages of AMC N131: a summary of all funds, and a dense page for each with a column of labels over values. */
import { COMMENTS } from './n131-funds.ts';
import * as s from './shared15.ts';

const INK = '#0b5563';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}body{font:7.3pt/1.25 'Liberation Sans';color:#222;font-variant-ligatures:none}
.head{height:17mm;background:${INK};color:#fff;display:flex;justify-content:space-between;align-items:center;padding:0 9mm}.head b{font-size:15pt}.head div{text-align:right;font-size:8.5pt;line-height:1.35}
.side{position:absolute;left:0;top:17mm;bottom:8mm;width:50mm;background:#eef1f1;padding:3mm 3mm 0 9mm}.side h3{font:bold 8pt 'Liberation Sans';color:${INK};margin:2mm 0 1mm;border-bottom:.4mm solid ${INK}}
.side dl{margin:0}.side dt{font-size:6.2pt;color:#5c6b6d;margin-top:.85mm}.side dd{margin:0;font-weight:bold;font-size:7pt;line-height:1.18}.side dd.p{font-weight:normal}
.main{position:absolute;left:53mm;right:8mm;top:19.5mm}h2{font:bold 8pt 'Liberation Sans';color:${INK};margin:2.2mm 0 .7mm;border-bottom:.3mm solid ${INK};padding-bottom:.3mm}
p{margin:0 0 .8mm;text-align:justify}td,th{padding:.55mm 1mm;text-align:right;border-bottom:.15mm solid #d5dcdc}td:first-child,th:first-child{text-align:left}th{background:#dce8e9;color:#123}
.two{display:grid;grid-template-columns:1fr 1fr;gap:0 5mm;align-items:start}.wide{grid-template-columns:1.35fr 1fr}.grid td,.grid th{text-align:center;padding:.6mm .3mm;font-size:6.7pt}.grid td:first-child,.grid th:first-child{text-align:left}
.grid td:last-child,.grid th:last-child{background:#eef1f1;font-weight:bold}.hold td:nth-child(2),.hold th:nth-child(2){text-align:left}.bad td,.bad th{font-size:6.5pt;vertical-align:bottom}.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}
.notes{position:absolute;left:53mm;right:8mm;bottom:10mm;font-size:6.2pt;color:#444}.notes div{margin-top:.6mm;text-align:justify}
.foot{position:absolute;left:0;right:0;bottom:0;height:8mm;background:${INK};color:#fff;display:flex;justify-content:space-between;align-items:center;padding:0 9mm;font-size:6.8pt}
.sum{position:absolute;left:9mm;right:9mm;top:24mm;font-size:8.2pt;line-height:1.45}.sum td,.sum th{padding:1.5mm 1.2mm}.sum td:nth-child(2),.sum th:nth-child(2){text-align:left}.sum p{margin-bottom:2mm}`;

const GRID = ['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] as const;
const YEARS = [2025, 2024, 2023] as const;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? 'n/a' : `${v}%`);

const quoted = (entry: s.Entry, subject: 'FUND' | 'AMC'): string | null =>
  s.ratingWith(entry, subject, (r, agency, day) => `"${r}" by ${agency} on ${day}`, '');

const frame = (title: string, amc: string, page: string, body: string): string =>
  `<div class=head><b>${s.esc(title)}</b><div>${s.esc(amc)}<br>Fund Managers’ Report, January 2025</div></div>${body}
<div class=foot><span>www.bannuamc.example | UAN 0800-22668</span><span>${s.esc(page)}</span></div>`;

function pairs(items: readonly s.Item[], kind = ''): string {
  return `<dl>${items.map(([k, v]) => `<dt>${s.esc(k)}</dt><dd class="${kind}">${s.esc(v)}</dd>`).join('')}</dl>`;
}

function sizes(entry: s.Entry, fund: s.Fund, month: s.Month): s.Item[] {
  const held = fund.fof === undefined ? null : Number(s.fofOf(fund, month));
  const whole = Number(entry.fund_size_pkr) / 1e6;
  return s.stated([
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    [
      'Fund Size (excluding Fund of Funds Investment)',
      held === null ? null : `PKR ${s.grouped(whole - held, 2)} million`,
    ],
    ['NAV per Unit (January 31, 2025)', `PKR ${entry.nav_per_unit ?? ''}`],
  ]);
}

function side(entry: s.Entry, fund: s.Fund, month: s.Month): string {
  const [manager, ...committee] = s.members(entry);
  const facts = s.stated([
    ...s.terms(entry, [
      ['Fund Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Launch Date', 'launch_date_raw'],
    ]),
    ...sizes(entry, fund, month),
    ...s.terms(entry, [
      ['Benchmark', 'benchmark_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Management Fee', 'management_fee_raw'],
      ['Front-end Load', 'front_end_load_raw'],
      ['Back-end Load', 'back_end_load_raw'],
      ['Par Value', 'par_value_raw'],
      ['Minimum Initial Investment', 'minimum_initial_raw'],
      ['Minimum Subsequent Investment', 'minimum_subsequent_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Leverage', 'leverage_raw'],
      ['Listing', 'listing_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditors', 'auditor_raw'],
      ['Registrar', 'registrar_raw'],
    ]),
    ['Fund Stability Rating', quoted(entry, 'FUND')],
    ['Asset Manager Rating', quoted(entry, 'AMC')],
    ['Fund Manager', manager?.[0]],
  ]);
  const statistics = entry.metrics.map((m) => [m.label_raw, m.value_raw] as const);
  return `<div class=side><h3>Fund Information</h3>${pairs(facts)}${statistics.length === 0 ? '' : `<h3>Key Statistics</h3>${pairs(statistics)}`}
<h3>Investment Committee</h3>${pairs(
    committee.map(([name, office]) => [office, name] as const),
    'p',
  )}</div>`;
}

function performance(entry: s.Entry): string {
  const returns = entry.reported_returns.map((r) => [
    r.period_label_raw,
    cell(r.fund_return_percent),
    cell(r.benchmark_return_percent),
    cell(r.peer_return_percent),
  ]);
  const names = [s.short(entry), 'Benchmark'] as const;
  const years = s.longSeries(entry.historical_returns, names, cell);
  return `<div class="two wide"><div><h2>Performance by Period</h2>${s.htmlTable([['Period', ...names, 'Peer Average'], ...returns])}</div>
<div><h2>Performance by Fiscal Year</h2>${s.htmlTable([['Fiscal Year', ...names], ...years])}</div></div>`;
}

/** A row for each fiscal year; the last column is the year's return, or what there is of it. */
function grid(entry: s.Entry, part: s.Part, month: s.Month): string {
  const points = s.historyOf(part.words, part.model, month);
  const rows = YEARS.map((year) => [
    `${year - 1}-${year}`,
    ...GRID.map((m, i) => s.percentAt(entry.monthly_returns, s.short(entry), `${m} ${i < 6 ? year - 1 : year}`) ?? ''),
    year === YEARS[0]
      ? (s.periodReturn(points, part.model.kind, 'FYTD', 'fund') ?? '')
      : (s.fiscalReturn(points, part.model.kind, year, 'fund') ?? ''),
  ]);
  return `${s.heading(`Monthly Returns of ${s.short(entry)} (%)`)}${s.htmlTable([['Fiscal Year', ...GRID, 'YTD'], ...rows], 'grid')}`;
}

function portfolio(entry: s.Entry): string {
  const assets = s.lines(entry, 'ASSET_ALLOCATION').map((r) => [r.label, ...r.cells.map(cell)]);
  const table = s.htmlTable([['', ...s.datesOf(entry, 'ASSET_ALLOCATION')], ...assets]);
  return `<div class="two wide"><div>${s.heading(s.titleOf(entry, 'ASSET_ALLOCATION'))}${table}</div><div>${s.sharesList(entry, s.otherType(entry), cell)}</div></div>`;
}

function holdings(entry: s.Entry, fund: s.Fund): string {
  if (entry.holdings.length === 0) return '';
  const isDebt = (entry.holdings_title_raw ?? '').includes('TFC');
  const rows = entry.holdings.map((h) => [h.name_raw, s.noteOf(fund, h.name_raw), cell(h.percent)]);
  const head = isDebt ? ['Issue', 'Rating', 'Weight'] : ['Company', 'Sector', 'Weight'];
  return s.heading(entry.holdings_title_raw ?? '') + s.htmlTable([head, ...rows], 'hold');
}

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const head = [
    'Non-Compliant Investment',
    'Type',
    'Value before Provisioning (PKR mn)',
    'Provisioning Held (PKR mn)',
    'Value after Provisioning (PKR mn)',
    '% of Gross Assets',
    '% of Net Assets',
  ];
  return (
    s.heading('Details of Non-Compliant Investments') +
    s.htmlTable([head, ...entry.non_compliant.map((e) => s.exposureCells(e))], 'bad')
  );
}

function notes(entry: s.Entry, part: s.Part, month: s.Month): string {
  const [ofMonth, ofYear] = s.ratioPair(part, month);
  const fees = ['MTD', 'YTD'].map((p) => entry.fees.find((f) => f.fee_label_raw.includes(p))?.percent ?? '');
  const texts = [
    ...entry.footnotes_raw,
    `Total Expense Ratio (MTD) is ${fees[0]}% (annualized), which includes ${ofMonth.levies}% of government levies. Total ` +
      `Expense Ratio (YTD) is ${fees[1]}%, which includes ${ofYear.levies}% of government levies and the fee of SECP.`,
    'Sindh Workers’ Welfare Fund: the provision that was held against this liability was reversed in August 2021, after ' +
      'clarification by the Sindh Revenue Board that mutual funds are not financial institutions under the SWWF Act.',
    `Disclaimer: ${s.RISK_NOTE}`,
  ];
  return `<div class=notes>${texts.map((t) => `<div>${s.esc(t)}</div>`).join('')}</div>`;
}

function fundPage(entry: s.Entry, fund: s.Fund, month: s.Month): string {
  const part = s.only(s.partsOf(entry, fund)[0], 'part');
  const texts = [entry.investment_objective_raw, COMMENTS[fund.abbr]].map((t) => `<p>${s.esc(t)}</p>`);
  return frame(
    `${entry.fund_name_raw} (${fund.abbr})`,
    entry.amc_name_raw,
    entry.page_footer_raw ?? '',
    `${side(entry, fund, month)}<div class=main><h2 style="margin-top:0">Investment Objective</h2>${texts[0] ?? ''}<h2>Fund Manager’s Comments</h2>${texts[1] ?? ''}
${performance(entry)}${grid(entry, part, month)}${portfolio(entry)}${holdings(entry, fund)}${breaches(entry)}</div>${notes(entry, part, month)}`,
  );
}

const REVIEW = [
  'Headline inflation fell to 2.4% in January, the lowest figure in more than nine years. The State Bank of Pakistan reduced ' +
    'the policy rate by 100 basis points to 12.0%, and said that core inflation was still elevated. Remittances rose by a ' +
    'quarter over the same month of the year before, and reserves of the State Bank were USD 11.4 billion.',
  'The stock market corrected in January, as investors took profits before the season of results. Foreign investors sold ' +
    'shares of USD 31 million, which mutual funds and individuals absorbed. Turnover fell by a third from December.',
  'The cut-off yields of the last auction of Treasury Bills were 11.59%, 11.40% and 11.39% for three, six and twelve months. ' +
    'Bonds of two to ten years were sold at yields between 11.9% and 12.8%. We expect that the cycle of cuts is close to its end.',
];

function front(entries: readonly s.Entry[]): string {
  const labels = ['1 Month', 'FYTD', '1 Year', '3 Years*'];
  const rows = entries.map((e) => [
    e.fund_name_raw,
    e.category_raw ?? '',
    s.grouped(Number(e.fund_size_pkr) / 1e6, 2),
    e.nav_per_unit ?? '',
    ...labels.map((l) => cell(s.returnAt(e, l)?.fund_return_percent)),
  ]);
  const table = s.htmlTable([['Fund', 'Category', 'Size (PKR mn)', 'NAV (PKR)', ...labels], ...rows]);
  const body = `<div class=sum><h2>Our Funds at a Glance</h2>${table}<h2 style="margin-top:8mm">Economy and Markets</h2>${s.paragraphs(REVIEW)}</div>`;
  return frame('Summary of Funds', entries[0]?.amc_name_raw ?? '', 'Bannu AMC | 1', body);
}

export function html(entries: readonly s.Entry[], isWhole: boolean, funds: readonly s.Fund[], month: s.Month): string {
  const pages = entries.map((e) => fundPage(e, s.fundNamed(funds, e), month));
  return s.htmlPages(STYLE, isWhole ? [front(entries), ...pages] : pages);
}
