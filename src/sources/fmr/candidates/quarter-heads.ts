/** Months under heads of quarters: `Q1 FY24` over `Jul-23`, `Aug-23`, `Sep-23` and `Qtr.`, the return of all three. */
import { monthOf } from '#sources/fmr/meaning/read-returns.ts';
import type { Column, Table } from './table.ts';
import { pickColumns } from './turn-table.ts';

const QUARTER = /^(?:q[1-4]|h[12]|(?:[1-4](?:st|nd|rd|th)|first|second|third|fourth) (?:quarter|half))\b.{0,20}$/i;
const FEWEST_MONTHS = 3;

/** The table with the months alone as its columns, if each of them has the head of a quarter. */
export function underQuarters(table: Table): Table {
  const heads = table.columns.map(headUnderQuarter);
  const months = [...heads.entries()].filter((each): each is [number, string] => {
    const [, head] = each;
    return head !== undefined && monthOf(head) !== undefined;
  });
  const isOther = heads.some((head) => head === undefined);
  return isOther || months.length < FEWEST_MONTHS ? table : pickColumns(table, new Map(months));
}

function headUnderQuarter({ heads: [quarter, ...heads] }: Column): string | undefined {
  return quarter === undefined || heads.length === 0 || !QUARTER.test(quarter.text)
    ? undefined
    : heads.map(({ text }) => text).join(' ');
}
