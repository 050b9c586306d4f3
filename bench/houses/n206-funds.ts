/** The funds of AMC N206: cash, income, Islamic money market, Islamic asset allocation, stocks, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End Scheme',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'BDO Ebrahim & Co., Chartered Accountants',
  registrar_raw: 'ITMinds Limited',
  par_value_raw: 'PKR 100',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:00 pm',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'PKR 5,000',
  minimum_subsequent_raw: 'PKR 500',
  front_end_load_raw: 'Nil',
  back_end_load_raw: 'Nil',
});

const cash = fund({
  name: 'Alipur Daily Cash Fund',
  abbr: 'ADCF',
  model: s.rate([2012, 5, 21], 100, 0.3, 148_200_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '90% three months PKRV rates + 10% three months average of highest rates on savings accounts',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    cutoff_raw: '4:30 pm (9:30 am for same day redemption)',
    management_fee_raw: 'Up to 1.25% p.a. of average daily net assets',
    investment_objective_raw:
      'The objective of the Fund is to provide unit holders with a competitive return from a portfolio of low risk, ' +
      'short duration assets while maintaining high liquidity.',
  },
  rating: ['AA+(f)', 'PACRA', [2024, 9, 24]],
  asset: s.weights(
    'T-Bills 71.4, Bank Balances 13.2, Placements with Banks and DFIs 9.7, Short Term Sukuk 4.1, ' +
      'Others including Receivables 1.6',
  ),
  second: s.credit('Govt. Securities 71.4, AAA 8.8, AA+ 10.6, AA 7.6, Others including Receivables 1.6'),
  papers: [],
  ter: 0.94,
  metrics: [
    ['Weighted Average Time to Maturity (Days)', 61, 0],
    ['Yield to Maturity (%)', 11.6, 2],
  ],
});

const income = fund({
  name: 'Alipur Income Opportunity Fund',
  abbr: 'AIOF',
  model: s.rate([2007, 10, 8], 100, 0.8, 36_400_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: '75% six months KIBOR + 25% six months average of highest rates on savings accounts',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.50% p.a. of average daily net assets',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'The objective of the Fund is to earn a superior risk adjusted return by investing in a blend of short, medium ' +
      'and long term fixed income instruments.',
  },
  rating: ['A+(f)', 'PACRA', [2024, 10, 17]],
  asset: s.weights(
    'PIBs 33.6, T-Bills 12.8, TFCs / Sukuk 21.9, Bank Balances 24.6, Margin Trading System 4.2, ' +
      'Others including Receivables 2.9',
  ),
  second: s.credit(
    'Govt. Securities 46.4, AAA 7.1, AA+ 13.4, AA 11.8, AA- 9.3, A+ 4.9, Unrated 4.2, ' +
      'Others including Receivables 2.9',
  ),
  papers: s.papers(
    'Rukanpur Bank Limited - TFC II / AA+ 3.94, Dhupsari Microfinance Bank Limited - TFC / A+ 3.12, Jhuggiwala ' +
      'Power Limited - Sukuk / AA 2.86, Nathoke Telecom Limited - Sukuk / AA- 2.17, Chowgani Leasing ' +
      'Limited - TFC / AA 1.43',
  ),
  ter: 1.73,
  metrics: [
    ['Weighted Average Time to Maturity (Years)', 2.4, 1],
    ['Duration (Years)', 0.9, 1],
    ['Yield to Maturity (%)', 12.3, 2],
  ],
});

const islamicCash = fund({
  name: 'Alipur Islamic Money Market Fund',
  abbr: 'AIMMF',
  model: s.rate([2020, 8, 17], 100, -0.1, 92_700_000),
  profile: {
    category_raw: 'Shariah Compliant Money Market Scheme',
    benchmark_raw: '90% three months PKISRV rates + 10% three months average of highest rates of Islamic banks',
    risk_profile_raw: 'Low',
    risk_of_principal_raw: 'Principal at low risk',
    auditor_raw: 'Yousuf Adil, Chartered Accountants',
    management_fee_raw: 'Up to 1.25% p.a. of average daily net assets',
    investment_objective_raw:
      'The objective of the Fund is to provide a reasonable rate of halal return with a maximum ' +
      'possible preservation ' +
      'of capital by investing in liquid Shariah compliant instruments.',
  },
  rating: ['AA(f)', 'PACRA', [2025, 1, 9]],
  asset: s.weights(
    'GOP Ijara Sukuk 42.7, Bank Balances 31.8, Islamic Placements with Banks 14.9, Short Term Sukuk 8.3, ' +
      'Others including Receivables 2.3',
  ),
  second: s.credit('Govt. Securities 42.7, AAA 16.4, AA+ 19.2, AA 19.4, Others including Receivables 2.3'),
  papers: [],
  ter: 0.88,
  metrics: [
    ['Weighted Average Time to Maturity (Days)', 47, 0],
    ['Yield to Maturity (%)', 10.9, 2],
  ],
});

const allocation = fund({
  name: 'Alipur Islamic Asset Allocation Fund',
  abbr: 'AIAAF',
  model: s.market([2011, 6, 13], 50, 0.57, 28_600_000),
  profile: {
    category_raw: 'Shariah Compliant Asset Allocation Scheme',
    benchmark_raw: 'Weighted average of KMI-30 Index and six months average rate of Islamic banks, as per allocation',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    par_value_raw: 'PKR 50',
    auditor_raw: 'Yousuf Adil, Chartered Accountants',
    management_fee_raw: 'Up to 2.50% p.a. of average daily net assets',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'The objective of the Fund is to generate long term capital appreciation by moving between Shariah compliant ' +
      'equities and Shariah compliant fixed income.',
  },
  rating: null,
  asset: s.weights('Listed Equities 61.3, GOP Ijara Sukuk 17.6, Bank Balances 18.8, Others including Receivables 2.3'),
  second: s.sectors(
    'Oil & Gas Exploration 14.6, Cement 11.8, Fertilizer 9.7, Power Generation 6.1, Pharmaceuticals 5.2, ' +
      'Other sectors 13.9',
  ),
  papers: s.papers(
    'Gagoo Petroleum Limited / Oil & Gas Exploration 8.12, Nathoke Cement Limited / Cement 6.94, Muradabad ' +
      'Fertilizer Company Limited / Fertilizer 6.37, Jhuggiwala Power Limited / Power Generation 5.05, Sandila ' +
      'Laboratories Limited / Pharmaceuticals 3.88, Sitwah Refinery Limited / Refinery 3.11',
  ),
  ter: 3.21,
  metrics: [['Number of Equity Holdings', 24, 0]],
});

const stock = fund({
  name: 'Alipur Stock Fund',
  abbr: 'ASF',
  model: s.market([2004, 11, 15], 100, 1.02, 21_900_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index (Total Return)',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3.00% p.a. of average daily net assets',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'The objective of the Fund is to provide investors with growth of capital and dividends from a diversified ' +
      'portfolio of companies listed in Pakistan.',
  },
  rating: null,
  asset: s.weights('Listed Equities 94.6, Bank Balances 4.1, Others including Receivables 1.3'),
  second: s.sectors(
    'Commercial Banks 22.7, Oil & Gas Exploration 17.9, Cement 13.6, Fertilizer 11.3, Automobile Assemblers 5.4, ' +
      'Other sectors 23.7',
  ),
  papers: s.papers(
    'Rukanpur Bank Limited / Commercial Banks 9.26, Gagoo Petroleum Limited / Oil & Gas Exploration 8.71, ' +
      'Muradabad Fertilizer Company Limited / Fertilizer 7.48, Nathoke Cement Limited / Cement 6.22, Jalla ' +
      'Bank Limited / Commercial Banks 5.67, Sitwah Refinery Limited / Refinery 4.83, Thal Jandi Motors ' +
      'Limited / Automobile Assemblers 4.19, Sandila Laboratories Limited / Pharmaceuticals 3.42',
  ),
  ter: 4.08,
  metrics: [
    ['Number of Equity Holdings', 33, 0],
    ['Beta', 0.98, 2],
    ['Standard Deviation (%)', 21.4, 2],
  ],
});

const BIRTH: s.Day = [2014, 3, 24];

const pension = fund({
  ...s.EMPTY,
  name: 'Alipur Islamic Pension Fund',
  abbr: 'AIPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Shariah Compliant Voluntary Pension Scheme',
    risk_profile_raw: 'Investor dependent',
    management_fee_raw: 'Up to 1.50% p.a. of average daily net assets of each Sub-Fund',
    front_end_load_raw: '3.00%',
    leverage_raw: null,
    minimum_initial_raw: 'PKR 1,000',
    minimum_subsequent_raw: 'PKR 1,000',
    investment_objective_raw:
      'The objective of the Fund is to provide participants with a secure, Shariah compliant source of savings and ' +
      'regular income after retirement.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 0.97, 1_240_000), {
      asset: s.weights('Listed Equities 92.8, Bank Balances 5.6, Others including Receivables 1.6'),
      papers: s.papers(
        'Gagoo Petroleum Limited 9.84, Muradabad Fertilizer Company Limited 8.93, Nathoke Cement Limited 7.61, ' +
          'Jhuggiwala Power Limited 5.42, Sandila Laboratories Limited 4.16',
      ),
      ter: 2.64,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, -0.3, 2_030_000), {
      asset: s.weights(
        'GOP Ijara Sukuk 63.7, Corporate Sukuk 8.2, Bank Balances 25.9, Others including Receivables 2.2',
      ),
      papers: [],
      ter: 1.62,
      metrics: [['Weighted Average Time to Maturity (Years)', 1.8, 1]],
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.6, 3_560_000), {
      asset: s.weights('GOP Ijara Sukuk 54.3, Bank Balances 43.6, Others including Receivables 2.1'),
      papers: [],
      ter: 1.47,
      metrics: [['Weighted Average Time to Maturity (Days)', 74, 0]],
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [cash, income, islamicCash, allocation, stock, pension];
