/**
 * How well reports in layouts never seen are read: `npm run bench:layouts -- [SEEDS] [--from N] [--list N] [--write DIR]`
 * draws invented pages in looks that seeds choose, reads them, and prints what was
 * said and is not true (each a fault), and what was not found, by section.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPdf } from '#documents/pdf/read-pdf.ts';
import type { Fragment } from '#domain/fragment.ts';
import { extractFragments } from '#sources/fmr/extract.ts';
import { sayFragment } from '../test/fmr/say-fragment.ts';
import { drawVaried } from '../test/fmr/varied-drawing.ts';
import { tellFacts } from '../test/fmr/varied-facts.ts';
import { pickBy } from '../test/fmr/varied-pick.ts';

interface Tally {
  right: number;
  wrong: number;
  missing: number;
}

const args = process.argv.slice(2);
const optionOf = (name: string, otherwise: number): number => (args.includes(name) ? Number.parseInt(args[args.indexOf(name) + 1] ?? '', 10) : otherwise);
const folder = args.includes('--write') ? args[args.indexOf('--write') + 1] : undefined;
const count = /^\d+$/.test(args[0] ?? '') ? Number.parseInt(args[0] ?? '', 10) : 100;
const from = optionOf('--from', 1);
const listed = optionOf('--list', 40);
const tallies = new Map<string, Tally>();
const lines = { wrong: [] as string[], missing: [] as string[] };
const tallyOf = (line: string): Tally => {
  const section = line.split('|').slice(0, line.startsWith('allocation') || line.startsWith('member') ? 2 : 1).join(' ');
  const tally = tallies.get(section) ?? { right: 0, wrong: 0, missing: 0 };
  tallies.set(section, tally);
  return tally;
};
// Many pages in one file, each read as a report of its own: starting a reader costs more than reading.
const AT_ONCE = 25;
for (let first = from; first < from + count; first += AT_ONCE) {
  const seeds = Array.from({ length: Math.min(AT_ONCE, from + count - first) }, (_, index) => first + index);
  const told = seeds.map((seed) => ({ seed, facts: tellFacts(pickBy(seed)), pick: pickBy(seed + 1_000_000) }));
  const bytes = await drawVaried(told);
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `seeds-${first}.pdf`), bytes);
  }
  const { pages } = await readPdf(bytes);
  for (const [index, { seed, facts }] of told.entries()) measure(seed, facts.truth, extractFragments({ pages: pages.slice(index, index + 1) }).fragments);
}

function measure(seed: number, truth: ReadonlySet<string>, fragments: readonly Fragment[]): void {
  const said = new Set(fragments.flatMap((fragment) => [...sayFragment(fragment)]));
  if (args.includes('--problems')) for (const problem of fragments.flatMap((fragment) => fragment.problems)) console.log(`seed ${seed} ${problem.path}: expected ${problem.expected}, found ${problem.found}`);
  for (const line of said) {
    if (truth.has(line)) tallyOf(line).right += 1;
    else {
      tallyOf(line).wrong += 1;
      lines.wrong.push(`seed ${seed}: ${line}`);
    }
  }
  for (const line of truth) {
    if (said.has(line)) continue;
    tallyOf(line).missing += 1;
    lines.missing.push(`seed ${seed}: ${line}`);
  }
}
console.log(`${'section'.padEnd(40)}${['right', 'wrong', 'missing', 'recall'].map((head) => head.padStart(9)).join('')}`);
const all = { right: 0, wrong: 0, missing: 0 };
const print = (name: string, { right, wrong, missing }: Tally): void => {
  console.log(`${name.padEnd(40)}${[right, wrong, missing, `${((100 * right) / Math.max(1, right + missing)).toFixed(1)} %`].map((cell) => String(cell).padStart(9)).join('')}`);
};
for (const [section, tally] of [...tallies].toSorted(([a], [b]) => a.localeCompare(b))) {
  print(section, tally);
  all.right += tally.right;
  all.wrong += tally.wrong;
  all.missing += tally.missing;
}
print('all', all);
for (const kind of ['wrong', 'missing'] as const) {
  console.log(`\n${kind}: ${lines[kind].length}`);
  for (const line of lines[kind].slice(0, listed)) console.log(`  ${line}`);
}
