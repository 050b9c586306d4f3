/**
 * A numbered list of terms or people that is printed once, and pages of funds that say by their numbers which of them
 * are the fund's: `T2 | Trustee | Sample Trust Limited` on one page, `Terms that apply: T1, T2 and T5` on another.
 */
import { linesOf } from '#sources/fmr/candidates/heads.ts';
import { blocksAfter, ON_LINE } from '#sources/fmr/candidates/rows.ts';
import type { Cell } from '#sources/fmr/draft.ts';
import { FACT_USES, type FactUse } from '#sources/fmr/fact-uses.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { PageInk } from '#sources/fmr/ink/page-ink.ts';
import { rememberOf } from '#sources/fmr/remember.ts';
import { addMember } from './add-member.ts';
import { labelMeaning } from './label-meaning.ts';
import type { PageContext } from './page-context.ts';
import { isDesignation, isPerson } from './person-texts.ts';
import { readPairOf } from './read-pair.ts';

const NUMBER = /^([A-Z]{1,2})(\d{1,2})$/;
const NUMBERS = /^[A-Z]{1,2}\d{1,2}(?:(?:,? and|,? &|[,;]) [A-Z]{1,2}\d{1,2})*[,;]?$/;
const EACH = /[A-Z]{1,2}\d{1,2}/g;
// `Terms that apply: ` before the numbers
const INTRODUCTION = /^[^:]{3,80}:\s/;
const GOES_BEYOND = /[,;]$/;
// `Terms that do not apply: T3`
const DENIES = /\b(?:not|except|excluding|other than|without)\b/i;
// A shorter list may be the labels of a drawing.
const FEWEST = 3;
// In points.
const ONE_EDGE = 1;
// In multiples of the font size: from a line of numbers to the next, and to the words before them.
const PITCH = 1.8;
const NEXT_TO = 1.5;
// Facts that are the same in each month; sizes change.
const OF_TERMS: ReadonlySet<FactUse['kind']> = new Set(['text', 'party', 'term', 'fee', 'price', 'date'] as const);

interface NumberedTerm {
  readonly page_number: number;
  readonly label: Block;
  readonly value: Block;
}

/** Reads what the entries say whose numbers the page of a fund prints. */
export function readNumberedTerms(page: PageContext, inks: readonly PageInk[]): void {
  const entries = listEntries(inks);
  if (entries.size === 0 || page.is_shared) return;
  const numbers = listReferences(page.ink.blocks);
  const found = numbers.flatMap((number) => entries.get(number) ?? []);
  // A number that no list has is a sign of another kind.
  if (found.length < numbers.length) return;
  for (const entry of found) if (entry.page_number !== page.ink.page.page_number) readEntry(page, entry);
}

/** Asked for each page of a report. */
const listEntries = rememberOf(findEntries);

/** The entries of the lists by their numbers, without the lists whose first sign is that of another list too. */
function findEntries(inks: readonly PageInk[]): ReadonlyMap<string, NumberedTerm> {
  const lists = inks.flatMap(({ blocks, page }) => listColumns(blocks).map((numbers) => ({ blocks, page, numbers })));
  const signs = lists.map(({ numbers: [first] }) => signOf(first));
  return new Map(
    lists
      .filter((_, at) => signs.indexOf(signs[at] ?? '') === signs.lastIndexOf(signs[at] ?? ''))
      .flatMap(({ blocks, page, numbers }) =>
        numbers.flatMap((number) => {
          const [label, value, other] = blocksAfter(number, blocks);
          return label === undefined || value === undefined || other !== undefined
            ? []
            : [[number.text, { page_number: page.page_number, label, value }] as const];
        }),
      ),
  );
}

/** `T1`, `T2`, `T3` under each other from the first number on. */
function listColumns(blocks: readonly Block[]): Block[][] {
  const numbers = blocks.filter(({ text, lines }) => lines.length === 1 && NUMBER.test(text));
  const columns = Map.groupBy(numbers, (number) => signOf(number));
  return [...columns.values()].filter(
    (column) =>
      column.length >= FEWEST &&
      column.every(
        ({ text, x0 }, at) => NUMBER.exec(text)?.[2] === `${at + 1}` && Math.abs(x0 - (column[0]?.x0 ?? 0)) < ONE_EDGE,
      ),
  );
}

function signOf(number: Block | undefined): string {
  return NUMBER.exec(number?.text ?? '')?.[1] ?? '';
}

/** Numbers after words with a colon, and the left edge of these. */
interface Reference {
  readonly block: Block;
  readonly numbers: readonly string[];
  readonly from: number;
}

/** The numbers that follow words with a colon, to the end of their list on the lines below. */
function listReferences(blocks: readonly Block[]): string[] {
  const lists = linesOf(blocks.filter(({ text }) => NUMBERS.test(text.replace(INTRODUCTION, '')))).flat();
  const found: string[] = [];
  let open: Reference | undefined;
  for (const block of lists) {
    const numbers = block.text.replace(INTRODUCTION, '').match(EACH) ?? [];
    const isMore = open !== undefined && GOES_BEYOND.test(open.block.text) && isUnder(block, open);
    const from = isMore ? open?.from : introductionOf(block, blocks)?.x0;
    open = from === undefined ? undefined : { block, numbers, from };
    found.push(...(open?.numbers ?? []));
  }
  return found;
}

function isUnder({ x0, y0, baseline }: Block, { block, from }: Reference): boolean {
  const isNext = y0 > block.y0 && baseline - block.baseline < PITCH * block.size;
  return isNext && x0 > from - ONE_EDGE && x0 < block.x1;
}

/** The text itself or the one before it on its line, if it says what the numbers are. */
function introductionOf(block: Block, blocks: readonly Block[]): Block | undefined {
  const { x0, baseline, size } = block;
  const before = INTRODUCTION.test(block.text)
    ? block
    : blocks.find(
        ({ text, x1, lines }) =>
          text.endsWith(':') &&
          x1 < x0 + 1 &&
          x0 - x1 < NEXT_TO * size &&
          lines.some((line) => Math.abs(line.baseline - baseline) < ON_LINE * size),
      );
  return before === undefined || DENIES.test(before.text) ? undefined : before;
}

function readEntry(page: PageContext, { page_number, label, value }: NumberedTerm): void {
  const cellOf = (block: Block): Cell => ({ ...block, page_number });
  if (isPerson(label.text) && isDesignation(value.text)) {
    addMember(page, { name: cellOf(label), designation: cellOf(value) });
    return;
  }
  const meaning = labelMeaning(label.text, page.state.report_month);
  if (meaning?.kind !== 'fact' || !OF_TERMS.has(FACT_USES[meaning.fact].kind)) return;
  readPairOf(page, { label, labelText: label.text, meaning, value: cellOf(value), way: 'RIGHT', blocks: [] }, null);
}
