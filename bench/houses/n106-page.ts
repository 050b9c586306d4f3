/** The troff source of the report of AMC N106: two columns a page, each with the tables of one fund. */
import * as s from './shared15.ts';

export const PER_PAGE = 2;

const LEFT = '1.5c';
const RIGHT = '10.9c';
const COLUMN = '8.6c';
const TOP = '2.7c';
const FOOT = '26.3c';

const PREAMBLE = `.pl 29.7c
.po ${LEFT}
.ll 18c
.lt 18c
.fam P
.ps 8
.vs 9.9p
.hy 0
.na
.defcolor teal rgb #12566b
.defcolor grey rgb #8a979c
.de SH
.sp 0.45
.ft B
\\m[teal]\\\\$1\\m[]
.ft R
.br
.sp -0.55
\\m[grey]\\l'${COLUMN}'\\m[]
.br
.sp 0.05
..`;

/** Text for troff: no control line, and no accent in the place of an apostrophe. */
const t = (text: string | null | undefined): string =>
  (text ?? '')
    .replaceAll('\\', '\\e')
    .replaceAll('’', '\\(cq')
    .replace(/^([.'])/, '\\&$1');

const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : `${v}%`);

/** Rows of figures below a row of heads, the first column at the left. */
function figures(rows: readonly (readonly string[])[]): string {
  const columns = (rows[0]?.length ?? 2) - 1;
  const format = `lw(${(8.55 - columns * 1.93).toFixed(2)}c) ${Array.from({ length: columns }, () => 'rw(1.5c)').join(' ')}.`;
  return `.TS
nokeep tab(|);
${format}
${rows.map((r) => r.map(t).join('|')).join('\n')}
.TE`;
}

/** Labels and values; a long value has more than one line. */
const pairs = (items: readonly s.Item[]): string =>
  `.TS
nokeep tab(|);
lw(2.9c) lw(5.2c).
${items.map(([label, value]) => `${t(label)}|T{\n${t(value)}\nT}`).join('\n')}
.TE`;

function facts(entry: s.Entry): s.Item[] {
  const stability = s.ratingWith(entry, 'FUND', (r, agency, day) => `${r} by ${agency} (${day})`, '');
  const isStar = stability.includes('Star');
  const manager = entry.parties.find((p) => p.designation_raw === 'Fund Manager')?.name_raw ?? '';
  return s.stated([
    ...s.terms(entry, [
      ['Fund Type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Launch Date', 'launch_date_raw'],
      ['Risk Profile', 'risk_profile_raw'],
      ['Benchmark', 'benchmark_raw'],
    ]),
    [isStar ? 'Performance Ranking' : 'Stability Rating', stability],
    ...s.terms(entry, [
      ['Management Fee', 'management_fee_raw'],
      ['Front-end Load', 'front_end_load_raw'],
      ['Back-end Load', 'back_end_load_raw'],
      ['Minimum Investment', 'minimum_initial_raw'],
      ['Pricing', 'pricing_mechanism_raw'],
      ['Dealing Days', 'dealing_days_raw'],
      ['Cut-off Time', 'cutoff_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditor', 'auditor_raw'],
      ['Listing', 'listing_raw'],
    ]),
    ['Fund Manager', manager],
  ]);
}

function keyFigures(entry: s.Entry): string[][] {
  const held = entry.amount_invested_by_fof_pkr;
  const items = s.stated([
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ['of which Investments by Funds of Funds', held === null ? null : s.grouped(Number(held) / 1e6, 0)],
    ['NAV per Unit (PKR)', entry.nav_per_unit],
    ...entry.fees.map((f) => [f.fee_label_raw, cell(f.percent)] as const),
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  return items.map((item) => [...item]);
}

function shares(entry: s.Entry, type: s.AllocationType | null): string[] {
  if (type === null) return [];
  const rows = s.lines(entry, type).map((r) => [r.label, ...r.cells.map(cell)]);
  return [`.SH "${s.titleOf(entry, type)}"`, figures([['', ...s.datesOf(entry, type)], ...rows])];
}

/** The column of one fund, from its title down. */
function column(entry: s.Entry): string {
  const returns = entry.reported_returns.map((r) => [
    r.period_label_raw,
    cell(r.fund_return_percent),
    cell(r.benchmark_return_percent),
  ]);
  const held = s.holdingItems(entry, cell).map((item) => [...item]);
  return [
    `.ps 13\n.vs 16p\n\\m[teal]\\fB${t(entry.fund_name_raw)}\\fP\\m[]\n.br\n.ps 8\n.vs 9.9p\n.sp 0.3`,
    t(entry.investment_objective_raw),
    '.br',
    '.SH "Fund Facts"',
    pairs(facts(entry)),
    '.SH "Key Figures on January 31, 2019"',
    figures(keyFigures(entry)),
    '.SH "Performance"',
    figures([['', s.short(entry), 'Benchmark'], ...returns]),
    ...shares(entry, 'ASSET_ALLOCATION'),
    ...shares(entry, s.otherType(entry)),
    ...(held.length === 0 ? [] : [`.SH "${entry.holdings_title_raw ?? ''}"`, figures(held)]),
  ].join('\n');
}

/** What both funds share: the committee without their managers, the rating of the manager, and notes. */
function foot(entries: readonly s.Entry[]): string {
  const first = s.only(entries[0], 'fund');
  const people = s
    .members(first)
    .filter(([, office]) => office !== 'Fund Manager')
    .map(([name, office]) => `${name} (${office})`);
  const rating = s.ratingWith(first, 'AMC', (r, agency, day) => `${r} by ${agency} (${day})`, '');
  return `.sp |${FOOT}
.po ${LEFT}
.ll 18c
\\m[grey]\\l'18c'\\m[]
.br
\\fBInvestment Committee:\\fP ${t(people.join(', '))}.
.br
\\fBAsset Manager Rating:\\fP ${t(rating)}
.br
.ps 7
.vs 8.4p
${t(first.footnotes_raw.join(' '))} ${t(s.RISK_NOTE)}
.br
.sp 0.3
.tl '${t(first.amc_name_raw)}''${s.only(first.page_footer_raw, 'footer')}'
.ps 8
.vs 9.9p`;
}

function page(entries: readonly s.Entry[]): string {
  const month = s.only(entries[0], 'fund').report_month_label_raw;
  const columns = entries.map(
    (entry, i) => `.sp |${TOP}\n.po ${i === 0 ? LEFT : RIGHT}\n.ll ${COLUMN}\n${column(entry)}`,
  );
  return `.sp |1c
.ps 12
.tl '\\m[teal]\\fBFund Manager Report\\fP\\m[]''\\m[teal]\\fB${month}\\fP\\m[]'
.ps 8
.tl 'Chishtian Investments''All amounts in PKR million unless stated otherwise'
.sp -0.4
\\m[teal]\\l'18c'\\m[]
.br
${columns.join('\n')}
${foot(entries)}`;
}

export function source(entries: readonly s.Entry[]): string {
  const pages = Array.from({ length: Math.ceil(entries.length / PER_PAGE) }, (_, i) =>
    page(entries.slice(i * PER_PAGE, (i + 1) * PER_PAGE)),
  );
  return `${PREAMBLE}\n${pages.join('\n.bp\n')}\n`;
}
