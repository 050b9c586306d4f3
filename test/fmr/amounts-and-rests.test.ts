/** Amounts that state no unit, and rests of labels and texts that are not values. */
import { describe, expect, it } from 'vitest';
import type { PdfPage } from '#documents/pdf/page-words.ts';
import { listPairs } from '#sources/fmr/candidates/pairs.ts';
import { listRunningItems } from '#sources/fmr/candidates/running-items.ts';
import { listBlocks, type Block } from '#sources/fmr/ink/blocks.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import { isKnownLabel, labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { readAmountInWords } from '#sources/fmr/amount-in-words.ts';
import { kindOf } from '#sources/fmr/meaning/read-expenses.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { pageOf, readPage, type Line } from './placed-words.ts';

const blocksOf = (lines: readonly Line[]): Block[] => {
  const page = pageOf(lines);
  return listBlocks(page, listTextLines(page), isKnownLabel);
};
const FUND: readonly Line[] = [
  [40, [40, 'Sample Income Fund (SIF)', 16]],
  [60, [40, 'Data as of 31 October 2024']],
  [178, [40, 'Category'], [240, 'Income']],
  [190, [40, 'Launch Date'], [240, '12-Nov-2014']],
  [202, [40, 'Trustee'], [240, 'Sample Trust Limited']],
  [214, [40, 'Auditor'], [240, 'Sample Ferguson']],
  [226, [40, 'Dealing Days'], [240, 'Monday to Friday']],
];
const meaningOf = (text: string): ReturnType<typeof labelMeaning> => labelMeaning(text, null);
const none = (): boolean => false;

describe('the unit over a size', () => {
  const sizeUnder = (...over: readonly Line[]): string | null =>
    readPage([...FUND, ...over, [166, [40, 'Net assets'], [240, '3,032.81']]]).fund_size;

  it('is not an amount, be it in words or in figures', () => {
    expect(sizeUnder([140, [40, '(Rupees in thousand)']])).toBe('3032810');
    for (const amount of ['Rupees five thousand', 'Rs. 5 thousand', 'Rupees twenty-five thousand', 'Rs. ten million'])
      expect(sizeUnder([128, [40, 'Minimum investment'], [240, amount]]), amount).toBeNull();
  });

  it('is that of the page beside an amount', () => {
    const note: Line = [760, [40, 'All amounts in Rs. million unless stated otherwise']];
    expect(sizeUnder([128, [40, 'Minimum investment'], [240, 'Rupees five thousand']], note)).toBe('3032810000');
  });

  it('is not certain if another one is between it and the size', () => {
    const thousands: Line = [128, [240, 'Rupees in thousand']];
    expect(sizeUnder(thousands)).toBe('3032810');
    expect(sizeUnder(thousands, [146, [40, 'Size and price'], [400, 'PKR in million']])).toBeNull();
    expect(sizeUnder(thousands, [146, [40, 'Size and price'], [400, 'PKR in thousand']])).toBe('3032810');
  });

  it('is not that of the other pages if a caption over another column states another one', () => {
    const sizeOf = (fund: Line, size: Line, ...captions: readonly Line[]): PdfPage =>
      pageOf([fund, ...FUND.slice(1), size, ...captions]);
    const others = ['A', 'B', 'C'].map((name) =>
      sizeOf([40, [40, `Sample ${name} Fund`, 16]], [166, [40, 'Net assets (Rs. in million)'], [240, '52.10']]),
    );
    const sizeUnderCaption = (scale: string): string | null | undefined => {
      const caption: Line = [146, [40, 'Size and price'], [400, `PKR in ${scale}, except prices`]];
      const lower: Line = [400, [40, 'Assets'], [400, 'PKR in million and percent']];
      const own = sizeOf(
        [40, [40, 'Sample Income Fund', 16]],
        [166, [40, 'Net assets'], [240, '3,032.81']],
        caption,
        lower,
      );
      const pages = [...others, own].map((page, at) => ({ ...page, page_number: at + 1 }));
      return readReport({ pages }, { funds: [] }).fragments.at(-1)?.fund_size;
    };
    expect(sizeUnderCaption('million')).toBe('3032810000');
    expect(sizeUnderCaption('billion')).toBeNull();
  });
});

describe('a size in words', () => {
  it('is read to the last scale that it names', () => {
    expect(readAmountInWords('Rupees three billion thirty-two million eight hundred ten thousand only')).toEqual({
      value: '3032810000',
      scale: '1000',
    });
    expect(readAmountInWords('Rs. three billion')).toBeUndefined();
    expect(readAmountInWords('Rupees in million')).toBeUndefined();
  });

  it('withholds another one in figures', () => {
    const words = 'Rupees three billion thirty-two million eight hundred ten thousand only';
    const sizeWith = (figures: string): string | null =>
      readPage([
        ...FUND,
        [150, [40, 'Net assets (PKR in million)'], [240, figures]],
        [162, [40, 'Net assets in words'], [240, words]],
      ]).fund_size;
    expect(sizeWith('3,032.81')).toBe('3032810000');
    expect(sizeWith('3,302.81')).toBeNull();
  });
});

describe('a risk and what may be lost', () => {
  it('are two facts, with blanks around the sign between them or without', () => {
    for (const sign of [' / ', '/ ', '/']) {
      const { risk_profile_raw, risk_of_principal_erosion_raw } = readPage([
        ...FUND,
        [166, [40, 'Risk Profile / Riskof Principal Erosion:'], [240, `High${sign}Principal at high risk`]],
      ]);
      expect([risk_profile_raw, risk_of_principal_erosion_raw]).toEqual(['High', 'Principal at high risk']);
    }
  });

  it('the rest of a label is not its value', () => {
    const pairs = listPairs(
      blocksOf([
        [100, [60, 'Risk profile'], [160, 'Medium']],
        [112, [40, 'Risk of principal']],
        [117.1, [160, 'Principal at medium risk']],
        [122.3, [75, 'erosion*']],
      ]),
      meaningOf,
      none,
    );
    expect(pairs.map(({ label, value }) => `${label.text} = ${value.text}`)).not.toContain(
      'Risk of principal = erosion*',
    );
  });
});

it('a line that hangs under the words behind a bullet may be the rest of the last item', () => {
  const itemsOf = (x: number, rest: string): string[] =>
    listRunningItems(
      blocksOf([
        [100, [32, '•'], [39, 'Trustee: Sample Trust Limited']],
        [110, [32, '•'], [39, 'Auditor: Sample Ferguson']],
        [120, [32, '•'], [39, 'Benchmark: 90% PKRV & 10% average three months deposit']],
        [130, [x, rest]],
      ]),
      meaningOf,
      none,
    ).map(({ value }) => value.text);
  expect(itemsOf(300, 'rates of three banks')).toContain('90% PKRV & 10% average three months deposit');
  expect(itemsOf(45, 'rates of three banks')).not.toContain('90% PKRV & 10% average three months deposit');
});

describe('a text that breaks before a word of the vocabulary', () => {
  const FIRST =
    'Objective: The Objective Of Sample Cash Fund Is To Provide Returns By Investing In Instruments Of Short';

  it('is one with it if a stop ends the sentence', () => {
    const texts = (rest: string): string[] =>
      blocksOf([
        [100, [40, FIRST]],
        [109, [40, rest]],
      ]).map(({ text }) => text);
    expect(texts('Maturity.')).toEqual([`${FIRST} Maturity.`]);
    expect(texts('Auditor')).toEqual([FIRST, 'Auditor']);
  });

  it('is no value without it', () => {
    const pairs = (rest: string): number =>
      listPairs(
        blocksOf([
          [100, [40, FIRST]],
          [109, [40, rest]],
        ]),
        meaningOf,
        none,
      ).length;
    expect(pairs('Maturity')).toBe(0);
    expect(pairs('Trustee: Sample')).toBeGreaterThan(0);
  });

  it('`Government` over `Securities (AAA rated)` is one label', () => {
    const rows = blocksOf([
      [100, [40, 'Government']],
      [105, [180, '37.2%']],
      [108, [40, 'Securities (AAA rated)']],
      [126, [40, 'AAA'], [180, '8.5%']],
    ]);
    expect(rows.map(({ text }) => text)).toEqual(['Government Securities (AAA rated)', '37.2%', 'AAA', '8.5%']);
  });
});

it('one figure for levies and the regulator’s fee is the levies’, whatever blanks its label lost', () => {
  for (const label of ['Govt. Levies, SWWF and SECP Fee (MTD)', 'Govt. Levies, SWWFand SECP Fee (MTD)'])
    expect(kindOf(label), label).toBe('GOVERNMENT_LEVIES');
  expect(kindOf('SECP Fee (MTD)')).toBe('SECP_FEE');
  expect(kindOf('SWWFand SECP fee')).toBeUndefined();
});
