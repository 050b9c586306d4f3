/** Typewriter columns of AMC N197: leaders of dots, figures that end with their signs, and running totals. */
import * as s from './shared15.ts';

export const WIDTH = 98;

/** A line of text; lines that begin with `*` are typed in bold. */
export type Line = string;

export const RULE: Line = '-'.repeat(WIDTH);
export const DOUBLE: Line = '='.repeat(WIDTH);

/** A dash for what the page does not have, and the sign behind a negative number. */
export const plain = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : s.signLast(v));

/** Rupees with commas and the sign behind. */
export const amount = (rupees: number): string => `${s.grouped(Math.abs(rupees), 0)}${rupees < 0 ? '-' : ' '}`;

/** The label and dots up to this width. */
export function dotted(label: string, width: number): string {
  const dots = width - label.length - 2;
  if (dots < 2) throw new Error(`no room for dots behind ${label}`);
  return `${label} ${'.'.repeat(dots)} `;
}

/** Heads or figures that end at fixed columns. */
export const ending = (cells: readonly string[], widths: readonly number[]): string =>
  cells.map((c, i) => c.padStart(widths[i] ?? 12)).join('');

/** Figures keep a column for their sign at the end, so that their points are below each other. */
export const signed = (cells: readonly string[]): string[] =>
  cells.map((c) => (c.endsWith('-') && c !== '-' ? c : `${c} `));

export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

const LABEL = 24;

/** The label with dots, and a value of as many lines as it needs. */
export function item(label: string, value: string): Line[] {
  const [first = '', ...more] = wrapped(value, WIDTH - LABEL);
  return [`${dotted(label, LABEL)}${first}`, ...more.map((l) => `${' '.repeat(LABEL)}${l}`)];
}

const HALF = WIDTH / 2;

/** Short terms, two to a line. */
export function pairs(items: readonly s.Item[]): Line[] {
  const cell = ([label, value]: s.Item): string => `${dotted(label, LABEL)}${value}`;
  return items.flatMap((first, i) => {
    if (i % 2 === 1) return [];
    const second = items[i + 1];
    if (cell(first).length >= HALF) throw new Error(`too long for half a line: ${first[1]}`);
    return [second === undefined ? cell(first) : `${cell(first).padEnd(HALF)}${cell(second)}`];
  });
}

/** A head over a rule; what is typed over its columns ends where they end. */
export const section = (title: string, heads: readonly string[] = [], widths: readonly number[] = []): Line[] => {
  const columns = ending(heads, widths);
  return ['', `*${title.padEnd(WIDTH - columns.length)}${columns}`, RULE];
};

/** The total so far behind each figure, with as many decimals. */
export function running(values: readonly string[]): string[] {
  const decimals = values[0]?.split('.')[1]?.length ?? 0;
  let total = 0;
  return values.map((v) => {
    total += Number(v);
    return total.toFixed(decimals);
  });
}
