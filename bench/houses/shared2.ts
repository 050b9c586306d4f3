/**
 * Consistent seeded figures for the AMCs N05 to N08. Pages are drawn from the same entries that state the expected
 * facts, so the two cannot differ.
 */
import { createHash } from 'node:crypto';
import type { AllocationRow, AllocationType, Entry, Holding, SeriesRow } from './expected2.ts';

export * from './expected2.ts';

export interface Month {
  readonly year: number;
  readonly month: number;
}

export type Day = readonly [year: number, month: number, day: number];

/** Weights are in percent; the months in between move around them. */
export type Weights = readonly (readonly [label: string, weight: number])[];

export type PeriodKey = 'MTD' | '3M' | '6M' | 'FYTD' | '1Y' | '3Y' | '5Y' | 'SI';

/** How a fund's figures come about: `rate` funds earn the policy rate plus a spread, `market` funds move with the index. */
export interface Model {
  readonly kind: 'rate' | 'market';
  readonly launch: Day;
  readonly startNav: number;
  readonly spread?: number;
  readonly beta?: number;
  readonly units: number;
  /** Never pays out, as pension funds do not. */
  readonly accumulates?: boolean;
}

export interface Point {
  readonly month: Month;
  readonly fund: number;
  readonly benchmark: number;
  readonly peer: number;
  readonly nav: number;
}

const RATES: Weights = [
  ['2006', 9],
  ['2010', 12.5],
  ['2014', 9.5],
  ['2016', 6],
  ['2018', 6.3],
  ['2019', 10.5],
  ['2020', 12.6],
  ['2021', 7],
  ['2022', 10],
  ['2023', 17],
  ['2024', 21],
  ['2025', 15],
];

/** A number in [0, 1) that depends on the words alone. */
export function chance(...words: readonly (string | number)[]): number {
  return createHash('sha256').update(words.join('\u0000')).digest().readUInt32BE(0) / 2 ** 32;
}

/** Roughly normal, mean 0, deviation 1. */
export function noise(...words: readonly (string | number)[]): number {
  return (
    (chance(...words, 'a') + chance(...words, 'b') + chance(...words, 'c') + chance(...words, 'd') - 2) * Math.sqrt(3)
  );
}

export const monthIndex = (m: Month): number => m.year * 12 + m.month - 1;
export const monthAt = (index: number): Month => ({ year: Math.floor(index / 12), month: (index % 12) + 1 });
export const daysIn = (m: Month): number => new Date(Date.UTC(m.year, m.month, 0)).getUTCDate();
export const before = (m: Month, months = 1): Month => monthAt(monthIndex(m) - months);
export const lastDay = (m: Month): Day => [m.year, m.month, daysIn(m)];
export const iso = ([y, m, d]: Day): string => `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export const monthName = (m: Month): string => MONTHS[m.month - 1] ?? '';
export const shortMonth = (m: Month): string => monthName(m).slice(0, 3);
export const year2 = (m: Month): string => String(m.year).slice(2);

/** Formats a number with this number of decimals: 4,517,203.5. */
export function grouped(value: number, decimals: number): string {
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  const commas = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? commas : `${commas}.${fraction}`;
}

/** The exact number of rupees that a printed figure means. */
export function rupees(printed: string, zeros: number): string {
  const [whole = '', fraction = ''] = printed.replaceAll(',', '').split('.');
  return BigInt(whole + fraction.padEnd(zeros, '0').slice(0, zeros)).toString();
}

function policyRate(m: Month): number {
  const at = m.year + (m.month - 1) / 12;
  for (let i = 1; i < RATES.length; i += 1) {
    const [y0, r0] = RATES[i - 1] ?? ['0', 0];
    const [y1, r1] = RATES[i] ?? ['0', 0];
    if (at < Number(y1)) return r0 + ((r1 - r0) * Math.max(0, at - Number(y0))) / (Number(y1) - Number(y0));
  }
  return 12;
}

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** One month's growth factor of a printed return: rate funds print it annualised. */
function growth(kind: Model['kind'], percent: number, m: Month): number {
  return 1 + (kind === 'rate' ? (percent / 100) * (daysIn(m) / 365) : percent / 100);
}

/** Every month since the launch. Rate funds pay out in June, so that their NAV starts again near the start. */
export function historyOf(name: string, model: Model, until: Month): Point[] {
  const points: Point[] = [];
  let nav = model.startNav;
  const first = monthIndex({ year: model.launch[0], month: model.launch[1] });
  for (let at = first; at <= monthIndex(until); at += 1) {
    const month = monthAt(at);
    const market = 0.9 + 5.2 * noise('index', at) + (policyRate(month) > 15 ? 0.6 : 0);
    const rate = policyRate(month) + 0.25 * noise('rate', at);
    const own = noise(name, at);
    const isRate = model.kind === 'rate';
    const fund = round(isRate ? rate + (model.spread ?? 0) + 0.7 * own : (model.beta ?? 1) * market + 1.1 * own, 2);
    const benchmark = round(isRate ? rate + 0.1 : market * (model.beta ?? 1), 2);
    const peer = round(isRate ? rate - 0.2 + 0.3 * noise(name, 'peer', at) : market * 0.9 + noise(name, 'peer', at), 2);
    const grown = nav * growth(model.kind, fund, month);
    nav =
      isRate && month.month === 6 && model.accumulates !== true
        ? model.startNav * (1 + 0.004 * chance(name, 'exit', at))
        : grown;
    points.push({ month, fund, benchmark, peer, nav: round(nav, 4) });
  }
  return points;
}

export type SeriesName = 'fund' | 'benchmark' | 'peer';

function monthsOf(key: PeriodKey, last: Month): number | null {
  switch (key) {
    case 'MTD':
      return 1;
    case '3M':
      return 3;
    case '6M':
      return 6;
    case '1Y':
      return 12;
    case '3Y':
      return 36;
    case '5Y':
      return 60;
    case 'FYTD':
      return ((last.month + 5) % 12) + 1;
    case 'SI':
      return null;
    default:
      throw new Error('unknown period');
  }
}

/** The return of a period from the months; null where the fund is too young. */
export function periodReturn(
  points: readonly Point[],
  kind: Model['kind'],
  key: PeriodKey,
  series: SeriesName,
): string | null {
  const last = points.at(-1);
  if (last === undefined) return null;
  const count = monthsOf(key, last.month) ?? points.length;
  if (count > points.length) return null;
  const taken = points.slice(points.length - count);
  if (key === 'MTD') return last[series].toFixed(2);
  const factor = taken.reduce((product, p) => product * growth(kind, p[series], p.month), 1);
  const days = taken.reduce((sum, p) => sum + daysIn(p.month), 0);
  if (days > 366) return ((factor ** (365 / days) - 1) * 100).toFixed(2);
  return ((factor - 1) * 100 * (kind === 'rate' ? 365 / days : 1)).toFixed(2);
}

/** A fiscal year's return (July to June), null where the fund did not exist for all of it. */
export function fiscalReturn(
  points: readonly Point[],
  kind: Model['kind'],
  year: number,
  series: SeriesName,
): string | null {
  const end = points.findIndex((p) => p.month.year === year && p.month.month === 6);
  return end < 11 ? null : periodReturn(points.slice(0, end + 1), kind, '1Y', series);
}

/** Weights moved by the month, and rounded so that they sum to `total` exactly. */
export function shares(words: string, weights: Weights, m: Month, decimals: number, total = 100): string[] {
  const raw = weights.map(([label, w]) => w * (1 + 0.14 * noise(words, label, monthIndex(m))));
  const sum = raw.reduce((a, b) => a + b, 0);
  const unit = 10 ** decimals;
  const cells = raw.map((v) => Math.floor((v / sum) * total * unit));
  const rest = Math.round(total * unit) - cells.reduce((a, b) => a + b, 0);
  const largest = cells.indexOf(Math.max(...cells));
  return cells.map((c, i) => ((i === largest ? c + rest : c) / unit).toFixed(decimals));
}

/** The rows of one allocation table, the columns in the order of the months given; a month without a label has one column only. */
export function allocationRows(
  words: string,
  type: AllocationType,
  title: string,
  weights: Weights,
  months: readonly { readonly month: Month; readonly label: string | null }[],
  form: { readonly decimals: number; readonly total?: number },
): AllocationRow[] {
  const columns = months.map((c) => shares(words + type, weights, c.month, form.decimals, form.total ?? 100));
  return weights.flatMap(([label], i) =>
    months.map((c, k) => ({
      allocation_type: type,
      label_raw: label,
      percent: columns[k]?.[i] ?? '',
      period_label: c.label,
      table_title_raw: title,
    })),
  );
}

export function holdingsOf(words: string, weights: Weights, m: Month, decimals = 2): Holding[] {
  return weights
    .map(([name, w]) => ({ name, value: w * (1 + 0.09 * noise(words, name, monthIndex(m))) }))
    .sort((a, b) => b.value - a.value)
    .map((h, i) => ({ rank: i + 1, name_raw: h.name, percent: h.value.toFixed(decimals) }));
}

/** The months up to and including the last one, newest last. */
export function recent(points: readonly Point[], count: number): Point[] {
  return points.slice(Math.max(0, points.length - count));
}

export function seriesRows(
  points: readonly Point[],
  names: readonly (readonly [series: SeriesName, printed: string])[],
  label: (m: Month) => string,
): SeriesRow[] {
  return names.flatMap(([series, printed]) =>
    points.map((p) => ({ series_raw: printed, period_label_raw: label(p.month), percent: p[series].toFixed(2) })),
  );
}

/** A figure that keeps its size from month to month. */
export function around(base: number, decimals: number, ...words: readonly (string | number)[]): string {
  return (base * (1 + 0.06 * noise(...words))).toFixed(decimals);
}

export function unitsOf(name: string, model: Model, m: Month): number {
  return Math.round(model.units * (1 + 0.03 * noise(name, 'units', monthIndex(m))));
}

export interface Drawn {
  readonly file: string;
  readonly amc: string;
  readonly producer: string;
  readonly quirks: readonly string[];
  readonly entries: readonly Entry[];
  /** Writes the PDF. */
  readonly write: (path: string) => Promise<void>;
}
