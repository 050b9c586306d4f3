import { describe, expect, it } from 'vitest';
import { judgeAdmissions } from './admissions.ts';
import { LOCAL_FAULTS, tryFault } from './list.ts';

// Enough to notice a guarantee that is always broken; `npm run faults` injects many more.
const MOMENTS = 1;
// A different seed each day, so that rare timings are found over time.
const SEED = Math.floor(Date.now() / 86_400_000);
const SLOWEST_MILLISECONDS = 120_000;
// Each fault starts several processes: half of them a day keep the suite short.
const isOfToday = (place: number): boolean => place % 2 === SEED % 2;

it.concurrent.for(LOCAL_FAULTS.map((fault, place) => ({ name: fault.name, fault, place })))(
  '$name: acknowledged facts are not lost and pages are not served in part',
  { timeout: SLOWEST_MILLISECONDS },
  async ({ fault, place }, { skip }) => {
    skip(!isOfToday(place), `${fault.name}: injected every other day; \`npm run faults\` injects all`);
    const missing = await fault.missing();
    skip(missing !== undefined, `${fault.name}: ${missing}`);
    const { violations, held } = await tryFault(fault, MOMENTS, SEED);
    expect(violations, `seed ${SEED}; ${held.join('; ')}`).toEqual([]);
  },
);

describe('the judgement of admitted calls', () => {
  const call = (sent: number, units: number) => ({ sent, received: sent + 5, units });
  const promised = { capacity: 60, bucketsAway: 1, away: [] };

  it('a history of calls is accepted at exactly one bucket and its refill, and rejected with two units more in any window', () => {
    const quiet = [call(-120_000, 60)];
    expect(judgeAdmissions([...quiet, call(0, 60), call(10_000, 10)], promised).violation).toBeUndefined();
    expect(judgeAdmissions([...quiet, call(0, 60), call(10_000, 12)], promised).violation).toContain(
      '72 units were admitted in 10.01 s, the limit is 71',
    );
    expect(
      judgeAdmissions(
        [call(0, 60), ...Array.from({ length: 60 }, (_, second) => call((second + 1) * 1_000, 1)), call(60_500, 2)],
        promised,
      ).violation,
    ).toBeDefined();
  });

  it('a history of calls may use one bucket more only in windows in which a node had its own', () => {
    const away = [{ from: 500, to: 900 }];
    expect(judgeAdmissions([call(0, 60), call(1_000, 60)], { ...promised, away }).violation).toBeUndefined();
    expect(judgeAdmissions([call(1_000, 60), call(2_000, 60)], { ...promised, away }).violation).toBeDefined();
  });
});
