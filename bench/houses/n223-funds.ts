/** The funds of AMC N223: cash, Islamic income, stocks, Islamic asset allocation, and a pension fund of parts. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Crowe Hussain Chaudhury & Co.',
  par_value_raw: 'Rs. 100',
  listing_raw: 'PSX',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '2:30 p.m.',
  leverage_raw: 'None',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  back_end_load_raw: 'Nil',
});

const cash = fund({
  name: 'Sohawa Cash Fund',
  abbr: 'SCF',
  model: s.rate([2014, 1, 20], 100, -0.2, 7_340_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '70% 3-month PKRV + 30% 3-month deposit rates of AA banks',
    risk_profile_raw: 'Low',
    cutoff_raw: '11:00 a.m.',
    management_fee_raw: '0.60% p.a.',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'To earn a competitive return with ready liquidity from T-Bills and deposits with highly rated banks.',
  },
  rating: ['AA(f)', 'VIS', [2021, 7, 5]],
  asset: s.weights('T-Bills 57.2, Bank Deposits 38.6, Commercial Paper 2.9, Others 1.3'),
  second: s.credit('Government 57.2, AAA 16.4, AA+ 11.8, AA 13.3, Others 1.3'),
  papers: s.papers('Lehri Power Limited CP 1.83, Domeli Foods Limited CP 1.04'),
  ter: 0.92,
  metrics: [['Weighted average maturity (days)', 38, 0]],
});

const income = fund({
  name: 'Sohawa Islamic Income Fund',
  abbr: 'SIIF',
  model: s.rate([2016, 9, 5], 100, 0.4, 4_610_000),
  profile: {
    category_raw: 'Shariah Compliant Income Scheme',
    benchmark_raw: '6-month average deposit rate of three A rated Islamic banks',
    risk_profile_raw: 'Medium',
    management_fee_raw: '1.00% p.a.',
    front_end_load_raw: 'Up to 1.00%',
    investment_objective_raw:
      'To earn a halal income at moderate risk from sukuk and from deposits with Islamic banks and Islamic windows.',
  },
  rating: ['A(f)', 'VIS', [2021, 7, 5]],
  asset: s.weights('GoP Ijara Sukuk 26.7, Corporate Sukuk 31.8, Bank Deposits 39.6, Others 1.9'),
  second: s.credit('Government 26.7, AAA 17.1, AA+ 15.3, AA 21.4, A+ 17.6, Others 1.9'),
  papers: s.papers(
    'Lehri Power Limited Sukuk 6.81, Adrana Telecom Limited Sukuk 6.06, Tarki Cement Limited Sukuk 4.92, Nagial ' +
      'Islamic Bank Limited Tier II Sukuk 3.67, Domeli Foods Limited Sukuk 2.58',
  ),
  ter: 1.46,
  metrics: [['Weighted average maturity (years)', 2.6, 1]],
});

const equity = fund({
  name: 'Sohawa Equity Fund',
  abbr: 'SEF',
  model: s.market([2007, 11, 12], 100, 1.05, 2_180_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    management_fee_raw: '2.00% p.a.',
    front_end_load_raw: 'Up to 2.00%',
    trustee_raw: 'Central Depository Company',
    investment_objective_raw:
      'To grow capital over the long term by investing in shares of well managed companies listed on the PSX.',
  },
  rating: null,
  asset: s.weights('Equities 89.4, Bank Deposits 8.7, Others 1.9'),
  second: s.sectors('Cement 19.6, Banks 17.8, Technology 13.2, Fertilizer 9.7, Oil & Gas 8.1, Other sectors 21.0'),
  papers: s.papers(
    'Tarki Cement Limited 9.73, Nagial Bank Limited 8.46, Surgdhan Systems Limited 7.91, Adrana Telecom Limited ' +
      '6.28, Pail Fertilizer Limited 5.64, Gatar Petroleum Limited 4.83, Kohali Bank Limited 4.12, Phulray ' +
      'Textiles Limited 3.37',
  ),
  ter: 3.41,
  metrics: [['Number of companies', 26, 0]],
});

const allocation = fund({
  name: 'Sohawa Islamic Asset Allocation Fund',
  abbr: 'SIAAF',
  model: s.market([2020, 2, 17], 100, 0.58, 1_270_000),
  profile: {
    category_raw: 'Shariah Compliant Asset Allocation Scheme',
    benchmark_raw: '60% KMI-30 Index + 40% 6-month deposit rates of Islamic banks',
    risk_profile_raw: 'High',
    management_fee_raw: '1.50% p.a.',
    front_end_load_raw: 'Up to 2.00%',
    trustee_raw: 'Central Depository Company',
    investment_objective_raw:
      'To earn a good return over the medium term by moving between Shariah compliant shares, sukuk and deposits.',
  },
  rating: null,
  asset: s.weights('Equities 61.3, GoP Ijara Sukuk 14.2, Bank Deposits 22.1, Others 2.4'),
  second: s.sectors('Cement 16.9, Technology 12.4, Fertilizer 9.3, Oil & Gas 7.6, Other sectors 15.1'),
  papers: s.papers(
    'Tarki Cement Limited 8.84, Surgdhan Systems Limited 7.52, Pail Fertilizer Limited 6.37, Gatar Petroleum ' +
      'Limited 5.21, Banth Pharma Limited 3.96, Phulray Textiles Limited 2.88',
  ),
  ter: 2.87,
  metrics: [['Number of companies', 21, 0]],
});

const BIRTH: s.Day = [2018, 4, 23];

const pension = fund({
  ...s.EMPTY,
  name: 'Sohawa Pension Fund',
  abbr: 'SPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary Pension Scheme',
    risk_profile_raw: 'Depends on the allocation chosen',
    listing_raw: null,
    leverage_raw: null,
    pricing_mechanism_raw: null,
    management_fee_raw: '1.25% p.a. of each Sub-Fund',
    front_end_load_raw: 'Up to 3.00%',
    minimum_initial_raw: 'Rs. 1,000',
    minimum_subsequent_raw: 'Rs. 500',
    investment_objective_raw: 'To offer individuals a flexible and portable way to save for their retirement.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 0.98, 410_000), {
      asset: s.weights('Equities 92.3, Bank Deposits 6.2, Others 1.5'),
      papers: s.papers(
        'Tarki Cement Limited 10.34, Nagial Bank Limited 8.91, Surgdhan Systems Limited 7.23, Pail Fertilizer ' +
          'Limited 5.87, Gatar Petroleum Limited 4.62',
      ),
      ter: 2.61,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, -0.3, 730_000), {
      asset: s.weights('T-Bills 34.6, PIBs 41.7, TFCs 6.3, Bank Deposits 15.8, Others 1.6'),
      papers: [],
      ter: 1.63,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.5, 980_000), {
      asset: s.weights('T-Bills 71.4, Bank Deposits 27.3, Others 1.3'),
      papers: [],
      ter: 1.44,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS: readonly s.Fund[] = [cash, income, equity, allocation, pension];

export const VIEWS: Readonly<Record<string, string>> = {
  SCF:
    'The SBP raised the policy rate by 150 bps to 8.75% on November 19. The Fund kept its maturity short before ' +
    'the decision and bought 3-month bills at higher yields after it.',
  SIIF: 'The Fund kept floating rate sukuk, whose rentals will reset upwards, and added to deposits.',
  SEF: 'The market fell after the increase of the policy rate. The Fund added banks, which gain from higher rates.',
  SIAAF:
    'The allocation to equities was lowered in the first half of the month, and the proceeds were kept in deposits.',
  SPF:
    'The Equity Sub-Fund raised its share of banks and technology. The Debt and Money Market Sub-Funds let their ' +
    'T-Bills mature and reinvested at better yields.',
};
