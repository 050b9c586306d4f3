/** The funds of AMC N233: liquidity, Islamic income, stocks, Islamic dividends, balanced, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open end',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Yousuf Adil, Chartered Accountants',
  par_value_raw: 'PKR 100',
  pricing_mechanism_raw: 'Forward',
  listing_raw: 'Pakistan Stock Exchange',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:00 pm (Friday 4:00 pm)',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'PKR 1,000',
  minimum_subsequent_raw: 'PKR 500',
  back_end_load_raw: 'Nil',
});

const liquidity = fund({
  name: 'Bahadurpur Liquidity Fund',
  abbr: 'BLF',
  model: s.rate([2012, 3, 14], 100, 0.3, 84_200_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '70% three-month PKRV rates and 30% three-month average deposit rates of three AA rated banks',
    risk_profile_raw: 'Low',
    risk_of_principal_raw: 'Principal at low risk',
    pricing_mechanism_raw: 'Backward',
    cutoff_raw: '11:00 am',
    management_fee_raw: 'Up to 1.25% p.a.',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'BLF aims to earn competitive returns at low risk and to stay highly liquid by placing its money in ' +
      'Government paper and with banks of high standing.',
  },
  rating: ['AA+(f)', 'PACRA', [2024, 3, 6]],
  asset: s.weights('T-Bills 62.3, Cash 27.4, Placements 8.6, Others 1.7'),
  second: s.credit('Government 62.3, AAA 18.2, AA+ 11.3, AA 6.5, Others 1.7'),
  papers: [],
  ter: 1.12,
  metrics: [['Weighted average maturity (days)', 46, 0]],
});

const income = fund({
  name: 'Bahadurpur Islamic Income Fund',
  abbr: 'BIIF',
  model: s.rate([2014, 11, 3], 100, -0.5, 33_600_000),
  profile: {
    category_raw: 'Shariah Compliant Income Scheme',
    benchmark_raw: 'Six-month average deposit rates of three A rated Islamic banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.50% p.a.',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'BIIF aims to give its unit holders Halal income over the medium term from Ijarah Sukuk of the Government, ' +
      'corporate Sukuk and Islamic bank deposits.',
  },
  rating: ['A+(f)', 'VIS', [2023, 12, 28]],
  asset: s.weights('GOP Ijara Sukuk 41.3, Corporate Sukuk 23.8, Cash 32.2, Others 2.7'),
  second: s.credit('Government 41.3, AAA 9.8, AA+ 24.2, AA 13.1, A+ 8.9, Others 2.7'),
  papers: s.papers(
    'Ahmadpur Power Limited / Sukuk 5.12, Hasilwal Chemicals Limited / Sukuk 4.21, Bait-ul-Karam Bank Limited / ' +
      'Tier II Sukuk 3.56, Sutlej Crossing Limited / Sukuk 2.49, Noorwah Engineering Limited / Short Term Sukuk 1.64',
  ),
  ter: 1.71,
  metrics: [
    ['Weighted average maturity (years)', 2.4, 1],
    ['Modified duration (years)', 0.36, 2],
  ],
});

const stock = fund({
  name: 'Bahadurpur Stock Fund',
  abbr: 'BSF',
  model: s.market([2006, 8, 21], 50, 1, 19_400_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    par_value_raw: 'PKR 50',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3.00% p.a.',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'BSF aims at growth of capital over the long term by investing in shares of well-run listed companies that ' +
      'trade below their worth.',
  },
  rating: null,
  asset: s.weights('Shares 92.6, Cash 5.8, Others 1.6'),
  second: s.sectors(
    'Commercial Banks 24.1, Oil & Gas 18.7, Fertilizer 12.9, Cement 11.2, Power 8.3, Other sectors 17.4',
  ),
  papers: s.papers(
    'Bank of Karamwala Limited / Commercial Banks 9.44, Jalalpur Petroleum Limited / Oil & Gas 8.87, Fazilwah ' +
      'Fertilizer Limited / Fertilizer 7.92, Sutlej Bank Limited / Commercial Banks 7.15, Mitru Cement Limited / ' +
      'Cement 6.31, Ahmadpur Power Limited / Power 5.68, Lal Gas Limited / Oil & Gas 4.83, Chenab Road Cement ' +
      'Limited / Cement 4.02, Tibba Systems Limited / Technology 3.34, Noorwah Engineering Limited / Engineering 2.71',
  ),
  ter: 3.62,
  metrics: [
    ['Beta', 1.04, 2],
    ['Standard deviation (%)', 18.6, 1],
    ['Number of holdings', 34, 0],
  ],
});

const dividend = fund({
  name: 'Bahadurpur Islamic Dividend Fund',
  abbr: 'BIDF',
  model: s.market([2022, 10, 17], 100, 0.93, 4_700_000),
  profile: {
    category_raw: 'Shariah Compliant Equity Scheme',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    trustee_raw: 'Digital Custodian Company Limited',
    management_fee_raw: 'Up to 2.50% p.a.',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'BIDF aims to provide regular payouts and some growth from Shariah compliant shares with a high dividend yield.',
  },
  rating: null,
  asset: s.weights('Shares 90.3, Cash 7.6, Others 2.1'),
  second: s.sectors('Oil & Gas 27.2, Fertilizer 19.4, Power 16.8, Cement 8.9, Other sectors 18.0'),
  papers: s.papers(
    'Jalalpur Petroleum Limited / Oil & Gas 9.81, Fazilwah Fertilizer Limited / Fertilizer 9.12, Ahmadpur Power ' +
      'Limited / Power 8.46, Lal Gas Limited / Oil & Gas 7.53, Mitru Cement Limited / Cement 5.94, Tibba Systems ' +
      'Limited / Technology 4.37, Ahmadpur Motors Limited / Automobile 3.15',
  ),
  ter: 3.18,
  metrics: [['Dividend yield (%)', 9.7, 1]],
});

const balanced = fund({
  name: 'Bahadurpur Balanced Fund',
  abbr: 'BBF',
  model: s.market([2010, 1, 25], 100, 0.58, 7_900_000),
  profile: {
    category_raw: 'Balanced Scheme',
    benchmark_raw: '60% KSE-100 Index and 40% six-month KIBOR',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 2.00% p.a.',
    front_end_load_raw: '2.50%',
    back_end_load_raw: '1.00% in the first six months',
    investment_objective_raw:
      'BBF aims at income together with long-term growth from a mix of shares, Government bonds and deposits.',
  },
  rating: null,
  asset: s.weights('Shares 57.2, PIBs 18.3, TFCs 7.9, Cash 14.5, Others 2.1'),
  second: s.sectors('Commercial Banks 15.7, Oil & Gas 12.8, Fertilizer 9.6, Cement 7.3, Other sectors 11.8'),
  papers: s.papers(
    'Jalalpur Petroleum Limited / Oil & Gas 7.23, Bank of Karamwala Limited / Commercial Banks 6.64, Fazilwah ' +
      'Fertilizer Limited / Fertilizer 5.71, Sutlej Bank Limited / TFC 4.96, Mitru Cement Limited / Cement 4.18, ' +
      'Hasilwal Chemicals Limited / TFC 2.94',
  ),
  ter: 2.74,
  metrics: [
    ['Beta', 0.61, 2],
    ['Standard deviation (%)', 10.9, 1],
  ],
});

const BIRTH: s.Day = [2013, 6, 18];

const pension = fund({
  ...s.EMPTY,
  name: 'Bahadurpur Pension Fund',
  abbr: 'BPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary Pension Scheme',
    benchmark_raw: 'KSE-100 Index (Equity), three-month PKRV rates (Debt and Money Market)',
    risk_profile_raw: 'Depends on the allocation',
    listing_raw: 'Not listed',
    management_fee_raw: 'Up to 1.50% p.a. of each sub-fund',
    front_end_load_raw: '3.00%',
    minimum_initial_raw: 'PKR 1,000',
    minimum_subsequent_raw: 'PKR 1,000',
    investment_objective_raw:
      'BPF aims to give participants a portable, funded and flexible pension, with an allocation between its ' +
      'sub-funds that they choose themselves.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 1, 1_860_000), {
      asset: s.weights('Shares 93.2, Cash 5.1, Others 1.7'),
      papers: s.papers(
        'Bank of Karamwala Limited / Commercial Banks 9.62, Jalalpur Petroleum Limited / Oil & Gas 9.05, Fazilwah ' +
          'Fertilizer Limited / Fertilizer 8.17, Mitru Cement Limited / Cement 6.44, ' +
          'Ahmadpur Power Limited / Power 5.23',
      ),
      ter: 2.31,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, -0.5, 2_940_000), {
      asset: s.weights('PIBs 44.8, T-Bills 31.7, Cash 21.6, Others 1.9'),
      papers: [],
      ter: 1.47,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.2, 4_520_000), {
      asset: s.weights('T-Bills 74.6, Cash 23.8, Others 1.6'),
      papers: [],
      ter: 1.26,
    }),
  ],
});

/** In the order of the pages. */
export const FUNDS: readonly s.Fund[] = [liquidity, income, stock, dividend, balanced, pension];

/** The management fee of the month, annualised, by fund or sub-fund, in percent. */
export const CHARGED: Readonly<Record<string, string>> = {
  BLF: '0.62',
  BIIF: '0.95',
  BSF: '2.35',
  BIDF: '2.10',
  BBF: '1.80',
  'Equity Sub-Fund': '1.40',
  'Debt Sub-Fund': '0.85',
  'Money Market Sub-Fund': '0.55',
};

export const MANAGERS: Readonly<Record<string, string>> = {
  BLF: 'Asiya Wattoo',
  BIIF: 'Asiya Wattoo',
  BSF: 'Jahangir Daultana',
  BIDF: 'Jahangir Daultana',
  BBF: 'Komal Arain',
  BPF: 'Komal Arain',
};
