/** The troff source of the reports of N07. */
import { COMMITTEE } from './n07-takatu-funds.ts';
import type { TakatuFund } from './n07-takatu-funds.ts';
import * as s from './shared2.ts';

export const AMC = 'Takatu Islamic Investments Limited';
export const PERIODS: readonly (readonly [s.PeriodKey, string])[] = [
  ['MTD', '1 month'],
  ['6M', '6 months'],
  ['FYTD', 'Fiscal YTD'],
  ['1Y', '1 year'],
  ['3Y', '3 years'],
  ['5Y', '5 years'],
  ['SI', 'Since launch'],
];
export const ASSET_TITLE = 'Asset allocation (% of total assets)';
export const HOLDINGS_TITLE = 'Principal holdings (% of total assets)';
export const TER_LABEL = 'Total expense ratio, fiscal year to date';
export const MATURITY_LABEL = 'Weighted average maturity (days)';
export const FOOTNOTE =
  'Returns of the cash and income funds up to one year are annualised; returns of more than one year are compound annual growth rates.';

export const ordinal = (d: number): string =>
  `${d}${d % 10 === 1 && d !== 11 ? 'st' : d % 10 === 2 && d !== 12 ? 'nd' : d % 10 === 3 && d !== 13 ? 'rd' : 'th'}`;
export const ended = (m: s.Month): string => `${ordinal(s.daysIn(m))} ${s.monthName(m)}, ${m.year}`;

/** Text for troff: no control line, plain hyphens, minus signs before figures. */
const t = (text: string | null | undefined): string => (text ?? '').replaceAll('\\', '\\e').replace(/^([.'])/, '\\&$1');
const figure = (v: string | null | undefined): string =>
  v === null || v === undefined ? '\\(en' : v.replace('-', '\\(mi');
const block = (text: string): string => `T{\n.ad l\n${t(text)}\nT}`;

const PREAMBLE = `.pl 29.7c
.po 1.9c
.ll 17.2c
.lt 17.2c
.fam N
.ps 9
.vs 11.5
.hy 0
.de FO
'sp 1.1c
'tl '${AMC}''%'
'bp
..
.wh -2.2c FO
.de HD
.sp |1.2c
.tl '\\fITakatu Islamic Investments\\fP''\\fIFor the month ended \\\\$1\\fP'
\\l'17.2c'
.sp 0.4c
..
.de SH
.sp 0.6
.ft B
.ps 12
.vs 14
\\\\$1
.br
.ps 9
.vs 11.5
.ft R
.sp 0.2
..`;

function statement(entries: readonly s.Entry[]): string {
  const row = (text: string, cell: (e: s.Entry) => string): string =>
    [block(text), ...entries.map((e) => block(cell(e)))].join('|');
  const plain = (text: string, cell: (e: s.Entry) => string): string => [block(text), ...entries.map(cell)].join('|');
  const width = (12.6 / entries.length).toFixed(2);
  return `.SH "Comparative statement of the funds"
.TS
tab(|) expand;
l ${entries.map(() => 'cb').join(' ')}
lw(3.6c) ${entries.map(() => `lw(${width}c)`).join(' ')}
lw(3.6c) ${entries.map(() => 'r').join(' ')}.
|${entries.map((e) => e.fund_column_raw).join('|')}
=
${row('Name of the fund', (e) => e.fund_name_raw)}
${plain('Net assets (Rs. in million)', (e) => e.fund_size_raw ?? '')}
${plain('NAV per unit (Rs.)', (e) => e.nav_per_unit ?? '')}
${plain('Management fee', (e) => e.management_fee_raw ?? '')}
${plain('Front-end load', (e) => e.front_end_load_raw ?? '')}
${plain('Back-end load', (e) => e.back_end_load_raw ?? '')}
${plain(TER_LABEL, (e) => `${e.fees[0]?.percent}%`)}
${plain(MATURITY_LABEL, (e) => figure(e.metrics[0]?.value))}
.T&
lw(3.6c) ${entries.map(() => `lw(${width}c)`).join(' ')}.
${row('Category', (e) => e.category_raw ?? '')}
${row('Risk profile', (e) => e.risk_profile_raw ?? '')}
${row('Date of launch', (e) => e.launch_date_raw ?? '')}
${row('Stability rating', (e) => e.ratings.find((r) => r.subject === 'FUND')?.line_raw ?? '')}
${row('Minimum initial investment', (e) => e.minimum_initial_raw ?? '')}
${row('Minimum subsequent investment', (e) => e.minimum_subsequent_raw ?? '')}
.TE`;
}

function returns(entries: readonly s.Entry[], month: s.Month): string {
  const cells = (e: s.Entry, of: 'fund_return_percent' | 'benchmark_return_percent'): string =>
    PERIODS.map(([, text]) => figure(e.reported_returns.find((r) => r.period_label_raw === text)?.[of])).join('|');
  const rows = entries
    .map(
      (e) =>
        `${e.fund_name_raw}|${cells(e, 'fund_return_percent')}\n\\0Benchmark|${cells(e, 'benchmark_return_percent')}`,
    )
    .join('\n');
  const first = entries[0]?.monthly_returns.filter((r) => r.series_raw === entries[0]?.fund_column_raw) ?? [];
  const months = first
    .map(
      (r, i) =>
        `${r.period_label_raw}|${entries.map((e) => `${figure(s.cellsOf(e.monthly_returns, e.fund_column_raw ?? '')[i]?.percent)}|${figure(s.cellsOf(e.monthly_returns, 'BM')[i]?.percent)}`).join('|')}`,
    )
    .join('\n');
  return `.SH "Returns to ${ended(month)} (%)"
.TS
tab(|) expand;
l ${PERIODS.map(() => 'r').join(' ')}.
_
Fund|${PERIODS.map(([, text]) => text).join('|')}
_
${rows}
_
.TE
.SH "Returns by month (%)"
.TS
tab(|) expand;
l ${entries.map(() => 'c s').join(' ')}
l ${entries.map(() => 'r r').join(' ')}.
_
|${entries.map((e) => e.fund_column_raw).join('|')}
Month|${entries.map(() => 'Fund|BM').join('|')}
_
${months}
_
.TE
.sp 0.3
.ps 7.5
.vs 9.5
${FOOTNOTE}
.br
.ps 9
.vs 11.5`;
}

/** The allocations at the left, the holdings at the right of one table. */
function portfolio(e: s.Entry): string {
  const types = [...new Set(e.allocations.map((a) => a.allocation_type))];
  const left = types.flatMap((type) => {
    const rows = e.allocations.filter((a) => a.allocation_type === type);
    const heads = [...new Set(rows.map((r) => r.period_label ?? ''))];
    return [
      `\\fB${rows[0]?.table_title_raw}\\fP|${heads.join('|')}`,
      ...s.tableOf(e.allocations, type).map((r) => `${t(r.label)}|${r.cells.join('|')}`),
    ];
  });
  const right =
    e.holdings.length === 0
      ? []
      : [`\\fB${HOLDINGS_TITLE}\\fP|`, ...e.holdings.map((h) => `${t(h.name_raw)}|${h.percent}`)];
  const lines = Array.from(
    { length: Math.max(left.length, right.length) },
    (_, i) => `${left[i] ?? '||'}|${right[i] ?? '|'}`,
  );
  return `.TS\ntab(|) expand;\nl r r l r.\n${lines.join('\n')}\n.TE`;
}

function fundSection(e: s.Entry, words: string): string {
  const facts: (readonly [string, string | null | undefined])[] = [
    ['Type', e.fund_type_raw],
    ['Benchmark', e.benchmark_raw],
    ['Trustee', e.trustee_raw],
    ['Auditor', e.auditor_raw],
    ['Registrar', e.registrar_raw],
    ['Pricing', e.pricing_mechanism_raw],
    ['Dealing days', e.dealing_days_raw],
    ['Cut-off time', e.cutoff_raw],
    ['Settlement', e.settlement_raw],
    ['Leverage', e.leverage_raw],
  ];
  return `.SH "${e.fund_name_raw} (${e.fund_column_raw})"
${facts.map(([k, v]) => `\\fB${k}:\\fP ${t(v)}`).join(' \\(bu\n')}
.sp 0.4
\\fIInvestment objective.\\fP
${t(e.investment_objective_raw)}
.sp 0.4
\\fIManager\\(cqs note.\\fP
${t(words)} The net assets of the fund closed the month at Rs. ${e.fund_size_raw} million.
.sp 0.5
${portfolio(e)}
.sp 0.8`;
}

function closing(): string {
  return `.SH "Investment committee of all funds"
.TS
tab(|);
l l.
${COMMITTEE.map(([name, post]) => `${t(name)}|${t(post)}`).join('\n')}
.TE
.sp 0.3
\\fBRating of the management company:\\fP AM3+ by VIS, 5th August, 2020`;
}

function letter(month: s.Month): string {
  const level = s.grouped(43_500 + 1200 * s.noise('takatu', s.monthIndex(month)), 0);
  return `.sp 3c
.ps 24
.vs 30
Takatu Islamic Investments
.br
.ps 13
.vs 18
Managers\\(cq report on the funds
.br
.ps 9
.vs 11.5
.sp 2c
\\fIDear unit holder,\\fP
.sp 0.5
the KSE-100 index finished the month at ${level} points, the KMI-30 index at ${s.grouped(71_200, 0)}. Offices and factories worked under restrictions in the first half, yet cement dispatches of 4.9 million tons and a first surplus of the current account for seventeen years confirmed the recovery. The central bank kept the policy rate at 7.00%, and its figures for remittances were sufficient to offset the fall of exports.
.sp 0.5
Deposits of Islamic banks grew by 23% over the year. We find that holders shift from term deposits to funds, and we offer five of them. The first pages of this report compare them; the pages that follow describe each.
.sp 1c
Abdul Wadood Kasi`;
}

export function document(
  entries: readonly s.Entry[],
  funds: readonly TakatuFund[],
  month: s.Month,
  front: boolean,
): string {
  const head = `.HD "${ended(month)}"`;
  const own = entries.map((e, i) => ({ page: e.page_number, text: fundSection(e, funds[i]?.words ?? '') }));
  const pages = [...new Set(own.map((x) => x.page))].map((page) =>
    own
      .filter((x) => x.page === page)
      .map((x) => x.text)
      .join('\n'),
  );
  const parts = [
    ...(front ? [letter(month)] : []),
    `${head}\n${statement(entries)}`,
    `${head}\n${returns(entries, month)}`,
    ...pages.map((p) => `${head}\n${p}`),
  ];
  return `${PREAMBLE}\n${parts.join('\n.bp\n')}\n${closing()}\n`;
}
