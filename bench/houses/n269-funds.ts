/** The funds of AMC N269: two labels on each page, and a pension fund with a label for each sub-fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-ended',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Riaz Ahmad & Co., Chartered Accountants',
  listing_raw: 'Pakistan Stock Exchange Limited',
  pricing_mechanism_raw: 'Forward pricing',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '2:30 PM',
  par_value_raw: null,
  minimum_initial_raw: 'Rs. 500',
  minimum_subsequent_raw: 'Rs. 100',
  back_end_load_raw: 'None',
});

const REST = 'Receivables and other';
export const SHARES = 'Listed shares';

const money = fund({
  name: 'Zehri Money Market Fund',
  abbr: 'ZMMF',
  model: s.rate([2015, 1, 19], 50, -0.4, 103_000_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '70% 3M PKRV + 30% 3M deposit rates of three AA rated banks',
    risk_profile_raw: 'Very low',
    risk_of_principal_raw: 'Principal at very low risk',
    pricing_mechanism_raw: 'Backward pricing',
    cutoff_raw: '11:30 AM',
    management_fee_raw: '0.65% of average net assets',
    front_end_load_raw: 'None',
    investment_objective_raw:
      'To pay a regular return and to keep money at hand, from T-Bills and deposits of short tenor.',
  },
  rating: ['AA(f)', 'PACRA', [2023, 9, 22]],
  asset: s.weights(`T-Bills 71.3, Commercial paper 4.6, Bank deposits 15.7, Term deposits 6.8, ${REST} 1.6`),
  second: s.credit('Government 71.3, AAA 8.9, AA+ 10.3, AA 7.9, Not rated 1.6'),
  papers: [],
  ter: 0.89,
  metrics: [['Weighted average maturity (days)', 58, 0]],
});

const islamic = fund({
  name: 'Zehri Islamic Income Fund',
  abbr: 'ZIIF',
  model: s.rate([2018, 10, 8], 100, -1.1, 14_700_000),
  profile: {
    category_raw: 'Shariah Compliant Income Scheme',
    benchmark_raw: '6M deposit rates of three A rated Islamic banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    trustee_raw: 'Digital Custodian Company Limited',
    management_fee_raw: '1.00% of average net assets',
    front_end_load_raw: '1.00%',
    investment_objective_raw: 'To earn a halal return from Sukuk and Islamic deposits with a moderate level of risk.',
  },
  rating: ['A+(f)', 'VIS', [2024, 1, 5]],
  asset: s.weights(`GoP Ijara Sukuk 39.8, TFCs / Sukuk 21.7, Bank deposits 31.4, Term deposits 5.2, ${REST} 1.9`),
  second: s.credit('Government 39.8, AAA 12.6, AA+ 18.3, AA 19.7, A+ 7.7, Not rated 1.9'),
  papers: s.papers(
    'Moola Energy Sukuk / AA+ 6.32, Zidi Telecom Sukuk-III / AA 5.19, Anjira Bank Tier-I Sukuk / AA- 4.27, Norgama Sugar ' +
      'Sukuk / A+ 3.38',
  ),
  ter: 1.37,
  metrics: [
    ['Weighted average maturity (years)', 1.7, 1],
    ['Duration (years)', 0.6, 2],
  ],
});

const stock = fund({
  name: 'Zehri Stock Fund',
  abbr: 'ZSF',
  model: s.market([2011, 3, 28], 50, 1.02, 19_600_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '2.00% of average net assets',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'To let capital grow over the long term with shares of sound companies listed in Pakistan.',
  },
  rating: null,
  asset: s.weights(`${SHARES} 95.1, Bank deposits 3.2, ${REST} 1.7`),
  second: s.sectors('Banks 26.4, Exploration 18.2, Cement 14.6, Fertilizer 11.9, Power 8.3, Other sectors 15.7'),
  papers: s.papers(
    'Anjira Bank / Banks 9.87, Surab Petroleum / Exploration 9.02, Karkh Cement / Cement 7.66, Zidi Fertilizer / Fertilizer ' +
      '6.93, Moola Energy / Power 5.71, Gazgi Bank / Banks 4.88, Norgama Oilfields / Exploration 4.03, Tutak Cement / Cement 3.29',
  ),
  ter: 3.61,
  metrics: [
    ['Standard deviation (%)', 17.4, 2],
    ['Sharpe ratio', 0.41, 2],
  ],
});

const balanced = fund({
  name: 'Zehri Asset Allocation Fund',
  abbr: 'ZAAF',
  model: s.market([2021, 9, 13], 100, 0.55, 5_900_000),
  profile: {
    category_raw: 'Asset Allocation Scheme',
    benchmark_raw: '50% KSE-100 Index + 50% six months KIBOR',
    risk_profile_raw: 'Medium to high',
    risk_of_principal_raw: 'Principal at medium to high risk',
    management_fee_raw: '1.75% of average net assets',
    front_end_load_raw: '2.00%',
    investment_objective_raw: 'To combine the growth of shares with the income of PIBs and deposits in one fund.',
  },
  rating: null,
  asset: s.weights(`${SHARES} 52.8, PIBs 27.3, Bank deposits 18.1, ${REST} 1.8`),
  second: s.sectors('Banks 15.7, Exploration 10.8, Cement 9.4, Fertilizer 7.1, Other sectors 9.8'),
  papers: s.papers(
    'Anjira Bank / Banks 6.84, Surab Petroleum / Exploration 5.97, Zidi Fertilizer / Fertilizer 4.95, Karkh Cement / Cement ' +
      '4.11, Gazgi Bank / Banks 3.36',
  ),
  ter: 2.74,
  metrics: [
    ['Standard deviation (%)', 9.8, 2],
    ['Sharpe ratio', 0.36, 2],
  ],
});

const BIRTH: s.Day = [2019, 6, 3];

const pension = fund({
  ...s.EMPTY,
  name: 'Zehri Pension Fund',
  abbr: 'ZPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary Pension Scheme',
    listing_raw: null,
    benchmark_raw: null,
    risk_profile_raw: 'Depends on the allocation of the participant',
    management_fee_raw: '1.10% of average net assets',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'To build savings for retirement in sub-funds that the participant combines as he or she prefers.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 0.98, 940_000), {
      asset: s.weights(`${SHARES} 93.6, Bank deposits 4.7, ${REST} 1.7`),
      papers: s.papers(
        'Anjira Bank / Banks 10.42, Surab Petroleum / Exploration 9.51, Karkh Cement / Cement 7.85, Moola Energy / Power 5.64',
      ),
      ter: 2.31,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, -0.6, 1_320_000), {
      asset: s.weights(`PIBs 48.2, T-Bills 29.7, Bank deposits 20.4, ${REST} 1.7`),
      papers: [],
      ter: 1.54,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.3, 2_870_000), {
      asset: s.weights(`T-Bills 79.4, Bank deposits 19.2, ${REST} 1.4`),
      papers: [],
      ter: 1.18,
    }),
  ],
});

export const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  ZIIF: [{ name: 'Gresha Textile', type: 'Sukuk', cost: 31.6, provided: 11.06 }],
};

/** In the order of the pages. */
export const FUNDS: readonly s.Fund[] = [money, islamic, stock, balanced, pension];
