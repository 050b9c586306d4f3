/** The pages of AMC N88: slicers at the left, tiles at the top, charts with data labels, a card of terms. */
import { MARK, OWN, bars, columns, ringWithLegend, treemap } from './n88-charts.ts';
import * as s from './shared15.ts';

const STYLE = `@page{size:330mm 186mm;margin:0}
body{font:7.2pt/1.25 'Liberation Sans';color:#252423;font-variant-ligatures:none}section{width:330mm;height:185.6mm;background:#eaeaea;padding:4mm;display:grid;grid-template-columns:40mm 1fr 62mm;gap:2mm}
.v{background:#fff;padding:1.6mm 2mm;border-radius:.6mm;overflow:hidden}.v h2{font-size:8pt;font-weight:normal;margin:0 0 1mm;color:#252423}.mid{display:flex;flex-direction:column;gap:2mm;min-width:0}.side{display:flex;flex-direction:column;gap:2mm;min-width:0}
.tiles{display:grid;grid-template-columns:repeat(5,1fr);gap:2mm}.tile{text-align:center}.tile b{display:block;font-size:16pt;font-weight:normal;line-height:1.15;color:#118dff}.tile span{display:block;font-size:7.4pt}.tile small{color:#777;font-size:6.3pt}
.slicer div{padding:.5mm 0;font-size:7pt}.slicer i{display:inline-block;width:2.3mm;height:2.3mm;border:.5pt solid #555;margin-right:1.2mm;vertical-align:-.2mm}.slicer .on i{background:#252423}.slicer .on{font-weight:bold}
.legend{font-size:6.8pt;margin-bottom:.6mm}.legend i{display:inline-block;width:2.2mm;height:2.2mm;border-radius:50%;margin:0 .8mm 0 0}.legend span{margin-right:3mm}
.row{display:flex;gap:2mm}.row>.v{flex:1;min-width:0}.donut{display:flex;gap:4mm;align-items:center}.donut ul{list-style:none;margin:0;padding:0}.donut li{font-size:7pt;line-height:1.45}.donut i{display:inline-block;width:2mm;height:2mm;margin-right:1mm;border-radius:50%}
.card{display:grid;grid-template-columns:1fr 1fr;gap:1.3mm 2.4mm}.card div.w{grid-column:1/3}.card b{display:block;font-weight:bold;font-size:7.1pt;line-height:1.15}.card span{color:#777;font-size:6.2pt;display:block}
table{font-size:6.9pt}td{padding:.42mm .6mm;border-bottom:.3pt solid #e4e4e4}td:last-child{text-align:right}.grow{flex:1}.brand{font-size:10pt;font-weight:bold;color:#12239e;line-height:1.15}.note{font-size:6.2pt;color:#605e5c}`;

const MM = 72 / 25.4;
const WIDTH = 330 - 8 - 40 - 62 - 4 - 4;

interface Board {
  readonly month: s.Month;
  readonly names: readonly string[];
  readonly thenOf: (entry: s.Entry) => s.Figures;
}

const visual = (title: string, body: string, kind = ''): string =>
  `<div class="v ${kind}">${title === '' ? '' : s.heading(title)}${body}</div>`;

function slicer(title: string, choices: readonly string[], marked: string): string {
  const lines = choices.map((c) => `<div class="${c === marked ? 'on' : ''}"><i></i>${s.esc(c)}</div>`);
  return visual(title, lines.join(''), 'slicer');
}

function left(entry: s.Entry, board: Board): string {
  const label = (m: s.Month): string => `${s.monthName(m)} ${m.year}`;
  const months = Array.from({ length: 8 }, (_, i) => label(s.before(board.month, i)));
  const filters = `Filters applied: Fund is ${entry.fund_name_raw}, Month is ${entry.report_month_label_raw}`;
  return `<div class=side>${visual('', `<div class=brand>${s.esc(entry.amc_name_raw)}</div><p style="margin:1mm 0 0">Fund Manager Report</p>`)}
${slicer('Fund', board.names, entry.fund_name_raw)}${slicer('Month', months, entry.report_month_label_raw)}
${visual('Investment Objective', `<div>${s.term(entry.investment_objective_raw)}</div>`)}
<div class="v note grow"><p style="margin:0 0 1.5mm">${s.esc(filters)}</p><p style="margin:0 0 1.5mm">${s.esc(entry.footnotes_raw.join(' '))} Expense ratios include levies.</p><p style="margin:0">${s.esc(s.RISK_NOTE)}</p></div></div>`;
}

/** A figure, its name, and the figure of the month before. */
function tiles(entry: s.Entry, then: s.Figures): string {
  const tile = (label: string, value: string, last: string): string =>
    `<div class="v tile"><b>${s.esc(value)}</b><span>${s.esc(label)}</span><small>${last}</small></div>`;
  const nav = (Number(entry.nav_per_unit) / Number(then.nav_per_unit) - 1) * 100;
  const sizes = (Number(entry.fund_size_pkr) / Number(then.fund_size_pkr) - 1) * 100;
  const change = (v: number): string => `${v < 0 ? '' : '+'}${v.toFixed(2)}%`;
  const metric = entry.metrics[0];
  return `<div class=tiles>${[
    tile('NAV per Unit (PKR)', entry.nav_per_unit ?? '', `Last month: ${then.nav_per_unit ?? ''} (${change(nav)})`),
    tile(
      entry.fund_size_label_raw ?? '',
      entry.fund_size_raw ?? '',
      `Last month: ${then.fund_size_raw ?? ''} (${change(sizes)})`,
    ),
    ...entry.fees.map((f) => tile(f.fee_label_raw, `${f.percent}%`, '&nbsp;')),
    tile(metric?.label_raw ?? '', metric?.value_raw ?? '', `Last month: ${then.metrics[0]?.value_raw ?? ''}`),
  ].join('')}</div>`;
}

function middle(entry: s.Entry, then: s.Figures): string {
  const name = s.short(entry);
  const legend = `<div class=legend><span><i style="background:${OWN}"></i>${name}</span><span><i style="background:${MARK}"></i>Benchmark</span></div>`;
  const size = { width: WIDTH * MM, height: 111 };
  const periods = entry.reported_returns.map((r) => ({
    label: r.period_label_raw,
    values: [r.fund_return_percent, r.benchmark_return_percent],
  }));
  const rows = entry.monthly_returns;
  const months = s
    .labelsOf(rows)
    .map((label) => ({ label, values: [name, 'Benchmark'].map((n) => s.percentAt(rows, n, label)) }));
  const assets = s.ofType(entry, 'ASSET_ALLOCATION');
  const second = s.otherType(entry) ?? 'CREDIT_QUALITY';
  const half = (WIDTH / 2 - 3) * MM;
  const chart =
    second === 'SECTOR_ALLOCATION'
      ? treemap(s.ofType(entry, second), half, 118)
      : ringWithLegend(s.ofType(entry, second), '34mm');
  return `<div class=mid>${tiles(entry, then)}
${visual('Return (%) by Period', legend + columns(periods, size))}
${visual('Return (%) by Month', legend + columns(months, size))}
<div class="row grow">${visual(s.titleOf(entry, 'ASSET_ALLOCATION'), bars(assets, half))}${visual(s.titleOf(entry, second), chart)}</div></div>`;
}

/** Values above their labels. */
function card(entry: s.Entry): string {
  const [own, amc] = s.ratings(entry, 'Not Rated');
  const items = s.stated([
    ...s.terms(entry, [
      ['Category', 'category_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
      ['Fund Type', 'fund_type_raw'],
      ['Launch Date', 'launch_date_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Management Fee', 'management_fee_raw'],
      ['Front End Load', 'front_end_load_raw'],
      ['Back End Load', 'back_end_load_raw'],
      ['Minimum Initial Investment', 'minimum_initial_raw'],
      ['Minimum Subsequent Investment', 'minimum_subsequent_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
    ]),
    ['Fund Stability Rating', own],
    ['AMC Rating', amc],
    ...s.people(entry),
  ]);
  const cells = items.map(
    ([label, value]) =>
      `<div class="${value.length > 24 ? 'w' : ''}"><b>${s.esc(value)}</b><span>${s.esc(label)}</span></div>`,
  );
  return visual('Fund Profile', `<div class=card>${cells.join('')}</div>`);
}

function right(entry: s.Entry): string {
  const items = s.holdingItems(entry);
  const held = items.length === 0 ? '' : visual(entry.holdings_title_raw ?? '', s.list(items), 'grow');
  return `<div class=side>${card(entry)}${held}</div>`;
}

export const html = (entries: readonly s.Entry[], board: Board): string =>
  s.htmlPages(
    STYLE,
    entries.map((e) => `${left(e, board)}${middle(e, board.thenOf(e))}${right(e)}`),
  );
