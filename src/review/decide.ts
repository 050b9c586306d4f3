import { Fault } from '#base/fault.ts';
import { applyDecision, isAboutHold } from '#ingest/apply-decision.ts';
import type { Decision } from '#ingest/apply-decision.ts';
import { countChanges } from '#ingest/import-report.ts';
import { mirrorJournal } from '#ingest/archive.ts';
import type { PassResult } from '#ingest/pass.ts';
import { requireWholeStore } from '#ingest/run.ts';
import type { Ingest } from '#ingest/run.ts';
import type { FactTx } from '#store/database.ts';
import { nextMoment } from '#store/event-rows.ts';
import { findHold, listOpenHoldIds } from '#store/hold-rows.ts';

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
  const report = await ingest.facts.write((tx) => decideWithin(tx, ingest, decision, by));
  await mirrorJournal(ingest.facts, ingest.archive);
  return report;
}

async function decideWithin(tx: FactTx, ingest: Ingest, decision: Decision, by: string): Promise<DecisionReport> {
  const reason = decision.reason.trim();
  if (reason === '' || reason.length > LONGEST_REASON)
    throw new Fault(
      'REASON_NEEDED',
      `Give a reason of 1 to ${LONGEST_REASON} characters with --reason; it is stored with the decision.`,
    );
  await requireWholeStore(tx, ingest.archive);
  const at = await nextMoment(tx, ingest.clock.now());
  const results = await applyDecision(tx, ingest.archive, { ...decision, reason }, { by, at });
  return { decision, documents_read_again: results.length, changed: countFacts(results) };
}

function countFacts(results: readonly PassResult[]): number {
  return results.reduce((sum, { changes }) => sum + countChanges(changes), 0);
}

/** The effect that decisions would have if they were applied in this order now. */
export interface Preview {
  /** Number of facts that they would promote. */
  readonly changed: number;
  /** Ids of the holds that they would close. */
  readonly closed: readonly string[];
  /** Ids of the holds that they would open: what is still doubtful of the same pages. */
  readonly opened: readonly string[];
}

/** Applies decisions and takes everything back. Throws the Fault that applying them would throw. */
export async function previewDecisions(ingest: Ingest, decisions: readonly Decision[], by: string): Promise<Preview> {
  try {
    return await ingest.facts.write(async (tx) => {
      const before = await listOpenHoldIds(tx);
      const reports = await decideEach(
        decisions,
        (decision) => isWaiting(tx, decision),
        (decision) => decideWithin(tx, ingest, decision, by),
      );
      const after = await listOpenHoldIds(tx);
      throw new TakenBack({
        changed: reports.reduce((sum, { changed }) => sum + changed, 0),
        closed: [...before].filter((id) => !after.has(id)),
        opened: [...after].filter((id) => !before.has(id)),
      });
    });
  } catch (thrown) {
    if (thrown instanceof TakenBack) return thrown.preview;
    throw thrown;
  }
}

/** Applies decisions in order. Several may concern holds that another decision closes: those are skipped. */
export async function decideAll(ingest: Ingest, decisions: readonly Decision[], by: string): Promise<DecisionReport[]> {
  return decideEach(
    decisions,
    (decision) => isWaiting(ingest.facts.query, decision),
    (decision) => decide(ingest, decision, by),
  );
}

async function decideEach(
  decisions: readonly Decision[],
  isOpen: (decision: Decision) => Promise<boolean>,
  apply: (decision: Decision) => Promise<DecisionReport>,
): Promise<DecisionReport[]> {
  const reports: DecisionReport[] = [];
  for (const decision of decisions) if (await isOpen(decision)) reports.push(await apply(decision));
  // Its Fault names the decision that closed the hold.
  if (reports.length === 0 && decisions[0] !== undefined) reports.push(await apply(decisions[0]));
  return reports;
}

async function isWaiting(tx: FactTx, decision: Decision): Promise<boolean> {
  return !isAboutHold(decision) || (await findHold(tx, decision.hold_id))?.status === 'OPEN';
}

/** Ends the transaction of a preview, which rolls it back. */
class TakenBack extends Error {
  readonly preview: Preview;

  constructor(preview: Preview) {
    super('a preview is rolled back');
    this.preview = preview;
  }
}
