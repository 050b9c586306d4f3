/** The funds of AMC N271: cash, Islamic income, stocks, and a pension fund with three sub-funds. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open end',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'BDO Ebrahim & Co., Chartered Accountants',
  listing_raw: 'Pakistan Stock Exchange',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:30 pm',
  minimum_initial_raw: 'Rs. 1,000',
  minimum_subsequent_raw: 'Rs. 500',
  back_end_load_raw: 'None',
});

const REST = 'Other assets';
export const SHARES = 'Shares';

const cash = fund({
  name: 'Gharo Cash Fund',
  abbr: 'GCF',
  model: s.rate([2012, 9, 17], 100, -0.3, 61_800_000),
  profile: {
    category_raw: 'Money market',
    benchmark_raw: '70% of 3-month PKRV and 30% of the 3-month deposit rate of three AA rated banks',
    risk_profile_raw: 'Very low',
    pricing_mechanism_raw: 'Backward',
    cutoff_raw: '10:30 am',
    management_fee_raw: '0.60% a year',
    front_end_load_raw: 'None',
    investment_objective_raw: 'The Fund keeps savings liquid and earns a competitive return from short dated paper.',
  },
  rating: ['AA+(f)', 'VIS', [2022, 12, 29]],
  asset: s.weights(`T-Bills 69.3, Bank balances 21.4, Commercial paper 7.8, ${REST} 1.5`),
  second: s.credit('Government 69.3, AAA 13.1, AA+ 9.4, AA 6.7, Unrated 1.5'),
  papers: s.papers('Sakro Textile CP / A-1 4.31, Bhanbhore Energy CP / A-1+ 3.26'),
  ter: 0.96,
  metrics: [['Maturity, days', 38, 0]],
});

const income = fund({
  name: 'Gharo Halal Income Fund',
  abbr: 'GHIF',
  model: s.rate([2016, 2, 8], 100, -1.3, 28_900_000),
  profile: {
    category_raw: 'Shariah compliant income',
    benchmark_raw: '6-month deposit rate of three A rated Islamic banks',
    risk_profile_raw: 'Medium',
    management_fee_raw: '1.10% a year',
    front_end_load_raw: '1.00%',
    investment_objective_raw: 'The Fund earns Halal income from Sukuk of the Government and of sound companies.',
  },
  rating: ['A+(f)', 'PACRA', [2023, 3, 10]],
  asset: s.weights(`Ijara Sukuk 46.1, Corporate Sukuk 18.7, Bank balances 33.3, ${REST} 1.9`),
  second: s.credit('Government 46.1, AAA 9.6, AA+ 17.4, AA 14.2, A+ 10.8, Unrated 1.9'),
  papers: s.papers(
    'Bhanbhore Energy Sukuk / AA+ 6.48, Dhabeji Steel Sukuk / A+ 4.92, Jungshahi Cement Sukuk / AA 3.77, Keti Port ' +
      'Sukuk / AA+ 2.61, Sakro Textile Sukuk / A+ 1.15',
  ),
  ter: 1.58,
  metrics: [
    ['Maturity, years', 1.9, 1],
    ['Duration, years', 0.37, 2],
  ],
});

const stock = fund({
  name: 'Gharo Stock Fund',
  abbr: 'GSF',
  model: s.market([2008, 11, 24], 50, 1.02, 18_300_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    trustee_raw: 'Digital Custodian Company Limited',
    management_fee_raw: '2.50% a year',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'The Fund seeks growth of capital from shares of listed companies with strong cash flows.',
  },
  rating: null,
  asset: s.weights(`${SHARES} 93.4, Bank balances 4.9, ${REST} 1.7`),
  second: s.sectors('Banks 21.6, Exploration 18.3, Cement 14.9, Fertilizer 12.2, Technology 7.5, Other sectors 18.9'),
  papers: s.papers(
    'Haleji Bank / Banks 9.44, Thatta Exploration / Exploration 8.87, Jungshahi Cement / Cement 7.63, Buhara ' +
      'Fertilizer / Fertilizer 7.02, Keti Port Services / Transport 5.36, Sakro Textile / Textile 4.41, Mirpur Sakro ' +
      'Systems / Technology 3.58, Bhanbhore Energy / Power 2.79',
  ),
  ter: 4.12,
  metrics: [
    ['Standard deviation, %', 18.4, 1],
    ['Sharpe ratio', 0.31, 2],
    ['Beta', 0.97, 2],
  ],
});

const BIRTH: s.Day = [2014, 6, 30];

const sub = (name: string, model: s.Model, asset: string, ter: number): s.SubFund =>
  s.sub(name, model, { papers: [], asset: s.weights(asset), ter });

const pension = fund({
  ...s.EMPTY,
  name: 'Gharo Pension Fund',
  abbr: 'GPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary pension scheme',
    benchmark_raw: 'KSE-100 Index (Equity), 12-month PKRV (Debt), 3-month PKRV (Money Market)',
    risk_profile_raw: 'As the participant allocates',
    listing_raw: 'Not listed',
    minimum_initial_raw: 'Rs. 2,000',
    management_fee_raw: '1.25% a year',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'The Fund helps participants to save in a flexible way for a regular income after retirement.',
  },
  rating: null,
  subs: [
    sub(
      'Equity Sub-Fund',
      s.market(BIRTH, 100, 0.98, 2_130_000),
      `${SHARES} 92.7, Bank balances 5.7, ${REST} 1.6`,
      2.36,
    ),
    sub(
      'Debt Sub-Fund',
      s.rate(BIRTH, 100, -0.7, 2_480_000),
      `PIBs 48.2, T-Bills 33.9, Bank balances 16.4, ${REST} 1.5`,
      1.47,
    ),
    sub(
      'Money Market Sub-Fund',
      s.rate(BIRTH, 100, -1.2, 3_560_000),
      `T-Bills 74.1, Bank balances 24.8, ${REST} 1.1`,
      1.39,
    ),
  ],
});

/** In the order of the pages. */
export const FUNDS: readonly s.Fund[] = [cash, income, stock, pension];

export const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  GHIF: [{ name: 'Sakro Textile', type: 'Sukuk', cost: 52, provided: 18.5 }],
};

type Member = readonly [name: string, designation: string, abbrs: readonly string[]];

/** Members of the committee, and the funds that each of them works for. */
export const TEAM: readonly Member[] = [
  ['Syed Murad Shirazi', 'Chief Executive Officer', ['GCF', 'GHIF', 'GSF', 'GPF']],
  ['Anila Jokhio, CFA', 'Chief Investment Officer', ['GCF', 'GHIF', 'GSF', 'GPF']],
  ['Danish Palijo', 'Head of Fixed Income', ['GCF', 'GHIF', 'GPF']],
  ['Marvi Memon, CFA', 'Head of Equities', ['GSF', 'GPF']],
  ['Kamran Jakhro, ACCA', 'Head of Risk', ['GCF', 'GHIF', 'GSF', 'GPF']],
];
