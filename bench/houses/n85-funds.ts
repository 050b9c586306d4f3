/** The funds of AMC N85: a cash, an income and a stock fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Yousuf Adil & Co.',
  registrar_raw: 'F.D. Registrar Services (SMC-Pvt.) Limited',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Saturday',
  cutoff_raw: '1:00 pm',
  minimum_initial_raw: 'Rs. 5,000/-',
  minimum_subsequent_raw: 'Rs. 1,000/-',
  back_end_load_raw: 'Nil',
});

export const FUNDS = [
  fund({
    name: 'Khewra Cash Fund',
    abbr: 'KCF',
    model: s.rate([2012, 9, 6], 100, 0.2, 47_100_000),
    profile: {
      category_raw: 'Money Market Scheme',
      benchmark_raw: '70% 3 Months PKRV Rates + 30% 3 Months Deposit Rates',
      risk_profile_raw: 'Very Low',
      management_fee_raw: '0.60% of average annual net assets',
      front_end_load_raw: 'Nil',
      investment_objective_raw:
        'To provide holders of units with a regular income and easy access to their money by investing in short-term instruments of low risk.',
    },
    rating: ['AA+(f)', 'PACRA', [2021, 3, 3]],
    asset: s.weights('T-Bills 61.3, Saving accounts 29.4, Term deposits 8.1, Other assets 1.2'),
    second: s.credit('Government 61.3, AAA 18.7, AA+ 13.9, AA 4.9, Other assets 1.2'),
    papers: [],
    ter: 0.81,
    metrics: [['Weighted average maturity (days)', 53, 0]],
  }),
  fund({
    name: 'Khewra Income Fund',
    abbr: 'KIF',
    model: s.rate([2009, 11, 30], 100, 0.6, 13_800_000),
    profile: {
      category_raw: 'Income Scheme',
      benchmark_raw: '6 Months KIBOR',
      risk_profile_raw: 'Medium',
      management_fee_raw: '1.00% of average annual net assets',
      front_end_load_raw: '1.00%',
      investment_objective_raw:
        'To generate a competitive stream of income from a portfolio of debt instruments, spread transactions and deposits.',
    },
    rating: ['A+(f)', 'PACRA', [2021, 4, 16]],
    asset: s.weights('TFCs 29.7, PIBs 26.1, Saving accounts 33.8, T-Bills 7.6, Other assets 2.8'),
    second: s.credit('Government 33.7, AAA 14.9, AA+ 21.3, AA 17.5, A+ 9.8, Other assets 2.8'),
    papers: s.papers(
      'Pind Dadan Bank TFC-II 6.07, Lilla Cement TFC 5.14, Choa Power Company TFC 4.72, Haranpur Soda TFC 3.91, Bhera Bank TFC-IV 3.38, Pind Dadan Bank TFC-I 2.46',
    ),
    ter: 1.69,
    metrics: [['Weighted average maturity (days)', 812, 0]],
  }),
  fund({
    name: 'Khewra Stock Fund',
    abbr: 'KSF',
    model: s.market([2007, 2, 14], 100, 1.03, 7_900_000),
    profile: {
      category_raw: 'Equity Scheme',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      management_fee_raw: '2.00% of average annual net assets',
      front_end_load_raw: '3.00%',
      investment_objective_raw:
        'To earn returns above those of the stock market in the long run from listed shares of companies with a strong position in their industries.',
    },
    rating: null,
    asset: s.weights('Listed shares 90.6, Saving accounts 8.2, Other assets 1.2'),
    second: s.sectors('Cement 21.4, Banks 18.7, Chemicals 14.2, Exploration 12.9, Steel 9.3, Textile 7.8'),
    papers: s.papers(
      'Lilla Cement 10.43, Haranpur Soda 8.71, Pind Dadan Bank 8.06, Dandot Exploration 7.37, Bhera Bank 6.29, Malakwal Steel 5.54, Ara Chemicals 4.83, Katas Cement 4.11, Jalalpur Spinning 3.26, Choa Power Company 2.68',
    ),
    ter: 3.84,
    metrics: [['Number of companies', 29, 0]],
  }),
];
