/** Paragraphs without a title that say what the fund is for. */
import { describe, expect, it } from 'vitest';
import { INCOME_FUND, readPage } from './placed-words.ts';

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

  it('is none if another name seeks it, or if it says what the fund did', () => {
    expect(objectiveOf('XYZ seeks a steady income for its investors', 'in all of its dealings.')).toBeUndefined();
    expect(
      objectiveOf('SIF posted a return of 11.95% for the month', 'against 11.03% of its benchmark.'),
    ).toBeUndefined();
  });
});
