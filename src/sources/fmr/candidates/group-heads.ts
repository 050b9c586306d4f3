/**
 * Heads that group other heads: over several columns (`Minimum investment` over `Initial` and `Subsequent`), or left of
 * several rows.
 */
import type { Box } from '#documents/pdf/page-words.ts';
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';

// In multiples of the font size: how far a group head may be from the middle or an edge of its group, and what a cell
// without one costs.
const MISFIT = 1.2;
const UNGROUPED = 0.9;

interface Choice {
  readonly cost: number;
  /** The group head of each cell. */
  readonly heads: readonly (Block | undefined)[];
}

/**
 * The group head over each cell of a line, in their order; undefined unless every group head fits over a run of cells.
 */
export function groupCells(cells: readonly Block[], groups: readonly Block[]): (Block | undefined)[] | undefined {
  const memo = new Map<string, Choice | undefined>();
  const choose = (cell: number, group: number): Choice | undefined => {
    if (cell === cells.length) return group === groups.length ? { cost: 0, heads: [] } : undefined;
    const key = `${cell} ${group}`;
    if (memo.has(key)) return memo.get(key);
    const head = groups[group];
    const choices: (Choice | undefined)[] = [extend(choose(cell + 1, group), UNGROUPED, [undefined])];
    for (let end = cell + 1; head !== undefined && end <= cells.length; end += 1) {
      const misfit = misfitOf(cells, cell, end, head);
      if (misfit <= MISFIT)
        choices.push(
          extend(
            choose(end, group + 1),
            misfit,
            Array.from({ length: end - cell }, () => head),
          ),
        );
    }
    const [best] = choices.filter((choice) => choice !== undefined).toSorted((a, b) => a.cost - b.cost);
    memo.set(key, best);
    return best;
  };
  const best = choose(0, 0);
  return best === undefined ? undefined : [...best.heads];
}

function extend(rest: Choice | undefined, cost: number, heads: readonly (Block | undefined)[]): Choice | undefined {
  return rest === undefined ? undefined : { cost: rest.cost + cost, heads: [...heads, ...rest.heads] };
}

/**
 * A group head is centred over its cells or over their columns, or shares an edge with them; it touches no other cell.
 */
function misfitOf(cells: readonly Block[], from: number, to: number, head: Block): number {
  const own = boxAround(cells.slice(from, to));
  const touches = (cell: Box): boolean => cell.x0 < head.x1 && cell.x1 > head.x0;
  if (cells.some((cell, at) => (at < from || at >= to) && touches(cell))) return Infinity;
  const before = cells[from - 1]?.x1 ?? own.x0;
  const after = cells[to]?.x0 ?? own.x1;
  const middle = (head.x0 + head.x1) / 2;
  // A column that is set flush right begins where the one before ends; one set flush left ends where the next begins.
  const middles = [(own.x0 + own.x1) / 2, (before + own.x1) / 2, (own.x0 + after) / 2].map((each) =>
    Math.abs(each - middle),
  );
  return Math.min(...middles, Math.abs(own.x0 - head.x0), Math.abs(own.x1 - head.x1)) / head.size;
}

/**
 * The ways in which a group's words and a cell's own can be one label: `Minimum investment Initial`, `Front-end Load`.
 */
export function joinedLabels(own: string, group: string | undefined): string[] {
  if (group === undefined) return [own];
  const single = group.replace(/s$/, '');
  return [`${group} ${own}`, `${own} ${group}`, `${own} ${single}`, own];
}
