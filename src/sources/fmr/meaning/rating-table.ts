/** Ratings in a table: a row for the fund and one for its manager, columns for the grade, the agency and the day. */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { RatingType } from '#domain/fragment-terms.ts';
import { WHOLE_FUND } from '#sources/fmr/blank-rows.ts';
import { distance } from '#sources/fmr/candidates/heads.ts';
import { FACT_USES } from '#sources/fmr/fact-uses.ts';
import { foldLabel } from '#sources/fmr/fold-label.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { labelMeaning } from './label-meaning.ts';
import type { PageContext } from './page-context.ts';
import { addRatingsOf } from './read-rating.ts';

const AGENCY = /^(?:rating )?agency$|^rated by$|^assigned by$/;
const CURRENT = /^(?:current|present|latest|new|existing)(?: ratings?)?$/;
const GRADE = /^(?:ratings?|grade|credit rating|rating assigned)$/;
const DAY =
  /\bdate\b|^(?:assigned|rated|last|effective|as) (?:on|since|action|review)\b|^since$|^(?:assigned|reaffirmed)$/;
const OUTLOOK = /^(?:rating )?outlook$/;
const OTHER = /\b(?:ratings?|previous|prior|former|action)\b/;
// In multiples of the font size: from a row to the next.
const PITCH = 4;
// The head of a column is short.
const LONGEST_HEAD = 24;
// How far a cell is at most from sharing an edge or the middle with its head.
const UNDER = 4;

export function readRatingTables(context: PageContext): void {
  const {
    ink: { blocks },
    state,
    taken,
  } = context;
  for (const agency of blocks.filter(({ text }) => text.length < LONGEST_HEAD && AGENCY.test(foldLabel(text)))) {
    const line = blocks
      .filter((block) => Math.abs(block.baseline - agency.baseline) < 0.3 * agency.size)
      .toSorted((a, b) => a.x0 - b.x0);
    const known = line.filter((block) => isHead(foldLabel(block.text)));
    // `Ratings` over the labels has the words of a head.
    const heads = gradeOf(known.slice(1)) === undefined ? known : known.slice(1);
    const grade = gradeOf(heads);
    if (grade === undefined) continue;
    const day = headOf(heads, DAY);
    const outlook = headOf(heads, OUTLOOK);
    const corner = line[line.indexOf(heads[0] as Block) - 1];
    const cornered = rowsUnder(corner, blocks);
    for (const { label, type } of cornered.length > 0
      ? cornered
      : rowsUnder(labelUnder(heads[0] as Block, blocks), blocks)) {
      const cells = blocks.filter(
        (block) =>
          block.x0 > label.x1 &&
          Math.abs(block.baseline - label.baseline) < 0.3 * label.size &&
          headOver(heads, block) !== undefined,
      );
      const under = (head: Block | undefined): Block | undefined =>
        cells.find((cell) => headOver(heads, cell) === head);
      const last = outlook === undefined ? undefined : under(outlook);
      const own = [under(grade), under(agency), under(day), last].filter((cell) => cell !== undefined);
      const [first] = own;
      if (first === undefined || first !== under(grade)) continue;
      const text = own.map((cell) => (cell === last ? `Outlook: ${cell.text}` : cell.text)).join(' ');
      state.draft.bind(first, [
        { role: 'LABEL', cell: label },
        { role: 'COLUMN_HEAD', cell: grade },
      ]);
      addRatingsOf(state.draft, type, label, { ...first, ...boxAround(own), text }, WHOLE_FUND);
      for (const block of [
        label,
        ...cells,
        ...heads,
        ...(corner === undefined || cornered.length === 0 ? [] : [corner]),
      ])
        taken.add(block);
    }
  }
}

// Words of another table may be on the line of the heads.
function isHead(text: string): boolean {
  return [AGENCY, CURRENT, GRADE, DAY, OUTLOOK, OTHER].some((pattern) => pattern.test(text));
}

/** The nearest head to a cell; undefined for a cell of the next column of the page. */
function headOver(heads: readonly Block[], cell: Block): Block | undefined {
  const [head] = heads.toSorted((a, b) => distance(a, cell) - distance(b, cell));
  return head !== undefined && distance(head, cell) < UNDER * cell.size ? head : undefined;
}

function gradeOf(heads: readonly Block[]): Block | undefined {
  return headOf(heads, CURRENT) ?? headOf(heads, GRADE);
}

/** The line of heads at the left edge of the first label, which is on the first line under the heads, left of them. */
function labelUnder(first: Block, blocks: readonly Block[]): Block | undefined {
  const label = blocks
    .filter(
      (block) =>
        block.x1 < first.x0 &&
        block.y0 > first.y1 - 1 &&
        block.y0 - first.y1 < PITCH * first.size &&
        typeOf(block.text) !== undefined,
    )
    .toSorted((a, b) => a.y0 - b.y0 || b.x0 - a.x0)[0];
  return label === undefined ? undefined : { ...first, x0: label.x0 };
}

/** The only head of a kind; undefined if several heads are of it. */
function headOf(heads: readonly Block[], kind: RegExp): Block | undefined {
  const [only, other] = heads.filter(({ text }) => kind.test(foldLabel(text)));
  return other === undefined ? only : undefined;
}

function rowsUnder(
  corner: Block | undefined,
  blocks: readonly Block[],
): { readonly label: Block; readonly type: RatingType }[] {
  const rows: { readonly label: Block; readonly type: RatingType }[] = [];
  if (corner === undefined) return rows;
  let bottom = corner.y1;
  for (const label of blocks
    .filter((block) => block.y0 > corner.y1 - 1 && Math.abs(block.x0 - corner.x0) < corner.size)
    .toSorted((a, b) => a.y0 - b.y0)) {
    const type = typeOf(label.text);
    if (type === undefined || label.y0 - bottom > PITCH * label.size) break;
    rows.push({ label, type });
    bottom = label.y1;
  }
  return rows;
}

/** `Fund`, `Management company`, `Fund stability rating`: whose rating a row has. */
function typeOf(text: string): RatingType | undefined {
  for (const label of [text, `${text} rating`]) {
    const meaning = labelMeaning(label, null);
    const use = meaning?.kind === 'fact' ? FACT_USES[meaning.fact] : undefined;
    if (use?.kind === 'rating') return use.type;
  }
  return undefined;
}
