import { normaliseName } from './names.ts';

/** Identifies the report of a fund and month by the words of its pages, before the fund is known. */
export function reportKey(fund_name: string, report_date: string | null): string {
  return `${normaliseName(fund_name)} ${report_date ?? ''}`;
}
