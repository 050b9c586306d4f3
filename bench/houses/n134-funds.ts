/** The funds of AMC N134: cash, state paper, income, balanced, two kinds of stocks, and a plan that matures. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company',
  auditor_raw: 'Grant Thornton Anjum Rahman',
  par_value_raw: 'Rs. 100',
  pricing_mechanism_raw: 'Forward Day',
  dealing_days_raw: 'Mon to Fri',
  cutoff_raw: '3:00 pm',
  listing_raw: 'PSX',
  back_end_load_raw: 'Nil',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Rs. 500',
  minimum_subsequent_raw: 'Rs. 100',
});

const cash = fund({
  name: 'Mansehra Cash Plus Fund',
  abbr: 'MCPF',
  model: s.rate([2013, 9, 16], 100, 0.1, 214_000_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '90% 3M PKRV rates + 10% 3M average deposit rate of three AA rated scheduled banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    cutoff_raw: '10:00 am (same day redemption), 3:00 pm',
    management_fee_raw: 'Up to 1.00% p.a. of average daily net assets',
    front_end_load_raw: 'Up to 1.00%',
    investment_objective_raw:
      'The Fund aims to generate stable and competitive returns while maintaining high liquidity, by investing in short ' +
      'tenor money market securities and bank deposits.',
  },
  rating: ['AA+(f)', 'VIS', [2024, 12, 31]],
  asset: s.weights('T-Bills 58.2, PIBs 14.6, Cash 20.3, Placements with DFIs 5.6, Other Assets 1.3'),
  second: s.credit('Government Securities 72.8, AAA 10.4, AA+ 9.3, AA 6.2, Other Assets 1.3'),
  papers: [],
  ter: 0.98,
  metrics: [
    ['Weighted Average Maturity (days)', 58, 0],
    ['Modified Duration (days)', 49, 0],
  ],
});

const government = fund({
  name: 'Mansehra Government Securities Fund',
  abbr: 'MGSF',
  model: s.rate([2010, 2, 1], 100, 0.4, 57_600_000),
  profile: {
    category_raw: 'Sovereign Income',
    benchmark_raw: '90% 6M PKRV rates + 10% 6M average deposit rate of three AA rated scheduled banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.50% p.a. of average daily net assets',
    front_end_load_raw: 'Up to 1.50%',
    investment_objective_raw:
      'The Fund seeks to provide risk adjusted returns by investing at least 70% of its net assets in short to long term ' +
      'securities of the Government of Pakistan.',
  },
  rating: ['AA-(f)', 'VIS', [2024, 12, 31]],
  fof: 612,
  asset: s.weights('PIBs 61.7, T-Bills 24.9, Cash 11.5, Other Assets 1.9'),
  second: s.credit('Government Securities 86.6, AAA 6.1, AA+ 3.6, AA- 1.8, Other Assets 1.9'),
  papers: [],
  ter: 1.86,
  metrics: [
    ['Weighted Average Maturity (days)', 1216, 0],
    ['Modified Duration (days)', 702, 0],
  ],
});

const income = fund({
  name: 'Mansehra Income Builder Fund',
  abbr: 'MIBF',
  model: s.rate([2006, 10, 23], 100, 0.7, 18_900_000),
  profile: {
    category_raw: 'Aggressive Fixed Income',
    benchmark_raw: '90% 12M KIBOR + 10% 12M average of the highest rates on deposits of three A rated banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.50% p.a. of average daily net assets',
    front_end_load_raw: 'Up to 2.00%',
    investment_objective_raw:
      'The Fund seeks a high level of current income by investing in a portfolio of TFCs, Sukuk, government securities ' +
      'and other fixed income instruments.',
  },
  rating: ['A+(f)', 'PACRA', [2025, 3, 6]],
  asset: s.weights('TFCs / Sukuk 41.8, PIBs 26.3, Cash 22.7, Margin Trading System 5.9, Other Assets 3.3'),
  second: s.credit(
    'Government Securities 26.3, AAA 8.2, AA+ 19.7, AA 17.4, AA- 12.8, A+ 9.6, Unrated 2.7, Other Assets 3.3',
  ),
  papers: s.papers(
    'Balakot Power Limited Sukuk / AA+ 7.12, Oghi Microfinance Bank Limited TFC II / A+ 6.41, Shinkiari Bank Limited ADT-1 ' +
      '/ AA- 5.87, Baffa Cement Limited Sukuk / AA 4.96, Battal Telecom Limited Sukuk / AA+ 4.32, Khaki Steel Limited TFC ' +
      '/ AA- 3.68, Dodial Housing Finance Limited TFC / A+ 2.94, Jabori Chemicals Limited Sukuk / AA 2.31',
  ),
  ter: 2.11,
  metrics: [
    ['Weighted Average Maturity (days)', 941, 0],
    ['Modified Duration (days)', 263, 0],
  ],
});

const balanced = fund({
  name: 'Mansehra Balanced Growth Fund',
  abbr: 'MBGF',
  model: s.market([2007, 4, 30], 100, 0.55, 7_840_000),
  profile: {
    category_raw: 'Balanced',
    benchmark_raw: 'KSE-100 Index and 6M KIBOR, weighted by the average exposure of the Fund',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3.00% p.a. of average daily net assets',
    front_end_load_raw: 'Up to 3.00%',
    investment_objective_raw:
      'The Fund seeks long term capital appreciation together with current income from a mix of shares and fixed income ' +
      'securities.',
  },
  rating: null,
  asset: s.weights('Shares 57.6, PIBs 17.4, TFCs / Sukuk 6.2, Cash 17.1, Other Assets 1.7'),
  second: s.sectors(
    'Commercial Banks 16.8, Cement 11.4, Oil & Gas Exploration Companies 9.7, Fertilizer 7.3, Other sectors 12.4',
  ),
  papers: s.papers(
    'Shinkiari Bank Limited / Commercial Banks 6.82, Baffa Cement Limited / Cement 5.37, Siran Petroleum Limited / Oil & ' +
      'Gas Exploration Companies 5.14, Lassan Fertilizers Limited / Fertilizer 4.66, Balakot Bank Limited / Commercial ' +
      'Banks 4.21, Balakot Power Limited Sukuk / Sukuk 3.74, Garhi Motors Limited / Automobile Assembler 2.93, Pakhli ' +
      'Technologies Limited / Technology & Communication 2.47, Naran Foods Limited / Food & Personal Care 1.98, Kunhar ' +
      'Oilfields Limited / Oil & Gas Exploration Companies 1.63',
  ),
  ter: 3.92,
  metrics: [
    ['Beta', 0.58, 2],
    ['Standard Deviation (%)', 11.7, 2],
  ],
});

const stocks = fund({
  name: 'Mansehra Stock Fund',
  abbr: 'MSF',
  model: s.market([2004, 8, 9], 100, 1.03, 23_700_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3.00% p.a. of average daily net assets',
    front_end_load_raw: 'Up to 3.00%',
    investment_objective_raw:
      'The Fund seeks to provide investors with long term capital growth from an actively managed portfolio of shares that ' +
      'are listed in Pakistan.',
  },
  rating: null,
  fof: 438,
  asset: s.weights('Shares 95.2, Cash 3.6, Other Assets 1.2'),
  second: s.sectors(
    'Commercial Banks 27.4, Oil & Gas Exploration Companies 17.9, Cement 15.2, Fertilizer 11.8, Power Generation & ' +
      'Distribution 5.6, Other sectors 17.3',
  ),
  papers: s.papers(
    'Shinkiari Bank Limited / Commercial Banks 9.84, Siran Petroleum Limited / Oil & Gas Exploration Companies 9.12, ' +
      'Baffa Cement Limited / Cement 8.43, Lassan Fertilizers Limited / Fertilizer 7.61, Balakot Bank Limited / Commercial ' +
      'Banks 6.72, Kunhar Oilfields Limited / Oil & Gas Exploration Companies 5.48, Darband Cement Limited / Cement 4.36, ' +
      'Oghi Power Limited / Power Generation & Distribution 3.77, Pakhli Technologies Limited / Technology & ' +
      'Communication 3.14, Garhi Motors Limited / Automobile Assembler 2.53',
  ),
  ter: 4.27,
  metrics: [
    ['Price to Earnings (x)', 6.1, 1],
    ['Dividend Yield (%)', 6.6, 1],
    ['Beta', 1.02, 2],
    ['Standard Deviation (%)', 19.4, 2],
  ],
});

const islamic = fund({
  name: 'Mansehra Islamic Stock Fund',
  abbr: 'MISF',
  model: s.market([2015, 1, 12], 100, 0.97, 9_120_000),
  profile: {
    category_raw: 'Shariah Compliant Equity',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3.00% p.a. of average daily net assets',
    front_end_load_raw: 'Up to 3.00%',
    investment_objective_raw:
      'The Fund seeks long term growth of capital by investing primarily in Shariah compliant shares of companies with ' +
      'strong fundamentals.',
  },
  rating: null,
  asset: s.weights('Shares 93.4, Cash 5.1, Other Assets 1.5'),
  second: s.sectors(
    'Oil & Gas Exploration Companies 24.3, Cement 19.7, Fertilizer 12.6, Technology & Communication 7.9, Pharmaceuticals ' +
      '6.4, Other sectors 22.5',
  ),
  papers: s.papers(
    'Siran Petroleum Limited / Oil & Gas Exploration Companies 11.27, Baffa Cement Limited / Cement 9.58, Kunhar Oilfields ' +
      'Limited / Oil & Gas Exploration Companies 8.46, Lassan Fertilizers Limited / Fertilizer 7.92, Darband Cement ' +
      'Limited / Cement 6.13, Saiful Islamic Bank Limited / Islamic Banks 5.27, Pakhli Technologies Limited / Technology & ' +
      'Communication 4.44, Jabori Pharma Limited / Pharmaceuticals 3.86, Garhi Motors Limited / Automobile Assembler ' +
      '3.05, Naran Foods Limited / Food & Personal Care 2.49',
  ),
  ter: 4.16,
  metrics: [
    ['Price to Earnings (x)', 6.8, 1],
    ['Dividend Yield (%)', 5.4, 1],
    ['Beta', 0.96, 2],
    ['Standard Deviation (%)', 18.2, 2],
  ],
});

const fixed = fund({
  name: 'Mansehra Fixed Term Plan - III',
  abbr: 'MFTP-III',
  model: s.rate([2024, 11, 18], 100, -0.6, 31_400_000),
  profile: {
    category_raw: 'Fixed Rate / Return Plan',
    benchmark_raw: '12M PKRV rate on the last day of the initial offering period',
    risk_profile_raw: 'Low',
    risk_of_principal_raw: 'Principal at low risk',
    management_fee_raw: 'Up to 0.50% p.a. of average daily net assets',
    front_end_load_raw: 'Nil',
    back_end_load_raw: 'Contingent load of 1.00%',
    listing_raw: null,
    minimum_initial_raw: 'Rs. 50,000',
    minimum_subsequent_raw: null,
    investment_objective_raw:
      'The Plan promises a fixed rate of return to unit holders who keep their units until its maturity.',
  },
  rating: null,
  asset: s.weights('T-Bills 96.9, Cash 2.6, Other Assets 0.5'),
  second: s.credit('Government Securities 96.9, AA+ 2.6, Other Assets 0.5'),
  papers: [],
  ter: 0.44,
  metrics: [['Weighted Average Maturity (days)', 166, 0]],
});

/** In the order of their pages. */
export const FUNDS = [cash, government, income, balanced, stocks, islamic, fixed];
