/** The sheets of AMC N32: quarters with turned names, months of all funds, terms of all funds. */
import { esc } from './html2.ts';
import { COMMON } from './n32-funds.ts';
import * as s from './shared8.ts';

const STYLE = `
@page { size: 420mm 297mm; margin: 0 } * { box-sizing: border-box }
body { margin: 0; font: 8.6pt/1.3 'DejaVu Sans Condensed'; color: #22303c }
section { position: relative; width: 420mm; height: 296.5mm; padding: 9mm 10mm; overflow: hidden; break-after: page }
header { display: flex; justify-content: space-between; font-size: 9.5pt; color: #33658a; height: 9mm }
.sheet { display: grid; grid-template-columns: 1fr 1fr; grid-template-rows: 1fr 1fr; gap: 5mm; height: 262mm }
.quarter { display: flex; border: .6pt solid #86a9c2 } .wide { grid-column: span 2 }
.name { writing-mode: vertical-rl; transform: rotate(180deg); background: #33658a; color: #fff; font: bold 13pt 'DejaVu Sans Condensed'; text-align: center; padding: 0 2.2mm; white-space: nowrap }
.inside { flex: 1; display: grid; grid-template-columns: 52mm 1fr; gap: 2.4mm 5mm; padding: 3mm 4mm; align-content: start }
h3 { font-size: 8.8pt; margin: 2.4mm 0 .8mm; color: #33658a; border-bottom: .6pt solid #86a9c2 } h3:first-child { margin-top: 0 }
table { border-collapse: collapse; width: 100% } td, th { padding: .55mm .6mm; text-align: right; font-weight: normal; vertical-align: top } td:first-child, th:first-child { text-align: left } th { color: #5c7d94 }
.full { grid-column: span 2 } .subs { grid-template-columns: 1fr 1fr 1fr } .months td, .months th { padding: 1.1mm 1.4mm; font-size: 9.4pt } .months .turned { writing-mode: vertical-rl; transform: rotate(180deg); text-align: left; padding: 1mm } .months .bm td { color: #6c7f8c; border-bottom: .4pt solid #86a9c2 } .months th { vertical-align: bottom; text-align: center }
.terms td, .terms th { text-align: left; padding: 2.6mm 2mm; border-bottom: .4pt solid #86a9c2; font-size: 9.4pt } .cover { padding: 60mm 40mm } .cover h1 { font-size: 30pt; color: #33658a; margin: 0 } .cover td { font-size: 12pt; padding: 2mm }`;

const REVIEW =
  'Inflation for February stood at 23.1% against 28.3% in January. The KSE-100 Index rose by 4.2% to 64,579 points with an average turnover of 372 million shares. Yields on 12 month bills eased to 20.3% and those on 3 year bonds to 16.9%. The reserves of the State Bank were USD 7.9 billion.';

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '&ndash;' : esc(v));
const row = (cells: readonly string[], kind = 'td', style = ''): string =>
  `<tr${style === '' ? '' : ` class=${style}`}>${cells.map((c) => `<${kind}>${c}</${kind}>`).join('')}</tr>`;

function expense(figures: s.Figures, period: string): string {
  const of = (label: string): string | undefined =>
    figures.fees.find((f) => f.row_label_raw === period && f.fee_label_raw === label)?.percent;
  const levies = of('of which levies');
  return `${of('TER')}%${levies === undefined ? '' : ` of which levies ${levies}%`}`;
}

function facts(entry: s.Entry): string {
  const rating = s.ratingWith(entry, 'FUND', (r, agency, day) => `${r} ${agency}, ${day}`, 'None');
  const items: s.Item[] = s.stated([
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ['NAV', `Rs. ${entry.nav_per_unit}`],
    ['Launched', entry.launch_date_raw],
    ['Benchmark', entry.benchmark_raw],
    ['Stability rating', rating],
    ['Fund manager', entry.parties[0]?.name_raw],
    ['TER MTD', expense(entry, 'MTD')],
    ['TER YTD', expense(entry, 'YTD')],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  return `<h3>Key data</h3><table>${items.map(([l, v]) => row([l, esc(v)])).join('')}</table>`;
}

/** The periods of fund and benchmark; the widths of the quarters need small letters. */
function returns(figures: s.Figures, name: string): string {
  const rows = figures.reported_returns;
  return `<h3>Returns (%)</h3><table>${row(['', ...rows.map((r) => r.period_label_raw)], 'th')}
${row([name, ...rows.map((r) => cell(r.fund_return_percent))])}${row(['Benchmark', ...rows.map((r) => cell(r.benchmark_return_percent))])}</table>`;
}

function assets(figures: s.Figures): string {
  const rows = s.lines(figures, 'ASSET_ALLOCATION');
  const dates = [...new Set(s.ofType(figures, 'ASSET_ALLOCATION').map((r) => r.period_label ?? ''))];
  const head = dates[0] === '' ? '' : row(['', dates.join(' → ')], 'th');
  return `<h3>${s.ofType(figures, 'ASSET_ALLOCATION')[0]?.table_title_raw ?? ''}</h3><table>${head}${rows.map((r) => row([r.label, r.cells.join(' → ')])).join('')}</table>`;
}

function second(figures: s.Figures): string {
  const rows = s.secondRows(figures);
  return rows.length === 0
    ? ''
    : `<h3>${rows[0]?.table_title_raw ?? ''}</h3><table>${rows.map((r) => row([esc(r.label_raw), r.percent])).join('')}</table>`;
}

const holdings = (figures: s.Figures): string =>
  figures.holdings.length === 0
    ? ''
    : `<h3>${figures.holdings_title_raw ?? ''}</h3><table>${figures.holdings.map((h) => row([esc(h.name_raw), h.percent])).join('')}</table>`;

function quarter(entry: s.Entry): string {
  return `<div class=quarter><div class=name>${entry.fund_name_raw}</div><div class=inside><div class=full>${returns(entry, entry.fund_column_raw ?? '')}</div>
<div>${facts(entry)}</div><div>${assets(entry)}${second(entry)}${holdings(entry)}</div></div></div>`;
}

function pension(entry: s.Entry): string {
  const part = (sub: s.SubFacts): string =>
    `<div><h3>${sub.name_raw}</h3><table>${row([sub.fund_size_label_raw ?? '', sub.fund_size_raw ?? ''])}${row(['NAV', `Rs. ${sub.nav_per_unit}`])}
${row(['TER MTD', expense(sub, 'MTD')])}${row(['TER YTD', expense(sub, 'YTD')])}</table>${returns(sub, 'Sub Fund')}${assets(sub)}${holdings(sub)}</div>`;
  return `<div class="quarter wide"><div class=name>${entry.fund_name_raw}</div><div class="inside subs"><div class=full style="grid-column: span 3">Launched: ${entry.launch_date_raw} &nbsp; Fund manager: ${entry.parties[0]?.name_raw}</div>
${entry.sub_funds.map(part).join('')}</div></div>`;
}

function months(entries: readonly s.Entry[]): string {
  const labels = s.labelsOf(entries[0]?.monthly_returns ?? []);
  const line = (entry: s.Entry, series: string, name: string, style: string): string =>
    row([name, ...labels.map((l) => cell(s.percentAt(entry.monthly_returns, series, l)))], 'td', style);
  const head = `<tr><th></th>${labels.map((l) => `<th><span class=turned>${l}</span></th>`).join('')}</tr>`;
  return `<h3>Monthly returns (%): income and money market funds annualised, other funds absolute</h3><table class=months>${head}${entries
    .filter((e) => e.sub_funds.length === 0)
    .map(
      (e) => line(e, e.fund_column_raw ?? '', e.fund_name_raw, '') + line(e, 'Benchmark', '&emsp;its benchmark', 'bm'),
    )
    .join('')}</table>`;
}

function terms(entries: readonly s.Entry[]): string {
  const heads = [
    'Fund',
    'Category',
    'Type',
    'Risk profile',
    'Management fee p.a.',
    'Front-end load',
    'Back-end load',
    'Minimum investment',
    'Cut-off time',
  ];
  const rows = entries.map((e) =>
    row([
      e.fund_name_raw,
      cell(e.category_raw),
      cell(e.fund_type_raw),
      cell(e.risk_profile_raw),
      cell(e.management_fee_raw),
      cell(e.front_end_load_raw),
      cell(e.back_end_load_raw),
      cell(e.minimum_initial_raw),
      cell(e.cutoff_raw),
    ]),
  );
  const amc = s.only(entries[0], 'entry');
  const rating = s.ratingWith(amc, 'AMC', (r, agency, day) => `${r} by ${agency} (${day})`, '');
  return `<h3>Terms</h3><table class=terms>${row(heads, 'th')}${rows.join('')}</table>
<p>All funds: the trustee is ${COMMON.trustee_raw}, the auditors are ${COMMON.auditor_raw}. Dealing days: ${COMMON.dealing_days_raw}. Pricing: ${COMMON.pricing_mechanism_raw}. Rating of the management company: ${rating}.</p>
<p>All investments in mutual funds and pension funds are subject to market risks. Past performance is not necessarily indicative of future results.</p>`;
}

export function html(entries: readonly s.Entry[], funds: readonly s.Fund[], amc: string): string {
  const blocks = entries.map((e) => (s.fundNamed(funds, e).subs === undefined ? quarter(e) : pension(e)));
  const frame = (body: string): string =>
    `<section><header><span>${amc}</span><span>29 February 2024</span></header>${body}</section>`;
  const index = entries.map((e) => row([e.fund_name_raw, String(e.page_number)])).join('');
  return `<!doctype html><html lang=en><meta charset=utf-8><style>${STYLE}</style><body><section class=cover><h1>Fund Review</h1><p>${amc}</p><p>29 February 2024</p><table style="width: 150mm">${index}</table></section>
${frame(`<div class=sheet>${blocks.slice(0, 4).join('')}</div>`)}${frame(`<div class=sheet>${blocks.slice(4, 5).join('')}<div style="padding: 4mm"><h3>February at a glance</h3><p>${REVIEW}</p></div>${blocks.slice(5).join('')}</div>`)}
${frame(months(entries))}${frame(terms(entries))}</body></html>`;
}
