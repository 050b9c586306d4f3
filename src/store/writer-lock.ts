import { readFileSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { Fault } from '#base/fault.ts';
import { sql } from './kysely.ts';
import { isUnavailable } from './unavailable.ts';
import { BUSY_TIMEOUT_MILLISECONDS, isSqliteBusy } from './sqlite.ts';

/** Called with a message for the operator when a writer waits for another one. */
export type OnWaiting = (message: string) => void;

// Any constant: it identifies the writer lock of a PostgreSQL store.
const WRITER_LOCK = 7_206_501;
// How long a writer waits for another importer's document; the largest import measured takes a third of it.
const TIMEOUT_MILLISECONDS = 180_000;
// Two importers of small documents alternate within this time; longer waits are reported.
const REPORT_AFTER_MILLISECONDS = 300;
// Long enough that polling costs nothing, short enough not to miss a free lock.
const PAUSE_MILLISECONDS = 20;

/** SQLite refuses a second writer; this retries until the timeout, without blocking the event loop in between. */
export async function beginImmediate<Tables>(tx: Kysely<Tables>, file: string, onWaiting: OnWaiting): Promise<void> {
  const begun = performance.now();
  for (let isReported = false; ;) {
    try {
      // SQLite would block the thread while it waits, and with it every request.
      await sql`pragma busy_timeout = 0`.execute(tx);
      await sql`begin immediate`.execute(tx);
      return;
    } catch (thrown) {
      if (!isSqliteBusy(thrown)) throw thrown;
      const waited = performance.now() - begun;
      if (waited > TIMEOUT_MILLISECONDS) throw busy(thrown);
      if (!isReported && waited > REPORT_AFTER_MILLISECONDS) {
        onWaiting(describeWait(findWriterOf(file)));
        isReported = true;
      }
      await sleep(PAUSE_MILLISECONDS);
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(BUSY_TIMEOUT_MILLISECONDS)}`.execute(tx);
    }
  }
}

/** PostgreSQL grants the lock in the order of the requests. */
export async function beginLocked<Tables>(tx: Kysely<Tables>, group: string, onWaiting: OnWaiting): Promise<void> {
  await sql`begin`.execute(tx);
  await sql`set local lock_timeout = ${sql.lit(TIMEOUT_MILLISECONDS)}`.execute(tx);
  const { rows } = await sql<{
    is_ours: boolean;
  }>`select pg_try_advisory_xact_lock(${sql.lit(WRITER_LOCK)},
    hashtext(current_schema() || ${group})) as is_ours`.execute(tx);
  if (rows[0]?.is_ours === true) return;
  const writer = await findHolder(tx, group);
  const reporting = setTimeout(() => onWaiting(describeWait(writer)), REPORT_AFTER_MILLISECONDS);
  try {
    await sql`select pg_advisory_xact_lock(${sql.lit(WRITER_LOCK)}, hashtext(current_schema() || ${group}))`.execute(
      tx,
    );
  } catch (thrown) {
    if (isUnavailable(thrown)) throw thrown;
    await sql`rollback`.execute(tx);
    throw busy(thrown);
  } finally {
    clearTimeout(reporting);
  }
}

function describeWait(writer: string | undefined): string {
  return (
    `Another import is running${writer === undefined ? '' : ` (${writer})`}. ` +
    `This one waits, ${TIMEOUT_MILLISECONDS / 60_000} minutes at most for each document, and then continues. ` +
    'You can also stop it and run it again later: documents not yet imported have changed nothing.'
  );
}

function busy(cause: unknown): Fault {
  return new Fault(
    'STORE_BUSY',
    'Another import is running. Wait until it has ended, then run this one again; nothing was changed.',
    { cause },
  );
}

/** The session that holds the writer lock; importers set their application name (postgres.ts). */
async function findHolder<Tables>(tx: Kysely<Tables>, group: string): Promise<string | undefined> {
  const { rows } = await sql<{
    name: string;
    since: Date | null;
  }>`select a.application_name as name, a.xact_start as since from pg_locks l join pg_stat_activity a on a.pid = l.pid
    where l.locktype = 'advisory' and l.granted and
      l.database = (select oid from pg_database where datname = current_database())
    and l.classid = ${sql.lit(WRITER_LOCK)}
    and l.objid = (hashtext(current_schema() || ${group})::bigint & 4294967295)::oid`.execute(tx);
  const [holder] = rows;
  return holder === undefined
    ? undefined
    : [holder.name, ...(holder.since === null ? [] : [`since ${holder.since.toISOString()}`])].join(' ');
}

// The byte of the shared-memory file that SQLite locks while it writes in WAL mode (WAL_WRITE_LOCK of its wal.c).
const WRITE_LOCK_BYTE = 120;
// Linux counts the start of a process in hundredths of a second since the machine's own.
const TICKS_A_SECOND = 100;

/** The process that writes a SQLite file; known on Linux, which lists the holders of file locks. */
function findWriterOf(file: string): string | undefined {
  try {
    const { ino } = statSync(`${file}-shm`);
    const [, pid] =
      new RegExp(` WRITE (\\d+) \\S+:${ino} ${WRITE_LOCK_BYTE} `).exec(readFileSync('/proc/locks', 'utf8')) ?? [];
    if (pid === undefined) return undefined;
    // The name in parentheses may contain spaces; the start time is the twentieth word after it.
    const ticks = Number.parseInt(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[19] ?? '',
      10,
    );
    const booted = Number.parseInt(/^btime (\d+)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1] ?? '', 10);
    return `process ${pid} since ${new Date((booted + ticks / TICKS_A_SECOND) * 1_000).toISOString()}`;
  } catch {
    return undefined;
  }
}
