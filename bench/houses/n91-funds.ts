/** The funds of AMC N91: an index tracker, an income and an equity fund of 2010. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-ended',
  trustee_raw: 'Central Depository Company of Pakistan Ltd.',
  auditor_raw: 'M. Yousuf Adil Saleem & Co.',
  listing_raw: 'Lahore Stock Exchange',
  pricing_mechanism_raw: 'Forward',
  cutoff_raw: '9:00 am to 3:00 pm',
  dealing_days_raw: 'Monday to Friday',
  minimum_initial_raw: 'Rs.5,000/-',
  minimum_subsequent_raw: 'Rs.1,000/-',
});

export const FUNDS = [
  fund({
    name: 'Jampur Index Fund',
    abbr: 'JIXF',
    model: s.market([2005, 10, 11], 10, 0.99, 14_900_000),
    profile: {
      category_raw: 'Index Tracker',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      par_value_raw: 'Rs.10/-',
      management_fee_raw: '1.00% p.a.',
      front_end_load_raw: '2.50%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'The Fund tracks the KSE-100 Index by holding its constituents in proportion to their weights, so that investors earn the return of the market at a low cost.',
    },
    rating: null,
    asset: s.weights('Equities 94.6, Cash and Bank Balances 4.1, Other Assets 1.3'),
    second: s.sectors(
      'Oil & Gas Exploration 33.8, Commercial Banks 24.6, Fertilizer 10.3, Fixed Line Communication 7.1, Electricity 5.9, Oil & Gas Marketing 4.7',
    ),
    papers: s.papers(
      'Rajanpur Oil and Gas Development 21.46, Derajat Bank 8.73, Indus Fertilizer 6.92, Fazilpur Petroleum 6.17, Mithankot Telecommunication 4.88, Rojhan Bank 4.35, Harrand Power 3.41, Dajal Oilfields 3.06, Umarkot State Oil 2.67, Derajat Cement 1.94',
    ),
    ter: 1.9,
    metrics: [
      ['Beta', 0.98, 2],
      ['Price Earning Ratio (x)', 8.9, 1],
    ],
  }),
  fund({
    name: 'Jampur Income Fund',
    abbr: 'JINF',
    model: s.rate([2007, 3, 19], 50, 0.2, 34_600_000),
    profile: {
      category_raw: 'Income',
      benchmark_raw: 'Average six months KIBOR',
      risk_profile_raw: 'Low to Moderate',
      par_value_raw: 'Rs.50/-',
      management_fee_raw: '1.50% p.a.',
      front_end_load_raw: '1.00%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'The Fund invests in term finance certificates, government paper and bank deposits, in order to pay its unit holders a dependable income at moderate risk.',
    },
    rating: ['A(f)', 'JCR-VIS', [2010, 1, 12]],
    asset: s.weights('TFCs 46.3, T-Bills 21.7, Placements 9.4, Cash and Bank Balances 18.9, Other Assets 3.7'),
    second: s.credit('Govt. Securities 21.7, AAA 4.6, AA+ 8.8, AA 25.1, AA- 23.4, A+ 12.7, Other Assets 3.7'),
    papers: s.papers(
      'Derajat Bank TFC-II 8.61, Mithankot Telecommunication TFC 7.94, Indus Fertilizer TFC-III 7.12, Rojhan Bank TFC 6.05, Kot Mithan Leasing TFC 4.73, Harrand Power Sukuk 4.18, Asni Sugar TFC 3.26, Dajal Chemicals Sukuk 2.44',
    ),
    ter: 2.1,
    metrics: [['Weighted Average Maturity (Years)', 2.37, 2]],
  }),
  fund({
    name: 'Jampur Opportunity Fund',
    abbr: 'JOPF',
    model: s.market([2006, 4, 3], 50, 0.86, 5_720_000),
    profile: {
      category_raw: 'Equity',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      par_value_raw: 'Rs.50/-',
      management_fee_raw: '3.00% p.a.',
      front_end_load_raw: '3.00%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'The Fund seeks capital appreciation from shares of listed companies that trade below the value which its managers assign to them.',
    },
    rating: ['3-Star', 'JCR-VIS', [2009, 9, 25]],
    asset: s.weights('Equities 81.5, Preference Shares 4.2, Cash and Bank Balances 12.4, Other Assets 1.9'),
    second: s.sectors(
      'Oil & Gas Exploration 24.4, Fertilizer 17.3, Commercial Banks 15.2, Personal Goods 9.6, Electricity 8.1, Construction & Materials 5.3',
    ),
    papers: s.papers(
      'Fazilpur Petroleum 11.37, Indus Fertilizer 9.82, Rajanpur Oil and Gas Development 8.76, Derajat Bank 7.05, Asni Textile Mills 5.63, Harrand Power 5.11, Dajal Oilfields 4.27, Rojhan Bank 3.84, Derajat Cement 3.15, Kot Mithan Leasing 2.02',
    ),
    ter: 3.9,
    metrics: [
      ['Beta', 0.87, 2],
      ['Price Earning Ratio (x)', 7.4, 1],
    ],
  }),
];
