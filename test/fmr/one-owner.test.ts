/** What is not certain to be the page's own fund's, its table's or its person's is withheld or read as another's. */
import { describe, expect, it } from 'vitest';
import { splitInline } from '#sources/fmr/candidates/inline-pairs.ts';
import { makeBlock } from '#sources/fmr/ink/blocks.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import { respace } from '#sources/fmr/ink/respace.ts';
import { labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { isDesignation, isPerson, splitLine } from '#sources/fmr/meaning/person-texts.ts';
import { INCOME_FUND, pageOf, readPage, rowsOf, tablesOf, type Line } from './placed-words.ts';

describe('facts that a page states twice', () => {
  const page = (...second: readonly (readonly [string, string])[]): ReturnType<typeof readPage> =>
    readPage([
      ...INCOME_FUND,
      [116, [40, 'NAV per unit'], [140, '101.2500']],
      [128, [40, 'Par value'], [140, '100.0000']],
      [140, [40, 'Management fee'], [140, '1.00%']],
      ...second.map(([label, value], at): Line => [300 + 12 * at, [40, label], [140, value]]),
    ]);
  const stated = ({ nav_per_unit, par_value, launch_date, fees }: ReturnType<typeof readPage>): unknown[] => [
    nav_per_unit,
    par_value,
    launch_date,
    fees.map(({ value_percent }) => value_percent),
  ];

  it('differently are withheld alone if there are one or two of them', () => {
    expect(stated(page())).toEqual(['101.2500', '100.0000', '2014-11-12', ['1.00']]);
    expect(stated(page(['NAV per unit', '52.6000'], ['Par value', '50.0000']))).toEqual([
      null,
      null,
      '2014-11-12',
      ['1.00'],
    ]);
  });

  it('differently show that the page is about two funds if there are three of them: nothing of it is served', () => {
    const mixed = page(['NAV per unit', '52.6000'], ['Par value', '50.0000'], ['Launch Date', '1-Jul-2003']);
    expect(stated(mixed)).toEqual([null, null, null, []]);
    expect(mixed.withheld.map(({ section, check }) => `${section} ${check}`)).toContain('fees values_conflict');
    expect(mixed.fund_name_raw).toBe('Sample Income Fund (SIF)');
  });

  it('are withheld if they are two rates of one fee', () => {
    expect(page(['Management fee', '1.00%']).fees.map(({ value_percent }) => value_percent)).toEqual(['1.00']);
    expect(page(['Management fee', '2.50%']).fees).toEqual([]);
  });
});

describe('several facts in one text', () => {
  const pairsOf = (text: string): string[] => {
    const block = makeBlock(listTextLines(pageOf([[100, [40, text]]])));
    return splitInline(block, (label) => labelMeaning(label, null)).map(
      ({ labelText, value }) => `${labelText} = ${value.text}`,
    );
  };

  it('are divided where the label of the next fee begins, whatever its case', () => {
    expect(pairsOf('Front-End Load: 1% Back-End Load: NIL')).toEqual(['Front-End Load = 1%', 'Back-End Load = NIL']);
    expect(pairsOf('front-end load: 1%, back-end load: nil')).toEqual(['front-end load = 1%', 'back-end load = nil']);
    expect(pairsOf('Cut-off time: 9:00 to 4:30')).toEqual(['Cut-off time = 9:00 to 4:30']);
  });
});

describe('names of persons', () => {
  it('are not cut at an ending that is a small word', () => {
    expect(respace('Sardar MohsinLuni')).toBe('Sardar Mohsin Luni');
    expect(respace('UnitsinIssue')).toBe('Units in Issue');
    expect(respace('PlacementswithBanks')).toBe('Placements with Banks');
    expect(respace('Auditor ofthe scheme')).toBe('Auditor of the scheme');
  });

  it('are not labels of shares', () => {
    expect(isPerson('Sania Kiani')).toBe(true);
    expect(isPerson('Cashwith Islamic Banks')).toBe(false);
    expect(isPerson('Headof Research')).toBe(false);
  });

  it('names without their blanks are one person only if they are few', () => {
    expect(isPerson('SaniaKiani')).toBe(false);
    expect(isPerson('Sania KianiRaza')).toBe(true);
    expect(isPerson('SaniaKiani Rafia Mirza')).toBe(false);
  });

  it('do not begin a designation', () => {
    expect(isDesignation('Chief Executive, Sample Funds')).toBe(true);
    expect(isDesignation('Sana Mirza, Chief Executive')).toBe(false);
    expect(splitLine('Omar Dar, Sana Mirza, Chief Executive')).toBeUndefined();
  });
});

describe('rows', () => {
  // Each name is 50 points wide and its share 16.
  const LIST = [
    'Sample Cement 9.57',
    'Sample Metals 8.66',
    'Sample Motors 7.27',
    'Sample Paints 6.19',
    'Sample Sugars 5.99',
  ];
  const listAt = (...ys: readonly number[]): Line[] =>
    LIST.map((item, at) => [ys[at] ?? 0, [40 + 82 * at, item.slice(0, -5)], [94 + 82 * at, item.slice(-4)]]);
  const titles = (lines: readonly Line[]): string[] =>
    tablesOf([
      [100, [40, 'Largest holdings, percent of total assets', 9]],
      [76, [320, 'Sectors, percent of total assets', 9]],
      ...lines,
    ]).flatMap((table) => table.rows.map(({ label }) => `${table.title?.text.split(',')[0]}: ${label.text}`));

  it('of one line are under one title, even if their baselines are not quite the same', () => {
    const level = titles(listAt(114, 114, 114, 114, 114));
    expect(level).toHaveLength(5);
    expect(new Set(level.map((row) => row.split(':')[0]))).toEqual(new Set(['Largest holdings']));
    expect(titles(listAt(114.5, 114, 114.6, 113.6, 114.3)).toSorted()).toEqual(level.toSorted());
  });

  it('below an unknown title are not under the known one over it', () => {
    const tables = tablesOf([
      [100, [40, 'Sector allocation (percent of total assets)', 9]],
      [114, [40, 'Cement'], [200, '20.4%']],
      [126, [40, 'Fertilizer'], [200, '11.2%']],
      [150, [40, 'Qoptenz holdngs (percent of total assets)', 9]],
      [164, [40, '1.'], [100, 'Sample Petroleum Limited'], [260, '6.67%']],
      [176, [40, '2.'], [100, 'Sample Power Limited'], [260, '6.37%']],
      [220, [100, 'Sample Motors Limited'], [260, '3.33%']],
      [232, [100, 'Sample Foods Limited'], [260, '3.05%']],
    ]);
    expect(tables.map((table) => [table.kind, rowsOf(table).length])).toEqual([
      ['SECTOR_ALLOCATION', 2],
      [undefined, 2],
      [undefined, 2],
    ]);
  });
});

it('a label between two figures is not that of figures behind them', () => {
  const rows = ['Month to Date', 'Year to Date', '90 Days', '180 Days', '365 Days'].map((label, at): Line => [
    214 + 12 * at,
    [80 - 6 * (at % 3), `${at + 2}.00%`],
    [140, label],
    [230 + 5 * (at % 3), `${at + 1}.94%`],
    ...(at < 2 ? ([[400, `9${at}.30%`]] as const) : []),
  ]);
  const tables = tablesOf([[200, [80, 'SIF'], [230, 'Benchmark'], [400, 'Equities']], ...rows]);
  const figures = tables.flatMap((table) => table.rows.flatMap((row) => row.figures.map(({ text }) => text)));
  expect(figures).toContain('1.94%');
  expect(figures).not.toContain('90.30%');
});

it('an objective ends before a comment in the next line, however close it is set', () => {
  const comments = [
    'On October 31, 2024 the NAV per unit was PKR 106.2229 (September 30, 2024: PKR 105.11).',
    'The index was not reviewed in the month. Dividends of two banks were reinvested.',
  ];
  const objectiveOf = (gap: number, comment = comments[0] ?? ''): unknown[] =>
    readPage([
      [40, [40, 'Sample Income Fund (SIF)', 16]],
      [52, [40, 'The Fund seeks a competitive return and daily liquidity from short instruments.']],
      [52 + gap, [40, comment]],
      [80 + gap, [40, 'Category'], [140, 'Income']],
      [92 + gap, [40, 'Launch Date'], [140, '12-Nov-2014']],
      [104 + gap, [40, 'Trustee'], [140, 'CDC']],
      [116 + gap, [40, 'Par value'], [140, '100.0000']],
    ]).special_terms.flatMap(({ term_type, value_raw }) => (term_type === 'INVESTMENT_OBJECTIVE' ? [value_raw] : []));
  expect(objectiveOf(9)).toEqual(['The Fund seeks a competitive return and daily liquidity from short instruments.']);
  expect(objectiveOf(24)).toEqual(objectiveOf(9));
  expect(objectiveOf(9, comments[1]), 'of the past').toEqual(objectiveOf(9));
  expect(objectiveOf(9, 'The scheme was launched for investors of small sums.'), 'of the fund').not.toEqual(
    objectiveOf(9),
  );
});

describe('the basis of returns', () => {
  const basisOf = (note: string): unknown =>
    readPage([
      ...INCOME_FUND,
      [116, [40, 'NAV per unit'], [140, '101.2500']],
      [200, [140, '1 month'], [200, '6 months']],
      [212, [40, 'SIF'], [140, '12.24%'], [200, '12.02%']],
      [740, [40, note]],
    ]).reported_returns.map(({ calculation_basis_raw }) => calculation_basis_raw);

  it('is read from a remark that lost its blanks', () => {
    const said = basisOf('Returns of up to one year are simple annualized returns.');
    expect(said).toEqual(['simple annualized returns', 'simple annualized returns']);
    expect(basisOf('Returnsof up toone yearare simple annualized returns.')).toEqual(said);
    expect(basisOf('Returnsofup to oneyear are simple annualized returns.')).toEqual(said);
  });

  it('is the one of a note on returns of up to one year for the year itself, and of longer periods for several', () => {
    const typesOf = (note: string): unknown =>
      readPage([
        ...INCOME_FUND,
        [200, [140, '6 months'], [200, '1 year'], [260, '3 years']],
        [212, [40, 'SIF'], [140, '12.24%'], [200, '12.02%'], [260, '9.10%']],
        [740, [40, note]],
      ]).reported_returns.map(({ return_type }) => return_type);
    const all = ['ABSOLUTE', 'ABSOLUTE', 'ANNUALIZED'];
    expect(typesOf('Returns of up to one year are absolute. Returns of longer periods are CAGR.')).toEqual(all);
    expect(typesOf('Returns of up to 365 days are absolute, longer ones are CAGR.')).toEqual(all);
    expect(typesOf('Returns of one year or less are absolute; CAGR otherwise.')).toEqual(all);
    expect(typesOf('Returns of less than one year are absolute.')).toEqual(['ABSOLUTE', null, null]);
    expect(typesOf('Returns of one year or more are annualized.')).toEqual([null, 'ANNUALIZED', 'ANNUALIZED']);
  });
});
