/** The funds of AMC N154: savings, a fixed return plan, income, an exchange traded fund, and stocks. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Crowe Hussain Chaudhury & Co.',
  pricing_mechanism_raw: 'Forward pricing',
  dealing_days_raw: 'Monday to Friday, except bank holidays',
  cutoff_raw: '3:30 pm',
  back_end_load_raw: 'None',
  leverage_raw: 'None',
  minimum_initial_raw: 'Rs. 500',
  minimum_subsequent_raw: 'Rs. 100',
});

const savings = fund({
  name: 'Kunri Daily Savings Fund',
  abbr: 'KDSF',
  model: s.rate([2017, 3, 6], 100, 0.15, 91_800_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '90% three months PKRV and 10% three months average deposit rate of three banks with a rating of AA',
    risk_profile_raw: 'Very low',
    cutoff_raw: '9:30 am (same day), 3:30 pm',
    management_fee_raw: 'Up to 1.25% of net assets',
    front_end_load_raw: 'None',
    investment_objective_raw:
      'It wants to pay you more than a savings account, every day, from Treasury Bills and deposits with banks of high quality.',
  },
  rating: ['AA+(f)', 'VIS', [2025, 1, 16]],
  asset: s.weights('T-Bills 57.6, PIBs 18.9, Bank deposits 22.1, Others 1.4'),
  second: s.credit('Government securities 76.5, AAA 11.8, AA+ 8.6, AA 1.7, Others 1.4'),
  papers: [],
  ter: 0.92,
  fof: 236,
  metrics: [
    ['Weighted average maturity in days', 58, 0],
    ['Yield to maturity in %', 11.2, 2],
  ],
});

const fixed = fund({
  name: 'Kunri Fixed Return Plan IV',
  abbr: 'KFRP',
  model: { ...s.rate([2024, 8, 19], 100, 0.3, 24_600_000), accumulates: true },
  profile: {
    category_raw: 'Fixed Rate / Return',
    benchmark_raw: 'Twelve months PKRV on the day of launch',
    risk_profile_raw: 'Low',
    management_fee_raw: 'Up to 1.00% of net assets',
    front_end_load_raw: 'None',
    back_end_load_raw: '1.00% before maturity, none at maturity',
    minimum_initial_raw: 'Rs. 100,000',
    minimum_subsequent_raw: 'None accepted after launch',
    investment_objective_raw:
      'It wants to give you the return that was fixed at the launch, if you keep your units until the day of maturity.',
  },
  rating: null,
  asset: s.weights('T-Bills 84.3, PIBs 12.6, Bank deposits 2.4, Others 0.7'),
  second: s.credit('Government securities 96.9, AAA 2.4, Others 0.7'),
  papers: [],
  ter: 0.58,
  metrics: [
    ['Weighted average maturity in days', 84, 0],
    ['Yield to maturity in %', 14.3, 2],
  ],
});

const income = fund({
  name: 'Kunri Income Builder Fund',
  abbr: 'KIBF',
  model: s.rate([2010, 10, 4], 100, 0.7, 33_500_000),
  profile: {
    category_raw: 'Income',
    benchmark_raw: '75% six months KIBOR and 25% six months average deposit rate of three banks with a rating of A',
    risk_profile_raw: 'Medium',
    management_fee_raw: 'Up to 1.50% of net assets',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'It wants to build a regular income for you from bonds of the Government and of companies with a rating of at least A-.',
  },
  rating: ['A+(f)', 'VIS', [2025, 1, 16]],
  asset: s.weights('PIBs 36.8, T-Bills 14.2, TFCs & Sukuk 17.3, Bank deposits 29.4, Others 2.3'),
  second: s.credit('Government securities 51.0, AAA 14.6, AA+ 12.8, AA 11.5, A+ 7.8, Others 2.3'),
  papers: s.papers(
    'Nabisar Road Bank TFC-IV / AA+ 5.28, Chhor Solar Sukuk / AA 4.46, Dhoronaro Telecom Sukuk / AAA 3.91, Kaplore Housing TFC / A+ 2.63, ' +
      'Hyder Farm Sugar Sukuk / A+ 1.72',
  ),
  ter: 1.76,
  fof: 148,
  metrics: [
    ['Weighted average maturity in years', 2.2, 1],
    ['Duration in years', 1.3, 1],
    ['Yield to maturity in %', 11.9, 2],
  ],
});

const etf = fund({
  name: 'Kunri Consumers Exchange Traded Fund',
  abbr: 'KCETF',
  model: s.market([2022, 1, 31], 10, 0.96, 14_800_000),
  profile: {
    category_raw: 'Exchange Traded Fund',
    benchmark_raw: 'Kunri Consumers Index (total return)',
    risk_profile_raw: 'High',
    dealing_days_raw: 'Trading days of the Pakistan Stock Exchange',
    cutoff_raw: 'Hours of the Pakistan Stock Exchange',
    pricing_mechanism_raw: 'Market price during the day',
    management_fee_raw: 'Up to 0.75% of net assets',
    front_end_load_raw: 'None',
    minimum_initial_raw: 'One unit',
    minimum_subsequent_raw: 'One unit',
    investment_objective_raw:
      'It wants to follow an index of companies whose products you use at home, from food and medicine to cars and telephones.',
  },
  rating: null,
  asset: s.weights('Equities 97.6, Bank deposits 1.7, Others 0.7'),
  second: s.sectors('Food 31.2, Pharmaceuticals 24.8, Automobiles 18.3, Technology 12.9, Other sectors 10.4'),
  papers: s.papers(
    'Hyder Farm Foods Limited / Food 13.42, Kaplore Laboratories Limited / Pharmaceuticals 12.16, Chhor Motors Limited / Automobiles 10.73, ' +
      'Nabisar Dairies Limited / Food 9.84, Dhoronaro Telecom Limited / Technology 8.91, Pithoro Pharma Limited / Pharmaceuticals 7.65, ' +
      'Bustan Edible Oils Limited / Food 6.38',
  ),
  ter: 1.63,
  metrics: [
    ['Tracking error in %', 0.44, 2],
    ['Dividend yield in %', 6.2, 2],
  ],
});

const stocks = fund({
  name: 'Kunri Growth Stock Fund',
  abbr: 'KGSF',
  model: s.market([2008, 2, 11], 50, 1.05, 16_200_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index (total return)',
    risk_profile_raw: 'High',
    management_fee_raw: 'Up to 3.00% of net assets',
    front_end_load_raw: '2.00%',
    back_end_load_raw: 'None (class A), 2.00% in the first year (class B)',
    investment_objective_raw:
      'It wants to let your savings grow with the listed companies of Pakistan; you should not need your money for five years.',
  },
  rating: null,
  asset: s.weights('Equities 93.8, Bank deposits 4.7, Others 1.5'),
  second: s.sectors(
    'Commercial banks 25.3, Oil & gas exploration 16.2, Cement 14.4, Fertilizer 12.9, Power 8.7, Other sectors 16.3',
  ),
  papers: s.papers(
    'Nabisar Road Bank Limited / Commercial banks 9.63, Gujri Wells Exploration Limited / Oil & gas exploration 8.71, Pithoro Cement ' +
      'Limited / Cement 7.84, Bustan Fertilizer Limited / Fertilizer 7.12, Dhoronaro Bank Limited / Commercial banks 6.45, Chhor Power ' +
      'Limited / Power 5.38, Kaplore Cement Limited / Cement 4.52, Hyder Farm Foods Limited / Food 3.67',
  ),
  ter: 4.12,
  metrics: [
    ['Beta', 1.05, 2],
    ['Price to earnings', 6.6, 1],
    ['Dividend yield in %', 7.4, 2],
  ],
});

/** In the order of the booklet. */
export const FUNDS = [savings, fixed, income, etf, stocks];

/** The managers’ comments on the month. */
export const COMMENTS: Readonly<Record<string, string>> = {
  KDSF: 'The policy rate was cut to 11.00% in May. We had bought Treasury Bills of six months before, at higher yields.',
  KFRP: 'Nothing has changed: the bills and bonds were bought at the launch, and mature shortly before the Plan.',
  KIBF: 'We sold some bonds with long maturities after their prices had risen, and keep more deposits until the budget is known.',
  KCETF:
    'Food companies gained most in the index. Its review at the end of May replaced one maker of tractors by a dairy.',
  KGSF: 'Shares recovered when the tensions at the border ended. We used the low prices of the first week to buy banks and cement.',
};

/** The day on which the plan with a fixed return ends. */
export const PLAN_ENDS: s.Day = [2025, 8, 19];
