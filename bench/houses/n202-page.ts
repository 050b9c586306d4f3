/** The pages of AMC N202: words and tables at the left, particulars on a tinted column at the right. */
import * as s from './shared15.ts';

const BRICK = '#8c2f1b';
const CREAM = '#f8f1e7';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}
body{font:7.4pt/1.3 'Liberation Sans';color:#262626;font-variant-ligatures:none}
.band{position:absolute;left:0;right:0;top:0;height:13mm;background:${BRICK};color:#fff;padding:4mm 10mm;display:flex;
justify-content:space-between;
font:bold 10pt/1.2 'C059','Liberation Serif'}.band span{font:8pt/1.5 'Liberation Sans'}
h1{position:absolute;left:10mm;top:16mm;margin:0;font:bold 16pt/1.1 'C059','Liberation Serif';color:${BRICK}}
.sub{position:absolute;left:10mm;top:24mm;font-size:8pt;color:#555}
main{position:absolute;left:10mm;width:122mm;top:30mm}
aside{position:absolute;right:10mm;width:63mm;top:30mm;background:${CREAM};padding:2.4mm 2.6mm 3mm}
h2{font:bold 8.4pt/1.15 'C059','Liberation Serif';color:${BRICK};margin:2mm 0 .6mm;border-bottom:.3mm solid ${BRICK};
padding-bottom:.4mm}
main>h2:first-child,aside>h2:first-child,div>h2:first-child{margin-top:0}p{margin:0 0 1mm;text-align:justify}
td,th{padding:.3mm .7mm;text-align:right;line-height:1.2;vertical-align:top;border-bottom:.1mm solid #ddd0c2}
th{color:#fff;background:#b8694f;font-weight:normal;vertical-align:bottom}td:first-child,th:first-child{text-align:left}
aside td{border:0;padding:.5mm 0;text-align:right;font-size:7.1pt}aside td:first-child{width:25mm;color:#6b4a3c}
.two{display:grid;grid-template-columns:1fr 1fr;gap:4mm;align-items:start;margin-top:2mm}
.total td{font-weight:bold;border-top:.3mm solid ${BRICK}}.held td:nth-child(2),.held th:nth-child(2){text-align:left}
.months{margin-bottom:1mm}.months td,.months th{text-align:center}.months td:first-child{text-align:left;width:20mm}
.bad{font-size:6.4pt}.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}.fine{font-size:6.4pt;color:#555;
margin-top:.7mm}
.foot{position:absolute;left:10mm;right:10mm;bottom:5mm;font-size:6pt;line-height:1.25;color:#555;
border-top:.3mm solid ${BRICK};padding-top:1mm}
.foot b{display:block;text-align:center;font-size:7pt;color:${BRICK};margin-top:.7mm}.long{width:190mm}
.long p{font-size:10pt;line-height:1.6;margin-bottom:3mm}`;

type Change = (label: string) => string;

interface Report {
  readonly entries: readonly s.Entry[];
  readonly isWhole: boolean;
  readonly funds: readonly s.Fund[];
  readonly changes: ReadonlyMap<string, Change>;
}

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);

/** The points by which the share of a class has changed in a month. */
export function changeOf(figures: s.Figures, label: string): string {
  const row = s.lines(figures, 'ASSET_ALLOCATION').find((r) => r.label === label);
  const [then = '', now = ''] = s.only(row, label).cells;
  const change = Number(now) - Number(then);
  return `${change > 0 ? '+' : ''}${change.toFixed(1)}`.replace('-0.0', '0.0');
}

const frame = (
  title: string,
  sub: string,
  body: string,
  footer: string,
): string => `<div class=band>Kunjah Asset Managers Limited
<span>Report of the Fund Managers · May 2022</span></div>
<h1>${s.esc(title)}</h1><div class=sub>${s.esc(sub)}</div>${body}
<div class=foot>${s.esc(s.RISK_NOTE)} Complaints: care@kunjahfunds.com.pk or
042-111-586-524; if not redressed, the Service Desk of the
SECP at sdms.secp.gov.pk.<b>${s.esc(footer)}</b></div>`;

const group = (title: string, items: readonly s.Item[]): string => `${s.heading(title)}${s.list(items)}`;

/** The particulars in four groups. */
function aside(entry: s.Entry): string {
  const of = (label: string): string => `${s.feeOf(entry, label, null)}%`;
  const rating = (subject: 'FUND' | 'AMC'): string =>
    s.ratingWith(entry, subject, (r, by, d) => `${r} by ${by}, ${d}`, 'Not applicable');
  const units = s.grouped(Number(entry.units_outstanding), 0);
  return `<aside>${group('At 31st May 2022', [
    ['Net Asset Value per Unit', `Rs. ${entry.nav_per_unit ?? ''}`],
    ['Sale Price', `Rs. ${entry.offer_price ?? ''}`],
    ['Redemption Price', `Rs. ${entry.repurchase_price ?? ''}`],
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? ''],
    ['Units in Issue', units],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ])}${group('The Fund', [
    ...s.terms(entry, [
      ['Kind', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Launched on', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Erosion of Principal', 'risk_of_principal_raw'],
      ['Leverage', 'leverage_raw'],
      ['Listed at', 'listing_raw'],
    ]),
    ['Stability Rating', rating('FUND')],
    ['Management Company', rating('AMC')],
    ...s.terms(entry, [
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
      ['Registrar', 'registrar_raw'],
    ]),
  ])}${group('Buying and Selling', [
    ...s.terms(entry, [
      ['Pricing', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Redemption is Paid', 'settlement_raw'],
      ['Par Value', 'par_value_raw'],
      ['First Investment', 'minimum_initial_raw'],
      ['Further Investment', 'minimum_subsequent_raw'],
    ]),
  ])}${group('What it Costs', [
    ...s.terms(entry, [
      ['Front-end Load', 'front_end_load_raw'],
      ['Back-end Load', 'back_end_load_raw'],
      ['Management Fee', 'management_fee_raw'],
    ]),
    ...entry.fees.map((f) => [f.fee_label_raw, of(f.fee_label_raw)] as const),
  ])}</aside>`;
}

function comment(entry: s.Entry, kind: s.Model['kind']): string[] {
  const month = s.only(entry.reported_returns[0], 'month');
  const views =
    kind === 'rate'
      ? 'The SBP raised its policy rate by 150 bps to 13.75% on 23rd May and linked the rates of its refinance ' +
        'schemes ' +
        'to it. Cut-off yields of Treasury Bills rose to 15.3% in the last auction of the month. We kept ' +
        'maturities short ' +
        'and will lengthen them when the programme of the IMF resumes.'
      : 'Stocks recovered in the month, in which the Government raised the price of fuel as the IMF had asked. ' +
        'The rupee fell ' +
        'to 198 against the US Dollar, and foreigners sold stocks of USD 12 million. We reduced cement makers on ' +
        'the price of ' +
        'coal, and prefer companies with income in dollars.';
  return [
    `In May 2022, ${s.short(entry)} returned ${month.fund_return_percent ?? ''}% against ` +
      `${month.benchmark_return_percent ?? ''}% of its benchmark.`,
    views,
  ];
}

/** Periods are rows; only some have a figure of peers. */
function returns(entry: s.Entry): string {
  const rows = entry.reported_returns.map((r) => [
    r.period_label_raw,
    cell(r.fund_return_percent),
    cell(r.benchmark_return_percent),
    cell(r.peer_return_percent),
  ]);
  const years = s.wideSeries(
    entry.historical_returns,
    [
      [s.short(entry), s.short(entry)],
      ['Benchmark', 'Benchmark'],
    ],
    cell,
  );
  return `${s.heading('How the Fund has Performed')}
${s.htmlTable([['', s.short(entry), 'Benchmark', 'Peer Average'], ...rows])}
<div style="height:1.4mm"></div>${s.htmlTable(years, 'months')}
${entry.footnotes_raw.map((t) => `<p class=fine>${s.esc(t)}</p>`).join('')}`;
}

/** Two blocks of six months. */
function months(entry: s.Entry): string {
  const all = s.labelsOf(entry.monthly_returns);
  const block = (labels: readonly string[]): string =>
    s.htmlTable(
      [
        ['', ...labels],
        ...[s.short(entry), 'Benchmark'].map((name) => [
          name,
          ...labels.map((l) => cell(s.percentAt(entry.monthly_returns, name, l))),
        ]),
      ],
      'months',
    );
  return `${s.heading('Month by Month')}${block(all.slice(0, 6))}${block(all.slice(6))}`;
}

function assets(entry: s.Entry, change: Change): string {
  const rows = s.lines(entry, 'ASSET_ALLOCATION').map((r) => [r.label, ...r.cells, change(r.label)]);
  const head = ['', ...s.datesOf(entry, 'ASSET_ALLOCATION'), 'Change'];
  const total = s.tr(['Total', '100.0', '100.0', ''], 'td', 'total');
  const table = s.htmlTable([head, ...rows]).replace('</table>', `${total}</table>`);
  return `<div>${s.heading(s.titleOf(entry, 'ASSET_ALLOCATION'))}${table}</div>`;
}

function holdings(entry: s.Entry, mix: s.Mix): string {
  if (entry.holdings.length === 0) return '';
  const hasNotes = mix.papers.some(([, , note]) => note !== '');
  const rows = entry.holdings.map((h) => [
    h.name_raw,
    ...(hasNotes ? [s.noteOf(mix, h.name_raw)] : []),
    cell(h.percent),
  ]);
  const head = ['Name', ...(hasNotes ? ['Sector'] : []), 'Share'];
  return `${s.heading(entry.holdings_title_raw ?? '')}${s.htmlTable([head, ...rows], hasNotes ? 'held' : '')}`;
}

function disclosure(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const head = [
    'Non-Compliant Investment',
    'Type',
    'Value before Provision',
    'Provision Held',
    'Value after Provision',
    '% of Gross Assets',
    '% of Net Assets',
  ];
  return `${s.heading('Disclosure of Non-Compliant Investments (Rs. in million)')}${s.htmlTable(
    [head, ...entry.non_compliant.map(s.exposureCells)],
    'bad',
  )}`;
}

function fundPage(entry: s.Entry, fund: s.Fund, change: Change): string {
  const second = s.sharesList(entry, s.otherType(entry), (v) => v ?? '');
  const team = s
    .members(entry)
    .map(([name, office]) => `${name} (${office})`)
    .join(', ');
  return frame(
    entry.fund_name_raw,
    `${entry.category_raw ?? ''} fund of ${entry.amc_name_raw}`,
    `<main>${s.heading('Investment Objective')}<p>${s.esc(entry.investment_objective_raw)}</p>
${s.heading('Comments of the Fund Manager')}
${s.paragraphs(comment(entry, fund.model.kind))}
${returns(entry)}${months(entry)}
<div class=two>${assets(entry, change)}<div>${second}</div></div>${holdings(entry, fund)}${disclosure(entry)}
${s.heading('Investment Committee')}<p>${s.esc(team)}</p></main>${aside(entry)}`,
    entry.page_footer_raw ?? '',
  );
}

const REVIEW = [
  'Inflation rose to 13.8% in May 2022 from 13.4% in April, and the SBP answered with 150 bps. The current ' +
    'account deficit of April ' +
    'was USD 623 million, the smallest of the fiscal year but two; remittances passed USD 3.1 billion for the ' +
    'first time.',
  'The rupee lost 6.4% against the US Dollar in the month. Reserves of the SBP fell below USD 10 billion. The ' +
    'price of fuel was raised ' +
    'by Rs. 30 on 27th May, a condition of the IMF for the seventh review of its facility.',
  'Stocks rose in three of four weeks. Technology and textiles were the best of the large sectors, while ' +
    'refineries, cement and ' +
    'engineering were the worst. The market trades at 4.3 times its expected earnings.',
];

/** The review if the report is whole, and a page for each fund. */
export function html({ entries, isWhole, funds, changes }: Report): string {
  const pages = entries.map((e) =>
    fundPage(e, s.fundNamed(funds, e), s.only(changes.get(e.fund_name_raw), e.fund_name_raw)),
  );
  const review = frame(
    'Economy and Capital Markets',
    'Review of the month',
    `<main class=long>${s.paragraphs(REVIEW)}</main>`,
    'Kunjah Asset Managers · Report of the Fund Managers for May 2022 · 1',
  );
  return s.htmlPages(STYLE, isWhole ? [review, ...pages] : pages);
}
