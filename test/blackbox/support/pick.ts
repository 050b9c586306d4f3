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

interface Coverage {
  readonly fund: { readonly slug: string };
  readonly nav: { readonly latest_date: string | null };
  readonly reports: { readonly first_date: string | null; readonly latest_date: string | null };
}

const listings = new WeakMap<object, Map<string, Promise<unknown[]>>>();

/**
 * Reads all pages of a list, a hundred rows at a time; `path` ends in a query or a question mark. Read once per
 * service.
 */
export async function listAll<Row>(service: Service, path: string): Promise<Row[]> {
  const known = listings.get(service) ?? new Map<string, Promise<unknown[]>>();
  listings.set(service, known);
  const listing = known.get(path) ?? walk(service, path);
  known.set(path, listing);
  return (await listing) as Row[];
}

async function walk(service: Service, path: string): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (let page = 1, more = true; more; page += 1) {
    const { body } = await service.call(`${path}${path.endsWith('?') ? '' : '&'}per_page=100&page=${page}`);
    rows.push(...(body.data as unknown[]));
    more = body.meta.has_next ?? false;
  }
  return rows;
}

export async function listRecords(service: Service): Promise<FundRecord[]> {
  return listAll(service, `${MF}/funds?lifecycle_status=ALL`);
}

/** A fund with prices and, unless `needs` is `prices`, with reports of several dates. */
export async function pickFund(service: Service, needs: 'reports' | 'prices' = 'reports'): Promise<FundRecord> {
  const covered = await listAll<Coverage>(service, `${MF}/coverage?`);
  const good = covered.find(
    ({ nav, reports }) =>
      nav.latest_date !== null && (needs === 'prices' || reports.first_date !== reports.latest_date),
  );
  const found = (await listRecords(service)).find((fund) => fund.slug === good?.fund.slug);
  if (found === undefined)
    throw new Error(
      `the service has no fund with ${needs === 'prices' ? 'prices' : 'prices and reports of two dates'}`,
    );
  return found;
}

/** A voluntary pension scheme, preferably one with reports. */
export async function pickScheme(service: Service): Promise<string> {
  const schemes = await service.read<{ slug: string }[]>(`${MF}/vps`);
  const reported = (await listRecords(service)).find(
    (fund) => fund.latest_report_date !== null && schemes.some(({ slug }) => slug === fund.family?.slug),
  );
  const slug = reported?.family?.slug ?? schemes[0]?.slug;
  if (slug === undefined) throw new Error('the service has no voluntary pension scheme');
  return slug;
}
