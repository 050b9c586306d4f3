/** The pages of AMC N201: terms of all funds in front, and accounts in double entry whose right side is a mirror. */
import { accountOfPrice, accountOfSize, balances } from './n201-accounts.ts';
import { FUNDS, STANDING } from './n201-funds.ts';
import * as s from './shared15.ts';

const INK = '#1f3a2e';
const RED = '#a3262a';

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fdfbf3}
body{font:7.5pt/1.2 'Liberation Serif';color:#222;font-variant-ligatures:none}p{margin:0}
.top{position:absolute;left:12mm;right:12mm;top:7mm;border-bottom:.8mm double ${RED};padding-bottom:1.2mm;
display:flex;
justify-content:space-between;align-items:flex-end;color:${INK}}.top h1{font:bold 14pt/1.1 'Liberation Serif';
margin:0}
.top span{text-align:right;font-size:8pt}main{position:absolute;left:12mm;right:12mm;top:18.5mm}
h2{font:bold 8.6pt/1.15 'Liberation Serif';color:${INK};text-align:center;margin:1.3mm 0 .3mm;letter-spacing:.1mm}
td,th{padding:.14mm 1mm;line-height:1.12;vertical-align:top;border-bottom:.12mm solid #bcd0c4;text-align:right;
font-weight:normal}
th{color:${RED};vertical-align:bottom;font-size:7pt}
.t{display:grid;grid-template-columns:1fr 1fr;border-top:.4mm solid ${INK}}
.t>div:first-child{border-right:.8mm double ${RED};padding-right:2mm}.t>div+div{padding-left:2mm}
.t h3{font:italic 8pt/1.2 'Liberation Serif';margin:.2mm 0;color:${RED}}.t>div+div h3{text-align:right}
.left td:first-child,.left th:first-child{text-align:left}.right td,.right th{text-align:left}
.right td:last-child,.right th:last-child{text-align:right}.sum tr:last-child td{font-weight:bold;
border-bottom:.8mm double ${INK}}
.n td:not(:first-child),.n th:not(:first-child){width:15mm}.right.n td,.right.n th{width:15mm}
.right.n td:last-child,.right.n th:last-child{width:auto}.plain td{text-align:left}.plain td:first-child{width:32mm;
color:#555}
.note td:nth-child(2),.note th:nth-child(2){text-align:left}.terms td,.terms th{text-align:left;font-size:9pt;
padding:1mm}
.terms td:first-child{width:44mm}.dots td,.dots th{text-align:center;font-size:9pt;padding:1mm}
.dots td:nth-child(-n+2){text-align:left}
.front h2{font-size:11pt;margin:7mm 0 1.5mm}.front p{font-size:9pt;line-height:1.45}
.foot{position:absolute;left:12mm;right:12mm;bottom:6mm;font-size:6.4pt;line-height:1.25;color:#444;
border-top:.2mm solid ${INK};padding-top:.8mm}
.foot div{display:flex;justify-content:flex-end;color:${INK};font-size:7.4pt;margin-top:.6mm}`;

interface Report {
  readonly entries: readonly s.Entry[];
  /** The funds that the terms in front are about. */
  readonly all: readonly s.Entry[];
  readonly month: s.Month;
  readonly form: s.Form;
}

type Rows = readonly (readonly string[])[];

const cell = (v: string | null | undefined): string =>
  v === null || v === undefined ? '–' : v.startsWith('-') ? `(${v.slice(1)})` : v;

const percent = (v: string | null | undefined): string => `${cell(v)}${v === null || v === undefined ? '' : '%'}`;

/** The last cell of each row becomes the first. */
const mirrored = (rows: Rows): string[][] => rows.map((r) => r.toReversed());

interface Side {
  readonly title: string;
  readonly rows: Rows;
  readonly heads?: number;
  readonly kind?: string;
}

/** Two sides of an account with a spine between them. */
function account(title: string, left: Side, right: Side): string {
  const of = (side: Side, name: string, rows: Rows): string =>
    `<div><h3>${s.esc(side.title)}</h3>${s.htmlTable(rows, `${name} ${side.kind ?? ''}`, side.heads ?? 0)}</div>`;
  return `${s.heading(title)}<div class=t>${of(left, 'left', left.rows)}
${of(right, 'right', mirrored(right.rows))}</div>`;
}

function frame(title: string, under: string, body: string, notes: readonly string[], footer: string): string {
  const lines = notes.map((t) => `<p>${s.esc(t)}</p>`).join('');
  return `<div class=top><h1>${s.esc(title)}</h1>
<span>Lakhra Fund Management Limited<br>${s.esc(under)}</span></div>${body}
<div class=foot>${lines}<p>Disclaimer: ${s.esc(s.RISK_NOTE)}</p><div>${s.esc(footer)}</div></div>`;
}

const TERMS: readonly (readonly [label: string, key: Exclude<keyof s.Profile, 'investment_objective_raw'>])[] = [
  ['Fund Type', 'fund_type_raw'],
  ['Trustee', 'trustee_raw'],
  ['Auditor', 'auditor_raw'],
  ['Registrar', 'registrar_raw'],
  ['Listing', 'listing_raw'],
  ['Par Value', 'par_value_raw'],
  ['Pricing Mechanism', 'pricing_mechanism_raw'],
  ['Dealing Days', 'dealing_days_raw'],
  ['Cut-off Time', 'cutoff_raw'],
  ['Minimum Initial Investment', 'minimum_initial_raw'],
  ['Minimum Subsequent Investment', 'minimum_subsequent_raw'],
  ['Front-end Load', 'front_end_load_raw'],
  ['Back-end Load', 'back_end_load_raw'],
  ['Leverage', 'leverage_raw'],
];

/** What is true for all funds, and the funds for which something else is. */
function standing(all: readonly s.Entry[]): string {
  const rows = TERMS.map(([label, key]) => {
    const others = all.filter((e) => e[key] !== STANDING[key]).map((e) => `${s.short(e)}: ${e[key] ?? ''}`);
    return [label, STANDING[key] ?? '', others.length === 0 ? 'none' : others.join('; ')];
  });
  return s.htmlTable([['Term', 'All schemes', 'Except'], ...rows], 'terms');
}

/** A dot for each fund that a person is responsible for. */
function committee(all: readonly s.Entry[]): string {
  const people = new Map(all.flatMap((e) => s.members(e)));
  const rows = [...people].map(([name, office]) => [
    name,
    office,
    ...all.map((e) => (e.parties.some((p) => p.name_raw === name) ? '●' : '')),
  ]);
  return s.htmlTable([['', '', ...all.map(s.short)], ...rows], 'dots');
}

function front(all: readonly s.Entry[]): string {
  const accounts = all.map((e) => [s.short(e), e.fund_name_raw, e.category_raw ?? '', String(e.page_number)]);
  const amc = s.only(s.ratingParts(s.only(all[0], 'entry'), 'AMC'), 'rating');
  return frame(
    'Standing Terms',
    'Ledger of January 2022',
    `<main class=front><p>What is written here is true for each scheme, and is not repeated in its account. Where a
scheme has terms of its own, it is named in the last column.</p>${standing(all)}${s.heading('Investment Committee')}
<p>A dot marks the schemes for which a member decides.</p>${committee(all)}${s.heading('Accounts in this Ledger')}
${s.htmlTable([['', 'Scheme', 'Category', 'Folio'], ...accounts], 'terms')}
<p style="margin-top:6mm">Asset Manager Rating: ${amc.rating} by ${amc.agency} (${amc.day})</p></main>`,
    [],
    'Lakhra Funds Ledger, January 2022, Folio 1',
  );
}

function particulars(entry: s.Entry): string {
  const isRanked = s.ratingParts(entry, 'FUND')?.rating.endsWith('Star') === true;
  const left = s.terms(entry, [
    ['Category', 'category_raw'],
    ['Launch Date', 'launch_date_raw'],
    ['Benchmark', 'benchmark_raw'],
    ['Management Fee', 'management_fee_raw'],
  ]);
  const right = [
    ...s.terms(entry, [
      ['Risk Profile', 'risk_profile_raw'],
      ['Risk of Principal Erosion', 'risk_of_principal_raw'],
    ]),
    ...s.stated([
      [
        isRanked ? 'Performance Ranking' : 'Stability Rating',
        s.ratingWith(entry, 'FUND', (r, by, d) => `${r} by ${by} (${d})`, ''),
      ],
    ]),
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ];
  return `<p style="margin-bottom:1.4mm"><b>Investment Objective:</b> ${s.esc(entry.investment_objective_raw)}</p>
<div class=t><div>${s.list(left, 'plain')}</div><div>${s.list(right, 'plain')}</div></div>`;
}

/** Periods and fiscal years, the fund's at the left and the benchmark's at the right. */
function returns(entry: s.Entry): string {
  const years = s.labelsOf(entry.historical_returns);
  const rows = (key: 'fund_return_percent' | 'benchmark_return_percent', name: string): Rows => [
    ...entry.reported_returns.map((r) => [r.period_label_raw, percent(r[key])]),
    ...years.map((l) => [l, percent(s.percentAt(entry.historical_returns, name, l))]),
  ];
  return account(
    'Account of Returns',
    { title: s.short(entry), rows: rows('fund_return_percent', s.short(entry)) },
    { title: 'Benchmark', rows: rows('benchmark_return_percent', 'Benchmark') },
  );
}

/** Each month with what Rs. 100 have become at its end. */
function months(entry: s.Entry, kind: s.Model['kind'], month: s.Month): string {
  const side = (name: string): Side => {
    const held = entry.monthly_returns.filter((r) => r.series_raw === name);
    const balance = balances(held, kind, month);
    const rows = held.map((r, i) => [r.period_label_raw, percent(r.percent), balance[i] ?? '']);
    return { title: name, rows: [['Month', 'Return', 'Balance'], ...rows], heads: 1, kind: 'n' };
  };
  return account('Account of Months (Balance of Rs. 100)', side(s.short(entry)), side('Benchmark'));
}

/** What is held equals who owes it; for stocks the right side has the sectors. */
function assets(entry: s.Entry): string {
  const type = s.only(s.otherType(entry), 'table');
  const dates = s.datesOf(entry, 'ASSET_ALLOCATION');
  const own = s.lines(entry, 'ASSET_ALLOCATION').map((r) => [r.label, ...r.cells.map(percent)]);
  const other = s.lines(entry, type).map((r) => [r.label, percent(r.cells[0])]);
  const isCredit = type === 'CREDIT_QUALITY';
  return account(
    'Account of Assets',
    {
      title: s.titleOf(entry, 'ASSET_ALLOCATION'),
      rows: [['', ...dates], ...own, ['Total', '100.0%', '100.0%']],
      heads: 1,
      kind: 'n sum',
    },
    {
      title: s.titleOf(entry, type),
      rows: [['', 'Jan-22'], ...other, ...(isCredit ? [['Total', '100.0%']] : [])],
      heads: 1,
      kind: isCredit ? 'sum' : '',
    },
  );
}

function narration(entry: s.Entry, kind: s.Model['kind']): string {
  const [month] = entry.reported_returns;
  const view =
    kind === 'rate'
      ? 'The State Bank kept its policy rate at 9.75% on 24 January, and said that it does not expect to change it ' +
        'soon. Yields of longer papers fell, of which the Scheme bought some.'
      : 'Stocks rose in the first half of the month and lost a part of it with the supplementary Finance Bill. ' +
        'Technology and banks did better than cement, which suffers from the price of coal.';
  return `<p style="margin-top:2mm"><b>Narration by the Fund Manager:</b> ${s.short(entry)} returned
${percent(month?.fund_return_percent)} in January 2022, while its benchmark returned
${percent(month?.benchmark_return_percent)}. ${view}</p>`;
}

/** Holdings with a running total at the left, and costs that sum to the expense ratio at the right. */
function holdingsAndCosts(entry: s.Entry): string {
  const mix = s.fundNamed(FUNDS, entry);
  const labels = [...new Set(entry.fees.map((f) => f.fee_label_raw))];
  const costs = labels.map((l) => [l, ...['MTD', 'YTD'].map((p) => `${s.feeOf(entry, l, p)}%`)]);
  const right = {
    title: 'Expenses (% p.a. of Average Net Assets)',
    rows: [['', 'MTD', 'YTD'], ...costs],
    heads: 1,
    kind: 'sum n',
  };
  if (entry.holdings.length === 0)
    return account(
      'Account of Costs',
      { title: 'Top Holdings', rows: [['No holdings other than those above']] },
      right,
    );
  let running = 0;
  const held = entry.holdings.map((h) => {
    running += Number(h.percent);
    return [h.name_raw, s.noteOf(mix, h.name_raw), `${h.percent}%`, `${running.toFixed(2)}%`];
  });
  const left = {
    title: entry.holdings_title_raw ?? '',
    rows: [['Name', '', 'Share', 'Balance'], ...held],
    heads: 1,
    kind: 'note',
  };
  return account('Account of Holdings and Costs', left, right);
}

function contra(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const head = [
    'Name of Investment',
    'Type',
    'Value before Provision',
    'Provision',
    'Value after Provision',
    '% of Gross Assets',
    '% of Net Assets',
  ];
  return `${s.heading('Non-Compliant Investments (Rs. in million)')}${s.htmlTable(
    [head, ...entry.non_compliant.map(s.exposureCells)],
    'left note',
  )}`;
}

function folio(entry: s.Entry, { month, form }: Report): string {
  const fund = s.fundNamed(FUNDS, entry);
  const [now, then] = [month, s.before(month)].map((m) => s.figuresThen(entry, FUNDS, m, form));
  const [figures, earlier] = [s.only(now, 'figures'), s.only(then, 'earlier figures')];
  const units = (entry.units_outstanding ?? '').replace(/\B(?=(\d{3})+$)/g, ',');
  return frame(
    `${entry.fund_name_raw} (${s.short(entry)})`,
    'Account for January 2022',
    `<main>${particulars(entry)}${account(
      'Account of Price and Size',
      { title: 'NAV per Unit (Rs.)', rows: accountOfPrice(entry, earlier), kind: 'sum' },
      {
        title: entry.fund_size_label_raw ?? '',
        rows: accountOfSize(figures, earlier, entry.fund_size_raw ?? ''),
        kind: 'sum',
      },
    )}<p style="text-align:center;margin-top:.6mm">Units in issue on 31 January 2022: ${units}</p>${returns(entry)}
${months(entry, fund.model.kind, month)}${assets(entry)}${holdingsAndCosts(entry)}${contra(entry)}
${narration(entry, fund.model.kind)}</main>`,
    entry.footnotes_raw,
    entry.page_footer_raw ?? '',
  );
}

/** The terms in front, and an account for each fund. */
export const html = (report: Report): string =>
  s.htmlPages(STYLE, [front(report.all), ...report.entries.map((e) => folio(e, report))]);
