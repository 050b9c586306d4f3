import type { Clock } from '#base/clock.ts';
import { own } from '#base/own.ts';
import { todayInKarachi } from '#domain/dates.ts';
import type { IsoDate } from '#domain/dates.ts';
import { PREVIEW_PATH } from '#pages/preview.ts';
import type { PageAsk, PageFile, PageRoute } from '#pages/page.ts';
import type { Pictures } from '#pictures/open-pictures.ts';
import type { FactReader, FactView } from '#reads/fact-view.ts';
import { renderAccuracyPage } from './accuracy-page.ts';
import type { PublishedExports } from '#exports/published-exports.ts';
import { renderAmcPage, renderAmcsPage } from './amc-pages.ts';
import { renderChartData } from './chart-data.ts';
import { renderComparePage } from './compare-page.ts';
import { drawFundPreview } from './fund-preview.ts';
import { previewPicture, renderRobots, renderSitemap } from './crawl-files.ts';
import { listDataFiles, readManifestFile, renderDataPage } from './data-page.ts';
import { listComparedOfFile } from './compare-file.ts';
import { listFundsOfFile } from './fund-list-file.ts';
import { renderFundPage } from './fund-page.ts';
import { renderFundsPage } from './funds-page.ts';
import { renderHomePage } from './home-page.ts';
import { drawReceipt, renderReportReceipt } from './receipts/report-receipt.ts';
import type { ReceiptPath } from './receipts/report-receipt.ts';
import { renderNavReceipt, renderPayoutReceipt } from './receipts/series-receipts.ts';
import { renderReportPage } from './report-page.ts';
import { TABLE_FORMS, writeTableFile } from './table-file.ts';
import { answerSuggestions, renderSearchPage } from './search-page.ts';

interface PortalParts {
  readonly reader: FactReader;
  readonly clock: Clock;
  readonly unitsPerMinute: number;
  /** Undefined if the operator has turned page pictures off. */
  readonly pictures: Pictures | undefined;
  /** A mailbox or web address of the operator; undefined: not stated. */
  readonly contact: string | undefined;
  /** Undefined if the installation publishes no exports. */
  readonly exports: PublishedExports | undefined;
}

/** Units charged to the client's address. Pages that are kept or take less than a few milliseconds are free. */
const COSTS = {
  /** All NAVs of a fund. */
  series: 1,
  /** One report, or the place of one figure. */
  report: 1,
  /** The newest figures of all funds as a file. */
  list: 2,
  /** All NAVs of up to five funds. */
  comparison: 3,
  /** Drawn in another process, and then kept. */
  picture: 2,
};

const RECEIPT = '/receipts/{fund_slug}/reports/{report_date}/{data_version}/{value}';

/** A page that renders from one view. `costUnits`: charged to the client's address; undefined for a cheap page. */
type DescribePage = (
  path: string,
  render: (view: FactView, ask: PageAsk) => string | PageFile | Promise<string | PageFile>,
  costUnits?: number,
) => PageRoute;

function param({ params }: PageAsk, name: string): string {
  return own(params, name) ?? '';
}

/** The public pages. Each renders from one view, so that all its figures are from the same committed state. */
export function listPages({ reader, clock, unitsPerMinute, pictures, contact, exports }: PortalParts): PageRoute[] {
  const page: DescribePage = (path, render, costUnits) => ({
    path,
    ...(costUnits === undefined ? {} : { costUnits }),
    answer: async (ask) => reader.answer(async (view) => render(view, ask)),
  });
  const today = (): IsoDate => todayInKarachi(clock.now());
  return [
    page('/', (view, { baseUrl }) =>
      renderHomePage(view, { baseUrl, unitsPerMinute, today: today(), pictures, contact }),
    ),
    page('/search', (view, { query }) => renderSearchPage(view, query, today())),
    page('/search/suggestions', (view, { query }) => answerSuggestions(view, query)),
    page('/funds', (view, { query, baseUrl }) => renderFundsPage(view, query, baseUrl, today())),
    ...listTableFiles(page),
    page(
      '/funds/{fund_slug}',
      (view, ask) => renderFundPage(view, param(ask, 'fund_slug'), ask.query, today(), ask.baseUrl),
      COSTS.series,
    ),
    page('/funds/{fund_slug}/chart.json', (view, ask) => renderChartData(view, param(ask, 'fund_slug')), COSTS.series),
    page('/compare', (view, { query, baseUrl }) => renderComparePage(view, query, today(), baseUrl), COSTS.comparison),
    page(
      '/funds/{fund_slug}/reports/{report_date}',
      (view, ask) => renderReportPage(view, param(ask, 'fund_slug'), param(ask, 'report_date'), ask.query, ask.baseUrl),
      COSTS.report,
    ),
    ...listReceiptPages(page, pictures),
    page('/robots.txt', (_view, { baseUrl }) => renderRobots(baseUrl)),
    page('/sitemap.xml', (view, { baseUrl }) => renderSitemap(view, baseUrl)),
    page(PREVIEW_PATH, previewPicture),
    page(
      '/funds/{fund_slug}/preview.webp',
      (view, ask) => drawFundPreview(view, param(ask, 'fund_slug'), pictures),
      COSTS.picture,
    ),
    { path: '/data', answer: async ({ baseUrl }) => renderDataPage(exports, baseUrl) },
    { path: '/data.json', answer: async ({ baseUrl }) => listDataFiles(exports, baseUrl) },
    {
      path: '/data/{export_name}/manifest.json',
      answer: async (ask) => readManifestFile(exports, param(ask, 'export_name')),
    },
    page('/accuracy', (view, { baseUrl }) => renderAccuracyPage(view, baseUrl)),
    page('/amcs', (view, { baseUrl }) => renderAmcsPage(view, baseUrl, today())),
    page('/amcs/{amc_slug}', (view, ask) =>
      renderAmcPage(view, param(ask, 'amc_slug'), ask.query, ask.baseUrl, today()),
    ),
  ];
}

/** Tables of pages as files for spreadsheets. */
function listTableFiles(page: DescribePage): PageRoute[] {
  return TABLE_FORMS.flatMap((form) => [
    page(
      `/funds.${form}`,
      async (view, { query }) => writeTableFile(await listFundsOfFile(view, query), form),
      COSTS.list,
    ),
    page(
      `/compare.${form}`,
      async (view, { query }) => writeTableFile(await listComparedOfFile(view, query), form),
      COSTS.comparison,
    ),
  ]);
}

/** The pages that show the place of a single figure in its document. */
function listReceiptPages(page: DescribePage, pictures: Pictures | undefined): PageRoute[] {
  return [
    page(RECEIPT, (view, ask) => renderReportReceipt(view, receiptPath(ask), pictures, ask.baseUrl), COSTS.report),
    ...(pictures === undefined
      ? []
      : [page(`${RECEIPT}/crop.webp`, (view, ask) => drawReceipt(view, receiptPath(ask), pictures), COSTS.picture)]),
    page(
      '/receipts/{fund_slug}/nav/{nav_date}',
      (view, ask) => renderNavReceipt(view, param(ask, 'fund_slug'), param(ask, 'nav_date'), ask.baseUrl),
      COSTS.report,
    ),
    page(
      '/receipts/{fund_slug}/payouts/{id}',
      (view, ask) => renderPayoutReceipt(view, param(ask, 'fund_slug'), param(ask, 'id'), ask.baseUrl),
      COSTS.report,
    ),
  ];
}

function receiptPath(ask: PageAsk): ReceiptPath {
  return {
    fund_slug: param(ask, 'fund_slug'),
    report_date: param(ask, 'report_date'),
    data_version: param(ask, 'data_version'),
    value: param(ask, 'value'),
  };
}
