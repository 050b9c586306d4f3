/** `Front End: 3%, Back End: 0%` next to `Load`: one value that states the load of each end. */
import type { Cell } from '#sources/fmr/draft.ts';

type End = 'FRONT_END_LOAD' | 'BACK_END_LOAD';

const AMOUNT = String.raw`(\d{1,2}(?:\.\d{1,4})?\s?%|nil|none)`;
const END = new RegExp(String.raw`^(front|back)[\s-]?end(?:\s(?:sales\s)?load)?\s{0,3}[:–=-]?\s{0,3}${AMOUNT}$`, 'i');

/** The words for each end; undefined if the text is anything else than both. */
export function splitEndLoads(value: Cell): ReadonlyMap<End, Cell> | undefined {
  const parts = value.text.trim().split(/\s{0,3}(?:[,;|/&]|\band\b)\s{0,3}/i);
  const ends = new Map<End, Cell>();
  for (const part of parts) {
    const [, end, amount] = END.exec(part) ?? [];
    if (end === undefined || amount === undefined) return undefined;
    ends.set(end.toLowerCase() === 'front' ? 'FRONT_END_LOAD' : 'BACK_END_LOAD', { ...value, text: amount });
  }
  return ends.size === 2 && parts.length === 2 ? ends : undefined;
}
