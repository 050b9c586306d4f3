/** The funds of AMC N230: cash, income, stocks, Islamic asset allocation, and a pension fund of three sub-funds. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end scheme',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'BDO Ebrahim & Co., Chartered Accountants',
  par_value_raw: 'PKR 100',
  listing_raw: 'Pakistan Stock Exchange',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:00 pm',
  minimum_initial_raw: 'PKR 5,000',
  minimum_subsequent_raw: 'PKR 1,000',
  back_end_load_raw: 'None',
});

const cash = fund({
  name: 'Lalian Cash Fund',
  abbr: 'LCF',
  model: s.rate([2012, 4, 16], 100, 0.2, 96_300_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '70% three-month PKRV rates and 30% three-month average deposit rate of three AA rated banks',
    risk_profile_raw: 'Very low',
    risk_of_principal_raw: 'Principal at very low risk',
    pricing_mechanism_raw: 'Backward',
    cutoff_raw: '10:30 am',
    management_fee_raw: 'Up to 1.00% p.a. of average net assets',
    front_end_load_raw: 'None',
    investment_objective_raw:
      'Lalian Cash Fund aims to provide its unit holders with a competitive return at very low risk and with high ' +
      'liquidity, from T-Bills, bank deposits and placements with an average maturity of at most 90 days.',
  },
  rating: ['AA(f)', 'VIS', [2021, 12, 30]],
  asset: s.weights('T-Bills 48.6, Bank Deposits 39.7, Placements 10.2, Others 1.5'),
  second: s.credit('Government 48.6, AAA 17.3, AA+ 18.4, AA 14.2, Others 1.5'),
  papers: s.papers('Tahli Mangini Power Limited STS / A1+ 2.86, Aminpur Sugar Mills Limited STS / A1 1.74'),
  ter: 0.83,
  metrics: [['Weighted average maturity (days)', 47, 0]],
});

const income = fund({
  name: 'Lalian Income Fund',
  abbr: 'LIF',
  model: s.rate([2008, 9, 22], 50, 0.7, 61_800_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: 'Six-month average KIBOR',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    par_value_raw: 'PKR 50',
    management_fee_raw: 'Up to 1.50% p.a. of average net assets',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'Lalian Income Fund seeks a steady income above that of bank deposits, from government securities, TFCs, ' +
      'Sukuk and deposits of sound quality, within the limits of duration set by SECP.',
  },
  rating: ['A+(f)', 'PACRA', [2022, 3, 17]],
  asset: s.weights('PIBs 27.8, T-Bills 13.6, TFCs and Sukuk 29.4, Bank Deposits 26.9, Others 2.3'),
  second: s.credit('Government 41.4, AAA 9.2, AA+ 16.3, AA 17.4, A+ 13.4, Others 2.3'),
  papers: s.papers(
    'Barana Bank Limited TFC / AA+ 7.34, Tahli Mangini Power Limited Sukuk / AA 6.08, Kanewala Cement Limited ' +
      'Sukuk / AA 4.91, Aminpur Sugar Mills Limited Sukuk / A+ 3.77, Bhowana Microfinance Bank Limited TFC / A+ ' +
      '2.95, Langrana Leasing Limited TFC / A+ 1.82',
  ),
  ter: 1.67,
  metrics: [
    ['Weighted average maturity (years)', 2.2, 1],
    ['Duration (years)', 0.74, 2],
  ],
});

const stock = fund({
  name: 'Lalian Stock Fund',
  abbr: 'LSF',
  model: s.market([2007, 2, 19], 100, 1.05, 17_600_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 2.50% p.a. of average net assets',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'Lalian Stock Fund strives for long-term growth of capital by investing in listed companies of Pakistan with ' +
      'strong balance sheets, honest owners and room to grow.',
  },
  rating: null,
  asset: s.weights('Equities 91.8, Bank Deposits 6.4, Others 1.8'),
  second: s.sectors(
    'Commercial Banks 23.4, Oil & Gas Exploration 17.6, Cement 14.2, Fertilizer 12.8, Technology 7.9, ' +
      'Other sectors 15.9',
  ),
  papers: s.papers(
    'Barana Bank Limited / Commercial Banks 9.38, Sangla Petroleum Limited / Oil & Gas Exploration 8.74, Kanewala ' +
      'Cement Limited / Cement 7.61, Chenab Nagar Fertilizer Limited / Fertilizer 6.93, Kot Amir Systems Limited / ' +
      'Technology 6.12, Bank of Langrana Limited / Commercial Banks 5.44, Tahli Mangini Power Limited / Power 4.57, ' +
      'Ahmadnagar Gas Limited / Oil & Gas Exploration 3.86, Wallah Textile Mills Limited / Textile 3.05, Barkhurdar ' +
      'Pharma Limited / Pharmaceuticals 2.41',
  ),
  ter: 3.44,
  metrics: [
    ['Beta', 1.03, 2],
    ['Standard deviation (%)', 17.8, 1],
    ['Companies held', 38, 0],
  ],
});

const islamic = fund({
  name: 'Lalian Islamic Asset Allocation Fund',
  abbr: 'LIAAF',
  model: s.market([2018, 10, 15], 100, 0.61, 12_900_000),
  profile: {
    category_raw: 'Shariah Compliant Asset Allocation Scheme',
    benchmark_raw: 'KMI-30 Index and six-month average deposit rate of three Islamic banks, by actual allocation',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    trustee_raw: 'MCB Financial Services Limited',
    management_fee_raw: 'Up to 2.00% p.a. of average net assets',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'Lalian Islamic Asset Allocation Fund aims at growth with moderate swings by shifting its assets between ' +
      'Shariah compliant shares, Sukuk and deposits with Islamic banks.',
  },
  rating: null,
  asset: s.weights('Equities 58.3, GoP Ijara Sukuk 15.4, Corporate Sukuk 9.2, Bank Deposits 15.3, Others 1.8'),
  second: s.sectors('Oil & Gas Exploration 16.4, Cement 14.7, Fertilizer 10.8, Technology 6.3, Other sectors 10.1'),
  papers: s.papers(
    'Sangla Petroleum Limited / Oil & Gas Exploration 8.52, Kanewala Cement Limited / Cement 7.68, Chenab Nagar ' +
      'Fertilizer Limited / Fertilizer 6.79, Tahli Mangini Power Limited Sukuk / AA 5.36, Kot Amir Systems Limited ' +
      '/ Technology 4.63, Aminpur Sugar Mills Limited Sukuk / A+ 3.27, Ahmadnagar Gas Limited / Oil & Gas ' +
      'Exploration 2.58',
  ),
  ter: 2.86,
  metrics: [
    ['Beta', 0.64, 2],
    ['Companies held', 23, 0],
  ],
});

const BIRTH: s.Day = [2013, 5, 20];

const pension = fund({
  ...s.EMPTY,
  name: 'Lalian Pension Fund',
  abbr: 'LPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary Pension Scheme',
    fund_type_raw: 'Open-end pension scheme',
    benchmark_raw:
      'Equity Sub-Fund: KSE-100 Index; Debt Sub-Fund: twelve-month PKRV rates; Money Market Sub-Fund: three-month ' +
      'PKRV rates',
    risk_profile_raw: 'Depends on allocation',
    listing_raw: null,
    management_fee_raw: 'Up to 1.50% p.a. of average net assets',
    front_end_load_raw: '3.00%',
    minimum_initial_raw: 'PKR 2,000',
    minimum_subsequent_raw: 'PKR 500',
    investment_objective_raw:
      'Lalian Pension Fund lets its participants save for their retirement in an individual pension account, which ' +
      'is invested in three Sub-Funds in proportions of their own choice.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 0.97, 2_240_000), {
      asset: s.weights('Equities 92.6, Bank Deposits 5.8, Others 1.6'),
      papers: s.papers(
        'Sangla Petroleum Limited / Oil & Gas Exploration 9.83, Barana Bank Limited / Commercial Banks 8.92, Chenab ' +
          'Nagar Fertilizer Limited / Fertilizer 7.77, Kanewala Cement Limited / Cement 6.64, Kot Amir Systems ' +
          'Limited / Technology 5.48',
      ),
      ter: 2.52,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, -0.6, 3_180_000), {
      asset: s.weights('PIBs 38.4, T-Bills 33.7, TFCs and Sukuk 9.6, Bank Deposits 16.8, Others 1.5'),
      papers: s.papers('Barana Bank Limited TFC / AA+ 5.27, Tahli Mangini Power Limited Sukuk / AA 3.94'),
      ter: 1.58,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.3, 5_060_000), {
      asset: s.weights('T-Bills 71.3, Bank Deposits 27.3, Others 1.4'),
      papers: [],
      ter: 1.33,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS: readonly s.Fund[] = [cash, income, stock, islamic, pension];

/** Percent a year that was charged, below the maximum. */
export const CHARGED: Readonly<Record<string, string>> = {
  LCF: '0.45',
  LIF: '1.10',
  LSF: '2.15',
  LIAAF: '1.70',
  LPF: '1.25',
};

export const MANAGERS: Readonly<Record<string, string>> = {
  LCF: 'Sidra Gondal, ACCA',
  LIF: 'Sidra Gondal, ACCA',
  LSF: 'Haroon Lali, CFA',
  LIAAF: 'Haroon Lali, CFA',
  LPF: 'Nadia Haral, CFA',
};

export const VIEWS: Readonly<Record<string, string>> = {
  LCF:
    'Yields on T-Bills went up after the special meeting of the State Bank. The Fund had kept its maturities short, ' +
    'so that more than half of its bills could be placed again at the new yields before the end of the month.',
  LIF:
    'The Fund lost some value on its fixed rate PIBs when yields rose, but most of its paper has a floating coupon. ' +
    'Proceeds of a matured Sukuk went into deposits at better rates.',
  LSF:
    'A change of government, a weaker Rupee and costly oil kept the market nervous. The Fund reduced cement, where ' +
    'coal eats into margins, and added exploration companies, which gain from oil and from a weak Rupee.',
  LIAAF:
    'The Fund remained in the middle of its permitted range of shares. New money was placed in GoP Ijara Sukuk, of ' +
    'which the rental is set anew every six months.',
  LPF:
    'The Equity Sub-Fund fell behind its index because of two cement companies. The Debt and Money Market Sub-Funds ' +
    'moved from longer paper to T-Bills of three months.',
};
