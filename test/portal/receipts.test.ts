import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IsoDate } from '#domain/dates.ts';
import { ingestDocument } from '#ingest/run.ts';
import { openPictures } from '#pictures/open-pictures.ts';
import { drawReceipt, renderReportReceipt } from '#portal/receipts/report-receipt.ts';
import { renderNavReceipt } from '#portal/receipts/series-receipts.ts';
import { openFactReader } from '#reads/fact-view.ts';
import { readPayload } from '#reads/query-result.ts';
import { readReport } from '#reads/reports.ts';
import { fundRow, navPage, performancePage } from '../fixtures/association-page.ts';
import { drawReport } from '../fixtures/report-page.ts';
import type { PageBlock } from '../fixtures/report-page.ts';
import { ALLOCATION, samplePage } from '../fixtures/sample-report.ts';
import { createTestApp } from '../http/support/test-app.ts';
import type { TestApp } from '../http/support/test-app.ts';
import { eachEngine } from '../support/databases.ts';
import { openDesk } from '../support/import-desk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { extractOnce } from '../support/extract-once.ts';

const BASE_URL = 'https://funds.example.test';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(async () => service.close());

const open = async (path: string) =>
  service.ask(path, { key: null, headers: { accept: 'text/html,application/xhtml+xml' } });
const textOf = (markup: string): string => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
/** The figure of a link; an amount shown in millions has its exact figure as its tooltip. */
const figureOf = (markup: string): string => /title="PKR ([^"]+)"/.exec(markup)?.[1] ?? textOf(markup).trim();
const LINK = /<a class="figure" href="([^"]+)"[^>]*>(.*?)<\/a\s*>/gs;

describe('the links of figures', () => {
  it.each([
    '/funds/sample-fund-1',
    '/funds/sample-fund-2',
    '/compare?funds=sample-fund-1,sample-fund-2',
    '/funds/sample-fund-1/reports/2025-12-31',
    '/funds/sample-fund-2/reports/2025-12-31?version=1',
  ])('every figure of %s leads to a page of its own that shows it', async (path) => {
    const links = [...(await open(path)).body.matchAll(LINK)];
    expect(links.length).toBeGreaterThan(8);
    for (const [, address = '', figure = ''] of links) {
      const receipt = await open(address);
      expect(receipt.statusCode, address).toBe(200);
      expect(textOf(receipt.body), address).toContain(figureOf(figure));
      expect(receipt.body).toContain('SHA-256');
    }
  });

  it.each([
    ['reports/2025-12-31/1/fund_size.offer_price', 'a value that the report does not state'],
    ['reports/2025-12-31/1/allocations.999.percent_of_total_assets', 'a row that the report does not have'],
    ['reports/2025-12-31/9/fund_size.nav_per_unit', 'a version that does not exist'],
    ['reports/2025-12-31/1/__proto__.constructor', 'a name of no section'],
    ['reports/2025-12-31/1/constructor.name', 'an inherited member'],
    ['reports/yesterday/1/fund_size.nav_per_unit', 'a date that is none'],
    ['nav/1999-01-01', 'a day without NAV'],
    ['payouts/not-an-id', 'an id that is none'],
  ])('the receipt %s is 404 for %s', async (path) => {
    expect((await open(`/receipts/sample-fund-1/${path}`)).statusCode).toBe(404);
  });
});

const FUND = 'Sample Invented Income Fund';

/** The blocks of the sample page with an allocation that sums to 93. */
function misprinted(): PageBlock[][] {
  const printed = JSON.stringify(ALLOCATION).replace('37.62%', '30.62%');
  const allocation = JSON.parse(printed) as PageBlock;
  return samplePage('lines').columns.map((column) =>
    column.map((block) => (block === ALLOCATION ? allocation : block)),
  );
}

eachEngine((engine) => {
  it('the receipt of a report value shows the printed words as a picture and as text', async (context) => {
    const desk = openDesk(await engine.facts());
    await desk.take('performance', performancePage([fundRow({ fund: FUND, fund_id: '1' })]));
    const bytes = await drawReport([samplePage('lines', { fund: FUND })]);
    const extracted = await extractOnce(bytes);
    await ingestDocument(
      { ...desk.ingest, extractReport: async () => extracted },
      { source: 'fmr', bytes, origin: 'sample.pdf', url: 'javascript:alert(1)', is_partial: true },
    );
    const pictures = openPictures({ folder: temporaryFolder(), archive: desk.ingest.archive, hasPages: false });
    context.onTestFinished(async () => pictures.close());
    const reader = openFactReader(desk.ingest.facts, 'secret');
    const { slug, latest_report_date } = await desk.fund(FUND);
    const path = {
      fund_slug: slug,
      report_date: latest_report_date ?? '',
      data_version: '1',
      value: 'fund_size.nav_per_unit',
    };
    const markup = await reader.answer(async (view) => renderReportReceipt(view, path, pictures, BASE_URL));
    expect(textOf(markup)).toContain('NAV per unit: 101.2539');
    expect(markup).toMatch(/alt="Part of the printed page: NAV per unit 101\.2539, next to the label ‘NAV/);
    expect(markup).toContain(`/receipts/${slug}/reports/${latest_report_date}/1/fund_size.nav_per_unit/crop.webp`);
    expect(markup, 'an address that is not one of the web is no link').not.toContain('href="javascript');
    const { bytes: picture, mediaType } = await reader.answer(async (view) => drawReceipt(view, path, pictures));
    expect([mediaType, Buffer.from(picture).toString('latin1', 8, 12)]).toEqual(['image/webp', 'WEBP']);
    const [, width, height] = /width="(\d+)"\s+height="(\d+)"/.exec(markup.slice(markup.indexOf('crop.webp'))) ?? [];
    const drawn = await pictures.crop({
      document_sha256: desk.ingest.archive.keep(bytes),
      page_number: 1,
      outlines: [{ role: 'value', box: { x0: 10, y0: 10, x1: 40, y1: 20 } }],
    });
    expect(Number(width)).toBeGreaterThan(100);
    expect(Number(height)).toBeGreaterThan(30);
    expect(drawn.width).toBeGreaterThan(100);
  });

  it('the receipt of a report value shows the figures that its checks compared, and the holds about it', async (context) => {
    const desk = openDesk(await engine.facts());
    await desk.take(
      'nav',
      navPage([fundRow({ fund: FUND, fund_id: '1', validity_date: 'Jan 31, 2024', nav: '101.2500' })]),
    );
    const bytes = await drawReport([samplePage('lines', { fund: FUND, columns: misprinted() })]);
    const extracted = await extractOnce(bytes);
    await ingestDocument(
      { ...desk.ingest, extractReport: async () => extracted },
      { source: 'fmr', bytes, origin: 'sample.pdf', url: null, is_partial: true },
    );
    expect(await desk.held()).toEqual(['shares_do_not_sum 4']);
    const [hold] = await desk.holds();
    await desk.decide({ kind: 'accept', hold_id: hold?.id ?? '', reason: 'printed so' });
    const pictures = openPictures({ folder: temporaryFolder(), archive: desk.ingest.archive, hasPages: false });
    context.onTestFinished(async () => pictures.close());
    const reader = openFactReader(desk.ingest.facts, 'secret');
    const { slug, latest_report_date } = await desk.fund(FUND);
    const page = async (value: string): Promise<string> => {
      const path = { fund_slug: slug, report_date: latest_report_date ?? '', data_version: '2', value };
      return textOf(await reader.answer(async (view) => renderReportReceipt(view, path, pictures, BASE_URL)));
    };
    const nav = await page('fund_size.nav_per_unit');
    expect(nav).toContain(
      'the association published 101.2500 for 31 Jan 2024, a difference of 0.0039 %, allowed 0.5 %.',
    );
    expect(nav).not.toContain('Held for review');
    const report = await reader.answer(async (view) =>
      readPayload(
        await readReport(view, {
          fund_slug: slug,
          report_date: '2024-01-31' as IsoDate,
          data_version: 2,
          as_of: null,
          include: ['all'],
        }),
      ),
    );
    const at = (label: string): number =>
      (report.allocations ?? []).findIndex((row) => 'label_raw' in row && row.label_raw === label) + 1;
    const cash = await page(`allocations.${at('Cash')}.percent_of_total_assets`);
    expect(cash).toContain('Sum of the table: 93.00, allowed 98.5 to 101.5. A reviewer released it.');
    expect(cash).toMatch(/Shares do not sum : released by a reviewer on \d+ \w+ 20\d\d ?\..* printed so/);
    expect(cash, 'the name of the reviewer is not public').not.toContain('sample operator');
    const quality = await page(`allocations.${at('AAA')}.percent_of_total_assets`);
    expect(quality).toContain('Sum of the table: 100.00, allowed 98.5 to 101.5.');
    expect(quality).not.toContain('Held for review');
    const sector = await page(`allocations.${at('Cement')}.percent_of_total_assets`);
    expect(sector).toContain('Sum of the table: 39.72, allowed up to 101.5.');
  });

  it('the picture of a receipt reads the evidence of the report and none of its sections', async (context) => {
    const desk = openDesk(await engine.facts());
    await desk.take('performance', performancePage([fundRow({ fund: FUND, fund_id: '1' })]));
    const bytes = await drawReport([samplePage('lines', { fund: FUND })]);
    const extracted = await extractOnce(bytes);
    await ingestDocument(
      { ...desk.ingest, extractReport: async () => extracted },
      { source: 'fmr', bytes, origin: 'sample.pdf', url: null, is_partial: true },
    );
    const pictures = openPictures({ folder: temporaryFolder(), archive: desk.ingest.archive, hasPages: false });
    context.onTestFinished(async () => pictures.close());
    const { slug, latest_report_date } = await desk.fund(FUND);
    const path = {
      fund_slug: slug,
      report_date: latest_report_date ?? '',
      data_version: '1',
      value: 'fund_size.nav_per_unit',
    };
    const reader = openFactReader(desk.ingest.facts, 'secret');
    // A store without the sections of the report can still draw the picture, and nothing else.
    await desk.ingest.facts.write(async (tx) => tx.deleteFrom('report_sections').execute());
    const { mediaType } = await reader.answer(async (view) => drawReceipt(view, path, pictures));
    expect(mediaType).toBe('image/webp');
    await expect(
      reader.answer(async (view) => drawReceipt(view, { ...path, value: 'fund_size.nothing' }, pictures)),
    ).rejects.toMatchObject({ code: 'ROUTE_NOT_FOUND' });
  });

  it('the page of a receipt reads its own section and the prices of the report, and no other part', async () => {
    const desk = openDesk(await engine.facts());
    await desk.take('performance', performancePage([fundRow({ fund: FUND, fund_id: '1' })]));
    const bytes = await drawReport([samplePage('lines', { fund: FUND })]);
    const extracted = await extractOnce(bytes);
    await ingestDocument(
      { ...desk.ingest, extractReport: async () => extracted },
      { source: 'fmr', bytes, origin: 'sample.pdf', url: null, is_partial: true },
    );
    const { slug, latest_report_date } = await desk.fund(FUND);
    const reader = openFactReader(desk.ingest.facts, 'secret');
    // A text that is not JSON fails whatever parses it.
    await desk.ingest.facts.write(async (tx) =>
      tx
        .updateTable('report_sections')
        .set({ text: 'broken' })
        .where('section', 'not in', ['allocations', 'fund_size', 'report_fragments'])
        .execute(),
    );
    for (const value of ['fund_size.nav_per_unit', 'allocations.1.percent_of_total_assets']) {
      const path = { fund_slug: slug, report_date: latest_report_date ?? '', data_version: '1', value };
      const markup = await reader.answer(async (view) => renderReportReceipt(view, path, undefined, BASE_URL));
      expect(textOf(markup)).toContain('Checks passed');
    }
  });

  it('the receipt of a corrected NAV names both documents and says what it was before', async () => {
    const desk = openDesk(await engine.facts());
    await desk.take('performance', performancePage([fundRow({ fund: FUND, fund_id: '1' })]));
    const row = { fund: FUND, fund_id: '1', validity_date: 'Aug 18, 2026' };
    await desk.take('nav', navPage([fundRow({ ...row, nav: '10.1000' })]));
    await desk.take('nav', navPage([fundRow({ ...row, nav: '10.2000' })]));
    const reader = openFactReader(desk.ingest.facts, 'secret');
    const { slug } = await desk.fund(FUND);
    const text = textOf(await reader.answer(async (view) => renderNavReceipt(view, slug, '2026-08-18', BASE_URL)));
    expect(text).toContain('NAV of 18 Aug 2026: PKR 10.2000');
    expect(text).toMatch(/What it was before .* 10\.2000 .* 10\.1000/);
  });
});
