/** Headings between the rows of a table of returns that say how the returns under them are reckoned. */
import type { Table } from '#sources/fmr/candidates/table.ts';
import type { Cell } from '#sources/fmr/draft.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { respace } from '#sources/fmr/ink/respace.ts';
import { periodOfLabel } from './period-label.ts';
import { findBasis, type ReturnBasis } from './return-basis.ts';
import type { Basis } from './return-lines.ts';

// In multiples of the font size.
const ONE_EDGE = 1.5;
const ONE_LINE = 0.5;
const LONGEST = 60;

/**
 * `Compound annual growth rate` over `3 years`, under the row of `12 months`: the basis of the rows that follow it, by
 * their labels. It ends at the next heading, of which nothing is known if that says none.
 */
export function basesOverRows(table: Table, blocks: readonly Block[]): ReadonlyMap<Cell, Basis> {
  const headings = headingsOf(table, blocks);
  const said = headings.map(({ text }) => findBasis(respace(text)));
  const first = said.findIndex((basis) => basis !== undefined);
  if (first < 0) return new Map();
  return new Map(
    table.rows.flatMap(({ label }) => {
      const last = headings.findLastIndex(({ y1 }) => y1 < label.y0 + ONE_LINE * label.size);
      return last < first ? [] : [[label, basisOf(said[last])] as const];
    }),
  );
}

function basisOf(said: ReturnBasis | undefined): Basis {
  return said === undefined
    ? { return_type: null, is_annualized: null, calculation_basis_raw: null }
    : { return_type: said.return_type, is_annualized: said.is_annualized, calculation_basis_raw: said.words };
}

/** The texts alone on their lines between the rows, at the edge of the labels, from top to bottom. */
function headingsOf({ rows, y0, x1 }: Table, blocks: readonly Block[]): Block[] {
  const own = new Set(rows.flatMap(({ label, figures }) => [label, ...figures]));
  const left = Math.min(...rows.map(({ label }) => label.x0));
  const right = Math.min(...rows.flatMap(({ figures }) => figures.map((figure) => figure.x1)));
  const isAlone = (heading: Block): boolean =>
    !blocks.some(
      (other) =>
        other !== heading &&
        other.x0 < x1 &&
        other.x1 > left &&
        Math.abs(other.baseline - heading.baseline) < ONE_LINE * heading.size,
    );
  return blocks
    .filter(
      (block) =>
        !own.has(block) &&
        !block.isFigure &&
        block.y0 > y0 &&
        block.text.length < LONGEST &&
        Math.abs(block.x0 - left) < ONE_EDGE * block.size &&
        block.x0 < right &&
        periodOfLabel(block.text, null) === undefined &&
        isAlone(block),
    )
    .toSorted((a, b) => a.y0 - b.y0);
}
