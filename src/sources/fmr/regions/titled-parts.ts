/**
 * Tables of one title, each below a title that names another plan: `Asset allocation` twice, under `Plan I – Returns`
 * and `Plan II – Returns`.
 */
import { squeeze } from '#sources/fmr/ink/respace.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { ScopeHeading } from './scopes.ts';
import type { SubFundName, SubFundNames } from './sub-fund-names.ts';
import { listTitles } from './titles.ts';

// Points by which the left edges of two titles of one column differ.
const ALIGNED = 8;

interface PlanTitle {
  readonly block: Block;
  readonly name: SubFundName;
}

/**
 * The fund has one table of a kind, so several are its plans'. No plan gets one unless each is under the title of a
 * different plan; a table without a twin may be the fund's, whatever is above it.
 */
export function listTitledParts(blocks: readonly Block[], names: SubFundNames): ScopeHeading[] {
  if (!names.hasAny) return [];
  const titles = listTitles(blocks);
  const named = titles.flatMap((block): PlanTitle[] => {
    const name = names.find(block.text);
    return name === undefined ? [] : [{ block, name }];
  });
  const open = titles.filter((title) => !named.some(({ block }) => block === title));
  return [...Map.groupBy(open, (title) => squeeze(title.text)).values()].flatMap((twins) => {
    const found = twins.map((title) => ({ title, over: planOver(named, title) }));
    const plans = new Set(found.map(({ over }) => over?.name.name));
    if (twins.length < 2 || plans.has(undefined) || plans.size < twins.length) return [];
    return found.flatMap(({ title, over }) => (over === undefined ? [] : [reachOf(titles, title, over)]));
  });
}

/** The nearest title above, at the same left edge, that names a plan. */
function planOver(named: readonly PlanTitle[], title: Block): PlanTitle | undefined {
  return named
    .filter(({ block }) => block.y1 <= title.y0 && Math.abs(block.x0 - title.x0) < ALIGNED)
    .toSorted((a, b) => b.block.y0 - a.block.y0)[0];
}

function reachOf(titles: readonly Block[], title: Block, { name }: PlanTitle): ScopeHeading {
  const right = titles
    .filter((other) => other.x0 > title.x1 && Math.abs(other.baseline - title.baseline) < title.size)
    .map((other) => other.x0 - ALIGNED / 2);
  const x1 = Math.min(...right, Infinity);
  const below = titles
    .filter((other) => other.y0 > title.y1 && other.x0 < x1 && other.x1 > title.x0)
    .map((other) => other.y0);
  return { ...name, block: title, x0: title.x0 - ALIGNED, x1, y1: Math.min(...below, Infinity) };
}
