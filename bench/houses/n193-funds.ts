/** The funds of AMC N193, all Shariah compliant: cash, income, stocks, a fund of funds, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'BDO Ebrahim & Co., Chartered Accountants',
  registrar_raw: 'ITMinds Limited',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:00 p.m.',
  leverage_raw: 'Nil',
  listing_raw: 'Pakistan Stock Exchange',
  par_value_raw: 'PKR 50',
  minimum_initial_raw: 'PKR 5,000',
  minimum_subsequent_raw: 'PKR 1,000',
  front_end_load_raw: 'Nil',
  back_end_load_raw: 'Nil',
});

const cash = fund({
  name: 'Tordher Islamic Cash Fund',
  abbr: 'TICF',
  model: s.rate([2014, 4, 14], 50, -0.1, 118_400_000),
  profile: {
    category_raw: 'Shariah Compliant Money Market Scheme',
    benchmark_raw:
      'three months average deposit rates of three AA rated Islamic Banks or Islamic windows of conventional banks as ' +
      'selected by MUFAP',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    management_fee_raw: 'Up to 0.75% p.a. of average daily net assets',
    cutoff_raw: '11:00 a.m.',
    investment_objective_raw:
      'The Fund seeks to generate competitive halal returns with minimum risk and enhanced liquidity from short term Shariah ' +
      'compliant deposits and Government securities.',
  },
  rating: ['AA+(f)', 'PACRA', [2020, 9, 22]],
  asset: s.weights(
    'Deposits with Islamic Banks 71.4, Placements with Banks and DFIs 15.7, GoP Ijara Sukuk 11.2, Other Assets 1.7',
  ),
  second: s.credit('AAA 41.6, AA+ 27.9, AA 17.6, Government Guaranteed 11.2, Other Assets 1.7'),
  papers: [],
  ter: 0.61,
  metrics: [['Weighted Average Time to Maturity (Days)', 33, 0]],
});

const income = fund({
  name: 'Tordher Islamic Income Fund',
  abbr: 'TIIF',
  model: s.rate([2010, 6, 21], 50, 0.3, 63_100_000),
  profile: {
    category_raw: 'Shariah Compliant Income Scheme',
    benchmark_raw:
      'six months average deposit rates of three A rated Islamic Banks or Islamic windows of conventional banks as selected ' +
      'by MUFAP',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.50% p.a. of average daily net assets',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'The Fund seeks to generate superior, risk adjusted halal income from short, medium and long term Shariah compliant ' +
      'fixed income instruments.',
  },
  rating: ['A+(f)', 'PACRA', [2020, 4, 16]],
  asset: s.weights('Deposits with Islamic Banks 44.3, Corporate Sukuk 29.1, GoP Ijara Sukuk 23.4, Other Assets 3.2'),
  second: s.credit('Government Securities 23.4, AAA 18.8, AA+ 12.3, AA 16.7, A+ 17.4, A 8.2, Other Assets 3.2'),
  papers: s.papers(
    'Jalbai Power Limited - Sukuk / AAA 8.74, Topi Islamic Bank Limited - Tier II Sukuk / A+ 6.31, Zaida Engineering Limited ' +
      '- Sukuk / AA 5.62, Marghuz Fertilizers Limited - Sukuk / AA 4.03, Kotha Energy Limited - Sukuk / AA+ 2.87',
  ),
  ter: 1.42,
  metrics: [['Weighted Average Time to Maturity (Days)', 791, 0]],
});

const stock = fund({
  name: 'Tordher Islamic Stock Fund',
  abbr: 'TISF',
  model: s.market([2012, 10, 8], 50, 0.96, 34_700_000),
  profile: {
    category_raw: 'Shariah Compliant Equity Scheme',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3.00% p.a. of average daily net assets',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'The Fund seeks long term growth of capital from an actively managed portfolio of Shariah compliant listed equities.',
  },
  rating: null,
  asset: s.weights('Equities 90.2, Cash at Islamic Banks 8.1, Other Assets 1.7'),
  second: s.sectors(
    'Oil & Gas Exploration Companies 21.7, Cement 20.6, Fertilizer 12.4, Power Generation & Distribution 8.9, ' +
      'Pharmaceuticals 7.7, Other sectors 18.9',
  ),
  papers: s.papers(
    'Jehangira Oil Fields Limited / Oil & Gas Exploration Companies 11.26, Marghuz Fertilizers Limited / Fertilizer 9.31, ' +
      'Yar Hussain Cement Limited / Cement 8.47, Jalbai Power Limited / Power Generation & Distribution 7.12, Zarobi Gas ' +
      'Company Limited / Oil & Gas Exploration Companies 6.83, Topi Cement Limited / Cement 5.94, Maini Laboratories ' +
      'Limited / Pharmaceuticals 4.62, Swabi Steel Limited / Engineering 2.91',
  ),
  ter: 3.42,
  metrics: [
    ['Price Earnings Ratio (x)', 8.6, 1],
    ['Standard Deviation (%)', 19.4, 1],
  ],
});

const plan = fund({
  name: 'Tordher Islamic Planning Fund',
  abbr: 'TIPF',
  model: s.market([2017, 1, 16], 50, 0.4, 9_800_000),
  profile: {
    category_raw: 'Shariah Compliant Fund of Funds Scheme',
    benchmark_raw:
      'weighted average return of KMI-30 Index and six months average deposit rates of three A rated Islamic Banks, according ' +
      'to the actual allocation',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 1.00% p.a.; Nil on investment in funds of the Management Company',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'The Fund seeks to earn a potentially high return through investment in Shariah compliant fixed income and equity ' +
      'schemes, based on the outlook for these asset classes.',
  },
  rating: null,
  asset: s.weights(
    'Tordher Islamic Income Fund 54.6, Tordher Islamic Stock Fund 39.3, Cash at Islamic Banks 5.6, Other Assets 0.5',
  ),
  papers: [],
  ter: 0.58,
  metrics: [],
});

const BIRTH: s.Day = [2014, 11, 4];

const pension = fund({
  ...s.EMPTY,
  name: 'Tordher Islamic Pension Fund',
  abbr: 'TIPEN',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Shariah Compliant Voluntary Pension Scheme',
    risk_profile_raw: 'Investor dependent',
    management_fee_raw: '1.50% p.a. of average daily net assets of each Sub-Fund',
    front_end_load_raw: '3.00% of contributions',
    par_value_raw: 'PKR 100',
    listing_raw: null,
    leverage_raw: null,
    minimum_initial_raw: 'PKR 1,000',
    minimum_subsequent_raw: 'PKR 500',
    investment_objective_raw:
      'The Fund aims to provide a secure source of halal savings and regular income after retirement to its participants.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 1.01, 1_120_000), {
      asset: s.weights('Equities 91.4, Cash at Islamic Banks 7.3, Other Assets 1.3'),
      papers: s.papers(
        'Jehangira Oil Fields Limited 9.64, Marghuz Fertilizers Limited 8.57, Yar Hussain Cement Limited 7.96, Jalbai Power ' +
          'Limited 7.41, Zarobi Gas Company Limited 6.02',
      ),
      ter: 2.31,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, -0.6, 1_480_000), {
      asset: s.weights('GoP Ijara Sukuk 47.8, Cash at Islamic Banks 39.6, Corporate Sukuk 10.7, Other Assets 1.9'),
      papers: [],
      ter: 1.93,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.9, 1_610_000), {
      asset: s.weights('Cash at Islamic Banks 82.9, Placements with Islamic Banks 15.6, Other Assets 1.5'),
      papers: [],
      ter: 1.88,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [cash, income, stock, plan, pension];
