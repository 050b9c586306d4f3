/** The troff source of the report of AMC N86. */
import * as s from './shared15.ts';

const PREAMBLE = `.pl 29.7c
.po 2.2c
.ll 16.6c
.lt 16.6c
.fam N
.ps 10
.vs 12.6
.hy 0
.nr PG 0 1
.de FO
'sp 0.7c
'ps 9
'tl ''\\(en \\\\n+(PG \\(en''
'ps
'bp
..
.wh -2c FO
.de HD
'sp 1.4c
..
.wh 0 HD
.de SH
.sp 0.6
.ne 5
.ft B
.ps 11.5
\\\\$1
.br
.ps 10
.ft R
.sp 0.2
..
.de PP
.sp 0.45
.ne 3
\\fB\\\\$1.\\fP
..`;

/** Text for troff: no control line. */
const t = (text: string | null | undefined): string => (text ?? '').replaceAll('\\', '\\e').replace(/^([.'])/, '\\&$1');

/** `1, 2 and 3` */
function inOrder(values: readonly string[]): string {
  const last = values.at(-1) ?? '';
  return values.length < 2 ? last : `${values.slice(0, -1).join(', ')} and ${last}`;
}

type Value = (entry: s.Entry) => string | null | undefined;

const each = (entries: readonly s.Entry[], of: Value): string => inOrder(entries.map((e) => of(e) ?? ''));

/** What is equal for all funds. */
function common(entries: readonly s.Entry[], of: Value): string {
  const values = new Set(entries.map((e) => of(e) ?? ''));
  if (values.size !== 1) throw new Error(`not common: ${[...values].join(', ')}`);
  return [...values][0] ?? '';
}

function terms(all: readonly s.Entry[]): readonly (readonly [title: string, text: string])[] {
  const fee = (i: number): string => each(all, (e) => `${e.fees[i]?.percent ?? ''}%`);
  const rated = all.filter((e) => s.rated(e, 'FUND') !== null);
  const agency = common(rated, (e) => s.ratingParts(e, 'FUND')?.agency);
  const ratedOn = common(rated, (e) => s.ratingParts(e, 'FUND')?.day);
  const lasting = all.filter((e) => e.metrics.length > 0);
  const manager = s.only(s.ratingParts(s.only(all[0], 'fund'), 'AMC'), 'rating');
  return [
    [
      'Size and price',
      `On 31 January 2024, the net assets of the funds were PKR ${each(all, (e) => e.fund_size_raw)} million, and the NAV per unit was PKR ${each(all, (e) => e.nav_per_unit)}, respectively.`,
    ],
    [
      'Category and risk',
      `The funds are ${common(all, (e) => e.fund_type_raw)} schemes of the categories ${each(all, (e) => e.category_raw)}, with a risk profile of ${each(all, (e) => e.risk_profile_raw)}. They were launched on ${each(all, (e) => e.launch_date_raw)}.`,
    ],
    [
      'Objectives',
      `The investment objectives are, respectively, ${all.map((e) => e.investment_objective_raw).join('; ')}.`,
    ],
    ['Benchmarks', `The benchmarks are, respectively, ${all.map((e) => e.benchmark_raw).join('; ')}.`],
    [
      'Costs',
      `The management fees are ${each(all, (e) => e.management_fee_raw)} of net assets a year, and the front-end loads ${each(all, (e) => e.front_end_load_raw)}; the back-end load is ${common(all, (e) => e.back_end_load_raw)} for each of the funds. The Total expense ratio, including levies, was ${fee(0)} for the month, and ${fee(1)} for the year to date.`,
    ],
    [
      'Dealing',
      `The minimum initial investment is ${each(all, (e) => e.minimum_initial_raw)}, respectively, and the minimum subsequent investment ${common(all, (e) => e.minimum_subsequent_raw)} for all funds. Dealing days are ${common(all, (e) => e.dealing_days_raw)}, with a cut-off time of ${common(all, (e) => e.cutoff_raw)} and ${common(all, (e) => e.pricing_mechanism_raw)} pricing.`,
    ],
    [
      'Ratings',
      `${agency} has assigned stability ratings of ${each(rated, (e) => s.rated(e, 'FUND')?.rating_raw)} to ${each(rated, s.short)} on ${ratedOn}; MEF has no rating. The rating of the asset manager is ${manager.rating} by ${manager.agency} (${manager.day}).`,
    ],
    [
      'Maturity',
      `The weighted average maturity of ${each(lasting, s.short)} was ${each(lasting, (e) => e.metrics[0]?.value_raw)} days.`,
    ],
    [
      'Service providers',
      `The trustee of all funds is ${common(all, (e) => e.trustee_raw)}; the auditors are ${each(all, (e) => e.auditor_raw)}, respectively.`,
    ],
    [
      'People',
      `Chief Executive Officer: ${common(all, (e) => e.parties[0]?.name_raw)}. Chief Investment Officer: ${common(all, (e) => e.parties[1]?.name_raw)}. Fund manager of each fund: ${all.map((e) => e.parties[2]?.name_raw).join('; ')}.`,
    ],
  ];
}

const cell = (v: string | null | undefined): string => s.bracketed(v ?? s.only(v, 'figure'));

function table(all: readonly s.Entry[], head: string, rows: readonly (readonly string[])[]): string {
  const names = all.map(s.short).join('; ');
  return ['.TS', 'tab(|) expand;', 'lb rb rb', 'l r r.', `${head}|${names}|Benchmarks of ${names}`, '_']
    .concat(rows.map((r) => r.join('|')))
    .concat('.TE')
    .join('\n');
}

function returns(all: readonly s.Entry[]): string {
  const labels = s.periods(s.only(all[0], 'fund'));
  const of = (label: string, key: 'fund_return_percent' | 'benchmark_return_percent'): string =>
    all.map((e) => cell(s.returnAt(e, label)?.[key])).join('; ');
  return table(
    all,
    'Period',
    labels.map((l) => [l, of(l, 'fund_return_percent'), of(l, 'benchmark_return_percent')]),
  );
}

function months(all: readonly s.Entry[]): string {
  const labels = s.labelsOf(s.only(all[0], 'fund').monthly_returns);
  const of = (label: string, name: (e: s.Entry) => string): string =>
    all.map((e) => cell(s.percentAt(e.monthly_returns, name(e), label))).join('; ');
  return table(
    all,
    'Month',
    labels.map((l) => [l, of(l, s.short), of(l, () => 'Benchmark')]),
  );
}

/** A sentence for each class, with the funds that have it. */
function classes(all: readonly s.Entry[], type: s.AllocationType): string {
  const isRest = (label: string): boolean => label === 'Other assets';
  const labels = [...new Set(all.flatMap((e) => s.lines(e, type).map((r) => r.label)))].toSorted(
    (a, b) => Number(isRest(a)) - Number(isRest(b)),
  );
  return labels
    .map((label) => {
      const having = all.filter((e) => s.lines(e, type).some((r) => r.label === label));
      const shares = (k: number): string =>
        each(having, (e) => `${s.lines(e, type).find((r) => r.label === label)?.cells[k] ?? ''}%`);
      return `\\fI${label}\\fP: ${shares(0)} of ${each(having, s.short)} (December: ${shares(1)}).`;
    })
    .join('\n.br\n');
}

const holdings = (entry: s.Entry): string =>
  `${s.short(entry)} holds ${inOrder(entry.holdings.map((h) => `${h.name_raw} (weight ${h.percent}%)`))}.`;

export function source(all: readonly s.Entry[]): string {
  const names = inOrder(all.map((e) => `${e.fund_name_raw} (${s.short(e)})`));
  const rated = all.filter((e) => s.ofType(e, 'CREDIT_QUALITY').length > 0);
  const shares = all.filter((e) => s.ofType(e, 'SECTOR_ALLOCATION').length > 0);
  const held = all.filter((e) => e.holdings.length > 0);
  return `${PREAMBLE}
.ps 17
.vs 20
\\fBMingora Fund Managers Limited\\fP
.br
.ps 12
.vs 15
Fund Manager Report for January 2024
.br
.ps 10
.vs 12.6
.sp -0.4
\\l'16.6c'
.sp 0.4
This report is on ${names}. Where three figures or terms follow each other, the first is of MCF, the second of MIF and the third of MEF. Figures in brackets in the tables are negative.
${terms(all)
  .map(([title, text]) => `.PP "${title}"\n${t(text)}`)
  .join('\n')}
.SH "Returns in percent"
${returns(all)}
.sp 0.3
.ps 8.5
.vs 10.5
${s.only(all[0], 'fund').footnotes_raw.join(' ')}
.br
.ps 10
.vs 12.6
.bp
.SH "Returns by month in percent"
${months(all)}
.SH "Assets"
In percent of total assets at the end of January 2024, with those of December 2023 in brackets:
.br
${classes(all, 'ASSET_ALLOCATION')}
.SH "Credit quality"
In percent of total assets at the same dates:
.br
${classes(rated, 'CREDIT_QUALITY')}
.SH "Sectors"
In percent of total assets at the same dates:
.br
${classes(shares, 'SECTOR_ALLOCATION')}
.SH "Largest holdings"
In percent of total assets:
.br
${held.map(holdings).join('\n.br\n')}
.sp 0.6
.ps 8.5
.vs 10.5
${t(s.RISK_NOTE)}
`;
}
