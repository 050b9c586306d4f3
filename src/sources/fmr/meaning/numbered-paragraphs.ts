/**
 * Numbered paragraphs of a report that is one running text, each with its subject before its first sentence:
 * `2.2 Constitution. Category: Money Market; date of launch: 15 March 2010; front-end load: Nil.`
 */
import { BLANK_TERM, WHOLE_FUND } from '#sources/fmr/blank-rows.ts';
import { listClauses, type Clause } from '#sources/fmr/candidates/clauses.ts';
import { FACT_USES } from '#sources/fmr/fact-uses.ts';
import { blockOf, flowOf, type Flow } from '#sources/fmr/ink/flow.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { addMember, membersIn } from './add-member.ts';
import { labelMeaning } from './label-meaning.ts';
import type { PageContext } from './page-context.ts';
import { readClause } from './read-sentences.ts';

const SUBJECT = /^(\p{Lu}[\p{L} ,-]{2,50})\.\s(?=\p{Lu})/u;
// A shorter text states no objective.
const SHORTEST = 40;

interface NumberedParagraph {
  readonly block: Block;
  readonly flow: Flow;
  readonly subject: string;
  /** The beginning of its text behind the subject. */
  readonly from: number;
}

function listNumberedParagraphs(paragraphs: readonly Block[]): NumberedParagraph[] {
  return paragraphs.map((block) => {
    const flow = flowOf(block.lines.map((line) => [line]));
    const [lead = '', subject = ''] = SUBJECT.exec(flow.text) ?? [];
    return { block, flow, subject, from: lead.length };
  });
}

/** Reads the paragraphs of a fund's chapter, or what those of a chapter of all funds state of each of them. */
export function readNumberedParagraphs(context: PageContext): void {
  for (const paragraph of listNumberedParagraphs(context.ink.paragraphs ?? [])) {
    const { block, flow, subject, from } = paragraph;
    if (context.taken.has(block)) continue;
    const kind = subject === '' ? undefined : titleKind(subject);
    if (kind === 'COMMITTEE') readMembers(context, paragraph);
    else if (kind === 'OBJECTIVE' && !context.is_shared) addObjective(context, paragraph);
    else if (kind !== 'COMMENTARY') {
      const clauses = listClauses(flow.text.slice(from), (label) => labelMeaning(label, context.state.report_month));
      for (const clause of clauses) {
        const { meaning } = clause;
        // What else a chapter of all funds states holds unless the chapter of the fund departs from it.
        if (context.is_shared && !(meaning.kind === 'fact' && meaning.fact === 'amc_rating')) continue;
        if (isOfPeriods(clause)) continue;
        const placed = { ...clause, labelFrom: clause.labelFrom + from, from: clause.from + from };
        readClause(context, flow, withPeriod(placed));
      }
    }
    context.taken.add(block);
  }
}

/** `Total expense ratio: for the month 1.03%; for the year to date 1.04%` is read as a sentence. */
function isOfPeriods({ meaning, value }: Clause): boolean {
  return (
    meaning.kind === 'fact' &&
    FACT_USES[meaning.fact].kind === 'expense_ratio' &&
    /^for the (?:month|year)\b/i.test(value)
  );
}

const OF_MONTH = /\s(?:for|of|in) the month$/i;

/** `Actual management fee for the Month` is the fee of a period. */
function withPeriod(clause: Clause): Clause {
  const { label, meaning } = clause;
  const isFee = meaning.kind === 'fact' && FACT_USES[meaning.fact].kind === 'fee';
  if (!isFee || !OF_MONTH.test(label)) return clause;
  return { ...clause, label: label.replace(OF_MONTH, ''), meaning: { ...meaning, inside: 'MTD' } };
}

function readMembers(context: PageContext, { flow, from }: NumberedParagraph): void {
  let at = from;
  for (const part of flow.text.slice(from).split(/(?<=;\s|\p{Ll}\p{Ll}\.\s|\p{Lu}\p{Lu}\.\s)/u)) {
    const text = part.replace(/[;.]\s*$/, '').trim();
    const cell = blockOf(flow, at, at + part.length);
    for (const member of membersIn({ ...cell, text })) addMember(context, member);
    at += part.length;
  }
}

function addObjective({ state: { draft } }: PageContext, { flow, subject, from }: NumberedParagraph): void {
  const text = { ...blockOf(flow, from, flow.text.length), text: flow.text.slice(from) };
  if (text.text.length < SHORTEST) return;
  draft.add(
    'special_terms',
    {
      ...WHOLE_FUND,
      ...BLANK_TERM,
      term_type: 'INVESTMENT_OBJECTIVE',
      label_raw: subject,
      value_raw: text.text,
    },
    { value_raw: text },
  );
}
