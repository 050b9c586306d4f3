/** Which served reports are of an expected entry. */
import { normalise } from './compare-values.ts';
import type { ExpectedFund } from './expected-file.ts';
import { monthEndOf } from './printed-months.ts';
import { assetClassOf, umbrellaName } from './scopes.ts';
import type { ServedFund, ServedReport } from './served.ts';

/** A report of the fund, or of a sub-fund that is a fund of its own in the registry (`own`: its index, else null). */
export interface DatedReport {
  readonly report: ServedReport;
  readonly own: number | null;
}

export interface FundReports {
  /** Reports of the month that the page is of; all reports if it prints none. */
  readonly dated: readonly DatedReport[];
  readonly others: readonly DatedReport[];
}

/** `ownNames`: normalised names of all entries of the document; a sub-fund with an entry of its own is judged there. */
export function findReports(
  entry: ExpectedFund,
  served: readonly ServedFund[],
  ownNames: ReadonlySet<string>,
): FundReports {
  const [year = 0, month = 0] = (entry.report_date ?? '').split('-').map(Number);
  const date = entry.report_date ? monthEndOf(year, month) : null;
  const found = served.flatMap((one) => {
    const own = placeOf(entry, one, ownNames);
    return own === undefined ? [] : one.reports.map((report): DatedReport => ({ report, own }));
  });
  const isDated = ({ report }: DatedReport): boolean => date === null || report.report_date === date;
  return { dated: found.filter(isDated), others: found.filter((one) => !isDated(one)) };
}

/** The index of the sub-fund that a served fund is, null for the fund of the entry itself, undefined for another one. */
function placeOf(
  entry: ExpectedFund,
  { fund: { official_name, vps_asset_class } }: ServedFund,
  ownNames: ReadonlySet<string>,
): number | null | undefined {
  const fund = umbrellaName(entry.fund_name_raw);
  const name = normalise(official_name);
  const subs = entry.sub_funds ?? [];
  if (name === normalise(fund)) {
    const at = subs.findIndex(
      (sub) => vps_asset_class !== null && assetClassOf(fund, sub.name_raw) === vps_asset_class,
    );
    return at < 0 ? null : at;
  }
  const at = subs.findIndex((sub) => normalise(sub.name_raw) === name);
  return at < 0 || ownNames.has(name) ? undefined : at;
}
