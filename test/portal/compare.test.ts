import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { asDecimal, percentOf } from '#domain/decimal.ts';
import { endsLine, findCommonDay, isAlone, rebase, sliceRange } from '#pages/browser/chart-series.ts';
import { listMonthEnds, rebaseNavs } from '#portal/rebased-navs.ts';
import type { NavRow } from '#payloads/series.ts';
import { commitFacts, fundRow } from '../support/fact-rows.ts';
import { createTestApp } from '../http/support/test-app.ts';
import type { TestApp } from '../http/support/test-app.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(async () => service.close());

const open = async (path: string) => service.ask(path, { key: null, headers: { accept: 'text/html' } });
const read = async (path: string): Promise<string> =>
  (await open(path)).body.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

const rows = (navs: Readonly<Record<string, string>>): NavRow[] =>
  Object.entries(navs).map(([nav_date, nav]) => ({ nav_date, nav }) as NavRow);

describe('NAVs rebased to 100', () => {
  it('start at 100 on the first day on which every fund has a NAV, and are exact', () => {
    const rebased = rebaseNavs([
      rows({ '2026-01-01': '3.0000', '2026-01-02': '3.0000', '2026-01-05': '3.1000' }),
      rows({ '2026-01-02': '7.0000', '2026-01-06': '6.9999' }),
    ]);
    expect(rebased).toEqual({
      base_date: '2026-01-02',
      lines: [
        [
          { nav_date: '2026-01-02', index: '100.0000' },
          { nav_date: '2026-01-05', index: '103.3333' },
        ],
        [
          { nav_date: '2026-01-02', index: '100.0000' },
          { nav_date: '2026-01-06', index: '99.9986' },
        ],
      ],
    });
  });

  it('have no common start if the funds have no day in common', () => {
    expect(rebaseNavs([rows({ '2026-01-01': '3' }), rows({ '2026-01-02': '7' })])).toBeUndefined();
    expect(rebaseNavs([rows({ '2026-01-01': '0.0000' }), rows({ '2026-01-01': '7' })])).toBeUndefined();
  });

  it('the last NAV of each month is that of the month, not carried over from the one before', () => {
    const rebased = rebaseNavs([
      rows({ '2026-01-30': '1.0', '2026-02-27': '2.0', '2026-03-31': '3.0' }),
      rows({ '2026-01-30': '1.0', '2026-03-02': '4.0' }),
    ]);
    expect(
      rebased === undefined
        ? []
        : listMonthEnds(rebased).map(({ month, values }) => [month, ...values.map((one) => one?.index)]),
    ).toEqual([
      ['2026-03', '300.0000', '400.0000'],
      ['2026-02', '200.0000', undefined],
      ['2026-01', '100.0000', '100.0000'],
    ]);
  });

  it('the script of the chart rebases as the page does', () => {
    const decimal = fc
      .tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 0, max: 6 }))
      .map(([units, places]) => {
        const digits = `${units}`.padStart(places + 1, '0');
        return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
      });
    fc.assert(
      fc.property(decimal, decimal, (nav, base) => {
        expect(rebase(nav, base)).toBe(percentOf(asDecimal(nav), asDecimal(base)));
      }),
    );
  });
});

describe('the series of the chart', () => {
  const observations = [0, 3, 20, 40, 41].map((day) => ({ day, nav: '1' }));

  it('a line ends before a pause of more than ten days, and an observation between two pauses is alone', () => {
    expect(observations.map((_, index) => endsLine(observations, index))).toEqual([false, true, true, false, false]);
    expect(observations.map((_, index) => isAlone(observations, index))).toEqual([false, false, true, false, false]);
    expect(isAlone([{ day: 7, nav: '1' }], 0)).toBe(true);
  });

  it('a range ends with the newest observation and keeps its days', () => {
    expect(sliceRange(observations, 41, 21).map(({ day }) => day)).toEqual([20, 40, 41]);
    expect(sliceRange(observations, 41, null)).toEqual(observations);
    expect(
      findCommonDay([
        observations,
        [
          { day: 1, nav: '1' },
          { day: 20, nav: '1' },
        ],
      ]),
    ).toBe(20);
    expect(findCommonDay([observations, [{ day: 1, nav: '1' }]])).toBeUndefined();
  });
});

describe('the comparison of funds', () => {
  it('shows NAVs, published returns, facts and allocations side by side', async () => {
    const text = await read('/compare?funds=sample-fund-1,sample-fund-2&range=all');
    expect(text).toContain('100 = NAV of 8 Dec 2025, the first day in this range on which every fund has one');
    const end = percentOf(asDecimal('10.4028'), asDecimal('10.4000'));
    expect(text).toContain(`Jan 2026 ${end} not published`);
    expect(text).toContain('A rebased NAV is a price, not a total return');
    expect(text).toContain('Payouts recorded in this time: Sample Fund 1: 1.');
    expect(text).toMatch(/Published returns .* Sample Fund 1, 31 Dec 2025 .* MTD 0\.91 % benchmark 0\.88 %/);
    expect(text).toMatch(/Facts .* Trustee Sample trustee/);
    expect(text).toMatch(/Asset allocation .* Cash 35\.25/);
  });

  it('funds can be named by a repeated parameter, as a form sends them', async () => {
    expect(await read('/compare?funds=sample-fund-1&funds=sample-fund-2')).toContain('Compare 2 funds');
  });

  it('funds without a common day are compared without the chart', async () => {
    const text = await read('/compare?funds=sample-fund-2,sample-fund-4&range=all');
    expect(text).toContain('There is no day in this range on which every fund has a NAV');
    expect(text).toContain('Facts');
  });

  it('names unknown funds and what to do, and compares the others', async () => {
    const text = await read('/compare?funds=sample-fund-1,no-such-fund,sample-fund-2');
    expect(text).toContain('No fund was found for “no-such-fund”.');
    expect(text).toContain('find the fund in the list');
    expect(text).toContain('Compare 2 funds');
    const { statusCode, body } = await open('/compare?funds=%3Cscript%3Ealert(1)%3C%2Fscript%3E,constructor&add=%00');
    expect(statusCode).toBe(200);
    expect(body).not.toContain('<script>alert');
  });

  it('a fund is added by its name; several matches are offered', async () => {
    expect(await read('/compare?funds=sample-fund-1&add=sample+fund+2')).toContain('Compare 2 funds');
    const { body } = await open('/compare?funds=sample-fund-1&add=sample');
    expect(body).toContain('Several funds match');
    expect(body).toContain('href="/compare?funds=sample-fund-1,sample-fund-3"');
    expect(await read('/compare?funds=sample-fund-1')).toContain('Sample Fund 1 is chosen. Add at least one more.');
  });

  it('a thousand unknown names cost no more than twenty', async () => {
    const many = Array.from({ length: 1_000 }, (_, index) => `no-fund-${index}`).join(',');
    const text = await read(`/compare?funds=${many}`);
    expect(text.match(/No fund was found/g)).toHaveLength(20);
  });

  it('at most five funds are compared', async () => {
    const slugs = [1, 2, 3, 4, 5].map((key) => `sample-fund-${key}`);
    expect(await read(`/compare?funds=${slugs.join(',')}`)).toContain('Compare 5 funds');
    await commitFacts(service.facts, { funds: [fundRow(6)] });
    expect(await read(`/compare?funds=${slugs.join(',')},sample-fund-6`)).toContain('At most five funds are compared');
  });
});
