/** The tables of an export, built from responses of the running API. */
import type { TextRow } from './read-files.ts';

interface Answer {
  readonly data: unknown;
  readonly meta: { readonly next_cursor?: string | null; readonly has_next?: boolean };
}
type Get = (path: string) => Promise<Answer>;
type Record_ = Readonly<Record<string, unknown>>;

const MF = '/v1/mutual-funds';
const OBJECTS = ['identity', 'fund_size', 'profile'] as const;
const SECTIONS = [
  'sub_funds',
  'reported_returns',
  'allocations',
  'holdings',
  'metrics',
  'fees',
  'ratings',
  'parties',
  'special_terms',
  'compliance',
  'notes',
  'source',
] as const;

/** Fetches everything, or the rows of some funds; `suffix` is a further parameter such as `as_of=…`. */
export async function readApiTables(
  get: Get,
  { suffix = '', only = () => true }: { readonly suffix?: string; readonly only?: (slug: string) => boolean } = {},
): Promise<Map<string, TextRow[]>> {
  const tables = new Map<string, TextRow[]>();
  const put = (table: string, ...rows: readonly TextRow[]): void => {
    const list = tables.get(table);
    if (list === undefined) tables.set(table, [...rows]);
    else list.push(...rows);
  };
  for (const name of ['navs', 'payouts', 'reports', 'report_fragments', ...SECTIONS.map((one) => `report_${one}`)])
    put(name);
  const all = await listPages(get, `${MF}/funds?lifecycle_status=ALL&sort=slug_asc&per_page=100`);
  const funds = all.filter((fund) => only(String(fund['slug'])));
  put('funds', ...funds.map((fund) => rename(flatten(fund), { family_family_type: 'family_type' })));
  for (const slug of funds.map((fund) => String(fund['slug']))) {
    put('navs', ...(await readNavs(get, slug, suffix)));
    put('payouts', ...(await readPayouts(get, slug, suffix)));
    const reports = await listPages(get, `${MF}/funds/${slug}/fmr-reports?per_page=100${amp(suffix)}`);
    for (const listed of reports.toReversed()) await putReport(get, slug, listed, suffix, put);
  }
  if (funds.length === all.length) put('events', ...(await readEvents(get)));
  return tables;
}

const amp = (suffix: string): string => (suffix === '' ? '' : `&${suffix}`);

async function listPages(get: Get, path: string): Promise<Record_[]> {
  const rows: Record_[] = [];
  for (let page = 1; ; page += 1) {
    const { data, meta } = await get(`${path}&page=${page}`);
    rows.push(...(data as Record_[]));
    if (meta.has_next !== true) return rows;
  }
}

async function readCursor(get: Get, path: string, member: string): Promise<Record_[]> {
  const rows: Record_[] = [];
  for (let cursor = ''; ;) {
    const { data, meta } = await get(`${path}${cursor}`);
    rows.push(...((data as Record_)[member] as Record_[]));
    if (typeof meta.next_cursor !== 'string') return rows;
    cursor = `&cursor=${encodeURIComponent(meta.next_cursor)}`;
  }
}

async function readNavs(get: Get, slug: string, suffix: string): Promise<TextRow[]> {
  const rows = await readCursor(get, `${MF}/funds/${slug}/nav?order=asc&limit=1000${amp(suffix)}`, 'navs');
  // The export has these in the table of funds.
  return rows.map(({ fund_id: _id, fund_name: _name, association_fund_id: _association, ...row }) => flatten(row));
}

async function readPayouts(get: Get, slug: string, suffix: string): Promise<TextRow[]> {
  const rows = await readCursor(get, `${MF}/funds/${slug}/payouts?order=asc&limit=500${amp(suffix)}`, 'payouts');
  return rows.map((row) => ({ fund_slug: slug, ...flatten(row), currency: 'PKR' }));
}

async function putReport(
  get: Get,
  fund_slug: string,
  { report_date, promoted_at, documents }: Record_,
  suffix: string,
  put: (table: string, ...rows: readonly TextRow[]) => void,
): Promise<void> {
  const path = `${MF}/funds/${fund_slug}/fmr-reports/${String(report_date)}?include=all${amp(suffix)}`;
  const report = (await get(path)).data as Record_;
  const { data_version } = report;
  const key = flatten({ fund_slug, report_date, data_version });
  const objects = Object.assign({}, ...OBJECTS.map((name) => flatten(report[name] as Record_))) as TextRow;
  const { id, report_ids, currency, sections } = report;
  put('reports', {
    ...key,
    ...flatten({ id, report_ids, currency, promoted_at, documents }),
    ...objects,
    ...flatten(sections as Record_),
  });
  for (const section of SECTIONS) {
    const names = {
      fund_id: 'sub_fund_id',
      fund_slug: 'sub_fund_slug',
      fund_name: 'sub_fund_name',
      data_version: 'page_data_version',
    };
    put(
      `report_${section}`,
      ...(report[section] as Record_[]).map((row) => ({ ...rename(flatten(row), names), ...key })),
    );
  }
  const names = { id: 'report_id', report_date: 'page_report_date', data_version: 'page_data_version' };
  const fragments = report['report_fragments'] as Record_[];
  put('report_fragments', ...fragments.map((row) => ({ ...rename(flatten(row), names), ...key })));
}

async function readEvents(get: Get): Promise<TextRow[]> {
  const rows = await readCursor(get, `${MF}/updates?limit=500`, 'events');
  return rows.map(({ fund, ...row }, index) => ({
    ...flatten({ event_number: index + 1, ...row }),
    fund_slug: (fund as { slug: string } | null)?.slug ?? null,
  }));
}

function flatten(record: Record_, prefix = ''): TextRow {
  const parts = Object.entries(record).map(([name, value]): TextRow => {
    if (value === null || value === undefined) return { [prefix + name]: null };
    if (Array.isArray(value)) return { [prefix + name]: JSON.stringify(value) };
    if (typeof value === 'object') return flatten(value as Record_, `${prefix}${name}_`);
    return { [prefix + name]: typeof value === 'string' ? value : JSON.stringify(value) };
  });
  return Object.assign({}, ...parts) as TextRow;
}

function rename(row: TextRow, names: Readonly<Record<string, string>>): TextRow {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [names[name] ?? name, value]));
}

/** The first differences of two tables with these columns, and the number of compared values. A member that the API
 * does not send, such as those of a null record, is null. */
export function compareTables(
  columns: readonly string[],
  expected: readonly TextRow[],
  found: readonly TextRow[],
): { readonly differences: string[]; readonly values: number } {
  const differences: string[] = [];
  if (expected.length !== found.length) differences.push(`${expected.length} rows expected, ${found.length} found`);
  const known = new Set(columns);
  for (const [index, row] of expected.entries()) {
    const unknown = Object.keys(row).filter((name) => !known.has(name) && row[name] !== null);
    if (unknown.length > 0) differences.push(`row ${index}: no column for ${unknown.join()}`);
    for (const name of columns) {
      const [one, other] = [row[name] ?? null, found[index]?.[name] ?? null];
      if (one !== other) differences.push(`row ${index} ${name}: ${one} expected, ${other} found`);
    }
    if (differences.length > 10) break;
  }
  return { differences, values: expected.length * columns.length };
}
