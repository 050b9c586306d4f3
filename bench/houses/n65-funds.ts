/** The funds of AMC N65: a money market, an Islamic stock and an asset allocation fund. */
import * as s from './shared11.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-End',
  trustee_raw: 'CDC - Trustee',
  auditor_raw: 'RSM Avais Hyder Liaquat Nauman',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:30 PM',
  minimum_initial_raw: 'PKR 500',
  minimum_subsequent_raw: 'PKR 100',
  back_end_load_raw: 'No exit load',
});

export const FUNDS = [
  fund({
    name: 'Ramkot Rozana Fund',
    abbr: 'RRF',
    model: s.rate([2020, 3, 9], 100, 0.2, 152_000_000),
    profile: {
      category_raw: 'Money Market',
      benchmark_raw: '70% 3M PKRV + 30% 3M average deposit rate of three AA rated banks',
      risk_profile_raw: 'Low',
      pricing_mechanism_raw: 'Backward',
      management_fee_raw: '0.45%',
      front_end_load_raw: 'No entry load',
      investment_objective_raw:
        'The Fund pays its unit holders a competitive daily return from secure and liquid investments of short duration.',
    },
    rating: ['AA+(f)', 'PACRA', [2023, 9, 8]],
    asset: s.weights('T-Bills 71.8, Cash & Bank 17.3, Commercial Paper 9.7, Other 1.2'),
    second: s.credit('Govt. Securities 71.8, AAA 10.6, AA+ 9.5, AA 6.9, Other 1.2'),
    papers: [],
    ter: 0.66,
    metrics: [['Average Maturity (Days)', 34, 0]],
  }),
  fund({
    name: 'Ramkot Islamic Stock Fund',
    abbr: 'RISF',
    model: s.market([2013, 5, 27], 100, 1.04, 23_900_000),
    profile: {
      category_raw: 'Shariah Compliant Equity',
      benchmark_raw: 'KMI 30 Index',
      risk_profile_raw: 'High',
      management_fee_raw: '2.50%',
      front_end_load_raw: '3.00%',
      investment_objective_raw:
        'The Fund seeks to maximize total returns by investing in equities that meet the guidelines of its Shariah Adviser.',
    },
    rating: null,
    asset: s.weights('Equity 94.1, Cash & Bank 4.6, Other 1.3'),
    second: s.sectors(
      'Exploration & Production 26.4, Technology 16.9, Cement 14.2, Chemicals 9.8, Fertiliser 8.7, Pharma 6.1',
    ),
    papers: s.papers(
      'Khewra Petroleum 9.94, Nilibar Systems 9.17, Domel Cement 8.26, Samahni Oilfields 7.49, Kurree Chemicals 6.31, Bhimber Fertiliser 5.62, Chowki Pharma 4.87, Jatlan Cement 3.94, Mangla Textile 3.28, Chakswari Motors 2.46',
    ),
    ter: 4.21,
    metrics: [['Beta', 0.97, 2]],
  }),
  fund({
    name: 'Ramkot Asset Allocation Fund',
    abbr: 'RAAF',
    model: s.market([2016, 8, 15], 100, 0.6, 8_150_000),
    profile: {
      category_raw: 'Asset Allocation',
      benchmark_raw: 'KSE-100 Index and 6M KIBOR by weight of the portfolio',
      risk_profile_raw: 'Medium',
      management_fee_raw: '1.50%',
      front_end_load_raw: '2.00%',
      investment_objective_raw:
        'The Fund shifts between equities and fixed income as the fund manager sees the market, to limit losses in bad times.',
    },
    rating: null,
    asset: s.weights('Equity 58.9, PIBs 21.6, Cash & Bank 17.8, Other 1.7'),
    second: s.sectors('Commercial Banks 17.2, Exploration & Production 15.1, Technology 9.6, Cement 8.4, Power 5.3'),
    papers: s.papers(
      'Pir Gali Bank 8.02, Khewra Petroleum 7.36, Nilibar Systems 6.14, Domel Cement 5.05, Mirpur Power 4.17',
    ),
    ter: 3.02,
    metrics: [['Beta', 0.61, 2]],
  }),
];
