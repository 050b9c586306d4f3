/** The pages of AMC N158: a summary, and a page for each fund with facts at the left and tables at the right. */
import { COMMENTS } from './n158-funds.ts';
import * as s from './shared15.ts';

const RED = '#8a1538';
const GREY = '#5b5f66';
const COLOURS = ['#8a1538', '#d59f0f', '#5b5f66', '#c2677f', '#2f6f8f', '#a9adb3', '#e3c77a', '#3d3f44'] as const;

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}body{font:7.3pt/1.3 'Liberation Sans';color:#222;font-variant-ligatures:none}
.top{position:absolute;left:9mm;right:9mm;top:7mm;border-bottom:.7mm solid ${RED};padding-bottom:1.2mm;display:flex;justify-content:space-between;align-items:flex-end}
.top h1{font:bold 16pt/1.1 'Liberation Sans';color:${RED};margin:0}.top div div{white-space:pre;font-weight:bold;font-size:8.6pt;margin-top:.8mm}
.top>span{text-align:right;color:${GREY};font-size:7.6pt}
.left{position:absolute;left:9mm;top:26mm;width:71mm}.right{position:absolute;left:84mm;right:9mm;top:26mm}
h2{font:bold 7.6pt/1.1 'Liberation Sans';color:#fff;background:${RED};margin:2.4mm 0 .7mm;padding:.9mm 1.5mm}
.left>h2:first-child,.right>h2:first-child,.pair h2:first-child,.three h2:first-child{margin-top:0}
p{margin:0 0 1mm;text-align:justify}td,th{padding:.48mm .8mm;text-align:right;line-height:1.16;vertical-align:top}
td:first-child,th:first-child{text-align:left}th{color:${RED};border-bottom:.25mm solid ${GREY};vertical-align:bottom}td{border-bottom:.1mm solid #dcdcdc}
.info{font-size:7pt}.info td:nth-child(2){text-align:left}.info td:first-child{font-weight:bold;width:27mm}.who td:nth-child(2){text-align:left;width:33mm}
.pair{display:grid;grid-template-columns:57mm 1fr;gap:3mm;font-size:6.9pt;margin-top:2.4mm;align-items:start}
.mix{grid-template-columns:56mm 1fr}.three{display:grid;grid-template-columns:1fr 1fr 1fr;gap:3mm;margin-top:2.4mm;align-items:start}.three{font-size:6.3pt}
.right td:not(:first-child),.right th:not(:first-child),.pair td:first-child{white-space:nowrap}.right .bad td:not(:first-child),.right .bad th:not(:first-child){white-space:normal}
.bars td{padding:.5mm .6mm}.bars i{display:block;height:2.2mm;background:${RED}}.bars td:nth-child(2){width:14mm}
svg{display:block;width:100%;font:3.8px 'Liberation Sans'}.bad{font-size:6.3pt}.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}
.notes{position:absolute;left:9mm;right:9mm;bottom:14mm;font-size:6pt;line-height:1.3}.notes div{margin-top:.5mm}
.foot{position:absolute;left:9mm;right:9mm;bottom:5mm;border-top:.3mm solid ${RED};padding-top:1mm;display:flex;gap:6mm;font-size:5.8pt;color:${GREY}}
.foot span:last-child{white-space:nowrap;font-size:6.8pt}.front{left:9mm;font-size:9pt}.front p{line-height:1.45;margin-bottom:2mm}.front td,.front th{padding:1.3mm 1mm}
.front td:not(:nth-child(n+4)),.front th:not(:nth-child(n+4)){text-align:left}`;

/** Negative figures in brackets with the sign inside; `N/A` for what the page does not have. */
const cell = (v: string | null | undefined): string =>
  v === null || v === undefined ? 'N/A' : v.startsWith('-') ? `(${v.slice(1)}%)` : `${v}%`;

const frame = (
  title: string,
  below: string,
  footer: string,
  body: string,
): string => `<div class=top><div><h1>${s.esc(title)}</h1>
<div>${s.esc(below)}</div></div><span>Kotri Investment Management Limited<br>Fund Manager Report</span></div>${body}
<div class=foot><span><b>Disclaimer:</b> ${s.esc(s.RISK_NOTE)}</span><span>${s.esc(footer)}</span></div>`;

function info(entry: s.Entry): string {
  const charged = entry.fees.find((f) => f.fee_label_raw === 'Actual Rate of Management Fee');
  const pension = entry.sub_funds.length > 0;
  const items = s.stated([
    ...s.terms(entry, [
      ['Fund Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
    ]),
    ['Asset Manager Rating', s.ratingWith(entry, 'AMC', (r, by, day) => `${r} (AM One) by ${by} (${day})`, '')],
    [
      'Stability Rating',
      s.ratingWith(entry, 'FUND', (r, by, day) => `${r} by ${by} (${day})`, pension ? '' : 'Not Applicable'),
    ],
    ...s.terms(entry, [
      ['Risk Profile', 'risk_profile_raw'],
      ['Risk of Principal Erosion', 'risk_of_principal_raw'],
      ['Launch Date', 'launch_date_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
      ['Registrar', 'registrar_raw'],
      ['Management Fee', 'management_fee_raw'],
    ]),
    ['Actual Rate of Management Fee', charged === undefined ? null : `${charged.percent}%`],
    ...s.terms(entry, [
      ['Front End Load', 'front_end_load_raw'],
      ['Back End Load', 'back_end_load_raw'],
      ['Min. Subscription', 'minimum_initial_raw'],
      ['Subsequent', 'minimum_subsequent_raw'],
      ['Listing', 'listing_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut off Timing', 'cutoff_raw'],
      ['Leverage', 'leverage_raw'],
    ]),
  ]);
  return `${s.heading('General Information')}${s.list(items, 'info')}`;
}

const left = (
  entry: s.Entry,
  fund: s.Fund,
): string => `<div class=left>${info(entry)}${s.heading('Investment Objective')}
<p>${s.esc(entry.investment_objective_raw)}</p>${s.heading("Manager's Comment")}<p>${s.esc(COMMENTS[fund.abbr])}</p>
${s.heading('Members of the Investment Committee')}${s.list(s.members(entry), 'who')}</div>`;

/** The figures of the KSE-100 Index, printed at the side of those of the fund. */
const INDEX: Readonly<Record<string, string>> = {
  Beta: '1.00',
  'Standard Deviation (%)': '16.1',
  'Price to Earning (x)': '5.2',
  'Dividend Yield (%)': '7.1',
  'No. of Holdings': '100',
};

/** Price, size and figures of the portfolio; a fund of shares has those of the index at its side. */
function technical(entry: s.Entry): string {
  const isStock = entry.fund_column_raw === 'KSMF';
  const without = 'fund_size_excluding_fof_pkr' in entry ? Number(entry.fund_size_excluding_fof_pkr) / 1e6 : null;
  const items = s.stated([
    ['NAV per Unit (PKR)', entry.nav_per_unit],
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ['Net Assets excluding Investment by Fund of Funds (PKR M)', without === null ? null : s.grouped(without, 1)],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  const heads = ['Particulars', s.short(entry), ...(isStock ? ['KSE-100'] : [])];
  const rows = items.map(([label, value]) => [label, value, ...(isStock ? [INDEX[label] ?? '-'] : [])]);
  return `${s.heading('Fund Facts / Technical Information')}${s.htmlTable([heads, ...rows])}`;
}

const RATIOS = ['Total Expense Ratio with levies†', 'Total Expense Ratio without levies', 'Government Levies'];

const ratios = (entry: s.Entry): string =>
  s.heading('Expense Ratio') +
  s.htmlTable([
    ['', 'MTD', 'YTD'],
    ...RATIOS.map((label) => [label, ...['MTD', 'YTD'].map((p) => cell(s.feeOf(entry, label, p)))]),
  ]);

const PERIODS = [
  'Year to Date Return',
  'Month to Date Return',
  '180 Days Return',
  '365 Days Return',
  '3 Years (CAGR)',
  '5 Years (CAGR)',
  'Since Inception (CAGR)**',
];

/** A row for each period, also for those that are longer than the life of the fund. */
function returns(entry: s.Entry): string {
  const rows = PERIODS.map((label) => {
    const row = s.returnAt(entry, label);
    return [label, cell(row?.fund_return_percent), cell(row?.benchmark_return_percent)];
  });
  return `${s.heading('Performance Information*')}${s.htmlTable([['Performance Period', s.short(entry), 'Benchmark'], ...rows])}`;
}

function years(entry: s.Entry): string {
  const names = [s.short(entry), 'Benchmark'].map((n) => [n, n] as const);
  return `${s.heading('Annual Returns')}${s.htmlTable(s.wideSeries(entry.historical_returns, names, cell))}`;
}

/** A pie with its labels around it: `AA+, 24.1%`. */
function pie(rows: readonly s.AllocationRow[]): string {
  const total = rows.reduce((sum, r) => sum + Number(r.percent), 0);
  let from = 0;
  const at = (share: number, radius: number): [number, number] => {
    const angle = (share / total) * 2 * Math.PI - Math.PI / 2;
    return [45 + radius * Math.cos(angle), 30 + radius * Math.sin(angle)];
  };
  const slices = rows.map((r, i) => {
    const share = Number(r.percent);
    const [[x0, y0], [x1, y1], [lx, ly]] = [at(from, 15), at(from + share, 15), at(from + share / 2, 19)];
    from += share;
    const path = `<path d="M45 30L${x0.toFixed(2)} ${y0.toFixed(2)}A15 15 0 ${share > total / 2 ? 1 : 0} 1 ${x1.toFixed(2)} ${y1.toFixed(2)}Z" fill="${COLOURS[i % COLOURS.length]}"/>`;
    return { path, isRight: lx >= 45, y: ly, edge: at(from - share / 2, 15), text: `${r.label_raw}, ${r.percent}%` };
  });
  const labels = [true, false].flatMap((isRight) => {
    const side = slices.filter((x) => x.isRight === isRight).toSorted((a, b) => a.y - b.y);
    let last = -Infinity;
    const placed = side.map((x) => {
      const lines = x.text.length > 18 ? x.text.split(/(?<=,) /) : [x.text];
      const y = Math.max(x.y, last + (lines.length > 1 ? 6 : 4.6));
      last = y + (lines.length > 1 ? 2.2 : 0);
      return { ...x, y, lines };
    });
    const over = Math.max(0, last - 58);
    return placed.map((x) => {
      const [tx, y] = [isRight ? 64 : 26, x.y - over];
      const text = x.lines.map((t, i) => {
        const line = y + 1.3 + (i - (x.lines.length - 1) / 2) * 4.2;
        return `<text x="${tx}" y="${line.toFixed(1)}" text-anchor="${isRight ? 'start' : 'end'}">${s.esc(t)}</text>`;
      });
      const to = `${isRight ? 63 : 27} ${y.toFixed(1)}`;
      return `<path d="M${x.edge.map((v) => v.toFixed(1)).join(' ')}L${to}" stroke="#999" stroke-width=".2"/>${text.join('')}`;
    });
  });
  return `<svg viewBox="-20 2 118 60">${slices.map((x) => x.path).join('')}${labels.join('')}</svg>`;
}

/** Sectors as bars with their figures. */
const bars = (rows: readonly s.AllocationRow[]): string =>
  `<table class=bars>${rows
    .map((r) =>
      s.tr([s.esc(r.label_raw), `<i style="width:${(Number(r.percent) * 3).toFixed(0)}%"></i>`, cell(r.percent)]),
    )
    .join('')}</table>`;

function second(entry: s.Figures): string {
  const type = s.otherType(entry);
  if (type === null) return '';
  const rows = s.ofType(entry, type);
  return `${s.heading(s.titleOf(entry, type))}${type === 'CREDIT_QUALITY' ? pie(rows) : bars(rows)}`;
}

const number = (pkr: string | null): number => Number(pkr ?? 0) / 1e6;
const millions = (pkr: string | null): string => s.bracketed(number(pkr).toFixed(2));

/** Face values are in a column of their own; net assets come before gross assets. */
function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const head = [
    'Name',
    'Type of Investment',
    'Outstanding Face Value',
    'Value before Provision',
    'Provision Held, if any',
    'Value after Provision',
    '% of Net Assets',
    '% of Gross Assets',
  ];
  const rows = entry.non_compliant.map((e) => [
    e.name_raw,
    e.type_raw,
    (number(e.value_before_pkr) * 1.04).toFixed(2),
    millions(e.value_before_pkr),
    millions(e.provisioning_pkr),
    e.value_after_pkr === '0' ? '-' : millions(e.value_after_pkr),
    cell(e.percent_net_assets),
    cell(e.percent_gross_assets),
  ]);
  return `${s.heading('Details of Non-Compliant Investments (PKR in millions)')}${s.htmlTable([head, ...rows], 'bad')}`;
}

const notes = (entry: s.Entry): string =>
  `<div class=notes>${entry.footnotes_raw.map((t) => `<div>${s.esc(t)}</div>`).join('')}</div>`;

function fundPage(entry: s.Entry, fund: s.Fund): string {
  const held = s.holdingsList(entry, cell);
  const right = `${technical(entry)}<div class=pair><div>${returns(entry)}</div><div>${ratios(entry)}</div></div>${years(entry)}
<div class="pair mix"><div>${s.sharesTable(entry, 'ASSET_ALLOCATION', cell)}</div><div>${second(entry)}</div></div>${held}${breaches(entry)}`;
  const below = `January 31, 2022      NAV - PKR ${entry.nav_per_unit}`;
  const body = `${left(entry, fund)}<div class=right>${right}</div>${notes(entry)}`;
  return frame(entry.fund_name_raw, below, entry.page_footer_raw ?? '', body);
}

/** Sub-funds are columns; their classes of both months are tables side by side. */
function pensionPage(entry: s.Entry, fund: s.Fund): string {
  const subs = entry.sub_funds;
  const head = ['', ...subs.map((x) => x.name_raw)];
  const equity = s.only(subs[0], 'sub-fund');
  const facts = [
    head,
    ['NAV per Unit (PKR)', ...subs.map((x) => x.nav_per_unit ?? '')],
    [equity.fund_size_label_raw ?? '', ...subs.map((x) => x.fund_size_raw ?? '')],
    ...RATIOS.flatMap((label) =>
      ['MTD', 'YTD'].map((p) => [`${label} (${p})`, ...subs.map((x) => cell(s.feeOf(x, label, p)))]),
    ),
  ];
  const periods = PERIODS.map((l) => [l, ...subs.map((x) => cell(s.returnAt(x, l)?.fund_return_percent))]);
  const annual = s
    .labelsOf(equity.historical_returns)
    .map((l) => [l, ...subs.map((x) => cell(s.percentAt(x.historical_returns, x.name_raw, l)))]);
  const classes = subs.map((x) => {
    const rows = s.lines(x, 'ASSET_ALLOCATION').map((r) => [r.label, ...r.cells.map(cell)]);
    return `<div>${s.htmlTable([[x.name_raw, ...s.datesOf(x, 'ASSET_ALLOCATION')], ...rows])}</div>`;
  });
  const right = `${s.heading('Fund Facts / Technical Information')}${s.htmlTable(facts)}${s.heading('Performance Information*')}
${s.htmlTable([['Performance Period', ...head.slice(1)], ...periods])}${s.heading('Annual Returns')}${s.htmlTable([head, ...annual])}
${s.heading(s.titleOf(equity, 'ASSET_ALLOCATION'))}<div class=three style="margin-top:0">${classes.join('')}</div>
<h2>${s.esc(`${equity.name_raw}: ${s.titleOf(equity, 'SECTOR_ALLOCATION')}`)}</h2>${bars(s.ofType(equity, 'SECTOR_ALLOCATION'))}
${s.holdingsList(equity, cell)}`;
  const body = `${left(entry, fund)}<div class=right>${right}</div>${notes(entry)}`;
  return frame(entry.fund_name_raw, 'January 31, 2022', entry.page_footer_raw ?? '', body);
}

const REVIEW = [
  'The policy rate was left unchanged at 9.75% on January 24. Inflation was 13.0% in January, against 12.3% in December, owing to a low base and ' +
    'to higher prices of food and electricity. The current account deficit of December was USD 1.9 billion.',
  'The reserves of the State Bank declined to USD 16.1 billion before the tranche of the IMF. The rupee closed at 176.7 against the dollar. ' +
    'Equity investors were cautious on the mini-budget, and the average volume was 262 million shares a day.',
];

function front(entries: readonly s.Entry[]): string {
  const rows = entries.map((e, i) => [String(i + 1), e.fund_name_raw, e.category_raw ?? '', e.risk_profile_raw ?? '']);
  const body = `<div class="right front">${s.heading('Economy & Markets')}${s.paragraphs(REVIEW)}${s.heading('Funds under Management')}
${s.htmlTable([['S.No.', 'Name of Fund', 'Category', 'Risk Profile'], ...rows])}</div>`;
  return frame('Fund Manager Report', 'January 2022', 'Fund Manager Report | January 2022 | Page 01', body);
}

/** A page for each fund, and the review before them if the report is whole. */
export function html(entries: readonly s.Entry[], isWhole: boolean, funds: readonly s.Fund[]): string {
  const pages = entries.map((e) => {
    const fund = s.fundNamed(funds, e);
    return fund.subs === undefined ? fundPage(e, fund) : pensionPage(e, fund);
  });
  return s.htmlPages(STYLE, isWhole ? [front(entries), ...pages] : pages);
}
