/** The sheets of AMC N122: a sheet of market figures and one for each fund, with thirteen columns and grid lines. */
import { COMMENTS } from './n122-funds.ts';
import * as s from './shared15.ts';

const COLUMNS = 13;
const LEFT = 6;
const RIGHT = 7;

const STYLE = `@page{size:A4;margin:0}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
section{width:210mm;height:296.8mm;background:#fff;padding:8mm 8mm 0}body{font:7.4pt/1.2 'Liberation Sans';color:#000}
table{table-layout:fixed}td{border:.35pt solid #bdbdbd;padding:.55mm .9mm;vertical-align:middle;height:3.75mm;overflow-wrap:break-word}
.t{font-weight:bold;background:#d9d9d9;text-align:center;border:.8pt solid #000}.h{font-weight:bold;text-align:center;background:#f2f2f2}
.l{font-weight:bold}.n{text-align:right}.c{text-align:center}.j{text-align:justify;line-height:1.3}.b{border-left:1.1pt solid #000}
.amc{font:bold 13pt 'Liberation Sans';text-align:center;height:8mm}.rep{font-size:9pt;text-align:center}
.name{font:bold 12pt 'Liberation Sans';text-align:center;background:#bfbfbf;border:.8pt solid #000;height:7mm}.s{font-size:6.8pt}
.e{height:3mm}`;

/** The HTML of a cell, how many columns it is wide, and its look. */
type Cell = readonly [text: string, span: number, look?: string, rows?: number];

const td = ([text, span, look = '', rows = 1]: Cell): string =>
  `<td colspan=${span}${rows > 1 ? ` rowspan=${rows}` : ''} class="${look}">${s.esc(text)}</td>`;
const tr = (cells: readonly Cell[]): string => `<tr>${cells.map(td).join('')}</tr>`;

const figure = (v: string | null | undefined): string => (v === null || v === undefined ? 'N/A' : s.bracketed(v));

const sheet = (rows: readonly string[]): string =>
  `<table><colgroup><col style="width:17.5mm">${'<col>'.repeat(COLUMNS - 1)}</colgroup>${rows.join('')}</table>`;

const headOf = (amc: string, name: string): string[] => [
  tr([[amc, COLUMNS, 'amc']]),
  tr([["Fund Manager's Report - July 2025", COLUMNS, 'rep']]),
  tr([[name, COLUMNS, 'name']]),
];

/** A line of one half of the sheet. */
type Line = readonly Cell[];

/** A long value takes the height of more than one line. */
function factLines(items: readonly s.Item[]): Line[] {
  return items.flatMap(([label, value]): Line[] => {
    const rows = Math.ceil(value.length / 42);
    const rest = Array.from({ length: rows - 1 }, (): Line => []);
    return [
      [
        [label, 2, 'l', rows],
        [value, 4, '', rows],
      ],
      ...rest,
    ];
  });
}

function facts(entry: s.Entry): Line[] {
  const manager = s.members(entry).find(([, office]) => office === 'Fund Manager')?.[0] ?? '';
  const total: s.Item[] =
    entry.sub_funds.length === 0 ? [] : [[entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? '']];
  const items = s.stated([
    ...s.terms(entry, [
      ['Type of Fund', 'fund_type_raw'],
      ['Category of Fund', 'category_raw'],
      ['Date of Launch', 'launch_date_raw'],
    ]),
    ...total,
    ...s.terms(entry, [
      ['Benchmark', 'benchmark_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Risk of Principal Erosion', 'risk_of_principal_raw'],
      ['Management Fee', 'management_fee_raw'],
      ['Sales Load (Front-end)', 'front_end_load_raw'],
      ['Sales Load (Back-end)', 'back_end_load_raw'],
      ['Min. Initial Investment', 'minimum_initial_raw'],
      ['Min. Subsequent Investment', 'minimum_subsequent_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Pricing Mechanism', 'pricing_mechanism_raw'],
      ['Listing', 'listing_raw'],
      ['Leverage', 'leverage_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditors', 'auditor_raw'],
    ]),
    ['Stability Rating', s.ratingText(entry, 'FUND', '')],
    ['AMC Rating', s.ratingText(entry, 'AMC', '')],
    ['Fund Manager', manager],
  ]);
  return [[['GENERAL INFORMATION', LEFT, 't']], ...factLines(items)];
}

function expenses(entry: s.Entry): Line[] {
  const labels = ['Total Expense Ratio', 'Government Levies and SECP Fee'];
  return [
    [['EXPENSES (% p.a. of Net Assets)', LEFT, 't']],
    [
      ['', 4, 'h'],
      ['MTD', 1, 'h'],
      ['YTD', 1, 'h'],
    ],
    ...labels.map((l): Line => [
      [l, 4],
      [s.feeOf(entry, l, 'MTD'), 1, 'n'],
      [s.feeOf(entry, l, 'YTD'), 1, 'n'],
    ]),
  ];
}

const statistics = (entry: s.Entry): Line[] => [
  [['PORTFOLIO STATISTICS', LEFT, 't']],
  ...entry.metrics.map((m): Line => [
    [m.label_raw, 4],
    [m.value_raw, 2, 'n'],
  ]),
];

const committee = (entry: s.Entry): Line[] => [
  [['INVESTMENT COMMITTEE', LEFT, 't']],
  ...s.members(entry).map(([name, office]): Line => [
    [name, 3],
    [office, 3],
  ]),
];

/** A table of the right half: a title, two heads, and rows of a label and two figures. */
const pairTable = (title: string, heads: readonly [string, string], rows: readonly (readonly string[])[]): Line[] => [
  [[title, RIGHT, 't']],
  [
    ['', 3, 'h'],
    [heads[0], 2, 'h'],
    [heads[1], 2, 'h'],
  ],
  ...rows.map(([label = '', one = '', other = '']): Line => [
    [label, 3],
    [one, 2, 'n'],
    [other, 2, 'n'],
  ]),
];

const DAY_HEADS = ['31-Jul-2025', '30-Jun-2025'] as const;
const MONTH_HEADS = ['July-25', 'June-25'] as const;

const shares = (figures: s.Figures, type: s.AllocationType): Line[] =>
  pairTable(
    s.titleOf(figures, type),
    MONTH_HEADS,
    s.lines(figures, type).map((r) => [r.label, ...r.cells]),
  );

function returns(entry: s.Entry): Line[] {
  const rows = entry.reported_returns.map((r) => [
    r.period_label_raw,
    figure(r.fund_return_percent),
    figure(r.benchmark_return_percent),
  ]);
  const names = [s.short(entry), 'Benchmark'] as const;
  const years = s.longSeries(entry.historical_returns, names, figure);
  return [...pairTable('FUND RETURNS (%)', names, rows), ...pairTable('RETURNS BY FISCAL YEAR (%)', names, years)];
}

function holdings(figures: s.Figures): Line[] {
  if (figures.holdings.length === 0) return [];
  return [
    [[figures.holdings_title_raw ?? '', RIGHT, 't']],
    ...figures.holdings.map((h): Line => [
      [h.name_raw, 5],
      [h.percent, 2, 'n'],
    ]),
  ];
}

/** Both halves, a row of the sheet for each pair of lines; the shorter half continues with empty cells. */
function halves(left: readonly Line[], right: readonly Line[]): string[] {
  const blank = (columns: number): Cell[] => Array.from({ length: columns }, () => ['', 1] as const);
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) => {
    const [first = ['', 1], ...others] = right[i] ?? blank(RIGHT);
    const [text, span, look = '', rows = 1] = first;
    return tr([...(left[i] ?? blank(LEFT)), [text, span, `${look} b`, rows], ...others]);
  });
}

function comments(entry: s.Entry): string[] {
  const texts = COMMENTS[entry.fund_column_raw ?? 'SPF'] ?? [];
  return [tr([["FUND MANAGER'S COMMENTS", COLUMNS, 't']]), ...texts.map((t) => tr([[t, COLUMNS, 'j']]))];
}

const objective = (entry: s.Entry): string[] => [
  tr([
    ['Investment Objective', 2, 'l'],
    [entry.investment_objective_raw ?? '', COLUMNS - 2, 'j'],
  ]),
];

const ends = (entry: s.Entry): string[] => [
  ...entry.footnotes_raw.map((t) => tr([[t, COLUMNS, 's']])),
  tr([[`Disclaimer: ${s.RISK_NOTE}`, COLUMNS, 's j']]),
];

function months(entry: s.Entry): string[] {
  const rows = s.wideSeries(
    entry.monthly_returns,
    [
      [s.short(entry), s.short(entry)],
      ['Benchmark', 'Benchmark'],
    ],
    figure,
  );
  return [
    tr([['MONTHLY RETURNS (%)', COLUMNS, 't']]),
    ...rows.map((cells, i) => tr(cells.map((c, k) => [c, 1, i === 0 ? 'h' : k === 0 ? 'l s' : 'n'] as const))),
  ];
}

function fundSheet(entry: s.Entry, then: s.Figures): string {
  const prices = pairTable('NET ASSETS AND NAV', DAY_HEADS, [
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? '', then.fund_size_raw ?? ''],
    ['NAV per Unit (Rs.)', entry.nav_per_unit ?? '', then.nav_per_unit ?? ''],
  ]);
  const type = s.only(s.otherType(entry), 'second table');
  const right = [...prices, ...returns(entry), ...shares(entry, 'ASSET_ALLOCATION'), ...shares(entry, type)];
  const left = [...facts(entry), ...expenses(entry), ...statistics(entry), ...committee(entry)];
  return sheet([
    ...headOf(entry.amc_name_raw, entry.fund_name_raw),
    ...objective(entry),
    ...halves(left, [...right, ...holdings(entry)]),
    ...months(entry),
    ...comments(entry),
    ...ends(entry),
  ]);
}

/** Sub-funds are rows, and each column of figures is two columns of the sheet. */
function subTables(entry: s.Entry, then: readonly s.Figures[]): string[] {
  const { sub_funds: subs } = entry;
  const heads = ['Net Assets (Rs. in million)', 'NAV (Rs.) 31-Jul-2025', 'NAV (Rs.) 30-Jun-2025'];
  const ratioHeads = ['Total Expense Ratio (MTD) %', 'Total Expense Ratio (YTD) %'];
  const table = (title: string, columns: readonly string[], span: number, of: (i: number) => readonly string[]) => {
    const first = COLUMNS - columns.length * span;
    return [
      tr([[title, COLUMNS, 't']]),
      tr([['Sub-Fund', first, 'h'], ...columns.map((c) => [c, span, 'h'] as const)]),
      ...subs.map((sub, i) => tr([[sub.name_raw, first, 'l'], ...of(i).map((v) => [v, span, 'n'] as const)])),
    ];
  };
  const labels = s.periods(s.only(subs[0], 'sub-fund'));
  const years = s.labelsOf(subs[0]?.historical_returns ?? []);
  return [
    ...table('SUB-FUNDS', [...heads, ...ratioHeads], 2, (i) => [
      subs[i]?.fund_size_raw ?? '',
      subs[i]?.nav_per_unit ?? '',
      then[i]?.nav_per_unit ?? '',
      ...(subs[i]?.fees ?? []).map((f) => f.percent),
    ]),
    ...table('RETURNS (%)', labels, 1, (i) =>
      (subs[i]?.reported_returns ?? []).map((r) => figure(r.fund_return_percent)),
    ),
    ...table('RETURNS BY FISCAL YEAR (%)', years, 2, (i) =>
      (subs[i]?.historical_returns ?? []).map((r) => figure(r.percent)),
    ),
  ];
}

/** Three tables side by side, four, four and five columns wide. */
function subAllocations(entry: s.Entry): string[] {
  const widths = [4, 4, 5];
  const tables = entry.sub_funds.map((sub, i): Line[] => {
    const width = widths[i] ?? 4;
    return [
      [[s.titleOf(sub, 'ASSET_ALLOCATION'), width, 't']],
      [
        ['', width - 2, 'h'],
        ['July-25', 1, 'h'],
        ['June-25', 1, 'h'],
      ],
      ...s
        .lines(sub, 'ASSET_ALLOCATION')
        .map((r): Line => [[r.label, width - 2], ...r.cells.map((c) => [c, 1, 'n'] as const)]),
    ];
  });
  const height = Math.max(...tables.map((t) => t.length));
  return Array.from({ length: height }, (_, i) =>
    tr(
      tables.flatMap((t, k): Line => {
        const width = widths[k] ?? 4;
        return (
          t[i] ?? [
            ['', width - 2],
            ['', 1],
            ['', 1],
          ]
        );
      }),
    ),
  );
}

function pensionSheet(entry: s.Entry, then: readonly s.Figures[]): string {
  const equity = s.only(entry.sub_funds[0], 'sub-fund');
  return sheet([
    ...headOf(entry.amc_name_raw, entry.fund_name_raw),
    ...objective(entry),
    ...halves(facts(entry), [...shares(equity, 'SECTOR_ALLOCATION'), ...holdings(equity)]),
    ...subTables(entry, then),
    ...subAllocations(entry),
    tr([['INVESTMENT COMMITTEE', COLUMNS, 't']]),
    ...s.members(entry).map(([name, office]) =>
      tr([
        [name, LEFT],
        [office, RIGHT],
      ]),
    ),
    ...comments(entry),
    ...ends(entry),
  ]);
}

const MARKET: readonly (readonly [string, string, string])[] = [
  ['Consumer Price Index (year on year)', '4.1%', '3.2%'],
  ['Policy Rate', '11.00%', '11.00%'],
  ['Foreign Exchange Reserves (USD billion)', '19.5', '18.1'],
  ['Rupees for one US Dollar', '282.87', '283.76'],
];

function front(amc: string): string {
  const head = tr([
    ['Indicator', 7, 'h'],
    ['July-25', 3, 'h'],
    ['June-25', 3, 'h'],
  ]);
  const rows = MARKET.map(([label, now, past]) =>
    tr([
      [label, 7],
      [now, 3, 'n'],
      [past, 3, 'n'],
    ]),
  );
  const texts = [
    'The fiscal year began with calm prices and a stable rupee. Remittances stayed high, while imports rose with the ' +
      'recovery of industry, and the current account was slightly negative.',
    'The State Bank of Pakistan left its policy rate as it was. We expect that the next decisions depend on the ' +
      'prices of energy and of food after the monsoon.',
  ];
  return sheet([...headOf(amc, 'Economy and Markets'), head, ...rows, ...texts.map((t) => tr([[t, COLUMNS, 'j']]))]);
}

export function html(
  entries: readonly s.Entry[],
  isWhole: boolean,
  funds: readonly s.Fund[],
  form: s.Form,
  month: s.Month,
): string {
  const sheets = entries.map((e) => {
    const then = s.partsOf(e, s.fundNamed(funds, e)).map((p) => s.figuresAt(p, s.before(month), form));
    return e.sub_funds.length > 0 ? pensionSheet(e, then) : fundSheet(e, s.only(then[0], 'figures'));
  });
  return s.htmlPages(STYLE, isWhole ? [front(entries[0]?.amc_name_raw ?? ''), ...sheets] : sheets);
}
