/**
 * `Front End: 3%, Back End: 0%` or `Front-end: 3%. Back-end: Nil.` next to `Load`: one value that states the load of
 * each end.
 */
import { joinLines } from '#base/pattern-lines.ts';
import type { Cell } from '#sources/fmr/draft.ts';
import { partsOfCell } from './parts-of-cell.ts';

type End = 'FRONT_END_LOAD' | 'BACK_END_LOAD';

// `Up to 3.00% on contributions`, `1.0% (Nil on investments of Rs. 50 million and above)`
// `Individual 1%, Takaful 2.5%`
const OF_EACH = String.raw`[A-Z][a-z]{2,20} (?:\d{1,2}(?:\.\d{1,4})?\s?%|nil)`;
const AMOUNT = joinLines`
  ((?:up ?to\s)?\d{1,2}(?:\.\d{1,4})?\s?%(?:\son\s[a-z ]{4,40})?(?:\swithin\s[a-z\d ]{3,40})?
  (?:\s\([^()]{1,120}\))?|nil|none|${OF_EACH}(?:, ${OF_EACH}){1,3})`;
const END = new RegExp(String.raw`^(front|back)[\s-]?end(?:\s(?:sales\s)?load)?\s{0,3}[:–=-]?\s{0,3}${AMOUNT}$`, 'i');
// `2.00% on entry, none on exit`
const END_BEHIND = new RegExp(String.raw`^${AMOUNT}\s(?:on|at)\s(entry|exit)$`, 'i');
const NEXT_END =
  /\s{0,3}(?:[,;|/&]|\.(?=\s)|\band\b)\s{0,3}(?=(?:front|back)[\s-]?end|\S{1,6}(?:\s?%)? (?:on|at) exit$)/i;

// `Load (Front-end / Back-end)`
const BOTH_ENDS = /\bfront\b[^/]{0,12}\/[^/]{0,12}\bback\b/i;

/** The words for each end; undefined if the text is anything else than both. */
export function splitEndLoads(label: string, value: Cell): ReadonlyMap<End, Cell> | undefined {
  const [front, back, ...others] = value.text.trim().split(/\s?\/\s?/);
  if (BOTH_ENDS.test(label) && front !== undefined && back !== undefined && others.length === 0) {
    const [first, second] = partsOfCell(value, [front, back]) as [Cell, Cell];
    return new Map<End, Cell>([
      ['FRONT_END_LOAD', first],
      ['BACK_END_LOAD', second],
    ]);
  }
  const parts = value.text.trim().replace(/\.$/, '').split(NEXT_END);
  const loads = parts.flatMap((part): { readonly end: End; readonly amount: string }[] => {
    const [, end, amount] = END.exec(part) ?? [];
    const [, behind, endBehind] = END_BEHIND.exec(part) ?? [];
    const [of, load] = [end ?? endBehind, amount ?? behind];
    if (of === undefined || load === undefined) return [];
    return [{ end: /^(?:front|entry)$/i.test(of) ? 'FRONT_END_LOAD' : 'BACK_END_LOAD', amount: load }];
  });
  const cells = partsOfCell(
    value,
    loads.map(({ amount }) => amount),
  );
  const ends = new Map(loads.map(({ end }, at) => [end, cells[at] as Cell]));
  return ends.size === 2 && parts.length === 2 && loads.length === 2 ? ends : undefined;
}
