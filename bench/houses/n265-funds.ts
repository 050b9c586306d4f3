/** The funds of AMC N265, one on each page: six funds of its own figures, and a fund of three plans. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Crowe Hussain Chaudhury & Co.',
  par_value_raw: 'Rs. 10',
  pricing_mechanism_raw: 'forward pricing',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:30 pm',
  minimum_initial_raw: 'Rs. 500',
  minimum_subsequent_raw: 'Rs. 100',
  back_end_load_raw: 'none',
});

export const SHARES = 'Shares';
const REST = 'Receivables and other assets';

const liquidity = fund({
  name: 'Kot Addu Liquidity Fund',
  abbr: 'KALF',
  model: s.rate([2017, 3, 6], 10, 0.1, 2_140_000_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '90% three month PKRV and 10% three month deposit rate of AA rated banks',
    risk_profile_raw: 'Very low',
    risk_of_principal_raw: 'principal at very low risk',
    pricing_mechanism_raw: 'backward pricing',
    cutoff_raw: '10:00 am',
    management_fee_raw: '0.60% a year',
    front_end_load_raw: 'none',
    investment_objective_raw:
      'The fund aims to keep savings liquid and to earn more than a bank account does, with very little risk.',
  },
  rating: ['AA+(f)', 'PACRA', [2024, 10, 4]],
  asset: s.weights(`T-Bills 66.4, Bank deposits 25.8, Letters of placement 6.1, ${REST} 1.7`),
  second: s.credit('Government 66.4, AAA 11.2, AA+ 14.8, AA 5.9, Unrated 1.7'),
  papers: [],
  ter: 0.84,
  metrics: [],
});

const income = fund({
  name: 'Kot Addu Regular Income Fund',
  abbr: 'KARIF',
  model: s.rate([2018, 8, 13], 10, -0.5, 612_000_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: 'Six month KIBOR',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'principal at medium risk',
    management_fee_raw: '1.10% a year',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'The fund aims to pay a regular income from government securities, bank deposits and bonds of sound companies.',
  },
  rating: ['A+(f)', 'PACRA', [2024, 10, 4]],
  asset: s.weights(`PIBs 41.3, T-Bills 14.2, Bonds and Sukuk 17.6, Bank deposits 24.8, ${REST} 2.1`),
  second: s.credit('Government 55.5, AAA 8.1, AA+ 15.2, AA 11.4, A+ 7.7, Unrated 2.1'),
  papers: s.papers(
    'Sinawan Power Sukuk / AA+ 6.12, Thal Microfinance TFC / A+ 4.58, Ehsanpur Bank TFC / AA 3.94, Munda Sugar Sukuk / A 2.41',
  ),
  ter: 1.52,
  metrics: [],
});

const islamicCash = fund({
  name: 'Kot Addu Islamic Daily Fund',
  abbr: 'KAIDF',
  model: s.rate([2021, 12, 6], 10, -0.9, 1_370_000_000),
  profile: {
    category_raw: 'Shariah Compliant Money Market Scheme',
    benchmark_raw: 'Three month deposit rate of three Islamic banks rated AA or better',
    risk_profile_raw: 'Very low',
    risk_of_principal_raw: 'principal at very low risk',
    pricing_mechanism_raw: 'backward pricing',
    cutoff_raw: '10:00 am',
    management_fee_raw: '0.55% a year',
    front_end_load_raw: 'none',
    investment_objective_raw:
      'The fund aims to give a daily Halal profit from deposits of Islamic banks and short term Sukuk.',
  },
  rating: ['AA(f)', 'VIS', [2025, 1, 17]],
  asset: s.weights(`Islamic bank deposits 61.2, Short term Sukuk 22.7, GoP Ijara Sukuk 14.5, ${REST} 1.6`),
  second: s.credit('Government 14.5, AAA 33.4, AA+ 29.8, AA 20.7, Unrated 1.6'),
  papers: s.papers('Panah Energy Short Term Sukuk / AA+ 8.73, Sinawan Power Short Term Sukuk / AA 7.26'),
  ter: 0.79,
  metrics: [],
});

const stock = fund({
  name: 'Kot Addu Growth Fund',
  abbr: 'KAGF',
  model: s.market([2017, 5, 22], 10, 1.03, 231_000_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'principal at high risk',
    management_fee_raw: '2.00% a year',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'The fund aims to make savings grow over five years and longer, by owning shares of strong Pakistani companies.',
  },
  rating: null,
  asset: s.weights(`${SHARES} 92.6, Bank deposits 6.2, ${REST} 1.2`),
  second: s.sectors('Banks 27.1, Oil and gas 18.4, Cement 14.2, Fertilizer 11.6, Other sectors 21.3'),
  papers: s.papers(
    'Ehsanpur Bank / Banks 9.38, Thal Petroleum / Oil and gas 8.64, Mahmood Kot Refinery / Oil and gas 7.02, Sinawan ' +
      'Cement / Cement 6.57, Daira Fertilizers / Fertilizer 5.81, Munda Bank / Banks 5.33, Taunsa Barrage Cement / ' +
      'Cement 4.16, Panah Textile / Textile 3.08',
  ),
  ter: 3.14,
  metrics: [],
});

const islamicMix = fund({
  name: 'Kot Addu Islamic Balanced Fund',
  abbr: 'KAIBF',
  model: s.market([2019, 9, 30], 10, 0.51, 118_000_000),
  profile: {
    category_raw: 'Shariah Compliant Asset Allocation Scheme',
    benchmark_raw: 'KMI-30 Index and six month deposit rate of Islamic banks, weighted by exposure',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'principal at high risk',
    management_fee_raw: '1.50% a year',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'The fund aims to combine the growth of Shariah compliant shares with the calm of Sukuk and deposits.',
  },
  rating: null,
  asset: s.weights(`${SHARES} 54.8, GoP Ijara Sukuk 26.1, Islamic bank deposits 17.4, ${REST} 1.7`),
  second: s.sectors('Oil and gas 16.2, Cement 13.9, Fertilizer 9.4, Technology 5.2, Other sectors 10.1'),
  papers: s.papers(
    'Thal Petroleum / Oil and gas 8.15, Sinawan Cement / Cement 6.93, Daira Fertilizers / Fertilizer 6.02, Mahmood Kot ' +
      'Refinery / Oil and gas 3.12, Gurmani Systems / Technology 3.29',
  ),
  ter: 2.43,
  metrics: [],
});

const index = fund({
  name: 'Kot Addu 30 Index Fund',
  abbr: 'KA30',
  model: s.market([2022, 10, 17], 10, 0.99, 76_500_000),
  profile: {
    category_raw: 'Index Tracker Scheme',
    benchmark_raw: 'KSE-30 Index (total return)',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'principal at high risk',
    management_fee_raw: '0.50% a year',
    front_end_load_raw: 'none',
    investment_objective_raw: 'The fund aims to follow its index at a low cost, by owning all of its thirty shares.',
  },
  rating: null,
  asset: s.weights(`${SHARES} 98.1, Bank deposits 1.5, ${REST} 0.4`),
  second: s.sectors('Banks 29.3, Oil and gas 22.7, Fertilizer 17.9, Cement 12.4, Other sectors 15.8'),
  papers: s.papers(
    'Ehsanpur Bank / Banks 11.46, Daira Fertilizers / Fertilizer 10.17, Thal Petroleum / Oil and gas 9.72, Mahmood Kot ' +
      'Refinery / Oil and gas 7.35, Munda Bank / Banks 6.48, Sinawan Cement / Cement 5.24',
  ),
  ter: 0.88,
  metrics: [],
});

const BIRTH: s.Day = [2020, 2, 10];
const plan = (name: string, beta: number, units: number, assets: string, ter: number): s.SubFund =>
  s.sub(name, s.market(BIRTH, 10, beta, units), { asset: s.weights(assets), papers: [], ter });

const goals = fund({
  ...s.EMPTY,
  name: 'Kot Addu Goals Fund',
  abbr: 'KAGO',
  model: s.market(BIRTH, 10, 0, 1),
  profile: {
    category_raw: 'Fund of Funds Scheme',
    benchmark_raw: 'Benchmarks of the funds that a plan owns, weighted by exposure',
    risk_profile_raw: 'Medium to high',
    risk_of_principal_raw: 'principal at medium to high risk',
    management_fee_raw: 'none for funds of the AMC',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'The fund aims to bring savers to a goal by a mix of funds of the AMC, which is steady, even or brisk by plan.',
  },
  rating: null,
  subs: [
    plan('Steady Plan', 0.19, 58_200_000, `Growth funds 18.2, Income funds 79.4, ${REST} 2.4`, 0.41),
    plan('Even Plan', 0.48, 37_900_000, `Growth funds 48.9, Income funds 48.6, ${REST} 2.5`, 0.46),
    plan('Brisk Plan', 0.81, 22_600_000, `Growth funds 81.3, Income funds 15.8, ${REST} 2.9`, 0.53),
  ],
});

/** In the order of the pages. */
export const FUNDS: readonly s.Fund[] = [liquidity, islamicCash, income, islamicMix, stock, index, goals];
