/** Two funds left and right of one column of labels, with a text for both under them; and funds under a headline. */
import { describe, expect, it } from 'vitest';
import type { PdfPage, Shade, Word } from '#documents/pdf/page-words.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { fundOf, INCOME_FUND, pageOf, readPage, readPension, type Line } from './placed-words.ts';

const MIDDLE = 300;
// Letters of half the font size, and blanks of a quarter.
const widthOf = (text: string): number => 4 * text.replaceAll(' ', '').length + 2 * (text.split(' ').length - 1);

type Cell = readonly [x: number, text: string, size?: number];
const centred = (text: string, x = MIDDLE): Cell => [x - widthOf(text) / 2, text];
const before = (x: number, text: string): Cell => [x - widthOf(text), text];

// The label in the middle, the cell of one fund left of it and that of the other right.
const twinRow = (y: number, left: string, label: string, right: string): Line => [
  y,
  before(240, left),
  centred(label),
  [360, right],
];

/** `*Open-end` is bold, and `#Both` bold in the colour of a heading. */
function styled(word: Word): Word {
  const [, mark = '', text = ''] = /^([*#]?)(.*)$/.exec(word.text) ?? [];
  return { ...word, text, bold: word.bold || mark !== '', color: mark === '#' ? '#b4532a' : word.color };
}

function styledPage(lines: readonly Line[], page_number = 1): PdfPage {
  const page = pageOf(lines);
  return { ...page, page_number, words: page.words.map(styled) };
}

const NAMES = ['Sample Cash Fund', 'Sample Islamic Cash Fund', 'Sample Income Fund'];

function readFunds(...pages: readonly (readonly Line[])[]): ReadFragment[] {
  const funds = NAMES.map((name) => fundOf(name));
  const printed = pages.map((lines, at) => styledPage(lines, at + 1));
  return [...readReport({ pages: printed }, { funds }).fragments];
}

// A text across the page, each line of it centred.
const running = (y: number, text: string): Line => [y, centred(text)];

const TWINS: readonly Line[] = [
  [20, [80, 'Sample Cash Fund', 14], [360, 'Sample Islamic Cash Fund', 14]],
  [21, centred('October 2024')],
  twinRow(60, '106.6469', 'NAV per unit', '106.5534'),
  twinRow(72, '10,864.37', 'Net assets (Rs. mn)', '6,167.42'),
  twinRow(84, '0.67, of which levies 0.08', 'Total expense ratio, month', '0.58, of which levies 0.07'),
  twinRow(96, 'Money market', 'Category', 'Islamic money market'),
  twinRow(108, '16 September 2013', 'Launch date', '8 April 2019'),
  twinRow(120, 'Low', 'Risk profile', 'Low'),
  twinRow(132, '0.40%', 'Management fee', '0.35%'),
];
// Bars grow from the labels to either side, with a figure at the end of each.
const BARS: readonly Line[] = [
  [150, centred('Asset classes')],
  [162, [60, '65.0'], centred('T-Bills'), [360, '–']],
  [174, [170, '23.4'], centred('Bank deposits'), [520, '60.5']],
  [186, [210, '8.8'], centred('Placements'), [360, '–']],
  [198, [236, '–'], centred('Short-term sukuk'), [430, '36.7']],
  [210, [224, '2.8'], centred('Other assets'), [372, '2.8']],
];
const FOR_BOTH: readonly Line[] = [
  running(230, '#Both #funds Type *Open-end · Leverage *None · Minimum, first investment *Rs. *500'),
  running(241, 'Minimum, further investments *Rs. *100 · Pricing *Forward · Dealing days *Monday *to *Friday ·'),
  running(252, 'Trustee *Sample *Trust *Limited · Auditor *Sample *Auditors, *Chartered *Accountants'),
  running(
    274,
    'Fund manager of both funds: Sana Mirza. Investment committee: Omar Dar (Chief Executive Officer), Ali Khan',
  ),
  running(285, '(Head of Risk).'),
];

describe('a page of two funds', () => {
  const twins = readFunds([...TWINS, ...BARS, ...FOR_BOTH]);

  it('has its cells left and right of the labels', () => {
    expect(twins.map((page) => [page.fund_name_raw, page.nav_per_unit, page.category_raw])).toEqual([
      ['Sample Cash Fund', '106.6469', 'Money market'],
      ['Sample Islamic Cash Fund', '106.5534', 'Islamic money market'],
    ]);
  });

  it('gives both what a centred text for both says, although its last line is as short as a label', () => {
    expect(
      twins.map((page) => [
        page.fund_type_raw,
        page.leverage_raw,
        page.minimum_initial_investment,
        page.minimum_subsequent_investment,
        page.pricing_mechanism_raw,
        page.dealing_days_raw,
      ]),
    ).toEqual([
      ['Open-end', 'None', '500', '100', 'Forward', 'Monday to Friday'],
      ['Open-end', 'None', '500', '100', 'Forward', 'Monday to Friday'],
    ]);
    const companies = twins.map(({ parties }) =>
      parties.flatMap(({ role, organization_raw }) =>
        organization_raw === null ? [] : [`${role} ${organization_raw}`],
      ),
    );
    for (const each of companies)
      expect(each.toSorted()).toEqual([
        'AUDITOR Sample Auditors, Chartered Accountants',
        'TRUSTEE Sample Trust Limited',
      ]);
  });

  it('names the people of a sentence over two lines, and the fund manager of both funds as a fund manager', () => {
    for (const { parties } of twins)
      expect(
        parties.flatMap((each) => (each.name_raw === null ? [] : [`${each.designation_raw} ${each.name_raw}`])),
      ).toEqual(['Fund manager Sana Mirza', 'Chief Executive Officer Omar Dar', 'Head of Risk Ali Khan']);
  });

  it('has ratios before their part, and never the part as the ratio', () => {
    expect(twins.map(({ fees }) => fees.find(({ period }) => period === 'MTD'))).toMatchObject([
      { value_percent: '0.67', government_levy_percent: '0.08' },
      { value_percent: '0.58', government_levy_percent: '0.07' },
    ]);
  });

  it('has shares at the ends of bars that grow to the left, and to the right', () => {
    expect(twins.map((page) => page.allocations.map((each) => `${each.label_raw} ${each.current_period}`))).toEqual([
      ['T-Bills 65.0', 'Bank deposits 23.4', 'Placements 8.8', 'Other assets 2.8'],
      ['Bank deposits 60.5', 'Short-term sukuk 36.7', 'Other assets 2.8'],
    ]);
  });
});

describe('a fund on two pages', () => {
  const FIRST: readonly Line[] = [
    [40, [40, 'Sample Income Fund earned 17.19 percent (annualised) in October 2024', 16]],
    [80, [40, 'Category'], [140, 'Income']],
    [92, [40, 'Launch Date'], [140, '12-Nov-2014']],
    [104, [40, 'Risk Profile'], [140, 'Medium']],
    [116, [40, 'Management Fee'], [140, '1.00%']],
    [128, [40, 'Front-end Load'], [140, '2.00%']],
  ];
  const SECOND: readonly Line[] = [
    [20, [40, 'Sample Income Fund, continued', 9]],
    [60, [40, 'Returns in percent, until 31 October 2024', 10]],
    [76, [40, 'Period'], [140, 'from'], [260, 'Fund'], [340, 'Benchmark']],
    [90, [40, '1 month'], [140, '30 September 2024'], [260, '17.19'], [350, '16.12']],
    [102, [40, '3 months'], [140, '31 July 2024'], [260, '16.09'], [350, '15.70']],
    [114, [40, '12 months'], [140, '31 October 2023'], [260, '14.11'], [350, '13.64']],
    [126, [40, 'Since launch'], [140, '12 November 2014'], [260, '10.27'], [350, '9.74']],
  ];
  const [first, second] = readFunds(FIRST, SECOND);

  it('has a sentence that begins with its name as its title', () => {
    expect(first).toMatchObject({
      fund_name_raw: 'Sample Income Fund',
      category_raw: 'Income',
      risk_profile_raw: 'Medium',
    });
  });

  it('has returns by period, and none of the month in which a period begins', () => {
    expect(
      second?.reported_returns.map((each) => [
        each.period_key,
        each.fund_return_percent,
        each.benchmark_return_percent,
      ]),
    ).toEqual([
      ['1M', '17.19', '16.12'],
      ['3M', '16.09', '15.70'],
      ['1Y', '14.11', '13.64'],
      ['SINCE_INCEPTION', '10.27', '9.74'],
    ]);
  });
});

describe('sentences', () => {
  const said = readPage([
    ...INCOME_FUND,
    [
      130,
      [40, 'On 31 October 2024 the NAV per unit was Rs. 106.6953, the offer price Rs. 107.7623 and the redemption'],
    ],
    [
      140,
      [40, 'price Rs. 106.6953; net assets were Rs. 1,878.75 million. The average maturity was 2.2 years, and the'],
    ],
    [150, [40, 'yield to maturity was 15.2 percent.']],
    [
      170,
      [40, 'The total expense ratio was 1.82 percent a year for the month and 1.86 percent for the year to date; 0.20'],
    ],
    [180, [40, 'and 0.21 percent of this were levies.']],
    [200, [40, 'The fund manager is Sana Mirza. The other members of the investment committee are Omar Dar (Chief']],
    [210, [40, 'Executive Officer), Ali Khan, CFA (Chief Investment Officer) and Hina Shah, FCCA (Head of Risk).']],
  ]);

  it('state prices, the size and statistics of the day that they begin with', () => {
    expect(said).toMatchObject({
      nav_per_unit: '106.6953',
      offer_price: '107.7623',
      redemption_price: '106.6953',
      fund_size: '1878750000',
    });
    expect(said.metrics.map((each) => `${each.metric_key} ${each.value} ${each.unit}`)).toEqual([
      'WEIGHTED_AVERAGE_MATURITY 2.2 YEARS',
      'YIELD_TO_MATURITY 15.2 PERCENT',
    ]);
  });

  it('state ratios of the month and of the year', () => {
    expect(said.fees.map((each) => `${each.period} ${each.value_percent}`)).toEqual(['MTD 1.82', 'YTD 1.86']);
  });

  it('name the fund manager and the members of the committee', () => {
    expect(said.parties.flatMap((each) => each.name_raw ?? [])).toEqual([
      'Sana Mirza',
      'Omar Dar',
      'Ali Khan, CFA',
      'Hina Shah, FCCA',
    ]);
  });

  it('of another day state nothing', () => {
    const earlier = readPage([
      ...INCOME_FUND,
      [116, [40, 'Risk Profile'], [140, 'Medium']],
      [130, [40, 'On 30 September 2024 the offer price was Rs. 107.7623 and net assets were Rs. 1,878.75 million.']],
    ]);
    expect([earlier.offer_price, earlier.fund_size]).toEqual([null, null]);
  });
});

describe('sub-funds of a pension scheme', () => {
  it('are named in labels', () => {
    const read = readPension(
      [130, [40, 'Prices and sizes', 9], [130, 'net assets in million rupees']],
      [142, [40, 'NAV per unit, Equity Sub-Fund'], [220, 'Rs. 133.9640']],
      [154, [40, 'NAV per unit, Debt Sub-Fund'], [220, 'Rs. 212.2776']],
      [166, [40, 'Net assets, Equity Sub-Fund'], [220, '130.13']],
      [178, [40, 'Net assets, Debt Sub-Fund'], [220, '402.95']],
      [190, [40, 'Total expense ratio, month, Debt Sub-Fund'], [220, '1.92%, of which levies 0.25%']],
    );
    expect(read?.sub_funds.map((sub) => `${sub.sub_fund_key} ${sub.net_assets_pkr} ${sub.nav_per_unit}`)).toEqual([
      'EQUITY 130130000 133.9640',
      'DEBT 402950000 212.2776',
    ]);
    expect(read?.fees.map((fee) => `${fee.sub_fund_key} ${fee.period} ${fee.value_percent}`)).toEqual([
      'DEBT MTD 1.92',
    ]);
  });

  it('have holdings in the sentence behind a bold title', () => {
    const title = 'Largest holdings of the Equity Sub-Fund.';
    const read = readPension(
      [140, [40, title, 8.1], [46 + widthOf(title), 'Sample Bank 10.46%, Sample Petroleum 8.76%,']],
      [150, [40, 'Sample Power 5.71% and Sample Cement 4.76% of total assets.']],
    );
    expect(read?.holdings.map((row) => `${row.sub_fund_key} ${row.name_raw} ${row.percent_of_total_assets}`)).toEqual([
      'EQUITY Sample Bank 10.46',
      'EQUITY Sample Petroleum 8.76',
      'EQUITY Sample Power 5.71',
      'EQUITY Sample Cement 4.76',
    ]);
  });
});

it('a card has the benchmark’s return with its name under the fund’s', () => {
  const months = ['Aug 2024', 'Sep 2024', 'Oct 2024'];
  const read = readPage([
    ...INCOME_FUND,
    [140, [40, 'Monthly returns (%)', 9]],
    [160, ...months.map((month, at) => centred(month, 80 + 120 * at))],
    [173, ...months.map((_, at): Cell => [65 + 120 * at, `1${at}.74`, 12])],
    [
      184,
      ...months.flatMap((_, at): Cell[] => [
        [50 + 120 * at, 'Benchmark'],
        [88 + 120 * at, `1${at}.90`],
      ]),
    ],
  ]);
  expect(
    read.reported_returns.map((each) =>
      [each.period_label_raw, each.fund_return_percent, each.benchmark_return_percent].join(' '),
    ),
  ).toEqual(months.map((month, at) => `${month} 1${at}.74 1${at}.90`));
});

it('upright bars of classes in two months are shares of the months in the legend', () => {
  const classes = [
    ['Bank deposits', 50, 60],
    ['PIBs', 30, 25],
    ['T-Bills', 20, 15],
  ] as const;
  const [dark, light] = ['#1d3f72', '#a9b8d8'];
  const bar = (x0: number, share: number, color: string): Shade => ({
    x0,
    x1: x0 + 24,
    y0: 300 - share,
    y1: 300,
    color,
  });
  const lines: Line[] = [
    ...INCOME_FUND,
    [140, [40, 'Asset classes (% of total assets)', 9]],
    ...classes.flatMap(([, current, earlier], at): Line[] => [
      [298 - current, [64 + 120 * at, `${current}.0`]],
      [298 - earlier, [92 + 120 * at, `${earlier}.0`]],
    ]),
    [312, ...classes.map(([label], at) => centred(label, 86 + 120 * at))],
    [328, [60, 'Oct-24'], [110, 'Sep-24']],
  ];
  const shades = [
    ...classes.flatMap(([, current, earlier], at) => [
      bar(60 + 120 * at, current, dark),
      bar(88 + 120 * at, earlier, light),
    ]),
    ...[dark, light].map((color, at): Shade => ({ x0: 50 + 50 * at, x1: 57 + 50 * at, y0: 321, y1: 328, color })),
  ];
  const [read] = readReport({ pages: [{ ...pageOf(lines), shades }] }, { funds: [] }).fragments;
  expect(read?.allocations.map((row) => `${row.label_raw} ${row.current_period} ${row.previous_period}`)).toEqual([
    'Bank deposits 50.0 60.0',
    'PIBs 30.0 25.0',
    'T-Bills 20.0 15.0',
  ]);
});
