/** Facts of one day in sentences of a comment: some of their words in bold, sizes of a named fund, units. */
import { describe, expect, it } from 'vitest';
import { makeSegment } from '#documents/pdf/list-segments.ts';
import { makeBlock } from '#sources/fmr/ink/blocks.ts';
import { joinStyles } from '#sources/fmr/ink/flow.ts';
import { INCOME_FUND, pageOf, readPage, type Line } from './placed-words.ts';

// In bold, and of one size with the words around it.
const BOLD = 8.1;

/** A line with its second text in bold. */
const lineOf = (y: number, first: string, bold: string, after: string): Line => {
  const widthOf = (text: string, size: number): number =>
    text.split(' ').reduce((sum, word) => sum + (word.length * 0.5 + 0.25) * size, 0);
  const left = 40 + widthOf(first, 8);
  return [y, [40, first], [left, bold, BOLD], [left + widthOf(bold, BOLD), after]];
};

const readSaid = (first: string, size: string, after: string): ReturnType<typeof readPage> =>
  readPage([
    ...INCOME_FUND,
    [116, [40, 'Risk Profile'], [140, 'Medium']],
    lineOf(130, first, size, after),
    [
      140,
      [40, 'outstanding. The NAV per unit was Rs. 104.3474, the offer price Rs. 105.4012 and the redemption price'],
    ],
    [150, [40, 'Rs. 104.3474. The policy rate was raised, and the Fund kept its maturity short.']],
  ]);

describe('a sentence of a day', () => {
  it('states size, units and prices though a figure is bold, and the day is that of the price', () => {
    const read = readSaid(
      'On 31 October 2024 net assets of SIF were',
      'Rs. 760.89 million',
      'and 7,291,907 units were',
    );
    expect(read).toMatchObject({
      fund_size: '760890000',
      units_outstanding: '7291907',
      nav_per_unit: '104.3474',
      nav_date: '2024-10-31',
      offer_price: '105.4012',
      redemption_price: '104.3474',
    });
    expect(read.evidence['nav_date']?.printed).toBe('31 October 2024');
  });

  it('states them though the day is bold, and units `in issue` in a sentence of their own', () => {
    const read = readPage([
      ...INCOME_FUND,
      [116, [40, 'Risk Profile'], [140, 'Medium']],
      lineOf(130, 'On', '31 October 2024', 'the net assets were Rs. 760.89 million. There were 7,291,907 units'),
      [140, [40, 'in issue, the NAV per unit was Rs. 104.3474, and the redemption price was Rs. 104.3474.']],
    ]);
    expect(read).toMatchObject({
      fund_size: '760890000',
      units_outstanding: '7291907',
      nav_per_unit: '104.3474',
      nav_date: '2024-10-31',
      redemption_price: '104.3474',
    });
  });

  it('states nothing if its size is that of another fund or its day of another month', () => {
    const other = readSaid(
      'On 31 October 2024 net assets of SXQ were',
      'Rs. 760.89 million',
      'and 7,291,907 units were',
    );
    const before = readSaid('On 30 September 2024 net assets were', 'Rs. 760.89 million', 'and 7,291,907 units were');
    for (const read of [other, before])
      expect([read.fund_size, read.units_outstanding, read.offer_price, read.nav_date]).toEqual([
        null,
        null,
        null,
        null,
      ]);
  });
});

describe('words in bold', () => {
  it('are in the blank between those around them', () => {
    const page = pageOf([lineOf(100, 'The NAV was', 'Rs. 10.55', 'on that day'), [110, [40, 'and has risen since']]]);
    const around = page.words.filter(({ baseline, bold }) => baseline === 100 && !bold);
    const inside = page.words.filter(({ bold }) => bold);
    const below = page.words.filter(({ baseline }) => baseline === 110);
    const blocks = [around, inside, below].map((words) =>
      makeBlock([{ ...makeSegment(words), first: 0, last: words.length - 1 }]),
    );
    expect(joinStyles(blocks).map(({ text }) => text)).toEqual([
      'The NAV was Rs. 10.55 on that day and has risen since',
    ]);
  });
});
