/**
 * Facts of sub-funds in running text, an entry for each:
 * `(a) Equity Sub-Fund: NAV per unit Rs. 165.52, net assets Rs. 66.45 million, 401,445 units outstanding.`
 */
import { MONEY } from '#sources/fmr/candidates/clauses.ts';
import { linesOf } from '#sources/fmr/candidates/heads.ts';
import type { LabelPair } from '#sources/fmr/candidates/label-pair.ts';
import { makeBlock, type Block } from '#sources/fmr/ink/blocks.ts';
import { blockOf, flowOf, type Flow } from '#sources/fmr/ink/flow.ts';
import { findMonths } from '#sources/fmr/printed-date.ts';
import { findSubFund } from '#sources/fmr/sub-funds.ts';
import { isOfPlan, readPairOf } from './read-pair.ts';
import { labelMeaning } from './label-meaning.ts';
import type { PageContext } from './page-context.ts';

const OPENING = /^(?:\((?:\d{1,2}|[a-z])\)\s)?([A-Z][^:]{3,60}):\s/;
const LABEL_FIRST = new RegExp(String.raw`^([A-Za-z][A-Za-z -]{2,40}) (${MONEY})(?: per unit)?$`);
const FIGURE_FIRST = /^(\d[\d,]{2,20}) (units (?:outstanding|in issue))$/;
const BETWEEN = /[,;]\s(?:and\s)?|\sand\s/;
const FEWEST_FACTS = 2;
// In multiples of the font size.
const LINE_PITCH = 1.8;
const INDENT = 4;

interface Entry {
  readonly name: string;
  readonly first: Block;
  readonly flow: Flow;
}

/** An entry counts only if all of it was understood, and if no line over the entries names another month. */
export function readSubFundEntries(context: PageContext): void {
  const { state, sub_fund_names, ink, taken } = context;
  if (!sub_fund_names.hasAny) return;
  const lines = linesOf(
    ink.blocks.filter((block) => !taken.has(block)).flatMap((block) => block.lines.map((line) => makeBlock([line]))),
  ).map((cells) => makeBlock(cells.flatMap((cell) => [...cell.lines])));
  for (const { name, first, flow } of listEntries(context, lines)) {
    const pairs = pairsOf(flow);
    if (pairs === undefined || pairs.length < FEWEST_FACTS) continue;
    const sub = findSubFund(state, name, first);
    for (const pair of pairs) readPairOf(context, pair, sub);
  }
}

/** From the line that names a sub-fund to the end of the sentence, on lines that begin there or further right. */
function listEntries({ state, sub_fund_names }: PageContext, lines: readonly Block[]): Entry[] {
  let isOfMonth = true;
  return lines.flatMap((first, at): Entry[] => {
    const name = OPENING.exec(first.text)?.[1];
    if (name === undefined || sub_fund_names.isHeading(name) === undefined) {
      const months = findMonths(first.text);
      if (months.length > 0) isOfMonth = months.every((month) => month === state.report_month);
      return [];
    }
    const parts = [first];
    for (const next of lines.slice(at + 1)) {
      const last = parts.at(-1) as Block;
      const indent = (next.x0 - first.x0) / first.size;
      const isNear = next.baseline - last.baseline < LINE_PITCH * last.size && indent > -0.1 && indent < INDENT;
      if (last.text.endsWith('.') || !isNear || OPENING.test(next.text)) break;
      parts.push(next);
    }
    const flow = flowOf(parts.map(({ lines: cells }) => cells));
    return isOfMonth && flow.text.endsWith('.') ? [{ name, first, flow }] : [];
  });
}

/** The facts of an entry; undefined if a part of it is anything else. */
function pairsOf(flow: Flow): LabelPair[] | undefined {
  let at = OPENING.exec(flow.text)?.[0].length ?? 0;
  const parts = flow.text.slice(at, -1).split(BETWEEN);
  const pairs = parts.flatMap((part): LabelPair[] => {
    at = flow.text.indexOf(part, at);
    const [, label, value] = LABEL_FIRST.exec(part) ?? [];
    const [, figure, units] = FIGURE_FIRST.exec(part) ?? [];
    const labelText = label ?? units ?? '';
    const text = value ?? figure ?? '';
    const meaning = text === '' ? undefined : labelMeaning(labelText, null);
    if (meaning?.kind !== 'fact' || !isOfPlan(meaning)) return [];
    const from = at + part.indexOf(text);
    const block = blockOf(flow, at, at + part.length);
    const cell = { ...blockOf(flow, from, from + text.length), text };
    return [{ label: block, labelText, meaning, value: cell, way: 'INLINE', blocks: [block] }];
  });
  return pairs.length < parts.length ? undefined : pairs;
}
