/** The funds of AMC N174: cash, income, Islamic income, stocks, asset allocation, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Yousuf Adil, Chartered Accountants',
  listing_raw: 'Pakistan Stock Exchange',
  pricing_mechanism_raw: 'Forward Day',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '9:00 am to 3:30 pm',
  leverage_raw: 'Nil',
  par_value_raw: 'PKR 100',
  back_end_load_raw: 'Nil',
  minimum_initial_raw: 'PKR 1,000/-',
  minimum_subsequent_raw: 'PKR 500/-',
});

const REST = 'Others including Receivables';

const cash = fund({
  name: 'Sillanwali Cash Fund',
  abbr: 'SCF',
  model: s.rate([2011, 9, 15], 100, -0.1, 143_800_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw:
      '70% three (3) months PKRV rates + 30% three (3) months average deposit rate of three (3) AA rated scheduled banks as selected by MUFAP',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    management_fee_raw: 'Up to 1.00% p.a. of average daily net assets',
    front_end_load_raw: 'Nil',
    pricing_mechanism_raw: 'Backward Day',
    cutoff_raw: '9:00 am to 3:30 pm (same day: 10:00 am)',
    investment_objective_raw:
      'The objective of Sillanwali Cash Fund is to provide investors a high degree of liquidity and a competitive rate of ' +
      'return from a portfolio of low risk money market instruments of short duration.',
  },
  rating: ['AA+(f)', 'VIS', [2022, 12, 30]],
  asset: s.weights(`T-Bills 61.7, Bank Balance 24.6, Placements with Banks / DFIs 11.4, ${REST} 2.3`),
  second: s.credit(`Govt. Securities 61.7, AAA 16.9, AA+ 10.2, AA 8.9, ${REST} 2.3`),
  papers: [],
  ter: 0.71,
  metrics: [
    ['Wtd. Average Maturity (Days)', 43, 0],
    ['Duration (Days)', 36, 0],
    ['Yield to Maturity (%)', 19.2, 2],
  ],
});

const income = fund({
  name: 'Sillanwali Income Opportunities Fund',
  abbr: 'SIOF',
  model: s.rate([2006, 4, 10], 100, 0.1, 24_150_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: 'Six (6) months average KIBOR',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '8.5% of gross earnings (min. 0.40% p.a., max. 1.50% p.a. of net assets)',
    front_end_load_raw: 'Up to 1.50%',
    investment_objective_raw:
      'The investment objective of the Fund is to generate competitive, stable and moderate to high returns from a ' +
      'diversified portfolio of debt securities, government paper and bank deposits.',
  },
  rating: ['A+(f)', 'PACRA', [2022, 10, 14]],
  asset: s.weights(
    `Bank Balance 38.9, PIBs 21.5, TFCs / Sukuks 19.6, T-Bills 13.8, Spread Transactions 2.7, ${REST} 3.5`,
  ),
  second: s.credit(
    `Govt. Securities 35.3, AAA 12.4, AA+ 15.3, AA 9.8, AA- 8.1, A+ 9.7, A 2.9, Un-rated 3.0, ${REST} 3.5`,
  ),
  papers: s.papers(
    'Farooka Bank Limited - TFC (30-Dec-21) / AA- 5.84, Shaheenabad Electric Limited - Sukuk (18-Mar-20) / AA+ 4.72, ' +
      'Sahiwal Road Leasing Company - TFC (04-Nov-20) / A+ 3.15, Hyderabad Town Microfinance Bank - TFC (27-Jun-22) / A ' +
      '2.66, Chak 46 Fertilizer Limited - Sukuk (02-Aug-21) / AA 1.97, Farooka Bank Limited - TFC (Perpetual) / A+ 0.94',
  ),
  ter: 1.63,
  metrics: [
    ['Wtd. Average Maturity (Years)', 1.7, 1],
    ['Duration (Days)', 146, 0],
    ['Yield to Maturity (%)', 19.6, 2],
  ],
});

const islamic = fund({
  name: 'Sillanwali Islamic Income Fund',
  abbr: 'SIIF',
  model: s.rate([2016, 10, 3], 100, -1.1, 12_470_000),
  profile: {
    category_raw: 'Shariah Compliant (Islamic) Income Scheme',
    benchmark_raw:
      'Six (6) months average deposit rates of three (3) A rated scheduled Islamic banks as selected by MUFAP',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.50% p.a. of average daily net assets',
    front_end_load_raw: 'Up to 1.00%',
    auditor_raw: 'Grant Thornton Anjum Rahman',
    investment_objective_raw:
      'The objective of the Fund is to provide halal, competitive returns from a portfolio of Shariah compliant income ' +
      'instruments, while keeping the liquidity of the Fund high.',
  },
  rating: ['A(f)', 'PACRA', [2022, 10, 14]],
  asset: s.weights(`Bank Balance 52.6, GOP Ijara Sukuk 27.9, Sukuks 15.2, ${REST} 4.3`),
  second: s.credit(`Govt. Securities 27.9, AAA 12.8, AA+ 13.6, AA 17.5, A+ 23.9, ${REST} 4.3`),
  papers: s.papers(
    'Shaheenabad Electric Limited - Sukuk (18-Mar-20) / AA+ 7.34, Chak 46 Fertilizer Limited - Sukuk (02-Aug-21) / AA 4.41, ' +
      'Kirana Hills Islamic Bank - Sukuk (21-Dec-22) / AA 3.47',
  ),
  ter: 1.38,
  metrics: [
    ['Wtd. Average Maturity (Years)', 1.3, 1],
    ['Yield to Maturity (%)', 18.1, 2],
  ],
});

const stock = fund({
  name: 'Sillanwali Stock Fund',
  abbr: 'SSTF',
  model: s.market([2007, 8, 20], 50, 0.97, 14_260_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE 100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3.00% p.a. of average daily net assets',
    front_end_load_raw: '3.00%',
    par_value_raw: 'PKR 50',
    investment_objective_raw:
      'The Fund seeks capital growth over the long term by investing in shares of companies listed in Pakistan, selected ' +
      'on their earnings, payouts and balance sheets.',
  },
  rating: null,
  asset: s.weights(`Stocks / Equities 91.8, Bank Balance 6.7, ${REST} 1.5`),
  second: s.sectors(
    'Commercial Banks 22.3, Oil & Gas Exploration Companies 17.2, Fertilizer 13.6, Cement 11.1, Technology & ' +
      'Communication 8.2, Other sectors 19.4',
  ),
  papers: s.papers(
    'Farooka Bank Limited / Commercial Banks 8.21, Kirana Oilfields Limited / Oil & Gas Exploration 7.93, Chak 46 ' +
      'Fertilizer Limited / Fertilizer 7.42, Bhagtanwala Systems Limited / Technology 6.18, Khushab Gas Company Limited / ' +
      'Oil & Gas Exploration 5.57, Sobhaga Commercial Bank Limited / Commercial Banks 4.86, Luddan Cement Limited / Cement ' +
      '4.31, Hadali Sugar Corporation Limited / Sugar 3.48, Shaheenabad Electric Limited / Power Generation 2.92, ' +
      'Vegowal Cement Works Limited / Cement 2.35',
  ),
  ter: 3.86,
  metrics: [
    ['PER (x)', 3.8, 2],
    ['PBV (x)', 0.9, 2],
    ['Dividend Yield (%)', 11.4, 1],
    ['Portfolio Turnover Ratio (%)', 14.2, 1],
  ],
});

const dynamic = fund({
  name: 'Sillanwali Dynamic Allocation Fund',
  abbr: 'SDAF',
  model: s.market([2014, 12, 22], 100, 0.58, 4_380_000),
  profile: {
    category_raw: 'Asset Allocation Scheme',
    benchmark_raw:
      'KSE 100 Index and six (6) months KIBOR in the proportion of the actual net assets in equity and others',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 2.00% p.a. of average daily net assets',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'The Fund aims at a good return over the medium to long term by shifting its assets between shares and fixed income ' +
      'as the outlook of the markets changes.',
  },
  rating: null,
  asset: s.weights(`Stocks / Equities 58.4, Bank Balance 21.3, PIBs 12.7, TFCs / Sukuks 5.2, ${REST} 2.4`),
  second: s.sectors(
    'Commercial Banks 15.3, Oil & Gas Exploration Companies 12.6, Fertilizer 8.7, Power Generation & Distribution 7.2, ' +
      'Other sectors 14.6',
  ),
  papers: s.papers(
    'Kirana Oilfields Limited / Oil & Gas Exploration 6.74, Farooka Bank Limited / Commercial Banks 6.12, Chak 46 Fertilizer ' +
      'Limited / Fertilizer 5.37, Shaheenabad Electric Limited / Power Generation 4.66, Sobhaga Commercial Bank Limited / ' +
      'Commercial Banks 3.81, Khushab Gas Company Limited / Oil & Gas Exploration 3.02',
  ),
  ter: 2.94,
  metrics: [
    ['Beta', 0.61, 2],
    ['Portfolio Turnover Ratio (%)', 9.6, 1],
  ],
});

const BIRTH: s.Day = [2013, 6, 28];

const pension = fund({
  ...s.EMPTY,
  name: 'Sillanwali Pension Savings Fund',
  abbr: 'SPSF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    fund_type_raw: 'Open End',
    category_raw: 'Voluntary Pension Scheme',
    risk_profile_raw: 'Investor dependent',
    management_fee_raw: 'Up to 1.50% p.a. of average daily net assets of each Sub-Fund',
    front_end_load_raw: 'Up to 3.00%',
    listing_raw: null,
    leverage_raw: null,
    minimum_initial_raw: 'PKR 500/-',
    investment_objective_raw:
      'The objective of the Fund is to give individuals a portable, individualized and flexible way to save for their ' +
      'retirement, with a choice of how their savings are allocated.',
  },
  rating: null,
  subs: [
    s.sub('SPSF - Equity', s.market(BIRTH, 100, 0.95, 1_124_000), {
      asset: s.weights(`Stocks / Equities 93.1, Bank Balance 5.2, ${REST} 1.7`),
      second: s.sectors(
        'Commercial Banks 21.7, Oil & Gas Exploration Companies 18.8, Fertilizer 13.1, Cement 11.9, Other sectors 27.6',
      ),
      papers: s.papers(
        'Kirana Oilfields Limited / Oil & Gas Exploration 9.24, Farooka Bank Limited / Commercial Banks 8.87, Chak 46 ' +
          'Fertilizer Limited / Fertilizer 7.53, Bhagtanwala Systems Limited / Technology 6.61, Luddan Cement Limited / ' +
          'Cement 4.98',
      ),
      ter: 2.86,
    }),
    s.sub('SPSF - Debt', s.rate(BIRTH, 100, -0.4, 2_318_000), {
      asset: s.weights(`PIBs 44.8, T-Bills 26.3, Bank Balance 19.4, TFCs / Sukuks 6.9, ${REST} 2.6`),
      second: s.credit(`Govt. Securities 71.1, AAA 6.2, AA+ 9.6, AA 10.5, ${REST} 2.6`),
      papers: s.papers(
        'Farooka Bank Limited - TFC (30-Dec-21) / AA- 3.64, Shaheenabad Electric Limited - Sukuk (18-Mar-20) / AA+ 2.81',
      ),
      ter: 1.59,
    }),
    s.sub('SPSF - Money Market', s.rate(BIRTH, 100, -0.2, 4_906_000), {
      asset: s.weights(`T-Bills 76.2, Bank Balance 21.7, ${REST} 2.1`),
      second: s.credit(`Govt. Securities 76.2, AAA 8.3, AA+ 9.4, AA 4.0, ${REST} 2.1`),
      papers: [],
      ter: 1.21,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [cash, income, islamic, stock, dynamic, pension];
