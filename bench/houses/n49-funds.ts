/** The funds of AMC N49: a money market, an income and an equity fund. */
import * as s from './shared11.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Deloitte Yousuf Adil',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:30 PM',
  listing_raw: 'Pakistan Stock Exchange',
  minimum_initial_raw: 'PKR 2,500',
  minimum_subsequent_raw: 'PKR 500',
  back_end_load_raw: 'Nil',
});

export const FUNDS = [
  fund({
    name: 'Kachura Liquid Reserve Fund',
    abbr: 'KLRF',
    model: s.rate([2014, 2, 10], 100, 0.15, 131_000_000),
    profile: {
      category_raw: 'Money Market',
      benchmark_raw: '90% of 3-month PKRV and 10% of the average 3-month deposit rate of three AA rated banks',
      risk_profile_raw: 'Very Low',
      management_fee_raw: '0.75% of average net assets',
      front_end_load_raw: 'Nil',
      investment_objective_raw:
        'To provide unit holders with competitive returns and daily liquidity from a portfolio of treasury bills, placements and deposits of short maturity.',
    },
    rating: ['AA+(f)', 'PACRA', [2024, 9, 10]],
    asset: s.weights('T-Bills 58.4, Bank Deposits 27.2, Placements with DFIs 12.6, Other Receivables 1.8'),
    second: s.credit('Government 58.4, AAA 17.6, AA+ 14.2, AA 8.0, Other Receivables 1.8'),
    papers: [],
    ter: 0.91,
    metrics: [
      ['Average Maturity (days)', 48, 0],
      ['Gross Portfolio Yield (%)', 12.1, 2],
    ],
  }),
  fund({
    name: 'Kachura Enhanced Income Fund',
    abbr: 'KEIF',
    model: s.rate([2009, 8, 24], 50, 0.6, 44_800_000),
    profile: {
      category_raw: 'Aggressive Income',
      benchmark_raw: '12-month KIBOR',
      risk_profile_raw: 'Medium',
      management_fee_raw: '1.20% of average net assets',
      front_end_load_raw: '1.00%',
      investment_objective_raw:
        'To earn superior risk-adjusted returns by investing in corporate debt, government paper and money market placements.',
    },
    rating: ['A+(f)', 'PACRA', [2024, 9, 10]],
    asset: s.weights('TFCs and Sukuk 33.8, PIBs 26.9, T-Bills 14.4, Bank Deposits 22.3, Other Receivables 2.6'),
    second: s.credit('Government 41.3, AAA 10.2, AA+ 15.7, AA 14.9, A+ 9.8, A 5.5, Other Receivables 2.6'),
    papers: s.papers(
      'Satghara Bank TFC-II 6.92, Shigar Power Sukuk 5.77, Hushe Telecom TFC 4.86, Khaplu Motors Sukuk 3.95, Gilgit Road Leasing TFC 2.68, Skardu Foods Sukuk 1.74',
    ),
    ter: 1.74,
    metrics: [
      ['Average Maturity (days)', 704, 0],
      ['Gross Portfolio Yield (%)', 13.4, 2],
    ],
  }),
  fund({
    name: 'Kachura Stock Advantage Fund',
    abbr: 'KSAF',
    model: s.market([2007, 4, 16], 50, 1.04, 19_700_000),
    profile: {
      category_raw: 'Equity',
      benchmark_raw: 'KSE-100 Index (Total Return)',
      risk_profile_raw: 'High',
      management_fee_raw: '2.50% of average net assets',
      front_end_load_raw: '2.50%',
      investment_objective_raw:
        'To grow the capital of unit holders over the long run by investing in undervalued shares of listed companies.',
    },
    rating: null,
    asset: s.weights('Listed Shares 94.7, Bank Deposits 4.1, Other Receivables 1.2'),
    second: s.sectors(
      'Commercial Banks 25.9, Exploration and Production 18.4, Fertilizer 13.1, Cement 11.6, Power 7.8, Pharmaceuticals 4.3',
    ),
    papers: s.papers(
      'Satghara Bank 9.71, Deosai Exploration 8.93, Shigar Fertilizer 8.04, Khaplu Cement 6.87, Hushe Petroleum 6.12, Gilgit Road Power 5.08, Skardu Laboratories 4.26, Mashabrum Bank 3.79, Basho Textile 2.94, Katpana Steel 2.35',
    ),
    ter: 3.64,
    metrics: [
      ['Beta', 1.03, 2],
      ['Price Earnings Ratio (times)', 6.2, 1],
    ],
  }),
];
