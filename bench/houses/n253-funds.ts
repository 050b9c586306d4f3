/** The funds of AMC N253: Treasury bills, income, shares, and a fund with plans for goals. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'open-end',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'KPMG Taseer Hadi & Co.',
  par_value_raw: 'Rs. 100',
  pricing_mechanism_raw: 'forward',
  listing_raw: 'Pakistan Stock Exchange',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '9:00 am to 4:00 pm',
  leverage_raw: 'nil',
  minimum_initial_raw: 'Rs. 10,000',
  minimum_subsequent_raw: 'Rs. 500',
  back_end_load_raw: 'nil',
});

export const EQUITY = 'Listed shares';
const REST = 'Other assets';

const treasury = fund({
  name: 'Bashkaro Treasury Bill Fund',
  abbr: 'BTBF',
  model: s.rate([2015, 10, 6], 100, 0.3, 36_900_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '70% three-month PKRV + 30% three-month deposit rate of three AA rated banks',
    risk_profile_raw: 'very low',
    risk_of_principal_raw: 'principal at very low risk',
    management_fee_raw: '0.55% a year of net assets',
    front_end_load_raw: 'nil',
    investment_objective_raw:
      'To pay a return close to that of Treasury bills, with money available on the next working day.',
  },
  rating: ['AA+(f)', 'VIS', [2022, 12, 30]],
  asset: s.weights(`T-Bills 71.4, Bank deposits 21.9, Letters of placement 4.1, ${REST} 2.6`),
  second: s.credit(`Government 71.4, AAA 13.8, AA+ 8.1, AA 4.1, ${REST} 2.6`),
  papers: [],
  ter: 0.79,
  metrics: [
    ['Average maturity in days', 37, 0],
    ['Modified duration in years', 0.11, 2],
  ],
});

const income = fund({
  name: 'Bashkaro Regular Income Fund',
  abbr: 'BRIF',
  model: s.rate([2011, 4, 19], 100, 0.9, 17_700_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: 'six-month KIBOR',
    risk_profile_raw: 'medium',
    risk_of_principal_raw: 'principal at medium risk',
    management_fee_raw: '10% of gross earnings, at least 0.75% a year of net assets',
    front_end_load_raw: '1.5%',
    investment_objective_raw:
      'To earn a regular income from term finance certificates, Sukuk, Government bonds and bank deposits.',
  },
  rating: ['A+(f)', 'VIS', [2022, 12, 30]],
  asset: s.weights(`Bank deposits 38.2, PIBs 29.7, Certificates and Sukuk 27.6, ${REST} 4.5`),
  second: s.credit(`Government 29.7, AAA 18.4, AA+ 12.2, AA- 19.6, A+ 15.6, ${REST} 4.5`),
  papers: s.papers(
    'Mastuj Electric Ltd. / AA+ 6.72, Bank of Reshun Ltd. / AA- 5.94, Booni Sugar Mills Ltd. / A+ 4.41, Drosh ' +
      'Engineering Ltd. / AA- 3.83, Laspur Microfinance Bank Ltd. / A+ 3.16, Ayun Fertilizers Ltd. / AAA 2.52',
  ),
  ter: 1.48,
  metrics: [
    ['Average maturity in years', 2.3, 1],
    ['Modified duration in years', 0.64, 2],
  ],
});

const growth = fund({
  name: 'Bashkaro Growth Shares Fund',
  abbr: 'BGSF',
  model: s.market([2006, 8, 14], 100, 0.97, 9_800_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index (total return)',
    risk_profile_raw: 'high',
    risk_of_principal_raw: 'principal at high risk',
    management_fee_raw: '2% a year of net assets',
    front_end_load_raw: '2.5%',
    investment_objective_raw: 'To let savings grow with the profits of listed companies over five years and longer.',
  },
  rating: null,
  asset: s.weights(`${EQUITY} 88.7, Bank deposits 9.4, ${REST} 1.9`),
  second: s.sectors(
    'Banks 19.3, Fertilizer 16.7, Oil and gas 15.8, Cement 10.9, Power 9.6, Technology 7.2, Other sectors 9.2',
  ),
  papers: s.papers(
    'Bank of Reshun Ltd. / Banks 9.12, Ayun Fertilizers Ltd. / Fertilizer 8.46, Garam Chashma Oil Ltd. / Oil and gas ' +
      '7.73, Mastuj Electric Ltd. / Power 6.88, Shogram Cement Ltd. / Cement 5.97, Tirich Bank Ltd. / Banks 5.24, ' +
      'Koghuzi Systems Ltd. / Technology 4.61, Ojhor Gas Ltd. / Oil and gas 4.03, Kuju Chemicals Ltd. / Fertilizer ' +
      '3.39, Parwak Cement Ltd. / Cement 2.76',
  ),
  ter: 3.42,
  metrics: [
    ['Beta', 0.98, 2],
    ['Volatility in % a year', 15.9, 1],
    ['Companies held', 34, 0],
  ],
});

const BIRTH: s.Day = [2019, 2, 11];
const plan = (name: string, launch: s.Day, beta: number, units: number, assets: string, ter: number): s.SubFund => ({
  name,
  model: s.market(launch, 100, beta, units),
  asset: s.weights(assets),
  papers: [],
  ter,
  metrics: [],
});

const plans = fund({
  ...s.EMPTY,
  name: 'Bashkaro Life Goals Fund',
  abbr: 'BLGF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Fund of Funds Scheme',
    benchmark_raw: 'the average of the benchmarks of the funds held, weighted as they are held',
    risk_profile_raw: 'different for each plan',
    risk_of_principal_raw: 'principal at medium to high risk',
    management_fee_raw: '0.5% a year of net assets',
    front_end_load_raw: '2%',
    investment_objective_raw: 'To reach a goal of life with a mix of our own funds that suits the years until then.',
  },
  rating: null,
  subs: [
    plan('Education Plan', BIRTH, 0.55, 3_140_000, 'BGSF 55.2, BRIF 27.4, BTBF 13.9, Cash 3.5', 0.71),
    plan('Home Plan', BIRTH, 0.31, 1_720_000, 'BRIF 46.3, BGSF 29.8, BTBF 20.1, Cash 3.8', 0.76),
    plan('Pilgrimage Plan', [2020, 9, 1], 0.12, 1_150_000, 'BTBF 61.7, BRIF 24.2, BGSF 10.6, Cash 3.5', 0.83),
  ],
});

/** In the order of the pages. */
export const FUNDS: readonly s.Fund[] = [treasury, income, growth, plans];
