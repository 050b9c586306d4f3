/** Lists whose words are each set a little off their place: columns stay columns, and ranks stay ranks. */
import { describe, expect, it } from 'vitest';
import { listSegments } from '#documents/pdf/list-segments.ts';
import { listNamesOverKinds } from '#sources/fmr/candidates/names-over-kinds.ts';
import { listBlocks } from '#sources/fmr/ink/blocks.ts';
import { listLeadingShares } from '#sources/fmr/ink/leading-shares.ts';
import { dropRankWords } from '#sources/fmr/ink/rank-words.ts';
import { dropRanksAlongLines } from '#sources/fmr/ink/ranks-along-lines.ts';
import { dropSerialNumbers } from '#sources/fmr/ink/serial-numbers.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import { isKnownLabel } from '#sources/fmr/meaning/label-meaning.ts';
import { INCOME_FUND, pageOf, readPage, type Line } from './placed-words.ts';

// Of letters of eight points: the first word of a column is off to the right, the others to the left.
const OFF = [0.7, -0.7, -0.6, -0.7, 0.1, -0.7] as const;
const offOf = (at: number): number => OFF[at % OFF.length] ?? 0;

describe('ranks of a list', () => {
  const NAMES = ['Sample Bank', 'Sample Cement', 'Sample Oil', 'Sample Gas', 'Sample Power', 'Sample Foods'];
  const list = NAMES.map((name, at): Line => [
    164 + 12 * at,
    [44 + offOf(at), `${1 + at}`],
    [60, name],
    [260, `${9 - at}.40%`],
  ]);

  it('are neither shares nor parts of names', () => {
    expect(dropSerialNumbers(pageOf(list).words).map(({ text }) => text)).not.toContain('6');
    const read = readPage([...INCOME_FUND, [150, [40, 'Top holdings (% of total assets)', 9]], ...list]);
    expect(read.holdings.map((row) => `${row.name_raw} ${row.percent_of_total_assets}`)).toEqual(
      NAMES.map((name, at) => `${name} ${9 - at}.40`),
    );
  });

  it('are found as words and along the lines of two columns', () => {
    const words = ['Largest', 'Second', 'Third'].map((rank, at): Line => [
      160 + 12 * at,
      [40 + offOf(at), rank],
      [120, 'Sample Bank'],
    ]);
    expect(dropRankWords(pageOf(words).words).map(({ text }) => text)).not.toContain('Third');
    const along = [0, 1].map((at): Line => [
      160 + 36 * at,
      ...[0, 1].flatMap((place) => [
        [40 + 260 * place + offOf(at), `${1 + 2 * at + place}`] as const,
        [60 + 260 * place, 'Sample'] as const,
      ]),
    ]);
    expect(dropRanksAlongLines(pageOf(along).words).map(({ text }) => text)).not.toContain('4');
  });
});

const SECTORS = ['Cement', 'Fertilizer', 'Refinery', 'Textile'];

describe('lists', () => {
  it('with shares before their names are lists', () => {
    const lines = SECTORS.map((name, at): Line => [160 + 12 * at, [40 + offOf(at), `${9 - at}.1% ${name}`]]);
    expect(listLeadingShares(listSegments(pageOf(lines))).size).toBe(SECTORS.length);
  });

  it('with names over their kinds keep all their rows', () => {
    const names = ['Sample Bank', 'Sample Oil', 'Sample Gas', 'Sample Power'];
    const page = pageOf(
      names.flatMap((name, at): Line[] => [
        [164 + 24 * at, [300.7 + offOf(at), name]],
        [169 + 24 * at, [480 + offOf(at + 1), `${9 - at}.31%`]],
        [174 + 24 * at, [300.7, 'Commercial Banks', 7]],
      ]),
    );
    const blocks = listBlocks(page, listTextLines(page), isKnownLabel);
    const [figures, words] = [blocks.filter(({ isFigure }) => isFigure), blocks.filter(({ isFigure }) => !isFigure)];
    const lists = listNamesOverKinds(figures, words);
    expect(lists.map(({ rows }) => rows.map(({ label }) => label.text))).toEqual([names]);
  });
});
