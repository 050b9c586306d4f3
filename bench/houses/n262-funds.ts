/** The funds of AMC N262, one on each page: six funds of its own figures, and a pension fund with sub-funds. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'BDO Ebrahim & Co., Chartered Accountants',
  par_value_raw: 'Rs. 100',
  pricing_mechanism_raw: 'Forward pricing',
  listing_raw: 'Pakistan Stock Exchange',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:00 pm',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  back_end_load_raw: 'Nil',
});

const REST = 'Others';
export const SHARES = 'Equities';

const cash = fund({
  name: 'Dadhar Cash Management Fund',
  abbr: 'DCMF',
  model: s.rate([2010, 6, 14], 100, -0.4, 71_300_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '70% 3-month PKRV and 30% 3-month average deposit rate of three AA rated banks',
    risk_profile_raw: 'Very low',
    risk_of_principal_raw: 'Principal at very low risk',
    pricing_mechanism_raw: 'Backward pricing',
    cutoff_raw: '10:30 am',
    management_fee_raw: '0.75% p.a.',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'The objective of the Fund is to provide competitive returns and a high degree of liquidity from a low risk ' +
      'portfolio of short term government securities and bank deposits.',
  },
  rating: ['AA+(f)', 'PACRA', [2024, 3, 8]],
  asset: s.weights(`T-Bills 54.2, Bank deposits 38.1, Placements 5.9, ${REST} 1.8`),
  second: s.credit('Govt. securities 54.2, AAA 12.8, AA+ 19.6, AA 11.6, Others 1.8'),
  papers: [],
  ter: 1.08,
  metrics: [['Weighted average maturity (days)', 44, 0]],
});

const income = fund({
  name: 'Dadhar Income Fund',
  abbr: 'DIF',
  model: s.rate([2008, 2, 25], 100, -0.1, 15_800_000),
  profile: {
    category_raw: 'Income',
    benchmark_raw: '6-month KIBOR',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '1.25% p.a.',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'The objective of the Fund is to generate a superior, risk adjusted return by investing in a blend of debt ' +
      'securities of short, medium and long tenors.',
  },
  rating: ['A+(f)', 'PACRA', [2023, 10, 20]],
  asset: s.weights(`PIBs 33.7, T-Bills 11.5, TFCs and Sukuk 21.9, Bank deposits 30.4, ${REST} 2.5`),
  second: s.credit('Govt. securities 45.2, AAA 9.7, AA+ 18.3, AA 14.9, A+ 9.4, Others 2.5'),
  papers: s.papers(
    'Mach Energy Sukuk-II / AA+ 5.94, Kolpur Bank TFC (Tier II) / AA 4.88, Pir Ghaib Telecom TFC / AA+ 4.12, ' +
      'Rindwah Sugar Sukuk / A+ 3.39, Bibi Nani Leasing TFC / A 2.07',
  ),
  ter: 1.77,
  metrics: [
    ['Weighted average maturity (years)', 2.4, 1],
    ['Duration (years)', 0.46, 2],
  ],
});

const balanced = fund({
  name: 'Dadhar Islamic Asset Allocation Fund',
  abbr: 'DIAAF',
  model: s.market([2013, 9, 2], 100, 0.54, 6_240_000),
  profile: {
    category_raw: 'Shariah Compliant Asset Allocation',
    benchmark_raw: 'KMI-30 Index and 6-month average deposit rate of three Islamic banks, by actual exposure',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '2.00% p.a.',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'The objective of the Fund is to provide growth of capital by shifting between Shariah compliant equities and ' +
      'Islamic fixed income instruments.',
  },
  rating: null,
  asset: s.weights(`${SHARES} 57.1, GoP Ijara Sukuk 23.8, Bank deposits 16.9, ${REST} 2.2`),
  second: s.sectors('Exploration 18.3, Cement 13.2, Fertilizer 8.6, Technology 5.7, Other sectors 11.3'),
  papers: s.papers(
    'Mashkaf Oil & Gas / Exploration 8.13, Ocepur Cement / Cement 6.44, Panir Gas / Exploration 5.92, Hirok ' +
      'Fertilizers / Fertilizer 5.06, Mushkaf Systems / Technology 3.81, Kundlani Cement / Cement 3.47',
  ),
  ter: 3.21,
  metrics: [['Number of holdings', 27, 0]],
});

const stock = fund({
  name: 'Dadhar Stock Fund',
  abbr: 'DSF',
  model: s.market([2006, 11, 20], 50, 1.02, 9_870_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index (Total Return)',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    par_value_raw: 'Rs. 50',
    management_fee_raw: '2.75% p.a.',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'The objective of the Fund is to provide long term capital growth from a portfolio of listed equities.',
  },
  rating: null,
  asset: s.weights(`${SHARES} 94.6, Bank deposits 3.9, ${REST} 1.5`),
  second: s.sectors('Commercial Banks 26.2, Exploration 19.4, Fertilizer 14.1, Cement 11.8, Other sectors 23.1'),
  papers: s.papers(
    'Kolpur Bank / Commercial Banks 9.84, Mashkaf Oil & Gas / Exploration 8.91, Hirok Fertilizers / Fertilizer 8.03, ' +
      'Panir Gas / Exploration 7.26, Pir Ghaib Bank / Commercial Banks 6.58, Ocepur Cement / Cement 5.37, Rindwah ' +
      'Power / Power 4.49, Mushkaf Systems / Technology 3.72, Nari Textile / Textile 2.95, Kundlani Cement / Cement 2.61',
  ),
  ter: 4.12,
  metrics: [
    ['Beta', 0.97, 2],
    ['Standard deviation (%)', 18.4, 1],
  ],
});

const protectedFund = fund({
  name: 'Dadhar Capital Protected Fund - III',
  abbr: 'DCPF',
  model: s.market([2023, 8, 21], 100, 0.22, 4_930_000),
  profile: {
    category_raw: 'Capital Protected',
    benchmark_raw: 'KSE-100 Index and 6-month PKRV, by actual exposure',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    listing_raw: null,
    management_fee_raw: '1.00% p.a.',
    front_end_load_raw: '2.50%',
    back_end_load_raw: '3.00% before maturity',
    minimum_initial_raw: 'Rs. 25,000',
    minimum_subsequent_raw: 'Not offered',
    investment_objective_raw:
      'The objective of the Fund is to protect the capital of investors who remain until maturity, with a share in ' +
      'the growth of the stock market.',
  },
  rating: null,
  asset: s.weights(`Term deposit 78.6, ${SHARES} 16.8, Bank deposits 3.4, ${REST} 1.2`),
  papers: s.papers(
    'Kolpur Bank / Commercial Banks 4.21, Mashkaf Oil & Gas / Exploration 3.66, Panir Gas / Exploration 2.48',
  ),
  ter: 1.63,
  metrics: [],
});

const ofFunds = fund({
  name: 'Dadhar Managed Allocation Fund',
  abbr: 'DMAF',
  model: s.market([2019, 1, 28], 100, 0.47, 2_610_000),
  profile: {
    category_raw: 'Fund of Funds',
    benchmark_raw: 'Weighted average of the benchmarks of the underlying funds',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    listing_raw: null,
    management_fee_raw: 'Nil (charged in the underlying funds)',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'The objective of the Fund is to earn a potentially high return by investing in equity, income and money market ' +
      'funds of the AMC.',
  },
  rating: null,
  asset: s.weights(`Equity funds 46.3, Income funds 31.2, Money market funds 19.9, Bank deposits 2.6`),
  papers: s.papers(
    'Dadhar Stock Fund / Equity 46.1, Dadhar Income Fund / Income 31.4, Dadhar Cash Management Fund / Money market 19.6',
  ),
  ter: 0.38,
  metrics: [],
});

const BIRTH: s.Day = [2011, 10, 5];
const none = { papers: [] } as const;

const pension = fund({
  ...s.EMPTY,
  name: 'Dadhar Pension Fund',
  abbr: 'DPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    fund_type_raw: 'Voluntary Pension Scheme',
    category_raw: 'Pension',
    benchmark_raw: null,
    listing_raw: null,
    risk_profile_raw: 'Investor dependent',
    management_fee_raw: '1.25% p.a. of each sub-fund',
    front_end_load_raw: '3.00%',
    minimum_initial_raw: 'Rs. 1,000',
    minimum_subsequent_raw: 'Rs. 500',
    investment_objective_raw:
      'The objective of the Fund is to provide participants with a source of income after retirement, by way of ' +
      'voluntary contributions to sub-funds of their choice.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 0.98, 1_460_000), {
      asset: s.weights(`${SHARES} 93.8, Bank deposits 4.7, ${REST} 1.5`),
      papers: s.papers(
        'Kolpur Bank / Commercial Banks 9.62, Mashkaf Oil & Gas / Exploration 8.84, Panir Gas / Exploration 7.15, Hirok ' +
          'Fertilizers / Fertilizer 6.93, Ocepur Cement / Cement 5.28',
      ),
      ter: 2.64,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, -0.5, 1_870_000), {
      ...none,
      asset: s.weights(`PIBs 48.3, T-Bills 27.4, Bank deposits 22.1, ${REST} 2.2`),
      ter: 1.71,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.2, 3_620_000), {
      ...none,
      asset: s.weights(`T-Bills 71.2, Bank deposits 27.3, ${REST} 1.5`),
      ter: 1.49,
    }),
  ],
});

/** In the order of the pages. */
export const FUNDS: readonly s.Fund[] = [cash, income, balanced, stock, protectedFund, ofFunds, pension];

export const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  DIF: [
    { name: 'Sangan Chemicals', type: 'TFC', cost: 31.25, provided: 31.25 },
    { name: 'Bibi Nani Leasing', type: 'TFC', cost: 28.4, provided: 0 },
  ],
};

/** The day and its printed form, of the fund that ends. */
export const MATURITY: Readonly<Record<string, readonly [iso: string, printed: string]>> = {
  DCPF: ['2025-08-20', 'Aug 20, 2025'],
};
