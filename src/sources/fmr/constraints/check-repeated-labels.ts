/** A list that has one sector twice is not one of sectors: it may be the sectors of holdings, whose names were lost. */
import { own } from '#base/own.ts';
import { squeeze } from '#sources/fmr/ink/respace.ts';
import { listFigures, withholdRows, type ReadFragment } from './withhold.ts';

type AllocationRow = ReadFragment['allocations'][number];

// In points.
const ONE_EDGE = 1.5;

export function checkRepeatedLabels(fragment: ReadFragment): ReadFragment {
  const lists = listsOf(fragment);
  const wrong = lists.filter((rows) => rows.some((row, at) => rows.slice(at + 1).some((other) => repeats(row, other))));
  const all = new Set(wrong.flat());
  if (all.size === 0) return fragment;
  return withholdRows(fragment, 'allocations', (row) => all.has(row), {
    check: 'shares_conflict',
    reason: `one sector twice in a list of sectors (${listFigures([...all].flatMap((row) => row.current_period ?? []))})`,
  });
}

/** Sectors of one part of the fund whose labels are under each other, without the rows of other tables between them. */
function listsOf({ allocations, evidence }: ReadFragment): AllocationRow[][] {
  const lists: AllocationRow[][] = [];
  let last:
    | { readonly row: AllocationRow; readonly x0: number; readonly y0: number; readonly page: number }
    | undefined;
  for (const [at, row] of allocations.entries()) {
    const label = own(evidence, `allocations[${at}].label_raw`);
    if (label === undefined || row.allocation_type !== 'SECTOR_ALLOCATION') {
      last = undefined;
      continue;
    }
    const { x0, y0, page_number: page } = label;
    const isNext =
      last !== undefined &&
      last.row.sub_fund_key === row.sub_fund_key &&
      last.page === page &&
      Math.abs(last.x0 - x0) < ONE_EDGE &&
      y0 > last.y0;
    if (isNext) lists.at(-1)?.push(row);
    else lists.push([row]);
    last = { row, x0, y0, page };
  }
  return lists;
}

function repeats(one: AllocationRow, other: AllocationRow): boolean {
  return squeeze(one.label_raw) === squeeze(other.label_raw) && one.current_period !== other.current_period;
}
