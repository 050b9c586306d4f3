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
  SERIES,
  STATISTICS,
} from '../fixtures/sample-report.ts';
import { eachEngine } from '../support/databases.ts';
import { openDesk } from '../support/import-desk.ts';
import { extractOnce } from '../support/extract-once.ts';

const SETTINGS: readonly Setting[] = ['bars', 'lines', 'leaders'];
type Served = Readonly<Record<string, unknown>>;
type Row = Readonly<Record<string, string | null>>;

/** A page that invites a false reading, with the facts that must not be served and one that must still be served. */
interface Trap {
  readonly fund: string;
  readonly blocks?: readonly PageBlock[];
  readonly change?: Partial<ReportPage>;
  /** The false facts among the served ones; empty if there are none. */
  falsehoods(served: Served): readonly unknown[];
  /** A true fact on the same page, which must still be served. */
  readonly kept: readonly [section: string, value: string];
}

const pairs = (title: string, ...rows: readonly (readonly [string, string])[]): PageBlock => ({
  kind: 'pairs',
  title,
  rows,
});
const table = (title: string, heads: readonly string[], ...rows: readonly (readonly string[])[]): PageBlock => ({
  kind: 'table',
  title,
  heads,
  rows,
});
const rowsOf = (served: Served, section: string): readonly Row[] => (served[section] ?? []) as readonly Row[];
const ownRows = (served: Served, section: string): readonly Row[] =>
  rowsOf(served, section).filter((row) => row['sub_fund_key'] === null);
/** The rows of a section that hold one of these values in any member. */
const withValues = (rows: readonly Row[], ...values: readonly string[]): readonly Row[] =>
  rows.filter((row) => Object.values(row).some((value) => value !== null && values.includes(value)));
const stated = (object: unknown, ...names: readonly string[]): readonly unknown[] =>
  names.flatMap((name) => (object as Row)[name] ?? []);
const SIZES = ['fund_size_pkr', 'net_assets_pkr', 'fund_size_including_fof_pkr'];
const KEPT = ['profile', '6 Month KIBOR'] as const;
const ofClass = (served: Served): readonly unknown[] =>
  ['reported_returns', 'sub_funds'].flatMap((section) =>
    rowsOf(served, section).filter((row) => row['sub_fund_key'] !== null),
  );

const TRAPS: readonly (readonly [guarantee: string, trap: Trap])[] = [
  [
    'a series headed by a stock fund’s own short name is the fund’s, of no commodity sub-fund',
    {
      fund: 'Sample Gilgit Stock Fund',
      blocks: [
        table('Monthly Returns', ['', 'SGSF', 'BM'], ['Jan-24', '(8.35%)', '7.18%'], ['Dec-23', '1.58%', '1.32%']),
      ],
      falsehoods: ofClass,
      kept: ['reported_returns', '1.58'],
    },
  ],
  [
    'a series headed by a money market fund’s own short name is the fund’s, of no sub-fund',
    {
      fund: 'Sample Chitral Money Market Fund',
      blocks: [
        table('Monthly Returns', ['', 'SCMMF', 'BM'], ['Jan-24', '(8.35%)', '7.18%'], ['Dec-23', '1.58%', '1.32%']),
      ],
      falsehoods: ofClass,
      kept: ['reported_returns', '1.58'],
    },
  ],
  [
    'a series with an unknown short name does not create a sub-fund in a fund without sub-funds',
    {
      fund: 'Sample Astore Fund',
      blocks: [
        table('Monthly Returns', ['', 'XYESF', 'BM'], ['Jan-24', '(8.35%)', '7.18%'], ['Dec-23', '1.58%', '1.32%']),
      ],
      falsehoods: ofClass,
      kept: KEPT,
    },
  ],
  [
    'NAV, size, returns and allocations under a plan’s bar that is not understood are not the fund’s',
    {
      fund: 'Sample Skardu Planning Fund',
      change: {
        columns: [
          [FACTS, OBJECTIVE, COMMITTEE],
          [
            { kind: 'bar', title: 'Sample Skardu Planning Fund - ACTIVE ALLOCATION' },
            pairs('Fund Statistics', ['Fund Size (PKR mn)', '88.77'], ['NAV (PKR)', '101.3331']),
            PERFORMANCE,
            ALLOCATION,
          ],
        ],
      },
      falsehoods: (served) => [
        ...stated(served['fund_size'], 'nav_per_unit', ...SIZES),
        ...ownRows(served, 'reported_returns'),
        ...ownRows(served, 'allocations'),
      ],
      kept: KEPT,
    },
  ],
  [
    'figures under a heading in a larger font that does not name a known fund are not the fund’s',
    {
      fund: 'Sample Khaplu Planning Fund',
      change: {
        columns: [
          [FACTS, OBJECTIVE, COMMITTEE],
          [
            { kind: 'bar', title: 'ACTIVE ALLOCATION' },
            pairs('Fund Statistics', ['Fund Size (PKR mn)', '88.77'], ['NAV (PKR)', '101.3331']),
            PERFORMANCE,
            ALLOCATION,
          ],
        ],
      },
      falsehoods: (served) => [
        ...stated(served['fund_size'], 'nav_per_unit', ...SIZES),
        ...ownRows(served, 'reported_returns'),
        ...ownRows(served, 'allocations'),
      ],
      kept: KEPT,
    },
  ],
  [
    'of a size a thousand times the one that includes funds of funds, neither is served',
    {
      fund: 'Sample Swabi Fund',
      blocks: [
        pairs(
          'Fund Statistics',
          ['Fund Size (PKR mn)', '534,610'],
          ['Fund Size including FoF (PKR mn)', '534.61'],
          ['NAV (PKR)', '101.2539'],
        ),
      ],
      falsehoods: (served) => stated(served['fund_size'], ...SIZES),
      kept: ['fund_size', '101.2539'],
    },
  ],
  [
    'of sizes whose difference is not what funds of funds invested, none is served',
    {
      fund: 'Sample Mardan Fund',
      blocks: [
        pairs(
          'Fund Statistics',
          ['Fund Size (PKR mn)', '500.00'],
          ['Fund Size including FoF (PKR mn)', '700.00'],
          ['Amount invested by FoF (PKR mn)', '20.00'],
          ['NAV (PKR)', '101.2539'],
        ),
      ],
      falsehoods: (served) => stated(served['fund_size'], ...SIZES),
      kept: ['fund_size', '101.2539'],
    },
  ],
  [
    'a month’s return that the page’s own series contradicts is not served, nor the series’ own',
    {
      fund: 'Sample Bannu Fund',
      blocks: [
        table(
          'Fund Performance',
          ['', 'BM', 'SINF'],
          ['YTD', '6.01%', '7.67%'],
          ["Month (January '24):", '7.18%', '(3.85%)'],
        ),
      ],
      falsehoods: (served) => withValues(rowsOf(served, 'reported_returns'), '-3.85', '-8.35'),
      kept: ['reported_returns', '7.67'],
    },
  ],
  [
    'returns whose columns have changed places against the page’s own series are not served',
    {
      fund: 'Sample Tank Fund',
      blocks: [
        table(
          'Fund Performance',
          ['', 'SINF', 'BM'],
          ['YTD', '6.01%', '7.67%'],
          ["Month (January '24):", '7.18%', '(8.35%)'],
        ),
      ],
      falsehoods: (served) => withValues(rowsOf(served, 'reported_returns'), '6.01', '7.67', '7.18', '-8.35'),
      kept: ['fund_size', '101.2539'],
    },
  ],
  [
    'a designation on a line of its own is not served as a person',
    {
      fund: 'Sample Hangu Fund',
      blocks: [
        table(
          'Members of the Investment Committee',
          [],
          ['Ayesha Sample, Head of Advisory/Senior'],
          ['Portfolio Manager'],
          ['Bilal Sample, CFA, Fund Manager'],
        ),
      ],
      falsehoods: (served) => [
        ...withValues(rowsOf(served, 'parties'), 'Portfolio Manager', 'Head of Advisory/Senior'),
      ],
      kept: ['parties', 'Bilal Sample, CFA'],
    },
  ],
  [
    'NAV and size of an earlier month, first of a row of dates, are not this month’s',
    {
      fund: 'Sample Karak Fund',
      blocks: [
        table(
          'Fund Statistics',
          ['History', '30-Jun-23', '31-Dec-23', '31-Jan-24'],
          ['NAV (Rs.)', '101.0044', '110.4789', '101.2539'],
          ['Fund Size (Rs. M)', '2,613.3', '2,866.1', '2,944.51'],
        ),
      ],
      falsehoods: (served) => [
        ...stated(served['fund_size'], 'nav_per_unit').filter((nav) => nav !== '101.2539'),
        ...stated(served['fund_size'], ...SIZES).filter((size) => size !== '2944510000'),
      ],
      kept: ['fund_size', '101.2539'],
    },
  ],
  [
    'the return of an index that stands alone is not the fund’s',
    {
      fund: 'Sample Kohat Fund',
      blocks: [
        table('Fund Performance', ['', 'KSE 100'], ['YTD', '6.01%'], ['1 Year', '9.11%']),
        table('Monthly Returns', ['', 'KSE 100'], ['Jan-24', '7.18%'], ['Dec-23', '1.32%']),
      ],
      falsehoods: (served) => rowsOf(served, 'reported_returns').filter((row) => row['fund_return_percent'] !== null),
      kept: KEPT,
    },
  ],
  [
    'a rating of the manager is not the fund’s, whatever its label',
    {
      fund: 'Sample Nowshera Fund',
      change: { ratings: 'Stability Rating: "AM2+" by PACRA 12-Jul-23' },
      falsehoods: (served) => rowsOf(served, 'ratings').filter((row) => row['rating_type'] !== 'ASSET_MANAGER'),
      kept: ['ratings', 'AM2+'],
    },
  ],
  [
    'a launch after the report’s month is not served',
    {
      fund: 'Sample Buner Fund',
      blocks: [
        pairs(
          'Fund Information',
          ['Category', 'Income Scheme'],
          ['Launch Date', 'February 27, 2024'],
          ['Benchmark', '6 Month KIBOR'],
          ['Trustee', 'Sample Trust Co.'],
        ),
      ],
      falsehoods: (served) => stated(served['profile'], 'launch_date', 'inception_date'),
      kept: KEPT,
    },
  ],
  [
    'of a maturity before the fund began, neither date is served',
    {
      fund: 'Sample Battagram Fund',
      blocks: [
        pairs(
          'Fund Information',
          ['Category', 'Income Scheme'],
          ['Inception Date', 'May 27, 2010'],
          ['Maturity Date', 'May 27, 2008'],
          ['Benchmark', '6 Month KIBOR'],
          ['Trustee', 'Sample Trust Co.'],
        ),
      ],
      falsehoods: (served) => stated(served['profile'], 'launch_date', 'inception_date', 'maturity_date'),
      kept: ['profile', '6 Month KIBOR'],
    },
  ],
  [
    'a holding’s name that ends in the middle is not served',
    {
      fund: 'Sample Torghar Fund',
      blocks: [
        table(
          'TFC/Sukuk Holdings (% of Total Assets)',
          [],
          ['Sample Bank TFC (23-', '8.28%'],
          ['Sample Cement Sukuk (20-Dec-07)', '7.21%'],
        ),
      ],
      falsehoods: (served) => withValues(rowsOf(served, 'holdings'), 'Sample Bank TFC (23-'),
      kept: ['holdings', 'Sample Cement Sukuk (20-Dec-07)'],
    },
  ],
  [
    'a benchmark that ends in the middle is not served',
    {
      fund: 'Sample Kolai Fund',
      blocks: [
        pairs(
          'Fund Information',
          ['Category', 'Income Scheme'],
          ['Benchmark', '75% six months KIBOR and'],
          ['Launch Date', 'May 27, 2010'],
        ),
      ],
      falsehoods: (served) => stated(served['profile'], 'benchmark'),
      kept: ['profile', '2010-05-27'],
    },
  ],
  [
    'a label next to another label is not read as its value',
    {
      fund: 'Sample Palas Fund',
      blocks: [
        pairs(
          'Fund Information',
          ['Category', 'Income Scheme'],
          ['Leverage', 'Minimum Subscription'],
          ['Trustee', 'Auditor'],
          ['Benchmark', '6 Month KIBOR'],
        ),
      ],
      falsehoods: (served) => [
        ...stated(served['profile'], 'leverage'),
        ...withValues(rowsOf(served, 'parties'), 'Auditor'),
      ],
      kept: ['reported_returns', '7.67'],
    },
  ],
];

function pageOf(setting: Setting, { fund, blocks = [], change }: Trap): ReportPage {
  const own = (usual: PageBlock): PageBlock => blocks.find((each) => each.title === usual.title) ?? usual;
  return samplePage(setting, {
    fund,
    columns: [
      [FACTS, OBJECTIVE, COMMITTEE, STATISTICS].map(own),
      [PERFORMANCE, CREDIT, SERIES, ALLOCATION, HOLDINGS].map(own),
    ],
    ...change,
  });
}

eachEngine((open) => {
  it.each(open.engine === 'sqlite' ? SETTINGS : SETTINGS.slice(0, 1))(
    'pages set with %s that invite a false reading are served without it',
    async (setting) => {
      const desk = openDesk(await open.facts());
      const traps = TRAPS.map(([, trap]) => trap);
      await desk.take(
        'nav',
        navPage(
          traps.map(({ fund }, index) =>
            fundRow({
              fund,
              fund_id: String(index + 1),
              validity_date: 'Jan 31, 2024',
              nav: '101.2539',
              repurchase: '101.2539',
            }),
          ),
        ),
      );
      const bytes = await drawReport(traps.map((trap) => pageOf(setting, trap)));
      await ingestDocument(
        { ...desk.ingest, extractReport: async (pdf) => extractOnce(pdf) },
        { source: 'fmr', bytes, origin: 'sample.pdf', url: null, is_partial: false },
      );
      const parts = await desk.ingest.facts.query
        .selectFrom('report_sections')
        .select(['fund_key', 'section', 'text'])
        .execute();
      for (const [guarantee, trap] of TRAPS) {
        const { fund_key } = await desk.fund(trap.fund);
        const served = Object.fromEntries(
          parts
            .filter((part) => part.fund_key === fund_key)
            .map(({ section, text }) => [section, JSON.parse(text) as unknown]),
        );
        const [section, value] = trap.kept;
        expect
          .soft(JSON.stringify(served[section]), `${trap.fund}: the rest of the page is served`)
          .toContain(`"${value}"`);
        expect.soft(trap.falsehoods(served), guarantee).toEqual([]);
      }
      const holds = await desk.holds();
      const ofPages = holds.filter(({ figures }) => (JSON.parse(figures) as { group?: object }).group === undefined);
      expect(ofPages.map(({ check_name, subject }) => `${subject}: ${check_name}`)).toEqual([]);
    },
  );
});
