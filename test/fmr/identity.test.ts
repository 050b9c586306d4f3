import { describe, expect, it } from 'vitest';
import type { PdfPage, TurnedWord, Word } from '#documents/pdf/page-words.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import { readReport } from '#sources/fmr/read-report.ts';

interface Print {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly bold?: boolean;
}

const NAMES = ['Sample Cash Fund', 'Sample Income Fund', 'Sample Stock Fund', 'Sample Gold Fund'];
const funds = NAMES.map((name): KnownFund => ({ name, other_names: [], amc: null, family: null, asset_class: null }));

/** Every character is half as wide as the font is high. */
function wordsOf({ text, x, y, size = 8, bold = false }: Print): Word[] {
  let at = x;
  return text.split(' ').map((word) => {
    const x0 = at;
    at += (word.length + 0.6) * 0.5 * size;
    const x1 = at - 0.3 * size;
    return { text: word, x0, x1, y0: y - 0.74 * size, y1: y + 0.21 * size, baseline: y, size, bold, color: '#000000' };
  });
}

function pageOf(page_number: number, prints: readonly Print[], turned: readonly TurnedWord[] = []): PdfPage {
  const words = prints.flatMap(wordsOf);
  return {
    page_number,
    width: 600,
    height: 800,
    words,
    turned,
    rules: [],
    walls: [],
    shades: [],
    hidden_words: 0,
    is_picture: false,
  };
}

/** A fund's facts in a column of the page. */
function factsAt(x: number, y: number, nav: string): Print[] {
  const facts = [
    ['NAV per unit', nav],
    ['Net assets (Rs. mn)', '512.40'],
    ['Management fee', '1.50%'],
    ['Front-end load', '2.00%'],
    ['Back-end load', '1.00%'],
    ['Launch date', '12-May-2010'],
    ['Category', 'Open End Scheme'],
  ];
  return facts.flatMap(([label = '', value = ''], index) => [
    { text: label, x, y: y + 14 * index },
    { text: value, x: x + 140, y: y + 14 * index },
  ]);
}

function read(
  ...pages: readonly PdfPage[]
): { fund: string | null; page: number; month: string | null; nav: string | null }[] {
  const { fragments } = readReport({ pages }, { funds });
  return fragments.map(({ fund_name_raw, page_number, report_month, nav_per_unit }) => ({
    fund: fund_name_raw,
    page: page_number,
    month: report_month,
    nav: nav_per_unit,
  }));
}

const MONTH: Print = { text: 'June 2024', x: 480, y: 40 };

describe('whose part of a page it is', () => {
  it('two funds beside each other have their own column each', () => {
    const page = pageOf(1, [
      { text: 'Sample Cash Fund', x: 30, y: 60, size: 16 },
      ...factsAt(30, 100, '101.5100'),
      { text: 'Sample Stock Fund', x: 320, y: 60, size: 16 },
      ...factsAt(320, 100, '57.2500'),
      { text: 'June 2024', x: 30, y: 80 },
    ]);
    expect(read(page)).toEqual([
      { fund: 'Sample Cash Fund', page: 1, month: '2024-06', nav: '101.5100' },
      { fund: 'Sample Stock Fund', page: 1, month: '2024-06', nav: '57.2500' },
    ]);
  });

  it('a title in two lines beside that of another fund is one, whatever the order in which the words are drawn', () => {
    const page = pageOf(1, [
      { text: 'Sample Cash Fund', x: 30, y: 60, size: 16 },
      ...factsAt(30, 110, '101.5100'),
      { text: 'Sample Stock', x: 320, y: 60, size: 16 },
      { text: 'Fund', x: 388, y: 79, size: 16 },
      ...factsAt(320, 110, '57.2500'),
      { text: 'June 2024', x: 30, y: 90 },
    ]);
    const words = page.words.toSorted((a, b) => a.text.length - b.text.length || a.x0 - b.x0);
    expect(read({ ...page, words }).map(({ fund, nav }) => [fund, nav])).toEqual([
      ['Sample Cash Fund', '101.5100'],
      ['Sample Stock Fund', '57.2500'],
    ]);
  });

  it('an unknown fund keeps its own part of a page that it shares with a known fund', () => {
    const page = pageOf(1, [
      { text: 'Sample Cash Fund', x: 30, y: 60, size: 16 },
      ...factsAt(30, 100, '101.5100'),
      { text: 'Sample Copper Fund', x: 320, y: 60, size: 16 },
      ...factsAt(320, 100, '57.2500'),
      { text: 'June 2024', x: 30, y: 80 },
    ]);
    expect(read(page).map(({ fund, nav }) => [fund, nav])).toEqual([
      ['Sample Cash Fund', '101.5100'],
      ['Sample Copper Fund', '57.2500'],
    ]);
  });

  it('a table whose columns are funds gives each of them its own column', () => {
    const heads = NAMES.map((text, index) => ({ text, x: 150 + 110 * index, y: 80, bold: true }));
    const rows = ['Redemption price', 'NAV per unit', 'Offer price', 'Par value'].flatMap((text, row) => [
      { text, x: 30, y: 100 + 14 * row },
      ...NAMES.map((_, index) => ({ text: `${100 + 10 * index + row}.50`, x: 160 + 110 * index, y: 100 + 14 * row })),
    ]);
    const found = read(
      pageOf(1, [{ text: 'Comparison of our funds', x: 30, y: 50, size: 14 }, MONTH, ...heads, ...rows]),
    );
    expect(found.map(({ fund, nav }) => [fund, nav])).toEqual(
      NAMES.map((name, index) => [name, `${101 + 10 * index}.50`]),
    );
  });

  it('a title in two pieces of different letters is one name', () => {
    const page = pageOf(1, [
      { text: 'SAMPLE', x: 30, y: 50, size: 11 },
      { text: 'INCOME FUND', x: 30, y: 68, size: 18, bold: true },
      MONTH,
      ...factsAt(30, 100, '101.5100'),
    ]);
    expect(read(page)).toMatchObject([{ page: 1, nav: '101.5100', month: '2024-06' }]);
  });

  it('a second page without a name continues its fund if other funds have such a page', () => {
    const first = (name: string, page: number): PdfPage =>
      pageOf(page, [{ text: name, x: 30, y: 50, size: 18 }, MONTH, ...factsAt(30, 100, `10${page}.5100`)]);
    const second = (page: number): PdfPage =>
      pageOf(page, [
        ...[
          'Asset allocation (% of total assets)',
          'Sector allocation (% of total assets)',
          'Top holdings (% of total assets)',
        ].flatMap((text, part) => [
          { text, x: 30, y: 60 + 80 * part, size: 10, bold: true },
          ...['Alpha', 'Beta', 'Gamma'].flatMap((name, row) => [
            { text: `${name} ${['assets', 'sector', 'Limited'][part] ?? ''}`, x: 30, y: 80 + 80 * part + 14 * row },
            { text: `${[60, 30, 10][row] ?? 0}.00`, x: 200, y: 80 + 80 * part + 14 * row },
          ]),
        ]),
        MONTH,
      ]);
    const report = read(first('Sample Cash Fund', 1), second(2), first('Sample Income Fund', 3), second(4));
    expect(report.map(({ fund, page }) => [fund, page])).toEqual([
      ['Sample Cash Fund', 1],
      ['Sample Cash Fund', 2],
      ['Sample Income Fund', 3],
      ['Sample Income Fund', 4],
    ]);
  });
});

describe('which month a page reports', () => {
  const title: Print = { text: 'Sample Income Fund', x: 30, y: 50, size: 18 };

  it.each([
    'MAY ’24',
    'For the month ended 31st May, 2024',
    'Position as of 31/05/2024',
    '05/2024',
    'As of 2024-05-31',
    'Fact sheet | May 2024',
  ])('“%s” at the head of a page is its month', (text) => {
    expect(read(pageOf(1, [title, { text, x: 350, y: 50 }, ...factsAt(30, 100, '101.5100')]))).toMatchObject([
      { month: '2024-05' },
    ]);
  });

  it('of the months that head the columns of a table near the top of the page, only the newest counts', () => {
    const columns = ['Apr-24', 'May-24', 'Mar-24'].map((text, index) => ({ text, x: 300 + 60 * index, y: 90 }));
    expect(read(pageOf(1, [title, ...columns, ...factsAt(30, 120, '101.5100')]))).toMatchObject([{ month: '2024-05' }]);
  });

  it('a month that only the cover names is that of all pages', () => {
    const cover = pageOf(1, [
      { text: 'Our funds', x: 60, y: 300, size: 24 },
      { text: 'MAY ’24', x: 60, y: 340, size: 12 },
    ]);
    expect(read(cover, pageOf(2, [title, ...factsAt(30, 100, '101.5100')]))).toMatchObject([
      { page: 2, month: '2024-05' },
    ]);
  });

  it('a month set sideways at the edge of the page is read', () => {
    const turned = ['JUNE', '2024'].map((text, index): TurnedWord => ({
      text,
      x0: 570,
      x1: 582,
      y0: 500 + 40 * index,
      y1: 532 + 40 * index,
      baseline: 573,
      size: 11,
      bold: false,
      color: '#000000',
      turn: 'DOWN',
    }));
    expect(read(pageOf(1, [title, ...factsAt(30, 100, '101.5100')], turned))).toMatchObject([{ month: '2024-06' }]);
  });

  it('a page whose dates contradict each other has no month', () => {
    const page = pageOf(1, [
      title,
      { text: 'April 2024', x: 300, y: 40 },
      { text: 'May 2024', x: 480, y: 60 },
      ...factsAt(30, 100, '101.5100'),
    ]);
    expect(read(page)).toMatchObject([{ month: null }]);
  });

  it('the month of an issue alone is not that of the figures', () => {
    const read1 = (head: string): unknown =>
      read(pageOf(1, [title, { text: head, x: 400, y: 20 }, ...factsAt(30, 100, '101.5100')]));
    expect(read1('Report of April 2025')).toMatchObject([{ month: '2025-04' }]);
    expect(read1('Issue of April 2025')).toMatchObject([{ month: null }]);
  });

  it('days of events in the head of a page are no months of its report', () => {
    const page = pageOf(1, [
      title,
      { text: 'MAY ’24', x: 480, y: 30 },
      { text: '14 February 2024', x: 300, y: 50 },
      { text: 'Trustee appointed', x: 300, y: 62 },
      ...factsAt(30, 100, '101.5100'),
    ]);
    expect(readReport({ pages: [page] }, { funds: [] }).fragments).toMatchObject([
      { report_month: '2024-05', problems: [] },
    ]);
  });
});
