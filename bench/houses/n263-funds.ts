/** The funds of AMC N263: six funds with figures of their own, and a fund of funds with three plans. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open end',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Crowe Hussain Chaudhury & Co.',
  par_value_raw: 'Rs. 10',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Every banking day',
  cutoff_raw: '4:00 p.m.',
  minimum_initial_raw: 'Rs. 1,000',
  minimum_subsequent_raw: 'Rs. 500',
  leverage_raw: 'Nil',
  back_end_load_raw: 'Nil',
});

const REST = 'Other assets';
export const SHARES = 'Shares';

const daily = fund({
  name: 'Chorhoi Daily Fund',
  abbr: 'CHDF',
  model: s.rate([2016, 5, 11], 10, -0.5, 914_000_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '90% three month PKRV and 10% three month deposit rate of AA rated banks',
    risk_profile_raw: 'Very low',
    risk_of_principal_raw: 'Principal at very low risk',
    pricing_mechanism_raw: 'Backward',
    management_fee_raw: '0.50% p.a.',
    front_end_load_raw: 'Nil',
    investment_objective_raw: 'CHDF seeks a competitive daily return with the highest degree of liquidity.',
  },
  rating: ['AA(f)', 'VIS', [2024, 12, 31]],
  asset: s.weights(`T-Bills 61.8, Bank deposits 27.4, Short term Sukuk 9.3, ${REST} 1.5`),
  second: s.credit('Government 61.8, AAA 8.7, AA+ 16.2, AA 11.8, Not rated 1.5'),
  papers: s.papers('Nikial Power STS-7 / A-1+ 5.12, Dongi Foods STS-2 / A-1 3.94'),
  ter: 0.84,
  metrics: [['Weighted average maturity', 61, 0]],
});

const income = fund({
  name: 'Chorhoi Income Fund',
  abbr: 'CHIF',
  model: s.rate([2011, 10, 17], 10, -0.2, 187_000_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: 'Six month PKRV',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '1.00% p.a.',
    front_end_load_raw: '1.00%',
    investment_objective_raw: 'CHIF seeks a higher income than deposits from government and corporate debt.',
  },
  rating: ['A+(f)', 'VIS', [2024, 12, 31]],
  asset: s.weights(`PIBs 38.6, T-Bills 14.3, TFCs and Sukuk 22.8, Bank deposits 21.7, ${REST} 2.6`),
  second: s.credit('Government 52.9, AAA 7.1, AA+ 14.3, AA 13.7, A+ 9.4, Not rated 2.6'),
  papers: s.papers(
    'Nikial Power Sukuk / AA+ 6.24, Tatapani Bank TFC / AA 5.37, Dongi Foods Sukuk / A+ 4.43, Sehnsa Telecom TFC / AA 3.61',
  ),
  ter: 1.62,
  metrics: [['Weighted average maturity', 2.1, 1]],
});

const sukuk = fund({
  name: 'Chorhoi Sukuk Fund',
  abbr: 'CHSF',
  model: s.rate([2018, 7, 2], 10, -0.4, 264_000_000),
  profile: {
    category_raw: 'Shariah Compliant Income Scheme',
    benchmark_raw: 'Six month average deposit rate of three Islamic banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '0.95% p.a.',
    front_end_load_raw: '1.00%',
    investment_objective_raw: 'CHSF seeks Halal income from Sukuk of the Government and of sound companies.',
  },
  rating: ['AA-(f)', 'VIS', [2025, 1, 15]],
  asset: s.weights(`GoP Ijara Sukuk 56.2, Corporate Sukuk 17.9, Bank deposits 24.1, ${REST} 1.8`),
  second: s.credit('Government 56.2, AAA 11.4, AA+ 17.3, AA 13.3, Not rated 1.8'),
  papers: s.papers('Nikial Power Sukuk / AA+ 7.15, Banah Steel Sukuk / AA 5.48, Sehnsa Telecom Sukuk / AA 4.26'),
  ter: 1.47,
  metrics: [['Weighted average maturity', 1.8, 1]],
});

const equity = fund({
  name: 'Chorhoi Equity Fund',
  abbr: 'CHEF',
  model: s.market([2007, 3, 26], 10, 1, 25_600_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '2.50% p.a.',
    front_end_load_raw: '2.50%',
    investment_objective_raw: 'CHEF seeks growth of capital over the long term from shares of sound companies.',
  },
  rating: null,
  asset: s.weights(`${SHARES} 90.2, Bank deposits 8.1, ${REST} 1.7`),
  second: s.sectors(
    'Commercial Banks 21.4, Fertilizer 15.2, Oil and Gas 14.6, Cement 11.7, Power 7.9, Other sectors 19.4',
  ),
  papers: s.papers(
    'Tatapani Bank / Commercial Banks 7.92, Khuiratta Fertilizers / Fertilizer 7.41, Charhoi Oilfields / Oil and Gas ' +
      '6.83, Banah Cement / Cement 5.96, Nikial Power / Power 5.12, Sehnsa Bank / Commercial Banks 4.57, Goi Petroleum ' +
      '/ Oil and Gas 3.88, Dongi Foods / Food 2.94',
  ),
  ter: 3.74,
  metrics: [],
});

const islamicEquity = fund({
  name: 'Chorhoi Islamic Equity Fund',
  abbr: 'CHIE',
  model: s.market([2014, 11, 3], 10, 0.94, 48_300_000),
  profile: {
    category_raw: 'Shariah Compliant Equity Scheme',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '2.50% p.a.',
    front_end_load_raw: '2.50%',
    investment_objective_raw: 'CHIE seeks growth of capital over the long term from Shariah compliant shares.',
  },
  rating: null,
  asset: s.weights(`${SHARES} 92.4, Bank deposits 5.9, ${REST} 1.7`),
  second: s.sectors('Oil and Gas 22.3, Cement 16.8, Fertilizer 15.1, Technology 9.7, Power 8.2, Other sectors 20.3'),
  papers: s.papers(
    'Charhoi Oilfields / Oil and Gas 7.86, Khuiratta Fertilizers / Fertilizer 7.32, Banah Cement / Cement 6.91, Goi ' +
      'Petroleum / Oil and Gas 6.14, Nikial Power / Power 5.27, Sehnsa Systems / Technology 4.63',
  ),
  ter: 3.81,
  metrics: [],
});

const capital = fund({
  name: 'Chorhoi Capital Protected Fund',
  abbr: 'CHCP',
  model: s.market([2023, 6, 12], 10, 0.21, 57_900_000),
  profile: {
    category_raw: 'Capital Protected Scheme',
    benchmark_raw: 'KSE-100 Index and three year PKRV by exposure',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '0.90% p.a.',
    front_end_load_raw: '2.00%',
    back_end_load_raw: '2.00% before maturity',
    minimum_initial_raw: 'Rs. 10,000',
    minimum_subsequent_raw: 'Not accepted',
    investment_objective_raw:
      'CHCP seeks to protect the capital of investors until maturity with a part of the growth of shares.',
  },
  rating: null,
  asset: s.weights(`PIBs 79.3, ${SHARES} 15.6, Bank deposits 3.8, ${REST} 1.3`),
  papers: s.papers(
    'Tatapani Bank / Commercial Banks 3.74, Khuiratta Fertilizers / Fertilizer 3.15, Charhoi Oilfields / Oil and Gas 2.66',
  ),
  ter: 1.29,
  metrics: [],
});

const BIRTH: s.Day = [2019, 9, 9];
const plan = (name: string, model: s.Model, assets: string, ter: number): s.SubFund =>
  s.sub(name, model, { asset: s.weights(assets), papers: [], ter });

const plans = fund({
  ...s.EMPTY,
  name: 'Chorhoi Life Cycle Fund',
  abbr: 'CHLC',
  model: s.market(BIRTH, 10, 0, 1),
  profile: {
    category_raw: 'Fund of Funds Scheme',
    benchmark_raw: 'Benchmarks of the underlying funds, weighted by the shares of each plan',
    risk_profile_raw: 'Medium to high, by plan',
    risk_of_principal_raw: 'Principal at medium to high risk',
    management_fee_raw: 'Up to 0.75% p.a.',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'CHLC seeks a balance of growth and income that suits the age of the investor, by three plans.',
  },
  rating: null,
  subs: [
    plan(
      'Young Plan',
      s.market(BIRTH, 10, 0.71, 19_400_000),
      'CHEF 69.7, CHIF 21.3, CHDF 7.2, Bank deposits 1.8',
      0.41,
    ),
    plan(
      'Middle Plan',
      s.market(BIRTH, 10, 0.46, 27_800_000),
      'CHEF 44.8, CHIF 42.1, CHDF 11.3, Bank deposits 1.8',
      0.37,
    ),
    plan(
      'Senior Plan',
      s.market(BIRTH, 10, 0.16, 36_500_000),
      'CHEF 14.6, CHIF 54.2, CHDF 29.1, Bank deposits 2.1',
      0.33,
    ),
  ],
});

/** In the order of the pages. */
export const FUNDS: readonly s.Fund[] = [daily, income, sukuk, equity, islamicEquity, capital, plans];

export const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  CHIF: [{ name: 'Holar Textile', type: 'TFC', cost: 22.6, provided: 22.6 }],
};

/** The day and its printed form, of the fund that ends. */
export const MATURITY: Readonly<Record<string, readonly [iso: string, printed: string]>> = {
  CHCP: ['2026-06-12', '12 June 2026'],
};
