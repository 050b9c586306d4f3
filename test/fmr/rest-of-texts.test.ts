/** A text right over or under a line that may be the rest of it is withheld, because the whole would be another text. */
import { describe, expect, it } from 'vitest';
import { checkCut } from '#sources/fmr/constraints/check-cut.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { INCOME_FUND, pageOf, readPage, type Line } from './placed-words.ts';

const LINES: readonly Line[] = [
  ...INCOME_FUND,
  [130, [40, 'Auditor'], [150, 'Rahman Sample Rahim']],
  [160, [40, 'Listing'], [150, 'Sample Stock Exchange']],
  [200, [40, 'Top Holdings', 10]],
  [214, [40, 'Company'], [250, '% of Total Assets']],
  [226, [40, 'Sample Cement'], [250, '8.10']],
  [238, [40, 'Example Bank'], [250, '7.20']],
];
const READ = readPage(LINES);

/** What is withheld of the page if this line was printed on it and not read. */
function withheldWith(line: Line, isPart = false, lines = LINES, read = READ): string[] {
  const [checked] = checkCut([read], [pageOf([...lines, line])], () => isPart) as [ReadFragment];
  return checked.withheld.flatMap(({ check, values = {} }) => Object.keys(values).map((path) => `${check} ${path}`));
}

describe('a line that nothing uses', () => {
  it('right under a name, set like it, may be its end', () => {
    expect(READ.parties.map((row) => row.organization_raw)).toEqual(['CDC', 'Rahman Sample Rahim']);
    expect(withheldWith([140, [150, 'Iqbal Example']])).toEqual(['text_cut parties[1]']);
    expect(withheldWith([248, [40, 'Limited']])).toEqual(['text_cut holdings[1]']);
  });

  it('right over a name, set like it, may be its beginning', () => {
    expect(withheldWith([150, [150, 'Pakistan']])).toEqual(['text_cut listing_raw']);
  });

  it('is none of it if it is set elsewhere or in another size, or is a value of its own', () => {
    expect(withheldWith([140, [170, 'Iqbal Example']])).toEqual([]);
    expect(withheldWith([144, [150, 'Iqbal Example']])).toEqual([]);
    expect(withheldWith([140, [150, 'Iqbal Example', 7]])).toEqual([]);
    expect(withheldWith([140, [150, 'N/A']])).toEqual([]);
  });

  it('of a table is a row of its own if it has figures', () => {
    expect(withheldWith([248, [40, 'Limited'], [250, '6.30']])).toEqual([]);
  });

  it('on a page of all funds, which is read in parts, is not compared', () => {
    expect(withheldWith([140, [150, 'Iqbal Example']], true)).toEqual([]);
  });

  it('under the label of a share is its end if it is nearer than the next row and no label of its own', () => {
    const lines: readonly Line[] = [
      ...INCOME_FUND,
      [200, [40, 'Sector Allocation', 10]],
      [214, [40, 'Cement'], [250, '40.1%']],
      [230, [40, 'Oil and Gas'], [250, '35.2%']],
      [246, [40, 'Power Generation'], [250, '24.7%']],
    ];
    const read = readPage(lines);
    expect(read.allocations.map((row) => row.label_raw)).toEqual(['Cement', 'Oil and Gas', 'Power Generation']);
    expect(withheldWith([255, [40, 'Samples']], false, lines, read)).toEqual(['text_cut allocations[2]']);
    expect(withheldWith([239, [40, 'Samples']], false, lines, read)).toEqual(['text_cut allocations[1]']);
    expect(withheldWith([255, [40, 'Cash']], false, lines, read)).toEqual([]);
    expect(withheldWith([262, [40, 'Samples']], false, lines, read)).toEqual([]);
  });

  it('under the first sentence of an objective may be its next one', () => {
    const lines: readonly Line[] = [
      ...INCOME_FUND,
      [130, [40, 'Investment Objective'], [150, 'The Fund seeks to earn a stable return for its unit holders.']],
      [160, [40, 'Listing'], [150, 'Sample Stock Exchange']],
      [172, [40, 'Auditor'], [150, 'Rahman Sample Rahim']],
    ];
    const read = readPage(lines);
    expect(read.special_terms.map((row) => row.value_raw)).toEqual([
      'The Fund seeks to earn a stable return for its unit holders.',
    ]);
    const next: Line = [140, [150, 'It invests in government securities.']];
    expect(withheldWith(next, false, lines, read)).toEqual(['text_cut special_terms[0]']);
  });

  it('under the words of an item with a bullet is its end, although it is a label elsewhere', () => {
    const rows = (bullet: string): readonly Line[] => [
      ...INCOME_FUND,
      [200, [40, 'Asset Allocation (% of Total Assets)', 10]],
      [214, [40, 'Sukuk'], [250, '40.1%']],
      [230, [34, `${bullet}Placements with`], [250, '35.2%']],
      [246, [40, 'Others'], [250, '24.7%']],
    ];
    const read = readPage(rows('– '));
    expect(read.allocations.map((row) => row.label_raw)).toEqual(['Sukuk', '– Placements with', 'Others']);
    expect(withheldWith([239, [40, 'Banks']], false, rows('– '), read)).toEqual(['text_cut allocations[1]']);
    expect(withheldWith([239, [34, 'Banks']], false, rows(''), readPage(rows('')))).toEqual([]);
  });

  it('beside a share that is half-way between it and a label is the other line of that label, wherever it begins', () => {
    const rows = (y: number): readonly Line[] => [
      ...INCOME_FUND,
      [200, [40, 'Sector Allocation', 10]],
      [214, [40, 'Cement'], [250, '40.1%']],
      [230, [40, 'Oil and Gas Exploration']],
      [y, [250, '35.2%']],
      [246, [40, 'Power Generation'], [250, '24.7%']],
    ];
    const read = readPage([...rows(230)]);
    const share = readPage([...rows(233.2)]);
    const line: Line = [236.6, [74, 'Companies*']];
    expect(share.allocations.map((row) => row.label_raw)).toContain('Oil and Gas Exploration');
    expect(withheldWith(line, false, rows(233.2), share)).toEqual(['text_cut allocations[1]']);
    expect(withheldWith(line, false, rows(230), read)).toEqual([]);
  });
});
