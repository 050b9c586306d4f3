/** The funds of AMC N151: cash, Islamic income, stocks, Islamic stocks, a protected plan, and an Islamic pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'Central Depository Company of Pakistan Ltd.',
  auditor_raw: 'Grant Thornton Anjum Rahman',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Mon - Fri',
  cutoff_raw: '4:00 PM',
  par_value_raw: 'Rs. 100',
  back_end_load_raw: 'Nil',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
});

const PENSION: s.Day = [2015, 9, 21];

const cash = fund({
  name: 'Jacobabad Cash Fund',
  abbr: 'JCF',
  model: s.rate([2010, 5, 31], 100, -0.2, 53_800_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '70% 3M PKRV + 30% 3M deposit rate of AA rated banks',
    risk_profile_raw: 'Very Low',
    cutoff_raw: '10:00 AM',
    management_fee_raw: '0.45%',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'Competitive returns with high liquidity from short-term government securities and bank deposits.',
  },
  rating: ['AA(f)', 'PACRA', [2021, 9, 24]],
  asset: s.weights('T-Bills 47.5, Bank Placements 16.4, Cash 34.8, Others 1.3'),
  second: s.credit('Govt. Securities 47.5, AAA 24.3, AA+ 19.8, AA 7.1, Others 1.3'),
  papers: [],
  ter: 0.72,
  fof: 318,
  metrics: [['WAM (days)', 47, 0]],
});

const income = fund({
  name: 'Jacobabad Islamic Income Fund',
  abbr: 'JIIF',
  model: s.rate([2013, 11, 4], 100, -1.1, 21_600_000),
  profile: {
    category_raw: 'Shariah Compliant Income',
    benchmark_raw: '6M average deposit rate of 3 A rated Islamic banks',
    risk_profile_raw: 'Medium',
    management_fee_raw: '1.00%',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'Halal income from Sukuk, placements and deposits with Islamic banks at a moderate level of risk.',
  },
  rating: ['A(f)', 'PACRA', [2021, 9, 24]],
  asset: s.weights('GoP Ijara Sukuk 28.7, Sukuk 22.9, Cash 46.2, Others 2.2'),
  second: s.credit('Govt. Securities 28.7, AAA 18.2, AA+ 21.4, AA 17.3, A+ 12.2, Others 2.2'),
  papers: s.papers(
    'Khirthar Power Sukuk 6.84, Garhi Khairo Sugar Sukuk 5.37, Thul Fertilizer Sukuk 4.26, Dera Allah Yar Motors Sukuk 3.18, Usta ' +
      'Muhammad Steel Sukuk 1.97',
  ),
  ter: 1.58,
  fof: 142,
  metrics: [
    ['WAM (years)', 2.6, 1],
    ['Duration (years)', 0.4, 1],
  ],
});

const stocks = fund({
  name: 'Jacobabad Stock Fund',
  abbr: 'JSF',
  model: s.market([2005, 3, 7], 100, 1.05, 9_740_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    management_fee_raw: '2.00%',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'Capital growth over the long term from a diversified portfolio of shares listed in Pakistan.',
  },
  rating: null,
  asset: s.weights('Equities 89.6, Cash 8.7, Others 1.7'),
  second: s.sectors('Banks 20.4, Oil & Gas 16.8, Cement 15.1, Technology 13.7, Fertilizer 7.9, Other sectors 15.7'),
  papers: s.papers(
    'Begari Systems Ltd. 9.21, Shikarpur Road Bank Ltd. 8.13, Kashmor Gas Exploration Ltd. 7.64, Sindh Frontier Cement Ltd. 6.95, Thul ' +
      'Fertilizer Ltd. 5.82, Nari Oilfields Ltd. 5.17, Jhatpat Bank Ltd. 4.66, Bolan Pass Cement Ltd. 4.03, Khirthar Power Ltd. 3.39, ' +
      'Temple Dera Textile Ltd. 2.48',
  ),
  ter: 4.12,
  metrics: [
    ['Beta', 1.05, 2],
    ['P/E (x)', 6.1, 1],
    ['Dividend Yield (%)', 5.2, 1],
  ],
});

const islamicStocks = fund({
  name: 'Jacobabad Islamic Stock Fund',
  abbr: 'JISF',
  model: s.market([2011, 8, 22], 100, 0.98, 12_350_000),
  profile: {
    category_raw: 'Shariah Compliant Equity',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    management_fee_raw: '2.00%',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'Capital growth over the long term from shares that comply with the principles of Shariah.',
  },
  rating: null,
  asset: s.weights('Equities 91.2, Cash 7.1, Others 1.7'),
  second: s.sectors('Oil & Gas 23.6, Cement 19.4, Technology 15.2, Fertilizer 11.3, Banks 5.7, Other sectors 16.0'),
  papers: s.papers(
    'Kashmor Gas Exploration Ltd. 11.08, Begari Systems Ltd. 10.32, Sindh Frontier Cement Ltd. 8.76, Thul Fertilizer Ltd. 7.93, Nari ' +
      'Oilfields Ltd. 7.11, Bolan Pass Cement Ltd. 5.84, Nari Islamic Bank Ltd. 5.02, Khirthar Power Ltd. 4.17, Temple Dera Textile ' +
      'Ltd. 3.26, Larkana Road Pharma Ltd. 2.31',
  ),
  ter: 4.27,
  fof: 58,
  metrics: [
    ['Beta', 0.98, 2],
    ['P/E (x)', 6.4, 1],
    ['Dividend Yield (%)', 4.7, 1],
  ],
});

const plan = fund({
  name: 'Jacobabad Capital Protected Plan-I',
  abbr: 'JCPP-I',
  model: s.rate([2020, 12, 14], 100, -0.6, 7_280_000),
  profile: {
    category_raw: 'Capital Protected',
    fund_type_raw: 'Open End (closed for subscription)',
    benchmark_raw: 'CPPI weighted: 2Y bank deposit rate, KSE-100 Index',
    risk_profile_raw: 'Low',
    management_fee_raw: '0.50%',
    front_end_load_raw: '3.00%',
    back_end_load_raw: '1.50% before maturity',
    minimum_initial_raw: 'Rs. 10,000',
    investment_objective_raw:
      'Protection of the initial investment at maturity with a share in the returns of the stock market.',
  },
  rating: null,
  asset: s.weights('Bank Placements 83.9, Equities 8.4, Cash 6.8, Others 0.9'),
  papers: [],
  ter: 1.13,
  metrics: [],
});

const pension = fund({
  ...s.EMPTY,
  name: 'Jacobabad Islamic Pension Fund',
  abbr: 'JIPF',
  model: s.market(PENSION, 100, 0, 1),
  profile: {
    category_raw: 'Islamic Voluntary Pension Scheme',
    benchmark_raw: 'Equity: KMI-30; Debt and Money Market: deposit rates of Islamic banks',
    risk_profile_raw: 'Allocation Dependent',
    management_fee_raw: '1.50%',
    front_end_load_raw: '3.00%',
    minimum_initial_raw: 'Rs. 1,000',
    minimum_subsequent_raw: 'Rs. 500',
    investment_objective_raw:
      'A regular Halal income after retirement from contributions to three sub-funds of the participant’s choice.',
  },
  rating: null,
  subs: [
    s.sub('JIPF Equity', s.market(PENSION, 100, 0.96, 704_000), {
      asset: s.weights('Equities 92.5, Cash 5.8, Others 1.7'),
      second: s.sectors('Oil & Gas 21.9, Cement 18.3, Technology 16.7, Fertilizer 12.6, Banks 4.9, Other sectors 18.1'),
      papers: s.papers(
        'Begari Systems Ltd. 10.61, Kashmor Gas Exploration Ltd. 9.84, Sindh Frontier Cement Ltd. 8.17, Thul Fertilizer Ltd. 7.26, Nari ' +
          'Oilfields Ltd. 6.73, Bolan Pass Cement Ltd. 5.38, Khirthar Power Ltd. 4.92, Temple Dera Textile Ltd. 3.85, Larkana Road ' +
          'Pharma Ltd. 3.04, Nari Islamic Bank Ltd. 2.19',
      ),
      ter: 2.87,
    }),
    s.sub('JIPF Debt', s.rate(PENSION, 100, -1.4, 1_120_000), {
      asset: s.weights('GoP Ijara Sukuk 49.8, Sukuk 8.6, Cash 39.7, Others 1.9'),
      second: s.credit('Govt. Securities 49.8, AAA 14.1, AA+ 17.6, AA 16.6, Others 1.9'),
      papers: [],
      ter: 1.84,
    }),
    s.sub('JIPF Money Market', s.rate(PENSION, 100, -1.2, 1_490_000), {
      asset: s.weights('GoP Ijara Sukuk 24.3, Bank Placements 13.9, Cash 60.5, Others 1.3'),
      second: s.credit('Govt. Securities 24.3, AAA 29.7, AA+ 26.2, AA 18.5, Others 1.3'),
      papers: [],
      ter: 1.61,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [cash, income, stocks, islamicStocks, plan, pension];

/** The managers’ comments on the month, in the order of the report. */
export const COMMENTS: Readonly<Record<string, string>> = {
  JCF: 'The Fund kept its maturity short before the policy meeting of November and rolled over Treasury Bills of three months.',
  JIIF: 'Deposits with Islamic banks were increased. A Sukuk of a sugar mill is non-performing; see the table above.',
  JSF: 'The market recovered in the last week, as an agreement with the IMF came closer. The Fund is overweight in technology.',
  JISF: 'The Fund sold a part of its cement companies because of the price of coal, and bought exploration companies.',
  'JCPP-I': 'The plan holds a placement of two years, which protects the capital, and a small portfolio of shares.',
  JIPF: 'All sub-funds are within their limits. The debt sub-fund took part in the auction of Ijara Sukuk with variable rental.',
};

/** The day on which the protected plan ends. */
export const PLAN_ENDS: s.Day = [2022, 12, 14];
