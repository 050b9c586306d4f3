import { uuidV5 } from '#base/ids.ts';
import { normaliseName } from './names.ts';

/**
 * Public ids are derived, not random: the same sources give the same ids on any machine and after any rebuild. Each
 * function's argument is the name that its id is derived from.
 */
const NAMESPACE = '5b0f6d0e-3c1a-5f57-9f43-6d6664732e70';

/** A fund is identified by its association id or, if it has none, by its canonical official name. */
export function fundId(association_fund_id: string | null, official_name: string, asset_class: string | null): string {
  const what =
    association_fund_id === null
      ? `name:${normaliseName(official_name)}:${asset_class ?? ''}`
      : `association:${association_fund_id}`;
  return uuidV5(NAMESPACE, `fund:${what}`);
}

export function amcId(name: string): string {
  return uuidV5(NAMESPACE, `amc:${normaliseName(name)}`);
}

export function familyId(family_type: string, name: string): string {
  return uuidV5(NAMESPACE, `family:${family_type}:${normaliseName(name)}`);
}

/** `ordinal` counts the payouts of one fund on one day, such as an interim and a final one. */
export function payoutId(fund_id: string, payout_date: string, ordinal: number): string {
  return uuidV5(NAMESPACE, `payout:${fund_id}:${payout_date}:${ordinal}`);
}

/**
 * The facts on one page of one document about one fund or scheme, by its printed name; `ordinal` counts repetitions on
 * the page.
 */
export function fragmentId(document_sha256: string, page_number: number, fund_name: string, ordinal: number): string {
  return uuidV5(NAMESPACE, `fragment:${document_sha256}:${page_number}:${normaliseName(fund_name)}:${ordinal}`);
}

/** A fund's report of one month end, in any version. */
export function reportId(fund_id: string, report_date: string): string {
  return uuidV5(NAMESPACE, `report:${fund_id}:${report_date}`);
}

export function eventId(seq: number, type: string, subject: string, effective_date: string): string {
  return uuidV5(NAMESPACE, `event:${seq}:${type}:${subject}:${effective_date}`);
}

/** A hold is identified by the held rows and the reason, so the same row held again is the same hold. */
export function holdId(parts: readonly string[]): string {
  return uuidV5(NAMESPACE, `hold:${parts.join('\n')}`);
}
