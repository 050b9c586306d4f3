/** The pages of AMC N179: a summary, a table of risks, and two airy pages for each fund. */
import { COLOURS, bars, columns } from './n179-charts.ts';
import { SUB_RISKS, VIEWS } from './n179-funds.ts';
import * as s from './shared15.ts';

const [DEEP = ''] = COLOURS;

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}
body{font:9pt/1.4 'Liberation Sans';color:#2b2b2b;font-variant-ligatures:none}
.band{background:${DEEP};color:#fff;height:32mm;padding:8mm 12mm 0;display:flex;justify-content:space-between}
.band h1{font:bold 21pt/1.1 'Liberation Sans';margin:0}.band p{margin:1.4mm 0 0;font-size:10.5pt}
.band div:last-child{text-align:right;white-space:nowrap;font-size:9.5pt}
.thin{margin:9mm 12mm 0;border-bottom:.6mm solid ${DEEP};padding-bottom:1.4mm;display:flex;justify-content:space-between;align-items:baseline}
.thin b{font-size:14pt;color:${DEEP}}.page{margin:6mm 12mm 0}
.tiles{display:grid;grid-template-columns:repeat(4,1fr);gap:4mm;margin-bottom:6mm}
.tiles div{border-left:1mm solid #e08e45;padding:.4mm 0 .4mm 2.6mm;color:#666;font-size:8pt}
.tiles b{display:block;font-size:14pt;line-height:1.25;color:#222;white-space:nowrap}
.cols{display:grid;grid-template-columns:84mm 92mm;gap:10mm;align-items:start}
.even{display:grid;grid-template-columns:1fr 1fr;gap:10mm;align-items:start}
h2{font:bold 10.5pt/1.2 'Liberation Sans';color:${DEEP};margin:6mm 0 2mm}div>h2:first-child{margin-top:0}p{margin:0}
td,th{padding:1mm .6mm;text-align:right;vertical-align:top;line-height:1.25;border-bottom:.15mm solid #d6dcda;font-weight:normal}
th{color:#777;font-size:8pt;border-bottom:.3mm solid ${DEEP}}td:first-child,th:first-child{text-align:left}
.facts td{text-align:left}.facts td:first-child{width:33mm;color:#777}.who td:last-child{color:#777}
.months{font-size:7.4pt}.months td,.months th{padding:1mm .4mm}.months th{font-size:7pt;white-space:nowrap}.front td,.front th{font-size:8.6pt;padding:2mm .8mm}
.words td:nth-child(n),.words th:nth-child(n){text-align:left}.sum td:nth-child(2),.sum th:nth-child(2){text-align:left}
.sum td:nth-child(n+3){white-space:nowrap}
.under td:first-child{padding-left:5mm}.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}.bad{font-size:8pt}
svg{display:block}.fine{font-size:7pt;line-height:1.35;color:#666;margin-top:5mm}.fine p+p{margin-top:.6mm}
.three{display:grid;grid-template-columns:repeat(3,1fr);gap:7mm}.three h3,.h3{font:bold 9.5pt/1.2 'Liberation Sans';margin:0 0 2mm;color:#444}
.foot{position:absolute;left:12mm;right:12mm;bottom:6mm;display:flex;justify-content:space-between;gap:12mm;font-size:6.4pt;line-height:1.3;color:#777}
.foot span:last-child{white-space:nowrap;font-size:8pt}`;

const NONE = 'n/a';
const minus = (v: string): string => v.replace('-', '−');
const cell = (v: string | null | undefined): string => (v === null || v === undefined ? NONE : `${minus(v)}%`);

/** The footer of the page after the one with this footer. */
const nextFooter = (footer: string): string => footer.replace(/\d+$/, (page) => String(Number.parseInt(page, 10) + 1));

const foot = (footer: string): string =>
  `<div class=foot><span>${s.esc(s.RISK_NOTE)}</span><span>${s.esc(footer)}</span></div>`;

const band = (title: string, line: string, body: string, footer: string): string =>
  `<div class=band><div><h1>${s.esc(title)}</h1><p>${s.esc(line)}</p></div><div><b>Daultala Investments Limited</b><br>30 September 2023</div></div>
<div class=page>${body}</div>${foot(footer)}`;

const thin = (entry: s.Entry, body: string): string =>
  `<div class=thin><b>${s.esc(entry.fund_name_raw)} (continued)</b><span>30 September 2023</span></div>
<div class=page>${body}</div>${foot(nextFooter(entry.page_footer_raw ?? ''))}`;

const tile = (label: string, value: string): string => `<div>${s.esc(label)}<b>${s.esc(value)}</b></div>`;

function facts(entry: s.Entry): string {
  const rated = (r: string, by: string, day: string): string => `${r} (${by}, ${day})`;
  const isPension = entry.sub_funds.length > 0;
  const items = s.stated([
    ...s.terms(entry, [
      ['Fund type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Launch date', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk of principal erosion', 'risk_of_principal_raw'],
    ]),
    ['Stability rating', s.ratingWith(entry, 'FUND', rated, isPension ? '' : 'Not applicable')],
    ['Management quality rating', s.ratingWith(entry, 'AMC', rated, '')],
    ...s.terms(entry, [
      ['Management fee', 'management_fee_raw'],
      ['Front-end load', 'front_end_load_raw'],
      ['Back-end load', 'back_end_load_raw'],
      ['Minimum investment', 'minimum_initial_raw'],
      ['Further investment', 'minimum_subsequent_raw'],
      ['Par value', 'par_value_raw'],
      ['Pricing mechanism', 'pricing_mechanism_raw'],
      ['Dealing days', 'dealing_days_raw'],
      ['Cut-off time', 'cutoff_raw'],
      ['Leverage', 'leverage_raw'],
      ['Listing', 'listing_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
  ]);
  return `<div>${s.heading('Investment objective')}<p>${s.esc(entry.investment_objective_raw)}</p>
${s.heading('Fund facts')}${s.list(items, 'facts')}</div>`;
}

const notes = (entry: s.Entry): string => `<div class=fine>${s.paragraphs(entry.footnotes_raw)}</div>`;

function excess(row: s.ReturnRow): string {
  if (row.fund_return_percent === null || row.benchmark_return_percent === null) return NONE;
  const by = (Number(row.fund_return_percent) - Number(row.benchmark_return_percent)).toFixed(2);
  return by.startsWith('-') ? minus(by) : `+${by}`;
}

function firstPage(entry: s.Entry): string {
  const own = s.short(entry);
  const rows = entry.reported_returns.map((r) => [
    r.period_label_raw,
    cell(r.fund_return_percent),
    cell(r.benchmark_return_percent),
    excess(r),
  ]);
  const years = s.labelsOf(entry.historical_returns);
  const series = [own, 'Benchmark'].map((name) => ({
    name,
    values: years.map((y) => s.percentAt(entry.historical_returns, name, y) ?? null),
  }));
  const chart = columns(years, series, { width: 92, height: 62, show: minus, size: 2.4 });
  const body = `<div class=tiles>${tile('NAV per unit', `Rs. ${entry.nav_per_unit ?? ''}`)}
${tile(entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? '')}
${tile('Units outstanding', s.grouped(Number(entry.units_outstanding), 0))}${tile('Risk profile', entry.risk_profile_raw ?? '')}</div>
<div class=cols>${facts(entry)}<div>${s.heading('Returns')}${s.htmlTable([['', own, 'Benchmark', 'Difference'], ...rows])}
${s.heading('Returns by fiscal year (%)')}${chart}</div></div>${notes(entry)}`;
  return band(`${entry.fund_name_raw} (${own})`, entry.category_raw ?? '', body, entry.page_footer_raw ?? '');
}

function assets(figures: s.Figures, width: number): string {
  const dates = s.datesOf(figures, 'ASSET_ALLOCATION');
  const lines = s.lines(figures, 'ASSET_ALLOCATION');
  const series = dates.map((name, i) => ({ name, values: lines.map((l) => l.cells[i] ?? null) }));
  return bars(
    lines.map((l) => l.label),
    series,
    width,
  );
}

/** Ratings are columns, sectors are bars. */
function second(figures: s.Figures, width: number): string {
  const type = s.otherType(figures);
  if (type === null) return '';
  const rows = s.ofType(figures, type);
  const labels = rows.map((r) => r.label_raw);
  const series = [{ name: '', values: rows.map((r) => r.percent) }];
  return type === 'SECTOR_ALLOCATION'
    ? bars(labels, series, width)
    : columns(labels, series, { width, height: 46, show: (v) => `${v}%`, size: width < 60 ? 2.2 : 2.5 });
}

const holdings = (figures: s.Figures): string =>
  figures.holdings.length === 0
    ? ''
    : `${s.heading(figures.holdings_title_raw ?? '')}${s.list(s.holdingItems(figures, cell))}`;

function expenses(figures: s.Figures): string {
  const labels = [...new Set(figures.fees.map((f) => f.fee_label_raw))];
  const rows = labels.map((l) => [l, ...['Month', 'Year to date'].map((p) => cell(s.feeOf(figures, l, p)))]);
  return `${s.heading('Expenses')}${s.htmlTable([['', 'Month', 'Year to date'], ...rows])}`;
}

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const head = ['Name', 'Type', 'Value before provision', 'Provision held', 'Value after provision'];
  const rows = entry.non_compliant.map(s.exposureCells);
  return `${s.heading('Investments outside the limits (Rs. million)')}${s.htmlTable(
    [[...head, '% of gross assets', '% of net assets'], ...rows],
    'bad',
  )}`;
}

const people = (entry: s.Entry): string => `${s.heading('Investment committee')}${s.list(s.members(entry), 'who')}`;

const view = (entry: s.Entry): string =>
  `${s.heading('Manager’s view')}<p>${s.esc(VIEWS[s.short(entry) || 'DIPF'])}</p>`;

type SizesOf = (entry: s.Entry) => readonly (readonly [month: string, billions: string])[];

function secondPage(entry: s.Entry, sizesOf: SizesOf): string {
  const own = s.short(entry);
  const type = s.only(s.otherType(entry), 'table');
  const months = s.wideSeries(
    entry.monthly_returns,
    [
      [own, own],
      ['Benchmark', 'Benchmark'],
    ],
    cell,
  );
  const sizes = sizesOf(entry);
  const chart = columns(
    sizes.map(([month]) => month),
    [{ name: '', values: sizes.map(([, billions]) => billions) }],
    { width: 88, height: 42, show: (v) => v },
  );
  const measures = `${s.heading('Risk and portfolio measures')}${s.list(entry.metrics.map((m) => [m.label_raw, m.value_raw] as const))}`;
  const body = `<div class=even><div>${s.heading(s.titleOf(entry, 'ASSET_ALLOCATION'))}${assets(entry, 88)}</div>
<div>${s.heading(s.titleOf(entry, type))}${second(entry, 88)}</div></div>
${s.heading('Monthly returns')}${s.htmlTable(months, 'months')}
<div class=even style="margin-top:6mm"><div>${s.heading('Fund size at month end (Rs. bn)')}${chart}${measures}</div>
<div>${holdings(entry)}${entry.holdings.length > 6 ? '' : expenses(entry)}${entry.holdings.length > 0 ? '' : people(entry)}</div></div>
${breaches(entry)}<div class=even style="margin-top:6mm"><div>${view(entry)}</div><div>${entry.holdings.length > 6 ? expenses(entry) : ''}
${entry.holdings.length > 0 ? people(entry) : ''}</div></div>`;
  return thin(entry, body);
}

/** Sub-funds are columns of the tables and series of the chart. */
function pensionFirst(entry: s.Entry): string {
  const subs = entry.sub_funds;
  const first = s.only(subs[0], 'sub-fund');
  const head = ['', ...subs.map((x) => x.name_raw)];
  const row = (label: string, of: (x: s.SubFacts) => string): string[] => [label, ...subs.map(of)];
  const figures = [
    row('NAV per unit (Rs.)', (x) => x.nav_per_unit ?? ''),
    row(first.fund_size_label_raw ?? '', (x) => x.fund_size_raw ?? ''),
    row('Units outstanding', (x) => s.grouped(Number(x.units_outstanding), 0)),
  ];
  const returns = s
    .periods(first)
    .map((label, i) => row(label, (x) => cell(x.reported_returns[i]?.fund_return_percent)));
  const years = s.labelsOf(first.historical_returns);
  const series = subs.map((x) => ({
    name: x.name_raw,
    values: years.map((y) => s.percentAt(x.historical_returns, x.name_raw, y) ?? null),
  }));
  const chart = columns(years, series, { width: 92, height: 62, show: minus, size: 2.1 });
  const fees = [...new Set(first.fees.map((f) => `${f.fee_label_raw}|${f.row_label_raw ?? ''}`))].map((both) => {
    const [label = '', period = ''] = both.split('|');
    return row(`${label}, ${period.toLowerCase()}`, (x) => cell(s.feeOf(x, label, period)));
  });
  const left = facts(entry).replace(/<\/div>$/, `${s.heading('Expenses')}${s.htmlTable([head, ...fees])}</div>`);
  const body = `<div class=tiles>${tile('Risk profile', entry.risk_profile_raw ?? '')}</div>
<div class=cols>${left}<div>${s.heading('Sub-funds')}${s.htmlTable([head, ...figures])}
${s.heading('Returns')}${s.htmlTable([head, ...returns])}${s.heading('Returns by fiscal year (%)')}${chart}</div></div>
${notes(entry)}`;
  return band(`${entry.fund_name_raw} (DIPF)`, entry.category_raw ?? '', body, entry.page_footer_raw ?? '');
}

function pensionSecond(entry: s.Entry): string {
  const rows = entry.sub_funds.map((x) => {
    const type = s.only(s.otherType(x), 'table');
    return `<div class=h3 style="margin-top:6mm">${x.name_raw} sub-fund</div><div class=even><div>${s.heading(s.titleOf(x, 'ASSET_ALLOCATION'))}
${assets(x, 88)}</div><div>${s.heading(s.titleOf(x, type))}${second(x, 88)}</div></div>`;
  });
  const body = `${rows.join('')}<div class=even style="margin-top:6mm"><div>${entry.sub_funds.map(holdings).join('')}</div>
<div>${people(entry)}</div></div>${view(entry)}`;
  return thin(entry, body);
}

/** All funds in one table; a pension fund has a row for each sub-fund. */
function summary(entries: readonly s.Entry[]): string {
  const head = ['Fund', 'Category', 'NAV (Rs.)', 'Fund size', '1 month', 'Fiscal year to date', 'Page'];
  const cells = (x: s.Figures): string[] => [
    x.nav_per_unit ?? '',
    x.fund_size_raw ?? '',
    ...['1 month', 'Fiscal year to date'].map((l) => cell(s.returnAt(x, l)?.fund_return_percent)),
  ];
  const rows = entries.flatMap((e) => {
    const name = s.esc(e.fund_name_raw);
    const category = s.esc(e.category_raw);
    if (e.sub_funds.length === 0) return [s.tr([name, category, ...cells(e), String(e.page_number)])];
    const subs = e.sub_funds.map((x) => s.tr([`${x.name_raw} sub-fund`, '', ...cells(x), ''], 'td', 'under'));
    return [s.tr([name, category, '', '', '', '', String(e.page_number)]), ...subs];
  });
  const body = `${s.heading('Summary of our funds')}<table class="front sum">${s.tr(head, 'th')}${rows.join('')}</table>
${s.heading('The month in brief')}<p>The rupee recovered by 6.2% against the US dollar in September 2023, after the administration had acted against hoarding
and smuggling. The State Bank left its policy rate where it was, and inflation of 31.4% was seen as its peak. Yields fell in the auctions
of the Government, and the stock market closed the month with a gain. Prices of fuel were raised twice in the month.</p>`;
  return band('Daultala Monthly', 'Review of all funds', body, 'Daultala Monthly | September 2023 | 1');
}

/** The risk of every fund, and of every sub-fund under its pension fund. */
function risks(entries: readonly s.Entry[]): string {
  const head = ['No.', 'Fund', 'Category', 'Risk profile', 'Risk of principal erosion'];
  const rows = entries.flatMap((e, i) => [
    [String(i + 1), e.fund_name_raw, e.category_raw ?? '', e.risk_profile_raw ?? '', e.risk_of_principal_raw ?? ''],
    ...e.sub_funds.map((x, k) => [
      `${'abc'[k] ?? ''})`,
      `${x.name_raw} sub-fund`,
      '',
      ...(SUB_RISKS[x.name_raw] ?? []),
    ]),
  ]);
  const body = `${s.heading('Risk profile of our collective investment schemes')}${s.htmlTable([head, ...rows], 'front words')}`;
  return band('Daultala Monthly', 'Risk of the funds', body, 'Daultala Monthly | September 2023 | 2');
}

/** Two pages for each fund, and the summary and the table of risks before them if the report is whole. */
export function html(entries: readonly s.Entry[], isWhole: boolean, sizesOf: SizesOf): string {
  const pages = entries.flatMap((e) =>
    e.sub_funds.length > 0 ? [pensionFirst(e), pensionSecond(e)] : [firstPage(e), secondPage(e, sizesOf)],
  );
  return s.htmlPages(STYLE, isWhole ? [summary(entries), risks(entries), ...pages] : pages);
}
