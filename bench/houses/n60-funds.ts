/** The funds of AMC N60: a government securities, a balanced and a growth fund. */
import * as s from './shared12.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'KPMG Taseer Hadi & Co.',
  pricing_mechanism_raw: 'Forward',
  listing_raw: 'Karachi Stock Exchange',
  dealing_days_raw: 'Monday to Saturday',
  cutoff_raw: '3:30 p.m.',
  minimum_initial_raw: 'Rs. 10,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  back_end_load_raw: 'Nil',
});

export const FUNDS = [
  fund({
    name: 'Taunsa Government Securities Fund',
    abbr: 'TGSF',
    model: s.rate([2006, 7, 10], 50, -0.4, 36_400_000),
    profile: {
      category_raw: 'Income',
      benchmark_raw: 'Average yield of six-month treasury bills',
      risk_profile_raw: 'Low',
      management_fee_raw: '1.25% per annum',
      front_end_load_raw: '1.00%',
      investment_objective_raw:
        'The Fund seeks a steady return from securities of the Government, with low risk of credit and of interest rates.',
    },
    rating: ['AA-(f)', 'PACRA', [2008, 12, 15]],
    asset: s.weights('T-Bills 58.3, PIBs 17.6, Cash at banks 22.4, Receivables 1.7'),
    second: s.credit('Government 75.9, AA+ 9.4, AA 7.7, AA- 5.3, Receivables 1.7'),
    papers: [],
    ter: 1.62,
    metrics: [['Average maturity (days)', 138, 0]],
  }),
  fund({
    name: 'Taunsa Balanced Fund',
    abbr: 'TBF',
    model: s.market([2004, 10, 18], 50, 0.55, 17_300_000),
    profile: {
      category_raw: 'Balanced',
      benchmark_raw: '50% KSE-100 Index and 50% six-month KIBOR',
      risk_profile_raw: 'Moderate',
      management_fee_raw: '2.50% per annum',
      front_end_load_raw: '2.50%',
      investment_objective_raw:
        'The Fund seeks income and growth from a mix of shares and debt that follows the market within limits of the deed.',
    },
    rating: null,
    asset: s.weights('Shares 53.2, TFCs 24.7, Cash at banks 19.4, Receivables 2.7'),
    second: s.sectors('Oil and gas 16.3, Banks 11.8, Fertilizer 10.1, Telecom 6.4, Power 5.2'),
    papers: s.papers(
      'Sanghar Exploration 8.14, Vehova Bank TFC 7.36, Mangrotha Fertilizer 6.48, Tibbi Qaisrani Telecom TFC 5.67, Barthi Petroleum 4.92, Vehova Bank 3.84, Fazla Kachh Power 3.01',
    ),
    ter: 3.05,
    metrics: [['Number of issuers', 26, 0]],
  }),
  fund({
    name: 'Taunsa Growth Fund',
    abbr: 'TGF',
    model: s.market([2002, 4, 8], 100, 1.02, 8_600_000),
    profile: {
      category_raw: 'Equity',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      management_fee_raw: '3.00% per annum',
      front_end_load_raw: '3.00%',
      investment_objective_raw:
        'The Fund seeks growth of capital in the long run from shares of listed companies with sound balance sheets.',
    },
    rating: null,
    asset: s.weights('Shares 86.9, Cash at banks 10.8, Receivables 2.3'),
    second: s.sectors('Oil and gas 29.4, Fertilizer 18.7, Banks 16.2, Power 9.9, Cement 5.1'),
    papers: s.papers(
      'Sanghar Exploration 9.92, Mangrotha Fertilizer 9.13, Barthi Petroleum 8.27, Vehova Bank 7.14, Fazla Kachh Power 6.08, Sakhi Sarwar Bank 4.95, Kohi Sulaiman Gas 4.31, Litra Cement 3.26, Dajal Chemicals 2.55, Jhok Bodo Motors 1.98',
    ),
    ter: 3.66,
    metrics: [['Number of issuers', 33, 0]],
  }),
];
