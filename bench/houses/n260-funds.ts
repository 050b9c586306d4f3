/** The funds of AMC N260: money market, income, Islamic income, asset allocation, shares, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-End Scheme',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'A. F. Ferguson & Co., Chartered Accountants',
  registrar_raw: 'ITMinds Limited',
  par_value_raw: 'Rs. 100',
  pricing_mechanism_raw: 'Forward',
  listing_raw: 'Pakistan Stock Exchange',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:00 p.m.',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  back_end_load_raw: 'Nil',
});

const REST = 'Other Assets';
export const SHARES = 'Equities';

const cash = fund({
  name: 'Sadiqabad Cash Fund',
  abbr: 'SCF',
  model: s.rate([2011, 5, 16], 100, 0.1, 214_000_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '70% three month PKRV rates and 30% three month average deposit rates of three AA rated banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    pricing_mechanism_raw: 'Backward',
    cutoff_raw: '12:30 p.m. (same day) and 3:00 p.m.',
    management_fee_raw: 'Up to 1.00% p.a. of net assets',
    front_end_load_raw: 'Up to 1.00%',
    investment_objective_raw:
      'The objective of SCF is to provide competitive returns with high liquidity through investment in low risk ' +
      'and short duration money market instruments.',
  },
  rating: ['AA+(f)', 'VIS', [2023, 12, 29]],
  asset: s.weights(
    `T-Bills 58.4, Cash at Bank 24.7, Commercial Paper / STS 8.6, Placements with DFIs 6.6, ${REST} 1.7`,
  ),
  second: s.credit('Government Securities 58.4, AAA 9.3, AA+ 16.2, AA 7.9, A-1+ 6.5, Unrated 1.7'),
  papers: s.papers(
    'Rahim Energy STS-7 / A-1+ 3.84, Guddu Agri Inputs STS-2 / A-1+ 2.71, Machka Textile CP-5 / A-1 2.05',
  ),
  ter: 0.74,
  metrics: [
    ['Weighted average maturity', 46, 0],
    ['Yield to maturity', 21.3, 2],
  ],
});

const income = fund({
  name: 'Sadiqabad Income Fund',
  abbr: 'SIF',
  model: s.rate([2008, 10, 6], 100, 0.4, 42_600_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: 'Six month KIBOR rates',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.50% p.a. of net assets',
    front_end_load_raw: 'Up to 1.50%',
    investment_objective_raw:
      'The objective of SIF is to earn a stable income from a diversified portfolio of government securities, ' +
      'rated corporate debt and bank deposits.',
  },
  rating: ['A+(f)', 'VIS', [2023, 12, 29]],
  asset: s.weights(`PIBs 34.2, Cash at Bank 27.4, TFCs / Sukuk 22.1, T-Bills 13.9, ${REST} 2.4`),
  second: s.credit('Government Securities 48.1, AAA 6.2, AA+ 15.4, AA 11.8, AA- 7.7, A+ 5.9, Below A 2.5, Unrated 2.4'),
  papers: s.papers(
    'Rahim Energy Sukuk-3 (11-Jan-22) / AA+ 5.44, Bank Panjnad TFC-II (15-Dec-20) / AA 4.61, Abbasia Telecom Sukuk ' +
      '(21-Jun-23) / AA- 3.92, Guddu Agri Inputs Sukuk (04-Oct-21) / AA- 3.08, Bank Panjnad AT-1 / A+ 2.56, ' +
      'Machka Textile Sukuk (30-Mar-18) / A 1.47',
  ),
  ter: 1.82,
  metrics: [
    ['Weighted average maturity', 834, 0],
    ['Duration', 121, 0],
    ['Yield to maturity', 21.1, 2],
  ],
});

const islamic = fund({
  name: 'Sadiqabad Islamic Income Fund',
  abbr: 'SIIF',
  model: s.rate([2022, 8, 22], 100, -0.9, 61_300_000),
  profile: {
    category_raw: 'Shariah Compliant Income Scheme',
    benchmark_raw: 'Six month average deposit rates of three A rated Islamic banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    trustee_raw: 'Digital Custodian Company Limited',
    auditor_raw: 'Yousuf Adil, Chartered Accountants',
    management_fee_raw: 'Up to 1.25% p.a. of net assets',
    front_end_load_raw: 'Nil',
    minimum_initial_raw: 'Rs. 1,000',
    minimum_subsequent_raw: 'Rs. 500',
    investment_objective_raw:
      'The objective of SIIF is to earn Halal income from Shariah compliant government and corporate Sukuk and from ' +
      'deposits with Islamic banks.',
  },
  rating: ['A(f)', 'PACRA', [2024, 2, 14]],
  asset: s.weights(
    `GoP Ijara Sukuk 46.3, Cash at Bank 32.8, Placements with Islamic Banks 10.9, TFCs / Sukuk 7.6, ${REST} 2.4`,
  ),
  second: s.credit('Government Securities 46.3, AAA 13.8, AA+ 19.1, AA 11.3, A+ 7.1, Unrated 2.4'),
  papers: [],
  ter: 1.19,
  metrics: [['Weighted average maturity', 412, 0]],
});

const balanced = fund({
  name: 'Sadiqabad Asset Allocation Fund',
  abbr: 'SAAF',
  model: s.market([2013, 11, 25], 100, 0.56, 8_240_000),
  profile: {
    category_raw: 'Asset Allocation Scheme',
    benchmark_raw: 'KSE-100 Index and six month KIBOR, weighted by the actual allocation',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 2.00% p.a. of net assets',
    front_end_load_raw: 'Up to 2.50%',
    investment_objective_raw:
      'The objective of SAAF is to earn a competitive return by shifting its assets between equities and fixed ' +
      'income according to the outlook of the market.',
  },
  rating: null,
  asset: s.weights(`${SHARES} 58.7, T-Bills 22.3, Cash at Bank 16.4, ${REST} 2.6`),
  second: s.sectors(
    'Commercial Banks 17.4, Oil & Gas Exploration 13.2, Fertilizer 9.6, Cement 6.3, Other sectors 12.2',
  ),
  papers: s.papers(
    'Bank Panjnad / Banks 8.73, Cholian Petroleum / Exploration 7.41, Guddu Agri Inputs / Fertilizer 6.02, Reti ' +
      'Cement / Cement 4.66, Abbasia Telecom / Technology 3.58',
  ),
  ter: 2.73,
  metrics: [['Beta', 0.58, 2]],
});

const stock = fund({
  name: 'Sadiqabad Stock Fund',
  abbr: 'SSF',
  model: s.market([2007, 4, 2], 100, 1.03, 16_900_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index (Total Return)',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3.00% p.a. of net assets',
    front_end_load_raw: 'Up to 3.00%',
    investment_objective_raw:
      'The objective of SSF is to provide long term capital growth from a portfolio of listed equities with sound ' +
      'fundamentals.',
  },
  rating: ['4-Star', 'VIS', [2023, 9, 4]],
  asset: s.weights(`${SHARES} 93.6, Cash at Bank 4.9, ${REST} 1.5`),
  second: s.sectors(
    'Commercial Banks 26.8, Oil & Gas Exploration 19.7, Fertilizer 13.4, Cement 8.2, Power Generation 6.1, Other ' +
      'sectors 19.4',
  ),
  papers: s.papers(
    'Bank Panjnad / Banks 10.24, Cholian Petroleum / Exploration 9.16, Guddu Agri Inputs / Fertilizer 7.88, ' +
      'Tibba Bank / Banks 6.91, Rahim Energy / Power 5.43, Reti Cement / Cement 4.87, Abbasia Telecom / Technology ' +
      '4.12, Khanpur Oilfields / Exploration 3.69, Walhar Foods / Food 2.94, Machka Textile / Textile 2.31',
  ),
  ter: 3.91,
  metrics: [
    ['Beta', 1.01, 2],
    ['Standard deviation', 18.6, 1],
    ['Price to earnings ratio', 4.4, 1],
  ],
});

const BIRTH: s.Day = [2014, 9, 15];
const none = { papers: [] } as const;

const pension = fund({
  ...s.EMPTY,
  name: 'Sadiqabad Pension Fund',
  abbr: 'SPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary Pension Scheme',
    benchmark_raw: null,
    listing_raw: null,
    fund_type_raw: 'Open-End Pension Fund',
    risk_profile_raw: 'Investor dependent',
    management_fee_raw: 'Up to 1.50% p.a. of each sub-fund',
    front_end_load_raw: 'Up to 3.00%',
    minimum_initial_raw: 'Rs. 1,000',
    minimum_subsequent_raw: 'Rs. 1,000',
    investment_objective_raw:
      'The objective of SPF is to provide individuals with a portable, individualized and flexible pension ' +
      'through three sub-funds.',
  },
  rating: null,
  subs: [
    s.sub('SPF Equity Sub-Fund', s.market(BIRTH, 100, 0.99, 2_410_000), {
      asset: s.weights(`${SHARES} 91.9, Cash at Bank 6.6, ${REST} 1.5`),
      papers: s.papers(
        'Bank Panjnad / Banks 10.63, Cholian Petroleum / Exploration 9.02, Guddu Agri Inputs / Fertilizer 7.35, ' +
          'Rahim Energy / Power 5.81, Reti Cement / Cement 4.29',
      ),
      ter: 2.64,
    }),
    s.sub('SPF Debt Sub-Fund', s.rate(BIRTH, 100, -0.7, 3_060_000), {
      ...none,
      asset: s.weights(`T-Bills 44.8, PIBs 36.1, Cash at Bank 17.0, ${REST} 2.1`),
      ter: 1.73,
    }),
    s.sub('SPF Money Market Sub-Fund', s.rate(BIRTH, 100, -0.2, 5_880_000), {
      ...none,
      asset: s.weights(`T-Bills 71.6, Cash at Bank 26.9, ${REST} 1.5`),
      ter: 1.41,
    }),
  ],
});

/** In the order of the pages. */
export const FUNDS: readonly s.Fund[] = [cash, income, islamic, balanced, stock, pension];

export const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  SIF: [
    { name: 'Walhar Sugar Mills Limited', type: 'TFC (non-performing)', cost: 61.35, provided: 61.35 },
    { name: 'Machka Textile Limited', type: 'Sukuk (below rating)', cost: 48.2, provided: 9.64 },
  ],
};

/** Units of the measures, which have a column of their own. */
export const UNITS: Readonly<Record<string, string>> = {
  'Weighted average maturity': 'Days',
  Duration: 'Days',
  'Yield to maturity': '%',
  Beta: '-',
  'Standard deviation': '%',
  'Price to earnings ratio': 'Times',
};
