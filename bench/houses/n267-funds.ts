/** The funds of AMC N267: six funds with figures of their own, and a fund of funds with three plans. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open end',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Grant Thornton Anjum Rahman',
  par_value_raw: 'Rs. 50',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Business days',
  cutoff_raw: '3:00 p.m.',
  minimum_initial_raw: 'Rs. 2,500',
  minimum_subsequent_raw: 'Rs. 500',
  back_end_load_raw: 'None',
});

const REST = 'Other net assets';
export const SHARES = 'Listed equities';

const cash = fund({
  name: 'Phoolnagar Liquidity Fund',
  abbr: 'PNLF',
  model: s.rate([2014, 5, 19], 50, -0.5, 241_000_000),
  profile: {
    category_raw: 'Money market',
    benchmark_raw: '70% 3M PKRV and 30% 3M deposit rate of three AA rated banks',
    risk_profile_raw: 'Very low',
    risk_of_principal_raw: 'Principal at very low risk',
    pricing_mechanism_raw: 'Backward',
    cutoff_raw: '10:00 a.m.',
    management_fee_raw: '0.55% p.a.',
    front_end_load_raw: 'None',
    investment_objective_raw:
      'The Fund aims at steady returns and daily liquidity from government paper and deposits of high quality and ' +
      'short maturity.',
  },
  rating: ['AA(f)', 'VIS', [2024, 4, 26]],
  asset: s.weights(`T-Bills 66.7, Bank balances 22.4, Letters of placement 9.3, ${REST} 1.6`),
  second: s.credit('Government 66.7, AAA 12.9, AA+ 11.4, AA 7.4, Unrated 1.6'),
  papers: [],
  ter: 0.89,
  metrics: [['Maturity, days', 58, 0]],
});

const bonds = fund({
  name: 'Phoolnagar Government Bond Fund',
  abbr: 'PNGB',
  model: s.rate([2018, 9, 10], 50, 0.3, 96_400_000),
  profile: {
    category_raw: 'Sovereign income',
    benchmark_raw: '90% 6M PKRV and 10% 6M deposit rate of three AA rated banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '0.95% p.a.',
    front_end_load_raw: '0.75%',
    investment_objective_raw:
      'The Fund invests at least 70% of its net assets in securities of the Government and seeks the return of its ' +
      'benchmark after costs.',
  },
  rating: ['AA-(f)', 'VIS', [2024, 4, 26]],
  asset: s.weights(`PIBs 61.9, T-Bills 24.8, Bank balances 11.6, ${REST} 1.7`),
  second: s.credit('Government 86.7, AAA 6.8, AA+ 4.8, Unrated 1.7'),
  papers: [],
  ter: 1.31,
  metrics: [
    ['Maturity, years', 3.1, 1],
    ['Duration, years', 1.18, 2],
  ],
});

const islamicCash = fund({
  name: 'Phoolnagar Islamic Daily Fund',
  abbr: 'PNID',
  model: s.rate([2022, 11, 7], 50, -0.9, 178_000_000),
  profile: {
    category_raw: 'Shariah compliant money market',
    benchmark_raw: '3M deposit rate of three AA rated Islamic banks',
    risk_profile_raw: 'Very low',
    risk_of_principal_raw: 'Principal at very low risk',
    pricing_mechanism_raw: 'Backward',
    trustee_raw: 'Central Depository Company of Pakistan Limited',
    management_fee_raw: '0.40% p.a.',
    front_end_load_raw: 'None',
    investment_objective_raw:
      'The Fund aims at Halal income with daily liquidity, from short term Sukuk and balances with Islamic banks.',
  },
  rating: ['AA(f)', 'PACRA', [2024, 10, 11]],
  asset: s.weights(`Ijara Sukuk 41.6, Short term Sukuk 13.2, Bank balances 43.7, ${REST} 1.5`),
  second: s.credit('Government 41.6, AAA 21.8, AA+ 19.7, AA 15.4, Unrated 1.5'),
  papers: s.papers(
    'Jambar Energy STS-9 / A-1+ 5.62, Halla Foods STS-3 / A-1 4.37, Sarai Mughal Power STS-6 / A-1+ 3.05',
  ),
  ter: 0.71,
  metrics: [['Maturity, days', 37, 0]],
});

const income = fund({
  name: 'Phoolnagar Income Fund',
  abbr: 'PNIF',
  model: s.rate([2007, 3, 26], 50, 0.1, 58_200_000),
  profile: {
    category_raw: 'Income',
    benchmark_raw: '75% 6M KIBOR and 25% 6M deposit rate of three AA rated banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '1.25% p.a.',
    front_end_load_raw: '1.25%',
    investment_objective_raw:
      'The Fund seeks a good rate of current income, consistent with reasonable concern for principal safety.',
  },
  rating: ['A+(f)', 'PACRA', [2024, 10, 11]],
  asset: s.weights(`PIBs 33.1, T-Bills 12.7, TFCs and Sukuk 23.8, Bank balances 27.9, ${REST} 2.5`),
  second: s.credit('Government 45.8, AAA 8.4, AA+ 17.1, AA 15.3, A+ 10.9, Unrated 2.5'),
  papers: s.papers(
    'Bank Manga TFC-III / AA+ 6.27, Jambar Energy Sukuk / AA+ 5.14, Sarai Mughal Power Sukuk / AA 4.48, Bhai Pheru ' +
      'Leasing TFC / A+ 3.62, Kot Radha Telecom TFC / AA 2.95, Halla Foods Sukuk / A+ 1.73',
  ),
  ter: 1.79,
  metrics: [
    ['Maturity, years', 2.2, 1],
    ['Duration, years', 0.51, 2],
  ],
});

const stock = fund({
  name: 'Phoolnagar Growth Fund',
  abbr: 'PNGF',
  model: s.market([2005, 12, 5], 50, 1.04, 27_300_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '2.75% p.a.',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'The Fund seeks growth of capital over the long term by investing mainly in listed companies with strong earnings.',
  },
  rating: null,
  asset: s.weights(`${SHARES} 95.1, Bank balances 3.3, ${REST} 1.6`),
  second: s.sectors('Banks 23.7, Exploration 18.9, Fertilizer 14.2, Cement 12.6, Technology 6.4, Other sectors 19.3'),
  papers: s.papers(
    'Bank Manga / Banks 10.11, Bhagiana Petroleum / Exploration 9.34, Lamba Jageer Fertilizer / Fertilizer 8.26, ' +
      'Wan Adhan Cement / Cement 6.95, Sunder Bank / Banks 6.03, Kot Radha Telecom / Technology 4.71, Jambar Energy ' +
      '/ Power 3.88, Baloki Oilfields / Exploration 3.24, Head Baloki Foods / Food 2.56',
  ),
  ter: 4.33,
  metrics: [
    ['Beta', 1.03, 2],
    ['Standard deviation, %', 17.2, 1],
  ],
});

const islamicStock = fund({
  name: 'Phoolnagar Islamic Growth Fund',
  abbr: 'PNIG',
  model: s.market([2015, 8, 17], 50, 0.96, 14_900_000),
  profile: {
    category_raw: 'Shariah compliant equity',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    trustee_raw: 'Central Depository Company of Pakistan Limited',
    management_fee_raw: '2.75% p.a.',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'The Fund seeks growth of capital over the long term from listed companies that pass the Shariah screen.',
  },
  rating: null,
  asset: s.weights(`${SHARES} 93.9, Bank balances 4.4, ${REST} 1.7`),
  second: s.sectors('Exploration 25.8, Cement 17.3, Fertilizer 15.1, Technology 9.6, Power 7.2, Other sectors 18.9'),
  papers: s.papers(
    'Bhagiana Petroleum / Exploration 11.42, Lamba Jageer Fertilizer / Fertilizer 9.63, Wan Adhan Cement / Cement ' +
      '8.17, Baloki Oilfields / Exploration 7.54, Kot Radha Telecom / Technology 6.38, Jambar Energy / Power 5.21, ' +
      'Head Baloki Foods / Food 3.06',
  ),
  ter: 4.47,
  metrics: [['Beta', 0.93, 2]],
});

const BIRTH: s.Day = [2020, 2, 24];

const plan = (name: string, model: s.Model, asset: string, ter: number): s.SubFund =>
  s.sub(name, model, { papers: [], asset: s.weights(asset), ter });

const ofFunds = fund({
  ...s.EMPTY,
  name: 'Phoolnagar Savings Planner',
  abbr: 'PNSP',
  model: s.market(BIRTH, 50, 0, 1),
  profile: {
    category_raw: 'Fund of funds',
    benchmark_raw: 'Benchmarks of the funds held, in proportion',
    risk_profile_raw: 'Medium to high',
    risk_of_principal_raw: 'Principal at medium to high risk',
    management_fee_raw: '0.25% p.a.',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'The Fund offers three plans with a fixed mix of other funds of the AMC, for savers of different appetite for risk.',
  },
  rating: null,
  subs: [
    plan(
      'Dynamic Plan',
      s.market(BIRTH, 50, 0.74, 8_120_000),
      'Equity funds 72.6, Income funds 25.2, Bank balances 2.2',
      0.52,
    ),
    plan(
      'Balanced Plan',
      s.market(BIRTH, 50, 0.49, 11_600_000),
      'Equity funds 47.3, Income funds 50.8, Bank balances 1.9',
      0.48,
    ),
    plan(
      'Cautious Plan',
      s.market(BIRTH, 50, 0.17, 16_300_000),
      'Equity funds 16.1, Income funds 81.4, Bank balances 2.5',
      0.44,
    ),
  ],
});

/** In the order of the pages. */
export const FUNDS: readonly s.Fund[] = [cash, bonds, islamicCash, income, stock, islamicStock, ofFunds];

export const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  PNIF: [
    { name: 'Nizampur Sugar Mills', type: 'TFC', cost: 36.75, provided: 36.75 },
    { name: 'Bhai Pheru Leasing', type: 'PPTFC', cost: 24.2, provided: 6.05 },
  ],
};
