/** Words, days and cells that the pages of AMC N231 share. */
import * as s from './shared15.ts';

export const AMC = 'Gaddani Funds Limited';
export const MONTH: s.Month = { year: 2023, month: 10 };
export const DAY = '31 October 2023';
export const FOOTER = 'Gaddani Funds Limited | Monthly Fund Report | October 2023';

export const NOTES = [
  '1 Returns of up to 1 year of the cash and income funds and of the Debt and Money Market Sub-Funds are annualized; ' +
    'those of all other funds and sub-funds are not.',
  '2 Returns of 3 years, 5 years and since launch are averages per year (CAGR).',
];

/** `FY 2022-23` from `23`. */
export const yearLabel = (y: string): string => `FY ${2000 + Number(y) - 1}-${y}`;

/** Negative figures have a minus sign; a dash is not a figure. */
export const cell = (v: string | null | undefined): string =>
  v === null || v === undefined ? '–' : v.replace('-', '−');

/** The difference of two printed figures, with its sign. */
export function less(a: string | null | undefined, b: string | null | undefined, decimals: number): string {
  if (a === null || a === undefined || b === null || b === undefined) return '–';
  const text = (Number(a) - Number(b)).toFixed(decimals);
  if (Number(text) === 0) return Math.abs(Number(text)).toFixed(decimals);
  return text.startsWith('-') ? cell(text) : `+${text}`;
}

/** `30.09.23`: the day before the first month of a period. */
export function startOf(label: string, entry: s.Entry): string {
  const months: Readonly<Record<string, number>> = {
    '1 month': 1,
    '3 months': 3,
    'FY to date': 4,
    '1 year': 12,
    '3 years': 36,
    '5 years': 60,
  };
  const count = months[label];
  const [year = '', month = '', day = ''] =
    count === undefined
      ? s.only(entry.launch_date, 'launch').split('-')
      : s.iso(s.lastDay(s.before(MONTH, count))).split('-');
  return `${day}.${month}.${year.slice(2)}`;
}

export const caption = (text: string): string => `<h3>${s.esc(text)}</h3>`;

/** A table of HTML rows; the first cell of each row is at the left. */
export const table = (rows: readonly string[], kind: string): string =>
  `<table class="${kind}">${rows.join('')}</table>`;

export const row = (cells: readonly string[], kind = ''): string => s.tr(cells.map(s.esc), 'td', kind);
export const head = (cells: readonly string[]): string => s.tr(cells.map(s.esc), 'th');
