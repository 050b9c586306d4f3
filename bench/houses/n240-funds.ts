/** The funds of AMC N240, all of them Islamic: money market, income, stocks, asset allocation, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Yousuf Adil, Chartered Accountants',
  par_value_raw: 'PKR 100',
  pricing_mechanism_raw: 'Forward Pricing',
  listing_raw: 'Pakistan Stock Exchange',
  dealing_days_raw: 'Monday - Friday',
  cutoff_raw: '3:30 pm',
  leverage_raw: 'None',
  minimum_initial_raw: 'PKR 1,000',
  minimum_subsequent_raw: 'PKR 500',
  back_end_load_raw: '0%',
});

const REST = 'Other Assets';

const cash = fund({
  name: 'Kehror Islamic Money Market Fund',
  abbr: 'KIMMF',
  model: s.rate([2018, 4, 16], 100, 0.3, 142_000_000),
  profile: {
    category_raw: 'Shariah Compliant Money Market Scheme',
    benchmark_raw: 'Three months average deposit rates of three AA rated Islamic banks or Islamic windows',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    pricing_mechanism_raw: 'Backward Pricing',
    management_fee_raw: 'Up to 1.00% per annum of average net assets',
    front_end_load_raw: 'Up to 1.00%',
    investment_objective_raw:
      'The objective of KIMMF is to generate competitive returns at low risk from a portfolio of short-term ' +
      'Shariah compliant instruments of high credit quality.',
  },
  rating: ['AA+(f)', 'PACRA', [2024, 3, 8]],
  asset: s.weights(
    `Cash with Banks 48.3, Placements with Banks 22.5, GoP Ijara Sukuk 14.9, Short Term Sukuk 12.8, ${REST} 1.5`,
  ),
  second: s.credit(`Government 14.9, AAA 21.6, AA+ 33.2, AA 28.8, ${REST} 1.5`),
  papers: s.papers(
    'Latamber Power Limited / AA+ 4.62, Dasu Electric Company / AAA 3.87, Jandola Telecom Limited / AA 2.74, ' +
      'Banda Foods Limited / AA+ 1.57',
  ),
  ter: 0.93,
  metrics: [
    ['Weighted Average Time to Maturity (Days)', 34, 0],
    ['Portfolio Yield (%)', 20.4, 2],
  ],
});

const income = fund({
  name: 'Kehror Islamic Income Fund',
  abbr: 'KIIF',
  model: s.rate([2009, 11, 2], 100, -0.4, 61_000_000),
  profile: {
    category_raw: 'Shariah Compliant Income Scheme',
    benchmark_raw: 'Six months average deposit rates of three A rated Islamic banks or Islamic windows',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.50% per annum of average net assets',
    front_end_load_raw: 'Up to 1.50%',
    investment_objective_raw:
      'The objective of KIIF is to provide investors with good returns over the medium to long term by investing in ' +
      'Sukuk, Government securities and bank deposits that comply with Shariah.',
  },
  rating: ['A+(f)', 'PACRA', [2024, 3, 8]],
  asset: s.weights(`GoP Ijara Sukuk 38.7, Sukuk 33.9, Cash with Banks 24.6, ${REST} 2.8`),
  second: s.credit(`Government 38.7, AAA 19.4, AA+ 16.2, AA 12.9, A+ 10.0, ${REST} 2.8`),
  papers: s.papers(
    'Dasu Electric Company / AAA 6.42, Karak Petroleum Refinery / AA 5.31, Latamber Power Limited / AA+ 4.88, Wana ' +
      'Islamic Bank Tier II / AA+ 4.05, Jandola Telecom Limited / AA 3.61, Serai Chemicals Limited / A+ 2.94, Banda ' +
      'Foods Limited / AA+ 2.37, Teri Packages Limited / A+ 1.83, Angoor Motors Limited / AA 1.42, ' +
      'Ghazan Steel Mills / A+ 1.08',
  ),
  ter: 1.62,
  metrics: [
    ['Weighted Average Time to Maturity (Years)', 2.9, 1],
    ['Duration (Years)', 0.48, 2],
    ['Portfolio Yield (%)', 20.9, 2],
  ],
});

const stock = fund({
  name: 'Kehror Islamic Stock Fund',
  abbr: 'KISF',
  model: s.market([2011, 6, 13], 100, 1.03, 17_500_000),
  profile: {
    category_raw: 'Shariah Compliant Equity Scheme',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3.00% per annum of average net assets',
    front_end_load_raw: 'Up to 3.00%',
    investment_objective_raw:
      'The objective of KISF is to provide long-term capital appreciation from an actively managed portfolio of ' +
      'Shariah compliant listed equities.',
  },
  rating: null,
  asset: s.weights(`Stocks / Equities 92.8, Cash with Banks 5.6, ${REST} 1.6`),
  second: s.sectors(
    'Oil & Gas Exploration Companies 24.8, Cement 16.9, Fertilizer 13.7, Power Generation & Distribution 9.8, ' +
      'Technology & Communication 8.4, Pharmaceuticals 6.2, Other sectors 13.0',
  ),
  papers: s.papers(
    'Mahsud Exploration Limited / Oil & Gas Exploration Companies 11.24, Karak Petroleum Limited / Oil & Gas ' +
      'Exploration Companies 9.37, Sulaiman Cement Limited / Cement 7.82, Panjnad Fertilizer Limited / Fertilizer ' +
      '7.15, Latamber Power Limited / Power Generation & Distribution 6.48, Adamwahan Cement Limited / Cement 5.26, ' +
      'Datta Systems Limited / Technology & Communication 4.93, Talla Laboratories Limited / Pharmaceuticals 3.71, ' +
      'Uch Agritech Limited / Fertilizer 3.24, Angoor Motors Limited / Automobile Assembler 2.66',
  ),
  ter: 4.12,
  metrics: [
    ['Beta', 1.04, 2],
    ['Standard Deviation (%)', 19.6, 2],
    ['Price to Earnings (x)', 4.1, 1],
    ['Dividend Yield (%)', 9.3, 1],
  ],
});

const allocation = fund({
  name: 'Kehror Islamic Asset Allocation Fund',
  abbr: 'KIAAF',
  model: s.market([2020, 9, 7], 100, 0.64, 6_300_000),
  profile: {
    category_raw: 'Shariah Compliant Asset Allocation Scheme',
    benchmark_raw: 'KMI-30 Index and six months average Islamic deposit rates, in the proportion of the investments',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 2.00% per annum of average net assets',
    front_end_load_raw: 'Up to 3.00%',
    investment_objective_raw:
      'The objective of KIAAF is to earn a competitive return by shifting its investments between Shariah compliant ' +
      'equities, Sukuk and deposits as the outlook of these markets changes.',
  },
  rating: null,
  asset: s.weights(`Stocks / Equities 58.9, Sukuk 16.4, Cash with Banks 22.3, ${REST} 2.4`),
  second: s.sectors(
    'Oil & Gas Exploration Companies 17.1, Cement 12.2, Fertilizer 9.4, Power Generation & Distribution 7.7, Other ' +
      'sectors 12.5',
  ),
  papers: s.papers(
    'Mahsud Exploration Limited / Oil & Gas Exploration Companies 8.13, Dasu Electric Company (Sukuk) / Power ' +
      'Generation & Distribution 7.44, Sulaiman Cement Limited / Cement 6.35, Panjnad Fertilizer Limited / ' +
      'Fertilizer 5.72, Karak Petroleum Refinery (Sukuk) / Refinery 4.96, Karak Petroleum Limited / Oil & Gas ' +
      'Exploration Companies 4.51, Adamwahan Cement Limited / Cement 3.67, Datta Systems Limited / Technology & ' +
      'Communication 2.95',
  ),
  ter: 3.28,
  metrics: [
    ['Beta', 0.67, 2],
    ['Standard Deviation (%)', 12.8, 2],
  ],
});

const BIRTH: s.Day = [2015, 5, 18];

const pension = fund({
  ...s.EMPTY,
  name: 'Kehror Islamic Pension Fund',
  abbr: 'KIPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Shariah Compliant Voluntary Pension Scheme',
    fund_type_raw: 'Open End Pension Scheme',
    benchmark_raw: null,
    risk_profile_raw: 'Investor dependent',
    listing_raw: null,
    management_fee_raw: 'Up to 1.50% per annum of average net assets of each Sub-Fund',
    front_end_load_raw: 'Up to 3.00%',
    minimum_initial_raw: 'PKR 5,000',
    investment_objective_raw:
      'The objective of KIPF is to give participants a Shariah compliant way to save for their retirement over the ' +
      'years in which they work.',
  },
  rating: null,
  subs: [
    s.sub('KIPF - Equity', s.market(BIRTH, 100, 1.02, 2_140_000), {
      asset: s.weights(`Stocks / Equities 93.4, Cash with Banks 4.9, ${REST} 1.7`),
      papers: s.papers(
        'Mahsud Exploration Limited / Oil & Gas Exploration Companies 10.92, Sulaiman Cement Limited / Cement 8.71, ' +
          'Panjnad Fertilizer Limited / Fertilizer 7.28, Datta Systems Limited / Technology & Communication 5.84, ' +
          'Talla Laboratories Limited / Pharmaceuticals 4.13',
      ),
      ter: 2.58,
    }),
    s.sub('KIPF - Debt', s.rate(BIRTH, 100, -0.7, 2_610_000), {
      asset: s.weights(`GoP Ijara Sukuk 61.8, Sukuk 5.7, Cash with Banks 30.2, ${REST} 2.3`),
      papers: [],
      ter: 1.71,
    }),
    s.sub('KIPF - Money Market', s.rate(BIRTH, 100, -0.3, 3_920_000), {
      asset: s.weights(`Cash with Banks 66.1, GoP Ijara Sukuk 32.6, ${REST} 1.3`),
      papers: [],
      ter: 1.34,
    }),
  ],
});

/** In the order of the pages. */
export const FUNDS: readonly s.Fund[] = [cash, income, stock, allocation, pension];

export const MANAGERS: Readonly<Record<string, string>> = {
  KIMMF: 'Syeda Munazza Gilani',
  KIIF: 'Syeda Munazza Gilani',
  KISF: 'Fareed Langrial, CFA',
  KIAAF: 'Fareed Langrial, CFA',
  KIPF: 'Munib Ur Rehman Daha',
};

export const DEFAULTED: s.Breach = { name: 'Ghazan Sugar Mills Limited', type: 'Sukuk', cost: 61.25, provided: 61.25 };
