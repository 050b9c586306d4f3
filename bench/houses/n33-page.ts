/** The pages of AMC N33 as lines of text, and the PostScript that prints them. */
import * as s from './shared8.ts';

const COLUMNS = 98;
const HALF = 47;

export interface Run33 {
  readonly amc: string;
  readonly month: s.Month;
  readonly formOf: (isFund: boolean) => s.Form;
  readonly isWhole: boolean;
}

const left = (text: string, width: number): string => text.padEnd(width);
const right = (text: string, width: number): string => text.padStart(width);
const centred = (text: string): string => ' '.repeat(Math.floor((COLUMNS - text.length) / 2)) + text;
const rule = (width: number): string => '-'.repeat(width);

/** No zero before the point. */
const bare = (v: string | null | undefined): string =>
  v === null || v === undefined ? 'N.A.' : v.replace(/^(-?)0\./, '$1.');

/** Lines of two tables, printed as one line each. */
function beside(one: readonly string[], two: readonly string[]): string[] {
  return Array.from({ length: Math.max(one.length, two.length) }, (_, i) =>
    `${left(one[i] ?? '', HALF + 4)}${two[i] ?? ''}`.trimEnd(),
  );
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** A label, a colon and a value, which continues below itself. */
function item([label, value]: s.Item): string[] {
  return wrapped(value, HALF - 22).map((part, i) =>
    i === 0 ? `${left(label, 20)}: ${part}` : `${left('', 22)}${part}`,
  );
}

function facts(entry: s.Entry): string[] {
  const [manager, chief] = entry.parties;
  const one = s.stated([
    ['CATEGORY', entry.category_raw],
    ['FUND TYPE', entry.fund_type_raw],
    ['LAUNCH DATE', entry.launch_date_raw],
    ['BENCHMARK', entry.benchmark_raw],
    ['RISK PROFILE', entry.risk_profile_raw],
    ['PAR VALUE', entry.par_value_raw],
    ['MANAGEMENT FEE', entry.management_fee_raw],
    ['FRONT END LOAD', entry.front_end_load_raw],
    ['BACK END LOAD', entry.back_end_load_raw],
    ['LEVERAGE', entry.leverage_raw],
  ]);
  const two = s.stated([
    ['TRUSTEE', entry.trustee_raw],
    ['AUDITORS', entry.auditor_raw],
    [manager?.designation_raw ?? '', manager?.name_raw],
    [chief?.designation_raw ?? '', chief?.name_raw],
    ['PRICING', entry.pricing_mechanism_raw],
    ['DEALING DAYS', entry.dealing_days_raw],
    ['CUT-OFF TIMES', entry.cutoff_raw],
    ['MIN. INITIAL INV.', entry.minimum_initial_raw],
    ['MIN. SUBSEQUENT INV.', entry.minimum_subsequent_raw],
  ]);
  return beside(one.flatMap(item), two.flatMap(item));
}

/** The rating before is of an earlier day, so only the current one counts. */
function ratings(entry: s.Entry): string[] {
  const line = (name: string, subject: 'FUND' | 'AMC', previous: string): string[] => {
    const r = s.ratingParts(entry, subject);
    return r === null
      ? []
      : [`${left(name, 32)}${left(r.rating, 12)}${left(previous, 12)}${left(r.agency, 10)}${r.day}`];
  };
  return [
    `${left('RATINGS', 32)}${left('CURRENT', 12)}${left('PREVIOUS', 12)}${left('AGENCY', 10)}ASSIGNED ON`,
    rule(77),
    ...line('FUND', 'FUND', 'A(f)'),
    ...line('MANAGEMENT COMPANY', 'AMC', 'AM3+'),
  ];
}

function sizes(entry: s.Entry, fund: s.Fund, run: Run33): string[] {
  const part = s.only(s.partsOf(entry, fund)[0], 'part');
  const old = s.figuresAt(part, s.before(run.month), run.formOf(true));
  const line = (label: string, now: string, then: string): string =>
    `${left(label, 32)}${right(now, 18)}${right(then, 18)}`;
  return [
    line('', '30-SEP-2019', '31-AUG-2019'),
    rule(68),
    line('NAV PER UNIT (RS.)', entry.nav_per_unit ?? '', old.nav_per_unit ?? ''),
    line(entry.fund_size_label_raw ?? '', entry.fund_size_raw ?? '', old.fund_size_raw ?? ''),
    line(
      'UNITS OUTSTANDING',
      s.grouped(Number(entry.units_outstanding), 0),
      s.grouped(Number(old.units_outstanding), 0),
    ),
  ];
}

function expenses(parts: readonly (readonly [name: string, figures: s.Figures])[]): string[] {
  const value = (figures: s.Figures, period: string, label: string): string =>
    bare(figures.fees.find((f) => f.row_label_raw === period && f.fee_label_raw === label)?.percent);
  const row = (label: string, cells: readonly string[]): string =>
    left(label, 32) + cells.map((c) => right(c, 10)).join('');
  const names = parts.length > 1 ? [left('', 32) + parts.map(([name]) => right(name.toUpperCase(), 20)).join('')] : [];
  return [
    ...names,
    row(
      'EXPENSES (% P.A.)',
      parts.flatMap(() => ['MTD', 'YTD']),
    ),
    rule(32 + parts.length * 20),
    ...['TOTAL EXPENSE RATIO', 'OF WHICH LEVIES'].map((label) =>
      row(
        label,
        parts.flatMap(([, f]) => [value(f, 'MTD', label), value(f, 'YTD', label)]),
      ),
    ),
  ];
}

function returns(entry: s.Entry): string[] {
  const row = (cells: readonly string[]): string =>
    left(cells[0] ?? '', 17) +
    cells
      .slice(1)
      .map((c) => right(c, 10))
      .join('');
  return [
    row(['', 'FUND', 'BENCH-', 'PEER']),
    row(['PERIOD', 'RETURN', 'MARK', 'AVERAGE']),
    row(['', '%', '%', '%']),
    rule(HALF),
    ...entry.reported_returns.map((r) =>
      row([
        r.period_label_raw,
        bare(r.fund_return_percent),
        bare(r.benchmark_return_percent),
        bare(r.peer_return_percent),
      ]),
    ),
  ];
}

function months(entry: s.Entry): string[] {
  const name = entry.fund_column_raw ?? '';
  const at = (series: string, label: string): string =>
    right(bare(s.percentAt(entry.monthly_returns, series, label)), 12);
  return [
    `${left('', 10)}${right('', 12)}${right('BENCH-', 12)}`,
    `${left('MONTH', 10)}${right(name, 12)}${right('MARK', 12)}`,
    `${left('', 10)}${right('%', 12)}${right('%', 12)}`,
    rule(34),
    ...s.labelsOf(entry.monthly_returns).map((l) => `${left(l, 10)}${at(name, l)}${at('Benchmark', l)}`),
  ];
}

/** Weights of one or two months; the stars are of the report month. */
function shares(figures: s.Figures, type: s.AllocationType): string[] {
  const rows = s.ofType(figures, type);
  const dates = [...new Set(rows.map((r) => r.period_label ?? ''))];
  const heads = dates[0] === '' ? [] : [left('', 22) + dates.map((d) => right(d, 10)).join('')];
  return [
    rows[0]?.table_title_raw ?? '',
    rule(96),
    ...heads,
    ...s.lines(figures, type).map((r) => {
      const stars = '*'.repeat(Math.round(Number(r.cells[0]) / 2));
      return `${left(r.label, 22)}${r.cells.map((c) => right(bare(c), 10)).join('')}   ${stars}`;
    }),
    '',
  ];
}

function holdings(entry: s.Entry, fund: s.Fund): string[] {
  if (entry.holdings.length === 0) return [];
  const isDebt = s.secondRows(entry)[0]?.allocation_type === 'CREDIT_QUALITY';
  return [
    entry.holdings_title_raw ?? '',
    rule(78),
    `${left('NO. NAME', 40)}${left(isDebt ? 'MATURITY' : 'SECTOR', 26)}${right('PERCENT', 10)}`,
    ...entry.holdings.map(
      (h) =>
        `${right(String(h.rank), 3)} ${left(h.name_raw, 36)}${left(s.noteOf(fund, h.name_raw), 26)}${right(h.percent, 10)}`,
    ),
    '',
  ];
}

function subFunds(entry: s.Entry): string[] {
  const subs = entry.sub_funds;
  const row = (label: string, of: (sub: s.SubFacts) => string): string =>
    left(label, 32) + subs.map((sub) => right(of(sub), 20)).join('');
  const labels = subs[0]?.reported_returns.map((r) => r.period_label_raw) ?? [];
  return [
    row('SUB-FUND', (sub) => sub.name_raw.toUpperCase()),
    rule(92),
    row(subs[0]?.fund_size_label_raw ?? '', (sub) => sub.fund_size_raw ?? ''),
    row('NAV PER UNIT (RS.)', (sub) => sub.nav_per_unit ?? ''),
    '',
    'RETURNS (%)',
    ...labels.flatMap((l) => [
      row(l, (sub) => bare(s.returnAt(sub, l)?.fund_return_percent)),
      row('   BENCHMARK', (sub) => bare(s.returnAt(sub, l)?.benchmark_return_percent)),
    ]),
    '',
  ];
}

const LEGAL = [
  'ALL INVESTMENTS IN MUTUAL FUNDS AND PENSION FUNDS ARE SUBJECT TO MARKET RISKS. PAST PERFORMANCE IS',
  'NOT NECESSARILY INDICATIVE OF FUTURE RESULTS. PLEASE READ THE OFFERING DOCUMENT.',
];

function head(run: Run33, page: number, title: string): string[] {
  return [
    `${left('REPORT FMR07', 20)}${left(centred(run.amc.toUpperCase()).trimStart(), 58)}${right(`PAGE ${String(page).padStart(3, '0')}`, 20)}`,
    `${left('RUN 09-OCT-2019', 20)}FUND MANAGER REPORT AS ON SEPTEMBER 30, 2019`,
    '='.repeat(COLUMNS),
    centred(title),
    '='.repeat(COLUMNS),
    '',
  ];
}

function pagesOf(entry: s.Entry, fund: s.Fund, run: Run33): string[][] {
  const title = `${entry.fund_name_raw.toUpperCase()} (${entry.fund_column_raw ?? fund.abbr})`;
  const [first = 1, second = 2] = entry.page_numbers;
  const objective = wrapped(`OBJECTIVE: ${entry.investment_objective_raw ?? ''}`, COLUMNS);
  const common = [...objective, '', ...facts(entry), '', ...ratings(entry), ''];
  if (fund.subs !== undefined) {
    const parts = entry.sub_funds.map((sub) => [sub.name_raw, sub] as const);
    const body = parts.flatMap(([name, sub]) => [
      `SUB-FUND: ${name.toUpperCase()}`,
      ...shares(sub, 'ASSET_ALLOCATION'),
    ]);
    return [
      [...head(run, first, title), ...common, ...subFunds(entry), ...expenses(parts)],
      [...head(run, second, title), ...body, ...LEGAL],
    ];
  }
  const type = s.secondRows(entry)[0]?.allocation_type;
  const statistics = entry.metrics.map((m) => `${left(m.label_raw, 32)}${right(bare(m.value_raw), 10)}`);
  return [
    [
      ...head(run, first, title),
      ...common,
      ...sizes(entry, fund, run),
      '',
      ...expenses([['', entry]]),
      '',
      ...beside(returns(entry), months(entry)),
      '',
      ...entry.footnotes_raw,
    ],
    [
      ...head(run, second, title),
      ...shares(entry, 'ASSET_ALLOCATION'),
      ...(type === undefined ? [] : shares(entry, type)),
      ...holdings(entry, fund),
      'STATISTICS',
      rule(42),
      ...statistics,
      '',
      ...LEGAL,
    ],
  ];
}

/** The lines of each page. */
export function textPages(entries: readonly s.Entry[], funds: readonly s.Fund[], run: Run33): string[][] {
  const index = entries.map((e) => `${left(e.fund_name_raw.toUpperCase(), 60)}${right(String(e.page_number), 6)}`);
  const front = [...head(run, 1, 'INDEX OF FUNDS'), '', ...index];
  return [...(run.isWhole ? [front] : []), ...entries.flatMap((e) => pagesOf(e, s.fundNamed(funds, e), run))];
}

/** A program that shows each line as one string. */
export function toPostScript(pages: readonly (readonly string[])[]): string {
  const shown = (line: string): string => line.replaceAll(/[()\\]/g, (c) => `\\${c}`);
  const body = pages.map((lines, i) => {
    const text = lines
      .map((line, k) => (line === '' ? '' : `27 ${796 - k * 11.3} moveto (${shown(line)}) show`))
      .filter((line) => line !== '');
    return `%%Page: ${i + 1} ${i + 1}\n/Courier findfont 9.2 scalefont setfont\n${text.join('\n')}\nshowpage`;
  });
  return `%!PS-Adobe-3.0\n<< /PageSize [595 842] >> setpagedevice\n${body.join('\n')}\n`;
}
