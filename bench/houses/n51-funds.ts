/** The funds of AMC N51: a government securities, a balanced and a capital preservation fund. */
import * as s from './shared11.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company (CDC)',
  auditor_raw: 'M. Yousuf Adil Saleem & Co.',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Saturday',
  cutoff_raw: '4:00 p.m.',
  listing_raw: 'Lahore Stock Exchange',
  minimum_initial_raw: 'Rs. 10,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  back_end_load_raw: 'Nil',
});

export const MATURITY: s.Day = [2015, 1, 15];

export const FUNDS = [
  fund({
    name: 'Uchali Sovereign Fund',
    abbr: 'USF',
    model: s.rate([2010, 11, 1], 100, -0.2, 29_300_000),
    profile: {
      category_raw: 'Income',
      benchmark_raw: 'Average of six-month PKRV rates',
      risk_profile_raw: 'Low',
      management_fee_raw: '1.25% p.a.',
      front_end_load_raw: 'Nil',
      investment_objective_raw:
        'To deliver a return close to that of government securities with little risk to the capital of the unit holders.',
    },
    rating: ['AA(f)', 'PACRA', [2013, 2, 14]],
    asset: s.weights('T-Bills 71.3, PIBs 17.5, Cash with Banks 10.1, Sundry Assets 1.1'),
    second: s.credit('Government 88.8, AAA 5.6, AA+ 4.5, Sundry Assets 1.1'),
    papers: [],
    ter: 1.38,
    metrics: [['Weighted average maturity (days)', 214, 0]],
  }),
  fund({
    name: 'Uchali Balanced Fund',
    abbr: 'UBF',
    model: s.market([2005, 8, 15], 50, 0.55, 15_800_000),
    profile: {
      category_raw: 'Balanced',
      benchmark_raw: '50% KSE-100 Index and 50% six-month KIBOR',
      risk_profile_raw: 'Moderate',
      management_fee_raw: '2.00% p.a.',
      front_end_load_raw: '2.50%',
      investment_objective_raw:
        'To combine growth of capital and income in one portfolio that holds shares and debt in similar proportions.',
    },
    rating: null,
    asset: s.weights('Equities 56.2, TFCs 16.8, PIBs 13.7, Cash with Banks 11.4, Sundry Assets 1.9'),
    second: s.sectors('Oil and Gas 17.3, Banks 13.1, Chemicals 10.4, Construction and Materials 8.2, Electricity 6.5'),
    papers: s.papers(
      'Khabeki Petroleum 7.83, Naushera Bank TFC 6.94, Jauharabad Cement 5.76, Sakesar Road Fertilizer 5.02, Jahlar Power 4.33, Khushab Bank 3.71, Mitha Tiwana Leasing TFC 2.94, Warcha Chemicals 2.18',
    ),
    ter: 2.73,
    metrics: [['Portfolio turnover (%)', 18.4, 1]],
  }),
  fund({
    name: 'Uchali Capital Preservation Fund',
    abbr: 'UCPF',
    model: s.market([2012, 1, 16], 100, 0.24, 9_450_000),
    profile: {
      category_raw: 'Capital Protected',
      benchmark_raw: 'Weighted average of KSE-100 Index and six-month deposit rate on the basis of actual investment',
      risk_profile_raw: 'Low to Moderate',
      management_fee_raw: '1.50% p.a.',
      front_end_load_raw: '2.00%',
      investment_objective_raw:
        'To protect the initial investment of the unit holders at maturity and to share in the growth of the stock market.',
    },
    rating: null,
    asset: s.weights('Term Deposits 77.4, Equities 17.6, Cash with Banks 3.8, Sundry Assets 1.2'),
    second: s.sectors('Oil and Gas 6.8, Banks 4.4, Chemicals 3.1, Electricity 1.9'),
    papers: s.papers('Khabeki Petroleum 3.62, Khushab Bank 2.47, Sakesar Road Fertilizer 1.95, Jahlar Power 1.28'),
    ter: 2.04,
    metrics: [],
  }),
];
