/**
 * Tables that begin on the left page of two facing ones and have their last columns on the right page: a row has a sign
 * before its name on the left page, `A | SIF | 14.52`, and only this sign on the right one, `A | 17.05`.
 */
import { isBeside } from '#sources/fmr/candidates/rows.ts';
import type { Row, Table } from '#sources/fmr/candidates/table.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { squeeze } from '#sources/fmr/ink/respace.ts';
import type { PageContext } from './page-context.ts';

const SIGN = /^[A-Z]$/;
const FEWEST_ROWS = 2;
// In multiples of the font size: from a sign to its name, and between rows that are level on facing pages.
const NEXT_TO = 2;
const LEVEL = 1;

/** The rows of a table by their signs. */
interface SignedTable {
  readonly kind: Table['kind'];
  readonly names: ReadonlyMap<string, Block>;
}

/** The tables of a page, with the names that the page before has at their signs. */
export function nameSignedRows(tables: readonly Table[], before: PageContext | undefined): readonly Table[] {
  if (before === undefined || !tables.some(({ rows }) => hasSignsOnly(rows))) return tables;
  const page_number = before.ink.page.page_number;
  const signs = before.ink.blocks.filter(({ text }) => SIGN.test(text));
  const signed = before.tables.flatMap((table) => signsOf(table, signs) ?? []);
  return tables.map((table) => {
    const above = hasSignsOnly(table.rows) ? tableBefore(table, signed) : undefined;
    if (above === undefined) return table;
    const rows = table.rows.map((row) => ({
      ...row,
      label: { ...(above.names.get(row.label.text) as Block), page_number },
    }));
    // A title over it on its own page is that of another part.
    return { ...table, rows, title: null, kind: above.kind, captions: [], unknownTitle: null };
  });
}

function hasSignsOnly(rows: readonly Row[]): boolean {
  const signs = rows.map(({ label }) => label.text);
  return signs.length >= FEWEST_ROWS && signs.every((sign) => SIGN.test(sign)) && new Set(signs).size === signs.length;
}

/** Undefined unless each row has a sign of its own before its name. */
function signsOf(table: Table, signs: readonly Block[]): SignedTable | undefined {
  const names = new Map<string, Block>();
  for (const { label } of table.rows) {
    const sign = signs.find(
      (block) => isBeside(block, label) && block.x1 < label.x0 + 1 && label.x0 - block.x1 < NEXT_TO * label.size,
    );
    if (sign === undefined || names.has(sign.text)) return undefined;
    names.set(sign.text, label);
  }
  return { kind: table.kind, names };
}

/** The one with the same signs at the same height, or any of them if all have the same names. */
function tableBefore(table: Table, signed: readonly SignedTable[]): SignedTable | undefined {
  const own = table.rows.map(({ label }) => label.text).join(' ');
  const alike = signed.filter(({ names }) => [...names.keys()].join(' ') === own);
  const sayNames = ({ names }: SignedTable): string => [...names.values()].map(({ text }) => squeeze(text)).join('\n');
  const isLevel = ({ names }: SignedTable): boolean =>
    table.rows.every(({ label }) => {
      const name = names.get(label.text) as Block;
      return Math.abs(label.baseline - name.baseline) < LEVEL * label.size;
    });
  const level = alike.filter(isLevel);
  if (level.length === 1) return level[0];
  const [first] = alike;
  // The heads of the columns say which kind of table it is.
  return first !== undefined && new Set(alike.map(sayNames)).size === 1 ? { ...first, kind: undefined } : undefined;
}
