/** Statistics of the months of a fund, and its growth since a month, for AMC N214. */
import * as s from './shared15.ts';

/** What a month earned as a fraction; rate funds print months annualised. */
function earned(kind: s.Model['kind'], percent: number, m: s.Month): number {
  return kind === 'rate' ? (percent / 100) * (s.daysIn(m) / 365) : percent / 100;
}

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

function together(a: readonly number[], b: readonly number[]): number {
  const [ma, mb] = [mean(a), mean(b)];
  return a.reduce((sum, x, i) => sum + (x - ma) * ((b[i] ?? 0) - mb), 0) / (a.length - 1);
}

/** The largest loss from a high to a later low. */
function drawdown(months: readonly number[]): number {
  let [value, high, worst] = [1, 1, 0];
  for (const m of months) {
    value *= 1 + m;
    high = Math.max(high, value);
    worst = Math.min(worst, value / high - 1);
  }
  return worst;
}

/** Each statistic twice: for one year, then for three years. */
export function risks(part: s.Part, month: s.Month): s.Metric[] {
  const points = s.historyOf(part.words, part.model, month);
  const { kind } = part.model;
  const of = (count: number): readonly (readonly [label: string, value: string])[] => {
    const taken = s.recent(points, count);
    const fund = taken.map((p) => earned(kind, p.fund, p.month));
    const index = taken.map((p) => earned(kind, p.benchmark, p.month));
    const active = fund.map((x, i) => x - (index[i] ?? 0));
    const yearly = (variance: number): string => (Math.sqrt(variance * 12) * 100).toFixed(2);
    return [
      ['Volatility (%)', yearly(together(fund, fund))],
      ['Tracking error (%)', yearly(together(active, active))],
      ...(kind === 'rate'
        ? []
        : [
            ['Beta', (together(fund, index) / together(index, index)).toFixed(2)] as const,
            ['Maximum drawdown (%)', (drawdown(fund) * 100).toFixed(2)] as const,
          ]),
    ];
  };
  const [one, three] = [of(12), of(36)];
  return one.flatMap(([label, value], i) =>
    [value, three[i]?.[1] ?? ''].map((v) => ({ label_raw: label, value_raw: v, value: v })),
  );
}

/** What 10,000 rupees became month by month in five years. */
export function growthOf(fund: s.Fund, month: s.Month, series: 'fund' | 'benchmark'): number[] {
  const points = s.recent(s.historyOf(fund.name, fund.model, month), 60);
  let value = 10_000;
  return [value, ...points.map((p) => (value *= 1 + earned(fund.model.kind, p[series], p.month)))];
}

/** The highest and the lowest price at the end of a month in a year. */
export function highAndLow(fund: s.Fund, month: s.Month): readonly [high: string, low: string] {
  const navs = s.recent(s.historyOf(fund.name, fund.model, month), 12).map((p) => p.nav);
  return [Math.max(...navs).toFixed(4), Math.min(...navs).toFixed(4)];
}
