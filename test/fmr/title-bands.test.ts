/** Titles in filled bands, tables of two funds under the labels that they share, and notes in two columns of text. */
import { expect, it } from 'vitest';
import type { Shade } from '#documents/pdf/page-words.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { listRows } from '#sources/fmr/candidates/list-rows.ts';
import { listTables } from '#sources/fmr/candidates/tables.ts';
import { listTitleBands } from '#sources/fmr/candidates/title-bands.ts';
import { listBlocks } from '#sources/fmr/ink/blocks.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import { isKnownLabel } from '#sources/fmr/meaning/label-meaning.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { fundOf, INCOME_FUND, pageOf, readPage, readPension, type Line } from './placed-words.ts';

const band = (y: number): Shade => ({ x0: 30, x1: 560, y0: y - 9, y1: y + 3, color: '#2f4f3e' });

/** The texts at these heights are bold. */
function readBanded(lines: readonly Line[], bold: readonly number[], bands: readonly number[]): ReadFragment {
  const page = pageOf([...INCOME_FUND, ...lines]);
  const words = page.words.map((word) => (bold.includes(word.baseline) ? { ...word, bold: true } : word));
  const [read] = readReport({ pages: [{ ...page, words, shades: bands.map(band) }] }, { funds: [] }).fragments;
  return read as ReadFragment;
}

const HOLDINGS: readonly Line[] = [
  [140, [40, '4. Credit quality'], [440, '% of total assets']],
  [156, [330, 'AAA'], [500, '61.0']],
  [168, [330, 'AA+'], [500, '29.0']],
  [180, [330, 'Others'], [500, '10.0']],
  [200, [40, '5. Top holdings'], [440, '% of net assets']],
  [214, [40, 'Name'], [330, 'Instrument'], [500, '%']],
  [226, [40, 'Sample Energy Limited'], [330, 'Sukuk'], [500, '8.79']],
  [238, [40, 'Sample Telecom Limited'], [330, 'TFC'], [500, '7.73']],
  [250, [40, 'Sample Bank Limited'], [330, 'TFC'], [500, '5.65']],
];

it('a title in a band is over the whole width of the band', () => {
  const { holdings, allocations } = readBanded(HOLDINGS, [140, 200, 214], [140, 200]);
  expect(holdings.map((row) => `${row.name_raw} ${row.percent_of_net_assets}`)).toEqual([
    'Sample Energy Limited 8.79',
    'Sample Telecom Limited 7.73',
    'Sample Bank Limited 5.65',
  ]);
  expect(allocations.map((row) => row.label_raw)).toEqual(['AAA', 'AA+', 'Others']);
});

it('a title in a band that is not known ends the part over it', () => {
  const page = pageOf([
    [140, [40, '4. Asset allocation', 9]],
    [152, [330, 'Credit quality (% of total assets)', 9]],
    [166, [330, 'AAA'], [500, '61.0']],
    [178, [330, 'AA+'], [500, '39.0']],
    [198, [40, '5. Top holdings', 9]],
    [214, [40, '6. Sundry', 9]],
    [228, [330, 'Blue'], [500, '55.0']],
    [240, [330, 'Green'], [500, '45.0']],
  ]);
  const blocks = listBlocks(page, listTextLines(page), isKnownLabel);
  const bands = listTitleBands([140, 198, 214].map(band), blocks);
  const tables = listTables(listRows(blocks), blocks, [], () => false, bands);
  expect(tables.map(({ kind, unknownTitle }) => kind ?? unknownTitle)).toEqual(['CREDIT_QUALITY', '6. Sundry']);
});

it('months over a line of heads may be level with a title in the middle of both lines', () => {
  const { allocations } = readPage([
    ...INCOME_FUND,
    [140, [300, 'October 2024'], [440, 'September 2024']],
    [146, [40, 'Asset allocation (% of total assets)', 9]],
    [152, [290, 'PKR in million'], [370, '%'], [470, '%']],
    [166, [40, 'T-Bills'], [300, '1,125.79'], [366, '61.0'], [466, '57.0']],
    [178, [40, 'Bank balances'], [300, '720.21'], [366, '39.0'], [466, '43.0']],
  ]);
  expect(allocations.map((row) => `${row.label_raw} ${row.current_period} ${row.previous_period}`)).toEqual([
    'T-Bills 61.0 57.0',
    'Bank balances 39.0 43.0',
  ]);
});

it('a column’s head of two words and a stroke is not the title of a table', () => {
  const { holdings } = readPage([
    ...INCOME_FUND,
    [140, [40, 'Top Holdings (% of Total Assets)', 9]],
    [152, [60, 'Name'], [200, 'Sector / Type'], [300, '%']],
    [164, [40, 'Sample Cement Ltd.'], [200, 'Cement'], [296, '8.74%']],
    [176, [40, 'Sample Petroleum Ltd.'], [200, 'Oil & Gas'], [296, '8.55%']],
    [188, [40, 'Sample Fertilizers Ltd.'], [200, 'Fertilizer'], [296, '7.88%']],
  ]);
  expect(holdings.map((row) => row.name_raw)).toEqual([
    'Sample Cement Ltd.',
    'Sample Petroleum Ltd.',
    'Sample Fertilizers Ltd.',
  ]);
});

it('investments that a disclosure names are in the unit of its title', () => {
  const { holdings } = readPage([
    ...INCOME_FUND,
    [140, [40, 'MUFAP Disclosure: Details of Non-Compliant Investments (PKR in million)', 9]],
    [154, [40, 'Name'], [160, 'Type'], [240, 'Before Provision'], [340, 'Provision'], [420, 'After Provision']],
    [166, [40, 'Sample Mills'], [160, 'Sukuk'], [250, '48.60'], [340, '(48.60)'], [430, '0.00']],
  ]);
  expect(holdings.map((row) => row.value_before_provisioning)).toEqual(['48600000']);
});

it('a sentence that names sub-funds is not the heading of a part', () => {
  const read = readPension(
    [300, [400, 'The maturities of the Debt and Money Market Sub Funds were kept short.']],
    [316, [400, 'Members of the Investment Committee']],
    [328, [40, 'Front-end load'], [140, '1.00%'], [400, 'Adnan Halepoto'], [500, 'Head of Research']],
    [360, [40, 'Equity Sub-Fund', 10], [400, 'Asset Allocation (% of Total Assets)', 9]],
    [374, [400, 'Stocks'], [540, '91.2%']],
    [386, [400, 'Cash'], [540, '8.8%']],
  );
  expect(read?.allocations.map((row) => row.label_raw)).toEqual(['Stocks', 'Cash']);
});

const centredAt = (x: number, text: string): readonly [number, string] => [
  x - 2 * text.replaceAll(' ', '').length - (text.split(' ').length - 1),
  text,
];
const twin = (y: number, left: string, label: string, right: string): Line => [
  y,
  centredAt(130, left),
  centredAt(300, label),
  centredAt(470, right),
];

it('under labels that two funds share, each table is of the fund over it', () => {
  const lines: readonly Line[] = [
    [20, [70, 'Sample Cash Fund', 14], [400, 'Sample Stock Fund', 14]],
    [21, centredAt(300, 'October 2024')],
    twin(60, 'Open End', 'Fund Type', 'Open End'),
    twin(72, 'Money Market Scheme', 'Category', 'Equity Scheme'),
    twin(84, 'Low', 'Risk Profile', 'High'),
    twin(96, '0.75%', 'Management Fee', '2.00%'),
    twin(108, '1.43%', 'Total Expense Ratio (MTD)', '3.12%'),
    twin(120, 'Rs. 5,000', 'Initial Investment', 'Rs. 5,000'),
    twin(132, 'Monday to Friday', 'Dealing Days', 'Monday to Friday'),
    twin(144, 'Sample Trust Limited', 'Trustee', 'Sample Trust Limited'),
    [180, [30, 'Asset Allocation (% of Total Assets)', 9], [306, 'Asset Allocation (% of Total Assets)', 9]],
    [194, [30, 'T-Bills'], [250, '62.9%'], [306, 'Stocks'], [540, '88.2%']],
    [206, [30, 'Bank Balances'], [250, '37.1%'], [306, 'Cash'], [540, '11.8%']],
    [230, [30, 'Top Holdings (% of Total Assets)', 9], [306, 'Top Holdings (% of Total Assets)', 9]],
    [244, [30, 'Sample Telecom Sukuk'], [250, '5.62%'], [306, 'Sample Cement Limited'], [540, '9.14%']],
    [256, [30, 'Sample Power Sukuk'], [250, '5.19%'], [306, 'Sample Fertilizer Limited'], [540, '8.98%']],
  ];
  const funds = ['Sample Cash Fund', 'Sample Stock Fund'].map((name) => fundOf(name));
  const { fragments } = readReport({ pages: [pageOf(lines)] }, { funds });
  expect(
    fragments.map(({ fund_type_raw, category_raw, risk_profile_raw, allocations, holdings }) => [
      fund_type_raw,
      category_raw,
      risk_profile_raw,
      ...allocations.map((row) => row.label_raw),
      ...holdings.map((row) => row.name_raw),
    ]),
  ).toEqual([
    [
      'Open End',
      'Money Market Scheme',
      'Low',
      'T-Bills',
      'Bank Balances',
      'Sample Telecom Sukuk',
      'Sample Power Sukuk',
    ],
    ['Open End', 'Equity Scheme', 'High', 'Stocks', 'Cash', 'Sample Cement Limited', 'Sample Fertilizer Limited'],
  ]);
});

it('items of a note are not joined with the text left of them, nor with the number of the next note', () => {
  // Of one width, as justified lines are.
  const left = (first: string): string => `${first} of the price over all of the period net of fees and taxes on it`;
  const read = readPage([
    ...INCOME_FUND,
    [300, [40, left('Annualised')], [320, '5.'], [334, 'Dealing: Pricing Mechanism: Forward; Minimum Initial']],
    [310, [40, left('Calculated')], [320, 'Investment: PKR 5,000; Leverage: Nil; Listing: Sample']],
    [320, [40, left('dividends.')], [320, 'Exchange; Registrar: Sample Minds Limited']],
    [330, [320, '6. Distribution: For the year the fund paid a dividend.']],
  ]);
  expect([
    read.pricing_mechanism_raw,
    read.minimum_initial_investment,
    read.leverage_raw,
    ...read.parties.flatMap(({ role, organization_raw }) => (role === 'REGISTRAR' ? [organization_raw] : [])),
  ]).toEqual(['Forward', '5000', 'Nil', 'Sample Minds Limited']);
});

it('a load in words is a load', () => {
  const { special_terms } = readPage([
    ...INCOME_FUND,
    [116, [40, 'Front-end load'], [140, 'One percent of net asset value']],
    [128, [40, 'Back-end load'], [140, 'None']],
  ]);
  expect(special_terms.map((row) => `${row.term_type} ${row.value_raw}`)).toContain(
    'FRONT_END_LOAD One percent of net asset value',
  );
});

it('an objective without a title may be centred under the name', () => {
  const [name, ...others] = INCOME_FUND;
  const { special_terms } = readPage([
    name as Line,
    [
      52,
      centredAt(300, 'The objective of the Fund is to earn superior risk adjusted returns in a blend of instruments,'),
    ],
    [62, centredAt(300, 'both in and outside of the country.')],
    ...others.map(([y, ...cells]): Line => [y + 30, ...cells]),
  ]);
  expect(special_terms.map((row) => row.value_raw)).toEqual([
    'The objective of the Fund is to earn superior risk adjusted returns in a blend of instruments, both in and outside of the country.',
  ]);
});

it('the fields of a line of heads are one band, which has no title', () => {
  const page = pageOf([
    [140, [40, 'Asset allocation', 9]],
    [160, [40, 'Name', 9], [200, 'Top holdings', 9], [400, 'Benchmark', 9]],
    [180, [40, 'Top holdings', 9]],
  ]);
  const blocks = listBlocks(page, listTextLines(page), isKnownLabel);
  const fields = [30, 190, 390].map((x0, at): Shade => ({ ...band(160), x0, x1: [190, 390, 560][at] ?? 0 }));
  const bands = listTitleBands([band(140), ...fields, band(180)], blocks);
  expect(bands.map(({ title }) => `${title.text} ${title.baseline}`)).toEqual([
    'Asset allocation 140',
    'Top holdings 180',
  ]);
});
