/** Tables of changed pages: a figure whose label, head or plan was lost is missing, and never that of another one. */
import { describe, expect, it } from 'vitest';
import { completeValue } from '#sources/fmr/candidates/complete-value.ts';
import { listRuns } from '#sources/fmr/candidates/rows.ts';
import { fitsValue } from '#sources/fmr/candidates/value-types.ts';
import { listBlocks, type Block } from '#sources/fmr/ink/blocks.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import type { LabelMeaning } from '#sources/fmr/match-label.ts';
import { isKnownLabel, labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { isPerson } from '#sources/fmr/meaning/person-texts.ts';
import { kindOfShares } from '#sources/fmr/meaning/read-shares.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { fundOf, pageOf, readPage, tablesOf, type Line } from './placed-words.ts';

const FACTS: Line[] = [
  [40, [40, 'Sample Stock Fund', 16]],
  [60, [40, 'Report for April 2025']],
  [80, [40, 'NAV per unit'], [200, '101.42']],
  [92, [40, 'Launch date'], [200, '17 July 2003']],
  [104, [40, 'Category'], [200, 'Equity']],
  [116, [40, 'Trustee'], [200, 'CDC']],
  [128, [40, 'Management fee'], [200, '2.00%']],
];
const blocksOf = (lines: readonly Line[]): Block[] => {
  const page = pageOf(lines);
  return listBlocks(page, listTextLines(page), isKnownLabel);
};
const returnsOf = (...lines: Line[]): unknown[] =>
  readPage([...FACTS, ...lines]).reported_returns.map((row) => [
    row.period_label_raw,
    row.fund_return_percent,
    row.benchmark_return_percent,
  ]);

describe('returns', () => {
  it('the months of a sector or an asset are none', () => {
    const monthsOf = (title: string, corner: string, head: string): unknown[] =>
      returnsOf(
        [200, [40, title, 9]],
        [214, [40, corner], [200, head]],
        [226, [40, 'Apr 2025'], [200, '7.1%']],
        [238, [40, 'Mar 2025'], [200, '9.6%']],
      );
    expect(monthsOf('Performance', 'Month', 'Fund')).toHaveLength(2);
    expect(monthsOf('Performance', 'Month', 'Fertiliser')).toHaveLength(2);
    expect(monthsOf('Performance', 'Sector', 'Fertiliser')).toEqual([]);
    expect(monthsOf('Sector allocation (% of total assets)', 'Month', 'Fertiliser')).toEqual([]);
  });

  it('of two periods alike, the one under the benchmark is not of the fund', () => {
    const under = (...heads: [number, string][]): unknown[] =>
      returnsOf([200, ...heads], [212, [100, 'Since inception'], [300, 'Since inception']], [224, [310, '4.54%']]);
    expect(under([60, 'Benchmark'], [280, 'Fund'])).toEqual([['Since inception', '4.54', null]]);
    expect(under([60, 'Fund'], [280, 'Benchmark'])).toEqual([]);
    expect(under()).toEqual([]);
  });

  it('a large word across the page labels no figure', () => {
    const [figure, label, mark] = [
      [100, [300, '7.66%']],
      [100, [40, 'May 2015']],
      [104, [150, 'COPY', 40]],
    ].map((line) => blocksOf([line as unknown as Line])[0] as Block) as [Block, Block, Block];
    expect(listRuns([figure], [label, mark])[0]?.left).toBe(label);
    expect(listRuns([figure], [mark])[0]?.left).toBeUndefined();
  });

  it('benchmarks before the first plan and behind the last one are of none', () => {
    const funds = ['Sample Cash Fund', 'Sample Income Fund', 'Sample Stock Fund'].map((name) => fundOf(name));
    const benchmarks = (...rows: [string, string][]): unknown[] => {
      const page = pageOf([
        ...FACTS,
        [200, [40, 'Returns (%)', 9]],
        [214, [40, 'Fund'], [200, '1 month'], [260, '1 year']],
        ...rows.map(([label, figure], at): Line => [226 + 12 * at, [40, label], [205, figure], [265, `1${figure}`]]),
      ]);
      return readReport({ pages: [page] }, { funds }).fragments.flatMap(({ fund_name_raw, reported_returns }) =>
        reported_returns.map((row) => `${fund_name_raw} ${row.benchmark_return_percent}`),
      );
    };
    const rows: [string, string][] = [
      ['Benchmark', '8.19'],
      ['Sample Income Fund', '8.18'],
      ['Benchmark', '7.88'],
      ['Sample Stock Fund', '7.72'],
    ];
    expect(benchmarks(...rows)).toContain('Sample Stock Fund 7.88');
    expect(benchmarks(...rows, ['Benchmark', '5.63'])).not.toContain('Sample Stock Fund 7.88');
  });
});

it('a title of a plan outweighs the plans named on a line further up', () => {
  const family = 'Sample Fixed Return Fund';
  const funds = [fundOf(family), ...['Plan I', 'Plan II'].map((name) => ({ ...fundOf(name), family }))];
  const page = pageOf([
    [40, [40, family, 16]],
    ...FACTS.slice(1),
    [160, [40, 'Plans', 9], [300, 'Plan I'], [400, 'Plan II']],
    [172, [40, 'Launch date'], [300, 'Mar 14, 2022'], [400, 'Jun 20, 2022']],
    [184, [40, 'NAV per unit'], [300, 'Rs. 11.2995'], [400, 'Rs. 10.9550']],
    [220, [40, 'Plan II - Performance (%)', 9]],
    [234, [300, 'plan ii'], [400, 'benchmark']],
    [246, [40, 'month to date'], [300, '18.61'], [402, '17.01']],
    [258, [40, 'fiscal year to date'], [300, '16.66'], [402, '15.75']],
  ]);
  const rows = readReport({ pages: [page] }, { funds }).fragments.flatMap(({ reported_returns }) => reported_returns);
  const said = rows.map((row) => [row.sub_fund_name_raw, row.fund_return_percent, row.benchmark_return_percent]);
  expect(said).toContainEqual(['Plan II', '18.61', '17.01']);
});

describe('shares', () => {
  it('a grade alone is no class of assets', () => {
    const kindOf = (...labels: string[]): unknown => {
      const [table] = tablesOf([
        [100, [40, 'Asset allocation (% of total assets)', 9]],
        ...labels.map((label, at): Line => [114 + 12 * at, [40, label], [200, `${at + 1}.5%`]]),
      ]);
      return table === undefined ? 'no table' : kindOfShares(table);
    };
    expect(kindOf('Cash', 'Equities')).toBe('ASSET_ALLOCATION');
    expect(kindOf('Unrated')).toBeUndefined();
    expect(kindOf('AAA', 'Unrated')).toBe('CREDIT_QUALITY');
  });

  it('a share close to the rank of the next column is a cell, also before a name in lower case', () => {
    const textsOf = (name: string): string[] => blocksOf([[100, [40, `6.22% 10. ${name}`]]]).map(({ text }) => text);
    expect(textsOf('Sample Foods')).toContain('6.22%');
    expect(textsOf('sample foods')).toContain('6.22%');
  });
});

describe('texts', () => {
  it('levels of risk are no person', () => {
    expect(isPerson('Very LowtoMedium')).toBe(false);
    expect(isPerson('Very Sample')).toBe(true);
  });

  it('a text with the next label in it is not the value', () => {
    const meaning = labelMeaning('Dealing days', null) as LabelMeaning;
    expect(fitsValue(meaning, 'mon – fri')).toBe(true);
    expect(fitsValue(meaning, 'mon – fri cut-off time: 4:00 pm')).toBe(false);
    const trustee = labelMeaning('Trustee', null) as LabelMeaning;
    expect(fitsValue(trustee, 'Sample Trustee Services')).toBe(true);
    expect(fitsValue(trustee, 'Sample Trustee ServicesAuditorA. F. Sample & Co.')).toBe(false);
  });

  it('a text that repeats its label is not all of the value, and a risk profile says how high a risk is', () => {
    const days = labelMeaning('Dealing days', null) as LabelMeaning;
    expect(fitsValue(days, 'Dealing daysMonday')).toBe(false);
    expect(fitsValue(days, 'Days')).toBe(false);
    expect(fitsValue(days, 'All days')).toBe(true);
    const risk = labelMeaning('Risk profile', null) as LabelMeaning;
    for (const text of ['High', 'Very Lowto Medium', 'Depends on the allocation', 'Plan specific', 'N/A'])
      expect(fitsValue(risk, text), text).toBe(true);
    expect(fitsValue(risk, 'Trustee Services')).toBe(false);
  });

  it('a value under its label ends before a line that is a label', () => {
    const meaning = labelMeaning('Benchmark', null) as LabelMeaning;
    const [label] = blocksOf([[100, [40, 'Benchmark']]]) as [Block];
    const valueOf = (way: 'BELOW' | 'RIGHT', second: string): string | undefined => {
      const lines = [
        [112, [40, 'Average rates of three banks that publish their']],
        [122, [40, second]],
      ].map((line) => blocksOf([line as unknown as Line])[0] as Block);
      const value = {
        ...(lines[0] as Block),
        text: lines.map(({ text }) => text).join(' '),
        lines: lines.flatMap((each) => [...each.lines]),
      };
      const pair = { label, labelText: 'Benchmark', meaning, value, way, blocks: [label, value] };
      return completeValue(pair, [label, value], () => false)?.value.text;
    };
    expect(valueOf('BELOW', 'rates')).toBeDefined();
    expect(valueOf('BELOW', 'inception date')).toBeUndefined();
    expect(valueOf('RIGHT', 'net assets')).toBeDefined();
  });
});
