/** The funds of AMC N145: money market, bonds, two income funds with TFCs, an ETF, and two fixed maturity plans. */
import * as s from './shared15.ts';

/** A fund with the maturities of its investments in percent, if the page prints them. */
export interface DatedFund extends s.Fund {
  readonly maturities?: s.Weights;
  /** The day on which a plan ends. */
  readonly ends?: s.Day;
}

const common = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'MCB Financial Services Limited',
  auditor_raw: 'BDO Ebrahim & Co.',
  registrar_raw: 'JWAFFS Registrar Services (Pvt.) Ltd.',
  pricing_mechanism_raw: 'Forward Pricing',
  dealing_days_raw: 'Mon to Fri',
  cutoff_raw: '03:00 p.m.',
  listing_raw: 'PSX',
  leverage_raw: 'None',
  back_end_load_raw: 'Nil',
  minimum_initial_raw: 'Rs. 10,000',
  minimum_subsequent_raw: 'Rs. 1,000',
});

const money = common({
  name: 'Rawalakot Money Market Fund',
  abbr: 'RMMF',
  model: s.rate([2012, 11, 5], 100, -0.4, 58_200_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw:
      '70% three months PKRV rates and 30% three months average deposit rates of three AA rated banks as selected by MUFAP',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    cutoff_raw: '11:00 a.m. for same day value',
    management_fee_raw: '7.5% of gross earnings, subject to a maximum of 1.00% p.a. of net assets',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'The Fund seeks to generate competitive returns from a low risk portfolio of short duration assets while maintaining high liquidity.',
  },
  rating: ['AA+(f)', 'VIS', [2023, 7, 14]],
  asset: s.weights('T-Bills 66.3, PIBs 11.7, Bank Deposits 19.8, Others including Receivables 2.2'),
  second: s.credit('Government Securities 78.0, AAA 9.6, AA+ 7.9, AA 2.3, Others including Receivables 2.2'),
  papers: [],
  ter: 0.88,
  metrics: [
    ['Yield to Maturity (%)', 20.9, 2],
    ['Duration (Days)', 41, 0],
    ['Weighted Average Maturity (Days)', 58, 0],
  ],
});

const bonds = common({
  name: 'Rawalakot Government Bond Fund',
  abbr: 'RGBF',
  model: s.rate([2016, 4, 18], 100, 0.7, 9_740_000),
  profile: {
    category_raw: 'Sovereign Income Scheme',
    benchmark_raw: 'Average of six months PKRV rates',
    risk_profile_raw: 'Moderate',
    risk_of_principal_raw: 'Principal at moderate risk',
    management_fee_raw: '1.10% p.a. of average net assets',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'The Fund seeks to maximise risk adjusted returns by investing in Pakistan Investment Bonds, Treasury Bills and cash.',
  },
  rating: ['AA-(f)', 'VIS', [2023, 7, 14]],
  asset: s.weights('PIBs 69.4, T-Bills 18.2, Bank Deposits 9.7, Others including Receivables 2.7'),
  second: s.credit('Government Securities 87.6, AAA 6.2, AA+ 3.5, Others including Receivables 2.7'),
  papers: [],
  ter: 1.46,
  metrics: [
    ['Yield to Maturity (%)', 18.4, 2],
    ['Duration (Years)', 1.3, 2],
    ['Weighted Average Maturity (Years)', 2.6, 2],
    ['Sharpe Ratio', 0.48, 2],
  ],
});

const income = common({
  name: 'Rawalakot Income Fund',
  abbr: 'RIF',
  model: s.rate([2008, 2, 25], 100, 0.2, 26_900_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: 'Average of six months KIBOR',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw:
      '10% of gross earnings, subject to a minimum of 0.75% p.a. and a maximum of 1.50% p.a. of net assets',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'The Fund seeks to provide a stable stream of income with limited risk by investing in TFCs, government securities and deposits.',
  },
  rating: ['A+(f)', 'VIS', [2023, 7, 14]],
  asset: s.weights('TFCs / Sukuk 28.6, PIBs 21.4, T-Bills 9.3, Bank Deposits 37.2, Others including Receivables 3.5'),
  second: s.credit(
    'Government Securities 30.7, AAA 16.1, AA+ 14.3, AA 15.8, AA- 9.7, A+ 7.6, Unrated 2.3, Others including Receivables 3.5',
  ),
  papers: s.papers(
    'Banjosa Bank Ltd. TFC-IV / AA+ · 29-Dec-31 5.93, Hajira Power Ltd. TFC-I / AA · 11-Aug-27 4.84, Toli Pir Bank Ltd. TFC-III ' +
      '/ AA · 27-Sep-30 4.37, Abbaspur Leasing Ltd. TFC-II / A+ · 31-Mar-26 3.82, Khai Gala Microfinance Bank Ltd. TFC-I / A+ · ' +
      '23-Jun-28 3.16, Thorar Fertilizer Ltd. TFC-V / AA- · 14-Nov-25 2.75, Poonch Road Steel Ltd. TFC-I / A · 05-Apr-27 1.68',
  ),
  ter: 1.93,
  metrics: [
    ['Yield to Maturity (%)', 22.1, 2],
    ['Duration (Years)', 0.4, 2],
    ['Weighted Average Maturity (Years)', 2.2, 2],
    ['Sharpe Ratio', 0.37, 2],
  ],
});

const financial = common({
  name: 'Rawalakot Financial Sector Income Fund',
  abbr: 'RFSIF',
  model: s.rate([2019, 12, 9], 100, 0.5, 14_100_000),
  profile: {
    category_raw: 'Income Scheme (Financial Sector)',
    benchmark_raw: 'Average of six months KIBOR',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '1.00% p.a. of average net assets',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'The Fund seeks to provide income enhancement by investing at least 70% of its net assets in instruments of the financial sector.',
  },
  rating: ['A+(f)', 'VIS', [2023, 7, 14]],
  asset: s.weights(
    'Bank Deposits 61.4, TFCs / Sukuk 19.7, T-Bills 12.6, Margin Trading System 3.4, Others including Receivables 2.9',
  ),
  second: s.credit(
    'Government Securities 12.6, AAA 18.7, AA+ 27.4, AA 17.8, AA- 9.3, A+ 7.9, Margin Trading System 3.4, Others including Receivables 2.9',
  ),
  papers: s.papers(
    'Banjosa Bank Ltd. TFC-IV / AA+ · 29-Dec-31 6.42, Toli Pir Bank Ltd. TFC-III / AA · 27-Sep-30 5.13, Khai Gala Microfinance Bank Ltd. ' +
      'TFC-I / A+ · 23-Jun-28 4.28, Dothan Bank Ltd. ADT-1 / AA- · Perpetual 2.91',
  ),
  ter: 1.52,
  metrics: [
    ['Yield to Maturity (%)', 21.7, 2],
    ['Duration (Years)', 0.2, 2],
    ['Weighted Average Maturity (Years)', 1.1, 2],
  ],
});

const etf = common({
  name: 'Rawalakot Leaders Exchange Traded Fund',
  abbr: 'RL-ETF',
  model: s.market([2020, 10, 19], 10, 0.98, 8_600_000),
  profile: {
    fund_type_raw: 'Open-end Exchange Traded Fund',
    category_raw: 'Equity Scheme (ETF)',
    benchmark_raw: 'Rawalakot Leaders Index, a total return index of twelve stocks',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    pricing_mechanism_raw: 'Market price (PSX), NAV for creation and redemption',
    cutoff_raw: null,
    dealing_days_raw: 'Trading days of the PSX',
    management_fee_raw: '0.40% p.a. of net assets',
    front_end_load_raw: 'Nil',
    minimum_initial_raw: '10,000 units',
    minimum_subsequent_raw: null,
    investment_objective_raw:
      'The Fund seeks to provide investors with a return that tracks the performance of its benchmark index, before its expenses.',
  },
  rating: null,
  asset: s.weights('Equities 97.6, Bank Deposits 1.9, Others including Receivables 0.5'),
  second: s.sectors(
    'Commercial Banks 33.2, Fertilizer 21.7, Oil & Gas Exploration 18.9, Power 13.4, Other sectors 10.4',
  ),
  papers: s.papers(
    'Banjosa Bank Ltd. / Commercial Banks 14.62, Thorar Fertilizer Ltd. / Fertilizer 12.74, Guhala Petroleum Ltd. / Oil & Gas Exploration ' +
      '11.38, Hajira Power Ltd. / Power 9.67, Toli Pir Bank Ltd. / Commercial Banks 9.21, Sudhnoti Fertilizer Ltd. / Fertilizer 8.16, ' +
      'Pallandri Bank Ltd. / Commercial Banks 7.43, Chhota Gala Oilfields Ltd. / Oil & Gas Exploration 6.52, Trarkhal Cement Ltd. / Cement ' +
      '5.37, Jandali Power Ltd. / Power 4.46, Dothan Bank Ltd. / Commercial Banks 3.59, Nar Sher Ali Systems Ltd. / Technology 2.88',
  ),
  ter: 1.38,
  metrics: [
    ['Tracking Error (%)', 0.37, 2],
    ['Beta', 0.99, 2],
    ['Dividend Yield (%)', 10.6, 2],
  ],
});

const planTwo = common({
  name: 'Rawalakot Fixed Maturity Plan – II',
  abbr: 'RFMP-II',
  model: s.rate([2022, 12, 5], 100, 0.2, 21_300_000),
  profile: {
    fund_type_raw: 'Open-end Plan with fixed maturity',
    category_raw: 'Fixed Rate / Return Scheme',
    benchmark_raw: 'PKRV rate of the comparable tenor at the close of the initial period',
    risk_profile_raw: 'Moderate',
    risk_of_principal_raw: 'Principal at moderate risk',
    management_fee_raw: '0.20% p.a. of average net assets',
    front_end_load_raw: 'Nil',
    back_end_load_raw: 'Contingent load up to 2.00%',
    minimum_initial_raw: 'Rs. 100,000',
    minimum_subsequent_raw: null,
    listing_raw: null,
    investment_objective_raw:
      'The Plan seeks to provide a promised fixed return to unit holders who hold their investment until the maturity of the Plan.',
  },
  rating: null,
  asset: s.weights('T-Bills 96.4, Bank Deposits 3.1, Others including Receivables 0.5'),
  second: s.credit('Government Securities 96.4, AAA 3.1, Others including Receivables 0.5'),
  papers: [],
  ter: 0.34,
  metrics: [
    ['Yield to Maturity (%)', 21.2, 2],
    ['Weighted Average Maturity (Days)', 17, 0],
  ],
});

const planThree = common({
  name: 'Rawalakot Fixed Maturity Plan – III',
  abbr: 'RFMP-III',
  model: s.rate([2023, 8, 7], 100, -0.1, 33_700_000),
  profile: {
    ...planTwo.profile,
    management_fee_raw: '0.25% p.a. of average net assets',
    minimum_initial_raw: 'Rs. 50,000',
  },
  rating: null,
  asset: s.weights('T-Bills 71.8, PIBs 24.6, Bank Deposits 2.9, Others including Receivables 0.7'),
  second: s.credit('Government Securities 96.4, AAA 2.9, Others including Receivables 0.7'),
  papers: [],
  ter: 0.41,
  metrics: [
    ['Yield to Maturity (%)', 21.8, 2],
    ['Weighted Average Maturity (Days)', 214, 0],
  ],
});

const LONG = 'Up to 3 Months 41.6, 3 Months to 1 Year 14.3, 1 to 3 Years 21.9, Above 3 Years 22.2';

/** In the order of the report. */
export const FUNDS: readonly DatedFund[] = [
  { ...money, maturities: s.weights('Up to 1 Month 38.4, 1 to 3 Months 47.1, 3 to 6 Months 14.5') },
  {
    ...bonds,
    maturities: s.weights('Up to 3 Months 18.7, 3 Months to 1 Year 17.4, 1 to 3 Years 28.6, Above 3 Years 35.3'),
  },
  { ...income, maturities: s.weights(LONG) },
  {
    ...financial,
    maturities: s.weights('Up to 3 Months 76.2, 3 Months to 1 Year 4.8, 1 to 3 Years 3.7, Above 3 Years 15.3'),
  },
  etf,
  { ...planTwo, ends: [2024, 1, 17] },
  {
    ...planThree,
    maturities: s.weights('Up to 3 Months 3.6, 3 to 6 Months 18.2, 6 Months to 1 Year 78.2'),
    ends: [2024, 8, 8],
  },
];

/** The managers’ comments on the month. */
export const COMMENTS: Readonly<Record<string, string>> = {
  RMMF:
    'The State Bank kept the policy rate at 22% in December. Cut-off yields of Treasury Bills fell by up to 50 basis points in the two ' +
    'auctions of the month. The Fund bought papers of three months and placed deposits over the year end.',
  RGBF:
    'Bond yields declined across the curve, as the market expects lower inflation and rates in 2024. The Fund extended its duration by ' +
    'adding three year bonds, and sold floaters.',
  RIF:
    'The Fund benefited from resets of its TFCs at higher rates. It reduced its bank deposits after the year end offers of banks, and ' +
    'bought bonds. All issuers paid on time.',
  RFSIF:
    'Banks offered attractive rates on deposits before the year end. The Fund used them, and kept its Margin Trading exposure low after ' +
    'the strong rise of the stock market.',
  'RL-ETF':
    'The index was reviewed in December, when one power company replaced a chemical company. The Fund rebalanced at the close of the ' +
    'review day. Its units traded near their NAV, with quotes of both market makers.',
  'RFMP-II':
    'The Plan holds Treasury Bills that mature one day before the Plan. Investors who remain until maturity will receive the promised ' +
    'return in the third week of January.',
  'RFMP-III':
    'The Plan is invested in Treasury Bills and a bond that matures in July 2024. It made no changes in the month.',
};
