/** The funds of AMC N205: cash, government bonds, a balanced fund, and Islamic shares. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open Ended Mutual Fund',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Crowe Hussain Chaudhury & Co.',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'All banking days',
  cutoff_raw: '9:00 to 16:00',
  settlement_raw: 'Within six working days',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'PKR 1,000',
  minimum_subsequent_raw: 'PKR 100',
  back_end_load_raw: '0%',
});

const cash = fund({
  name: 'Kingri Daily Cash Fund',
  abbr: 'KDCF',
  model: s.rate([2016, 8, 22], 10, 0.2, 1_870_000_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '90% three-month PKRV rates and 10% average of three-month deposit rates of AA rated banks',
    risk_profile_raw: 'Very low',
    risk_of_principal_raw: 'Very low risk of principal erosion',
    cutoff_raw: '9:00 to 16:30',
    settlement_raw: 'Same day',
    management_fee_raw: 'Up to 1.25% p.a. of average net assets',
    front_end_load_raw: '0%',
    investment_objective_raw:
      'To offer unit holders daily liquidity with a steady profit from short-dated papers of the Government ' +
      'and deposits ' +
      'with highly rated banks.',
  },
  rating: ['AA(f)', 'VIS', [2024, 4, 3]],
  asset: s.weights('T-Bills 72.8, Bank Deposits 18.4, Bank Placements 6.1, Others 2.7'),
  second: s.credit('Government Paper 72.8, AAA 11.3, AA+ 9.1, AA 4.1, Others 2.7'),
  papers: [],
  ter: 1.02,
  metrics: [
    ['Weighted Avg. Maturity (Days)', 58, 0],
    ['Yield to Maturity (%)', 17.6, 1],
  ],
});

const bonds = fund({
  name: 'Kingri Sovereign Bond Fund',
  abbr: 'KSBF',
  model: s.rate([2013, 11, 14], 100, 0.9, 32_600_000),
  profile: {
    category_raw: 'Sovereign Income',
    benchmark_raw: 'Average six-month PKRV rates',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Medium risk of principal erosion',
    management_fee_raw: 'Up to 1.75% p.a. of average net assets',
    front_end_load_raw: '1.5%',
    investment_objective_raw:
      'To provide a competitive return by investing at least seventy percent of net assets in bonds and bills ' +
      'of the ' +
      'Government of Pakistan, with active management of duration.',
  },
  rating: ['AA-(f)', 'VIS', [2024, 1, 2]],
  asset: s.weights('PIBs 56.9, GoP Ijara Sukuk 3.1, T-Bills 17.3, Bank Deposits 19.6, Others 3.1'),
  second: s.credit('Government Paper 77.3, AAA 9.8, AA+ 5.2, AA- 4.6, Others 3.1'),
  papers: s.papers(
    'PIB Floater 19-Oct-2028 14.62, PIB Floater 06-May-2027 12.18, PIB 3 Years 15-Feb-2027 9.86, PIB 5 Years ' +
      '18-Jan-2029 ' +
      '7.43, T-Bill 12 Months 20-Mar-2025 6.91',
  ),
  ter: 1.86,
  metrics: [
    ['Weighted Avg. Maturity (Years)', 2.4, 1],
    ['Duration (Years)', 1.1, 1],
    ['Yield to Maturity (%)', 16.2, 1],
  ],
});

const balanced = fund({
  name: 'Kingri Dynamic Balanced Fund',
  abbr: 'KDBF',
  model: s.market([2010, 4, 19], 100, 0.61, 7_350_000),
  profile: {
    category_raw: 'Balanced',
    benchmark_raw: '60% KSE-100 Total Return Index and 40% six-month KIBOR',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'High risk of principal erosion',
    management_fee_raw: 'Up to 2.50% p.a. of average net assets',
    front_end_load_raw: '2%',
    investment_objective_raw:
      'To combine growth of capital with current income by moving between shares and fixed income as their ' +
      'prospects change.',
  },
  rating: null,
  asset: s.weights('Equities 58.7, PIBs 12.4, TFCs 5.6, Bank Deposits 20.5, Others 2.8'),
  second: s.sectors(
    'Commercial Banks 16.2, Cement 11.3, Oil & Gas Exploration 9.6, Pharmaceuticals 6.4, Technology 4.9, ' +
      'Other sectors 10.3',
  ),
  papers: s.papers(
    'Shaho Bank Limited / Equity 7.34, Kalkalat Cement Limited / Equity 6.21, Tasihan Petroleum Limited / ' +
      'Equity 5.87, PIB ' +
      'Floater 19-Oct-2028 / Bond 5.26, Wadhni Laboratories Limited / Equity 4.48, Shaho Bank Limited TFC-III ' +
      '/ TFC 3.72, ' +
      'Mirkhan Systems Limited / Equity 3.15',
  ),
  ter: 3.37,
  metrics: [
    ['Price to Earnings (x)', 4.2, 1],
    ['Dividend Yield (%)', 9.3, 1],
    ['Beta', 0.63, 2],
  ],
});

const shares = fund({
  name: 'Kingri Islamic Shares Fund',
  abbr: 'KISF',
  model: s.market([2014, 9, 8], 50, 0.99, 41_200_000),
  profile: {
    category_raw: 'Shariah Compliant Equity',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'High risk of principal erosion',
    management_fee_raw: 'Up to 3.00% p.a. of average net assets',
    front_end_load_raw: '3%',
    investment_objective_raw:
      'To achieve long-term growth by investing in Shariah compliant listed shares that are chosen from the ' +
      'bottom up.',
  },
  rating: null,
  asset: s.weights('Equities 93.1, Islamic Bank Deposits 5.4, Others 1.5'),
  second: s.sectors(
    'Oil & Gas Exploration 24.7, Cement 19.8, Fertilizer 13.6, Pharmaceuticals 9.2, Islamic Banks 8.1, Other ' +
      'sectors 17.7',
  ),
  papers: s.papers(
    'Tasihan Petroleum Limited / Equity 9.47, Kalkalat Cement Limited / Equity 8.63, Gaji Kot Fertilizers ' +
      'Limited / Equity ' +
      '7.92, Wadhni Laboratories Limited / Equity 6.38, Nagau Islamic Bank Limited / Equity 5.94, Burida Gas ' +
      'Limited / Equity ' +
      '5.02, Sorap Cement Limited / Equity 4.27, Mirkhan Systems Limited / Equity 3.41',
  ),
  ter: 4.12,
  metrics: [
    ['Price to Earnings (x)', 4.6, 1],
    ['Dividend Yield (%)', 8.1, 1],
    ['Beta', 0.98, 2],
  ],
});

/** In the order of the report. */
export const FUNDS = [cash, bonds, balanced, shares];
