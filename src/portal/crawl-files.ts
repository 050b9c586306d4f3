import { sha256Hex } from '#base/hash.ts';
import type { PageFile } from '#pages/page.ts';
import { PREVIEW_PICTURE } from '#pages/preview.ts';
import type { FactView } from '#reads/fact-view.ts';
import { listReportPages } from '#reads/list-report-pages.ts';

// The maximum of a sitemap (sitemaps.org); newer reports come first.
const MOST_ADDRESSES = 50_000;

const FIXED_PATHS = ['/', '/funds', '/amcs', '/docs', '/status', '/accuracy'];

/** `/robots.txt`: everything but searches, calls and private pages may be indexed. */
export function renderRobots(baseUrl: string): PageFile {
  return fileOf(
    'text/plain; charset=utf-8',
    `User-agent: *\nDisallow: /v1/\nDisallow: /account\nDisallow: /search\nSitemap: ${baseUrl}/sitemap.xml\n`,
  );
}

/** `/sitemap.xml`: the pages of funds, companies and reports. */
export async function renderSitemap(view: FactView, baseUrl: string): Promise<PageFile> {
  const { registry } = view;
  const paths = [
    ...FIXED_PATHS,
    ...registry.amcs.map(({ amc }) => `/amcs/${amc.slug}`),
    ...registry.sorted.slug_asc.map(({ fund }) => `/funds/${fund.slug}`),
  ];
  const reports = await listReportPages(view, MOST_ADDRESSES - Math.min(paths.length, MOST_ADDRESSES));
  const addresses = [
    ...paths,
    ...reports.map(({ fund_slug, report_date }) => `/funds/${fund_slug}/reports/${report_date}`),
  ].slice(0, MOST_ADDRESSES);
  return fileOf(
    'application/xml; charset=utf-8',
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      // Slugs and dates contain no characters that XML reserves.
      `${addresses.map((path) => `<url><loc>${baseUrl}${path}</loc></url>`).join('\n')}\n</urlset>\n`,
  );
}

/** `/preview.png`: the picture of shared links. */
export function previewPicture(): PageFile {
  return { bytes: PREVIEW_PICTURE, mediaType: 'image/png', etag: PREVIEW_ETAG };
}

const PREVIEW_ETAG = etagOf(PREVIEW_PICTURE);

function fileOf(mediaType: string, text: string): PageFile {
  return { bytes: Buffer.from(text), mediaType, etag: etagOf(text) };
}

function etagOf(content: string | Uint8Array): string {
  return `"${sha256Hex(content).slice(0, 22)}"`;
}
