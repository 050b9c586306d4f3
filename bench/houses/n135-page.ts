/** The pages of AMC N135: broad pages of three columns, and tables with a row for each sub-fund. */
import { COMMENTS } from './n135-funds.ts';
import * as s from './shared15.ts';

const INK = '#00695c';
const COLOURS = ['#00695c', '#f9a825', '#78909c', '#8d6e63', '#c5e1a5'];

const STYLE = `@page{size:A4 landscape;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:297mm;height:209.8mm;background:#fff}body{font:8pt/1.32 'Liberation Sans';color:#222;font-variant-ligatures:none}
.head{height:15mm;background:${INK};color:#fff;display:flex;justify-content:space-between;align-items:center;padding:0 9mm}.head b{font-size:15pt}
.head span{font-size:9pt}
.cols{position:absolute;left:9mm;right:9mm;top:18mm;display:grid;grid-template-columns:78mm 1fr 92mm;gap:6mm;align-items:start}
h2{font:bold 8.4pt 'Liberation Sans';color:${INK};margin:3mm 0 .8mm;text-transform:none}h2:first-child{margin-top:0}
p{margin:0 0 1.2mm;text-align:justify}
td,th{padding:.6mm .9mm;text-align:center;border-bottom:.15mm solid #cfd8dc;line-height:1.16}th{background:${INK}
;color:#fff;font-weight:bold;border:0}td:first-child,th:first-child{text-align:left}
.facts td{text-align:right;vertical-align:top;font-size:7.2pt;padding:.55mm .4mm}.facts td:first-child{color:#546e7a;width:33mm;text-align:left}
.list td:last-child{text-align:right}
.hold td:nth-child(2),.hold th:nth-child(2){text-align:left}.hold td:last-child,.hold th:last-child{text-align:right}
.ring{display:flex;gap:4mm;align-items:center}.ring table{flex:1}.key i{display:inline-block;width:2.2mm;height:2.2mm;margin-right:1.2mm}
.wide{position:absolute;left:93mm;right:9mm;top:18mm}.three{display:grid;grid-template-columns:repeat(3,1fr);gap:4mm;align-items:start}
.last{margin-top:3mm}.three b{display:block;text-align:center;margin-bottom:.6mm}
.band{background:#e0f2f1;padding:.8mm 1.5mm}.tall td{padding:1.15mm .9mm}.wide td{padding:.42mm .9mm}.wide .tall td{padding:.7mm .9mm}
.ring th{white-space:nowrap}
.notes{position:absolute;left:9mm;right:9mm;bottom:9mm;font-size:6.1pt;color:#555}
.foot{position:absolute;left:9mm;right:9mm;bottom:3.5mm;border-top:.3mm solid ${INK};padding-top:.8mm;font-size:6.6pt;color:${INK};text-align:right}
.news{position:absolute;left:9mm;right:9mm;top:20mm;columns:2;column-gap:10mm;font-size:9.4pt;line-height:1.5}
.news h2{font-size:11pt;break-after:avoid}.news p{margin-bottom:2.4mm;break-inside:avoid}.news table{font-size:8.2pt;break-inside:avoid}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? 'n/a' : v);
const percentCell = (v: string | null | undefined): string => `${v ?? ''}%`;

const frame = (title: string, footer: string, body: string): string =>
  `<div class=head><b>${s.esc(title)}</b><span>October 2024</span></div>${body}<div class=foot>${s.esc(footer)}</div>`;

function facts(entry: s.Entry, fund: s.Fund, month: s.Month): string {
  const held = fund.fof === undefined ? null : Number(s.fofOf(fund, month));
  const without = held === null ? null : s.grouped(Number(entry.fund_size_pkr) / 1e6 - held, 2);
  return s.list(
    s.stated([
      ...s.terms(entry, [
        ['Type', 'fund_type_raw'],
        ['Category', 'category_raw'],
        ['Launch Date', 'launch_date_raw'],
      ]),
      ['NAV per Unit (PKR)', entry.nav_per_unit],
      [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
      ['Fund Size excl. Fund of Funds (PKR mn)', without],
      ...s.terms(entry, [
        ['Benchmark', 'benchmark_raw'],
        ['Risk Profile', 'risk_profile_raw'],
        ['Management Fee', 'management_fee_raw'],
        ['Front-end Load', 'front_end_load_raw'],
        ['Back-end Load', 'back_end_load_raw'],
      ]),
      ...entry.fees.map((f) => [f.fee_label_raw, `${f.percent}%`] as const),
      ...s.terms(entry, [
        ['Leverage', 'leverage_raw'],
        ['Initial Subscription', 'minimum_initial_raw'],
        ['Subsequent Subscription', 'minimum_subsequent_raw'],
        ['Pricing Mechanism', 'pricing_mechanism_raw'],
        ['Dealing Days', 'dealing_days_raw'],
        ['Cut-off Time', 'cutoff_raw'],
        ['Redemption Settlement', 'settlement_raw'],
        ['Trustee', 'trustee_raw'],
        ['Registrar', 'registrar_raw'],
        ['Auditor', 'auditor_raw'],
      ]),
      ['Fund Stability Rating', s.ratingText(entry, 'FUND', '')],
      ['Management Quality Rating', s.ratingText(entry, 'AMC', '')],
      ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
    ]),
    'facts',
  );
}

const left = (entry: s.Entry, fund: s.Fund, month: s.Month): string =>
  `<div>${s.heading('Investment Objective')}<p>${s.esc(entry.investment_objective_raw)}</p>
${s.heading('Fund Information as on October 31, 2024')}${facts(entry, fund, month)}</div>`;

function months(entry: s.Entry): string {
  const year = s.only(s.returnAt(entry, 'FYTD'), 'year');
  const names = [s.short(entry), 'Benchmark'] as const;
  const [head = [], own = [], other = []] = s.wideSeries(
    entry.monthly_returns,
    names.map((n) => [n, n] as const),
    cell,
  );
  const rows = [
    [...head, 'YTD'],
    [...own, cell(year.fund_return_percent)],
    [...other, cell(year.benchmark_return_percent)],
  ];
  return s.heading('Monthly Performance, FY25 (%)') + s.htmlTable(rows, 'tall');
}

function performance(entry: s.Entry): string {
  const own = s.short(entry);
  const rows = [
    ['', ...s.periods(entry)],
    [own, ...s.seriesCells(entry, 'fund_return_percent').map(cell)],
    ['Benchmark', ...s.seriesCells(entry, 'benchmark_return_percent').map(cell)],
    ['Peer Average', ...s.seriesCells(entry, 'peer_return_percent').map(cell)],
  ];
  const years = s.wideSeries(
    entry.historical_returns,
    [
      [own, own],
      ['Benchmark', 'Benchmark'],
    ],
    cell,
  );
  return `${s.heading('Performance (%)')}${s.htmlTable(rows, 'tall')}${months(entry)}${s.heading('Annual Performance (%)')}${s.htmlTable(years, 'tall')}`;
}

/** The ring is of the month; its legend has both months. */
function assets(entry: s.Entry): string {
  const rows = s.lines(entry, 'ASSET_ALLOCATION');
  const colours = rows.map((_, i) => COLOURS[i % COLOURS.length] ?? '');
  const heads = s.tr(['', ...s.datesOf(entry, 'ASSET_ALLOCATION')], 'th');
  const keys = rows.map((r, i) =>
    s.tr([`<i style="background:${colours[i]}"></i>${s.esc(r.label)}`, ...r.cells.map(percentCell)], 'td', 'key'),
  );
  const shares = rows.map((r) => Number(r.cells[0]));
  return `${s.heading(s.titleOf(entry, 'ASSET_ALLOCATION'))}<div class=ring>${s.ring(shares, colours, '24mm')}<table>${heads}${keys.join('')}</table></div>`;
}

function holdings(entry: s.Entry, fund: s.Fund): string {
  if (entry.holdings.length === 0) return '';
  const head = [
    fund.model.kind === 'rate' ? 'Issuer' : 'Company',
    fund.model.kind === 'rate' ? 'Rating' : 'Sector',
    '%',
  ];
  const rows = entry.holdings.map((h) => [h.name_raw, s.noteOf(fund, h.name_raw), h.percent]);
  return s.heading(entry.holdings_title_raw ?? '') + s.htmlTable([head, ...rows], 'hold');
}

const committee = (entry: s.Entry): string =>
  s.heading('Investment Committee') + s.htmlTable([['Name', 'Designation'], ...s.members(entry)], 'hold');

const notes = (entry: s.Entry): string =>
  `<div class=notes>${[...entry.footnotes_raw, s.RISK_NOTE].map((t) => `<div>${s.esc(t)}</div>`).join('')}</div>`;

function fundPage(entry: s.Entry, fund: s.Fund, month: s.Month): string {
  const second = s.sharesList(entry, s.otherType(entry), percentCell);
  return frame(
    `${entry.fund_name_raw} (${fund.abbr})`,
    entry.page_footer_raw ?? '',
    `<div class=cols>${left(entry, fund, month)}<div>${performance(entry)}${second}${committee(entry)}</div>
<div>${s.heading('Fund Manager’s Commentary')}<p>${s.esc(COMMENTS[fund.abbr])}</p>${assets(entry)}${holdings(entry, fund)}</div></div>${notes(entry)}`,
  );
}

function subTables(subs: readonly s.SubFacts[]): string {
  const prices = subs.map((x) => [
    x.name_raw,
    x.nav_per_unit ?? '',
    x.fund_size_raw ?? '',
    ...x.fees.map((f) => `${f.percent}%`),
  ]);
  const first = s.only(subs[0], 'sub-fund');
  const heads = [
    'Sub-Fund',
    'NAV per Unit (PKR)',
    first.fund_size_label_raw ?? '',
    ...first.fees.map((f) => f.fee_label_raw),
  ];
  const returns = subs.map((x) => [x.name_raw, ...s.seriesCells(x, 'fund_return_percent').map(cell)]);
  return `${s.heading('Sub-Funds as on October 31, 2024')}${s.htmlTable([heads, ...prices], 'tall')}
${s.heading('Performance (%)')}${s.htmlTable([['Sub-Fund', ...s.periods(first)], ...returns], 'tall')}`;
}

/** A small table for each sub-fund that has shares of this type, under the title of all. */
function subShares(subs: readonly s.SubFacts[], type: s.AllocationType): string {
  const owners = subs.filter((x) => s.ofType(x, type).length > 0);
  if (owners.length === 0) return '';
  const tables = owners.map((x) => {
    const rows = s.lines(x, type).map((r) => [r.label, percentCell(r.cells[0])] as const);
    return `<div><b>${s.esc(x.name_raw)}</b>${s.list(rows)}</div>`;
  });
  return `<h2 class=band>${s.esc(s.titleOf(s.only(owners[0], 'sub-fund'), type))}</h2><div class=three>${tables.join('')}</div>`;
}

function pensionPage(entry: s.Entry, fund: s.Fund, month: s.Month): string {
  const { sub_funds: subs } = entry;
  const types = ['ASSET_ALLOCATION', 'CREDIT_QUALITY'] as const;
  const holder = subs.find((x) => x.holdings.length > 0);
  const last =
    holder === undefined
      ? [committee(entry)]
      : [s.sharesList(holder, 'SECTOR_ALLOCATION', percentCell), s.holdingsList(holder, percentCell), committee(entry)];
  const columns = last.map((x) => `<div>${x}</div>`);
  return frame(
    `${entry.fund_name_raw} (${fund.abbr})`,
    entry.page_footer_raw ?? '',
    `<div class=cols>${left(entry, fund, month)}</div><div class=wide>${s.heading('Fund Manager’s Commentary')}<p>${s.esc(COMMENTS[fund.abbr])}</p>
${subTables(subs)}${types.map((t) => subShares(subs, t)).join('')}<div class="three last">${columns.join('')}</div></div>${notes(entry)}`,
  );
}

const REVIEW = [
  'Inflation stood at 7.2% in October, compared to 6.9% in September. The Monetary Policy Committee met on November 4 and ' +
    'reduced the policy rate by 250 basis points to 15.0%, the fourth cut in a row.',
  'The current account had a surplus in each of the last three months. Remittances of USD 3.05 billion were 24% higher than in ' +
    'October of last year, and reserves of the central bank rose to USD 11.2 billion.',
  'Collection of taxes remained below the target of the first four months by PKR 189 billion. A mission of the IMF will visit ' +
    'in November to discuss the gap.',
];
const MARKETS = [
  'Yields of Islamic government securities fell further. The cut-off of one year GOP Ijara Sukuk was 11.0% in the auction of ' +
    'the month, and the market expects a policy rate near 13% by December.',
  'Islamic banks continue to hold excess liquidity, as the supply of Sukuk lags the growth of their deposits.',
];

function front(entries: readonly s.Entry[]): string {
  const rows = entries
    .filter((e) => e.sub_funds.length === 0)
    .map((e) => [
      e.fund_name_raw,
      e.risk_profile_raw ?? '',
      e.fund_size_raw ?? '',
      cell(s.returnAt(e, '1 Month')?.fund_return_percent),
      cell(s.returnAt(e, 'FYTD')?.fund_return_percent),
    ]);
  const amc = entries[0]?.amc_name_raw ?? '';
  return frame(
    amc,
    `${amc} - Fund Manager's Report - October 2024 - 1`,
    `<div class=news>${s.heading('Economic Outlook')}${s.paragraphs(REVIEW)}${s.heading('Islamic Money Market')}${s.paragraphs(MARKETS)}
${s.heading('Mutual Funds at a Glance')}${s.htmlTable([['Fund', 'Risk Profile', 'Size (PKR mn)', '1 Month (%)', 'FYTD (%)'], ...rows])}</div>`,
  );
}

/** The pages of the whole report, or of the funds alone. */
export function html(entries: readonly s.Entry[], isWhole: boolean, funds: readonly s.Fund[], month: s.Month): string {
  const pages = entries.map((e) => {
    const fund = s.fundNamed(funds, e);
    return e.sub_funds.length > 0 ? pensionPage(e, fund, month) : fundPage(e, fund, month);
  });
  return s.htmlPages(STYLE, isWhole ? [front(entries), ...pages] : pages);
}
