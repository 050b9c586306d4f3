/** The funds of AMC N183: money market, income, Islamic stocks and asset allocation, and an Islamic pension. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-End',
  trustee_raw: 'MCB Financial Services Limited',
  auditor_raw: 'Crowe Hussain Chaudhury & Co.',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '9:00 am to 4:00 pm',
  leverage_raw: 'None',
  listing_raw: null,
  par_value_raw: 'PKR 50',
  minimum_initial_raw: 'PKR 500',
  minimum_subsequent_raw: 'PKR 100',
  back_end_load_raw: 'Nil',
});

const money = fund({
  name: 'Mehrabpur Daily Cash Fund',
  abbr: 'MDCF',
  model: s.rate([2012, 3, 12], 50, -0.3, 642_000_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '90% 3 months PKRV + 10% 3 months average rate of three AA rated scheduled banks',
    risk_profile_raw: 'Low',
    risk_of_principal_raw: 'Principal at low risk',
    management_fee_raw: 'Up to 1.25% p.a. of average daily Net Assets',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'The Fund aims at consistent returns with a high level of liquidity through short term government papers, placements ' +
      'and deposits with banks of good credit standing.',
  },
  rating: ['AA+(f)', 'VIS', [2024, 12, 31]],
  asset: s.weights('T-Bills 61.4, PIBs 11.7, Cash at Banks 19.8, Placements with DFIs 5.9, Other Assets 1.2'),
  second: s.credit('Govt. Securities 73.1, AAA 8.6, AA+ 10.2, AA 6.9, Other Assets 1.2'),
  papers: [],
  ter: 1.11,
  metrics: [
    ['Weighted Average Maturity (Days)', 53, 0],
    ['Modified Duration (Years)', 0.14, 2],
  ],
});

const income = fund({
  name: 'Mehrabpur Income Builder Fund',
  abbr: 'MIBF',
  model: s.rate([2008, 9, 24], 50, 0.6, 148_000_000),
  profile: {
    category_raw: 'Aggressive Fixed Income Scheme',
    benchmark_raw: '12 months average KIBOR',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.50% p.a. of average daily Net Assets',
    front_end_load_raw: 'Up to 1.00%',
    investment_objective_raw:
      'The Fund seeks a high and regular income from corporate debt, government papers, spread transactions and deposits ' +
      'in proportions that change with the interest rate outlook.',
  },
  rating: ['A+(f)', 'VIS', [2025, 1, 3]],
  asset: s.weights(
    'PIBs 38.2, TFCs & Sukuk 24.9, T-Bills 9.3, Spread Transactions 6.2, Cash at Banks 18.6, Other Assets 2.8',
  ),
  second: s.credit('Govt. Securities 47.5, AAA 6.4, AA+ 9.2, AA 11.3, AA- 8.7, A+ 5.8, Unrated 8.3, Other Assets 2.8'),
  papers: s.papers(
    'Halani Bank Limited - TFC (23-12-2022) 6.12, Tharu Shah Energy Limited - Sukuk (10-05-2024) 4.87, Padidan Microfinance ' +
      'Bank Limited - TFC (18-07-2023) 3.75, Behlani Telecom Limited - Sukuk (02-09-2024) 3.06, Halani Bank Limited - TFC ' +
      'Perpetual 2.44, Mithiani Fertilizers Limited - Sukuk (29-01-2024) 1.58',
  ),
  ter: 2.06,
  metrics: [
    ['Weighted Average Maturity (Years)', 2.1, 1],
    ['Modified Duration (Years)', 0.86, 2],
    ['Yield to Maturity (%)', 12.9, 2],
  ],
});

const stock = fund({
  name: 'Mehrabpur Islamic Stock Fund',
  abbr: 'MISF',
  model: s.market([2014, 11, 18], 50, 1.04, 31_600_000),
  profile: {
    fund_type_raw: 'Open-End Shariah Compliant',
    category_raw: 'Islamic Equity Scheme',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3.00% p.a. of average daily Net Assets',
    front_end_load_raw: 'Up to 3.00%',
    investment_objective_raw:
      'The Fund seeks to maximize long term growth of capital from a diversified portfolio of Shariah compliant listed shares.',
  },
  rating: null,
  asset: s.weights('Equities 93.4, Cash at Banks 5.2, Other Assets 1.4'),
  second: s.sectors(
    'E&P Companies 24.6, Cement 19.3, Fertilizer 12.1, Islamic Banks 10.8, Pharmaceuticals 7.2, Other sectors 19.4',
  ),
  papers: s.papers(
    'Padidan Petroleum Limited 11.84, Pacca Chang Cement Limited 9.31, Islamic Bank of Halani Limited 8.57, Mithiani ' +
      'Fertilizers Limited 7.62, Kotri Kabir Exploration Limited 7.14, Darya Khan Mari Cement Limited 5.08, Bhiria Laboratories ' +
      'Limited 4.23, Tharu Shah Energy Limited 3.66, Behlani Telecom Limited 2.71, Deparja Autos Limited 2.06',
  ),
  ter: 4.27,
  metrics: [
    ['Beta', 1.03, 2],
    ['Standard Deviation (%)', 19.2, 1],
    ['Number of Holdings', 31, 0],
  ],
});

const allocation = fund({
  name: 'Mehrabpur Islamic Dynamic Allocation Fund',
  abbr: 'MIDAF',
  model: s.market([2017, 5, 9], 50, 0.6, 12_700_000),
  profile: {
    fund_type_raw: 'Open-End Shariah Compliant',
    category_raw: 'Islamic Asset Allocation Scheme',
    benchmark_raw: 'KMI-30 Index and 6 months average deposit rate of three A rated Islamic banks by actual proportion',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 2.50% p.a. of average daily Net Assets',
    front_end_load_raw: 'Up to 2.50%',
    investment_objective_raw:
      'The Fund moves between Shariah compliant shares, Sukuk and deposits, with the aim of growth of capital at a risk below ' +
      'that of the market of shares.',
  },
  rating: null,
  asset: s.weights('Equities 56.8, GOP Ijara Sukuk 16.2, Corporate Sukuk 6.3, Cash at Banks 18.9, Other Assets 1.8'),
  second: s.sectors('E&P Companies 15.2, Cement 12.4, Fertilizer 7.6, Islamic Banks 6.9, Other sectors 14.7'),
  papers: s.papers(
    'Padidan Petroleum Limited 8.26, Pacca Chang Cement Limited 6.14, Islamic Bank of Halani Limited 5.41, Mithiani Fertilizers ' +
      'Limited 4.87, Kotri Kabir Exploration Limited 4.02, Tharu Shah Energy Limited - Sukuk (10-05-2024) 3.35, Bhiria ' +
      'Laboratories Limited 2.48',
  ),
  ter: 3.48,
  metrics: [
    ['Beta', 0.62, 2],
    ['Number of Holdings', 22, 0],
  ],
});

const BIRTH: s.Day = [2015, 2, 16];

const pension = fund({
  ...s.EMPTY,
  name: 'Mehrabpur Islamic Pension Fund',
  abbr: 'MIPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    fund_type_raw: 'Open-End Shariah Compliant',
    category_raw: 'Voluntary Pension Scheme',
    risk_profile_raw: 'Depends on the allocation scheme',
    management_fee_raw: 'Up to 1.50% p.a. of average Net Assets of each sub-fund',
    front_end_load_raw: 'Up to 3.00% of contributions',
    par_value_raw: 'PKR 100',
    leverage_raw: null,
    investment_objective_raw:
      'The Fund offers participants an individualized, funded and flexible pension scheme under Shariah principles.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 0.99, 1_264_000), {
      asset: s.weights('Equities 94.6, Cash at Banks 4.1, Other Assets 1.3'),
      second: s.sectors('E&P Companies 23.8, Cement 20.1, Fertilizer 13.6, Islamic Banks 9.7, Other sectors 27.4'),
      papers: s.papers(
        'Padidan Petroleum Limited 11.27, Pacca Chang Cement Limited 9.86, Mithiani Fertilizers Limited 8.21, Islamic Bank of ' +
          'Halani Limited 7.95, Kotri Kabir Exploration Limited 6.44',
      ),
      ter: 2.84,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, -0.7, 2_391_000), {
      asset: s.weights('GOP Ijara Sukuk 64.3, Cash at Banks 27.4, Corporate Sukuk 6.2, Other Assets 2.1'),
      second: s.credit('Govt. Securities 64.3, AAA 12.8, AA+ 9.4, AA 11.4, Other Assets 2.1'),
      papers: s.papers(
        'Tharu Shah Energy Limited - Sukuk (10-05-2024) 3.74, Behlani Telecom Limited - Sukuk (02-09-2024) 2.31',
      ),
      ter: 1.41,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.9, 5_816_000), {
      asset: s.weights('GOP Ijara Sukuk 48.9, Cash at Banks 49.2, Other Assets 1.9'),
      second: s.credit('Govt. Securities 48.9, AAA 31.6, AA+ 10.2, AA 7.4, Other Assets 1.9'),
      papers: [],
      ter: 1.12,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [money, income, stock, allocation, pension];
