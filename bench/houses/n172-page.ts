/** The pages of AMC N172: comments and particulars above, three columns of tables and a pie below. */
import * as s from './shared15.ts';

const GREEN = '#0d5c46';
const SAND = '#efe9dc';
const COLOURS = ['#0d5c46', '#c58a2b', '#6fa287', '#8c3b2a', '#b9cdbf', '#46637a', '#e0c48c', '#7a7a7a'];

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}
body{font:7.1pt/1.3 'DejaVu Sans Condensed','Liberation Sans';color:#222;font-variant-ligatures:none}
.top{position:absolute;left:9mm;right:9mm;top:7mm;border-bottom:.7mm solid ${GREEN};padding-bottom:1.6mm}
.top h1{font:bold 16pt/1.1 'Liberation Serif';color:${GREEN};margin:0}
.top p{font:bold 8.6pt/1.2 'Liberation Sans';margin:1mm 0 0;color:#8c3b2a;text-align:left}
.top div{position:absolute;right:0;top:0;text-align:right;font:7.4pt/1.4 'Liberation Sans'}
.top div b{font-size:10pt;color:${GREEN}}
main{position:absolute;left:9mm;right:9mm;top:24mm}
.upper{display:grid;grid-template-columns:88mm 1fr;gap:5mm;align-items:start}
.lower{display:grid;grid-template-columns:50mm 58mm 1fr;gap:4mm;align-items:start;margin-top:2mm}
.even{display:grid;grid-template-columns:1.35fr 1fr;gap:4mm;align-items:start;margin-top:2.6mm}
h2{font:bold 7.8pt/1.1 'Liberation Sans';color:${GREEN};margin:1.8mm 0 .6mm;padding:0 0 .5mm;border-bottom:.35mm solid #c58a2b}
div>h2:first-child{margin-top:0}p{margin:0 0 1.2mm;text-align:justify}
td,th{padding:.48mm .8mm;text-align:right;line-height:1.14;vertical-align:top}
td:first-child,th:first-child{text-align:left}th{background:${GREEN};color:#fff;font-weight:normal}
tr:nth-child(odd) td{background:${SAND}}
.facts td{text-align:left;background:none;border-bottom:.15mm solid #d8cfba;padding:.4mm .8mm}
.facts td:first-child{width:33mm;color:${GREEN};font-weight:bold}
.held td:nth-child(2),.held th:nth-child(2),.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}
.total td{font-weight:bold;border-top:.3mm solid ${GREEN}}
.wide{font-size:6.4pt}.wide td,.wide th{padding:.6mm .45mm;text-align:center}.wide td:first-child{white-space:nowrap}
.levy td,.levy th{font-size:5.8pt;white-space:nowrap}.levy td:first-child{width:17mm}.upright th{white-space:nowrap;font-size:5.8pt}
.upright td:first-child{white-space:nowrap}.three{display:grid;grid-template-columns:1fr 1fr 1fr;gap:4mm}
svg{display:block;width:100%}.fine{font-size:6.1pt;line-height:1.28;margin:.5mm 0 0}
.foot{position:absolute;left:9mm;right:9mm;bottom:5mm;font-size:5.9pt;border-top:.35mm solid ${GREEN};padding-top:.9mm}
.foot b{float:right;margin-left:8mm;font-weight:normal;font-size:6.6pt}.long p{font-size:9pt;line-height:1.6}`;

const percent = (v: string | null | undefined): string => (v === null || v === undefined ? 'n/a' : `${v}%`);

interface Report {
  readonly entries: readonly s.Entry[];
  readonly isWhole: boolean;
  readonly funds: readonly s.Fund[];
  readonly month: s.Month;
  readonly comments: ReadonlyMap<string, readonly string[]>;
}

const frame = (title: string, price: string, body: string, footer: string): string =>
  `<div class=top><h1>${s.esc(title)}</h1><p>${price}</p>
<div><b>Bhera Investment Management Limited</b><br>Fund Manager Report<br>September 2024</div></div><main>${body}</main>
<div class=foot><b>${s.esc(footer)}</b>Disclaimer: This publication is for informational purpose only and nothing herein should be
construed as a solicitation or an offer to buy or sell any fund. ${s.esc(s.RISK_NOTE)}</div>`;

/** `1.21% (incl. 0.15% Govt. levies)` */
function ratio(part: s.Part, month: s.Month, at: 0 | 1): string {
  const r = s.ratioPair(part, month)[at];
  return `${r.withLevies}% (incl. ${r.levies}% Govt. levies)`;
}

function particulars(entry: s.Entry): s.Item[] {
  const charged = entry.fees.find((f) => f.fee_label_raw === 'Actual Management Fee');
  return s.stated([
    ['Fund Type', entry.fund_type_raw],
    ['Category', entry.category_raw],
    ['Inception Date', entry.launch_date_raw],
    ['Benchmark', entry.benchmark_raw],
    [
      'Risk Profile (Risk of Principal Erosion)',
      [
        entry.risk_profile_raw,
        ...(typeof entry.risk_of_principal_raw === 'string' ? [`(${entry.risk_of_principal_raw})`] : []),
      ].join(' '),
    ],
    [
      'Stability Rating',
      s.ratingWith(entry, 'FUND', (r, by, d) => `${r} by ${by} (${d})`, entry.sub_funds.length > 0 ? '' : 'N/A'),
    ],
    ['Asset Manager Rating', s.ratingWith(entry, 'AMC', (r, by, d) => `${r} by ${by} (${d})`, '')],
    ['Trustee', entry.trustee_raw],
    ['Auditor', entry.auditor_raw],
    ['Registrar', entry.registrar_raw],
    ['Management Fee', entry.management_fee_raw],
    ['Actual Management Fee', charged === undefined ? null : `${charged.percent}% p.a.`],
    ['Front-end Load', entry.front_end_load_raw],
    ['Back-end Load', entry.back_end_load_raw],
    ['Min. Initial / Subsequent Investment', `${entry.minimum_initial_raw} / ${entry.minimum_subsequent_raw}`],
    ['Par Value', entry.par_value_raw],
    ['Pricing Mechanism', entry.pricing_mechanism_raw],
    ['Dealing Days', entry.dealing_days_raw],
    ['Cut-off Time', entry.cutoff_raw],
    ['Listing', entry.listing_raw],
    ['Leverage', entry.leverage_raw],
  ]);
}

function upper(entry: s.Entry, report: Report): string {
  const words = s.paragraphs(report.comments.get(entry.fund_name_raw) ?? []);
  const facts = `<div>${s.heading('General Information')}${s.list(particulars(entry), 'facts')}</div>`;
  const left = `${s.heading('Investment Objective')}<p>${s.esc(entry.investment_objective_raw)}</p>
${s.heading('Manager’s Comment')}${words}${statistics(entry, report)}${s.heading('Members of the Investment Committee')}
${s.list(s.members(entry), 'facts')}`;
  return `<div class=upper><div>${left}</div>${facts}</div>`;
}

function statistics(entry: s.Entry, report: Report): string {
  if (entry.sub_funds.length > 0) return '';
  const part = s.partOf(entry, report.funds);
  return `${s.heading('Fund Facts / Technical Information')}${s.list(
    [
      [entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? ''],
      ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
      ['TER - MTD', ratio(part, report.month, 0)],
      ['TER - YTD', ratio(part, report.month, 1)],
    ],
    'facts',
  )}`;
}

/** A pie; each label has its figure and is at the end of a line from its slice. */
function pie(rows: readonly s.AllocationRow[]): string {
  const [cx, cy, r] = [38, 27, 13];
  let from = 0;
  const last = { left: 11, right: 11 };
  const slices = rows.map((row, i) => {
    const to = from + Number(row.percent);
    const middle = (from + to) / 2;
    const slice = { row, i, from, to, middle, isRight: middle % 100 < 50 };
    from = to;
    return slice;
  });
  const total = from;
  const at = (share: number, radius: number): readonly [number, number] => {
    const turn = (share / total) * Math.PI * 2;
    return [cx + radius * Math.sin(turn), cy - radius * Math.cos(turn)];
  };
  const paths = slices.map(({ from: a, to: b, i }) => {
    const [[x0, y0], [x1, y1]] = [at(a, r), at(b, r)];
    const big = (b - a) / total > 0.5 ? 1 : 0;
    return `<path d="M${cx} ${cy}L${x0.toFixed(2)} ${y0.toFixed(2)}A${r} ${r} 0 ${big} 1 ${x1.toFixed(2)} ${y1.toFixed(2)}Z"
fill="${COLOURS[i % COLOURS.length]}" stroke="#fff" stroke-width=".25"/>`;
  });
  const placed = slices
    .map((each) => ({ ...each, isRight: at(each.middle, 1)[0] >= cx, y: at(each.middle, r + 3)[1] }))
    .toSorted((a, b) => a.y - b.y);
  const labels = placed.map(({ row, middle, isRight, y }) => {
    const side = isRight ? 'right' : 'left';
    const ty = Math.max(y, last[side]);
    const [x, top] = at(middle, r);
    const edge = isRight ? cx + r + 2 : cx - r - 2;
    const words = row.label_raw.split(
      / (?=including|Generation|Exploration|Securities|Companies|receivables|Distribution)/,
    );
    last[side] = ty + words.length * 2.1 + 0.6;
    const spans = [...words.slice(0, -1), `${words.at(-1) ?? ''} ${percent(row.percent)}`].map(
      (w, k) => `<tspan x="${edge + (isRight ? 0.6 : -0.6)}" dy="${k === 0 ? 0 : 2.1}">${s.esc(w)}</tspan>`,
    );
    return `<path d="M${x.toFixed(2)} ${top.toFixed(2)}L${edge} ${(ty - 0.6).toFixed(2)}" stroke="#888" stroke-width=".15" fill="none"/>
<text y="${ty.toFixed(2)}" text-anchor="${isRight ? 'start' : 'end'}">${spans.join('')}</text>`;
  });
  return `<svg viewBox="0 9 78 37" style="font:2px 'Liberation Sans'">${paths.join('')}${labels.join('')}</svg>`;
}

function assets(figures: s.Figures, name: string): string {
  const dates = s.datesOf(figures, 'ASSET_ALLOCATION');
  const rows = s.lines(figures, 'ASSET_ALLOCATION').map((r) => [r.label, ...r.cells.map(percent)]);
  const total = s.tr(['Total', ...dates.map(() => '100.0%')], 'td', 'total');
  return s.htmlTable([[name, ...dates], ...rows]).replace('</table>', `${total}</table>`);
}

function holdings(figures: s.Figures, mix: s.Mix): string {
  if (figures.holdings.length === 0) return '';
  const rows = figures.holdings.map((h) => [h.name_raw, s.noteOf(mix, h.name_raw), percent(h.percent)]);
  const kind = figures.holdings_title_raw?.includes('Equity') === true ? 'Sector' : 'Type';
  return `${s.heading(figures.holdings_title_raw ?? '')}${s.htmlTable([['Name of Company', kind, '%'], ...rows], 'held')}`;
}

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const head = ['Name of Investment', 'Type', 'Value before Provision', 'Provision held', 'Value after Provision'];
  const rows = entry.non_compliant.map(s.exposureCells);
  return `${s.heading('Details of Non-Compliant Investments (PKR in millions)')}${s.htmlTable(
    [[...head, '% of Gross Assets', '% of Net Assets'], ...rows],
    'bad',
  )}`;
}

/** The twelve months, and the fiscal years at their right. */
function bands(entry: s.Entry): string {
  const names = [
    [s.short(entry), s.short(entry)],
    ['Benchmark', 'Benchmark'],
  ] as const;
  const months = s.wideSeries(entry.monthly_returns, names, percent);
  const years = s.wideSeries(entry.historical_returns, names, percent);
  return `${s.heading('Monthly Returns')}${s.htmlTable(months, 'wide')}
${s.heading('Annual Returns')}${s.htmlTable(years, 'wide')}`;
}

const fine = (texts: readonly string[]): string => texts.map((t) => `<p class=fine>${s.esc(t)}</p>`).join('');

function fundPage(entry: s.Entry, report: Report): string {
  const fund = s.fundNamed(report.funds, entry);
  const type = s.only(s.otherType(entry), 'table');
  const returns = s.htmlTable([
    ['Period', s.short(entry), 'Benchmark'],
    ...entry.reported_returns.map((r) => [
      r.period_label_raw,
      percent(r.fund_return_percent),
      percent(r.benchmark_return_percent),
    ]),
  ]);
  const body = `${upper(entry, report)}<div class=lower>
<div>${s.heading('Performance Information')}${returns}</div>
<div>${s.heading(s.titleOf(entry, 'ASSET_ALLOCATION'))}${assets(entry, 'Particulars')}</div>
<div>${s.heading(s.titleOf(entry, type))}${pie(s.ofType(entry, type))}</div></div>
${bands(entry)}${holdings(entry, fund)}${breaches(entry)}<div style="height:1.5mm"></div>${fine(entry.footnotes_raw)}`;
  const price = `September 30, 2024&nbsp;&nbsp; NAV - PKR ${entry.nav_per_unit}`;
  return frame(entry.fund_name_raw, price, body, entry.page_footer_raw ?? '');
}

/** Sub-funds are columns: sizes, prices, returns, years and ratios. */
function pensionTables(entry: s.Entry, report: Report): string {
  const subs = entry.sub_funds;
  const first = s.only(subs[0], 'sub-fund');
  const parts = s.partsOf(entry, s.fundNamed(report.funds, entry));
  const row = (label: string, cell: (x: s.SubFacts) => string): string[] => [label, ...subs.map(cell)];
  const head = ['', ...subs.map((x) => x.name_raw)];
  const returns = s
    .periods(first)
    .map((label, i) => row(label, (x) => percent(x.reported_returns[i]?.fund_return_percent)));
  const years = s
    .labelsOf(first.historical_returns)
    .map((label) => row(label, (x) => percent(s.percentAt(x.historical_returns, x.name_raw, label))));
  const facts = [
    row(first.fund_size_label_raw ?? '', (x) => x.fund_size_raw ?? ''),
    row('NAV (PKR)', (x) => x.nav_per_unit ?? ''),
    ['TER - MTD', ...parts.map((p) => ratio(p, report.month, 0))],
    ['TER - YTD', ...parts.map((p) => ratio(p, report.month, 1))],
  ];
  return `<div class=even><div>${s.heading('Fund Facts / Technical Information')}${s.htmlTable([head, ...facts], 'levy')}
${s.heading('Annual Returns')}${s.htmlTable([head, ...years])}</div>
<div>${s.heading('Performance Information')}${s.htmlTable([head, ...returns], 'upright')}</div></div>`;
}

function pensionPage(entry: s.Entry, report: Report): string {
  const subs = entry.sub_funds;
  const mixes = s.only(s.fundNamed(report.funds, entry).subs, 'sub-funds');
  const cards = subs.map((x, i) => {
    const type = s.only(s.otherType(x), 'table');
    return `<div>${assets(x, x.name_raw)}${s.sharesList(x, type, (v) => percent(v))}${holdings(x, s.only(mixes[i], 'mix'))}</div>`;
  });
  const title = s.titleOf(s.only(subs[0], 'sub-fund'), 'ASSET_ALLOCATION');
  const body = `${upper(entry, report)}${pensionTables(entry, report)}${s.heading(title)}
<div class=three>${cards.join('')}</div><div style="height:1.5mm"></div>${fine(entry.footnotes_raw)}`;
  return frame(entry.fund_name_raw, 'September 30, 2024', body, entry.page_footer_raw ?? '');
}

const REVIEW = [
  'The SBP reduced its policy rate by 200 bps to 17.5% in its meeting of September 12, 2024, the largest cut since April 2020. ' +
    'Headline inflation slowed to 6.9% in September against 9.6% in August, on account of the high base of last year and ' +
    'lower prices of food and fuel.',
  'The Executive Board of the IMF approved an Extended Fund Facility of USD 7 billion for 37 months, and USD 1.03 billion ' +
    'were received by the end of the month, which took the reserves of the SBP to USD 10.7 billion. The current account ' +
    'had a surplus of USD 119 million in September.',
  'The benchmark of the stock market moved in a wide range during the month. Average daily turnover declined, while the ' +
    'values traded increased. Exploration, Fertilizer and Pharmaceutical companies were the main contributors.',
];

/** The review if the report is whole, and a page for each fund. */
export function html(report: Report): string {
  const pages = report.entries.map((e) => (e.sub_funds.length > 0 ? pensionPage(e, report) : fundPage(e, report)));
  const review = frame(
    'Economy & Capital Markets Review',
    'September 2024',
    `<div class=long>${s.paragraphs(REVIEW)}</div>`,
    'Fund Manager Report September 2024 - Page 1',
  );
  return s.htmlPages(STYLE, report.isWhole ? [review, ...pages] : pages);
}
