/** Words, days and cells that the pages of AMC N235 share. */
import * as s from './shared15.ts';

export const AMC = 'Nikyal Investment Company Limited';
export const MONTH: s.Month = { year: 2024, month: 5 };
export const NOW = 'May 2024';
export const THEN = 'April 2024';
export const FOOTER = 'Nikyal Investment Company Limited - Report of the Fund Manager for May 2024';
export const TER = 'Total expense ratio';
export const LEVIES = 'Government levies';
export const CHARGED_FEE = 'Management fee charged';
export const SIZE = 'Net assets (Rs. in million)';

const two = (n: number): string => String(n).padStart(2, '0');

/** 31st May 2024 */
export const ordinalDay = ([year, month, d]: s.Day): string =>
  `${s.ordinal(d)} ${s.monthName({ year, month })} ${year}`;

/** 31.05.2024 */
export const pointedDay = ([year, month, d]: s.Day): string => `${two(d)}.${two(month)}.${year}`;

/** 31/05/2024 */
export const strokedDay = ([year, month, d]: s.Day): string => `${two(d)}/${two(month)}/${year}`;

const URDU = [
  'جنوری',
  'فروری',
  'مارچ',
  'اپریل',
  'مئی',
  'جون',
  'جولائی',
  'اگست',
  'ستمبر',
  'اکتوبر',
  'نومبر',
  'دسمبر',
] as const;

/** The Urdu name of an English month. */
export const urdu = (month: string): string => URDU[s.MONTHS.findIndex((m) => m === month)] ?? '';

/** `FY 2022-23` from `23`. */
export const yearLabel = (y: string): string => `FY ${2000 + Number(y) - 1}-${y}`;

/** Negative figures are in brackets; a hyphen is not a figure. */
export const cell = (v: string | null | undefined): string => (v === null || v === undefined ? '-' : s.bracketed(v));

export const whole = (units: string | undefined): string => s.grouped(Number(units), 0);

/** The day on which a period began. */
export function startOf(label: string, launch: string | null | undefined): string {
  const months: Readonly<Record<string, number>> = {
    'One month': 1,
    'Three months': 3,
    'Six months': 6,
    'Financial year to date': 11,
    'One year': 12,
    'Three years': 36,
    'Five years': 60,
  };
  const count = months[label];
  return count === undefined ? s.only(launch, 'launch') : ordinalDay(s.lastDay(s.before(MONTH, count)));
}

/** The pages of each fund. */
export const PAGES: Readonly<Record<string, readonly number[]>> = {
  NMMF: [2, 3],
  NIIF: [4, 5],
  NSF: [6, 7],
  NPF: [8, 9],
};

const LONG = 'Returns of more than one year are compounded annual rates.';

export function notesOf(fund: s.Fund): readonly string[] {
  if (fund.subs !== undefined)
    return [
      'Returns of up to one year are simple annualised for the Debt and Money Market Sub-Funds and absolute for the ' +
        'Equity Sub-Fund.',
      LONG,
    ];
  const short = fund.model.kind === 'rate' ? 'simple annualised' : 'absolute';
  return [`Returns of up to one year are ${short}.`, LONG];
}
