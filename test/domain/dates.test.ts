import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayNumber,
  daysBetween,
  fromDayNumber,
  fullYear,
  monthEnd,
  MONTH_NAMES,
  parseDate,
  parseIsoDate,
  todayInKarachi,
} from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';

const day = fc.integer({ min: dayNumber('1900-01-01' as IsoDate), max: dayNumber('2999-12-31' as IsoDate) });

describe('dates', () => {
  it('dates are read on every day and in every printed form', () => {
    fc.assert(
      fc.property(day, (number) => {
        const date = fromDayNumber(number);
        const [year = '', month = '', dom = ''] = date.split('-');
        const name = MONTH_NAMES[Number(month) - 1] ?? '';
        const printed = [
          date,
          `${name.slice(0, 3)} ${dom}, ${year}`,
          `${name} ${Number(dom)} ${year}`,
          `${dom}-${name.slice(0, 3)}-${year}`,
          `${Number(dom)} ${name}, ${year}`,
          ` ${name.toUpperCase()}  ${dom},  ${year} `,
        ];
        for (const text of printed) expect(parseDate(text), text).toBe(date);
        expect(dayNumber(date)).toBe(number);
      }),
      { numRuns: 300 },
    );
  });

  it('days are counted across months, leap years and centuries', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -4000, max: 4000 }), (number, days) => {
        const date = fromDayNumber(number);
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
      { numRuns: 300 },
    );
    expect(addDays('2024-02-28' as IsoDate, 1)).toBe('2024-02-29');
    expect(addDays('1900-02-28' as IsoDate, 1)).toBe('1900-03-01');
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    'Feb 30, 2026',
    '0026-01-01',
    '19/08/2026',
    '08-19-2026',
    'Augustus 19, 2026',
    'Aux 19, 2026',
    '2026-8-19',
    '',
    'N/A',
    '20260819',
  ])('%j is not read as a date', (text) => {
    expect(parseDate(text)).toBeUndefined();
  });

  it('dates from clients must have the strict form', () => {
    expect(parseIsoDate('2026-08-19')).toBe('2026-08-19');
    expect(['Aug 19, 2026', ' 2026-08-19', '2026-08-19T00:00:00Z', '2026-02-30'].map(parseIsoDate)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('the end of a month is correct, also in leap years', () => {
    expect(['2024-02-10', '2023-02-10', '2000-02-01', '2026-12-31'].map((date) => monthEnd(date as IsoDate))).toEqual([
      '2024-02-29',
      '2023-02-28',
      '2000-02-29',
      '2026-12-31',
    ]);
  });

  it('two-digit years count from 1962, the year of the first fund in the country', () => {
    expect(['62', '99', '00', '26', '61', '1962'].map(fullYear)).toEqual([
      '1962',
      '1999',
      '2000',
      '2026',
      '2061',
      '1962',
    ]);
  });

  it('the date in Karachi changes at 19:00 UTC', () => {
    expect(todayInKarachi(new Date('2026-08-19T18:59:59.999Z'))).toBe('2026-08-19');
    expect(todayInKarachi(new Date('2026-08-19T19:00:00.000Z'))).toBe('2026-08-20');
  });
});
