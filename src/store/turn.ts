import { readFileSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { Fault } from '#base/fault.ts';
import { isAway } from './away.ts';
import { BUSY_TIMEOUT_MILLISECONDS } from './sqlite.ts';

/** Hears, in words for the operator, that a writer waits for another one. */
export type TellWaiting = (message: string) => void;

// Any constant: it names the one lock under which importers of a PostgreSQL store take turns.
const WRITER_LOCK = 7_206_501;
// How long a writer waits for another importer's document; the largest import measured takes a third of it.
const PATIENCE_MILLISECONDS = 180_000;
// Small documents of two importers pass each other within this time; who waits longer says so.
const TOLD_AFTER_MILLISECONDS = 300;
// Long enough that waiting costs nothing, short enough that a turn is not missed.
const PAUSE_MILLISECONDS = 20;

/** SQLite refuses a second writer; we ask again, leaving the thread free between, until the patience ends. */
export async function beginImmediate<Tables>(tx: Kysely<Tables>, file: string, tell: TellWaiting): Promise<void> {
  const begun = performance.now();
  for (let isTold = false; ; ) {
    try {
      // SQLite itself would wait on the spot, with every request of this thread.
      await sql`pragma busy_timeout = 0`.execute(tx);
      await sql`begin immediate`.execute(tx);
      return;
    } catch (thrown) {
      if (!isBusy(thrown)) throw thrown;
      const waited = performance.now() - begun;
      if (waited > PATIENCE_MILLISECONDS) throw busy(thrown);
      if (!isTold && waited > TOLD_AFTER_MILLISECONDS) {
        tell(describeWait(findWriterOf(file)));
        isTold = true;
      }
      await sleep(PAUSE_MILLISECONDS);
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(BUSY_TIMEOUT_MILLISECONDS)}`.execute(tx);
    }
  }
}

function isBusy(thrown: unknown): boolean {
  return thrown instanceof Error && /database is locked|database is busy/.test(thrown.message);
}

/** PostgreSQL gives the turn in the order it was asked for. */
export async function beginLocked<Tables>(tx: Kysely<Tables>, group: string, tell: TellWaiting): Promise<void> {
  await sql`begin`.execute(tx);
  await sql`set local lock_timeout = ${sql.lit(PATIENCE_MILLISECONDS)}`.execute(tx);
  const { rows } = await sql<{ is_ours: boolean }>`select pg_try_advisory_xact_lock(${sql.lit(WRITER_LOCK)}, hashtext(current_schema() || ${group})) as is_ours`.execute(tx);
  if (rows[0]?.is_ours === true) return;
  const writer = await findHolder(tx, group);
  const telling = setTimeout(() => tell(describeWait(writer)), TOLD_AFTER_MILLISECONDS);
  try {
    await sql`select pg_advisory_xact_lock(${sql.lit(WRITER_LOCK)}, hashtext(current_schema() || ${group}))`.execute(tx);
  } catch (thrown) {
    if (isAway(thrown)) throw thrown;
    await sql`rollback`.execute(tx);
    throw busy(thrown);
  } finally {
    clearTimeout(telling);
  }
}

function describeWait(writer: string | undefined): string {
  return `Another import is running${writer === undefined ? '' : ` (${writer})`}. This one waits for its turn and then goes on by itself, for each document ${PATIENCE_MILLISECONDS / 60_000} minutes at most. Or end it and run it again later: what it has not taken in changed nothing.`;
}

function busy(cause: unknown): Fault {
  return new Fault('STORE_BUSY', 'Another import is writing. Wait until it has ended and run this one again; nothing was changed.', { cause });
}

/** The session that holds the turn; importers name their sessions after themselves (postgres.ts). */
async function findHolder<Tables>(tx: Kysely<Tables>, group: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string; since: Date | null }>`select a.application_name as name, a.xact_start as since from pg_locks l join pg_stat_activity a on a.pid = l.pid
    where l.locktype = 'advisory' and l.granted and l.database = (select oid from pg_database where datname = current_database())
    and l.classid = ${sql.lit(WRITER_LOCK)} and l.objid = (hashtext(current_schema() || ${group})::bigint & 4294967295)::oid`.execute(tx);
  const [holder] = rows;
  return holder === undefined ? undefined : [holder.name, ...(holder.since === null ? [] : [`since ${holder.since.toISOString()}`])].join(' ');
}

// The byte of the shared-memory file that SQLite locks while it writes in WAL mode (WAL_WRITE_LOCK of its wal.c).
const WRITE_LOCK_BYTE = 120;
// Linux counts the start of a process in hundredths of a second since the machine's own.
const TICKS_A_SECOND = 100;

/** The process that writes a SQLite file, where the system tells who holds which lock: on Linux. */
function findWriterOf(file: string): string | undefined {
  try {
    const { ino } = statSync(`${file}-shm`);
    const [, pid] = new RegExp(` WRITE (\\d+) \\S+:${ino} ${WRITE_LOCK_BYTE} `).exec(readFileSync('/proc/locks', 'utf8')) ?? [];
    if (pid === undefined) return undefined;
    // The name in brackets may hold blanks; the start is the twentieth word after it.
    const ticks = Number.parseInt(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '').split(' ')[19] ?? '', 10);
    const booted = Number.parseInt(/^btime (\d+)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1] ?? '', 10);
    return `process ${pid} since ${new Date((booted + ticks / TICKS_A_SECOND) * 1_000).toISOString()}`;
  } catch {
    return undefined;
  }
}
