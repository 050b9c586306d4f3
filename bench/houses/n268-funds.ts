/** The funds of AMC N268, one on each page: four funds of its own figures, and a pension fund with sub-funds. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end Scheme',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'BDO Ebrahim & Co., Chartered Accountants',
  listing_raw: 'Pakistan Stock Exchange',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:00 p.m.',
  par_value_raw: null,
  minimum_initial_raw: 'PKR 5,000',
  minimum_subsequent_raw: 'PKR 1,000',
  back_end_load_raw: 'Nil',
});

const REST = 'Other assets';
export const SHARES = 'Listed equities';

const cash = fund({
  name: 'Naran Cash Fund',
  abbr: 'NCAF',
  model: s.rate([2014, 9, 22], 100, -0.2, 61_300_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '90% of three-month PKRV rates and 10% of three-month average deposit rates of three AA rated banks',
    risk_profile_raw: 'Very low',
    pricing_mechanism_raw: 'Backward',
    cutoff_raw: '10:30 a.m.',
    management_fee_raw: '0.75% p.a. of average net assets',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'The Fund seeks to provide a steady return with daily liquidity from T-Bills, deposits and placements of short tenor.',
  },
  rating: ['AA+(f)', 'PACRA', [2025, 3, 28]],
  asset: s.weights(`T-Bills 66.3, Bank deposits 21.5, Placements with DFIs 10.1, ${REST} 2.1`),
  second: s.credit('Government securities 66.3, AAA 14.4, AA+ 10.6, AA 6.6, Unrated 2.1'),
  papers: [],
  ter: 1.02,
  metrics: [['Weighted average maturity (days)', 64, 0]],
});

const islamic = fund({
  name: 'Naran Islamic Income Fund',
  abbr: 'NIIF',
  model: s.rate([2017, 4, 10], 50, -0.7, 48_900_000),
  profile: {
    category_raw: 'Shariah Compliant Income',
    benchmark_raw: 'Six-month average deposit rates of three A rated Islamic banks',
    risk_profile_raw: 'Medium',
    trustee_raw: 'Digital Custodian Company Limited',
    management_fee_raw: 'Up to 1.25% p.a. (actual: 0.98% p.a.)',
    front_end_load_raw: 'Up to 1.50%',
    investment_objective_raw:
      'The Fund seeks to generate a competitive halal return from Shariah compliant Sukuk, Ijara Sukuk and Islamic deposits.',
  },
  rating: ['A+(f)', 'VIS', [2025, 1, 13]],
  asset: s.weights(`GoP Ijara Sukuk 43.2, Corporate Sukuk 17.9, Bank deposits 36.4, ${REST} 2.5`),
  second: s.credit('Government securities 43.2, AAA 9.7, AA+ 21.4, AA 15.8, A+ 7.4, Unrated 2.5'),
  papers: s.papers(
    'Saiful Power Sukuk-II / AA+ 5.47, Batakundi Bank Mudarba Sukuk / AA+ 4.36, Lalazar Telecom Sukuk / AA 3.58, ' +
      'Jalkhad Sugar Sukuk / A+ 2.41, Burawai Foods Sukuk / A+ 1.63',
  ),
  ter: 1.58,
  metrics: [
    ['Weighted average maturity (years)', 2.4, 1],
    ['Duration (years)', 0.9, 2],
  ],
});

const sovereign = fund({
  name: 'Naran Government Securities Fund',
  abbr: 'NGSF',
  model: s.rate([2019, 11, 4], 100, 0.1, 17_800_000),
  profile: {
    category_raw: 'Sovereign Income',
    benchmark_raw: 'Six-month PKRV rates',
    risk_profile_raw: 'Medium',
    management_fee_raw: '1.10% p.a. of average net assets',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'The Fund seeks to earn a competitive return at low credit risk from securities of the Government of Pakistan.',
  },
  rating: ['AA-(f)', 'PACRA', [2025, 3, 28]],
  asset: s.weights(`PIBs 54.6, T-Bills 31.2, Bank deposits 12.5, ${REST} 1.7`),
  second: s.credit('Government securities 85.8, AAA 7.1, AA+ 5.4, Unrated 1.7'),
  papers: [],
  ter: 1.41,
  metrics: [
    ['Weighted average maturity (years)', 2.9, 1],
    ['Duration (years)', 1.3, 2],
  ],
});

const stock = fund({
  name: 'Naran Stock Fund',
  abbr: 'NSTF',
  model: s.market([2010, 2, 15], 50, 1.03, 22_400_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    management_fee_raw: '2.25% p.a. of average net assets',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'The Fund seeks growth of capital over the long term from a diversified portfolio of listed equities.',
  },
  rating: null,
  asset: s.weights(`${SHARES} 93.9, Bank deposits 4.2, ${REST} 1.9`),
  second: s.sectors(
    'Commercial Banks 23.1, Fertilizer 17.4, Oil & Gas Exploration 14.9, Cement 13.8, Power 7.2, Other sectors 17.5',
  ),
  papers: s.papers(
    'Kunhar Fertilizer / Fertilizer 10.21, Batakundi Bank / Commercial Banks 9.34, Saiful Petroleum / Oil & Gas Exploration ' +
      '8.12, Besal Cement / Cement 7.45, Jalkhad Bank / Commercial Banks 6.68, Gittidas Power / Power 4.91, Lulusar ' +
      'Fertilizer / Fertilizer 4.27, Burawai Cement / Cement 3.83, Khaniyan Bank / Commercial Banks 3.02, Shogai Motors / ' +
      'Automobiles 2.56',
  ),
  ter: 3.87,
  metrics: [
    ['Beta', 0.97, 2],
    ['Standard deviation (%)', 18.6, 2],
    ['Sharpe ratio', 0.84, 2],
  ],
});

const BIRTH: s.Day = [2016, 8, 1];

const pension = fund({
  ...s.EMPTY,
  name: 'Naran Islamic Pension Fund',
  abbr: 'NIPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Shariah Compliant Voluntary Pension Scheme',
    fund_type_raw: 'Open-end Scheme',
    listing_raw: null,
    benchmark_raw: null,
    risk_profile_raw: 'As per the allocation of the participant',
    management_fee_raw: '1.00% p.a. of average net assets',
    front_end_load_raw: '3.00%',
    minimum_initial_raw: 'PKR 1,000',
    minimum_subsequent_raw: 'PKR 500',
    investment_objective_raw:
      'The Fund offers participants a flexible way to save for retirement in Shariah compliant sub-funds of their choice.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 0.96, 1_710_000), {
      asset: s.weights(`${SHARES} 92.7, Bank deposits 5.8, ${REST} 1.5`),
      papers: s.papers(
        'Kunhar Fertilizer / Fertilizer 11.43, Saiful Petroleum / Oil & Gas Exploration 9.62, Besal Cement / Cement 8.17, ' +
          'Gittidas Power / Power 6.05, Burawai Cement / Cement 4.88',
      ),
      ter: 2.46,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, -0.5, 2_380_000), {
      asset: s.weights(`GoP Ijara Sukuk 61.2, Corporate Sukuk 8.4, Bank deposits 28.6, ${REST} 1.8`),
      papers: [],
      ter: 1.69,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.3, 3_960_000), {
      asset: s.weights(`GoP Ijara Sukuk 38.9, Bank deposits 59.4, ${REST} 1.7`),
      papers: [],
      ter: 1.27,
    }),
  ],
});

export const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  NIIF: [{ name: 'Andara Steel', type: 'Sukuk', cost: 64.2, provided: 25.68 }],
};

/** In the order of the pages. */
export const FUNDS: readonly s.Fund[] = [cash, islamic, sovereign, stock, pension];
