/** The pages of AMC N140: a first page on the economy with all funds, and a dense page for each fund. */
import * as s from './shared15.ts';

const INK = '#0b3d2e';
const SOFT = '#dfeae3';
const SLICES = ['#0b3d2e', '#c8a951', '#5b9279', '#9c2c2c', '#7d8597', '#b8c4bb', '#3e6990'];

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff;padding:8mm 9mm 0}body{font:7pt/1.22 'Liberation Sans';color:#1c1c1c;font-variant-ligatures:none}
.top{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:.8mm solid #c8a951;padding-bottom:1mm}
h1{margin:0;font:bold 14.5pt 'Liberation Sans';color:${INK}}.top span{font-size:8pt;color:#555;text-align:right}
.aim{background:${SOFT};padding:1.2mm 2mm;margin:1.6mm 0 2mm;font-size:7.2pt}.aim b{color:${INK}}
.cols{display:grid;grid-template-columns:68mm 1fr;gap:3.4mm;align-items:start}
h2{font:bold 7.8pt 'Liberation Sans';color:#fff;background:${INK};margin:2mm 0 0;padding:.7mm 1.6mm}h2:first-child{margin-top:0}
p{margin:1mm 0;text-align:justify}td,th{padding:.5mm 1mm;border:.15mm solid #b5c4ba;line-height:1.16;font-size:6.9pt}
.facts td:first-child{background:${SOFT};font-weight:bold;width:25mm;vertical-align:top;color:${INK}}
.num td,.num th{text-align:center}.num td:first-child,.num th:first-child{text-align:left}th{background:${SOFT};color:${INK}}
.pies{display:grid;grid-template-columns:1fr 1fr;gap:2mm;border:.15mm solid #b5c4ba;padding:1mm}
.cap{text-align:center;font-weight:bold;color:${INK};margin-bottom:.6mm}.one{display:flex;gap:1.6mm;align-items:center}
.leg td{border:0;padding:.3mm .6mm;font-size:6.3pt}.leg td:last-child{text-align:right}.leg i{display:block;width:2mm;height:2mm}
.low{display:grid;grid-template-columns:1fr 1.75fr;gap:2.6mm;align-items:start;margin-top:2mm}
.hold td:last-child,.hold th:last-child{text-align:right}.hold td:first-child{text-align:left}th{text-align:left}
.bad th,.bad td{font-size:6.3pt}.bad td:nth-child(n+3),.bad th:nth-child(n+3){text-align:right}
.box{border:.15mm solid #b5c4ba;border-top:0;padding:.8mm 1.4mm;font-size:6.6pt;text-align:justify}
.notes{position:absolute;left:9mm;right:9mm;bottom:10mm;font-size:5.9pt;color:#444;text-align:justify}.notes div{margin-top:.4mm}
.foot{position:absolute;left:9mm;right:9mm;bottom:4.5mm;background:${INK};color:#fff;padding:.8mm 2mm;font-size:7pt;text-align:right}
.front p{font-size:9pt;line-height:1.45;margin:2mm 0}.front h2{margin-top:4mm;font-size:9.5pt}.front td,.front th{font-size:7.8pt;padding:1mm}`;

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? 'n/a' : `${v}%`);

/** The remarks of the managers on the month. */
const COMMENTS: Readonly<Record<string, readonly string[]>> = {
  BCMF: [
    'The State Bank of Pakistan kept the policy rate unchanged at 7.0% in its last meeting. Cut-off yields of 3, 6 and 12 months ' +
      'Treasury Bills in the last auction were 7.17%, 7.20% and 7.30% respectively.',
    'The Fund increased its exposure to Treasury Bills as deposit rates of banks fell after the quarter end. We continue to ' +
      'monitor the capital market and shall rebalance the portfolio proactively to exploit any opportunities.',
  ],
  BGSF: [
    'In the auction of Pakistan Investment Bonds, bids of 3, 5 and 10 years were accepted at 8.24%, 8.54% and 8.99%. Yields in ' +
      'the secondary market rose by 10 to 20 basis points across the curve.',
    'The Fund shifted a part of its bonds to Treasury Bills during the month to reduce the duration of the portfolio.',
  ],
  BIEF: [
    'Trading activity in the market of corporate debt remained thin. The Fund kept its exposure to well rated TFCs and Sukuk, ' +
      'and used liquidity for spread transactions when the turnover of futures increased near the rollover week.',
    'Yields of bonds rose slightly as inflation came in above expectations. The weighted average time to maturity was reduced.',
  ],
  BIIF: [
    'The Government raised Rs. 76 billion through the auction of variable rate Ijara Sukuk. The Fund took part and also placed ' +
      'deposits with Islamic banks at improved profit rates.',
    'We intend to keep a well diversified portfolio with a focus on credit quality.',
  ],
  BAAF: [
    'The index advanced during the month as companies announced strong results and interest rates were left unchanged. The ' +
      'Fund realised gains in the third week and raised cash.',
    'Cement and textile companies reported strong quarterly results and remain our overweight sectors.',
  ],
  BPSF: [
    'The equity market closed the month higher on strong quarterly results and stable interest rates, in spite of concerns over a ' +
      'second wave of the pandemic. Average daily volume decreased by 33% over the month before to 381 million shares.',
    'Cement, steel and automobile companies announced results above expectations, while exploration companies lagged with the ' +
      'price of oil. The Fund increased its exposure to banks and trimmed technology.',
    'Going forward, we believe valuations are attractive, as the market trades below its long term average multiple.',
  ],
  BISF: [
    'Shariah compliant equities followed the market higher. Foreign investors sold shares worth USD 51 million, which were ' +
      'absorbed by individuals and companies.',
    'The Fund reduced exploration companies and added to pharmaceuticals and cement companies with expansions.',
  ],
};

/** Millions of rupees held against the levy, and what it would add to the price and to the return of a year. */
const LEVY: Readonly<Record<string, readonly [million: string, unit: string, percent: string]>> = {
  BCMF: ['31.62', '0.1881', '0.19'],
  BGSF: ['14.07', '0.5697', '0.55'],
  BIEF: ['22.85', '0.2503', '0.49'],
  BIIF: ['9.34', '0.2465', '0.24'],
  BAAF: ['17.41', '0.6670', '0.48'],
  BPSF: ['88.93', '0.8190', '0.53'],
  BISF: ['26.18', '0.4959', '0.61'],
};

interface Context {
  readonly funds: readonly s.Fund[];
  readonly month: s.Month;
}

const frame = (title: string, footer: string, body: string): string =>
  `<div class=top><h1>${s.esc(title)}</h1><span>Burewala Asset Management Limited<br>Fund Manager’s Report - October 2020</span></div>
${body}<div class=foot>${s.esc(footer)}</div>`;

function ratingLine(entry: s.Entry, subject: 'FUND' | 'AMC'): string | null {
  const r = s.ratingParts(entry, subject);
  return r === null ? null : `${r.rating} by ${r.agency} dated ${r.day}`;
}

function facts(entry: s.Entry, fund: s.Fund, month: s.Month): string {
  const without = fund.fof === undefined ? null : Number(entry.fund_size_pkr) / 1e6 - Number(s.fofOf(fund, month));
  const items = s.stated([
    ...s.terms(entry, [
      ['Fund Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
    ]),
    ['Asset Manager Rating', ratingLine(entry, 'AMC')],
    ['Stability Rating', ratingLine(entry, 'FUND')],
    ...s.terms(entry, [
      ['Risk Profile', 'risk_profile_raw'],
      ['Launch Date', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
    ]),
    [entry.fund_size_label_raw ?? '', s.grouped(Number(entry.fund_size_pkr) / 1e6, 2)],
    ['Net Assets excl. FoF (Rs. in mn)', without === null ? null : s.grouped(without, 2)],
    ['NAV per Unit (Rs.)', entry.nav_per_unit],
    ...s.terms(entry, [['Management Fee', 'management_fee_raw']]),
    ['Actual Rate of Mgmt. Fee', `${s.feeOf(entry, 'Actual Rate of Mgmt. Fee', null)}%`],
    ...s.terms(entry, [
      ['Front-end Load', 'front_end_load_raw'],
      ['Back-end Load', 'back_end_load_raw'],
    ]),
    ['Min. Subscription (Initial / Subsequent)', `${entry.minimum_initial_raw} / ${entry.minimum_subsequent_raw}`],
    ...s.terms(entry, [
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Timing', 'cutoff_raw'],
      ['Leverage', 'leverage_raw'],
      ['Listing', 'listing_raw'],
      ['Trustee', 'trustee_raw'],
      ['Registrar', 'registrar_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  return s.list(items, 'facts');
}

function left(entry: s.Entry, fund: s.Fund, month: s.Month): string {
  const rows = ['TER with Govt. levies', 'Govt. levies'].map((l) => [
    l,
    ...['MTD', 'YTD'].map((p) => `${s.feeOf(entry, l, p)}%`),
  ]);
  const team = s.list(s.members(entry), 'facts');
  return `${s.heading('General Information')}${facts(entry, fund, month)}
${s.heading('Total Expense Ratio (annualized)')}${s.htmlTable([['', 'MTD', 'YTD'], ...rows], 'num')}
${s.heading('Members of the Investment Committee')}${team}`;
}

/** A pie with its legend: the label of each class and its share. */
function pieWith(entry: s.Entry, label: string): string {
  const rows = s.ofMonth(entry, 'ASSET_ALLOCATION', label);
  let at = 0;
  const total = rows.reduce((sum, r) => sum + Number(r.percent), 0);
  const point = (share: number): string => {
    const angle = (share / total) * 2 * Math.PI - Math.PI / 2;
    return `${(50 + 48 * Math.cos(angle)).toFixed(2)} ${(50 + 48 * Math.sin(angle)).toFixed(2)}`;
  };
  const slices = rows.map((r, i) => {
    const from = at;
    at += Number(r.percent);
    const large = (at - from) / total > 0.5 ? 1 : 0;
    return `<path d="M50 50L${point(from)}A48 48 0 ${large} 1 ${point(at)}Z" fill="${SLICES[i % SLICES.length]}" stroke="#fff"/>`;
  });
  const legend = rows.map((r, i) =>
    s.tr([`<i style="background:${SLICES[i % SLICES.length]}"></i>`, s.esc(r.label_raw), `${r.percent}%`]),
  );
  return `<div><div class=cap>${s.esc(label)}</div><div class=one>
<svg viewBox="0 0 100 100" style="width:21mm;height:21mm;flex:none">${slices.join('')}</svg><table class=leg>${legend.join('')}</table></div></div>`;
}

function returns(entry: s.Entry): string {
  const labels = ['FYTD', 'MTD', '1YR', '3YR', '5YR', 'Since Inception'];
  const row = (name: string, key: 'fund_return_percent' | 'benchmark_return_percent'): string[] => [
    name,
    ...labels.map((l) => cell(s.returnAt(entry, l)?.[key])),
  ];
  return s.htmlTable(
    [['Returns', ...labels], row(s.short(entry), 'fund_return_percent'), row('Benchmark', 'benchmark_return_percent')],
    'num',
  );
}

/** Twelve months as two rows of six, each row of months a head of its own. */
function months(entry: s.Entry): string {
  const labels = s.labelsOf(entry.monthly_returns);
  const half = (from: number): string => {
    const six = labels.slice(from, from + 6);
    const row = (name: string): string[] => [
      name,
      ...six.map((l) => cell(s.percentAt(entry.monthly_returns, name, l))),
    ];
    return s.tr(['Monthly Returns', ...six], 'th') + s.tr(row(s.short(entry))) + s.tr(row('Benchmark'));
  };
  return `<table class=num style="margin-top:1.4mm">${half(0)}${half(6)}</table>`;
}

function right(entry: s.Entry): string {
  const [now = '', then = ''] = s.datesOf(entry, 'ASSET_ALLOCATION');
  return `${s.heading('Fund Manager’s Commentary')}${s.paragraphs(COMMENTS[s.short(entry)] ?? [])}
${s.heading(s.titleOf(entry, 'ASSET_ALLOCATION'))}<div class=pies>${pieWith(entry, now)}${pieWith(entry, then)}</div>
${s.heading('Fund Performance')}${returns(entry)}${months(entry)}`;
}

function held(entry: s.Entry, fund: s.Fund): string {
  if (entry.holdings.length === 0) return '';
  const rows = entry.holdings.map((h) => [h.name_raw, s.noteOf(fund, h.name_raw), `${h.percent}%`]);
  const head = fund.model.kind === 'rate' ? ['Issue', 'Rating', 'Weight'] : ['Scrip', 'Sector', 'Weight'];
  return s.heading(entry.holdings_title_raw ?? '') + s.htmlTable([head, ...rows], 'hold');
}

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const head = [
    'Non-Compliant Investment',
    'Type',
    'Value before Provision (Rs. in mn)',
    'Provision Held (Rs. in mn)',
    'Net Value (Rs. in mn)',
    '% of Gross Assets',
    '% of Net Assets',
  ];
  const rows = entry.non_compliant.map((e) => s.exposureCells(e));
  return s.heading('Details of Non-Compliant Investments') + s.htmlTable([head, ...rows], 'bad');
}

function levy(entry: s.Entry): string {
  const [million, unit, percent] = s.only(LEVY[s.short(entry)], 'levy');
  return `${s.heading('Details of Sindh Workers’ Welfare Fund (SWWF)')}<div class=box>The Scheme has maintained provisions against Sindh Workers’
Welfare Fund’s liability to the tune of Rs. ${million} million. If the same were not made, the NAV per unit of the Scheme would be higher by
Rs. ${unit} and the return of the last year by ${percent}%.</div>`;
}

function fundPage(entry: s.Entry, { funds, month }: Context): string {
  const fund = s.fundNamed(funds, entry);
  const second = s.otherType(entry);
  const shares =
    second === null ? '' : s.sharesList(entry, second, (v) => `${v}%`).replace('class="list"', 'class="hold"');
  const names = held(entry, fund);
  const notes = [...entry.footnotes_raw, `Disclaimer: ${s.RISK_NOTE}`];
  return frame(
    `${entry.fund_name_raw} (${s.short(entry)})`,
    entry.page_footer_raw ?? '',
    `<div class=aim><b>Investment Objective:</b> ${s.esc(entry.investment_objective_raw)}</div>
<div class=cols><div>${left(entry, fund, month)}</div><div>${right(entry)}
${names === '' ? shares : `<div class=low><div>${shares}</div><div>${names}</div></div>`}</div></div>
${levy(entry)}${breaches(entry)}
<div class=notes>${notes.map((t) => `<div>${s.esc(t)}</div>`).join('')}</div>`,
  );
}

const REVIEW = [
  'Inflation for the month of October clocked in at 8.9% on the back of higher prices of perishable food items. The current ' +
    'account was in surplus for the third consecutive month, supported by record remittances of USD 2.3 billion.',
  'Large scale manufacturing grew by 3.7% in August. Cement dispatches touched a monthly record of 5.7 million tons, and sales of ' +
    'cars and fuels recovered to the level before the pandemic.',
];
const MARKETS = [
  'The State Bank held a Treasury Bill auction on October 21 with a total maturity of Rs. 487 billion against a target of Rs. ' +
    '750 billion. Participation was skewed towards the tenor of three months.',
  'The index of the stock exchange lost 684 points during the month. Cement and technology companies outperformed, while banks ' +
    'and exploration companies were under pressure from foreign selling.',
];

function front(entries: readonly s.Entry[]): string {
  const rows = entries.map((e) => [
    e.fund_name_raw,
    e.category_raw ?? '',
    e.fund_size_raw ?? '',
    e.nav_per_unit ?? '',
    cell(s.returnAt(e, 'FYTD')?.fund_return_percent),
  ]);
  const head = ['Name of Fund', 'Category', 'Net Assets (Rs. in mn)', 'NAV per Unit (Rs.)', 'FYTD Return'];
  return frame(
    'Economy and Capital Markets',
    'Fund Manager’s Report | October 2020 | 1',
    `<div class=front>${s.heading('Economy')}${s.paragraphs(REVIEW)}${s.heading('Money Market and Equities')}${s.paragraphs(MARKETS)}
${s.heading('Our Funds at a Glance')}${s.htmlTable([head, ...rows], 'hold')}</div>`,
  );
}

/** The pages of the whole report, or of the funds alone. */
export function html(entries: readonly s.Entry[], isWhole: boolean, funds: readonly s.Fund[], month: s.Month): string {
  const pages = entries.map((e) => fundPage(e, { funds, month }));
  return s.htmlPages(STYLE, isWhole ? [front(entries), ...pages] : pages);
}
