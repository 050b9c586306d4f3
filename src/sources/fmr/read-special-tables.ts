/** Tables with columns of words: plans, levels of expenses, and investments that do not comply. */
import { WHOLE_FUND } from './blank-rows.ts';
import type { Block } from './ink/blocks.ts';
import { subtractBlocks } from './ink/subtract-blocks.ts';
import { namesOthers, saysOthers } from './meaning/own-rows.ts';
import type { PageContext } from './meaning/page-context.ts';
import { findUnit } from './printed-money.ts';
import { readCompliance } from './read-compliance.ts';
import { readComplianceColumns } from './read-compliance-columns.ts';
import { readExpenses, readPlans } from './read-plans.ts';
import { blocksUnder, headsBeside, segmentsOf, smallNote, tableUnder, titleWithNote } from './regions/part-of-page.ts';
import { scopeAt, type ScopeHeading } from './regions/scopes.ts';
import { unitOfAmounts } from './regions/size-unit.ts';
import { titleKind, type TitleKind } from './regions/title-kinds.ts';
import { listTitles } from './regions/titles.ts';
import { findSubFund } from './sub-funds.ts';

const WORD_TABLES = new Set<TitleKind>(['NON_COMPLIANT', 'PLANS', 'EXPENSES']);

/** They are read by their heads before the others take their cells. */
export function readSpecialTables(context: PageContext, headings: readonly ScopeHeading[]): void {
  const {
    ink: { blocks, page },
    state,
  } = context;
  for (const title of listTitles(blocks)) {
    const kind = titleKind(title.text);
    if (kind === undefined || !WORD_TABLES.has(kind) || title.lines.length > 2) continue;
    const under = subtractBlocks(blocksUnder(blocks, title, page), new Set(smallNote(blocks, title)));
    const part = tableUnder(under);
    const heading = scopeAt(headings, title);
    const scope = heading === undefined ? WHOLE_FUND : findSubFund(context.state, heading.name, heading.block).scope;
    // Under another title it is the head of a column alone, and its table was read.
    if (context.taken.has(title)) continue;
    const segments = segmentsOf(kind === 'NON_COMPLIANT' ? [...headsBeside(blocks, title, part), ...part] : part);
    const introduction = kind === 'NON_COMPLIANT' ? introductionOf(under, part) : '';
    const note = kind === 'NON_COMPLIANT' ? noteOf(blocks, title, introduction) : '';
    if (kind === 'PLANS') readPlans(state, segments);
    else if (kind === 'EXPENSES') readExpenses(state, segments, scope);
    else if (saysOthers(context, introduction)) continue;
    else if (!namesOthers(context, part) && !readComplianceColumns(state, note, part, scope))
      readCompliance(state, { title: note, page_unit: unitOfAmounts(blocks) }, segments, scope);
    const last = Math.max(0, ...part.filter((block) => block.isFigure).map((block) => block.y1));
    for (const block of part) if (block.y0 < last) context.taken.add(block);
    context.taken.add(title);
  }
}

/** What is said between a title and the heads of its table: `The following investments of SIF do not comply.` */
function introductionOf(under: readonly Block[], [first, ...rest]: readonly Block[]): string {
  const top = Math.min(...[first, ...rest].map((block) => block?.y0 ?? 0));
  return under
    .filter((block) => !block.isFigure && block.y1 < top + 1)
    .map(({ text }) => text)
    .join(' ');
}

function noteOf(blocks: readonly Block[], title: Block, introduction: string): string {
  const note = titleWithNote(blocks, title);
  return findUnit(note) === undefined && findUnit(introduction) !== undefined ? `${note} ${introduction}` : note;
}
