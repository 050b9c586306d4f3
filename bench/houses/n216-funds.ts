/** The funds of AMC N216: cash, Islamic income, stocks, and an Islamic pension fund of three sub-funds. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Yousuf Adil, Chartered Accountants',
  registrar_raw: 'F.D. Registrar Services (Pvt.) Limited',
  par_value_raw: 'Rs. 100',
  listing_raw: 'Pakistan Stock Exchange (PSX)',
  pricing_mechanism_raw: 'Forward Pricing',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:00 pm (Friday 4:00 pm)',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  back_end_load_raw: 'Nil',
});

const cash = fund({
  name: 'Kalurkot Cash Management Fund',
  abbr: 'KCMF',
  model: s.rate([2011, 2, 9], 100, 0.1, 171_400_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw:
      '90% three (3) months PKRV rates + 10% three (3) months average deposit rate of three (3) AA rated banks',
    risk_profile_raw: 'Low',
    risk_of_principal_raw: 'Principal at low risk',
    cutoff_raw: '9:30 am (same day redemption), 3:00 pm otherwise',
    management_fee_raw: 'Up to 1.25% per annum of average daily net assets',
    front_end_load_raw: 'Up to 1.00%',
    investment_objective_raw:
      'KCMF aims to provide stable and competitive returns with a high level of liquidity through investment in short ' +
      'term government securities and deposits with highly rated banks.',
  },
  rating: ['AA+(f)', 'VIS', [2024, 12, 31]],
  asset: s.weights('T-Bills 61.8, Bank Deposits 27.6, PIBs 5.2, Short Term Sukuk 3.9, Others 1.5'),
  second: s.credit('Government Securities 67.0, AAA 11.2, AA+ 9.7, AA 6.7, A1+ 3.9, Others 1.5'),
  papers: [],
  ter: 1.24,
  metrics: [
    ['Weighted Average Maturity (Days)', 61, 0],
    ['Yield to Maturity (%)', 11.4, 2],
  ],
});

const income = fund({
  name: 'Kalurkot Islamic Income Fund',
  abbr: 'KIIF',
  model: s.rate([2014, 4, 21], 100, -0.3, 58_300_000),
  profile: {
    category_raw: 'Shariah Compliant Income Scheme',
    benchmark_raw:
      '75% six (6) months PKISRV rates + 25% six (6) months average profit rate of three (3) A rated Islamic banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.50% per annum of average daily net assets',
    front_end_load_raw: 'Up to 1.50%',
    investment_objective_raw:
      'KIIF seeks to provide a competitive halal return with moderate risk from a portfolio of Shariah compliant fixed ' +
      'income instruments, placements and bank deposits.',
  },
  rating: ['A+(f)', 'PACRA', [2025, 4, 17]],
  asset: s.weights('GoP Ijara Sukuk 38.4, Corporate Sukuk 20.7, Bank Deposits 34.6, Bai Muajjal 4.2, Others 2.1'),
  second: s.credit('Government Securities 38.4, AAA 15.8, AA+ 13.9, AA 17.2, A+ 9.6, Unrated 3.0, Others 2.1'),
  papers: s.papers(
    'Kahawar Power Limited Sukuk II / AAA 6.43, Kunjal Telecom Limited Short Term Sukuk / A1+ 5.12, Haitu Petroleum ' +
      'Limited Sukuk / AA+ 4.37, Ghulaman Islamic Bank Limited Tier II Sukuk / AA 3.21, Zamewala Cement Limited Sukuk ' +
      '/ AA- 1.94',
  ),
  ter: 1.63,
  metrics: [
    ['Weighted Average Maturity (Years)', 2.3, 1],
    ['Duration (Days)', 246, 0],
  ],
});

const stock = fund({
  name: 'Kalurkot Stock Advantage Fund',
  abbr: 'KSAF',
  model: s.market([2007, 8, 13], 50, 1.03, 42_900_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    auditor_raw: 'Grant Thornton Anjum Rahman, Chartered Accountants',
    par_value_raw: 'Rs. 50',
    management_fee_raw: 'Up to 3.00% per annum of average daily net assets',
    front_end_load_raw: 'Up to 2.50%',
    investment_objective_raw:
      'KSAF seeks long term growth of capital from a diversified portfolio of listed equities with strong earnings and ' +
      'attractive dividend yields.',
  },
  rating: null,
  asset: s.weights('Stocks / Equities 94.1, Bank Deposits 4.6, Others 1.3'),
  second: s.sectors(
    'Commercial Banks 24.3, Oil & Gas Exploration Companies 18.6, Cement 14.9, Fertilizer 10.8, Power Generation & ' +
      'Distribution 6.1, Other sectors 19.4',
  ),
  papers: s.papers(
    'Panjgirain Bank Limited / Commercial Banks 9.37, Haitu Petroleum Limited / Oil & Gas Exploration Companies 8.84, ' +
      'Sargani Fertilizers Limited / Fertilizer 7.26, Zamewala Cement Limited / Cement 6.58, Notak Bank Limited / ' +
      'Commercial Banks 5.91, Kahawar Power Limited / Power Generation & Distribution 5.03, Jhammat Gas Fields Limited ' +
      '/ Oil & Gas Exploration Companies 4.47, Mahni Cement Company Limited / Cement 3.92, Kunjal Telecom Limited / ' +
      'Technology & Communication 3.18, Ghulaman Refinery Limited / Refinery 2.64',
  ),
  ter: 4.02,
  metrics: [
    ['Beta', 1.01, 2],
    ['Standard Deviation (%)', 18.9, 1],
    ['Number of Holdings', 37, 0],
  ],
});

const BIRTH: s.Day = [2013, 9, 2];

const pension = fund({
  ...s.EMPTY,
  name: 'Kalurkot Islamic Pension Fund',
  abbr: 'KIPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Shariah Compliant Voluntary Pension Scheme',
    risk_profile_raw: 'Investor dependent',
    listing_raw: null,
    leverage_raw: null,
    management_fee_raw: 'Up to 1.50% per annum of average daily net assets of each Sub-Fund',
    front_end_load_raw: 'Up to 3.00%',
    minimum_initial_raw: 'Rs. 1,000',
    minimum_subsequent_raw: 'Rs. 500',
    investment_objective_raw:
      'KIPF provides individuals with a portable and Shariah compliant pension scheme with which they save for a ' +
      'regular income after their retirement.',
  },
  rating: null,
  subs: [
    s.sub('KIPF Equity Sub-Fund', s.market(BIRTH, 100, 0.97, 1_630_000), {
      asset: s.weights('Stocks / Equities 92.7, Bank Deposits 5.8, Others 1.5'),
      papers: s.papers(
        'Haitu Petroleum Limited 10.12, Sargani Fertilizers Limited 8.67, Zamewala Cement Limited 7.34, Kahawar Power ' +
          'Limited 5.96, Ghulaman Refinery Limited 4.41',
      ),
      ter: 2.93,
    }),
    s.sub('KIPF Debt Sub-Fund', s.rate(BIRTH, 100, -0.4, 2_870_000), {
      asset: s.weights('GoP Ijara Sukuk 57.3, Corporate Sukuk 9.2, Bank Deposits 31.6, Others 1.9'),
      papers: [],
      ter: 1.71,
    }),
    s.sub('KIPF Money Market Sub-Fund', s.rate(BIRTH, 100, -0.6, 5_140_000), {
      asset: s.weights('GoP Ijara Sukuk 46.8, Bank Deposits 51.4, Others 1.8'),
      papers: [],
      ter: 1.38,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [cash, income, stock, pension];
