/** The pages of AMC N118: a market review, the returns of all funds, a page for each fund, and all expense ratios. */
import { EXTRAS } from './n118-funds.ts';
import * as s from './shared15.ts';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff;padding:24mm 12mm 0}body{font:8.2pt/1.36 'Noto Sans','Liberation Sans';color:#1f2937}
.run{position:absolute;left:12mm;right:12mm;top:8mm;display:flex;justify-content:space-between;font-size:8pt;color:#0e7490;
border-bottom:.5mm solid #0e7490;padding-bottom:1.4mm}.run b{color:#1f2937}
h1{font-size:16pt;color:#0e7490;margin:0 0 2mm}h2{font-size:9.2pt;margin:4mm 0 1mm;color:#0e7490}p{margin:0 0 2mm;text-align:justify}
td,th{padding:.9mm 1.4mm;text-align:right;font-size:7.8pt}th{background:#0e7490;color:#fff}td:first-child,th:first-child{text-align:left}
td{border-bottom:.2mm solid #d1dbe0}.defs{columns:2;column-gap:8mm;background:#eef6f8;padding:2mm 3mm;font-size:7.8pt}
.defs div{break-inside:avoid;padding:.35mm 0}.defs b{color:#0e7490}.cols{display:flex;gap:7mm}.cols>div{flex:1}
.all td{padding:1.15mm 1.2mm}.all tr.f td{font-weight:bold;border-top:.4mm solid #0e7490}.all tr.m td{color:#4b5563}
.all tr.m td:first-child{padding-left:5mm}.all tr.t td{background:#eef6f8;font-style:italic;border-top:.4mm solid #0e7490}
.ter td,.ter th{padding:1.6mm 1.6mm}.ter tr:first-child th{text-align:center}.foot{position:absolute;left:12mm;right:12mm;bottom:7mm;
display:flex;justify-content:space-between;font-size:7pt;color:#4b5563}.small{font-size:7pt;color:#4b5563;margin-top:2mm}
.last td:nth-child(5),.last th:nth-child(5){background:#0e749018}.last th:nth-child(5){background:#155e75}`;

const LABELS = ['MTD', 'FYTD', '1 Yr', '3 Yrs', '5 Yrs', 'Since Launch'];
const YEARS = ['FY25', 'FY24'];
const cell = (v: string | null | undefined): string => (v === null || v === undefined ? 'n.a.' : `${v}%`);
const rupees = (v: string | null | undefined): string => v ?? '';

function frame(amc: string, number: number, body: string): string {
  return `<div class=run><span><b>${s.esc(amc)}</b></span><span>Fund Managers’ Report for the month ended 30 September 2025</span></div>${body}
<div class=foot><span>Investments in mutual funds are subject to market risk.</span><span>Page ${number}</span></div>`;
}

type ReturnKey = 'fund_return_percent' | 'benchmark_return_percent' | 'peer_return_percent';

/** Three rows for each fund. */
function table(entries: readonly s.Entry[], isWhole: boolean): string {
  const cells = (e: s.Entry, key: ReturnKey): string[] => LABELS.map((l) => cell(s.returnAt(e, l)?.[key]));
  const years = (e: s.Entry, series: string): string[] =>
    YEARS.map((y) => cell(s.percentAt(e.historical_returns, series, y)));
  const rows = entries.flatMap((e) => [
    s.tr(
      [`${s.esc(e.fund_name_raw)} (${s.short(e)})`, ...cells(e, 'fund_return_percent'), ...years(e, s.short(e))],
      'td',
      'f',
    ),
    s.tr(['Benchmark', ...cells(e, 'benchmark_return_percent'), ...years(e, 'Benchmark')], 'td', 'm'),
    s.tr(['Category average', ...cells(e, 'peer_return_percent'), '', ''], 'td', 'm'),
  ]);
  const all = entries.map((e) => [
    ...LABELS.map((l) => s.returnAt(e, l)?.fund_return_percent),
    ...YEARS.map((y) => s.percentAt(e.historical_returns, s.short(e), y)),
  ]);
  const means = [...LABELS, ...YEARS].map((_, k) => {
    const values = all.map((row) => row[k]).filter((v) => v !== null && v !== undefined);
    return values.length < all.length ? '' : `${(Number(s.sumOf(values, 9)) / values.length).toFixed(2)}%`;
  });
  const mean = s.tr(['Average of all our funds', ...means], 'td', 't');
  const total = isWhole ? mean : '';
  return `<table class=all>${s.tr(['Fund', ...LABELS, ...YEARS], 'th')}${rows.join('')}${total}</table>`;
}

function returns(entries: readonly s.Entry[], isWhole: boolean): string {
  const notes = (entries[0]?.footnotes_raw ?? []).map((t) => `<p class=small>${s.esc(t)}</p>`);
  return `<h1>Returns of Our Funds</h1><p>All returns are as of 30 September 2025, net of fees, with dividends reinvested.</p>
${table(entries, isWhole)}${notes.join('')}<p class=small>${s.esc(s.RISK_NOTE)}</p>`;
}

/** The ratios of all funds, those of the month and those of the year side by side. */
function costs(entries: readonly s.Entry[]): string {
  const labels = ['TER excl. levies', 'Govt. levies', 'TER'];
  const heads = `<tr><th rowspan=2>Fund</th><th colspan=3>MTD</th><th colspan=3>YTD</th><th rowspan=2>Limit of TER</th></tr>
${s.tr([...labels, ...labels], 'th')}`;
  const limit: Readonly<Record<string, string>> = {
    'Money Market': '2.00%',
    Balanced: '4.50%',
    'Shariah Compliant Equity': '4.50%',
  };
  const rows = entries.map((e) => {
    const values = ['MTD', 'YTD'].flatMap((p) => labels.map((l) => cell(s.feeOf(e, l, p))));
    return s.tr([s.esc(e.fund_name_raw), ...values, limit[e.category_raw ?? ''] ?? '2.50%']);
  });
  return `<h1>Expense Ratios of Our Funds</h1><p>Ratios are annualized. TER: total expense ratio including government levies.</p>
<table class=ter>${heads}${rows.join('')}</table><p class=small>The limit does not apply to government levies and the fee of the SECP.</p>`;
}

/** The newest price is in the first column of the last three days. */
function prices(entry: s.Entry): string {
  const days = ['30/09/2025', '29/09/2025', '26/09/2025'];
  const back = (v: string | undefined | null, k: number): string => {
    const drift = entry.metrics.some((m) => m.label_raw === 'Beta') ? 0.0047 : 0.0003;
    return (Number(v) * (1 - drift * k)).toFixed(4);
  };
  const row = (label: string, v: string | undefined | null): string[] => [label, rupees(v), back(v, 1), back(v, 3)];
  return `<h2>Prices per Unit (Rs.)</h2>${s.htmlTable([
    ['', ...days],
    row('NAV', entry.nav_per_unit),
    row('Offer Price', entry.offer_price),
    row('Redemption Price', entry.repurchase_price),
  ])}`;
}

function defs(entry: s.Entry): string {
  const items = s.stated([
    ...s.terms(entry, [
      ['Category', 'category_raw'],
      ['Type', 'fund_type_raw'],
      ['Launched on', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Risk of Principal Erosion', 'risk_of_principal_raw'],
    ]),
    ['Fund Stability Rating', s.ratingText(entry, 'FUND', 'n.a.')],
    ['AMC Rating', s.ratingText(entry, 'AMC', 'n.a.')],
    ...s.members(entry).map(([name, office]) => [office, name] as const),
    ...s.terms(entry, [
      ['Management Fee', 'management_fee_raw'],
      ['Front-end Load', 'front_end_load_raw'],
      ['Back-end Load', 'back_end_load_raw'],
      ['Minimum Investment', 'minimum_initial_raw'],
      ['Subsequent Investment', 'minimum_subsequent_raw'],
      ['Pricing', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Listing', 'listing_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
  ]);
  return `<div class=defs>${items.map(([l, v]) => `<div><b>${s.esc(l)}:</b> ${s.esc(v)}</div>`).join('')}</div>`;
}

/** Three months, and the range that the fund's rules allow. */
function assets(entry: s.Entry, extra: { readonly ranges: readonly string[] }): string {
  const type = 'ASSET_ALLOCATION';
  const rows = s.lines(entry, type).map((r, i) => {
    const range = extra.ranges[i] ?? '-';
    return [r.label, ...r.cells.map(cell), range === '-' ? '-' : `${range}%`];
  });
  return `<h2>${s.titleOf(entry, type)}</h2>${s.htmlTable([['', ...s.datesOf(entry, type), 'Allowed Range'], ...rows])}`;
}

function holdings(entry: s.Entry): string {
  if (entry.holdings.length === 0) return '';
  const isEquity = s.otherType(entry) === 'SECTOR_ALLOCATION';
  const rows = entry.holdings.map((h) => {
    const index = (Number(h.percent) * s.between(0.5, 1.4, h.name_raw, 'index')).toFixed(2);
    return [h.name_raw, cell(h.percent), ...(isEquity ? [`${index}%`] : [])];
  });
  const head = ['Name', 'Fund', ...(isEquity ? ['Index'] : [])];
  return `<h2>${s.esc(entry.holdings_title_raw)}</h2>${s.htmlTable([head, ...rows])}`;
}

function statistics(entry: s.Entry, extra: { readonly market: readonly string[] }): string {
  const rows = entry.metrics.map((m, i) => [m.label_raw, m.value_raw, extra.market[i] ?? '-']);
  return `<h2>Portfolio Statistics</h2>${s.htmlTable([['', s.short(entry), 'Market'], ...rows])}`;
}

function size(entry: s.Entry): string {
  return `<h2>Size</h2>${s.htmlTable(
    [
      [entry.fund_size_label_raw ?? '', rupees(entry.fund_size_raw)],
      ['Units Outstanding', s.grouped(Number(entry.units_outstanding), 0)],
    ],
    '',
    0,
  )}`;
}

function page(entry: s.Entry): string {
  const extra = s.only(EXTRAS[s.short(entry)], 'extra');
  const second = s.sharesTable(entry, s.otherType(entry) ?? 'CREDIT_QUALITY', cell);
  return `<h1>${s.esc(entry.fund_name_raw)}</h1><h2>Investment Objective</h2><p>${s.esc(entry.investment_objective_raw)}</p>${defs(entry)}
<div class=cols><div>${prices(entry)}</div><div>${size(entry)}${statistics(entry, extra)}</div></div>
<div class=cols><div>${assets(entry, extra)}</div><div>${second}</div></div>${holdings(entry)}
<p class=small>For returns and expense ratios of the Fund, see the tables of all funds in this report.</p>`;
}

const review = `<h1>Market Review</h1><p>The State Bank left the policy rate at 11.00% in its meeting of 15 September 2025. Yields of
three-month Treasury bills moved between 10.85% and 11.02%. Inflation, at 3.0% in August, rose to 5.6% in September after the floods.</p>
<p>The KSE-100 Index rose by 5.87% in the month and closed at 165,494 points. Banks, cements and explorers led the market. Foreigners
sold shares for USD 44.8 million, which mutual funds and individuals absorbed.</p><p>Assets of all open-end funds of the industry rose to
Rs. 4,187 billion. Those of our five funds are stated on their pages.</p>`;

export function html(entries: readonly s.Entry[], isWhole: boolean): string {
  const amc = entries[0]?.amc_name_raw ?? '';
  const own = entries.map((e) => page(e));
  const bodies = [...(isWhole ? [review] : []), returns(entries, isWhole), ...own, costs(entries)];
  return s.htmlPages(
    STYLE,
    bodies.map((body, i) => frame(amc, i + 1, body)),
  );
}
