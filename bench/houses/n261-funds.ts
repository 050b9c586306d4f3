/** The funds of AMC N261, an Islamic AMC: cash, sovereign, income, asset allocation, equity, and a fund with plans. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end scheme',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'BDO Ebrahim & Co., Chartered Accountants',
  par_value_raw: 'Rs. 50',
  pricing_mechanism_raw: 'Forward pricing',
  listing_raw: 'Unlisted',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '2.30 p.m.',
  leverage_raw: 'None',
  minimum_initial_raw: 'Rs. 2,000',
  minimum_subsequent_raw: 'Rs. 500',
  back_end_load_raw: 'None',
});

const REST = 'Other assets';
export const SHARES = 'Listed equities';

const cash = fund({
  name: 'Fort Munro Islamic Cash Fund',
  abbr: 'FMICF',
  model: s.rate([2016, 2, 8], 50, -0.7, 262_000_000),
  profile: {
    category_raw: 'Shariah Compliant Money Market Scheme',
    benchmark_raw: 'Three months average deposit rates of three AA rated Islamic banks',
    risk_profile_raw: 'Very low',
    risk_of_principal_raw: 'Principal at very low risk',
    pricing_mechanism_raw: 'Backward pricing',
    management_fee_raw: '0.50 percent a year',
    front_end_load_raw: 'None',
    investment_objective_raw:
      'To provide daily liquidity and a competitive Halal return from short placements with Islamic banks and from ' +
      'Sukuk of the Government.',
  },
  rating: ['AA(f)', 'PACRA', [2023, 8, 18]],
  asset: s.weights(`Deposits with Islamic banks 57.3, GoP Ijara Sukuk 26.4, Musharakah placements 14.2, ${REST} 2.1`),
  second: s.credit('Government backed 26.4, AAA 28.6, AA+ 25.1, AA 17.8, Not rated 2.1'),
  papers: [],
  ter: 0.79,
  metrics: [['Weighted average maturity, days', 34, 0]],
});

const sovereign = fund({
  name: 'Fort Munro Islamic Sovereign Fund',
  abbr: 'FMISF',
  model: s.rate([2020, 9, 14], 50, -0.4, 88_500_000),
  profile: {
    category_raw: 'Shariah Compliant Sovereign Income Scheme',
    benchmark_raw: 'Six months PISRV rates',
    risk_profile_raw: 'Low',
    risk_of_principal_raw: 'Principal at low risk',
    management_fee_raw: '0.90 percent a year',
    front_end_load_raw: '1.00 percent',
    investment_objective_raw: 'To earn a competitive Halal return from securities issued or backed by the Government.',
  },
  rating: ['AA-(f)', 'PACRA', [2023, 8, 18]],
  asset: s.weights(`GoP Ijara Sukuk 86.2, Deposits with Islamic banks 12.1, ${REST} 1.7`),
  second: s.credit('Government backed 86.2, AAA 7.4, AA+ 4.7, Not rated 1.7'),
  papers: [],
  ter: 1.22,
  metrics: [
    ['Weighted average maturity, days', 1184, 0],
    ['Running yield, percent', 20.9, 1],
  ],
});

const income = fund({
  name: 'Fort Munro Islamic Income Fund',
  abbr: 'FMIIF',
  model: s.rate([2012, 6, 4], 50, -0.1, 51_900_000),
  profile: {
    category_raw: 'Shariah Compliant Income Scheme',
    benchmark_raw: 'Six months average deposit rates of three A rated Islamic banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '1.20 percent a year',
    front_end_load_raw: '1.50 percent',
    investment_objective_raw: 'To earn a steady Halal income from rated Sukuk and deposits of various maturities.',
  },
  rating: ['A+(f)', 'PACRA', [2023, 8, 18]],
  asset: s.weights(`Corporate Sukuk 36.8, GoP Ijara Sukuk 31.9, Deposits with Islamic banks 28.6, ${REST} 2.7`),
  second: s.credit('Government backed 31.9, AAA 12.2, AA+ 21.3, AA 16.4, A+ 12.9, Below A 2.6, Not rated 2.7'),
  papers: s.papers(
    'Sakhi Sarwar Power Sukuk / AA+ 8.16, Vador Fertilizer Sukuk-II / AA 6.93, Choti Zareen Islamic Bank Mudaraba ' +
      'Sukuk / AA 5.47, Rakni Telecom Sukuk / A+ 4.38, Barthi Steel Sukuk / A 2.21',
  ),
  ter: 1.67,
  metrics: [
    ['Weighted average maturity, days', 742, 0],
    ['Running yield, percent', 21.6, 1],
  ],
});

const balanced = fund({
  name: 'Fort Munro Islamic Asset Allocation Fund',
  abbr: 'FMIAF',
  model: s.market([2014, 4, 14], 50, 0.54, 14_700_000),
  profile: {
    category_raw: 'Shariah Compliant Asset Allocation Scheme',
    benchmark_raw: 'KMI-30 Index and six months Islamic deposit rates, by actual weights',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '1.80 percent a year',
    front_end_load_raw: '2.00 percent',
    investment_objective_raw: 'To earn a Halal return by moving between Shariah compliant equities and fixed income.',
  },
  rating: null,
  asset: s.weights(`${SHARES} 51.6, GoP Ijara Sukuk 25.8, Deposits with Islamic banks 20.5, ${REST} 2.1`),
  second: s.sectors('Exploration 15.8, Fertilizer 11.2, Cement 8.7, Power 5.6, Other sectors 10.3'),
  papers: s.papers(
    'Khar Range Petroleum / Exploration 8.24, Vador Fertilizer / Fertilizer 6.71, Fazla Cement / Cement 4.92, Sakhi ' +
      'Sarwar Power / Power 4.03',
  ),
  ter: 2.61,
  metrics: [['Beta against the benchmark', 0.93, 2]],
});

const equity = fund({
  name: 'Fort Munro Islamic Equity Fund',
  abbr: 'FMIEF',
  model: s.market([2011, 9, 19], 50, 1.0, 31_200_000),
  profile: {
    category_raw: 'Shariah Compliant Equity Scheme',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '2.50 percent a year',
    front_end_load_raw: '3.00 percent',
    investment_objective_raw: 'To achieve long term growth of capital from Shariah compliant listed equities.',
  },
  rating: null,
  asset: s.weights(`${SHARES} 92.8, Deposits with Islamic banks 5.6, ${REST} 1.6`),
  second: s.sectors(
    'Exploration 29.4, Fertilizer 17.6, Cement 14.1, Power 9.3, Pharmaceuticals 5.2, Other sectors 17.2',
  ),
  papers: s.papers(
    'Khar Range Petroleum / Exploration 12.87, Vador Fertilizer / Fertilizer 9.92, Mat Kund Oilfields / Exploration ' +
      '8.31, Fazla Cement / Cement 7.46, Sakhi Sarwar Power / Power 6.28, Yakbai Cement / Cement 4.79, Sanghar Lak ' +
      'Pharma / Pharmaceuticals 3.61, Rakni Telecom / Technology 2.94',
  ),
  ter: 3.74,
  metrics: [
    ['Beta against the benchmark', 1.02, 2],
    ['Price earnings ratio', 3.9, 1],
  ],
});

const BIRTH: s.Day = [2017, 12, 11];

const planning = fund({
  ...s.EMPTY,
  name: 'Fort Munro Islamic Planning Fund',
  abbr: 'FMIPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Shariah Compliant Fund of Funds Scheme',
    benchmark_raw: null,
    par_value_raw: 'Rs. 100',
    risk_profile_raw: 'Depends on the plan',
    management_fee_raw: 'None where the units are of a fund of the AMC',
    front_end_load_raw: '2.00 percent',
    investment_objective_raw:
      'To offer investors Shariah compliant plans that differ in their weights of equity, income and cash funds.',
  },
  rating: null,
  subs: [
    s.sub('Growth Plan', s.market(BIRTH, 100, 0.78, 3_140_000), {
      asset: s.weights('Units of equity funds 74.8, Units of income funds 20.9, Cash 3.6, Others 0.7'),
      papers: [],
      ter: 0.52,
    }),
    s.sub('Balanced Plan', s.market(BIRTH, 100, 0.47, 5_260_000), {
      asset: s.weights('Units of equity funds 47.2, Units of income funds 47.9, Cash 4.1, Others 0.8'),
      papers: [],
      ter: 0.47,
    }),
    s.sub('Income Plan', s.rate([2021, 3, 29], 100, -0.9, 7_730_000), {
      asset: s.weights('Units of income funds 61.7, Units of cash funds 33.1, Cash 4.6, Others 0.6'),
      papers: [],
      ter: 0.39,
    }),
  ],
});

/** In the order of the chapters. */
export const FUNDS: readonly s.Fund[] = [cash, sovereign, income, balanced, equity, planning];

export const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  FMIIF: [{ name: 'Barthi Steel Limited', type: 'Sukuk', cost: 59.4, provided: 14.85 }],
};
