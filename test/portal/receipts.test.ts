import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extractPdf } from '#ingest/reports/extract-pdf.ts';
import { ingestDocument } from '#ingest/run.ts';
import { openPictures } from '#pictures/open-pictures.ts';
import { drawReceipt, renderReportReceipt } from '#portal/receipts/report-receipt.ts';
import { renderNavReceipt } from '#portal/receipts/series-receipts.ts';
import { openFactReader } from '#reads/fact-view.ts';
import { fundRow, navPage, performancePage } from '../fixtures/association-page.ts';
import { drawReport } from '../fixtures/report-page.ts';
import { samplePage } from '../fixtures/sample-report.ts';
import { createTestApp } from '../http/support/test-app.ts';
import type { TestApp } from '../http/support/test-app.ts';
import { eachEngine } from '../support/databases.ts';
import { openDesk } from '../support/import-desk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

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

eachEngine((engine) => {
  it('the receipt of a report value shows the printed words as a picture and as text', async (context) => {
    const desk = openDesk(await engine.facts());
    await desk.take('performance', performancePage([fundRow({ fund: FUND, fund_id: '1' })]));
    const bytes = await drawReport([samplePage('lines', { fund: FUND })]);
    const extracted = await extractPdf(bytes);
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
    const markup = await reader.answer(async (view) => renderReportReceipt(view, path, pictures));
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

  it('the receipt of a corrected NAV names both documents and says what it was before', async () => {
    const desk = openDesk(await engine.facts());
    await desk.take('performance', performancePage([fundRow({ fund: FUND, fund_id: '1' })]));
    const row = { fund: FUND, fund_id: '1', validity_date: 'Aug 18, 2026' };
    await desk.take('nav', navPage([fundRow({ ...row, nav: '10.1000' })]));
    await desk.take('nav', navPage([fundRow({ ...row, nav: '10.2000' })]));
    const reader = openFactReader(desk.ingest.facts, 'secret');
    const { slug } = await desk.fund(FUND);
    const text = textOf(await reader.answer(async (view) => renderNavReceipt(view, slug, '2026-08-18')));
    expect(text).toContain('NAV of 18 Aug 2026: PKR 10.2000');
    expect(text).toMatch(/What it was before .* 10\.2000 .* 10\.1000/);
  });
});
