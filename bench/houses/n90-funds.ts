/** The funds of AMC N90: a cash, an income and a stock fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Yousuf Adil, Chartered Accountants',
  pricing_mechanism_raw: 'Forward pricing',
  dealing_days_raw: 'Monday to Saturday',
  par_value_raw: 'Rs. 10',
  minimum_subsequent_raw: 'Rs. 500',
  listing_raw: 'Pakistan Stock Exchange',
});

export const FUNDS = [
  fund({
    name: 'Daska Cash Fund',
    abbr: 'DCF',
    model: s.rate([2017, 11, 13], 10, 0.1, 742_000_000),
    profile: {
      category_raw: 'Money market',
      benchmark_raw: '70% 3-month PKRV rates + 30% 3-month deposit rates of AA rated banks',
      risk_profile_raw: 'Very low',
      management_fee_raw: '0.55% a year',
      front_end_load_raw: 'Nil',
      back_end_load_raw: 'Nil',
      cutoff_raw: '10:30 am',
      minimum_initial_raw: 'Rs. 500',
      investment_objective_raw:
        'For savers who may need their money any day: a steady return from short-term government paper and deposits.',
    },
    rating: ['AA+(f)', 'VIS', [2023, 12, 29]],
    asset: s.weights('T-Bills 67.8, Bank deposits 26.4, Term deposits 4.3, Others 1.5'),
    second: s.credit('Government 67.8, AAA 12.9, AA+ 11.4, AA 6.4, Others 1.5'),
    papers: [],
    ter: 0.86,
    metrics: [['Average maturity in days', 49, 0]],
  }),
  fund({
    name: 'Daska Monthly Income Fund',
    abbr: 'DMIF',
    model: s.rate([2012, 4, 30], 10, 0.5, 318_000_000),
    profile: {
      category_raw: 'Income',
      benchmark_raw: '6-month KIBOR average',
      risk_profile_raw: 'Medium',
      management_fee_raw: '1.00% a year',
      front_end_load_raw: '1.50%',
      back_end_load_raw: 'Nil',
      cutoff_raw: '3:00 pm',
      minimum_initial_raw: 'Rs. 5,000',
      investment_objective_raw:
        'For families who want a regular income: bonds of the government and of good companies, paid out month by month.',
    },
    rating: ['A+(f)', 'VIS', [2023, 12, 29]],
    asset: s.weights('PIBs 36.2, TFCs 24.8, Bank deposits 23.7, T-Bills 12.9, Others 2.4'),
    second: s.credit('Government 49.1, AAA 10.6, AA+ 17.3, AA 12.4, A+ 8.2, Others 2.4'),
    papers: s.papers(
      'Sambrial Bank TFC 5.86, Motra Cement TFC 4.93, Begowala Steel TFC 4.27, Bhopalwala Power TFC 3.64, Satrah Bank TFC 2.71, Jamke Motors TFC 1.48',
    ),
    ter: 1.62,
    metrics: [['Average maturity in days', 703, 0]],
  }),
  fund({
    name: 'Daska Stock Fund',
    abbr: 'DSF',
    model: s.market([2008, 10, 6], 10, 1.04, 209_000_000),
    profile: {
      category_raw: 'Equity',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      management_fee_raw: '2.00% a year',
      front_end_load_raw: '3.00%',
      back_end_load_raw: 'Nil',
      cutoff_raw: '3:00 pm',
      minimum_initial_raw: 'Rs. 5,000',
      investment_objective_raw:
        'For those who can wait five years and more: shares of the leading companies of the Pakistan Stock Exchange.',
    },
    rating: null,
    asset: s.weights('Shares 93.4, Bank deposits 5.3, Others 1.3'),
    second: s.sectors('Banks 26.9, Energy 21.4, Fertilizer 15.8, Cement 12.7, Food 8.2, Other sectors 8.4'),
    papers: s.papers(
      'Sambrial Bank 10.14, Ghuinke Petroleum 9.36, Adamke Fertilizer 8.71, Satrah Bank 7.42, Motra Cement 6.58, Bhopalwala Power 5.83, Dharamkot Foods 4.61, Bombanwala Fertilizer 3.74, Glotian Cement 2.85, Jamke Motors 2.19',
    ),
    ter: 4.02,
    metrics: [['Number of companies', 26, 0]],
  }),
];
