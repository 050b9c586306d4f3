import { beforeAll, describe, expect, it } from 'vitest';
import { readPages } from '#ingest/reports/read-pages.ts';
import type { IsoDate } from '#domain/dates.ts';
import { planSampleReports } from '#sample/reports/make-sample-reports.ts';
import { pageOf, type Line } from '../fmr/placed-words.ts';
import { createSeededRandom } from '../support/seeded-random.ts';
import { OTHER_MEANING } from './other-meaning.ts';
import { toSheet } from './placed-pieces.ts';
import { compareFacts, readSheets, type Fact } from './report-facts.ts';
import { CHANGES, changeReports, type Outcome, type ReportWords } from './run-reports.ts';

const END = '2026-08-20' as IsoDate;
const COMPANIES = 3;
// One round of all changes.
const PAGES = 1;
// A cover and two funds.
const PAGES_OF_EACH = 3;
const SEED = 1;

describe('reports read again after a change of their pages', () => {
  let outcome: Outcome;
  beforeAll(async () => {
    const latest = [...planSampleReports(END)].slice(-COMPANIES);
    const reports = latest.map(async ({ origin, draw, facts }): Promise<ReportWords> => {
      const names = facts.map(({ fund }) => fund.name);
      return {
        name: origin,
        pages: (await readPages(draw())).printed.slice(0, PAGES_OF_EACH),
        funds: names.map((name) => ({ name, other_names: [], amc: null, family: null, asset_class: null })),
      };
    });
    outcome = changeReports(await Promise.all(reports), PAGES, SEED);
  });

  it('each fact keeps its value, follows the change or is missing', () => {
    expect(outcome.wrong, `Again, with more pages: npm run fuzz:reports -- --seed ${SEED}`).toEqual([]);
  });

  it('every change finds a page to which it applies, and most facts are read again', () => {
    expect([...outcome.tallies.keys()].toSorted()).toEqual(CHANGES.toSorted());
    const tallies = [...outcome.tallies.values()];
    const sum = (count: (tally: (typeof tallies)[number]) => number): number =>
      tallies.reduce((total, tally) => total + count(tally), 0);
    expect(sum(({ same }) => same)).toBeGreaterThan(10 * sum(({ missing }) => missing));
  });
});

describe('the comparison of two readings', () => {
  const NAV: Fact = {
    key: 'p2 samplecashfund nav_per_unit',
    path: 'nav_per_unit',
    page_number: 2,
    kind: 'decimal',
    value: '10.5',
    isServed: true,
    evidence: undefined,
    words: ['2:40'],
    meaning: ['2:39'],
  };
  const wrongOf = (before: readonly Fact[], after: readonly Fact[]): number => compareFacts(before, after).wrong.length;

  it('another value under the same key is wrong, and a missing one is not', () => {
    expect(wrongOf([NAV], [NAV])).toBe(0);
    expect(wrongOf([NAV], [])).toBe(0);
    expect(wrongOf([NAV], [{ ...NAV, value: '105' }])).toBe(1);
  });

  it('a withheld value may stay withheld or be served, but no other value may', () => {
    const withheld = { ...NAV, isServed: false };
    expect(wrongOf([withheld], [NAV])).toBe(0);
    expect(wrongOf([NAV], [{ ...withheld, value: '105' }])).toBe(0);
    expect(wrongOf([withheld], [{ ...NAV, value: '105' }])).toBe(1);
  });

  it('words that served one fact and now serve another have changed their meaning', () => {
    const par = { ...NAV, key: 'p2 samplecashfund par_value', path: 'par_value' };
    expect(wrongOf([NAV], [par])).toBe(1);
    expect(wrongOf([NAV], [NAV, par])).toBe(0);
    expect(wrongOf([NAV], [{ ...par, words: ['2:77'] }])).toBe(0);
  });

  it('a fact that another page of its fund states is the same, with another value it is not', () => {
    const elsewhere = { ...NAV, key: NAV.key.replace('p2', 'p3'), page_number: 3 };
    expect(wrongOf([NAV], [elsewhere])).toBe(0);
    expect(wrongOf([NAV], [{ ...elsewhere, value: '105' }])).toBe(1);
  });

  it('a page without its month is held, with all its facts', () => {
    const servedOn = (...month: Line[]): number => {
      const page = pageOf([
        [40, [40, 'Sample Cash Fund', 16]],
        ...month,
        [80, [40, 'NAV per unit'], [200, '101.42']],
        [92, [40, 'Category'], [200, 'Money market']],
        [104, [40, 'Launch date'], [200, '17 July 2003']],
        [116, [40, 'Management fee'], [200, '2.00%']],
        [128, [40, 'Trustee'], [200, 'CDC']],
      ]);
      return readSheets([toSheet(page)], []).facts.filter(({ isServed }) => isServed).length;
    };
    expect(servedOn([60, [40, 'Report for April 2025']])).toBeGreaterThan(0);
    expect(servedOn()).toBe(0);
  });

  it('`Fund Manager` with a name is one fact, be it under the title of a committee or without it', () => {
    const namesOn = (...people: Line[]): string[] => {
      const page = pageOf([
        [40, [40, 'Sample Cash Fund', 16]],
        [60, [40, 'Report for April 2025']],
        [80, [40, 'NAV per unit'], [200, '101.42']],
        [92, [40, 'Category'], [200, 'Money market']],
        [104, [40, 'Launch date'], [200, '17 July 2003']],
        ...people,
      ]);
      const { facts } = readSheets([toSheet(page)], []);
      return facts
        .map(({ key, value }) => `${key} = ${value}`)
        .filter((text) => /parties.*sana/.test(text))
        .toSorted();
    };
    const chief: Line = [220, [40, 'Chief Executive Officer'], [200, 'Omar Dar']];
    const manager = (y: number): Line => [y, [40, 'Fund Manager'], [200, 'Sana Mirza']];
    expect(namesOn([200, [40, 'Investment Committee', 10]], chief, manager(232))).toEqual(namesOn(manager(116)));
  });

  it('the box around two lines of running text has no words of the texts beside it', () => {
    const sheet = toSheet(
      pageOf([
        [40, [40, 'Sample Cash Fund', 16]],
        [60, [40, 'Report for April 2025']],
        [80, [40, 'NAV per unit'], [200, '101.42']],
        [92, [40, 'Launch date'], [200, '17 July 2003']],
        [140, [40, 'Fund Type: Open-end; Category: Money market; Benchmark: Average of deposit']],
        [149, [40, 'rates of banks; Trustee: Sample Trust Limited; Auditor: Sample Ferguson']],
      ]),
    );
    const benchmark = readSheets([sheet], []).facts.find(({ path }) => path === 'benchmark_raw');
    const printed = (benchmark?.words ?? []).map((word) => sheet.pieces[Number(word.split(':')[1])]?.word.text);
    expect(printed).toEqual(['Average', 'of', 'deposit', 'rates', 'of', 'banks;']);
  });

  it('the unit of another size in the box of a size over two lines is not that of this size', () => {
    const sheet = toSheet(
      pageOf([
        [100, [200, 'Rs. 12,540']],
        [110, [40, 'million and Rs. 13,381 million']],
      ]),
    );
    const wrongWith = (words: readonly string[]): number => {
      const box = { page_number: 1, x0: 40, y0: 94, x1: 240, y1: 112 };
      const evidence = { ...box, printed: 'Rs. 12,540 million', multiplied_by: '1000000', chain: [] };
      const size = { ...NAV, path: 'fund_size', value: '12540000000', evidence, words, meaning: [] } as unknown as Fact;
      const before = { fragments: [], facts: [size] };
      const altered = OTHER_MEANING['unit from millions to billions']?.(sheet, createSeededRandom(SEED), before);
      return altered?.judge(before, before).wrong.length ?? -1;
    };
    expect(wrongWith(['1:0', '1:1', '1:2'])).toBe(1);
    expect(wrongWith(['1:0', '1:1', '1:2', '1:6'])).toBe(0);
  });

  it('a month whose name in a row of figures is altered stays if the page names its last day elsewhere', () => {
    const wrongWith = (elsewhere: string): number => {
      const page = pageOf([
        [300, [40, elsewhere]],
        [400, [40, 'Mar-18'], [200, '4.50']],
      ]);
      const evidence = { page_number: 1, x0: 40, y0: 394, x1: 64, y1: 402, printed: 'Mar-18', chain: [] };
      const date = { ...NAV, key: 'p1 samplecashfund report_date', path: 'report_date', kind: 'date', page_number: 1 };
      const fact = { ...date, value: '2018-03-31', evidence, words: ['1:1'], meaning: [] } as unknown as Fact;
      const before = { fragments: [], facts: [fact] };
      const altered = OTHER_MEANING['month in the title altered']?.(toSheet(page), createSeededRandom(SEED), before);
      return altered?.judge(before, before).wrong.length ?? -1;
    };
    expect(wrongWith('31-Mar-18')).toBe(0);
    expect(wrongWith('30-Mar-15')).toBe(1);
  });

  it('an altered value must be followed: the old one is wrong', () => {
    const followed = (): readonly string[] => ['11.5'];
    expect(compareFacts([NAV], [{ ...NAV, value: '11.5' }], followed)).toMatchObject({ same: 1, wrong: [] });
    expect(compareFacts([NAV], [NAV], followed).wrong).toHaveLength(1);
  });
});
