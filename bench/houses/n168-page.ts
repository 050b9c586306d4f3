/** The pages of AMC N168: a head band, tables and comments at the left, and the particulars in a bar at the right. */
import { COMMENTS } from './n168-funds.ts';
import * as s from './shared15.ts';

const BLUE = '#123c73';
const GOLD = '#c8962d';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}
body{font:7pt/1.27 'Liberation Sans';color:#1c232e;font-variant-ligatures:none}
.band{position:absolute;left:0;right:0;top:0;height:21mm;
background:linear-gradient(90deg,${BLUE} 55%,#3f74b5);color:#fff;border-bottom:1mm solid ${GOLD}}
.band svg{position:absolute;left:8mm;top:3.5mm;width:13mm;height:13mm}
.band b{position:absolute;left:24mm;top:5.4mm;font:bold 16pt/1 'Liberation Sans'}
.band i{position:absolute;left:24mm;top:13.2mm;font:7.4pt/1 'Liberation Sans';letter-spacing:.4pt}
.band span{position:absolute;right:8mm;top:5mm;text-align:right;font-size:7.2pt}
.band span b{position:static;font-size:12pt;display:block;margin-top:1.6mm}
.price{position:absolute;left:8mm;right:8mm;top:23.2mm;font:bold 8.4pt 'Liberation Sans';color:${BLUE};
display:flex;justify-content:space-between}
.left{position:absolute;left:8mm;width:132mm;top:29mm}
.bar{position:absolute;left:143.5mm;right:8mm;top:29mm;background:#eaf0f7;padding-bottom:1.5mm}
h2{font:bold 7.6pt/1.1 'Liberation Sans';color:#fff;background:${BLUE};margin:2.2mm 0 .8mm;padding:.85mm 1.4mm}
.left>h2:first-child,.bar>h2:first-child,.pair>div>h2:first-child{margin-top:0}p{margin:0 0 1mm;text-align:justify}
td,th{padding:.5mm .8mm;text-align:right;line-height:1.14;vertical-align:top}
td:first-child,th:first-child{text-align:left}
th{color:${BLUE};background:#dbe5f1;vertical-align:bottom}td{border-bottom:.15mm solid #cfd8e3}
.bar td{border-bottom:.15mm dotted #8fa5c0;text-align:left;padding:.72mm 1.2mm}
.bar td:first-child{font-weight:bold;width:21.5mm;color:${BLUE}}
.perf td:nth-child(n+2),.perf th:nth-child(n+2){text-align:center;width:var(--w,auto)}.perf th{font-size:6.5pt}
.perf td:first-child,.three th:nth-child(n+2){white-space:nowrap}
.pair{display:grid;grid-template-columns:64mm 1fr;gap:3mm;margin-top:2.2mm;align-items:start}
.held td:nth-child(2),.held th:nth-child(2){text-align:center}
.fine{font-size:6pt;line-height:1.25;margin:.7mm 0 0;color:#3b4657}.last td{font-weight:bold}.bad{font-size:6.3pt}
.bad td:first-child{white-space:nowrap}
.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}
.box{border:.2mm solid ${BLUE};padding:1mm 1.4mm;margin-top:2.2mm;font-size:6.3pt;text-align:justify}
svg{display:block;width:100%}
.bars td{border:0;padding:.55mm .6mm}.bars td:first-child{width:30mm}
.bars td:nth-child(2){text-align:left;white-space:nowrap}
.bars u{display:inline-block;height:2.3mm;background:${GOLD};margin-right:1mm;vertical-align:middle}
.three{display:grid;grid-template-columns:1fr 1fr 1fr;gap:2.4mm;font-size:6.2pt}.three th{font-size:6pt}
.three h3{font:bold 6.8pt 'Liberation Sans';color:${GOLD};margin:.6mm 0}
.foot{position:absolute;left:8mm;right:8mm;bottom:4.5mm;border-top:.3mm solid ${GOLD};padding-top:.9mm;
display:flex;justify-content:space-between;gap:8mm;font-size:5.7pt;color:#4b5563}
.foot span:last-child{white-space:nowrap;font-size:6.4pt}.front{width:auto;right:8mm;font-size:9pt}
.front p{line-height:1.5;margin-bottom:2.4mm}.front td,.front th{padding:1.4mm 1.2mm;text-align:left}`;

const LOGO = `<svg viewBox="0 0 40 40"><circle cx="20" cy="20" r="19" fill="#fff"/>
<path d="M6 27Q20 4 34 27Z" fill="${GOLD}"/>
<path d="M4 30Q20 20 36 30" stroke="${BLUE}" stroke-width="2.4" fill="none"/></svg>`;

const percent = (v: string | null | undefined): string =>
  v === null || v === undefined ? '-' : v.startsWith('-') ? `(${v.slice(1)}%)` : `${v}%`;

const frame = (title: string, below: string, body: string, footer: string): string =>
  `<div class=band>${LOGO}<b>${s.esc(title)}</b><i>Sambrial Asset Management Limited</i>
<span>MONTHLY REPORT (MUFAP’s Recommended Format)<b>February 2025</b></span></div>${below}${body}
<div class=foot><span><b>Disclaimer:</b> ${s.esc(s.RISK_NOTE)}</span><span>${s.esc(footer)}</span></div>`;

/** `1.98% p.a. (including 0.24% government levies)` */
const ratio = (figures: s.Figures, period: string): string =>
  `${s.feeOf(figures, `Total Expense Ratio (${period})`, null)}% p.a. (including ` +
  `${s.feeOf(figures, 'Government levies', period)}% government levies)`;

function single(entry: s.Entry, label: string, words: string): string | null {
  const fee = entry.fees.find((f) => f.fee_label_raw === label);
  return fee === undefined ? null : `${fee.percent}% ${words}`;
}

function particulars(entry: s.Entry): s.Item[] {
  const isPension = entry.sub_funds.length > 0;
  const without = 'fund_size_excluding_fof_pkr' in entry ? Number(entry.fund_size_excluding_fof_pkr) / 1e6 : null;
  const erosion = entry.risk_of_principal_raw;
  return s.stated([
    ['Launch Date:', entry.launch_date_raw],
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    [
      'Fund Size: (Excluding investment by fund of funds):',
      without === null ? null : `Rs. ${s.grouped(without, 0)} million`,
    ],
    ['Type:', entry.fund_type_raw],
    ['Dealing Days:', entry.dealing_days_raw],
    ['Dealing Time:', entry.cutoff_raw],
    ['Settlement:', entry.settlement_raw],
    ['Pricing Mechanism:', entry.pricing_mechanism_raw],
    ['Load:', `Front End: ${entry.front_end_load_raw}, Back End: ${entry.back_end_load_raw}`],
    ['Management Fee:', entry.management_fee_raw],
    ['Management Fee Charged (MTD):', single(entry, 'Management Fee Charged (MTD)', 'p.a. of average net assets')],
    ...(isPension
      ? []
      : (['MTD', 'YTD'] as const).map((p) => [`Total Expense Ratio (${p}):`, ratio(entry, p)] as const)),
    ['Selling & Marketing Expenses:', single(entry, 'Selling & Marketing Expenses', 'per annum')],
    [
      'Risk Profile / Risk of principal erosion:',
      [entry.risk_profile_raw, ...(typeof erosion === 'string' ? [erosion] : [])].join(' / '),
    ],
    [
      'Fund Stability Rating:',
      s.ratingWith(entry, 'FUND', (r, by, day) => `“${r}” by ${by} (${day})`, isPension ? '' : 'Not Applicable'),
    ],
    ['Listing:', entry.listing_raw],
    ['Custodian & Trustee:', entry.trustee_raw],
    ['Auditors:', entry.auditor_raw],
    ['Benchmark:', entry.benchmark_raw],
    ['Fund Manager:', entry.parties.find((p) => p.designation_raw === 'Fund Manager')?.name_raw],
    ['Minimum Subscription:', entry.minimum_initial_raw],
    [
      'Asset Manager Rating:',
      s.ratingWith(entry, 'AMC', (r, by, day) => `${r} by ${by} (Very High Quality) (${day})`, ''),
    ],
    ['Leverage:', entry.leverage_raw],
  ]);
}

/** The committee without the manager, who is among the particulars. */
const committee = (entry: s.Entry): string =>
  s.list(
    s.members(entry).filter(([, office]) => office !== 'Fund Manager'),
    'who',
  );

const sidebar = (entry: s.Entry): string =>
  `<div class=bar>${s.heading('General Information')}${s.list(particulars(entry))}
${s.heading('Name of the Members of Investment Committee')}${committee(entry)}</div>`;

/** Two rows below the periods, and two below the fiscal years. */
function performance(entry: s.Entry): string {
  const rows = [
    ['Performance Period', ...s.periods(entry)],
    [entry.fund_name_raw.toUpperCase(), ...s.seriesCells(entry, 'fund_return_percent').map(percent)],
    ['BENCHMARK', ...s.seriesCells(entry, 'benchmark_return_percent').map(percent)],
  ];
  const names = [
    [s.short(entry), entry.fund_name_raw.toUpperCase()],
    ['Benchmark', 'BENCHMARK'],
  ] as const;
  const [head = [], ...years] = s.wideSeries(entry.historical_returns, names, percent);
  return `${s.heading('Performance (%)')}${s.htmlTable(rows, 'perf')}
<div style="height:.8mm"></div>${s.htmlTable([['Fiscal Year', ...head.slice(1)], ...years], 'perf')}`;
}

const fine = (texts: readonly string[]): string => texts.map((t) => `<p class=fine>${s.esc(t)}</p>`).join('');

/** Columns with their figures above them, and the names of the classes below. */
function columns(rows: readonly s.AllocationRow[]): string {
  const [width, floor] = [64 / rows.length, 31];
  const largest = Math.max(...rows.map((r) => Number(r.percent)));
  const parts = rows.map((r, i) => {
    const height = (Number(r.percent) / largest) * 24;
    const middle = (i + 0.5) * width;
    const words = r.label_raw.split(/ (?=\(|including|Receivables|Securities|Sukuk)/);
    const name = words.map(
      (w, k) => `<text x="${middle.toFixed(1)}" y="${(floor + 2.6 + k * 2.3).toFixed(1)}">${s.esc(w)}</text>`,
    );
    const figure = (floor - height - 0.8).toFixed(1);
    return `<rect x="${(middle - width * 0.31).toFixed(1)}" y="${(floor - height).toFixed(1)}" fill="${BLUE}"
width="${(width * 0.62).toFixed(1)}" height="${height.toFixed(1)}"/>
<text x="${middle.toFixed(1)}" y="${figure}" font-weight="bold">${percent(r.percent)}</text>${name.join('')}`;
  });
  return `<svg viewBox="-2 1 68 38" style="font:1.75px 'Liberation Sans'" text-anchor="middle">
<path d="M0 ${floor}H64" stroke="#777" stroke-width=".2"/>${parts.join('')}</svg>`;
}

const bars = (rows: readonly s.AllocationRow[]): string =>
  `<table class=bars>${rows
    .map((r) =>
      s.tr([
        s.esc(r.label_raw),
        `<u style="width:${(Number(r.percent) * 0.72).toFixed(1)}mm"></u>${percent(r.percent)}`,
      ]),
    )
    .join('')}</table>`;

function second(entry: s.Figures): string {
  const type = s.otherType(entry);
  if (type === null) return '';
  const rows = s.ofType(entry, type);
  return `${s.heading(s.titleOf(entry, type))}${type === 'CREDIT_QUALITY' ? columns(rows) : bars(rows)}`;
}

/** The classes of both months with their totals. */
function assets(figures: s.Figures, name: string): string {
  const dates = s.datesOf(figures, 'ASSET_ALLOCATION');
  const rows = s.lines(figures, 'ASSET_ALLOCATION').map((r) => [r.label, ...r.cells.map(percent)]);
  const total = s.tr(['Total', ...dates.map(() => '100.0%')], 'td', 'last');
  return s.htmlTable([[name, ...dates], ...rows]).replace('</table>', `${total}</table>`);
}

function holdings(figures: s.Figures, mix: s.Mix): string {
  if (figures.holdings.length === 0) return '';
  const rows = figures.holdings.map((h) => [h.name_raw, s.noteOf(mix, h.name_raw), percent(h.percent)]);
  const head = ['Name', 'Asset Class', '% of Total Assets'];
  return `${s.heading(figures.holdings_title_raw ?? '')}${s.htmlTable([head, ...rows], 'held')}`;
}

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const head = [
    'Particulars',
    'Type of Investment',
    'Value of Investments before Provision',
    'Provision held',
    'Value of Investments after Provision',
    '% of Gross Assets',
    '% of Net Assets',
  ];
  const rows = entry.non_compliant.map(s.exposureCells);
  return `${s.heading('Details of Non-Compliant Investments (Rs. in million)')}${s.htmlTable([head, ...rows], 'bad')}`;
}

const comments = (fund: s.Fund): string =>
  `${s.heading('Fund Manager’s Commentary')}${s.paragraphs(COMMENTS[fund.abbr] ?? [])}`;

function fundPage(entry: s.Entry, fund: s.Fund): string {
  const notes = entry.footnotes_raw;
  const measures = s.list(entry.metrics.map((m) => [m.label_raw, m.value_raw] as const));
  const classes = `${s.heading(s.titleOf(entry, 'ASSET_ALLOCATION'))}${assets(entry, 'Particulars')}`;
  const left = `${s.heading('Investment Objective')}<p>${s.esc(entry.investment_objective_raw)}</p>
${performance(entry)}${fine(notes.slice(0, 2))}${comments(fund)}
<div class=pair>
<div>${classes}${s.heading('Characteristics of the Portfolio')}${measures}</div><div>${second(entry)}</div></div>
${holdings(entry, fund)}${breaches(entry)}${notes
    .slice(2)
    .map((t) => `<div class=box>${s.esc(t)}</div>`)
    .join('')}`;
  const price = `<div class=price><span>Unit Price (28/02/2025): Rs. ${entry.nav_per_unit}</span>
<span>${s.esc(entry.fund_column_raw)}</span></div>`;
  return frame(
    entry.fund_name_raw,
    price,
    `<div class=left>${left}</div>${sidebar(entry)}`,
    entry.page_footer_raw ?? '',
  );
}

/** Sub-funds are rows of the tables of prices, returns and ratios. */
function pensionTables(entry: s.Entry): string {
  const subs = entry.sub_funds;
  const first = s.only(subs[0], 'sub-fund');
  const prices = [
    ['', first.fund_size_label_raw ?? '', 'NAV Per Unit (Rs.) Feb 28, 2025', ...s.periods(first)],
    ...subs.map((x) => [
      x.name_raw,
      x.fund_size_raw ?? '',
      x.nav_per_unit ?? '',
      ...s.seriesCells(x, 'fund_return_percent').map(percent),
    ]),
  ];
  const years = s.labelsOf(first.historical_returns);
  const annual = subs.map((x) => [
    x.name_raw,
    ...years.map((l) => percent(s.percentAt(x.historical_returns, x.name_raw, l))),
  ]);
  const ratios = subs.map((x) => [
    x.name_raw,
    ...(['MTD', 'YTD'] as const).flatMap((p) => [
      percent(s.feeOf(x, `Total Expense Ratio (${p})`, null)),
      percent(s.feeOf(x, 'Government levies', p)),
    ]),
  ]);
  const heads = (['MTD', 'YTD'] as const).flatMap((p) => [
    `Total Expense Ratio (${p})`,
    `of which Government levies (${p})`,
  ]);
  return `${s.heading('Performance (%)')}${s.htmlTable(prices, 'perf')}<div style="height:.8mm"></div>
${s.htmlTable([['Fiscal Year', ...years], ...annual], 'perf')}${fine(entry.footnotes_raw)}
${s.heading('Expense Ratios (p.a.)')}${s.htmlTable([['', ...heads], ...ratios], 'perf')}`;
}

function pensionPage(entry: s.Entry, fund: s.Fund): string {
  const [equity, debt, cash] = entry.sub_funds.map((x) => s.only(x, 'sub-fund'));
  const [a, b, c] = [s.only(equity, 'equity'), s.only(debt, 'debt'), s.only(cash, 'money market')];
  const mixOf = (x: s.SubFacts): s.Mix =>
    s.only(
      fund.subs?.find((y) => y.name === x.name_raw),
      'mix',
    );
  const classes = [a, b, c].map((x) => `<div>${assets(x, x.name_raw)}</div>`).join('');
  const sectors = `${a.name_raw}: ${s.titleOf(a, 'SECTOR_ALLOCATION')}`;
  const quality = s
    .restLast(s.matrix([b, c], 'CREDIT_QUALITY', '-'), (l) => l.startsWith('Others'))
    .map(([label = '', ...cells]) => [label, ...cells.map((v) => (v === '-' ? v : percent(v)))]);
  const left = `${s.heading('Investment Objective')}<p>${s.esc(entry.investment_objective_raw)}</p>
${pensionTables(entry)}${comments(fund)}
${s.heading(s.titleOf(a, 'ASSET_ALLOCATION'))}<div class=three>${classes}</div>
<div class=pair><div>${s.heading(sectors)}${bars(s.ofType(a, 'SECTOR_ALLOCATION'))}</div>
<div>${s.heading(s.titleOf(b, 'CREDIT_QUALITY'))}${s.htmlTable([['', b.name_raw, c.name_raw], ...quality])}</div></div>
<div class="pair even"><div>${holdings(a, mixOf(a))}</div><div>${holdings(b, mixOf(b))}</div></div>`;
  const price = '<div class=price><span>As on February 28, 2025</span><span>SIPF</span></div>';
  return frame(
    entry.fund_name_raw,
    price,
    `<div class=left>${left}</div>${sidebar(entry)}`,
    entry.page_footer_raw ?? '',
  );
}

const REVIEW = [
  'Headline inflation declined to 1.5% in February, the lowest reading since September 2015, owing to the high ' +
    'base of the last year. The SBP had ' +
    'cut the policy rate by 100 bps to 12.0% on January 27, and the next meeting of the Monetary Policy ' +
    'Committee is scheduled for March 10. The ' +
    'reserves of the SBP were USD 11.2 billion at the end of the month.',
  'In the two T-Bill auctions of the month the MoF accepted bids in line with its target, with cut-off yields ' +
    'of 11.8% for three months and 11.7% for ' +
    'six months. Equities recovered a part of the losses of January, ahead of the first review of the Extended ' +
    'Fund Facility by the IMF.',
];

function front(entries: readonly s.Entry[]): string {
  const rows = entries.map((e) => [
    e.fund_name_raw,
    e.fund_type_raw ?? '',
    e.risk_profile_raw ?? '',
    e.risk_of_principal_raw ?? 'Depends on the allocation scheme',
  ]);
  const head = ['Name of Fund', 'Type', 'Risk Profile', 'Risk of principal erosion'];
  const body = `<div class="left front">${s.heading('Capital Market Review')}${s.paragraphs(REVIEW)}
${s.heading('Risk Profile of Collective Investment Schemes')}
${s.htmlTable([head, ...rows])}</div>`;
  return frame(
    'Capital Market Review',
    '',
    body,
    'Sambrial Funds | Fund Manager Report of February 2025 | Page 1 of 6',
  );
}

/** A page for each fund, and the review before them if the report is whole. */
export function html(entries: readonly s.Entry[], isWhole: boolean, funds: readonly s.Fund[]): string {
  const pages = entries.map((e) => {
    const fund = s.fundNamed(funds, e);
    return fund.subs === undefined ? fundPage(e, fund) : pensionPage(e, fund);
  });
  return s.htmlPages(STYLE, isWhole ? [front(entries), ...pages] : pages);
}
