/** The funds of AMC N55: a cash, an income and a stock fund. */
import * as s from './shared12.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end scheme',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'M. Yousuf Adil Saleem & Co., Chartered Accountants',
  pricing_mechanism_raw: 'Forward pricing',
  listing_raw: 'Lahore Stock Exchange',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '4:00 p.m.',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  back_end_load_raw: 'Nil',
});

export const FUNDS = [
  fund({
    name: 'TIRAH CASH FUND',
    abbr: 'TCF',
    model: s.rate([2009, 4, 27], 100, -0.2, 41_300_000),
    profile: {
      category_raw: 'Money market scheme',
      benchmark_raw: 'Average of three-month deposit rates of three AA rated scheduled banks',
      risk_profile_raw: 'Low',
      management_fee_raw: '1.00% per annum of average net assets',
      front_end_load_raw: 'Nil',
      investment_objective_raw:
        'to provide investors with competitive returns from a portfolio of low risk and high liquidity.',
    },
    rating: ['AA(f)', 'PACRA', [2011, 10, 12]],
    asset: s.weights('T-Bills 76.3, Bank balances 14.8, Placements with DFIs 7.4, Other receivables 1.5'),
    second: s.credit('Government 76.3, AAA 6.8, AA+ 8.7, AA 6.7, Other receivables 1.5'),
    papers: [],
    ter: 1.28,
    metrics: [['Weighted average maturity (days)', 54, 0]],
  }),
  fund({
    name: 'TIRAH INCOME FUND',
    abbr: 'TIF',
    model: s.rate([2006, 11, 6], 50, 0.7, 34_800_000),
    profile: {
      category_raw: 'Income scheme',
      benchmark_raw: 'Six-month KIBOR',
      risk_profile_raw: 'Moderate',
      management_fee_raw: '1.50% per annum of average net assets',
      front_end_load_raw: '1.00%',
      investment_objective_raw:
        'to earn a superior rate of return for its unit holders from debt of good quality and government securities.',
    },
    rating: ['A+(f)', 'PACRA', [2011, 10, 12]],
    asset: s.weights('T-Bills 34.9, PIBs 11.8, TFCs 29.4, Bank balances 21.6, Other receivables 2.3'),
    second: s.credit('Government 46.7, AAA 7.2, AA+ 11.9, AA 14.4, AA- 11.3, A 6.2, Other receivables 2.3'),
    papers: s.papers(
      'Bara Bank TFC (2nd issue) 6.84, Jamrud Fertilizer TFC 5.63, Safed Koh Telecom TFC 4.92, Orakzai Cement TFC 4.17, Warsak Power Sukuk 3.55, Kohat Road Leasing TFC 2.36',
    ),
    ter: 2.07,
    metrics: [['Weighted average maturity (days)', 428, 0]],
  }),
  fund({
    name: 'TIRAH STOCK FUND',
    abbr: 'TSF',
    model: s.market([2004, 5, 10], 100, 0.98, 11_600_000),
    profile: {
      category_raw: 'Equity scheme',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      management_fee_raw: '3.00% per annum of average net assets',
      front_end_load_raw: '2.50%',
      investment_objective_raw:
        'to achieve long-term growth of capital from a diversified portfolio of listed equity securities.',
    },
    rating: null,
    asset: s.weights('Listed equity securities 88.7, Bank balances 9.1, Other receivables 2.2'),
    second: s.sectors('Oil and gas 24.6, Banks 21.3, Chemicals 16.2, Electricity 9.7, Construction 6.8'),
    papers: s.papers(
      'Bara Exploration 9.52, Jamrud Fertilizer 8.73, Safed Koh Bank 7.95, Warsak Power 6.62, Orakzai Petroleum 6.04, Kohat Road Bank 5.11, Landi Kotal Chemicals 4.23, Torkham Refinery 3.46, Parasang Cement 2.84, Bazar Valley Motors 2.08',
    ),
    ter: 3.71,
    metrics: [['Number of holdings', 27, 0]],
  }),
];
