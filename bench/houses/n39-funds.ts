/** The funds of AMC N39: five funds and a fixed return fund with two plans that mature. */
import * as s from './shared9.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open Ended',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Yousuf Adil, Chartered Accountants',
  pricing_mechanism_raw: 'Forward Day Pricing',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:30 pm',
  minimum_initial_raw: 'Rs. 1,000/-',
  minimum_subsequent_raw: 'Rs. 500/-',
  par_value_raw: 'Rs. 10/-',
});

/** The day on which each plan ends. */
export const MATURITIES: Readonly<Record<string, s.Day>> = { 'Plan I': [2024, 3, 13], 'Plan II': [2025, 6, 20] };

export const FUNDS = [
  fund({
    name: 'Karambar Liquid Fund',
    abbr: 'KLF',
    model: s.rate([2014, 2, 10], 10, 0.2, 812_000_000),
    profile: {
      category_raw: 'Money Market Scheme',
      benchmark_raw: '70% 3-month PKRV rates + 30% 3-month average deposit rate of three AA rated banks',
      risk_profile_raw: 'Very Low',
      risk_of_principal_raw: 'Principal at Very Low Risk',
      management_fee_raw: 'Up to 10% of net income (actual 0.42%)',
      front_end_load_raw: 'Nil',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'The objective of the Fund is to provide daily liquidity and a stable return by investing in money market instruments.',
    },
    rating: ['AA(f)', 'PACRA', [2022, 9, 16]],
    asset: s.weights('T-Bills 48.3, Bank Balances 36.9, PIBs 12.7, Others 2.1'),
    second: s.credit('Government Securities 61.0, AAA 17.8, AA+ 12.6, AA 6.5, Others 2.1'),
    papers: [],
    ter: 0.58,
    metrics: [['Weighted Average Maturity (Days)', 38, 0]],
  }),
  fund({
    name: 'Karambar Savings Fund',
    abbr: 'KSF',
    model: s.rate([2008, 12, 1], 10, 0.5, 391_000_000),
    profile: {
      category_raw: 'Income Scheme',
      benchmark_raw: '6-month average KIBOR',
      risk_profile_raw: 'Medium',
      risk_of_principal_raw: 'Principal at Medium Risk',
      management_fee_raw: '1.10% of average net assets',
      front_end_load_raw: 'Up to 1.00%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'The objective of the Fund is to earn a return better than that of bank deposits from debt securities of good quality.',
    },
    rating: ['A+(f)', 'PACRA', [2022, 10, 14]],
    asset: s.weights('Bank Balances 43.8, Corporate Debt 27.6, PIBs 16.2, T-Bills 9.7, Others 2.7'),
    second: s.credit('Government Securities 25.9, AAA 14.6, AA+ 20.3, AA 17.4, A+ 19.1, Others 2.7'),
    papers: s.papers(
      'Yarkhun Bank Limited TFC-IV / Banks 7.31, Brep Power Sukuk-II / Power 6.12, Sor Laspur Telecom Sukuk / Telecom 5.06, Shagram Leasing PPTFC / Leasing 3.87, Booni Microfinance TFC / Banks 2.94',
    ),
    ter: 1.62,
    metrics: [['Weighted Average Maturity (Years)', 1.6, 1]],
  }),
  fund({
    name: 'Karambar Sovereign Fund',
    abbr: 'KSOF',
    model: s.rate([2016, 5, 2], 10, -0.1, 147_000_000),
    profile: {
      category_raw: 'Sovereign Income Scheme',
      benchmark_raw: '6-month PKRV rates',
      risk_profile_raw: 'Moderate',
      risk_of_principal_raw: 'Principal at Medium Risk',
      management_fee_raw: '0.80% of average net assets',
      front_end_load_raw: 'Nil',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'The objective of the Fund is to earn a competitive return from securities of the Government.',
    },
    rating: ['AA-(f)', 'PACRA', [2022, 10, 14]],
    asset: s.weights('PIBs 56.3, T-Bills 28.4, Bank Balances 13.6, Others 1.7'),
    second: s.credit('Government Securities 84.7, AAA 8.2, AA+ 5.4, Others 1.7'),
    papers: [],
    ter: 1.24,
    metrics: [['Weighted Average Maturity (Years)', 2.9, 1]],
  }),
  fund({
    name: 'Karambar Growth Fund',
    abbr: 'KGF',
    model: s.market([2006, 3, 20], 10, 1.03, 176_000_000),
    profile: {
      category_raw: 'Equity Scheme',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      risk_of_principal_raw: 'Principal at High Risk',
      management_fee_raw: '2.00% of average net assets',
      front_end_load_raw: 'Up to 3.00%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'The objective of the Fund is to provide capital growth from a diversified portfolio of listed equities.',
    },
    rating: null,
    asset: s.weights('Equities 94.2, Bank Balances 4.1, Others 1.7'),
    second: s.sectors('Commercial Banks 22.7, Oil & Gas 19.4, Technology 12.1, Cement 11.6, Fertilizer 9.8'),
    papers: s.papers(
      'Yarkhun Bank Limited / Banks 9.12, Shandap Oil & Gas / Oil & Gas 8.77, Darkot Technologies / Technology 7.85, Lasht Cement Limited / Cement 6.64, Ishkoman Fertilizer / Fertilizer 6.03, Chatorkhand Bank / Banks 5.38, Brep Power Company / Power 4.41, Qurumbar Petroleum / Oil & Gas 3.67, Booni Foods Limited / Food 2.73',
    ),
    ter: 4.02,
    metrics: [['Beta', 1.02, 2]],
  }),
  fund({
    name: 'Karambar Dividend Yield Fund',
    abbr: 'KDYF',
    model: s.market([2017, 11, 6], 10, 0.82, 64_200_000),
    profile: {
      category_raw: 'Equity Scheme',
      benchmark_raw: 'KSE-30 Index',
      risk_profile_raw: 'High',
      risk_of_principal_raw: 'Principal at High Risk',
      management_fee_raw: '1.75% of average net assets',
      front_end_load_raw: 'Up to 2.00%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'The objective of the Fund is to provide dividend income and growth from shares of companies with a high yield.',
    },
    rating: null,
    asset: s.weights('Equities 89.7, Bank Balances 8.6, Others 1.7'),
    second: s.sectors('Commercial Banks 27.1, Fertilizer 20.8, Power 16.9, Oil & Gas 14.2'),
    papers: s.papers(
      'Ishkoman Fertilizer / Fertilizer 9.64, Yarkhun Bank Limited / Banks 9.02, Brep Power Company / Power 8.35, Chatorkhand Bank / Banks 7.41, Shandap Oil & Gas / Oil & Gas 6.53, Thui Pass Power / Power 4.96, Phargam Energy / Power 3.18',
    ),
    ter: 3.61,
    metrics: [['Beta', 0.86, 2]],
  }),
  fund({
    ...s.EMPTY,
    name: 'Karambar Fixed Return Fund',
    abbr: 'KFRF',
    model: s.rate([2022, 3, 14], 10, 0, 1),
    profile: {
      category_raw: 'Fixed Rate / Return Scheme',
      benchmark_raw: 'Average PKRV rates of a comparable tenor',
      risk_profile_raw: 'Low',
      risk_of_principal_raw: 'Principal at Low Risk',
      management_fee_raw: 'Up to 1.00% of average net assets of each plan',
      front_end_load_raw: 'Nil',
      investment_objective_raw:
        'The objective of the Fund is to provide a fixed return at maturity to holders who stay invested until then.',
    },
    rating: null,
    subs: [
      s.sub('Plan I', s.rate([2022, 3, 14], 10, 0.4, 96_400_000), {
        asset: s.weights('PIBs 91.7, Bank Balances 7.1, Others 1.2'),
        papers: [],
        ter: 0.71,
      }),
      s.sub('Plan II', s.rate([2022, 6, 20], 10, 0.7, 51_700_000), {
        asset: s.weights('T-Bills 78.4, Bank Balances 20.3, Others 1.3'),
        papers: [],
        ter: 0.66,
      }),
    ],
  }),
];
