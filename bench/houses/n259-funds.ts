/** The funds of AMC N259, two pages each: money market, income, asset allocation, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Grant Thornton Anjum Rahman',
  registrar_raw: 'F.D. Registrar Services (Private) Limited',
  par_value_raw: 'Rs. 100',
  pricing_mechanism_raw: 'Forward',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Rs. 1,000',
  minimum_subsequent_raw: 'Rs. 100',
  back_end_load_raw: 'Nil',
});

const REST = 'Other assets';
export const SHARES = 'Equities';

const cash = fund({
  name: 'Gidar Daily Savings Fund',
  abbr: 'GDSF',
  model: s.rate([2013, 4, 8], 100, 0.1, 74_600_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '70% 3-month PKRV + 30% 3-month deposit rate of three AA banks',
    risk_profile_raw: 'Low',
    pricing_mechanism_raw: 'Backward',
    management_fee_raw: '0.55% of net assets a year',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'The Fund shall earn a daily profit for its unit holders from Treasury bills, deposits and placements, and ' +
      'shall repay them on the next working day.',
  },
  rating: ['AA(f)', 'VIS', [2024, 7, 2]],
  asset: s.weights(`T-Bills 63.8, Bank deposits 24.1, Placements with DFIs 9.6, ${REST} 2.5`),
  second: s.credit(`Government 63.8, AAA 17.4, AA+ 10.2, AA 6.1, ${REST} 2.5`),
  papers: [],
  ter: 0.78,
  metrics: [
    ['Average maturity (days)', 71, 0],
    ['Duration (days)', 66, 0],
  ],
});

const income = fund({
  name: 'Gidar Income Fund',
  abbr: 'GIF',
  model: s.rate([2010, 10, 18], 100, 0.4, 27_900_000),
  profile: {
    category_raw: 'Income',
    benchmark_raw: '75% 6-month KIBOR + 25% 6-month deposit rate of three AA banks',
    risk_profile_raw: 'Medium',
    management_fee_raw: '1.10% of net assets a year',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'The Fund shall earn a steady income from government securities, rated debt of companies and deposits, with a ' +
      'maturity of four years or less on average.',
  },
  rating: ['A(f)', 'VIS', [2024, 7, 2]],
  asset: s.weights(`PIBs 44.2, TFCs and Sukuk 26.7, Bank deposits 15.4, T-Bills 11.1, ${REST} 2.6`),
  second: s.credit(`Government 55.3, AAA 8.9, AA+ 12.6, AA 11.4, A+ 9.2, ${REST} 2.6`),
  papers: s.papers(
    'Wadh Power Sukuk / AA+ 6.73, Bank of Jhalawan TFC-II / AA 5.92, Moola Gas Sukuk / AA 4.61, Nal Telecom Sukuk / ' +
      'AA+ 3.84, Hatachi Leasing TFC / A+ 2.77, Greshak Sugar Sukuk / A+ 1.86',
  ),
  ter: 1.49,
  metrics: [
    ['Average maturity (years)', 2.9, 1],
    ['Duration (years)', 1.3, 1],
  ],
});

const allocation = fund({
  name: 'Gidar Asset Allocation Fund',
  abbr: 'GAAF',
  model: s.market([2007, 1, 29], 100, 0.74, 9_800_000),
  profile: {
    category_raw: 'Asset Allocation',
    benchmark_raw: '70% KSE-100 Index + 30% 6-month KIBOR',
    risk_profile_raw: 'High',
    management_fee_raw: '2.00% of net assets a year',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'The Fund shall shift its assets between shares, bonds and deposits as markets change, so that its unit ' +
      'holders earn more than either of them alone.',
  },
  rating: null,
  asset: s.weights(`${SHARES} 71.3, PIBs 14.8, Bank deposits 12.2, ${REST} 1.7`),
  second: s.sectors('Banks 19.8, Oil and gas 16.2, Cement 11.4, Fertilizer 9.7, Textile 5.1, Other sectors 9.1'),
  papers: s.papers(
    'Bank of Jhalawan / Banks 7.83, Moola Gas / Oil 7.12, Saruna Oilfields / Oil 6.44, Wadh Power / Power 5.71, ' +
      'Karkh Cement / Cement 5.08, Hatachi Bank / Banks 4.46, Zehri Fertilizer / Fertilizer 3.92, Nal Telecom / ' +
      'Technology 3.15',
  ),
  ter: 2.84,
  metrics: [
    ['Beta', 0.77, 2],
    ['Shares of companies held', 34, 0],
  ],
});

const BIRTH: s.Day = [2017, 2, 13];

const pension = fund({
  ...s.EMPTY,
  name: 'Gidar Pension Fund',
  abbr: 'GPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Pension',
    benchmark_raw: null,
    risk_profile_raw: 'As allocated',
    management_fee_raw: '1.25% of net assets a year',
    front_end_load_raw: '3.00%',
    back_end_load_raw: null,
    investment_objective_raw:
      'The Fund shall enable its members to save for old age during their working life, and to choose how their ' +
      'money is divided between three sub-funds.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 0.98, 2_130_000), {
      asset: s.weights(`${SHARES} 92.4, Bank deposits 6.3, ${REST} 1.3`),
      papers: [],
      ter: 2.31,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, -0.3, 2_780_000), {
      asset: s.weights(`PIBs 58.6, Bank deposits 22.7, TFCs and Sukuk 16.4, ${REST} 2.3`),
      papers: [],
      ter: 1.44,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.1, 3_360_000), {
      asset: s.weights(`T-Bills 66.9, Bank deposits 31.3, ${REST} 1.8`),
      papers: [],
      ter: 1.12,
    }),
  ],
});

/** In the order of the pages. */
export const FUNDS: readonly s.Fund[] = [cash, income, allocation, pension];
