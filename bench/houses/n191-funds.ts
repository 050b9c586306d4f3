/** The funds of AMC N191: cash, Islamic income, Islamic stocks, a fund of funds that holds both, and a pension. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Swati Naeem & Co., Chartered Accountants',
  pricing_mechanism_raw: 'Forward pricing',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '9:00 a.m. to 3:00 p.m.',
  leverage_raw: 'None',
  listing_raw: null,
  par_value_raw: 'Rs. 100',
  minimum_initial_raw: 'Rs. 10,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  back_end_load_raw: 'Nil',
});

const cash = fund({
  name: 'Dassu Cash Fund',
  abbr: 'DCF',
  model: s.rate([2013, 5, 16], 100, -0.2, 33_800_000),
  profile: {
    category_raw: 'Money market scheme',
    benchmark_raw: '70% three-month PKRV and 30% three-month average deposit rate of three AA rated banks',
    risk_profile_raw: 'Very low',
    risk_of_principal_raw: 'Principal at very low risk',
    management_fee_raw: 'Up to 1.00% p.a. (0.45% charged)',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'To keep savings liquid and let them earn what short government paper and good banks pay.',
  },
  rating: ['AA+(f)', 'VIS', [2020, 9, 25]],
  asset: s.weights('T-Bills 61.8, Bank deposits 27.9, Placements 7.1, PIBs 2.0, Other assets 1.2'),
  second: s.credit('Government of Pakistan 63.8, AAA 13.2, AA+ 11.4, AA 10.4, Other assets 1.2'),
  papers: [],
  ter: 0.71,
  metrics: [
    ['Weighted average maturity (days)', 51, 0],
    ['Duration (days)', 48, 0],
  ],
});

const income = fund({
  name: 'Dassu Islamic Income Fund',
  abbr: 'DIIF',
  model: s.rate([2009, 10, 29], 100, 0.3, 19_600_000),
  profile: {
    fund_type_raw: 'Open-end, Shariah compliant',
    category_raw: 'Shariah compliant income scheme',
    benchmark_raw: 'Six-month average deposit rate of three A rated Islamic banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.50% p.a. (0.80% charged)',
    front_end_load_raw: 'Up to 1.00%',
    investment_objective_raw:
      'To earn a halal income from Sukuk, Islamic banks and Islamic windows at a moderate risk.',
  },
  rating: ['A+(f)', 'VIS', [2020, 10, 15]],
  asset: s.weights(
    'Ijara Sukuk 18.3, Corporate Sukuk 27.6, Islamic bank deposits 49.7, Bai Muajjal 2.3, Other assets 2.1',
  ),
  second: s.credit(
    'Government of Pakistan 18.3, AAA 16.4, AA+ 14.7, AA 17.9, AA- 9.3, A+ 18.9, Unrated 2.4, Other assets 2.1',
  ),
  papers: s.papers(
    'Tarbela Ghazi Power Company - Sukuk / AAA 6.42, Kandia Valley Telecom - Sukuk / AA+ 5.31, Pattan ' +
      'Fertilizer - Sukuk / AA ' +
      '4.66, Islamic Bank of Kohistan - Tier II Sukuk / AA- 3.74, Seo Glass - Sukuk / A+ 2.93, Jijal ' +
      'Cement - Sukuk / A+ 2.17, ' +
      'Ranolia Sugar - Sukuk / Unrated 1.38',
  ),
  ter: 1.28,
  metrics: [
    ['Weighted average maturity (years)', 1.4, 1],
    ['Yield to maturity (%)', 7.3, 2],
  ],
});

const stock = fund({
  name: 'Dassu Islamic Stock Fund',
  abbr: 'DISF',
  model: s.market([2015, 4, 22], 100, 1.01, 8_700_000),
  profile: {
    fund_type_raw: 'Open-end, Shariah compliant',
    category_raw: 'Shariah compliant equity scheme',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 2.00% p.a.',
    front_end_load_raw: 'Up to 3.00%',
    investment_objective_raw:
      'To let capital grow over the years in shares of sound companies that comply with Shariah.',
  },
  rating: null,
  asset: s.weights('Shares 93.2, Islamic bank deposits 5.4, Other assets 1.4'),
  second: s.sectors(
    'Cement 22.4, Oil and gas exploration 20.3, Fertilizer 13.6, Power 9.8, Pharmaceuticals 7.4, ' +
      'Technology 5.9, Other sectors 13.8',
  ),
  papers: s.papers(
    'Jijal Cement Company / Cement 9.13, Indus Kohistan Petroleum / Oil and gas 8.72, Pattan Fertilizer / ' +
      'Fertilizer 7.94, ' +
      'Kandia Oilfields / Oil and gas 6.88, Tarbela Ghazi Power Company / Power 5.93, Dubair Cement / ' +
      'Cement 5.27, Seo ' +
      'Laboratories / Pharmaceuticals 4.36, Kandia Valley Telecom / Technology 3.74, Harban Engineering / ' +
      'Engineering 2.91, ' +
      'Sazin Textile / Textile 2.24',
  ),
  ter: 3.62,
  metrics: [
    ['Beta', 1.03, 2],
    ['Standard deviation (%)', 21.4, 1],
    ['Turnover of the portfolio (%)', 34, 0],
  ],
});

const fof = fund({
  name: 'Dassu Islamic Fund of Funds',
  abbr: 'DIFOF',
  model: s.market([2016, 8, 18], 100, 0.5, 2_900_000),
  profile: {
    fund_type_raw: 'Open-end, Shariah compliant',
    category_raw: 'Shariah compliant fund of funds scheme',
    benchmark_raw: 'KMI-30 Index and six-month Islamic deposit rate, as the portfolio is allocated',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.00% p.a. on what is not in our funds',
    front_end_load_raw: 'Up to 2.00%',
    investment_objective_raw:
      'To divide savings between our Islamic funds for stocks and for income as the outlook suggests.',
  },
  rating: null,
  asset: s.weights(
    'Dassu Islamic Stock Fund 51.4, Dassu Islamic Income Fund 43.2, Islamic bank deposits 4.6, Other assets 0.8',
  ),
  papers: [],
  ter: 0.62,
  metrics: [],
});

const BIRTH: s.Day = [2014, 2, 13];

const pension = fund({
  ...s.EMPTY,
  name: 'Dassu Pension Fund',
  abbr: 'DPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary pension scheme',
    risk_profile_raw: 'As the participant allocates',
    management_fee_raw: '1.50% p.a. of each sub-fund',
    front_end_load_raw: 'Up to 3.00%',
    investment_objective_raw: 'To build savings over a working life, and to pay an income from them after retirement.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 0.98, 2_140_000), {
      asset: s.weights('Shares 91.6, Bank deposits 6.9, Other assets 1.5'),
      papers: s.papers(
        'Indus Kohistan Petroleum / Oil and gas 8.41, Jijal Cement Company / Cement 7.62, Patan ' +
          'Commercial Bank / Banks 7.16, ' +
          'Pattan Fertilizer / Fertilizer 6.38, Tarbela Ghazi Power Company / Power 5.24, Kandia ' +
          'Oilfields / Oil and gas 4.75',
      ),
      ter: 2.31,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, 0.2, 2_830_000), {
      asset: s.weights('PIBs 41.3, T-Bills 33.8, Corporate Sukuk 7.2, Bank deposits 16.4, Other assets 1.3'),
      papers: [],
      ter: 1.94,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.3, 3_460_000), {
      asset: s.weights('T-Bills 77.2, Bank deposits 21.9, Other assets 0.9'),
      papers: [],
      ter: 1.76,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [cash, income, stock, fof, pension];

export const COMMENTS: Readonly<Record<string, string>> = {
  DCF:
    'The SBP left its policy rate at 7.00% on 23 November. We lengthened the T-Bills a little, as the ' +
    'curve was steeper than in the ' +
    'month before, and kept the rest with banks that pay for balances over the year end.',
  DIIF:
    'Excess liquidity of Islamic banks kept deposit rates low. We took part in the auction of variable ' +
    'rate Ijara Sukuk and sold ' +
    'short corporate Sukuk into demand.',
  DISF:
    'News of vaccines lifted markets all over the world, and dispatches of cement set a new record. We ' +
    'added to cement and ' +
    'technology and took profits in pharmaceuticals.',
  DIFOF: 'The share of stocks stayed above one half, as valuations are still below their averages of ten years.',
  DPF:
    'Participants moved from the Money Market to the Equity Sub-Fund in the month. Maturities of the ' +
    'Debt Sub-Fund are unchanged.',
};
