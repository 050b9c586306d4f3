/** Paragraphs without a title that say what the fund is for. */
import { describe, expect, it } from 'vitest';
import { INCOME_FUND, readPage, type Line } from './placed-words.ts';

function objectiveOf(first: string, second: string): string | undefined {
  const { special_terms } = readPage([
    ...INCOME_FUND,
    [116, [40, 'Auditor'], [140, 'Rahman Sample Rahim']],
    [150, [40, first]],
    [160, [40, second]],
  ]);
  return special_terms.find(({ term_type }) => term_type === 'INVESTMENT_OBJECTIVE')?.value_raw;
}

describe('the first paragraph of a page', () => {
  it('is the objective if the short form of the fund is what seeks something', () => {
    const rest = 'from a portfolio of bonds and bank deposits.';
    expect(objectiveOf('SIF seeks a steady income for its investors', rest)).toBe(
      `SIF seeks a steady income for its investors ${rest}`,
    );
    expect(
      objectiveOf('SIF is a dedicated income fund that focuses on', 'bonds of companies and on bank deposits.'),
    ).toBe('SIF is a dedicated income fund that focuses on bonds of companies and on bank deposits.');
  });

  it('ends before a comment in the past, also where the text layer lost a blank', () => {
    const aim = 'SIF seeks a steady income from a portfolio of bonds and bank deposits.';
    expect(objectiveOf(aim, 'The index wasnot reviewed in October, and two deposits matured in it.')).toBe(aim);
  });

  it('is none if another name seeks it, or if it says what the fund did', () => {
    expect(objectiveOf('XYZ seeks a steady income for its investors', 'in all of its dealings.')).toBeUndefined();
    expect(
      objectiveOf('SIF posted a return of 11.95% for the month', 'against 11.03% of its benchmark.'),
    ).toBeUndefined();
  });
});

describe('a paragraph set in full lines', () => {
  const LAST = 'generate a fair income from a broad portfolio of bonds of companies.';
  // In points: letters are 4 wide and blanks 2.
  const LEFT = 40;
  const RIGHT =
    LEFT + LAST.split(' ').reduce((sum, word) => sum + 4 * word.length, 0) + 2 * (LAST.split(' ').length - 1);

  /** A line whose blanks are as wide as the gaps between cells. */
  function spread(y: number, text: string): Line {
    const words = text.split(' ');
    const letters = words.reduce((sum, word) => sum + 4 * word.length, 0);
    const blank = (RIGHT - LEFT - letters) / (words.length - 1);
    let x = LEFT;
    return [
      y,
      ...words.map((word): [number, string] => {
        const at = x;
        x += 4 * word.length + blank;
        return [at, word];
      }),
    ];
  }

  it('is whole if several of its lines have wide blanks, of which the last is next to a line without', () => {
    const first = 'SIF is a dedicated income fund that focuses on companies';
    const second = 'with prudence and on deposits, whose owners seek to';
    const { special_terms } = readPage([
      ...INCOME_FUND,
      [116, [40, 'Auditor'], [140, 'Rahman Sample Rahim']],
      spread(150, first),
      spread(160, second),
      [170, [LEFT, LAST]],
    ]);
    expect(special_terms.map(({ value_raw }) => value_raw)).toContain(`${first} ${second} ${LAST}`);
  });
});
