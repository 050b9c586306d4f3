/** The funds of AMC N45: a stock fund, an Islamic stock fund and a balanced fund. */
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
    rating: ['4-Star', 'PACRA', [2024, 3, 5]],
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
    name: 'BANJOSA ISLAMIC STOCK FUND',
    abbr: 'BISF',
    model: s.market([2014, 6, 9], 50, 1.01, 38_700_000),
    profile: {
      category_raw: 'Shariah Compliant Equity Scheme',
      benchmark_raw: 'KMI-30 Index',
      management_fee_raw: '2.00% p.a.',
      front_end_load_raw: '3.00%',
      investment_objective_raw:
        'The objective of the Fund is to seek long-term capital growth from a portfolio of Shariah compliant listed companies in Pakistan.',
    },
    rating: ['3-Star', 'PACRA', [2024, 3, 5]],
    asset: s.weights('Stock / Equities 92.7, Cash 6.2, Others including receivables 1.1'),
    second: s.sectors(
      'Oil & Gas Exploration Companies 24.8, Cement 16.3, Fertilizer 12.7, Power Generation 9.4, Pharmaceuticals 6.2, Others 23.3',
    ),
    papers: s.papers(
      'Trarkhal Exploration 10.12, Tatta Pani Petroleum 9.36, Hajira Fertilizer 8.74, Poonch Cement 7.53, Kahuta Power Holding 6.28, Neela Butt Cement 5.31, Palandri Laboratories 4.66, Mendhar Textiles 3.25',
    ),
    ter: 3.96,
    metrics: [
      ['Beta', 0.97, 2],
      ['Standard Deviation (%)', 17.4, 2],
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
