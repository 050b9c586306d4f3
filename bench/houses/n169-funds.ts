/** The funds of AMC N169: cash, income, Islamic balanced, stocks, and a pension fund, in the terms of 2013. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'M. Yousuf Adil Saleem & Co., Chartered Accountants',
  registrar_raw: 'Gangapur Share Registrar Services (Private) Limited',
  listing_raw: 'Lahore Stock Exchange (Guarantee) Limited',
  par_value_raw: 'Rs. 50',
  pricing_mechanism_raw: 'forward pricing',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '4:00 p.m.',
  settlement_raw: 'six working days',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
});

const cash = fund({
  name: 'Jaranwala Cash Fund',
  abbr: 'JCF',
  model: s.rate([2010, 8, 16], 50, -0.5, 31_400_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw:
      'Average of 3-month T-Bill yield (50%) and of 3-month deposit rates of three banks rated AA or better (50%)',
    risk_profile_raw: 'Low',
    management_fee_raw: '10% of gross earnings, at least 0.50% and at most 1.00% p.a. of net assets',
    front_end_load_raw: 'Nil',
    back_end_load_raw: 'Nil',
    cutoff_raw: '10:30 a.m.',
    settlement_raw: 'two working days',
    investment_objective_raw:
      'The Fund seeks to preserve capital and to pay competitive returns out of a portfolio of low risk and ' +
      'short duration.',
  },
  rating: ['AA(f)', 'JCR-VIS', [2012, 12, 28]],
  asset: s.weights('T-Bills 74.3, Bank deposits 23.8, Other assets 1.9'),
  second: s.credit('Government securities 74.3, AAA 3.4, AA+ 8.6, AA 11.8, Other assets 1.9'),
  papers: [],
  ter: 0,
  metrics: [['Weighted average maturity (days)', 52, 0]],
});

const income = fund({
  name: 'Jaranwala Income Fund',
  abbr: 'JIF',
  model: s.rate([2005, 11, 14], 50, 0.3, 14_600_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: 'Average of 6-month KIBOR (ask side)',
    risk_profile_raw: 'Low to Medium',
    management_fee_raw: '1.50% p.a. of average daily net assets',
    front_end_load_raw: '1.50%',
    back_end_load_raw: 'Nil',
    investment_objective_raw:
      'The Fund seeks to earn a steady income from term finance certificates, Government securities and ' +
      'deposits with banks.',
  },
  rating: ['A+(f)', 'JCR-VIS', [2012, 10, 12]],
  asset: s.weights(
    'T-Bills 34.6, Term finance certificates 33.5, Bank deposits 24.6, Placements 4.2, Other assets 3.1',
  ),
  second: s.credit(
    'Government securities 34.6, AAA 4.3, AA+ 9.4, AA 14.2, AA- 19.3, A+ 10.5, Unrated 4.6, Other assets 3.1',
  ),
  papers: s.papers(
    'Lundianwala Bank Limited TFC-3 / AA- 7.28, Khurrianwala Energy Limited TFC-1 / AA 6.04, Satiana Leasing ' +
      'Limited TFC-2 / A+ 4.83, Buchiana ' +
      'Bank Limited TFC-4 / AA 4.11, Awagat Telecom Limited TFC-1 / AA- 3.26, Rodala Sugar Mills Limited TFC-1 ' +
      '/ A+ 1.92',
  ),
  ter: 0,
  metrics: [
    ['Weighted average maturity (years)', 1.2, 1],
    ['Duration (days)', 96, 0],
  ],
});

const balanced = fund({
  name: 'Jaranwala Islamic Balanced Fund',
  abbr: 'JIBF',
  model: s.market([2011, 10, 3], 50, 0.54, 5_200_000),
  profile: {
    category_raw: 'Shariah Compliant Balanced Scheme',
    benchmark_raw: 'KMI-30 Index (60%) and average 6-month deposit rate of three Islamic banks (40%)',
    risk_profile_raw: 'Moderate',
    management_fee_raw: '2.00% p.a. of average daily net assets',
    front_end_load_raw: '2.00%',
    back_end_load_raw: 'Nil',
    auditor_raw: 'KPMG Taseer Hadi & Co., Chartered Accountants',
    investment_objective_raw:
      'The Fund seeks growth and income from a mix of Shariah compliant shares, Sukuk and deposits with Islamic banks.',
  },
  rating: null,
  asset: s.weights('Listed shares 57.2, Ijarah Sukuk 21.4, Bank deposits 18.6, Other assets 2.8'),
  second: s.sectors(
    'Oil and Gas 21.8, Chemicals 11.6, Construction and Materials 9.7, Electricity 6.4, Other sectors 7.7',
  ),
  papers: s.papers(
    'Gugera Canal Oil Limited 8.93, Khurrianwala Fertilizer Limited 7.16, Tandlianwala Cement Limited 6.42, ' +
      'Mamukanjan Power Limited 5.08, ' +
      'Pansara Gas Limited 4.37, Kanjwani Textile Mills Limited 2.74',
  ),
  ter: 0,
  metrics: [
    ['Price to earnings ratio', 7.4, 1],
    ['Dividend yield (%)', 6.1, 1],
  ],
});

const stock = fund({
  name: 'Jaranwala Stock Fund',
  abbr: 'JSF',
  model: s.market([2004, 3, 22], 50, 1.01, 9_100_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-30 Index',
    risk_profile_raw: 'High',
    management_fee_raw: '3.00% p.a. for the first five years of the Fund, 2.00% p.a. thereafter',
    front_end_load_raw: '2.50%',
    back_end_load_raw: '1.00% within one year of purchase and Nil thereafter',
    investment_objective_raw:
      'The Fund seeks long-term growth of capital from shares that are listed on the stock exchanges of Pakistan.',
  },
  rating: null,
  asset: s.weights('Listed shares 88.6, Bank deposits 9.1, Other assets 2.3'),
  second: s.sectors(
    'Oil and Gas 28.7, Banks 17.3, Chemicals 13.4, Construction and Materials 10.2, Electricity 8.1, Other ' +
      'sectors 10.9',
  ),
  papers: s.papers(
    'Gugera Canal Oil Limited 9.24, Lundianwala Bank Limited 8.51, Khurrianwala Fertilizer Limited 7.83, ' +
      'Tandlianwala Cement Limited 6.37, ' +
      'Mamukanjan Power Limited 5.52, Buchiana Bank Limited 4.96, Pansara Gas Limited 4.28, Bachiana Petroleum ' +
      'Limited 3.71, Satiana ' +
      'Motors Limited 3.06, Kanjwani Textile Mills Limited 2.44',
  ),
  ter: 0,
  metrics: [
    ['Beta', 0.98, 2],
    ['Price to earnings ratio', 7.1, 1],
    ['Dividend yield (%)', 6.6, 1],
  ],
});

const PENSION: s.Day = [2007, 9, 10];

const pension = fund({
  ...s.EMPTY,
  name: 'Jaranwala Pension Fund',
  abbr: 'JPF',
  model: s.market(PENSION, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary Pension Scheme',
    risk_profile_raw: 'Depends on the allocation scheme',
    management_fee_raw: '1.50% p.a. of average daily net assets of each Sub-Fund',
    front_end_load_raw: '3.00% of contributions',
    back_end_load_raw: 'Nil',
    listing_raw: null,
    par_value_raw: 'Rs. 100',
    settlement_raw: null,
    minimum_initial_raw: 'Rs. 1,000',
    minimum_subsequent_raw: 'Rs. 500',
    investment_objective_raw:
      'The Fund seeks to provide a regular income after retirement out of contributions that are invested in ' +
      'three Sub-Funds.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(PENSION, 100, 0.93, 391_000), {
      asset: s.weights('Listed shares 91.7, Bank deposits 6.2, Other assets 2.1'),
      papers: s.papers(
        'Gugera Canal Oil Limited 10.36, Khurrianwala Fertilizer Limited 8.74, Lundianwala Bank Limited 7.59, ' +
          'Mamukanjan Power Limited 6.15, ' +
          'Tandlianwala Cement Limited 5.28',
      ),
      ter: 0,
    }),
    s.sub('Debt Sub-Fund', s.rate(PENSION, 100, -0.6, 468_000), {
      asset: s.weights('T-Bills 61.3, Term finance certificates 8.8, Bank deposits 27.4, Other assets 2.5'),
      papers: [],
      ter: 0,
    }),
    s.sub('Money Market Sub-Fund', s.rate(PENSION, 100, -0.9, 527_000), {
      asset: s.weights('T-Bills 79.6, Bank deposits 18.5, Other assets 1.9'),
      papers: [],
      ter: 0,
    }),
  ],
});

/** In the order of the report; each has two pages. */
export const FUNDS = [cash, income, balanced, stock, pension];

/** The managers' remarks on the month. */
export const COMMENTS: Readonly<Record<string, string>> = {
  JCF:
    'The State Bank had reduced the discount rate to 9.5% in December. Cut-off yields of Treasury Bills ' +
    'remained near 9.3% in both auctions of ' +
    'January. The Fund kept about three quarters of its assets in bills of three and six months, and placed ' +
    'the rest with banks on daily product.',
  JIF:
    'The price of term finance certificates was stable in a thin market. The Fund received the coupon of ' +
    'Khurrianwala Energy in full. Buchiana ' +
    'Spinning has not paid since 2009; its certificates are provided for in full, and the case is before the ' +
    'High Court.',
  JIBF:
    'Shares gained in January on foreign inflows. Exposure to shares was reduced by more than four percentage ' +
    'points, to less than 60% of assets. The new GoP Ijarah Sukuk ' +
    'was not bid for, because the Fund holds enough of the older issues.',
  JSF:
    'The market made up for the losses of November. Oil and gas and cement led the rise, while banks lagged ' +
    'behind owing to the fall of interest ' +
    'rates. The Fund booked gains in cement, and added to chemicals ahead of the results of December.',
  JPF:
    'The Equity Sub-Fund took part in the rise of the market. The Debt and Money Market Sub-Funds bought ' +
    'Treasury Bills in the auction of January ' +
    '24. All three are open to participants of every allocation scheme.',
};
