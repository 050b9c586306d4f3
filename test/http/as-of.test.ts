import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATIONS } from '#http/operations/list.ts';
import { commitFacts, navRow } from '../support/fact-rows.ts';
import { errorsOf, problemOf } from './support/problem.ts';
import { NOW, createTestApp } from './support/test-app.ts';
import type { TestApp } from './support/test-app.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
  service.clock.set('2026-01-09T06:00:00Z');
  // A correction of the last day at NOW, and two further days.
  const late = { known_at: Date.parse('2026-01-08T06:00:00Z') };
  await commitFacts(service.facts, {
    navs: [
      navRow(1, '2026-01-05', '10.9999', late),
      navRow(1, '2026-01-06', '11.0000', late),
      navRow(1, '2026-01-07', '11.0100', late),
    ],
  });
  // The fixture ends superseded rows at the time that all invented rows share; here the old value is served until the
  // correction.
  await service.facts.query
    .updateTable('nav_observations')
    .set({ superseded_at: late.known_at })
    .where('superseded_at', 'is not', null)
    .execute();
});
afterAll(async () => service.close());

const HISTORY = '/v1/mutual-funds/funds/sample-fund-1/nav';
const BULK = '/v1/mutual-funds/bulk/nav';
type History = {
  data: { total: number; to: string; navs: { nav_date: string; nav: string }[] };
  meta: { data_as_of: string; data_freshness_days: number; next_cursor: string | null };
};
const read = async (path: string): Promise<History> => (await service.ask(path)).json<History>();

describe('as_of', () => {
  it('as_of is a parameter of every NAV, payout, report and snapshot read and of no other', () => {
    const takes = OPERATIONS.filter(({ parameters }) => 'as_of' in { ...parameters.query, ...parameters.body }).map(
      ({ path }) => path,
    );
    const others = OPERATIONS.filter(({ path }) => !takes.includes(path)).map(({ path }) => path);
    expect(takes).toHaveLength(31);
    for (const path of others)
      expect(path).toMatch(
        /\/catalog|\/coverage$|\/updates$|\/amcs|\/funds$|\/funds\/\{fund_slug\}$|\/categories$|\/fund-types$|\/families|\/vps$|\/bulk\/funds$/,
      );
  });

  it('as_of omits later facts, and latest, window and freshness refer to its time', async () => {
    const [then, now] = [await read(`${HISTORY}?as_of=${NOW}`), await read(HISTORY)];
    expect(then.data.navs.at(-1)).toMatchObject({ nav_date: '2026-01-05', nav: '10.4028' });
    expect([then.data.to, then.data.total, then.meta.data_as_of, then.meta.data_freshness_days]).toEqual([
      '2026-01-05',
      29,
      '2026-01-05',
      1,
    ]);
    expect(now.data.navs.slice(-3).map(({ nav }) => nav)).toEqual(['10.9999', '11.0000', '11.0100']);
    expect([now.data.total, now.meta.data_freshness_days]).toEqual([31, 2]);
  });

  it('as_of works the same in a body, and lists a fund without known facts as missing', async () => {
    const ask = async (as_of: string | null) =>
      (await service.ask(BULK, { method: 'POST', body: { funds: ['sample-fund-1'], as_of } })).json<{
        data: { nav: string }[];
        meta: object;
      }>();
    expect((await ask(NOW)).data).toMatchObject([{ nav: '10.4028' }]);
    expect((await ask(null)).data).toMatchObject([{ nav: '11.0100' }]);
    expect(await ask('2020-01-01T00:00:00Z')).toMatchObject({
      data: [],
      meta: { missing_funds: ['sample-fund-1'], data_as_of: null },
    });
    expect(
      problemOf(await service.ask('/v1/mutual-funds/funds/sample-fund-1/fmr-reports/latest?as_of=2020-01-01T00:00:00Z'))
        .code,
    ).toBe('REPORT_NOT_FOUND');
  });

  it.each([
    ['2026-01-09T06:00:01Z', 'less_than_equal'],
    ['9999-12-31T23:59:59Z', 'date_parsing'],
    ['2026-01-06', 'date_parsing'],
    ['2026-01-06T08:30:00', 'date_parsing'],
    ['2026-01-06T13:30:00%2B05:00', 'date_parsing'],
    ['2026-02-30T08:30:00Z', 'date_parsing'],
    ['2026-01-06T24:00:00Z', 'date_parsing'],
    ['1767688200000', 'date_parsing'],
    ['', 'date_parsing'],
  ])('as_of=%s is 422 %s', async (moment, type) => {
    expect(errorsOf(await service.ask(`${HISTORY}?as_of=${moment}`))).toEqual([`query.as_of ${type}`]);
    expect(
      errorsOf(
        await service.ask(BULK, {
          method: 'POST',
          body: { funds: ['sample-fund-1'], as_of: decodeURIComponent(moment) },
        }),
      ),
    ).toEqual([`body.as_of ${type}`]);
  });

  it('as_of may be the present, have fractions of a second and a UTC offset', async () => {
    for (const moment of ['2026-01-09T06:00:00Z', '2026-01-09T05:59:59.999999Z', '2026-01-09T06:00:00%2B00:00']) {
      expect((await read(`${HISTORY}?as_of=${moment}`)).data, moment).toEqual((await read(HISTORY)).data);
    }
  });

  it('as_of is stored in the cursor, so all pages refer to one time whether the parameter is repeated or omitted', async () => {
    const { data, meta } = await read(`${HISTORY}?as_of=${NOW}&limit=20`);
    const cursor = meta.next_cursor ?? '';
    for (const repeated of [`&as_of=${NOW}`, '']) {
      const rest = await read(`${HISTORY}?limit=20&cursor=${cursor}${repeated}`);
      expect([...data.navs, ...rest.data.navs]).toEqual((await read(`${HISTORY}?as_of=${NOW}`)).data.navs);
      expect([rest.meta.data_as_of, rest.meta.data_freshness_days]).toEqual(['2026-01-05', 1]);
    }
    const present = (await read(`${HISTORY}?limit=20`)).meta.next_cursor ?? '';
    for (const [of, other] of [
      [cursor, '2026-01-06T08:29:59Z'],
      [present, NOW],
    ]) {
      const problem = problemOf(await service.ask(`${HISTORY}?limit=20&cursor=${of}&as_of=${other}`));
      expect([problem.code, problem.detail]).toEqual(['INVALID_CURSOR', expect.stringContaining("'as_of'")]);
    }
  });

  it('an ETag of an as_of read stays valid over days and corrections', async () => {
    const etag = `${(await service.ask(`${HISTORY}?as_of=${NOW}`)).headers['etag']}`;
    const present = `${(await service.ask(HISTORY)).headers['etag']}`;
    service.clock.set('2026-03-01T06:00:00Z');
    await commitFacts(service.facts, {
      navs: [navRow(1, '2026-01-04', '10.7777', { known_at: service.clock.now().getTime() })],
    });
    await service.facts.query
      .updateTable('nav_observations')
      .set({ superseded_at: service.clock.now().getTime() })
      .where('nav_date', '=', '2026-01-04')
      .where('superseded_at', 'is not', null)
      .execute();
    expect((await service.ask(`${HISTORY}?as_of=${NOW}`, { headers: { 'if-none-match': etag } })).statusCode).toBe(304);
    expect((await service.ask(HISTORY, { headers: { 'if-none-match': present } })).statusCode).toBe(200);
    service.clock.set('2026-01-09T06:00:00Z');
  });
});
