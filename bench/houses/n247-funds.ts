/** The fixed income funds of AMC N247, and all its funds in the order of the pages. */
import { EQUITY } from './n247-equity.ts';
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan Ltd.',
  auditor_raw: 'KPMG Taseer Hadi & Co.',
  pricing_mechanism_raw: 'Forward',
  listing_raw: 'Pakistan Stock Exchange',
  dealing_days_raw: 'Mon to Fri (except bank holidays)',
  cutoff_raw: 'Mon–Thu 3:00 pm, Fri 3:30 pm',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Rs. 5,000/-',
  back_end_load_raw: 'Nil',
});

const REST = 'Others including receivables';

const market = fund({
  name: 'Sheosar Money Market Fund',
  abbr: 'SMMF',
  model: s.rate([2010, 5, 10], 100, -0.1, 126_000_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '70% 3-Month PKRV + 30% 3-Month avg. deposit rate of 3 AA rated banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Very low',
    pricing_mechanism_raw: 'Backward',
    management_fee_raw: '0.75% p.a.',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'To earn a competitive return with a high degree of liquidity from short term Government securities and bank ' +
      'deposits.',
  },
  rating: ['AA(f)', 'PACRA', [2019, 10, 18]],
  asset: s.weights(`Cash & Bank Deposits 61.4, T-Bills 28.3, Placements with DFIs 9.2, ${REST} 1.1`),
  second: s.credit(`Govt. Securities 28.3, AAA 34.8, AA+ 21.7, AA 14.1, ${REST} 1.1`),
  papers: [],
  ter: 0.98,
  metrics: [['Wtd. Avg. Maturity (Days)', 28, 0]],
});

const state = fund({
  name: 'Sheosar Government Securities Fund',
  abbr: 'SGSF',
  model: s.rate([2013, 1, 21], 100, 0.1, 28_400_000),
  profile: {
    category_raw: 'Sovereign Income Scheme',
    benchmark_raw: '6-Month PKRV',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Medium',
    management_fee_raw: '1.10% p.a.',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'To earn a competitive return with low credit risk from a portfolio of securities that the Government of ' +
      'Pakistan issues or guarantees.',
  },
  rating: ['AA-(f)', 'PACRA', [2019, 10, 18]],
  asset: s.weights(`PIBs 46.2, T-Bills 33.5, Cash & Bank Deposits 17.9, ${REST} 2.4`),
  second: s.credit(`Govt. Securities 79.7, AAA 9.4, AA+ 5.2, AA- 3.3, ${REST} 2.4`),
  papers: [],
  ter: 1.47,
  metrics: [['Wtd. Avg. Maturity (Years)', 2.9, 1]],
});

const income = fund({
  name: 'Sheosar Income Fund',
  abbr: 'SIF',
  model: s.rate([2006, 4, 3], 100, 0.5, 79_000_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: '6-Month KIBOR',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Medium',
    management_fee_raw: '1.50% p.a.',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'To provide unit holders with a stable income and preservation of capital over the medium term from TFCs, ' +
      'Sukuk, Government securities, spread transactions and bank deposits.',
  },
  rating: ['A+(f)', 'PACRA', [2019, 10, 18]],
  asset: s.weights(`TFCs / Sukuk 31.8, Cash & Bank Deposits 38.6, PIBs 14.7, T-Bills 11.5, ${REST} 3.4`),
  second: s.credit(`Govt. Securities 26.2, AAA 15.3, AA+ 20.8, AA 18.4, A+ 15.9, ${REST} 3.4`),
  papers: s.papers(
    'Deosai Plains Bank Ltd. TFC-V / AA+ 5.86, Burzil Energy Ltd. Sukuk / AAA 4.92, Minimarg Bank Ltd. TFC-II / AA ' +
      '4.37, Chilam Leasing Ltd. TFC / A+ 3.54, Kamri Telecom Ltd. Sukuk / AA 3.12, Domel Microfinance Bank Ltd. TFC ' +
      '/ A+ 2.76, Gudai Gas Ltd. Sukuk / AA+ 2.31, Minimarg Bank Ltd. TFC-III / AA 1.84, Rattu Cables Ltd. TFC / A+ ' +
      '1.22, Das Khirim Ltd. Sukuk / AA 0.71',
  ),
  ter: 2.02,
  metrics: [
    ['Wtd. Avg. Maturity (Years)', 2.2, 1],
    ['Modified Duration (Years)', 0.64, 2],
  ],
});

const islamic = fund({
  name: 'Sheosar Islamic Income Fund',
  abbr: 'SIIF',
  model: s.rate([2014, 3, 17], 100, -0.6, 34_700_000),
  profile: {
    category_raw: 'Shariah Compliant Income Scheme',
    benchmark_raw: '6-Month avg. deposit rate of 3 A rated Islamic banks or windows',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Medium',
    management_fee_raw: '1.25% p.a.',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'To earn a Halal income from Sukuk, certificates of Islamic investment and deposits with Islamic banks and ' +
      'windows.',
  },
  rating: ['A+(f)', 'VIS', [2019, 6, 28]],
  asset: s.weights(`Cash & Bank Deposits 66.3, Sukuk 24.1, GoP Ijara Sukuk 7.5, ${REST} 2.1`),
  second: s.credit(`Govt. Securities 7.5, AAA 22.6, AA+ 31.4, AA 20.1, A+ 16.3, ${REST} 2.1`),
  papers: s.papers(
    'Burzil Energy Ltd. Sukuk / AAA 7.43, Kamri Telecom Ltd. Sukuk / AA 5.82, Gudai Gas Ltd. Sukuk / AA+ 4.66, Das ' +
      'Khirim Ltd. Sukuk / AA 3.37, Shila Packages Ltd. Sukuk / A+ 2.08',
  ),
  ter: 1.71,
  metrics: [['Wtd. Avg. Maturity (Years)', 1.3, 1]],
});

const [stock, allocation, islamicStock] = EQUITY;

export const FUNDS: readonly s.Fund[] = [market, state, income, stock, allocation, islamicStock, islamic];

export const MANAGERS: Readonly<Record<string, string>> = {
  SMMF: 'Waqas Ghazanfar',
  SGSF: 'Waqas Ghazanfar',
  SIF: 'Waqas Ghazanfar',
  SIIF: 'Sundus Rafiq, CFA',
  SSF: 'Daniyal Hashmat, CFA',
  SAAF: 'Daniyal Hashmat, CFA',
  SISF: 'Sundus Rafiq, CFA',
};

export const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  SIF: [
    { name: 'Tarishing Fibres Ltd.', type: 'TFC', cost: 64.75, provided: 64.75 },
    { name: 'Rupal Chemicals Ltd.', type: 'Sukuk', cost: 118.4, provided: 88.8 },
    { name: 'Chorit Leasing Ltd.', type: 'TFC', cost: 27.35, provided: 27.35 },
  ],
};
