/** The pages of AMC N104: serif titles, key figures in a row, two columns on both pages. */
import { FUNDS } from './n104-funds.ts';
import * as s from './shared15.ts';

const COLOURS = ['#1f6f6b', '#c9a24d', '#7fb3a6', '#8c5a3c', '#b7c98f', '#4a5a78', '#d3d3d3'];

const STYLE = `@page{size:A4;margin:0}
body{font:8.3pt/1.4 'TeX Gyre Heros','Liberation Sans';color:#252525;font-variant-ligatures:none}section{width:210mm;height:296.5mm;padding:0 13mm}
.run{display:flex;justify-content:space-between;align-items:center;padding:6mm 0 2.5mm;border-bottom:2.2pt solid #1f6f6b;font-size:8.2pt;color:#1f6f6b}
.run b{font:bold 12pt 'Liberation Serif';letter-spacing:.6pt}
h1{font:bold 20pt 'Liberation Serif';color:#1f6f6b;text-align:center;margin:5mm 0 3.5mm}.second h1{font-size:14pt;margin:3mm 0 1mm}
h2{font:bold 10pt 'Liberation Serif';color:#8c5a3c;margin:3.6mm 0 1mm}p{margin:0 0 1.6mm;text-align:justify}
td,th{padding:.85mm 1.4mm;text-align:right;vertical-align:top;font-weight:normal}td:first-child,th:first-child{text-align:left}
th{font-weight:bold;color:#1f6f6b;border-bottom:.9pt solid #c9a24d}td{border-bottom:.35pt solid #dcd3bd}
.key th,.key td{text-align:center!important;width:20%;border:.6pt solid #c9a24d}.key th{background:#f6f1e3;font-size:7.2pt}
.key td{font-size:9.4pt;font-weight:bold}
.cols{display:flex;gap:7mm}.cols>div{flex:1;min-width:0}.list td{text-align:left}.list td:first-child{width:33mm;color:#1f6f6b;font-weight:bold}
.plain td:last-child{text-align:right}.plain td:first-child{width:auto;color:inherit;font-weight:normal}
.ring{display:flex;gap:5mm;align-items:center}.legend{flex:1}.legend div{display:flex;gap:1.6mm;align-items:center;margin:.7mm 0}
.legend i{width:2.4mm;height:2.4mm}.legend span{flex:1}
.held td:first-child,.held th:first-child{width:6mm}.held td:nth-child(2),.held th:nth-child(2),.held td:nth-child(3),.held th:nth-child(3){text-align:left}
.months th:nth-child(4),.months td:nth-child(4){text-align:left;padding-left:9mm}.costs td,.costs th{font-size:7.4pt}
.notes{font-size:6.9pt;color:#444;margin-top:4mm}
.foot{position:absolute;left:13mm;right:13mm;bottom:5mm;border-top:.8pt solid #c9a24d;padding-top:1mm;font-size:7pt;color:#555;text-align:center}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);

const run = (entry: s.Entry): string =>
  `<div class=run><b>NUSHKI</b><span>Fund Manager Report for the month of ${entry.report_month_label_raw}</span></div>`;

const foot = (entry: s.Entry): string => `<div class=foot>${s.esc(entry.page_footer_raw)}</div>`;

function key(entry: s.Entry): string {
  const stability = s.ratingWith(entry, 'FUND', (r) => r, 'N/A');
  const items = [
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? ''],
    ['NAV per Unit', `Rs. ${entry.nav_per_unit ?? ''}`],
    ['Fund Stability Rating', stability],
    ['Risk Profile', entry.risk_profile_raw ?? ''],
    ['Launch Date', entry.launch_date_raw ?? ''],
  ];
  return s.htmlTable([items.map(([l]) => l ?? ''), items.map(([, v]) => v ?? '')], 'key');
}

function information(entry: s.Entry): string {
  const amc = s.ratingWith(entry, 'AMC', (r, agency, day) => `${r} by ${agency} (${day})`, '');
  const stability = s.ratingWith(entry, 'FUND', (r, agency, day) => `${r} by ${agency} (${day})`, '');
  const items = s.stated([
    ...s.terms(entry, [
      ['Category', 'category_raw'],
      ['Type', 'fund_type_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk of Principal', 'risk_of_principal_raw'],
    ]),
    ['Stability Rating', stability],
    ['AMC Rating', amc],
    ...s.terms(entry, [
      ['Management Fee', 'management_fee_raw'],
      ['Front End Load', 'front_end_load_raw'],
      ['Back End Load', 'back_end_load_raw'],
      ['Par Value', 'par_value_raw'],
      ['Initial Investment', 'minimum_initial_raw'],
      ['Subsequent Investment', 'minimum_subsequent_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Leverage', 'leverage_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
  ]);
  return s.heading('Fund Information') + s.list(items);
}

function returns(entry: s.Entry): string {
  const rows = entry.reported_returns.map((r) => [
    r.period_label_raw,
    cell(r.fund_return_percent),
    cell(r.benchmark_return_percent),
  ]);
  const names = [s.short(entry), 'Benchmark'] as const;
  const years = s.longSeries(entry.historical_returns, names, cell);
  const history =
    years.length === 0 ? '' : s.heading('Fiscal Year Returns') + s.htmlTable([['Year', ...names], ...years]);
  return s.heading('Performance Summary') + s.htmlTable([['Period', ...names], ...rows]) + history;
}

/** Six months at the left and six at the right. */
function months(entry: s.Entry): string {
  const names = [s.short(entry), 'Benchmark'] as const;
  const rows = s.longSeries(entry.monthly_returns, names, cell);
  const heads = ['Month', ...names];
  const middle = rows.length / 2;
  const lines = rows.slice(0, middle).map((row, i) => [...row, ...(rows[middle + i] ?? [])]);
  return s.heading('Monthly Returns') + s.htmlTable([[...heads, ...heads], ...lines], 'months');
}

/** Ratings are a ring with a legend, sectors a list. */
function second(entry: s.Entry): string {
  const type = s.only(s.otherType(entry), 'second table');
  if (type === 'SECTOR_ALLOCATION') {
    const rows = s.lines(entry, type).map((r) => [r.label, cell(r.cells[0])] as const);
    return s.heading(s.titleOf(entry, type)) + s.list(rows, 'list plain');
  }
  const rows = s.lines(entry, type);
  const legend = rows.map(
    (r, i) =>
      `<div><i style="background:${COLOURS[i % COLOURS.length]}"></i><span>${s.esc(r.label)}</span>${cell(r.cells[0])}</div>`,
  );
  const sizes = rows.map((r) => Number(r.cells[0]));
  return `${s.heading(s.titleOf(entry, type))}<div class=ring>${s.ring(sizes, COLOURS, '27mm')}<div class=legend>${legend.join('')}</div></div>`;
}

function holdings(entry: s.Entry): string {
  const fund = s.fundNamed(FUNDS, entry);
  const note = fund.model.kind === 'rate' ? 'Rating' : 'Sector';
  const rows = entry.holdings.map((h) => [`${h.rank}`, h.name_raw, s.noteOf(fund, h.name_raw), cell(h.percent)]);
  return s.heading(entry.holdings_title_raw ?? '') + s.htmlTable([['#', 'Name', note, 'Weight'], ...rows], 'held');
}

function costs(entry: s.Entry): string {
  const labels = [...new Set(entry.fees.map((f) => f.fee_label_raw))];
  const rows = ['MTD', 'YTD'].map((p) => [p, ...labels.map((l) => cell(s.feeOf(entry, l, p)))]);
  return s.heading('Expense Ratio Breakup') + s.htmlTable([['', ...labels], ...rows], 'costs');
}

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  NIIF: [
    'The State Bank of Pakistan kept its policy rate unchanged in the meeting of March. Headline inflation ' +
      'fell to the lowest reading in almost two years on a high base, and the second tranche of the standby ' +
      'arrangement was agreed at staff level.',
    'Rates of the Ijara Sukuk auction fell for longer tenors, as the market expects a cut of rates in the ' +
      'second half of the calendar year. The Fund increased its variable rental Sukuk and lengthened the ' +
      'placements with Islamic banks before the end of the quarter.',
  ],
  NIMMF: [
    'Islamic banks offered better profit rates on the eve of the quarter end. The Fund used them for its ' +
      'deposits, and let a short term Sukuk of the power sector mature without replacement.',
    'Maturities remain short, so that the portfolio can be repriced after the next meeting of the monetary ' +
      'policy committee. The share of Sukuk of the Government stays near its average of the year.',
  ],
  NISF: [
    'The market rose on the conclusion of talks with the IMF and on results that surprised in cement, ' +
      'fertilizer and energy. Foreign investors were net buyers for the fifth month in a row.',
    'The Fund raised its weight in exploration companies, whose receivables should fall after the increase ' +
      'of gas prices, and reduced technology. We expect dividends to remain attractive while the yield of ' +
      'fixed income falls.',
  ],
};

function first(entry: s.Entry): string {
  const people = s.list(s.members(entry), 'list plain');
  const words = s.paragraphs(TEXTS[s.short(entry)] ?? []);
  const statistics =
    s.heading('Portfolio Statistics') +
    s.list(
      entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
      'list plain',
    );
  return `${run(entry)}<h1>${s.esc(entry.fund_name_raw)}</h1>${key(entry)}
${s.heading('Investment Objective')}<p>${s.term(entry.investment_objective_raw)}</p>
<div class=cols><div>${returns(entry)}${statistics}</div><div>${information(entry)}</div></div>
<div class=cols><div>${s.heading('Review of the Month')}${words}</div><div>${s.heading('Investment Committee')}${people}</div></div>${foot(entry)}`;
}

function portfolio(entry: s.Entry): string {
  const assets = s.sharesTable(entry, 'ASSET_ALLOCATION', cell);
  return `<div class=second>${run(entry)}<h1>${s.esc(entry.fund_name_raw)}</h1>
<div class=cols><div>${assets}</div><div>${second(entry)}</div></div>
${holdings(entry)}${months(entry)}${costs(entry)}
<div class=notes>${entry.footnotes_raw.map(s.esc).join('<br>')}<br>Disclaimer: ${s.esc(s.RISK_NOTE)}</div></div>${foot(entry)}`;
}

export const html = (entries: readonly s.Entry[]): string =>
  s.htmlPages(
    STYLE,
    entries.flatMap((entry) => [first(entry), portfolio(entry)]),
  );
