/** The pages of AMC N117: a list of the funds, two pages of the pension fund, and one for each other fund. */
import * as s from './shared15.ts';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff;padding:9mm 11mm}body{font:8pt/1.32 'Liberation Sans';color:#2a2a2a}
.top{display:flex;justify-content:space-between;border-bottom:.8mm solid #6b1d2a;padding-bottom:3mm;margin-bottom:3mm;align-items:flex-end}
.logo{font:bold 11pt 'Liberation Serif';color:#6b1d2a}.logo small{display:block;font:7.2pt 'Liberation Sans';color:#777}
.name{text-align:right}h1{font:bold 17pt 'Liberation Serif';color:#6b1d2a;margin:0}.name span{font-size:9.4pt;color:#444}
.grid{display:grid;grid-template-columns:repeat(4,1fr);border:.25mm solid #c9b3a0;border-width:.25mm 0 0 .25mm;margin:2mm 0 3.4mm}
.grid div{border:.25mm solid #c9b3a0;border-width:0 .25mm .25mm 0;padding:1mm 1.8mm}.grid span{display:block;font-size:6.6pt;color:#8a5a3c}
.grid .w{grid-column:span 2}.grid b{font-weight:600;font-size:8pt}h2{font:bold 9.6pt 'Liberation Serif';color:#6b1d2a;margin:2.4mm 0 .8mm}
td,th{padding:.5mm 1.5mm;font-size:7.8pt;text-align:right;border-bottom:.2mm solid #e4d8cc}th{background:#f3ebe2;color:#6b1d2a}
td:first-child,th:first-child{text-align:left}.cols{display:flex;gap:6mm}.cols>div{flex:1}p{margin:0;text-align:justify}
.note{position:absolute;left:11mm;right:11mm;bottom:8mm;font-size:6.7pt;color:#555}.note p{margin-top:.8mm}
.ex tr:last-child td{font-style:italic;color:#777}.wide td:nth-child(2),.wide th:nth-child(2){text-align:left}
.wide td:first-child{white-space:nowrap}.left td{text-align:left}.idx td,.idx th{font-size:10pt;padding:2.4mm}
.box{border:.4mm solid #6b1d2a;padding:1.6mm 2.4mm;margin-top:3mm}`;

const cell = (v: string | null | undefined): string =>
  v === null || v === undefined ? '-' : v.startsWith('-') ? `(${v.slice(1)}%)` : `${v}%`;

const LABELS = ['January', '90 Days', 'Since 1st July', '365 Days', '3 Years', '5 Years', 'Since Launch'];
const STARRED = new Set(['3 Years', '5 Years', 'Since Launch']);
const starred = (label: string): string => (STARRED.has(label) ? `${label} *` : label);

function frame(entry: s.Entry, more: string, body: string): string {
  const notes = [...entry.footnotes_raw, s.RISK_NOTE].map((t) => `<p>${s.esc(t)}</p>`);
  return `<div class=top><div class=logo>${s.esc(entry.amc_name_raw)}<small>Monthly Fund Manager Report</small></div>
<div class=name><h1>${s.esc(entry.fund_name_raw)}${more}</h1><span>${s.esc(entry.report_month_label_raw)}</span></div></div>${body}
<div class=note>${notes.join('')}</div>`;
}

/** Each label is above its value. */
function grid(entry: s.Entry, prices: readonly s.Item[]): string {
  const items = s.stated([
    ...prices,
    ...s.terms(entry, [
      ['Category', 'category_raw'],
      ['Fund Type', 'fund_type_raw'],
      ['Launch Date', 'launch_date_raw'],
    ]),
    ['Maturity Date', entry.maturity_date_raw],
    ...s.terms(entry, [
      ['Benchmark', 'benchmark_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Risk of Principal Erosion', 'risk_of_principal_raw'],
      ['Management Fee', 'management_fee_raw'],
      ['Front-end Load', 'front_end_load_raw'],
      ['Back-end Load', 'back_end_load_raw'],
      ['Minimum Initial Investment', 'minimum_initial_raw'],
      ['Minimum Subsequent Investment', 'minimum_subsequent_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Leverage', 'leverage_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
    ]),
    ['Stability Rating', s.ratingText(entry, 'FUND', '')],
    ['Rating of the Management Company', s.ratingText(entry, 'AMC', '')],
    ...entry.fees.map((f) => [f.fee_label_raw, cell(f.percent)] as const),
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  const cells = items.map(
    ([l, v]) => `<div${v.length > 38 ? ' class=w' : ''}><span>${s.esc(l)}</span><b>${s.esc(v)}</b></div>`,
  );
  return `<p>${s.esc(entry.investment_objective_raw)}</p><div class=grid style="grid-auto-flow:dense">${cells.join('')}</div>`;
}

function returns(entry: s.Entry): string {
  const values = (key: 'fund_return_percent' | 'benchmark_return_percent'): (string | null | undefined)[] =>
    LABELS.map((l) => s.returnAt(entry, l)?.[key]);
  const [own, mark] = [values('fund_return_percent'), values('benchmark_return_percent')];
  const excess = own.map((v, i) => (v === null || v === undefined ? null : (Number(v) - Number(mark[i])).toFixed(2)));
  return `<h2>Returns</h2>${s.htmlTable(
    [
      ['', ...LABELS.map(starred)],
      [s.short(entry), ...own.map(cell)],
      ['Benchmark', ...mark.map(cell)],
      ['Excess Return', ...excess.map(cell)],
    ],
    'ex',
  )}`;
}

const months = (entry: s.Entry): string =>
  `<h2>Monthly Returns</h2>${s.monthTable(entry, [s.short(entry), 'Benchmark'], cell)}`;

/** The weights of the month, and in the next column those of the month before. */
function holdings(figures: s.Figures, then: s.Figures): string {
  if (figures.holdings.length === 0) return '';
  const rows = figures.holdings.map((h) => {
    const past = then.holdings.find((p) => p.name_raw === h.name_raw)?.percent;
    return [h.name_raw, cell(h.percent), h.rank === 4 ? '-' : cell(past)];
  });
  return `<h2>${s.esc(figures.holdings_title_raw)}</h2>${s.htmlTable([['Company', 'Jan-26', 'Dec-25'], ...rows])}`;
}

function shares(figures: s.Figures, type: s.AllocationType | null): string {
  if (type === null) return '';
  const rows = s.lines(figures, type).map((r) => [r.label, ...r.cells.map(cell)]);
  return `<h2>${s.esc(s.titleOf(figures, type))}</h2>${s.htmlTable([['', ...s.datesOf(figures, type)], ...rows])}`;
}

const team = (entry: s.Entry): string => `<h2>Investment Committee</h2>${s.htmlTable(s.members(entry), 'left', 0)}`;

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const head = [
    'Non-compliant Investment',
    'Type',
    'Value before Provision (Rs. mn)',
    'Provision (Rs. mn)',
    'Value after Provision (Rs. mn)',
  ];
  const rows = entry.non_compliant.map((e) => s.exposureCells(e));
  return `<h2>Details of Non-compliant Investments</h2>${s.htmlTable([[...head, '% of Gross Assets', '% of Net Assets'], ...rows], 'wide')}`;
}

const PROTECTED =
  '<div class=box><b>Capital protection.</b> The initial investment value of Rs. 100.00 per unit is protected for those who stay ' +
  'until maturity. As of 31st January 2026 the deposits alone will have grown to Rs. 103.42 per unit on that day.</div>';

function page(entry: s.Entry, then: s.Figures): string {
  const prices: s.Item[] = [
    ['NAV per Unit (Rs.), 31st January 2026', entry.nav_per_unit ?? ''],
    ['NAV per Unit (Rs.), 31st December 2025', then.nav_per_unit ?? ''],
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? ''],
  ];
  const isProtected = entry.maturity_date !== undefined;
  const second = shares(entry, s.otherType(entry));
  return frame(
    entry,
    '',
    `${grid(entry, prices)}${isProtected ? PROTECTED : ''}${returns(entry)}${months(entry)}<div class=cols>
<div>${shares(entry, 'ASSET_ALLOCATION')}${team(entry)}</div><div>${second}${holdings(entry, then)}</div></div>${breaches(entry)}`,
  );
}

/** A column for each sub-fund. */
function columns(entry: s.Entry, rows: readonly (readonly [string, (f: s.Figures) => string])[]): string {
  const heads = entry.sub_funds.map((x) => x.name_raw);
  return s.htmlTable([['', ...heads], ...rows.map(([label, of]) => [label, ...entry.sub_funds.map((x) => of(x))])]);
}

function pensionPages(entry: s.Entry, then: readonly s.Figures[]): string[] {
  const past = new Map(entry.sub_funds.map((x, i) => [x as s.Figures, then[i]]));
  const prices = columns(entry, [
    ['NAV per Unit (Rs.), 31st January 2026', (f) => f.nav_per_unit ?? ''],
    ['NAV per Unit (Rs.), 31st December 2025', (f) => past.get(f)?.nav_per_unit ?? ''],
    ['Net Assets (Rs. mn)', (f) => f.fund_size_raw ?? ''],
  ]);
  const periods = columns(
    entry,
    LABELS.map((l) => [starred(l), (f) => cell(s.returnAt(f, l)?.fund_return_percent)] as const),
  );
  const years = columns(
    entry,
    s
      .labelsOf(entry.sub_funds[0]?.historical_returns ?? [])
      .map((l) => [l, (f) => cell(f.historical_returns.find((r) => r.period_label_raw === l)?.percent)] as const),
  );
  const costs = columns(entry, [
    ['Expense Ratio (month)', (f) => cell(f.fees[0]?.percent)],
    ['Expense Ratio (since 1st July)', (f) => cell(f.fees[1]?.percent)],
  ]);
  const first = frame(
    entry,
    '',
    `${grid(entry, [[entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? '']])}<h2>Sub-Funds</h2>${prices}<h2>Returns</h2>${periods}
<h2>Returns by Fiscal Year</h2>${years}<h2>Expenses</h2>${costs}${team(entry)}`,
  );
  const [equity, debt, money] = entry.sub_funds.map((x) => shares(x, 'ASSET_ALLOCATION'));
  const own = s.only(entry.sub_funds[0], 'sub-fund');
  const sectors = shares(own, 'SECTOR_ALLOCATION');
  const list = holdings(own, s.only(then[0], 'figures'));
  const second = frame(
    entry,
    ' (cont’d)',
    `<div class=cols><div>${equity}${debt}${money}</div><div>${sectors}${list}</div></div>`,
  );
  return [first, second];
}

function front(entries: readonly s.Entry[]): string {
  const rows = entries.map((e) => [e.fund_name_raw, e.category_raw ?? '', e.page_numbers.join(' - ')]);
  return `<div class=top style="margin-top:60mm"><div class=logo style="font-size:16pt">Mianwali Asset Managers Limited</div>
<div class=name><h1>Monthly Fund Manager Report</h1><span>January 2026</span></div></div>
<div class=idx>${s.htmlTable([['Fund', 'Category', 'Page'], ...rows])}</div>
<p style="margin-top:8mm;font-size:9pt">Assets of all funds and of the separately managed accounts: Rs. 41,386 million on 31st January 2026.</p>`;
}

export function html(
  entries: readonly s.Entry[],
  isWhole: boolean,
  funds: readonly s.Fund[],
  form: s.Form,
  month: s.Month,
): string {
  const pages = entries.flatMap((e) => {
    const parts = s.partsOf(e, s.fundNamed(funds, e)).map((p) => s.figuresAt(p, s.before(month), form));
    return e.sub_funds.length > 0 ? pensionPages(e, parts) : [page(e, s.only(parts[0], 'figures'))];
  });
  return s.htmlPages(STYLE, isWhole ? [front(entries), ...pages] : pages);
}
