/** The pages of AMC N38: tables in the wide column at the left, facts in the narrow one at the right. */
import { esc } from './html2.ts';
import { BENCHMARKS } from './n38-funds.ts';
import * as s from './shared9.ts';

const STYLE = `
@page { size: A4; margin: 0 } * { box-sizing: border-box }
body { margin: 0; font: 7.7pt/1.3 'Liberation Sans'; color: #25313b }
section { position: relative; width: 210mm; height: 296.5mm; padding: 9mm 11mm; overflow: hidden; break-after: page }
header { display: flex; justify-content: space-between; font-size: 9pt; color: #8a1538; border-bottom: .5pt solid #8a1538; padding-bottom: 1.4mm }
.title { display: flex; align-items: center; margin: 3mm 0 } .badge { background: #8a1538; color: #fff; font: bold 12pt 'Liberation Sans'; padding: 2.4mm 3mm; margin-right: 3mm }
h1 { margin: 0; font: bold 17pt 'Liberation Sans'; color: #25313b } .sub { font-size: 9pt; color: #6b7680 }
.two { display: flex; gap: 5mm } .main { flex: 1 } .side { width: 58mm; background: #f5eef0; padding: 2mm 3mm }
h2 { font: bold 8.6pt 'Liberation Sans'; color: #8a1538; margin: 2.6mm 0 1mm; border-bottom: .4pt solid #8a1538 }
table { border-collapse: collapse; width: 100% } th { text-align: right; color: #8a1538; font-weight: bold } td, th { padding: .5mm 1mm; vertical-align: top } .num td { text-align: right; border-bottom: .3pt solid #e3d6da } .num td:first-child, .num th:first-child { text-align: left }
.mid td:nth-child(2), .mid th:nth-child(2) { text-align: left } .side td { border-bottom: .3pt solid #ddc9cf } .side td:first-child { width: 22mm; color: #6b7680 } .halves { display: flex; gap: 4mm } .halves > div { flex: 1 }
footer { position: absolute; left: 11mm; right: 11mm; bottom: 7mm; font-size: 6.3pt; color: #6b7680 } .page { text-align: right; font-size: 7.5pt } .cover td { font-size: 11.5pt; padding: 2.4mm }`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);

function facts(entry: s.Entry): string {
  const isFund = entry.sub_funds.length === 0;
  const rating = (subject: 'FUND' | 'AMC'): string =>
    s.ratingWith(entry, subject, (r, agency, day) => `${r} (${agency}) ${day}`, 'Not Applicable');
  const fof = entry.amount_invested_by_fof_pkr;
  const general = [
    ...s.terms(entry, [
      ['Fund Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Launch Date', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Risk of Principal Erosion', 'risk_of_principal_raw'],
      ['Management Fee', 'management_fee_raw'],
      ['Front-end Load', 'front_end_load_raw'],
      ['Back-end Load', 'back_end_load_raw'],
      ['Min. Initial Investment', 'minimum_initial_raw'],
      ['Min. Subsequent Investment', 'minimum_subsequent_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Times', 'cutoff_raw'],
      ['Leverage', 'leverage_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditors', 'auditor_raw'],
    ]),
    ...s.stated([
      ['Fund Stability Rating', isFund ? rating('FUND') : null],
      ['AMC Rating', rating('AMC')],
    ]),
    ...s.people(entry),
  ];
  const figures = s.stated([
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ['Investment by Fund of Funds (PKR mn)', fof === null ? null : s.grouped(Number(fof) / 1e6, 0)],
    ['NAV (PKR)', entry.nav_per_unit],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  const size = isFund ? `<h2>Fund Size</h2>${s.htmlTable(figures, '', 0)}` : '';
  return `${size}<h2>General Information</h2>${s.htmlTable(general, '', 0)}`;
}

function returns(figures: s.Figures, name: string, benchmark: string): string {
  return s.htmlTable(
    [
      ['', ...s.periods(figures)],
      [name, ...s.seriesCells(figures, 'fund_return_percent').map(cell)],
      [benchmark, ...s.seriesCells(figures, 'benchmark_return_percent').map(cell)],
    ],
    'num',
  );
}

function series(rows: readonly s.SeriesRow[]): string {
  const labels = s.labelsOf(rows);
  const names = [...new Set(rows.map((r) => r.series_raw))];
  return s.htmlTable(
    [['', ...labels], ...names.map((name) => [name, ...labels.map((l) => cell(s.percentAt(rows, name, l)))])],
    'num',
  );
}

/** Twelve months are too many for the width: two tables of six. */
function months(entry: s.Entry): string {
  const labels = s.labelsOf(entry.monthly_returns);
  return [labels.slice(0, 6), labels.slice(6)]
    .map((half) => series(entry.monthly_returns.filter((r) => half.includes(r.period_label_raw))))
    .join('');
}

function shares(figures: s.Figures, type: s.AllocationType): string {
  const dates = s.datesOf(figures, type);
  const rows = s.lines(figures, type).map((r) => [r.label, ...r.cells.map(cell)]);
  const hasDates = dates[0] !== '';
  const table = s.htmlTable(hasDates ? [['', ...dates], ...rows] : rows, 'num', hasDates ? 1 : 0);
  return `<h2>${s.titleOf(figures, type)}</h2>${table}`;
}

function holdings(entry: s.Entry, fund: s.Fund): string {
  if (entry.holdings.length === 0) return '';
  const hasNotes = fund.papers.some(([, , note]) => note !== '');
  const rows = hasNotes
    ? [['Name', 'Rating', '%'], ...entry.holdings.map((h) => [h.name_raw, s.noteOf(fund, h.name_raw), cell(h.percent)])]
    : entry.holdings.map((h) => [h.name_raw, cell(h.percent)]);
  return `<h2>${entry.holdings_title_raw ?? ''}</h2>${s.htmlTable(rows, hasNotes ? 'num mid' : 'num', hasNotes ? 1 : 0)}`;
}

function ratios(figures: s.Figures): string {
  const labels = [...new Set(figures.fees.map((f) => f.fee_label_raw))];
  const rows = labels.map((l) => [l, ...['MTD', 'YTD'].map((p) => cell(s.feeOf(figures, l, p)))]);
  return `<h2>Expense Ratio</h2>${s.htmlTable([['', 'MTD', 'YTD'], ...rows], 'num')}`;
}

function fundBody(entry: s.Entry, fund: s.Fund): string {
  const name = entry.fund_column_raw ?? '';
  const second = s.secondRows(entry)[0]?.allocation_type;
  return `<h2>Performance</h2>${returns(entry, name, BENCHMARKS[name] ?? '')}
<h2>Fiscal Year Performance</h2>${series(entry.historical_returns)}
<h2>Monthly Returns</h2>${months(entry)}${shares(entry, 'ASSET_ALLOCATION')}
${second === undefined ? '' : shares(entry, second)}${holdings(entry, fund)}${ratios(entry)}`;
}

const pensionBody = (entry: s.Entry): string =>
  entry.sub_funds
    .map(
      (sub) => `<h1 style="font-size: 12pt; margin-top: 4mm">${sub.name_raw}</h1>
${s.htmlTable(
  [
    [sub.fund_size_label_raw ?? '', sub.fund_size_raw ?? ''],
    ['NAV (PKR)', sub.nav_per_unit ?? ''],
  ],
  'num',
  0,
)}<h2>Performance</h2>${returns(sub, 'Fund', 'Benchmark')}<div class=halves><div>${shares(sub, 'ASSET_ALLOCATION')}</div><div>${ratios(sub)}</div></div>`,
    )
    .join('');

function frame(title: string, body: string, amc: string, page: string, notes: string): string {
  return `<section><header><span>${amc}</span><span>August 2020</span></header>${title}${body}<footer>${notes}<div class=page>${page}</div></footer></section>`;
}

function fundPage(entry: s.Entry, fund: s.Fund, amc: string): string {
  const title = `<div class=title><div class=badge>${fund.abbr}</div><h1>${esc(entry.fund_name_raw)}</h1></div>`;
  const objective = `<h2>Investment Objective</h2>${esc(entry.investment_objective_raw)}`;
  const body = `<div class=two><div class=main>${objective}${fund.subs === undefined ? fundBody(entry, fund) : pensionBody(entry)}</div><div class=side>${facts(entry)}</div></div>`;
  return frame(title, body, amc, entry.page_footer_raw ?? '', `${entry.footnotes_raw.join(' ')}<br>${s.RISK_NOTE}`);
}

const ECONOMY = [
  'Inflation was 8.2% in August 2020 after 9.3% in July. Food prices rose by 10.6%, with wheat and vegetables as the main reasons. The policy rate remained at 7.00%.',
  'The current account had a surplus of USD 424 million in July, after a deficit of USD 100 million in June. Remittances reached a record of USD 2.77 billion.',
  'The KSE-100 Index gained 4.7% and closed at 41,111 points. Cements, autos and steel led the market, while volumes rose by 39% to 593 million shares a day.',
];

export function html(entries: readonly s.Entry[], funds: readonly s.Fund[], amc: string, isWhole: boolean): string {
  const index = entries.map((e) => [e.fund_name_raw, String(e.page_number)]);
  const cover = `<section class=cover><h1 style="margin: 60mm 20mm 4mm">Fund Manager's Report</h1><p style="margin: 0 20mm 14mm; font-size: 12pt">${amc}<br>August 2020</p><div style="margin: 0 20mm">${s.htmlTable(index, 'num', 0)}</div></section>`;
  const economy = `<div style="margin: 10mm 16mm; font-size: 9.5pt; line-height: 1.5">${ECONOMY.map((p) => `<p>${p}</p>`).join('')}</div>`;
  const pages = [
    ...(isWhole
      ? [cover, frame('<h1 style="margin-top: 4mm">Economy and Markets</h1>', economy, amc, 'Page 2', '')]
      : []),
    ...entries.map((e) => fundPage(e, s.fundNamed(funds, e), amc)),
  ];
  return `<!doctype html><html lang=en><meta charset=utf-8><style>${STYLE}</style><body>${pages.join('\n')}</body></html>`;
}
