import type { UntypedResult } from '#reads/query-result.ts';
import { listHeaders } from './headers.ts';
import { queryOf } from './problem.ts';

/**
 * The content of `meta` as headers (names and values in turn), because rows alone have no place for it. The missing
 * funds of a selection are counted, and listed if the header stays short enough for proxies.
 */
export function listRowHeaders(reading: UntypedResult, baseUrl: string, url: string): readonly string[] {
  const { data_as_of, next_cursor, missing_funds, paging } = reading;
  const next =
    typeof next_cursor === 'string'
      ? { cursor: next_cursor }
      : paging?.has_next === true
        ? { page: `${paging.page + 1}` }
        : undefined;
  return listHeaders({
    ...(data_as_of === null ? {} : { 'x-data-as-of': data_as_of }),
    ...(missing_funds === undefined
      ? {}
      : { 'x-missing-funds-count': missing_funds.length, ...nameMissing(missing_funds) }),
    ...(next === undefined
      ? {}
      : { link: `<${baseUrl}${url.split('?', 1).join('')}?${queryWith(url, next)}>; rel="next"` }),
  });
}

// Proxies commonly refuse responses whose headers exceed 8 kB in total.
const LONGEST_NAMES = 4_096;

/** Percent-encoded, because a client may send a slug that contains a comma. */
function nameMissing(slugs: readonly string[]): Readonly<Record<string, string>> {
  const names = slugs.map((slug) => encodeURIComponent(slug.toWellFormed())).join(',');
  return names === '' || names.length > LONGEST_NAMES ? {} : { 'x-missing-funds': names };
}

function queryWith(url: string, changed: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(queryOf(url));
  for (const [name, value] of Object.entries(changed)) query.set(name, value);
  return query.toString();
}
