/** The funds of AMC N45: a stock, an income and a balanced fund. */
import * as s from './shared10.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'CDC Trustee Services',
  auditor_raw: 'A. F. Ferguson & Co.',
  pricing_mechanism_raw: 'Forward Day',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '4:30 PM',
  listing_raw: 'Pakistan Stock Exchange',
  minimum_initial_raw: 'Rs. 10,000',
  minimum_subsequent_raw: 'Rs. 5,000',
  back_end_load_raw: 'None',
  par_value_raw: 'Rs. 50',
  risk_profile_raw: 'High',
});

export const FUNDS = [
  fund({
    name: 'BANJOSA GROWTH STOCK FUND',
    abbr: 'BGSF',
    model: s.market([2005, 9, 26], 50, 1.05, 61_300_000),
    profile: {
      category_raw: 'Equity Scheme',
      benchmark_raw: 'KSE-100 Index',
      management_fee_raw: '2.00% p.a.',
      front_end_load_raw: '3.00%',
      investment_objective_raw:
        'The objective of the Fund is to provide its investors with maximum risk-adjusted return over the longer investment horizon through a diversified equity portfolio.',
    },
    rating: null,
    asset: s.weights('Stock / Equities 95.6, Cash 2.9, Others including receivables 1.5'),
    second: s.sectors(
      'Commercial Banks 27.4, Oil & Gas Exploration Companies 19.2, Cement 12.8, Fertilizer 9.1, Power Generation 7.3, Others 19.8',
    ),
    papers: s.papers(
      'Rawalakot Bank 8.94, Trarkhal Exploration 8.13, Hajira Fertilizer 7.42, Poonch Cement 6.38, Bagh Bank 5.81, Tatta Pani Petroleum 5.16, Kahuta Power Holding 4.57, Azad Pattan Hydel 3.92, Mendhar Textiles 2.86, Sudhan Gali Foods 2.31',
    ),
    ter: 3.71,
    metrics: [
      ['Beta', 1.04, 2],
      ['Standard Deviation (%)', 16.8, 2],
    ],
  }),
  fund({
    name: 'BANJOSA INCOME FUND',
    abbr: 'BIF',
    model: s.rate([2007, 6, 11], 50, 0.5, 88_700_000),
    profile: {
      category_raw: 'Income Scheme',
      benchmark_raw: 'Six months KIBOR',
      risk_profile_raw: 'Medium',
      management_fee_raw: '1.25% p.a.',
      front_end_load_raw: '1.00%',
      investment_objective_raw:
        'The objective of the Fund is to generate a competitive stream of return with moderate risk by investing in debt and fixed income securities.',
    },
    rating: ['A+(f)', 'PACRA', [2024, 3, 5]],
    asset: s.weights('T-Bills 37.1, PIBs 23.2, TFCs / Sukuks 18.6, Cash 18.9, Others including receivables 2.2'),
    second: s.credit('Government 60.3, AAA 11.8, AA+ 10.6, AA 8.7, A+ 6.4, Others including receivables 2.2'),
    papers: s.papers(
      'Rawalakot Bank TFC-2 4.92, Kashmir Telecom Sukuk 3.87, Bagh Bank TFC-1 3.14, Azad Pattan Sukuk 2.26, Kahuta Power Sukuk 1.63',
    ),
    ter: 1.68,
    metrics: [
      ['Weighted average maturity (days)', 486, 0],
      ['Standard Deviation (%)', 0.62, 2],
    ],
  }),
  fund({
    name: 'BANJOSA BALANCED FUND',
    abbr: 'BBF',
    model: s.market([2003, 2, 17], 50, 0.52, 22_900_000),
    profile: {
      category_raw: 'Balanced Scheme',
      benchmark_raw: 'KSE-100 Index and six months KIBOR, weighted by the actual investment',
      management_fee_raw: '1.50% p.a.',
      front_end_load_raw: '2.00%',
      risk_profile_raw: 'Medium',
      investment_objective_raw:
        'The objective of the Fund is to provide long-term capital growth and current income from a portfolio that is balanced between equities and debt.',
    },
    rating: null,
    asset: s.weights(
      'Stock / Equities 54.9, TFCs / Sukuks 17.6, PIBs 14.8, Cash 10.9, Others including receivables 1.8',
    ),
    second: s.sectors(
      'Commercial Banks 16.7, Oil & Gas Exploration Companies 11.4, Cement 8.3, Fertilizer 6.9, Others 11.6',
    ),
    papers: s.papers(
      'Rawalakot Bank TFC-2 6.18, Trarkhal Exploration 5.66, Kashmir Telecom Sukuk 4.44, Rawalakot Bank 4.81, Hajira Fertilizer 4.17, Poonch Cement 3.68, Tatta Pani Petroleum 3.22, Bagh Bank 2.74',
    ),
    ter: 3.02,
    metrics: [
      ['Beta', 0.51, 2],
      ['Standard Deviation (%)', 9.3, 2],
    ],
  }),
];
