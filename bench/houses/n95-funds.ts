/** The funds of AMC N95: a money market and a stock fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Deloitte Yousuf Adil, Chartered Accountants',
  registrar_raw: 'Technology Trade (Private) Limited',
  listing_raw: 'Pakistan Stock Exchange Limited',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  par_value_raw: 'Rs. 100',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  back_end_load_raw: 'Nil',
});

export const FUNDS = [
  fund({
    name: 'Pakpattan Liquid Fund',
    abbr: 'Scheme',
    model: s.rate([2011, 9, 19], 100, 0.25, 31_600_000),
    profile: {
      category_raw: 'Money market scheme',
      benchmark_raw: '70% three-month PKRV and 30% three-month deposit rate of three AA rated banks',
      risk_profile_raw: 'Low',
      management_fee_raw: '8% of gross earnings, at least 0.50% and at most 1.00% of net assets a year',
      front_end_load_raw: 'Nil',
      cutoff_raw: '9:30 a.m.',
      investment_objective_raw:
        'to provide a reasonable rate of return with a high degree of liquidity from short-term government securities and deposits with banks of high quality.',
    },
    rating: ['AA(f)', 'PACRA', [2016, 12, 28]],
    asset: s.weights('T-Bills 54.6, Bank deposits 27.2, Term deposits 11.4, Commercial paper 5.3, Others 1.5'),
    second: s.credit('Government 54.6, AAA 13.1, AA+ 17.4, AA 9.8, A1+ 3.6, Others 1.5'),
    papers: [],
    ter: 0.94,
    metrics: [['Weighted average maturity, days', 41, 0]],
  }),
  fund({
    name: 'Pakpattan Equity Fund',
    abbr: 'Scheme',
    model: s.market([2007, 2, 26], 100, 1.03, 22_300_000),
    profile: {
      category_raw: 'Equity scheme',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      management_fee_raw: '2% of net assets a year',
      front_end_load_raw: '2.50%',
      cutoff_raw: '3:00 p.m.',
      investment_objective_raw:
        'to provide growth of capital over the long term from a diversified portfolio of shares listed at the Pakistan Stock Exchange.',
    },
    rating: ['3-Star', 'PACRA', [2017, 2, 10]],
    asset: s.weights('Listed shares 89.7, Bank deposits 8.6, Others 1.7'),
    second: s.sectors(
      'Commercial banks 21.6, Oil and gas 19.8, Cement 14.7, Fertilizer 10.2, Power 8.3, Other sectors 15.1',
    ),
    papers: s.papers(
      'Ajodhan Bank Limited 8.94, Sutlej Petroleum Limited 8.12, Arifwala Cement Limited 6.83, Malka Hans Fertilizer Limited 6.27, Qabula Bank Limited 5.71, Nurpur Power Company Limited 4.66, Baba Farid Exploration Limited 4.18, Head Sulemanki Energy Limited 3.42, Bonga Hayat Cement Limited 2.95, Chak Bedi Textile Mills Limited 2.04',
    ),
    ter: 4.21,
    metrics: [['Number of shares held, companies', 37, 0]],
  }),
];
