/** The funds of AMC N213: a reserve, two income funds, and two funds of shares. Other terms are those of the AMC. */
import * as s from './shared15.ts';

/** What applies to every fund whose page does not say otherwise. */
export const HOUSE_TERMS = {
  par_value_raw: 'Rs. 100',
  minimum_initial_raw: 'Rs. 2,000',
  minimum_subsequent_raw: 'Rs. 500',
  front_end_load_raw: '2.00%',
  back_end_load_raw: 'Nil',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '4:00 pm',
  settlement_raw: 'Within four working days',
  leverage_raw: 'Nil',
  listing_raw: 'Pakistan Stock Exchange Limited',
} as const;

const fund = s.fundWith({
  ...HOUSE_TERMS,
  fund_type_raw: 'Open-end',
  pricing_mechanism_raw: 'Forward',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'BDO Ebrahim & Co., Chartered Accountants',
  registrar_raw: 'Jaffar Registrars (Private) Limited',
});

const reserve = fund({
  name: 'Kotdiji Daily Reserve Fund',
  abbr: 'KDRF',
  model: s.rate([2014, 2, 10], 100, 0.2, 127_300_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '90% three-month PKRV rates and 10% three-month average rate of savings accounts of AA rated banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    pricing_mechanism_raw: 'Backward',
    cutoff_raw: '10:00 am',
    settlement_raw: 'On the same working day',
    front_end_load_raw: 'Nil',
    management_fee_raw: 'Up to 1.00% of average annual net assets',
    investment_objective_raw:
      'To let investors earn on money that they may need on any day, with Treasury Bills and deposits of sound banks.',
  },
  rating: ['AA+(f)', 'PACRA', [2025, 12, 12]],
  asset: s.weights('T-Bills 62.7, Cash at Banks 21.8, Placements with DFIs 12.9, Others 2.6'),
  second: s.credit('Government Securities 62.7, AAA 13.6, AA+ 12.4, AA 8.7, Others 2.6'),
  papers: [],
  ter: 0.97,
  metrics: [['Weighted Average Maturity (Days)', 46, 0]],
});

const income = fund({
  name: 'Kotdiji Income Fund',
  abbr: 'KIF',
  model: s.rate([2008, 5, 19], 100, 0.9, 38_100_000),
  profile: {
    category_raw: 'Income',
    benchmark_raw: 'Average six-month KIBOR',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.50% of average annual net assets',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'To earn a good income from Government bonds and from term finance certificates of companies that pay their ' +
      'debts.',
  },
  rating: ['A+(f)', 'VIS', [2026, 1, 16]],
  asset: s.weights('PIBs 33.8, T-Bills 12.5, TFCs and Sukuk 28.3, Cash at Banks 22.2, Others 3.2'),
  second: s.credit('Government Securities 46.3, AAA 15.9, AA+ 14.7, AA 12.4, A+ 7.5, Others 3.2'),
  papers: s.papers(
    'Pir Goth Bank Limited TFC / AAA 5.16, Faiz Ganj Power Limited Sukuk / AAA 3.24, Nara Canal Telecom Limited ' +
      'Sukuk / AA+ 6.43, Sobhodero Bank Limited TFC-IV / AA 5.19, Thari Microfinance Bank Limited TFC / A+ 3.98',
  ),
  ter: 1.83,
  metrics: [
    ['Weighted Average Maturity (Years)', 1.9, 1],
    ['Duration (Years)', 0.84, 2],
  ],
});

const sukuk = fund({
  name: 'Kotdiji Islamic Sukuk Fund',
  abbr: 'KISF',
  model: s.rate([2017, 7, 24], 50, -0.3, 82_600_000),
  profile: {
    category_raw: 'Shariah Compliant Income',
    benchmark_raw: 'Average six-month deposit rate of three Islamic banks rated A or better',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    par_value_raw: 'Rs. 50',
    auditor_raw: 'Crowe Hussain Chaudhury & Co., Chartered Accountants',
    management_fee_raw: 'Up to 1.25% of average annual net assets',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'To earn halal income from Sukuk of the Government and of companies, and from profit accounts of Islamic banks.',
  },
  rating: ['AA-(f)', 'PACRA', [2025, 10, 3]],
  asset: s.weights('GoP Ijara Sukuk 44.6, Corporate Sukuk 19.7, Cash at Islamic Banks 33.4, Others 2.3'),
  second: s.credit('Government Securities 44.6, AAA 21.3, AA+ 16.4, AA- 15.4, Others 2.3'),
  papers: s.papers(
    'Faiz Ganj Power Limited Sukuk / AAA 6.71, Nara Canal Telecom Limited Sukuk / AA+ 5.34, Islamic Bank of Khairpur ' +
      'Limited Sukuk / AA- 4.62',
  ),
  ter: 1.49,
  metrics: [['Weighted Average Maturity (Years)', 2.3, 1]],
});

const islamicEquity = fund({
  name: 'Kotdiji Islamic Equity Fund',
  abbr: 'KIEF',
  model: s.market([2011, 9, 12], 50, 0.97, 29_400_000),
  profile: {
    category_raw: 'Shariah Compliant Equity',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    par_value_raw: 'Rs. 50',
    auditor_raw: 'Crowe Hussain Chaudhury & Co., Chartered Accountants',
    management_fee_raw: 'Up to 3.00% of average annual net assets',
    investment_objective_raw: 'To let capital grow over many years in listed shares that the Shariah Advisor approves.',
  },
  rating: null,
  asset: s.weights('Shares 93.1, Cash at Islamic Banks 5.3, Others 1.6'),
  second: s.sectors('Oil & Gas 24.8, Cement 19.6, Fertilizer 16.3, Pharmaceuticals 11.9, Other sectors 20.5'),
  papers: s.papers(
    'Hisbani Oil Company Limited / Oil & Gas 10.41, Naro Dhoro Petroleum Limited / Oil & Gas 8.22, Rohri Hills ' +
      'Cement Limited / Cement 9.57, Bhit Shah Cement Limited / Cement 5.88, Thari Fertilizers Limited / Fertilizer ' +
      '9.14, Ahmedpur Laboratories Limited / Pharmaceuticals 6.35',
  ),
  ter: 4.02,
  metrics: [
    ['Number of Shares Held', 28, 0],
    ['Beta', 0.95, 2],
  ],
});

const equity = fund({
  name: 'Kotdiji Equity Fund',
  abbr: 'KEF',
  model: s.market([2005, 4, 4], 100, 1.02, 16_700_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3.00% of average annual net assets',
    minimum_initial_raw: 'Rs. 5,000',
    investment_objective_raw: 'To let capital grow with the shares and the dividends of the leading listed companies.',
  },
  rating: null,
  asset: s.weights('Shares 94.7, Cash at Banks 4.1, Others 1.2'),
  second: s.sectors('Commercial Banks 28.9, Oil & Gas 20.7, Cement 14.2, Fertilizer 12.6, Other sectors 18.3'),
  papers: s.papers(
    'Sobhodero Bank Limited / Commercial Banks 10.13, Pir Goth Bank Limited / Commercial Banks 9.26, Hisbani Oil ' +
      'Company Limited / Oil & Gas 9.48, Naro Dhoro Petroleum Limited / Oil & Gas 5.67, Rohri Hills Cement Limited / ' +
      'Cement 7.85, Thari Fertilizers Limited / Fertilizer 7.04',
  ),
  ter: 4.24,
  metrics: [
    ['Number of Shares Held', 35, 0],
    ['Beta', 1.01, 2],
  ],
});

/** In the order of the report. */
export const FUNDS = [reserve, income, sukuk, islamicEquity, equity];
