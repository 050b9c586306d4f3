/** The funds of AMC N217: government securities, Islamic income, Islamic asset allocation, stocks, and a fund of plans. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'MCB Financial Services Limited',
  auditor_raw: 'KPMG Taseer Hadi & Co., Chartered Accountants',
  par_value_raw: 'PKR 100/-',
  listing_raw: 'Pakistan Stock Exchange Limited',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday - Friday',
  cutoff_raw: '9:00 am - 3:30 pm',
  settlement_raw: 'Within 6 working days',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'PKR 5,000/-',
  minimum_subsequent_raw: 'PKR 1,000/-',
  back_end_load_raw: 'Nil',
});

const government = fund({
  name: 'Sarhari Government Securities Fund',
  abbr: 'SGSF',
  model: s.rate([2009, 10, 12], 100, 0.3, 36_900_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: 'Average of six months PKRV rates',
    risk_profile_raw: 'Low',
    management_fee_raw: '10% of gross earnings (minimum 0.75% p.a., maximum 1.25% p.a.)',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'To generate competitive returns with low credit risk by investing mainly in securities issued by the Government ' +
      'of Pakistan.',
  },
  rating: ['AA-(f)', 'JCR-VIS', [2016, 12, 30]],
  asset: s.weights('T-Bills 46.3, PIBs 28.7, Cash at Bank 19.4, MTS 3.9, Others 1.7'),
  second: s.credit('Govt. Securities 75.0, AAA 8.1, AA+ 6.4, AA 4.9, Unrated 3.9, Others 1.7'),
  papers: [],
  ter: 1.37,
  metrics: [
    ['Weighted Average Maturity (Days)', 312, 0],
    ['Duration (Days)', 287, 0],
  ],
});

const income = fund({
  name: 'Sarhari Islamic Income Fund',
  abbr: 'SIIF',
  model: s.rate([2011, 5, 2], 50, 0.1, 41_700_000),
  profile: {
    category_raw: 'Shariah Compliant Income Scheme',
    benchmark_raw: 'Average of six months profit rates of three Islamic banks rated A or better',
    risk_profile_raw: 'Low to Moderate',
    par_value_raw: 'PKR 50/-',
    management_fee_raw: '1.25% p.a. of average daily net assets',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'To provide a halal and stable income from Sukuk, Shariah compliant placements and deposits with Islamic banks.',
  },
  rating: ['A+(f)', 'JCR-VIS', [2017, 1, 6]],
  asset: s.weights('GoP Ijara Sukuk 21.8, Corporate Sukuk 27.3, Cash at Bank 44.2, Commercial Papers 4.4, Others 2.3'),
  second: s.credit('Govt. Securities 21.8, AAA 13.9, AA+ 18.7, AA 16.4, A+ 21.3, A1 5.6, Others 2.3'),
  papers: s.papers(
    'Bucheri Power Company Limited (22-Jun-15) / AA+ 8.16, Darbelo Sugar Mills Limited (14-Mar-16) / A+ 6.42, Jalalani ' +
      'Islamic Bank Limited (09-Sep-16) / AA 5.93, Hatungo Engineering Limited (30-Dec-13) / A 3.87, Abji Textiles ' +
      'Limited (17-Aug-14) / A+ 2.75',
  ),
  ter: 1.58,
  metrics: [['Weighted Average Maturity (Years)', 2.1, 1]],
});

const allocation = fund({
  name: 'Sarhari Islamic Asset Allocation Fund',
  abbr: 'SIAAF',
  model: s.market([2010, 3, 15], 100, 0.61, 11_300_000),
  profile: {
    category_raw: 'Shariah Compliant Asset Allocation Scheme',
    benchmark_raw: '60% KMI-30 Index and 40% six months profit rate of three Islamic banks',
    risk_profile_raw: 'Moderate to High',
    management_fee_raw: '2.00% p.a. of average daily net assets',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'To earn a competitive return in the medium to long term by moving between Shariah compliant stocks, Sukuk and ' +
      'deposits as the market outlook requires.',
  },
  rating: ['3-Star', 'JCR-VIS', [2016, 10, 21]],
  asset: s.weights('Stocks 59.6, GoP Ijara Sukuk 12.8, Cash at Bank 25.3, Others 2.3'),
  second: s.sectors('Cement 16.4, Fertilizer 11.7, Oil & Gas Exploration 10.9, Power 8.3, Other sectors 12.3'),
  papers: s.papers(
    'Mohbat Cement Limited / Cement 7.14, Darbelo Fertilizer Limited / Fertilizer 6.58, Kandiari Petroleum Limited / Oil ' +
      '& Gas Exploration 6.03, Bucheri Power Company Limited / Power 4.96, Rahoo Cement Company Limited / Cement 4.21, ' +
      'Sanjar Pharma Limited / Pharmaceuticals 3.17',
  ),
  ter: 3.12,
  metrics: [
    ['Beta', 0.58, 2],
    ['Number of Stocks', 27, 0],
  ],
});

const stock = fund({
  name: 'Sarhari Equity Fund',
  abbr: 'SEF',
  model: s.market([2004, 11, 22], 50, 1.04, 33_600_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    par_value_raw: 'PKR 50/-',
    auditor_raw: 'A.F. Ferguson & Co., Chartered Accountants',
    management_fee_raw: '2.00% p.a. of average daily net assets',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'To achieve capital growth over the long term from a portfolio of listed companies that are well managed and ' +
      'reasonably priced.',
  },
  rating: ['4-Star', 'JCR-VIS', [2016, 10, 21]],
  asset: s.weights('Stocks 91.7, Cash at Bank 6.9, Others 1.4'),
  second: s.sectors(
    'Commercial Banks 19.8, Cement 17.2, Oil & Gas Exploration 14.1, Fertilizer 9.6, Automobile Assembler 7.3, Other ' +
      'sectors 23.7',
  ),
  papers: s.papers(
    'Tunia Bank Limited / Commercial Banks 8.47, Mohbat Cement Limited / Cement 7.63, Kandiari Petroleum Limited / Oil & ' +
      'Gas Exploration 7.12, Darbelo Fertilizer Limited / Fertilizer 6.08, Jafarabad Bank Limited / Commercial Banks ' +
      '5.74, Hatungo Motors Limited / Automobile Assembler 5.16, Rahoo Cement Company Limited / Cement 4.39, Bucheri ' +
      'Power Company Limited / Power 3.81',
  ),
  ter: 3.34,
  metrics: [
    ['Beta', 0.97, 2],
    ['Standard Deviation (%)', 17.4, 1],
    ['Number of Stocks', 34, 0],
  ],
});

const plans = fund({
  ...s.EMPTY,
  name: 'Sarhari Strategic Allocation Fund',
  abbr: 'SSAF',
  model: s.market([2015, 10, 5], 100, 0, 1),
  profile: {
    category_raw: 'Fund of Funds Scheme',
    benchmark_raw:
      'Weighted average return of the KSE-100 Index and six months PKRV rates as per the allocation of the plan',
    risk_profile_raw: 'Plan Specific',
    management_fee_raw: 'Nil on investments in funds of Sarhari; otherwise 1.00% p.a.',
    front_end_load_raw: '2.00%',
    leverage_raw: null,
    investment_objective_raw:
      'To provide investors with returns in line with the risk of their plan by investing in funds managed by Sarhari.',
  },
  rating: null,
  subs: [
    s.sub('Conservative Plan', s.market([2015, 10, 5], 100, 0.22, 6_240_000), {
      asset: s.weights('Sarhari Government Securities Fund 77.4, Sarhari Equity Fund 20.1, Cash at Bank 2.5'),
      papers: [],
      ter: 0.47,
    }),
    s.sub('Moderate Plan', s.market([2015, 10, 5], 100, 0.47, 4_380_000), {
      asset: s.weights('Sarhari Equity Fund 46.9, Sarhari Government Securities Fund 50.3, Cash at Bank 2.8'),
      papers: [],
      ter: 0.52,
    }),
    s.sub('Growth Plan', s.market([2016, 2, 15], 100, 0.79, 2_950_000), {
      asset: s.weights('Sarhari Equity Fund 76.2, Sarhari Government Securities Fund 20.9, Cash at Bank 2.9'),
      papers: [],
      ter: 0.58,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [government, income, allocation, stock, plans];
