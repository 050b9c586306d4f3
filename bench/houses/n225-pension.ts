/** The two slides of the pension fund of AMC N225, with sub-funds as merged heads above columns. */
import { card, held, sectorChart } from './n225-charts.ts';
import { facts, groupRow, objective, slide, team, tiles, views } from './n225-frame.ts';
import { FUNDS } from './n225-funds.ts';
import * as s from './shared15.ts';

const cell = (v: string | null | undefined): string => v ?? '-';
const row = (cells: readonly string[], tag: 'td' | 'th' = 'td'): string =>
  s.tr(
    cells.map((c) => s.esc(c)),
    tag,
  );

/** The tiles of each sub-fund on a card of its own. */
const cards = (subs: readonly s.SubFacts[]): string =>
  `<div class=subs>${subs
    .map((sub) =>
      card(
        sub.name_raw,
        tiles([
          ['NAV per unit (PKR)', sub.nav_per_unit ?? ''],
          [sub.fund_size_label_raw ?? '', sub.fund_size_raw ?? ''],
          ['Units outstanding', s.grouped(Number(sub.units_outstanding), 0)],
        ]),
      ),
    )
    .join('')}</div>`;

const heads = (subs: readonly s.SubFacts[], columns: number): string =>
  groupRow(subs.map((sub) => [sub.name_raw, columns] as const));

/** Periods and fiscal years are rows; each sub-fund has its return and that of its benchmark. */
function returns(subs: readonly s.SubFacts[]): string {
  const first = s.only(subs[0], 'sub-fund');
  const marked = (label: string): string => `${label}${['3Y', '5Y', 'Since launch'].includes(label) ? '²' : '¹'}`;
  const periods = s.periods(first).map((label) => [
    marked(label),
    ...subs.flatMap((sub) => {
      const r = s.returnAt(sub, label);
      return [cell(r?.fund_return_percent), cell(r?.benchmark_return_percent)];
    }),
  ]);
  const years = s
    .labelsOf(first.historical_returns)
    .map((label) => [
      label,
      ...subs.flatMap((sub) =>
        [sub.name_raw, 'Benchmark'].map((series) => cell(s.percentAt(sub.historical_returns, series, label))),
      ),
    ]);
  const lines = [...periods, ...years].map((cells) => row(cells)).join('');
  const under = subs.flatMap(() => ['Return', 'Benchmark']);
  return card('Returns (%)', `<table>${heads(subs, 2)}${row(['', ...under], 'th')}${lines}</table>`);
}

/** Sub-funds are rows below two merged heads, the month and the year. */
function ratios(subs: readonly s.SubFacts[]): string {
  const labels = ['TER with levies', 'TER without levies'];
  const periods = ['Month', 'Year to date'];
  const lines = subs.map((sub) =>
    row([sub.name_raw, ...periods.flatMap((p) => labels.map((l) => `${s.feeOf(sub, l, p)}%`))]),
  );
  const groups = groupRow(periods.map((p) => [p, labels.length] as const));
  return card(
    'Expense ratios of the Sub-Funds',
    `<table>${groups}${row(['', ...labels, ...labels], 'th')}${lines.join('')}</table>`,
  );
}

/** A row for each class that a sub-fund has, and a dash for those that have none of it. */
function mix(subs: readonly s.SubFacts[]): string {
  const first = s.only(subs[0], 'sub-fund');
  const dates = s.datesOf(first, 'ASSET_ALLOCATION');
  const order = ['Listed Equities', 'T-Bills', 'PIBs', 'TFCs', 'Bank Deposits', 'Others'];
  const lines = order.map((label) =>
    row([
      label,
      ...subs.flatMap((sub) => {
        const cells = s.lines(sub, 'ASSET_ALLOCATION').find((l) => l.label === label)?.cells;
        return dates.map((_, i) => (cells === undefined ? '-' : `${cells[i] ?? ''}%`));
      }),
    ]),
  );
  const under = subs.flatMap(() => dates);
  const title = s.titleOf(first, 'ASSET_ALLOCATION');
  return card(title, `<table>${heads(subs, dates.length)}${row(['', ...under], 'th')}${lines.join('')}</table>`);
}

function months(subs: readonly s.SubFacts[]): string {
  const labels = s.labelsOf(s.only(subs[0], 'sub-fund').monthly_returns);
  const lines = labels
    .toReversed()
    .map((label) => row([label, ...subs.map((sub) => cell(s.percentAt(sub.monthly_returns, sub.name_raw, label)))]));
  return card(
    'Return of each month (%)',
    `<table>${row(['', ...subs.map((sub) => sub.name_raw)], 'th')}${lines.join('')}</table>`,
  );
}

/** Facts, figures and returns on the first slide; shares and months on the second. */
export function pensionSlides(entry: s.Entry): string[] {
  const fund = s.fundNamed(FUNDS, entry);
  const subs = entry.sub_funds;
  const equity = s.only(subs[0], 'sub-fund');
  const risk: s.Item[] = s.stated([
    ['Sub-Fund figures are as on', '30 Apr 2024'],
    ['Risk profile', entry.risk_profile_raw],
  ]);
  const first = `${tiles(risk)}<main class=wide><div>${objective(entry)}${facts(entry)}${team(entry)}</div>
<div>${cards(subs)}${returns(subs)}${ratios(subs)}</div></main>`;
  const second = `<main class=slide2><div>${months(subs)}${views(fund.abbr)}</div><div>${mix(subs)}
${card(s.titleOf(equity, 'SECTOR_ALLOCATION'), sectorChart(equity, '120mm'))}
${held(equity, s.only(fund.subs?.[0], 'sub-fund'))}</div></main>`;
  const footer = entry.page_footer_raw ?? '';
  const next = footer.replace(/\d+$/, String(entry.page_number + 1));
  return [
    slide(entry.fund_name_raw, fund.abbr, first, entry.footnotes_raw, footer),
    slide(entry.fund_name_raw, `${fund.abbr}, continued`, second, [], next),
  ];
}
