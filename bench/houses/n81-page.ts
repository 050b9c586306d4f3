/** The troff source of the pages of AMC N81. */
import { execFileSync } from 'node:child_process';
import * as s from './shared15.ts';

/** Text for troff: no control line, and no signs that troff turns into others. */
const t = (text: string | null | undefined): string =>
  (text ?? '')
    .replaceAll('\\', '\\e')
    .replace(/^([.'])/, '\\&$1')
    .replaceAll("'", '\\(aq');

/** Negative figures in brackets, with the percent sign inside. */
const cell = (v: string | null | undefined): string => {
  if (v === null || v === undefined) return '\\(en';
  return v.startsWith('-') ? `(${v.slice(1)}%)` : `${v}%`;
};
const block = (text: string): string => `T{\n.ad l\n${t(text)}\nT}`;

const PREAMBLE = `.pl 29.7c
.po 2c
.ll 17c
.lt 17c
.fam P
.ps 9
.vs 12.4
.hy 0
.nr PS 9
.defcolor navy rgb #1d2f6f
.de HD
.sp |1.3c
.ps 17
.vs 20
.ft B
.gcolor navy
\\\\$1
.br
.ps 10
.vs 12
.ft R
.gcolor
.tl '\\\\$2''\\fBNovember 2019\\fP'
.sp -0.5
\\l'17c'
.sp 0.3
.ps 9
.vs 12.4
..
.de SH
.sp 0.7
.ne 4
.ft B
.ps 10.5
.vs 13
.gcolor navy
\\\\$1
.br
.gcolor
.ps 9
.vs 12.4
.ft R
.sp 0.15
..`;

function table(format: readonly string[], rows: readonly string[], options = 'expand'): string {
  return ['.TS', `tab(|) ${options};`, ...format, ...rows, '.TE'].join('\n');
}

function facts(entry: s.Entry): string {
  const [own, amc] = s.ratings(entry, 'Not rated');
  const isRate = own.includes('(f)');
  const items = s.stated([
    ...s.terms(entry, [
      ['Fund type', 'fund_type_raw'],
      ['Category', 'category_raw'],
      ['Date of launch', 'launch_date_raw'],
      ['Benchmark', 'benchmark_raw'],
      ['Risk profile', 'risk_profile_raw'],
      ['Par value', 'par_value_raw'],
    ]),
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ['Units outstanding', s.grouped(Number(entry.units_outstanding), 0)],
    ['NAV per unit (Rs.)', entry.nav_per_unit],
    ...entry.fees.map((f) => [f.fee_label_raw, `${f.percent}%`] as const),
    ...s.terms(entry, [
      ['Management fee', 'management_fee_raw'],
      ['Front-end load', 'front_end_load_raw'],
      ['Back-end load', 'back_end_load_raw'],
      ['Minimum initial investment', 'minimum_initial_raw'],
      ['Minimum additional investment', 'minimum_subsequent_raw'],
      ['Pricing mechanism', 'pricing_mechanism_raw'],
      ['Dealing days', 'dealing_days_raw'],
      ['Cut-off time', 'cutoff_raw'],
      ['Trustee', 'trustee_raw'],
      ['Auditors', 'auditor_raw'],
      ['Registrar', 'registrar_raw'],
      ['Listing', 'listing_raw'],
    ]),
    [isRate ? 'Stability rating' : 'Performance ranking', own],
    ['Management quality rating', amc],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);
  const middle = Math.ceil(items.length / 2);
  const rows = items
    .slice(0, middle)
    .map((item, i) => [...item, ...(items[middle + i] ?? ['', ''])].map(block).join('|'));
  return table(['lw(3.1c) lw(4.3c) lw(3.1c) lw(4.3c).'], rows, 'allbox');
}

function returns(entry: s.Entry): string {
  const rows = entry.reported_returns.map((r) =>
    [r.period_label_raw, cell(r.fund_return_percent), cell(r.benchmark_return_percent)].join('|'),
  );
  return table(['l r r', 'l r r.'], [`|\\fB${s.short(entry)}\\fP|\\fBBenchmark\\fP`, '=', ...rows], 'expand');
}

function series(rows: readonly s.SeriesRow[], name: string, size: string): string {
  const names = [
    [name, name],
    ['Benchmark', 'Benchmark'],
  ] as const;
  const [heads = [], ...body] = s.wideSeries(rows, names, cell);
  const format = `l${size} ${heads
    .slice(1)
    .map(() => `r${size}`)
    .join(' ')}.`;
  return table([format], [heads.join('|'), '=', ...body.map((r) => r.join('|'))]);
}

function shares(entry: s.Entry, type: s.AllocationType): string {
  const rows = s.lines(entry, type).map((r) => [r.label, ...r.cells.map(cell)].join('|'));
  const heads = s.datesOf(entry, type).map((d) => `\\fB${d}\\fP`);
  return `.SH "${s.titleOf(entry, type)}"\n${table(['l r r.'], [['', ...heads].join('|'), '_', ...rows])}`;
}

function holdings(entry: s.Entry): string {
  if (entry.holdings.length === 0) return '';
  const rows = entry.holdings.map((h) => [`${h.rank}.`, h.name_raw, cell(h.percent)].join('|'));
  return `.SH "${entry.holdings_title_raw ?? ''}"\n${table(['lw(0.7c) lw(12c) r.'], rows)}`;
}

const COMMENTS: Readonly<Record<string, string>> = {
  WCRF: 'The State Bank of Pakistan left the policy rate unchanged at 13.25% in its statement of November 2019. Foreign investors bought T-Bills of more than USD 600 million, which lowered the cut-off yields of twelve months by 75 basis points. The Fund extended its maturity before the auction and deployed all inflows in three-month T-Bills.',
  WBF: 'Equities rallied on the improvement of the external account and on lower yields of long bonds. The Fund raised its equity exposure from the middle of the month and sold term finance certificates of short remaining life. The yield of ten-year PIBs closed at 11.3%.',
  WGF: 'The KSE-100 Index gained sharply in November 2019, its best month in more than six years, as inflation is expected to peak and the current account turned positive for the first time in four years. Cyclical sectors led the rally; the Fund increased cement and banks, and reduced power.',
};

function pages(entry: s.Entry): string {
  const name = s.short(entry);
  const second = s.otherType(entry) ?? 'CREDIT_QUALITY';
  const committee = s.members(entry).map((m) => m.map(t).join('|'));
  return `.HD "${entry.fund_name_raw}" "Wazirabad Investment Advisors Limited \\(en Fund Manager Report"
.SH "Investment objective"
${t(entry.investment_objective_raw)}
.SH "Fund information"
${facts(entry)}
.SH "Performance"
${returns(entry)}
.SH "Fiscal year performance (July to June)"
${series(entry.historical_returns, name, '')}
.SH "Review of the month"
${t(COMMENTS[name])}
.bp
.HD "${entry.fund_name_raw}" "Wazirabad Investment Advisors Limited \\(en Fund Manager Report (continued)"
.SH "Monthly performance"
${series(entry.monthly_returns, name, 'p7')}
${shares(entry, 'ASSET_ALLOCATION')}
${shares(entry, second)}
${holdings(entry)}
.SH "Investment committee"
${table(['lw(6c) l.'], committee, '')}
.sp 1
.ps 7.5
.vs 9
${t(entry.footnotes_raw.join(' '))} The scheme has no investment that is not compliant with its constitutive documents. Provision for Sindh Workers\\(aq Welfare Fund has been made since May 21, 2015.
.br
${t(s.RISK_NOTE)}
.ps 9
.vs 12.4`;
}

export const source = (entries: readonly s.Entry[]): string => `${PREAMBLE}\n${entries.map(pages).join('\n.bp\n')}\n`;

export function typeset(text: string): Buffer {
  const env = { ...process.env, SOURCE_DATE_EPOCH: '1735689600' };
  return execFileSync('groff', ['-Tpdf', '-t', '-P-pa4', '-Kutf8'], { input: text, env, maxBuffer: 1 << 26 });
}
