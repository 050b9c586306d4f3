/** The pages of AMC N99: a wide table of returns on top, the manager's words at the left, the facts at the right. */
import * as s from './shared15.ts';

const STYLE = `@page{size:A4;margin:0}
body{font:7.9pt/1.33 'Liberation Sans';color:#222;font-variant-ligatures:none}section{width:210mm;height:296.5mm;padding:9mm 11mm}
.top{display:flex;justify-content:space-between;align-items:flex-end}.top h1{margin:0;font-size:16.5pt;color:#7a1f2b}.logo{border:1.4pt solid #7a1f2b;color:#7a1f2b;font-weight:bold;letter-spacing:1.2pt;padding:1mm 3mm;font-size:10pt}.logo small{display:block;font-size:5.6pt;font-weight:normal;letter-spacing:0}
.line{display:flex;justify-content:space-between;font-weight:bold;font-size:8.6pt;border-bottom:1pt solid #7a1f2b;margin-top:1.4mm;padding-bottom:.8mm}
h2{font-size:8.4pt;background:#7a1f2b;color:#fff;margin:3mm 0 .6mm;padding:.6mm 1.6mm}p{margin:0 0 1.5mm;text-align:justify}
td,th{padding:.7mm 1mm;vertical-align:top;text-align:right;font-size:7.5pt;font-weight:normal}th{font-weight:bold}td:first-child,th:first-child{text-align:left}
.perf td,.perf th{border:.4pt solid #b98c92;text-align:center;vertical-align:middle;font-size:7.1pt;padding:.9mm .5mm}.perf td:first-child,.perf th:first-child{text-align:left;width:31mm}.perf .group{background:#f4e7e9}.perf .last td{font-style:italic}
.cols{display:flex;gap:5mm}.cols>div{flex:1;min-width:0}.list td{text-align:left;padding:.55mm 1mm}.list td:first-child{width:30mm;font-weight:bold}.grid td,.grid th{border-bottom:.4pt solid #d9c3c6}.mid td,.mid th{text-align:center}.mid td:first-child{text-align:left}
.halves td:nth-child(2),.halves th:nth-child(2),.halves td:nth-child(5),.halves th:nth-child(5){text-align:center}.halves td:nth-child(4),.halves th:nth-child(4){text-align:left;padding-left:4mm}
.small{font-size:6.5pt;color:#333}.foot{position:absolute;left:11mm;right:11mm;bottom:5mm;border-top:.8pt solid #7a1f2b;padding-top:.8mm;display:flex;justify-content:space-between;font-size:6.8pt;color:#555}`;

/** Losses in brackets, the percent sign inside; an empty cell for a period that the fund does not have. */
const cell = (v: string | null | undefined): string =>
  v === null || v === undefined ? '' : v.startsWith('-') ? `(${v.slice(1)}%)` : `${v}%`;

interface Column {
  readonly label: string;
  readonly own: string | null | undefined;
  readonly benchmark: string | null | undefined;
}

function columnsOf(entry: s.Entry): Column[] {
  const byLabel = (label: string): Column => {
    const row = s.returnAt(entry, label);
    return { label, own: row?.fund_return_percent, benchmark: row?.benchmark_return_percent };
  };
  const years = [2021, 2020, 2019, 2018, 2017].map((year): Column => {
    const label = `FY - ${year}`;
    const at = (series: string): string | undefined => s.percentAt(entry.historical_returns, series, label);
    return { label, own: at(s.short(entry)), benchmark: at('Benchmark') };
  });
  const [month = '', fiscal = '', trailing = ''] = s.periods(entry);
  const since = s.periods(entry).at(-1) ?? '';
  const long = ['Last 3 Years*', 'Last 5 Years*', since].map(byLabel);
  return [...[month, fiscal, trailing].map(byLabel), ...years, ...long];
}

function returns(entry: s.Entry): string {
  const columns = columnsOf(entry);
  const excess = columns.map(({ own, benchmark }) =>
    own === null || own === undefined ? '' : cell((Number(own) - Number(benchmark)).toFixed(2)),
  );
  const heads = `<tr class=group><th rowspan=2>Performance Period</th><th colspan=3>Cumulative</th><th colspan=5>Fiscal Year (July – June)</th><th colspan=3>Annualized</th></tr>${`<tr>${columns.map((c) => `<th style="text-align:center;width:auto">${s.esc(c.label)}</th>`).join('')}</tr>`}`;
  const own = s.tr([s.esc(s.short(entry)), ...columns.map((c) => cell(c.own))]);
  const benchmark = s.tr(['Benchmark', ...columns.map((c) => cell(c.benchmark))]);
  const last = s.tr(['Excess Return', ...excess], 'td', 'last');
  return `${s.heading('Performance %')}<table class=perf>${heads}${own}${benchmark}${last}</table><div class=small>${s.esc(entry.footnotes_raw.join('. '))}. The calculation of performance does not include the cost of front end load.</div>`;
}

function facts(entry: s.Entry, levies: string): string {
  const [ratio, marketing] = entry.fees;
  const amc = s.ratingWith(entry, 'AMC', (r, agency, day) => `${r} by ${agency} ${day} (Very High Quality)`, '');
  const manager = entry.parties.find((p) => p.designation_raw === 'Fund Manager')?.name_raw ?? '';
  const colon = (items: readonly s.Item[]): s.Item[] => items.map(([label, value]) => [`${label}:`, value]);
  return s.list(
    colon([
      ...s.terms(entry, [['Launch Date', 'launch_date_raw']]),
      [entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? ''],
      ...s.terms(entry, [
        ['Type', 'fund_type_raw'],
        ['Category', 'category_raw'],
        ['Dealing Days', 'dealing_days_raw'],
        ['Dealing Time', 'cutoff_raw'],
        ['Settlement', 'settlement_raw'],
        ['Pricing Mechanism', 'pricing_mechanism_raw'],
        ['Front End Load', 'front_end_load_raw'],
        ['Back End Load', 'back_end_load_raw'],
        ['Management Fee', 'management_fee_raw'],
      ]),
      [ratio?.fee_label_raw ?? '', `${ratio?.percent ?? ''}% p.a. (including ${levies}% government levies)`],
      [marketing?.fee_label_raw ?? '', `${marketing?.percent ?? ''}% per annum`],
      [
        'Risk Profile / Risk of principal erosion',
        `${entry.risk_profile_raw ?? ''} / ${entry.risk_of_principal_raw ?? ''}`,
      ],
      ...s.terms(entry, [
        ['Leverage', 'leverage_raw'],
        ['Listing', 'listing_raw'],
        ['Custodian & Trustee', 'trustee_raw'],
        ['Auditors', 'auditor_raw'],
        ['Benchmark', 'benchmark_raw'],
      ]),
      ['Fund Manager', manager],
      ...s.terms(entry, [['Minimum Subscription', 'minimum_initial_raw']]),
      ['Asset Manager Rating', amc],
    ]),
  );
}

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  'Mardan Stock Fund': [
    'The month of February began on a positive note after the IMF Board approved the release of USD 1 billion to Pakistan. The mood changed in the second half, when the conflict between Russia and Ukraine sent the price of oil above USD 100 per barrel. Foreigners were net sellers of USD 24 million; insurance companies and individuals absorbed the shares.',
    'Exploration companies gained on oil, whereas cement, steel and refineries suffered from higher prices of coal and freight. The market trades at a forward price to earnings multiple of less than five times, a discount of more than 40% to its history.',
    'The Fund raised its weight in fertilizer and technology, and took profits in banks and exploration. We continue to hold companies with strong balance sheets that can pass on higher costs.',
  ],
  'Mardan Financial Sector Fund': [
    'Banks announced annual results in the month that were mostly above expectations, on account of higher net interest income and lower provisions. Payouts were generous: the largest five banks paid on average 45% of their earnings in the quarter.',
    'The central bank has raised its policy rate by 275 basis points since September 2021. The repricing of assets should lift the margins of banks in the first half of the calendar year, as deposits are repriced with a lag only for current accounts.',
    'The Fund added to insurance, and reduced banks slightly in favour of those with a high share of current accounts.',
  ],
};

/** Five names at the left and five at the right, each with its kind of asset. */
function holdings(entry: s.Entry, isEquity = 'Equity'): string {
  const items = entry.holdings.map((h) => [s.esc(h.name_raw), isEquity, cell(h.percent)]);
  const heads = ['Name', 'Asset Class', '% of Total Assets'];
  const rows = items.slice(0, 5).map((item, i) => s.tr([...item, ...(items[i + 5] ?? [])]));
  return `${s.heading(entry.holdings_title_raw ?? '')}<table class="grid halves">${s.tr([...heads, ...heads], 'th')}${rows.join('')}</table>`;
}

function characteristics(entry: s.Entry): string {
  const rows = [
    ['', ...entry.metrics.map((m) => m.label_raw)],
    [s.short(entry), ...entry.metrics.map((m) => m.value_raw)],
    ['KSE-30', '6.1', '1.1', '6.9%'],
  ];
  return `${s.heading('Characteristics of Equity Portfolio**')}${s.htmlTable(rows, 'grid mid')}<div class=small>** Based on estimates of the research of Mardan Funds</div>`;
}

const shares = (entry: s.Entry, type: s.AllocationType): string =>
  s.sharesTable(entry, type, cell).replace('<table class="', '<table class="grid');

const people = (entry: s.Entry): string => entry.parties.map((p) => s.esc(p.name_raw)).join('<br>');

function page(entry: s.Entry, levies: string): string {
  const words = s.paragraphs(TEXTS[s.short(entry)] ?? []);
  return `<div class=top><h1>${s.esc(entry.fund_name_raw)}</h1><div class=logo>MARDAN<small>Mardan Funds Limited</small></div></div>
<div class=line><span>NAV per Unit (28/02/2022): Rs. ${entry.nav_per_unit ?? ''}</span><span>MONTHLY REPORT</span><span>${entry.report_month_label_raw}</span></div>
${returns(entry)}
<div class=cols><div>${s.heading('Investment Objective')}<p>${s.term(entry.investment_objective_raw)}</p>${s.heading("Fund Manager's Commentary")}${words}${shares(entry, 'ASSET_ALLOCATION')}${shares(entry, 'SECTOR_ALLOCATION')}${s.heading('Members of Investment Committee')}<p>${people(entry)}</p></div><div>${s.heading('General Information')}${facts(entry, levies)}${characteristics(entry)}</div></div>
${holdings(entry)}
<p class=small style="margin-top:2mm">Notes: 1) Taxes apply on dividends and capital gains. 2) The provision against the Sindh Workers’ Welfare Fund was reversed in August 2021 on the clarification of the Sindh Revenue Board; the effect on the return of this fiscal year is not material. 3) The scheme holds no investment that is not in compliance with its category. ${s.esc(s.RISK_NOTE)}</p>
<div class=foot><span>UAN 091-111-627-326 | www.mardanfunds.example | info@mardanfunds.example</span><span>${s.esc(entry.page_footer_raw)}</span></div>`;
}

export const html = (entries: readonly s.Entry[], leviesOf: (entry: s.Entry) => string): string =>
  s.htmlPages(
    STYLE,
    entries.map((entry) => page(entry, leviesOf(entry))),
  );
