import type { FactDatabase } from '#store/database.ts';
import type { FactTables } from '#store/tables.ts';

/**
 * Every table of facts, with the columns that order its rows. `import_stages` is not included, because its durations
 * differ.
 */
const ORDER = {
  amcs: ['amc_key'],
  families: ['family_key'],
  funds: ['fund_key'],
  aliases: ['alias', 'fund_key'],
  nav_observations: ['fund_key', 'nav_date', 'version'],
  payouts: ['id', 'version'],
  fragments: ['id'],
  fragment_changes: ['fragment_id', 'change_seq'],
  reports: ['fund_key', 'report_date', 'data_version'],
  report_sections: ['fund_key', 'report_date', 'data_version', 'section'],
  report_evidence: ['fund_key', 'report_date', 'data_version'],
  documents: ['document_seq'],
  events: ['seq'],
  feed_head: ['seq'],
  holds: ['id'],
  hold_documents: ['hold_id', 'document_seq'],
  decisions: ['decided_at'],
  journal: ['seq'],
} as const satisfies {
  readonly [Table in Exclude<keyof FactTables, 'import_stages'>]: readonly (keyof FactTables[Table])[];
};

export type FactTableName = keyof typeof ORDER;

/**
 * All rows of the tables (default: all tables) and all columns except insertion counters and the random mark of a
 * rebuild.
 */
export async function readFactTables(
  facts: FactDatabase,
  tables: readonly FactTableName[] = Object.keys(ORDER) as FactTableName[],
): Promise<Record<string, unknown[]>> {
  const read: Record<string, unknown[]> = {};
  for (const table of tables) {
    // Typed as one table, because only rows are compared.
    let query = facts.query.selectFrom(table as 'journal').selectAll();
    for (const column of ORDER[table]) query = query.orderBy(column as 'seq');
    const rows = await query.execute();
    read[table] = rows.map((row) => ({ ...row, alias_key: 0, decision_seq: 0, lineage: '' }));
  }
  return read;
}
