/** Facts that a page states twice. */
import { describe, expect, it } from 'vitest';
import { INCOME_FUND, readPage, type Line } from './placed-words.ts';

describe('what a page states twice', () => {
  const peopleOf = (...lines: readonly Line[]): string[] =>
    readPage([...INCOME_FUND, ...lines]).parties.flatMap(({ role, name_raw, designation_raw }) =>
      name_raw === null ? [] : [`${role} ${name_raw}: ${designation_raw}`],
    );

  it('a fund manager who is in the committee with this title is served once', () => {
    const people = peopleOf(
      [116, [40, 'Fund Manager'], [140, 'Omar Dar, CFA']],
      [160, [40, 'Investment Committee', 10]],
      [174, [40, 'Sana Mirza'], [240, 'Chief Executive Officer']],
      [186, [40, 'Omar Dar, CFA'], [240, 'Fund Manager']],
    );
    expect(people).toEqual([
      'INVESTMENT_COMMITTEE_MEMBER Sana Mirza: Chief Executive Officer',
      'INVESTMENT_COMMITTEE_MEMBER Omar Dar, CFA: Fund Manager',
    ]);
  });

  it('the return since July of a tile is that of the table of periods', () => {
    const returnsOf = (tile: string): string[] =>
      readPage([
        ...INCOME_FUND,
        [116, [40, 'FYTD Return'], [140, tile]],
        [160, [40, 'Performance', 10]],
        [174, [140, 'Fund'], [240, 'Benchmark']],
        [186, [40, '1 Month'], [140, '0.95%'], [240, '0.99%']],
        [198, [40, 'FYTD'], [140, '12.42%'], [240, '12.66%']],
        [210, [40, '1 Year'], [140, '13.05%'], [240, '13.37%']],
      ]).reported_returns.map(
        ({ period_label_raw, fund_return_percent }) => `${period_label_raw} ${fund_return_percent}`,
      );
    expect(returnsOf('12.42%')).toEqual(['1 Month 0.95', 'FYTD 12.42', '1 Year 13.05']);
  });
});
