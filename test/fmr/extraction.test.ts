import { describe, expect, it } from 'vitest';
import {
  ALLOCATION,
  BLOCKS,
  COMMITTEE,
  FACTS,
  HOLDINGS,
  PERFORMANCE,
  samplePage,
  SERIES,
  STATISTICS,
} from '../fixtures/sample-report.ts';
import type { PageBlock, ReportPage, Setting } from '../fixtures/report-page.ts';
import { readEach, readSample } from './read-sample.ts';
import { sayFragment } from './say-fragment.ts';

const SETTINGS: readonly Setting[] = ['bars', 'lines', 'leaders'];

async function readOne(page: ReportPage) {
  const { fragments } = await readSample(page);
  const [fragment] = fragments;
  if (fragment === undefined) throw new Error('the page was not taken for a fund’s');
  return fragment;
}

/** The sample page with this block in place of its own; the rest is unchanged. */
function withBlock(setting: Setting, block: PageBlock): ReportPage {
  return samplePage(setting, { columns: [[FACTS], [block]] });
}

describe.concurrent.each(SETTINGS)('a fund page set with %s', (setting) => {
  it('gives every figure under the member it is printed for, in rupees and percent', async () => {
    const said = sayFragment(await readOne(samplePage(setting)));
    expect([...said]).toEqual(
      expect.arrayContaining([
        'member|fund_name_raw|Sample Income Fund (SINF)',
        'member|report_date|2024-01-31',
        'member|category_raw|Income Scheme',
        'member|launch_date|2010-05-27',
        'member|fund_size|2944510000',
        'member|nav_per_unit|101.2539',
        'member|minimum_initial_investment|5000',
        'member|par_value|100',
        'metric|WEIGHTED_AVERAGE_MATURITY|MONTHS|1.26',
        'metric|SHARPE_RATIO||-0.14',
        'fee|TOTAL_EXPENSE_RATIO|YTD|1.71',
        'fee|BACK_END_LOAD||0',
        'fee|FRONT_END_LOAD||2.00',
        'rating|FUND_STABILITY|PACRA|AA-(f)',
        'rating_date|FUND_STABILITY|2023-07-12',
        'return|YTD||fund_return_percent|7.67',
        'return|YTD||benchmark_return_percent|6.01',
        'return|MTD||fund_return_percent|-8.35',
        'allocation|ASSET_ALLOCATION|Cash|current_period|12.41',
        'allocation|ASSET_ALLOCATION|Cash|previous_period|20.31',
        'allocation|SECTOR_ALLOCATION|Cement|percent_of_total_assets|14.91',
        'allocation|CREDIT_QUALITY|AA+|percent_of_total_assets|24.35',
        'holding|Sample Cement Sukuk (20-Dec-07)|percent_of_total_assets|7.21',
        'holding|Sample Cement Sukuk (20-Dec-07)|issue_date|2007-12-20',
        'return|MONTH|Dec-23|benchmark_return_percent|1.32',
        'party|INVESTMENT_COMMITTEE_MEMBER|Head of Research|Bilal Sample, CFA',
      ]),
    );
  });

  it('gives each value with the place and the words it was read from', async () => {
    const fragment = await readOne(samplePage(setting));
    expect(fragment.evidence['nav_per_unit']).toMatchObject({
      page_number: 1,
      printed: '101.2539',
      multiplied_by: null,
    });
    expect(fragment.evidence['fund_size']).toMatchObject({ printed: '2,944.51', multiplied_by: '1000000' });
    const numbers = fragment.allocations.flatMap((row, index) =>
      row.current_period === null
        ? []
        : [[row.current_period, fragment.evidence[`allocations[${index}].current_period`]?.printed]],
    );
    expect(numbers.length).toBeGreaterThan(5);
    for (const [value, printed] of numbers) expect(printed).toBe(`${value}%`);
  });

  it('gives each number with its row label and its column heads', async () => {
    const { allocations, evidence } = await readOne(samplePage(setting));
    const wordsOf = (path: string, role: string): string =>
      (evidence[path]?.chain ?? []).flatMap((link) => (link.role === role ? [link.printed] : [])).join(' ');
    expect(wordsOf('nav_per_unit', 'LABEL')).toMatch(/nav/i);
    for (const [index, row] of allocations.entries()) {
      if (row.current_period === null || row.previous_period === null) continue;
      const [now, before] = ['current_period', 'previous_period'].map((member) => `allocations[${index}].${member}`);
      expect(wordsOf(now ?? '', 'LABEL')).toContain(row.label_raw);
      expect(wordsOf(now ?? '', 'COLUMN_HEAD')).not.toBe('');
      expect(wordsOf(now ?? '', 'COLUMN_HEAD')).not.toBe(wordsOf(before ?? '', 'COLUMN_HEAD'));
    }
    const numbers = Object.keys(evidence).filter((path) => /percent|current_period|nav_per_unit|fund_size/.test(path));
    expect(numbers.filter((path) => wordsOf(path, 'LABEL') === '')).toEqual([]);
  });

  it('has nothing to report of a page it understands', async () => {
    expect((await readOne(samplePage(setting))).problems).toEqual([]);
  });

  it('keeps fund and benchmark apart when their columns change places', async () => {
    const turned: PageBlock = {
      kind: 'table',
      title: 'Fund Performance',
      heads: ['', 'SINF', 'BM'],
      rows: [['YTD', '7.67%', '6.01%']],
    };
    const [row] = (await readOne(withBlock(setting, turned))).reported_returns;
    expect(row).toMatchObject({ fund_return_percent: '7.67', benchmark_return_percent: '6.01' });
  });

  it('distinguishes this month from the last by their names, newest first or last', async () => {
    const turned: PageBlock = {
      kind: 'table',
      title: 'Asset Allocation (% of Total Assets)',
      heads: ['', 'Jan-24', 'Dec-23'],
      rows: [
        ['Cash', '12.41%', '20.31%'],
        ['Others', '87.59%', '79.69%'],
      ],
    };
    const [cash] = (await readOne(withBlock(setting, turned))).allocations;
    expect(cash).toMatchObject({ current_period: '12.41', previous_period: '20.31' });
  });
});

describe.concurrent('layout drift', () => {
  // A small generator, so that every run moves the blocks in the same ways.
  function* orders(count: number): Generator<(limit: number) => number> {
    for (let seed = 1; seed <= count; seed += 1) {
      let state = seed * 7919;
      yield (limit) => {
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
        return Math.floor(state / 65_536) % limit;
      };
    }
  }

  it.each(SETTINGS)('moved, renamed and dropped blocks leave facts out and never say another (%s)', async (setting) => {
    const truth = sayFragment(await readOne(samplePage(setting)));
    const drifted = [...orders(12)].map((pick) => {
      const left = [...BLOCKS];
      const shuffled = Array.from(
        { length: BLOCKS.length },
        () => left.splice(pick(left.length), 1)[0] as PageBlock,
      ).slice(pick(3));
      const renamed = pick(shuffled.length);
      const blocks = shuffled.map((block, index) =>
        index === renamed ? { ...block, title: 'Numbers We Like' } : block,
      );
      const width = 1 + pick(3);
      return samplePage(setting, {
        columns: Array.from({ length: width }, (_, column) =>
          blocks.filter((_block, index) => index % width === column),
        ),
      });
    });
    for (const [index, { fragments }] of (await readEach(drifted)).entries()) {
      const said = fragments.flatMap((fragment) => [...sayFragment(fragment)]);
      expect(
        said.filter((line) => !truth.has(line)),
        JSON.stringify(drifted[index]?.columns.map((column) => column.map((block) => block.title))),
      ).toEqual([]);
    }
  });

  it('a table under an unknown title is reported and not read into another table', async () => {
    const strange: PageBlock = { ...HOLDINGS, title: 'Numbers We Like' };
    const fragment = await readOne(samplePage('bars', { columns: [[FACTS], [ALLOCATION, strange]] }));
    expect(fragment.allocations.map((row) => row.label_raw)).toEqual(['Cash', 'TFCs/Sukuks', 'T-Bills', 'Others']);
    expect(fragment.problems.map((problem) => problem.found)).toEqual([expect.stringMatching(/numbers we like/i)]);
  });
});

describe.concurrent('what a page prints', () => {
  const statistics = (...rows: [string, string][]): PageBlock => ({ kind: 'pairs', title: 'Fund Statistics', rows });

  it.each([
    ['Fund Size (PKR mn)', '13,662.117', '13662117000'],
    ['Net Assets (PKR)', '382,277,302', '382277302'],
    ['Fund Size', 'Rs. 2.73 billion', '2730000000'],
    ['Assets under Management', '150.898mn', '150898000'],
    ['Fund Size', 'PKR 1191.7 mn', '1191700000'],
    ['Net Assets', 'Rs. 1,814 million', '1814000000'],
  ])('a size as %s: %s is %s rupees, exactly', async (label, printed, rupees) => {
    const fragment = await readOne(withBlock('bars', statistics([label, printed], ['NAV', '10.05'])));
    expect(fragment.fund_size).toBe(rupees);
  });

  it('a size without a unit is unknown and reported', async () => {
    const fragment = await readOne(withBlock('bars', statistics(['Fund Size', '319.99'], ['NAV', '10.05'])));
    expect(fragment.fund_size).toBeNull();
    expect(fragment.problems).toMatchObject([
      { path: 'fund_size', found: expect.stringContaining('319.99') as string },
    ]);
  });

  it.each(['PKR 319.99', 'Rs. 12,345.67', 'PKR 999,999'])(
    'a size of %s, whose “mn” may be printed elsewhere, is unknown, not an amount in rupees',
    async (printed) => {
      const fragment = await readOne(withBlock('bars', statistics(['Fund Size', printed], ['NAV', '10.05'])));
      expect(fragment).toMatchObject({
        fund_size: null,
        net_assets: null,
        problems: [{ path: 'fund_size', found: `“Fund Size: ${printed}”` }],
      });
    },
  );

  it.each([
    [
      'Stability Rating: "AA-(f)" by PACRA 12-Jul-23 Asset Manager Rating: "AM1" by VIS 20-Dec-23',
      ['2023-07-12', '2023-12-20'],
    ],
    ['Stability Rating: AA-(f) (PACRA), AMC Rating: AM1 (VIS)', [null, null]],
    ['Rating: "AA-(f)" by PACRA 12-Jul-23 and "AM1" by VIS 20-Dec-23', ['2023-07-12', '2023-12-20']],
  ])('both ratings of one run of text are distinguished: %s', async (ratings, dates) => {
    const { ratings: rows, problems } = await readOne(samplePage('bars', { ratings }));
    expect(rows.map((row) => [row.rating_type, row.rating_raw, row.rating_agency])).toEqual([
      ['FUND_STABILITY', 'AA-(f)', 'PACRA'],
      ['ASSET_MANAGER', 'AM1', 'VIS'],
    ]);
    expect(rows.map((row) => row.rating_date)).toEqual(dates);
    expect(problems).toEqual([]);
  });

  it.each([
    ['Stability Rating: "AA-(f)" by PACRA 12-Jul-23, previously "A+(f)" by PACRA', ['AA-(f)']],
    ['Stability Rating: "AA-(f)" by PACRA 12-Jul-23 Previous Rating: "A+(f)" by PACRA', ['AA-(f)']],
    ['Stability Rating: Previous: "A+(f)" by PACRA', []],
  ])('a rating that the page states as a former one is not read as current: %s', async (ratings, expected) => {
    const { ratings: rows } = await readOne(samplePage('bars', { ratings }));
    expect(rows.map((row) => row.rating_raw)).toEqual(expected);
  });

  it('a size that only a sentence states is taken from the sentence', async () => {
    const comment: PageBlock = {
      kind: 'text',
      title: 'Fund Manager’s Comments',
      text: 'The Fund size stood at Rs. 17.91217 billion at the end of January 2024.',
    };
    expect((await readOne(withBlock('leaders', comment))).fund_size).toBe('17912170000');
  });

  it('brackets are a minus, Nil is zero, dashes and N/A are unknown, errors of a spreadsheet are reported', async () => {
    const table: PageBlock = {
      kind: 'table',
      title: 'Fund Performance',
      heads: ['', 'BM', 'SINF'],
      rows: [
        ['YTD', '(6.01)%', '-'],
        ['1 Month', 'Nil', 'N/A'],
        ['3 Month', '1.10%', '#NUM!'],
      ],
    };
    const fragment = await readOne(withBlock('lines', table));
    expect(
      fragment.reported_returns.map((row) => [row.period_key, row.benchmark_return_percent, row.fund_return_percent]),
    ).toEqual([
      ['YTD', '-6.01', null],
      ['1M', '0', null],
      ['3M', '1.10', null],
    ]);
    expect(fragment.problems).toMatchObject([{ path: 'reported_returns', found: 'the error #NUM!' }]);
  });

  it('two percentages in one cell are two values', async () => {
    const table: PageBlock = {
      kind: 'table',
      title: 'Asset Allocation (% of Total Assets)',
      heads: ['', 'Jan-24', 'Dec-23'],
      rows: [['Cash', '13.62%7.78%']],
    };
    const fragment = await readOne(withBlock('bars', table));
    for (const row of fragment.allocations)
      expect([row.current_period, row.previous_period]).not.toContain('13.627.78');
    expect(fragment.allocations.every((row) => row.previous_period === null || row.previous_period === '7.78')).toBe(
      true,
    );
  });

  it('a row of returns without a label is not assigned', async () => {
    const table: PageBlock = {
      kind: 'table',
      title: 'Performance %',
      heads: ['Performance Period', 'Jan 2024', 'Since Launch October 06, 2018'],
      rows: [
        ['Sample Income Fund', '9.5%', '8.8%'],
        ['', '4.1%', '3.4%'],
      ],
    };
    const fragment = await readOne(samplePage('bars', { columns: [[FACTS, table]] }));
    expect(
      fragment.reported_returns.map((row) => [row.period_key, row.fund_return_percent, row.benchmark_return_percent]),
    ).toEqual([
      ['MTD', '9.5', null],
      ['SINCE_INCEPTION', '8.8', null],
    ]);
    expect(fragment.problems).toHaveLength(1);
  });
});

describe.concurrent('pages and months', () => {
  it('a foot that names another month is reported', async () => {
    const fragment = await readOne(samplePage('bars', { foot: 'Fund Manager’s Report December 2023' }));
    expect(fragment.report_date).toBe('2024-01-31');
    expect(fragment.problems).toMatchObject([{ path: 'report_date', found: '2024-01 and 2023-12' }]);
  });

  it('a page of another month than the report’s other pages is reported', async () => {
    const { fragments } = await readSample(
      samplePage('lines'),
      samplePage('lines', { fund: 'Sample Cash Fund' }),
      samplePage('lines', { fund: 'Sample Stock Fund', month: 'May 2023' }),
    );
    expect(fragments.map((fragment) => fragment.problems.some((problem) => problem.path === 'report_date'))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('a manager named only on another page is cited from that page', async () => {
    const { fragments } = await readSample(
      samplePage('bars', { fund: 'Market Review', columns: [[]], notes: [], ratings: '' }),
      samplePage('leaders'),
    );
    expect(fragments[0]).toMatchObject({
      page_number: 2,
      amc_name_raw: 'Sample Asset Management Limited',
      evidence: { amc_name_raw: { page_number: 1 } },
    });
  });

  it('pages that are not about a fund give no fragment', async () => {
    const comment: PageBlock = {
      kind: 'text',
      title: 'Economic Review',
      text: 'Invented words about an invented economy, with a return of 7.67% in them.',
    };
    const { fragments, pages } = await readSample(
      samplePage('bars'),
      samplePage('bars', { fund: 'Market Review', columns: [[comment]], notes: [] }),
    );
    expect(fragments.map((fragment) => fragment.page_number)).toEqual([1]);
    expect(pages[1]).toMatchObject({ page_number: 2, page_type: 'COMMENTARY' });
  });

  it('a table on the next page belongs to the fund of the page before', async () => {
    const { fragments } = await readSample(
      samplePage('bars', { columns: [[FACTS], [STATISTICS]] }),
      samplePage('bars', { fund: '', ratings: '', columns: [[PERFORMANCE], [SERIES]] }),
      samplePage('bars', { fund: 'Sample Stock Fund', columns: [[FACTS, COMMITTEE]] }),
    );
    expect(
      fragments.map((fragment) => [fragment.fund_name_raw, fragment.page_type, fragment.reported_returns.length > 0]),
    ).toEqual([
      ['Sample Income Fund (SINF)', 'FUND_PAGE', false],
      ['Sample Income Fund (SINF)', 'CONTINUATION', true],
      ['Sample Stock Fund', 'FUND_PAGE', false],
    ]);
  });
});
