import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { printDescription } from './description.ts';

/**
 * Calls as a user of the generated client writes them, one per line; `client` is openapi-fetch with the generated
 * types.
 */
const RIGHT = [
  "await client.GET('/v1/mutual-funds/nav/latest', { params: { query: { funds: ['a', 'b'] } } })",
  "await client.GET('/v1/mutual-funds/funds', { params: { query: { category: ['equity'], is_shariah_compliant: true, sort: 'name_desc', page: 2 } } })",
  "await client.GET('/v1/mutual-funds/funds/{fund_slug}/nav', { params: { path: { fund_slug: 'a' }, query: { from: '2026-01-01', order: 'desc' } } })",
  "await client.GET('/v1/mutual-funds/funds/{fund_slug}/fmr-reports/{report_date}', { params: { path: { fund_slug: 'a', report_date: '2026-06-30' } } })",
  "await client.POST('/v1/mutual-funds/bulk/nav', { body: { funds: ['a'], date: null, date_policy: 'previous_available' } })",
  "const { data } = await client.GET('/v1/mutual-funds/nav/latest'); const nav: string | null | undefined = data?.data[0]?.nav; return nav",
  "const { data } = await client.GET('/v1/mutual-funds/funds'); const pages: number | undefined = data?.meta.total_pages; return pages",
  "const { data } = await client.GET('/v1/mutual-funds/updates'); const kind: 'registry' | 'nav' | 'payouts' | 'fmr' | undefined = data?.data.events[0]?.dataset; return kind",
  "const { error } = await client.GET('/v1/catalog'); const code: string | undefined = error?.code; return [code, error?.errors?.[0]?.location]",
];

const WRONG = {
  'a path that does not exist': "await client.GET('/v1/mutual-funds/prices')",
  'a method that the path does not have': "await client.POST('/v1/mutual-funds/nav/latest', {})",
  'a missing path parameter': "await client.GET('/v1/mutual-funds/funds/{fund_slug}')",
  'a missing required query parameter':
    "await client.GET('/v1/mutual-funds/nav/bulk', { params: { query: { funds: ['a'] } } })",
  'an unknown query parameter': "await client.GET('/v1/mutual-funds/funds', { params: { query: { colour: 'red' } } })",
  'a value outside a vocabulary':
    "await client.GET('/v1/mutual-funds/funds', { params: { query: { sort: 'by_luck' } } })",
  'a text for a number': "await client.GET('/v1/mutual-funds/funds', { params: { query: { page: 'two' } } })",
  'one text for a list': "await client.GET('/v1/mutual-funds/nav/latest', { params: { query: { funds: 'a,b' } } })",
  'a missing body': "await client.POST('/v1/mutual-funds/bulk/nav', {})",
  'a body without its funds': "await client.POST('/v1/mutual-funds/bulk/funds', { body: { fields: ['name'] } })",
  'a price read as a number':
    "const { data } = await client.GET('/v1/mutual-funds/nav/latest'); const nav: number | undefined = data?.data[0]?.nav; return nav",
  'a price read without a thought of null':
    "const { data } = await client.GET('/v1/mutual-funds/nav/latest'); return data?.data[0]?.nav.length",
  'a member that no row has':
    "const { data } = await client.GET('/v1/mutual-funds/nav/latest'); return data?.data[0]?.price",
};

// Inside node_modules, where the compiler finds openapi-fetch as in a client's own project.
const PROJECTS = 'node_modules/.cache/mfds-client';
const HEAD = [
  "import createClient from 'openapi-fetch';",
  "import type { paths } from './service.d.ts';",
  "const client = createClient<paths, 'application/json' | 'application/problem+json'>({ baseUrl: 'http://127.0.0.1:8080', headers: { 'X-API-Key': 'mfd_…' } });",
  '',
].join('\n');
const FIRST_LINE = HEAD.split('\n').length;
const OPTIONS = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  module: 'nodenext',
  target: 'es2024',
  lib: ['es2024', 'dom'],
  noEmit: true,
  skipLibCheck: false,
  allowImportingTsExtensions: true,
  types: [],
};

async function run(command: readonly string[], input: string): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...command], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(input);
  const output = (await child.stdout.toArray()).join('');
  return { code: child.exitCode, output };
}

describe('a client generated with openapi-typescript', () => {
  const calls = [...RIGHT, ...Object.values(WRONG)];
  let lines: Map<number, string>;

  beforeAll(async () => {
    mkdirSync(PROJECTS, { recursive: true });
    const project = mkdtempSync(join(PROJECTS, 'project-'));
    try {
      writeFileSync(
        join(project, 'service.d.ts'),
        (await run(['test/client/generate-types.ts'], printDescription())).output,
      );
      writeFileSync(
        join(project, 'calls.ts'),
        `${HEAD}${calls.map((call, index) => `export const call${index} = async () => { ${call} };\n`).join('')}`,
      );
      writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
      writeFileSync(
        join(project, 'tsconfig.json'),
        JSON.stringify({ compilerOptions: OPTIONS, files: ['calls.ts', 'service.d.ts'] }),
      );
      const { output } = await run(['node_modules/typescript/bin/tsc', '--project', project, '--pretty', 'false'], '');
      // For example `calls.ts(13,9): error TS2345: …`; an error in another file gets line 0.
      lines = new Map(
        output
          .split('\n')
          .filter((line) => line.includes('error TS'))
          .map((line) => [Number(/calls\.ts\((\d+)/.exec(line)?.[1] ?? 0), line]),
      );
    } finally {
      await rm(project, { recursive: true, force: true });
    }
  }, 120_000);

  const errorOf = (call: string): string | undefined => lines.get(FIRST_LINE + calls.indexOf(call));

  it('a client generated with openapi-typescript compiles without changes', () => {
    expect([...lines].filter(([line]) => line < FIRST_LINE)).toEqual([]);
  });

  it.each(RIGHT)('the generated client accepts %s', (call) => {
    expect(errorOf(call)).toBeUndefined();
  });

  it.each(Object.entries(WRONG))('the generated client rejects %s at compile time', (_title, call) => {
    expect(errorOf(call)).toMatch(/error TS/);
  });
});
