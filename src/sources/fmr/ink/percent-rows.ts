/** Lists whose rows have their unit in a line over them: `Per cent per annum` over `TER, month 1.09`. */
import type { Block } from './blocks.ts';

const PERCENT = /^(?:in )?(?:%|per ?cent)(?: (?:per annum|p\.?\s?a\.?|(?:per|a) year))?$/i;
const OTHER_UNIT = /^(?:in )?(?:(?:rs|pkr|rupees)\b.{0,24}|numbers?|days|months|years|times|units)$/i;
// In points.
const ONE_EDGE = 1;
const LEVEL = 1;
// In multiples of the font size: from one row to the next.
const PITCH = 2.2;

/** The blocks with the unit in the labels of such a list, where lists over or under it in one column name others. */
export function nameUnitsOfRows(blocks: readonly Block[]): Block[] {
  const heads = blocks.filter(({ text }) => PERCENT.test(text) || OTHER_UNIT.test(text));
  if (heads.length < 2) return [...blocks];
  const figures = blocks.filter(({ isFigure }) => isFigure);
  const words = blocks.filter(({ isFigure }) => !isFigure).toSorted((a, b) => a.y0 - b.y0);
  const lists = heads.flatMap((head) => listUnder(head, words, figures) ?? []);
  const labels = new Set(
    lists
      .filter(({ head }) => PERCENT.test(head.text))
      .filter((list) => lists.some((other) => OTHER_UNIT.test(other.head.text) && isSameColumn(list, other)))
      .flatMap(({ rows }) => rows),
  );
  return labels.size === 0
    ? [...blocks]
    : blocks.map((block) => (labels.has(block) && block.unit === undefined ? { ...block, unit: '%' } : block));
}

interface UnitList {
  readonly head: Block;
  readonly rows: readonly Block[];
  /** The right edge of the figures next to the labels. */
  readonly edge: number;
}

function isSameColumn({ head, edge }: UnitList, other: UnitList): boolean {
  return (
    Math.abs(other.edge - edge) < ONE_EDGE &&
    Math.abs(other.head.x0 - head.x0) < ONE_EDGE &&
    Math.abs(other.head.size - head.size) < 0.1 &&
    other.head.color === head.color
  );
}

/** The rows that follow the head without a gap, up to the next text without a figure in their first column. */
function listUnder(head: Block, words: readonly Block[], figures: readonly Block[]): UnitList | undefined {
  const under = words.filter((block) => Math.abs(block.x0 - head.x0) < ONE_EDGE && block.y0 > head.y0);
  const [first] = under;
  const edge = figures
    .filter((figure) => first !== undefined && isLevel(figure, first) && figure.x0 > first.x1)
    .toSorted((a, b) => a.x0 - b.x0)[0]?.x1;
  if (edge === undefined) return undefined;
  const hasFigure = (label: Block): boolean =>
    figures.some((figure) => isLevel(figure, label) && Math.abs(figure.x1 - edge) < ONE_EDGE);
  const end = under.findIndex(
    (block, at) => block.baseline - (under[at - 1] ?? head).baseline > PITCH * head.size || !hasFigure(block),
  );
  const rows = end < 0 ? under : under.slice(0, end);
  return rows.length === 0 || hasFigure(head) ? undefined : { head, rows, edge };
}

function isLevel(one: Block, other: Block): boolean {
  return Math.abs(one.baseline - other.baseline) < LEVEL;
}
