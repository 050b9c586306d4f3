import { SetClock } from '#base/clock.ts';
import { silentLog } from '#base/log.ts';
import { openArchive } from '#ingest/archive.ts';
import type { Decision } from '#ingest/apply-decision.ts';
import type { ImportReport } from '#ingest/import-report.ts';
import { ingestDocument } from '#ingest/run.ts';
import type { Incoming, Ingest } from '#ingest/run.ts';
import { decide } from '#review/decide.ts';
import type { DecisionReport } from '#review/decide.ts';
import type { FactDatabase } from '#store/database.ts';
import { listHolds } from '#store/hold-rows.ts';
import { listRegistry } from '#store/registry.ts';
import type { StoredFund } from '#store/registry.ts';
import type { EventTable, HoldTable, NavTable, PayoutTable } from '#store/tables.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** The real import pipeline with a real store and archive, and the actions of an operator. */
export interface ImportDesk {
  readonly ingest: Ingest;
  readonly clock: SetClock;
  readonly archive_folder: string;
  /** Imports a document, by default as a page with fewer rows than usual; advances the clock by a minute. */
  take(source: Incoming['source'], content: string | Uint8Array, is_partial?: boolean): Promise<ImportReport>;
  decide(decision: Decision): Promise<DecisionReport>;
  /** Accepts the only open hold of a check. */
  accept(check: string, value?: string): Promise<DecisionReport>;
  reject(check: string): Promise<DecisionReport>;
  funds(): Promise<readonly StoredFund[]>;
  /** The fund with that name; throws unless there is exactly one. */
  fund(name: string): Promise<StoredFund>;
  /** All versions, by date and version. */
  navs(name: string): Promise<NavTable[]>;
  /** `date nav` of the served NAVs. */
  served(name: string): Promise<string[]>;
  /** `date amount` of the served payouts. */
  paid(name: string): Promise<string[]>;
  payouts(name: string): Promise<PayoutTable[]>;
  holds(status?: string): Promise<HoldTable[]>;
  /** `check rows` of the open holds. */
  held(): Promise<string[]>;
  events(): Promise<EventTable[]>;
}

// Afternoon in Karachi on the day of the sample pages.
const OPENED_AT = '2026-08-19T10:00:00.000Z';

/** `reader` is for tests that import PDFs. */
export function openDesk(
  facts: FactDatabase,
  archive_folder = temporaryFolder(),
  reader: Pick<Ingest, 'extractReport'> = {},
): ImportDesk {
  const clock = new SetClock(OPENED_AT);
  const ingest = { facts, archive: openArchive(archive_folder), clock, log: silentLog, ...reader };
  let taken = 0;
  const one = (holds: readonly HoldTable[], check: string): string => {
    const [hold, ...others] = holds.filter((each) => each.check_name === check);
    if (hold === undefined || others.length > 0)
      throw new Error(`expected one open hold of ${check}, found ${holds.map((each) => each.check_name).join(', ')}`);
    return hold.id;
  };
  const fund = async (name: string): Promise<StoredFund> => {
    const [found, ...others] = (await listRegistry(facts.query)).funds.filter((each) => each.name === name);
    if (found === undefined || others.length > 0) throw new Error(`expected one fund ${name}`);
    return found;
  };
  const rulings = rulingsOver(ingest, clock);
  const ofFund = async <Row>(name: string, read: (fund_key: number) => Promise<Row>): Promise<Row> =>
    read((await fund(name)).fund_key);
  const navs = (name: string): Promise<NavTable[]> =>
    ofFund(name, (key) =>
      facts.query
        .selectFrom('nav_observations')
        .selectAll()
        .where('fund_key', '=', key)
        .orderBy('nav_date')
        .orderBy('version')
        .execute(),
    );
  const payouts = (name: string): Promise<PayoutTable[]> =>
    ofFund(name, (key) =>
      facts.query
        .selectFrom('payouts')
        .selectAll()
        .where('fund_key', '=', key)
        .orderBy('payout_date')
        .orderBy('ordinal')
        .orderBy('version')
        .execute(),
    );
  const holds = (status = 'OPEN'): Promise<HoldTable[]> => listHolds(facts.query, status === 'ALL' ? {} : { status });
  return {
    ingest,
    clock,
    archive_folder,
    async take(source, content, is_partial = true) {
      clock.advance(60_000);
      taken += 1;
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      return ingestDocument(ingest, { source, bytes, origin: `${source}-${taken}`, url: null, is_partial });
    },
    decide: rulings,
    accept: async (check, value) =>
      rulings({
        kind: 'accept',
        hold_id: one(await holds(), check),
        reason: 'checked',
        ...(value === undefined ? {} : { value }),
      }),
    reject: async (check) => rulings({ kind: 'reject', hold_id: one(await holds(), check), reason: 'wrong' }),
    funds: async () => (await listRegistry(facts.query)).funds,
    fund,
    navs,
    served: async (name) =>
      (await navs(name)).filter((row) => row.superseded_at === null).map((row) => `${row.nav_date} ${row.nav}`),
    paid: async (name) =>
      (await payouts(name))
        .filter((row) => row.superseded_at === null)
        .map((row) => `${row.payout_date} ${row.amount_per_unit}`),
    payouts,
    holds,
    held: async () => (await holds()).map((hold) => `${hold.check_name} ${hold.row_count}`).toSorted(),
    events: () => facts.query.selectFrom('events').selectAll().orderBy('seq').execute(),
  };
}

function rulingsOver(ingest: Ingest, clock: SetClock): (decision: Decision) => Promise<DecisionReport> {
  return (decision) => {
    clock.advance(60_000);
    return decide(ingest, decision, 'sample operator');
  };
}
