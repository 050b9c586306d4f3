/**
 * Lines of heads that are labels of facts: `Category | Type | Launch | Benchmark`, also with heads of groups over them.
 */
import { groupCells, joinedLabels } from '#sources/fmr/candidates/group-heads.ts';
import { linesOf } from '#sources/fmr/candidates/heads.ts';
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { PageContext } from './page-context.ts';
import { labelMeaning } from './label-meaning.ts';
import { isReckoned, roleOf } from './series-roles.ts';

// In multiples of the font size.
const GROUP_PITCH = 2.6;
const LONGEST_HEAD = 60;
const SHORTEST_RUN = 2;

/** Runs of such heads side by side, with nothing else between; each has the words of its group. */
export function listFactLines(context: PageContext): Block[][] {
  const lines = linesOf(context.ink.blocks.filter((block) => !context.taken.has(block)));
  return lines.flatMap((line, at) => {
    // Most lines of a page are of text.
    if (line.length < SHORTEST_RUN) return [];
    const heads = [line, ...underGroups(line, lines[at - 1])];
    const runs = heads.flatMap((each) => listRuns(context, each)).toSorted((a, b) => b.length - a.length);
    const [longest] = runs;
    return longest === undefined
      ? []
      : runs.filter(
          (run) =>
            run === longest || !run.some((head) => longest.some((other) => other.x0 < head.x1 && other.x1 > head.x0)),
        );
  });
}

function listRuns(context: PageContext, line: readonly Block[]): Block[][] {
  const runs: Block[][] = [[]];
  for (const block of line) {
    if (!block.isFigure && isFactLabel(context, block.text)) runs.at(-1)?.push(block);
    else runs.push([]);
  }
  return runs.filter((run) => run.length >= SHORTEST_RUN);
}

/** The line with the heads of its groups joined in, if the line next above it heads groups of it. */
function underGroups(line: readonly Block[], upper: readonly Block[] | undefined): Block[][] {
  const [first] = line;
  // A row of figures heads nothing.
  if (
    2 * line.filter((cell) => cell.isFigure).length >= line.length ||
    line.some(({ text }) => text.length > LONGEST_HEAD)
  )
    return [];
  if (
    first === undefined ||
    upper?.[0] === undefined ||
    upper.length >= line.length + 1 ||
    first.baseline - upper[0].baseline > GROUP_PITCH * first.size ||
    upper.some((head) => head.isFigure)
  )
    return [];
  const groups = groupCells(line, upper);
  if (groups === undefined) return [];
  const joined: Block[] = [];
  let facts = 0;
  for (const [at, cell] of line.entries()) {
    const group = groups[at];
    const text = joinedLabels(cell.text, group?.text).find((label) => isFact(label));
    if (text !== undefined) facts += 1;
    // Looking up texts that occur once takes longer than all other questions.
    if (facts + line.length - at - 1 < SHORTEST_RUN) return [];
    joined.push(
      group === undefined || text === undefined
        ? cell
        : { ...cell, ...boxAround([cell, group]), x0: cell.x0, x1: cell.x1, text },
    );
  }
  return [joined];
}

export function isFact(text: string): boolean {
  const meaning = labelMeaning(text, null);
  return meaning !== undefined && meaning.kind !== 'period';
}

// Over words a benchmark or a category is a fact as others are; whether the cells are words is seen in the rows.
function isFactLabel(context: PageContext, text: string): boolean {
  const meaning = labelMeaning(text, null);
  if (meaning === undefined || meaning.kind === 'period') return false;
  return (
    (meaning.kind === 'fact' && (meaning.fact === 'benchmark' || meaning.fact === 'category')) ||
    !saysOther(context, text)
  );
}

export function saysOther(context: PageContext, label: string): boolean {
  const role = roleOf(label, context);
  return isReckoned(label) || (role !== undefined && role !== 'fund_return_percent');
}
