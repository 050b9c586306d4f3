/** Texts that neighbours of a page that was changed a little may join or cut: read as before, or missing. */
import { describe, expect, it } from 'vitest';
import { readHeadedGrid } from '#sources/fmr/candidates/headed-grids.ts';
import { listBlocks, type Block } from '#sources/fmr/ink/blocks.ts';
import { OPEN_END } from '#sources/fmr/ink/lines-around.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import { isKnownLabel } from '#sources/fmr/meaning/label-meaning.ts';
import { isOfOtherFact } from '#sources/fmr/meaning/periods-of-facts.ts';
import { isDesignation, splitLine } from '#sources/fmr/meaning/person-texts.ts';
import { checkCut } from '#sources/fmr/constraints/check-cut.ts';
import { INCOME_FUND, pageOf, readPage, type Line } from './placed-words.ts';

const blocksOf = (lines: readonly Line[]): Block[] => {
  const page = pageOf(lines);
  return listBlocks(page, listTextLines(page), isKnownLabel);
};

describe('people', () => {
  it('a name over a designation, set alike, is no designation of another person', () => {
    expect(isDesignation('Omar Dar Fund Manager')).toBe(false);
    expect(isDesignation('Dr. Sana Mirza CEO')).toBe(false);
    for (const office of ['Senior Fund Manager', 'Head of Fixed Income', 'Deputy Chief Executive', 'CEO'])
      expect(isDesignation(office)).toBe(true);
  });

  it('a qualification before a short office belongs to the name', () => {
    expect(splitLine('Sana Mirza, CFA CIO')).toEqual({ name: 'Sana Mirza, CFA', designation: 'CIO' });
  });
});

describe('labels', () => {
  it('in capitals as in small letters, some words end no line', () => {
    for (const line of ['Others incl.', 'OTHERS INCL.', 'CASH AND', 'Cash and', 'Sukuk &'])
      expect(OPEN_END.test(line)).toBe(true);
    for (const line of ['Others', 'CASH', 'Al-Wakala']) expect(OPEN_END.test(line)).toBe(false);
  });

  it('a period next to the label of a cost is of that cost, although another label is nearer', () => {
    const blocks = blocksOf([
      [200, [40, 'of which levies'], [130, 'Month'], [200, '0.61%']],
      [210, [130, 'Year to date'], [200, '0.54%']],
      [220, [80, 'Measures'], [130, 'Beta'], [200, '1.04']],
    ]);
    const find = (text: string): Block => blocks.find((block) => block.text === text) as Block;
    const low = { ...find('of which levies'), y1: find('Year to date').y0 + 2 };
    const all = blocks.map((block) => (block.text === 'of which levies' ? low : block));
    expect(isOfOtherFact(all, find('Year to date'))).toBe(true);
  });

  it('rows with a cell under each head share no figure of a chart over them', () => {
    const blocks = blocksOf([
      [200, [200, 'Equity'], [300, 'Debt']],
      [216, [40, 'Auditor'], [300, '16.90']],
      [223, [200, '13.48']],
      [232, [40, 'Expense ratio, month'], [172, '2.63%'], [300, '2.23%']],
      [248, [40, 'Levies, month'], [172, '0.30%'], [300, '0.29%']],
    ]);
    const rules = [225, 240].map((y) => ({ x0: 30, x1: 160, y0: y, y1: y + 0.5 }));
    const heads = blocks.filter(({ text }) => text === 'Equity' || text === 'Debt');
    const grid = readHeadedGrid(blocks, heads, () => false, { rules, walls: [] });
    expect(grid?.rows.map(({ label, figures }) => [label.text, ...figures.map(({ text }) => text)])).toContainEqual([
      'Expense ratio, month',
      '2.63%',
      '2.23%',
    ]);
  });
});

it('a benchmark behind its label is withheld if a line in small letters is right under both', () => {
  const lines: readonly Line[] = [
    ...INCOME_FUND,
    [130, [40, 'Benchmark: 90% three months PKRV and 10% average three months deposit']],
    [160, [40, 'Auditor'], [150, 'Rahman Sample Rahim']],
  ];
  const read = readPage(lines);
  expect(read.benchmark_raw).toBe('90% three months PKRV and 10% average three months deposit');
  const withheldWith = (line: Line): string[] =>
    checkCut([read], [pageOf([...lines, line])], () => false).flatMap(({ withheld }) =>
      withheld.flatMap(({ values = {} }) => Object.keys(values)),
    );
  expect(withheldWith([140, [46, 'rates of three rated banks']])).toEqual(['benchmark_raw']);
  expect(withheldWith([140, [46, 'Rates of three rated banks']])).toEqual([]);
  expect(withheldWith([140, [10, 'in words', 8], [46, 'rates of three rated banks']])).toEqual([]);
});
