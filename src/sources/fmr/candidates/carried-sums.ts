/** Lists that break off with `Carried forward 20.60` and continue elsewhere under `Brought forward 20.60`. */
import { foldLabel } from '#sources/fmr/fold-label.ts';
import type { Table } from './table.ts';

/** The sum of a list up to its break. */
export function isCarriedForward(text: string): boolean {
  return /^(?:total |sum |balance )?(?:carried (?:forward|over|down)|c f)$/.test(foldLabel(text));
}

/** The same at the beginning of the second half, whose sum includes it. */
export function isBroughtForward(text: string): boolean {
  return /^(?:total |sum |balance )?(?:brought (?:forward|over|down)|b f)$/.test(foldLabel(text));
}

/** The second half of a list with the title of the first, whatever is over it. */
export function continueCarried(table: Table, tables: readonly Table[]): Table {
  const [first] = table.rows;
  if (first === undefined || !isBroughtForward(first.label.text)) return table;
  const halves = tables.filter(({ rows }) => {
    const last = rows.at(-1);
    return last !== undefined && isCarriedForward(last.label.text) && last.figures[0]?.text === first.figures[0]?.text;
  });
  const [half] = halves;
  return half === undefined || halves.length > 1 ? table : { ...table, title: half.title, kind: half.kind };
}
