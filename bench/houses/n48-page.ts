/** The pages of AMC N48: lines of terms, returns by horizon, bands of sub-funds. */
import * as s from './shared10.ts';

const STYLE = `@page{size:A4;margin:0}
body{font:8.2pt/1.42 'Nimbus Sans','Liberation Sans';color:#222d36;font-variant-ligatures:none}section{width:210mm;height:296.5mm;padding:12mm 15mm}
header{display:flex;justify-content:space-between;font-size:8.6pt;color:#0a7d8c}
h1{font:bold 20pt 'Nimbus Sans','Liberation Sans';margin:3mm 0 .6mm;color:#0a3d4f}.sub{font-size:9pt;color:#0a7d8c;margin-bottom:3mm}
h2{font:bold 9pt 'Nimbus Sans','Liberation Sans';color:#fff;background:#0a7d8c;padding:.8mm 2mm;margin:4mm 0 1.4mm}
.line b{color:#0a3d4f}.line{margin-bottom:.6mm}.three{display:flex;gap:5mm}.three>div{flex:1}
td,th{padding:.7mm 1mm;text-align:right;border-bottom:.4pt solid #c9dde0}td:first-child,th:first-child{text-align:left}th{color:#0a7d8c;border-bottom:.8pt solid #0a7d8c}
.band{background:#dcecee;border-left:3pt solid #0a7d8c;padding:1.2mm 2.4mm;margin:4mm 0 1mm;display:flex;justify-content:space-between}.band b{font-size:10.5pt;color:#0a3d4f}
.list{columns:2;column-gap:8mm}.list div{break-inside:avoid}.list b{display:inline-block;width:13mm}h3{font-size:8.2pt;color:#0a7d8c;margin:1.8mm 0 .4mm}
.note{font-size:6.8pt;margin-top:4mm}footer{position:absolute;left:15mm;right:15mm;bottom:8mm;font-size:6.5pt;color:#5f7178}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '–' : `${v}%`);
const line = (items: readonly s.Item[]): string =>
  `<div class=line>${items.map(([l, v]) => `<b>${s.esc(l)}:</b> ${s.esc(v)}`).join(' | ')}</div>`;

function terms(entry: s.Entry): string {
  const rating = (subject: 'FUND' | 'AMC'): string =>
    s.ratingWith(entry, subject, (r, agency, day) => `${r} by ${agency} (${day})`, '');
  return [
    s.terms(entry, [
      ['Fund type', 'fund_type_raw'],
      ['Launch date', 'launch_date_raw'],
      ['Risk profile', 'risk_profile_raw'],
      ['Risk of principal erosion', 'risk_of_principal_raw'],
    ]),
    s.terms(entry, [['Benchmark', 'benchmark_raw']]),
    s.terms(entry, [
      ['Management fee', 'management_fee_raw'],
      ['Front-end load', 'front_end_load_raw'],
      ['Back-end load', 'back_end_load_raw'],
    ]),
    s.terms(entry, [
      ['Minimum investment', 'minimum_initial_raw'],
      ['Subsequent investment', 'minimum_subsequent_raw'],
      ['Pricing', 'pricing_mechanism_raw'],
      ['Dealing days', 'dealing_days_raw'],
      ['Cut-off time', 'cutoff_raw'],
    ]),
    s.terms(entry, [
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    s.stated([
      ['Fund stability rating', rating('FUND')],
      ['AMC rating', rating('AMC')],
    ]),
    s.people(entry),
  ]
    .filter((items) => items.length > 0)
    .map(line)
    .join('');
}

/** Months as rows, or one row without a month; classes as columns. */
function shares(figures: s.Figures, type: s.AllocationType): string {
  const rows = s.lines(figures, type);
  const dates = s.datesOf(figures, type);
  const hasDates = dates[0] !== '';
  const heads = rows.map((r) => r.label);
  const body = dates.map((d, i) => [...(hasDates ? [d] : []), ...rows.map((r) => cell(r.cells[i]))]);
  return s.htmlTable([hasDates ? ['', ...heads] : heads, ...body]);
}

function horizon(entry: s.Entry, title: string, labels: readonly string[]): string {
  const short = entry.fund_column_raw ?? '';
  const rows = labels.map((l) => {
    const r = s.returnAt(entry, l);
    return r === undefined
      ? [
          l,
          cell(s.percentAt(entry.historical_returns, short, l)),
          cell(s.percentAt(entry.historical_returns, 'Benchmark', l)),
          '–',
        ]
      : [l, cell(r.fund_return_percent), cell(r.benchmark_return_percent), cell(r.peer_return_percent)];
  });
  return `<div>${s.htmlTable([[title, short, 'Benchmark', 'Peers'], ...rows])}</div>`;
}

function holdings(figures: s.Figures): string {
  const items = figures.holdings.map((h) => `<div><b>${h.percent}%</b>${s.esc(h.name_raw)}</div>`);
  return items.length === 0 ? '' : `<div class=list>${items.join('')}</div>`;
}

const figuresOf = (f: s.Figures): s.Item[] => [
  [f.fund_size_label_raw ?? '', f.fund_size_raw ?? ''],
  ['NAV per unit', `PKR ${f.nav_per_unit ?? ''}`],
  ...f.fees.map((x): s.Item => [x.fee_label_raw, `${x.percent}%`]),
];

function fundBody(entry: s.Entry): string {
  const figures = [...figuresOf(entry), ...entry.metrics.map((m): s.Item => [m.label_raw, m.value_raw])];
  const own = entry.holdings.length === 0 ? '' : `<h2>${entry.holdings_title_raw ?? ''}</h2>${holdings(entry)}`;
  return `<h2>Key figures</h2>${line(figures)}<h2>Performance</h2><div class=three>
${horizon(entry, 'Recent', ['This month', '3 months', '6 months', '1 year'])}
${horizon(entry, 'Fiscal', ['FYTD', 'FY26', 'FY25', 'FY24', 'FY23'])}
${horizon(entry, 'Long run', ['3 years', '5 years', 'Since inception'])}</div>
<h2>${s.titleOf(entry, 'ASSET_ALLOCATION')}</h2>${shares(entry, 'ASSET_ALLOCATION')}
<h2>${s.titleOf(entry, 'CREDIT_QUALITY')}</h2>${shares(entry, 'CREDIT_QUALITY')}${own}`;
}

function band(sub: s.SubFacts): string {
  const figures = figuresOf(sub)
    .map(([l, v]) => `${l} ${v}`)
    .join(' | ');
  const returns = s.htmlTable([
    ['', ...s.periods(sub)],
    ['Return', ...s.seriesCells(sub, 'fund_return_percent').map(cell)],
  ]);
  const sectors =
    s.secondRows(sub).length === 0
      ? ''
      : `<h3>${s.titleOf(sub, 'SECTOR_ALLOCATION')}</h3>${shares(sub, 'SECTOR_ALLOCATION')}`;
  const own = sub.holdings.length === 0 ? '' : `<h3>${sub.holdings_title_raw ?? ''}</h3>${holdings(sub)}`;
  return `<div class=band><b>${sub.name_raw}</b><span>${s.esc(figures)}</span></div>${returns}
<h3>${s.titleOf(sub, 'ASSET_ALLOCATION')}</h3>${shares(sub, 'ASSET_ALLOCATION')}${sectors}${own}`;
}

function page(entry: s.Entry): string {
  const body = entry.sub_funds.length > 0 ? entry.sub_funds.map(band).join('') : fundBody(entry);
  return `<header><span>${entry.amc_name_raw}</span><span>Fund Manager Report, ${entry.report_month_label_raw}</span></header>
<h1>${entry.fund_name_raw}</h1><div class=sub>${s.term(entry.category_raw)}</div>
<div>${s.term(entry.investment_objective_raw)}</div>${body}<h2>About the fund</h2>${terms(entry)}
<div class=note>${s.esc(entry.footnotes_raw.join(' '))}</div>
<footer>${s.esc(s.RISK_NOTE)} Charna Islamic Investments manages assets of PKR 21.4 billion for 48,300 investors.<br>${s.esc(entry.page_footer_raw)}</footer>`;
}

export const html = (entries: readonly s.Entry[]): string => s.htmlPages(STYLE, entries.map(page));
