/**
 * `npm run bench:search -- DATA_DIR QUERIES.json`: how well the portal's search finds what people mean. Each query of the
 * file names the results that are right: `{"query", "expect": [slug, official name or amc:slug…], "kind"}`. Prints the share of
 * queries whose first result is right, and of those with a right one among the first five, by kind; every miss; and the
 * processor time of each query, also over 10,000 generated funds. A family counts as right if its page lists an expected fund; such
 * hits are counted apart. Then every
 * name of the registry as people may type it. Exit code 1 if a goal is missed.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openFactReader } from '#reads/fact-view.ts';
import type { FundEntry, Registry } from '#reads/registry.ts';
import { buildRegistry } from '#reads/registry.ts';
import { buildSearchIndex } from '#reads/search/build-index.ts';
import { listSearchable } from '#reads/search/list-searchable.ts';
import type { SearchTarget } from '#reads/search/list-searchable.ts';
import { rankTargets } from '#reads/search/rank.ts';
import type { SearchIndex } from '#reads/search/search-index.ts';
import { readSearchIndex } from '#reads/search/search-registry.ts';
import { openFacts } from '#store/database.ts';
import { generateFunds } from './generated-funds.ts';
import { CHANGES, createDraws } from './misspell.ts';

const FIRST_GOAL = 0.95;
const FIVE_GOAL = 0.99;
const SLOWEST_MS = 5;
const GENERATED_FUNDS = 10_000;
const SHOWN = 5;

interface Query {
  readonly query: string;
  readonly expect: readonly string[];
  readonly kind: string;
}

const { positionals } = parseArgs({ allowPositionals: true });
const [dataDir, file] = positionals;
if (dataDir === undefined || file === undefined) {
  console.error('Name an installation and a file of queries: npm run bench:search -- ./var queries.json');
  process.exit(2);
}
const queries = JSON.parse(readFileSync(file, 'utf8')) as readonly Query[];

const facts = await openFacts({ engine: 'sqlite', file: join(dataDir, 'facts.sqlite') });
const reader = openFactReader(facts, 'secret of a benchmark');
const { registry, index } = await reader.answer(async (view) => ({
  registry: view.registry,
  index: await readSearchIndex(view),
}));
await reader.close();
await facts.close();

/** The place of the first right result: 0 for the first, -1 if it is not among the first five. */
function placeOf(
  { query, expect }: Query,
  isRight: (target: SearchTarget, expect: readonly string[]) => boolean,
): number {
  return rankTargets(index, query, SHOWN).hits.findIndex(({ target }) => isRight(target, expect));
}

const isNamed = ({ kind, slug, name, official_name }: SearchTarget, expect: readonly string[]): boolean =>
  [slug, name, official_name, `${kind}:${slug}`].some((one) => expect.includes(one));
const isListed = (target: SearchTarget, expect: readonly string[]): boolean =>
  isNamed(target, expect) ||
  membersOf(target).some(
    ({ fund, name }) => expect.includes(fund.slug) || expect.includes(name) || expect.includes(fund.official_name),
  );

function membersOf({ kind, slug }: SearchTarget): readonly FundEntry[] {
  return kind === 'family' ? (registry.familyBySlug.get(slug)?.funds ?? []) : [];
}

const judged = queries.map((query) => ({ ...query, place: placeOf(query, isListed), named: placeOf(query, isNamed) }));
const share = (part: readonly unknown[], all: readonly unknown[]): string =>
  (part.length / Math.max(1, all.length)).toFixed(3);
console.log(`${registry.fundBySlug.size} funds, ${registry.amcs.length} companies, ${queries.length} queries`);
console.log('kind'.padEnd(20), 'queries'.padStart(8), 'first'.padStart(8), 'in five'.padStart(8));
for (const [kind, some] of [...Map.groupBy(judged, (one) => one.kind), ['all', judged] as const]) {
  const first = some.filter(({ place }) => place === 0);
  const five = some.filter(({ place }) => place >= 0);
  console.log(
    kind.padEnd(20),
    String(some.length).padStart(8),
    share(first, some).padStart(8),
    share(five, some).padStart(8),
  );
}
const byName = judged.filter(({ named }) => named === 0);
console.log(`first result right without counting families of expected funds: ${share(byName, judged)}`);
for (const { query, place, expect } of judged.filter((one) => one.place !== 0)) {
  const { hits } = rankTargets(index, query, SHOWN);
  console.log(
    `\n${place < 0 ? 'not found' : `place ${place + 1}`}: ${JSON.stringify(query)}, expected ${expect.slice(0, 3).join('; ')}`,
  );
  for (const { target, score } of hits)
    console.log(`  ${String(score).padStart(5)} ${target.kind.padEnd(6)} ${target.name}`);
}

/** Every name of the registry, typed in other ways. Sub-funds share the name of their scheme, so any of them is right. */
function printChanges(): void {
  const random = createDraws();
  const names = [...new Set([...registry.fundByKey.values()].map(({ fund }) => fund.official_name))];
  console.log(
    '\nnames of the registry as people type them'.padEnd(29),
    'queries'.padStart(8),
    'first'.padStart(8),
    'in five'.padStart(8),
  );
  for (const [kind, change] of Object.entries(CHANGES)) {
    const asked = names.flatMap((name) => {
      const query = change(name, random);
      return query === undefined ? [] : [placeOf({ query, expect: [name], kind }, isNamed)];
    });
    const first = asked.filter((place) => place === 0);
    const five = asked.filter((place) => place >= 0);
    console.log(
      kind.padEnd(28),
      String(asked.length).padStart(8),
      share(first, asked).padStart(8),
      share(five, asked).padStart(8),
    );
  }
}

const RUNS = 5;

/** The processor time of each query in milliseconds, mean of five runs, sorted: wall-clock time measures other programs. */
function timeQueries(over: SearchIndex, asked: readonly string[]): number[] {
  for (const query of asked) rankTargets(over, query, SHOWN);
  return asked
    .map((query) => {
      const before = process.threadCpuUsage();
      for (let run = 0; run < RUNS; run += 1) rankTargets(over, query, SHOWN);
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1_000 / RUNS;
    })
    .toSorted((one, other) => one - other);
}

function printTimes(what: string, times: readonly number[]): number {
  const at = (part: number): number => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  console.log(`${what}: p50 ${at(0.5).toFixed(2)} ms, p99 ${at(0.99).toFixed(2)} ms, slowest ${at(1).toFixed(2)} ms`);
  return at(0.99);
}

async function timeGenerated(): Promise<number> {
  const many: Registry = buildRegistry(generateFunds(GENERATED_FUNDS));
  const before = process.memoryUsage().heapUsed;
  const began = performance.now();
  const large = await buildSearchIndex(listSearchable(many, []));
  const built = performance.now() - began;
  global.gc?.();
  const megabytes = (process.memoryUsage().heapUsed - before) / 2 ** 20;
  console.log(
    `index of ${GENERATED_FUNDS} funds: ${built.toFixed(0)} ms, ${large.terms.size} words, ` +
      `${large.shortForms.size} short forms, about ${megabytes.toFixed(0)} MB`,
  );
  const names = [...many.fundByKey.values()].filter((_, at) => at % 50 === 0).map(({ name }) => name);
  const misspelled = names.map((name) => name.replace(/[aeiou]/, ''));
  const hostile = [
    'a b c d e f g h i j',
    'fund '.repeat(200),
    'x'.repeat(10_000),
    'aaaa bbbb cccc dddd eeee ffff gggg hhhh',
  ];
  return printTimes(
    `${GENERATED_FUNDS} funds`,
    timeQueries(large, [...queries.map(({ query }) => query), ...names, ...misspelled, ...hostile]),
  );
}

printChanges();
console.log();
printTimes(
  'this registry',
  timeQueries(
    index,
    queries.map(({ query }) => query),
  ),
);
const slow = await timeGenerated();
const reached = (least: number): number =>
  judged.filter(({ place }) => place >= 0 && place < least).length / judged.length;
const isReached = reached(1) >= FIRST_GOAL && reached(SHOWN) >= FIVE_GOAL && slow <= SLOWEST_MS;
console.log(
  isReached ? 'all goals reached' : `short of a goal: first ${FIRST_GOAL}, in five ${FIVE_GOAL}, p99 ${SLOWEST_MS} ms`,
);
process.exitCode = isReached ? 0 : 1;
