/** The slides of AMC N225: a cover with an outlook, a slide for each fund, and two for the pension fund. */
import { assetBars, card, creditChips, held, legend, monthChart, sectorChart } from './n225-charts.ts';
import { facts, groupRow, objective, slide, team, tiles, views } from './n225-frame.ts';
import { FUNDS } from './n225-funds.ts';
import { pensionSlides } from './n225-pension.ts';
import { STYLE } from './n225-style.ts';
import * as s from './shared15.ts';

const cell = (v: string | null | undefined): string => v ?? '-';

const LONG = new Set(['3Y', '5Y', 'Since launch']);

function returns(entry: s.Entry): string {
  const own = s.short(entry);
  const periods = s.periods(entry);
  const years = s.labelsOf(entry.historical_returns);
  const yearsOf = (series: string): string[] =>
    years.map((y) => cell(s.percentAt(entry.historical_returns, series, y)));
  const fund = [...s.seriesCells(entry, 'fund_return_percent').map(cell), ...yearsOf(own)];
  const benchmark = [...s.seriesCells(entry, 'benchmark_return_percent').map(cell), ...yearsOf('Benchmark')];
  const gaps = fund.map((v, i) => (Number(v) - Number(benchmark[i])).toFixed(2));
  const long = periods.filter((p) => LONG.has(p)).length;
  const groups = groupRow([
    ['Up to one year¹', periods.length - long],
    ['Over one year (CAGR)²', long],
    ['Fiscal years (Jul-Jun)', years.length],
  ]);
  const esc = (cells: readonly string[]): string[] => cells.map((c) => s.esc(c));
  return card(
    'Returns (%)',
    `<table>${groups}${s.tr(esc(['', ...periods, ...years]), 'th')}${s.tr(esc([own, ...fund]))}
${s.tr(esc(['Benchmark', ...benchmark]))}${s.tr(esc(['Difference', ...gaps]), 'td', 'gap')}</table>`,
  );
}

function ratios(entry: s.Entry): string {
  const labels = ['TER with levies', 'TER without levies'];
  const rows = ['Month', 'Year to date'].map((row) => [row, ...labels.map((l) => `${s.feeOf(entry, l, row)}%`)]);
  return card('Expense ratio', s.htmlTable([['', ...labels], ...rows]));
}

function breaches(entry: s.Entry): string {
  if (entry.non_compliant.length === 0) return '';
  const rows = entry.non_compliant.map((e) => s.tr(s.exposureCells(e).map((c) => s.esc(c)))).join('');
  const heads = ['Name', 'Type', 'Before provision', 'Provision', 'After provision', 'Gross assets', 'Net assets'];
  return card(
    'Non-compliant investments',
    `<table><tr class=group><th></th><th></th><th colspan=3>Value (PKR million)</th><th colspan=2>Share of</th></tr>
${s.tr(heads, 'th')}${rows}</table>`,
  );
}

const fundTiles = (entry: s.Entry): s.Item[] =>
  s.stated([
    ['NAV per unit (PKR) on 30 Apr 2024', entry.nav_per_unit],
    [entry.fund_size_label_raw ?? '', entry.fund_size_raw],
    ['Units outstanding', s.grouped(Number(entry.units_outstanding), 0)],
    ...entry.ratings
      .filter((r) => r.subject === 'FUND')
      .map(
        (r) => [s.ratingWith(entry, 'FUND', (_, by, d) => `Stability rating (${by}, ${d})`, ''), r.rating_raw] as const,
      ),
    ['Risk profile', entry.risk_profile_raw],
    ...entry.metrics.map((m) => [m.label_raw, m.value_raw] as const),
  ]);

function fundSlide(entry: s.Entry): string {
  const fund = s.fundNamed(FUNDS, entry);
  const own = s.short(entry);
  const months = `<div class=card><h2>Return of each month (%)<small>${legend([own, 'Benchmark'])}</small></h2>
${monthChart(entry.monthly_returns, [own, 'Benchmark'])}</div>`;
  const isCredit = s.otherType(entry) === 'CREDIT_QUALITY';
  const second = isCredit
    ? creditChips(entry)
    : card(s.titleOf(entry, 'SECTOR_ALLOCATION'), sectorChart(entry, '80mm'));
  const body = `${tiles(fundTiles(entry))}<main><div>${objective(entry)}${facts(entry)}${team(entry)}</div>
<div>${returns(entry)}${months}${breaches(entry)}${views(own)}</div>
<div>${assetBars(entry)}${second}${held(entry, fund)}${ratios(entry)}</div></main>`;
  return slide(entry.fund_name_raw, own, body, entry.footnotes_raw, entry.page_footer_raw ?? '');
}

const OUTLOOK = [
  'Headline inflation eased to 17.3% in April 2024 from 20.7% in March, its lowest reading in almost two years, on a ' +
    'high base and lower prices of food. The current account was in surplus by USD 491 million.',
  'The Monetary Policy Committee left the policy rate at 22.00% for the seventh meeting in a row. The last tranche ' +
    'of the Stand-By Arrangement of USD 1.1 billion was received at the end of the month, and talks on a longer ' +
    'programme begin in May.',
  'The stock market fell after a strong March. We expect the first cut of the policy rate within one quarter, ' +
    'and prefer floating rate paper for income and banks and exploration companies for growth.',
];

const INDICATORS = [
  ['', 'Mar 24', 'Apr 24'],
  ['Policy rate (%)', '22.00', '22.00'],
  ['Headline inflation (%, year on year)', '20.7', '17.3'],
  ['Six-month KIBOR (%)', '21.42', '21.34'],
  ['Three-month T-Bill, cut-off yield (%)', '21.66', '21.66'],
  ['USD/PKR, interbank', '277.95', '278.31'],
  ['Reserves of the SBP (USD billion)', '8.0', '8.0'],
];

function cover(entries: readonly s.Entry[]): string {
  const rows = entries
    .filter((e) => e.sub_funds.length === 0)
    .map((e) => [
      e.fund_name_raw,
      e.risk_profile_raw ?? '',
      e.nav_per_unit ?? '',
      e.fund_size_raw ?? '',
      cell(s.returnAt(e, '1M')?.fund_return_percent),
      cell(s.returnAt(e, 'FYTD')?.fund_return_percent),
    ]);
  const heads = ['', 'Risk profile', 'NAV per unit (PKR)', 'Fund size (PKR billion)', '1M (%)', 'FYTD (%)'];
  return `<div class=cover><h1>Fund Manager Report</h1><p>April 2024</p><p>Drosh Funds Limited</p></div>
<div class=essay>${card('Economy and markets', `<div class=views>${s.paragraphs(OUTLOOK)}</div>`)}
${card('Our funds at a glance', s.htmlTable([heads, ...rows]))}
${card('Market indicators', s.htmlTable(INDICATORS))}</div>`;
}

/** The cover if the report is whole, and the slides of the funds. */
export function html(entries: readonly s.Entry[], isWhole: boolean): string {
  const slides = entries.flatMap((e) => (e.sub_funds.length > 0 ? pensionSlides(e) : [fundSlide(e)]));
  return s.htmlPages(STYLE, isWhole ? [cover(entries), ...slides] : slides);
}
