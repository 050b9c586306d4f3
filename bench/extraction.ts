/**
 * How well reports are read: `npm run bench:extraction -- DIR [DIR…] [--extracted] [--list N] [--problems]`
 * takes PDFs with `.expected.json` beside them and prints precision and recall by
 * section and by layout, and the first values that are wrong or missing.
 */
import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { readPdf } from '#documents/pdf/read-pdf.ts';
import type { Fragment } from '#domain/fragment.ts';
import { extractFragments } from '#sources/fmr/extract.ts';
import { openGates, type Gates } from './promotion.ts';
import { expectedValues, foundValues, isUnstated, type ExpectedFund, type Value } from './extraction-values.ts';

interface Tally {
  right: number;
  wrong: number;
  missing: number;
}

export interface Difference {
  readonly where: string;
  readonly kind: 'wrong' | 'extra' | 'missing';
  readonly section: string;
  readonly key: string;
  readonly expected: string | null;
  readonly found: string | null;
}

/** Which found value answers which expected one: same section and key; the subject's and month's names may differ in form. */
export function compareFund(where: string, expected: readonly Value[], found: readonly Value[]): { tallies: Map<string, Tally>; differences: Difference[] } {
  const tallies = new Map<string, Tally>();
  const differences: Difference[] = [];
  const left = [...found];
  const tally = (section: string): Tally => {
    const present = tallies.get(section) ?? { right: 0, wrong: 0, missing: 0 };
    tallies.set(section, present);
    return present;
  };
  const later: Value[] = [];
  for (const want of expected) {
    const at = left.findIndex((value) => value.section === want.section && isSameKey(want, value) && isSameValue(want, value));
    if (at < 0) later.push(want);
    else {
      left.splice(at, 1);
      tally(want.section).right += 1;
    }
  }
  for (const want of later) {
    const at = left.findIndex((value) => value.section === want.section && isSameKey(want, value));
    const other = left[at];
    if (other === undefined) {
      tally(want.section).missing += 1;
      differences.push({ where, kind: 'missing', section: want.section, key: want.key, expected: want.value, found: null });
    } else {
      left.splice(at, 1);
      tally(want.section).wrong += 1;
      differences.push({ where, kind: 'wrong', section: want.section, key: want.key, expected: want.value, found: other.value });
    }
  }
  for (const value of left) {
    tally(value.section).wrong += 1;
    differences.push({ where, kind: 'extra', section: value.section, key: value.key, expected: null, found: value.value });
  }
  return { tallies, differences };
}

function isSameKey(want: Value, value: Value): boolean {
  const a = want.key.split('|');
  const b = value.key.split('|');
  if (want.section === 'allocations') {
    // The expectation names the month, the fragment says current or previous: the value decides.
    return a[0] === b[0] && a[1] === b[1] && a[2] === b[2] && (a[3] !== '' || b[3] === 'current');
  }
  // The series of a pension's table is its sub-fund, which the expectation names by its short name.
  if (want.section === 'monthly') return a[1] === b[1] && a[2] === b[2] && (a[0] === b[0] || b[0] === a[3]);
  if (want.section === 'fees' && want.key.endsWith('|')) return want.key.split('|').slice(0, 2).join('|') === value.key.split('|').slice(0, 2).join('|');
  return want.key === value.key;
}

function isSameValue(want: Value, value: Value): boolean {
  return want.value === value.value;
}

async function measure(folder: string, gates: Gates | undefined): Promise<{ byLayout: Map<string, Map<string, Tally>>; differences: Difference[]; problems: string[]; pages: number; seconds: number }> {
  const manifestPath = join(folder, 'manifest.json');
  const manifest = existsSync(manifestPath) ? (JSON.parse(readFileSync(manifestPath, 'utf8')) as Record<string, { layout?: string }>) : {};
  const byLayout = new Map<string, Map<string, Tally>>();
  const differences: Difference[] = [];
  const problems: string[] = [];
  let pages = 0;
  let seconds = 0;
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.pdf')).toSorted()) {
    const stem = file.slice(0, -4);
    const layout = manifest[stem]?.layout ?? stem;
    const began = performance.now();
    const bytes = readFileSync(join(folder, file));
    const text = await readPdf(bytes);
    const { fragments } = extractFragments(text);
    seconds += (performance.now() - began) / 1000;
    pages += text.pages.length;
    const funds = JSON.parse(readFileSync(join(folder, `${stem}.expected.json`), 'utf8')) as ExpectedFund[];
    const promoted = gates === undefined ? fragments : await promoteBy(gates, file, bytes, funds);
    const unclaimed = new Set(promoted);
    for (const fund of funds) {
      const numbers = fund['page_numbers'] as number[];
      const own = promoted.filter((fragment) => numbers.includes(fragment.page_number));
      for (const fragment of own) unclaimed.delete(fragment);
      const where = `${stem} p${numbers.join(',')}`;
      const result = compareFund(where, expectedValues(fund), foundValues(own).filter((value) => !isUnstated(fund, value)));
      differences.push(...result.differences);
      problems.push(...own.flatMap((fragment) => fragment.problems.map((problem) => `${stem} p${problem.page_number} ${problem.path}: expected ${problem.expected}, found ${problem.found}`)));
      const tallies = byLayout.get(layout) ?? new Map<string, Tally>();
      byLayout.set(layout, tallies);
      for (const [section, tally] of result.tallies) add(tallies, section, tally);
    }
    for (const fragment of unclaimed) differences.push({ where: `${stem} p${fragment.page_number}`, kind: 'extra', section: 'pages', key: fragment.page_type, expected: null, found: fragment.fund_name_raw });
  }
  return { byLayout, differences, problems, pages, seconds };
}

async function promoteBy(gates: Gates, file: string, bytes: Uint8Array, funds: readonly ExpectedFund[]): Promise<readonly Fragment[]> {
  await gates.register([...new Set(funds.flatMap((fund) => (typeof fund['fund_name_raw'] === 'string' ? [fund['fund_name_raw']] : [])))]);
  const { refused, promoted } = await gates.take(file, bytes);
  if (refused !== null) console.log(`${file} refused: ${refused}`);
  return promoted;
}

function add(tallies: Map<string, Tally>, section: string, tally: Tally): void {
  const sum = tallies.get(section) ?? { right: 0, wrong: 0, missing: 0 };
  tallies.set(section, { right: sum.right + tally.right, wrong: sum.wrong + tally.wrong, missing: sum.missing + tally.missing });
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(2)} %`;
}

function printTable(title: string, tallies: ReadonlyMap<string, Tally>): void {
  console.log(`\n${title.padEnd(26)} ${['right', 'wrong', 'missing', 'precision', 'recall'].map((head) => head.padStart(10)).join('')}`);
  const total = { right: 0, wrong: 0, missing: 0 };
  for (const [name, tally] of tallies) {
    printLine(name, tally);
    total.right += tally.right;
    total.wrong += tally.wrong;
    total.missing += tally.missing;
  }
  printLine('all', total);
}

function printLine(name: string, { right, wrong, missing }: Tally): void {
  console.log(`${name.padEnd(26)} ${[String(right), String(wrong), String(missing), percent(right, right + wrong), percent(right, right + wrong + missing)].map((cell) => cell.padStart(10)).join('')}`);
}

const args = process.argv.slice(2);
const listed = args.includes('--list') ? Number.parseInt(args[args.indexOf('--list') + 1] ?? '20', 10) : 20;
const only = args.includes('--only') ? args[args.indexOf('--only') + 1] : undefined;
const folders = args.filter((arg, index) => !arg.startsWith('--') && !['--list', '--only'].includes(args[index - 1] ?? ''));
if (folders.length === 0) {
  console.error('Name the folders that hold the reports: npm run bench:extraction -- DIR');
  process.exit(2);
}
// `--extracted` measures what was read, before any gate.
const gates = args.includes('--extracted') ? undefined : await openGates();
const sections = new Map<string, Tally>();
const layouts = new Map<string, Tally>();
const differences: Difference[] = [];
const problems: string[] = [];
let pages = 0;
let seconds = 0;
for (const folder of folders) {
  const result = await measure(folder, gates);
  for (const [layout, tallies] of result.byLayout) {
    for (const [section, tally] of tallies) {
      add(sections, section, tally);
      add(layouts, layout, tally);
    }
  }
  differences.push(...result.differences);
  problems.push(...result.problems);
  pages += result.pages;
  seconds += result.seconds;
}
printTable('section', sections);
printTable('layout', layouts);
console.log(`\n${pages} pages in ${seconds.toFixed(1)} s: ${(pages / seconds).toFixed(1)} pages a second`);
for (const kind of ['wrong', 'extra', 'missing'] as const) {
  const those = differences.filter((difference) => difference.kind === kind && (only === undefined || difference.section === only));
  console.log(`\n${kind}: ${those.length}`);
  for (const { where, section, key, expected, found } of those.slice(0, listed)) console.log(`  ${where} ${section} ${key}: expected ${expected ?? 'nothing'}, found ${found ?? 'nothing'}`);
}
if (args.includes('--problems')) {
  console.log(`\nproblems: ${problems.length}`);
  for (const problem of problems) console.log(`  ${problem}`);
}
if (gates !== undefined) {
  const held = await gates.listHeld();
  console.log(`\nheld: ${held.length}`);
  for (const line of held) console.log(`  ${line}`);
  await gates.close();
}
