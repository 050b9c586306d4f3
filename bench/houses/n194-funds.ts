/** The funds of AMC N194: cash, income, Islamic income, stocks, asset allocation, and an Islamic pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End Scheme',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Yousuf Adil, Chartered Accountants',
  registrar_raw: 'F.D. Registrar Services (Pvt.) Limited',
  listing_raw: 'Pakistan Stock Exchange',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:30 p.m.',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Rs. 500',
  minimum_subsequent_raw: 'Rs. 100',
  front_end_load_raw: 'Nil',
  back_end_load_raw: 'Nil',
});

const cash = fund({
  name: 'Qadirpur Daily Cash Fund',
  abbr: 'QDCF',
  model: s.rate([2012, 5, 14], 100, 0.2, 284_000_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw:
      '90% three months PKRV rates and 10% three months average of the highest rates on savings accounts of three AA rated ' +
      'scheduled banks as selected by MUFAP',
    risk_profile_raw: 'Low',
    risk_of_principal_raw: 'Principal at low risk',
    management_fee_raw: 'Up to 1.25% p.a. of average daily net assets',
    cutoff_raw: '10:00 a.m. for same day redemption, 3:30 p.m. otherwise',
    investment_objective_raw:
      'The objective of the Fund is to provide competitive returns from a portfolio of low risk, short duration assets while ' +
      'maintaining high liquidity.',
  },
  rating: ['AA+(f)', 'VIS', [2024, 12, 31]],
  asset: s.weights('T-Bills 61.3, PIBs 13.2, Cash and Bank Balances 19.9, Placements with DFIs 4.4, Other Assets 1.2'),
  second: s.credit('Government Securities 74.5, AAA 14.8, AA+ 6.3, AA 3.2, Other Assets 1.2'),
  papers: [],
  ter: 1.06,
  metrics: [
    ['Weighted Average Time to Maturity (Days)', 52, 0],
    ['Modified Duration (Years)', 0.14, 2],
  ],
});

const income = fund({
  name: 'Qadirpur Income Fund',
  abbr: 'QIF',
  model: s.rate([2009, 2, 23], 100, 1.2, 47_600_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw:
      '75% six months KIBOR and 25% six months average of the highest rates on savings accounts of AA rated banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.50% p.a. of average daily net assets',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'The objective of the Fund is to generate a stable income stream with moderate risk from corporate and Government debt ' +
      'securities and other money market instruments.',
  },
  rating: ['A+(f)', 'VIS', [2025, 1, 17]],
  asset: s.weights(
    'PIBs 36.8, TFCs and Sukuk 26.1, Cash and Bank Balances 24.7, T-Bills 8.6, Spread Transactions 1.5, Other Assets 2.3',
  ),
  second: s.credit(
    'Government Securities 45.4, AAA 9.7, AA+ 11.5, AA 14.2, AA- 8.9, A+ 6.5, Unrated 1.5, Other Assets 2.3',
  ),
  papers: s.papers(
    'Daharki Fertilizer Limited - TFC / AA+ 5.72, Reti Bank Limited - Tier II TFC / AA- 5.04, Sanghi Power Limited - Sukuk / ' +
      'AAA 4.41, Mirpur Mathelo Chemicals Limited - Sukuk / AA 3.36, Ghouspur Microfinance Bank Limited - TFC / A+ 2.83',
  ),
  ter: 1.84,
  metrics: [
    ['Weighted Average Time to Maturity (Years)', 2.4, 1],
    ['Modified Duration (Years)', 0.63, 2],
  ],
});

const islamicIncome = fund({
  name: 'Qadirpur Islamic Income Fund',
  abbr: 'QIIF',
  model: s.rate([2016, 10, 3], 100, -0.7, 73_900_000),
  profile: {
    category_raw: 'Shariah Compliant Income Scheme',
    benchmark_raw:
      'Six months average of the highest rates on savings accounts of three A rated scheduled Islamic Banks or Islamic windows',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.50% p.a. of average daily net assets',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'The objective of the Fund is to earn a stable and broadly competitive halal return with a moderate level of risk from ' +
      'Shariah compliant instruments.',
  },
  rating: ['AA-(f)', 'VIS', [2025, 1, 17]],
  asset: s.weights(
    'GoP Ijara Sukuk 42.6, Cash at Islamic Banks 38.7, Corporate Sukuk 11.4, Short Term Sukuk 5.2, Other Assets 2.1',
  ),
  second: s.credit('Government Securities 42.6, AAA 21.9, AA+ 15.8, AA 10.4, A+ 7.2, Other Assets 2.1'),
  papers: s.papers(
    'Sanghi Power Limited - Sukuk / AAA 4.93, Rawanti Gas Limited - Short Term Sukuk / AA+ 3.18, Mirpur Mathelo Chemicals Limited - ' +
      'Sukuk / AA 2.87, Kandhra Islamic Bank Limited - Tier II Sukuk / A+ 2.04',
  ),
  ter: 1.57,
  metrics: [['Weighted Average Time to Maturity (Years)', 1.9, 1]],
});

const stock = fund({
  name: 'Qadirpur Stock Advantage Fund',
  abbr: 'QSAF',
  model: s.market([2007, 6, 11], 100, 1.03, 18_700_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3.00% p.a. of average daily net assets',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'The objective of the Fund is to provide investors with long term capital growth from an actively managed portfolio of ' +
      'listed equities.',
  },
  rating: ['4-Star', 'VIS', [2024, 9, 5]],
  asset: s.weights('Equities 93.1, Cash and Bank Balances 5.2, Other Assets 1.7'),
  second: s.sectors(
    'Oil & Gas Exploration Companies 23.6, Commercial Banks 21.9, Cement 13.4, Fertilizer 9.8, Technology & Communication 5.6, ' +
      'Other sectors 18.8',
  ),
  papers: s.papers(
    'Ghotki Oil & Gas Development Co. Limited / Oil & Gas Exploration Companies 9.62, Reti Bank Limited / Commercial Banks 8.17, ' +
      'Kandhra Petroleum Limited / Oil & Gas Exploration Companies 7.43, Rawanti Cement Limited / Cement 6.86, Daharki Fertilizer ' +
      'Limited / Fertilizer 6.21, Bank Ubara Limited / Commercial Banks 5.04, Sarhad Systems Limited / Technology & Communication 3.95',
  ),
  ter: 4.11,
  metrics: [
    ['Beta', 1.02, 2],
    ['Standard Deviation (%)', 19.8, 1],
  ],
});

const allocation = fund({
  name: 'Qadirpur Asset Allocation Fund',
  abbr: 'QAAF',
  model: s.market([2022, 8, 29], 100, 0.62, 9_300_000),
  profile: {
    category_raw: 'Asset Allocation Scheme',
    benchmark_raw:
      'Weighted average daily return of KSE-100 Index and six months KIBOR, based on the actual proportion of the Fund',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 2.50% p.a. of average daily net assets',
    front_end_load_raw: '2.00%',
    back_end_load_raw: '1.00% if redeemed in the first year',
    investment_objective_raw:
      'The objective of the Fund is to earn competitive returns by shifting its assets between equities, debt and the money ' +
      'market in accordance with the outlook.',
  },
  rating: null,
  asset: s.weights('Equities 54.8, T-Bills 22.7, Cash and Bank Balances 13.4, TFCs and Sukuk 7.2, Other Assets 1.9'),
  second: s.sectors(
    'Commercial Banks 16.2, Oil & Gas Exploration Companies 13.8, Cement 9.1, Refinery 4.7, Other sectors 11.0',
  ),
  papers: s.papers(
    'Reti Bank Limited / Commercial Banks 6.83, Ghotki Oil & Gas Development Co. Limited / Oil & Gas Exploration Companies 6.12, ' +
      'Kandhra Petroleum Limited / Oil & Gas Exploration Companies 5.31, Rawanti Cement Limited / Cement 4.22, Chachran Refinery ' +
      'Limited / Refinery 3.07',
  ),
  ter: 3.38,
  metrics: [['Beta', 0.61, 2]],
});

const BIRTH: s.Day = [2013, 9, 16];

const pension = fund({
  ...s.EMPTY,
  name: 'Qadirpur Islamic Pension Fund',
  abbr: 'QIPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Shariah Compliant Voluntary Pension Scheme',
    risk_profile_raw: 'Investor dependent',
    management_fee_raw: 'Up to 1.50% p.a. of average daily net assets of each Sub-Fund',
    front_end_load_raw: '3.00% on contributions',
    listing_raw: null,
    leverage_raw: null,
    investment_objective_raw:
      'The objective of the Fund is to provide individuals with a portable, individualized and flexible pension scheme that ' +
      'assists them to plan and provide for their retirement in a Shariah compliant way.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 0.96, 1_840_000), {
      asset: s.weights('Equities 93.7, Cash at Islamic Banks 4.9, Other Assets 1.4'),
      papers: s.papers(
        'Ghotki Oil & Gas Development Co. Limited 11.24, Rawanti Cement Limited 9.06, Daharki Fertilizer Limited 8.31, Kandhra ' +
          'Petroleum Limited 7.67, Sarhad Systems Limited 5.18',
      ),
      ter: 2.46,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, 0.1, 2_910_000), {
      asset: s.weights('GoP Ijara Sukuk 63.2, Cash at Islamic Banks 27.5, Corporate Sukuk 7.7, Other Assets 1.6'),
      papers: [],
      ter: 1.42,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.4, 4_630_000), {
      asset: s.weights('Cash at Islamic Banks 57.4, GoP Ijara Sukuk 41.3, Other Assets 1.3'),
      papers: [],
      ter: 1.21,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [cash, income, islamicIncome, stock, allocation, pension];
