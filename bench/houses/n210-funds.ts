/** The funds of AMC N210: liquidity, income, Islamic sukuk, balanced, Islamic equity, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-ended',
  trustee_raw: 'Central Depository Company of Pakistan Limited (CDC)',
  auditor_raw: 'Grant Thornton Anjum Rahman, Chartered Accountants',
  par_value_raw: 'Rs. 100/-',
  pricing_mechanism_raw: 'Forward Day Pricing',
  dealing_days_raw: 'Monday - Friday',
  cutoff_raw: '4:00 pm',
  listing_raw: 'Pakistan Stock Exchange Limited (PSX)',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Rs. 1,000/-',
  minimum_subsequent_raw: 'Rs. 1,000/-',
  front_end_load_raw: 'Nil',
  back_end_load_raw: 'Nil',
});

const liquidity = fund({
  name: 'Rindli Liquidity Plus Fund',
  abbr: 'RLPF',
  model: s.rate([2013, 9, 16], 100, 0.2, 187_400_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '90% three (3) months PKRV rates + 10% three (3) months average of the highest savings rates',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at Very Low Risk',
    cutoff_raw: '4:00 pm (same day redemption: 10:00 am)',
    management_fee_raw: 'Upto 1.25% p.a.',
    investment_objective_raw:
      'To generate competitive returns with daily liquidity through active management of a low risk portfolio of ' +
      'money market instruments.',
  },
  rating: ['AA+(f)', 'VIS', [2025, 12, 31]],
  asset: s.weights(
    'T-Bills 64.2, Placements with Banks / DFIs 14.8, Cash at Bank 13.1, Commercial Papers 5.7, ' +
      'Others including receivables 2.2',
  ),
  second: s.credit('Government Securities 64.2, AAA 12.4, AA+ 11.7, AA 5.6, A1+ 3.9, Others including receivables 2.2'),
  papers: [],
  ter: 1.04,
  metrics: [
    ['WAM (days)', 53, 0],
    ['Gross YTM (%)', 10.84, 2],
  ],
});

const income = fund({
  name: 'Rindli Income Builder Fund',
  abbr: 'RIBF',
  model: s.rate([2008, 2, 25], 100, 0.7, 42_800_000),
  profile: {
    category_raw: 'Income',
    benchmark_raw: '75% six (6) months KIBOR + 25% six (6) months average of the highest savings rates',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at Medium Risk',
    management_fee_raw: 'Upto 1.50% p.a.',
    front_end_load_raw: 'Upto 1.00%',
    investment_objective_raw:
      'To provide regular income at a reasonable level of risk by investing in debt securities, government paper ' +
      'and placements of varied maturity.',
  },
  rating: ['A+(f)', 'PACRA', [2026, 3, 6]],
  asset: s.weights(
    'PIBs 34.8, TFCs / Sukuk 20.7, Cash at Bank 19.4, T-Bills 15.6, ' +
      'Spread Transactions 6.3, Others including receivables 3.2',
  ),
  second: s.credit(
    'Government Securities 50.4, AAA 9.2, AA+ 12.8, AA 8.6, AA- 6.9, A+ 5.6, NR / Spread 6.3, ' +
      'Others including receivables 3.2',
  ),
  papers: s.papers(
    'Shelabagh Bank Limited TFC-III / AA+ 4.62, Narechi Microfinance Bank Limited TFC / A+ 3.57, Zardalu Energy ' +
      'Limited Sukuk / AA 3.08, Surkhab Telecom Limited Sukuk / AA- 2.74, Urak Leasing Limited TFC / AA- 1.96',
  ),
  ter: 1.88,
  metrics: [
    ['WAM (years)', 2.1, 1],
    ['Modified Duration (years)', 1.17, 2],
    ['Gross YTM (%)', 11.62, 2],
  ],
});

const sukuk = fund({
  name: 'Rindli Islamic Sukuk Income Fund',
  abbr: 'RISIF',
  model: s.rate([2019, 5, 13], 100, -0.2, 61_900_000),
  profile: {
    category_raw: 'Shariah Compliant Income',
    benchmark_raw: '75% six (6) months PKISRV rates + 25% six (6) months average of the highest Islamic savings rates',
    risk_profile_raw: 'Moderate',
    risk_of_principal_raw: 'Principal at Medium Risk',
    management_fee_raw: 'Upto 1.50% p.a.',
    front_end_load_raw: 'Upto 1.00%',
    investment_objective_raw:
      'To seek halal income from sovereign and corporate Sukuk, Islamic placements and bank deposits that are ' +
      'approved by the Shariah Advisor.',
  },
  rating: ['AA-(f)', 'PACRA', [2025, 11, 14]],
  asset: s.weights(
    'GoP Ijara Sukuk 46.9, Cash at Islamic Banks 26.4, Corporate Sukuk 17.3, Bai Muajjal 6.8, ' +
      'Others including receivables 2.6',
  ),
  second: s.credit(
    'Government Securities 46.9, AAA 15.8, AA+ 14.3, AA 12.1, AA- 11.3, Others including receivables 2.6',
  ),
  papers: s.papers(
    'Zardalu Energy Limited Sukuk-II / AA 6.14, Duki Islamic Bank Limited Tier-II Sukuk / AA- 4.89, Surkhab ' +
      'Telecom Limited Sukuk / AA- 3.26, Bostan Foods Limited Sukuk / AA 2.51',
  ),
  ter: 1.52,
  metrics: [
    ['WAM (years)', 1.8, 1],
    ['Gross YTM (%)', 10.97, 2],
  ],
});

const balanced = fund({
  name: 'Rindli Balanced Opportunities Fund',
  abbr: 'RBOF',
  model: s.market([2009, 10, 19], 100, 0.56, 17_300_000),
  profile: {
    category_raw: 'Asset Allocation',
    benchmark_raw: 'Weighted average of KSE-100 Index and six (6) months KIBOR, as per actual allocation',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at High Risk',
    management_fee_raw: 'Upto 2.00% p.a.',
    front_end_load_raw: 'Upto 2.00%',
    investment_objective_raw:
      'To achieve growth of capital over the medium to long term by shifting between listed shares, debt ' +
      'securities and cash.',
  },
  rating: ['3-Star', 'VIS', [2025, 9, 12]],
  asset: s.weights(
    'Stocks / Equities 58.7, PIBs 18.4, Cash at Bank 14.9, TFCs / Sukuk 5.6, ' + 'Others including receivables 2.4',
  ),
  second: s.sectors(
    'Commercial Banks 15.3, Oil & Gas Exploration 12.1, Fertilizer 8.4, Cement 7.9, Technology 3.8, ' +
      'Other sectors 11.2',
  ),
  papers: s.papers(
    'Shelabagh Bank Limited / Banks 6.83, Harnai Exploration Limited / E&P 6.11, Pishin Fertilizers Limited ' +
      '/ Fertilizer 5.44, Muslimbagh Cement Limited / Cement 4.72, Zardalu Energy Limited Sukuk / Sukuk 3.19, ' +
      'Loralai Systems Limited / Technology 2.86',
  ),
  ter: 3.02,
  metrics: [['Beta', 0.61, 2]],
});

const equity = fund({
  name: 'Rindli Islamic Equity Fund',
  abbr: 'RIEF',
  model: s.market([2006, 8, 7], 100, 1.01, 25_600_000),
  profile: {
    category_raw: 'Shariah Compliant Equity',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at High Risk',
    management_fee_raw: 'Upto 3.00% p.a.',
    front_end_load_raw: 'Upto 2.50%',
    investment_objective_raw:
      'To maximise the total return of unit holders, within the guidelines of the Shariah Advisor, from a ' +
      'diversified portfolio of listed shares.',
  },
  rating: ['4-Star', 'VIS', [2025, 9, 12]],
  asset: s.weights('Stocks / Equities 93.9, Cash at Islamic Banks 4.8, Others including receivables 1.3'),
  second: s.sectors(
    'Oil & Gas Exploration 21.6, Cement 17.2, Fertilizer 13.8, Islamic Banks 9.7, Pharmaceuticals 6.9, ' +
      'Other sectors 24.7',
  ),
  papers: s.papers(
    'Harnai Exploration Limited / E&P 10.82, Muslimbagh Cement Limited / Cement 8.47, Pishin Fertilizers Limited / ' +
      'Fertilizer 7.93, Duki Islamic Bank Limited / Banks 6.55, Khost Petroleum Limited / E&P 5.86, Lakhi ' +
      'Cement Works Limited / Cement 4.97, Bostan Foods Limited / Food 4.08, Ziarat Pharma Limited / ' +
      'Pharma 3.69, Loralai Systems Limited / Technology 3.12, Urak Motors Limited / Autos 2.58',
  ),
  ter: 4.13,
  metrics: [
    ['Beta', 0.97, 2],
    ['Standard Deviation (%)', 18.9, 1],
  ],
});

const BIRTH: s.Day = [2015, 7, 6];

const pension = fund({
  ...s.EMPTY,
  name: 'Rindli Retirement Savings Fund',
  abbr: 'RRSF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary Pension Scheme',
    fund_type_raw: 'Open-ended pension fund',
    risk_profile_raw: 'Depends on the allocation chosen by the participant',
    management_fee_raw: 'Upto 1.50% p.a. of each Sub-Fund',
    front_end_load_raw: 'Upto 3.00%',
    listing_raw: null,
    leverage_raw: null,
    investment_objective_raw:
      'To give participants a flexible and portable source of savings, and regular income after retirement.',
  },
  rating: null,
  subs: [
    s.sub('RRSF - Equity', s.market(BIRTH, 100, 0.95, 1_830_000), {
      asset: s.weights('Stocks / Equities 92.4, Cash at Bank 6.1, Others including receivables 1.5'),
      papers: s.papers(
        'Shelabagh Bank Limited 9.71, Harnai Exploration Limited 9.02, Pishin Fertilizers Limited 7.38, ' +
          'Muslimbagh Cement Limited 6.46, Loralai Systems Limited 4.35',
      ),
      ter: 2.71,
    }),
    s.sub('RRSF - Debt', s.rate(BIRTH, 100, -0.2, 2_790_000), {
      asset: s.weights(
        'PIBs 48.6, T-Bills 29.3, Cash at Bank 15.2, TFCs / Sukuk 4.8, ' + 'Others including receivables 2.1',
      ),
      papers: s.papers('Shelabagh Bank Limited TFC-III 3.42, Narechi Microfinance Bank Limited TFC 1.38'),
      ter: 1.58,
    }),
    s.sub('RRSF - Money Market', s.rate(BIRTH, 100, -0.5, 4_620_000), {
      asset: s.weights('T-Bills 71.8, Cash at Bank 26.4, Others including receivables 1.8'),
      papers: [],
      ter: 1.36,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [liquidity, income, sukuk, balanced, equity, pension];
