/** The pages of AMC N145: a review, and a page for each fund with a grid of facts above its figures. */
import { COMMENTS, FUNDS } from './n145-funds.ts';
import type { DatedFund } from './n145-funds.ts';
import * as s from './shared15.ts';

const BLUE = '#23408e';
const RED = '#c8202f';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}body{font:7.5pt/1.25 'DejaVu Sans Condensed','Liberation Sans';color:#222;font-variant-ligatures:none}
.head{position:absolute;left:10mm;right:10mm;top:7mm;display:flex;justify-content:space-between;align-items:flex-end;
border-bottom:.7mm solid ${RED};padding-bottom:1.4mm}
.head h1{margin:0;font-size:14pt;line-height:1.1;color:${BLUE}}.head div{text-align:right;font-size:7.4pt;color:#444}.head b{color:${RED}}
.body{position:absolute;left:10mm;right:10mm;top:21mm}
h2{font-size:8pt;line-height:1.2;color:${BLUE};margin:2.6mm 0 .7mm}h2:first-child{margin-top:0}p{margin:0;text-align:justify}
td,th{padding:.38mm 1.1mm;text-align:right;vertical-align:middle}td:first-child,th:first-child{text-align:left}
th{background:${BLUE};color:#fff;font-weight:bold;line-height:1.1}tr+tr td{border-bottom:.2mm solid #ccd3e4}
.facts{margin-top:1mm;font-size:6.9pt}.facts td{border:.25mm solid #9aa7c9!important;text-align:left;line-height:1.15;padding:.55mm 1mm}
.facts td.k{width:41mm;background:#e9edf7;font-weight:bold;color:${BLUE}}.facts td.v{width:54mm}
.cols{display:grid;grid-template-columns:108mm 1fr;gap:5mm;align-items:start;margin-top:2.6mm}.mid td,.mid th{text-align:center}
.mid td:first-child,.mid th:first-child{text-align:left}.list td{border-bottom:.2mm solid #ccd3e4}
.rated td:nth-child(2),.rated th:nth-child(2),.rated td:nth-child(3):not(:last-child),.rated th:nth-child(3):not(:last-child){text-align:center}
.named td:nth-child(2),.named th:nth-child(2){text-align:left}
svg{display:block;width:100%;font:6.6px 'DejaVu Sans Condensed'}
.notes{position:absolute;left:10mm;right:10mm;bottom:10.5mm;font-size:6.1pt;color:#555}.notes div{margin-top:.4mm}
.foot{position:absolute;left:10mm;right:10mm;bottom:4.5mm;display:flex;justify-content:space-between;border-top:.3mm solid ${BLUE};padding-top:.8mm;
font-size:6.8pt;color:${BLUE}}
.sum{font-size:8.2pt;line-height:1.5}.sum p{margin-bottom:2.4mm}.sum td,.sum th{padding:1.4mm 1mm}.sum h2{font-size:9pt}`;

/** Nov 05, 2012 */
export const dayText = ([year, month, d]: s.Day): string =>
  `${s.shortMonth({ year, month })} ${String(d).padStart(2, '0')}, ${year}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? 'N/A' : `${v}%`);
const bare = (v: string | null | undefined): string => v ?? '–';

const frame = (title: string, amc: string, footer: string, body: string): string =>
  `<div class=head><h1>${s.esc(title)}</h1><div><b>${s.esc(amc)}</b><br>Monthly Fund Report | December 2023</div></div><div class=body>${body}</div>
<div class=foot><span>Rawalakot Fund Managers Limited · UAN 0800-72925 · www.rfml.example</span><span>${s.esc(footer)}</span></div>`;

const quoted = (entry: s.Entry, subject: 'FUND' | 'AMC', none: string): string =>
  s.ratingWith(entry, subject, (r, agency, day) => `${r} / ${agency} / ${day}`, none);

/** The price at the exchange and its distance from the NAV, which the ETF alone has. */
function marketItems(entry: s.Entry): s.Item[] {
  if (!('market_price' in entry) || typeof entry.market_price !== 'string') return [];
  const premium = (Number(entry.market_price) / Number(entry.nav_per_unit) - 1) * 100;
  return [
    ['Market Price (PSX close)', `Rs. ${entry.market_price}`],
    ['Premium / (Discount) to NAV', `${premium.toFixed(2)}%`],
  ];
}

function sizeItems(entry: s.Entry): s.Item[] {
  return s.stated([
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ['Units Outstanding', s.grouped(Number(entry.units_outstanding), 0)],
    ['NAV per Unit (Dec 31, 2023)', `Rs. ${entry.nav_per_unit ?? ''}`],
    ...marketItems(entry),
  ]);
}

function facts(entry: s.Entry): s.Item[] {
  const isEtf = 'market_price' in entry;
  return s.stated([
    ...s.terms(entry, [
      ['Fund Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Date of Launch', 'launch_date_raw'],
    ]),
    ['Maturity of the Plan', entry.maturity_date_raw],
    ...sizeItems(entry),
    ...s.terms(entry, [
      ['Risk Profile', 'risk_profile_raw'],
      ['Risk of Principal', 'risk_of_principal_raw'],
    ]),
    ...entry.fees.map((f) => [f.fee_label_raw, `${f.percent}%`] as const),
    ['Load (Front-end / Back-end)', `${entry.front_end_load_raw ?? ''} / ${entry.back_end_load_raw ?? ''}`],
    ...s.terms(entry, [
      [isEtf ? 'Minimum Dealing (Basket Size)' : 'Initial Investment (min.)', 'minimum_initial_raw'],
      ['Subsequent Investment (min.)', 'minimum_subsequent_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Listing', 'listing_raw'],
      ['Leverage', 'leverage_raw'],
    ]),
    ['Stability Rating', quoted(entry, 'FUND', '')],
    ['AMC Rating', quoted(entry, 'AMC', '')],
    ...s.terms(entry, [
      ['Trustee', 'trustee_raw'],
      ['Auditors', 'auditor_raw'],
      ['Registrar', 'registrar_raw'],
    ]),
  ]);
}

/** Two facts in each row; long ones have a row of their own. */
function grid(entry: s.Entry): string {
  const short = facts(entry);
  const long = s.terms(entry, [
    ['Benchmark', 'benchmark_raw'],
    ['Management Fee', 'management_fee_raw'],
    ['Pricing Mechanism', 'pricing_mechanism_raw'],
  ]);
  const pair = ([k, v]: s.Item): string => `<td class=k>${s.esc(k)}</td><td class=v>${s.esc(v)}</td>`;
  const rows = Array.from({ length: Math.ceil(short.length / 2) }, (_, i) => {
    const [left, right] = [short[i * 2], short[i * 2 + 1]];
    if (left === undefined) return '';
    if (right === undefined)
      return `<tr><td class=k>${s.esc(left[0])}</td><td class=v colspan=3>${s.esc(left[1])}</td></tr>`;
    return `<tr>${pair(left)}${pair(right)}</tr>`;
  });
  const wide = long.map(([k, v]) => `<tr><td class=k>${s.esc(k)}</td><td colspan=3>${s.esc(v)}</td></tr>`);
  return `<table class=facts>${rows.join('')}${wide.join('')}</table>`;
}

function returns(entry: s.Entry): string {
  const hasPeers = entry.reported_returns.some((r) => r.peer_return_percent !== null);
  const rows = entry.reported_returns.map((r) => [
    r.period_label_raw,
    cell(r.fund_return_percent),
    cell(r.benchmark_return_percent),
    ...(hasPeers ? [r.peer_return_percent === null ? '' : cell(r.peer_return_percent)] : []),
  ]);
  const head = ['Returns', s.short(entry), 'Benchmark', ...(hasPeers ? ['Category Average'] : [])];
  return s.htmlTable([head, ...rows]);
}

function history(entry: s.Entry): string {
  if (entry.historical_returns.length === 0) return '';
  const names = [
    [s.short(entry), s.short(entry)],
    ['Benchmark', 'Benchmark'],
  ] as const;
  return `<h2>Fiscal Year Returns</h2>${s.htmlTable(s.wideSeries(entry.historical_returns, names, cell), 'mid')}`;
}

function months(entry: s.Entry): string {
  const rows = s.longSeries(entry.monthly_returns, [s.short(entry), 'Benchmark'], bare);
  return s.htmlTable([['Month (%)', s.short(entry), 'Benchmark'], ...rows]);
}

function assets(entry: s.Entry): string {
  const rows = s.lines(entry, 'ASSET_ALLOCATION').map((r) => [r.label, ...r.cells.map(cell)]);
  const title = s.heading(s.titleOf(entry, 'ASSET_ALLOCATION'));
  return title + s.htmlTable([['Asset Class', ...s.datesOf(entry, 'ASSET_ALLOCATION')], ...rows]);
}

/** Bars of the maturities with their figures. */
function maturities(entry: s.Entry, weights: s.Weights | undefined, month: s.Month): string {
  if (weights === undefined) return '';
  const cells = s.shares(`${entry.fund_name_raw} maturities`, weights, month, 1);
  const bars = weights.map(([label], i) => {
    const width = (Number(cells[i]) * 1.05).toFixed(1);
    return `<text x="0" y="${i * 12 + 9}">${s.esc(label)}</text><rect x="70" y="${i * 12 + 2}" width="${width}" height="8" fill="${RED}"/>
<text x="${73 + Number(width)}" y="${i * 12 + 9}">${cells[i]}%</text>`;
  });
  return `<h2>Maturity Profile (% of Total Assets)</h2><svg viewBox="0 0 205 ${weights.length * 12 + 3}">${bars.join('')}</svg>`;
}

function holdings(entry: s.Entry, fund: DatedFund): string {
  if (entry.holdings.length === 0) return '';
  const isDebt = fund.model.kind === 'rate';
  const rows = entry.holdings.map((h) => [h.name_raw, ...s.noteOf(fund, h.name_raw).split(' · '), cell(h.percent)]);
  const head = isDebt ? ['Issue', 'Rating', 'Maturity', 'Weight'] : ['Scrip', 'Sector', 'Weight'];
  return s.heading(entry.holdings_title_raw ?? '') + s.htmlTable([head, ...rows], isDebt ? 'rated' : 'named');
}

function fundPage(entry: s.Entry, month: s.Month): string {
  const fund = s.only(
    FUNDS.find((f) => f.name === entry.fund_name_raw),
    'fund',
  );
  const statistics = s.list(entry.metrics.map((m) => [m.label_raw, m.value_raw] as const));
  const notes = [...entry.footnotes_raw, `Disclaimer: ${s.RISK_NOTE}`];
  const body = `<h2>Investment Objective</h2><p>${s.esc(entry.investment_objective_raw)}</p>${grid(entry)}
<div class=cols><div>${returns(entry)}${history(entry)}${assets(entry)}${holdings(entry, fund)}
<h2>Commentary</h2><p>${s.esc(COMMENTS[fund.abbr])}</p></div>
<div>${months(entry)}<h2>Portfolio Statistics</h2>${statistics}${s.sharesList(entry, s.otherType(entry), cell)}
${maturities(entry, fund.maturities, month)}<h2>Investment Committee</h2>${s.namesFirst(entry)}</div></div>`;
  const page = frame(`${entry.fund_name_raw} (${fund.abbr})`, entry.amc_name_raw, entry.page_footer_raw ?? '', body);
  return `${page}<div class=notes>${notes.map((t) => `<div>${s.esc(t)}</div>`).join('')}</div>`;
}

const REVIEW = [
  'The headline inflation of December was 29.7%, slightly above the 29.2% of November, because of higher gas prices. The Monetary Policy ' +
    'Committee met on December 12 and left the policy rate at 22%. It expects inflation to decline in the second half of the fiscal year.',
  'The current account had a surplus of USD 397 million. Reserves of the State Bank rose to USD 8.2 billion after inflows from the World ' +
    'Bank and the Asian Development Bank. The Board of the IMF meets in January on the first review of the arrangement.',
  'Government securities rallied. Yields of bonds of three years fell by 70 basis points, and the cut-off yields of Treasury Bills for ' +
    'twelve months by 60 basis points. Stocks reached a record in the first half of the month, and corrected before its end.',
];

function front(entries: readonly s.Entry[]): string {
  const labels = ['Month to Date', 'Fiscal Year to Date'];
  const rows = entries.map((e) => [
    e.fund_name_raw,
    e.nav_per_unit ?? '',
    e.fund_size_raw ?? '',
    ...labels.map((l) => cell(s.returnAt(e, l)?.fund_return_percent)),
  ]);
  const table = s.htmlTable([['Funds under Management', 'NAV (Rs.)', 'Fund Size (Rs. in mn)', ...labels], ...rows]);
  const body = `<div class=sum>${s.heading('Review of Economy and Markets')}${s.paragraphs(REVIEW)}<div style="height:5mm"></div>${table}</div>`;
  return frame('Monthly Fund Report', entries[0]?.amc_name_raw ?? '', 'Page 1', body);
}

/** A page for each fund, and the review before them if the report is whole. */
export function html(entries: readonly s.Entry[], isWhole: boolean, month: s.Month): string {
  const pages = entries.map((e) => fundPage(e, month));
  return s.htmlPages(STYLE, isWhole ? [front(entries), ...pages] : pages);
}
