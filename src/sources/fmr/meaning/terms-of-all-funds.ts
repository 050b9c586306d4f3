/**
 * Terms that are printed once for all funds of a report: `These terms apply to each Fund of this report, unless its
 * page has another term of the same name.` over a list of labels and values.
 */
import { joinLines } from '#base/pattern-lines.ts';
import { blocksAfter } from '#sources/fmr/candidates/rows.ts';
import { FACT_USES, type FactUse } from '#sources/fmr/fact-uses.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { PageInk } from '#sources/fmr/ink/page-ink.ts';
import { respace } from '#sources/fmr/ink/respace.ts';
import { rememberOf } from '#sources/fmr/remember.ts';
import type { LabelMeaning } from '#sources/fmr/match-label.ts';
import { labelMeaning } from './label-meaning.ts';
import type { PageContext } from './page-context.ts';
import { readPairOf } from './read-pair.ts';

const OF_EACH = new RegExp(
  joinLines`
    \bterms\b.{0,40}\b(?:apply|applies|are valid|hold)[ ](?:to|for)[ ](?:each|every|all)(?: of)?(?: the| our| these)?
    [ ](?:funds?|schemes?)\b.{0,80}\b(?:unless|except)\b`,
  'i',
);
const FEWEST = 3;
// In multiples of the font size.
const INDENT = 1;
const PITCH = 3;
// In points.
const ONE_EDGE = 1;
// Facts that are the same in each month; sizes change.
const OF_TERMS: ReadonlySet<FactUse['kind']> = new Set(['text', 'term', 'fee', 'price', 'rating'] as const);

interface CommonTerm {
  readonly page_number: number;
  readonly label: Block;
  readonly value: Block;
}

/** Reads the terms of which no page of the fund has one of its own; `own` are these pages. */
export function readCommonTerms(page: PageContext, own: readonly PageInk[], inks: readonly PageInk[]): void {
  const terms = page.is_shared ? [] : listTermsOf(inks);
  if (terms.length === 0) return;
  const { report_month } = page.state;
  const stated = new Set(own.flatMap(({ blocks }) => listOwnFacts(blocks, report_month)));
  for (const { label, value, page_number } of terms) {
    const meaning = labelMeaning(label.text, report_month);
    const fact = factOf(meaning);
    if (meaning?.kind !== 'fact' || fact === undefined || stated.has(fact) || !OF_TERMS.has(FACT_USES[fact].kind))
      continue;
    const cell = { ...value, page_number };
    readPairOf(page, { label, labelText: label.text, meaning, value: cell, way: 'RIGHT', blocks: [] }, null);
  }
}

/** The labels and values of such lists on a page: they are not those of a fund that the page names. */
export function blocksOfCommonTerms(blocks: readonly Block[]): Block[] {
  return listTermsIn(blocks).flat();
}

function listOwnFacts(blocks: readonly Block[], month: string | null): (FactMeaning['fact'] | undefined)[] {
  const common = new Set(blocksOfCommonTerms(blocks));
  return blocks.flatMap((block) => (common.has(block) ? [] : [factOf(labelMeaning(block.text, month))]));
}

type FactMeaning = Extract<LabelMeaning, { kind: 'fact' }>;

function factOf(meaning: LabelMeaning | undefined): FactMeaning['fact'] | undefined {
  return meaning?.kind === 'fact' ? meaning.fact : undefined;
}

/** Asked for each fund of a report. */
const listTermsOf = rememberOf((inks: readonly PageInk[]): CommonTerm[] =>
  inks.flatMap(({ page: { page_number }, blocks }) =>
    listTermsIn(blocks).map(([label, value]) => ({ page_number, label, value })),
  ),
);

function listTermsIn(blocks: readonly Block[]): (readonly [label: Block, value: Block])[] {
  return blocks
    .filter(({ text }) => /terms/i.test(text) && OF_EACH.test(respace(text)))
    .flatMap((introduction) => rowsUnder(introduction, blocks));
}

/** The rows of one label and one value down to the first gap or the first row of another kind. */
function rowsUnder(introduction: Block, blocks: readonly Block[]): (readonly [label: Block, value: Block])[] {
  const rows: (readonly [label: Block, value: Block])[] = [];
  let last = introduction;
  const labels = blocks
    .filter(({ x0, y0 }) => y0 > introduction.y1 - 1 && Math.abs(x0 - introduction.x0) < INDENT * introduction.size)
    .toSorted((a, b) => a.y0 - b.y0);
  for (const label of labels) {
    const [value, ...others] = blocksAfter(label, blocks);
    const [first] = rows[0] ?? [label];
    if (value === undefined || others.length > 0) break;
    if (label.y0 - last.y1 > PITCH * label.size || Math.abs(label.x0 - first.x0) > ONE_EDGE) break;
    rows.push([label, value]);
    last = label;
  }
  return rows.length < FEWEST ? [] : rows;
}
