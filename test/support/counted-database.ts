import type { KyselyPlugin } from 'kysely';
import type { FactDatabase } from '#store/database.ts';

/** The database, and the amount of data read from it. */
export interface CountedDatabase {
  readonly database: FactDatabase;
  readonly rows: () => number;
  /** Length of all texts in those rows. */
  readonly characters: () => number;
  /** Number of queries built for a table. */
  readonly queriesOf: (table: string) => number;
}

export function counted(database: FactDatabase): CountedDatabase {
  let [rows, characters] = [0, 0];
  const asked: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked.push(JSON.stringify(node));
      return node;
    },
    transformResult: async ({ result }) => {
      rows += result.rows.length;
      for (const row of result.rows)
        for (const value of Object.values(row)) characters += typeof value === 'string' ? value.length : 0;
      return result;
    },
  };
  return {
    database: {
      ...database,
      query: database.query.withPlugin(plugin),
      read: (work) => database.read((tx) => work(tx.withPlugin(plugin))),
      write: (work) => database.write((tx) => work(tx.withPlugin(plugin))),
    },
    rows: () => rows,
    characters: () => characters,
    queriesOf: (table) => asked.filter((node) => node.includes(`"name":"${table}"`)).length,
  };
}
