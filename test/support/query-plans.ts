import type { KyselyPlugin, RootOperationNode } from 'kysely';
import type { FactDatabase, FactTx } from '#store/database.ts';
import { CompiledQuery } from '#store/kysely.ts';

/** The steps by which SQLite would run the queries that `work` makes, such as `SEARCH holds USING INDEX holds_by_report`. */
export async function planOf(facts: FactDatabase, work: (tx: FactTx) => Promise<unknown>): Promise<string[]> {
  const asked: RootOperationNode[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await work(facts.query.withPlugin(plugin));
  const steps: string[] = [];
  for (const node of asked) {
    const { sql, parameters } = facts.query.getExecutor().compileQuery(node, CompiledQuery.raw('').queryId);
    const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
    const { rows } = await facts.query.executeQuery<{ detail: string }>(explained);
    steps.push(...rows.map(({ detail }) => detail));
  }
  return steps;
}
