import { describe, expect, it } from 'vitest';
import type { TurnedWord } from '#documents/pdf/page-words.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import { readReport, type ReadReport } from '#sources/fmr/read-report.ts';
import { listTurnedLines } from '#sources/fmr/ink/text-cells.ts';
import { pageOf, type Line } from './placed-words.ts';

const plan = (name: string, family: string | null): KnownFund => ({
  name,
  other_names: [],
  amc: 'Sample',
  family,
  asset_class: null,
});
const funds = [plan('Sample Income Fund', null), plan('Sample Stock Fund', null)];

type Rule = readonly [x0: number, x1: number, y: number];

function read(lines: readonly Line[], rules: readonly Rule[] = [], known = funds): ReadReport['fragments'] {
  const page = { ...pageOf(lines), rules: rules.map(([x0, x1, y]) => ({ x0, x1, y0: y, y1: y })) };
  return readReport({ pages: [page] }, { funds: known }).fragments;
}

const TITLE: Line[] = [
  [40, [40, 'Sample Income Fund', 16]],
  [60, [40, 'As on 31 May 2024']],
];

describe('heads left of several rows', () => {
  it('are part of the labels of the rows between the rules over and under them', () => {
    const rows = ['Category', 'Fund type', 'Fund', 'Manager', 'Management fee', 'Front-end load'];
    const values = ['Income', 'Open-end', 'AA(f) PACRA 17-Apr-24', 'AM2 VIS 27-Feb-24', '1.50%', '2.00%'];
    const heads = ['The fund', 'Ratings', 'Costs'];
    const y = (at: number): number => 100 + 14 * at;
    const [report] = read(
      [
        ...TITLE,
        ...rows.map((label, at): Line => [y(at), [120, label], [240, values[at] ?? '']]),
        ...heads.map((head, at): Line => [y(2 * at) + 7, [60, head]]),
      ],
      [...rows.map((_, at): Rule => [110, 400, y(at) - 9]), ...[0, 2, 4, 6].map((at): Rule => [50, 110, y(at) - 9])],
    );
    expect(report?.ratings.map((row) => [row.rating_type, row.rating_raw, row.rating_agency])).toEqual([
      ['FUND_STABILITY', 'AA(f)', 'PACRA'],
      ['ASSET_MANAGER', 'AM2', 'VIS'],
    ]);
  });

  it('are not over a value in the column of the other values', () => {
    const rows: Line[] = [
      [100, [60, 'Load'], [130, 'Front-end'], [172, '1.50%']],
      [114, [130, 'Back-end'], [172, 'Nil']],
      [128, [60, 'Minimum'], [130, 'Initial'], [172, 'Rs. 5,000']],
      [142, [130, 'Subsequent'], [172, 'Rs. 1,000']],
      [156, [60, 'Management fee'], [172, '1.25% p.a.']],
    ];
    const [report] = read(
      [...TITLE, ...rows],
      [
        ...[91, 119, 147, 161].map((y): Rule => [50, 125, y]),
        ...[91, 105, 119, 133, 147, 161].map((y): Rule => [125, 400, y]),
      ],
    );
    expect(report?.fees.map((row) => `${row.fee_type} ${row.value_percent}`)).toEqual([
      'FRONT_END_LOAD 1.50',
      'BACK_END_LOAD 0',
      'MANAGEMENT_FEE 1.25',
    ]);
  });
});

describe('a text set sideways', () => {
  const word = (text: string, x0: number, y1: number): TurnedWord => ({
    text,
    x0,
    x1: x0 + 7,
    y0: y1 - 5 * text.length,
    y1,
    baseline: x0 + 6,
    size: 8,
    bold: true,
    color: '#000000',
    turn: 'UP',
  });
  it('may have several lines, and lines further apart are texts of their own', () => {
    const turned = [word('Sample', 100, 160), word('Fund', 109, 160), word('Other', 170, 160), word('Fund', 179, 160)];
    expect(listTurnedLines({ ...pageOf([]), turned }).map(({ text }) => text)).toEqual(['Sample Fund', 'Other Fund']);
  });
});

describe('periods over the heads of expense ratios', () => {
  it('are the period of each ratio and not part of its label', () => {
    const [report] = read([
      ...TITLE,
      [88, [230, 'MTD'], [430, 'YTD']],
      [
        102,
        [180, 'TER with levies'],
        [260, 'TER without levies'],
        [380, 'TER with levies'],
        [460, 'TER without levies'],
      ],
      [116, [40, 'Sample Income Fund'], [200, '0.99'], [280, '0.85'], [400, '0.96'], [480, '0.84']],
      [130, [40, 'Sample Stock Fund'], [200, '1.99'], [280, '1.85'], [400, '1.96'], [480, '1.84']],
    ]);
    expect(
      report?.fees.map((row) => [row.label_raw, row.period, row.value_percent, row.with_government_levies]),
    ).toEqual([
      ['TER with levies', 'MTD', '0.99', true],
      ['TER without levies', 'MTD', '0.85', false],
      ['TER with levies', 'YTD', '0.96', true],
      ['TER without levies', 'YTD', '0.84', false],
    ]);
  });
});

describe('labels that begin as notes do', () => {
  it('are labels where they have figures left of them', () => {
    const [report] = read([
      ...TITLE,
      [88, [100, 'YTD'], [160, 'MTD']],
      [102, [100, '2.33%'], [160, '2.41%'], [220, 'TER including levies']],
      [116, [100, '2.00%'], [160, '2.07%'], [220, 'TER excluding levies']],
    ]);
    expect(report?.fees.map((row) => [row.label_raw, row.period, row.value_percent])).toEqual([
      ['TER including levies', 'YTD', '2.33'],
      ['TER excluding levies', 'YTD', '2.00'],
      ['TER including levies', 'MTD', '2.41'],
      ['TER excluding levies', 'MTD', '2.07'],
    ]);
  });
});

describe('a note about levies', () => {
  const facts = (ytd: string, month: string): Line[] => [
    ...TITLE,
    [100, [40, 'Category'], [180, 'Income']],
    [114, [40, 'Management fee'], [180, '1.50%']],
    [128, [40, `Total Expense Ratio (YTD)${ytd}`], [180, '1.77%']],
    [142, [40, `Total Expense Ratio (Month)${month}`], [180, '1.23%']],
  ];
  const levies = (lines: readonly Line[]): (string | null)[] =>
    read(lines)[0]
      ?.fees.filter((row) => row.fee_type === 'TOTAL_EXPENSE_RATIO')
      .map((row) => row.government_levy_percent) ?? [];

  it('is of the one ratio that bears a mark, also where the mark is broken or another one', () => {
    expect(
      levies([
        ...facts('**', ''),
        [700, [40, '* ** This includes 0.2122% representing government levy and SECP Fee.']],
      ]),
    ).toEqual(['0.2122', null]);
    expect(
      levies([...facts('***', ''), [700, [40, '* This includes 0.2122% representing government levy and SECP Fee.']]]),
    ).toEqual(['0.2122', null]);
  });

  it('is of no ratio where two bear other marks, or none bears any', () => {
    expect(
      levies([
        ...facts('**', '***'),
        [700, [40, '* This includes 0.2122% representing government levy and SECP Fee.']],
      ]),
    ).toEqual([null, null]);
    expect(
      levies([...facts('', ''), [700, [40, '* This includes 0.2122% representing government levy and SECP Fee.']]]),
    ).toEqual([null, null]);
  });
});

describe('prices and sizes', () => {
  it('a value in larger letters may be over its label, with its day under it', () => {
    const [report] = read([
      ...TITLE,
      [100, [40, 'Rs 8,753 mn', 11], [180, '10.3518', 11]],
      [115, [40, 'Net assets', 6], [180, 'NAV per unit', 6]],
      [140, [40, 'Category'], [120, 'Income']],
      [154, [40, 'Back-end load'], [120, 'Contingent:'], [166, '1.00%']],
    ]);
    expect([report?.fund_size, report?.nav_per_unit]).toEqual(['8753000000', '10.3518']);
    expect(report?.special_terms.find((row) => row.term_type === 'BACK_END_LOAD')?.value_raw).toBe('Contingent: 1.00%');
  });

  it('the definition of a unit states no other unit', () => {
    const [report] = read([
      ...TITLE,
      [80, [40, 'Net assets in crore of rupees (1 crore = 10 million)']],
      [100, [40, 'Net assets'], [180, '36.19']],
      [114, [40, 'Category'], [180, 'Income']],
    ]);
    expect(report?.fund_size).toBe('361900000');
  });
});
