/** The funds of AMC N152: money market, income, stocks, an index fund, and a pension fund with three sub-funds. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end scheme',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'A. F. Ferguson & Co., Chartered Accountants',
  registrar_raw: 'ITMinds Limited',
  pricing_mechanism_raw: 'Forward day pricing',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:00 p.m.',
  settlement_raw: 'Six working days',
  leverage_raw: 'Nil',
  par_value_raw: 'Rs. 100',
  back_end_load_raw: 'Nil',
  minimum_initial_raw: 'Rs. 1,000',
  minimum_subsequent_raw: 'Rs. 500',
});

const PENSION: s.Day = [2015, 11, 2];

const cash = fund({
  name: 'Digri Cash Optimizer Fund',
  abbr: 'DCOF',
  model: s.rate([2013, 7, 15], 100, 0.2, 143_500_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '70% three months PKRV rates + 30% three months average deposit rate of three AA rated banks',
    risk_profile_raw: 'Very low',
    risk_of_principal_raw: 'Principal at very low risk',
    cutoff_raw: '10:00 a.m. / 3:00 p.m.',
    settlement_raw: 'Same day or next working day',
    management_fee_raw: 'Up to 7.5% of gross earnings',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'The objective of the Scheme is to earn competitive returns for its investors with high liquidity and low risk of capital.',
  },
  rating: ['AA+(f)', 'PACRA', [2022, 10, 7]],
  asset: s.weights('T-Bills 66.4, PIBs 9.2, Placements with Banks 6.1, Cash 17.1, Others 1.2'),
  second: s.credit('Government securities 75.6, AAA 12.4, AA+ 7.9, AA 2.9, Others 1.2'),
  papers: [],
  ter: 0.74,
  fof: 1_284,
  metrics: [
    ['Weighted average maturity (days)', 34, 0],
    ['Yield to maturity (%)', 20.6, 2],
    ['Standard deviation (%)', 0.31, 2],
  ],
});

const income = fund({
  name: 'Digri Income Multiplier Fund',
  abbr: 'DIMF',
  model: s.rate([2009, 3, 23], 50, 0.5, 88_200_000),
  profile: {
    category_raw: 'Aggressive Fixed Income',
    benchmark_raw: '12 months KIBOR',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    par_value_raw: 'Rs. 50',
    management_fee_raw: 'Up to 1.50% of net assets',
    front_end_load_raw: 'Up to 1.50%',
    back_end_load_raw: '0.50% if redeemed within six months, Nil thereafter',
    investment_objective_raw:
      'The objective of the Scheme is to multiply income from debt securities of sound companies, government bonds and deposits.',
  },
  rating: ['A(f)', 'PACRA', [2022, 10, 7]],
  asset: s.weights('PIBs 22.7, T-Bills 18.3, TFCs & Sukuk 24.6, Cash 31.8, Others 2.6'),
  second: s.credit('Government securities 41.0, AAA 10.3, AA+ 15.2, AA 14.6, A+ 16.3, Others 2.6'),
  papers: s.papers(
    'Puran Bank Limited TFC-II / AA+ 6.14, Nara Canal Power Sukuk / AA 5.27, Jhudo Sugar Mills TFC / A+ 4.36, Mirwah Telecom Sukuk / AAA ' +
      '3.52, Pangrio Fertilizer TFC / AA 2.81, Tando Jan Microfinance TFC / A+ 2.07',
  ),
  ter: 1.81,
  metrics: [
    ['Weighted average maturity (years)', 2.7, 1],
    ['Duration (years)', 0.9, 1],
    ['Yield to maturity (%)', 21.4, 2],
  ],
});

const stocks = fund({
  name: 'Digri Stock Growth Fund',
  abbr: 'DSGF',
  model: s.market([2007, 5, 28], 50, 1.04, 19_700_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    par_value_raw: 'Rs. 50',
    management_fee_raw: 'Up to 3.00% of net assets',
    front_end_load_raw: 'Up to 3.00%',
    investment_objective_raw:
      'The objective of the Scheme is growth of capital over the long term from a diversified portfolio of listed shares.',
  },
  rating: null,
  asset: s.weights('Equities 90.6, Cash 7.3, Others 2.1'),
  second: s.sectors(
    'Commercial Banks 24.1, Oil & Gas Exploration 18.4, Fertilizer 13.7, Cement 10.2, Technology 8.6, Other sectors 15.6',
  ),
  papers: s.papers(
    'Puran Bank Limited / Commercial Banks 9.41, Khadro Exploration Limited / Oil & Gas Exploration 8.86, Pangrio Fertilizer Limited / ' +
      'Fertilizer 7.72, Sinjhoro Bank Limited / Commercial Banks 6.57, Dalore Cement Limited / Cement 5.93, Mirwah Systems Limited / ' +
      'Technology 5.21, Khipri Petroleum Limited / Oil & Gas Exploration 4.68, Nara Canal Power Limited / Power 3.84, Tando Jan Foods ' +
      'Limited / Food 3.06, Shadipalli Textiles Limited / Textile 2.35',
  ),
  ter: 3.93,
  fof: 118,
  metrics: [
    ['Beta', 1.04, 2],
    ['Price to earnings (times)', 3.9, 1],
    ['Dividend yield (%)', 10.4, 2],
  ],
});

const index = fund({
  name: 'Digri KMI-30 Index Fund',
  abbr: 'DKIF',
  model: s.market([2018, 9, 10], 100, 0.98, 8_400_000),
  profile: {
    category_raw: 'Shariah Compliant Index Tracker',
    benchmark_raw: 'KMI-30 Index (Total Return)',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 1.00% of net assets',
    front_end_load_raw: 'Up to 1.50%',
    investment_objective_raw:
      'The objective of the Scheme is to track the KMI-30 Index by holding at least 85% of its net assets in the shares of the index.',
  },
  rating: null,
  asset: s.weights('Equities 96.8, Cash 2.4, Others 0.8'),
  second: s.sectors('Oil & Gas Exploration 29.6, Fertilizer 18.2, Cement 16.4, Power 10.7, Other sectors 21.9'),
  papers: s.papers(
    'Khadro Exploration Limited / Oil & Gas Exploration 13.27, Pangrio Fertilizer Limited / Fertilizer 11.48, Khipri Petroleum Limited / ' +
      'Oil & Gas Exploration 9.63, Nara Canal Power Limited / Power 8.75, Dalore Cement Limited / Cement 7.34, Mirwah Systems Limited / ' +
      'Technology 5.92, Samano Cement Limited / Cement 4.81, Bodar Farm Fertilizer Limited / Fertilizer 4.16',
  ),
  ter: 2.08,
  metrics: [
    ['Tracking error (%)', 0.52, 2],
    ['Beta', 0.98, 2],
    ['Dividend yield (%)', 9.1, 2],
  ],
});

const pension = fund({
  ...s.EMPTY,
  name: 'Digri Retirement Fund',
  abbr: 'DRF',
  model: s.market(PENSION, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary Pension Scheme',
    benchmark_raw:
      'Equity Sub-Fund: KSE-100 Index; Debt Sub-Fund: 12 months PKRV; Money Market Sub-Fund: three months PKRV',
    risk_profile_raw: 'Allocation dependent',
    risk_of_principal_raw: 'Depends on the allocation scheme',
    management_fee_raw: 'Up to 1.50% of net assets of each Sub-Fund',
    front_end_load_raw: 'Up to 3.00% of contributions',
    investment_objective_raw:
      'The objective of the Scheme is to provide participants with a source of income after retirement from their voluntary contributions.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(PENSION, 100, 1.02, 1_630_000), {
      asset: s.weights('Equities 94.1, Cash 4.4, Others 1.5'),
      second: s.sectors(
        'Commercial Banks 26.2, Oil & Gas Exploration 19.3, Fertilizer 14.5, Cement 11.8, Technology 9.4',
      ),
      papers: s.papers(
        'Puran Bank Limited / Commercial Banks 9.87, Khadro Exploration Limited / Oil & Gas Exploration 9.12, Pangrio Fertilizer Limited ' +
          '/ Fertilizer 7.94, Dalore Cement Limited / Cement 6.25, Mirwah Systems Limited / Technology 5.36',
      ),
      ter: 2.63,
    }),
    s.sub('Debt Sub-Fund', s.rate(PENSION, 100, 0.6, 2_980_000), {
      asset: s.weights('PIBs 47.8, T-Bills 33.1, Cash 17.4, Others 1.7'),
      second: s.credit('Government securities 80.9, AAA 10.2, AA+ 7.2, Others 1.7'),
      papers: [],
      ter: 1.49,
    }),
    s.sub('Money Market Sub-Fund', s.rate(PENSION, 100, 0.1, 4_710_000), {
      asset: s.weights('T-Bills 74.3, Cash 24.6, Others 1.1'),
      second: s.credit('Government securities 74.3, AAA 14.8, AA+ 9.8, Others 1.1'),
      papers: [],
      ter: 1.07,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [cash, income, stocks, index, pension];

/** The managers’ comments on the month. */
export const COMMENTS: Readonly<Record<string, string>> = {
  DCOF:
    'The policy rate was raised to 21.00% at the beginning of April. The Scheme kept its maturity short and bought Treasury Bills of three ' +
    'months in both auctions.',
  DIMF:
    'The Scheme added floating rate bonds of the Government. One sugar mill remains in default since 2020; its certificates are fully ' +
    'provided for, and recoveries will be gains.',
  DSGF:
    'Shares moved in a narrow range before the budget and the review of the IMF. The Scheme took profits in technology, and added to banks ' +
    'with high dividends.',
  DKIF: 'The Scheme followed its index with small deviations. Dividends were reinvested in the proportion of the weights of the index.',
  DRF: 'All Sub-Funds are within the limits of the Commission. The Debt Sub-Fund has shortened its duration during the quarter.',
};
