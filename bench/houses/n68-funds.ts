/** The funds of AMC N68: an income, a stock and a cash fund of a small manager. */
import * as s from './shared11.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-ended',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  registrar_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Ford Rhodes Sidat Hyder & Co.',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:00 p.m.',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 5,000',
  par_value_raw: 'Rs. 100',
});

export const FUNDS = [
  fund({
    name: 'Jhimpir Income Fund',
    abbr: 'JIF',
    model: s.rate([2007, 3, 26], 100, -0.2, 6_240_000),
    profile: {
      category_raw: 'Income Scheme',
      benchmark_raw: 'Average of 6-month KIBOR',
      risk_profile_raw: 'Low to moderate',
      management_fee_raw: '1.25% per annum',
      front_end_load_raw: 'Nil',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'The objective of the Fund is to earn a steady income for its unit holders from debt securities, bank deposits and spread transactions.',
    },
    rating: ['A(f)', 'JCR-VIS', [2011, 11, 3]],
    asset: s.weights('T-Bills 47.3, Term Finance Certificates 24.6, Bank Balances 25.2, Other Assets 2.9'),
    second: s.credit('Government 47.3, AA 19.8, AA- 16.4, A+ 13.6, Other Assets 2.9'),
    papers: s.papers(
      'Kalri Leasing TFC-II 6.82, Sonda Chemicals TFC 6.04, Makli Telecom TFC 4.91, Keti Fertilizers TFC 3.88',
    ),
    ter: 1.74,
    metrics: [['Duration in days', 214, 0]],
  }),
  fund({
    name: 'Jhimpir Stock Market Fund',
    abbr: 'JSMF',
    model: s.market([2006, 8, 7], 100, 0.98, 3_110_000),
    profile: {
      category_raw: 'Equity Scheme',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      management_fee_raw: '3.00% per annum',
      front_end_load_raw: '2.50%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'The objective of the Fund is to provide growth of capital and dividends from investments in listed shares.',
    },
    rating: ['3-Star', 'JCR-VIS', [2011, 8, 19]],
    asset: s.weights('Listed Shares 83.4, T-Bills 6.9, Bank Balances 7.8, Other Assets 1.9'),
    second: s.sectors('Oil and Gas 24.7, Banks 21.2, Chemicals 17.6, Electricity 9.3, Construction 6.1'),
    papers: s.papers(
      'Sindhri Oil 9.22, Kalri Bank 8.47, Keti Fertilizers 8.03, Thatta Petroleum 7.16, Sonda Chemicals 6.38, Chohar Power 5.52, Makli Telecom 4.29, Ghorabari Cement 3.61, Mirpur Sakro Bank 3.07, Gharo Textile 2.44',
    ),
    ter: 4.12,
    metrics: [['Beta of the Fund', 0.94, 2]],
  }),
  fund({
    name: 'Jhimpir Cash Fund',
    abbr: 'JCF',
    model: s.rate([2010, 2, 15], 100, -0.5, 17_900_000),
    profile: {
      category_raw: 'Money Market Scheme',
      benchmark_raw: 'Average return of 3-month deposits of three AA rated banks',
      risk_profile_raw: 'Low',
      management_fee_raw: '0.90% per annum',
      front_end_load_raw: 'Nil',
      back_end_load_raw: 'Nil',
      pricing_mechanism_raw: 'Backward',
      investment_objective_raw:
        'The objective of the Fund is to offer a reasonable return with high liquidity from government paper of short maturity.',
    },
    rating: ['AA(f)', 'JCR-VIS', [2011, 11, 3]],
    asset: s.weights('T-Bills 86.4, Bank Balances 12.2, Other Assets 1.4'),
    second: s.credit('Government 86.4, AA+ 7.7, AA 4.5, Other Assets 1.4'),
    papers: [],
    ter: 1.08,
    metrics: [['Duration in days', 51, 0]],
  }),
];
