/** The funds of AMC N46: two funds with fixed income on one page, two equity funds on the other. */
import * as s from './shared10.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End Mutual Fund',
  trustee_raw: 'Pak Libya Trustee Services',
  auditor_raw: 'BDO Ebrahim & Co.',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday - Friday',
  cutoff_raw: '9:00 AM - 3:30 PM',
  minimum_initial_raw: 'PKR 2,500',
  minimum_subsequent_raw: 'PKR 500',
  par_value_raw: 'PKR 100',
  back_end_load_raw: '0.00%',
});

export const FUNDS = [
  fund({
    name: 'Surghar Cash Fund',
    abbr: 'SCF',
    model: s.rate([2011, 2, 7], 100, 0.2, 142_000_000),
    profile: {
      category_raw: 'Money Market',
      benchmark_raw: '3 Month PKRV (90%) + 3 Month Deposit Rate (10%)',
      risk_profile_raw: 'Very Low',
      management_fee_raw: 'Max. 1.00% p.a.',
      front_end_load_raw: '0.00%',
      investment_objective_raw:
        'To provide competitive returns and ready liquidity from low risk short term investments.',
    },
    rating: ['AA+(f)', 'VIS', [2025, 12, 29]],
    asset: s.weights('T-Bills 58.2, Bank Balances 26.4, Placements 13.8, Others 1.6'),
    second: s.credit('Government 58.2, AAA 17.4, AA+ 14.1, AA 8.7, Others 1.6'),
    papers: [],
    ter: 0.88,
    metrics: [['WAM (DAYS)', 48, 0]],
  }),
  fund({
    name: 'Surghar Sovereign Fund',
    abbr: 'SSF',
    model: s.rate([2009, 11, 16], 100, 0.6, 53_700_000),
    profile: {
      category_raw: 'Sovereign Income',
      benchmark_raw: '6 Month PKRV (90%) + 6 Month Deposit Rate (10%)',
      risk_profile_raw: 'Low',
      management_fee_raw: 'Max. 1.25% p.a.',
      front_end_load_raw: '1.00%',
      investment_objective_raw: 'To earn a stable return from short and long term debt of the Government of Pakistan.',
    },
    rating: ['AA-(f)', 'VIS', [2025, 12, 29]],
    asset: s.weights('PIBs 62.7, T-Bills 19.8, Bank Balances 15.9, Others 1.6'),
    second: s.credit('Government 82.5, AAA 9.6, AA+ 6.3, Others 1.6'),
    papers: [],
    ter: 1.41,
    metrics: [['WAM (DAYS)', 877, 0]],
  }),
  fund({
    name: 'Surghar Stock Fund',
    abbr: 'SSTF',
    model: s.market([2007, 4, 23], 100, 1.04, 17_900_000),
    profile: {
      category_raw: 'Equity',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      management_fee_raw: 'Max. 3.00% p.a.',
      front_end_load_raw: '3.00%',
      investment_objective_raw: 'To achieve long term growth of capital from a diversified portfolio of listed shares.',
    },
    rating: null,
    asset: s.weights('Equities 94.1, Bank Balances 4.7, Others 1.2'),
    second: s.sectors('Commercial Banks 25.3, Oil & Gas Exploration 16.8, Cement 11.7, Fertilizer 9.8, Technology 6.2'),
    papers: s.papers(
      'Khewra Bank 8.81, Kalabagh Petroleum 7.64, Chashma Fertilizer 6.92, Isakhel Cement 6.17, Jauharabad Bank 5.48, Soon Valley Software 4.26',
    ),
    ter: 4.23,
    metrics: [['P/E (TIMES)', 8.3, 1]],
  }),
  fund({
    name: 'Surghar Islamic Stock Fund',
    abbr: 'SISF',
    model: s.market([2015, 10, 19], 100, 0.98, 12_400_000),
    profile: {
      category_raw: 'Islamic Equity',
      benchmark_raw: 'KMI-30 Index',
      risk_profile_raw: 'High',
      management_fee_raw: 'Max. 3.00% p.a.',
      front_end_load_raw: '3.00%',
      investment_objective_raw: 'To achieve long term growth of capital from Shariah compliant listed shares.',
    },
    rating: null,
    asset: s.weights('Equities 91.8, Bank Balances 7.1, Others 1.1'),
    second: s.sectors('Oil & Gas Exploration 22.7, Cement 15.9, Fertilizer 12.3, Power 8.4, Pharmaceuticals 7.1'),
    papers: s.papers(
      'Kalabagh Petroleum 9.73, Mari Indus Exploration 8.16, Chashma Fertilizer 7.88, Isakhel Cement 7.05, Daud Khel Power 5.62, Makerwal Laboratories 4.93',
    ),
    ter: 4.36,
    metrics: [['P/E (TIMES)', 7.6, 1]],
  }),
];
