/** Labels of two lines whose words are each set a little off their place: they are whole or withheld. */
import { describe, expect, it } from 'vitest';
import { checkCut } from '#sources/fmr/constraints/check-cut.ts';
import { listBlocks } from '#sources/fmr/ink/blocks.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import { isKnownLabel } from '#sources/fmr/meaning/label-meaning.ts';
import { INCOME_FUND, pageOf, readPage, type Line } from './placed-words.ts';

const textsOf = (lines: readonly Line[]): string[] => {
  const page = pageOf(lines);
  return listBlocks(page, listTextLines(page), isKnownLabel).map(({ text }) => text);
};

describe('labels of shares', () => {
  it('are whole under a bold title that is wider than their column', () => {
    const lines: Line[] = [
      [160, [40, 'Sector Allocation (% of Total Assets)', 9]],
      [176, [41, 'Commercial Banks'], [160, '16.0%']],
      [189, [41, 'Oil & Gas']],
      [198, [41.6, 'Exploration']],
      [189, [160, '9.8%']],
    ];
    expect(textsOf(lines)).toContain('Oil & Gas Exploration');
  });

  it('are whole if their second line is a little further off and has no figures', () => {
    const lines: Line[] = [
      [160, [40, 'T-Bills'], [160, '340,014'], [220, '8.4'], [280, '8.1']],
      [175, [40, 'Placements']],
      [186.4, [40, 'DFIs']],
      [175, [160, '340,014'], [220, '8.4'], [280, '8.1']],
      [201, [40, 'Other receivables of funds'], [160, '340,014'], [220, '8.4'], [280, '8.1']],
    ];
    expect(textsOf(lines)).toContain('Placements DFIs');
  });

  it('are withheld if a line is nearer to them than most rows are to each other', () => {
    const lines: readonly Line[] = [
      ...INCOME_FUND,
      [200, [40, 'Sector Allocation', 10]],
      [214, [40, 'Cement'], [250, '40.1%']],
      [226, [40, 'Fertilizer'], [250, '15.2%']],
      [237, [40, 'Oil and Gas'], [250, '20.0%']],
      [258, [40, 'Power Generation'], [250, '24.7%']],
    ];
    const page = pageOf([...lines, [246.8, [40, 'Samples']]]);
    const [checked] = checkCut([readPage(lines)], [page], () => false);
    expect(checked?.withheld.flatMap(({ values = {} }) => Object.keys(values))).toEqual(['allocations[2]']);
  });
});
