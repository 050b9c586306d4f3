/** The pages of AMC N79: a market review, a table of all funds, and pages with a shaded column of facts. */
import * as s from './shared15.ts';

const STYLE = `@page{size:A4;margin:0}
body{font:7.4pt/1.26 'Liberation Sans';color:#20262e;font-variant-ligatures:none}section{width:210mm;height:296.5mm;padding:0 10mm}
.band{margin:0 -10mm;padding:5mm 10mm 2.6mm;background:#14305c;color:#fff;display:flex;justify-content:space-between;align-items:flex-end}.band h1{margin:0;font-size:17pt}.band b{display:block;font-size:9pt;text-align:right}
.cols{display:flex;gap:4mm;margin-top:2mm}.side{width:65mm;flex:none;background:#eef1f6;padding:0 2.5mm 2mm}.main{flex:1;min-width:0}
h2{font-size:8.2pt;margin:2mm 0 .8mm;color:#14305c;border-bottom:1pt solid #d5832a;padding-bottom:.3mm}p{margin:0 0 1.2mm;text-align:justify}
td,th{padding:.5mm .8mm;text-align:right;border-bottom:.3pt solid #cad3e0;font-weight:normal}td:first-child,th:first-child{text-align:left}th{background:#14305c;color:#fff}
.list td{text-align:left;vertical-align:top;padding-left:0}.list td:first-child{width:28mm;font-weight:bold;color:#14305c}.wide td,.wide th{font-size:6.6pt;padding:.5mm .4mm}.held td:nth-child(2),.held th:nth-child(2){text-align:left}.held{font-size:6.9pt}
.two{display:flex;gap:4mm;align-items:flex-start}.two>div{flex:1;min-width:0}.two th{white-space:nowrap}.small{font-size:6.3pt;color:#4a525c;margin-top:2mm}.review p{font-size:10pt;line-height:1.5;margin-bottom:3mm}.review h2{font-size:12pt;margin-top:6mm}.all td,.all th{padding:1.5mm 1mm;font-size:7.6pt}
.foot{position:absolute;left:10mm;right:10mm;bottom:4mm;border-top:.6pt solid #14305c;padding-top:1mm;display:flex;justify-content:space-between;font-size:6.6pt;color:#4a525c}`;

const COLOURS = ['#14305c', '#d5832a', '#6d8fc4', '#8aa35b', '#b9c3d3', '#7a4f8f', '#c25b4e'];
const cell = (v: string | null | undefined): string => (v === null || v === undefined ? 'N/A' : `${v}%`);

const band = (title: string, month: string): string =>
  `<div class=band><h1>${s.esc(title)}</h1><div><b>Fund Manager Report</b><b>${month}</b></div></div>`;
const foot = (text: string): string =>
  `<div class=foot><span>Dhabeji Asset Management Company Limited | UAN: 021-111-342-235 | info@dhabejifunds.example</span><span>${s.esc(text)}</span></div>`;

function facts(entry: s.Entry): string {
  const ratio = (label: string): s.Item => [
    label,
    `${s.feeOf(entry, label, 'MTD')}% (MTD), ${s.feeOf(entry, label, 'YTD')}% (YTD)`,
  ];
  const [own, amc] = s.ratings(entry, 'Not applicable');
  const ofFunds = entry.amount_invested_by_fof_pkr;
  return s.list([
    ...s.terms(entry, [
      ['Fund Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Launch Date', 'launch_date_raw'],
    ]),
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? ''],
    ...s.stated([['Investment by FoFs (PKR Million)', ofFunds === null ? null : s.grouped(Number(ofFunds) / 1e6, 0)]]),
    ['NAV per Unit (31 May 2024)', `PKR ${entry.nav_per_unit ?? ''}`],
    ...s.terms(entry, [
      ['Benchmark', 'benchmark_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Risk of Principal Erosion', 'risk_of_principal_raw'],
      ['Management Fee', 'management_fee_raw'],
    ]),
    ratio('Expense Ratio (with levies)'),
    ratio('Expense Ratio (without levies)'),
    ...s.terms(entry, [
      ['Front-end Load', 'front_end_load_raw'],
      ['Back-end Load', 'back_end_load_raw'],
      ['Minimum Initial Investment', 'minimum_initial_raw'],
      ['Minimum Subsequent Investment', 'minimum_subsequent_raw'],
    ]),
    ['Stability Rating', own],
    ['AMC Rating', amc],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
    ...s.terms(entry, [
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
      ['Listing', 'listing_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Timings', 'cutoff_raw'],
      ['Leverage', 'leverage_raw'],
    ]),
  ]);
}

function returns(entry: s.Entry): string {
  const row = (name: string, key: keyof Omit<s.ReturnRow, 'period_label_raw'>): string[] => [
    name,
    ...s.seriesCells(entry, key).map(cell),
  ];
  const name = s.short(entry);
  const both = [
    [name, name],
    ['Benchmark', 'Benchmark'],
  ] as const;
  return `${s.heading('Performance')}${s.htmlTable(
    [
      ['', ...s.periods(entry)],
      row(name, 'fund_return_percent'),
      row('Benchmark', 'benchmark_return_percent'),
      row('Peer Group Average', 'peer_return_percent'),
    ],
    'wide',
  )}${s.heading('Monthly Returns')}${s.htmlTable(s.wideSeries(entry.monthly_returns, both, cell), 'wide')}
${s.heading('Fiscal Year Returns')}${s.htmlTable(s.wideSeries(entry.historical_returns, both, cell), 'wide')}`;
}

function holdings(entry: s.Entry, fund: s.Fund): string {
  const head = fund.model.kind === 'rate' ? 'Rating' : 'Sector';
  return `${s.heading(entry.holdings_title_raw ?? '')}${s.htmlTable(
    [['Name', head, 'Weight'], ...entry.holdings.map((h) => [h.name_raw, s.noteOf(fund, h.name_raw), cell(h.percent)])],
    'held',
  )}`;
}

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const heads =
    'Non-compliant Investment|Type|Value before Provision (PKR Million)|Provision (PKR Million)|Value after Provision (PKR Million)|% of Gross Assets|% of Net Assets';
  return `${s.heading('Details of Non-compliant Investments')}${s.htmlTable(
    [heads.split('|'), ...entry.non_compliant.map(s.exposureCells)],
    'wide held',
  )}`;
}

const COMMENTS: Readonly<Record<string, string>> = {
  DMMF: 'The Fund maintained its maturity below the limit of 90 days, while the market waited for the monetary policy meeting of June. Deposits were placed with banks before the half year end at improved rates. The Fund Manager will lengthen the maturity gradually as inflation falls further.',
  DIF: 'Floating rate bonds remained the largest part of the portfolio, and exposure to fixed rate PIBs was raised ahead of the expected easing. All performing issuers paid their profit on time; the exposure to Gharo Textile Mills Limited is fully provided.',
  DDAF: 'Exposure to equities was raised modestly during the month on attractive valuations. Banks and fertilizer companies contributed positively, cement companies lagged on weak dispatches of April.',
  DSF: 'The KSE-100 Index made a new high on expectations of a new program with the IMF. The Fund remained overweight in exploration companies and in banks, and trimmed chemicals on account of lower margins.',
};

function page(entry: s.Entry, fund: s.Fund): string {
  const second = s.otherType(entry) ?? 'CREDIT_QUALITY';
  const slices = s.ofMonth(entry, 'ASSET_ALLOCATION', 'May-24').map((r) => Number(r.percent));
  return `${band(entry.fund_name_raw, entry.report_month_label_raw)}
<div class=cols><div class=side>${s.heading('Investment Objective')}<p>${s.term(entry.investment_objective_raw)}</p>${s.heading('Fund Facts')}${facts(entry)}</div>
<div class=main>${s.heading('Fund Manager’s Comments')}<p>${COMMENTS[fund.abbr] ?? ''}</p>${returns(entry)}
<div class=two><div>${s.sharesTable(entry, 'ASSET_ALLOCATION', cell)}<div style="margin:1.6mm auto 0;width:19mm">${s.ring(slices, COLOURS, '19mm')}</div></div><div>${s.sharesTable(entry, second, cell)}</div></div>
${holdings(entry, fund)}${s.heading('Investment Committee')}${s.list(s.members(entry))}</div></div>${breaches(entry)}
<p class=small>${s.esc(entry.footnotes_raw.join(' '))} Levies are Sindh sales tax and the fee of SECP. Peer group averages are computed by the Company from data of MUFAP. ${s.esc(s.RISK_NOTE)}</p>${foot(entry.page_footer_raw ?? '')}`;
}

const REVIEW = [
  'Headline inflation clocked in at 11.8% YoY in May 2024, against 17.3% in April 2024, the lowest reading in 30 months. On a monthly basis prices fell by 3.2%, since food prices came down by 7.8%. Core inflation stood at 12.3% in cities. The real rate of interest is positive by more than 10 percentage points.',
  'The current account posted a surplus of USD 491 million in April 2024 on the back of remittances of USD 2.8 billion. Reserves of the central bank stood at USD 9.1 billion at the end of the month, and the rupee closed at 278.3 per dollar, almost unchanged.',
];
const MARKETS: readonly (readonly [string, string])[] = [
  [
    'Money Market',
    'The State Bank conducted three auctions of T-Bills with a combined target of PKR 1,170 billion and accepted bids of PKR 1,461 billion. Cut-off yields stood at 20.99% for three months, 20.90% for six months and 19.80% for twelve months. In the auction of fixed rate PIBs, the yields were 16.60%, 15.45% and 14.35% for three, five and ten years. Six-month KIBOR moved from 21.36% to 21.24%.',
  ],
  [
    'Equity Market',
    'The KSE-100 Index closed at 75,878 points and gained 6.7% during the month. Average daily volume of shares was 553 million, with a value of USD 77 million. Foreigners were net buyers of USD 13.1 million, insurance companies net sellers of USD 21.8 million. At 4.4 times forward earnings the market trades below its average of seven years.',
  ],
];

function summary(entries: readonly s.Entry[]): string {
  const rows = entries.map((e) => {
    const at = (label: string): s.ReturnRow | undefined => s.returnAt(e, label);
    const both = (label: string): string[] => [
      cell(at(label)?.fund_return_percent),
      cell(at(label)?.benchmark_return_percent),
    ];
    return [
      e.fund_name_raw,
      e.risk_profile_raw ?? '',
      e.fund_size_raw ?? '',
      e.nav_per_unit ?? '',
      ...both('1 Month'),
      ...both('FYTD'),
    ];
  });
  const heads = ['Fund', 'Risk Profile', 'Net Assets (PKR Million)', 'NAV (PKR)'];
  const periods = ['1 Month', 'Benchmark', 'FYTD', 'Benchmark'];
  return s.htmlTable([[...heads, ...periods], ...rows], 'all');
}

export function html(entries: readonly s.Entry[], funds: readonly s.Fund[]): string {
  const parts = [['Economy', REVIEW] as const, ...MARKETS.map(([title, text]) => [title, [text]] as const)];
  const body = parts.map(([title, texts]) => s.heading(title) + s.paragraphs(texts)).join('');
  const review = `${band('Market Review', 'May 2024')}<div class=review>${body}</div>${foot('Fund Manager Report | Page 1')}`;
  const all = `${band('Our Funds at a Glance', 'May 2024')}<div style="margin-top:8mm">${summary(entries)}</div><p class=small>Returns of income and money market funds are annualized, those of other funds are absolute.</p>${foot('Fund Manager Report | Page 2')}`;
  const pages = entries.map((e) => page(e, s.fundNamed(funds, e)));
  return s.htmlPages(STYLE, [review, all, ...pages]);
}
