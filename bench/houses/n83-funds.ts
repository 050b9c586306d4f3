/** The funds of AMC N83: a cash, an income, an Islamic income and a stock fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open end',
  trustee_raw: 'CDC of Pakistan Limited',
  auditor_raw: 'RSM Avais Hyder Liaquat Nauman',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Working days',
  cutoff_raw: '4:00 pm',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Rs. 2,000',
  minimum_subsequent_raw: 'Rs. 500',
  back_end_load_raw: 'Nil',
});

export const FUNDS = [
  fund({
    name: 'Sibi Cash Fund',
    abbr: 'SCF',
    model: s.rate([2011, 1, 24], 100, 0.2, 121_000_000),
    profile: {
      category_raw: 'Money market',
      benchmark_raw: '70% three-month PKRV, 30% three-month deposit rate of AA banks',
      risk_profile_raw: 'Very low',
      management_fee_raw: '0.70% of net assets',
      front_end_load_raw: 'Nil',
      investment_objective_raw:
        'To earn a competitive return at a very low risk from deposits and government paper of a maturity of up to six months.',
    },
    rating: ['AA+(f)', 'VIS', [2022, 1, 5]],
    asset: s.weights('T-Bills 49.7, Bank deposits 38.2, Commercial paper 7.4, Placements 3.4, Others 1.3'),
    second: s.credit('Government 49.7, AAA 22.6, AA+ 17.3, AA 9.1, Others 1.3'),
    papers: [],
    ter: 0.93,
    metrics: [['Weighted average maturity, days', 49, 0]],
  }),
  fund({
    name: 'Sibi Income Fund',
    abbr: 'SIF',
    model: s.rate([2008, 7, 14], 100, 0.7, 33_800_000),
    profile: {
      category_raw: 'Income',
      benchmark_raw: 'Six-month KIBOR',
      risk_profile_raw: 'Medium',
      management_fee_raw: '1.25% of net assets',
      front_end_load_raw: '1.00%',
      investment_objective_raw:
        'To provide a steady income from bonds, certificates and deposits while limiting the fluctuation of the unit price.',
    },
    rating: ['A+(f)', 'VIS', [2022, 1, 5]],
    asset: s.weights('PIBs 31.4, Corporate bonds 24.8, Bank deposits 27.6, T-Bills 12.9, Others 3.3'),
    second: s.credit('Government 44.3, AAA 10.4, AA+ 16.8, AA 12.7, A+ 12.5, Others 3.3'),
    papers: s.papers(
      'Dhadar Power Company TFC 5.12, Bolan Pass Bank TFC-II 4.66, Mithri Sugar Sukuk 3.81, Lehri Cement TFC 3.27, Bolan Pass Bank TFC-I 2.94, Nari Telecom Sukuk 2.45',
    ),
    ter: 1.76,
    metrics: [['Weighted average maturity, days', 734, 0]],
  }),
  fund({
    name: 'Sibi Islamic Income Fund',
    abbr: 'SIIF',
    model: s.rate([2014, 3, 31], 50, -0.5, 87_200_000),
    profile: {
      category_raw: 'Shariah compliant income',
      benchmark_raw: 'Six-month deposit rate of three A rated Islamic banks',
      risk_profile_raw: 'Moderate',
      management_fee_raw: '1.00% of net assets',
      front_end_load_raw: '0.50%',
      investment_objective_raw:
        'To earn a Halal return from Sukuk and deposits with Islamic banks and windows, at a moderate risk.',
    },
    rating: ['A(f)', 'VIS', [2022, 1, 5]],
    asset: s.weights('GoP Ijara Sukuk 37.2, Corporate Sukuk 19.6, Islamic bank deposits 41.3, Others 1.9'),
    second: s.credit('Government 37.2, AAA 14.7, AA 25.6, A+ 20.6, Others 1.9'),
    papers: s.papers(
      'Mithri Sugar Sukuk 4.93, Dhadar Power Company Sukuk 4.37, Haji Shahar Islamic Bank Sukuk 3.72, Nari Telecom Sukuk 3.16, Talli Motors Sukuk 2.28',
    ),
    ter: 1.39,
    metrics: [['Weighted average maturity, days', 587, 0]],
  }),
  fund({
    name: 'Sibi Stock Fund',
    abbr: 'SSF',
    model: s.market([2005, 10, 10], 50, 1.01, 52_600_000),
    profile: {
      category_raw: 'Equity',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      management_fee_raw: '2.50% of net assets',
      front_end_load_raw: '2.50%',
      investment_objective_raw:
        'To let the capital of investors grow over many years by means of shares of sound and growing companies.',
    },
    rating: null,
    asset: s.weights('Shares 92.8, Bank deposits 5.9, Others 1.3'),
    second: s.sectors('Banks 25.1, Exploration 18.4, Cement 13.7, Fertilizer 11.2, Textile 8.6, Technology 6.3'),
    papers: s.papers(
      'Bolan Pass Bank 9.41, Nari Exploration 8.67, Lehri Cement 7.93, Mithri Fertilizer 7.12, Haji Shahar Islamic Bank 6.24, Talli Petroleum 5.58, Dhadar Spinning Mills 4.49, Kurak Systems 3.87, Dhadar Power Company 3.05, Bakhtiarabad Foods 2.26',
    ),
    ter: 3.92,
    metrics: [['Number of companies', 38, 0]],
  }),
];
