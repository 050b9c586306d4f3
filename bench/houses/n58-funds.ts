/** The funds of AMC N58: an Islamic cash, an Islamic income and an Islamic stock fund. */
import * as s from './shared12.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company',
  auditor_raw: 'BDO Ebrahim & Co.',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:00 PM',
  listing_raw: 'Not listed',
  minimum_initial_raw: 'Rs. 1,000',
  minimum_subsequent_raw: 'Rs. 500',
  back_end_load_raw: 'Nil',
});

export const FUNDS = [
  fund({
    name: 'Panjgur Islamic Cash Fund',
    abbr: 'PICF',
    model: s.rate([2013, 8, 19], 100, -0.1, 88_300_000),
    profile: {
      category_raw: 'Shariah Compliant Money Market',
      benchmark_raw: 'Three-month average deposit rate of three AA rated Islamic banks or windows',
      risk_profile_raw: 'Very Low',
      risk_of_principal_raw: 'Very low risk of principal erosion',
      management_fee_raw: '0.50%',
      front_end_load_raw: 'Nil',
      investment_objective_raw: 'To earn halal profit every day with the highest liquidity.',
    },
    rating: ['AA(f)', 'VIS', [2022, 1, 7]],
    asset: s.weights('Islamic bank deposits 66.1, GoP Ijara Sukuk 18.4, Placements 13.8, Others 1.7'),
    second: s.credit('Government 18.4, AAA 41.2, AA+ 21.6, AA 17.1, Others 1.7'),
    papers: [],
    ter: 0.79,
    metrics: [['Average maturity (days)', 37, 0]],
  }),
  fund({
    name: 'Panjgur Islamic Income Fund',
    abbr: 'PIIF',
    model: s.rate([2010, 6, 14], 50, 0.3, 41_200_000),
    profile: {
      category_raw: 'Shariah Compliant Income',
      benchmark_raw: 'Six-month average deposit rate of three A rated Islamic banks or windows',
      risk_profile_raw: 'Medium',
      risk_of_principal_raw: 'Medium risk of principal erosion',
      management_fee_raw: '1.00%',
      front_end_load_raw: '1.00%',
      investment_objective_raw: 'To earn halal income from Sukuk and deposits of good quality.',
    },
    rating: ['A+(f)', 'VIS', [2022, 1, 7]],
    asset: s.weights('Islamic bank deposits 41.7, Corporate Sukuk 31.8, GoP Ijara Sukuk 24.6, Others 1.9'),
    second: s.credit('Government 24.6, AAA 17.3, AA+ 22.8, AA 18.9, A+ 14.5, Others 1.9'),
    papers: s.papers(
      'Rakhshan Power Sukuk 7.28, Chitkan Electric Sukuk 6.41, Gichk Fertilizer Sukuk 5.36, Parom Bank Sukuk 4.72, Gowargo Foods Sukuk 3.15',
    ),
    ter: 1.42,
    metrics: [['Average maturity (days)', 618, 0]],
  }),
  fund({
    name: 'Panjgur Islamic Stock Fund',
    abbr: 'PISF',
    model: s.market([2008, 4, 28], 50, 1, 24_700_000),
    profile: {
      category_raw: 'Shariah Compliant Equity',
      benchmark_raw: 'KMI-30 Index',
      risk_profile_raw: 'High',
      risk_of_principal_raw: 'High risk of principal erosion',
      management_fee_raw: '2.00%',
      front_end_load_raw: '3.00%',
      investment_objective_raw: 'To grow capital by investing in Shariah compliant shares.',
    },
    rating: null,
    asset: s.weights('Shares 91.8, Islamic bank deposits 6.9, Others 1.3'),
    second: s.sectors('Oil and gas 25.4, Fertilizer 17.2, Cement 14.3, Technology 10.6, Power 6.1'),
    papers: s.papers(
      'Rakhshan Exploration 9.74, Gichk Fertilizer 8.92, Chitkan Systems 8.11, Parom Cement 7.04, Sordo Petroleum 6.37, Gowargo Foods 5.22, Tasp Power 4.36, Khudabadan Motors 3.51, Washbood Pharma 2.68',
    ),
    ter: 3.29,
    metrics: [['Number of companies', 34, 0]],
  }),
];
