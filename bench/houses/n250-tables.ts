/** The tables of AMC N250: months under their years, holdings under their groups, and a ladder of expenses. */
import * as w from './n250-words.ts';
import * as s from './shared15.ts';

const BACK: Readonly<Record<string, number>> = { MTD: 1, '3M': 3, FYTD: 10, '1Y': 12, '3Y': 36, '5Y': 60 };

/** The day before a period begins, as 31 Mar 2023. */
function sinceDay(key: string, launch: s.Day): string {
  const back = BACK[key];
  const [year, month, d] = back === undefined ? launch : s.lastDay(s.before(w.MONTH, back));
  return `${d} ${s.shortMonth({ year, month })} ${year}`;
}

const gap = (a: string | null | undefined, b: string | null | undefined): string =>
  a === null || a === undefined || b === null || b === undefined ? '' : (Number(a) - Number(b)).toFixed(2);

/** Periods as rows, each with the day from which it runs, and the difference of the two returns. */
export function returns(entry: s.Entry, launch: s.Day, form: s.Form): string {
  const rows = form.periods.flatMap(([key, label]) => {
    const r = s.returnAt(entry, label);
    if (r === undefined) return [];
    const [own, other] = [r.fund_return_percent, r.benchmark_return_percent];
    return [w.row([label, sinceDay(key, launch), w.plain(own), w.plain(other), gap(own, other)])];
  });
  const top = w.head(['Period', 'Since', s.short(entry), 'Benchmark', 'Difference']);
  return w.part('Performance', w.table([top, ...rows], 'returns'), 'a');
}

/** Months by their names alone, under a row with the year. */
export function months(entry: s.Entry): string {
  const lines = s.longSeries(entry.monthly_returns, [s.short(entry), 'Benchmark'], w.plain);
  let year = '';
  const rows = lines.flatMap(([label = '', ...cells]) => {
    const [month = '', own = ''] = label.split(' ');
    const top = own === year ? [] : [`<tr class=group><td>${own}</td><td></td><td></td></tr>`];
    year = own;
    return [...top, w.row([month, ...cells])];
  });
  const body = w.table([w.head(['Month', s.short(entry), 'Benchmark']), ...rows], 'indent');
  return w.part('Returns of twelve months', body, 'a');
}

export function years(entry: s.Entry): string {
  const lines = s.longSeries(entry.historical_returns, [s.short(entry), 'Benchmark'], w.plain);
  return lines.length === 0
    ? ''
    : w.part(
        'Financial years to 30 June',
        w.table([w.head(['Year', s.short(entry), 'Benchmark']), ...lines.map((l) => w.row(l))]),
      );
}

/** The amount in millions before the shares of both months, and the change between these. */
export function assets(entry: s.Entry): string {
  const type = 'ASSET_ALLOCATION';
  const total = (Number(entry.fund_size_pkr) / 1e6) * 1.013;
  const rows = s.lines(entry, type).map((l) => {
    const [now = '', then = ''] = l.cells;
    const change = (Number(now) - Number(then)).toFixed(1);
    const amount = s.grouped((total * Number(now)) / 100, 1);
    return w.row([l.label, amount, now, then, change.startsWith('-') ? change : `+${change}`]);
  });
  const heads = w.head(['Class', 'PKR million', ...s.datesOf(entry, type), 'Change']);
  const sum = w.row(['Total assets', s.grouped(total, 1), '100.0', '100.0', ''], 'sum');
  return w.part(s.titleOf(entry, type), w.table([heads, ...rows, sum]));
}

export function second(entry: s.Entry): string {
  const type = s.otherType(entry);
  if (type === null) return '';
  const rows = s.ofType(entry, type).map((r) => w.row([r.label_raw, r.percent]));
  return w.part(s.titleOf(entry, type), w.table(rows));
}

/** Names and weights under the group that the note names, each group with its sum. */
export function groupedHoldings(figures: s.Figures, mix: s.Mix): string {
  const groups = Map.groupBy(figures.holdings, (h) => s.noteOf(mix, h.name_raw));
  const rows = [...groups].flatMap(([group, held]) => [
    w.row(
      [
        group,
        s.sumOf(
          held.map((h) => h.percent),
          2,
        ),
      ],
      'group',
    ),
    ...held.map((h) => w.row([h.name_raw, h.percent])),
  ]);
  return w.table(rows, 'indent');
}

export const held = (entry: s.Entry, mix: s.Mix): string =>
  entry.holdings.length === 0 ? '' : w.part(entry.holdings_title_raw ?? '', groupedHoldings(entry, mix));

/** The steps from the fee of the AMC to the ratio with levies, the month and the year as columns. */
export function ladder(figures: s.Figures): string {
  const rows = w.LADDER.map((label) =>
    w.row(
      [label, s.feeOf(figures, label, 'Month'), s.feeOf(figures, label, 'Year to date')],
      label.startsWith('TER') ? 'sum' : '',
    ),
  );
  return w.table([w.head(['', 'Month', 'Year to date']), ...rows]);
}

export const statistics = (entry: s.Entry): string =>
  entry.metrics.length === 0
    ? ''
    : w.part('Statistics', w.table(entry.metrics.map((m) => w.row([m.label_raw, m.value_raw]))));

/** All of a sub-fund in one card. */
export function card(figures: s.SubFacts, mix: s.Mix): string {
  const block = (title: string, body: string): string => `<div class=part><h3>${s.esc(title)}</h3>${body}</div>`;
  const key = w.table([
    w.row([w.SIZE, figures.fund_size_raw ?? '']),
    w.row(['NAV per unit (PKR)', figures.nav_per_unit ?? '']),
    w.row(['Units outstanding', s.grouped(Number(figures.units_outstanding), 0)]),
  ]);
  const returned = figures.reported_returns.map((r) => w.row([r.period_label_raw, w.plain(r.fund_return_percent)]));
  const past = figures.historical_returns.map((r) => w.row([r.period_label_raw, r.percent]));
  const shares = s.ofType(figures, 'ASSET_ALLOCATION').map((r) => w.row([r.label_raw, r.percent]));
  const holdings =
    figures.holdings.length === 0 ? '' : block(figures.holdings_title_raw ?? '', groupedHoldings(figures, mix));
  return `<div class=card><h2>${s.esc(figures.name_raw)}</h2>${block('Key figures', key)}
${block('Performance', w.table(returned))}${block('Financial years to 30 June', w.table(past))}
${block(s.titleOf(figures, 'ASSET_ALLOCATION'), w.table(shares))}${block('Expenses', ladder(figures))}
${holdings}</div>`;
}
