/** The funds of AMC N141: liquidity, income, stocks, two plans with a maturity, three plans, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'BDO Ebrahim & Co. Chartered Accountants',
  pricing_mechanism_raw: 'Forward Pricing',
  dealing_days_raw: 'Monday to Friday (except public holidays)',
  cutoff_raw: 'Mon - Thu: 3:00 pm, Fri: 4:00 pm',
  settlement_raw: '2 - 3 working days',
  back_end_load_raw: 'Nil',
  leverage_raw: 'None',
  minimum_initial_raw: 'PKR 1,000',
  minimum_subsequent_raw: 'PKR 100',
});

const liquidity = fund({
  name: 'Matiari Money Market Fund',
  abbr: 'MMMF',
  model: s.rate([2011, 1, 28], 100, 0.1, 96_400_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw:
      '70% three (3) months PKRV rates + 30% three (3) months average deposit rates of three AA rated banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    settlement_raw: '1 - 2 working days',
    management_fee_raw: '5% of gross earnings (floor: 0.20%, cap: 0.75% of average daily net assets)',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'The objective of the Fund is to seek high liquidity and competitive return for investors by investing in low risk ' +
      'securities of shorter duration and maturity.',
  },
  rating: ['AA+(f)', 'VIS', [2022, 6, 30]],
  asset: s.weights('T-Bills 57.3, Cash at Bank 28.6, Placements with DFIs 8.1, Commercial Paper 4.8, Other Assets 1.2'),
  second: s.credit('Government Securities 57.3, AAA 17.1, AA+ 14.2, AA 10.2, Other Assets 1.2'),
  papers: [],
  ter: 0.86,
  metrics: [['Weighted Average Maturity (days)', 38, 0]],
});

const income = fund({
  name: 'Matiari Income Fund',
  abbr: 'MIF',
  model: s.rate([2007, 5, 15], 100, 0.3, 31_700_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: 'Six (6) months KIBOR average',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '10% of gross earnings (floor: 0.50%, cap: 1.25% of average daily net assets)',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'The objective of the Fund is to provide a stable stream of income with moderate level of risk by investing in fixed ' +
      'income securities.',
  },
  rating: ['A+(f)', 'VIS', [2022, 6, 30]],
  asset: s.weights('Cash at Bank 44.8, TFCs / Sukuk 30.6, PIBs 14.9, Margin Trading 6.3, Other Assets 3.4'),
  second: s.credit('Government Securities 14.9, AAA 18.7, AA+ 21.4, AA 16.8, AA- 11.3, A+ 13.5, Other Assets 3.4'),
  papers: s.papers(
    'Hala Bank Limited TFC (2021) 6.04, Saeedabad Power Limited Sukuk 5.42, Bhit Shah Telecom Limited Sukuk 4.37, Khyber Farm ' +
      'Foods Limited TFC 3.68, Nasarpur Leasing Limited TFC 2.81, Odero Lal Steel Limited Sukuk 1.94',
  ),
  ter: 2.06,
  metrics: [['Weighted Average Maturity (years)', 1.7, 1]],
});

const stock = fund({
  name: 'Matiari Equity Fund',
  abbr: 'MEF',
  model: s.market([2006, 8, 7], 100, 1.04, 12_900_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '2.00% of average daily net assets',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'The objective of the Fund is to provide its investors maximum risk adjusted returns over longer investment horizon by ' +
      'investing in a diversified equity portfolio.',
  },
  rating: null,
  asset: s.weights('Stock / Equities 92.6, Cash at Bank 6.1, Other Assets 1.3'),
  second: s.sectors(
    'Commercial Banks 19.6, Oil & Gas Exploration 17.2, Cement 12.4, Technology 9.8, Fertilizer 8.9, Other sectors 24.7',
  ),
  papers: s.papers(
    'Hala Bank Limited 8.74, Bulri Petroleum Limited 8.12, Sekhat Systems Limited 7.33, Saeedabad Power Limited 6.49, Khebar ' +
      'Fertilizer Limited 6.02, Shahpur Oil Limited 5.57, Odero Lal Cement Limited 5.04, Nasarpur Bank Limited 4.41, Bhit Shah ' +
      'Cement Limited 3.26, Tajpur Pharma Limited 2.68',
  ),
  ter: 3.94,
  metrics: [
    ['Beta', 1.04, 2],
    ['Standard Deviation (%)', 16.8, 2],
  ],
});

const CAPITAL = {
  category_raw: 'Capital Protected - Fund of Funds Scheme',
  benchmark_raw:
    'Weighted average of KSE-100 Index and three months deposit rates, in proportion to the actual allocation',
  risk_profile_raw: 'Medium',
  risk_of_principal_raw: 'Principal at medium risk',
  settlement_raw: '4 - 6 working days',
  management_fee_raw: 'Nil on investment in funds of the Company, 1.00% on cash',
  front_end_load_raw: '3.00%',
  minimum_initial_raw: 'PKR 10,000',
  minimum_subsequent_raw: null,
};

const planOne = fund({
  name: 'Matiari Capital Preservation Plan - I',
  abbr: 'MCPP-I',
  model: s.market([2019, 4, 22], 100, 0.31, 6_480_000),
  profile: {
    ...CAPITAL,
    back_end_load_raw: 'Year 1: 3.00%, Year 2: 2.00%, Year 3: 1.00%',
    investment_objective_raw:
      'The Plan earns a potentially high return through dynamic asset allocation, while it protects the initial investment ' +
      'upon maturity.',
  },
  rating: null,
  asset: s.weights('Matiari Money Market Fund 68.7, Matiari Equity Fund 28.9, Cash at Bank 2.4'),
  papers: [],
  ter: 0.38,
  metrics: [],
});

const planTwo = fund({
  name: 'Matiari Capital Preservation Plan - II',
  abbr: 'MCPP-II',
  model: s.market([2020, 11, 16], 100, 0.22, 9_310_000),
  profile: {
    ...CAPITAL,
    back_end_load_raw: 'Year 1: 2.00%, Year 2: 1.00%',
    investment_objective_raw:
      'The Plan earns a potentially high return through dynamic asset allocation between equity and money market funds, while ' +
      'it protects the initial investment upon maturity.',
  },
  rating: null,
  asset: s.weights('Matiari Money Market Fund 77.4, Matiari Equity Fund 20.8, Cash at Bank 1.8'),
  papers: [],
  ter: 0.42,
  metrics: [],
});

const plan = (
  name: string,
  launch: s.Day,
  of: { readonly beta: number; readonly units: number; readonly asset: string; readonly ter: number },
): s.SubFund => ({
  name,
  model: s.market(launch, 100, of.beta, of.units),
  metrics: [],
  asset: s.weights(of.asset),
  papers: [],
  ter: of.ter,
});

const allocation = fund({
  ...s.EMPTY,
  name: 'Matiari Strategic Allocation Fund',
  abbr: 'MSAF',
  model: s.market([2016, 2, 8], 100, 0, 1),
  profile: {
    category_raw: 'Fund of Funds Scheme',
    benchmark_raw:
      'Weighted average return of KSE-100 Index and six (6) months KIBOR as per the actual allocation of each plan',
    risk_profile_raw: 'Medium to High',
    settlement_raw: '4 - 6 working days',
    management_fee_raw: 'Nil on investment in funds of the Company, 1.00% on cash',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'The objective of the Fund is to generate returns on investment as per the respective allocation plan by investing in ' +
      'mutual funds in line with the risk tolerance of the investor.',
  },
  rating: null,
  subs: [
    plan('Conservative Allocation Plan', [2016, 2, 8], {
      beta: 0.24,
      units: 11_800_000,
      asset: 'Matiari Money Market Fund 54.6, Matiari Income Fund 24.2, Matiari Equity Fund 19.3, Cash at Bank 1.9',
      ter: 0.33,
    }),
    plan('Moderate Allocation Plan', [2016, 2, 8], {
      beta: 0.51,
      units: 8_260_000,
      asset: 'Matiari Equity Fund 47.2, Matiari Income Fund 36.8, Matiari Money Market Fund 13.4, Cash at Bank 2.6',
      ter: 0.37,
    }),
    plan('Aggressive Allocation Plan', [2018, 10, 1], {
      beta: 0.83,
      units: 5_140_000,
      asset: 'Matiari Equity Fund 79.8, Matiari Income Fund 17.1, Cash at Bank 3.1',
      ter: 0.41,
    }),
  ],
});

const PENSION: s.Day = [2014, 9, 1];

const pension = fund({
  ...s.EMPTY,
  name: 'Matiari Pension Fund',
  abbr: 'MPF',
  model: s.market(PENSION, 100, 0, 1),
  profile: {
    fund_type_raw: 'Open-end Pension Scheme',
    category_raw: 'Voluntary Pension Scheme',
    risk_profile_raw: 'Investor dependent',
    settlement_raw: null,
    management_fee_raw: '1.50% of average daily net assets of each Sub-Fund',
    front_end_load_raw: '3.00%',
    minimum_initial_raw: 'PKR 1,000',
    minimum_subsequent_raw: 'PKR 500',
    investment_objective_raw:
      'The objective of the Fund is to provide participants with a portable, individualized, funded and flexible pension ' +
      'scheme that assists them in planning for their retirement.',
  },
  rating: null,
  subs: [
    s.sub('MPF - Equity Sub-Fund', s.market(PENSION, 100, 1.01, 1_640_000), {
      asset: s.weights('Stock / Equities 94.3, Cash at Bank 4.4, Other Assets 1.3'),
      second: s.sectors(
        'Commercial Banks 21.2, Oil & Gas Exploration 18.7, Technology 11.4, Cement 10.6, Other sectors 32.4',
      ),
      papers: s.papers(
        'Hala Bank Limited 9.12, Bulri Petroleum Limited 8.66, Sekhat Systems Limited 8.03, Khebar Fertilizer Limited 6.84, ' +
          'Shahpur Oil Limited 6.11, Odero Lal Cement Limited 5.28, Nasarpur Bank Limited 4.97, Saeedabad Power Limited 3.62',
      ),
      ter: 2.64,
      metrics: [['Beta', 1.02, 2]],
    }),
    s.sub('MPF - Debt Sub-Fund', s.rate(PENSION, 100, -0.8, 2_830_000), {
      asset: s.weights('PIBs 37.6, T-Bills 28.3, TFCs / Sukuk 9.2, Cash at Bank 23.1, Other Assets 1.8'),
      second: s.credit('Government Securities 65.9, AAA 10.6, AA+ 12.3, AA 9.4, Other Assets 1.8'),
      papers: [],
      ter: 1.84,
      metrics: [['Weighted Average Maturity (years)', 2.4, 1]],
    }),
    s.sub('MPF - Money Market Sub-Fund', s.rate(PENSION, 100, -0.9, 5_470_000), {
      asset: s.weights('T-Bills 61.7, Cash at Bank 37.2, Other Assets 1.1'),
      second: s.credit('Government Securities 61.7, AAA 19.8, AA+ 17.4, Other Assets 1.1'),
      papers: [],
      ter: 1.52,
      metrics: [['Weighted Average Maturity (days)', 42, 0]],
    }),
  ],
});

/** In the order of their pages. */
export const FUNDS = [liquidity, income, stock, planOne, planTwo, allocation, pension];

/** The remarks of the managers on the month. */
export const COMMENTS: Readonly<Record<string, string>> = {
  MMMF:
    'The State Bank maintained the policy rate at 15.0%. Floods disrupted the supply of food, and inflation came in at 23.2%. ' +
    'The Fund stayed in Treasury Bills of three months and placed deposits at better rates before the quarter end.',
  MIF:
    'The Fund kept most of its assets in bank deposits and floating rate Sukuk in view of high inflation. The exposure to margin ' +
    'trading was adjusted to the turnover of the stock market.',
  MEF:
    'Trading remained dull, with an average turnover of 224 million shares a day. The rupee lost 4% in the interbank market and ' +
    'recovered in the last week. The Fund stayed overweight in technology, exploration and banks.',
  'MCPP-I':
    'The Plan was rebalanced on the basis of its cushion above the floor. The exposure to equities stayed within the multiplier ' +
    'that the offering document allows.',
  'MCPP-II':
    'The larger part of the Plan remained in the money market fund. The floor of the Plan is monitored daily, and equities will be ' +
    'increased when the cushion grows.',
  MSAF: 'All three plans kept their strategic weights. New money was placed in the money market and income funds for the time being.',
  'MPF - Equity Sub-Fund':
    'The Sub-Fund raised its weight of technology exporters, which benefit from a weaker rupee, and trimmed cement companies.',
  'MPF - Debt Sub-Fund': 'The Sub-Fund reduced fixed rate bonds and added floating rate bonds with a quarterly reset.',
  'MPF - Money Market Sub-Fund': 'The Sub-Fund rolled its maturing Treasury Bills over into paper of three months.',
};
