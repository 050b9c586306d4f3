/** Lists whose rows have a name over its kind in smaller letters, and the figure level with the middle of both. */
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { Band, Row } from './table.ts';

const FEWEST_ROWS = 3;
// Of the size of the name.
const SMALLER = 0.92;
// In multiples of the font size: from the name down to its kind, and between the middles of a figure and its texts.
const PITCH = 1.8;
const CENTRED = 0.3;
const MOST_LINES = 2;
// From a figure that is left of the names.
const LEFT = 4;
// Names, their kinds and their figures may each be set unevenly.
const ONE_EDGE = 0.25;

/** A band for each such list; the names are its labels. */
export function listNamesOverKinds(figures: readonly Block[], words: readonly Block[]): Band[] {
  const least = words.reduce((size, word) => Math.min(size, word.size), Infinity);
  const named = words.flatMap((name): (readonly [Block, Block])[] => {
    // On many pages all words have one size.
    if (least >= SMALLER * name.size) return [];
    const kind = words.find(
      (word) =>
        word.size < SMALLER * name.size &&
        Math.abs(word.x0 - name.x0) < ONE_EDGE * name.size &&
        word.baseline > name.baseline &&
        word.baseline - (name.lines.at(-1) ?? name).baseline < PITCH * name.size,
    );
    return kind === undefined || name.lines.length > MOST_LINES || kind.lines.length > 1 ? [] : [[name, kind]];
  });
  const isLevel = (block: Block, [name, kind]: readonly [Block, Block]): boolean =>
    Math.abs(block.y0 + block.y1 - name.y0 - kind.y1) < 2 * CENTRED * name.size;
  const rows = named.flatMap(([label, kind]): Row[] => {
    const level = figures.filter((figure) => isLevel(figure, [label, kind]));
    // Figures right of another name are that one's.
    const end = Math.min(
      ...named.flatMap(([other, under]) =>
        other.x0 > label.x1 && isLevel({ ...other, y1: under.y1 }, [label, kind]) ? [other.x0] : [],
      ),
    );
    const right = level.filter((figure) => figure.x0 > Math.max(label.x1, kind.x1) && figure.x0 < end);
    // `1   13.76%` left of the name: a rank and its share.
    const left = level.filter((figure) => figure.x1 < label.x0 && label.x0 - figure.x1 < LEFT * label.size);
    const [figure, other] = right.length > 0 ? right : left.filter(({ text }) => text.endsWith('%'));
    return figure === undefined || other !== undefined ? [] : [{ label, figures: [figure] }];
  });
  return listsOf(rows).flatMap((list) => (list.length < FEWEST_ROWS ? [] : [{ rows: list, heads: [] }]));
}

/** Names of one list begin at one edge, and its figures end at one. */
function listsOf(rows: readonly Row[]): Row[][] {
  const lists: Row[][] = [];
  for (const row of rows) {
    const list = lists.find(([first]) => first !== undefined && haveOneEdge(first, row));
    if (list === undefined) lists.push([row]);
    else list.push(row);
  }
  return lists;
}

function haveOneEdge({ label, figures: [figure] }: Row, { label: other, figures: [below] }: Row): boolean {
  const near = ONE_EDGE * label.size;
  return Math.abs(label.x0 - other.x0) < near && Math.abs((figure?.x1 ?? 0) - (below?.x1 ?? 0)) < near;
}
