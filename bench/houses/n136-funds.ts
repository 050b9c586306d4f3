/** The funds of AMC N136: liquidity, income, stocks, an index, an Islamic fund, and plans that hold other funds. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open ended',
  trustee_raw: 'MCB Financial Services Limited',
  auditor_raw: 'Riaz Ahmad & Company',
  registrar_raw: 'JWAFFS Registrar Services (Pvt.) Ltd.',
  par_value_raw: 'Rs.50/-',
  pricing_mechanism_raw: 'Forward day pricing',
  dealing_days_raw: 'Monday - Friday',
  cutoff_raw: '9:00 am to 4:00 pm',
  listing_raw: 'Pakistan Stock Exchange Ltd.',
  back_end_load_raw: 'Nil',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Rs.1,000/-',
  minimum_subsequent_raw: 'Rs.500/-',
});

const liquid = fund({
  name: 'Khanewal Liquid Fund',
  abbr: 'KLF',
  model: s.rate([2012, 4, 16], 50, -0.3, 174_000_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw:
      '70% three months PKRV rates and 30% three months average deposit rates of three AA rated banks as selected by MUFAP',
    risk_profile_raw: 'Very low',
    management_fee_raw: '7.5% of gross earnings, minimum 0.25% and maximum 1.00% of net assets',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'Khanewal Liquid Fund provides its investors with a reasonable rate of return and ready access to their savings by ' +
      'investing in short term instruments of high credit quality.',
  },
  rating: ['AA+(f)', 'VIS', [2023, 12, 29]],
  fof: 318,
  asset: s.weights(
    'T-Bills 66.1, Cash at bank 24.7, Commercial paper 3.9, Lending to DFIs 4.2, Others incl. receivables 1.1',
  ),
  second: s.credit('Government securities 66.1, AAA 12.8, AA+ 11.2, AA 8.8, Others incl. receivables 1.1'),
  papers: [],
  ter: 0.83,
  metrics: [
    ['Wtd. average maturity (days)', 44, 0],
    ['Yield to maturity (%)', 20.7, 2],
  ],
});

const income = fund({
  name: 'Khanewal Income Opportunities Fund',
  abbr: 'KIOF',
  model: s.rate([2005, 7, 4], 50, 0.3, 43_800_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: 'Average of six months KIBOR',
    risk_profile_raw: 'Medium',
    management_fee_raw: '1.25% p.a.',
    front_end_load_raw: '1.00%',
    back_end_load_raw: '0.50% within 90 days',
    investment_objective_raw:
      'Khanewal Income Opportunities Fund aims to deliver a competitive return from a diversified portfolio of fixed income ' +
      'instruments with prudent management of credit and interest rate risk.',
  },
  rating: ['AA-(f)', 'VIS', [2023, 12, 29]],
  fof: 164,
  asset: s.weights(
    'PIBs 34.8, T-Bills 16.4, TFCs and Sukuk 21.7, Cash at bank 19.8, Spread transactions 4.6, Others incl. receivables 2.7',
  ),
  second: s.credit(
    'Government securities 51.2, AAA 11.7, AA+ 13.6, AA 10.8, AA- 6.7, A+ 3.3, Others incl. receivables 2.7',
  ),
  papers: s.papers(
    'Kabirwala Bank Ltd. TFC-III 5.24, Mian Channu Power Ltd. Sukuk 4.71, Jahanian Microfinance Bank Ltd. TFC 3.86, Talamba ' +
      'Fertilizer Ltd. Sukuk 3.32, Sarai Sidhu Telecom Ltd. Sukuk 2.64, Makhdoompur Leasing Ltd. TFC 1.87',
  ),
  ter: 1.92,
  metrics: [
    ['Wtd. average maturity (days)', 722, 0],
    ['Yield to maturity (%)', 21.2, 2],
  ],
});

const stock = fund({
  name: 'Khanewal Stock Advantage Fund',
  abbr: 'KSAF',
  model: s.market([2004, 3, 15], 50, 1.04, 36_900_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE 100 Index',
    risk_profile_raw: 'High',
    management_fee_raw: '2.25% p.a.',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'Khanewal Stock Advantage Fund aims at capital growth over the long term by investing in listed companies that offer ' +
      'value and pay sustainable dividends.',
  },
  rating: null,
  fof: 231,
  asset: s.weights('Stocks / Equities 93.6, Cash at bank 5.2, Others incl. receivables 1.2'),
  second: s.sectors(
    'Commercial Banks 26.2, Oil & Gas Exploration 20.7, Cement 13.4, Fertilizer 12.1, Power Generation & Distribution 6.8, ' +
      'Other sectors 14.4',
  ),
  papers: s.papers(
    'Kabirwala Bank Ltd. 9.37, Pirowal Oilfields Ltd. 8.92, Talamba Fertilizer Ltd. 8.16, Kacha Khuh Cement Ltd. 7.24, ' +
      'Abdul Hakim Petroleum Ltd. 6.45, Mian Channu Power Ltd. 5.61, Jahanian Bank Ltd. 4.87, Tulamba Autos Ltd. 3.52, ' +
      'Sarai Sidhu Telecom Ltd. 2.98, Nanak Pur Textile Mills Ltd. 2.29',
  ),
  ter: 3.68,
  metrics: [
    ['Beta', 1.03, 2],
    ['Sharpe ratio', 0.42, 2],
    ['Standard deviation (%)', 17.6, 2],
  ],
});

const index = fund({
  name: 'Khanewal Index Tracker Fund',
  abbr: 'KITF',
  model: s.market([2011, 8, 22], 50, 1, 12_700_000),
  profile: {
    category_raw: 'Index Tracker Scheme',
    benchmark_raw: 'KSE 30 Index (Total Return)',
    risk_profile_raw: 'High',
    management_fee_raw: '0.75% p.a.',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'Khanewal Index Tracker Fund aims to track the performance of its index by holding the shares of the index in ' +
      'proportion to their weights.',
  },
  rating: null,
  asset: s.weights('Stocks / Equities 97.8, Cash at bank 1.6, Others incl. receivables 0.6'),
  second: s.sectors(
    'Commercial Banks 31.4, Oil & Gas Exploration 24.6, Fertilizer 16.8, Cement 10.2, Other sectors 14.8',
  ),
  papers: s.papers(
    'Talamba Fertilizer Ltd. 13.84, Pirowal Oilfields Ltd. 11.62, Kabirwala Bank Ltd. 10.37, Abdul Hakim Petroleum Ltd. 9.28, ' +
      'Jahanian Bank Ltd. 7.46, Kacha Khuh Cement Ltd. 6.35, Mian Channu Power Ltd. 5.19, Chenab Bank Ltd. 4.58, Ravi ' +
      'Engineering Ltd. 3.47, Sarai Sidhu Telecom Ltd. 2.73',
  ),
  ter: 1.73,
  metrics: [
    ['Tracking error (%)', 0.31, 2],
    ['Beta', 0.99, 2],
  ],
});

const islamic = fund({
  name: 'Khanewal Islamic Savings Fund',
  abbr: 'KISF',
  model: s.rate([2016, 11, 14], 50, -0.8, 62_500_000),
  profile: {
    category_raw: 'Shariah Compliant Income Scheme',
    benchmark_raw: 'Six months average deposit rates of three A rated Islamic banks or Islamic windows',
    risk_profile_raw: 'Medium',
    management_fee_raw: '0.90% p.a.',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'Khanewal Islamic Savings Fund aims to provide halal and competitive returns from a portfolio of Islamic deposits, ' +
      'Sukuk and other instruments that comply with Shariah.',
  },
  rating: ['A+(f)', 'VIS', [2023, 12, 29]],
  asset: s.weights('GoP Ijara Sukuk 46.2, Corporate Sukuk 11.9, Cash at bank 39.1, Others incl. receivables 2.8'),
  second: s.credit('Government securities 46.2, AAA 16.4, AA+ 14.7, AA 11.1, A+ 8.8, Others incl. receivables 2.8'),
  papers: s.papers(
    'Mian Channu Power Ltd. Sukuk 4.36, Talamba Fertilizer Ltd. Sukuk 3.81, Sarai Sidhu Telecom Ltd. Sukuk 2.73',
  ),
  ter: 1.42,
  metrics: [['Wtd. average maturity (days)', 634, 0]],
});

const plans = fund({
  ...s.EMPTY,
  name: 'Khanewal Financial Planning Fund',
  abbr: 'KFPF',
  model: s.market([2018, 5, 21], 50, 0, 1),
  profile: {
    category_raw: 'Fund of Funds Scheme',
    benchmark_raw: 'KSE 100 Index and six months KIBOR, in proportion to the actual investment of each plan',
    risk_profile_raw: 'High (Active Plan), Medium (Steady Plan)',
    management_fee_raw: 'Nil on investment in own funds, otherwise 1.00% p.a.',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'Khanewal Financial Planning Fund aims to generate returns on investment according to the risk appetite of investors ' +
      'through plans that invest in other mutual funds.',
  },
  rating: null,
  subs: [
    {
      name: 'Active Allocation Plan',
      model: s.market([2018, 5, 21], 50, 0.78, 4_830_000),
      metrics: [],
      asset: s.weights('Khanewal Stock Advantage Fund 73.4, Khanewal Income Opportunities Fund 24.9, Cash at bank 1.7'),
      papers: [],
      ter: 0.41,
    },
    {
      name: 'Steady Allocation Plan',
      model: s.market([2019, 2, 11], 50, 0.27, 7_960_000),
      metrics: [],
      asset: s.weights(
        'Khanewal Stock Advantage Fund 22.3, Khanewal Liquid Fund 47.2, Khanewal Income Opportunities Fund 28.6, Cash at bank 1.9',
      ),
      papers: [],
      ter: 0.36,
    },
  ],
});

/** In the order of their pages. */
export const FUNDS = [liquid, income, stock, index, islamic, plans];

/** What the managers say of the month. */
export const COMMENTS: Readonly<Record<string, string>> = {
  KLF:
    'The State Bank kept the policy rate at 22% for the sixth consecutive meeting. Yields of Treasury Bills rose slightly as ' +
    'expectations of an early cut faded. The Fund shortened its maturity and will extend it when the cycle of easing begins.',
  KIOF:
    'The Fund carried a larger share of floating rate bonds, which gained from high yields in the auctions. TFCs of banks were ' +
    'bought at a discount to par. The exposure to spread transactions varied with the turnover of futures.',
  KSAF:
    'The stock market was volatile around the general elections of 8 February and the formation of the government. The Fund sold ' +
    'fertilizer shares after their results and bought banks that announced dividends above expectations.',
  KITF:
    'The Fund was rebalanced to the new weights of the index at the beginning of the month. The difference of its return from that ' +
    'of the index reflects expenses and cash for redemptions.',
  KISF:
    'Rental rates of new Ijara Sukuk with fixed rates were below the profit rates of deposits. The Fund therefore preferred ' +
    'Islamic deposits and floating rate Sukuk with a reset every six months.',
  KFPF:
    'Both plans reduced their share of stocks before the elections and restored it near the end of the month. The allocation ' +
    'remains within the limits of the offering document.',
};
