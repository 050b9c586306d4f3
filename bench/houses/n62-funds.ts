/** The funds of AMC N62: a cash, an income and a growth fund. */
import * as s from './shared11.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end scheme',
  trustee_raw: 'Habib Metropolitan Bank Limited',
  auditor_raw: 'M. Yousuf Adil Saleem & Co.',
  pricing_mechanism_raw: 'Forward pricing',
  dealing_days_raw: 'Monday through Saturday',
  cutoff_raw: '10:00 a.m. to 3:00 p.m.',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  back_end_load_raw: 'Nil',
});

export const FUNDS = [
  fund({
    name: 'Shogran Cash Management Fund',
    abbr: 'SCMF',
    model: s.rate([2010, 5, 10], 100, 0, 47_300_000),
    profile: {
      category_raw: 'Money market scheme',
      benchmark_raw: 'Average of the three-month deposit rates of three scheduled banks with a rating of AA or better',
      risk_profile_raw: 'Low',
      management_fee_raw: '0.85% per annum',
      front_end_load_raw: 'Nil',
      investment_objective_raw:
        'The Fund aims to give its unit holders a steady income with easy liquidity from treasury bills and deposits of short term.',
    },
    rating: ['AA(f)', 'JCR-VIS', [2015, 3, 16]],
    asset: s.weights('T-bills 57.6, Bank deposits 31.9, Placements with DFIs 9.1, Other assets 1.4'),
    second: s.credit('Government securities 57.6, AAA 14.2, AA+ 13.7, AA 13.1, Other assets 1.4'),
    papers: [],
    ter: 1.18,
    metrics: [['Weighted average maturity (days)', 52, 0]],
  }),
  fund({
    name: 'Shogran Income Fund',
    abbr: 'SIF',
    model: s.rate([2007, 8, 27], 100, 0.6, 24_800_000),
    profile: {
      category_raw: 'Income scheme',
      benchmark_raw: 'Average of the six-month KIBOR offer rates that the State Bank of Pakistan publishes',
      risk_profile_raw: 'Medium',
      management_fee_raw: '1.40% per annum',
      front_end_load_raw: '1.50%',
      investment_objective_raw:
        'The Fund aims to earn a return above that of bank deposits from corporate debt and government securities of medium term.',
    },
    rating: ['A+(f)', 'JCR-VIS', [2015, 1, 9]],
    asset: s.weights('Term finance certificates 33.4, PIBs 28.7, T-bills 14.6, Bank deposits 21.5, Other assets 1.8'),
    second: s.credit('Government securities 43.3, AAA 10.8, AA+ 16.2, AA 14.4, A+ 13.5, Other assets 1.8'),
    papers: s.papers(
      'Kawai Bank TFC-III 8.14, Paras Cement TFC 6.93, Malkandi Telecom TFC 5.77, Sharan Leasing TFC-II 4.21, Siri Paye Sugar TFC 3.08',
    ),
    ter: 1.93,
    metrics: [['Weighted average maturity (years)', 2.1, 2]],
  }),
  fund({
    name: 'Shogran Growth Fund',
    abbr: 'SGF',
    model: s.market([2005, 2, 14], 100, 0.99, 9_900_000),
    profile: {
      category_raw: 'Equity scheme',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      management_fee_raw: '2.00% per annum',
      front_end_load_raw: '3.00%',
      investment_objective_raw:
        'The Fund aims at long-term growth of capital from shares of companies that are listed on the stock exchanges of Pakistan.',
    },
    rating: null,
    asset: s.weights('Listed equities 92.8, Bank deposits 5.9, Other assets 1.3'),
    second: s.sectors(
      'Commercial banks 24.1, Oil and gas 19.7, Cement 15.2, Fertilizer 11.3, Electricity 8.6, Pharmaceuticals 6.2',
    ),
    papers: s.papers(
      'Kawai Bank 9.07, Paras Petroleum 8.43, Makra Cement 7.86, Malkandi Fertilizer 6.54, Manna Electric 5.92, Sharan Oilfields 5.13, Bhonja Laboratories 4.47, Jabba Cement 3.79, Siri Paye Foods 2.96, Ghanool Bank 2.18',
    ),
    ter: 3.05,
    metrics: [['Price-earnings ratio (times)', 8.9, 1]],
  }),
];
