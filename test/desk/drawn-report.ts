/** A report of eight pages of an AMC that no test of the reader knows, with misprints, and the tables it is held against. */
import { ingestDocument } from '#ingest/run.ts';
import { fundRow, navPage } from '../fixtures/association-page.ts';
import { drawReport } from '../fixtures/report-page.ts';
import type { PageBlock, ReportPage } from '../fixtures/report-page.ts';
import {
  ALLOCATION,
  COMMITTEE,
  CREDIT,
  FACTS,
  HOLDINGS,
  OBJECTIVE,
  PERFORMANCE,
  samplePage,
  SECTORS,
  SERIES,
  STATISTICS,
} from '../fixtures/sample-report.ts';
import type { ImportDesk } from '../support/import-desk.ts';
import { extractOnce } from '../support/extract-once.ts';

const AMC = 'Sample Khunjerab Investments Limited';
export const FUNDS = ['Hushe', 'Masherbrum', 'Biafo', 'Baltoro', 'Shimshal', 'Passu', 'Batura', 'Naltar'].map(
  (name) => `Sample ${name} Fund`,
);

const BLOCKS = [FACTS, OBJECTIVE, COMMITTEE, STATISTICS, PERFORMANCE, CREDIT, SERIES, ALLOCATION, SECTORS, HOLDINGS];

/** The block with other printed words. */
function misprint(block: PageBlock, ...changes: readonly (readonly [was: string, is: string])[]): PageBlock {
  let text = JSON.stringify(block);
  for (const [was, is] of changes) {
    if (!text.includes(JSON.stringify(was))) throw new Error(`the block does not print ${was}`);
    text = text.replace(JSON.stringify(was), JSON.stringify(is));
  }
  return JSON.parse(text) as PageBlock;
}

/** What is printed wrongly on the page of a fund. */
const MISPRINTS: Readonly<Record<string, readonly PageBlock[]>> = {
  'Sample Masherbrum Fund': [misprint(ALLOCATION, ['37.62%', '30.62%'])],
  'Sample Biafo Fund': [misprint(STATISTICS, ['Fund Size (PKR mn)', 'Fund Size (PKR bn)'])],
  'Sample Baltoro Fund': [misprint(STATISTICS, ['101.2539', '101.9539']), misprint(ALLOCATION, ['40.73%', '47.03%'])],
  'Sample Shimshal Fund': [misprint(PERFORMANCE, ['(8.35%)', '(3.85%)'])],
  'Sample Passu Fund': [misprint(STATISTICS, ['1.71%', '17.1%'])],
};

function pageOf(fund: string): ReportPage {
  const changed = MISPRINTS[fund] ?? [];
  const [facts, objective, committee, statistics, performance, credit, series, allocation, sectors, holdings] =
    BLOCKS.map((block) => changed.find(({ title }) => title === block.title) ?? block);
  const columns = [
    [allocation, sectors, facts],
    [statistics, performance, holdings, credit],
    [series, objective, committee],
  ].map((column) => column.filter((block) => block !== undefined));
  return samplePage('bars', { amc: AMC, fund: fund.replace('Sample Naltar', 'Sample Naltar Valley'), columns });
}

/** The NAVs of the funds on a day, as the association prints them. */
export function navsOn(day: string, nav: string): string {
  return navPage(
    FUNDS.map((fund, index) =>
      fundRow({ fund, amc: AMC, fund_id: String(index + 1), validity_date: day, nav, repurchase: nav }),
    ),
  );
}

/** Imports the association's tables of two months and then the report. */
export async function takeDrawnReport(desk: ImportDesk): Promise<void> {
  await desk.take('nav', navsOn('Dec 29, 2023', '99.8712'));
  await desk.take('nav', navsOn('Jan 31, 2024', '101.2539'));
  desk.clock.advance(60_000);
  await ingestDocument(
    { ...desk.ingest, extractReport: async (bytes, funds) => extractOnce(bytes, funds) },
    {
      source: 'fmr',
      bytes: await drawReport(FUNDS.map(pageOf)),
      origin: '/reports/khunjerab-2024-01.pdf',
      url: null,
      is_partial: false,
    },
  );
}
