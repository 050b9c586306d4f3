/** The pages of AMC N169, typed: lines of text with blanks between the columns, drawn with Courier. */
import { printSheets } from './pdf1.ts';
import { COMMENTS } from './n169-funds.ts';
import * as s from './shared15.ts';

const WIDTH = 100;
const SIZE = 7.9;
const LEADING = 10.8;

/** A line of the page; `#` before it makes it bold. */
type Line = string;

const rule = (sign: string): Line => sign.repeat(WIDTH);
const centred = (text: string): Line => `#${' '.repeat(Math.floor((WIDTH - text.length) / 2))}${text}`;
const section = (text: string): Line[] => ['', `#${text}`, ''];

/** Words in lines that are not longer than the page is wide. */
function wrapped(text: string, first = '', hang = ''): Line[] {
  const lines: Line[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of text.split(' ')) {
    if (!isEmpty && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      [line, isEmpty] = [hang, true];
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line];
}

const item = (label: string, value: string): Line[] => wrapped(value, `${label.padEnd(24)}: `, ' '.repeat(26));

/** Cells at the right ends of their columns. */
const row = (label: string, cells: readonly string[], first: number, each: number, last = each): Line =>
  label.padEnd(first) + cells.map((c, i) => c.padStart(i === cells.length - 1 ? last : each)).join('');

/** A label, dots, and figures at the right. */
const dotted = (label: string, cells: readonly string[], first = 44): Line =>
  `${label} `.padEnd(first, '.') +
  cells.map((c, i) => (i === 0 ? ` ${c}`.padStart(16, '.') : ` ${` ${c}`.padStart(15, '.')}`)).join('');

const plain = (v: string | null | undefined): string => v ?? '-';
const thousands = (v: string | undefined): string => s.grouped(Number(v), 0);

const top = (entry: s.Entry, isFirst: boolean): Line[] => [
  `#${'JARANWALA INVESTMENT MANAGEMENT COMPANY LIMITED'.padEnd(WIDTH - 12)}January 2013`,
  "Fund Managers' Report",
  rule('='),
  '',
  centred(`${entry.fund_name_raw}${isFirst ? '' : ' (continued)'}`),
];

function facts(entry: s.Entry): Line[] {
  const items = s.stated([
    ...s.terms(entry, [
      ['Type of scheme', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Launched on', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk profile', 'risk_profile_raw'],
      ['Par value', 'par_value_raw'],
      ['Management fee', 'management_fee_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditors', 'auditor_raw'],
      ['Registrar', 'registrar_raw'],
      ['Listed on', 'listing_raw'],
      ['Leverage', 'leverage_raw'],
    ]),
    ['Rating of the Fund', s.ratingWith(entry, 'FUND', (r, by, day) => `${r} by ${by} on ${day}`, 'Not rated')],
    ['Rating of the Company', s.ratingWith(entry, 'AMC', (r, by, day) => `${r} by ${by} on ${day}`, '')],
  ]);
  return [
    ...section('1. THE FUND'),
    ...items.flatMap(([label, value]) => item(label, value)),
    '',
    ...wrapped(`Objective: ${entry.investment_objective_raw}`),
  ];
}

const dealing = (entry: s.Entry): Line[] => [
  ...section('2. DEALING IN UNITS'),
  ...wrapped(
    `Units are sold and redeemed from ${entry.dealing_days_raw} until ${entry.cutoff_raw} on the basis of ` +
      `${entry.pricing_mechanism_raw}. The front-end ` +
      `load is ${entry.front_end_load_raw}, and the back-end load is ${entry.back_end_load_raw}. The minimum ` +
      'initial investment is ' +
      `${entry.minimum_initial_raw}, and the minimum subsequent investment is ${entry.minimum_subsequent_raw}.` +
      (typeof entry.settlement_raw === 'string' ? ` Redemptions are paid within ${entry.settlement_raw}.` : ''),
  ),
];

const prices = (entry: s.Entry): Line[] => [
  ...section('3. PRICE AND SIZE'),
  ...wrapped(
    `On January 31, 2013 the net asset value (NAV) per unit was Rs. ${entry.nav_per_unit}. The net assets of ` +
      `the Fund were ${entry.fund_size_raw}, and ` +
      `${thousands(entry.units_outstanding)} units were outstanding. The offer price was Rs. ` +
      `${entry.offer_price} per unit, and the redemption price was ` +
      `Rs. ${entry.repurchase_price} per unit.`,
  ),
];

function returns(entry: s.Entry): Line[] {
  const peer = (label: string): string => plain(s.returnAt(entry, label)?.peer_return_percent);
  return [
    ...section('4. RETURNS (%)'),
    row('Period', [s.short(entry), 'Benchmark'], 28, 14),
    '-'.repeat(56),
    ...entry.reported_returns.map((r) =>
      row(r.period_label_raw, [plain(r.fund_return_percent), plain(r.benchmark_return_percent)], 28, 14),
    ),
    '-'.repeat(56),
    `Average of the peer group: ${peer('January 2013')}% in January 2013 and ${peer('FYTD')}% FYTD.`,
  ];
}

const remarks = (fund: s.Fund, number: number): Line[] => [
  ...section(`${number}. REMARKS OF THE MANAGER`),
  ...wrapped(COMMENTS[fund.abbr] ?? ''),
];

const LABEL = 10;

/** Twelve months of a fiscal year and the year itself; what the fund does not have is a dash. */
function block(entry: s.Entry, ended: number, last: string, lastOf: (series: string) => string | undefined): Line[] {
  const labels = Array.from({ length: last === 'FYTD' ? 7 : 12 }, (_, i) => {
    const at = s.monthAt(s.monthIndex({ year: ended - 1, month: 7 }) + i);
    return s.dashed(at);
  });
  const rows = [s.short(entry), 'Benchmark'].map((name) =>
    row(
      name,
      [...labels.map((l) => plain(s.percentAt(entry.monthly_returns, name, l))), plain(lastOf(name))],
      LABEL,
      7,
      last === 'FYTD' ? 8 : 6,
    ),
  );
  return [
    `Fiscal year ${ended - 1}-${String(ended).slice(2)}`,
    row('', [...labels, last], LABEL, 7, last === 'FYTD' ? 8 : 6),
    ...rows,
    '',
  ];
}

function months(entry: s.Entry): Line[] {
  const years = entry.historical_returns;
  const fytd = s.only(s.returnAt(entry, 'FYTD'), 'FYTD');
  const earlier = s
    .labelsOf(years)
    .filter((l) => l !== 'FY12')
    .toReversed();
  return [
    ...section('6. MONTHLY RETURNS (%)'),
    ...block(entry, 2012, 'FY12', (name) => s.percentAt(years, name, 'FY12')),
    ...block(
      entry,
      2013,
      'FYTD',
      (name) => (name === 'Benchmark' ? fytd.benchmark_return_percent : fytd.fund_return_percent) ?? undefined,
    ),
    ...(earlier.length === 0
      ? []
      : [
          'Earlier fiscal years',
          row('', earlier, LABEL, 7),
          ...[s.short(entry), 'Benchmark'].map((n) =>
            row(
              n,
              earlier.map((l) => plain(s.percentAt(years, n, l))),
              LABEL,
              7,
            ),
          ),
        ]),
  ];
}

const classes = (figures: s.Figures, name: string): Line[] => [
  name.padEnd(44) +
    s
      .datesOf(figures, 'ASSET_ALLOCATION')
      .map((d) => d.padStart(16))
      .join(''),
  ...s.lines(figures, 'ASSET_ALLOCATION').map((r) => dotted(r.label, r.cells)),
];

/** `Credit quality (% of total assets): Government securities 73.1, AAA 3.2 and Other assets 1.9.` */
function second(entry: s.Figures): Line[] {
  const type = s.otherType(entry);
  if (type === null) return [];
  const items = s.ofType(entry, type).map((r) => ({ label: r.label_raw, text: r.percent }));
  return ['', ...wrapped(`${s.titleOf(entry, type)}: ${s.listed(items)}.`)];
}

function portfolio(entry: s.Entry): Line[] {
  return [
    ...section('7. PORTFOLIO'),
    ...classes(entry, s.titleOf(entry, 'ASSET_ALLOCATION')),
    ...second(entry),
    '',
    ...entry.metrics.flatMap((m) => wrapped(m.value_raw, `${m.label_raw.padEnd(36)}: `)),
  ];
}

function holdings(figures: s.Figures, mix: s.Mix): Line[] {
  if (figures.holdings.length === 0) return [];
  const hasNotes = mix.papers.some(([, , note]) => note !== '');
  return [
    '',
    `${figures.holdings_title_raw}${hasNotes ? ', with the ratings of the certificates' : ''}`,
    ...figures.holdings.map((h) =>
      dotted(
        `${String(h.rank).padStart(2)}. ${h.name_raw}`,
        [...(hasNotes ? [s.noteOf(mix, h.name_raw)] : []), h.percent],
        hasNotes ? 46 : 60,
      ),
    ),
  ];
}

/** `18,740,000` rupees as `18.74`, provisions in brackets. */
const millions = (pkr: string | null): string => s.bracketed((Number(pkr ?? 0) / 1e6).toFixed(2));

function breaches(entry: s.Entry): Line[] {
  if (entry.non_compliant.length === 0) return [];
  const widths = [9, 10, 9, 9, 8] as const;
  const cells = (label: string, type: string, values: readonly string[]): Line =>
    label.padEnd(38) + type.padEnd(22) + values.map((v, i) => v.padStart((widths[i] ?? 8) - 1)).join('');
  return [
    '',
    'Investments that do not comply with the category (Rs. in million; % of gross and net assets)',
    cells('', '', ['Value', 'Provi-', 'Value', '% of', '% of']),
    cells('Name', 'Reason', ['before', 'sion', 'after', 'gross', 'net']),
    ...entry.non_compliant.map((e) =>
      cells(e.name_raw, e.type_raw, [
        millions(e.value_before_pkr),
        millions(e.provisioning_pkr),
        millions(e.value_after_pkr),
        plain(e.percent_gross_assets),
        plain(e.percent_net_assets),
      ]),
    ),
  ];
}

const people = (entry: s.Entry, number: number): Line[] => [
  ...section(`${number}. INVESTMENT COMMITTEE`),
  ...s.members(entry).map(([name, office], i) => `(${'abcdef'[i]}) ${name}, ${office}`),
];

const notes = (entry: s.Entry): Line[] => [
  '',
  '-'.repeat(30),
  ...entry.footnotes_raw.flatMap((t) => wrapped(t, '', '    ')),
];

function fundPages(entry: s.Entry, fund: s.Fund): Line[][] {
  return [
    [...top(entry, true), ...facts(entry), ...dealing(entry), ...prices(entry), ...returns(entry), ...remarks(fund, 5)],
    [
      ...top(entry, false),
      ...months(entry),
      ...portfolio(entry),
      ...holdings(entry, fund),
      ...breaches(entry),
      ...people(entry, 8),
      ...notes(entry),
    ],
  ];
}

/** Sub-funds have a lettered sentence each, and a column of the tables. */
function pensionPages(entry: s.Entry, fund: s.Fund): Line[][] {
  const subs = entry.sub_funds;
  const first = s.only(subs[0], 'sub-fund');
  const sentences = subs.flatMap((x, i) =>
    wrapped(
      `${x.name_raw}: NAV per unit Rs. ${x.nav_per_unit}, net assets ${x.fund_size_raw}, ` +
        `${thousands(x.units_outstanding)} units outstanding; offer ` +
        `price Rs. ${x.offer_price} and redemption price Rs. ${x.repurchase_price} per unit.`,
      `(${'abc'[i]}) `,
      '    ',
    ),
  );
  const heads = subs.map((x) => x.name_raw);
  const table = (
    labels: readonly string[],
    of: (x: s.SubFacts, label: string) => string | null | undefined,
  ): Line[] => [
    row('', heads, 20, 20, 24),
    '-'.repeat(84),
    ...labels.map((l) =>
      row(
        l,
        subs.map((x) => plain(of(x, l))),
        20,
        20,
        24,
      ),
    ),
  ];
  return [
    [
      ...top(entry, true),
      ...facts(entry),
      ...dealing(entry),
      ...section('3. PRICE AND SIZE OF THE SUB-FUNDS ON JANUARY 31, 2013'),
      ...sentences,
      ...section('4. RETURNS (%)'),
      ...table(s.periods(first), (x, l) => s.returnAt(x, l)?.fund_return_percent),
    ],
    [
      ...top(entry, false),
      ...section('5. RETURNS OF FISCAL YEARS (%)'),
      ...table(s.labelsOf(first.historical_returns), (x, l) => s.percentAt(x.historical_returns, x.name_raw, l)),
      ...section(`6. PORTFOLIO - ${s.titleOf(first, 'ASSET_ALLOCATION')}`),
      ...subs.flatMap((x) => [...classes(x, x.name_raw), '']),
      ...subs.flatMap((x) =>
        holdings(
          x,
          s.only(
            fund.subs?.find((y) => y.name === x.name_raw),
            'mix',
          ),
        ),
      ),
      ...remarks(fund, 7),
      ...people(entry, 8),
      ...notes(entry),
    ],
  ];
}

const REVIEW = [
  'The State Bank had reduced the discount rate by 50 basis points to 9.5% in December 2012. Inflation was ' +
    '8.1% in January, and the average of the ' +
    'seven months was 8.3%. Exports were USD 2.0 billion, and workers sent USD 1.1 billion. The rupee closed ' +
    'at 97.7 against the dollar.',
  'The stock market rose in January on foreign buying of USD 33 million and on the results of the exploration ' +
    'companies. The average volume was 178 ' +
    'million shares a day. Yields of Treasury Bills hardly changed.',
];

function front(entries: readonly s.Entry[]): Line[] {
  return [
    `#${'JARANWALA INVESTMENT MANAGEMENT COMPANY LIMITED'.padEnd(WIDTH - 12)}January 2013`,
    "Fund Managers' Report",
    rule('='),
    ...section('REVIEW OF THE MONTH'),
    ...REVIEW.flatMap((t) => [...wrapped(t), '']),
    ...section('CONTENTS'),
    ...entries.map((e) => dotted(`${e.fund_name_raw}, ${e.category_raw}`, [`Page ${e.page_number}`], 76)),
    '',
    ...wrapped(s.RISK_NOTE),
  ];
}

/** Two pages for each fund, and the review before them if the report is whole. */
export async function typed(entries: readonly s.Entry[], isWhole: boolean, funds: readonly s.Fund[]): Promise<Buffer> {
  const pages = entries.flatMap((e) => {
    const fund = s.fundNamed(funds, e);
    return fund.subs === undefined ? fundPages(e, fund) : pensionPages(e, fund);
  });
  return printSheets({ size: 'A4' }, false, (sheet) => {
    (isWhole ? [front(entries), ...pages] : pages).forEach((lines, i) => {
      sheet.addPage();
      const draw = (line: Line, y: number): void => {
        const isBold = line.startsWith('#');
        sheet.font(isBold ? 'Courier-Bold' : 'Courier').fontSize(SIZE);
        sheet.fillColor('#111111').text(isBold ? line.slice(1) : line, 60, y, { lineBreak: false });
      };
      lines.forEach((line, k) => {
        if (line !== '') draw(line, 44 + k * LEADING);
      });
      if (lines.length > 70) throw new Error(`page ${i + 1} has ${lines.length} lines`);
      draw(`Fund Managers' Report of January 2013 - Page ${i + 1}`, 808);
    });
  });
}
