import { describe, expect, it } from 'vitest';
import type { Word } from '#documents/pdf/page-words.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { fundOf, pageOf, type Line } from './placed-words.ts';

const SIZE = 8;
const LEFT = 40;
const RIGHT = 345;

/** The words of a line between two edges, with equal blanks; those between stars are in bold. */
function lineOf(y: number, text: string, isLast: boolean): Word[] {
  let bold = false;
  const parts = text.split(' ').flatMap((part) => {
    const [, before = '', begins, own = '', ends, after = ''] =
      /^(\((?=\*))?(\*?)([^*]+)(\*?)([.,;)]*)$/.exec(part) ?? [];
    if (begins === '*') bold = true;
    const pieces = [{ text: own, bold, isGlued: before !== '' }];
    if (before !== '') pieces.unshift({ text: before, bold: false, isGlued: false });
    if (ends === '*') bold = false;
    return ends === '*' && after !== '' ? [...pieces, { text: after, bold: false, isGlued: true }] : pieces;
  });
  const width = (of: string): number => of.length * SIZE * 0.5;
  const free = RIGHT - LEFT - parts.reduce((sum, part) => sum + width(part.text), 0);
  const blank = isLast ? SIZE * 0.25 : free / (parts.filter(({ isGlued }) => !isGlued).length - 1);
  let x0 = LEFT;
  return parts.map(({ isGlued, ...part }, at): Word => {
    if (at > 0 && !isGlued) x0 += blank;
    const box = { x0, x1: x0 + width(part.text), y0: y - SIZE * 0.7, y1: y + SIZE * 0.2 };
    x0 = box.x1;
    return { ...box, ...part, baseline: y, size: SIZE, color: '#000000' };
  });
}

interface Told {
  /** A change of the words of the paragraphs. */
  readonly change?: (words: readonly Word[]) => readonly Word[];
  readonly title?: string;
  readonly lines?: readonly Line[];
  /** Paragraphs as lists of lines. */
  readonly paragraphs: readonly (readonly string[])[];
}

function read({
  title = 'Sample Income Fund',
  lines = [],
  paragraphs,
  change = (of) => of,
}: Told): ReadFragment | undefined {
  const page = pageOf([[40, [40, title, 16]], [60, [40, 'Data as of 31 October 2024']], ...lines]);
  let y = 150;
  const words = paragraphs.flatMap((texts) => {
    y += 12;
    return texts.flatMap((text, at) => lineOf((y += 10), text, at === texts.length - 1));
  });
  const funds = ['EQUITY', 'DEBT', 'MONEY_MARKET'].map((part) => fundOf('Sample Pension Fund', part));
  return readReport({ pages: [{ ...page, words: [...page.words, ...change(words)] }] }, { funds }).fragments[0];
}

const PRICE: Line = [80, [40, 'NAV per unit (Rs.)'], [240, '101.2500']];

const ABOUT = [
  'The Fund was launched on *May 21, 2012* and is listed on the *Pakistan*',
  '*Stock Exchange Limited*. A unit has a par value of *Rs. 100*. The trustee is',
  '*Sample Trust Company of Pakistan Limited* and the auditor is',
  '*Doe, Smith & Partners*. The risk profile is *Very Low*.',
];

const ratiosOf = (fragment: ReadFragment | undefined): unknown[] | undefined =>
  fragment?.fees
    .filter((row) => /ratio|levies/i.test(row.label_raw))
    .map((row) => [row.sub_fund_key, row.label_raw, row.period, row.value_percent]);

describe('sentences whose values are in bold', () => {
  it('state each fact, in lines with wide and with narrow blanks', () => {
    const fragment = read({ paragraphs: [ABOUT] });
    expect(fragment).toMatchObject({
      launch_date: '2012-05-21',
      listing_raw: 'Pakistan Stock Exchange Limited',
      par_value: '100',
      risk_profile_raw: 'Very Low',
    });
    expect(fragment?.parties.map((row) => [row.role, row.organization_raw])).toEqual([
      ['TRUSTEE', 'Sample Trust Company of Pakistan Limited'],
      ['AUDITOR', 'Doe, Smith & Partners'],
    ]);
  });

  it('state each fact if their words are set a little unevenly', () => {
    const move = (word: Word): Word => {
      const { text, x0, x1, y0, y1, baseline } = word;
      const isOdd = ((baseline - 172) / 10) % 2 === 1;
      const [dx, dy] = [text === '.' ? -1 : 0, text.length < 8 ? 0 : isOdd ? -0.6 : 0.6];
      return { ...word, x0: x0 + dx, x1: x1 + dx, y0: y0 + dy, y1: y1 + dy, baseline: baseline + dy };
    };
    expect(read({ paragraphs: [ABOUT], change: (words) => words.map(move) })).toMatchObject({
      launch_date: '2012-05-21',
      listing_raw: 'Pakistan Stock Exchange Limited',
      par_value: '100',
      risk_profile_raw: 'Very Low',
    });
  });

  it('state nothing if the end of a line is too far from its beginning', () => {
    const lines: Line[] = [PRICE, [92, [40, 'Category'], [240, 'Income']], [104, [40, 'Par value'], [240, '100']]];
    const move = (word: Word): Word =>
      word.baseline === 192 && word.x0 > 250 ? { ...word, x0: word.x0 + 20, x1: word.x1 + 20 } : word;
    const fragment = read({ lines, paragraphs: [ABOUT], change: (words) => words.map(move) });
    expect(fragment?.nav_per_unit).toBe('101.2500');
    expect(fragment?.parties).toEqual([]);
  });

  it('name the people of a committee in a line that reaches the edge of its column', () => {
    const fragment = read({
      lines: [[172, [366, 'Launch date'], [460, '14-Feb-2012']]],
      paragraphs: [
        [
          'The members of the Investment Committee are *Asad Zafar* (Chief',
          'Executive), *Nadia Aziz, CFA* (Head of Research) and *Rashid Mir*',
          '(Head of Risk).',
        ],
      ],
    });
    expect(fragment?.parties.map((row) => [row.name_raw, row.designation_raw])).toEqual([
      ['Asad Zafar', 'Chief Executive'],
      ['Nadia Aziz, CFA', 'Head of Research'],
      ['Rashid Mir', 'Head of Risk'],
    ]);
  });

  it('state benchmark and ratings on their own', () => {
    const fragment = read({
      paragraphs: [
        [
          'The performance is measured against *90% three months PKRV rates and 10%*',
          '*deposit rates of three banks*.',
        ],
        ['The Management Company is rated *AM2+* by PACRA (June 20, 2024).'],
      ],
    });
    expect(fragment?.benchmark_raw).toBe('90% three months PKRV rates and 10% deposit rates of three banks');
    expect(fragment?.ratings.map((row) => [row.rating_type, row.rating_raw, row.rating_date])).toEqual([
      ['ASSET_MANAGER', 'AM2+', '2024-06-20'],
    ]);
    expect(fragment?.amc_name_raw).toBeNull();
  });
});

describe('sentences about expense ratios', () => {
  it('state the ratios of the month and of the year with their levies', () => {
    const fragment = read({
      lines: [PRICE],
      paragraphs: [
        [
          'Total expense ratio of the Fund was *1.15%* month to date and *1.13%* year to',
          'date, which includes government levies of *0.14%* month to date and *0.13%*',
          'year to date. At the end of the month, the weighted average time to maturity',
          'was *59 days*.',
        ],
      ],
    });
    expect(ratiosOf(fragment)).toEqual([
      [null, 'Total expense ratio', 'MTD', '1.15'],
      [null, 'Total expense ratio', 'YTD', '1.13'],
      [null, 'government levies', 'MTD', '0.14'],
      [null, 'government levies', 'YTD', '0.13'],
    ]);
    expect(fragment?.metrics.map((row) => [row.label_raw, row.value])).toEqual([
      ['weighted average time to maturity', '59'],
    ]);
    const other = read({
      lines: [PRICE],
      paragraphs: [
        [
          'The total expense ratio was 1.24% for the month and 1.14% for the year to',
          'date, in which Government levies were 0.16% and 0.15%, respectively.',
        ],
      ],
    });
    expect(ratiosOf(other)?.slice(2)).toEqual([
      [null, 'Government levies', 'MTD', '0.16'],
      [null, 'Government levies', 'YTD', '0.15'],
    ]);
  });

  it('are of the sub-fund that they name, and of none without a name', () => {
    const lines: readonly Line[] = [
      [80, [40, 'NAV per unit (Rs.)']],
      [92, [40, 'Equity Sub-Fund'], [240, '236.9217']],
      [104, [40, 'Debt Sub-Fund'], [240, '291.0064']],
    ];
    const say = (of: string): string[] => [`Total expense ratio${of} was 3.40% month to date and 3.36% year to date.`];
    const told = { title: 'Sample Pension Fund', lines };
    const [first, second] = [' of the Equity Sub-Fund', ' of the Debt Sub-Fund'];
    expect(ratiosOf(read({ ...told, paragraphs: [say(first), say(second)] }))).toEqual([
      ['EQUITY', 'Total expense ratio', 'MTD', '3.40'],
      ['EQUITY', 'Total expense ratio', 'YTD', '3.36'],
      ['DEBT', 'Total expense ratio', 'MTD', '3.40'],
      ['DEBT', 'Total expense ratio', 'YTD', '3.36'],
    ]);
    expect(ratiosOf(read({ ...told, paragraphs: [say('')] }))).toEqual([]);
  });
});

describe('notes about expense ratios', () => {
  const facts: readonly Line[] = [
    PRICE,
    [92, [40, 'Category'], [240, 'Income']],
    [104, [40, 'Launch date'], [240, '12-Nov-2014']],
  ];
  const ratios: readonly Line[] = [
    [116, [40, 'Total Expense Ratio (MTD) ++'], [240, '0.70%']],
    [128, [40, 'Total Expense Ratio (YTD) ++'], [240, '0.67%']],
  ];
  const NOTE = ['² Annualised; includes Government Levies (MTD) of 0.16% and', 'Government Levies (YTD) of 0.15%.'];

  it('state the levies of the month and of the year by labels of their own', () => {
    expect(ratiosOf(read({ lines: [...facts, ...ratios], paragraphs: [NOTE] }))).toEqual([
      [null, 'Total Expense Ratio (MTD) ++', 'MTD', '0.70'],
      [null, 'Total Expense Ratio (YTD) ++', 'YTD', '0.67'],
      [null, 'Government Levies (MTD)', 'MTD', '0.16'],
      [null, 'Government Levies (YTD)', 'YTD', '0.15'],
    ]);
  });

  it('state no levies of a fund of which the page has no ratio', () => {
    expect(ratiosOf(read({ lines: facts, paragraphs: [NOTE] }))).toEqual([]);
  });

  it('the mark of a note is no part of its label', () => {
    const fragment = read({
      lines: facts,
      paragraphs: [['¹ Actual Management Fee: 0.55% p.a. of average net assets.']],
    });
    expect(fragment?.fees.map((row) => [row.label_raw, row.value_percent])).toEqual([
      ['Actual Management Fee', '0.55'],
    ]);
  });
});

describe('labels and names with several facts', () => {
  it('a cell of two labels has the values of the cell beside it in their order', () => {
    const facts: readonly Line[] = [
      [80, [40, 'Category'], [160, 'Income']],
      [92, [40, 'Launch date'], [160, '12-Nov-2014']],
      [104, [40, 'Dealing days / cut-off time'], [160, 'Monday to Friday / 3:30 p.m.']],
      [116, [40, 'Pricing mechanism'], [160, 'Forward']],
      [128, [40, 'Front-end load'], [160, 'Nil']],
      [140, [40, 'Leverage'], [160, 'Nil']],
      [152, [40, 'Auditor'], [160, 'Doe, Smith & Partners']],
    ];
    const fragment = read({ lines: facts, paragraphs: [] });
    expect([fragment?.dealing_days_raw, fragment?.cutoff_time_raw]).toEqual(['Monday to Friday', '3:30 p.m.']);
    expect(fragment?.special_terms.map((row) => row.label_raw)).not.toContain('Dealing days / cut-off time');
  });

  it('the line under the name of a fund may state its category and type', () => {
    const kindsOf = (text: string): unknown => {
      const fragment = read({ lines: [[51, [40, text]]], paragraphs: [ABOUT] });
      return [fragment?.category_raw, fragment?.fund_type_raw];
    };
    expect(kindsOf('Money Market Scheme | Open-end')).toEqual(['Money Market Scheme', 'Open-end']);
    expect(kindsOf('Voluntary Pension Scheme | Open-End Pension')).toEqual([
      'Voluntary Pension Scheme',
      'Open-End Pension',
    ]);
    expect(kindsOf('Balanced Scheme')).toEqual(['Balanced Scheme', null]);
    expect(kindsOf('A Different Scheme | Open-end')).toEqual([null, null]);
  });
});

describe('a value in a style of its own', () => {
  const facts: readonly Line[] = [
    PRICE,
    [92, [40, 'Offer price (Rs.)'], [240, '102.2625']],
    [104, [40, 'Redemption price (Rs.)'], [240, '101.2500']],
    [116, [40, 'Net assets (Rs. mn)'], [240, '812.40']],
  ];
  const say = (...lines: string[]): ReadFragment | undefined => read({ lines: facts, paragraphs: [lines] });

  it('is whole where its style ends, and so is the fee of a year', () => {
    const fragment = say(
      'The management fee is *0.55% a year of net assets*. The front-end load is *nil*,',
      'and leverage is *nil*. A first investment is at least *Rs. 10,000*, a further one',
      'at least *Rs. 500*; the par value is *Rs. 100*. Dealing is from *Monday to Friday*,',
      '*9:00 am to 4:00 pm*, with *forward* pricing.',
    );
    expect(fragment).toMatchObject({
      minimum_initial_investment: '10000',
      minimum_subsequent_investment: '500',
      par_value: '100',
      dealing_days_raw: 'Monday to Friday',
      cutoff_time_raw: '9:00 am to 4:00 pm',
      pricing_mechanism_raw: 'forward',
    });
    expect(fragment?.special_terms.map((row) => row.value_raw)).toContain('0.55% a year of net assets');
  });

  it('ends before one in brackets, such as the risk of principal', () => {
    const fragment = say(
      'This is an *open-end* fund, launched on *19 April 2011*. Its category is *Income*',
      '*Scheme*, its risk profile is *different for each plan* (*principal at medium to*',
      '*high risk*), and its benchmark is *the average of the funds held*.',
    );
    expect(fragment).toMatchObject({
      risk_profile_raw: 'different for each plan',
      risk_of_principal_erosion_raw: 'principal at medium to high risk',
    });
  });

  it('states a fact though the paragraph has only two', () => {
    const first = 'The auditor is *Doe, Smith & Partners, Chartered Accountants* and the trustee is';
    const parties = (lines: readonly string[]): unknown =>
      say(...lines)?.parties.map((row) => [row.role, row.organization_raw]);
    expect(parties([first, '*Sample Trust Company of Pakistan Limited*, both of Karachi since they began.'])).toEqual(
      [],
    );
    expect(parties([first, '*Sample Trust Company of Pakistan Limited*.'])).toEqual([
      ['AUDITOR', 'Doe, Smith & Partners, Chartered Accountants'],
      ['TRUSTEE', 'Sample Trust Company of Pakistan Limited'],
    ]);
  });

  it('is the name of a member, and the designation is in the style of the text', () => {
    const people = [
      '*Asad Zafar* (Chief Executive), *Nadia Aziz* (Chief Investment Officer), *Rashid*',
      '*Mir* (Fund Manager) and *Sana Gul* (Head of Risk).',
    ];
    const membersUnder = (title: string): unknown =>
      read({ lines: [...facts, [152, [40, title, 10]]], paragraphs: [people] })?.parties.map((row) => [
        row.role,
        row.name_raw,
        row.designation_raw,
      ]);
    expect(membersUnder('Who decides')).toEqual([
      ['INVESTMENT_COMMITTEE_MEMBER', 'Asad Zafar', 'Chief Executive'],
      ['INVESTMENT_COMMITTEE_MEMBER', 'Nadia Aziz', 'Chief Investment Officer'],
      ['INVESTMENT_COMMITTEE_MEMBER', 'Rashid Mir', 'Fund Manager'],
      ['INVESTMENT_COMMITTEE_MEMBER', 'Sana Gul', 'Head of Risk'],
    ]);
    expect(membersUnder('Who helped us')).toEqual([]);
  });
});
