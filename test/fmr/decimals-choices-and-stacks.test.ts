/** Looks in which a part of what is printed would be another value: small decimals, lists of choices, two figures a cell. */
import { describe, expect, it } from 'vitest';
import type { Word } from '#documents/pdf/page-words.ts';
import { listBracketedLabels } from '#sources/fmr/candidates/bracketed-labels.ts';
import { listBlocks } from '#sources/fmr/ink/blocks.ts';
import { keepChosen } from '#sources/fmr/ink/choices.ts';
import { joinDecimals } from '#sources/fmr/ink/small-decimals.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import { joinUnits } from '#sources/fmr/ink/unit-cells.ts';
import { isKnownLabel, labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { fitsValue } from '#sources/fmr/candidates/value-types.ts';
import type { LabelMeaning } from '#sources/fmr/match-label.ts';
import type { PageContext } from '#sources/fmr/meaning/page-context.ts';
import { isPerson } from '#sources/fmr/meaning/person-texts.ts';
import { FundOwners } from '#sources/fmr/identity/fund-owners.ts';
import { assignRoles } from '#sources/fmr/meaning/series-roles.ts';
import { pageOf, readPage, type Line } from './placed-words.ts';

const TITLE: Line = [40, [40, 'Sample Cash Fund', 16]];
const FACTS: Line[] = [
  TITLE,
  [60, [40, 'Fund Manager Report June 2024']],
  [92, [40, 'Launch date'], [200, '17 July 2003']],
  [104, [40, 'Management fee'], [200, '2.00%']],
  [116, [40, 'Trustee'], [200, 'Sample Trust Company']],
];
const wordsOf = (...lines: Line[]): Word[] => [...pageOf(lines).words];

describe('decimals that are set smaller than the whole part', () => {
  const [whole] = wordsOf([100, [40, '139', 16]]) as [Word];
  const decimals = (dx: number, dy: number, text = '.2465'): Word => {
    const [word] = wordsOf([100 - dy, [whole.x1 + dx, text, 8]]) as [Word];
    return word;
  };

  it.each([
    ['on its line', 1, 0, '.2465'],
    ['raised', 1, 6, '.2465'],
    ['with their percent sign', 1, 6, '.63%'],
  ])('%s are a part of the figure', (_where, dx, dy, text) => {
    expect(joinDecimals([whole, decimals(dx, dy, text)]).map((word) => word.text)).toEqual([`139${text}`]);
  });

  it.each([
    ['in the next cell', 12, 0, '.2465'],
    ['of another line', 1, 20, '.2465'],
    ['that are a footnote mark', 1, 6, '1'],
  ])('%s are not', (_where, dx, dy, text) => {
    expect(joinDecimals([whole, decimals(dx, dy, text)])).toHaveLength(2);
  });

  it('a NAV is read with them', () => {
    const nav: Line = [80, [40, 'NAV per unit'], [200, '139', 14], [222, '.2465', 8]];
    expect(readPage([...FACTS, nav]).nav_per_unit).toBe('139.2465');
  });
});

describe('a list of choices states the one that is marked', () => {
  const textOf = (...lines: Line[]): string =>
    keepChosen(wordsOf(...lines))
      .map(({ text }) => text)
      .join(' ');

  it.each([
    ['Risk ○ Low ● Medium ○ High', 'Risk Medium'],
    ['Risk ☐ Low ☐ Medium ☑ Very High', 'Risk Very High'],
    ['Risk ○Low ●Medium ○High', 'Risk Medium'],
    ['Risk ○ Low ○ Medium ○ High', 'Risk'],
    ['Risk ● Low ● Medium ○ High', 'Risk'],
    ['● Low ● Medium', '● Low ● Medium'],
  ])('%s: %s', (printed, stated) => expect(textOf([100, [40, printed]])).toBe(stated));

  it('also under each other, where full circles alone are bullets', () => {
    expect(textOf([100, [40, '○ Low']], [112, [40, '● Medium']], [124, [40, '○ High']])).toBe('Medium');
    expect(textOf([100, [40, '● Low risk']], [112, [40, '● Daily dealing']])).toBe('● Low risk ● Daily dealing');
    expect(textOf([100, [40, '○ Low risk']], [112, [40, '○ Daily dealing']])).toBe('○ Low risk ○ Daily dealing');
  });

  it('also if the list is too wide for one line, unless each line has its label', () => {
    const wide: Line[] = [
      [112, [40, '☐ Money Market'], [120, '☐ Income']],
      [124, [40, '☒ Islamic Income'], [120, '☐ Equity']],
      [136, [40, '☐ Islamic Equity']],
    ];
    expect(textOf([100, [40, 'Category']], ...wide)).toBe('Category Islamic Income');
    expect(textOf([112, [10, 'Risk'], [40, '☐ Low'], [120, '☐ High']], [124, [10, 'Day'], [40, '☒ Yes']])).toBe(
      'Risk Day ☒ Yes',
    );
  });

  it('and so does the page, however far the choice is from its label', () => {
    const choices: Line = [128, [40, 'Risk profile'], [200, '○ Low'], [240, '○ Medium'], [300, '● High']];
    expect(readPage([...FACTS, choices]).risk_profile_raw).toBe('High');
  });
});

describe('a cell with the figures of two series', () => {
  const head: Line[] = [
    [200, [40, 'Performance (%)', 10]],
    [214, [200, 'Fund']],
    [224, [200, 'Benchmark']],
  ];
  const rows = (under: readonly string[]): Line[] =>
    ['1 Month', '3 Months', '6 Months'].flatMap((label, at): Line[] => {
      const y = 240 + 28 * at;
      const below = under[at];
      return [
        [y, [40, label], [200, `${at + 1}.10%`]],
        ...(below === undefined ? [] : [[y + 10, [200, below]] satisfies Line]),
      ];
    });

  it('has those of the fund over those of the benchmark, as its head says', () => {
    const page = readPage([...FACTS, ...head, ...rows(['1.90%', '2.90%', '3.90%'])]);
    expect(
      page.reported_returns.map((row) => [row.period_key, row.fund_return_percent, row.benchmark_return_percent]),
    ).toEqual([
      ['1M', '1.10', '1.90'],
      ['3M', '2.10', '2.90'],
      ['6M', '3.10', '3.90'],
    ]);
  });

  it('is withheld if it has one of them alone', () => {
    const page = readPage([...FACTS, ...head, ...rows(['1.90%', '2.90%'])]);
    expect(page.reported_returns.map(({ period_key }) => period_key)).toEqual(['1M', '3M']);
    expect(page.withheld.flatMap(({ figures }) => figures)).toEqual(['3.10%']);
  });
});

it.each([
  [
    ['SCF', 'Benchmark'],
    ['fund_return_percent', 'benchmark_return_percent'],
  ],
  [
    ['SCF Benchmark', 'SCF Benchmark'],
    [undefined, undefined],
  ],
  [
    ['SCF Benchmark', ''],
    [undefined, undefined],
  ],
])('heads %j give their columns the roles %j', (heads, roles) => {
  const fund_names = ['Sample Cash Fund'];
  const owners = new FundOwners(fund_names, null, []);
  const context = { fund_names, owners, benchmark_names: [] } as unknown as PageContext;
  expect(assignRoles(heads, context)).toEqual(roles);
});

it.each([
  ['Auditors', 'Power Generation & Distribution', false],
  ['Auditors', 'Sample & Co., Chartered Accountants', true],
  ['Benchmark', 'The investment objective of the fund is to provide growth.', false],
  ['Benchmark', 'Average of 6-month deposit rates', true],
])('%s: “%s” fits: %s', (label, text, isFit) => {
  expect(fitsValue(labelMeaning(label, null) as LabelMeaning, text)).toBe(isFit);
});

it.each([
  ['Colonel (R) Sample Name', true],
  ['Since Inception Return', false],
  ['Average Benchmark', false],
])('%s is a person: %s', (text, isName) => expect(isPerson(text)).toBe(isName));

it('a large figure has its currency and unit in the letters of its label', () => {
  const page = pageOf([[100, [40, 'Rs.', 7], [54, '31,405.17', 16], [129, 'lac', 7]]]);
  const blocks = joinUnits(listBlocks(page, listTextLines(page), isKnownLabel));
  expect(blocks.map(({ text }) => text)).toEqual(['Rs. 31,405.17 lac']);
});

it('a count over what it counts is the head of a column, not a figure', () => {
  const table: Line[] = [
    [200, [40, 'Returns (%)', 10]],
    [214, [200, '3'], [240, '12'], [300, 'Since']],
    [224, [200, 'Months'], [240, 'Months'], [300, 'Inception']],
    [240, [40, 'Fund'], [200, '3.10%'], [240, '4.10%'], [300, '5.10%']],
    [252, [40, 'Benchmark'], [200, '3.90%'], [240, '4.90%'], [300, '5.90%']],
  ];
  const { reported_returns } = readPage([...FACTS, ...table]);
  expect(reported_returns.map(({ period_label_raw }) => period_label_raw)).toEqual([
    '3 Months',
    '12 Months',
    'Since Inception',
  ]);
});

it('weights of the fund beside those of an index and the differences are the fund’s', () => {
  const page = readPage([
    ...FACTS,
    [200, [40, 'Sectors (% of Total Assets)', 10]],
    [214, [200, 'Sample Cash Fund'], [300, 'KMI-30'], [360, 'Over / under']],
    [230, [40, 'Cement'], [200, '60.0%'], [300, '57.2%'], [360, '2.8']],
    [242, [40, 'Banks'], [200, '40.0%'], [300, '42.8%'], [360, '-2.8']],
  ]);
  expect(page.allocations.map((row) => [row.label_raw, row.percent_of_total_assets])).toEqual([
    ['Cement', '60.0'],
    ['Banks', '40.0'],
  ]);
});

describe('labels in brackets behind their values', () => {
  const items = (...texts: string[]): Line[] => texts.map((text, at): Line => [200 + 12 * at, [40, `• ${text}`]]);

  it('are read in a list, with the value of the report’s own day and with marks of notes', () => {
    const page = readPage([
      ...FACTS,
      ...items(
        'Rs. 4,086.0 million (net assets; Rs. 3,743.7 million on 31 May 2024)',
        'Rs. 224.9185 (NAV per unit; Rs. 215.0478 on 31 May 2024)',
        'Open-end (fund type)*',
        'High (risk profile)',
        '2.50% (management fee)1',
      ),
    ]);
    expect(page).toMatchObject({
      report_date: '2024-06-30',
      nav_per_unit: '224.9185',
      fund_type_raw: 'Open-end',
      risk_profile_raw: 'High',
    });
  });

  it.each([
    [
      'questions',
      ['What kind of fund is it? (fund type)', 'How risky is it? (risk profile)', 'Since when? (launch date)'],
    ],
    ['few', ['Rs. 224.9185 (NAV per unit)', '2.50% (management fee)']],
    ['words alone', ['Open-end (fund type)', 'High (risk profile)', 'Equity (category)']],
    ['labels themselves', ['Fund type (category)', 'Risk profile (fund type)', 'Trustee (auditor)']],
  ])('are not read if they are %s', (_what, texts) => {
    const page = pageOf(items(...texts));
    const blocks = listBlocks(page, listTextLines(page), isKnownLabel);
    expect(
      listBracketedLabels(
        blocks,
        (text) => labelMeaning(text, null),
        () => false,
      ),
    ).toEqual([]);
  });
});
