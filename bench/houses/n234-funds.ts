/** The funds of AMC N234: money market, sovereign income, equity, Islamic asset allocation, and an Islamic pension. */
import * as s from './shared15.ts';

const COMMON = {
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Crowe Hussain Chaudhury & Co., Chartered Accountants',
  pricing_mechanism_raw: 'Forward',
  listing_raw: 'Pakistan Stock Exchange',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '4:00 pm',
  leverage_raw: null,
  minimum_initial_raw: 'PKR 1,000',
  minimum_subsequent_raw: 'PKR 500',
  back_end_load_raw: 'Nil',
  par_value_raw: null,
} as const satisfies Partial<s.Profile>;

const fund = s.fundWith(COMMON);

const liquidity = fund({
  name: 'Sohbatpur Liquidity Fund',
  abbr: 'SLQF',
  model: s.rate([2012, 3, 5], 100, 0.3, 118_400_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: 'Average of 6-month PKRV rates',
    risk_profile_raw: 'Very low',
    risk_of_principal_raw: 'Very low',
    pricing_mechanism_raw: 'Backward',
    cutoff_raw: '10:00 am',
    management_fee_raw: 'Up to 0.75% of net assets a year',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'To pay a competitive return with very little risk from T-Bills and bank deposits of at most six months.',
  },
  rating: ['AA(f)', 'PACRA', [2022, 10, 14]],
  asset: s.weights('T-Bills 64.8, Bank balances 27.3, Placements with DFIs 6.4, Other assets 1.5'),
  second: s.credit('Government 64.8, AAA 19.2, AA+ 8.1, AA 6.4, Not rated 1.5'),
  papers: [],
  ter: 0.79,
  metrics: [['Weighted average maturity (days)', 44, 0]],
});

const income = fund({
  name: 'Sohbatpur Sovereign Income Fund',
  abbr: 'SSIF',
  model: s.rate([2008, 11, 17], 50, -0.5, 63_900_000),
  profile: {
    category_raw: 'Income',
    benchmark_raw: 'Average of 6-month PKRV rates',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Medium',
    management_fee_raw: 'Up to 1.25% of net assets a year',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'To earn an attractive income over the medium term from Government bonds and corporate paper of high quality.',
  },
  rating: ['A+(f)', 'PACRA', [2022, 10, 14]],
  asset: s.weights('T-Bills 14.9, PIBs 39.6, TFCs and Sukuk 22.7, Bank balances 20.6, Other assets 2.2'),
  second: s.credit('Government 54.5, AAA 9.3, AA+ 13.8, AA 11.6, A+ 8.6, Not rated 2.2'),
  papers: s.papers(
    'Usta Muhammad Bank Limited TFC II / AA+ 6.42, Naseerabad Cables Limited Sukuk / AA 5.18, Pat Feeder Power ' +
      'Limited STS / AA+ 4.36, Dera Allah Yar Foods Limited Sukuk / A+ 3.11, Jhatpat Leasing Limited TFC / A+ 1.24',
  ),
  ter: 1.43,
  metrics: [
    ['Weighted average maturity (years)', 1.7, 1],
    ['Modified duration (years)', 0.62, 2],
  ],
});

const equity = fund({
  name: 'Sohbatpur Equity Fund',
  abbr: 'SQF',
  model: s.market([2006, 5, 22], 50, 0.98, 27_200_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'High',
    management_fee_raw: 'Up to 2.50% of net assets a year',
    front_end_load_raw: '2.00%',
    back_end_load_raw: null,
    investment_objective_raw:
      'To let capital grow over the long term by investing in listed companies with strong balance sheets and a ' +
      'record of dividends.',
  },
  rating: null,
  asset: s.weights('Listed equities 91.8, Bank balances 6.7, Other assets 1.5'),
  second: s.sectors(
    'Commercial Banks 22.6, Oil & Gas 18.4, Fertilizer 13.9, Cement 11.2, Power 8.5, Other sectors 17.2',
  ),
  papers: s.papers(
    'Pat Feeder Petroleum Limited / Oil & Gas 9.63, Usta Muhammad Bank Limited / Commercial Banks 9.02, ' +
      'Kirther Canal Fertilizer Limited / Fertilizer 8.15, Naseerabad Bank Limited / Commercial Banks 7.24, ' +
      'Jhal Magsi Cement Limited / Cement 6.38, Temple Dera Power Limited / Power 5.57, ' +
      'Bagh Head Gas Limited / Oil & Gas 4.69, ' +
      'Saifabad Fertilizer Limited / Fertilizer 2.62, Manjhipur Software Limited / Technology 3.05, ' +
      'Jhatpat Textiles Limited / Textiles 2.33',
  ),
  ter: 3.58,
  metrics: [
    ['Beta', 0.97, 2],
    ['Standard deviation (%)', 18.2, 1],
    ['Number of holdings', 34, 0],
  ],
});

const mixed = fund({
  name: 'Sohbatpur Islamic Asset Allocation Fund',
  abbr: 'SIAF',
  model: s.market([2021, 8, 16], 100, 0.58, 5_900_000),
  profile: {
    category_raw: 'Shariah Compliant Asset Allocation',
    benchmark_raw: '60% KMI-30 Index + 40% 6-month deposit rate of three Islamic banks',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'High',
    trustee_raw: 'Digital Custodian Company Limited',
    management_fee_raw: 'Up to 1.75% of net assets a year',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'To seek growth of capital and Halal income by moving between Shariah compliant shares, Sukuk and deposits.',
  },
  rating: null,
  asset: s.weights(
    'Listed equities 63.9, GOP Ijara Sukuk 9.7, Corporate Sukuk 9.8, Bank balances 14.4, Other assets 2.2',
  ),
  second: s.sectors('Oil & Gas 14.2, Cement 9.1, Fertilizer 7.6, Power 5.9, Other sectors 7.4'),
  papers: s.papers(
    'Pat Feeder Petroleum Limited / Oil & Gas 8.71, Jhal Magsi Cement Limited / Cement 7.46, Naseerabad Cables ' +
      'Limited Sukuk / Sukuk 6.62, Kirther Canal Fertilizer Limited / Fertilizer 5.81, Temple Dera Power Limited / ' +
      'Power 4.97, Bagh Head Gas Limited / Oil & Gas 4.05',
  ),
  ter: 2.71,
  metrics: [
    ['Beta', 0.61, 2],
    ['Standard deviation (%)', 11.3, 1],
  ],
});

const BIRTH: s.Day = [2014, 9, 8];

const pension = fund({
  ...s.EMPTY,
  name: 'Sohbatpur Islamic Pension Fund',
  abbr: 'SIPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Shariah Compliant Voluntary Pension Scheme',
    benchmark_raw: 'KMI-30 Index (Equity), deposit rates of three Islamic banks (Debt, Money Market)',
    risk_profile_raw: 'Investor dependent',
    listing_raw: 'Not listed',
    management_fee_raw: 'Up to 1.50% of net assets of each sub-fund a year',
    front_end_load_raw: '3.00%',
    back_end_load_raw: null,
    investment_objective_raw:
      'To give participants a Halal income in retirement from contributions that they divide between three sub-funds.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 0.94, 1_870_000), {
      asset: s.weights('Listed equities 90.6, Bank balances 7.8, Other assets 1.6'),
      papers: s.papers(
        'Pat Feeder Petroleum Limited / Oil & Gas 9.88, Kirther Canal Fertilizer Limited / Fertilizer 8.93, Jhal ' +
          'Magsi Cement Limited / Cement 7.79, Temple Dera Power Limited / Power 6.41',
      ),
      ter: 2.36,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, -0.7, 2_940_000), {
      asset: s.weights('GOP Ijara Sukuk 57.3, Corporate Sukuk 13.8, Bank balances 27.2, Other assets 1.7'),
      papers: s.papers('Naseerabad Cables Limited Sukuk / AA 7.94, Dera Allah Yar Foods Limited Sukuk / A+ 3.52'),
      ter: 1.49,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.4, 4_380_000), {
      asset: s.weights('GOP Ijara Sukuk 31.7, Placements 8.9, Bank balances 57.6, Other assets 1.8'),
      papers: [],
      ter: 1.27,
    }),
  ],
});

/** In the order of the pages. */
export const FUNDS: readonly s.Fund[] = [liquidity, income, equity, mixed, pension];

/** The management fee of the month, by fund or sub-fund, in percent. */
export const CHARGED: Readonly<Record<string, string>> = {
  SLQF: '0.38',
  SSIF: '0.95',
  SQF: '2.25',
  SIAF: '1.60',
  'Equity Sub-Fund': '1.50',
  'Debt Sub-Fund': '0.85',
  'Money Market Sub-Fund': '0.65',
};

export const MANAGERS: Readonly<Record<string, string>> = {
  SLQF: 'Nadia Umrani',
  SSIF: 'Sikandar Khoso, CFA',
  SQF: 'Tariq Jamali, CFA',
  SIAF: 'Tariq Jamali, CFA',
  SIPF: 'Farzana Domki',
};
