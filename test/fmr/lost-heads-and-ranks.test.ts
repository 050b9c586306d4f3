/** Rows whose heads were lost, and lists of which some ranks were lost, on pages that were moved a little. */
import { describe, expect, it } from 'vitest';
import { answersOf, findNeighbour } from '#sources/fmr/candidates/find-neighbour.ts';
import { listBlocks, type Block } from '#sources/fmr/ink/blocks.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import type { LabelMeaning } from '#sources/fmr/match-label.ts';
import { isKnownLabel, labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { pageOf, readPage, type Line } from './placed-words.ts';

const FACTS: Line[] = [
  [40, [40, 'Sample Cash Fund', 16]],
  [92, [40, 'Launch date'], [200, '17 July 2003']],
  [104, [40, 'Management fee'], [200, '2.00%']],
  [116, [40, 'Risk profile'], [200, 'Low']],
  [128, [40, 'Front-end load'], [200, '1.50%']],
];

describe('rows', () => {
  it('the first figure of a row of a table is not the value of its label', () => {
    const isFound = (...figures: readonly (readonly [number, string])[]): boolean => {
      const page = pageOf([[80, [40, 'NAV (Rs.)'], ...figures]]);
      const blocks = listBlocks(page, listTextLines(page), isKnownLabel);
      const block = blocks.find(({ text }) => text === 'NAV (Rs.)') as Block;
      const label = { block, meaning: labelMeaning('NAV (Rs.)', null) as LabelMeaning };
      const labels = { blocks, labels: [label], known: new Set([block]), isTaken: () => false, ...answersOf(blocks) };
      return findNeighbour(label, 'RIGHT', labels)?.pair !== undefined;
    };
    expect(isFound([200, '37.44'])).toBe(true);
    expect(isFound([200, '37.44'], [280, '45.38'], [360, '40.35'])).toBe(false);
    expect(isFound([100, '37.44'], [280, '45.38'], [360, '40.35']), 'nearer to its label').toBe(true);
  });

  it('of two figures in one row that are not quite level, neither is the value of its label', () => {
    const nextOf = (y: number): string | undefined => {
      const page = pageOf([
        [80, [40, 'Management fee'], [200, '1.18%']],
        [y, [240, '1.13%']],
      ]);
      const blocks = listBlocks(page, listTextLines(page), isKnownLabel);
      const block = blocks.find(({ text }) => text === 'Management fee') as Block;
      const label = { block, meaning: labelMeaning('Management fee', null) as LabelMeaning };
      const labels = { blocks, labels: [label], known: new Set([block]), isTaken: () => false, ...answersOf(blocks) };
      return findNeighbour(label, 'RIGHT', labels)?.next?.text;
    };
    expect(nextOf(81.3)).toBe('1.13%');
    expect(nextOf(82)).toBeUndefined();
  });

  it('a number that is the place of its row is no part of the name, although other rows have lost theirs', () => {
    const namesOf = (...names: string[]): string[] =>
      readPage([
        ...FACTS,
        [150, [40, 'Top holdings (% of total assets)', 9]],
        ...names.map((name, at): Line => [164 + 12 * at, [40, name], [260, `${9 - at}.40%`]]),
      ]).holdings.map(({ name_raw }) => name_raw);
    const bare = ['Sample Bank', 'Sample Cement', 'Sample Oil', 'Sample Gas', 'Sample Power'];
    expect(namesOf('1 Sample Bank', 'Sample Cement', '3 Sample Oil', 'Sample Gas', '5 Sample Power')).toEqual(bare);
    const own = ['Sample Bank', '786 Sample Cement', 'Sample Oil', '2 Sample Gas', 'Sample Power'];
    expect(namesOf(...own)).toEqual(own);
  });
});

it('a numbered title over a label is no fee', () => {
  const feesOf = (title: string): unknown[] => {
    const label: Line = [162, [40, 'Management fee', 9]];
    const { special_terms } = readPage([...FACTS.filter(([y]) => y !== 104), [148, [40, title, 12]], label]);
    return special_terms.filter(({ term_type }) => term_type === 'MANAGEMENT_FEE').map(({ value_raw }) => value_raw);
  };
  expect(feesOf('3 Terms by their value')).toEqual([]);
  expect(feesOf('3 Percent of net assets'), 'a fee in words').toEqual(['3 Percent of net assets']);
});
