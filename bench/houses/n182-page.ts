/** The pages of AMC N182: returns over the whole width, particulars beside comments, tables of the portfolio below. */
import * as s from './shared15.ts';

const PURPLE = '#4b2a74';
const LILAC = '#ece6f4';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}
body{font:8pt/1.3 'Liberation Sans Narrow','Liberation Sans';color:#1c1c1c;font-variant-ligatures:none}
.head{position:absolute;left:11mm;right:11mm;top:7mm;display:flex;justify-content:space-between;align-items:flex-end}
.head b{font:bold 10pt/1 'Nimbus Roman';color:${PURPLE}}.head span{font:bold 8pt/1 'Liberation Sans';color:#666}
main{position:absolute;left:11mm;right:11mm;top:13mm}
h1{font:bold 17pt/1.1 'Nimbus Roman';color:${PURPLE};margin:0;border-top:.5mm solid ${PURPLE};padding-top:1.6mm}
.price{display:flex;justify-content:space-between;font-weight:bold;font-size:9pt;margin:1mm 0 1.6mm}
h2{font:bold 8pt/1.1 'Liberation Sans';background:${PURPLE};color:#fff;margin:1.8mm 0 0;padding:.7mm 1.2mm}
p{margin:0 0 1.1mm;text-align:justify}
.words{padding:1mm .4mm 0}
td,th{padding:.42mm 1mm;text-align:right;line-height:1.18;vertical-align:middle}
td:first-child,th:first-child{text-align:left}th{background:${LILAC};font-weight:bold;text-align:center}
td{border-bottom:.12mm solid #cfc6dc}
.wide td,.wide th{border:.15mm solid #9d8bb8;text-align:center;font-size:8pt;padding:.7mm .6mm}
.wide td:first-child,.wide th:first-child{width:46mm;text-align:left}.wide tr:nth-child(2) td{font-weight:bold}
.facts td{text-align:left;border:0;padding:.46mm 1mm .46mm 0;vertical-align:top;font-size:8.2pt}.facts td:first-child{width:31mm}
.facts{margin-top:.8mm}.two{display:grid;grid-template-columns:96mm 1fr;gap:4mm;align-items:start}
.even{display:grid;grid-template-columns:1fr 1fr;gap:4mm;align-items:start}
.three{display:grid;grid-template-columns:1fr 1fr 1fr;gap:3.5mm;align-items:start}
.halves td:nth-child(4),.halves th:nth-child(4){text-align:left;padding-left:3mm}
.halves td:nth-child(2),.halves td:nth-child(5){text-align:center}
.pairs td:nth-child(3),.pairs th:nth-child(3){text-align:left;padding-left:3mm}
.bad td,.bad th{border:.12mm solid #9d8bb8;text-align:center}.bad td:first-child{text-align:left}
.ter td{white-space:nowrap}.total td{font-weight:bold;background:${LILAC}}
.three h2{background:none;color:${PURPLE};padding:0 0 .4mm;font-size:7.6pt;border-bottom:.3mm solid}
.fine{font-size:6.3pt;line-height:1.25;margin:.6mm 0 0}
.foot{position:absolute;left:11mm;right:11mm;bottom:6mm;font-size:5.9pt;line-height:1.25;border-top:.3mm solid ${PURPLE};padding-top:1mm}
.foot b{display:block;text-align:right;font-size:7pt;margin-top:.6mm}.long p{font-size:10pt;line-height:1.6;margin-bottom:3mm}`;

interface Report {
  readonly entries: readonly s.Entry[];
  readonly isWhole: boolean;
  readonly funds: readonly s.Fund[];
  readonly month: s.Month;
}

/** 5.21%, or (5.21%) below zero. */
const inBrackets = (v: string | null | undefined): string =>
  v === null || v === undefined ? 'n/a' : v.startsWith('-') ? `(${v.slice(1)}%)` : `${v}%`;

const share = (v: string): string => `${v}%`;

/** Whole rupees in thousands, provisions in brackets. */
function inRupees(pkr: string | null): string {
  const digits = (pkr ?? '').replace('-', '').replace(/\B(?=(\d{3})+$)/g, ',');
  return (pkr ?? '').startsWith('-') ? `(${digits})` : digits;
}

const frame = (body: string, footer: string): string =>
  `<div class=head><b>Kanganpur Asset Management Company Limited</b><span>MONTHLY REPORT (KAMCL’S FUNDS)</span></div>
<main>${body}</main><div class=foot><b style="float:right;margin:0 0 0 6mm">${s.esc(footer)}</b>Notes: 1) The calculation of performance does not include
cost of front-end load. 2) Taxes apply. 3) ${s.esc(s.RISK_NOTE)}</div>`;

const title = (entry: s.Entry, price: string): string =>
  `<h1>${s.esc(entry.fund_name_raw)}</h1><div class=price><span>${price}</span><span>October 2023</span></div>`;

type Own = (label: string) => string | null | undefined;

/** Periods up to a year, the fiscal years, and the longer periods. */
function returns(entry: s.Entry): string {
  const years = s.labelsOf(entry.historical_returns);
  const isLong = (label: string): boolean => /^(?:Last|Since)/.test(label);
  const all = s.periods(entry);
  const labels = [...all.filter((l) => !isLong(l)), ...years, ...all.filter(isLong)];
  const name = entry.fund_column_raw ?? '';
  const cells = (series: string, own: Own): string[] =>
    labels.map((l) => inBrackets(years.includes(l) ? s.percentAt(entry.historical_returns, series, l) : own(l)));
  return `${s.heading('Performance %')}${s.htmlTable(
    [
      ['Performance Period', ...labels],
      [name, ...cells(name, (l) => s.returnAt(entry, l)?.fund_return_percent)],
      ['Benchmark', ...cells('Benchmark', (l) => s.returnAt(entry, l)?.benchmark_return_percent)],
    ],
    'wide',
  )}${entry.footnotes_raw.map((t) => `<p class=fine>${s.esc(t)}</p>`).join('')}`;
}

function ratio(part: s.Part, month: s.Month, at: 0 | 1): string {
  const r = s.ratioPair(part, month)[at];
  return `${r.withLevies}% p.a. (including ${r.levies}% government levies)`;
}

const quoted = (entry: s.Entry, subject: 'FUND' | 'AMC', note = ''): string =>
  s.ratingWith(entry, subject, (r, by, d) => `“${r}” by ${by}${note} (${d})`, subject === 'FUND' ? 'N/A' : '');

function facts(entry: s.Entry, report: Report): string {
  const isPension = entry.sub_funds.length > 0;
  const part = isPension ? null : s.partOf(entry, report.funds);
  const risk = [entry.risk_profile_raw, entry.risk_of_principal_raw].filter((x) => typeof x === 'string').join(' / ');
  const load = `Front End Load: ${entry.front_end_load_raw ?? ''}, Back End Load: ${entry.back_end_load_raw ?? ''}`;
  const items = s.stated([
    ['Launch Date', entry.launch_date_raw],
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ['Type', entry.fund_type_raw],
    ['Category', entry.category_raw],
    ['Dealing Days', entry.dealing_days_raw],
    ['Dealing Time', entry.cutoff_raw],
    ['Settlement', entry.settlement_raw],
    ['Pricing Mechanism', entry.pricing_mechanism_raw],
    ['Load', load],
    ['Management Fee', entry.management_fee_raw],
    ['Total Expense Ratio (MTD)', part === null ? null : ratio(part, report.month, 0)],
    ['Total Expense Ratio (YTD)', part === null ? null : ratio(part, report.month, 1)],
    [isPension ? 'Risk Profile' : 'Risk Profile / Risk of Principal Erosion', risk],
    ['Fund Stability Rating', isPension ? null : quoted(entry, 'FUND')],
    ['Listing', entry.listing_raw],
    ['Custodian & Trustee', entry.trustee_raw],
    ['Auditors', entry.auditor_raw],
    ['Benchmark', isPension ? null : entry.benchmark_raw],
    ['Leverage', entry.leverage_raw],
    ['Minimum Subscription', entry.minimum_initial_raw],
    ['Subsequent Subscription', entry.minimum_subsequent_raw],
    ['Asset Manager Rating', quoted(entry, 'AMC', ' (Very High Quality)')],
  ]);
  const rows = items.map(([label, value]) => [`${label}:`, value] as const);
  return `${s.heading('General Information')}${s.list(rows, 'facts')}`;
}

function assets(figures: s.Figures, head: string): string {
  const rows = s.lines(figures, 'ASSET_ALLOCATION').map((r) => [r.label, ...r.cells.map(share)]);
  const dates = s.datesOf(figures, 'ASSET_ALLOCATION');
  const total = s.tr(['Total', ...dates.map(() => '100.0%')], 'td', 'total');
  return s.htmlTable([[head, ...dates], ...rows]).replace('</table>', `${total}</table>`);
}

/** Two pairs of a label and a share in each row, to be read across. */
function pairs(rows: readonly s.AllocationRow[]): string {
  const cells = rows.map((r) => [r.label_raw, share(r.percent)]);
  const lines = cells.filter((_, i) => i % 2 === 0).map((c, i) => [...c, ...(cells[i * 2 + 1] ?? ['', ''])]);
  return s.htmlTable(lines, 'pairs', 0);
}

function other(figures: s.Figures): string {
  const type = s.otherType(figures);
  if (type === null) return '';
  const rows = s.ofType(figures, type);
  const table = type === 'CREDIT_QUALITY' ? pairs(rows) : s.list(rows.map((r) => [r.label_raw, share(r.percent)]));
  return `${s.heading(s.titleOf(figures, type))}${table}`;
}

/** Two halves side by side; the second one continues the first. */
function holdings(entry: s.Entry, mix: s.Mix): string {
  if (entry.holdings.length === 0) return '';
  const cells = entry.holdings.map((h) => [h.name_raw, s.noteOf(mix, h.name_raw), share(h.percent)]);
  const half = Math.ceil(cells.length / 2);
  const rows = cells.slice(0, half).map((c, i) => [...c, ...(cells[half + i] ?? ['', '', ''])]);
  const head = ['Name', 'Asset Class', '% of Total Assets'];
  return `${s.heading(entry.holdings_title_raw ?? '')}${s.htmlTable([[...head, ...head], ...rows], 'halves')}`;
}

/** Ratios of shares are columns with the index below the portfolio; other figures are a list. */
function metrics(entry: s.Entry): string {
  const { metrics: all } = entry;
  if (all.length === 0) return '';
  if (all[0]?.label_raw !== 'PER')
    return `${s.heading('Portfolio Statistics')}${s.list(all.map((m) => [m.label_raw, m.value_raw]))}`;
  const index = ['3.9', '0.8', '9.7'];
  return `${s.heading('Characteristics of Equity Portfolio**')}${s.htmlTable([
    ['', ...all.map((m) => m.label_raw)],
    [s.short(entry), ...all.map((m, i) => `${m.value_raw}${i === 2 ? '%' : ' x'}`)],
    ['KSE-30', ...index.map((v, i) => `${v}${i === 2 ? '%' : ' x'}`)],
  ])}<p class=fine>** Based on estimates of KAMCL. The median is of the companies of the index.</p>`;
}

function exposures(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const rows = entry.non_compliant.map((e) => [
    e.name_raw,
    e.type_raw,
    inRupees(e.value_before_pkr),
    inRupees(e.provisioning_pkr),
    inRupees(e.value_after_pkr),
    inBrackets(e.percent_net_assets),
    inBrackets(e.percent_gross_assets),
  ]);
  const head = [
    'Particulars',
    'Type of Investment',
    'Value of Investments before Provision (Rs.)',
    'Provision held (Rs.)',
    'Value of Investments after Provision (Rs.)',
    '% of Net Assets',
    '% of Gross Assets',
  ];
  return `${s.heading('Details of Non-Compliant Investments')}${s.htmlTable([head, ...rows], 'bad')}`;
}

/** What the manager says: the month and the year against the benchmark, and the largest class. */
function comment(entry: s.Entry, kind: s.Model['kind']): string[] {
  if (entry.sub_funds.length > 0)
    return [
      `During the month, ${entry.sub_funds
        .map((x) => `${x.name_raw} posted a return of ${x.reported_returns[0]?.fund_return_percent ?? ''}%`)
        .join(', ')}.`,
      'The SBP kept the policy rate at 22% in its meeting of October 30, 2023. The exposure of the Equity Sub-fund was ' +
        'raised during the month, as valuations remained attractive against their history.',
    ];
  const [month, year] = entry.reported_returns;
  const now = s.ofMonth(entry, 'ASSET_ALLOCATION', '31-Oct-23');
  const top = s.only(now.toSorted((a, b) => Number(b.percent) - Number(a.percent))[0], 'class');
  const word = kind === 'rate' ? 'an annualized return' : 'a return';
  const said = (r: s.ReturnRow | undefined): string =>
    `${r?.fund_return_percent ?? ''}% versus the Benchmark return of ${r?.benchmark_return_percent ?? ''}%`;
  const views =
    kind === 'rate'
      ? 'In its meeting of October 30, 2023 the Monetary Policy Committee kept the policy rate unchanged at 22%. Three T-Bill ' +
        'auctions took place in the month with a target of Rs. 1,650 billion, and cut-off yields fell by up to 80 bps. Inflation ' +
        'eased to 26.9% on account of the base of last year.'
      : 'The market rallied in October 2023 as the rupee recovered against the US Dollar, a staff mission of the IMF for the first ' +
        'review of the Stand-by Arrangement drew near, and corporate results exceeded expectations. Banks, Cement and Power ' +
        'performed better than the market, while Chemicals and Technology lagged behind.';
  return [
    `During October 2023, the Fund generated ${word} of ${said(month)}. In the fiscal year so far, the Fund generated ${word} of ` +
      `${said(year)}.`,
    `At the end of the month, ${top.label_raw} had the largest share with ${top.percent}% of Total Assets. ${views}`,
    'We will re-balance the allocation of the Fund proactively based on the outlook for the capital market.',
  ];
}

function side(entry: s.Entry, kind: s.Model['kind']): string {
  const team = s.people(entry).map(([office, name]) => [name, office] as const);
  return `${s.heading('Investment Objective')}<div class=words><p>${s.esc(entry.investment_objective_raw)}</p></div>
${s.heading('Fund Manager’s Commentary')}<div class=words>${s.paragraphs(comment(entry, kind))}</div>
${s.heading('Name of the Members of Investment Committee')}${s.list(team)}`;
}

function fundPage(entry: s.Entry, report: Report): string {
  const fund = s.fundNamed(report.funds, entry);
  const price = `Unit Price (31/10/2023): Rs. ${entry.nav_per_unit ?? ''}`;
  return frame(
    `${title(entry, price)}${returns(entry)}
<div class=two><div>${facts(entry, report)}</div><div>${side(entry, fund.model.kind)}${metrics(entry)}</div></div>
<div class=even><div>${s.heading(s.titleOf(entry, 'ASSET_ALLOCATION'))}${assets(entry, '')}</div><div>${other(entry)}</div></div>
${holdings(entry, fund)}${exposures(entry)}`,
    entry.page_footer_raw ?? '',
  );
}

/** A row for each sub-fund. */
function subReturns(entry: s.Entry): string {
  const first = s.only(entry.sub_funds[0], 'sub-fund');
  const years = s.labelsOf(first.historical_returns);
  const all = s.periods(first);
  const labels = [...all.slice(0, 3), ...years, ...all.slice(3)];
  const rows = entry.sub_funds.map((x) => [
    x.name_raw,
    x.fund_size_raw ?? '',
    x.nav_per_unit ?? '',
    ...labels.map((l) =>
      inBrackets(
        years.includes(l) ? s.percentAt(x.historical_returns, x.name_raw, l) : s.returnAt(x, l)?.fund_return_percent,
      ),
    ),
  ]);
  return `${s.heading('Performance %')}${s.htmlTable(
    [['', first.fund_size_label_raw ?? '', 'Unit Price (Rs.) Oct 31, 2023', ...labels], ...rows],
    'wide',
  )}${entry.footnotes_raw.map((t) => `<p class=fine>${s.esc(t)}</p>`).join('')}`;
}

function subRatios(entry: s.Entry, report: Report): string {
  const rows = s.partsOf(entry, s.fundNamed(report.funds, entry)).map((p) => {
    const cells = s.ratioPair(p, report.month).map((r) => `${r.withLevies}% (${r.levies}%)`);
    return [p.line, ...cells];
  });
  const head = ['', 'Total Expense Ratio (MTD)', 'Total Expense Ratio (YTD)'];
  return `${s.heading('Total Expense Ratio p.a. (government levies therein)')}${s.htmlTable([head, ...rows], 'ter')}`;
}

/** Tables of a sub-fund: the name of the pension fund is left out. */
function subTables(figures: s.SubFacts): string {
  const name = figures.name_raw.replace('KPF-', '');
  const type = s.only(s.otherType(figures), 'table');
  const rows = s.ofType(figures, type).map((r) => [r.label_raw, share(r.percent)] as const);
  const held = figures.holdings.map((h) => [h.name_raw, share(h.percent)] as const);
  return `<div>${assets(figures, name)}${s.heading(s.titleOf(figures, type))}${s.list(rows)}
${held.length === 0 ? '' : `${s.heading(`${figures.holdings_title_raw ?? ''}`)}${s.list(held)}`}</div>`;
}

function pensionPage(entry: s.Entry, report: Report): string {
  const first = s.only(entry.sub_funds[0], 'sub-fund');
  return frame(
    `${title(entry, '')}${subReturns(entry)}
<div class=two><div>${facts(entry, report)}</div><div>${side(entry, 'market')}${subRatios(entry, report)}</div></div>
${s.heading(s.titleOf(first, 'ASSET_ALLOCATION'))}
<div class=three style="margin-top:1mm">${entry.sub_funds.map(subTables).join('')}</div>`,
    entry.page_footer_raw ?? '',
  );
}

const REVIEW = [
  'The current account deficit of September 2023 was USD 8 million against USD 164 million in August. In the first quarter of the ' +
    'fiscal year, the deficit shrank by 58% to USD 947 million. Reserves of the SBP stood at USD 7.5 billion at the end of the month.',
  'The rupee gained 2.2% against the US Dollar in the month after administrative measures against speculators. The SBP received ' +
    'bids of more than Rs. 5 trillion in the T-Bill auctions of the month, in which the participation in 3-Month bills prevailed.',
  'Stocks rose for the second month in a row. Average daily traded volume increased by 105%, and the value by 80%. Foreigners ' +
    'were net buyers, while Insurance Companies and Mutual Funds were net sellers.',
];

/** The review if the report is whole, and a page for each fund. */
export function html(report: Report): string {
  const pages = report.entries.map((e) => (e.sub_funds.length > 0 ? pensionPage(e, report) : fundPage(e, report)));
  const review = frame(
    `<h1>Capital Market Review</h1><div class=price><span></span><span>October 2023</span></div><div class=long>${s.paragraphs(REVIEW)}</div>`,
    'Kanganpur AMC Monthly Report (October 2023) | Page 01',
  );
  return s.htmlPages(STYLE, report.isWhole ? [review, ...pages] : pages);
}
