import { Fault } from '#base/fault.ts';
import { applyDecision } from '#ingest/apply-decision.ts';
import type { Decision } from '#ingest/apply-decision.ts';
import { countChanges } from '#ingest/import-report.ts';
import { mirrorJournal } from '#ingest/archive.ts';
import { requireWholeStore } from '#ingest/run.ts';
import type { Ingest } from '#ingest/run.ts';
import { nextMoment } from '#store/event-rows.ts';

/** The effect of a decision on the served data. */
export interface DecisionReport {
  readonly decision: Decision;
  readonly documents_read_again: number;
  /** Number of facts that the decision promoted. */
  readonly changed: number;
}

// A later reviewer reads the reason, so it must not be blank.
const LONGEST_REASON = 500;

/** Records a decision, promotes the facts that it resolves and copies it to the archive, in one transaction. */
export async function decide(ingest: Ingest, decision: Decision, by: string): Promise<DecisionReport> {
  const reason = decision.reason.trim();
  if (reason === '' || reason.length > LONGEST_REASON)
    throw new Fault(
      'REASON_NEEDED',
      `Give a reason of 1 to ${LONGEST_REASON} characters with --reason; it is stored with the decision.`,
    );
  const results = await ingest.facts.write(async (tx) => {
    await requireWholeStore(tx, ingest.archive);
    return applyDecision(
      tx,
      ingest.archive,
      { ...decision, reason },
      { by, at: await nextMoment(tx, ingest.clock.now()) },
    );
  });
  await mirrorJournal(ingest.facts, ingest.archive);
  const changed = results.reduce((sum, { changes }) => sum + countChanges(changes), 0);
  return { decision, documents_read_again: results.length, changed };
}
