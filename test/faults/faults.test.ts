import { it } from 'vitest';
import { LOCAL_FAULTS, tryFault } from './list.ts';

// Enough to notice a promise that is broken always; `npm run faults` tries many more.
const MOMENTS = 1;
// Spread over days, so that a rare moment is found some day.
const SEED = Math.floor(Date.now() / 86_400_000);
const SLOWEST_MILLISECONDS = 120_000;

it.concurrent.for(LOCAL_FAULTS)('$name: nothing acknowledged is lost and nothing half is served', { timeout: SLOWEST_MILLISECONDS }, async (fault, { skip, expect }) => {
  const missing = await fault.missing();
  skip(missing !== undefined, `${fault.name}: ${missing}`);
  const { violations, held } = await tryFault(fault, MOMENTS, SEED);
  expect(violations, `seed ${SEED}; ${held.join('; ')}`).toEqual([]);
});
