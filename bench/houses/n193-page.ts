/** The pages of AMC N193: an ordinary page with two captioned tables of returns, and numbered notes in two columns. */
import { notesOf } from './n193-notes.ts';
import * as s from './shared15.ts';

const NAVY = '#1d3557';
const LEAF = '#2a7f62';
const PALE = '#eaf3ef';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}section{width:210mm;height:296.8mm;background:#fff}
body{font:7.3pt/1.28 'DejaVu Sans Condensed';color:#222;font-variant-ligatures:none}
.top{position:absolute;left:10mm;right:10mm;top:7mm;display:flex;justify-content:space-between;align-items:flex-end;color:${NAVY};font-size:7.4pt}
.top b{display:block;font-size:9.4pt;color:${LEAF}}main{position:absolute;left:10mm;right:10mm;top:18mm}
h1{font:bold 14.5pt/1.15 'DejaVu Sans Condensed';color:#fff;background:${NAVY};margin:0 0 2mm;padding:1.3mm 2.4mm}
h2{font:bold 7.4pt/1.15 'DejaVu Sans Condensed';color:${NAVY};margin:2.2mm 0 .9mm;border-left:1.4mm solid ${LEAF};padding-left:1.4mm}
div>h2:first-child{margin-top:0}p{margin:0;text-align:justify}
td,th{padding:.42mm .8mm;text-align:right;line-height:1.17;vertical-align:top;border-bottom:.12mm solid #cfdcd6}
td:first-child,th:first-child{text-align:left}th{background:${PALE};color:${NAVY};vertical-align:bottom;white-space:nowrap}
.two{display:grid;grid-template-columns:76mm 1fr;gap:4mm;align-items:start}.even{display:grid;grid-template-columns:1fr 1fr;gap:4mm;align-items:start;margin-top:2mm}
.facts td{text-align:left}.facts td:first-child{width:33mm;color:${NAVY}}
caption{caption-side:top;text-align:left;font-weight:bold;color:#fff;background:${LEAF};padding:.6mm 1.2mm;font-size:7pt}
.cols{display:grid;gap:4mm;margin-top:1mm;align-items:start}.cols td,.cols th{text-align:center}.cols td:first-child,.cols th:first-child{text-align:left;white-space:nowrap}
.months{font-size:6.2pt;margin-top:.5mm}.months td,.months th{text-align:center;padding:.45mm .2mm}.months td:first-child{text-align:left}
.held td:nth-child(2),.held th:nth-child(2),.bad td:nth-child(2),.bad th:nth-child(2){text-align:left}.bad{font-size:6.4pt}.bad th{white-space:normal}
.warn{font-size:6pt;font-style:italic;color:#8a1c1c;margin-top:.6mm}
.notes{columns:2;column-gap:4mm;font-size:6.5pt;line-height:1.3;color:#333;border-top:.3mm solid ${NAVY};padding-top:1mm;margin-top:.6mm}
.notes p{break-inside:avoid;margin-bottom:.7mm}.notes b{color:${NAVY}}
.foot{position:absolute;left:10mm;right:10mm;bottom:5mm;font-size:5.7pt;line-height:1.25;color:#555}
.foot div{text-align:right;font-size:6.8pt;color:${NAVY};border-top:.3mm solid ${LEAF};margin-top:.8mm;padding-top:.7mm}
.long p{font-size:9.4pt;line-height:1.6;margin-top:3mm}.long h2{font-size:10pt;margin-top:8mm}.long td{font-size:7.6pt;padding:1.2mm 1mm}.risks td,.risks th{text-align:left}`;

interface Report {
  readonly entries: readonly s.Entry[];
  readonly isWhole: boolean;
  readonly funds: readonly s.Fund[];
}

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);

const frame = (
  title: string,
  body: string,
  footer: string,
): string => `<div class=top><div><b>Tordher Islamic Asset Management Limited</b>
Managing your savings the halal way</div><span>Fund Manager Report | November 2020</span></div><main><h1>${s.esc(title)}</h1>${body}</main>
<div class=foot>MUFAP’s Recommended Format. Disclaimer: ${s.esc(s.RISK_NOTE)}<div>${s.esc(footer)}</div></div>`;

function facts(entry: s.Entry): string {
  const isPension = entry.sub_funds.length > 0;
  const of = (label: string): string => `${s.feeOf(entry, label, null)}%`;
  const [mtd, ytd] = ['Total Expense Ratio (MTD)', 'Total Expense Ratio (YTD)'];
  const size = [
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? ''],
    ['NAV per Unit (PKR)', entry.nav_per_unit ?? ''],
  ] as const;
  const items = s.stated([
    ...(isPension ? [] : size),
    ...s.terms(entry, [
      ['Fund Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Inception Date', 'launch_date_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Risk of Principal Erosion', 'risk_of_principal_raw'],
      ['Management Fee', 'management_fee_raw'],
      ['Front-end Load', 'front_end_load_raw'],
      ['Back-end Load', 'back_end_load_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ['Stability Rating', s.ratingWith(entry, 'FUND', (r, by, d) => `${r} by ${by} (${d})`, '')],
    ...(isPension ? [] : [[mtd, of(mtd)] as const, [ytd, of(ytd)] as const]),
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  return `${s.heading('Fund Information')}${s.list(items, 'facts')}`;
}

/** What the manager says, with the return of the month and the largest class. */
function comment(entry: s.Entry, fund: s.Fund): string {
  const kind = fund.model.kind;
  const views = {
    rate:
      'The State Bank of Pakistan kept its policy rate at 7.0% in its meeting of November 23, 2020. Rates of Islamic banks on daily ' +
      'balances moved in a narrow range, and the Fund kept most of its assets in them until the auctions of Ijara Sukuk resume.',
    market:
      'The market was under pressure in the first week as cases of COVID-19 rose again, and recovered on the news of vaccines. The Fund ' +
      'added to cement and steel companies, of which the sales of the quarter were above expectations, and sold power companies.',
  };
  if (entry.sub_funds.length > 0)
    return 'The Equity Sub-Fund remained close to its upper limit of stocks. The Debt and the Money Market Sub-Fund preferred floating rates.';
  const [month] = entry.reported_returns;
  const view =
    fund.abbr === 'TIPF'
      ? 'The Fund raised its allocation to fixed income for a part of its gains, and remains ready to return to equities when the ' +
        'second wave of COVID-19 has passed.'
      : views[kind];
  const word = kind === 'rate' ? 'an annualised return' : 'an absolute return';
  return (
    `${s.short(entry)} generated ${word} of ${month?.fund_return_percent ?? ''}% in November 2020, while its benchmark had ` +
    `${month?.benchmark_return_percent ?? ''}%. ${view}`
  );
}

/** A table under its caption, with a column for each label. */
const captioned = (caption: string, rows: readonly (readonly string[])[]): string =>
  s.htmlTable(rows).replace(/^<table[^>]*>/, (tag) => `${tag}<caption>${s.esc(caption)}</caption>`);

const CAPTIONS = { short: 'Annualised Returns (% p.a.)', long: 'Absolute Returns (%)' };

const isLong = (label: string): boolean => /Years|Since/.test(label);

/** Income funds have short periods annualised and long ones absolute; for other funds it is the other way round. */
function returns(entry: s.Entry, kind: s.Model['kind']): string {
  const name = s.short(entry);
  const years = s.labelsOf(entry.historical_returns);
  const labels = s.periods(entry);
  const columns = [[...labels.filter((l) => !isLong(l)), ...years], labels.filter(isLong)] as const;
  const captions = kind === 'rate' ? [CAPTIONS.short, CAPTIONS.long] : [CAPTIONS.long, CAPTIONS.short];
  const table = (own: readonly string[], caption: string): string => {
    const row = (series: string, key: 'fund_return_percent' | 'benchmark_return_percent'): string[] => [
      series,
      ...own.map((l) =>
        cell(years.includes(l) ? s.percentAt(entry.historical_returns, series, l) : s.returnAt(entry, l)?.[key]),
      ),
    ];
    return captioned(caption, [
      ['', ...own],
      row(name, 'fund_return_percent'),
      row('Benchmark', 'benchmark_return_percent'),
    ]);
  };
  const tables = columns.map((own, i) => table(own, captions[i] ?? ''));
  return `<div class=cols style="grid-template-columns:1.55fr 1fr;margin-top:2mm">${tables.join('')}</div>`;
}

function months(entry: s.Entry): string {
  const rows = s.wideSeries(
    entry.monthly_returns,
    [
      [s.short(entry), s.short(entry)],
      ['Benchmark', 'Benchmark'],
    ],
    cell,
  );
  return `${s.heading('Monthly Returns')}${s.htmlTable(rows, 'months')}`;
}

function assets(figures: s.Figures): string {
  const rows = s.lines(figures, 'ASSET_ALLOCATION').map((r) => [r.label, ...r.cells.map(cell)]);
  return `${s.heading(s.titleOf(figures, 'ASSET_ALLOCATION'))}${s.htmlTable([
    ['', ...s.datesOf(figures, 'ASSET_ALLOCATION')],
    ...rows,
  ])}`;
}

function holdings(figures: s.Figures, mix: s.Mix): string {
  if (figures.holdings.length === 0) return '';
  const isSukuk = figures.holdings_title_raw?.includes('Sukuk') === true;
  const hasNotes = mix.papers.some(([, , note]) => note !== '');
  const note = (name: string): string[] => (hasNotes ? [s.noteOf(mix, name)] : []);
  const rows = figures.holdings.map((h) => [h.name_raw, ...note(h.name_raw), cell(h.percent)]);
  const head = ['Name of Investee Company', ...(hasNotes ? [isSukuk ? 'Rating' : 'Sector'] : []), 'Weight'];
  return `${s.heading(figures.holdings_title_raw ?? '')}${s.htmlTable([head, ...rows], hasNotes ? 'held' : '')}`;
}

/** What the association asks to disclose about investments that break a limit. */
function disclosure(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const head = [
    'Name of Non-Compliant Investment',
    'Type of Investment',
    'Value before Provision',
    'Provision Held',
    'Value after Provision',
    '% of Gross Assets',
    '% of Net Assets',
  ];
  return `${s.heading('MUFAP Disclosure: Details of Non-Compliant Investments (PKR in million)')}${s.htmlTable(
    [head, ...entry.non_compliant.map(s.exposureCells)],
    'bad',
  )}<p class=warn>Non-Compliant Investment Disclaimer: ${s.short(entry)} holds certain non-compliant investments. Before making any
investment decision, investors should review this document and the latest Financial Statements.</p>`;
}

function notes(entry: s.Entry, fund: s.Fund): string {
  const lines = notesOf(entry, fund).map(
    ({ title, text }, i) => `<p>${i + 1}. <b>${s.esc(title)}:</b> ${s.esc(text)}</p>`,
  );
  return `${s.heading('Notes and Disclosures')}<div class=notes>${lines.join('')}</div>`;
}

const committee = (entry: s.Entry): string =>
  `${s.heading('Members of the Investment Committee')}<p>${s.esc(
    s
      .members(entry)
      .map(([name, office]) => `${name} - ${office}`)
      .join(' | '),
  )}</p>`;

const words = (entry: s.Entry, fund: s.Fund): string =>
  `${s.heading('Investment Objective')}<p>${s.esc(entry.investment_objective_raw)}</p>
${s.heading('Fund Manager’s Comments')}<p>${s.esc(comment(entry, fund))}</p>`;

function fundPage(entry: s.Entry, fund: s.Fund): string {
  const type = s.otherType(entry);
  const second = type === null ? '' : s.sharesList(entry, type, cell);
  const held = holdings(entry, fund);
  const lower = [second, held].filter((x) => x !== '').map((x) => `<div>${x}</div>`);
  const grid = lower.length === 2 ? '64mm 1fr' : '92mm';
  return frame(
    entry.fund_name_raw,
    `<div class=two><div>${facts(entry)}</div><div>${words(entry, fund)}${assets(entry)}</div></div>
${returns(entry, fund.model.kind)}<div style="height:2mm"></div>${months(entry)}
${lower.length === 0 ? '' : `<div class=even style="grid-template-columns:${grid}">${lower.join('')}</div>`}
<div style="height:2mm"></div>${disclosure(entry)}${committee(entry)}${notes(entry, fund)}`,
    entry.page_footer_raw ?? '',
  );
}

/** Short periods of the equity sub-fund are absolute; all other returns are annualised. */
function subReturns(entry: s.Entry): string {
  const [equity, ...others] = entry.sub_funds;
  const first = s.only(equity, 'sub-fund');
  const labels = s.periods(first);
  const row = (x: s.SubFacts, isShown: (label: string) => boolean): string[] => [
    x.name_raw,
    ...labels.map((l) => cell(isShown(l) ? s.returnAt(x, l)?.fund_return_percent : null)),
  ];
  const short = labels.filter((l) => !isLong(l));
  const absolute = captioned(CAPTIONS.long, [['', ...short], row(first, (l) => !isLong(l)).slice(0, short.length + 1)]);
  const annualised = captioned(CAPTIONS.short, [
    ['', ...labels],
    ...others.map((x) => row(x, () => true)),
    row(first, isLong),
  ]);
  return `<div class=cols style="grid-template-columns:1fr 1.5fr;margin-top:3mm">${absolute}${annualised}</div>`;
}

function pensionPage(entry: s.Entry, fund: s.Fund): string {
  const subs = entry.sub_funds;
  const first = s.only(subs[0], 'sub-fund');
  const head = ['', ...subs.map((x) => x.name_raw)];
  const row = (label: string, of: (x: s.SubFacts) => string): string[] => [label, ...subs.map(of)];
  const ratio = (label: string): string[] => row(label, (x) => cell(s.feeOf(x, label, null)));
  const size = s.htmlTable([
    head,
    row(first.fund_size_label_raw ?? '', (x) => x.fund_size_raw ?? ''),
    row('NAV per Unit (PKR)', (x) => x.nav_per_unit ?? ''),
    ratio('Total Expense Ratio (MTD)'),
    ratio('Total Expense Ratio (YTD)'),
  ]);
  const classes = s
    .matrix(subs, 'ASSET_ALLOCATION', '')
    .map(([label = '', ...shares]) => [label, ...shares.map((v) => (v === '' ? '-' : `${v}%`))]);
  return frame(
    entry.fund_name_raw,
    `<div class=two><div>${facts(entry)}</div><div>${words(entry, fund)}${s.heading('Sub-Funds')}${size}</div></div>
${subReturns(entry)}<div class=even style="margin-top:3mm;grid-template-columns:1.35fr 1fr"><div>${s.heading(s.titleOf(first, 'ASSET_ALLOCATION'))}
${s.htmlTable([head, ...classes])}</div><div>${holdings(first, s.only(fund.subs?.[0], 'mix'))}</div></div>
<div style="height:3mm"></div>${committee(entry)}${notes(entry, fund)}`,
    entry.page_footer_raw ?? '',
  );
}

const REVIEW = [
  'Inflation eased to 8.3% in November from 8.9% in October, as prices of food came down from their peak. The current account had a surplus ' +
    'for the fifth month in a row, on remittances of USD 2.34 billion, which were 28.4% more than a year ago.',
  'The KMI-30 Index moved in a wide range. Cement and steel companies led the gains on record dispatches, while exploration companies lagged ' +
    'despite a recovery of crude oil. Foreigners sold stocks of USD 58 million.',
  'The State Bank of Pakistan left its policy rate at 7.0% and called the outlook for growth improved. The next auction of GoP Ijara Sukuk is ' +
    'expected in December, when the Government means to raise PKR 75 billion.',
];

function front(entries: readonly s.Entry[]): string {
  const rows = entries.map((e) => [
    e.fund_name_raw,
    e.category_raw ?? '',
    e.risk_profile_raw ?? '',
    e.risk_of_principal_raw ?? '-',
    String(e.page_number),
  ]);
  const head = ['Fund', 'Category', 'Risk Profile', 'Risk of Principal Erosion', 'Page'];
  return frame(
    'Economy and Markets',
    `<div class=long>${s.paragraphs(REVIEW)}${s.heading('In This Report')}${s.htmlTable([head, ...rows], 'risks')}</div>`,
    'Tordher Islamic Funds - Fund Manager Report - November 2020 - Page 1 of 6',
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
