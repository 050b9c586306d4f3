/** The funds of AMC N110: an Islamic income fund, a money market fund, and an Islamic equity fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'CDC Pakistan Limited',
  auditor_raw: 'Yousuf Adil & Co.',
  pricing_mechanism_raw: 'Forward Day',
  dealing_days_raw: 'Monday–Friday',
  cutoff_raw: '4:00 PM',
  minimum_initial_raw: 'PKR 500/-',
  minimum_subsequent_raw: 'PKR 500/-',
});

/** The rate of the fee that was charged in the month, in percent a year. */
export const CHARGED: Readonly<Record<string, string>> = { ZIIF: '0.94', ZMMF: '0.55', ZIEF: '2.20' };

export const FUNDS = [
  fund({
    name: 'Ziarat Islamic Income Fund',
    abbr: 'ZIIF',
    model: s.rate([2010, 11, 15], 50, 0.3, 96_500_000),
    profile: {
      category_raw: 'Shariah Compliant Income Scheme',
      benchmark_raw: 'Six months PKISRV 75% and six months deposit rates of Islamic banks 25%',
      risk_profile_raw: 'Moderate',
      management_fee_raw: 'Up to 1.50%',
      front_end_load_raw: 'Up to 1.00%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'The objective of the Fund is to generate competitive returns by investing in Shariah compliant fixed ' +
        'income instruments while keeping the value of the capital in sight.',
    },
    rating: ['A+(f)', 'VIS', [2025, 1, 8]],
    asset: s.weights('Ijara Sukuk 46.3, Bank Balances 27.4, Corporate Sukuk 15.2, Bai Muajjal 8.7, Others 2.4'),
    second: s.credit('Govt. Securities 46.3, AAA 11.2, AA+ 16.7, AA 12.4, A+ 11.0, Others 2.4'),
    papers: s.papers(
      'Chiltan Pass Power Sukuk 4.62, Kach Islamic Bank Tier II Sukuk 3.87, Sanjawi Minerals Sukuk 2.94, ' +
        'Zargoon Telecom Sukuk 2.21, Khost Coal Energy Sukuk 1.56',
    ),
    ter: 1.52,
    metrics: [
      ['WAM (Years)', 2.6, 1],
      ['YTM (%)', 11.4, 1],
    ],
  }),
  fund({
    name: 'Ziarat Money Market Fund',
    abbr: 'ZMMF',
    model: s.rate([2018, 6, 4], 100, 0.1, 312_000_000),
    profile: {
      category_raw: 'Money Market Scheme',
      benchmark_raw: 'Three months PKRV 90% and three months deposit rates of banks 10%',
      risk_profile_raw: 'Very Low',
      dealing_days_raw: 'Monday–Saturday',
      management_fee_raw: 'Up to 1.25%',
      front_end_load_raw: 'Nil',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'The objective of the Fund is to provide a high degree of liquidity and safety of principal with a return ' +
        'close to the rates of short term government securities.',
    },
    rating: ['AA+(f)', 'VIS', [2025, 1, 8]],
    asset: s.weights('T-Bills 63.8, PIBs 17.9, Bank Balances 16.6, Others 1.7'),
    second: s.credit('Govt. Securities 81.7, AAA 7.2, AA+ 6.9, AA 2.5, Others 1.7'),
    papers: [],
    ter: 0.91,
    metrics: [
      ['WAM (Days)', 72, 0],
      ['YTM (%)', 11.1, 1],
    ],
  }),
  fund({
    name: 'Ziarat Islamic Equity Fund',
    abbr: 'ZIEF',
    model: s.market([2014, 1, 27], 50, 0.92, 58_700_000),
    profile: {
      category_raw: 'Shariah Compliant Equity Scheme',
      benchmark_raw: 'KMI-30 Index',
      risk_profile_raw: 'High',
      management_fee_raw: 'Up to 3.00%',
      front_end_load_raw: 'Up to 2.50%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'The objective of the Fund is to achieve long term growth of capital by investing mainly in Shariah ' +
        'compliant shares that are listed on the stock exchange.',
    },
    rating: null,
    asset: s.weights('Equities 91.7, Bank Balances 7.1, Others 1.2'),
    second: s.sectors(
      'Oil & Gas Exploration 22.6, Cement 18.3, Fertilizer 13.4, Power 9.2, Technology 7.7, Pharmaceuticals 6.4, Other sectors 14.1',
    ),
    papers: s.papers(
      'Sanjawi Petroleum Limited 9.63, Khost Cement Limited 8.87, Juniper Fertilizers Limited 8.14, Pil Energy ' +
        'Limited 7.32, Kach Cement Limited 6.28, Sharigh Technologies Limited 5.41, Mangi Dam Power Limited 4.76, ' +
        'Quaid Residency Pharma Limited 3.98, Spera Ragha Foods Limited 3.12, Kawas Glass Limited 2.47',
    ),
    ter: 3.67,
    metrics: [
      ['Beta', 0.96, 2],
      ['P/E Ratio', 6.8, 1],
    ],
  }),
];
