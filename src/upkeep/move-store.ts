import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Fault } from '#base/fault.ts';
import type { FaultCode } from '#base/fault.ts';
import type { OnProgress } from '#base/on-progress.ts';
import { databaseLocation } from '#store/database-location.ts';
import type { Group } from '#store/database-location.ts';
import { openAccess, openFacts } from '#store/database.ts';
import {
  continueNumbering,
  countRows,
  emptyTables,
  insertRows,
  isUntouched,
  listTables,
  readBatches,
  readWhole,
  RowSum,
  writeWhole,
} from '#store/rows.ts';
import type { AnyDatabase, Row, RowTx } from '#store/rows.ts';

interface MoveReport {
  readonly rows: number;
  /** Rows by table. */
  readonly tables: Readonly<Record<string, number>>;
  /** Whether the target already contained exactly these rows, from an earlier run. */
  readonly wasThere: boolean;
}

/**
 * Copies every row of one database to an empty database of either engine in one transaction, then reads both again and
 * compares counts and hashes of the rows of every table. A target with the same rows is left unchanged; a target with
 * any other rows is refused. Faults: TARGET_NOT_EMPTY, MOVE_DIFFERS.
 */
export async function moveStore(
  from: AnyDatabase,
  to: AnyDatabase,
  label: string,
  onProgress: OnProgress,
): Promise<MoveReport> {
  return readWhole(from, (source) =>
    writeWhole(to, async (target) => {
      const wasThere = !(await isUntouched(target));
      if (!wasThere) await emptyTables(target);
      const tables = await listTables(target);
      // Each row is read once for the copy and once for the comparison.
      const total = 2 * (await countRows(source, tables));
      let done = 0;
      const count = async (rows: number, table: string): Promise<void> =>
        onProgress(label, (done += rows), total, table);
      const sent = await sumTables(source, tables, async (rows, table) => {
        if (!wasThere) await insertRows(target, table, rows);
        await count(rows.length, table);
      });
      if (!wasThere) await continueNumbering(target);
      const arrived = await sumTables(target, [...sent.keys()], async (rows, table) => count(rows.length, table));
      if (wasThere)
        checkEqual(
          sent,
          arrived,
          'TARGET_NOT_EMPTY',
          'The target already contains other data and was not changed. Choose an empty database, or empty this one',
        );
      else
        checkEqual(
          sent,
          arrived,
          'MOVE_DIFFERS',
          'The copied rows differ from the source, so the target was left empty. Report this error with the table',
        );
      const counts = Object.fromEntries([...sent].map(([table, { rows }]) => [table, rows]));
      return { rows: Object.values(counts).reduce((sum, rows) => sum + rows, 0), tables: counts, wasThere };
    }),
  );
}

type Sums = ReadonlyMap<string, { readonly rows: number; readonly sum: string }>;

async function sumTables(
  tx: RowTx,
  tables: readonly string[],
  take: (rows: readonly Row[], table: string) => Promise<void>,
): Promise<Sums> {
  const sums = new Map<string, RowSum['sum']>();
  for (const table of tables) {
    const sum = new RowSum();
    for await (const rows of readBatches(tx, table)) {
      sum.add(rows);
      await take(rows, table);
    }
    sums.set(table, sum.sum);
  }
  return sums;
}

function checkEqual(wanted: Sums, found: Sums, code: FaultCode, text: string): void {
  const differing = [...wanted]
    .filter(([table, { sum, rows }]) => found.get(table)?.sum !== sum || found.get(table)?.rows !== rows)
    .map(([table]) => table);
  if (differing.length > 0) throw new Fault(code, `${text}: ${differing.join(', ')}.`);
}

/** The address of a store: `sqlite:FOLDER` with the data directory of its files, or `postgres://…`. */
interface StoreAddress {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

/** Fault WRONG_USAGE. */
export function parseStoreAddress(text: string): StoreAddress {
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) return { dataDir: '', databaseUrl: text };
  const folder = /^sqlite:(.+)$/.exec(text)?.[1];
  if (folder !== undefined) return { dataDir: resolve(folder), databaseUrl: undefined };
  throw new Fault(
    'WRONG_USAGE',
    'Expected a store as sqlite:DATA_DIRECTORY or postgres://user:password@host/database; found another form.',
  );
}

/** Opens facts or accounts of a store; creates them if they do not exist. */
export function openGroup(address: StoreAddress, group: Group): Promise<AnyDatabase> {
  const place = databaseLocation(address, group);
  return group === 'facts' ? openFacts(place) : openAccess(place);
}

/**
 * Requires that the source store exists and is not empty: a mistyped address would otherwise be copied as an empty
 * store. Fault STORE_EMPTY.
 */
export async function openFilledGroup(address: StoreAddress, group: Group): Promise<AnyDatabase> {
  const empty = (): Fault =>
    new Fault('STORE_EMPTY', 'The source contains no store, or an empty one. Check its address; nothing was changed.');
  if (address.databaseUrl === undefined && !existsSync(join(address.dataDir, 'facts.sqlite'))) throw empty();
  const database = await openGroup(address, group);
  if (group === 'facts' && (await readWhole(database, isUntouched))) {
    await database.close();
    throw empty();
  }
  return database;
}
