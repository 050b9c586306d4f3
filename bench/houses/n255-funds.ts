/** The funds of AMC N255, a bank's AMC: money market, income, Islamic income and shares. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Crowe Hussain Chaudhury & Co.',
  par_value_raw: 'PKR 100/-',
  pricing_mechanism_raw: 'Forward Day',
  listing_raw: 'Pakistan Stock Exchange Limited',
  dealing_days_raw: 'Mon - Fri',
  cutoff_raw: 'Mon-Thu 3:00 PM; Fri 4:00 PM',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'PKR 1,000/-',
  minimum_subsequent_raw: 'PKR 1,000/-',
  back_end_load_raw: '0%',
});

const REST = 'Others incl. receivables';
export const STOCKS = 'Stocks / Equities';

const cash = fund({
  name: 'Makran Bank Cash Fund',
  abbr: 'MBCF',
  model: s.rate([2010, 5, 14], 100, 0.1, 126_400_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '70% 3M PKRV + 30% 3M average deposit rate of three AA rated scheduled banks selected by MUFAP',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    pricing_mechanism_raw: 'Backward Day',
    management_fee_raw: 'Up to 1.00% p.a. (actual 0.45%)',
    front_end_load_raw: '0%',
    investment_objective_raw:
      'The objective of MBCF is to provide competitive returns from a portfolio of low risk and short ' +
      'duration assets ' +
      'while maintaining high liquidity.',
  },
  rating: ['AA+(f)', 'VIS', [2022, 12, 30]],
  asset: s.weights(`T-Bills 78.1, Bank Deposits 12.6, Plac. with Banks / DFIs 7.4, ${REST} 1.9`),
  second: s.credit(`Govt. Securities 78.1, AAA 9.2, AA+ 7.3, AA 3.5, ${REST} 1.9`),
  papers: [],
  ter: 0.72,
  metrics: [
    ['Weighted Avg. Maturity (Days)', 49, 0],
    ['Modified Duration (Days)', 46, 0],
    ['Yield to Maturity (%)', 21.8, 2],
  ],
});

const income = fund({
  name: 'Makran Bank Income Opportunity Fund',
  abbr: 'MBIOF',
  model: s.rate([2008, 3, 3], 100, 0.6, 38_700_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: 'Average of 6 Months KIBOR rates',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '8% of Net Income (min 0.75%, max 1.50% p.a.)',
    front_end_load_raw: 'Up to 1.50%',
    investment_objective_raw:
      'The objective of MBIOF is to earn superior returns from a diversified portfolio of debt and fixed income ' +
      'instruments across maturities.',
  },
  rating: ['A+(f)', 'VIS', [2022, 12, 30]],
  asset: s.weights(`PIBs 37.4, TFCs / Sukuks 27.9, Bank Deposits 18.2, T-Bills 11.3, Spread Trans. 2.8, ${REST} 2.4`),
  second: s.credit(`Govt. Securities 48.7, AAA 10.1, AA+ 13.8, AA 9.6, AA- 8.7, A+ 4.3, NR / UR 2.4, ${REST} 2.4`),
  papers: s.papers(
    'Makran Port Authority Sukuk (12-Apr-21) / AA+ 6.93, Gwadar Bank Limited TFC-IV (30-Dec-20) / AA 5.27, Jiwani ' +
      'Power Company Sukuk (09-Aug-22) / AA 4.66, Ormara Telecom Sukuk (15-Mar-23) / AA- 3.98, Kech Cement Sukuk ' +
      '(21-Jun-19) / A+ 2.85, Gwadar Bank Limited Tier-I (18-Oct-18) / AA- 2.31, Turbat Textile TFC ' +
      '(05-Feb-14) / NR 0.87',
  ),
  ter: 1.69,
  metrics: [
    ['Weighted Avg. Maturity (Years)', 1.9, 2],
    ['Modified Duration (Years)', 0.61, 2],
    ['Yield to Maturity (%)', 22.4, 2],
  ],
});

const islamic = fund({
  name: 'Makran Bank Islamic Income Fund',
  abbr: 'MBIIF',
  model: s.rate([2014, 10, 27], 100, -0.5, 51_900_000),
  profile: {
    category_raw: 'Shariah Compliant Income Scheme',
    benchmark_raw: '6M average deposit rate of three A rated scheduled Islamic banks or windows selected by MUFAP',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.25% p.a. (actual 0.95%)',
    front_end_load_raw: 'Up to 1.50%',
    investment_objective_raw:
      'The objective of MBIIF is to generate stable Halal income from a portfolio of Shariah compliant ' +
      'debt and money ' +
      'market instruments.',
  },
  rating: ['A(f)', 'VIS', [2022, 12, 30]],
  asset: s.weights(`Bank Deposits 44.6, GoP Ijara Sukuk 33.8, Sukuks 18.5, ${REST} 3.1`),
  second: s.credit(`Govt. Securities 33.8, AAA 12.7, AA+ 15.9, AA 11.3, AA- 6.8, A+ 16.4, ${REST} 3.1`),
  papers: s.papers(
    'Makran Port Authority Sukuk (12-Apr-21) / AA+ 7.12, Jiwani Power Company Sukuk (09-Aug-22) / AA 5.03, Ormara ' +
      'Telecom Sukuk (15-Mar-23) / AA- 3.64, Kech Cement Sukuk (21-Jun-19) / A+ 2.47',
  ),
  ter: 1.42,
  metrics: [
    ['Weighted Avg. Maturity (Years)', 1.4, 2],
    ['Modified Duration (Years)', 0.22, 2],
    ['Yield to Maturity (%)', 20.6, 2],
  ],
});

const stock = fund({
  name: 'Makran Bank Stock Fund',
  abbr: 'MBSF',
  model: s.market([2004, 8, 9], 100, 0.97, 17_300_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index (Total Return)',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3.00% p.a. (actual 2.25%)',
    front_end_load_raw: 'Up to 3.00%',
    investment_objective_raw:
      'The objective of MBSF is to provide long-term capital growth by investing mainly in a diversified pool of ' +
      'equities listed in Pakistan.',
  },
  rating: null,
  asset: s.weights(`${STOCKS} 90.7, Bank Deposits 7.8, ${REST} 1.5`),
  second: s.sectors(
    'Commercial Banks 22.6, Oil & Gas Exploration 19.4, Fertilizer 13.7, Cement 12.2, Power Generation 8.1, Other ' +
      'sectors 14.7',
  ),
  papers: s.papers(
    'Gwadar Bank Limited / Banks 11.84, Kech Petroleum Company / Oil 8.93, Pasni Fertilizer Limited / ' +
      'Fertilizer 7.76, ' +
      'Jiwani Power Company / Power 6.81, Kech Cement Limited / Cement 6.12, Hub Coast Gas Limited / Oil ' +
      '5.44, Panjgur ' +
      'Commercial Bank / Banks 4.87, Ormara Telecom Limited / Technology 3.95, Rakhshan Cement Limited / ' +
      'Cement 3.28, ' +
      'Turbat Autos Limited / Autos 2.41',
  ),
  ter: 3.31,
  metrics: [
    ['Beta', 0.96, 2],
    ['Price to Earnings (x)', 4.4, 2],
    ['Dividend Yield (%)', 8.9, 2],
  ],
});

/** In the order of the pages. */
export const FUNDS: readonly s.Fund[] = [cash, income, islamic, stock];

export const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  MBIOF: [
    { name: 'Turbat Textile Mills - TFC', type: 'Rating below investment grade', cost: 36.25, provided: 0 },
    { name: 'Nal Sugar Mills - Sukuk', type: 'Non-performing', cost: 51.4, provided: 51.4 },
  ],
  MBSF: [{ name: 'Gwadar Bank Limited', type: 'Single entity above 10%', cost: 768.31, provided: 0 }],
};
