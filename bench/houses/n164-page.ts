/** The pages of AMC N164: an index, and a statement on two pages for each fund. */
import { COMMENTS } from './n164-funds.ts';
import * as s from './shared15.ts';

const INK = '#1c2b3a';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff}body{font:8pt/1.25 'Liberation Serif';color:#111;font-variant-ligatures:none}
.top{position:absolute;left:18mm;right:18mm;top:12mm;text-align:center}.top h1{font:bold 15pt/1.2 'Liberation Serif';margin:0;color:${INK}}
.top p{margin:.6mm 0 0;font-size:9.4pt}.body{position:absolute;left:18mm;right:18mm;top:27mm}
td,th{padding:.36mm 1.2mm;text-align:left;vertical-align:top;line-height:1.18}th{font-weight:bold;border-top:.5mm solid ${INK};border-bottom:.25mm solid ${INK};vertical-align:bottom;color:${INK}}
.n{width:9mm;color:#777;text-align:right;font-size:6.8pt;line-height:1.4}.u{width:19mm;font-style:italic;color:#444}.v{width:30mm}.two .v{width:34mm}
th.v{text-align:center}.band td{font-weight:bold;padding-top:1.1mm;color:${INK}}.sum td{border-top:.2mm solid #555}.two .u{width:0;display:none}
.num{display:grid;grid-template-columns:16.5mm 1fr}.num b{font-weight:inherit}.num b:first-child{text-align:right}.end td{border-bottom:.5mm solid ${INK}}
.part{font:bold 8.6pt 'Liberation Serif';margin:0 0 1mm;color:${INK}}.part:not(:first-child){margin-top:2.4mm}.words{text-align:justify;font-size:8.4pt;margin:0}
.text .l{width:46mm}.bad td:nth-child(n+3),.bad th:nth-child(n+3){text-align:right}.bad td,.bad th{font-size:7.4pt}
.foot{position:absolute;left:18mm;right:18mm;bottom:9mm;border-top:.25mm solid ${INK};padding-top:1mm;font-size:6.8pt}.foot p{margin:0 0 .6mm}
.foot div{text-align:center;margin-top:1mm;font-size:7.6pt}.front td,.front th{padding:1.6mm}.front p{font-size:9.6pt;line-height:1.5;margin:0 0 3mm;text-align:justify}`;

/** The point of every figure is at the same place: digits before it end there, digits after it begin there. */
function figure(value: string | null | undefined): string {
  if (value === null || value === undefined || value === '') return '<span class=num><b>–</b></span>';
  const [whole = '', rest] = (value.startsWith('-') ? `(${value.slice(1)})` : value).split('.');
  return `<span class=num><b>${whole}</b>${rest === undefined ? '' : `<b>.${rest}</b>`}</span>`;
}

/** The lines of one fund, numbered through its parts. */
class Statement {
  #line = 0;

  /** A line of figures. */
  row(label: string, unit: string, values: readonly (string | null | undefined)[], kind = ''): string {
    this.#line += 1;
    return `<tr class="${kind}"><td class=n>${this.#line}</td><td class=l>${s.esc(label)}</td><td class=u>${s.esc(unit)}</td>${values
      .map((v) => `<td class=v>${figure(v)}</td>`)
      .join('')}</tr>`;
  }

  /** A line of text. */
  words(label: string, text: string): string {
    this.#line += 1;
    return `<tr><td class=n>${this.#line}</td><td class=l>${s.esc(label)}</td><td>${s.esc(text)}</td></tr>`;
  }
}

const band = (title: string): string => `<tr class=band><td></td><td colspan=5>${s.esc(title)}</td></tr>`;

const head = (first: string, unit: string, columns: readonly string[]): string =>
  `<tr><th class=n>Line</th><th class=l>${first}</th><th class=u>${unit}</th>${columns.map((c) => `<th class=v>${s.esc(c)}</th>`).join('')}</tr>`;

const page = (title: string, below: string, body: string, notes: readonly string[], footer: string): string =>
  `<div class=top><h1>${s.esc(title)}</h1><p>${s.esc(below)}</p></div><div class=body>${body}</div>
<div class=foot>${[...notes, s.RISK_NOTE].map((t) => `<p>${s.esc(t)}</p>`).join('')}<div>${s.esc(footer)}</div></div>`;

function shareRows(lines: Statement, entry: s.Entry, type: s.AllocationType | null): string {
  if (type === null) return '';
  const rows = s.lines(entry, type).map((r) => lines.row(r.label, '%', r.cells));
  const total = type === 'ASSET_ALLOCATION' ? lines.row('Total assets', '%', ['100.0', '100.0', '100.0'], 'sum') : '';
  return `${band(s.titleOf(entry, type))}${rows.join('')}${total}`;
}

function heldRows(lines: Statement, entry: s.Entry, columns: readonly s.Figures[]): string {
  if (entry.holdings.length === 0) return '';
  const rows = entry.holdings.map((h) =>
    lines.row(h.name_raw, '%', [
      h.percent,
      ...columns.slice(1).map((c) => c.holdings.find((x) => x.name_raw === h.name_raw)?.percent),
    ]),
  );
  return `${band(entry.holdings_title_raw ?? '')}${rows.join('')}`;
}

const RATIOS = ['Total expense ratio', 'Total expense ratio without levies'];

function costRows(lines: Statement, all: readonly s.Figures[]): string {
  const rows = RATIOS.flatMap((label) =>
    ['MTD', 'YTD'].map((period) =>
      lines.row(
        `${label}, ${period}`,
        '%',
        all.map((f) => s.feeOf(f, label, period)),
      ),
    ),
  );
  return `${band('Costs (annualised)')}${rows.join('')}`;
}

/** The prices, sizes and portfolio of the fund at each date. */
function position(lines: Statement, entry: s.Entry, columns: readonly s.Figures[]): string {
  const all = [entry, ...columns.slice(1)];
  const units = all.map((f) => s.grouped(Number(f.units_outstanding), 0));
  const rows = [
    head('Particulars', 'Unit', s.datesOf(entry, 'ASSET_ALLOCATION')),
    band('Size and prices'),
    lines.row(
      'Net assets',
      'Rs. million',
      all.map((f) => f.fund_size_raw),
    ),
    lines.row('Units outstanding', 'number', units),
    lines.row(
      'Net asset value per unit',
      'Rs.',
      all.map((f) => f.nav_per_unit),
    ),
    lines.row(
      'Offer price per unit',
      'Rs.',
      all.map((f) => f.offer_price),
    ),
    lines.row(
      'Redemption price per unit',
      'Rs.',
      all.map((f) => f.repurchase_price),
    ),
    shareRows(lines, entry, 'ASSET_ALLOCATION'),
    shareRows(lines, entry, s.otherType(entry)),
    heldRows(lines, entry, columns),
    costRows(lines, all),
    band('Portfolio'),
    ...entry.metrics.map((m, i) =>
      lines.row(
        m.label_raw,
        m.label_raw.startsWith('Number') ? 'number' : 'days',
        all.map((f) => f.metrics[i]?.value_raw),
        i === entry.metrics.length - 1 ? 'end' : '',
      ),
    ),
  ];
  return `<p class=part>Part A – Position</p><table>${rows.join('')}</table>`;
}

/** Periods, months and fiscal years under one head. */
function performance(lines: Statement, entry: s.Entry): string {
  const series = (rows: readonly s.SeriesRow[]): string =>
    s
      .labelsOf(rows)
      .map((l) => lines.row(l, '', [s.percentAt(rows, s.short(entry), l), s.percentAt(rows, 'Benchmark', l), null]))
      .join('');
  const rows = [
    head('Return in %', '', [s.short(entry), 'Benchmark', 'Category average']),
    band('Periods to April 30, 2026'),
    ...entry.reported_returns.map((r) =>
      lines.row(r.period_label_raw, '', [r.fund_return_percent, r.benchmark_return_percent, r.peer_return_percent]),
    ),
    band('Months'),
    series(entry.monthly_returns),
    band('Fiscal years to June 30'),
    series(entry.historical_returns),
  ];
  return `<p class=part>Part B – Performance</p><table class=two>${rows.join('')}</table>`;
}

function terms(lines: Statement, entry: s.Entry): string {
  const charged = s.feeOf(entry, 'Management fee charged', null);
  const items = s.stated([
    ...s.terms(entry, [
      ['Category', 'category_raw'],
      ['Type', 'fund_type_raw'],
      ['Launch date', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk profile', 'risk_profile_raw'],
      ['Risk of principal erosion', 'risk_of_principal_raw'],
      ['Management fee', 'management_fee_raw'],
    ]),
    ['Management fee charged', `${charged}%`],
    ...s.terms(entry, [
      ['Front-end load', 'front_end_load_raw'],
      ['Back-end load', 'back_end_load_raw'],
      ['Par value', 'par_value_raw'],
      ['Minimum initial investment', 'minimum_initial_raw'],
      ['Minimum subsequent investment', 'minimum_subsequent_raw'],
      ['Pricing mechanism', 'pricing_mechanism_raw'],
      ['Dealing days', 'dealing_days_raw'],
      ['Cut-off time', 'cutoff_raw'],
      ['Listing', 'listing_raw'],
      ['Leverage', 'leverage_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
      ['Registrar', 'registrar_raw'],
    ]),
    ['Stability rating of the Fund', s.ratingText(entry, 'FUND', 'Not applicable')],
    ['Rating of the Management Company', s.ratingText(entry, 'AMC', '')],
    ...s.people(entry),
  ]);
  const rows = items.map(([label, text]) => lines.words(label, text));
  return `<p class=part>Part C – Terms and people</p><table class=text>${rows.join('')}</table>`;
}

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const heads = [
    'Investment',
    'Type',
    'Value before provision',
    'Provision',
    'Value after provision',
    '% of gross assets',
    '% of net assets',
  ];
  return `<p class=part>Note – Non-compliant investments (Rs. million)</p>${s.htmlTable([heads, ...entry.non_compliant.map(s.exposureCells)], 'bad')}`;
}

/** The text below the figures of the first page. */
const remarks = (entry: s.Entry): string => `${breaches(entry)}<p class=part>Investment objective</p>
<p class=words>${s.esc(entry.investment_objective_raw)}</p><p class=part>Comment of the manager</p><p class=words>${s.esc(COMMENTS[s.short(entry)])}</p>`;

function fundPages(entry: s.Entry, columns: readonly s.Figures[]): string[] {
  const lines = new Statement();
  const footer = entry.page_footer_raw ?? '';
  const next = footer.replace(/\d+$/, (n) => String(Number(n) + 1));
  const rest = (): string => performance(lines, entry) + terms(lines, entry);
  return [
    page(
      entry.fund_name_raw,
      'Statement as at April 30, 2026',
      position(lines, entry, columns) + remarks(entry),
      [],
      footer,
    ),
    page(entry.fund_name_raw, 'Statement as at April 30, 2026 (continued)', rest(), entry.footnotes_raw, next),
  ];
}

const REVIEW = [
  'The policy rate was left unchanged in the meeting of the month, as inflation remained within the range of 5% to 7%. The rupee was stable, and ' +
    'remittances of workers were the highest of any April.',
  'The stock market continued its recovery. Turnover was broad, and foreign investors were net buyers for the first time in five months.',
];

function front(entries: readonly s.Entry[]): string {
  const rows = entries.map((e) => [e.fund_name_raw, s.short(e), e.category_raw ?? '', e.page_numbers.join(' and ')]);
  const body = `<div class=front>${s.paragraphs(REVIEW)}${s.htmlTable([['Fund', 'Short name', 'Category', 'Pages'], ...rows])}</div>`;
  const name = 'Tangwani Asset Management Limited';
  return page(name, 'Statements of the Funds as at April 30, 2026', body, [], `${name} – Statements of the Funds – 1`);
}

/** Two pages for each fund, and the index before them if the report is whole. */
export function html(
  entries: readonly s.Entry[],
  isWhole: boolean,
  columnsOf: (entry: s.Entry) => readonly s.Figures[],
): string {
  const pages = entries.flatMap((e) => fundPages(e, columnsOf(e)));
  return s.htmlPages(STYLE, isWhole ? [front(entries), ...pages] : pages);
}
