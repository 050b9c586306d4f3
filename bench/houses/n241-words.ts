/** Words and frames that the slides of AMC N241 share. */
import * as s from './shared15.ts';

export const AMC = 'Sangjani Investments Limited';
export const MONTH: s.Month = { year: 2023, month: 8 };
export const SIZE = 'Net assets (Rs. in billion)';
export const TOTAL = 'Total expense ratio';
export const LEVIES = 'Government levies';
export const WITHOUT = 'Ratio without levies';
export const RATES = 'SLF and SIF: up to one year annualised (simple). SEF and SBF: up to one year absolute.';
export const LONGER = 'Periods of more than one year are compound annual rates for all funds.';
export const STEPS = 'Each step begins where the one before it ends; its figure is the return of that month alone.';

export const DOTS = 'Dark dot and figure above: fund. Grey dot and figure below: benchmark.';

export const footerOf = (page: number): string => `Sangjani | Monthly deck, August 2023 | ${page}`;

/** The slides that each fund shares with the one that it faces, and its own two. */
export const facingSlide = (index: number): number => 3 + Math.floor(index / 2);
export const ownSlide = (index: number): number => 5 + index * 2;
export const LAST_SLIDE = 13;

export const minus = (v: string | null | undefined): string =>
  v === null || v === undefined ? '' : v.replace('-', '−');

export const slide = (title: string, body: string, page: number, tab = ''): string =>
  `<h1>${s.esc(title)}</h1>${body}${tab === '' ? '' : `<div class=tab>${s.esc(tab)}</div>`}
<div class=foot>${s.esc(footerOf(page))}</div>`;

export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly kind: string;
}

/** A word or a figure in a drawing. */
export const mark = (words: string, { x, y, kind }: Mark): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" class="${kind}">${s.esc(words)}</text>`;

export const path = (points: readonly (readonly [x: number, y: number])[], kind: string): string =>
  `<polyline points="${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}" class="${kind}"/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}"
fill="${fill}"/>`;

/** A drawing whose units are millimetres. */
export const drawing = (width: number, height: number, body: string): string =>
  `<svg width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">${body}</svg>`;
