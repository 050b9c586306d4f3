/** The funds of AMC N189: money market, income, stocks, Islamic asset allocation, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Chandio Lashari & Co., Chartered Accountants',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '4:30 pm',
  leverage_raw: 'Nil',
  listing_raw: 'Pakistan Stock Exchange',
  par_value_raw: 'Rs. 100',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  back_end_load_raw: 'Nil',
});

const money = fund({
  name: 'Kamber Cash Management Fund',
  abbr: 'KCMF',
  model: s.rate([2010, 6, 4], 100, 0.2, 51_000_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '70% average 3-month PKRV rates + 30% average 3-month deposit rates of three AA rated banks',
    risk_profile_raw: 'Low',
    management_fee_raw: '0.75% p.a.',
    front_end_load_raw: 'Nil',
    minimum_initial_raw: 'Growth Units Rs. 5,000; Income Units Rs. 100,000',
    investment_objective_raw:
      'To offer stable returns at low risk from Treasury Bills, deposits and placements of short maturity.',
  },
  rating: ['AA(f)', 'JCR-VIS', [2018, 7, 16]],
  asset: s.weights('T-Bills 44.8, Cash with Banks 37.2, Placements with DFIs 16.4, Others incl. Receivables 1.6'),
  second: s.credit('Government Securities 44.8, AAA 19.6, AA+ 21.3, AA 12.7, Others incl. Receivables 1.6'),
  papers: [],
  ter: 1.07,
  metrics: [['Weighted Average Maturity (Days)', 31, 0]],
});

const income = fund({
  name: 'Kamber Regular Income Fund',
  abbr: 'KRIF',
  model: s.rate([2007, 11, 26], 100, 0.8, 23_400_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: 'Average 6-month KIBOR',
    risk_profile_raw: 'Medium',
    management_fee_raw: '10% of gross earnings (minimum 0.75%, maximum 1.50% p.a. of net assets)',
    front_end_load_raw: 'Class A Nil; Class B 1.50%; Class C Nil',
    back_end_load_raw: 'Class A Nil; Class B Nil; Class C 1.00% in the first year',
    investment_objective_raw:
      'To earn a regular income that is higher than that of bank deposits from corporate debt, Government ' +
      'paper and placements.',
  },
  rating: ['A+(f)', 'JCR-VIS', [2018, 4, 5]],
  asset: s.weights(
    'TFCs / Sukuk 36.7, T-Bills 9.4, PIBs 5.8, Cash with Banks 39.6, Margin Trading System 5.1, Others incl. ' +
      'Receivables 3.4',
  ),
  second: s.credit(
    'Government Securities 15.2, AAA 12.3, AA+ 21.8, AA 16.4, AA- 14.6, A+ 11.2, Unrated 5.1, Others incl. ' +
      'Receivables 3.4',
  ),
  papers: s.papers(
    'Sijawal Bank Limited (TFC-IV) / AA 7.84, Drigh Electric Limited (Sukuk) / AA+ 6.91, Hamal Steel Limited ' +
      '(PPTFC) / A+ 5.37, Behram Bank Limited (Tier-I) / AA- 5.02, Gaibi Fertilizers Limited (Sukuk) / AA- ' +
      '4.46, Raunk Telecom Limited (TFC) / A+ 3.58',
  ),
  ter: 2.12,
  metrics: [
    ['Weighted Average Maturity (Years)', 2.3, 1],
    ['Duration (Years)', 0.31, 2],
  ],
});

const stock = fund({
  name: 'Kamber Stock Fund',
  abbr: 'KSTF',
  model: s.market([2005, 3, 14], 100, 0.97, 9_800_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    management_fee_raw: 'Class A 2.00% p.a.; Class B 1.75% p.a.; Class C 2.00% p.a.',
    front_end_load_raw: 'Class A 3.00%; Class B 1.50%; Class C Nil',
    back_end_load_raw: 'Class A Nil; Class B Nil; Class C 3.00% in the first two years',
    investment_objective_raw:
      'To provide growth of capital over the long term from a diversified portfolio of shares that are listed ' +
      'in Pakistan.',
  },
  rating: null,
  asset: s.weights('Equities 88.6, Cash with Banks 9.7, Others incl. Receivables 1.7'),
  second: s.sectors(
    'Commercial Banks 25.7, Oil & Gas Exploration 19.4, Fertilizer 12.6, Power Generation 9.2, Cement 7.8, ' +
      'Other sectors 13.9',
  ),
  papers: s.papers(
    'Sijawal Bank Limited / Commercial Banks 9.42, Dost Ali Petroleum Limited / Oil & Gas Exploration 8.83, ' +
      'Behram Bank Limited / Commercial Banks 7.16, Gaibi Fertilizers Limited / Fertilizer 6.74, Drigh ' +
      'Electric Limited / Power Generation 5.91, Jian Abro Oil Limited / Oil & Gas Exploration 5.22, Bagodero ' +
      'Bank Limited / Commercial Banks 4.65, Qubo Cement Limited / Cement 3.88, Buriro Chemicals Limited / ' +
      'Chemicals 3.17, Hamal Steel Limited / Engineering 2.74',
  ),
  ter: 3.98,
  metrics: [
    ['Beta', 0.94, 2],
    ['Price to Earnings (times)', 8.4, 1],
    ['Dividend Yield (%)', 5.6, 1],
  ],
});

const allocation = fund({
  name: 'Kamber Islamic Asset Allocation Fund',
  abbr: 'KIAAF',
  model: s.market([2013, 9, 30], 100, 0.58, 6_150_000),
  profile: {
    fund_type_raw: 'Open-end (Shariah Compliant)',
    category_raw: 'Shariah Compliant Asset Allocation Scheme',
    benchmark_raw: 'KMI-30 Index and 6-month deposit rates of three A rated Islamic banks by actual proportion',
    risk_profile_raw: 'Medium to High',
    management_fee_raw: '1.50% p.a.',
    front_end_load_raw: 'Class A 2.00%; Class B Nil',
    back_end_load_raw: 'Class A Nil; Class B 2.00% in the first year',
    investment_objective_raw:
      'To earn a competitive return by moving the investments between Shariah compliant shares, Sukuk and ' +
      'deposits.',
  },
  rating: null,
  asset: s.weights('Equities 54.3, Sukuk 12.8, Cash with Banks 30.7, Others incl. Receivables 2.2'),
  second: s.sectors(
    'Oil & Gas Exploration 16.8, Fertilizer 11.2, Power Generation 8.7, Cement 6.1, Other sectors 11.5',
  ),
  papers: s.papers(
    'Dost Ali Petroleum Limited / Oil & Gas Exploration 7.93, Drigh Electric Limited (Sukuk) / Sukuk 6.45, ' +
      'Gaibi Fertilizers Limited / Fertilizer 6.08, Jian Abro Oil Limited / Oil & Gas Exploration 5.31, Qubo ' +
      'Cement Limited / Cement 4.12, Drigh Electric Limited / Power Generation 3.47, Lalu Pharma Limited / ' +
      'Pharmaceuticals 2.59',
  ),
  ter: 3.24,
  metrics: [['Beta', 0.55, 2]],
});

const BIRTH: s.Day = [2012, 1, 9];

const pension = fund({
  ...s.EMPTY,
  name: 'Kamber Pension Fund',
  abbr: 'KPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary Pension Scheme',
    risk_profile_raw: 'Investor dependent',
    management_fee_raw: '1.50% p.a. of the net assets of each sub-fund',
    front_end_load_raw: '3.00% of contributions',
    listing_raw: null,
    leverage_raw: null,
    investment_objective_raw:
      'To give individuals a flexible and portable way to save for their retirement, with tax credits on ' +
      'contributions.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-fund', s.market(BIRTH, 100, 0.95, 840_000), {
      asset: s.weights('Equities 91.7, Cash with Banks 6.6, Others incl. Receivables 1.7'),
      second: s.sectors('Commercial Banks 26.2, Oil & Gas Exploration 20.3, Fertilizer 14.1, Other sectors 31.1'),
      papers: [],
      ter: 2.46,
    }),
    s.sub('Debt Sub-fund', s.rate(BIRTH, 100, -0.7, 1_130_000), {
      asset: s.weights('T-Bills 62.4, TFCs / Sukuk 14.9, Cash with Banks 21.1, Others incl. Receivables 1.6'),
      second: s.credit('Government Securities 62.4, AAA 11.3, AA+ 13.5, AA 11.2, Others incl. Receivables 1.6'),
      papers: [],
      ter: 2.05,
    }),
    s.sub('Money Market Sub-fund', s.rate(BIRTH, 100, -0.9, 1_760_000), {
      asset: s.weights('T-Bills 71.8, Cash with Banks 26.9, Others incl. Receivables 1.3'),
      second: s.credit('Government Securities 71.8, AAA 15.2, AA+ 11.7, Others incl. Receivables 1.3'),
      papers: [],
      ter: 1.98,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [money, income, stock, allocation, pension];

/** The manager's comment on each fund. */
export const COMMENTS: Readonly<Record<string, string>> = {
  KCMF:
    'The Fund kept its maturity short ahead of the monetary policy of November, since a further increase of ' +
    'the policy rate is widely expected. Placements with banks were renewed at better rates.',
  KRIF:
    'Floating coupons of TFCs and Sukuk follow KIBOR, which has risen since January. The share of TFCs was ' +
    'changed little, as most issues of good credit quality trade above par.',
  KSTF:
    'The market recovered in the second half of the month after news on support from friendly countries. We ' +
    'kept the weight of banks above that of the index, as they gain from higher interest rates.',
  KIAAF: 'Shares were bought at low prices early in the month with a part of the cash. The Fund holds no long Sukuk.',
  KPF:
    'The Equity Sub-fund recovered with the market and keeps banks and exploration companies as its largest ' +
    'sectors. The other Sub-funds hold Treasury Bills of three months and will move to longer papers only ' +
    'after interest rates have peaked.',
};

/** The percentages of a participant's contributions that each allocation scheme puts into the sub-funds. */
export const SCHEMES: readonly (readonly string[])[] = [
  ['Allocation Scheme', 'Equity Sub-fund', 'Debt Sub-fund', 'Money Market Sub-fund'],
  ['High Volatility', 'Min 65%', 'Min 20%', 'Nil'],
  ['Medium Volatility', 'Min 35%', 'Min 40%', 'Min 10%'],
  ['Low Volatility', 'Min 10%', 'Min 60%', 'Min 15%'],
  ['Lower Volatility', 'Nil', 'Min 40%', 'Min 40%'],
  ['Customized', '0% to 100%', '0% to 100%', '0% to 100%'],
];
