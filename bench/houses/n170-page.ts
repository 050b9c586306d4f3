/** The pages of AMC N170: a review with contents, a page for each fund, two small funds on one page, and cards of sub-funds. */
import { COMMENTS, SMALL } from './n170-funds.ts';
import * as s from './shared15.ts';

const TEAL = '#00695c';
const PALE = '#e6f2f0';
const COLOURS = [
  '#00695c',
  '#f2a13b',
  '#5c8a9e',
  '#b5533c',
  '#8fbf9f',
  '#6d5a8c',
  '#c9b458',
  '#3f3f3f',
  '#a3a3a3',
  '#d98c9a',
];

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}section{width:210mm;height:296.8mm;background:#fff}
body{font:7pt/1.26 'DejaVu Sans Condensed';color:#222;font-variant-ligatures:none}
.top{position:absolute;left:10mm;right:10mm;top:6mm;display:flex;justify-content:space-between;font-size:7.6pt;color:#555;
border-bottom:.3mm solid #999;padding-bottom:1mm}
.page{position:absolute;left:10mm;right:10mm;top:12.5mm}h1{font:bold 14pt/1.15 'DejaVu Sans Condensed';color:${TEAL};margin:0 0 1mm}
h2{font:bold 7.2pt/1.15 'DejaVu Sans Condensed';color:#fff;background:${TEAL};margin:1.8mm 0 .4mm;padding:.8mm 1.4mm}h2:first-child{margin-top:0}
p{margin:.6mm 0 0;text-align:justify}td,th{padding:.46mm .8mm;text-align:right;line-height:1.18;vertical-align:top;border-bottom:.15mm solid #ccd9d7}
td:first-child,th:first-child{text-align:left}th{background:${PALE};vertical-align:bottom}
.open{display:grid;grid-template-columns:1fr 64mm;gap:3mm;align-items:stretch}.tiles{display:grid;grid-template-columns:1fr 1fr;gap:2mm}
.tiles div{border:.3mm solid ${TEAL};border-radius:1.2mm;text-align:center;padding:1.4mm .5mm;color:#555}
.tiles b{display:block;font-size:9pt;line-height:1.3;color:${TEAL}}
.three{display:grid;grid-template-columns:66mm 57mm 1fr;gap:3mm;align-items:start;margin-top:2mm}.info td{text-align:left}
.info td:first-child{width:25mm;color:${TEAL};font-weight:bold}.held td:nth-child(2),.held th:nth-child(2){text-align:left;font-size:6.3pt;color:#444}
.held td:last-child,.held th:last-child{white-space:nowrap}.pie{display:flex;gap:2mm;align-items:center;padding:1mm 0}
.pie div{line-height:1.4;font-size:6.4pt}.pie svg{flex:none}.pie i{display:inline-block;width:2mm;height:2mm;margin-right:1mm}
.bars div{display:grid;grid-template-columns:25mm 1fr;align-items:center;padding:.5mm 0;line-height:1.1}
.bars span{display:flex;align-items:center;gap:.8mm}.bars i{display:block;height:2.6mm;background:#f2a13b}
.past{display:grid;grid-template-columns:112mm 1fr;gap:3mm;margin-top:2mm}.blocks{display:grid;grid-template-columns:1fr 1fr;gap:2mm}
.text{columns:2;column-gap:4mm}.text p{margin:0}.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}.bad{font-size:6.6pt}
.who{display:grid;grid-template-columns:1fr 1fr;gap:3mm}.who td{text-align:left}.who td:first-child{width:42mm;font-weight:bold}
.notes{margin-top:1.4mm;font-size:5.9pt;color:#444}.notes div{margin-top:.4mm;text-align:justify}
.foot{position:absolute;left:10mm;right:10mm;bottom:5mm;border-top:.3mm solid #999;padding-top:.8mm;display:flex;gap:6mm;font-size:5.5pt;color:#666}
.foot span:last-child{white-space:nowrap;font-size:7pt}.half{border:.3mm solid ${TEAL};padding:1.6mm;margin-bottom:2.4mm}.half h1{font-size:11.5pt}
.half .cols{display:grid;grid-template-columns:76mm 1fr;gap:3mm}.half .pair{display:grid;grid-template-columns:44mm 1fr;gap:2mm}
.half td{padding:.4mm .7mm}.half .months{font-size:6pt;margin-top:1.5mm}.half .tiles{margin-bottom:1.2mm}.half .tiles div{padding:.8mm}
.half .tiles b{font-size:8.6pt}.cards{display:grid;grid-template-columns:1fr 1fr 1fr;gap:3mm;margin-top:2mm}.card{border:.3mm solid ${TEAL}}
.card>h2{margin:0;text-align:center}.card h3{font:bold 6.8pt/1.2 'DejaVu Sans Condensed';color:${TEAL};margin:1.4mm 1mm .3mm}.front{font-size:8.6pt}
.front p{line-height:1.5;margin-top:2mm}.front td,.front th{padding:1.3mm 1mm;text-align:left}.front h2{font-size:9pt;margin-top:5mm}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);

const frame = (
  body: string,
  footer: string,
): string => `<div class=top><span>Samundri Asset Management Company Limited</span>
<span>Fund Manager’s Report | <b>October 2019</b></span></div><div class=page>${body}</div>
<div class=foot><span>Disclaimer: ${s.esc(s.RISK_NOTE)}</span><span>${s.esc(footer)}</span></div>`;

const rating = (r: string, by: string, day: string): string => `${r} by ${by} (${day})`;

const tiles = (
  entry: s.Entry,
): string => `<div class=tiles><div>NAV per Unit (October 31, 2019)${entry.footnotes_raw.length > 1 ? '***' : ''}
<b>Rs. ${entry.nav_per_unit}</b></div><div>Net Assets<br><b>${s.esc(entry.fund_size_raw)}</b></div></div>`;

/** A ratio is printed with the levies that it includes. */
function feeItems(entry: s.Figures, part: s.Part, mark: string): s.Item[] {
  const ratios = s.ratiosOf(part, { year: 2019, month: 10 });
  return entry.fees.map((f) => {
    const ratio = ratios.find((r) => f.fee_label_raw.endsWith(`(${r.period})`));
    const rest = ratio === undefined ? ' p.a.' : ` p.a. (including ${ratio.levies}% levies)${mark}`;
    return [f.fee_label_raw, `${f.percent}%${rest}`];
  });
}

function information(entry: s.Entry, funds: readonly s.Fund[]): string {
  const isPension = entry.sub_funds.length > 0;
  const isSmall = SMALL.includes(s.short(entry));
  const items = s.stated([
    ...s.terms(entry, [
      ['Fund Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Launch Date', 'launch_date_raw'],
    ]),
    ['Offer Price', entry.offer_price === undefined ? null : `Rs. ${entry.offer_price}`],
    ['Repurchase Price', entry.repurchase_price === undefined ? null : `Rs. ${entry.repurchase_price}`],
    ...s.terms(entry, [
      ['Par Value', 'par_value_raw'],
      ['Benchmark (BM)', 'benchmark_raw'],
      ['Management Fee', 'management_fee_raw'],
      ['Front End Load', 'front_end_load_raw'],
      ['Back End Load', 'back_end_load_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Min. Initial Investment', 'minimum_initial_raw'],
      ['Min. Subseq. Investment', 'minimum_subsequent_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Timings', 'cutoff_raw'],
      ['Leverage', 'leverage_raw'],
      ['Listing', 'listing_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ['Fund Stability Rating', s.ratingWith(entry, 'FUND', rating, isPension ? '' : 'Not Applicable')],
    ['AMC Rating', s.ratingWith(entry, 'AMC', rating, '')],
    ...(isSmall ? statistics(entry, funds, '') : []),
  ]);
  return `${s.heading('Fund Information')}${s.list(items, 'info')}`;
}

const statistics = (entry: s.Entry, funds: readonly s.Fund[], mark: string): s.Item[] => [
  ...feeItems(entry, s.partOf(entry, funds), mark),
  ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
];

function performance(entry: s.Entry): string {
  const rows = entry.reported_returns.map((r) => [
    r.period_label_raw,
    cell(r.benchmark_return_percent),
    cell(r.fund_return_percent),
  ]);
  return `${s.heading('Fund Performance')}${s.htmlTable([['', 'BM', s.short(entry)], ...rows])}`;
}

/** The classes of both months; the total of each column is below. */
function assets(figures: s.Figures): string {
  const dates = s.datesOf(figures, 'ASSET_ALLOCATION');
  const rows = s.lines(figures, 'ASSET_ALLOCATION').map((r) => [r.label, ...r.cells.map(cell)]);
  return s.htmlTable([['', ...dates], ...rows]);
}

const allocation = (figures: s.Figures): string =>
  `${s.heading(s.titleOf(figures, 'ASSET_ALLOCATION'))}${assets(figures)}`;

/** Credit quality is a ring with figures in its legend, sectors are bars with figures at their ends. */
function chart(figures: s.Figures): string {
  const type = s.otherType(figures);
  if (type === null) return '';
  const rows = s.ofType(figures, type);
  const title = s.heading(s.titleOf(figures, type));
  const shares = rows.map((r) => Number(r.percent));
  if (type === 'CREDIT_QUALITY') {
    const legend = rows.map(
      (r, i) => `<div><i style="background:${COLOURS[i]}"></i>${s.esc(r.label_raw)}, ${r.percent}%</div>`,
    );
    return `${title}<div class=pie>${s.ring(shares, COLOURS, '17mm')}<div>${legend.join('')}</div></div>`;
  }
  const most = Math.max(...shares);
  const bars = rows.map(
    (r) =>
      `<div>${s.esc(r.label_raw)}<span><i style="width:${((Number(r.percent) / most) * 22).toFixed(1)}mm"></i>${r.percent}%</span></div>`,
  );
  return `${title}<div class=bars>${bars.join('')}</div>`;
}

function holdings(figures: s.Figures, mix: s.Mix, note: string): string {
  if (figures.holdings.length === 0) return '';
  const rows = figures.holdings.map((h) => [h.name_raw, s.noteOf(mix, h.name_raw), cell(h.percent)]);
  return `${s.heading(figures.holdings_title_raw ?? '')}${s.htmlTable([['Name', note, '%'], ...rows], 'held')}`;
}

/** Two blocks of six months with the fiscal years at their right. */
function past(entry: s.Entry): string {
  const months = s.longSeries(entry.monthly_returns, ['BM', s.short(entry)], cell);
  const block = (rows: string[][]): string => s.htmlTable([['Month', 'BM', s.short(entry)], ...rows]);
  const years = s.longSeries(entry.historical_returns, ['BM', s.short(entry)], cell);
  return `<div class=past><div>${s.heading('Monthly Returns')}<div class=blocks>${block(months.slice(0, 6))}${block(months.slice(6))}</div></div>
<div>${s.heading('Historical Performance')}${s.htmlTable([['Fiscal Year', 'BM', s.short(entry)], ...years])}</div></div>`;
}

/** How the fund did in the month, and how its largest class changed. */
function comment(entry: s.Entry, fund: s.Fund): string {
  const market = COMMENTS[fund.abbr] ?? '';
  const month = s.returnAt(entry, 'October 2019');
  if (month === undefined) return market;
  const year = s.returnAt(entry, 'FYTD');
  const [own, other] = [Number(month.fund_return_percent), Number(month.benchmark_return_percent)];
  const [first] = s.lines(entry, 'ASSET_ALLOCATION');
  const [then = '', now = ''] = first?.cells ?? [];
  return (
    `${s.short(entry)} posted a return of ${own.toFixed(2)}% in October 2019 against ${other.toFixed(2)}% of its benchmark, i.e. it ` +
    `${own < other ? 'lagged' : 'led'} by ${Math.abs(own - other).toFixed(2)}%; the return of the fiscal year to date ` +
    `is ${year?.fund_return_percent}%. ${market} ` +
    `At month end ${first?.label} made up ${now}% of total assets, against ${then}% a month ago.`
  );
}

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const head = [
    'Name',
    'Type',
    'Value before Provisioning',
    'Provisioning Held, if any',
    'Value after Provisioning',
    '% Gross Assets',
    '% Net Assets',
  ];
  const rows = entry.non_compliant.map(s.exposureCells);
  return `${s.heading('Details of Non-Compliant Investments (Rs. in million)')}${s.htmlTable([head, ...rows], 'bad')}`;
}

function closing(entry: s.Entry): string {
  const members = s.members(entry);
  return `${s.heading('Investment Committee')}<div class=who>${s.list(members.slice(0, 3))}${s.list(members.slice(3))}</div>
<div class=notes>${entry.footnotes_raw.map((t) => `<div>${s.esc(t)}</div>`).join('')}</div>`;
}

function fundPage(entry: s.Entry, fund: s.Fund, funds: readonly s.Fund[]): string {
  const note = s.otherType(entry) === 'CREDIT_QUALITY' ? 'Rating' : 'Sector';
  const middle = `${performance(entry)}${allocation(entry)}${s.heading('Expenses & Portfolio Statistics')}${s.list(statistics(entry, funds, '**'))}`;
  const body = `<h1>${s.esc(entry.fund_name_raw)} (${fund.abbr})</h1>
<div class=open><div>${s.heading('Investment Objective')}<p>${s.esc(entry.investment_objective_raw)}</p></div>${tiles(entry)}</div>
<div class=three><div>${information(entry, funds)}</div><div>${middle}</div><div>${chart(entry)}${holdings(entry, fund, note)}</div></div>
${past(entry)}<div style="margin-top:1.8mm">${s.heading('Fund Manager’s Comments')}
<div class=text><p>${s.esc(comment(entry, fund))}</p></div></div>${breaches(entry)}${closing(entry)}`;
  return frame(body, entry.page_footer_raw ?? '');
}

/** A fund in a frame of half a page. */
function half(entry: s.Entry, fund: s.Fund, funds: readonly s.Fund[]): string {
  const months = s.wideSeries(
    entry.monthly_returns,
    [
      ['BM', 'BM'],
      [fund.abbr, fund.abbr],
    ],
    cell,
  );
  const [head = [], ...rows] = months;
  const table = s.htmlTable([['Monthly Returns', ...head.slice(1)], ...rows]);
  return `<div class=half><h1>${s.esc(entry.fund_name_raw)} (${fund.abbr})</h1><div class=cols><div>${s.heading('Investment Objective')}
<p>${s.esc(entry.investment_objective_raw)}</p>${information(entry, funds)}</div><div>${tiles(entry)}
<div class=pair><div>${performance(entry)}</div><div>${allocation(entry)}</div></div>
${holdings(entry, fund, 'Sector')}${s.heading('Fund Manager’s Comments')}<p>${s.esc(comment(entry, fund))}</p></div></div>
<div class=months>${table}</div></div>`;
}

function halves(entries: readonly s.Entry[], funds: readonly s.Fund[]): string {
  const first = s.only(entries[0], 'small fund');
  const body = entries.map((e) => half(e, s.fundNamed(funds, e), funds));
  return frame(`${body.join('')}${closing(first)}`, first.page_footer_raw ?? '');
}

function card(figures: s.SubFacts, part: s.Part): string {
  const facts = [
    ['Net Assets', figures.fund_size_raw ?? ''],
    ['NAV per Unit (Rs.)', figures.nav_per_unit ?? ''],
    ...feeItems(figures, part, '**'),
  ];
  const returns = figures.reported_returns.map((r) => [r.period_label_raw, cell(r.fund_return_percent)]);
  return `<div class=card>${s.heading(figures.name_raw)}${s.htmlTable(facts, '', 0)}<h3>Performance</h3>${s.htmlTable(returns, '', 0)}
<h3>${s.titleOf(figures, 'ASSET_ALLOCATION')}</h3>${assets(figures)}</div>`;
}

function pensionPage(entry: s.Entry, fund: s.Fund, funds: readonly s.Fund[]): string {
  const parts = s.partsOf(entry, fund);
  const cards = entry.sub_funds.map((x, i) => card(x, s.only(parts[i], 'part')));
  const equity = s.only(entry.sub_funds[0], 'sub-fund');
  const body = `<h1>${s.esc(entry.fund_name_raw)} (${fund.abbr})</h1>
<div class=open style="grid-template-columns:1fr 92mm"><div>${s.heading('Investment Objective')}
<p>${s.esc(entry.investment_objective_raw)}</p>${s.heading('Fund Manager’s Comments')}
<p>${s.esc(comment(entry, fund))}</p></div><div>${information(entry, funds)}</div></div>
<div class=cards>${cards.join('')}</div>
<div style="width:124mm;margin-top:2mm">${holdings(equity, s.only(fund.subs?.[0], 'mix'), 'Sector')}</div>
<div style="height:2mm"></div>${closing(entry)}`;
  return frame(body, entry.page_footer_raw ?? '');
}

const REVIEW = [
  'The State Bank of Pakistan kept its policy rate at 13.25%. Consumer prices rose by 11.04% in October over the same month of last year, against ' +
    '11.37% in September; food prices ' +
    'went up by 14.9% in the cities. The trade deficit of the first four months narrowed by 33.5% to USD 7.8 billion, as imports fell by 19.3%.',
  'The current account had a surplus of USD 99 million in October, the first one in four years. Foreign exchange reserves of the State Bank were USD ' +
    '8.4 billion at the end of the month, and ' +
    'the rupee closed at 155.7 against the US dollar, 0.4% stronger than a month ago.',
  'The stock market moved up for the second month in a row on better external accounts and lower yields of government securities. Average volumes ' +
    'rose to 183 million shares a day.',
];

function front(entries: readonly s.Entry[]): string {
  const rows = entries.map((e) => [
    `${e.fund_name_raw} (${s.short(e) || 'SRF'})`,
    e.category_raw ?? '',
    String(e.page_number),
  ]);
  return frame(
    `<div class=front><h1>Economy &amp; Capital Markets Review</h1>${s.paragraphs(REVIEW)}${s.heading('Contents')}
${s.htmlTable([['Fund', 'Category', 'Page'], ...rows])}</div>`,
    'Page 1',
  );
}

/** A page for each fund but the small ones, and the review before them if the report is whole. */
export function html(entries: readonly s.Entry[], isWhole: boolean, funds: readonly s.Fund[]): string {
  const isSmall = (e: s.Entry): boolean => SMALL.includes(s.short(e));
  const pages = entries.flatMap((e) => {
    const fund = s.fundNamed(funds, e);
    if (fund.subs !== undefined) return [pensionPage(e, fund, funds)];
    if (!isSmall(e)) return [fundPage(e, fund, funds)];
    return s.short(e) === SMALL[0] ? [halves(entries.filter(isSmall), funds)] : [];
  });
  return s.htmlPages(STYLE, isWhole ? [front(entries), ...pages] : pages);
}
