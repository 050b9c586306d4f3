/** The pages of AMC N210: facts, words with returns, and the portfolio in three columns; expenses below them. */
import * as s from './shared15.ts';

const NAVY = '#1b2a52';
const GREEN = '#3f8f4f';
const MIST = '#eef1f7';
const SLICES = [NAVY, GREEN, '#8fb5d9', '#e0a63a', '#a65a7a', '#7d8597'];

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}
body{font:6.7pt/1.25 'Liberation Sans';color:#222;font-variant-ligatures:none}p{margin:0;text-align:justify}
.top{position:absolute;left:8mm;right:8mm;top:6mm;height:13mm;border-bottom:.9mm solid ${GREEN};display:flex;
justify-content:space-between;align-items:flex-end;padding-bottom:1.4mm}.top b{font-size:15.5pt;line-height:1;
color:${NAVY}}.top i{font-style:normal;font-size:8pt;color:#555;text-align:right;line-height:1.3}
main{position:absolute;left:8mm;right:8mm;top:22mm}
.three{display:grid;grid-template-columns:54mm 1fr 68mm;gap:4mm;align-items:start}
h2{font:bold 7.4pt/1.1 'Liberation Sans';color:#fff;background:${NAVY};margin:2.2mm 0 .6mm;padding:.9mm 1.2mm}
h2 sup,td sup,th sup{font-size:5pt;line-height:0}div>h2:first-child{margin-top:0}
td,th{padding:.5mm .8mm;text-align:right;line-height:1.16;vertical-align:top;border-bottom:.12mm solid #cfd5e2}
th{background:${MIST};color:${NAVY};vertical-align:bottom}td:first-child,th:first-child{text-align:left}
.facts td{text-align:left}.facts td:first-child{width:21mm;color:${NAVY};font-weight:bold}
.facts tr:nth-child(even) td{background:${MIST}}.team td{text-align:left}.team td:first-child{width:27mm}
.held td:nth-child(2),.held th:nth-child(2),.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}
.grid td,.grid th{text-align:center;padding:.55mm .3mm}.grid td:first-child,.grid th:first-child{text-align:left}
.bar{display:flex;height:3mm;margin:.8mm 0}.bar u{display:block;height:100%}
.key{display:inline-block;width:1.8mm;height:1.8mm;margin-right:1mm}
.round{display:grid;grid-template-columns:21mm 1fr;gap:2mm;align-items:center}
.foot{position:absolute;left:8mm;right:8mm;bottom:5mm;font-size:5.6pt;line-height:1.25;color:#444}
.marks{columns:2;column-gap:5mm;border-top:.3mm solid ${GREEN};padding:.9mm 0}.marks p{margin-bottom:.4mm}
.end{display:flex;gap:6mm;border-top:.2mm solid #999;padding-top:.8mm}.end b{white-space:nowrap;color:${NAVY}}
.subs{display:grid;grid-template-columns:1fr 1fr 1fr;gap:4mm;align-items:start;margin-top:2.2mm}
.left td:nth-child(2),.left th:nth-child(2){text-align:left}
.long p{font-size:9.2pt;line-height:1.55;margin-bottom:2.6mm}.index td,.index th{font-size:8pt;padding:1.1mm 1mm;
text-align:left}.pillar{display:block}`;

interface Report {
  readonly entries: readonly s.Entry[];
  readonly isWhole: boolean;
  readonly funds: readonly s.Fund[];
}

const DISPUTE =
  'Dispute resolution / complaints handling: write to care@rindliinvest.com.pk or call 0800-74635. Complaints that ' +
  'are not resolved may be lodged with SECP at sdms.secp.gov.pk.';

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);
const marked = (table: string): string => table.replaceAll(/(\*\*?|§)(?=<)/g, '<sup>$1</sup>');

const frame = (title: string, body: string, notes: readonly string[], footer: string): string =>
  `<div class=top><b>${s.esc(title)}</b><i>Rindli Investments Limited<br>Fund Manager’s Report – April 2026</i></div>
<main>${body}</main><div class=foot><div class=marks>${s.paragraphs([...notes, DISPUTE])}</div>
<div class=end><span><strong>Disclaimer:</strong> ${s.esc(s.RISK_NOTE)} Use of the name of Rindli Investments Limited
does not mean that it is responsible for the liabilities of any fund.</span><b>${s.esc(footer)}</b></div></div>`;

const rating = (entry: s.Entry, subject: 'FUND' | 'AMC'): string =>
  s.ratingWith(entry, subject, (r, by, d) => `${r} (${by}, ${d})`, '');

function facts(entry: s.Entry): string {
  const isRanked = s.ratingParts(entry, 'FUND')?.rating.endsWith('Star') === true;
  const items = s.stated([
    ['Type of Scheme', entry.fund_type_raw],
    ['Scheme Category', entry.category_raw],
    ['Date of Launch', entry.launch_date_raw],
    ['Benchmark (BM)', entry.benchmark_raw],
    ['Risk Profile', entry.risk_profile_raw],
    ['Erosion of Principal', entry.risk_of_principal_raw],
    [isRanked ? 'Performance Ranking' : 'Stability Rating', rating(entry, 'FUND')],
    ['Asset Manager Rating', rating(entry, 'AMC')],
    ['Management Fee', entry.management_fee_raw],
    ['Sales Load: Front-end', entry.front_end_load_raw],
    ['Sales Load: Back-end', entry.back_end_load_raw],
    ['Par Value', entry.par_value_raw],
    ['Min. Investment: Initial', entry.minimum_initial_raw],
    ['Min. Investment: Subsequent', entry.minimum_subsequent_raw],
    ['Pricing', entry.pricing_mechanism_raw],
    ['Dealing Days', entry.dealing_days_raw],
    ['Cut-off Time', entry.cutoff_raw],
    ['Leverage', entry.leverage_raw],
    ['Listing', entry.listing_raw],
    ['Trustee', entry.trustee_raw],
    ['External Auditor', entry.auditor_raw],
  ]);
  return `${s.heading('Scheme Facts')}${s.list(items, 'facts')}${s.heading('Investment Committee Members')}
${s.list(s.members(entry), 'team')}`;
}

const RATES =
  'The State Bank kept its policy rate at 10.50% in the meeting of the month. Yields of six and twelve month bills ' +
  'rose by 8 to 14 bps, as oil stayed expensive and the market no longer expects a cut before the budget.';
const SHARES =
  'The KSE-100 Index was volatile: fears about freight and oil weighed on it in the first half of the month, and ' +
  'good results of banks and fertilizer makers helped in the second. Turnover fell by 11% to 642 million shares a day.';

const VIEWS: Readonly<Record<string, string>> = {
  RLPF: `${RATES} The Fund kept its maturity below two months and placed funds with banks over the quarter end.`,
  RIBF: `${RATES} We sold a part of the ten year bonds and added floaters, which reset twice a year.`,
  RISIF: `${RATES} Auctions of Ijarah Sukuk met strong demand; we bought the three year variable rental issue.`,
  RBOF: `${SHARES} The equity portion was cut slightly in favour of bank deposits.`,
  RIEF: `${SHARES} We took profit in cements and raised exploration and pharmaceutical companies.`,
  RRSF: `${SHARES} RRSF - Debt added floaters, and RRSF - Money Market stayed in bills of three months.`,
};

const words = (entry: s.Entry, abbr: string): string =>
  `${s.heading('Objective')}<p>${s.term(entry.investment_objective_raw)}</p>
${s.heading('Manager’s Commentary')}<p>${s.esc(VIEWS[abbr] ?? '')}</p>`;

const units = (figures: s.Figures): string => s.grouped(Number(figures.units_outstanding), 0);

const prices = (entry: s.Entry): string =>
  `${marked(s.heading('Price and Size as on April 30, 2026§'))}${s.list([
    ['NAV per Unit (Rs.)', entry.nav_per_unit ?? ''],
    ['Redemption / Offer Price (Rs.)', `${entry.repurchase_price ?? ''} / ${entry.offer_price ?? ''}`],
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? ''],
    ['Units Outstanding', units(entry)],
  ])}`;

function returns(entry: s.Entry): string {
  const rows = entry.reported_returns.map((r) => [
    r.period_label_raw,
    cell(r.fund_return_percent),
    cell(r.benchmark_return_percent),
    cell(r.peer_return_percent),
  ]);
  const years = s.longSeries(entry.historical_returns, [s.short(entry), 'Benchmark'], cell);
  return `${s.heading('Fund Returns')}${marked(s.htmlTable([['', s.short(entry), 'BM', 'Peers*'], ...rows]))}
${s.heading('Fiscal Year Returns')}${s.htmlTable([['', s.short(entry), 'BM'], ...years])}`;
}

/** Shares of both months, and a bar of those of this month. */
function assets(figures: s.Figures): string {
  const lines = s.lines(figures, 'ASSET_ALLOCATION');
  const colour = (i: number): string => SLICES[i % SLICES.length] ?? NAVY;
  const bar = lines.map((r, i) => `<u style="width:${r.cells[0] ?? ''}%;background:${colour(i)}"></u>`);
  const rows = lines.map((r, i) =>
    s.tr([`<span class=key style="background:${colour(i)}"></span>${s.esc(r.label)}`, ...r.cells.map(cell)]),
  );
  return `${s.heading(s.titleOf(figures, 'ASSET_ALLOCATION'))}<div class=bar>${bar.join('')}</div>
<table>${s.tr(['', ...s.datesOf(figures, 'ASSET_ALLOCATION')], 'th')}${rows.join('')}</table>`;
}

function second(entry: s.Entry): string {
  const type = s.only(s.otherType(entry), 'table');
  const lines = s.lines(entry, type);
  const ring = s.ring(
    lines.map((r) => Number(r.cells[0])),
    SLICES,
    '20mm',
  );
  return `${s.heading(s.titleOf(entry, type))}<div class=round>${ring}
${s.list(lines.map((r) => [r.label, cell(r.cells[0])]))}</div>`;
}

function holdings(figures: s.Figures, mix: s.Mix, kind: string): string {
  if (figures.holdings.length === 0) return '';
  const hasNotes = mix.papers.some(([, , note]) => note !== '');
  const rows = figures.holdings.map((h) => [
    h.name_raw,
    ...(hasNotes ? [s.noteOf(mix, h.name_raw)] : []),
    cell(h.percent),
  ]);
  const head = hasNotes ? ['Name', kind, 'Weight'] : ['Name', 'Weight'];
  return `${s.heading(figures.holdings_title_raw ?? '')}${s.htmlTable([head, ...rows], hasNotes ? 'held' : '')}`;
}

const statistics = (figures: s.Figures): string =>
  figures.metrics.length === 0
    ? ''
    : `${s.heading('Key Ratios')}${s.list(figures.metrics.map((m) => [m.label_raw, m.value_raw]))}`;

/** Rows MTD and YTD; the expenses are columns. */
function expenseRows(figures: s.Figures): { readonly labels: string[]; readonly rows: string[][] } {
  const labels = [...new Set(figures.fees.map((f) => f.fee_label_raw))];
  return { labels, rows: ['MTD', 'YTD'].map((p) => [p, ...labels.map((l) => cell(s.feeOf(figures, l, p)))]) };
}

function expenses(entry: s.Entry): string {
  const { labels, rows } = expenseRows(entry);
  const title = marked(s.heading('Total Expense Ratio (TER) Break-up**'));
  return `${title}${s.htmlTable([['', ...labels], ...rows], 'grid')}`;
}

/** Columns above and below a line, without figures. */
function columns(entry: s.Entry): string {
  const own = entry.monthly_returns.filter((r) => r.series_raw === s.short(entry)).map((r) => Number(r.percent));
  const [low, high] = [Math.min(0, ...own), Math.max(0, ...own)];
  const at = (v: number): number => 30 - ((v - low) / (high - low)) * 30;
  const bars = own.map((v, i) => {
    const [top, height] = [Math.min(at(0), at(v)), Math.abs(at(v) - at(0))];
    return `<rect x="${i * 15 + 4}" width="7" y="${top}" height="${height}" fill="${GREEN}"/>`;
  });
  const style = 'width:100%;height:11mm;display:block;padding-left:17mm;margin:1mm 0';
  return `<svg viewBox="0 0 180 30" preserveAspectRatio="none" style="${style}">${bars.join('')}
<path d="M0 ${at(0)}H180" stroke="#777" stroke-width=".4"/></svg>`;
}

function months(entry: s.Entry): string {
  const names = [
    [s.short(entry), s.short(entry)],
    ['Benchmark', 'BM'],
  ] as const;
  return `${s.heading('Monthly Returns of the Last Twelve Months')}${columns(entry)}
${s.htmlTable(s.wideSeries(entry.monthly_returns, names, cell), 'grid months')}`;
}

const BREACH_HEAD = [
  'Non-compliant Investment',
  'Type',
  'Value before provisioning (Rs. mn)',
  'Provision held (Rs. mn)',
  'Value after provisioning (Rs. mn)',
  '% of Gross Assets',
  '% of Net Assets',
];

const breaches = (entry: s.Entry): string =>
  entry.non_compliant.length === 0
    ? ''
    : `${s.heading('Compliance with Circular 7 of 2009: Details of Non-Compliant Investments')}${s.htmlTable(
        [BREACH_HEAD, ...entry.non_compliant.map(s.exposureCells)],
        'bad',
      )}`;

function fundPage(entry: s.Entry, fund: s.Fund): string {
  const kind = fund.model.kind === 'rate' ? 'Rating' : 'Sector';
  return frame(
    `${entry.fund_name_raw} (${s.short(entry)})`,
    `<div class=three><div>${facts(entry)}</div>
<div>${words(entry, fund.abbr)}${prices(entry)}${returns(entry)}</div>
<div>${assets(entry)}${second(entry)}${holdings(entry, fund, kind)}${statistics(entry)}</div></div>
${months(entry)}${expenses(entry)}${breaches(entry)}`,
    entry.footnotes_raw,
    entry.page_footer_raw ?? '',
  );
}

function pensionPage(entry: s.Entry, fund: s.Fund): string {
  const subs = entry.sub_funds;
  const first = s.only(subs[0], 'sub-fund');
  const head = ['', ...subs.map((x) => x.name_raw)];
  const sizes = [
    ['NAV per Unit (Rs.)', ...subs.map((x) => x.nav_per_unit ?? '')],
    [first.fund_size_label_raw ?? '', ...subs.map((x) => x.fund_size_raw ?? '')],
  ];
  const rows = s.periods(first).map((p) => [p, ...subs.map((x) => cell(s.returnAt(x, p)?.fund_return_percent))]);
  const costs = subs.flatMap((x) => expenseRows(x).rows.map((r) => [x.name_raw, ...r]));
  const tables = subs.map((x, i) => {
    const mix = s.only(fund.subs?.[i], 'mix');
    return `<div><table>${s.tr([x.name_raw], 'th')}</table>${assets(x)}${holdings(x, mix, '')}</div>`;
  });
  return frame(
    `${entry.fund_name_raw} (${fund.abbr})`,
    `<div class=three style="grid-template-columns:62mm 1fr"><div>${facts(entry)}</div><div>${words(entry, fund.abbr)}
${marked(s.heading('Price and Size as on April 30, 2026§'))}${s.htmlTable([head, ...sizes])}
${s.heading('Returns of the Sub-Funds')}${s.htmlTable([head, ...rows])}</div></div>
<div class=subs>${tables.join('')}</div>
${marked(s.heading('Total Expense Ratio (TER) Break-up**'))}
${s.htmlTable([['Sub-Fund', 'Period', ...expenseRows(first).labels], ...costs], 'left')}`,
    entry.footnotes_raw,
    entry.page_footer_raw ?? '',
  );
}

const REVIEW = [
  'Inflation rose to 7.4% in April 2026 from 6.9% in the month before, mostly because of fuel. The current account ' +
    'had a surplus of USD 118 million, helped by remittances of USD 3.6 billion.',
  'The State Bank kept its policy rate at 10.50%. Secondary market yields rose by up to 14 bps, and the rupee was ' +
    'stable at 279.4 per dollar; reserves of the central bank closed at USD 16.1 billion.',
  'The equity market moved in a wide range. Mutual funds were net buyers of shares of USD 41 million, and foreign ' +
    'corporates sold USD 29 million.',
];

function front(entries: readonly s.Entry[]): string {
  const rows = entries.map((e) => [
    e.fund_name_raw,
    e.category_raw ?? '',
    e.risk_profile_raw ?? '',
    String(e.page_number),
  ]);
  return frame(
    'Economic and Capital Markets Update',
    `<div class=long>${s.paragraphs(REVIEW)}</div>${s.heading('Contents and Risk Profile of Schemes')}
${s.htmlTable([['Scheme', 'Category', 'Risk Profile', 'Page'], ...rows], 'index')}`,
    [],
    'Rindli Investments · FMR April 2026 · 1',
  );
}

/** The review if the report is whole, and a page for each fund. */
export function html({ entries, isWhole, funds }: Report): string {
  const pages = entries.map((e) => {
    const fund = s.fundNamed(funds, e);
    return e.sub_funds.length > 0 ? pensionPage(e, fund) : fundPage(e, fund);
  });
  return s.htmlPages(STYLE, isWhole ? [front(entries), ...pages] : pages);
}
