/** One share of a table: its months, its amount and its change. */
import { boxAround } from '#documents/pdf/outline-boxes.ts';
import type { Decimal } from '#domain/decimal.ts';
import type { AllocationType } from '#domain/fragment-terms.ts';
import { type Scope, BLANK_ALLOCATION } from '#sources/fmr/blank-rows.ts';
import { findBucket } from '#sources/fmr/bucket-days.ts';
import { bracketKey } from '#sources/fmr/candidates/cell-keys.ts';
import type { Row, Table } from '#sources/fmr/candidates/table.ts';
import type { RowCells } from '#sources/fmr/draft.ts';
import { tidyLabel } from '#sources/fmr/fold-label.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import type { percentMemberOf } from '#sources/fmr/percent-bases.ts';
import { isNil, readPercent } from '#sources/fmr/printed-number.ts';
import { cellOf, type Amount } from './amounts-of-shares.ts';
import { labelMeaning } from './label-meaning.ts';
import { normalizeLabel } from './normalize-label.ts';
import type { PageContext } from './page-context.ts';
import type { Places } from './share-sums.ts';

/** What a table says of each of its shares. */
interface Shares {
  readonly label: string;
  readonly type: AllocationType;
  readonly scope: Scope;
  readonly places: Places;
  readonly member: ReturnType<typeof percentMemberOf>;
  readonly amount: Amount | undefined;
  readonly change: { readonly figure: Block; readonly changed: Decimal } | undefined;
}

export function readAllocation(
  { state: { draft }, is_shared }: PageContext,
  table: Table,
  row: Row,
  { label, type, scope, places, member, amount, change }: Shares,
): void {
  const isBracketed = bracketKey(table) !== undefined;
  const current = row.figures.find((figure) => table.places.get(figure) === places.current);
  const previous =
    places.previous === null ? undefined : row.figures.find((figure) => table.places.get(figure) === places.previous);
  const percent = current === undefined ? null : (readPercent(current.text) ?? null);
  const before =
    previous === undefined
      ? null
      : (readPercent(isBracketed ? previous.text.slice(1, -1) : previous.text.replace(/^\[(.+)\]$/, '$1')) ?? null);
  // A leverage ratio among the shares is a fact of the fund and has no part in their sum.
  if (isLeverage(row)) {
    if (current !== undefined) draft.set('leverage_raw', current.text, current);
    return;
  }
  // Under the names of several funds, `nil` says that one of them has no such share.
  const isOfNone = is_shared && [current, previous].every((cell) => cell === undefined || isNil(cell.text));
  if (isOfNone || (percent === null && before === null) || /\d\s?%/.test(label) || !/[\p{L}\d]/u.test(label)) return;
  const cells: RowCells<'allocations'> = { label_raw: row.label };
  if (current !== undefined && percent !== null)
    Object.assign(cells, { ...(member === null ? {} : { [member]: current }), current_period: current });
  // Brackets around a figure that follows another one do not make it negative.
  const whole =
    isBracketed && current !== undefined && previous !== undefined
      ? { ...boxAround([current, previous]), text: `${current.text} ${previous.text}` }
      : previous;
  if (whole !== undefined && before !== null) cells.previous_period = whole;
  if (change !== undefined) cells.change_percent = change.figure;
  if (amount !== undefined) cells.amount = cellOf(amount);
  if (isBracketed && whole !== undefined && table.title !== null)
    draft.bind(whole, [
      { role: 'LABEL', cell: row.label },
      { role: 'COLUMN_HEAD', cell: table.title },
    ]);
  draft.add(
    'allocations',
    {
      ...scope,
      ...BLANK_ALLOCATION,
      allocation_type: type,
      label_raw: tidyLabel(label),
      label_normalized: normalizeLabel(type, tidyLabel(label)),
      ...(member === null ? {} : { [member]: percent }),
      current_period: percent,
      previous_period: before,
      change_percent: change?.changed ?? null,
      amount: amount?.rupees ?? null,
      ...(type === 'MATURITY_PROFILE' ? findBucket(label) : {}),
    },
    cells,
  );
}

function isLeverage({ label }: Row): boolean {
  const meaning = labelMeaning(label.text, null);
  return meaning?.kind === 'fact' && meaning.fact === 'leverage';
}
