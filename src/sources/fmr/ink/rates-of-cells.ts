/** `0.52% p.a. (MTD)` over `0.54% p.a. (YTD)` in one cell, with one label however many lines that has. */
import { rememberOf } from '#sources/fmr/remember.ts';
import { ALIGNED, type Setting } from './lines-around.ts';
import type { TextLine } from './text-cells.ts';

const RATE = /^\d{1,2}(?:\.\d{1,4})?\s?%\s?(?:p\.?\s?a\.?\s)?\((mtd|month|f?ytd|year to date)\)$/i;
const NAMES_PERIOD = /\b(?:month|mtd|f?ytd|year)\b/i;
// In multiples of the font size.
const PITCH = 1.5;
const LEVEL = 0.3;

// Few pages have any; the others are not asked further.
const listRates = rememberOf((lines: readonly TextLine[]) =>
  lines.filter(({ text }) => text.endsWith(')') && RATE.test(text)),
);

/** Whether a line continues the rates of a cell with that of another period, or the label left of such rates. */
export function isOfRates({ lines }: Setting, block: readonly TextLine[], line: TextLine): boolean {
  const rates = listRates(lines);
  if (rates.length === 0) return false;
  const [first, last] = [block[0] as TextLine, block.at(-1) as TextLine];
  if (Math.abs(first.x0 - line.x0) > ALIGNED || line.baseline - last.baseline > PITCH * line.size) return false;
  if (rates.includes(line)) return isNextRate(block, line) && !lines.some((other) => isOwnLabel(other, line));
  const [above, below] = [rateOf(rates, last), rateOf(rates, line)];
  return above !== undefined && below !== undefined && isNextRate([above], below) && !NAMES_PERIOD.test(line.text);
}

function isNextRate(block: readonly TextLine[], line: TextLine): boolean {
  const period = periodOf(line);
  return period !== undefined && block.every((each) => ![undefined, period].includes(periodOf(each)));
}

function periodOf({ text }: TextLine): string | undefined {
  return RATE.exec(text)?.[1]?.toLowerCase();
}

// `TER, year to date` left of its rate.
function isOwnLabel(label: TextLine, rate: TextLine): boolean {
  return isLeftOf(label, rate) && NAMES_PERIOD.test(label.text);
}

function rateOf(rates: readonly TextLine[], label: TextLine): TextLine | undefined {
  return rates.filter((rate) => isLeftOf(label, rate)).toSorted((a, b) => a.x0 - b.x0)[0];
}

function isLeftOf(label: TextLine, rate: TextLine): boolean {
  return label.x1 <= rate.x0 && Math.abs(label.baseline - rate.baseline) < LEVEL * rate.size;
}
