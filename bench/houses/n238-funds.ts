/** The funds of AMC N238: money market, income, stocks, asset allocation, and a pension fund of three sub-funds. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-End',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'A. F. Ferguson & Co., Chartered Accountants',
  par_value_raw: 'Rs. 100',
  pricing_mechanism_raw: 'Forward',
  listing_raw: 'Pakistan Stock Exchange Limited',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:30 pm',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Rs. 1,000',
  minimum_subsequent_raw: 'Rs. 500',
  back_end_load_raw: 'Nil',
});

const REST = 'Others including Receivables';

const cash = fund({
  name: 'Khabikki Money Market Fund',
  abbr: 'KMMF',
  model: s.rate([2012, 1, 16], 100, 0.3, 148_000_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '70% three-month PKRV and 30% three-month average deposit rate of three AA rated scheduled banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    pricing_mechanism_raw: 'Backward',
    cutoff_raw: '9:30 am',
    management_fee_raw: 'Up to 1.00% per annum of average daily net assets',
    front_end_load_raw: 'Up to 1.00%',
    investment_objective_raw:
      'The objective of the Fund is to provide reasonable returns and high liquidity to its unit holders by ' +
      'investing in T-Bills, short-term placements and deposits of good credit quality.',
  },
  rating: ['AA+(f)', 'PACRA', [2023, 9, 8]],
  asset: s.weights(`T-Bills 71.3, Cash 17.9, Placements with Banks and DFIs 9.2, ${REST} 1.6`),
  second: s.credit(`Government Securities 71.3, AAA 14.1, AA+ 8.7, AA 4.3, ${REST} 1.6`),
  papers: [],
  ter: 0.62,
  metrics: [['Weighted Average Maturity (Days)', 47, 0]],
});

const income = fund({
  name: 'Khabikki Income Growth Fund',
  abbr: 'KIGF',
  model: s.rate([2008, 10, 13], 100, -0.3, 53_000_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: 'Six-month KIBOR',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.50% per annum of average daily net assets',
    front_end_load_raw: 'Up to 1.50%',
    investment_objective_raw:
      'The objective of the Fund is to generate superior risk-adjusted returns by investing in a blend of medium ' +
      'and short-term fixed income instruments of banks, companies and the Government.',
  },
  rating: ['A+(f)', 'PACRA', [2023, 9, 8]],
  asset: s.weights(`PIBs 31.8, TFCs and Sukuk 24.7, T-Bills 11.4, Cash 28.9, ${REST} 3.2`),
  second: s.credit(`Government Securities 43.2, AAA 9.8, AA+ 17.6, AA 13.9, A+ 12.3, ${REST} 3.2`),
  papers: s.papers(
    'Pail Piran Bank Limited TFC-III / 27-Dec-31 5.92, Jahlar Power Company Limited Sukuk / 12-Apr-27 4.83, Uggali ' +
      'Fertilizer Company Limited Sukuk / 30-Jun-26 4.11, Kufri Microfinance Bank Limited TFC / 18-Nov-28 3.36, ' +
      'Pail Piran Bank Limited TFC-II / 9-Mar-29 2.74, Anga Telecom Limited Sukuk / 21-Aug-25 1.88',
  ),
  ter: 1.57,
  metrics: [
    ['Weighted Average Maturity (Years)', 2.9, 2],
    ['Modified Duration (Years)', 0.38, 2],
  ],
});

const stock = fund({
  name: 'Khabikki Stock Advantage Fund',
  abbr: 'KSAF',
  model: s.market([2004, 6, 7], 50, 1.03, 32_000_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    par_value_raw: 'Rs. 50',
    management_fee_raw: 'Up to 3.00% per annum of average daily net assets',
    front_end_load_raw: 'Up to 2.50%',
    investment_objective_raw:
      'The objective of the Fund is to provide investors long-term capital appreciation from an actively managed ' +
      'portfolio of listed equities with high growth potential.',
  },
  rating: null,
  asset: s.weights(`Equities 93.8, Cash 4.9, ${REST} 1.3`),
  second: s.sectors(
    'Commercial Banks 22.7, Oil & Gas Exploration Companies 19.4, Fertilizer 14.2, Cement 12.1, Power Generation & ' +
      'Distribution 8.6, Other sectors 16.8',
  ),
  papers: s.papers(
    'Pail Piran Bank Limited / Banks 9.81, Mardwal Petroleum Limited / Exploration 8.94, Uggali Fertilizer Company ' +
      'Limited / Fertilizer 8.02, Sodhi Oil & Gas Limited / Exploration 7.13, Warcha Cement Limited / Cement 6.44, ' +
      'Jahlar Power Company Limited / Power 5.72, Kuradhi Bank Limited / Banks 4.91, Amb Sharif Cement Limited / ' +
      'Cement 4.02, Naushera Valley Systems Limited / Technology 3.35, Kathwai Motors Limited / Automobiles 2.61',
  ),
  ter: 3.97,
  metrics: [
    ['Beta', 0.98, 2],
    ['Standard Deviation (%)', 16.8, 1],
  ],
});

const mixed = fund({
  name: 'Khabikki Asset Allocation Fund',
  abbr: 'KAAF',
  model: s.market([2019, 4, 22], 100, 0.6, 7_400_000),
  profile: {
    category_raw: 'Asset Allocation Scheme',
    benchmark_raw: 'KSE-100 Index and six-month KIBOR, weighted by the actual share of equities',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 2.00% per annum of average daily net assets',
    front_end_load_raw: 'Up to 2.00%',
    investment_objective_raw:
      'The objective of the Fund is to earn a potentially high return by allocating its assets between equities, ' +
      'debt and money market instruments as opportunities change.',
  },
  rating: null,
  asset: s.weights(`Equities 58.4, T-Bills 19.2, TFCs and Sukuk 6.7, Cash 13.1, ${REST} 2.6`),
  second: s.sectors(
    'Oil & Gas Exploration Companies 16.3, Commercial Banks 14.8, Fertilizer 10.1, Cement 7.7, Other sectors 9.5',
  ),
  papers: s.papers(
    'Mardwal Petroleum Limited / Exploration 8.36, Pail Piran Bank Limited / Banks 7.58, Uggali Fertilizer Company ' +
      'Limited / Fertilizer 6.27, Warcha Cement Limited / Cement 5.14, Jahlar Power Company Limited / Power 4.06, ' +
      'Kuradhi Bank Limited / Banks 3.29, Sodhi Oil & Gas Limited / Exploration 2.71',
  ),
  ter: 3.12,
  metrics: [['Beta', 0.61, 2]],
});

const BIRTH: s.Day = [2013, 11, 4];

const pension = fund({
  ...s.EMPTY,
  name: 'Khabikki Retirement Savings Fund',
  abbr: 'KRSF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary Pension Scheme',
    fund_type_raw: 'Open-End Pension Fund',
    benchmark_raw: null,
    risk_profile_raw: 'Dependent on allocation',
    listing_raw: null,
    management_fee_raw: 'Up to 1.50% per annum of average daily net assets',
    front_end_load_raw: 'Up to 3.00%',
    investment_objective_raw:
      'The objective of the Fund is to provide participants a portable, individualised and flexible pension ' +
      'savings plan that assists and facilitates them to plan and provide for their retirement.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 0.95, 1_840_000), {
      asset: s.weights(`Equities 93.2, Cash 5.1, ${REST} 1.7`),
      papers: s.papers(
        'Pail Piran Bank Limited / Banks 9.44, Mardwal Petroleum Limited / Exploration 8.63, Uggali Fertilizer ' +
          'Company Limited / Fertilizer 7.29, Warcha Cement Limited / Cement 5.97, Kuradhi Bank Limited / Banks 4.38',
      ),
      ter: 2.71,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, -0.7, 2_150_000), {
      asset: s.weights(`PIBs 47.5, T-Bills 32.1, Cash 18.3, ${REST} 2.1`),
      papers: [],
      ter: 1.53,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.4, 3_620_000), {
      asset: s.weights(`T-Bills 78.6, Cash 20.2, ${REST} 1.2`),
      papers: [],
      ter: 1.28,
    }),
  ],
});

/** In the order of the pages. */
export const FUNDS: readonly s.Fund[] = [cash, income, stock, mixed, pension];

/** The management fee charged, in percent of net assets a year, by fund or sub-fund. */
export const CHARGED: Readonly<Record<string, string>> = {
  KMMF: '0.45',
  KIGF: '1.10',
  KSAF: '2.50',
  KAAF: '1.95',
  'Equity Sub-Fund': '1.50',
  'Debt Sub-Fund': '0.85',
  'Money Market Sub-Fund': '0.65',
};

export const MANAGERS: Readonly<Record<string, string>> = {
  KMMF: 'Rabail Sheedi',
  KIGF: 'Rabail Sheedi',
  KSAF: 'Malik Ghazanfar Uggali, CFA',
  KAAF: 'Malik Ghazanfar Uggali, CFA',
  KRSF: 'Nosheen Pailvi',
};

export const DEFAULTED: s.Breach = { name: 'Padhrar Sugar Mills Limited', type: 'TFC', cost: 37.25, provided: 29.8 };

export const VIEWS: Readonly<Record<string, string>> = {
  KMMF:
    'The yields of T-Bills fell by about 170 basis points after the central bank left its policy rate at 22% in ' +
    'September. The Fund lengthened the maturity of its portfolio ahead of the meeting.',
  KIGF:
    'Secondary market yields eased at the longer end as inflation was seen to have passed its peak. The Fund added ' +
    'floating-rate PIBs and reduced its deposits.',
  KSAF:
    'The KSE-100 Index recovered on the appreciation of the rupee and on action against illegal currency trade. The ' +
    'Fund raised its weight in exploration companies and banks.',
  KAAF: 'The Fund kept its equities above the neutral level and used T-Bills for the rest of its portfolio.',
  KRSF:
    'The Debt and Money Market Sub-Funds extended their maturities to lock in yields, and the Equity Sub-Fund stayed ' +
    'nearly fully invested.',
};
