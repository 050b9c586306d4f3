/** The funds of AMC N67: a money market, an income and a stock fund of a bank's subsidiary. */
import * as s from './shared11.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-End',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'A. F. Ferguson & Co.',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '9:00 AM to 4:00 PM',
  listing_raw: 'Pakistan Stock Exchange',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  back_end_load_raw: 'Nil',
});

export const FUNDS = [
  fund({
    name: 'Gadani Bank Cash Fund',
    abbr: 'GBCF',
    model: s.rate([2011, 9, 19], 100, 0.1, 241_000_000),
    profile: {
      category_raw: 'Money Market Scheme',
      benchmark_raw: '90% three months PKRV rates + 10% three months average deposit rate of three AA rated banks',
      risk_profile_raw: 'Very Low',
      management_fee_raw: 'Up to 1.25% p.a.',
      front_end_load_raw: 'Up to 1.00%',
      cutoff_raw: '9:00 AM to 5:00 PM',
      investment_objective_raw:
        'To generate competitive returns with low risk from a portfolio of short-term government securities, bank deposits and money market instruments.',
    },
    rating: ['AA+(f)', 'PACRA', [2024, 9, 6]],
    asset: s.weights(
      'T-Bills 54.2, PIBs 14.8, Cash at Banks 16.6, Placements with DFIs 6.3, Commercial Paper 5.2, Short-term Sukuk 1.9, Others 1.0',
    ),
    second: s.credit('Govt. Securities 69.0, AAA 12.8, AA+ 8.9, AA 6.4, A1+ 1.9, Others 1.0'),
    papers: [],
    ter: 1.31,
    metrics: [['Weighted Average Maturity (Days)', 62, 0]],
  }),
  fund({
    name: 'Gadani Bank Income Opportunities Fund',
    abbr: 'GBIOF',
    model: s.rate([2008, 4, 28], 100, 0.5, 63_500_000),
    profile: {
      category_raw: 'Income Scheme',
      benchmark_raw: 'Six months KIBOR',
      risk_profile_raw: 'Medium',
      management_fee_raw: 'Up to 1.50% p.a.',
      front_end_load_raw: 'Up to 1.50%',
      investment_objective_raw:
        'To earn a competitive rate of return from debt securities and bank deposits while it preserves the capital to the extent possible.',
    },
    rating: ['A+(f)', 'PACRA', [2024, 9, 6]],
    asset: s.weights(
      'PIBs 38.7, TFCs 17.1, Cash at Banks 24.3, T-Bills 9.6, Sukuk 4.8, MTS 3.2, Spread Transactions 1.1, Others 1.2',
    ),
    second: s.credit('Govt. Securities 48.3, AAA 9.4, AA+ 14.6, AA 12.2, AA- 8.3, A+ 6.0, Others 1.2'),
    papers: s.papers(
      'Sonehri Bank TFC-IV 4.81, Miani Hor Power Sukuk 3.74, Hub Chowki Motors TFC 3.12, Gwadar Ports TFC 2.68, Kund Malir Bank TFC 2.21, Mirani Cement Sukuk 1.56',
    ),
    ter: 1.98,
    metrics: [['Weighted Average Maturity (Days)', 912, 0]],
  }),
  fund({
    name: 'Gadani Bank Stock Fund',
    abbr: 'GBSF',
    model: s.market([2014, 6, 16], 100, 1.02, 21_400_000),
    profile: {
      category_raw: 'Equity Scheme',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      management_fee_raw: 'Up to 3.00% p.a.',
      front_end_load_raw: 'Up to 3.00%',
      investment_objective_raw:
        'To provide long-term capital appreciation from a diversified portfolio of listed equity securities.',
    },
    rating: null,
    asset: s.weights('Stocks 95.3, Cash at Banks 3.4, Others 1.3'),
    second: s.sectors(
      'Commercial Banks 24.1, Oil & Gas Exploration 18.3, Fertilizer 13.9, Cement 12.2, Power 8.4, Technology 6.2, Pharma 4.6',
    ),
    papers: s.papers(
      'Sonehri Bank 9.46, Dureji Petroleum 8.81, Sapat Fertilizer 7.92, Mirani Cement 6.67, Kund Malir Bank 6.04, Bolan Exploration 5.18, Miani Hor Power 4.43, Lak Fertilizer 3.71, Winder Systems 3.05, Kanrach Pharma 2.38',
    ),
    ter: 4.36,
    metrics: [['Portfolio Turnover (%)', 34, 1]],
  }),
];
