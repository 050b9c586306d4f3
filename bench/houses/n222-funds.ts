/** The funds of AMC N222: money market, income, asset allocation, stocks, Islamic stocks, and a fund of three plans. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open Ended',
  trustee_raw: 'CDC Pakistan Limited',
  auditor_raw: 'Yousuf Adil Chartered Accountants',
  par_value_raw: 'PKR 100/-',
  listing_raw: 'Pakistan Stock Exchange',
  pricing_mechanism_raw: 'Forward Day',
  dealing_days_raw: 'Monday - Friday',
  cutoff_raw: '9:00 am - 4:00 pm',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'PKR 1,000/-',
  minimum_subsequent_raw: 'PKR 500/-',
  back_end_load_raw: '0.00%',
});

const money = fund({
  name: 'Malakwal Money Market Fund',
  abbr: 'MMMF',
  model: s.rate([2010, 5, 27], 100, 0.4, 118_600_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw:
      '70% three months PKRV rates + 30% three months average deposit rate of three AA rated scheduled banks as ' +
      'selected by MUFAP',
    risk_profile_raw: 'Low',
    risk_of_principal_raw: 'Principal at low risk',
    cutoff_raw: '9:00 am - 10:00 am (same day)',
    management_fee_raw: 'Up to 1.25% per annum of the average daily net assets of the Scheme',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'The investment objective of Malakwal Money Market Fund (MMMF) is to provide its unit-holders with competitive ' +
      'returns and easy liquidity from a low risk portfolio of short term money market instruments.',
  },
  rating: ['AA+(f)', 'PACRA', [2023, 9, 8]],
  asset: s.weights('Cash 24.6, T-Bills 61.2, PIBs 9.7, CPs/STS 2.8, Others 1.7'),
  second: s.credit(
    'Govt. Guaranteed (Rated AAA) 70.9, A1+ 2.8, AAA 9.8, A- 0, AA+ 8.7, BBB+ 0, AA 6.1, BBB 0, AA- 0, Below IG 0, ' +
      'A+ 0, Others 1.7',
  ),
  papers: s.papers(
    'Gojra Road Power Limited - STS - 14022024 1.62, Mona Fertilizer Company Limited - STS - 29012024 0.71, Haria ' +
      'Foods Limited - CP - 08122023 0.47',
  ),
  ter: 1.07,
  metrics: [['Wtd. Average Maturity (Days)', 43.1, 2]],
});

const income = fund({
  name: 'Malakwal Income Fund',
  abbr: 'MIF',
  model: s.rate([2007, 4, 16], 50, 1.1, 61_300_000),
  profile: {
    category_raw: 'Income',
    benchmark_raw: 'Average of six months KIBOR rates',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    par_value_raw: 'PKR 50/-',
    management_fee_raw: 'Up to 1.50% per annum of the average daily net assets of the Scheme',
    front_end_load_raw: 'Up to 1.50%',
    investment_objective_raw:
      'The investment objective of Malakwal Income Fund (MIF) is to earn stable and consistent returns from a ' +
      'diversified portfolio of good quality debt securities, government securities and liquid placements.',
  },
  rating: ['A+(f)', 'VIS', [2023, 1, 2]],
  asset: s.weights('Cash 31.4, T-Bills 11.6, PIBs 22.9, TFCs/Sukuks 26.3, Spread Trans. 4.7, Others 3.1'),
  second: s.credit(
    'Govt. Guaranteed (Rated AAA) 34.5, A1+ 0, AAA 12.6, A- 0, AA+ 16.8, BBB+ 0, AA 14.2, BBB 0, AA- 9.8, Below IG ' +
      '0, A+ 8.3, NR/UR/MTS 0.7, Others 3.1',
  ),
  papers: s.papers(
    'Bank of Bosal Limited TFC - II (17-Feb-22) 5.13, Mona Fertilizer Company Limited Sukuk (09-Jul-21) 4.31, Ahla ' +
      'Power Generation Limited Sukuk (23-Dec-20) 3.62, Chak Raib Microfinance Bank Limited TFC (14-Jun-22) 2.87, ' +
      'Qadirabad Textile Mills Limited Sukuk (30-Sep-19) 2.16, Sanda Leasing Company Limited TFC (26-Dec-22) 1.47',
  ),
  ter: 1.69,
  metrics: [['Wtd. Average Maturity (Years)', 2.43, 2]],
});

const allocation = fund({
  name: 'Malakwal Asset Allocation Fund',
  abbr: 'MAAF',
  model: s.market([2008, 10, 6], 50, 0.62, 9_400_000),
  profile: {
    category_raw: 'Asset Allocation',
    benchmark_raw: '60% KSE-100 Index + 40% six months KIBOR rates',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    par_value_raw: 'PKR 50/-',
    management_fee_raw: 'Up to 2.50% per annum of the average daily net assets of the Scheme',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'The primary objective of Malakwal Asset Allocation Fund (MAAF) is to aim to produce better risk-adjusted ' +
      'returns by shifting the assets of the Fund between equities, debt and money market instruments.',
  },
  rating: null,
  asset: s.weights('Cash 21.9, Equity 61.4, PIBs 8.9, TFCs/Sukuks 5.6, Others 2.2'),
  second: s.sectors(
    'OIL & GAS EXPLORATION COMPANIES 15.8, COMMERCIAL BANKS 13.2, CEMENT 9.6, FERTILIZER 7.4, Other sectors 15.4',
  ),
  papers: s.papers(
    'Rasul Petroleum Limited 7.84, Bank of Bosal Limited 6.72, Kuthiala Cement Limited 5.39, Mona Fertilizer Company ' +
      'Limited 4.61, Ahla Power Generation Limited 3.97, Wara Alamgir Gas Limited 3.28, Jokalian Bank Limited 2.91, ' +
      'Pandowal Systems Limited 2.24',
  ),
  ter: 3.37,
  metrics: [
    ['Sharpe Ratio*', 0.41, 2],
    ['Standard Deviation (%)*', 12.6, 2],
    ['Information Ratio*', -0.72, 2],
  ],
});

const stock = fund({
  name: 'Malakwal Stock Fund',
  abbr: 'MSF',
  model: s.market([2008, 9, 15], 50, 1.02, 17_200_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    auditor_raw: 'A.F. Ferguson & Co.',
    par_value_raw: 'PKR 50/-',
    management_fee_raw: 'Up to 3.00% per annum of the average daily net assets of the Scheme',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'The investment objective of Malakwal Stock Fund (MSF) is to achieve long term growth of capital by investing ' +
      'primarily in listed equity securities with sound fundamentals.',
  },
  rating: null,
  asset: s.weights('Cash 5.4, Equity 93.1, Others 1.5'),
  second: s.sectors(
    'COMMERCIAL BANKS 22.4, OIL & GAS EXPLORATION COMPANIES 19.7, CEMENT 12.6, FERTILIZER 9.1, POWER GENERATION & ' +
      'DISTRIBUTION 7.3, Other sectors 22.0',
  ),
  papers: s.papers(
    'Rasul Petroleum Limited 9.46, Bank of Bosal Limited 8.83, Jokalian Bank Limited 7.58, Wara Alamgir Gas ' +
      'Limited 6.67, Kuthiala Cement Limited 5.92, Mona Fertilizer Company Limited 5.26, Ahla Power Generation ' +
      'Limited 4.14, Chot Dheeran Cement Limited 3.94, Pandowal Systems Limited 3.33, Gojra Road Power Limited 2.27',
  ),
  ter: 4.06,
  metrics: [
    ['Sharpe Ratio*', 0.33, 2],
    ['Standard Deviation (%)*', 19.4, 2],
    ['Information Ratio*', 0.56, 2],
  ],
});

const islamic = fund({
  name: 'Malakwal Islamic Stock Fund',
  abbr: 'MISF',
  model: s.market([2014, 6, 9], 50, 0.97, 22_800_000),
  profile: {
    category_raw: 'Shariah Compliant Equity',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    auditor_raw: 'A.F. Ferguson & Co.',
    par_value_raw: 'PKR 50/-',
    management_fee_raw: 'Up to 3.00% per annum of the average daily net assets of the Scheme',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'Malakwal Islamic Stock Fund (MISF) is an open ended Shariah Compliant Equity Fund. The investment objective ' +
      'of the Fund is to achieve long term capital growth by investing primarily in Shariah compliant equity ' +
      'securities.',
  },
  rating: null,
  asset: s.weights('Cash 6.7, Equity 91.9, Others 1.4'),
  second: s.sectors(
    'OIL & GAS EXPLORATION COMPANIES 24.1, CEMENT 17.8, FERTILIZER 13.3, POWER GENERATION & DISTRIBUTION 9.4, ' +
      'PHARMACEUTICALS 6.2, Other sectors 21.1',
  ),
  papers: s.papers(
    'Rasul Petroleum Limited 11.58, Wara Alamgir Gas Limited 9.83, Mona Fertilizer Company Limited 8.37, Kuthiala ' +
      'Cement Limited 7.46, Ahla Power Generation Limited 5.41, Chot Dheeran Cement Limited 5.33, Gojra Road Power ' +
      'Limited 2.62, Mianwal Pharma Limited 3.56, Pandowal Systems Limited 2.94, Haria Foods Limited 2.31',
  ),
  ter: 4.21,
  metrics: [
    ['Sharpe Ratio*', 0.28, 2],
    ['Standard Deviation (%)*', 18.1, 2],
    ['Information Ratio*', -0.83, 2],
  ],
});

const START: s.Day = [2016, 3, 14];
const LATER: s.Day = [2017, 11, 27];

const planning = fund({
  ...s.EMPTY,
  name: 'Malakwal Prosperity Planning Fund',
  abbr: 'MPPF',
  model: s.market(START, 100, 0, 1),
  profile: {
    category_raw: 'Fund of Funds',
    benchmark_raw:
      'Weighted average of the KSE-100 Index, six months KIBOR rates and the benchmark of money market funds, as ' +
      'per the actual allocation of each Plan',
    risk_profile_raw: 'Plan Specific',
    management_fee_raw: 'Up to 1.00% per annum on investments other than in funds of the same AMC',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'Malakwal Prosperity Planning Fund (MPPF) is an open ended Fund of Funds Scheme that aims to generate ' +
      'returns on investment as per the respective Allocation Plan by investing in mutual funds in line with the ' +
      'risk tolerance of the investor.',
  },
  rating: null,
  subs: [
    s.sub('Malakwal Conservative Allocation Plan', s.market(START, 100, 0.24, 1_830_000), {
      asset: s.weights('Cash 1.9, Equity 18.6, Income 51.7, Money Market 27.1, Others 0.7'),
      papers: [],
      ter: 0.51,
    }),
    s.sub('Malakwal Moderate Allocation Plan', s.market(START, 100, 0.49, 1_120_000), {
      asset: s.weights('Cash 2.3, Equity 43.9, Income 36.4, Money Market 16.5, Others 0.9'),
      papers: [],
      ter: 0.84,
    }),
    s.sub('Malakwal Active Allocation Plan', s.market(LATER, 100, 0.81, 640_000), {
      asset: s.weights('Cash 3.4, Equity 74.2, Income 12.6, Money Market 8.6, Others 1.2'),
      papers: [],
      ter: 1.37,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS: readonly s.Fund[] = [money, income, allocation, stock, islamic, planning];

export const PLANNING = planning;

/** How the columns of the plans are printed. */
export const PLAN_SHORT: Readonly<Record<string, string>> = {
  'Malakwal Conservative Allocation Plan': 'MCAP',
  'Malakwal Moderate Allocation Plan': 'MMAP',
  'Malakwal Active Allocation Plan': 'MAAP',
};

/** The class of the plans that is invested in a fund. */
export const CLASS_OF: Readonly<Record<string, string>> = { MSF: 'Equity', MIF: 'Income', MMMF: 'Money Market' };
