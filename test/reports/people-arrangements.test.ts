/** However a page arranges the people who manage a fund, each is read with what he or she is. */
import { describe, expect, it } from 'vitest';
import { readReport } from '#sources/fmr/read-report.ts';
import { PlacedWords, wrap, type Style } from '../fixtures/placed-words.ts';

const PEOPLE: readonly (readonly [name: string, designation: string])[] = [
  ['Naveed Akhtar Rana', 'Chief Executive Officer'],
  ['Hira Mahmood, CFA', 'Chief Investment Officer'],
  ['Daniyal Kirmani', 'Head of Equities'],
  ['Syed Zubair ul Haq', 'Head of Risk & Compliance'],
  ['Sana Bukhari, ACCA', 'Fund Manager'],
];

type Draw = (words: PlacedWords) => void;
const SMALL: Style = { size: 7, color: '#777777' };

function rows(
  title: string | null,
  place: (words: PlacedWords, y: number, name: string, designation: string) => void,
): Draw {
  return (words) => {
    if (title !== null) words.put(40, 300, title, { size: 9, bold: true, color: '#115555' });
    for (const [index, [name, designation]] of PEOPLE.entries()) place(words, 316 + index * 13, name, designation);
  };
}

function cards(title: string | null, isNameFirst: boolean, width: number): Draw {
  return (words) => {
    if (title !== null) words.put(40, 300, title, { size: 9, bold: true, color: '#115555' });
    for (const [index, [name, designation]] of PEOPLE.entries()) {
      const x = 40 + index * 105;
      const lines = wrap(name, width, 8);
      const top = isNameFirst ? 316 : 328;
      for (const [row, line] of lines.entries()) words.put(x, top + row * 9.6, line, { bold: true });
      words.put(x, isNameFirst ? top + lines.length * 9.6 : 317, designation, SMALL);
    }
  };
}

function sentence(start: string, join: (name: string, designation: string) => string, mark: string): Draw {
  return (words) => {
    const text = `${start}${PEOPLE.map(([name, designation]) => join(name, designation)).join(mark)}`;
    for (const [index, line] of wrap(text, 500, 8).entries()) words.put(40, 320 + index * 10, line);
  };
}

const ARRANGEMENTS: Readonly<Record<string, Draw>> = {
  'two columns under a title': rows('Investment Committee', (words, y, name, designation) => {
    words.put(40, y, name);
    words.put(180, y, designation);
  }),
  'designations in the left column': rows('Investment committee', (words, y, name, designation) => {
    words.put(40, y, designation);
    words.put(555, y, name, { align: 'right', color: '#333388' });
  }),
  'two columns under a title that is not known': rows(
    'The people behind the portfolio',
    (words, y, name, designation) => {
      words.put(40, y, name, { bold: true });
      words.put(180, y, designation);
    },
  ),
  'cards with the designation under the name': cards('Who manages the fund', true, 100),
  'cards with the designation over the name': cards('Who manages the fund', false, 100),
  'cards whose names take two lines': cards('Investment Committee', true, 60),
  'a line each with a dash': rows('Investment Committee Members', (words, y, name, designation) => {
    words.put(40, y, `${name} – ${designation}`);
  }),
  'a line each with brackets': rows('Investment Committee', (words, y, name, designation) => {
    words.put(40, y, `${name} (${designation})`);
  }),
  'a line each with a comma': rows('Members of the Investment Committee', (words, y, name, designation) => {
    words.put(40, y, `${name}, ${designation}`);
  }),
  'a line each with a bullet before it': rows('Investment Committee', (words, y, name, designation) => {
    words.put(40, y, `• ${name}, ${designation}`);
  }),
  'one sentence with brackets and semicolons': sentence(
    'Investment committee: ',
    (name, designation) => `${name} (${designation})`,
    '; ',
  ),
  'one sentence with brackets and commas': sentence(
    'Investment committee: ',
    (name, designation) => `${name} (${designation})`,
    ', ',
  ),
  'one sentence with commas and semicolons': sentence(
    'Members of the investment committee: ',
    (name, designation) => `${name}, ${designation}`,
    '; ',
  ),
};

function readPeople(draw: Draw): unknown[] {
  const words = new PlacedWords();
  words.put(40, 50, 'Sample Cash Fund', { size: 18, bold: true });
  words.put(555, 50, '31 May 2024', { size: 9, align: 'right' });
  for (const [index, [label, value]] of [
    ['Fund category', 'Money Market Scheme'],
    ['Fund type', 'Open-end'],
    ['Launch date', '12 May 2010'],
    ['Benchmark', '6 Month KIBOR'],
  ].entries()) {
    words.put(40, 160 + index * 12, label ?? '', { bold: true });
    words.put(180, 160 + index * 12, value ?? '');
  }
  draw(words);
  const known = { name: 'Sample Cash Fund', other_names: [], amc: null, family: null, asset_class: null };
  const [page] = readReport({ pages: [words.page()] }, { funds: [known] }).fragments;
  return (page?.parties ?? []).map((row) => [row.name_raw, row.designation_raw]);
}

describe('the people of a fund', () => {
  it.each(Object.entries(ARRANGEMENTS))('are read the same set as %s', (_, draw) => {
    expect(readPeople(draw)).toEqual(PEOPLE);
  });
});
