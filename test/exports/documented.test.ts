import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFactReader } from '#reads/fact-view.ts';
import { readPayload } from '#reads/query-result.ts';
import { readNavSelection } from '#reads/read-nav-selection.ts';
import type { NavRow } from '#payloads/series.ts';
import { openFacts } from '#store/database.ts';
import { openReportDesk } from '../support/report-desk.ts';
import { exportTo, HISTORY } from './history.ts';
import type { Exported } from './history.ts';
import { readParquet, withDuckDb } from './read-files.ts';

const DOCUMENT = readFileSync('docs/data-files.md', 'utf8');
/** The statements below a heading. */
function statementsOf(heading: string): string[] {
  const section = DOCUMENT.split(/^#{2,3} /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  return [...section.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, sql = '']) => sql);
}

const folder = mkdtempSync(join(tmpdir(), 'mfds-documented-'));
let first: Exported;
let newest: Exported;
let latest: readonly NavRow[];

beforeAll(async () => {
  const facts = await openFacts({ engine: 'sqlite', file: join(folder, 'facts.sqlite') });
  const desk = await openReportDesk(facts, join(folder, 'archive'));
  const request = { formats: ['parquet', 'csv', 'sqlite'] as const };
  for (const step of HISTORY.slice(0, 7)) await step(desk);
  first = await exportTo(facts, { ...request, folder: join(folder, 'export') });
  const reader = openFactReader(facts, 'secret');
  latest = readPayload(
    await reader.answer((view) =>
      readNavSelection(view, { funds: null, date: null, date_policy: 'exact', as_of: null }),
    ),
  );
  await reader.close();
  for (const step of HISTORY.slice(7)) await step(desk);
  await exportTo(facts, { ...request, folder: join(folder, 'increment'), since: first.manifest.checkpoint });
  newest = await exportTo(facts, { ...request, folder: join(folder, 'newest') });
  await facts.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Rows = readonly Readonly<Record<string, unknown>>[];
async function runDuckDb(heading: string, then = ''): Promise<Rows> {
  const [sql = ''] = statementsOf(heading);
  return withDuckDb(folder, async (connection) => {
    const reader = await connection.runAndReadAll(sql);
    return (then === '' ? reader : await connection.runAndReadAll(then)).getRowObjectsJson();
  });
}

describe('the DuckDB statements of docs/data-files.md', () => {
  it('the latest NAVs are those of the API, with the names of the funds', async () => {
    expect(await runDuckDb('Latest NAV of each fund')).toEqual(
      latest.map(({ fund_name, nav_date, nav }) => ({ name: fund_name, nav_date, nav })),
    );
  });

  it('the changes that DuckDB computes are the exported ones', async () => {
    const rows = await runDuckDb('Exact sums and changes');
    const changes = rows.filter(({ nav_change_abs }) => nav_change_abs !== null);
    expect(changes.length).toBeGreaterThan(4);
    for (const { change, nav_change_abs } of changes) expect(change).toBe(nav_change_abs);
  });

  it('expense ratios and missing sections are those of the reports', async () => {
    expect(await runDuckDb('Expense ratios of all reports')).toEqual([
      { fund_slug: 'sample-crescent-cash-fund', report_date: '2026-06-30', total_expense_ratio: '1.5800' },
    ]);
    expect(await runDuckDb('Reports without a section')).toEqual([]);
  });

  it('an applied increment gives the newer export', async () => {
    for (const [name, order] of [
      ['navs', 'fund_slug, nav_date'],
      ['report_fees', 'fund_slug, report_date, row_order'],
    ] as const) {
      const table = newest.manifest.datasets.find((one) => one.name === name);
      if (table === undefined) throw new Error(`no table ${name}`);
      const found = await runDuckDb('Apply an increment', `select columns(*)::varchar from ${name} order by ${order}`);
      expect(found.map((row) => JSON.stringify(row))).toEqual(
        (await readParquet(newest.folder, table)).map((row) => JSON.stringify(row)),
      );
    }
  });

  it('every statement of the document runs', () => {
    const headings = [...DOCUMENT.matchAll(/^### (.+)$/gm)].map(([, heading = '']) => heading);
    expect(headings.map((heading) => statementsOf(heading).length)).toEqual(headings.map(() => 1));
    expect(headings).toHaveLength(5);
  });
});

it('the SQLite statements of docs/data-files.md run on the database, which explains its columns', () => {
  const database = new DatabaseSync(join(newest.folder, 'mutual_funds.sqlite'), { readOnly: true });
  const [navs = [], columns = []] = statementsOf('SQLite').map((sql) => database.prepare(sql).all());
  expect(navs.length).toBeGreaterThan(3);
  const holdings = newest.manifest.datasets.find(({ name }) => name === 'report_holdings');
  expect(columns.map((row) => row['column_name'])).toEqual(holdings?.columns.map(({ name }) => name));
  const plan = database
    .prepare("explain query plan select * from navs where fund_slug = 'x' and nav_date > '2026'")
    .all();
  expect(plan.map((row) => row['detail']).join()).toContain('navs_by_fund_slug_nav_date');
  expect(database.prepare("select value from export_facts where name = 'checkpoint'").get()?.['value']).toBe(
    newest.manifest.checkpoint,
  );
  database.close();
});

it('docs/data-files.md names every table and type of the manifest', () => {
  for (const { name, columns } of newest.manifest.datasets) {
    expect(DOCUMENT).toContain(`\`${name}\``);
    for (const { type } of columns) expect(DOCUMENT).toContain(`| \`${type}\``.replace('| `list`', '`list`'));
  }
});

it('the manifest describes every column, and the reason for a decimal that is text', () => {
  const columns = newest.manifest.datasets.flatMap((table) => table.columns.map((column) => ({ table, ...column })));
  const unexplained = columns.filter(
    ({ description, type, unit, scale, note }) =>
      description === '' ||
      (type === 'decimal' && (unit === null || note === null || (scale === null) !== note.startsWith('Text:'))),
  );
  expect(unexplained.map(({ table, name }) => `${table.name}.${name}`)).toEqual([]);
  const nav = columns.find(({ table, name }) => table.name === 'navs' && name === 'nav');
  expect([nav?.parquet, nav?.note]).toEqual([
    'VARCHAR',
    'Text: the values have 2 to 4 decimals, and a decimal type would change them.',
  ]);
  const before = first.manifest.datasets
    .find(({ name }) => name === 'navs')
    ?.columns.find(({ name }) => name === 'nav');
  expect([before?.parquet, before?.scale]).toEqual(['DECIMAL(18,4)', 4]);
});
