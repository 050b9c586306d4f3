/**
 * A table of the shares of several sub-funds under each other: the part of each ends with `Net assets 100.0`, and the
 * name of its owner is left of its first row.
 */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import { isBeside } from '#sources/fmr/candidates/rows.ts';
import type { Row, Table } from '#sources/fmr/candidates/table.ts';
import { pickRows } from '#sources/fmr/candidates/turn-table.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { ScopeHeading } from '#sources/fmr/regions/scopes.ts';
import { findSubFund } from '#sources/fmr/sub-funds.ts';
import { ownerOf, type TablePart } from './part-table.ts';
import type { PageContext } from './page-context.ts';
import { listWholes } from './printed-wholes.ts';

// In multiples of the font size: from the name of an owner to the labels.
const REACH = 6;
const FEWEST_PARTS = 2;

interface OwnedRows {
  readonly rows: readonly Row[];
  readonly place: Block;
  readonly name: string;
}

/** One table for each owner; undefined for a table of one whole, `UNCLEAR` if an owner is not known. */
export function partAtWholes(context: PageContext, table: Table): TablePart[] | 'UNCLEAR' | undefined {
  const owned = listOwned(context, table);
  if (owned === undefined || owned === 'UNCLEAR') return owned;
  return owned.map(({ rows, place, name }) => ({
    table: pickRows(table, rows),
    sub: findSubFund(context.state, name, place),
  }));
}

/** The parts of the page that such rows of one owner are in, with the lists that are set in between them. */
export function listOwnedParts(context: PageContext, tables: readonly Table[]): ScopeHeading[] {
  return tables.flatMap((table) => {
    const owned = listOwned(context, table);
    return owned === undefined || owned === 'UNCLEAR'
      ? []
      : owned.map(({ rows, place, name }): ScopeHeading => {
          const { x0, y0, x1, y1 } = boxAround(rows.flatMap(({ label, figures }) => [label, ...figures]));
          return { name, block: place, x0: x0 - 1, x1: x1 + 1, y0: y0 - 1, y1: y1 + 1 };
        });
  });
}

function listOwned(context: PageContext, table: Table): OwnedRows[] | 'UNCLEAR' | undefined {
  const wholes = listWholes(table);
  if (wholes.length < FEWEST_PARTS) return undefined;
  const owned = wholes.map((whole, at): OwnedRows | undefined => {
    const before = wholes[at - 1];
    const from = before === undefined ? 0 : table.rows.indexOf(before) + 1;
    const rows = table.rows.slice(from, table.rows.indexOf(whole));
    const [first] = rows;
    const owners = first === undefined ? [] : ownersBefore(context, first.label);
    const [owner] = owners;
    return owner === undefined || owners.length > 1 ? undefined : { rows, ...owner };
  });
  const known = owned.filter((part) => part !== undefined);
  const isCertain = known.length === owned.length && new Set(known.map(({ name }) => name)).size === known.length;
  return isCertain ? known : 'UNCLEAR';
}

function ownersBefore(context: PageContext, label: Block): { readonly place: Block; readonly name: string }[] {
  return context.ink.blocks
    .filter(({ x1, isFigure }) => !isFigure && x1 <= label.x0 && label.x0 - x1 < REACH * label.size)
    .filter((block) => isBeside(block, label))
    .flatMap((place) => {
      const owner = ownerOf(context, place, false);
      return owner === undefined || owner === 'OTHER' || owner.sub === null ? [] : [{ place, name: owner.sub }];
    });
}
