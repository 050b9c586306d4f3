import { isFault } from '#base/fault.ts';
import { addDays, dayNumber } from '#domain/dates.ts';
import type { PageFile } from '#pages/page.ts';
import type { Pictures } from '#pictures/open-pictures.ts';
import type { NavRow } from '#payloads/series.ts';
import type { FactView } from '#reads/fact-view.ts';
import { readFundEntry } from '#reads/funds.ts';
import { readPayload } from '#reads/query-result.ts';
import { readNavHistory } from '#reads/read-nav-history.ts';
import { previewPicture } from './crawl-files.ts';
import { dateOf, formatDate, groupDigits } from './wording.ts';

const SHOWN_DAYS = 366;

/**
 * `/funds/{fund_slug}/preview.webp`: the picture of shared links to a fund, with its newest NAV. The picture of the
 * service if pictures are off or too many are being drawn. Faults: FUND_NOT_FOUND.
 */
export async function drawFundPreview(
  view: FactView,
  fund_slug: string,
  pictures: Pictures | undefined,
): Promise<PageFile> {
  const { fund, name, amc } = readFundEntry(view, fund_slug);
  if (pictures === undefined) return previewPicture();
  const navs = await listNavs(view, fund_slug, fund.latest_nav_date);
  const last = navs.at(-1);
  try {
    const { bytes, mediaType, etag } = await pictures.preview({
      heading: 'Mutual Fund Data Service',
      name,
      about: amc?.name ?? '',
      price: last === undefined ? '' : `PKR ${groupDigits(last.nav ?? '')}`,
      date: last === undefined ? '' : `NAV of ${formatDate(last.nav_date)}`,
      points: navs.map(({ nav, nav_date }) => ({ at: dayNumber(dateOf(nav_date)), value: Number(nav) })),
    });
    return { bytes, mediaType, etag };
  } catch (thrown) {
    if (isFault(thrown)) return previewPicture();
    throw thrown;
  }
}

async function listNavs(view: FactView, fund_slug: string, to: NavDate): Promise<NavRow[]> {
  if (to === null) return [];
  const question = { fund_slug, from: addDays(to, -SHOWN_DAYS), to, cursor: null, limit: SHOWN_DAYS + 1 };
  const { navs } = readPayload(await readNavHistory(view, { ...question, order: 'asc', as_of: null }));
  return navs.filter(({ nav }) => nav !== null);
}

type NavDate = Parameters<typeof addDays>[0] | null;
