import { fromDayNumber, MONTH_NAMES } from '#domain/dates.ts';

/** The association's formats for figures, dates and names. Inputs are integers; nothing here rounds. */

// The association's pages pad every fund name to this width.
const NAME_WIDTH = 100;

/** `Aug 19, 2026`. */
export function printDay(day: number): string {
  const [year = '', month = '', date = ''] = fromDayNumber(day).split('-');
  return `${MONTH_NAMES[Number.parseInt(month, 10) - 1]?.slice(0, 3) ?? ''} ${date}, ${year}`;
}

/** `1020.4389` from ten-thousandths of a rupee: the format of plain files. */
export function printTicks(ticks: number): string {
  return withPoint(ticks, 4);
}

/** `1,020.4389`: the format of the pages. */
export function printPrice(ticks: number): string {
  const [whole = '', fraction = ''] = printTicks(ticks).split('.');
  return `${withCommas(whole)}.${fraction}`;
}

/** `1020` becomes `1,020`: a comma before every group of three digits. */
export function withCommas(whole: string): string {
  const head = whole.length % 3;
  return [whole.slice(0, head), ...(whole.slice(head).match(/\d{3}/g) ?? [])].filter((group) => group !== '').join(',');
}

/** `12.41`, or `(12.41)` if negative, from hundredths of a percent; `N/A` if unknown. */
export function printReturn(hundredths: number | undefined): string {
  if (hundredths === undefined) return 'N/A';
  const text = withPoint(Math.abs(hundredths), 2);
  return hundredths < 0 ? `(${text})` : text;
}

/** `12.41` from 1241 and two decimals; never negative. */
export function withPoint(value: number, places: number): string {
  const digits = String(value).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

export function padName(name: string): string {
  return name.padEnd(NAME_WIDTH);
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
