/** The funds of AMC N114: a growth fund, an Islamic cash fund, and a fund that moves between classes of assets. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'CDC Pakistan Ltd.',
  auditor_raw: 'Crowe Hussain Chaudhury & Co.',
  pricing_mechanism_raw: 'Forward Pricing',
  dealing_days_raw: 'Monday - Friday',
  cutoff_raw: '3:00 PM',
  minimum_initial_raw: 'PKR 5,000',
  minimum_subsequent_raw: 'PKR 1,000',
  back_end_load_raw: '0.00%',
  leverage_raw: 'None',
});

/** What was charged since July, in percent a year. */
export const CHARGED: Readonly<Record<string, string>> = { ARGF: '2.25', ARICF: '0.55', ARDF: '1.60' };

const growth = fund({
  name: 'Arifwala Growth Fund',
  abbr: 'ARGF',
  model: s.market([2007, 5, 14], 100, 0.98, 26_900_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3.00%',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'The Fund aims at long term growth of capital by investing in shares of companies whose earnings grow ' +
      'faster than those of the market.',
  },
  rating: null,
  asset: s.weights('Equities 94.4, Cash 4.3, Others 1.3'),
  second: s.sectors(
    'Commercial banks 27.3, Oil and gas 18.2, Cement 14.1, Fertilizer 9.7, Automobiles 6.3, Other sectors 18.8',
  ),
  papers: s.papers(
    'Qabula Bank Limited 9.36, Tibbi Petroleum Limited 8.51, Ahmad Yar Cement Limited 7.82, Bank of Bunga Limited ' +
      '6.77, Rangshah Fertilizer Limited 5.94, Mandi Motors Limited 5.13, Kalyana Gas Limited 4.42, Khakwani ' +
      'Telecom Limited 3.67, Mianpur Steels Limited 2.95, Chak Beli Foods Limited 2.28',
  ),
  ter: 3.62,
  metrics: [
    ['P/E Ratio', 7.4, 1],
    ['Beta', 0.98, 2],
    ['Sharpe Ratio', 0.84, 2],
  ],
});

const cash = fund({
  name: 'Arifwala Islamic Cash Fund',
  abbr: 'ARICF',
  model: s.rate([2019, 1, 21], 100, -0.4, 187_000_000),
  profile: {
    category_raw: 'Shariah Compliant Money Market Scheme',
    benchmark_raw: '90% three months PKISRV and 10% three months deposit rates of Islamic banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    dealing_days_raw: 'Monday - Saturday',
    management_fee_raw: 'Up to 1.25%',
    front_end_load_raw: '0.00%',
    investment_objective_raw:
      'The Fund aims at a halal return with daily liquidity by investing in short sukuk and in deposits with ' +
      'Islamic banks and windows of high credit quality.',
  },
  rating: ['AA(f)', 'PACRA', [2025, 9, 5]],
  asset: s.weights('GOP Ijara Sukuk 38.6, Short term sukuk 14.9, Bank deposits 45.1, Others 1.4'),
  second: s.credit('Government 38.6, AAA 24.7, AA+ 21.4, AA 13.9, Others 1.4'),
  papers: [],
  ter: 0.89,
  metrics: [
    ['WAM (Days)', 54, 0],
    ['YTM (%)', 10.6, 2],
  ],
});

const dynamic = fund({
  name: 'Arifwala Dynamic Allocation Fund',
  abbr: 'ARDF',
  model: s.market([2012, 10, 8], 50, 0.51, 17_300_000),
  profile: {
    category_raw: 'Asset Allocation Scheme',
    benchmark_raw: 'Weighted average of KSE-100 Index and six months KIBOR as per actual allocation',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 2.50%',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'The Fund aims at a balanced return over the cycle by moving its assets between shares, government ' +
      'securities and deposits as their prospects change.',
  },
  rating: null,
  asset: s.weights('Equities 52.7, PIBs 21.8, T-Bills 13.2, Cash 10.6, Others 1.7'),
  second: s.sectors('Commercial banks 15.4, Oil and gas 11.2, Cement 8.7, Fertilizer 6.1, Other sectors 11.3'),
  papers: s.papers(
    'Qabula Bank Limited 6.12, Tibbi Petroleum Limited 5.47, Ahmad Yar Cement Limited 4.83, Rangshah Fertilizer ' +
      'Limited 4.06, Bank of Bunga Limited 3.51, Kalyana Gas Limited 2.88, Mandi Motors Limited 2.31, Pir Ghani ' +
      'Power Limited 1.74',
  ),
  ter: 2.94,
  metrics: [
    ['Beta', 0.52, 2],
    ['Standard Deviation (%)', 9.3, 2],
  ],
});

export const FUNDS = [growth, cash, dynamic];
