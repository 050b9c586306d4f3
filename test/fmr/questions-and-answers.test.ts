/** Pages on which labels and titles are questions to the reader, and texts under a label that state several facts. */
import { describe, expect, it } from 'vitest';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { titleKind } from '#sources/fmr/regions/title-kinds.ts';
import { labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { INCOME_FUND, readPage, type Line } from './placed-words.ts';

// Set a little larger, words are bold.
const BOLD = 8.1;

/** Each label in bold letters over its value. */
const over = (...pairs: readonly (readonly [string, string])[]): ReadFragment =>
  readPage([
    [40, [40, 'Sample Income Fund (SIF)', 16]],
    [60, [40, 'Data as of 31 October 2024']],
    ...pairs.flatMap(([label, value], at): Line[] => [
      [90 + 26 * at, [40, label, BOLD]],
      [100 + 26 * at, [40, value]],
    ]),
  ]);

const termsOf = ({ special_terms }: ReadFragment): string[] =>
  special_terms.map((row) => `${row.term_type} ${row.value_raw} ${row.value_percent}`);

const DEALING: readonly (readonly [string, string])[] = [
  ['What is the benchmark?', 'Average rate of six banks'],
  ['When was it launched?', '12 March 2015'],
  ['Who is the trustee?', 'Sample Trust Company'],
  ['What is the par value of a unit?', 'Rs. 100'],
];

describe('a text that states both loads', () => {
  const loadsOf = (text: string): string[] => termsOf(readPage([...INCOME_FUND, [120, [40, text]]]));

  it('as two sentences gives each load its own words', () => {
    expect(loadsOf('Front-end: Nil. Back-end: Up to 1.00%.')).toEqual([
      'FRONT_END_LOAD Nil 0',
      'BACK_END_LOAD Up to 1.00% 1.00',
    ]);
  });

  it('is not served as one load if it cannot be parted', () => {
    const terms = termsOf(
      readPage([
        ...INCOME_FUND,
        [116, [40, 'Auditor'], [140, 'Sample and Company']],
        [128, [40, 'Front-end Load'], [140, 'Nil, see Rules. Back-end: 1.00%']],
        [140, [40, 'Pricing Mechanism'], [140, 'Forward']],
      ]),
    );
    expect(terms.filter((term) => term.includes('FRONT_END'))).toEqual([]);
  });
});

describe('a label that is a question', () => {
  it('names the fact by its words', () => {
    const read = over(...DEALING);
    expect([read.benchmark_raw, read.launch_date, read.par_value]).toEqual([
      'Average rate of six banks',
      '2015-03-12',
      '100',
    ]);
    expect(read.parties.map((row) => `${row.role} ${row.organization_raw}`)).toEqual(['TRUSTEE Sample Trust Company']);
  });

  it('may have words of its own for a fact', () => {
    const facts = ['When did the fund start?', 'How much do I need?', 'When can I deal?', 'How risky is it?'];
    const named = facts.map((text) => labelMeaning(text, null));
    expect(named.map((meaning) => (meaning?.kind === 'fact' ? meaning.fact : undefined))).toEqual([
      'launch_date',
      'minimum_initial',
      'dealing_days',
      'risk_profile',
    ]);
  });

  it('about something else names nothing', () => {
    for (const text of ['What is the return?', 'Who is the reader?', 'Is there a load?', 'What happened?'])
      expect(labelMeaning(text, '2024-10')).toBeUndefined();
  });
});

describe('an answer that continues with other facts', () => {
  it('about dealing gives days, time and pricing', () => {
    const read = over(...DEALING, ['When can I deal?', 'Monday to Friday until 3:00 pm; pricing is Forward']);
    expect([read.dealing_days_raw, read.cutoff_time_raw, read.pricing_mechanism_raw]).toEqual([
      'Monday to Friday',
      '3:00 pm',
      'Forward',
    ]);
  });

  it('does not give a time that is of one of the days', () => {
    const read = over(...DEALING, ['When can I deal?', 'Monday to Thursday and Friday until noon']);
    expect([read.dealing_days_raw, read.cutoff_time_raw]).toEqual(['Monday to Thursday and Friday until noon', null]);
  });

  it('about risk gives the profile and the risk of the principal', () => {
    const read = over(...DEALING, ['What is the risk profile?', 'Medium (Principal at medium risk)']);
    expect([read.risk_profile_raw, read.risk_of_principal_erosion_raw]).toEqual(['Medium', 'Principal at medium risk']);
  });
});

describe('a question over the label of its answer in small print', () => {
  it('is not the label, although it names the fact', () => {
    const rows = [
      ['Who is the trustee?', 'Trustee', 'Sample Trust Company'],
      ['Who is the auditor?', 'Auditor', 'Sample and Company'],
      ['When was it launched?', 'Launch date', '12 March 2015'],
      ['What kind of fund is it?', 'Category', 'Income Scheme'],
      ['How do I pay in?', 'Front-end load', 'Nil'],
      ['Which price do I get?', 'Pricing mechanism', 'Forward'],
    ] as const;
    const read = readPage([
      [40, [40, 'Sample Income Fund (SIF)', 16]],
      [60, [40, 'Data as of 31 October 2024']],
      ...rows.flatMap(([question, label, value], at): Line[] => [
        [90 + 22 * at, [40, question], [220, value]],
        [99 + 22 * at, [40, label, 6]],
      ]),
    ]);
    expect([read.launch_date, read.category_raw]).toEqual(['2015-03-12', 'Income Scheme']);
    expect(read.parties.map(({ role }) => role).toSorted()).toEqual(['AUDITOR', 'TRUSTEE']);
  });
});

describe('one label for two facts', () => {
  it('has their values in its order, as sentences under questions', () => {
    const read = over(...DEALING, ['Leverage? Listing?', 'Nil. Not listed.']);
    expect([read.leverage_raw, read.listing_raw]).toEqual(['Nil', 'Not listed']);
  });

  it('has their values in its order if one has a form of its own', () => {
    const question = over(...DEALING, ['What type and category of fund is it?', 'Open-end, Income Scheme']);
    expect([question.fund_type_raw, question.category_raw]).toEqual(['Open-end', 'Income Scheme']);
    const turned = over(...DEALING, ['What category and type of fund is it?', 'Income Scheme, Open-end']);
    expect([turned.fund_type_raw, turned.category_raw]).toEqual(['Open-end', 'Income Scheme']);
  });

  it('has none if the text may be parted otherwise', () => {
    const read = over(...DEALING, ['Who are the auditor and registrar?', 'Sample and Company, Sampletown']);
    expect(read.parties.map(({ role }) => role)).toEqual(['TRUSTEE']);
    const three = over(...DEALING, ['Leverage? Listing?', 'Nil. Not listed. Not traded.']);
    expect([three.leverage_raw, three.listing_raw]).toEqual([null, null]);
  });
});

describe('a title that is a question', () => {
  it('says what the part under it holds', () => {
    expect(
      [
        'What has it earned?',
        'How was each month of the year?',
        'And each fiscal year?',
        'Where is the money? (% of total assets)',
        'What does it cost?',
        'How safe are the borrowers?',
        'Who decides?',
        'What happened this month?',
        'What is not compliant?',
      ].map((text) => titleKind(text)),
    ).toEqual([
      'PERFORMANCE',
      'SERIES',
      'HISTORY',
      'ASSET_ALLOCATION',
      'EXPENSE_TABLE',
      'CREDIT_QUALITY',
      'COMMITTEE',
      'COMMENTARY',
      'NON_COMPLIANT',
    ]);
    expect(titleKind('Where is the office?')).toBeUndefined();
  });

  it('in larger letters than other titles is no name of a plan that the tables under it would be of', () => {
    const { reported_returns } = readPage([
      ...INCOME_FUND,
      [130, [40, 'Where do we go from here?', 13]],
      [170, [40, 'Performance', 9]],
      [184, [150, 'SIF'], [220, 'Benchmark']],
      [196, [40, 'This month'], [150, '1.50%'], [220, '1.40%']],
      [208, [40, 'This fiscal year'], [150, '6.10%'], [220, '5.90%']],
      [220, [40, 'Last 12 months'], [150, '19.50%'], [220, '18.20%']],
    ]);
    expect(reported_returns.map((row) => `${row.period_key} ${row.fund_return_percent}`)).toEqual([
      'MTD 1.50',
      'FYTD 6.10',
      '1Y 19.50',
    ]);
  });
});

it('a statistic may be counted in days to maturity, or in companies and contracts', () => {
  const { metrics } = readPage([
    ...INCOME_FUND,
    [130, [40, 'Anything else in numbers?', 10]],
    [144, [40, 'Days to maturity, weighted average'], [240, '51']],
    [156, [40, 'Yield of the portfolio (%)'], [240, '23.3']],
    [168, [40, 'Companies in the portfolio'], [240, '27']],
    [180, [40, 'Number of Companies Held'], [240, '28']],
  ]);
  expect(metrics.map((row) => `${row.metric_key} ${row.value} ${row.unit}`)).toEqual([
    'WEIGHTED_AVERAGE_MATURITY 51 DAYS',
    'OTHER 23.3 null',
    'OTHER 27 null',
    'OTHER 28 null',
  ]);
});
