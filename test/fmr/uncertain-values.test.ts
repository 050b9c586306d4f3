/** Values whose end, owner or month nothing shows: they are withheld. */
import { describe, expect, it } from 'vitest';
import type { TurnedWord } from '#documents/pdf/page-words.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import { listRunningItems } from '#sources/fmr/candidates/running-items.ts';
import { listZones } from '#sources/fmr/identity/zones.ts';
import { listBlocks } from '#sources/fmr/ink/blocks.ts';
import { listBullets } from '#sources/fmr/ink/mend-words.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import { isKnownLabel, labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { keyOf } from '#sources/fmr/sub-funds.ts';
import { pageOf, readPage, type Line } from './placed-words.ts';

const FACTS: Line[] = [
  [40, [40, 'Sample Cash Fund', 16]],
  [80, [40, 'NAV per unit'], [200, '101.42']],
  [92, [40, 'Category'], [200, 'Money market']],
  [104, [40, 'Launch date'], [200, '17 July 2003']],
  [128, [40, 'Management fee'], [200, '2.00%']],
  [140, [40, 'Risk profile'], [200, 'Low']],
  [152, [40, 'Pricing mechanism'], [200, 'Forward']],
];
const withLine = (label: string, value: string): ReturnType<typeof readPage> =>
  readPage([...FACTS, [116, [40, label], [200, value]]]);

describe('a text that is more or less than one value', () => {
  it('has no second label with its value', () => {
    expect(withLine('Dealing days', 'Monday to Friday').dealing_days_raw).toBe('Monday to Friday');
    expect(withLine('Dealing days', 'Monday to Friday Cut-off time – 4:00 p.m.').dealing_days_raw).toBeNull();
    const auditors = (value: string): number => withLine('Auditor', value).parties.length;
    expect(auditors('Sample Ferguson & Co.')).toBe(1);
    expect(auditors('Sample Ferguson & Co. Management fee: 2.00%')).toBe(0);
  });

  it('does not end with a word that another follows', () => {
    expect(withLine('Benchmark', '3M deposit rates of banks').benchmark_raw).toBe('3M deposit rates of banks');
    expect(withLine('Benchmark', '3M deposit rates of').benchmark_raw).toBeNull();
    expect(withLine('Fund manager', 'Nadia Sample,').parties).toEqual([]);
    const fees = (value: string): number =>
      withLine('Trustee fee', value).special_terms.filter(({ value_raw }) => value_raw === value).length;
    expect(fees('Up to 3% of the average net assets ofthe')).toBe(0);
    expect(fees('Up to 3% of the average net assetsofthe')).toBe(0);
    expect(fees('Up to 3% of the average net assets of the Scheme')).toBe(1);
  });

  it('an objective does not begin within a sentence', () => {
    const objectives = (text: string): number =>
      readPage([...FACTS, [190, [40, 'Investment Objective', 9]], [202, [40, text]]]).special_terms.filter(
        ({ term_type }) => term_type === 'INVESTMENT_OBJECTIVE',
      ).length;
    expect(objectives('The fund earns a steady income from instruments of high quality.')).toBe(1);
    expect(objectives('instruments and provide competitive returns to the holders of its units.')).toBe(0);
  });

  it('two ratings that run into each other have no dates', () => {
    const ratings = (value: string): number => withLine('Fund stability rating', value).ratings.length;
    expect(ratings('AA(f) VIS 17-JAN-2019')).toBe(1);
    expect(withLine('Fund stability rating', 'AA-(f)VIS 29/12/2022').ratings[0]?.rating_raw).toBe('AA-(f)');
    expect(ratings('AA(f) AM3++ VIS VIS 17-JAN-2019 31-DEC-2018')).toBe(0);
  });
});

describe('lists', () => {
  const meaningOf = (text: string): ReturnType<typeof labelMeaning> => labelMeaning(text, null);
  const itemsOf = (lines: readonly Line[]): string[] => {
    const page = pageOf(lines);
    const blocks = listBlocks(page, listTextLines(page), isKnownLabel);
    return listRunningItems(blocks, meaningOf, () => false).map(({ labelText, value }) => `${labelText}=${value.text}`);
  };

  it('a running list keeps its lines where some of them begin with bullets', () => {
    const list = (bullets: readonly number[]): Line[] =>
      [
        ['Category: Money market • Fund type: Open-end • Auditor:', 0],
        ['Sample & Co. • Trustee: Sample Trust Limited • Benchmark: 6 month', 1],
        ['KIBOR • Risk profile: Low • Leverage: Nil', 2],
      ].map(([text, at]) => [
        100 + 11 * Number(at),
        ...(bullets.includes(Number(at)) ? ([[33, '–']] as const) : []),
        [40, String(text)],
      ]);
    const marks: Line[] = [200, 220, 240].map((y) => [y, [33, '–'], [40, 'Sample']]);
    const plain = itemsOf(list([]));
    expect(plain).toContain('Benchmark=6 month KIBOR');
    expect(itemsOf([...list([0]), ...marks])).toEqual(plain);
  });

  it('the last value of a running list may go on in a line that is not as close', () => {
    const list = (gap: number): string[] =>
      itemsOf([
        [100, [40, 'Category: Money market • Fund type: Open-end • Auditor:']],
        [110, [40, 'Sample & Co. • Trustee: Sample Trust Limited • Dealing days: Monday']],
        [110 + gap, [40, 'to Friday']],
      ]);
    expect(list(10)).toContain('Dealing days=Monday to Friday');
    expect(list(13)).not.toContain('Dealing days=Monday');
    expect(list(30)).toContain('Dealing days=Monday');
  });

  it('a list of labels holds no values', () => {
    const labels = [
      'Category of the scheme',
      'Type of the scheme',
      'Risk profile of the scheme',
      'Auditor of the scheme',
    ];
    expect(itemsOf(labels.map((label, at): Line => [100 + 11 * at, [40, '•'], [46, label]]))).toEqual([]);
  });

  it('dashes begin lines although other dashes are within lines', () => {
    const list = ['Category', 'Trustee', 'Auditor'].map((text, at): Line => [100 + 12 * at, [36, '–'], [42, text]]);
    expect(listBullets(pageOf([[60, [40, 'Returns – in percent']], ...list]).words).size).toBe(3);
    const names = ['Yasir', 'Nadia'].map((text, at): Line => [140 + 12 * at, [36, text], [62, '–'], [68, 'Chief']]);
    expect(listBullets(pageOf([...list, ...names]).words).size).toBe(3);
  });

  it('owners are on one line although their baselines differ a little', () => {
    const plans = ['Aggressive', 'Balanced', 'Conservative'].map((name) => `Sample ${name} Plan`);
    const funds: KnownFund[] = ['Sample Planning Fund', ...plans].map((name, at) => ({
      name,
      other_names: [],
      amc: 'Sample',
      family: at === 0 ? null : 'Sample Planning Fund',
      asset_class: null,
    }));
    const heads = plans.map((plan, at): Line => [[172.4, 172.6, 172.7][at] ?? 172, [180 + 140 * at, plan]]);
    const between = ['Net assets (Rs. in million)', 'Net asset value per unit (Rs.)', 'Units outstanding'].map(
      (label, row): Line => [
        201 + 14 * row,
        [40, label],
        ...plans.map((_, at) => [215 + 140 * at, `${3 + at},${row + 1}45,954`] as const),
      ],
    );
    const rows = ['MTD', 'FYTD', '1 Year', 'Since inception'].map((period, row): Line => [
      258 + 14 * row,
      [40, period],
      ...plans.flatMap(
        (_, at) =>
          [
            [190 + 140 * at, `${at + 1}.${row + 10}`],
            [250 + 140 * at, `${at + 4}.${row + 10}`],
          ] as const,
      ),
    ]);
    const page = pageOf([
      ...FACTS.map(([y, ...cells]): Line => (y === 40 ? [y, [40, 'Sample Planning Fund', 16]] : [y, ...cells])),
      ...heads,
      ...between,
      [
        244,
        [40, 'Returns (%)'],
        ...plans.flatMap(
          (_, at) =>
            [
              [190 + 140 * at, 'Plan'],
              [250 + 140 * at, 'BM'],
            ] as const,
        ),
      ],
      ...rows,
    ]);
    const keys = readReport({ pages: [page] }, { funds }).fragments.flatMap(({ reported_returns }) =>
      reported_returns.map((row) => row.sub_fund_key),
    );
    expect(new Set(keys).size).toBe(3);
    expect(keys).not.toContain(null);
  });
});

describe('plans and people', () => {
  it('a plan keeps its key where its name lost blanks', () => {
    const fund = 'Sample Islamic Sovereign Fund';
    expect(keyOf('Sample IslamicSovereign Plan 1', fund)).toBe(keyOf('Sample Islamic Sovereign Plan 1', fund));
  });

  it('the manager under a name is the manager of the fund, with or without a committee elsewhere', () => {
    const { parties } = readPage([...FACTS, [190, [40, 'Nadia Sample']], [200, [40, 'Fund manager']]]);
    expect(parties.map(({ role, name_raw }) => `${role} ${name_raw}`)).toEqual(['FUND_MANAGER Nadia Sample']);
  });
});

describe('the parts of a page', () => {
  const page = pageOf([
    [40, [100, 'Fund size']],
    [52, [100, 'NAV']],
    [64, [100, 'Launched']],
    [200, [100, 'Fund size']],
    [212, [100, 'NAV']],
    [224, [100, 'Launched']],
  ]);
  const areas = { swatch: undefined, column: undefined, within: undefined, field: undefined };
  const PLAIN = { lines: [], isFigure: false, isLoose: false, ...areas };
  const blocks = page.words.map((word) => ({ ...word, ...PLAIN }));
  const sideways = (y0: number): { x0: number; x1: number; y0: number; y1: number; size: number } => ({
    x0: 20,
    x1: 30,
    y0,
    y1: y0 + 60,
    size: 10,
  });

  it('are parted at the blank band between titles set sideways without bars, not where the lower title begins', () => {
    const [, lower] = listZones(page, blocks, [sideways(20), sideways(205)]) ?? [];
    expect(lower?.y0).toBeGreaterThan(70);
    expect(lower?.y0).toBeLessThan(194);
  });

  it('are not parted where no band is clearly the widest', () => {
    const even = Array.from({ length: 20 }, (_, at): Line => [40 + 12 * at, [100, 'NAV']]);
    const words = pageOf(even).words.map((word) => ({ ...word, ...PLAIN }));
    expect(listZones(page, words, [sideways(20), sideways(205)])).toBeUndefined();
  });

  it('belong to the unknown fund whose name is along the side of the page', () => {
    const funds: KnownFund[] = ['Sample Balanced Plan', 'Sample Active Plan'].map((name) => ({
      name,
      other_names: [],
      amc: 'Sample',
      family: 'Sample Planning Fund',
      asset_class: null,
    }));
    const sheet = pageOf([[60, [60, 'Sample Balanced Plan', 10]], ...FACTS.slice(1)]);
    const turned = ['Marigold', 'Century', 'Fund'].map((text, at): TurnedWord => ({
      text,
      x0: 10,
      x1: 22,
      y0: 300 - 70 * at,
      y1: 360 - 70 * at,
      baseline: 20,
      size: 12,
      bold: true,
      color: '#000000',
      turn: 'UP',
    }));
    const names = (side: TurnedWord[]): (string | null)[] =>
      readReport({ pages: [{ ...sheet, turned: side }] }, { funds }).fragments.map(
        ({ fund_name_raw }) => fund_name_raw,
      );
    expect(names([])).toEqual(['Sample Balanced Plan']);
    expect(names(turned)).not.toContain('Sample Balanced Plan');
  });
});

describe('a designation', () => {
  it('of one word that others follow names nobody', () => {
    const page = (title: string): number =>
      readPage([
        ...FACTS,
        [190, [40, 'Members of the Investment Committee', 9]],
        [202, [40, `Nadia Sample – Head of Research`]],
        [214, [40, `Imran Sample – ${title}`]],
      ]).parties.length;
    expect(page('Chief Investment Officer')).toBe(2);
    expect(page('Chief')).toBeLessThan(2);
  });
});

describe('the label of a share', () => {
  it('is more than the end of one', () => {
    const labelsOf = (first: string): (string | null)[] =>
      readPage([
        ...FACTS,
        [190, [40, 'Sector allocation (% of total assets)', 9]],
        [204, [40, first], [260, '15.89%']],
        [216, [40, 'Cement'], [260, '12.10%']],
        [228, [40, 'Fertilizer'], [260, '9.20%']],
      ]).allocations.map(({ label_raw }) => label_raw);
    expect(labelsOf('Oil Companies')).toContain('Oil Companies');
    expect(labelsOf('Companies')).not.toContain('Companies');
  });
});

describe('what another text states', () => {
  it('a figure on the axis of a chart is no return of the month that a table states', () => {
    const months = ['Jun-18', 'Jul-18', 'Aug-18', 'Sep-18', 'Oct-18'];
    const { reported_returns } = readPage([
      ...FACTS,
      [200, [40, 'Monthly returns (%)', 9]],
      [212, [120, 'Fund'], [180, 'Benchmark']],
      ...months.map((month, at): Line => [224 + 12 * at, [40, month], [120, `${at + 4}.67`], [180, `${at + 7}.42`]]),
      [400, [300, '-5%'], [318, 'Jun-18']],
    ]);
    expect(reported_returns.filter(({ period_label_raw }) => period_label_raw === 'Jun-18')).toHaveLength(1);
  });

  it('a page that goes on with a fund and says another month leaves the month open', () => {
    const first = pageOf([...FACTS, [20, [300, 'Monthly Report May 2025']]]);
    const months = ['Dec-25', 'Nov-25', 'Oct-25', 'Sep-25'];
    const second = pageOf([
      [40, [40, 'Sample Cash Fund (continued)', 16]],
      [200, [40, 'Monthly returns (%)', 9]],
      [212, ...months.map((month, at) => [120 + 60 * at, month] as const)],
      [224, [40, 'Sample Cash Fund'], ...months.map((_, at) => [120 + 60 * at, `${at + 1}.25`] as const)],
      [236, [40, 'Benchmark'], ...months.map((_, at) => [120 + 60 * at, `${at + 1}.15`] as const)],
    ]);
    const { fragments } = readReport({ pages: [first, { ...second, page_number: 2 }] }, { funds: [] });
    const doubts = fragments
      .filter(({ page_number }) => page_number === 2)
      .map(({ problems }) => problems.map(({ path }) => path));
    expect(doubts).toHaveLength(1);
    expect(doubts[0]).toContain('report_date');
  });
});
