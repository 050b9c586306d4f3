/** The funds of AMC N188: money market, Islamic income and stocks, an Islamic fund of funds, and an Islamic pension. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End Scheme',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Ranjha Haroon & Company, Chartered Accountants',
  pricing_mechanism_raw: 'Forward Pricing',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:30 pm (Friday 4:00 pm)',
  leverage_raw: 'Nil',
  listing_raw: null,
  par_value_raw: 'Rs. 100',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  back_end_load_raw: 'Nil',
});

const money = fund({
  name: 'Kotmomin Money Market Fund',
  abbr: 'KMMF',
  model: s.rate([2013, 4, 18], 100, -0.4, 118_000_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '90% of 3-month PKRV rates and 10% of the average 3-month deposit rate of three AA rated banks',
    risk_profile_raw: 'Low',
    risk_of_principal_raw: 'Principal at low risk',
    management_fee_raw: '0.60% p.a. of average daily net assets',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'The Fund intends to earn a competitive return for its investors from a portfolio of treasury bills and ' +
      'short placements that can be turned into cash at short notice.',
  },
  rating: ['AA+(f)', 'PACRA', [2025, 9, 12]],
  asset: s.weights('T-Bills 52.7, Bank Balances 21.4, PIBs 15.6, Placements 8.2, Others 2.1'),
  second: s.credit('Govt. Securities 68.3, AAA 11.8, AA+ 10.7, AA 7.1, Others 2.1'),
  papers: [],
  ter: 0.94,
  metrics: [
    ['Weighted Average Maturity (Days)', 58, 0],
    ['Duration (Days)', 47, 0],
  ],
});

const income = fund({
  name: 'Kotmomin Islamic Income Fund',
  abbr: 'KIIF',
  model: s.rate([2016, 2, 9], 100, -0.9, 49_000_000),
  profile: {
    fund_type_raw: 'Open End Shariah Compliant Scheme',
    category_raw: 'Shariah Compliant Income',
    benchmark_raw:
      '75% of 6-month PKISRV rates and 25% of the average 6-month deposit rate of three A rated Islamic banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.50% p.a. of average daily net assets',
    front_end_load_raw: 'Up to 1.00%',
    investment_objective_raw:
      'The Fund intends to provide a stable halal income from Sukuk of good standing, GOP Ijara Sukuk and ' +
      'deposits with Islamic banks and Islamic windows of other banks.',
  },
  rating: ['A+(f)', 'PACRA', [2025, 10, 31]],
  asset: s.weights(
    'GOP Ijara Sukuk 46.9, Bank Balances 27.3, Corporate Sukuk 16.8, Commercial Paper 5.9, Others incl. ' +
      'receivables 3.1',
  ),
  second: s.credit(
    'Govt. Securities 46.9, AAA 17.4, AA+ 12.8, AA 8.6, AA- 6.2, A+ 4.1, Unrated 0.9, Others incl. ' +
      'receivables 3.1',
  ),
  papers: s.papers(
    'Hujjan Power Limited - Sukuk / AA+ 5.44, Bhabra Steel Mills Limited - Sukuk IV / A+ 3.87, Modh Islamic ' +
      'Bank Limited - Tier II / AA 3.26, Lilliani Telecom Limited - Short Term Sukuk / AA 2.71, Deowal Foods ' +
      'Limited - Sukuk / AA- 1.93',
  ),
  ter: 1.58,
  metrics: [
    ['Weighted Average Maturity (Years)', 1.7, 1],
    ['Duration (Years)', 0.42, 2],
  ],
});

const stock = fund({
  name: 'Kotmomin Islamic Stock Fund',
  abbr: 'KISF',
  model: s.market([2015, 10, 22], 100, 1.06, 31_700_000),
  profile: {
    fund_type_raw: 'Open End Shariah Compliant Scheme',
    category_raw: 'Shariah Compliant Equity',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3.00% p.a. of average daily net assets',
    front_end_load_raw: 'Up to 3.00%',
    investment_objective_raw:
      'The Fund intends to grow the capital of its investors over the long term from Shariah compliant shares ' +
      'that are listed in Pakistan.',
  },
  rating: null,
  asset: s.weights('Shares 95.2, Bank Balances 3.7, Others 1.1'),
  second: s.sectors(
    'Oil & Gas Exploration 23.4, Cement 17.1, Power 14.2, Islamic Banking 12.8, Fertilizer 11.3, Other ' +
      'sectors 16.4',
  ),
  papers: s.papers(
    'Moazzam Gas Exploration Limited 12.36, Hujjan Power Limited 9.74, Modh Islamic Bank Limited 9.12, Bucha ' +
      'Fertilizer Company Limited 8.05, Dhori Cement Limited 7.48, Naseer Oilfields Limited 6.21, Salam Pharma ' +
      'Limited 4.83, Ratokala Cement Limited 4.17, Deowal Foods Limited 3.06, Lilliani Telecom Limited 2.38',
  ),
  ter: 4.46,
  metrics: [
    ['Beta', 1.04, 2],
    ['Standard Deviation', 18.6, 1],
    ['Price to Earnings', 7.2, 1],
    ['Dividend Yield (%)', 5.3, 1],
  ],
});

const funds = fund({
  name: 'Kotmomin Islamic Fund of Funds',
  abbr: 'KIFF',
  model: s.market([2020, 8, 11], 100, 0.52, 14_200_000),
  profile: {
    fund_type_raw: 'Open End Shariah Compliant Scheme',
    category_raw: 'Shariah Compliant Fund of Funds',
    benchmark_raw:
      'KMI-30 Index and average deposit rate of three Islamic banks in proportion to the actual investments',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Nil for units of own funds, 1.00% p.a. of the other assets',
    front_end_load_raw: 'Up to 2.00%',
    investment_objective_raw:
      'The Fund intends to earn a return that suits a balanced investor from units of Shariah compliant equity ' +
      'and income funds of the Management Company.',
  },
  rating: null,
  asset: s.weights('Units of Equity Funds 49.3, Units of Income Funds 43.8, Bank Balances 5.8, Others 1.1'),
  papers: s.papers('Kotmomin Islamic Stock Fund 49.3, Kotmomin Islamic Income Fund 43.8'),
  ter: 0.71,
  metrics: [
    ['Beta', 0.54, 2],
    ['Standard Deviation', 9.4, 1],
  ],
});

const BIRTH: s.Day = [2018, 5, 3];

const pension = fund({
  ...s.EMPTY,
  name: 'Kotmomin Islamic Pension Fund',
  abbr: 'KIPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    fund_type_raw: 'Open End Shariah Compliant Scheme',
    category_raw: 'Shariah Compliant Voluntary Pension Scheme',
    risk_profile_raw: 'As per the allocation of the participant',
    management_fee_raw: 'Up to 1.50% p.a. of average daily net assets',
    front_end_load_raw: 'Up to 3.00%',
    leverage_raw: null,
    investment_objective_raw:
      'The Fund intends to give participants a steady source of halal savings for their retirement.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 1.01, 1_870_000), {
      asset: s.weights('Shares 94.1, Bank Balances 4.6, Others 1.3'),
      second: s.sectors(
        'Oil & Gas Exploration 24.4, Cement 18.7, Fertilizer 12.9, Islamic Banking 11.6, Other sectors 26.5',
      ),
      papers: [],
      ter: 2.91,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, -0.6, 3_120_000), {
      asset: s.weights('GOP Ijara Sukuk 61.8, Bank Balances 26.7, Corporate Sukuk 9.4, Others 2.1'),
      second: s.credit('Govt. Securities 61.8, AAA 14.2, AA+ 13.6, AA 8.3, Others 2.1'),
      papers: [],
      ter: 1.36,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.8, 6_940_000), {
      asset: s.weights('GOP Ijara Sukuk 54.6, Bank Balances 43.8, Others 1.6'),
      second: s.credit('Govt. Securities 54.6, AAA 27.3, AA+ 11.2, AA 5.3, Others 1.6'),
      papers: [],
      ter: 1.08,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [money, income, stock, funds, pension];

/** The manager's comment on each fund, by the name without the AMC's. */
export const COMMENTS: Readonly<Record<string, string>> = {
  'Money Market Fund':
    'The Fund bought treasury bills of three and six months in the first auction of the month and let ' +
    'placements run out. Rates offered by banks rose for the last days of the calendar year, which we used ' +
    'for deposits of two weeks.',
  'Islamic Income Fund':
    'The Fund took part in the auction of GOP Ijara Sukuk with a fixed rental. Corporate Sukuk were held ' +
    'unchanged, since spreads of new issues are narrow.',
  'Islamic Stock Fund':
    'The Fund raised its weight in exploration companies after the announcement on circular debt, and sold a ' +
    'part of its shares of cement companies before results. Cash was kept low, as flows into the Fund were ' +
    'steady.',
  'Islamic Fund of Funds':
    'The Fund kept its investments between equity and income close to equal. Units of the Kotmomin Islamic ' +
    'Stock Fund were bought on days on which the market fell, and units of the income fund were redeemed for ' +
    'this.',
  'Islamic Pension Fund':
    'Contributions went into the Money Market Sub-Fund for the larger part, as participants near retirement ' +
    'changed their allocation at the end of the year. The Equity Sub-Fund follows the portfolio of the ' +
    'Kotmomin Islamic Stock Fund; the Debt Sub-Fund added GOP Ijara Sukuk of longer tenor.',
};
