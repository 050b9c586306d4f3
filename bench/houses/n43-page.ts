/** The pages of AMC N43: cards at the top and at the foot, tables between them. */
import { UNITS } from './n43-funds.ts';
import * as s from './shared10.ts';

const STYLE = `@page{size:A4;margin:0}
body{font:8pt/1.3 'Liberation Sans';color:#24323d}section{width:210mm;height:296.5mm;padding:10mm 12mm}
header{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:2pt solid #e07a1f;padding-bottom:2mm}
h1{margin:0;font:bold 19pt 'Liberation Sans';color:#12507b}header span{font-size:10pt;color:#e07a1f}
h2{font:bold 9pt 'Liberation Sans';color:#12507b;margin:4mm 0 1.2mm}
.cards{display:grid;gap:1.6mm;margin-top:3mm}.figures{grid-template-columns:repeat(5,1fr)}.terms{grid-template-columns:repeat(4,1fr)}
.card{background:#eef4f8;padding:1.6mm 2mm;border-left:2pt solid #12507b}.card div:nth-child(1){font-size:6.6pt;color:#5c7283}
.card div:nth-child(2){font:bold 12.5pt 'Liberation Sans'}.card div:nth-child(3){font-size:6.6pt;color:#5c7283}
.terms .card{background:#fff;border-left:.6pt solid #b8cad6}.terms .card div:nth-child(2){font:bold 7.8pt 'Liberation Sans'}
td,th{padding:.7mm 1.4mm;text-align:right}td:first-child,th:first-child{text-align:left}th{background:#12507b;color:#fff}
td{border-bottom:.4pt solid #cbd8e1}.name td:nth-child(2),.name th:nth-child(2){text-align:left}.second{margin-top:1.4mm}
.chips{display:flex;flex-wrap:wrap;gap:1.4mm}.chip{border:.6pt solid #e07a1f;border-radius:2mm;padding:.8mm 2.4mm;text-align:center}
.chip b{display:block;font-size:9pt}.two{display:flex;gap:6mm}.two>div{flex:1}
.note{font-size:6.3pt;color:#5c7283;margin-top:2mm}footer{position:absolute;left:12mm;right:12mm;bottom:6mm;font-size:6.3pt;color:#5c7283}`;

const YEARS = ['FY26', 'FY25', 'FY24', 'FY23', 'FY22'];
const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);
type Card = readonly [label: string, value: string, below: string];

const cards = (kind: string, items: readonly Card[]): string =>
  `<div class="cards ${kind}">${items
    .map(([l, v, below]) => {
      const last = below === '' ? '' : `<div>${s.esc(below)}</div>`;
      return `<div class=card><div>${s.esc(l)}</div><div>${s.esc(v)}</div>${last}</div>`;
    })
    .join('')}</div>`;

/** Millions that funds of funds of the same AMC hold. */
const ofFunds = (pkr: string | null): Card[] =>
  pkr === null ? [] : [['Investment by Fund of Funds', s.grouped(Number(pkr) / 1e6, 0), 'PKR mn']];

const figures = (entry: s.Entry): Card[] => [
  [entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? '', 'PKR mn'],
  ...ofFunds(entry.amount_invested_by_fof_pkr),
  ['NAV per Unit', entry.nav_per_unit ?? '', 'PKR'],
  ...entry.metrics.map((m): Card => [m.label_raw, m.value_raw, UNITS[m.label_raw] ?? '']),
  ...entry.fees.map((f): Card => [f.fee_label_raw, f.percent, '% p.a.']),
];

function terms(entry: s.Entry): Card[] {
  const rating = (label: string, subject: 'FUND' | 'AMC'): Card[] => {
    const r = s.ratingParts(entry, subject);
    return r === null ? [[label, 'Not rated', '']] : [[label, r.rating, `${r.agency}, ${r.day}`]];
  };
  const plain = (items: readonly s.Item[]): Card[] => items.map(([l, v]) => [l, v, '']);
  return [
    ...plain(
      s.terms(entry, [
        ['Category', 'category_raw'],
        ['Fund Type', 'fund_type_raw'],
        ['Launch Date', 'launch_date_raw'],
        ['Risk Profile', 'risk_profile_raw'],
        ['Risk of Principal Erosion', 'risk_of_principal_raw'],
        ['Management Fee', 'management_fee_raw'],
        ['Front-end Load', 'front_end_load_raw'],
        ['Back-end Load', 'back_end_load_raw'],
        ['Minimum Initial Investment', 'minimum_initial_raw'],
        ['Minimum Subsequent Investment', 'minimum_subsequent_raw'],
        ['Pricing', 'pricing_mechanism_raw'],
        ['Dealing Days', 'dealing_days_raw'],
        ['Cut-off Time', 'cutoff_raw'],
        ['Trustee', 'trustee_raw'],
        ['Auditor', 'auditor_raw'],
      ]),
    ),
    ...rating('Stability Rating', 'FUND'),
    ...rating('AMC Rating', 'AMC'),
    ...entry.parties.map((p): Card => [p.designation_raw ?? '', p.name_raw, '']),
  ];
}

function returns(entry: s.Entry): string {
  const [month, year, launch] = entry.reported_returns;
  const line = (name: string, key: 'fund_return_percent' | 'benchmark_return_percent', series: string): string[] => [
    name,
    cell(month?.[key]),
    cell(year?.[key]),
    ...YEARS.map((y) => cell(s.percentAt(entry.historical_returns, series, y))),
    cell(launch?.[key]),
  ];
  const short = entry.fund_column_raw ?? '';
  const top = s.htmlTable([
    ['Returns', 'MTD', 'YTD', ...YEARS, 'Since Launch'],
    line(short, 'fund_return_percent', short),
    line('Benchmark', 'benchmark_return_percent', 'Benchmark'),
  ]);
  const peers = ['Peer Average', cell(month?.peer_return_percent), cell(year?.peer_return_percent)];
  const below = s.htmlTable([[...peers, ...YEARS.map(() => '-'), '-']], 'second', 0);
  const widths = `<colgroup><col style="width:24%">${'<col>'.repeat(8)}</colgroup>`;
  return [top, below].map((t) => t.replace('>', ` style="table-layout:fixed">${widths}`)).join('');
}

function assets(entry: s.Entry): string {
  const rows = s.twoMonths(entry, 'ASSET_ALLOCATION');
  return s.htmlTable([
    ['', ...s.datesOf(entry, 'ASSET_ALLOCATION'), 'Change'],
    ...rows.map(([label, now, then]) => [label, cell(now), cell(then), (Number(now) - Number(then)).toFixed(1)]),
  ]);
}

function chips(entry: s.Entry): string {
  const rows = s.secondRows(entry);
  const each = rows.map((r) => `<div class=chip>${s.esc(r.label_raw)}<b>${r.percent}%</b></div>`).join('');
  return `<h2>${rows[0]?.table_title_raw ?? ''}</h2><div class=chips>${each}</div>`;
}

function holdings(entry: s.Entry, fund: s.Fund): string {
  const isEquity = fund.model.kind === 'market';
  return `<h2>${entry.holdings_title_raw ?? ''}</h2>${s.htmlTable(
    [
      ['Name', isEquity ? 'Sector' : 'Type', 'Weight'],
      ...entry.holdings.map((h) => [h.name_raw, s.noteOf(fund, h.name_raw), cell(h.percent)]),
    ],
    'name',
  )}`;
}

function page(entry: s.Entry, fund: s.Fund): string {
  return `<header><h1>${entry.fund_name_raw}</h1><span>Fund Manager's Report | ${entry.report_month_label_raw}</span></header>
${cards('figures', figures(entry))}
<h2>Investment Objective</h2><div>${s.term(entry.investment_objective_raw)}</div>
<h2>Benchmark</h2><div>${s.term(entry.benchmark_raw)}</div>
<h2>Performance</h2>${returns(entry)}
<div class=two><div><h2>${s.titleOf(entry, 'ASSET_ALLOCATION')}</h2>${assets(entry)}${chips(entry)}</div><div>${holdings(entry, fund)}</div></div>
<h2>Fund Facts</h2>${cards('terms', terms(entry))}
<div class=note>${s.esc(entry.footnotes_raw.join(' '))}</div>
<footer>${s.esc(s.RISK_NOTE)} Investors may send complaints to SECP if 15 working days have passed without our answer.<br>${s.esc(entry.page_footer_raw)}</footer>`;
}

export const html = (entries: readonly s.Entry[], funds: readonly s.Fund[]): string =>
  s.htmlPages(
    STYLE,
    entries.map((e) => page(e, s.fundNamed(funds, e))),
  );
