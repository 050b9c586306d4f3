import { expect, it } from 'vitest';
import { extractPdf } from '#ingest/reports/extract-pdf.ts';
import { ingestDocument } from '#ingest/run.ts';
import { fundRow, navPage } from '../fixtures/association-page.ts';
import { drawReport, type PageBlock, type ReportPage, type Setting } from '../fixtures/report-page.ts';
import { ALLOCATION, COMMITTEE, CREDIT, FACTS, HOLDINGS, OBJECTIVE, PERFORMANCE, samplePage, SECTORS, SERIES, STATISTICS } from '../fixtures/sample-report.ts';
import { eachEngine } from '../support/databases.ts';
import { openDesk } from '../support/import-desk.ts';

const SETTINGS: readonly Setting[] = ['bars', 'lines', 'leaders'];

/** The block with these printed words in place of those. */
function misprint<Block extends PageBlock>(block: Block, ...changes: readonly (readonly [was: string, is: string])[]): Block {
  let text = JSON.stringify(block);
  for (const [was, is] of changes) {
    if (!text.includes(JSON.stringify(was))) throw new Error(`the block does not print ${was}`);
    text = text.replace(JSON.stringify(was), JSON.stringify(is));
  }
  return JSON.parse(text) as Block;
}

function pageWith(setting: Setting, fund: string, blocks: readonly PageBlock[], change: Partial<ReportPage> = {}): ReportPage {
  const usual = [FACTS, OBJECTIVE, COMMITTEE, STATISTICS, PERFORMANCE, CREDIT, SERIES, ALLOCATION, SECTORS, HOLDINGS];
  const own = (block: PageBlock): PageBlock => blocks.find((each) => each.title === block.title) ?? block;
  const [facts, objective, committee, statistics, performance, credit, series, allocation, sectors, holdings] = usual.map(own) as [PageBlock, PageBlock, PageBlock, PageBlock, PageBlock, PageBlock, PageBlock, PageBlock, PageBlock, PageBlock];
  return samplePage(setting, { fund, columns: [[facts, objective, committee], [statistics, performance, credit, series], [allocation, sectors, holdings]], ...change });
}

interface Fault {
  readonly check: string;
  readonly blocks?: readonly PageBlock[];
  readonly month?: string;
}

// One page with one false figure each, by the fund that it is printed for; the rest of the page is right.
const FAULTS: Readonly<Record<string, Fault>> = {
  'Sample Ravi Fund': { check: 'allocation_sum', blocks: [misprint(ALLOCATION, ['37.62%', '30.62%'])] },
  'Sample Jhelum Fund': { check: 'allocation_sum', blocks: [misprint(ALLOCATION, ['40.73%', '47.03%'])] },
  'Sample Chenab Fund': { check: 'allocation_sum', blocks: [misprint(CREDIT, ['55.15%', '51.55%'])] },
  'Sample Sutlej Fund': { check: 'share_sum', blocks: [misprint(SECTORS, ['14.91%', '94.91%'])] },
  'Sample Swat Fund': { check: 'share_sum', blocks: [misprint(HOLDINGS, ['8.28%', '98.28%'])] },
  'Sample Kunar Fund': { check: 'nav_disagrees', blocks: [misprint(STATISTICS, ['101.2539', '101.9539'])] },
  'Sample Gomal Fund': { check: 'nav_disagrees', blocks: [misprint(STATISTICS, ['101.2539', '99.8712'])] },
  'Sample Hunza Fund': { check: 'expense_ratio_implausible', blocks: [misprint(STATISTICS, ['1.71%', '17.1%'])] },
  'Sample Shigar Fund': { check: 'return_implausible', blocks: [misprint(PERFORMANCE, ['7.67%', '1767%'])] },
  'Sample Shyok Fund': { check: 'return_implausible', blocks: [misprint(PERFORMANCE, ['(8.35%)', '(108.35%)'])] },
  'Sample Zhob Fund': { check: 'size_implausible', blocks: [misprint(STATISTICS, ['2,944.51', '2,944,510,000'])] },
  'Sample Dasht Fund': { check: 'size_implausible', blocks: [misprint(STATISTICS, ['Fund Size (PKR mn)', 'Fund Size (PKR bn)'])] },
  'Sample Hingol Fund': { check: 'size_jump', blocks: [misprint(STATISTICS, ['2,944.51', '29,445.1'])] },
  'Sample Porali Fund': { check: 'size_jump', blocks: [misprint(STATISTICS, ['2,944.51', '294.451'])] },
  'Sample Malir Fund': { check: 'units_disagree', blocks: [misprint(STATISTICS, ['WAM (months)', 'Units Outstanding'], ['1.26', '29,800,512'])] },
  'Sample Lyari Fund': { check: 'month_disagrees', month: 'May 2023' },
};
// The same size in another unit is no fault.
const THOUSANDS = [misprint(STATISTICS, ['Fund Size (PKR mn)', 'Fund Size (PKR 000)'], ['2,944.51', '2,944,510'])];
const GOOD = ['Sample Indus Fund', 'Sample Kabul Fund'];
const FUNDS = [...GOOD, ...Object.keys(FAULTS)];

eachEngine((open) => {
  // The layouts differ in what is read; what is done with it differs by engine, and one layout shows that.
  it.each(open.engine === 'sqlite' ? SETTINGS : SETTINGS.slice(0, 1))('of pages set with %s, each with one false figure, none is served and each is held for what is false', async (setting) => {
    const desk = openDesk(await open.facts());
    const take = async (pages: readonly ReportPage[]) =>
      ingestDocument({ ...desk.ingest, extractReport: async (bytes) => extractPdf(bytes) }, { source: 'fmr', bytes: await drawReport(pages), origin: 'sample.pdf', url: null, is_partial: false });
    const navs = (day: string, nav: string): string => navPage(FUNDS.map((fund, index) => fundRow({ fund, fund_id: String(index + 1), validity_date: day, nav, repurchase: nav })));
    await desk.take('nav', navs('Dec 29, 2023', '99.8712'));
    await desk.take('nav', navs('Jan 31, 2024', '101.2539'));
    // The month before, which is right, gives the sizes to compare with.
    const december = pageWith(setting, '', [misprint(STATISTICS, ['101.2539', '99.8712']), misprint(PERFORMANCE, ["Month (January '24):", "Month (December '23):"]), misprint(ALLOCATION, ['December', 'November'], ['January', 'December'])], { month: 'December 2023' });
    expect(await take(['Sample Hingol Fund', 'Sample Porali Fund'].map((fund) => ({ ...december, fund })))).toMatchObject({ changed: 2, held: 0 });

    const report = await take(FUNDS.map((fund) => pageWith(setting, fund, FAULTS[fund]?.blocks ?? (fund === 'Sample Kabul Fund' ? THOUSANDS : []), FAULTS[fund]?.month === undefined ? {} : { month: FAULTS[fund].month })));
    expect(report.changes).toMatchObject({ reports_promoted: GOOD.length });
    const sizes = await desk.ingest.facts.query.selectFrom('reports').select('size_pkr').where('report_date', '=', '2024-01-31').execute();
    expect(sizes.map(({ size_pkr }) => size_pkr)).toEqual(GOOD.map(() => '2944510000'));
    const held = (await desk.holds()).map((hold) => `${hold.subject}: ${hold.check_name}`);
    expect(held.toSorted()).toEqual(Object.entries(FAULTS).map(([fund, { check }]) => `${fund}: ${check}`).toSorted());
  });
});
