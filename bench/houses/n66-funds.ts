/** The funds of AMC N66: an income, a balanced and a stock fund. */
import * as s from './shared11.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-ended',
  trustee_raw: 'Central Depository Company',
  auditor_raw: 'KPMG Taseer Hadi & Co.',
  par_value_raw: 'Rs. 100',
  dealing_days_raw: 'Monday to Saturday',
  cutoff_raw: '9:30 am to 1:30 pm',
  minimum_initial_raw: 'Rs. 10,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  back_end_load_raw: 'None',
});

export const FUNDS = [
  fund({
    name: 'Bhalwal Income Fund',
    abbr: 'BIF',
    model: s.rate([2006, 2, 6], 100, 0.4, 51_600_000),
    profile: {
      category_raw: 'Income',
      benchmark_raw: 'Six-month KIBOR',
      risk_profile_raw: 'Low to moderate',
      management_fee_raw: '1.50% per annum',
      front_end_load_raw: '1.00%',
      investment_objective_raw:
        'The objective of the Fund is to earn a regular income from debt securities of investment grade and from placements.',
    },
    rating: ['A+(f)', 'PACRA', [2008, 12, 22]],
    asset: s.weights('TFCs 41.3, T-bills 18.6, Bank deposits 27.4, Placements 11.1, Others 1.6'),
    second: s.credit('Government 18.6, AAA 17.8, AA+ 22.9, AA 24.7, A+ 14.4, Others 1.6'),
    papers: s.papers(
      'Sargodha Bank TFC 8.36, Malakwal Telecom TFC 7.12, Miani Cement TFC 6.04, Phularwan Leasing TFC 5.21, Kot Momin Sugar TFC 4.37, Midh Ranjha Chemicals TFC 3.28',
    ),
    ter: 1.97,
    metrics: [['Duration (years)', 0.8, 2]],
  }),
  fund({
    name: 'Bhalwal Balanced Fund',
    abbr: 'BBF',
    model: s.market([2005, 6, 20], 100, 0.58, 9_450_000),
    profile: {
      category_raw: 'Balanced',
      benchmark_raw: 'Half KSE-30 Index, half six-month KIBOR',
      risk_profile_raw: 'Moderate',
      management_fee_raw: '2.00% per annum',
      front_end_load_raw: '2.50%',
      investment_objective_raw:
        'The objective of the Fund is to provide income and growth of capital from a balanced portfolio of shares and debt.',
    },
    rating: null,
    asset: s.weights('Equities 54.2, TFCs 22.9, T-bills 9.8, Bank deposits 11.4, Others 1.7'),
    second: s.sectors('Banks 16.4, Oil & gas 13.8, Fertilizer 9.1, Power 7.2, Telecom 4.8'),
    papers: s.papers(
      'Sargodha Bank 7.81, Kirana Oilfields 6.94, Shahpur Fertilizer 6.12, Sahiwal Power 5.33, Malakwal Telecom 4.29, Bhera Bank 3.56',
    ),
    ter: 2.84,
    metrics: [['P/E multiple', 6.1, 1]],
  }),
  fund({
    name: 'Bhalwal Stock Fund',
    abbr: 'BSF',
    model: s.market([2003, 11, 17], 100, 1.03, 14_700_000),
    profile: {
      category_raw: 'Equity',
      benchmark_raw: 'KSE-30 Index',
      risk_profile_raw: 'High',
      management_fee_raw: '3.00% per annum',
      front_end_load_raw: '3.00%',
      investment_objective_raw:
        'The objective of the Fund is growth of capital over five years or more from shares of large and liquid companies.',
    },
    rating: null,
    asset: s.weights('Equities 88.6, Bank deposits 9.9, Others 1.5'),
    second: s.sectors('Oil & gas 27.9, Banks 24.6, Fertilizer 13.1, Power 8.2, Telecom 6.7, Cement 4.3'),
    papers: s.papers(
      'Kirana Oilfields 9.83, Sargodha Bank 9.12, Shahpur Fertilizer 8.05, Jhawarian Petroleum 7.37, Bhera Bank 6.48, Sahiwal Power 5.22, Malakwal Telecom 4.61, Khushab Cement 3.74',
    ),
    ter: 3.9,
    metrics: [['P/E multiple', 5.8, 1]],
  }),
];
