import { describe, expect, it } from 'vitest';
import { INCOME_FUND, readPage, type Line } from './placed-words.ts';

const ratingsOf = (...lines: readonly Line[]): unknown[] =>
  readPage([...INCOME_FUND, ...lines]).ratings.map((row) => [
    row.rating_type,
    row.rating_raw,
    row.rating_agency,
    row.outlook_raw,
  ]);

describe('The outlook of a rating', () => {
  it.each([
    ['AM2- by VIS; Stable Outlook', 'AM2-', 'VIS', 'Stable'],
    ['AM1 (PACRA) with a positive outlook', 'AM1', 'PACRA', 'positive'],
    ['AM2+ (Stable) PACRA', 'AM2+', 'PACRA', 'Stable'],
    ['AM2 by VIS, Outlook: Developing', 'AM2', 'VIS', 'Developing'],
  ])('is found in `%s`', (printed, grade, agency, outlook) => {
    const ratings = ratingsOf([116, [40, 'AMC Rating'], [140, printed]]);
    expect(ratings).toEqual([['ASSET_MANAGER', grade, agency, outlook]]);
  });

  it('belongs to the grade that it follows', () => {
    const ratings = ratingsOf(
      [116, [40, 'AMC Rating'], [140, 'AM1 (Stable) by PACRA']],
      [128, [40, 'Stability Rating'], [140, 'AA(f) by PACRA']],
    );
    expect(ratings).toEqual([
      ['ASSET_MANAGER', 'AM1', 'PACRA', 'Stable'],
      ['FUND_STABILITY', 'AA(f)', 'PACRA', null],
    ]);
  });

  it('is read from a label of its own when there is one rating', () => {
    const outlook: Line = [140, [40, 'Rating Outlook'], [140, 'Negative']];
    const stability: Line = [116, [40, 'Stability Rating'], [140, 'AA(f) by PACRA']];
    expect(ratingsOf(stability, outlook)).toEqual([['FUND_STABILITY', 'AA(f)', 'PACRA', 'Negative']]);
    const company: Line = [128, [40, 'AMC Rating'], [140, 'AM1 by PACRA']];
    expect(ratingsOf(stability, company, outlook).map((row) => (row as string[])[3])).toEqual([null, null]);
  });

  it('is read from a column of a table of ratings', () => {
    const ratings = ratingsOf(
      [130, [40, 'Rated'], [140, 'Rating'], [200, 'Agency'], [260, 'Date'], [340, 'Outlook']],
      [142, [40, 'Fund stability'], [140, 'A+(f)'], [200, 'VIS'], [260, '12-Jan-2024'], [340, 'Positive']],
      [154, [40, 'Management company'], [140, 'AM2+'], [200, 'VIS'], [260, '03-Mar-2024'], [340, 'Stable']],
    );
    expect(ratings).toEqual([
      ['FUND_STABILITY', 'A+(f)', 'VIS', 'Positive'],
      ['ASSET_MANAGER', 'AM2+', 'VIS', 'Stable'],
    ]);
  });

  it('makes no heading of the rating under its label', () => {
    const ratings = ratingsOf([130, [300, 'Mgt. Quality Rating', 9]], [141, [300, 'AM2-; Stable Outlook']]);
    expect(ratings).toEqual([['ASSET_MANAGER', 'AM2-', null, 'Stable']]);
  });
});

describe('Prices over their figures', () => {
  it('are of a sale and of a repurchase', () => {
    const page = readPage([
      ...INCOME_FUND,
      [130, [60, 'Price Valid For'], [240, 'Sale'], [340, 'Repurchase']],
      [144, [60, '31 Oct 2024'], [236, '11.6363'], [345, '11.5201']],
    ]);
    expect([page.offer_price, page.repurchase_price]).toEqual(['11.6363', '11.5201']);
  });
});
