/** The funds of AMC N123: cash, income, stocks, a balanced fund, and a plan of fixed return that matures. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open Ended Scheme',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Grant Thornton Anjum Rahman',
  pricing_mechanism_raw: 'Forward Day',
  dealing_days_raw: 'Monday - Friday',
  cutoff_raw: '9:00 am - 4:00 pm',
  par_value_raw: 'PKR 100',
  back_end_load_raw: '0.00%',
  minimum_initial_raw: 'PKR 500',
  minimum_subsequent_raw: 'PKR 100',
});

const liquid = fund({
  name: 'Shorkot Liquid Reserve Fund',
  abbr: 'SLRF',
  model: s.rate([2011, 3, 28], 100, -0.2, 214_000_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '90% 3-month PKRV + 10% 3-month average deposit rate of three AA rated banks selected by MUFAP',
    risk_profile_raw: 'Very Low',
    dealing_days_raw: 'Monday - Saturday',
    cutoff_raw: '9:00 am - 10:30 am',
    management_fee_raw: 'Up to 1.00% per annum',
    front_end_load_raw: '0.00%',
    investment_objective_raw:
      'SLRF seeks stable returns in line with the money market while it keeps a high degree of liquidity at all times.',
  },
  rating: ['AA+(f)', 'VIS', [2025, 6, 30]],
  asset: s.weights('T-Bills 57.6, PIBs 8.9, Bank Balances 23.1, Letters of Placement 8.6, Others 1.8'),
  second: s.credit('Govt. Securities 66.5, AAA 11.4, AA+ 12.7, AA 7.6, Others 1.8'),
  papers: s.papers('T-Bill 05-Mar-26 18.62, T-Bill 22-Jan-26 14.37, T-Bill 19-Feb-26 11.08, PIB Floater 2-Year 6.41'),
  ter: 0.97,
  metrics: [
    ['WAM (Days)', 61, 0],
    ['Portfolio Yield (%)', 11.2, 1],
  ],
});

const income = fund({
  name: 'Shorkot Aggressive Income Fund',
  abbr: 'SAIF',
  model: s.rate([2008, 10, 20], 100, 0.4, 27_600_000),
  profile: {
    category_raw: 'Aggressive Fixed Income',
    benchmark_raw: '12-month KIBOR',
    risk_profile_raw: 'Medium',
    management_fee_raw: 'Up to 1.75% per annum',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'SAIF aims at a higher return than deposits by investing in corporate debt of medium quality, government ' +
      'bonds and spread transactions.',
  },
  rating: ['A(f)', 'VIS', [2025, 6, 30]],
  asset: s.weights('PIBs 31.8, TFCs and Sukuk 29.4, T-Bills 9.7, Bank Balances 26.2, Others 2.9'),
  papers: s.papers(
    'Haveli Power Limited Sukuk III 6.12, Trimmu Bank Limited TFC Tier-II 5.47, Rangpur Sugar Limited TFC 4.31, ' +
      'Ahmadpur Telecom Limited Sukuk 3.94, Garh Maharaja Steel Limited TFC 2.66, Bhowana Motors Limited Sukuk 1.83',
  ),
  second: s.credit('Govt. Securities 41.5, AAA 7.2, AA+ 13.1, AA 16.8, A+ 12.6, A 5.9, Others 2.9'),
  ter: 2.14,
  metrics: [
    ['WAM (Years)', 2.3, 1],
    ['Modified Duration (Years)', 0.52, 2],
    ['Portfolio Yield (%)', 12.1, 1],
  ],
});

const stocks = fund({
  name: 'Shorkot Stock Opportunities Fund',
  abbr: 'SSOF',
  model: s.market([2005, 8, 15], 100, 1.05, 18_900_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    management_fee_raw: 'Up to 3.00% per annum',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'SSOF strives to outperform the market over the long run with a concentrated portfolio of growing companies.',
  },
  rating: null,
  asset: s.weights('Equity Securities 95.1, Bank Balances 3.7, Others 1.2'),
  second: s.sectors(
    'Commercial Banks 25.8, Oil & Gas Exploration 15.6, Cement 13.4, Fertilizer 9.7, Technology 6.2, Other sectors 24.4',
  ),
  papers: s.papers(
    'Trimmu Bank Limited 8.92, Chenab Petroleum Limited 7.65, Haveli Cement Limited 6.84, Rodu Sultan Bank Limited ' +
      '6.12, Ahmadpur Sial Systems Limited 4.38, Sultan Bahu Fertilizer Limited 4.16, Rangpur Oilfields Limited ' +
      '3.97, Waryam Pharma Limited 3.41, Garh Maharaja Steel Limited 2.88, Bhowana Motors Limited 2.13',
  ),
  ter: 4.02,
  metrics: [
    ['Beta', 1.03, 2],
    ['Standard Deviation (%)', 19.2, 1],
    ['Price to Earnings (x)', 6.8, 1],
  ],
});

const balanced = fund({
  name: 'Shorkot Balanced Fund',
  abbr: 'SBF',
  model: s.market([2010, 12, 6], 100, 0.58, 9_350_000),
  profile: {
    category_raw: 'Balanced',
    benchmark_raw: 'KSE-100 Index and 6-month KIBOR in proportion to the average allocation of the month',
    risk_profile_raw: 'Moderate',
    management_fee_raw: 'Up to 2.00% per annum',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'SBF seeks capital growth and income at once from a blend of listed shares, government bonds and corporate debt.',
  },
  rating: null,
  asset: s.weights('Equity Securities 57.2, PIBs 19.8, TFCs and Sukuk 7.4, Bank Balances 13.7, Others 1.9'),
  second: s.sectors('Commercial Banks 17.3, Oil & Gas Exploration 10.8, Cement 8.9, Other sectors 20.2'),
  papers: s.papers(
    'Trimmu Bank Limited 6.02, Chenab Petroleum Limited 5.13, Haveli Cement Limited 4.58, Rodu Sultan Bank Limited ' +
      '4.07, Haveli Power Limited Sukuk III 3.69, Sultan Bahu Fertilizer Limited 2.94, Waryam Pharma Limited 2.21',
  ),
  ter: 3.08,
  metrics: [['Beta', 0.57, 2]],
});

const fixed = fund({
  name: 'Shorkot Fixed Return Plan - IV',
  abbr: 'SFRP-IV',
  model: s.rate([2025, 7, 1], 100, -0.1, 13_800_000),
  profile: {
    category_raw: 'Fixed Rate / Return',
    benchmark_raw: '1-year PKRV rate on the day of launch',
    risk_profile_raw: 'Very Low',
    management_fee_raw: 'Up to 0.50% per annum',
    front_end_load_raw: '0.00%',
    back_end_load_raw: '0.75% if redeemed before maturity',
    minimum_initial_raw: 'PKR 50,000',
    minimum_subsequent_raw: null,
    investment_objective_raw:
      'The Plan promises a fixed return to those who stay until maturity, from government securities of the same tenor.',
  },
  rating: null,
  asset: s.weights('T-Bills 96.7, Bank Balances 2.6, Others 0.7'),
  second: s.credit('Govt. Securities 96.7, AA+ 2.6, Others 0.7'),
  papers: s.papers('T-Bill 25-Jun-26 88.94, T-Bill 11-Jun-26 6.21'),
  ter: 0.41,
  metrics: [['WAM (Days)', 217, 0]],
});

export const FUNDS = [liquid, income, stocks, balanced, fixed];

/** What the managers say of the month. */
export const COMMENTS: Readonly<Record<string, readonly string[]>> = {
  SLRF: [
    'Short term yields stayed in a narrow range throughout November. The two auctions of Treasury bills raised more ' +
      'than their targets, with most bids in the tenors of one and twelve months.',
    'We let Treasury bills mature and placed the proceeds with banks that improved their rates. The maturity of the ' +
      'portfolio remains well below the limit of ninety days.',
  ],
  SAIF: [
    'Spreads of corporate debt narrowed further, as few issues came to the market and many mature before the end of ' +
      'the calendar year. KIBOR was almost unchanged.',
    'The Fund subscribed to a Sukuk of the power sector and sold the last fixed rate bonds of the portfolio. Efforts ' +
      'to recover the defaulted issues listed below go on in the courts.',
  ],
  SSOF: [
    'Shares consolidated after the rally of the first quarter. Foreign investors sold, mainly in banks, while ' +
      'insurance companies and individuals bought.',
    'We used the weakness to add to exploration and technology companies. The portfolio trades at a discount to its ' +
      'own average of ten years, and earnings should grow with lower interest costs.',
  ],
  SBF: [
    'Both parts of the portfolio contributed in the month. Bonds gained on the hope for lower inflation, and dividends ' +
      'of banks supported the shares.',
    'The share of equities was reduced after the rally. The proceeds went to floating rate bonds and to bank ' +
      'deposits.',
  ],
  'SFRP-IV': [
    'The Plan holds Treasury bills that mature just before the Plan itself does. Redemptions since the launch have been ' +
      'small, and the return for those who stay is on its way as promised.',
  ],
};
