import { countOpenHoldsByCheck } from '#store/hold-rows.ts';
import type { FactView } from './fact-view.ts';
import { readDrifts } from './read-drifts.ts';
import type { AmcDrift } from './read-drifts.ts';

/** What is withheld of reports now, and how their reading compares with the months before. */
interface ReviewState {
  /** Open holds of reports by check, the most rows first. */
  readonly checks: readonly { readonly check: string; readonly holds: number; readonly rows: number }[];
  readonly drifts: readonly AmcDrift[];
}

export async function readReviewState(view: FactView): Promise<ReviewState> {
  const drifts = await readDrifts(view);
  const checks = await view.read(async (tx) => countOpenHoldsByCheck(tx, 'fmr'));
  return { checks: checks.toSorted((one, other) => other.rows - one.rows), drifts };
}
