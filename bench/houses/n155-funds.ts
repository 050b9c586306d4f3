/** The funds of AMC N155: cash, aggressive income, stocks, Islamic asset allocation, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-End',
  trustee_raw: 'Central Depository Company (CDC)',
  auditor_raw: 'Yousuf Adil, Chartered Accountants',
  pricing_mechanism_raw: 'Forward Pricing',
  listing_raw: 'Pakistan Stock Exchange',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '9:00 am to 3:30 pm',
  back_end_load_raw: 'Nil',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
});

const PENSION: s.Day = [2014, 2, 24];

const cash = fund({
  name: 'Muridke Cash Fund',
  abbr: 'MCF',
  model: s.rate([2012, 1, 20], 50, -0.1, 43_600_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '70% 3-Month PKRV and 30% 3-Month average deposit rate of three AA rated banks',
    risk_profile_raw: 'Low',
    risk_of_principal_raw: 'Principal at low risk',
    cutoff_raw: '9:00 am to 11:30 am',
    management_fee_raw: '7.5% of gross earnings (min. 0.25% p.a., max. 1% p.a. of net assets)',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'MCF aims to provide competitive returns along with maximum possible preservation of capital, by investing in T-Bills, term ' +
      'deposits and other money market instruments.',
  },
  rating: ['AA+(f)', 'PACRA', [2019, 10, 17]],
  asset: s.weights('T-Bills 58.3, Cash 34.6, Placements with DFIs 5.8, Other Assets 1.3'),
  second: s.credit('Government 58.3, AAA 17.4, AA+ 12.9, AA 10.1, Other Assets 1.3'),
  papers: [],
  ter: 0.87,
  metrics: [['Weighted Average Maturity (Days)', 41, 0]],
});

const income = fund({
  name: 'Muridke Aggressive Income Fund',
  abbr: 'MAIF',
  model: s.rate([2007, 3, 23], 50, 0.6, 14_800_000),
  profile: {
    category_raw: 'Aggressive Fixed Income',
    benchmark_raw: '12-Month KIBOR',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '1.50% of average daily net assets',
    front_end_load_raw: '1%',
    investment_objective_raw:
      'MAIF invests in TFCs, Sukuk, government securities and spread transactions so as to earn a high rate of return that is in line with ' +
      'its risk profile.',
  },
  rating: ['BBB+(f)', 'PACRA', [2019, 4, 26]],
  asset: s.weights('TFCs and Sukuk 36.1, Cash 39.0, PIBs 12.2, Spread Transactions 9.6, Other Assets 3.1'),
  second: s.credit('Government 12.2, AAA 6.8, AA+ 19.3, AA 16.4, A+ 22.5, A- 12.7, Unrated 7.0, Other Assets 3.1'),
  papers: s.papers(
    'Bahria Wala Bank Ltd. TFC (16-Mar-17) / AA 8.14, Shahdara Fertilizers Ltd. Sukuk (09-Nov-16) / AA+ 7.38, Narang Sugar Mills Ltd. TFC ' +
      '(22-May-18) / A+ 6.72, Kala Shah Electric Ltd. Sukuk (12-Sep-18) / A+ 5.91, Sharqi Leasing Ltd. TFC (04-Jul-14) / A- 4.35, Ravi Rayyan ' +
      'Telecom Ltd. Sukuk (28-Jun-19) / AA 3.47',
  ),
  ter: 2.31,
  metrics: [['Weighted Average Maturity (Days)', 684, 0]],
});

const stock = fund({
  name: 'Muridke Opportunity Fund',
  abbr: 'MOF',
  model: s.market([2006, 6, 30], 50, 1.08, 21_300_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '2% of average daily net assets',
    front_end_load_raw: '3%',
    investment_objective_raw:
      'MOF invests in listed shares that are priced below their value or that are special situations, for growth of capital over the long ' +
      'term.',
  },
  rating: null,
  asset: s.weights('Equities 88.9, Cash 8.7, Other Assets 2.4'),
  second: s.sectors(
    'Commercial Banks 19.6, Oil & Gas Exploration Companies 16.8, Cement 13.4, Fertilizer 10.7, Engineering 8.1, Other sectors 20.3',
  ),
  papers: s.papers(
    'Bahria Wala Bank Ltd. 8.76, Kala Khatai Oil Ltd. 8.21, Shahdara Fertilizers Ltd. 7.64, Narowal Road Cement Ltd. 6.93, Manawala Bank ' +
      'Ltd. 6.02, Degh Nala Steels Ltd. 5.37, Ravi Rayyan Telecom Ltd. 4.88, Sadhoke Gas Ltd. 4.26, Kot Abdul Malik Motors Ltd. 3.59, ' +
      'Imamia Textiles Ltd. 2.81',
  ),
  ter: 4.26,
  metrics: [],
});

const allocation = fund({
  name: 'Muridke Islamic Asset Allocation Fund',
  abbr: 'MIAAF',
  model: s.market([2015, 8, 17], 50, 0.64, 9_200_000),
  profile: {
    category_raw: 'Shariah Compliant Asset Allocation',
    benchmark_raw:
      'KMI-30 Index and 6-Month average deposit rate of three A rated Islamic banks, weighted by the actual allocation of the Fund',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '1.75% of average daily net assets',
    front_end_load_raw: '2.5%',
    investment_objective_raw:
      'MIAAF aims to earn a competitive Halal return by moving its assets between Shariah compliant shares, Sukuk and deposits.',
  },
  rating: null,
  asset: s.weights('Equities 61.8, Cash 27.3, Sukuk 8.6, Other Assets 2.3'),
  second: s.sectors(
    'Oil & Gas Exploration Companies 17.9, Fertilizer 12.6, Cement 10.8, Engineering 5.2, Other sectors 15.3',
  ),
  papers: s.papers(
    'Kala Khatai Oil Ltd. 7.42, Shahdara Fertilizers Ltd. 6.87, Narowal Road Cement Ltd. 5.76, Sadhoke Gas Ltd. 4.93, Degh Nala Steels Ltd. ' +
      '4.31, Ravi Rayyan Telecom Ltd. 3.64, Kot Abdul Malik Motors Ltd. 2.92, Imamia Textiles Ltd. 2.18',
  ),
  ter: 3.58,
  metrics: [],
});

const pension = fund({
  ...s.EMPTY,
  name: 'Muridke Pension Fund',
  abbr: 'MPF',
  model: s.market(PENSION, 100, 0, 1),
  profile: {
    fund_type_raw: 'Open-End',
    category_raw: 'Voluntary Pension Scheme',
    risk_profile_raw: 'Investor dependent',
    listing_raw: null,
    leverage_raw: null,
    management_fee_raw: '1.5% p.a. of average net assets of each sub-fund',
    front_end_load_raw: '3% of contributions',
    minimum_initial_raw: 'Rs. 1,000',
    minimum_subsequent_raw: 'Rs. 500',
    investment_objective_raw:
      'MPF provides a secure source of savings and of regular income after retirement to its participants, who choose how their ' +
      'contributions are allocated.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(PENSION, 100, 1.02, 1_340_000), {
      asset: s.weights('Equities 91.6, Cash 6.5, Other Assets 1.9'),
      second: s.sectors(
        'Oil & Gas Exploration Companies 20.4, Commercial Banks 18.1, Cement 12.2, Fertilizer 11.6, Other sectors 29.3',
      ),
      papers: s.papers(
        'Kala Khatai Oil Ltd. 9.84, Bahria Wala Bank Ltd. 9.16, Shahdara Fertilizers Ltd. 8.27, Narowal Road Cement Ltd. 7.41, Manawala Bank ' +
          'Ltd. 6.58, Sadhoke Gas Ltd. 5.13, Degh Nala Steels Ltd. 4.72, Imamia Textiles Ltd. 3.46',
      ),
      ter: 2.74,
    }),
    s.sub('Debt Sub-Fund', s.rate(PENSION, 100, -0.6, 1_870_000), {
      asset: s.weights('PIBs 21.4, T-Bills 39.8, TFCs and Sukuk 6.2, Cash 30.9, Other Assets 1.7'),
      second: s.credit('Government 61.2, AAA 11.7, AA+ 14.6, AA 10.8, Other Assets 1.7'),
      papers: [],
      ter: 2.06,
    }),
    s.sub('Money Market Sub-Fund', s.rate(PENSION, 100, -0.8, 2_260_000), {
      asset: s.weights('T-Bills 63.7, Cash 35.2, Other Assets 1.1'),
      second: s.credit('Government 63.7, AAA 14.2, AA+ 20.1, AA 0.9, Other Assets 1.1'),
      papers: [],
      ter: 1.92,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [cash, income, stock, allocation, pension];

/** The managers’ comments on the month. */
export const COMMENTS: Readonly<Record<string, string>> = {
  MCF:
    'The State Bank kept the policy rate at 13.25% on November 22. It said that the outlook for inflation is unchanged, and that the current ' +
    'account had its first surplus in four years. The cut-off yields of T-Bills were between 13.1% and 13.3%, and the target of Rs. 650 billion ' +
    'was exceeded in the last auction. The Fund will keep its maturity at the present level until the inflation of December is known.',
  MAIF:
    'Yields of bonds fell by 40 to 65 basis points in the month, as investors expect cuts of the policy rate in 2020. The Fund realised capital ' +
    'gains on PIBs of ten years, and placed the proceeds in spread transactions with an average return of 14.6%. The overdue amount of one TFC is ' +
    'provided for in full, and a suit for its recovery is pending.',
  MOF:
    'Investors took profits after the rally of October, and the index moved in a wide range, with an average turnover of 328 million shares a ' +
    'day. Foreigners bought shares of USD 8.5 million, and insurance companies of USD 28.4 million. The Fund raised its exposure to cement, ' +
    'engineering and banks, which gain most from the stable rupee and from lower bond yields.',
  MIAAF:
    'The Fund was allocated to shares for about 59% of its assets, less than in the month before. Cyclical companies were preferred to exploration ' +
    'companies. Deposits with Islamic banks earn up to 12.9%, so that the Fund is paid for the time it waits for better prices.',
  MPF:
    'The equity sub-fund was invested for more than 90% throughout the month. The debt sub-fund extended its maturity with PIBs of three ' +
    'years. The money market sub-fund holds T-Bills of up to three months and deposits of banks rated AA or higher.',
};
