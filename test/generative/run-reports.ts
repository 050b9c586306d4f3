/** Reads changed pages of reports and compares the facts with those of the unchanged pages. */
import type { PdfPage } from '#documents/pdf/page-words.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import { createSeededRandom, type SeededRandom } from '../support/seeded-random.ts';
import { OTHER_MEANING } from './other-meaning.ts';
import { toSheet, type Sheet } from './placed-pieces.ts';
import { compareFacts, cutPages, readSheets } from './report-facts.ts';
import type { Comparison, Fact, Reading, Wrong } from './report-facts.ts';
import { SAME_MEANING } from './same-meaning.ts';

export interface ReportWords {
  readonly name: string;
  readonly pages: readonly PdfPage[];
  readonly funds: readonly KnownFund[];
}

export interface WrongOutcome extends Wrong {
  readonly change: string;
  /** Repeats the trial, with the same seed and documents. */
  readonly round: number;
  readonly document: string;
  /** What was altered; empty for a change that keeps the meaning. */
  readonly note: string;
}

export interface Tally extends Omit<Comparison, 'wrong'> {
  /** Changed pages. */
  trials: number;
  wrong: number;
}

export interface Outcome {
  readonly tallies: ReadonlyMap<string, Tally>;
  readonly wrong: readonly WrongOutcome[];
}

// Months and continued tables depend on other pages; reading all fifty of a report for each change would take hours.
const MOST_PAGES_READ = 6;

interface Part {
  readonly name: string;
  readonly sheets: readonly Sheet[];
  readonly funds: readonly KnownFund[];
}

export const CHANGES: readonly string[] = [...Object.keys(SAME_MEANING), ...Object.keys(OTHER_MEANING)];

/**
 * Changes `pages` pages in all, as evenly over `changes` and documents as they apply. `rounds` repeats trials of an
 * earlier run, whatever number of pages they have.
 */
export function changeReports(
  reports: readonly ReportWords[],
  pages: number,
  seed: number,
  changes: readonly string[] = CHANGES,
  rounds: readonly number[] = [],
): Outcome {
  const run = new Run(reports, seed);
  for (const round of rounds) for (const change of changes) run.try(change, round);
  if (rounds.length > 0) return run;
  // Rounds are whole, so that each change has its share; one that fits no page at all ends with the last round.
  for (let round = 0; round < run.rounds && run.pages < pages; round += 1)
    for (const change of changes) if (run.trialsOf(change) <= pages / changes.length) run.try(change, round);
  return run;
}

class Run implements Outcome {
  readonly tallies = new Map<string, Tally>();
  readonly wrong: WrongOutcome[] = [];
  pages = 0;
  readonly #parts: readonly Part[];
  readonly #seed: number;
  readonly #read = new Map<Part, Reading>();

  constructor(reports: readonly ReportWords[], seed: number) {
    this.#seed = seed;
    this.#parts = reports.flatMap(({ name, pages, funds }) =>
      cutPages(pages, MOST_PAGES_READ).map((part) => ({ name, funds, sheets: part.map(toSheet) })),
    );
  }

  /** Every part is tried with each change, an alteration on each of its pages. */
  get rounds(): number {
    return this.#parts.length * MOST_PAGES_READ;
  }

  trialsOf(change: string): number {
    return this.tallies.get(change)?.trials ?? 0;
  }

  /** Changes the first part, from that of the round on, to which the change applies. */
  try(change: string, round: number): void {
    const random = createSeededRandom(seedOf(`${this.#seed} ${change} ${round}`));
    // Changes begin at different documents.
    const start = seedOf(`${this.#seed} ${change}`) + round;
    this.#parts.some((_part, step) => {
      const part = this.#parts[(start + step) % this.#parts.length];
      return part !== undefined && this.#tryPart(change, round, part, random);
    });
  }

  #tryPart(change: string, round: number, part: Part, random: SeededRandom): boolean {
    const before = this.#readOnce(part);
    if (before.facts.length === 0) return false;
    const keep = SAME_MEANING[change];
    const alter = OTHER_MEANING[change];
    if (keep !== undefined) {
      const changed = part.sheets.map((sheet) => keep(sheet, random, factsOn(before, sheet)));
      const sheets = changed.map((sheet, at) => sheet ?? (part.sheets[at] as Sheet));
      const count = changed.filter((sheet) => sheet !== undefined).length;
      if (count === 0) return false;
      this.#count(
        change,
        round,
        part,
        count,
        '',
        compareFacts(before.facts, readSheets(sheets, part.funds, before).facts),
      );
      return true;
    }
    const altered = alter === undefined ? undefined : findAltered(part, before, random, alter);
    if (altered === undefined) return false;
    const sheets = part.sheets.map((sheet) =>
      sheet.page.page_number === altered.sheet.page.page_number ? altered.sheet : sheet,
    );
    this.#count(change, round, part, 1, altered.note, altered.judge(before, readSheets(sheets, part.funds, before)));
    return true;
  }

  #readOnce(part: Part): Reading {
    const known = this.#read.get(part) ?? readSheets(part.sheets, part.funds);
    this.#read.set(part, known);
    return known;
  }

  #count(
    change: string,
    round: number,
    part: Part,
    pages: number,
    note: string,
    { wrong, ...counts }: Comparison,
  ): void {
    const tally = this.tallies.get(change) ?? { trials: 0, same: 0, missing: 0, added: 0, wrong: 0 };
    tally.trials += pages;
    tally.same += counts.same;
    tally.missing += counts.missing;
    tally.added += counts.added;
    tally.wrong += wrong.length;
    this.tallies.set(change, tally);
    this.pages += pages;
    this.wrong.push(...wrong.map((each) => ({ ...each, change, round, document: part.name, note })));
  }
}

function factsOn({ facts }: Reading, { page }: Sheet): Fact[] {
  return facts.filter(({ evidence }) => evidence?.page_number === page.page_number);
}

/** The first page, from a random one on, that has something to alter. */
function findAltered(
  { sheets }: Part,
  before: Reading,
  random: SeededRandom,
  alter: (typeof OTHER_MEANING)[string],
): ReturnType<typeof alter> {
  const start = random.below(sheets.length);
  for (let step = 0; step < sheets.length; step += 1) {
    const altered = alter(sheets[(start + step) % sheets.length] as Sheet, random, before);
    if (altered !== undefined) return altered;
  }
  return undefined;
}

/** FNV-1a: texts that differ give seeds that differ. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

export function printOutcome({ tallies, wrong }: Outcome): void {
  const rows = [...tallies, ['all', sumOf([...tallies.values()])] as const];
  console.log('| change | pages | same | missing | added | wrong |\n| --- | --- | --- | --- | --- | --- |');
  for (const [change, tally] of rows)
    console.log(`| ${[change, tally.trials, tally.same, tally.missing, tally.added, tally.wrong].join(' | ')} |`);
  for (const { change, round, note, document, page_number, path, before, after } of wrong)
    console.log(
      `\n${change}, round ${round}${note === '' ? '' : `: ${note}`}\n  ${document} page ${page_number} ${path}\n  before: ${before}\n  after:  ${after}`,
    );
}

function sumOf(tallies: readonly Tally[]): Tally {
  const sum = (member: keyof Tally): number => tallies.reduce((total, tally) => total + tally[member], 0);
  return {
    trials: sum('trials'),
    same: sum('same'),
    missing: sum('missing'),
    added: sum('added'),
    wrong: sum('wrong'),
  };
}
