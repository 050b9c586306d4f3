/** The pages of AMC N53: marked choices, small decimals, a table of rivals ordered by their return of one year. */
import { CHOICES, RIVALS } from './n53-funds.ts';
import * as s from './shared11.ts';

const STYLE = `@page{size:A4;margin:0}
body{font:8pt/1.36 'DejaVu Sans';color:#1d2733;font-variant-ligatures:none;font-size:7.4pt}section{width:210mm;height:296.5mm;padding:10mm 13mm}
header{display:flex;justify-content:space-between;align-items:flex-end}h1{margin:0;font-size:16pt;color:#0b6e4f}header div{text-align:right}
.hero{display:flex;gap:10mm;margin:3mm 0;padding:2.6mm 4mm;background:#0b6e4f;color:#fff}.hero b{display:inline;font-size:19pt}.hero small{font-size:9pt;vertical-align:5pt}.hero span{display:block;font-size:7pt}
h2{font-size:8.2pt;margin:3mm 0 .8mm;color:#0b6e4f}.choice{display:flex;gap:5mm;border-bottom:.3pt solid #cfe0d9;padding:.55mm 0}.choice>b{width:34mm;font-weight:normal;color:#5a6b75}
td,th{padding:.55mm 1mm;text-align:right;border-bottom:.3pt solid #cfe0d9}td:first-child,th:first-child{text-align:left}th{border-bottom:.8pt solid #0b6e4f;font-weight:normal;color:#5a6b75}
.own td{background:#d8efe6;font-weight:bold}.sum td{font-style:italic}.two{display:grid;grid-template-columns:1fr 1fr;gap:8mm}.list td{text-align:left;vertical-align:top}.list td:first-child{color:#5a6b75;width:34mm}
.note{font-size:6.2pt;margin-top:2.4mm}footer{position:absolute;left:13mm;right:13mm;bottom:6mm;font-size:6pt;color:#5a6b75}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '–' : v);

/** The whole part large, the decimals small and raised. */
function split(value: string): string {
  const [whole = '', fraction = ''] = value.split('.');
  return `<b>${whole}</b><small>.${fraction}</small>`;
}

function hero(entry: s.Entry): string {
  const size = (entry.fund_size_raw ?? '').replace(/^Rs\. | lac$/g, '');
  return `<div class=hero><div><span>${entry.fund_size_label_raw ?? ''}</span>Rs. ${split(size)} lac</div>
<div><span>NAV per Unit</span>Rs. ${split(entry.nav_per_unit ?? '')}</div>
${entry.fees.map((f) => `<div><span>${s.esc(f.fee_label_raw)}</span>${split(f.percent)} %</div>`).join('')}</div>`;
}

function choices(entry: s.Entry): string {
  const line = (label: string, key: keyof typeof CHOICES): string => {
    const options = CHOICES[key].map((o) => `<span>${o === entry[key] ? '●' : '○'} ${o}</span>`);
    return `<div class=choice><b>${label}</b>${options.join('')}</div>`;
  };
  return [
    line('Category of Scheme', 'category_raw'),
    line('Type of Scheme', 'fund_type_raw'),
    line('Risk Profile', 'risk_profile_raw'),
    line('Pricing Mechanism', 'pricing_mechanism_raw'),
  ].join('');
}

/** The row of the fund among funds of other AMCs, whose returns are not expected. */
function rivals(entry: s.Entry): string {
  const own = entry.reported_returns;
  const values = (key: 'fund_return_percent' | 'benchmark_return_percent' | 'peer_return_percent'): string[] =>
    own.map((r) => cell(r[key]));
  const others = (RIVALS[entry.fund_column_raw ?? ''] ?? []).map((name) => ({
    name,
    kind: '',
    cells: own.map((r) => {
      const near = Number(r.peer_return_percent);
      return (near + Math.max(0.6, Math.abs(near) * 0.08) * s.noise(name, r.period_label_raw)).toFixed(2);
    }),
  }));
  const year = s.periods(entry).indexOf('1 year');
  const rows = [{ name: entry.fund_name_raw, kind: 'own', cells: values('fund_return_percent') }, ...others]
    .toSorted((a, b) => Number(b.cells[year]) - Number(a.cells[year]))
    .map((r) => s.tr([r.name, ...r.cells], 'td', r.kind));
  const last = [
    s.tr(['Average of the category', ...values('peer_return_percent')], 'td', 'sum'),
    s.tr(['Benchmark', ...values('benchmark_return_percent')], 'td', 'sum'),
  ];
  return `<h2>How we compare (returns in %, ordered by the return of 1 year)</h2><table>${s.tr(['', ...s.periods(entry)], 'th')}${rows.join('')}${last.join('')}</table>`;
}

function years(entry: s.Entry): string {
  const short = entry.fund_column_raw ?? '';
  const labels = s.labelsOf(entry.historical_returns);
  const row = (name: string): string[] => [
    name,
    ...labels.map((l) => cell(s.percentAt(entry.historical_returns, name, l))),
  ];
  return `<h2>Fiscal years (returns in %)</h2>${s.htmlTable([['', ...labels], row(short), row('Benchmark')])}`;
}

function terms(entry: s.Entry): s.Item[] {
  return [
    ...s.terms(entry, [
      ['Date of Launch', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Management Fee', 'management_fee_raw'],
      ['Front-end Load', 'front_end_load_raw'],
      ['Back-end Load', 'back_end_load_raw'],
      ['Minimum Initial Amount', 'minimum_initial_raw'],
      ['Minimum Subsequent Amount', 'minimum_subsequent_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ['Stability Rating', s.ratingText(entry, 'FUND')],
    ['AMC Rating', s.ratingText(entry, 'AMC')],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ];
}

function page(entry: s.Entry): string {
  const rows = entry.holdings.map((h) => [h.name_raw, h.percent] as const);
  const holdings = rows.length === 0 ? '' : `<h2>${entry.holdings_title_raw ?? ''}</h2>${s.list(rows, '')}`;
  return `<header><h1>${entry.fund_name_raw}</h1><div>${entry.amc_name_raw}<br>Fund Manager Report ${entry.report_month_label_raw}</div></header>
${hero(entry)}<div>${s.term(entry.investment_objective_raw)}</div><h2>The scheme</h2>${choices(entry)}${rivals(entry)}${years(entry)}
<div class=two><div>${s.sharesTable(entry, 'ASSET_ALLOCATION')}${s.sharesTable(entry, 'CREDIT_QUALITY')}${s.sharesTable(entry, 'SECTOR_ALLOCATION')}${holdings}</div>
<div><h2>Terms</h2>${s.list(terms(entry))}<h2>Investment Committee</h2>${s.list(s.people(entry))}</div></div>
<div class=note>${s.esc(entry.footnotes_raw.join(' '))}</div><footer>${s.esc(s.RISK_NOTE)}<br>${s.esc(entry.page_footer_raw)}</footer>`;
}

export const html = (entries: readonly s.Entry[]): string => s.htmlPages(STYLE, entries.map(page));
