/** The funds of AMC N221 at the end of 2023: Islamic cash, Islamic income, a mix of assets, and Islamic stocks. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Crowe Hussain Chaudhury & Co.',
  listing_raw: 'Not listed',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:00 pm',
  leverage_raw: 'Nil',
  par_value_raw: 'Rs. 100',
  minimum_initial_raw: 'Rs. 1,000',
  minimum_subsequent_raw: 'Rs. 100',
  front_end_load_raw: 'Nil',
  back_end_load_raw: 'Nil',
});

const cash = fund({
  name: 'Hushe Islamic Cash Fund',
  abbr: 'HICF',
  model: s.rate([2018, 2, 19], 100, -0.4, 141_000_000),
  profile: {
    category_raw: 'Shariah Compliant Money Market Scheme',
    benchmark_raw: 'Three months average deposit rate of three AA rated Islamic banks',
    risk_profile_raw: 'Low',
    risk_of_principal_raw: 'Principal at low risk',
    cutoff_raw: '12:30 pm',
    management_fee_raw: '0.75% per annum',
    investment_objective_raw:
      'To keep savings liquid and safe, and to earn a halal return that is close to that of the money market.',
  },
  rating: ['AA(f)', 'PACRA', [2023, 10, 27]],
  asset: s.weights('Bank accounts 57.4, GoP Ijara Sukuk 24.6, Short term Sukuk (A1+) 15.3, Other assets 2.7'),
  second: s.credit('Government 24.6, AAA 31.8, AA+ 18.9, AA 6.7, Short term Sukuk (A1+) 15.3, Other assets 2.7'),
  papers: s.papers(
    'Machulu Power Limited / A1+ 4.3, Kande Telecom Limited / A1+ 3.4, Saling Sugar Mills Limited / A1+ 1.9',
  ),
  ter: 1.13,
  metrics: [
    ['Days to maturity, weighted average', 58, 0],
    ['Yield of the portfolio (%)', 21.6, 1],
  ],
});

const income = fund({
  name: 'Hushe Islamic Income Fund',
  abbr: 'HIIF',
  model: s.rate([2018, 2, 19], 100, 0.2, 47_300_000),
  profile: {
    category_raw: 'Shariah Compliant Income Scheme',
    benchmark_raw: 'Six months average deposit rate of three A rated Islamic banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '1.20% per annum',
    front_end_load_raw: 'Up to 1.00%',
    investment_objective_raw:
      'To earn a halal return above that of bank deposits from Sukuk of the Government and of companies.',
  },
  rating: ['A+(f)', 'PACRA', [2023, 10, 27]],
  asset: s.weights('GoP Ijara Sukuk 43.7, Corporate Sukuk 21.4, Bank accounts 32.5, Other assets 2.4'),
  second: s.credit('Government 43.7, AAA 9.6, AA+ 14.8, AA 17.2, A+ 12.3, Other assets 2.4'),
  papers: s.papers(
    'Machulu Power Limited Sukuk / AA+ 6.2, Khane Islamic Bank Limited Tier-1 Sukuk / AA 5.4, Balghar Foods Limited ' +
      'Sukuk / A+ 3.7, Kande Telecom Limited Sukuk / AA+ 2.1',
  ),
  ter: 1.77,
  metrics: [
    ['Years to maturity, weighted average', 2.3, 1],
    ['Yield of the portfolio (%)', 21.1, 1],
  ],
});

const balanced = fund({
  name: 'Hushe Islamic Balanced Fund',
  abbr: 'HIBF',
  model: s.market([2019, 9, 16], 100, 0.55, 6_800_000),
  profile: {
    category_raw: 'Shariah Compliant Asset Allocation Scheme',
    benchmark_raw: '50% KMI-30 Index + 50% six months deposit rate of three A rated Islamic banks',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '1.50% per annum',
    front_end_load_raw: 'Up to 2.00%',
    investment_objective_raw:
      'To divide savings between shares and Sukuk, and to change the division when the outlook changes.',
  },
  rating: null,
  asset: s.weights('Shares 53.8, GoP Ijara Sukuk 22.9, Bank accounts 21.6, Other assets 1.7'),
  second: s.sectors('Oil and gas 15.9, Cement 11.2, Fertilizer 8.3, Technology 6.4, Other sectors 12.0'),
  papers: s.papers(
    'Thalle Petroleum Limited / Oil and gas 8.3, Dumsum Cement Limited / Cement 6.1, Ghursay Fertilizer Limited / ' +
      'Fertilizer 5.4, Barah Gas Fields Limited / Oil and gas 4.7, Yugo Systems Limited / Technology 3.8, Kharko ' +
      'Cement ' +
      'Limited / Cement 2.9',
  ),
  ter: 2.64,
  metrics: [
    ['Companies in the portfolio', 24, 0],
    ['Beta', 0.87, 2],
  ],
});

const stock = fund({
  name: 'Hushe Islamic Stock Fund',
  abbr: 'HISF',
  model: s.market([2018, 7, 9], 100, 1.01, 13_900_000),
  profile: {
    category_raw: 'Shariah Compliant Equity Scheme',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    auditor_raw: 'Grant Thornton Anjum Rahman',
    management_fee_raw: '2.00% per annum',
    front_end_load_raw: 'Up to 2.00%',
    investment_objective_raw:
      'To let savings grow over five years or more in companies of the stock exchange that comply with Shariah.',
  },
  rating: null,
  asset: s.weights('Shares 93.4, Bank accounts 5.2, Other assets 1.4'),
  second: s.sectors(
    'Oil and gas 27.6, Cement 17.3, Fertilizer 12.8, Technology 9.4, Pharmaceuticals 6.1, Other sectors 20.2',
  ),
  papers: s.papers(
    'Thalle Petroleum Limited / Oil and gas 11.2, Barah Gas Fields Limited / Oil and gas 9.1, Dumsum Cement ' +
      'Limited / ' +
      'Cement 7.9, Ghursay Fertilizer Limited / Fertilizer 7.1, Yugo Systems Limited / Technology 6.3, Kharko ' +
      'Cement Limited ' +
      '/ Cement 4.9, Kuro Pharma Limited / Pharmaceuticals 4.1, Machulu Power Limited / Power 3.2',
  ),
  ter: 3.18,
  metrics: [
    ['Companies in the portfolio', 29, 0],
    ['Beta', 0.98, 2],
    ['Price to earnings (x)', 4.6, 1],
  ],
});

const gold = fund({
  name: 'Hushe Gold Fund',
  abbr: 'HGF',
  model: s.market([2020, 11, 2], 50, 0.34, 21_700_000),
  profile: {
    category_raw: 'Shariah Compliant Commodity Scheme',
    benchmark_raw: '70% closing price of gold at PMEX + 30% three months deposit rate of three AA rated Islamic banks',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    par_value_raw: 'Rs. 50',
    management_fee_raw: '1.00% per annum',
    front_end_load_raw: 'Up to 1.00%',
    investment_objective_raw:
      'To follow the price of gold in rupees by means of contracts that are delivered at the Mercantile Exchange.',
  },
  rating: null,
  asset: s.weights('Gold contracts 71.6, Bank accounts 26.1, Other assets 2.3'),
  papers: [],
  ter: 1.92,
  metrics: [['Contracts held', 212, 0]],
});

/** In the order of the report. */
export const FUNDS: readonly s.Fund[] = [cash, income, balanced, stock, gold];

/** What a slide says in large letters, and below it in small ones. */
export const WORDS: Readonly<Record<string, readonly [slogan: string, view: string]>> = {
  HICF: [
    'Money for next month',
    'The policy rate stayed at 22.00% in December. Banks paid more for deposits at the end of the year, and the ' +
      'Fund moved ' +
      'money from short term Sukuk to bank accounts.',
  ],
  HIIF: [
    'Money for next year',
    'The first auctions of Ijara Sukuk at the stock exchange were held in December. The Fund took part in both ' +
      'of them with ' +
      'bids for one year.',
  ],
  HIBF: [
    'A bit of both',
    'Shares rose fast until the middle of the month and then fell as quickly. The Fund sold some of them before ' +
      'the fall and ' +
      'bought Sukuk.',
  ],
  HISF: [
    'Money for the long run',
    'The index touched 66,000 points for the first time and closed the month at 62,451. The Fund stayed ' +
      'invested, with most of ' +
      'it in oil and gas and in cement.',
  ],
  HGF: [
    'What grandmother would buy',
    'Gold rose in dollars as the market expects lower rates in the United States. In rupees the rise was ' +
      'smaller, because the ' +
      'rupee gained a little against the dollar.',
  ],
};
