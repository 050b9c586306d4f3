import { expect, it } from 'vitest';
import { openFactReader } from '#reads/fact-view.ts';
import { renderReportPage } from '#portal/report-page.ts';
import { searchRegistry } from '#reads/search/search-registry.ts';
import { fragmentFile, fundPage } from '../fixtures/fragment-file.ts';
import { eachEngine } from '../support/databases.ts';
import { openReportDesk } from '../support/report-desk.ts';

const SLUG = 'sample-crescent-cash-fund';
const MONTHS = { june: '2026-06-30', may: '2026-05-31' } as const;
const RETURNS = [
  { period_label_raw: 'Jun-26', period_key: 'MONTH', fund_return_percent: '1.25', is_since_inception: false },
  { period_label_raw: 'Jun-26', period_key: 'MONTH', benchmark_return_percent: '1.10', is_since_inception: false },
  { period_label_raw: 'May-26', period_key: 'MONTH', fund_return_percent: '0.75', is_since_inception: false },
];

eachEngine((open) => {
  const prepare = async () => {
    const place = open.place();
    const desk = await openReportDesk(await open.facts(place));
    await desk.take(
      'fmr',
      fragmentFile([
        fundPage({
          report_date: MONTHS.may,
          report_month: '2026-05',
          nav_date: MONTHS.may,
          nav_per_unit: '10.30',
          parties: [{ role: 'FUND_MANAGER', name_raw: 'Sample Predecessor' }],
        }),
        fundPage({
          reported_returns: RETURNS,
          parties: [{ role: 'FUND_MANAGER', name_raw: 'Sample Successor' }],
          allocations: [
            { allocation_type: 'CREDIT_QUALITY', label_raw: 'AAA', percent_of_total_assets: '97.77' },
            { allocation_type: 'ASSET_ALLOCATION', label_raw: 'Cash', percent_of_total_assets: '100.00' },
          ],
        }),
      ]),
    );
    const reader = openFactReader(await open.facts(place), 'secret');
    return async (date: string, query = ''): Promise<string> =>
      reader.answer((view) => renderReportPage(view, SLUG, date, new URLSearchParams(query), 'https://funds.example'));
  };
  const textOf = (markup: string): string => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

  it('the returns of a fund and of its benchmark over one month are in one row', async () => {
    const text = textOf(await (await prepare())(MONTHS.june));
    expect(text).toMatch(/Period Fund, % .*Jun-26 .*1\.25 /);
    const readable = text.slice(text.indexOf('Period Fund, %'), text.indexOf('All fields as the API serves them'));
    expect(readable.match(/Jun-26/g), 'printed in two rows').toHaveLength(1);
    expect(readable).toContain('1.10');
  });

  it('a report leads to the one before and the one after, and compares itself with the one before', async () => {
    const ask = await prepare();
    const [may, june] = [await ask(MONTHS.may), await ask(MONTHS.june)];
    expect(may).toMatch(/rel="next" href="2026-06-30"/);
    expect(may).not.toContain('rel="prev"');
    expect(june).toMatch(/rel="prev" href="2026-05-31"/);
    const compared = textOf(await ask(MONTHS.june, 'compare=previous'));
    expect(compared).toContain('Compared with the report of 31 May 2026');
    expect(compared).toMatch(/NAV per unit 10\.30 10\.41/);
    expect(compared).toMatch(/Sample Predecessor Name Sample Predecessor not stated/);
    expect(textOf(june)).not.toContain('Sample Predecessor');
  });

  it('a withheld value appears neither in its section nor in the note about it', async () => {
    const ask = await prepare();
    for (const query of ['', 'compare=previous']) {
      const page = await ask(MONTHS.june, query);
      expect(textOf(page)).toMatch(/Allocations 1 row under review/);
      expect(page).not.toContain('97.77');
    }
  });

  it('the page names its sections in a list of contents', async () => {
    const page = await (await prepare())(MONTHS.june);
    const named = [...page.matchAll(/<li><a href="#([a-z_]+)">/g)].map(([, id = '']) => id);
    expect(named.slice(0, 4)).toEqual(['fund_size', 'profile', 'reported_returns', 'allocations']);
    for (const id of named) expect(page).toContain(`id="${id}"`);
  });
});

eachEngine((open) => {
  it('a short form and a former name that only a report prints are found by a search', async () => {
    const place = open.place();
    const desk = await openReportDesk(await open.facts(place));
    await desk.take(
      'fmr',
      fragmentFile([
        fundPage({
          fund_name_raw: 'Sample Crescent Cash Fund (Formerly: Sample Monsoon Reserve)',
          fund_short_name_raw: 'QXZZ',
        }),
      ]),
    );
    const reader = openFactReader(await open.facts(place), 'secret');
    for (const query of ['qxzz', 'monsoon reserve']) {
      const { hits } = await reader.answer((view) => searchRegistry(view, query, 3));
      expect(hits[0]?.target.slug, query).toBe(SLUG);
    }
  });
});
