/** Investments that do not comply, a column of each: `Value before provision` and others label the rows. */
import type { Segment } from '#documents/pdf/list-segments.ts';
import type { Scope } from './blank-rows.ts';
import { roleOfHead, type Role } from './compliance-heads.ts';
import { distance } from './candidates/heads.ts';
import { isBeside } from './candidates/rows.ts';
import type { Block } from './ink/blocks.ts';
import type { PageState } from './page-state.ts';
import { findUnit } from './printed-money.ts';
import { addInvestment, refuse } from './read-compliance.ts';

// Fewer labels may be names with the words of one: `Sample Investment Company`.
const FEWEST = 3;
// In points.
const ALIGNED = 3;

interface Line {
  readonly role: Role;
  readonly label: Block;
  readonly cells: readonly Block[];
}

/** False if the rows of the table are not labelled so. */
export function readComplianceColumns(state: PageState, title: string, part: readonly Block[], scope: Scope): boolean {
  const lines = listLines(part);
  const [first] = lines;
  if (first === undefined || lines.filter(({ cells }) => cells.every(({ isFigure }) => isFigure)).length < FEWEST)
    return false;
  const left = Math.max(...lines.map(({ label }) => label.x1));
  const names = part
    .filter(({ x0, y0, y1, isFigure }) => x0 > left && y0 < first.label.y0 && y1 <= first.label.y1 && !isFigure)
    .filter((block) => !lines.some(({ cells }) => cells.includes(block)))
    .toSorted((a, b) => a.x0 - b.x0);
  const isWhole =
    names.length > 0 &&
    new Set(lines.map(({ role }) => role)).size === lines.length &&
    lines.every(({ cells }) => cells.length === names.length && cells.every((cell, at) => isUnder(cell, at, names)));
  const segmentsOf = ({ lines: own }: Block): readonly Segment[] => own;
  if (!isWhole) {
    refuse(
      state,
      lines.flatMap(({ label, cells }) => [label, ...cells].flatMap(segmentsOf)),
    );
    return true;
  }
  const unit = findUnit(title);
  const units = new Map(lines.map(({ role, label }) => [role, findUnit(label.text) ?? unit]));
  for (const [at, name] of names.entries()) {
    const own = lines.map(({ role, cells }) => [role, segmentsOf(cells[at] as Block)] as const);
    addInvestment(state, new Map<Role, readonly Segment[]>([['name', segmentsOf(name)], ...own]), units, scope);
  }
  return true;
}

/** The rows whose labels say what an investment has, from top to bottom. */
function listLines(part: readonly Block[]): Line[] {
  const edge = Math.min(...part.map(({ x0 }) => x0));
  return part
    .flatMap((label): Line[] => {
      const role = label.isFigure || label.x0 > edge + ALIGNED ? undefined : roleOfHead(label.text);
      const cells = part
        .filter((block) => block.x0 > label.x1 && isBeside(block, label))
        .toSorted((a, b) => a.x0 - b.x0);
      return role === undefined || role === 'name' || role === 'plan' || cells.length === 0
        ? []
        : [{ role, label, cells }];
    })
    .toSorted((a, b) => a.label.y0 - b.label.y0);
}

/** Whether a name is nearest to its own cells, in the order of both. */
function isUnder(cell: Block, at: number, names: readonly Block[]): boolean {
  const own = distance(cell, names[at] as Block);
  return names.every((name, other) => other === at || distance(cell, name) > own);
}
