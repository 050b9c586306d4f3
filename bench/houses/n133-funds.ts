/** The funds of AMC N133: cash, income, stocks, an ETF, a plan of fixed return, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-ended Scheme',
  trustee_raw: 'CDC of Pakistan Limited',
  auditor_raw: 'Crowe Hussain Chaudhury & Co.',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Mon to Fri',
  cutoff_raw: '3:00 PM',
  listing_raw: 'Pakistan Stock Exchange (PSX)',
  back_end_load_raw: 'None',
  leverage_raw: 'None',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
});

const cash = fund({
  name: 'Nowshera Money Market Fund',
  abbr: 'NMMF',
  model: s.rate([2011, 8, 24], 100, -0.1, 83_100_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '70% 3-month PKRV and 30% 3-month average deposit rate of three AA rated banks',
    risk_profile_raw: 'Very Low',
    cutoff_raw: '10:00 AM',
    management_fee_raw: 'Up to 0.80% p.a. of Net Assets',
    front_end_load_raw: 'None',
    investment_objective_raw:
      'NMMF seeks to earn competitive returns with high liquidity from low risk, short duration assets of the money market.',
  },
  rating: ['AA+(f)', 'PACRA', [2023, 10, 18]],
  asset: s.weights('T-Bills 76.4, Bank Deposits 18.1, Placements with DFIs 4.2, Other Assets 1.3'),
  second: s.credit('Govt. Securities 76.4, AAA 8.7, AA+ 9.4, AA 4.2, Other Assets 1.3'),
  papers: [],
  ter: 0.78,
  metrics: [
    ['Wtd. Avg. Maturity (Days)', 58, 0],
    ['Yield to Maturity (%)', 21.4, 1],
  ],
});

const income = fund({
  name: 'Nowshera Income Opportunity Fund',
  abbr: 'NIOF',
  model: s.rate([2006, 5, 22], 100, 0.2, 21_700_000),
  profile: {
    category_raw: 'Income',
    benchmark_raw: '6-month KIBOR',
    risk_profile_raw: 'Medium',
    management_fee_raw: 'Up to 1.50% p.a. of Net Assets',
    front_end_load_raw: 'Up to 1.50%',
    investment_objective_raw:
      'NIOF seeks to provide a regular stream of income from a mix of corporate debt, government securities and deposits.',
  },
  rating: ['A(f)', 'PACRA', [2023, 10, 18]],
  asset: s.weights('PIBs 31.6, T-Bills 17.9, TFCs / Sukuk 21.4, Bank Deposits 26.3, Other Assets 2.8'),
  second: s.credit('Govt. Securities 49.5, AAA 7.9, AA+ 13.2, AA 14.1, AA- 5.3, A+ 7.2, Other Assets 2.8'),
  papers: s.papers(
    'Akora Bank Limited - TFC / AA 4.63, Jehangira Power Limited - Sukuk / AA+ 4.12, Pabbi Cement Limited - TFC / AA- 3.37, ' +
      'Khairabad Leasing Limited - TFC / A+ 2.96, Nizampur Microfinance Bank Limited - TFC / A+ 2.21, Risalpur Engineering ' +
      'Limited - Sukuk / AA 1.74',
  ),
  ter: 1.91,
  metrics: [
    ['Wtd. Avg. Maturity (Days)', 812, 0],
    ['Yield to Maturity (%)', 21.9, 1],
  ],
});

const SECTORS =
  'Commercial Banks 24.3, Oil & Gas Exploration 21.6, Fertilizer 12.4, Cement 10.8, Power 6.9, Other sectors 17.9';

const stocks = fund({
  name: 'Nowshera Equity Fund',
  abbr: 'NEF',
  model: s.market([2003, 11, 17], 100, 1, 6_420_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    management_fee_raw: 'Up to 3.00% p.a. of Net Assets',
    front_end_load_raw: 'Up to 3.00%',
    investment_objective_raw:
      'NEF seeks long term growth of capital by investing in companies with sound fundamentals and attractive valuations.',
  },
  rating: null,
  asset: s.weights('Equities 93.9, Bank Deposits 4.7, Other Assets 1.4'),
  second: s.sectors(SECTORS),
  papers: s.papers(
    'Akora Bank Limited 9.61, Nizampur Petroleum Limited 9.18, Risalpur Engineering Limited 7.64, Jehangira Power Limited ' +
      '6.87, Manki Sharif Fertilizer Limited 6.35, Pabbi Cement Limited 5.49, Badrashi Bank Limited 5.03, Pir Sabaq ' +
      'Oilfields Limited 4.46, Ziarat Kaka Sahib Foods Limited 3.28, Cherat Road Cement Limited 2.77',
  ),
  ter: 4.12,
  metrics: [
    ['Beta', 0.97, 2],
    ['Price to Earnings (x)', 4.1, 1],
  ],
});

const etf = fund({
  name: 'Nowshera Dividend Exchange Traded Fund',
  abbr: 'NDETF',
  model: s.market([2020, 10, 12], 10, 0.93, 14_300_000),
  profile: {
    fund_type_raw: 'Open-ended Exchange Traded Fund',
    category_raw: 'Exchange Traded Fund',
    benchmark_raw: 'Nowshera Dividend 12 Index',
    risk_profile_raw: 'High',
    pricing_mechanism_raw: null,
    cutoff_raw: 'Trading hours of PSX',
    management_fee_raw: 'Up to 0.50% p.a. of Net Assets',
    front_end_load_raw: 'None',
    minimum_initial_raw: null,
    minimum_subsequent_raw: null,
    investment_objective_raw:
      'NDETF seeks to track the performance of its index before expenses, and to pay out all dividends.',
  },
  rating: null,
  asset: s.weights('Equities 98.2, Bank Deposits 1.4, Other Assets 0.4'),
  second: s.sectors(
    'Commercial Banks 31.7, Fertilizer 24.2, Power 17.8, Oil & Gas Exploration 15.3, Other sectors 9.2',
  ),
  papers: s.papers(
    'Akora Bank Limited 15.83, Manki Sharif Fertilizer Limited 13.94, Nizampur Petroleum Limited 11.72, Badrashi Bank ' +
      'Limited 10.41, Jehangira Power Limited 9.86, Kund Park Fertilizer Limited 8.37, Tarnab Power Limited 7.15, Amangarh ' +
      'Bank Limited 5.96, Pir Sabaq Oilfields Limited 4.38, Dheri Katti Khel Tobacco Limited 3.62, Azakhel Textile Limited ' +
      '2.94, Shaidu Chemicals Limited 2.21',
  ),
  ter: 1.46,
  metrics: [
    ['Tracking Error (%)', 0.41, 2],
    ['Dividend Yield (%)', 13.2, 1],
  ],
});

const fixed = fund({
  name: 'Nowshera Term Deposit Plan - IV',
  abbr: 'NTDP-IV',
  model: s.rate([2023, 7, 3], 100, 0.4, 9_860_000),
  profile: {
    fund_type_raw: 'Open-ended Scheme (limited period)',
    category_raw: 'Fixed Rate / Return',
    benchmark_raw: '12-month PKRV on the last day of the IPO',
    risk_profile_raw: 'Low',
    management_fee_raw: 'Up to 0.25% p.a. of Net Assets',
    front_end_load_raw: 'None',
    back_end_load_raw: 'Up to 1.50% before maturity',
    minimum_initial_raw: 'Rs. 50,000',
    minimum_subsequent_raw: null,
    listing_raw: null,
    investment_objective_raw:
      'NTDP-IV seeks to provide a promised return to the investors who remain invested until maturity.',
  },
  rating: null,
  asset: s.weights('T-Bills 94.6, Bank Deposits 4.8, Other Assets 0.6'),
  second: s.credit('Govt. Securities 94.6, AA+ 4.8, Other Assets 0.6'),
  papers: [],
  ter: 0.39,
  metrics: [['Wtd. Avg. Maturity (Days)', 214, 0]],
});

const PENSION: s.Day = [2012, 9, 10];

const pension = fund({
  ...s.EMPTY,
  name: 'Nowshera Pension Fund',
  abbr: 'NPF',
  model: s.market(PENSION, 100, 0, 1),
  profile: {
    fund_type_raw: 'Open-ended Pension Scheme',
    category_raw: 'Voluntary Pension Scheme',
    risk_profile_raw: 'Allocation dependent',
    management_fee_raw: 'Up to 1.50% p.a. of Net Assets',
    front_end_load_raw: 'Up to 3.00%',
    listing_raw: null,
    leverage_raw: null,
    minimum_initial_raw: 'Rs. 1,000',
    minimum_subsequent_raw: 'Rs. 500',
    investment_objective_raw:
      'NPF seeks to provide participants with a flexible savings plan and a regular income after retirement.',
  },
  rating: null,
  subs: [
    s.sub('NPF Equity Sub-Fund', s.market(PENSION, 100, 0.98, 534_000), {
      asset: s.weights('Equities 92.8, Bank Deposits 5.8, Other Assets 1.4'),
      second: s.sectors(SECTORS),
      papers: s.papers(
        'Nizampur Petroleum Limited 10.72, Akora Bank Limited 9.84, Jehangira Power Limited 7.91, Pabbi Cement Limited 6.43, ' +
          'Manki Sharif Fertilizer Limited 5.37',
      ),
      ter: 2.76,
    }),
    s.sub('NPF Debt Sub-Fund', s.rate(PENSION, 100, -0.4, 1_140_000), {
      asset: s.weights('PIBs 42.6, T-Bills 33.8, Bank Deposits 21.4, Other Assets 2.2'),
      second: s.credit('Govt. Securities 76.4, AAA 6.9, AA+ 9.1, AA 5.4, Other Assets 2.2'),
      papers: [],
      ter: 1.62,
    }),
    s.sub('NPF Money Market Sub-Fund', s.rate(PENSION, 100, -0.6, 1_970_000), {
      asset: s.weights('T-Bills 81.3, Bank Deposits 17.1, Other Assets 1.6'),
      second: s.credit('Govt. Securities 81.3, AAA 7.4, AA+ 6.3, AA 3.4, Other Assets 1.6'),
      papers: [],
      ter: 1.38,
    }),
  ],
});

export const FUNDS = [cash, income, stocks, etf, fixed, pension];
