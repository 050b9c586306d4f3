/** The funds of AMC N227: money market, income, Islamic income, stocks, and a pension fund of three sub-funds. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-End',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Yousuf Adil, Chartered Accountants',
  par_value_raw: '100.00',
  listing_raw: 'Pakistan Stock Exchange',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:30 pm',
  minimum_initial_raw: '5,000',
  minimum_subsequent_raw: '1,000',
  back_end_load_raw: 'Nil',
});

const WAM = 'Weighted Avg. Maturity';

const liquid = fund({
  name: 'Kalaswala Liquid Fund',
  abbr: 'KLF',
  model: s.rate([2013, 5, 14], 100, 0.3, 96_200_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '90% 3M PKRV rates + 10% 3M average deposit rate of three AA rated banks',
    risk_profile_raw: 'Low',
    cutoff_raw: '11:00 am',
    management_fee_raw: 'Up to 1.00% p.a.',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'To provide competitive returns from a low risk portfolio of short duration assets while maintaining high ' +
      'liquidity.',
  },
  rating: ['AA+(f)', 'PACRA', [2024, 9, 6]],
  asset: s.weights(
    'T-Bills 55.1, PIBs 11.9, Short Term Sukuk 4.9, Cash and Bank Balances 20.4, Placements with DFIs 6.2, Others 1.5',
  ),
  second: s.credit('Government Securities 70.0, AAA 11.8, AA+ 9.6, AA 7.1, Unrated 1.5'),
  papers: s.papers('Charwah Power Limited STS / A1+ 2.41, Badiana Foods Limited STS / A1+ 1.63'),
  ter: 0.94,
  metrics: [[WAM, 52, 0]],
});

const income = fund({
  name: 'Kalaswala Income Fund',
  abbr: 'KIF',
  model: s.rate([2009, 11, 23], 100, 0.9, 41_700_000),
  profile: {
    category_raw: 'Income',
    benchmark_raw: '75% 6M KIBOR + 25% 6M average deposit rate of three A rated banks',
    risk_profile_raw: 'Medium',
    management_fee_raw: 'Up to 1.50% p.a.',
    front_end_load_raw: 'Up to 1.50%',
    investment_objective_raw:
      'To earn superior risk adjusted returns over the medium term by investing in government securities, TFCs, ' +
      'sukuk and bank deposits.',
  },
  rating: ['A+(f)', 'PACRA', [2024, 9, 6]],
  asset: s.weights('T-Bills 14.2, PIBs 29.8, TFCs 18.6, Sukuk 11.3, Cash and Bank Balances 23.4, Others 2.7'),
  second: s.credit('Government Securities 44.0, AAA 10.2, AA+ 15.8, AA 14.1, A+ 13.2, Unrated 2.7'),
  papers: s.papers(
    'Qila Bank Limited TFC III / AA+ 6.32, Narang Cement Limited Sukuk / AA 5.17, Charwah Power Limited Sukuk / AA+ ' +
      '4.46, Bajwat Petroleum Limited TFC / AA 3.71, Zafar Microfinance Bank Limited TFC / A+ 2.58, Badiana Foods ' +
      'Limited TFC / A+ 1.94',
  ),
  ter: 1.87,
  metrics: [[WAM, 684, 0]],
});

const islamic = fund({
  name: 'Kalaswala Islamic Income Fund',
  abbr: 'KIIF',
  model: s.rate([2017, 3, 6], 100, -0.6, 28_900_000),
  profile: {
    category_raw: 'Shariah Compliant Income',
    benchmark_raw: '75% 6M PKISRV rates + 25% 6M average deposit rate of three A rated Islamic banks',
    risk_profile_raw: 'Medium',
    management_fee_raw: 'Up to 1.50% p.a.',
    front_end_load_raw: 'Up to 1.50%',
    trustee_raw: 'Digital Custodian Company Limited',
    investment_objective_raw:
      'To provide halal income from a diversified portfolio of sukuk and other Shariah compliant instruments with ' +
      'prudent liquidity.',
  },
  rating: ['A+(f)', 'VIS', [2024, 12, 31]],
  asset: s.weights('GoP Ijara Sukuk 46.7, Sukuk 16.4, Cash and Bank Balances 34.8, Others 2.1'),
  second: s.credit('Government Securities 46.7, AAA 12.9, AA+ 14.6, AA 13.4, A+ 10.3, Unrated 2.1'),
  papers: s.papers(
    'Narang Cement Limited Sukuk / AA 6.04, Charwah Power Limited Sukuk / AA+ 5.37, Uggoki Engineering Limited ' +
      'Sukuk / AA 3.26, Kingra Fertilizer Limited Sukuk / A+ 2.12',
  ),
  ter: 1.64,
  metrics: [[WAM, 541, 0]],
});

const stock = fund({
  name: 'Kalaswala Stock Fund',
  abbr: 'KSF',
  model: s.market([2011, 8, 29], 100, 1.03, 9_800_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    management_fee_raw: 'Up to 3.00% p.a.',
    front_end_load_raw: 'Up to 3.00%',
    investment_objective_raw:
      'To provide long term capital growth from an actively managed portfolio of equities listed in Pakistan.',
  },
  rating: null,
  asset: s.weights('Listed Equities 93.2, Cash and Bank Balances 5.1, Others 1.7'),
  second: s.sectors(
    'Commercial Banks 23.7, Oil & Gas Exploration 17.6, Cement 14.8, Fertilizer 12.3, Pharmaceuticals 6.9, ' +
      'Technology 5.8, Other sectors 12.1',
  ),
  papers: s.papers(
    'Bajwat Petroleum Limited / Oil & Gas Exploration 9.64, Qila Bank Limited / Commercial Banks 8.87, Kingra ' +
      'Fertilizer Limited / Fertilizer 8.12, Narang Cement Limited / Cement 7.43, Bank of Sialkot Bar Limited / ' +
      'Commercial Banks 6.38, Mundeke Laboratories Limited / Pharmaceuticals 4.71, Philora Systems Limited / ' +
      'Technology 3.12, Chobara Cement Limited / Cement 3.27',
  ),
  ter: 3.86,
  metrics: [
    ['Beta', 1.04, 2],
    ['Standard Deviation (%)', 17.8, 1],
    ['Price to Earnings (x)', 5.3, 1],
    ['Number of Holdings', 27, 0],
  ],
});

const BIRTH: s.Day = [2015, 10, 5];

const pension = fund({
  ...s.EMPTY,
  name: 'Kalaswala Pension Fund',
  abbr: 'KPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary Pension Scheme',
    fund_type_raw: 'Pension',
    risk_profile_raw: 'Investor Dependent',
    management_fee_raw: 'Up to 1.50% p.a.',
    front_end_load_raw: 'Up to 3.00%',
    trustee_raw: 'Digital Custodian Company Limited',
    listing_raw: null,
    minimum_initial_raw: '1,000',
    minimum_subsequent_raw: '500',
    investment_objective_raw:
      'To provide participants with a flexible, portable and regular source of income after retirement through ' +
      'savings in Sub-Funds of their choice.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 0.96, 1_120_000), {
      asset: s.weights('Listed Equities 92.1, Cash and Bank Balances 6.2, Others 1.7'),
      papers: s.papers(
        'Qila Bank Limited / Commercial Banks 9.72, Bajwat Petroleum Limited / Oil & Gas Exploration 9.18, Narang ' +
          'Cement Limited / Cement 7.86, Kingra Fertilizer Limited / Fertilizer 7.29, Mundeke Laboratories Limited / ' +
          'Pharmaceuticals 4.84',
      ),
      ter: 2.63,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, -0.5, 1_930_000), {
      asset: s.weights('T-Bills 36.9, PIBs 38.4, TFCs 7.2, Cash and Bank Balances 15.8, Others 1.7'),
      papers: [],
      ter: 1.62,
      metrics: [[WAM, 412, 0]],
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.2, 2_760_000), {
      asset: s.weights('T-Bills 68.3, PIBs 9.4, Cash and Bank Balances 20.7, Others 1.6'),
      papers: [],
      ter: 1.31,
      metrics: [[WAM, 61, 0]],
    }),
  ],
});

/** In the order of the rows of each sheet. */
export const FUNDS: readonly s.Fund[] = [liquid, income, islamic, stock, pension];

export const REMARKS: Readonly<Record<string, string>> = {
  KLF: 'Same day redemption is available up to the cut-off time.',
  KIF: 'Two investments do not comply with the criteria of the category, see sheet Portfolio.',
  KIIF: 'Shariah Advisor: Mufti Anwar Ghuman',
  KSF: 'See sheet KSF for sectors, statistics and the comment of the manager.',
  KPF: 'Fees and loads are those of each Sub-Fund. Contributions have tax credit under section 63.',
};

export const MANAGERS: Readonly<Record<string, string>> = {
  KLF: 'Sidra Ghuman, ACCA',
  KIF: 'Sidra Ghuman, ACCA',
  KIIF: 'Sidra Ghuman, ACCA',
  KSF: 'Haris Sandhu, CFA',
  KPF: 'Haris Sandhu, CFA',
};

/** What is charged, in percent of net assets. */
export const CHARGED: Readonly<Record<string, string>> = { KLF: '0.55', KIF: '1.10', KIIF: '1.00', KSF: '2.25' };

export const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  KIF: [
    { name: 'Bhagowal Textile Mills Limited', type: 'TFC', cost: 42.5, provided: 42.5 },
    { name: 'Sahowala Leasing Limited', type: 'Sukuk', cost: 28.4, provided: 7.1 },
  ],
};
