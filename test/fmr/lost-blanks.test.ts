/** Pages whose text layer lost blanks between words: what the words say is read as it was, or withheld. */
import { describe, expect, it } from 'vitest';
import { listClauses } from '#sources/fmr/candidates/clauses.ts';
import { listBlocks } from '#sources/fmr/ink/blocks.ts';
import { flowOf } from '#sources/fmr/ink/flow.ts';
import { listTextLines } from '#sources/fmr/ink/text-cells.ts';
import { kindOfHolding } from '#sources/fmr/meaning/holding-kinds.ts';
import { isKnownLabel, labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { kindOf } from '#sources/fmr/meaning/read-expenses.ts';
import { normalizeLabel } from '#sources/fmr/meaning/normalize-label.ts';
import { isPerson, splitLine } from '#sources/fmr/meaning/person-texts.ts';
import { readBasisClauses } from '#sources/fmr/meaning/return-basis.ts';
import { pageOf, readPage, type Line } from './placed-words.ts';

const FACTS: Line[] = [
  [80, [40, 'NAV per unit'], [200, '101.42']],
  [92, [40, 'Category'], [200, 'Money market']],
  [104, [40, 'Launch date'], [200, '17 July 2003']],
  [116, [40, 'Management fee'], [200, '2.00%']],
];
const NAME: Line = [40, [40, 'Sample Cash Fund', 16]];

describe('labels and names without a blank', () => {
  const ratios = (label: string): unknown[] =>
    readPage([
      NAME,
      ...FACTS,
      [200, [160, 'MTD'], [240, 'YTD']],
      [214, [40, `${label}incl. Govt. Levy`], [160, '2.34%'], [240, '2.03%']],
      [228, [40, `${label}excl. Govt. Levy`], [160, '2.09%'], [240, '1.79%']],
    ])
      .fees.filter(({ fee_type }) => fee_type !== 'MANAGEMENT_FEE')
      .map(({ fee_type, value_percent, with_government_levies }) => [fee_type, value_percent, with_government_levies]);

  it('a ratio of the year to date is an expense, and no return', () => {
    const ratiosOf = (toDate: string): unknown[] => {
      const { fees, reported_returns } = readPage([
        NAME,
        ...FACTS,
        [188, [40, 'Total Expense Ratio', 10]],
        [202, [160, 'TER incl. Levies']],
        [214, [40, 'Month'], [190, '2.34%']],
        [226, [40, toDate], [190, '2.03%']],
      ]);
      const ofRatio = fees.filter(({ fee_type }) => fee_type !== 'MANAGEMENT_FEE');
      return [...ofRatio.map(({ value_percent }) => value_percent), ...reported_returns];
    };
    expect(ratiosOf('Year to Date')).toEqual(['2.34', '2.03']);
    expect(ratiosOf('Year toDate')).toEqual(['2.34', '2.03']);
  });

  it('an expense ratio with levies is no levy', () => {
    expect(ratios('TER ')).toContainEqual(['TOTAL_EXPENSE_RATIO', '2.09', false]);
    expect(ratios('TER')).toEqual(ratios('TER '));
    expect(JSON.stringify(ratios('XYZ'))).not.toContain('GOVERNMENT_LEVIES');
  });

  it('a scholar is a person', () => {
    const advisor = (name: string): unknown[] =>
      readPage([NAME, ...FACTS, [128, [40, 'Shariah advisor'], [200, name]]]).parties.map(({ name_raw }) => name_raw);
    expect(advisor('Mufti Sample Hakeem')).toEqual(['Mufti Sample Hakeem']);
    expect(advisor('MuftiSample Hakeem')).toEqual(['MuftiSample Hakeem']);
  });

  it('the next member of a committee is another one, with the whole name of the one before', () => {
    const members = (...text: readonly string[]): string[] =>
      readPage([NAME, ...FACTS, ...text.map((line, at): Line => [200 + 10 * at, [40, line]])]).parties.map(
        ({ name_raw, designation_raw }) => `${name_raw}: ${designation_raw}`,
      );
    const people = ['Sana Mirza: Chief executive', 'Omar Dar, CFA: Chief investment officer', 'Hina Lodhi, FCCA: CFO'];
    for (const mark of [', ', ',', ';'])
      expect(
        members(
          'Investment committee: Sana Mirza (Chief executive), Omar Dar, CFA',
          `(Chief investment officer)${mark}Hina Lodhi, FCCA (CFO).`,
        ),
      ).toEqual(people);
    expect(splitLine('Omar Dar, CFA (Chief Investment Officer),Hina Lodhi, FCCA (Head of Risk)')).toBeUndefined();
  });

  it('a member of the committee is one', () => {
    const members = (last: readonly [string, string]): string[] =>
      readPage([
        NAME,
        ...FACTS,
        [200, [40, 'Investment Committee', 9]],
        [214, [40, 'Nadia Sample'], [160, 'Head of Research']],
        [228, [40, 'Omar Sample'], [160, 'Chief Executive Officer']],
        [242, [40, last[0]], [160, last[1]]],
      ]).parties.map(({ role, name_raw }) => `${role} ${name_raw?.replaceAll(' ', '')}`);
    expect(members(['Wahaj Sample', 'Fund Manager'])).toContain('INVESTMENT_COMMITTEE_MEMBER WahajSample');
    expect(members(['WahajSample', 'FundManager'])).toEqual(members(['Wahaj Sample', 'Fund Manager']));
  });

  it('short forms in the plural are no names', () => {
    expect(isPerson('Placements Sample')).toBe(true);
    expect(isPerson('Placementswith DFIs')).toBe(false);
  });

  it('the kind of a holding is in its name', () => {
    expect(kindOfHolding('SAMPLE-PPSUKUK-(22-08-2019)', 'TFC/Sukuk Holdings')).toBe('SUKUK');
  });
});

describe('sentences without a blank', () => {
  it('the stop of an abbreviation ends no benchmark', () => {
    const benchmark = (end: string): string | undefined =>
      listClauses(
        `The benchmark of the Fund is 70% 3M PKRV + 30% 3M Dep. Rate - ${end} Exp.. The trustee of the Fund is Sample Trust Limited.`,
        (text) => labelMeaning(text, null),
      )[0]?.value;
    expect(benchmark('SECP Ap.')).toMatch(/SECP Ap\. Exp\.?$/);
    expect(benchmark('SECPAp.')).toMatch(/SECPAp\. Exp\.?$/);
  });

  it.each([
    ['returns ofless than oneyear are annualised', ['SHORT']],
    ['returns of periods below one yearofincome funds are annualised', ['SHORT']],
    ['returns of periodsbelow twelvemths are annualised', []],
  ])('a clause about short periods is about no other: %s', (clause, reaches) => {
    const read = readBasisClauses(`* Since inception return is CAGR; ${clause}.`, true);
    expect(read.map(({ reach }) => reach)).toEqual(['SINCE_INCEPTION', ...reaches]);
  });

  it.each([
    [', those of', ['UP_TO_YEAR simple annualized', 'LONG CAGR']],
    [', thoseof', ['UP_TO_YEAR simple annualized', 'LONG CAGR']],
    [',those of', []],
  ])('a sentence about returns of two bases is read as two parts, or not at all: `%s`', (between, bases) => {
    const clauses = readBasisClauses(
      `Returns of up to one year are simple annualized${between} longer periods are compounded annually (CAGR).`,
      false,
    );
    expect(clauses.map(({ reach, words }) => `${reach} ${words}`)).toEqual(bases);
  });

  it.each([
    ['. ', ['MARKED Morning Star Methodology', 'REST Annualized Simple']],
    ['.', ['MARKED Morning Star Methodology', 'REST Annualized Simple']],
    [',', []],
  ])('a basis is not that of all other returns, of which the next sentence speaks: `%s`', (between, bases) => {
    const note = `* Morning Star Methodology${between}All other returns are Annualized Simple.`;
    expect(readBasisClauses(note, true).map(({ reach, words }) => `${reach} ${words}`)).toEqual(bases);
  });

  it('a narrow blank parts two sentences', () => {
    const [line] = listTextLines(pageOf([[100, [40, 'Sample Limited. Weighted average']]]));
    if (line === undefined) throw new Error('no line');
    // Words that are a little off their places.
    const words = line.words.map((word, at) => (at < 2 ? word : { ...word, x0: word.x0 - 1.4, x1: word.x1 - 1.4 }));
    expect(flowOf([[{ ...line, words }]]).text).toBe('Sample Limited. Weighted average');
  });

  it('an objective whose first words are in its title is withheld', () => {
    const text = 'Fund is an open-end money market scheme that aims to generate competitive returns for its investors';
    const objectives = (title: string, beside: string): unknown[] =>
      readPage([NAME, ...FACTS, [200, [40, title, 8.01], [40 + title.length * 4.1 + 4, `${beside} ${text}.`]]])
        .special_terms.filter(({ term_type }) => term_type === 'INVESTMENT_OBJECTIVE')
        .map(({ value_raw }) => value_raw);
    expect(objectives('Investment Objective', 'Sample Cash')).toEqual([`Sample Cash ${text}.`]);
    expect(objectives('InvestmentObjectiveSample', 'Cash')).toEqual([]);
    expect(objectives('InvestmentObjectiveTheSample', 'Cash')).toEqual([]);
  });
});

describe('rules of dealing and notes on shares without a blank', () => {
  it('the days end before the time', () => {
    const page = readPage([
      NAME,
      ...FACTS,
      [130, [40, 'Dealing days'], [200, 'Monday toFridayuntil 3:00 pm; pricing isForward']],
    ]);
    expect([page.dealing_days_raw, page.cutoff_time_raw, page.pricing_mechanism_raw]).toEqual([
      'Monday toFriday',
      '3:00 pm',
      'Forward',
    ]);
  });

  it('the whole of all shares is that of the note', () => {
    const baseOf = (note: string): unknown =>
      readPage([
        NAME,
        ...FACTS,
        [140, [40, note, 6]],
        [160, [40, 'Top Holdings', 9]],
        [174, [40, 'Sample Cement Limited'], [200, '8.81%']],
        [188, [40, 'Sample Power Limited'], [200, '7.42%']],
        [202, [40, 'Sample Bank Limited'], [200, '5.20%']],
      ]).holdings.map(({ percent_of_net_assets }) => percent_of_net_assets);
    expect(baseOf('Amounts are in Rupees; shares are % ofnet assets.')).toEqual(['8.81', '7.42', '5.20']);
    expect(baseOf('Amounts are in Rupees.')).toEqual([null, null, null]);
  });

  it('the label of a share has the code of the same words', () => {
    for (const label of ['Other sectors', 'Othersectors', 'Other Sectors'])
      expect(normalizeLabel('SECTOR_ALLOCATION', label)).toBe('OTHERS');
    expect(normalizeLabel('ASSET_ALLOCATION', 'Termdeposit receipts')).toBe(
      normalizeLabel('ASSET_ALLOCATION', 'Term Deposit Receipts'),
    );
  });

  it('labels of bars that are flush right are each of a row of its own, wherever the bars end', () => {
    // All end at 88, and are drawn before the figures.
    const page = pageOf([
      ...['Petroleum', 'Chemical', 'Oil & Gas', 'Othersectors'].map((label, at): Line => [
        172.8 + 13.6 * at,
        [[52, 56, 56, 40][at] ?? 0, label],
      ]),
      ...['16.1%', '14.2%', '9.4%', '21.5%'].map((share, at): Line => [
        173.1 + 13.6 * at,
        [[300, 260, 210, 320][at] ?? 0, share],
      ]),
    ]);
    const texts = listBlocks(page, listTextLines(page), isKnownLabel).map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(['Oil & Gas', 'Othersectors']));
  });
});

it.each(['Trustee fee and other expenses', 'Trusteefee andotherexpenses'])('%s are no fee of the trustee', (label) => {
  expect(kindOf(label)).toBe('OTHER_EXPENSES');
});

describe('sentences and dates without blanks', () => {
  it('a fee with loads behind it whose words have no blanks between them is withheld', () => {
    const { special_terms } = readPage([
      NAME,
      ...FACTS.slice(0, 3),
      [116, [40, 'Risk profile'], [200, 'Low']],
      [200, [40, 'The management fee is 0.65% a year, thefront-endloadNil and the back-endloadNil.']],
    ]);
    const fees = special_terms.filter(({ label_raw }) => /management fee/i.test(label_raw));
    expect(fees.map(({ value_raw }) => value_raw)).toEqual([]);
  });

  it.each(['as at June 28, 2024', 'asatJune28,2024'])('the day under a price is its own: %s', (day) => {
    const { nav_date } = readPage([
      [20, [480, 'June 30, 2024']],
      NAME,
      [80, [40, 'NAV per unit'], [200, 'PKR 101.4200', 11]],
      [91, [200, day]],
      ...FACTS.slice(1).map(([y, ...cells]): Line => [y + 60, ...cells]),
    ]);
    expect(nav_date).toBe('2024-06-28');
  });
});
