import { own } from '#base/own.ts';
import type { IsoDate } from '#domain/dates.ts';
import { groupOfPath, parsePath } from '#domain/withheld-groups.ts';
import { listHolds } from '#store/hold-rows.ts';
import type { FactView } from './fact-view.ts';
import { readFundEntry } from './funds.ts';

/** A hold that kept a value, or keeps another reading of it; without the reviewer's name. */
export interface ValueHold {
  readonly check: string;
  /** `OPEN`, `ACCEPTED`, `REJECTED` or `RESOLVED`. */
  readonly status: string;
  readonly summary: string;
  readonly decided_at: string | null;
  readonly reason: string | null;
}

/** What a report value is looked for by in the groups that were held. */
interface HeldValue {
  readonly fund_slug: string;
  readonly report_date: IsoDate;
  readonly section: string;
  readonly member: string;
  readonly stated: string;
  /** Undefined if the place of the value is not known. */
  readonly page_number: number | undefined;
}

interface HoldFigures {
  readonly group?: {
    readonly values: readonly { readonly page_number: number; readonly path: string; readonly value: unknown }[];
  };
}

/** The holds about a value of a report, oldest first. Fault: FUND_NOT_FOUND. */
export async function readValueHolds(view: FactView, about: HeldValue): Promise<ValueHold[]> {
  const { fund } = readFundEntry(view, about.fund_slug);
  const of = { fund_key: fund.fund_key, dataset: 'fmr', since: about.report_date, until: about.report_date };
  const holds = await view.read(async (tx) => listHolds(tx, of));
  return holds.flatMap((hold): ValueHold[] => {
    const { group } = JSON.parse(hold.figures) as HoldFigures;
    if (group?.values.some((one) => isOf(one, about)) !== true) return [];
    const { check_name: check, status, summary, decided_at, reason } = hold;
    return [
      { check, status, summary, decided_at: decided_at === null ? null : new Date(decided_at).toISOString(), reason },
    ];
  });
}

/** A held member, row or value of a row with the same figure on the same page. */
function isOf(
  { page_number, path, value }: { readonly page_number: number; readonly path: string; readonly value: unknown },
  { section, member, stated, page_number: page }: HeldValue,
): boolean {
  if (groupOfPath(path) !== section || (page !== undefined && page !== page_number)) return false;
  if (typeof value === 'object' && value !== null)
    return own(value as Readonly<Record<string, unknown>>, member) === stated;
  return value === stated && (parsePath(path).section === null || path.endsWith(`.${member}`));
}
