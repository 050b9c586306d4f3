import { describe, expect, it } from 'vitest';
import { INCOME_FUND, readPage } from './placed-words.ts';

describe('Statistics of a fund and its benchmark', () => {
  it('are compared on the rows of their table', () => {
    const { metrics, evidence } = readPage([
      ...INCOME_FUND,
      [140, [40, 'Risk statistics', 10]],
      [156, [200, 'Fund'], [280, 'Benchmark']],
      [168, [40, 'Standard Deviation (%)'], [200, '16.36'], [280, '18.87']],
      [180, [40, 'Sharpe Ratio'], [200, '0.42'], [280, 'n/a']],
      [192, [40, 'Dividend Yield (%)'], [200, '10.4'], [280, '10.6']],
    ]);
    expect(metrics.map((row) => [row.metric_key, row.value, row.benchmark_value])).toEqual([
      ['STANDARD_DEVIATION', '16.36', '18.87'],
      ['SHARPE_RATIO', '0.42', null],
      ['DIVIDEND_YIELD', '10.4', '10.6'],
    ]);
    expect(evidence['metrics[0].benchmark_value']?.printed).toBe('18.87');
  });

  it('are compared on the rows under the returns', () => {
    const { metrics, reported_returns } = readPage([
      ...INCOME_FUND,
      [140, [40, 'Performance', 10]],
      [156, [200, 'SIF'], [280, 'Benchmark']],
      [168, [40, 'Month to date'], [200, '1.52%'], [280, '1.11%']],
      [180, [40, 'Year to date'], [200, '6.10%'], [280, '5.02%']],
      [192, [40, 'Yield to Maturity (%)'], [200, '17.2'], [280, '16.4']],
    ]);
    expect(metrics.map((row) => [row.metric_key, row.value, row.benchmark_value])).toEqual([
      ['YIELD_TO_MATURITY', '17.2', '16.4'],
    ]);
    expect(reported_returns).toHaveLength(2);
  });
});
