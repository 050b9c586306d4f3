import { onTestFinished } from 'vitest';
import type { TestContext } from 'vitest';
import type { Access } from '#access/accounts.ts';
import { createGate } from '#access/gate.ts';
import type { Gate } from '#access/gate.ts';
import { createBuckets } from '#access/limits.ts';
import { SetClock } from '#base/clock.ts';
import { openAccess } from '#store/database.ts';
import type { DatabaseLocation } from '#store/database-location.ts';
import { placeStore } from '../support/new-stores.ts';
import { NO_POSTGRES, shareDatabase } from '../support/postgres.ts';
import { borrowSchema } from '../support/reused-schemas.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

export const ENGINES = ['sqlite', 'postgres'] as const;
export const START = '2026-09-01T06:00:00Z';

/** An empty location for this test; removed when the test ends. */
export async function makePlace(engine: (typeof ENGINES)[number], context: TestContext): Promise<DatabaseLocation> {
  if (engine === 'sqlite') return placeStore(temporaryFolder(), 'access');
  context.skip(NO_POSTGRES !== undefined, NO_POSTGRES);
  const { place, giveBack } = borrowSchema(await shareDatabase(), 'access');
  onTestFinished(giveBack);
  return place;
}

/** Opens another connection to the same accounts and keys, as another process does. */
export async function openAccessAt(
  place: DatabaseLocation,
  clock: SetClock = new SetClock(START),
): Promise<Access & { readonly clock: SetClock }> {
  const database = await openAccess(place);
  onTestFinished(() => database.close());
  return { database, keysSecret: 'a secret of this test', clock };
}

/** A gate whose buckets never refill, so that used units stay used on a machine of any speed. */
export function gateOf(access: Access, unitsPerMinute = 600): Gate {
  return createGate({ ...access, buckets: createBuckets(unitsPerMinute, { nanoseconds: () => 0 }) });
}
