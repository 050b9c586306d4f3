import { expect, it } from 'vitest';
import { ingestDocument } from '#ingest/run.ts';
import { fundRow, navPage } from '../fixtures/association-page.ts';
import { drawReport, type PageBlock, type ReportPage, type Setting } from '../fixtures/report-page.ts';
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
import { eachEngine } from '../support/databases.ts';
import { openDesk } from '../support/import-desk.ts';
import { extractOnce } from '../support/extract-once.ts';

const SETTINGS: readonly Setting[] = ['bars', 'lines', 'leaders'];

/** The block with these printed words in place of those. */
function misprint<Block extends PageBlock>(
  block: Block,
  ...changes: readonly (readonly [was: string, is: string])[]
): Block {
  let text = JSON.stringify(block);
  for (const [was, is] of changes) {
    if (!text.includes(JSON.stringify(was))) throw new Error(`the block does not print ${was}`);
    text = text.replace(JSON.stringify(was), JSON.stringify(is));
  }
  return JSON.parse(text) as Block;
}

function pageWith(
  setting: Setting,
  fund: string,
  blocks: readonly PageBlock[],
  change: Partial<ReportPage> = {},
): ReportPage {
  const usual = [FACTS, OBJECTIVE, COMMITTEE, STATISTICS, PERFORMANCE, CREDIT, SERIES, ALLOCATION, SECTORS, HOLDINGS];
  const own = (block: PageBlock): PageBlock => blocks.find((each) => each.title === block.title) ?? block;
  const [facts, objective, committee, statistics, performance, credit, series, allocation, sectors, holdings] =
    usual.map(own) as [
      PageBlock,
      PageBlock,
      PageBlock,
      PageBlock,
      PageBlock,
      PageBlock,
      PageBlock,
      PageBlock,
      PageBlock,
      PageBlock,
    ];
  return samplePage(setting, {
    fund,
    columns: [
      [facts, objective, committee],
      [statistics, performance, credit, series],
      [allocation, sectors, holdings],
    ],
    ...change,
  });
}

interface Fault {
  /** What is withheld of the page, and the check that says why; a page of which nothing can be served has the name of a hold. */
  readonly withheld: readonly [section: string, check: string] | string;
  /** As it would be served; nothing but a note may say it. */
  readonly untrue: string;
  readonly blocks?: readonly PageBlock[];
  readonly month?: string;
}

const SHARES = ['allocations', 'shares_do_not_sum'] as const;
const RETURNS = ['reported_returns', 'return_implausible'] as const;
const SIZE = ['fund_size', 'size_implausible'] as const;

// One page with one false figure each, by the fund that it is printed for; the rest of the page is right.
const FAULTS: Readonly<Record<string, Fault>> = {
  'Sample Ravi Fund': { withheld: SHARES, untrue: '30.62', blocks: [misprint(ALLOCATION, ['37.62%', '30.62%'])] },
  'Sample Jhelum Fund': { withheld: SHARES, untrue: '47.03', blocks: [misprint(ALLOCATION, ['40.73%', '47.03%'])] },
  'Sample Chenab Fund': { withheld: SHARES, untrue: '51.55', blocks: [misprint(CREDIT, ['55.15%', '51.55%'])] },
  'Sample Sutlej Fund': { withheld: SHARES, untrue: '94.91', blocks: [misprint(SECTORS, ['14.91%', '94.91%'])] },
  'Sample Swat Fund': {
    withheld: ['holdings', 'shares_do_not_sum'],
    untrue: '98.28',
    blocks: [misprint(HOLDINGS, ['8.28%', '98.28%'])],
  },
  'Sample Kunar Fund': {
    withheld: ['fund_size', 'nav_disagrees'],
    untrue: '101.9539',
    blocks: [misprint(STATISTICS, ['101.2539', '101.9539'])],
  },
  'Sample Gomal Fund': {
    withheld: ['fund_size', 'nav_disagrees'],
    untrue: '99.8712',
    blocks: [misprint(STATISTICS, ['101.2539', '99.8712'])],
  },
  'Sample Hunza Fund': {
    withheld: ['fees', 'expense_ratio_implausible'],
    untrue: '17.1',
    blocks: [misprint(STATISTICS, ['1.71%', '17.1%'])],
  },
  'Sample Shigar Fund': { withheld: RETURNS, untrue: '1767', blocks: [misprint(PERFORMANCE, ['7.67%', '1767%'])] },
  'Sample Shyok Fund': {
    withheld: RETURNS,
    untrue: '-108.35',
    blocks: [PERFORMANCE, SERIES].map((block) => misprint(block, ['(8.35%)', '(108.35%)'])),
  },
  'Sample Zhob Fund': {
    withheld: SIZE,
    untrue: '2944510000000000',
    blocks: [misprint(STATISTICS, ['2,944.51', '2,944,510,000'])],
  },
  'Sample Dasht Fund': {
    withheld: SIZE,
    untrue: '2944510000000',
    blocks: [misprint(STATISTICS, ['Fund Size (PKR mn)', 'Fund Size (PKR bn)'])],
  },
  'Sample Hingol Fund': {
    withheld: ['fund_size', 'size_jump'],
    untrue: '29445100000',
    blocks: [misprint(STATISTICS, ['2,944.51', '29,445.1'])],
  },
  'Sample Porali Fund': {
    withheld: ['fund_size', 'size_jump'],
    untrue: '294451000',
    blocks: [misprint(STATISTICS, ['2,944.51', '294.451'])],
  },
  'Sample Malir Fund': {
    withheld: ['fund_size', 'units_disagree'],
    untrue: '2944510000',
    blocks: [misprint(STATISTICS, ['WAM (months)', 'Units Outstanding'], ['1.26', '29,800,512'])],
  },
  'Sample Lyari Fund': { withheld: 'month_disagrees', untrue: '2023-05-31', month: 'May 2023' },
};
// The same size in another unit is not a fault.
const THOUSANDS = [misprint(STATISTICS, ['Fund Size (PKR mn)', 'Fund Size (PKR 000)'], ['2,944.51', '2,944,510'])];
const GOOD = ['Sample Indus Fund', 'Sample Kabul Fund'];
const FUNDS = [...GOOD, ...Object.keys(FAULTS)];

/** The newest report's parts as they are served, by name. */
async function readServed(desk: ReturnType<typeof openDesk>, fund: string): Promise<Readonly<Record<string, string>>> {
  const { fund_key } = await desk.fund(fund);
  const parts = await desk.ingest.facts.query
    .selectFrom('report_sections')
    .select(['section', 'text'])
    .where('fund_key', '=', fund_key)
    .where('report_date', '!=', '2023-12-31')
    .execute();
  return Object.fromEntries(parts.map(({ section, text }) => [section, text]));
}

eachEngine((open) => {
  // The layouts differ in what is read; what is done with it differs by engine, and one layout shows that.
  it.each(open.engine === 'sqlite' ? SETTINGS : SETTINGS.slice(0, 1))(
    'of pages set with %s, each with one false figure, the smallest part that holds it is withheld with a note, and the rest is served',
    async (setting) => {
      const desk = openDesk(await open.facts());
      const take = async (pages: readonly ReportPage[]) =>
        ingestDocument(
          { ...desk.ingest, extractReport: async (bytes) => extractOnce(bytes) },
          { source: 'fmr', bytes: await drawReport(pages), origin: 'sample.pdf', url: null, is_partial: false },
        );
      const navs = (day: string, nav: string): string =>
        navPage(
          FUNDS.map((fund, index) =>
            fundRow({ fund, fund_id: String(index + 1), validity_date: day, nav, repurchase: nav }),
          ),
        );
      await desk.take('nav', navs('Dec 29, 2023', '99.8712'));
      await desk.take('nav', navs('Jan 31, 2024', '101.2539'));
      // The month before, which is right, gives the sizes to compare with.
      const december = pageWith(
        setting,
        '',
        [
          misprint(STATISTICS, ['101.2539', '99.8712']),
          misprint(
            PERFORMANCE,
            ["Month (January '24):", "Month (December '23):"],
            ['7.18%', '1.32%'],
            ['(8.35%)', '1.58%'],
          ),
          misprint(ALLOCATION, ['December', 'November'], ['January', 'December']),
        ],
        { month: 'December 2023' },
      );
      expect(
        await take(['Sample Hingol Fund', 'Sample Porali Fund'].map((fund) => ({ ...december, fund }))),
      ).toMatchObject({ changes: { reports_promoted: 2 }, held: 0 });

      const report = await take(
        FUNDS.map((fund) =>
          pageWith(
            setting,
            fund,
            FAULTS[fund]?.blocks ?? (fund === 'Sample Kabul Fund' ? THOUSANDS : []),
            FAULTS[fund]?.month === undefined ? {} : { month: FAULTS[fund].month },
          ),
        ),
      );
      const whole = Object.values(FAULTS).filter(({ withheld }) => typeof withheld === 'string');
      expect(report.changes).toMatchObject({ reports_promoted: FUNDS.length - whole.length });
      const held = (await desk.holds()).map((hold) => `${hold.subject}: ${hold.check_name}`);
      const checks = Object.entries(FAULTS).map(([fund, { withheld }]) => `${fund}: ${[withheld].flat().at(-1) ?? ''}`);
      expect(held.toSorted()).toEqual(checks.toSorted());
      for (const fund of GOOD) {
        const served = await readServed(desk, fund);
        expect(served['fund_size'], fund).toContain('"fund_size_pkr":"2944510000"');
        expect(served['notes'], fund).not.toContain('WITHHELD');
      }
      for (const [fund, { withheld, untrue }] of Object.entries(FAULTS)) {
        const { notes = '[]', ...served } = await readServed(desk, fund);
        expect.soft(Object.values(served).join(), `${fund}: what is false is not served`).not.toContain(`"${untrue}"`);
        if (typeof withheld === 'string') continue;
        expect.soft(served['profile'], `${fund}: the rest of the page is served`).toContain('"6 Month KIBOR"');
        const groups = (JSON.parse(notes) as readonly Record<string, string>[]).filter(
          ({ note_kind }) => note_kind === 'WITHHELD',
        );
        expect
          .soft(
            groups.map(({ section_type, note_type }) => [section_type, note_type]),
            `${fund}: a note says what is withheld, and nothing else is`,
          )
          .toEqual([withheld]);
      }
    },
  );
});
