/** The funds of AMC N36: four funds. */
import * as s from './shared8.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan Ltd.',
  auditor_raw: 'Deloitte Yousuf Adil',
  dealing_days_raw: 'Monday to Friday',
  minimum_initial_raw: 'Rs. 500',
  back_end_load_raw: 'None',
});

export const FUNDS = [
  fund({
    name: 'Babusar Halal Savings Fund',
    abbr: 'BHSF',
    model: s.rate([2014, 3, 24], 100, -0.2, 42_300_000),
    profile: {
      category_raw: 'Islamic income',
      benchmark_raw: '6-month average deposit rate of three Islamic banks',
      risk_profile_raw: 'Medium',
      cutoff_raw: '4 pm',
      management_fee_raw: '1.00% a year',
      front_end_load_raw: '1.00%',
      investment_objective_raw:
        'The fund invests the savings of its unit holders in sukuk and in deposits of Islamic banks, and aims at a regular halal income.',
    },
    rating: ['A+(f)', 'VIS', [2023, 2, 3]],
    asset: s.weights('Ijara Sukuk 39.2, Corporate Sukuk 17.3, Bank deposits 41.4, Other assets 2.1'),
    second: s.credit('Government 39.2, AAA 14.3, AA+ 13.8, AA 17.7, A+ 12.9, Other assets 2.1'),
    papers: s.papers('Lulusar Hydel Sukuk 7.2, Besal Telecom Sukuk 5.6, Jalkhad Foods Sukuk 4.5'),
    ter: 1.57,
    metrics: [['weighted average maturity', 2.2, 1]],
  }),
  fund({
    name: 'Babusar Halal Cash Fund',
    abbr: 'BHCF',
    model: s.rate([2018, 10, 1], 100, -0.3, 96_100_000),
    profile: {
      category_raw: 'Islamic money market',
      benchmark_raw: '3-month average deposit rate of three Islamic banks',
      risk_profile_raw: 'Very low',
      cutoff_raw: '12 noon',
      management_fee_raw: '0.45% a year',
      front_end_load_raw: 'None',
      investment_objective_raw:
        'The fund keeps its assets in short placements and deposits that are liquid at any time, and aims at a halal income above that of savings accounts.',
    },
    rating: ['AA(f)', 'VIS', [2023, 2, 3]],
    asset: s.weights('Bank deposits 68.7, Ijara Sukuk 14.9, Islamic placements 14.6, Other assets 1.8'),
    second: s.credit('Government 14.9, AAA 26.4, AA+ 31.5, AA 25.4, Other assets 1.8'),
    papers: [],
    ter: 0.69,
    metrics: [['weighted average maturity', 34, 0]],
  }),
  fund({
    name: 'Babusar Halal Equity Fund',
    abbr: 'BHEF',
    model: s.market([2010, 12, 13], 50, 1.04, 11_800_000),
    profile: {
      category_raw: 'Islamic equity',
      benchmark_raw: 'KMI-30 Index',
      risk_profile_raw: 'High',
      cutoff_raw: '3 pm',
      management_fee_raw: '2.00% a year',
      front_end_load_raw: '2.00%',
      investment_objective_raw:
        'The fund buys shares of listed companies that comply with the Shariah, and aims at growth over many years.',
    },
    rating: null,
    asset: s.weights('Shares 91.4, Bank deposits 7.1, Other assets 1.5'),
    second: s.sectors('Oil and gas 24.1, Cement 16.9, Fertilizer 14.8, Technology 9.3, Power 7.2'),
    papers: s.papers(
      'Besal Petroleum 11.4, Lulusar Fertilizer 9.8, Gittidas Cement 8.9, Jora Systems 6.7, Jalkhad Gas 6.1, Batakundi Power 5.4, Saral Cement 4.3, Burawai Pharma 3.2',
    ),
    ter: 3.91,
    metrics: [['portfolio turnover', 7.3, 1]],
  }),
  fund({
    name: 'Babusar Halal Balanced Fund',
    abbr: 'BHBF',
    model: s.market([2016, 8, 29], 100, 0.52, 3_480_000),
    profile: {
      category_raw: 'Islamic balanced',
      benchmark_raw: '50% KMI-30 Index and 50% 6-month average deposit rate of three Islamic banks',
      risk_profile_raw: 'Medium to high',
      cutoff_raw: '3 pm',
      management_fee_raw: '1.75% a year',
      front_end_load_raw: '2.00%',
      investment_objective_raw:
        'The fund divides its assets between shares and sukuk that comply with the Shariah, and aims at growth with fewer ups and downs than shares alone have.',
    },
    rating: null,
    asset: s.weights('Shares 48.9, Ijara Sukuk 26.3, Bank deposits 22.7, Other assets 2.1'),
    second: s.sectors('Oil and gas 13.2, Cement 10.4, Fertilizer 8.7, Power 5.6'),
    papers: s.papers(
      'Besal Petroleum 6.9, Lulusar Fertilizer 5.8, Gittidas Cement 5.1, Batakundi Power 4.4, Jalkhad Gas 3.7',
    ),
    ter: 3.08,
    metrics: [['portfolio turnover', 6.2, 1]],
  }),
];
