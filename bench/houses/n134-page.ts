/** The pages of AMC N134: a first page on the economy, and a page for each fund with its facts at the right. */
import * as s from './shared15.ts';

const INK = '#1f4e79';
const WARM = '#c55a11';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff;padding:10mm 11mm 0}body{font:7.8pt/1.3 'Noto Sans';color:#262626;font-variant-ligatures:none}
.top{display:flex;justify-content:space-between;font-size:7.6pt;color:#777;border-bottom:.3mm solid #bbb;padding-bottom:1.4mm}
h1{font:bold 17pt 'Noto Sans';color:${INK};margin:2.6mm 0 .4mm}.kind{font-size:9.5pt;color:${WARM};margin-bottom:2mm}
.bar{background:${INK};color:#fff;padding:1.6mm 3mm;display:flex;justify-content:space-between;font-weight:bold;font-size:8.4pt;margin-bottom:3mm}
.cols{display:grid;grid-template-columns:1fr 62mm;gap:5mm;align-items:start}
h2{font:bold 8.8pt 'Noto Sans';color:${INK};margin:2.8mm 0 1mm;border-bottom:.5mm solid ${WARM};padding-bottom:.4mm}h2:first-child{margin-top:0}
p{margin:0 0 1.4mm;text-align:justify}td,th{padding:.44mm 1mm;text-align:right;border-bottom:.15mm solid #d9d9d9;font-size:7.2pt;line-height:1.2}
td:first-child,th:first-child{text-align:left}th{color:${INK};background:#e8eef5;vertical-align:bottom}
.side{background:#f6f6f6;padding:2.4mm 2.6mm}.side td,.side th{font-size:6.9pt;vertical-align:top;padding:.55mm .6mm}
.facts td:first-child{font-weight:bold;width:25mm}.facts td:last-child{text-align:left}
.team div{font-size:6.9pt;margin-bottom:.5mm}.two{display:grid;grid-template-columns:1.25fr 1fr;gap:4mm;align-items:start;margin-top:2.8mm}
.hold td:nth-child(2),.hold th:nth-child(2){text-align:left}
.bad td,.bad th{font-size:6.4pt}.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}
.notes{position:absolute;left:11mm;right:11mm;bottom:11mm;font-size:6.3pt;color:#555;text-align:justify}
.notes div{margin-top:.5mm}
.foot{position:absolute;left:11mm;right:11mm;bottom:5mm;border-top:.3mm solid #bbb;padding-top:1mm;font-size:6.8pt;color:#777;text-align:center}
.front p{font-size:9.4pt;line-height:1.5;margin-bottom:2.6mm}.front td,.front th{font-size:8.2pt;padding:1.1mm}
.front h2{font-size:11pt;margin-top:6mm}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);

interface Context {
  readonly funds: readonly s.Fund[];
  readonly form: s.Form;
  readonly month: s.Month;
}

/** What the managers say of the month. */
const COMMENTS: Readonly<Record<string, readonly string[]>> = {
  MCPF: [
    'The State Bank of Pakistan reduced the policy rate by 100 basis points to 11% in its meeting of May 5. Cut-off yields ' +
      'of Treasury Bills declined by 80 to 100 basis points in the two auctions of the month.',
    'The Fund placed proceeds of maturing bills in three and six months paper. We keep the maturity below 60 days until ' +
      'there is more clarity on inflation after the budget.',
  ],
  MGSF: [
    'Bonds rallied at the beginning of the month after the cut of the policy rate, and gave back a part of the gains when ' +
      'tensions at the border rose. Yields of five years bonds ended 15 basis points lower.',
    'The Fund realised gains on fixed rate bonds and raised its share of floating rate bonds with resets of six months.',
  ],
  MIBF: [
    'Spreads of corporate paper over KIBOR remained narrow as few new issues came to the market. The Fund received scheduled ' +
      'principal payments on three issues and deployed them in bonds and in the Margin Trading System.',
    'Exposure to issues that are not compliant remained unchanged, and is fully or partly provided.',
  ],
  MBGF: [
    'The stock market lost ground in the first week and recovered a part of it after the ceasefire. The Fund increased its ' +
      'exposure to cement and banks, and reduced bonds after the cut of the policy rate.',
  ],
  MSF: [
    'Shares fell sharply in the first week on tensions at the border, and recovered a part after the ceasefire of May 10. ' +
      'The board of the IMF approved the first review and released a tranche of USD 1.0 billion.',
    'The Fund stayed invested through the correction. Banks, cement and exploration companies remain our preferred sectors ' +
      'ahead of the budget.',
  ],
  MISF: [
    'Shariah compliant shares followed the broad market. Cement companies resisted on higher margins and lower coal ' +
      'prices, while exploration companies fell with the price of oil.',
    'The Fund added to pharmaceuticals after deregulation of prices and trimmed automobile assemblers.',
  ],
  'MFTP-III': [
    'The Plan holds Treasury Bills that mature close to the end of its term. Unit holders who redeem before maturity pay the ' +
      'contingent load and receive the prevailing price.',
  ],
};

const BREACH_NOTE =
  'MUFAP’s Recommended Format. Sindh Workers’ Welfare Fund (SWWF): the provisioning of Rs. 18.2 million was reversed on August ' +
  '13, 2021 by all mutual funds of the industry.';

function strip(entry: s.Entry): string {
  const size = `${entry.fund_size_label_raw ?? ''}: ${entry.fund_size_raw ?? ''}`;
  return `<div class=bar><span>NAV per Unit (May 31, 2025): Rs. ${s.esc(entry.nav_per_unit)}</span><span>${s.esc(size)}</span></div>`;
}

function facts(entry: s.Entry, fund: s.Fund, month: s.Month): string {
  const size = Number(s.only(entry.fund_size_raw, 'size').replaceAll(/\D/g, ''));
  const held = fund.fof === undefined ? null : size - Number(s.fofOf(fund, month));
  const old = 'old_benchmark_raw' in entry ? String(entry.old_benchmark_raw) : null;
  return s.list(
    s.stated([
      ...s.terms(entry, [
        ['Fund Type', 'fund_type_raw'],
        ['Inception Date', 'launch_date_raw'],
      ]),
      ['Maturity Date', entry.maturity_date_raw],
      ['Net Assets (Excl. FoF)', held === null ? null : `Rs. ${s.grouped(held, 0)} mn`],
      ...s.terms(entry, [['Benchmark', 'benchmark_raw']]),
      ['Previous Benchmark', old],
      ...s.terms(entry, [
        ['Risk Profile', 'risk_profile_raw'],
        ['Risk of Principal Erosion', 'risk_of_principal_raw'],
        ['Management Fee', 'management_fee_raw'],
      ]),
      ['Actual Management Fee', `${s.feeOf(entry, 'Actual Management Fee', null)}%`],
      ...s.terms(entry, [
        ['Front-end Load', 'front_end_load_raw'],
        ['Back-end Load', 'back_end_load_raw'],
        ['Par Value', 'par_value_raw'],
        ['Min. Investment (Initial)', 'minimum_initial_raw'],
        ['Min. Investment (Subsequent)', 'minimum_subsequent_raw'],
        ['Dealing Days', 'dealing_days_raw'],
        ['Cut-off Timing', 'cutoff_raw'],
        ['Pricing Mechanism', 'pricing_mechanism_raw'],
        ['Leverage', 'leverage_raw'],
        ['Listing', 'listing_raw'],
        ['Trustee', 'trustee_raw'],
        ['External Auditor', 'auditor_raw'],
      ]),
      ['Stability Rating', s.ratingText(entry, 'FUND', '')],
      ['AMC Rating', s.ratingText(entry, 'AMC', '')],
    ]),
    'facts',
  );
}

function side(entry: s.Entry, fund: s.Fund, month: s.Month): string {
  const ratios = ['TER (incl. Govt. Levies)', 'TER (excl. Govt. Levies)'];
  const rows = ratios.map((l) => [l, ...['MTD', 'YTD'].map((p) => `${s.feeOf(entry, l, p)}%`)]);
  const team = s.people(entry).map(([office, name]) => `<div><b>${s.esc(name)}</b>, ${s.esc(office)}</div>`);
  const indicators = entry.metrics.map((m) => [m.label_raw, m.value_raw]);
  return `<div class=side>${s.heading('Fund Facts')}${facts(entry, fund, month)}
${indicators.length === 0 ? '' : s.heading('Technical Information') + s.htmlTable(indicators, '', 0)}
${s.heading('Expense Ratio')}${s.htmlTable([['', 'MTD', 'YTD'], ...rows])}
${s.heading('Members of the Investment Committee')}<div class=team>${team.join('')}</div></div>`;
}

/** The fund's return less the benchmark's, as printed. */
function excess(row: s.ReturnRow): string {
  if (row.fund_return_percent === null || row.benchmark_return_percent === null) return '-';
  return cell((Number(row.fund_return_percent) - Number(row.benchmark_return_percent)).toFixed(2));
}

function performance(entry: s.Entry): string {
  const rows = entry.reported_returns.map((r) => [
    r.period_label_raw,
    cell(r.fund_return_percent),
    cell(r.benchmark_return_percent),
    excess(r),
  ]);
  const own = s.short(entry);
  const years =
    entry.historical_returns.length === 0
      ? ''
      : s.heading('Fiscal Year Returns') +
        s.htmlTable(
          s.wideSeries(
            entry.historical_returns,
            [
              [own, own],
              ['Benchmark', 'Benchmark'],
            ],
            cell,
          ),
        );
  return `${s.heading('Fund Performance')}${s.htmlTable([['Period', own, 'Benchmark', 'Excess Return'], ...rows])}${years}`;
}

function portfolio(entry: s.Entry): string {
  const assets = s.lines(entry, 'ASSET_ALLOCATION').map((r) => [r.label, ...r.cells.map(cell)]);
  const table = s.htmlTable([['', ...s.datesOf(entry, 'ASSET_ALLOCATION')], ...assets]);
  const first = s.heading(s.titleOf(entry, 'ASSET_ALLOCATION')) + table;
  return `<div class=two><div>${first}</div><div>${s.sharesList(entry, s.otherType(entry), cell)}</div></div>`;
}

/** Names with their note and the weights of the month and of the month before. */
function holdings(entry: s.Entry, fund: s.Fund, context: Context): string {
  if (entry.holdings.length === 0) return '';
  const part = s.only(s.partsOf(entry, fund)[0], 'part');
  const past = s.figuresAt(part, s.before(context.month), context.form).holdings;
  const rows = entry.holdings.map((h) => [
    h.name_raw,
    s.noteOf(fund, h.name_raw),
    cell(h.percent),
    cell(past.find((x) => x.name_raw === h.name_raw)?.percent),
  ]);
  const head = fund.model.kind === 'rate' ? ['Issue', 'Rating'] : ['Name', 'Sector'];
  const months = [context.month, s.before(context.month)].map(s.dashed);
  return s.heading(entry.holdings_title_raw ?? '') + s.htmlTable([[...head, ...months], ...rows], 'hold');
}

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const head = [
    'Name of Investment',
    'Type',
    'Value before Provisioning (Rs. mn)',
    'Provision Held (Rs. mn)',
    'Value after Provisioning (Rs. mn)',
    '% of Gross Assets',
    '% of Net Assets',
  ];
  const rows = entry.non_compliant.map((e) => s.exposureCells(e));
  return s.heading('Details of Non-Compliant Investments') + s.htmlTable([head, ...rows], 'bad');
}

const frame = (amc: string, footer: string, body: string): string =>
  `<div class=top><span>${s.esc(amc)}</span><span>Fund Manager Report | May 2025</span></div>${body}<div class=foot>${s.esc(footer)}</div>`;

function fundPage(entry: s.Entry, context: Context): string {
  const fund = s.fundNamed(context.funds, entry);
  const notes = [...entry.footnotes_raw, ...(entry.non_compliant.length > 0 ? [BREACH_NOTE] : []), s.RISK_NOTE];
  return frame(
    entry.amc_name_raw,
    entry.page_footer_raw ?? '',
    `<h1>${s.esc(entry.fund_name_raw)} (${s.esc(fund.abbr)})</h1><div class=kind>Category: ${s.esc(entry.category_raw)}</div>${strip(entry)}
<div class=cols><div>${s.heading('Investment Objective')}<p>${s.esc(entry.investment_objective_raw)}</p>
${s.heading('Fund Manager’s Comments')}${s.paragraphs(COMMENTS[fund.abbr] ?? [])}${performance(entry)}${portfolio(entry)}
${holdings(entry, fund, context)}${breaches(entry)}</div>${side(entry, fund, context.month)}</div>
<div class=notes>${notes.map((t) => `<div>${s.esc(t)}</div>`).join('')}</div>`,
  );
}

const REVIEW = [
  'Headline inflation rose to 3.5% in May after a record low of 0.3% in April. The State Bank reduced the policy rate by 100 ' +
    'basis points to 11.0%. The current account has been in surplus for ten months of the fiscal year, helped by remittances.',
  'The National Accounts Committee estimated growth of 2.7% for the fiscal year. Services and livestock supported growth, while ' +
    'major crops and large scale manufacturing contracted.',
];
const MARKETS = [
  'The benchmark index of the stock exchange had one of its most volatile months. It lost a tenth of its value by May 8 and ' +
    'recovered most of it until the end of the month, after the ceasefire and the decision of the IMF.',
  'In the money market, cut-off yields of three, six and twelve months Treasury Bills came down to 11.0%, 11.0% and 11.1%. ' +
    'Mutual funds continued to receive inflows, mainly into money market and income schemes.',
];

function front(entries: readonly s.Entry[]): string {
  const rows = entries.map((e) => [
    e.fund_name_raw,
    e.risk_profile_raw ?? '',
    e.fund_size_raw ?? '',
    cell(e.reported_returns[0]?.fund_return_percent),
    cell(s.returnAt(e, 'FYTD')?.fund_return_percent),
  ]);
  const amc = entries[0]?.amc_name_raw ?? '';
  return frame(
    amc,
    `${amc} | Fund Manager Report - May 2025 | Page 1`,
    `<div class=front>${s.heading('Economic Review')}${s.paragraphs(REVIEW)}${s.heading('Money and Stock Markets')}${s.paragraphs(MARKETS)}
${s.heading('Fund Overview')}${s.htmlTable([['Fund', 'Risk Profile', 'Net Assets', 'May-25', 'FYTD'], ...rows])}</div>`,
  );
}

/** The pages of the whole report, or of the funds alone. */
export function html(
  entries: readonly s.Entry[],
  isWhole: boolean,
  funds: readonly s.Fund[],
  form: s.Form,
  month: s.Month,
): string {
  const pages = entries.map((e) => fundPage(e, { funds, form, month }));
  return s.htmlPages(STYLE, isWhole ? [front(entries), ...pages] : pages);
}
