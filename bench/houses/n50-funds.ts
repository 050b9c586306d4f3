/** The funds of AMC N50: an Islamic stock, an Islamic income and an Islamic asset allocation fund. */
import * as s from './shared11.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-ended',
  trustee_raw: 'MCB Financial Services Ltd.',
  auditor_raw: 'EY Ford Rhodes',
  pricing_mechanism_raw: 'Forward Pricing',
  dealing_days_raw: 'All business days',
  cutoff_raw: '9.00 a.m. to 4.00 p.m.',
  par_value_raw: 'Rs. 100',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  back_end_load_raw: 'None',
});

/** How much of the reference index each sector has. */
export const INDEX_WEIGHTS: Readonly<Record<string, string>> = {
  Cement: '17.2',
  'Oil & Gas Exploration': '24.6',
  'Fertilizer Makers': '15.1',
  'Power Producers': '12.8',
  'Oil Marketing': '9.4',
  'Automobile Assemblers': '4.7',
};

export const FUNDS = [
  fund({
    name: 'Kandhkot Shariah Stock Fund',
    abbr: 'KSSF',
    model: s.market([2006, 12, 4], 100, 1.02, 14_900_000),
    profile: {
      category_raw: 'Islamic Equity',
      benchmark_raw: 'KMI-30 Index',
      risk_profile_raw: 'High',
      management_fee_raw: '2.00% per annum',
      front_end_load_raw: '3.00%',
      investment_objective_raw:
        'The Fund seeks capital growth in the long term from shares of companies that comply with the principles of Shariah.',
    },
    rating: null,
    asset: s.weights('Shares 92.6, Cash at Islamic Banks 6.2, Other Items 1.2'),
    second: s.sectors(
      'Cement 22.4, Oil & Gas Exploration 20.7, Fertilizer Makers 14.2, Power Producers 12.1, Oil Marketing 8.3, Automobile Assemblers 5.6',
    ),
    papers: s.papers(
      'Guddu Exploration 9.84, Kashmore Cement 9.02, Tangwani Fertilizer 8.11, Ghouspur Power 6.73, Sukkur Petroleum 6.08, Rohri Cement 5.29, Pano Aqil Motors 4.46, Shikarpur Marketing 3.87, Larkana Refinery 3.15, Dadu Gas 2.52',
    ),
    ter: 2.88,
    metrics: [['Price to Earnings (x)', 10.4, 1]],
  }),
  fund({
    name: 'Kandhkot Shariah Income Fund',
    abbr: 'KSIF',
    model: s.rate([2008, 3, 31], 100, -0.5, 38_600_000),
    profile: {
      category_raw: 'Islamic Income',
      benchmark_raw: 'Average six-month deposit rate of three Islamic banks',
      risk_profile_raw: 'Medium',
      management_fee_raw: '1.00% per annum',
      front_end_load_raw: '1.00%',
      investment_objective_raw:
        'The Fund seeks a stable halal income from sukuk and deposits with Islamic banks while it keeps the risk moderate.',
    },
    rating: ['A(f)', 'JCR-VIS', [2016, 7, 22]],
    asset: s.weights('Cash at Islamic Banks 51.4, Corporate Sukuk 22.8, GOP Ijara Sukuk 24.1, Other Items 1.7'),
    second: s.credit('Government 24.1, AAA 12.8, AA+ 21.5, AA 19.3, A+ 14.2, A 6.4, Other Items 1.7'),
    papers: s.papers(
      'Guddu Power Sukuk-I 7.14, Rohri Islamic Bank Sukuk 5.63, Kashmore Engineering Sukuk 4.28, Sukkur Telecom Sukuk 3.36, Larkana Motors Sukuk 2.39',
    ),
    ter: 1.51,
    metrics: [['Maturity, weighted (years)', 1.8, 2]],
  }),
  fund({
    name: 'Kandhkot Shariah Allocation Fund',
    abbr: 'KSAF',
    model: s.market([2010, 10, 18], 100, 0.58, 6_840_000),
    profile: {
      category_raw: 'Islamic Asset Allocation',
      benchmark_raw: 'KMI-30 Index and six-month deposit rate of three Islamic banks in the ratio of 60 to 40',
      risk_profile_raw: 'Medium to High',
      management_fee_raw: '1.75% per annum',
      front_end_load_raw: '2.50%',
      investment_objective_raw:
        'The Fund moves between shares, sukuk and deposits that comply with Shariah to earn a return above its benchmark.',
    },
    rating: null,
    asset: s.weights('Shares 61.8, Cash at Islamic Banks 19.3, GOP Ijara Sukuk 17.2, Other Items 1.7'),
    second: s.sectors(
      'Cement 15.3, Oil & Gas Exploration 13.8, Fertilizer Makers 9.4, Power Producers 8.1, Oil Marketing 4.9, Automobile Assemblers 4.2',
    ),
    papers: s.papers(
      'Guddu Exploration 7.21, Kashmore Cement 6.64, Tangwani Fertilizer 5.38, Ghouspur Power 4.72, Sukkur Petroleum 4.03, Pano Aqil Motors 3.11',
    ),
    ter: 2.61,
    metrics: [['Price to Earnings (x)', 10.1, 1]],
  }),
];
