/** A page that is set differently says the same: order of drawing, small shifts, bullets, watermarks, lost blanks. */
import { describe, expect, it } from 'vitest';
import { listSegments, makeSegment } from '#documents/pdf/list-segments.ts';
import type { PdfPage, Word } from '#documents/pdf/page-words.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import { listAmcs } from '#sources/fmr/identity/find-amc.ts';
import { respace } from '#sources/fmr/ink/respace.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import { percentMemberOf } from '#sources/fmr/percent-bases.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { findTableScope } from '#sources/fmr/regions/table-scope.ts';
import { SubFundNames } from '#sources/fmr/regions/sub-fund-names.ts';
import type { Row, Table } from '#sources/fmr/candidates/table.ts';
import type { Block } from '#sources/fmr/ink/blocks.ts';
import { pageOf, tablesOf, type Line } from './placed-words.ts';

const funds = ['Sample Income Fund', 'Sample Stock Fund'].map((name): KnownFund => ({
  name,
  other_names: [],
  amc: null,
  family: null,
  asset_class: null,
}));

const facts: readonly Line[] = [
  [40, [40, 'Sample Income Fund', 16]],
  [60, [40, 'As on 31 May 2024']],
  [100, [40, 'Category'], [200, 'Income Scheme']],
  [114, [40, 'Launch date'], [200, '14/02/2012']],
  [128, [200, 'Sample Custodian Company of']],
  [137, [40, 'Trustee'], [200, 'Pakistan Limited']],
  [151, [40, 'Front-end load'], [200, '1.50%']],
  [165, [40, 'Risk profile'], [200, 'Medium']],
];

const read = (...pages: PdfPage[]): ReadFragment[] => [...readReport({ pages }, { funds }).fragments];

const withWords = (page: PdfPage, change: (words: readonly Word[]) => readonly Word[]): PdfPage => ({
  ...page,
  words: change(page.words),
});

const trusteeOf = (fragment: ReadFragment | undefined): string | null | undefined =>
  fragment?.parties.find(({ role }) => role === 'TRUSTEE')?.organization_raw;

describe('the order in which words are drawn', () => {
  it('does not cut a value of two lines', () => {
    const [drawn] = read(pageOf(facts));
    const [shuffled] = read(withWords(pageOf(facts), (words) => words.toSorted((a, b) => (a.text < b.text ? -1 : 1))));
    expect(trusteeOf(drawn)).toBe('Sample Custodian Company of Pakistan Limited');
    expect(trusteeOf(shuffled)).toBe(trusteeOf(drawn));
  });
});

describe('a line of text', () => {
  it('is whole if its words are not level with each other, whatever is beside it', () => {
    const page = withWords(pageOf([[100, [40, 'Since inception'], [300, 'May']]]), ([since, inception, may]) => [
      { ...(since as Word), baseline: 100.1 },
      { ...(inception as Word), baseline: 100.6 },
      { ...(may as Word), baseline: 98 },
    ]);
    expect(listSegments(page).map(({ text }) => text)).toContain('Since inception');
  });

  it('loses its bullet if each label has one, and keeps a dash between two words', () => {
    const labels: readonly Line[] = [100, 114, 128].map((y) => [y, [40, '» Category'], [200, 'Rate – Fee']]);
    expect(listTextLines(pageOf(labels)).map(({ text }) => text)).toEqual(
      [1, 2, 3].flatMap(() => ['Category', 'Rate – Fee']),
    );
  });

  it('does not contain a word that is printed across the page', () => {
    const mark = pageOf([[140, [60, 'DRAFT', 70]]]).words;
    expect(trusteeOf(read(withWords(pageOf(facts), (words) => [...mark, ...words]))[0])).toBe(
      'Sample Custodian Company of Pakistan Limited',
    );
  });
});

describe('words without the blank between them', () => {
  it('are parted where they are words of labels and titles, and names stay whole', () => {
    expect(respace('Topholdings (%ofnetassets)')).toBe('Top holdings (% of net assets)');
    expect(titleKind('Topholdings')).toBe('HOLDINGS');
    expect(respace('Alfalah Kirthar Benchmark')).toBe('Alfalah Kirthar Benchmark');
  });

  it('name the same whole of a share', () => {
    expect(percentMemberOf('Credit quality', 'of netassets')).toBe('percent_of_net_assets');
  });

  it('leave the whole open where the title breaks off before it', () => {
    expect(percentMemberOf('Credit quality (% of total assets)', '')).toBe('percent_of_total_assets');
    expect(percentMemberOf('Credit quality (% of Total', '')).toBeNull();
  });
});

describe('the manager', () => {
  const named = (...lines: string[]): string | undefined => {
    const pages = lines.map((text, at) => ({
      page_number: at + 1,
      lines: [makeSegment(pageOf([[20, [40, text]]]).words)],
    }));
    return listAmcs(pages, ['Sample Income Fund'])[0]?.text;
  };

  it('is no title, label or sentence', () => {
    expect(named('INVESTMENT OBJECTIVE')).toBeUndefined();
    expect(named('Fund Manager Report |')).toBeUndefined();
    expect(named('Minimum investment')).toBeUndefined();
    expect(named('To give savers a scheme whose funds invest')).toBeUndefined();
  });

  it('is the name on most pages, with all its words', () => {
    const own = 'Sample Savings andPensions Limited';
    expect(named('Other Asset Management Limited', own, own)).toBe('Sample Savings and Pensions Limited');
    expect(named('7 Sample Asset Management')).toBe('Sample Asset Management');
  });

  it('is that of the running lines, with lost blanks or without, and not a line of the cover that the next one ends', () => {
    const running = 'Sample SEInvestment Management Limited';
    expect(named('Sample SE Investment Management', running, running)).toBe(running);
  });
});

describe('a page of two funds', () => {
  it('is parted by titles that are set alike, also low on the page and not bold', () => {
    const lines = (y: number, name: string, load: string): Line[] => [
      [y, [40, name, 10]],
      [y + 20, [40, 'Category'], [200, 'Income Scheme']],
      [y + 34, [40, 'Front-end load'], [200, load]],
      [y + 48, [40, 'Risk profile'], [200, 'Medium']],
      [y + 62, [40, 'Launch date'], [200, '14/02/2012']],
    ];
    const page = withWords(
      pageOf([
        [20, [400, 'May 2024']],
        ...lines(60, 'Sample Income Fund', '1.00%'),
        ...lines(500, 'Sample Stock Fund', '3.00%'),
      ]),
      (words) => words.map((word) => ({ ...word, bold: false })),
    );
    const loads = read(page).map(({ fund_name_raw, fees, special_terms }) => [
      fund_name_raw,
      [...fees, ...special_terms].flatMap((row) => ('value_percent' in row ? [row.value_percent] : []))[0],
    ]);
    expect(loads).toEqual([
      ['Sample Income Fund', '1.00'],
      ['Sample Stock Fund', '3.00'],
    ]);
  });
});

describe('the month of a cover', () => {
  it('that no page has is recorded as a contradiction', () => {
    const cover = pageOf([[60, [40, 'July 2024', 20]]]);
    const pages = [2, 3].map((page_number) => ({ ...pageOf(facts), page_number }));
    expect(read(cover, ...pages).map(({ problems }) => problems.length)).toEqual([1, 1]);
  });
});

describe('a title in the letters of its text', () => {
  it('is no part of the objective', () => {
    const said = 'Investment Objective The fund is an open-end scheme that aims to earn a stable income from banks.';
    const [fragment] = read(pageOf([...facts, [80, [40, said]]]));
    const objective = fragment?.special_terms.find(({ term_type }) => term_type === 'INVESTMENT_OBJECTIVE');
    expect(objective?.value_raw).toBe('The fund is an open-end scheme that aims to earn a stable income from banks.');
  });
});

describe('a table under the heading of one plan', () => {
  it('is not the plan’s with which the page before ended, even if the heading may not reach it', () => {
    const [table] = tablesOf([
      [100, [300, 'Monthly Returns', 11]],
      [112, [400, 'Fund'], [480, 'Benchmark']],
      [124, [300, 'Apr-24'], [400, '1.10'], [480, '1.20']],
      [136, [300, 'Mar-24'], [400, '2.10'], [480, '2.20']],
    ]);
    const block = (y: number): Block => ({ ...((table as Table).rows[0] as Row).label, y0: y - 8, y1: y });
    const open = { name: 'PLAN_1', block: block(0), x0: -1, x1: Infinity, isOpen: true };
    const own = { name: 'PLAN_2', block: block(60), x0: 0, x1: 290 };
    const names = new SubFundNames('Sample Planning Fund', [], false);
    expect(findTableScope(table as Table, [open, own], names)).toEqual({ name: null, rivals: ['PLAN_1', 'PLAN_2'] });
    expect(findTableScope(table as Table, [open], names)).toEqual({ name: 'PLAN_1', rivals: [] });
  });
});
