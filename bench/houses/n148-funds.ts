/** The funds of AMC N148: money market, government securities, income, stocks, and multi asset. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-Ended Mutual Fund',
  trustee_raw: 'CDC Pakistan Limited',
  auditor_raw: 'KPMG Taseer Hadi & Co.',
  registrar_raw: 'CDC Share Registrar Services Limited',
  pricing_mechanism_raw: 'Forward',
  listing_raw: 'Pakistan Stock Exchange',
  dealing_days_raw: 'Monday – Friday',
  cutoff_raw: '9:00 – 15:00',
  settlement_raw: 'Six working days',
  back_end_load_raw: 'Nil',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Rs. 2,500',
  minimum_subsequent_raw: 'Rs. 500',
});

const money = fund({
  name: 'Abbottabad Money Market Fund',
  abbr: 'AMMF',
  model: s.rate([2010, 8, 16], 10, -0.3, 1_840_000_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '70% 3M PKRV + 30% 3M average deposit rate of three AA rated banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    cutoff_raw: '9:00 – 13:00',
    settlement_raw: 'One working day',
    management_fee_raw: '0.45% p.a.',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'To offer unit holders stable returns with a high level of liquidity by investing in money market instruments of low duration.',
  },
  rating: ['AA+(f)', 'PACRA', [2022, 11, 4]],
  asset: s.weights('T-Bills 68.7, Cash & Bank Deposits 19.4, Commercial Paper 9.8, Others 2.1'),
  second: s.credit('Government 68.7, AAA 11.6, AA+ 9.7, AA 7.9, Others 2.1'),
  papers: [],
  ter: 0.81,
  metrics: [['Weighted Average Maturity (days)', 44, 0]],
});

const government = fund({
  name: 'Abbottabad Government Securities Fund',
  abbr: 'AGSF',
  model: s.rate([2014, 4, 7], 10, 0.4, 312_000_000),
  profile: {
    category_raw: 'Sovereign Income Scheme',
    benchmark_raw: '6M PKRV',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '1.00% p.a.',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'To generate attractive returns with no exposure to corporate credit, from government securities of short and long maturity.',
  },
  rating: ['AA-(f)', 'PACRA', [2022, 11, 4]],
  asset: s.weights('PIBs 49.3, T-Bills 32.6, Cash & Bank Deposits 15.7, Others 2.4'),
  second: s.credit('Government 81.9, AAA 8.6, AA+ 7.1, Others 2.4'),
  papers: [],
  ter: 1.48,
  metrics: [['Weighted Average Maturity (days)', 583, 0]],
});

const income = fund({
  name: 'Abbottabad Income Fund',
  abbr: 'AIF',
  model: s.rate([2007, 1, 22], 10, 0.1, 467_000_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: '6M KIBOR',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '1.30% p.a.',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'To offer a competitive return from a portfolio of debt instruments of companies and of the Government, at a moderate level of risk.',
  },
  rating: ['A+(f)', 'PACRA', [2022, 11, 4]],
  asset: s.weights('Cash & Bank Deposits 44.6, TFCs & Sukuk 26.8, T-Bills 17.3, PIBs 7.9, Others 3.4'),
  second: s.credit('Government 25.2, AAA 18.4, AA+ 22.3, AA 14.6, AA- 9.7, A+ 6.4, Others 3.4'),
  papers: s.papers(
    'Thandiani Bank TFC-5 / AA 5.73, Nathia Gali Power Sukuk / AAA 4.96, Havelian Road Cement TFC / AA- 3.88, Shimla Hill Microfinance ' +
      'TFC / A+ 3.41, Ilyasi Foods Sukuk-2 / AA 2.74, Dor River Hydel TFC / AA- 1.86',
  ),
  ter: 1.92,
  metrics: [['Weighted Average Maturity (days)', 407, 0]],
});

const stocks = fund({
  name: 'Abbottabad Equity Fund',
  abbr: 'AEF',
  model: s.market([2006, 3, 27], 10, 0.99, 246_000_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '2.50% p.a.',
    front_end_load_raw: '3.00%',
    investment_objective_raw: 'To achieve growth of capital over time from a diversified portfolio of listed shares.',
  },
  rating: null,
  asset: s.weights('Stocks 90.8, Cash & Bank Deposits 7.6, Others 1.6'),
  second: s.sectors(
    'Commercial Banks 19.6, Oil & Gas Exploration 18.3, Fertilizer 14.1, Power Generation 11.2, Cement 9.7, Other sectors 17.9',
  ),
  papers: s.papers(
    'Thandiani Bank Limited / Commercial Banks 8.94, Harnoi Petroleum Limited / Oil & Gas Exploration 8.36, Sherwan Fertilizer Limited / ' +
      'Fertilizer 7.81, Nathia Gali Power Limited / Power Generation 7.27, Dor Valley Oilfields Limited / Oil & Gas Exploration 6.13, ' +
      'Havelian Road Cement Limited / Cement 5.42, Jinnahabad Bank Limited / Commercial Banks 4.86, Mirpur Khurd Systems Limited / ' +
      'Technology 3.94, Ilyasi Foods Limited / Food 3.27, Kakul Pharma Limited / Pharmaceuticals 2.68',
  ),
  ter: 4.12,
  metrics: [['Beta', 0.98, 2]],
});

const multi = fund({
  name: 'Abbottabad Multi Asset Fund',
  abbr: 'AMAF',
  model: s.market([2012, 12, 10], 10, 0.58, 118_000_000),
  profile: {
    category_raw: 'Asset Allocation Scheme',
    benchmark_raw: 'KSE-100 Index and 6M KIBOR, weighted by the actual allocation',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '2.00% p.a.',
    front_end_load_raw: '2.50%',
    investment_objective_raw: 'To provide a balance of growth and income by shifting between shares, debt and cash.',
  },
  rating: null,
  asset: s.weights('Stocks 56.3, T-Bills 16.8, TFCs & Sukuk 4.7, Cash & Bank Deposits 19.9, Others 2.3'),
  second: s.sectors(
    'Oil & Gas Exploration 13.4, Commercial Banks 12.1, Fertilizer 8.8, Power Generation 7.3, Other sectors 14.7',
  ),
  papers: s.papers(
    'Harnoi Petroleum Limited / Oil & Gas Exploration 6.84, Thandiani Bank Limited / Commercial Banks 6.27, Sherwan Fertilizer Limited / ' +
      'Fertilizer 5.36, Nathia Gali Power Limited / Power Generation 4.88, Jinnahabad Bank Limited / Commercial Banks 3.91, Ilyasi Foods ' +
      'Limited / Food 2.74',
  ),
  ter: 3.37,
  metrics: [['Beta', 0.57, 2]],
});

/** In the order of the report. */
export const FUNDS = [money, government, income, stocks, multi];

/** The managers’ comments on the month. */
export const COMMENTS: Readonly<Record<string, string>> = {
  AMMF:
    'Inflation of 38.0% in May was the highest on record, and the policy rate stayed at 21.0%. The Government raised Rs. 1,700 billion in the ' +
    'two auctions of T-Bills at 21.99%. The Fund remained in papers of three months.',
  AGSF:
    'Secondary yields were close to the policy rate at the short end and 14% to 17% beyond three years. The Fund holds floating rate bonds ' +
    'whose coupons follow the yields of T-Bills.',
  AIF:
    'Banks paid up to 21.2% on large deposits before the end of the fiscal year. The Fund let TFCs of Rs. 95 million mature. Recovery of the ' +
    'overdue TFC is before the courts.',
  AEF:
    'The market waited for the budget and for the ninth review of the IMF programme, with an average turnover of 174 million shares. The Fund ' +
    'holds companies with earnings in dollars and low debt.',
  AMAF:
    'The Fund kept a large part of its assets in T-Bills, whose yields are above the earnings yield of many shares. It will add shares once ' +
    'the external financing for the next fiscal year is clear.',
};
