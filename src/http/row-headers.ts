import type { Reading } from '#reads/reading.ts';
import { listHeaders } from './headers.ts';
import { queryOf } from './problem.ts';

/**
 * What `meta` says, in headers (names and values in turn): rows alone have no place for it. Of a selection the
 * missing funds are counted and not named, since a hundred slugs are more than
 * proxies let pass; they are those asked for that have no row.
 */
export function listRowHeaders(reading: Reading, base_url: string, url: string): readonly string[] {
  const { data_as_of, next_cursor, missing_funds, paging } = reading;
  const next = typeof next_cursor === 'string' ? { cursor: next_cursor } : paging?.has_next === true ? { page: `${paging.page + 1}` } : undefined;
  return listHeaders({
    ...(data_as_of === null ? {} : { 'x-data-as-of': data_as_of }),
    ...(missing_funds === undefined ? {} : { 'x-missing-funds-count': missing_funds.length }),
    ...(next === undefined ? {} : { link: `<${base_url}${url.split('?', 1).join('')}?${queryWith(url, next)}>; rel="next"` }),
  });
}

function queryWith(url: string, changed: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(queryOf(url));
  for (const [name, value] of Object.entries(changed)) query.set(name, value);
  return query.toString();
}
