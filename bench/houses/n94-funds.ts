/** The funds of AMC N94: an Islamic money market and an Islamic stock fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-ended',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Grant Thornton Anjum Rahman',
  pricing_mechanism_raw: 'Forward Day Pricing',
  dealing_days_raw: 'Monday to Friday',
  listing_raw: 'Pakistan Stock Exchange',
  leverage_raw: 'Nil',
  par_value_raw: 'PKR 100/-',
  minimum_initial_raw: 'PKR 500/-',
  minimum_subsequent_raw: 'PKR 100/-',
});

export const FUNDS = [
  fund({
    name: 'Bhakkar Islamic Rozgar Fund',
    abbr: 'BIRF',
    model: s.rate([2019, 9, 18], 100, -0.4, 142_000_000),
    fof: 217,
    profile: {
      category_raw: 'Shariah Compliant Money Market Scheme',
      benchmark_raw:
        '90% three (3) months PKISRV rates + 10% three (3) months average of the highest rates on savings accounts of three (3) AA rated Islamic banks',
      risk_profile_raw: 'Low',
      risk_of_principal_raw: 'Principal at low risk',
      cutoff_raw: '9:00 am to 3:00 pm',
      management_fee_raw: 'Up to 1.00% per annum of average daily net assets',
      front_end_load_raw: 'Up to 1.00%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        "The Fund aims to offer daily dividends and ready liquidity by investing in Shari'ah compliant money market instruments of low risk and short maturity.",
    },
    rating: ['AA+(f)', 'PACRA', [2025, 9, 5]],
    asset: s.weights(
      'Cash at Banks 52.4, GoP Ijara Sukuk 22.7, Placements with Banks and DFIs 15.1, Short Term Sukuk 7.6, Other Assets 2.2',
    ),
    second: s.credit('Govt. Securities (AAA) 22.7, AAA 24.4, AA+ 31.2, AA 8.1, A1+ 7.6, A+ 3.8, Other Assets 2.2'),
    papers: s.papers(
      'Darya Khan Power Holding STS-14 1.92, Mankera Telecom Short Term Sukuk 1.41, Kallur Kot Foods STS-3 0.87',
    ),
    ter: 1.12,
    metrics: [
      ['Weighted Average Time to Maturity (Days)', 41, 0],
      ['Yield to Maturity (%)', 10.6, 1],
    ],
  }),
  fund({
    name: 'Bhakkar Islamic Growth Fund',
    abbr: 'BIGF',
    model: s.market([2014, 3, 10], 100, 1.03, 23_700_000),
    profile: {
      category_raw: 'Shariah Compliant Equity Scheme',
      benchmark_raw: 'KMI-30 Index',
      risk_profile_raw: 'High',
      risk_of_principal_raw: 'Principal at high risk',
      cutoff_raw: '9:00 am to 4:00 pm',
      management_fee_raw: 'Up to 3.00% per annum of average daily net assets',
      front_end_load_raw: 'Up to 3.00%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        "The Fund aims to achieve long-term growth of capital by investing in listed shares that comply with Shari'ah and whose companies show strong and lasting earnings.",
    },
    rating: null,
    asset: s.weights('Listed Equities 93.4, Cash at Banks 4.7, Other Assets 1.9'),
    second: s.sectors(
      'Cement 21.7, Oil & Gas Exploration Companies 19.2, Fertilizer 13.6, Technology & Communication 9.7, Pharmaceuticals 8.2, Power Generation 6.4',
    ),
    papers: s.papers(
      'Behal Cement Limited 10.83, Mankera Exploration Limited 9.94, Thal Fertilizer Company Limited 8.71, Islamic Bank of Mianwali Limited 7.63, Darya Khan Power Limited 4.92, Kallur Kot Systems Limited 5.87, Dullewala Laboratories Limited 5.14, Piplan Petroleum Limited 4.38, Jandanwala Cement Limited 3.66, Kundian Motors Limited 2.79',
    ),
    ter: 3.74,
    metrics: [
      ['Standard Deviation (annual, %)', 19.4, 1],
      ['Sharpe Ratio', 0.62, 2],
    ],
  }),
];
