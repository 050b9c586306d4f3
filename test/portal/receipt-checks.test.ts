import { describe, expect, it } from 'vitest';
import type { IsoDate } from '#domain/dates.ts';
import { renderReportReceipt } from '#portal/receipts/report-receipt.ts';
import { openFactReader } from '#reads/fact-view.ts';
import { readPayload } from '#reads/query-result.ts';
import { readEvidence } from '#reads/read-evidence.ts';
import { allocation, fragmentFile, fundPage, pensionPage } from '../fixtures/fragment-file.ts';
import { eachEngine } from '../support/databases.ts';
import { openReportDesk } from '../support/report-desk.ts';

const textOf = (markup: string): string => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const JUNE = '2026-06-30' as IsoDate;

const MAY = fundPage({
  report_date: '2026-05-31',
  report_month: '2026-05',
  nav_per_unit: '10.32',
  nav_date: '2026-05-31',
  net_assets: '1790000000',
});
const SERIES = {
  period_label_raw: 'Jun-26',
  period_key: 'MONTH',
  fund_return_percent: '0.91',
  is_since_inception: false,
};
const OF_JUNE = fundPage({
  units_outstanding: '174255524',
  reported_returns: [...(fundPage()['reported_returns'] as object[]), SERIES],
  allocations: [...(fundPage()['allocations'] as object[]), allocation('SECTOR_ALLOCATION', 'Cement', '12.00')],
});
// A second page about the fund that states its NAV again.
const AGAIN = fundPage({
  page_number: 5,
  net_assets: null,
  launch_date: null,
  ...Object.fromEntries(
    ['reported_returns', 'allocations', 'holdings', 'metrics', 'fees', 'ratings', 'parties'].map((name) => [name, []]),
  ),
});

eachEngine((engine) => {
  const open = async () => {
    const desk = await openReportDesk(await engine.facts());
    const reader = openFactReader(desk.ingest.facts, 'secret');
    return {
      desk,
      listValues: async (fund_slug: string) =>
        reader.answer(
          async (view) =>
            readPayload(await readEvidence(view, { fund_slug, report_date: JUNE, data_version: 1, as_of: null }))
              .values,
        ),
      page: async (fund_slug: string, value: string, data_version = '1'): Promise<string> => {
        const path = { fund_slug, report_date: JUNE, data_version, value };
        return reader.answer(async (view) => renderReportReceipt(view, path, undefined, 'https://funds.example.test'));
      },
    };
  };

  describe('the checks of a receipt', () => {
    it('each state what they compared, both figures and the limit', async () => {
      const { desk, page } = await open();
      await desk.take('fmr', fragmentFile([MAY]));
      await desk.take('fmr', fragmentFile([OF_JUNE, AGAIN]));
      expect(await desk.held()).toEqual([]);
      const slug = 'sample-crescent-cash-fund';
      const expected: Readonly<Record<string, readonly string[]>> = {
        'fund_size.nav_per_unit': [
          '“10.41” is read as 10.41; no difference is allowed.',
          'The prices are those of 30 Jun 2026, allowed 25 May 2026 to 7 Jul 2026.',
          'Page 4 states 10.41, page 5 states 10.41; they must be equal.',
          'The NAV is 10.41; the association published 10.4089 for 30 Jun 2026, a difference of 0.0106 %, allowed 0.5 %.',
          '10.41 × 174,255,524 units is 1,814,000,004.84; the size is 1,814,000,000.',
        ],
        'fund_size.net_assets_pkr': [
          '1,814,000,000 rupees, allowed 10,000 to 2,000,000,000,000.',
          'The size is 1,814,000,000; it is 1,790,000,000 in the report of 31 May 2026, which allows 358,000,000 to 8,950,000,000.',
          'Only page 4 of the report states it.',
        ],
        'profile.launch_date': ['The date is 31 Jul 2010, allowed until 30 Jun 2026.'],
        'reported_returns.1.fund_return_percent': [
          'The value is 0.91, allowed −100 to 1,000.',
          'This row states 0.91 for the month to 30 Jun 2026, other rows 0.91; allowed difference: 1 in the last printed digit.',
        ],
        'reported_returns.1.benchmark_return_percent': ['No other row states the return of the month to 30 Jun 2026.'],
        'allocations.1.percent_of_total_assets': ['Sum of the table: 100.00, allowed 98.5 to 101.5.'],
        'holdings.1.percent_of_total_assets': [
          'The ranks of the 2 rows are 1, 2, allowed from 1 without a gap, over all rows or each kind.',
          'Sum of the table: 4.00, allowed up to 101.5.',
        ],
        'fees.1.value_percent': ['The value is 1.58, allowed 0 to 15.'],
      };
      for (const [value, sentences] of Object.entries(expected)) {
        const text = textOf(await page(slug, value));
        for (const sentence of sentences) expect(text, value).toContain(sentence);
      }
    });

    it('of every value have a figure or quote it: none is a sentence alone', async () => {
      const { desk, page, listValues } = await open();
      await desk.take('fmr', fragmentFile([OF_JUNE]));
      const slug = 'sample-crescent-cash-fund';
      const values = await listValues(slug);
      expect(values.length).toBeGreaterThan(15);
      for (const { section, row_order, member } of values.filter((one) => one.section !== 'report_fragments')) {
        const name = [section, row_order, member].filter((part) => part !== null).join('.');
        const markup = await page(slug, name);
        const passed = /Checks passed<\/h2>\s*<ul>(.*?)<\/ul>/s.exec(markup)?.[1] ?? '';
        const checks = passed.split('</li>').filter((check) => check.trim() !== '');
        expect(checks.length, name).toBeGreaterThan(0);
        for (const check of checks) expect(check, name).toMatch(/<strong>[^<]*[\d“][^<]*<\/strong>/);
      }
    });

    it('of a sub-fund compare its NAV with its own and with those of the others', async () => {
      const { desk, page } = await open();
      await desk.take('fmr', fragmentFile([pensionPage({ nav_date: '2026-06-30' })]));
      expect(await desk.held()).toEqual([]);
      const { slug } = (await desk.funds()).find(({ vps_asset_class }) => vps_asset_class === 'EQUITY') ?? { slug: '' };
      const text = textOf(await page(slug, 'sub_funds.2.nav_per_unit'));
      expect(text).toContain('The NAV is 310.75; the association published 310.7456 for 30 Jun 2026');
      expect(text).toMatch(
        /The NAV is 310\.75, published 310\.7456; other sub-funds: [^.]* 220\.4987 \(a difference of/,
      );
      expect(text).toContain('“DEBT” is one of 2 sub-funds of the report: EQUITY, DEBT.');
    });

    it('that failed and were released say so with their figures', async () => {
      const { desk, page } = await open();
      await desk.take('fmr', fragmentFile([MAY]));
      await desk.take('fmr', fragmentFile([fundPage({ net_assets: '18140000000' })]));
      const [hold] = await desk.holds();
      expect(hold?.check_name).toBe('size_jump');
      await desk.decide({ kind: 'accept', hold_id: hold?.id ?? '', reason: 'a merger' });
      const text = textOf(await page('sample-crescent-cash-fund', 'fund_size.net_assets_pkr', '2'));
      expect(text).toMatch(
        /Size jump : The size is 18,140,000,000; it is 1,790,000,000 in the report of 31 May 2026, which allows 358,000,000 to 8,950,000,000\. A reviewer released it\./,
      );
    });
  });
});
