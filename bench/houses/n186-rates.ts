/** Benchmarks of one report that differ by a constant. */
import type * as s from './shared15.ts';

/** Takes this many percent a year from every return of the benchmark. */
export function lowerBenchmark(figures: s.Figures, below: number): void {
  const less = (v: string): string => (Number(v) - below).toFixed(2);
  for (const row of figures.reported_returns)
    if (row.benchmark_return_percent !== null) row.benchmark_return_percent = less(row.benchmark_return_percent);
  const lowered = (r: s.SeriesRow): s.SeriesRow =>
    r.series_raw === 'Benchmark' ? { ...r, percent: less(r.percent) } : r;
  figures.monthly_returns = figures.monthly_returns.map(lowered);
  figures.historical_returns = figures.historical_returns.map(lowered);
}
