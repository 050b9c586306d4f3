/** Shared parts of the pages of AMC N02: the frame of a page, row styles, and facts of the AMC. */
import type { Entry, ReportedReturn } from './entries1.ts';
import { write } from './pdf1.ts';
import type { Sheet } from './pdf1.ts';
import { endOf, shortMonth, shortYear } from './shared1.ts';
import type { Month, Pair } from './shared1.ts';

export const AMC = 'Soan Valley Investments Limited';
export const TRUSTEE = 'Digital Custodian Company Limited';
export const AUDITOR = 'Tanveer Qazi & Co., Chartered Accountants';
export const INK = '#3b2f63';
export const [ASSETS, QUALITY, SECTORS, HOLDINGS] = [
  'Asset allocation (% of total assets)',
  'Credit quality (% of total assets)',
  'Sector allocation (% of total assets)',
  'Top holdings (% of total assets)',
];
export const PAPER = { size: [842, 595] as [number, number] };

export const dashed = (month: Month): string => `${shortMonth(month)}-${shortYear(month)}`;
export const slashed = (iso: string): string => iso.split('-').toReversed().join('/');
export const slashedEnd = (month: Month): string => slashed(endOf(month));
export function drawFrame(sheet: Sheet, title: string, month: Month, page: number): void {
  sheet.addPage();
  write(sheet, title, 40, 26, 500, { size: 15, colour: INK });
  write(sheet, `As on ${slashedEnd(month)}`, 602, 31, 200, { size: 9, align: 'right', colour: INK });
  sheet.moveTo(40, 48).lineTo(802, 48).lineWidth(1.2).stroke(INK);
  write(sheet, `${AMC}`, 40, 570, 400, { size: 6.5, colour: '#777777' });
  write(sheet, String(page), 702, 570, 100, { size: 6.5, align: 'right', colour: '#777777' });
}

export const HEAD = { look: { font: 'bold', colour: '#ffffff' }, fill: INK } as const;
export const BAND = { look: { font: 'bold', colour: INK, align: 'left' }, fill: '#e4dff0' } as const;

export const HOUSE = {
  amc_name_raw: AMC,
  fund_type_raw: 'Open-end',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  trustee_raw: TRUSTEE,
  auditor_raw: AUDITOR,
  minimum_initial_raw: 'Rs. 1,000',
} as const;

export const AMC_RATING: Entry['ratings'][number] = {
  rating_raw: 'AM2++',
  rating_agency: 'PACRA',
  rating_date: '2023-08-24',
  subject: 'AMC',
  line_raw: 'AM2++ PACRA 24/08/2023',
};

export function returnRows(periods: readonly (readonly [string, Pair])[]): ReportedReturn[] {
  return periods
    .filter(([, pair]) => pair.fund !== '–')
    .map(([label, pair]) => ({
      period_label_raw: label,
      fund_return_percent: pair.fund,
      benchmark_return_percent: pair.benchmark,
      peer_return_percent: null,
    }));
}
