/** The funds of AMC N207: cash, two income funds, Islamic stocks, asset allocation, and a fund of two plans. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-End',
  trustee_raw: 'MCB Financial Services Limited',
  auditor_raw: 'Grant Thornton Anjum Rahman',
  listing_raw: 'Pakistan Stock Exchange',
  pricing_mechanism_raw: 'Forward Pricing',
  dealing_days_raw: 'Monday - Friday',
  cutoff_raw: '9:00 am - 4:30 pm',
  leverage_raw: 'None',
  minimum_initial_raw: 'Rs. 1,000/-',
  minimum_subsequent_raw: 'Rs. 500/-',
  front_end_load_raw: '0%',
  back_end_load_raw: '0%',
});

const cash = fund({
  name: 'Chunian Liquidity Fund',
  abbr: 'CLF',
  model: s.rate([2009, 7, 20], 100, 0.2, 58_300_000),
  profile: {
    category_raw: 'Money Market Fund',
    benchmark_raw: '70% 3M PKRV + 30% 3M deposit rates of three AA rated banks',
    risk_profile_raw: 'Low',
    risk_of_principal_raw: 'Principal at low risk',
    management_fee_raw: '7.5% of gross earnings (min. 0.25% p.a.)',
    investment_objective_raw:
      'To generate competitive returns from a low risk portfolio of short duration and high ' +
      'credit quality, with daily ' +
      'liquidity for investors.',
  },
  rating: ['AA(f)', 'VIS', [2019, 6, 14]],
  asset: s.weights('Cash at Banks 52.6, T-Bills 31.9, Letters of Placement 8.3, Commercial Papers 5.4, Others 1.8'),
  second: s.credit('Government Securities 31.9, AAA 17.3, AA+ 22.8, AA 18.4, A1+ 7.8, Others 1.8'),
  papers: [],
  ter: 0.83,
  metrics: [['WAM (Days)', 28, 0]],
});

const income = fund({
  name: 'Chunian Income Growth Fund',
  abbr: 'CIGF',
  model: s.rate([2005, 12, 5], 50, 1.1, 47_800_000),
  profile: {
    category_raw: 'Income Fund',
    benchmark_raw: '6-Month KIBOR (average)',
    risk_profile_raw: 'Moderate',
    risk_of_principal_raw: 'Principal at moderate risk',
    management_fee_raw: '1.25% p.a. of average daily net assets',
    front_end_load_raw: '1.0%',
    investment_objective_raw:
      'To provide a better rate of return than bank deposits from a diversified portfolio of debt securities, spread ' +
      'transactions and placements.',
  },
  rating: ['A+(f)', 'VIS', [2019, 4, 26]],
  asset: s.weights('TFCs and Sukuks 37.4, Cash at Banks 41.2, T-Bills 9.6, Spread Transactions 8.7, Others 3.1'),
  second: s.credit(
    'Government Securities 9.6, AAA 6.9, AA+ 18.6, AA 24.7, AA- 17.5, A+ 10.9, Un-rated 8.7, Others 3.1',
  ),
  papers: s.papers(
    'Bhagiana Timber Limited - Sukuk 24-Apr-18 / Sukuk 6.92, Ganda Singh Bank Limited - TFC V / TFC 6.18, Ellahabad ' +
      'Electric Limited - Sukuk 19-Dec-17 / Sukuk 5.47, Jamsher Housing Finance Limited - TFC / TFC 4.83, Shamkot ' +
      'Telecard Limited - TFC 11-Jul-18 / TFC 3.96, Theing More Sugar Limited - TFC / TFC 2.71',
  ),
  ter: 1.96,
  metrics: [
    ['WAM (Years)', 1.7, 1],
    ['Duration (Years)', 0.6, 1],
    ['Standard Deviation (%)', 0.94, 2],
  ],
});

const islamicIncome = fund({
  name: 'Chunian Islamic Income Fund',
  abbr: 'CIIF',
  model: s.rate([2013, 1, 28], 100, -0.4, 24_100_000),
  profile: {
    category_raw: 'Shariah Compliant Income Fund',
    benchmark_raw: '6-Month average deposit rates of three A rated Islamic Banks',
    risk_profile_raw: 'Moderate',
    risk_of_principal_raw: 'Principal at moderate risk',
    auditor_raw: 'RSM Avais Hyder Liaquat Nauman',
    management_fee_raw: '0.90% p.a. of average daily net assets',
    front_end_load_raw: '1.0%',
    investment_objective_raw:
      'To provide investors with halal income by investing in Shariah compliant money market and debt instruments.',
  },
  rating: ['A(f)', 'PACRA', [2019, 10, 18]],
  asset: s.weights('Cash at Islamic Banks 63.9, Sukuks 24.8, Bai Muajjal 8.7, Others 2.6'),
  second: s.credit('AAA 7.8, AA+ 17.9, AA 21.6, AA- 24.2, A+ 18.4, A 7.5, Others 2.6'),
  papers: s.papers(
    'Ellahabad Electric Limited - Sukuk 19-Dec-17 / Sukuk 8.37, Bhagiana Timber Limited - Sukuk 24-Apr-18 / Sukuk ' +
      '6.74, Wandala Islamic Bank Limited - Tier II / Sukuk 5.21, Bhoe Asal Fertilizer Limited - Sukuk / Sukuk 3.18',
  ),
  ter: 1.44,
  metrics: [['WAM (Days)', 417, 0]],
});

const islamicStock = fund({
  name: 'Chunian Islamic Stock Fund',
  abbr: 'CISF',
  model: s.market([2007, 5, 7], 50, 0.96, 33_600_000),
  profile: {
    category_raw: 'Shariah Compliant Equity Fund',
    benchmark_raw: 'KMI 30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    auditor_raw: 'RSM Avais Hyder Liaquat Nauman',
    management_fee_raw: '2.00% p.a. of average daily net assets',
    front_end_load_raw: '2.5%',
    investment_objective_raw:
      'To maximize the total return of investors in the long run by investing in listed companies that comply with ' +
      'the principles of Shariah.',
  },
  rating: null,
  asset: s.weights('Equity 88.4, Cash at Islamic Banks 9.8, Others 1.8'),
  second: s.sectors(
    'Oil and Gas Exploration 24.3, Fertilizer 14.2, Power Generation 12.9, Cement 10.7, Textile Composite 6.1, ' +
      'Other sectors 20.2',
  ),
  papers: s.papers(
    'Usmanwala Petroleum Limited / Oil and Gas Exploration 10.42, Bhoe Asal Fertilizer Limited / Fertilizer 8.91, ' +
      'Ellahabad Electric Limited / Power Generation 7.86, Noor Pur Gas Fields Limited / Oil and ' +
      'Gas Exploration 7.13, ' +
      'Mudke Cement Limited / Cement 5.94, Hardo Textile Mills Limited / Textile Composite 5.02, Sarai Mughal ' +
      'Chemicals Limited / Chemicals 3.77, Bhamba Pharma Limited / Pharmaceuticals 3.18',
  ),
  ter: 3.07,
  metrics: [
    ['Price to Earnings (x)', 6.8, 1],
    ['Dividend Yield (%)', 6.2, 1],
    ['Beta', 0.94, 2],
    ['Standard Deviation (%)', 22.6, 2],
  ],
});

const allocation = fund({
  name: 'Chunian Asset Allocation Fund',
  abbr: 'CAAF',
  model: s.market([2008, 9, 1], 100, 0.62, 6_450_000),
  profile: {
    category_raw: 'Asset Allocation Fund',
    benchmark_raw: 'Weighted average of KSE 100 Index and 6M KIBOR based on actual proportion of the scheme',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '2.00% p.a. of average daily net assets',
    front_end_load_raw: '2.5%',
    investment_objective_raw:
      'To earn competitive risk adjusted returns by investing in various asset classes based on the market outlook.',
  },
  rating: null,
  asset: s.weights('Equity 56.8, T-Bills 13.9, TFCs and Sukuks 6.3, Cash at Banks 20.6, Others 2.4'),
  second: s.sectors(
    'Commercial Banks 17.2, Oil and Gas Exploration 12.8, Fertilizer 8.6, Cement 4.9, Technology 3.4, ' +
      'Other sectors 9.9',
  ),
  papers: s.papers(
    'Ganda Singh Bank Limited / Commercial Banks 7.41, Usmanwala Petroleum Limited / Oil and Gas Exploration 6.72, ' +
      'Jamsher Bank Limited / Commercial Banks 5.63, Bhoe Asal Fertilizer Limited / Fertilizer 5.08, Noor Pur Gas ' +
      'Fields Limited / Oil and Gas Exploration 4.37, Mudke Cement Limited / Cement 3.29',
  ),
  ter: 3.38,
  metrics: [
    ['Price to Earnings (x)', 6.1, 1],
    ['Beta', 0.61, 2],
    ['Standard Deviation (%)', 13.1, 2],
  ],
});

const BIRTH: s.Day = [2015, 2, 16];

const plans = fund({
  ...s.EMPTY,
  name: 'Chunian Financial Planning Fund',
  abbr: 'CFPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Fund of Funds Scheme',
    benchmark_raw: 'Weighted average of the benchmarks of the underlying schemes',
    risk_profile_raw: 'Plan Specific',
    management_fee_raw: '1.00% p.a. on the part not invested in funds of Chunian',
    front_end_load_raw: '2.0%',
    leverage_raw: null,
    investment_objective_raw:
      'To generate returns on investment as per the respective Allocation Plan by investing in mutual funds in line ' +
      'with the risk tolerance of the investor.',
  },
  rating: null,
  subs: [
    s.sub('Conservative Allocation Plan', s.market(BIRTH, 100, 0.24, 5_720_000), {
      asset: s.weights('Chunian Income Growth Fund 76.2, Chunian Asset Allocation Fund 18.9, Cash 4.2, Others 0.7'),
      papers: [],
      ter: 0.61,
    }),
    s.sub('Active Allocation Plan', s.market(BIRTH, 100, 0.71, 3_180_000), {
      asset: s.weights('Chunian Asset Allocation Fund 68.4, Chunian Income Growth Fund 26.8, Cash 3.9, Others 0.9'),
      papers: [],
      ter: 0.74,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [cash, income, islamicIncome, islamicStock, allocation, plans];
