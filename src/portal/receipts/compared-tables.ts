/** The table of a value against what the checks of tables allow: sums of shares, and ranks. */
import {
  areRanksComplete,
  isWholeTable,
  LEAST_WHOLE,
  MOST_SHARES,
  SHARE_COLUMNS,
  TOTAL_LABEL,
  WHOLE_TYPES,
} from '#domain/checks/report-shares.ts';
import { compare, sum } from '#domain/decimal.ts';
import type { Decimal } from '#domain/decimal.ts';
import { nameMember } from '#portal/wording.ts';
import { decimalIn, numberIn, rowsIn, textIn, within } from './receipt.ts';
import type { Compared, Receipt } from './receipt.ts';

/** The rows of the value's table: each type and sub-fund has its own. */
function tableOf({ value, parts, row }: Receipt): {
  readonly type: string | undefined;
  readonly rows: readonly object[];
} {
  const name = value.section === 'holdings' ? 'holding_group' : 'allocation_type';
  const type = textIn(row, name);
  const rows = rowsIn(parts, value.section).filter(
    (one) => textIn(one, name) === type && textIn(one, 'sub_fund_key') === textIn(row, 'sub_fund_key'),
  );
  return { type, rows };
}

/** `Sum of the table: 100.01, allowed 98.5 to 101.5.` Of a text of the row: the sum of its first column of shares. */
export function compareShares(receipt: Receipt, isWhole: boolean): Compared | undefined {
  const { type, rows } = tableOf(receipt);
  if ((type !== undefined && WHOLE_TYPES.has(type)) !== isWhole) return undefined;
  const listed = rows.filter((row) => !TOTAL_LABEL.test(textIn(row, 'label_raw') ?? ''));
  const sharesIn = (column: string): Decimal[] => listed.flatMap((row) => decimalIn(row, column) ?? []);
  const { member } = receipt.value;
  const columns: readonly string[] = SHARE_COLUMNS;
  const column = columns.includes(member) ? member : columns.find((one) => sharesIn(one).length > 0);
  const shares = column === undefined ? [] : sharesIn(column);
  if (column === undefined || shares.length === 0) return undefined;
  const total = sum(shares);
  const of = column === member ? '' : ` (${nameMember(column).toLowerCase()})`;
  if (!isWhole)
    return within(`Sum of the table${of}: ${total}, allowed up to ${MOST_SHARES}.`, compare(total, MOST_SHARES) <= 0);
  const isOne = compare(total, LEAST_WHOLE) >= 0 && compare(total, MOST_SHARES) <= 0;
  const isSeveral = !isOne && isWholeTable(shares);
  const limit = `${isSeveral ? 'several tables of ' : ''}${LEAST_WHOLE} to ${MOST_SHARES}${isSeveral ? ' each' : ''}`;
  return within(`Sum of the table${of}: ${total}, allowed ${limit}.`, isOne || isSeveral);
}

/** `The 10 rows have the ranks 1, 2, …; allowed: from 1 without a gap.` */
export function compareRanks(receipt: Receipt): Compared | undefined {
  const { rows } = tableOf(receipt);
  const ranked = rows.flatMap((row) => {
    const rank = numberIn(row, 'rank');
    return rank === undefined ? [] : [{ rank, holding_type: textIn(row, 'holding_type') ?? null }];
  });
  if (ranked.length === 0) return undefined;
  const ranks = ranked.map(({ rank }) => rank).join(', ');
  return within(
    `The ranks of the ${ranked.length} rows are ${ranks}, allowed from 1 without a gap, over all rows or each kind.`,
    areRanksComplete(ranked),
  );
}
