import { MF } from './installation.ts';
import type { Service } from './installation.ts';

export interface FundRecord {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly official_name: string;
  readonly association_fund_id: string | null;
  readonly amc: { readonly id: string; readonly slug: string; readonly name: string } | null;
  readonly category: string | null;
  readonly category_slug: string | null;
  readonly is_shariah_compliant: boolean | null;
  readonly lifecycle_status: string;
  readonly family: { readonly slug: string } | null;
  readonly latest_nav_date: string | null;
  readonly latest_report_date: string | null;
  readonly [member: string]: unknown;
}

const listings = new WeakMap<object, Promise<FundRecord[]>>();

/** Up to a hundred funds of whatever service is asked. */
export async function listRecords(service: Service): Promise<FundRecord[]> {
  const known = listings.get(service) ?? service.read<FundRecord[]>(`${MF}/funds?lifecycle_status=ALL&per_page=100`);
  listings.set(service, known);
  return known;
}

/** A fund with prices, and with reports unless they do not matter. */
export async function pickFund(service: Service, needs: 'reports' | 'prices' = 'reports'): Promise<FundRecord> {
  const found = (await listRecords(service)).find((fund) => fund.latest_nav_date !== null && (needs === 'prices' || fund.latest_report_date !== null));
  if (found === undefined) throw new Error(`the service has no fund with ${needs}`);
  return found;
}

/** A voluntary pension scheme, one with reports if there is any. */
export async function pickScheme(service: Service): Promise<string> {
  const schemes = await service.read<{ slug: string }[]>(`${MF}/vps`);
  const reported = (await listRecords(service)).find((fund) => fund.latest_report_date !== null && schemes.some(({ slug }) => slug === fund.family?.slug));
  const slug = reported?.family?.slug ?? schemes[0]?.slug;
  if (slug === undefined) throw new Error('the service has no voluntary pension scheme');
  return slug;
}
