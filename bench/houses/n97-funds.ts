/** The funds of AMC N97: a daily income, a fixed income and a value stock fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'MCB Financial Services Ltd',
  auditor_raw: 'Grant Thornton Anjum Rahman',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  par_value_raw: 'Rs 10',
  minimum_initial_raw: 'Rs 2,000',
  minimum_subsequent_raw: 'Rs 500',
  listing_raw: 'Not listed',
});

export const FUNDS = [
  fund({
    name: 'Phalia Daily Income Fund',
    abbr: 'PDIF',
    model: s.rate([2018, 2, 5], 10, 0.15, 512_000_000),
    profile: {
      category_raw: 'Money market',
      benchmark_raw: '70% 3-month PKRV plus 30% 3-month deposit rates of AA banks',
      risk_profile_raw: 'Very low',
      management_fee_raw: '0.50% a year',
      front_end_load_raw: 'None',
      back_end_load_raw: 'None',
      cutoff_raw: '10.00 am',
      investment_objective_raw:
        'To pay out a daily income from treasury bills and from deposits with banks, while the price of a unit hardly moves.',
    },
    rating: ['AA(f)', 'PACRA', [2022, 9, 9]],
    asset: s.weights('T-Bills 49.7, Bank deposits 38.4, Term deposits 9.8, Others 2.1'),
    second: s.credit('Government 49.7, AAA 20.1, AA+ 16.8, AA 11.3, Others 2.1'),
    papers: [],
    ter: 0.79,
    metrics: [['Average life, days', 36, 0]],
  }),
  fund({
    name: 'Phalia Fixed Income Fund',
    abbr: 'PFIF',
    model: s.rate([2010, 6, 14], 10, 0.55, 203_000_000),
    profile: {
      category_raw: 'Income',
      benchmark_raw: '6-month KIBOR',
      risk_profile_raw: 'Medium',
      management_fee_raw: '1.00% a year',
      front_end_load_raw: '1.00%',
      back_end_load_raw: 'None',
      cutoff_raw: '3.30 pm',
      investment_objective_raw:
        'To earn more than bank deposits of similar term from bonds of the government, of banks and of companies with investment grade ratings.',
    },
    rating: ['A+(f)', 'PACRA', [2022, 9, 9]],
    asset: s.weights('PIBs 31.5, TFCs 27.2, Bank deposits 24.6, T-Bills 13.9, Others 2.8'),
    second: s.credit('Government 45.4, AAA 9.4, AA+ 18.6, AA 14.1, A+ 9.7, Others 2.8'),
    papers: s.papers(
      'Pir Mahal Bank Ltd TFC of 2021 4.41, Rajana Fertilizer Ltd TFC of 2019 3.82, Mamu Kanjan Power Ltd TFC of 2020 3.21, Sandhilianwali Sugar Ltd TFC of 2022 2.67, Pir Mahal Bank Ltd TFC of 2018 2.12, Ravi Leasing Ltd TFC of 2020 1.33',
    ),
    ter: 1.66,
    metrics: [['Average life, days', 842, 0]],
  }),
  fund({
    name: 'Phalia Value Stock Fund',
    abbr: 'PVSF',
    model: s.market([2006, 3, 20], 10, 0.97, 176_000_000),
    profile: {
      category_raw: 'Equity',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      management_fee_raw: '2.00% a year',
      front_end_load_raw: '2.00%',
      back_end_load_raw: '1.00% in the first year',
      cutoff_raw: '3.30 pm',
      investment_objective_raw:
        'To buy shares of sound companies when they cost less than they are worth, and to hold them until the market agrees.',
    },
    rating: null,
    asset: s.weights('Shares 88.9, Bank deposits 9.4, Others 1.7'),
    second: s.sectors('Banks 24.8, Oil and gas 22.0, Fertilizer 13.9, Cement 11.2, Textile 7.6, Other sectors 9.4'),
    papers: s.papers(
      'Pir Mahal Bank Ltd 9.86, Rajana Fertilizer Ltd 8.52, Bhussi Petroleum Ltd 8.17, Chak Jhumra Bank Ltd 7.24, Harappa Road Cement Ltd 5.93, Khaddar Textile Mills Ltd 4.71, Sabzwari Exploration Ltd 4.38, Dijkot Chemicals Ltd 3.65, Tandlianwala Cement Ltd 3.02, Bhussi Refinery Ltd 2.46',
    ),
    ter: 4.05,
    metrics: [['Companies held', 33, 0]],
  }),
];
