import { describe, expect, it } from 'vitest';
import { createDisturbances } from './disturbances.ts';
import { IMPORT, createLedger, findGrowth, percentilesOf } from './measure.ts';
import type { Sample } from './measure.ts';
import { soak } from './soak.ts';

it('a few seconds of mixed load, chores and a restart break no guarantee', async () => {
  const { violations, held } = await soak({
    engine: 'sqlite',
    minutes: 0.1,
    rate: 4,
    // Test files share the machine.
    isBusy: true,
    seed: Math.floor(Date.now() / 86_400_000),
    say: () => undefined,
  });
  expect(violations, held.join('; ')).toEqual([]);
  expect(held.join('\n')).toMatch(/[1-9]\d* pages and/);
});

describe('the judgement of a soak', () => {
  /** A ledger with one sample in each quarter. */
  const quartersOf = (samples: readonly Sample[]) => {
    let progress = 0;
    const ledger = createLedger(() => progress);
    samples.forEach((sample, place) => {
      progress = (place + 0.5) / samples.length;
      ledger.sample(sample);
    });
    return ledger.readQuarters();
  };
  const sample = (resident_mb: number, handles: number, heap_mb = 80): Sample => ({
    resident_mb,
    handles,
    threads: 12,
    heap_mb,
  });

  it('memory and handles that settle after the first quarter are accepted', () => {
    expect(findGrowth(quartersOf([sample(200, 40), sample(400, 90), sample(410, 95), sample(430, 97)]))).toEqual([]);
  });

  it('growth from the second to the last quarter beyond the bounds is reported with both figures', () => {
    const found = findGrowth(quartersOf([sample(400, 90), sample(400, 90, 60), sample(450, 100), sample(480, 99, 93)]));
    expect(found).toEqual([
      'resident memory in MB grew from 400 in the second quarter to 480 in the last; the bound is 440',
      'heap after collection in MB grew from 60 in the second quarter to 93 in the last; the bound is 92',
      'open handles grew from 90 in the second quarter to 99 in the last; the bound is 98',
    ]);
  });

  it('times of imports do not count as responses, and disturbed ones not as calm', () => {
    const ledger = createLedger(() => 0);
    for (const milliseconds of [1, 2, 3]) ledger.time({ kind: 'read', milliseconds, isDisturbed: false });
    ledger.time({ kind: 'read', milliseconds: 900, isDisturbed: true });
    ledger.time({ kind: IMPORT, milliseconds: 5_000, isDisturbed: false });
    const [first] = ledger.readQuarters();
    expect([first?.requests, first?.calm.p99, first?.all.p99, first?.imports.most]).toEqual([4, 3, 900, 5_000]);
    expect(percentilesOf([])).toEqual({ count: 0, p50: null, p99: null, most: null });
  });

  it('a 503 is explained only by a fault of the database, until some seconds after it', async () => {
    let now = 1_000;
    const disturbances = createDisturbances(() => now);
    await disturbances.during('limiter killed', async () => void (now = 3_000));
    expect([disturbances.touched(2_000, 2_100), disturbances.excuses(2_000, 2_100)]).toEqual([true, false]);
    now = 20_000;
    await disturbances.during('database killed', async () => void (now = 22_000));
    expect(disturbances.excuses(19_000, 19_999)).toBe(false);
    expect(disturbances.excuses(19_000, 20_500)).toBe(true);
    expect(disturbances.excuses(26_000, 27_000)).toBe(true);
    expect(disturbances.excuses(27_001, 28_000)).toBe(false);
    expect(disturbances.describeLast(23_000)).toBe("1000 ms after 'database killed'");
  });
});
