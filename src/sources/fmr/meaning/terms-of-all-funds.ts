/**
 * Terms that are printed once for all funds of a report: `These terms apply to each Fund of this report, unless its
 * page has another term of the same name.` over a list of labels and values, or before their clauses.
 */
import { joinLines } from '#base/pattern-lines.ts';
import { blocksAfter } from '#sources/fmr/candidates/rows.ts';
import { listClauses } from '#sources/fmr/candidates/clauses.ts';
import { FACT_USES, type FactUse } from '#sources/fmr/fact-uses.ts';
import { wholeParagraphs } from '#sources/fmr/identity/numbered-sections.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { foldLabel } from '#sources/fmr/fold-label.ts';
import { blockOf, flowOf } from '#sources/fmr/ink/flow.ts';
import type { PageInk } from '#sources/fmr/ink/page-ink.ts';
import { respace } from '#sources/fmr/ink/respace.ts';
import { rememberOf } from '#sources/fmr/remember.ts';
import type { LabelMeaning } from '#sources/fmr/match-label.ts';
import { labelMeaning } from './label-meaning.ts';
import type { PageContext } from './page-context.ts';
import { readPairOf } from './read-pair.ts';

const OF_EACH = new RegExp(
  joinLines`
    \bunless\b.{3,60}\b(?:states?|says?|provides?|has|have|differs?|departs?)\b.{0,40}
    \b(?:apply|applies|hold|are valid)[ ](?:to|for)[ ](?:each|every|all)(?: of)?(?: the| our| these)?[ ](?:funds?|schemes?)\b
    |\bterms\b.{0,40}\b(?:apply|applies|are valid|hold)[ ](?:to|for)[ ](?:each|every|all)(?: of)?(?: the| our| these)?
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
const OF_TERMS: ReadonlySet<FactUse['kind']> = new Set(['text', 'term', 'fee', 'price', 'rating', 'party'] as const);

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
  const stated = new Set(own.flatMap((ink) => listOwnFacts(ink, report_month)));
  const texts = own.flatMap(({ paragraphs = [] }) => paragraphs.map(({ text }) => ` ${foldLabel(text)} `));
  for (const { label, value, page_number } of terms) {
    // What a chapter says of the trustee in a sentence may depart from the term of all funds.
    if (texts.some((text) => text.includes(` ${foldLabel(label.text)} `))) continue;
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

function listOwnFacts({ blocks, paragraphs = [] }: PageInk, month: string | null): (FactMeaning['fact'] | undefined)[] {
  const common = new Set(blocksOfCommonTerms(blocks));
  const labels = paragraphs.flatMap(({ text }) => [...text.matchAll(LABEL)].map(([, label = '']) => label.trim()));
  const texts = blocks.flatMap((block) => (common.has(block) ? [] : [block.text]));
  return [...texts, ...labels].map((text) => factOf(labelMeaning(text, month)));
}

const LABEL = /([\p{L}][^:;.,]{2,60}):\s/gu;

type FactMeaning = Extract<LabelMeaning, { kind: 'fact' }>;

function factOf(meaning: LabelMeaning | undefined): FactMeaning['fact'] | undefined {
  return meaning?.kind === 'fact' ? meaning.fact : undefined;
}

/** Asked for each fund of a report. */
const listTermsOf = rememberOf((inks: readonly PageInk[]): CommonTerm[] =>
  inks.flatMap((ink) => {
    const { page_number } = ink.page;
    const introductions = listIntroductions(ink.blocks);
    if (introductions.length === 0) return [];
    const rows = introductions.flatMap((introduction) => rowsUnder(introduction, ink.blocks));
    const terms = rows.length > 0 ? rows : listClausesOf(wholeParagraphs(ink).paragraphs ?? []);
    return terms.map(([label, value]) => ({ page_number, label, value }));
  }),
);

const INTRODUCTION_END = /\.\s(?=\p{Lu})/gu;

/** The clauses behind the sentence of a paragraph that says that they are of all funds. */
function listClausesOf(paragraphs: readonly Block[]): (readonly [label: Block, value: Block])[] {
  return listIntroductions(paragraphs).flatMap((paragraph) => {
    const flow = flowOf(paragraph.lines.map((line) => [line]));
    const said = OF_EACH.exec(flow.text);
    INTRODUCTION_END.lastIndex = said === null ? 0 : said.index + said[0].length;
    const end = INTRODUCTION_END.exec(flow.text);
    if (said === null || end === null) return [];
    const from = end.index + 1;
    const clauses = listClauses(flow.text.slice(from), (label) => labelMeaning(label, null));
    if (clauses.length < FEWEST) return [];
    return clauses.map(({ label, value, ...at }) => {
      const [start, first] = [at.labelFrom + from, at.from + from];
      return [
        { ...blockOf(flow, start, start + label.length), text: label },
        { ...blockOf(flow, first, first + value.length), text: value },
      ] as const;
    });
  });
}

function listTermsIn(blocks: readonly Block[]): (readonly [label: Block, value: Block])[] {
  return listIntroductions(blocks).flatMap((introduction) => rowsUnder(introduction, blocks));
}

function listIntroductions(blocks: readonly Block[]): Block[] {
  return blocks.filter(({ text }) => /terms/i.test(text) && OF_EACH.test(respace(text)));
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
