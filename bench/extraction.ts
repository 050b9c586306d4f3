/**
 * How well reports are read: `npm run bench:extraction -- DIR [DIR…] [--extracted] [--list N] [--problems]`
 * takes PDFs with `.expected.json` beside them and prints precision and recall by
 * section and by layout, over all pages and over those that do not contradict
 * themselves, the held pages with what held them, and the first values that are
 * wrong or missing. Of a PDF without such a file it prints what is read.
 */
import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { readPdf } from '#documents/pdf/read-pdf.ts';
import type { Fragment } from '#domain/fragment.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { sayFragment } from '../test/fmr/say-fragment.ts';
import { openGates, type Gates, type HeldPages } from './promotion.ts';
import { findContradiction, type ReportManifest } from './extraction-quirks.ts';
import { expectedValues, foundValues, isUnstated, type ExpectedFund, type Value } from './extraction-values.ts';

interface Tally {
  right: number;
  wrong: number;
  /** Values of the page that its expected file does not list, beside all that it lists. */
  extra: number;
  missing: number;
}

/** What became of the pages of one expected fund. */
interface FundResult {
  readonly where: string;
  readonly layout: string;
  readonly tallies: ReadonlyMap<string, Tally>;
  readonly differences: readonly Difference[];
  readonly problems: readonly string[];
  /** Why right is to hold these pages; undefined where they can all be true. */
  readonly contradiction: string | undefined;
  readonly held: readonly HeldPages[];
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
export function compareFund(
  where: string,
  expected: readonly Value[],
  found: readonly Value[],
): { tallies: Map<string, Tally>; differences: Difference[] } {
  const tallies = new Map<string, Tally>();
  const differences: Difference[] = [];
  const left = [...found];
  const tally = (section: string): Tally => {
    const present = tallies.get(section) ?? blankTally();
    tallies.set(section, present);
    return present;
  };
  const later: Value[] = [];
  for (const want of expected) {
    const at = left.findIndex(
      (value) => value.section === want.section && isSameKey(want, value) && isSameValue(want, value),
    );
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
      differences.push({
        where,
        kind: 'missing',
        section: want.section,
        key: want.key,
        expected: want.value,
        found: null,
      });
    } else {
      left.splice(at, 1);
      tally(want.section).wrong += 1;
      differences.push({
        where,
        kind: 'wrong',
        section: want.section,
        key: want.key,
        expected: want.value,
        found: other.value,
      });
    }
  }
  for (const value of left) {
    // Where something of the section is missing, what is too much may be that, misplaced: it counts as wrong.
    const kind = tally(value.section).missing + tally(value.section).wrong > 0 ? 'wrong' : 'extra';
    if (kind === 'extra') tally(value.section).extra += 1;
    differences.push({ where, kind, section: value.section, key: value.key, expected: null, found: value.value });
  }
  for (const [section, sum] of tallies)
    sum.wrong += differences.filter(
      (difference) => difference.section === section && difference.kind === 'wrong' && difference.expected === null,
    ).length;
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
  if (want.section === 'fees' && want.key.endsWith('|'))
    return want.key.split('|').slice(0, 2).join('|') === value.key.split('|').slice(0, 2).join('|');
  return want.key === value.key;
}

function isSameValue(want: Value, value: Value): boolean {
  return want.value === value.value;
}

async function measure(
  folder: string,
  gates: Gates | undefined,
): Promise<{ funds: FundResult[]; unclaimed: Difference[]; pages: number; seconds: number }> {
  const manifestPath = join(folder, 'manifest.json');
  const manifest = existsSync(manifestPath)
    ? (JSON.parse(readFileSync(manifestPath, 'utf8')) as Record<string, ReportManifest>)
    : {};
  const results: FundResult[] = [];
  const unclaimed: Difference[] = [];
  let pages = 0;
  let seconds = 0;
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.pdf'))
    .toSorted()) {
    const stem = file.slice(0, -4);
    const began = performance.now();
    const bytes = readFileSync(join(folder, file));
    const text = await readPdf(bytes);
    const expected = join(folder, `${stem}.expected.json`);
    const { fragments } = readReport(text, {
      funds: existsSync(expected) ? knownFunds(JSON.parse(readFileSync(expected, 'utf8')) as ExpectedFund[]) : [],
    });
    // By the clock: the PDF is read in a process of its own, whose work this one does not see; other work on the machine counts too.
    seconds += (performance.now() - began) / 1000;
    pages += text.pages.length;
    if (!existsSync(expected)) {
      printRead(file, fragments);
      continue;
    }
    const funds = JSON.parse(readFileSync(expected, 'utf8')) as ExpectedFund[];
    const { promoted, held } =
      gates === undefined ? { promoted: fragments, held: [] } : await promoteBy(gates, file, bytes, funds);
    results.push(...funds.map((fund) => measureFund(fund, stem, manifest[stem], promoted, held)));
    const claimed = new Set(funds.flatMap((fund) => fund['page_numbers'] as number[]));
    for (const { page_number, page_type, fund_name_raw } of promoted.filter(
      (fragment) => !claimed.has(fragment.page_number),
    )) {
      unclaimed.push({
        where: `${stem} p${page_number}`,
        kind: 'wrong',
        section: 'pages',
        key: page_type,
        expected: null,
        found: fund_name_raw,
      });
    }
  }
  return { funds: results, unclaimed, pages, seconds };
}

/** What is read of a report, and what stands on it that no rule knows: where one begins with a layout that is new. */
function printRead(file: string, fragments: readonly Fragment[]): void {
  console.log(`\n${file}: ${fragments.length} pages of funds`);
  for (const fragment of fragments) {
    console.log(`\np${fragment.page_number} ${fragment.fund_name_raw ?? ''}`);
    for (const line of sayFragment(fragment)) console.log(`  ${line}`);
    for (const row of fragment.special_terms.filter(({ term_type }) => term_type === 'OTHER'))
      console.log(`  label without a fact “${row.label_raw}”: ${row.value_raw}`);
    for (const problem of fragment.problems)
      console.log(`  not understood ${problem.path}: expected ${problem.expected}, found ${problem.found}`);
  }
}

function measureFund(
  fund: ExpectedFund,
  stem: string,
  manifest: ReportManifest | undefined,
  promoted: readonly Fragment[],
  held: readonly HeldPages[],
): FundResult {
  const numbers = fund['page_numbers'] as number[];
  const where = `${stem} p${numbers.join(',')}`;
  const own = promoted.filter((fragment) => numbers.includes(fragment.page_number));
  const { tallies, differences } = compareFund(
    where,
    expectedValues(fund),
    foundValues(own).filter((value) => !isUnstated(fund, value)),
  );
  const problems = own.flatMap((fragment) =>
    fragment.problems.map(
      (problem) =>
        `${stem} p${problem.page_number} ${problem.path}: expected ${problem.expected}, found ${problem.found}`,
    ),
  );
  return {
    where,
    layout: manifest?.layout ?? stem,
    tallies,
    differences,
    problems,
    contradiction: findContradiction(fund, manifest),
    held: held.filter((hold) => hold.pages.some((page) => numbers.includes(page))),
  };
}

async function promoteBy(
  gates: Gates,
  file: string,
  bytes: Uint8Array,
  funds: readonly ExpectedFund[],
): Promise<{ promoted: readonly Fragment[]; held: readonly HeldPages[] }> {
  await gates.register([...new Set(funds.flatMap(nameOf))]);
  const { refused, promoted, held } = await gates.take(file, bytes);
  if (refused !== null) console.log(`${file} refused: ${refused}`);
  return { promoted, held };
}

// `Investment Plans Summary Report of Sample Income Fund for March 2025`: the page's title, with the fund's name within.
function nameOf(fund: ExpectedFund): string[] {
  const title = fund['fund_name_raw'];
  if (typeof title !== 'string') return [];
  return [
    fund['page_kind'] === 'umbrella_summary' ? title.replace(/^.*? report of /i, '').replace(/\s*for\s.*$/, '') : title,
  ];
}

// The registry that a service would have: the funds of the report, and the plans of each.
function knownFunds(funds: readonly ExpectedFund[]): KnownFund[] {
  const known = (name: string, family: string | null): KnownFund => ({
    name,
    other_names: [],
    amc: null,
    family,
    asset_class: null,
  });
  return funds.flatMap((fund) => {
    const [name] = nameOf(fund);
    if (name === undefined) return [];
    const subs = (Array.isArray(fund['sub_funds']) ? fund['sub_funds'] : []) as ExpectedFund[];
    const plans = /pension/i.test(name)
      ? []
      : subs.flatMap((sub) => (typeof sub['name_raw'] === 'string' ? [known(sub['name_raw'], name)] : []));
    return [known(name, null), ...plans];
  });
}

function blankTally(): Tally {
  return { right: 0, wrong: 0, extra: 0, missing: 0 };
}

function addTo(tallies: Map<string, Tally>, name: string, more: Tally): void {
  const sum = tallies.get(name) ?? blankTally();
  tallies.set(name, {
    right: sum.right + more.right,
    wrong: sum.wrong + more.wrong,
    extra: sum.extra + more.extra,
    missing: sum.missing + more.missing,
  });
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(2)} %`;
}

function printTables(title: string, funds: readonly FundResult[]): void {
  console.log(`\n${title}: ${funds.length} funds' pages`);
  const sections = new Map<string, Tally>();
  const layouts = new Map<string, Tally>();
  for (const { tallies, layout } of funds) {
    for (const [section, tally] of tallies) {
      addTo(sections, section, tally);
      addTo(layouts, layout, tally);
    }
  }
  printTable('section', sections);
  printTable('layout', layouts);
}

function printTable(title: string, tallies: ReadonlyMap<string, Tally>): void {
  console.log(
    `\n${title.padEnd(26)} ${['right', 'wrong', 'extra', 'missing', 'precision', 'recall'].map((head) => head.padStart(10)).join('')}`,
  );
  const total = new Map<string, Tally>();
  for (const [name, tally] of tallies) {
    printLine(name, tally);
    addTo(total, 'all', tally);
  }
  for (const [name, tally] of total) printLine(name, tally);
}

function printLine(name: string, { right, wrong, extra, missing }: Tally): void {
  console.log(
    `${name.padEnd(26)} ${[String(right), String(wrong), String(extra), String(missing), percent(right, right + wrong), percent(right, right + wrong + missing)].map((cell) => cell.padStart(10)).join('')}`,
  );
}

/** The pages that a check held: those that contradict themselves, with who says so, and those that should have passed. */
function printHeld(funds: readonly FundResult[]): void {
  const held = funds.filter((fund) => fund.held.length > 0);
  for (const [title, those] of [
    ['held, and no page that contradicts itself', held.filter((fund) => fund.contradiction === undefined)],
    ['held, as they contradict themselves', held.filter((fund) => fund.contradiction !== undefined)],
  ] as const) {
    console.log(`\n${title}: ${those.length}`);
    for (const fund of those) {
      console.log(`  ${fund.where}${fund.contradiction === undefined ? '' : ` (${fund.contradiction})`}`);
      for (const { check, summary } of fund.held) console.log(`    ${check}: ${summary}`);
    }
  }
  const passed = funds.filter((fund) => fund.held.length === 0 && fund.contradiction !== undefined);
  console.log(`\ncontradict themselves and were promoted: ${passed.length}`);
  for (const { where, contradiction } of passed) console.log(`  ${where} (${contradiction ?? ''})`);
}

const args = process.argv.slice(2);
const listed = args.includes('--list') ? Number.parseInt(args[args.indexOf('--list') + 1] ?? '20', 10) : 20;
const only = args.includes('--only') ? args[args.indexOf('--only') + 1] : undefined;
const folders = args.filter(
  (arg, index) => !arg.startsWith('--') && !['--list', '--only'].includes(args[index - 1] ?? ''),
);
if (folders.length === 0) {
  console.error('Name the folders that hold the reports: npm run bench:extraction -- DIR');
  process.exit(2);
}
// `--extracted` measures what was read, before any gate.
const gates = args.includes('--extracted') ? undefined : await openGates();
const funds: FundResult[] = [];
const unclaimed: Difference[] = [];
let pages = 0;
let seconds = 0;
for (const folder of folders) {
  const result = await measure(folder, gates);
  funds.push(...result.funds);
  unclaimed.push(...result.unclaimed);
  pages += result.pages;
  seconds += result.seconds;
}
await gates?.close();
if (funds.length === 0) process.exit();
const sound = funds.filter((fund) => fund.contradiction === undefined);
printTables('all pages', funds);
if (sound.length < funds.length) printTables('pages that do not contradict themselves', sound);
console.log(
  `\n${pages} pages in ${seconds.toFixed(1)} s by the clock: ${(pages / seconds).toFixed(1)} pages a second, one report after the other`,
);
if (gates !== undefined) printHeld(funds);
for (const [kind, meaning] of [
  ['wrong', ''],
  ['extra', ', on the page and not in its expected file'],
  ['missing', ', of pages that do not contradict themselves'],
] as const) {
  const differences = [...(kind === 'missing' ? sound : funds).flatMap((fund) => fund.differences), ...unclaimed];
  const those = differences.filter(
    (difference) => difference.kind === kind && (only === undefined || difference.section === only),
  );
  console.log(`\n${kind}${meaning}: ${those.length}`);
  for (const { where, section, key, expected, found } of those.slice(0, listed))
    console.log(`  ${where} ${section} ${key}: expected ${expected ?? 'nothing'}, found ${found ?? 'nothing'}`);
}
if (args.includes('--problems')) {
  const problems = funds.flatMap((fund) => fund.problems);
  console.log(`\nproblems: ${problems.length}`);
  for (const problem of problems) console.log(`  ${problem}`);
}
