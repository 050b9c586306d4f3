/** The pages of AMC N45: running text in a wide column, rings and tables in a narrow one. */
import * as s from './shared10.ts';

const STYLE = `@page{size:A4;margin:0}
body{font:8.6pt/1.42 'Liberation Serif';color:#222}section{width:210mm;height:296.5mm;padding:11mm 14mm}
.head{display:flex;justify-content:space-between;font:8pt 'Liberation Sans';letter-spacing:.04em;border-bottom:.6pt solid #222;padding-bottom:1.4mm}
h1{font:bold 21pt 'Liberation Serif';margin:3.4mm 0 1mm;color:#7a2230}
.lead{font:italic 10pt/1.4 'Liberation Serif';margin-bottom:3mm}.body{display:flex;gap:8mm}.wide{width:98mm}.narrow{flex:1}
h2{font:bold 8pt 'Liberation Sans';color:#7a2230;margin:3.6mm 0 1mm}p{margin:0 0 1.6mm;text-align:justify}
.big{display:flex;justify-content:space-between;border-top:.6pt solid #7a2230;border-bottom:.6pt solid #7a2230;padding:1.6mm 0;margin-bottom:1mm}
.big div{font:6.6pt 'Liberation Sans'}.big b{display:block;font:bold 13pt 'Liberation Serif'}
td,th{padding:.55mm 1mm;text-align:right;font-size:8pt}td:first-child,th:first-child{text-align:left}th{border-bottom:.6pt solid #222}td{border-bottom:.3pt dotted #999}
.ring{display:flex;gap:3mm;align-items:center}.ring div{font-size:7.8pt;line-height:1.45}.ring i{display:inline-block;width:2mm;height:2mm;margin-right:1.2mm}
ol{columns:2;column-gap:6mm;margin:0;padding-left:4.4mm}li{break-inside:avoid}li span{float:right}
.note{font-size:7pt;color:#555;margin-top:2mm}footer{position:absolute;left:14mm;right:14mm;bottom:8mm;font:6.3pt 'Liberation Sans';color:#555}`;

const COLOURS = ['#7a2230', '#b5593c', '#d99a4e', '#8a8f4f', '#3f6f6a', '#6b7f99', '#a9a9a9'];
const cell = (v: string | null | undefined): string => (v === null || v === undefined ? 'n/a' : `${v}%`);
type Ratios = readonly [month: s.Ratio, year: s.Ratio];

/** A ring, and the weights of its classes in front of their names. */
function ring(entry: s.Entry, type: s.AllocationType): string {
  const rows = s.ofType(entry, type);
  const total = rows.reduce((sum, r) => sum + Number(r.percent), 0);
  let from = 0;
  const arcs = rows.map((r, i) => {
    const share = (Number(r.percent) / total) * 100;
    const arc = `<circle r="15.9155" cx="21" cy="21" fill="none" stroke="${COLOURS[i]}" stroke-width="8" stroke-dasharray="${share} ${100 - share}" stroke-dashoffset="${25 - from}"/>`;
    from += share;
    return arc;
  });
  const legend = rows.map((r, i) => `<i style="background:${COLOURS[i]}"></i>${r.percent}% ${s.esc(r.label_raw)}`);
  return `<h2>${rows[0]?.table_title_raw ?? ''}</h2><div class=ring><svg width="76" height="76" viewBox="0 0 42 42">${arcs.join('')}</svg><div>${legend.join('<br>')}</div></div>`;
}

const bold = (items: readonly s.Item[]): string => items.map(([l, v]) => `<b>${s.esc(l)}</b> ${s.esc(v)}`).join(' ');

function about(entry: s.Entry): string {
  const general = s.terms(entry, [
    ['Category', 'category_raw'],
    ['Fund type', 'fund_type_raw'],
    ['Launch date', 'launch_date_raw'],
    ['Benchmark', 'benchmark_raw'],
    ['Risk profile', 'risk_profile_raw'],
    ['Listing', 'listing_raw'],
    ['Trustee', 'trustee_raw'],
    ['Auditor', 'auditor_raw'],
  ]);
  const dealing = s.terms(entry, [
    ['Dealing days', 'dealing_days_raw'],
    ['Cut-off time', 'cutoff_raw'],
    ['Pricing', 'pricing_mechanism_raw'],
    ['Par value', 'par_value_raw'],
    ['Minimum initial investment', 'minimum_initial_raw'],
    ['Minimum subsequent investment', 'minimum_subsequent_raw'],
    ['Front-end load', 'front_end_load_raw'],
    ['Back-end load', 'back_end_load_raw'],
    ['Management fee', 'management_fee_raw'],
  ]);
  const fund = s.ratingWith(
    entry,
    'FUND',
    (r, a, day) => `${a} assigned a stability rating of ${r} to the Fund on ${day}. `,
    'The Fund is not rated. ',
  );
  const amc = s.ratingWith(
    entry,
    'AMC',
    (r, a, day) => `The Management Company has been rated ${r} by ${a} since ${day}.`,
    '',
  );
  return `<h2>ABOUT THE FUND</h2><p>${bold(general)}</p><h2>DEALING</h2><p>${bold(dealing)}</p><h2>RATINGS</h2><p>${s.esc(fund + amc)}</p>`;
}

function costs([month, year]: Ratios): string {
  return `<h2>COSTS</h2><p>The total expense ratio for the month (MTD) was ${month.withLevies}%, of which ${month.levies}% were government levies. For the fiscal year to date (YTD)
the total expense ratio was ${year.withLevies}%, of which ${year.levies}% were government levies.</p>`;
}

function comment(entry: s.Entry, past: s.Figures): string {
  const [month, year] = entry.reported_returns;
  const now = s.ofType(entry, 'ASSET_ALLOCATION')[0];
  const then = s.ofType(past, 'ASSET_ALLOCATION')[0];
  const move = Number(now?.percent) > Number(then?.percent) ? 'raised' : 'trimmed';
  const change =
    entry.planted_fault === undefined
      ? `We ${move} the weight of ${now?.label_raw ?? ''} from ${then?.percent ?? ''}% to ${now?.percent ?? ''}% during the month.`
      : '';
  return `<h2>THE MONTH IN REVIEW</h2><p>The market gave up part of its gains in spite of the last tranche of the IMF programme and a current account surplus of USD 619 million in March.
Average daily volumes rose by 42% to 432 million shares, and foreigners bought shares of USD 45 million net. In April, your Fund returned ${month?.fund_return_percent ?? ''}% against
${month?.benchmark_return_percent ?? ''}% of its benchmark; since July it has returned ${year?.fund_return_percent ?? ''}%. ${change}</p>
<p>Inflation eased to 17.3% in April from 20.7% in March, and the State Bank left its rate at 22.00%. Yields on three-month, six-month and twelve-month bills
were 21.66%, 21.39% and 20.90%. The KSE-100 trades at 3.9 times its earnings, well below its ten-year average of 7.2 times.</p>`;
}

function returns(entry: s.Entry): string {
  const short = entry.fund_column_raw ?? '';
  const years = s.labelsOf(entry.historical_returns);
  return `<h2>PERFORMANCE</h2>${s.htmlTable([
    ['', short, 'Benchmark'],
    ...entry.reported_returns.map((r) => [
      r.period_label_raw,
      cell(r.fund_return_percent),
      cell(r.benchmark_return_percent),
    ]),
    ...years.map((y) => [
      y,
      cell(s.percentAt(entry.historical_returns, short, y)),
      cell(s.percentAt(entry.historical_returns, 'Benchmark', y)),
    ]),
  ])}`;
}

function holdings(entry: s.Entry): string {
  const items = entry.holdings.map((h) => `<li>${s.esc(h.name_raw)} <span>${h.percent}%</span></li>`);
  return `<h2>${entry.holdings_title_raw ?? ''}</h2><ol>${items.join('')}</ol>`;
}

function page(entry: s.Entry, past: s.Figures, ratios: Ratios): string {
  const big = [
    [entry.fund_size_label_raw, entry.fund_size_raw],
    ['NAV PER UNIT (RS.)', entry.nav_per_unit],
    ['UNITS OUTSTANDING', s.grouped(Number(entry.units_outstanding), 0)],
  ].map(([l, v]) => `<div>${l ?? ''}<b>${v ?? ''}</b></div>`);
  const people = entry.parties.map((p) => `${p.name_raw} (${p.designation_raw ?? ''})`).join(', ');
  return `<div class=head><span>${entry.amc_name_raw}</span><span>FUND MANAGER'S REPORT, ${entry.report_month_label_raw}</span></div>
<h1>${entry.fund_name_raw}</h1><div class=lead>${s.term(entry.investment_objective_raw)}</div>
<div class=body><div class=wide><div class=big>${big.join('')}</div>${about(entry)}${costs(ratios)}${comment(entry, past)}
<h2>INVESTMENT COMMITTEE</h2><p>${s.esc(people)}</p>${holdings(entry)}</div>
<div class=narrow>${returns(entry)}${ring(entry, 'ASSET_ALLOCATION')}${ring(entry, s.secondRows(entry)[0]?.allocation_type ?? 'SECTOR_ALLOCATION')}
<h2>PORTFOLIO MEASURES</h2>${s.htmlTable(
    entry.metrics.map((m) => [m.label_raw, m.value_raw]),
    '',
    0,
  )}
<div class=note>${s.esc(entry.footnotes_raw.join(' '))}</div></div></div>
<footer>${s.esc(s.RISK_NOTE)} The Fund's units may be pledged; calls to 111-226-567 are recorded.<br><br>${s.esc(entry.page_footer_raw)}</footer>`;
}

export const html = (
  entries: readonly s.Entry[],
  past: (entry: s.Entry) => s.Figures,
  ratios: (entry: s.Entry) => Ratios,
): string =>
  s.htmlPages(
    STYLE,
    entries.map((e) => page(e, past(e), ratios(e))),
  );
