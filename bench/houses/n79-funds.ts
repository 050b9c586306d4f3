/** The funds of AMC N79: a money market, an income, an asset allocation and a stock fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-ended',
  trustee_raw: 'Central Depository Company of Pakistan Limited (CDC)',
  auditor_raw: 'Yousuf Adil, Chartered Accountants',
  listing_raw: 'Pakistan Stock Exchange',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '9:00 am to 3:30 pm',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'PKR 5,000',
  minimum_subsequent_raw: 'PKR 1,000',
  back_end_load_raw: 'Nil',
});

export const BREACHES: readonly s.Breach[] = [
  { name: 'Gharo Textile Mills Limited', type: 'TFC', cost: 31.26, provided: 31.26 },
  { name: 'Ranpathani Sugar Limited', type: 'Sukuk', cost: 48.75, provided: 19.5 },
];

export const FUNDS = [
  fund({
    name: 'Dhabeji Money Market Fund',
    abbr: 'DMMF',
    model: s.rate([2011, 10, 14], 100, 0.3, 214_000_000),
    fof: 1412,
    profile: {
      category_raw: 'Money Market Scheme',
      benchmark_raw:
        '70% three (3) months PKRV rates + 30% three (3) months average deposit rates of three (3) AA rated scheduled banks as selected by MUFAP',
      risk_profile_raw: 'Very Low',
      risk_of_principal_raw: 'Principal at very low risk',
      management_fee_raw: 'Up to 1.00% p.a. of average net assets (actual: 0.74%)',
      front_end_load_raw: 'Up to 1.00%',
      pricing_mechanism_raw: 'Backward',
      investment_objective_raw:
        'The objective of the Fund is to deliver competitive returns from a low risk portfolio of short duration assets while maintaining high liquidity.',
    },
    rating: ['AA+(f)', 'PACRA', [2024, 3, 8]],
    asset: s.weights(
      'T-Bills 54.8, Cash & Bank Balances 27.9, PIBs 11.6, Short Term Sukuk 4.1, Others including Receivables 1.6',
    ),
    second: s.credit('Government Securities 66.4, AAA 14.8, AA+ 11.9, AA 5.3, Others including Receivables 1.6'),
    papers: s.papers('Bhambhore Electric Limited (STS-14) / A-1+ 2.31, Mirpur Sakro Power Company (STS-3) / A-1+ 1.84'),
    ter: 0.98,
    metrics: [
      ['Weighted Average Maturity (Days)', 61, 0],
      ['Duration (Days)', 48, 0],
    ],
  }),
  fund({
    name: 'Dhabeji Income Fund',
    abbr: 'DIF',
    model: s.rate([2007, 4, 23], 50, 0.9, 46_300_000),
    profile: {
      category_raw: 'Income Scheme',
      benchmark_raw: 'Average of six (6) months KIBOR rates',
      risk_profile_raw: 'Medium',
      risk_of_principal_raw: 'Principal at medium risk',
      management_fee_raw: 'Up to 1.50% p.a. of average net assets (actual: 1.28%)',
      front_end_load_raw: 'Up to 1.50%',
      investment_objective_raw:
        'The Fund aims to earn a competitive rate of return while preserving capital to the extent possible by investing in debt instruments and bank deposits.',
    },
    rating: ['A+(f)', 'PACRA', [2024, 4, 19]],
    asset: s.weights(
      'PIBs 36.2, TFCs & Sukuk 21.7, Cash & Bank Balances 29.5, T-Bills 8.8, Others including Receivables 3.8',
    ),
    second: s.credit(
      'Government Securities 45.0, AAA 12.7, AA+ 15.4, AA 10.8, AA- 7.6, A+ 4.7, Others including Receivables 3.8',
    ),
    papers: s.papers(
      'Gujjo Islamic Bank Ltd. Sukuk-II / AA+ 4.87, Bhambhore Electric Limited Sukuk / AAA 4.16, Karo Chan Bank Ltd. TFC-IV / AA 3.32, Mirpur Sakro Power Company Sukuk / AA+ 2.71, Pir Patho Microfinance Bank Ltd. TFC / A+ 2.24, Chilya Cement Ltd. Sukuk / AA- 1.95, Karo Chan Bank Ltd. TFC-III / AA- 1.38',
    ),
    ter: 1.94,
    metrics: [
      ['Weighted Average Maturity (Days)', 842, 0],
      ['Duration (Days)', 236, 0],
    ],
  }),
  fund({
    name: 'Dhabeji Dynamic Allocation Fund',
    abbr: 'DDAF',
    model: s.market([2008, 9, 15], 50, 0.62, 12_400_000),
    profile: {
      category_raw: 'Asset Allocation Scheme',
      benchmark_raw:
        'Weighted average daily return of KSE-100 Index and six (6) months KIBOR based on the actual proportion of the Fund',
      risk_profile_raw: 'High',
      risk_of_principal_raw: 'Principal at high risk',
      management_fee_raw: 'Up to 2.50% p.a. of average net assets (actual: 2.12%)',
      front_end_load_raw: 'Up to 2.50%',
      investment_objective_raw:
        'The Fund seeks long term growth of capital and income by shifting its assets among equities, debt and money market instruments.',
    },
    rating: null,
    asset: s.weights(
      'Stocks / Equities 64.1, T-Bills 13.9, Cash & Bank Balances 19.3, Others including Receivables 2.7',
    ),
    second: s.sectors(
      'Commercial Banks 17.9, Oil & Gas Exploration Companies 14.8, Cement 11.2, Fertilizer 8.7, Technology & Communication 4.9, Other Sectors 6.6',
    ),
    papers: s.papers(
      'Karo Chan Bank Limited / Commercial Banks 6.72, Jherruck Petroleum Limited / Oil & Gas Exploration Companies 6.08, Sonda Fertilizer Company Limited / Fertilizer 5.37, Chilya Cement Limited / Cement 4.61, Gujjo Islamic Bank Limited / Commercial Banks 4.24, Var Exploration Limited / Oil & Gas Exploration Companies 3.65, Keenjhar Lake Cement Limited / Cement 3.13, Ghulamullah Systems Limited / Technology & Communication 2.58, Bhambhore Electric Limited / Power Generation & Distribution 2.06, Baghar Foods Limited / Food & Personal Care Products 1.71',
    ),
    ter: 3.61,
    metrics: [],
  }),
  fund({
    name: 'Dhabeji Stock Fund',
    abbr: 'DSF',
    model: s.market([2006, 3, 11], 100, 1.04, 19_800_000),
    fof: 286,
    profile: {
      category_raw: 'Equity Scheme',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      risk_of_principal_raw: 'Principal at high risk',
      management_fee_raw: 'Up to 3.00% p.a. of average net assets (actual: 2.60%)',
      front_end_load_raw: 'Up to 3.00%',
      investment_objective_raw:
        'The objective of the Fund is to provide investors with long term capital appreciation from an actively managed portfolio of listed equity securities.',
    },
    rating: null,
    asset: s.weights('Stocks / Equities 93.4, Cash & Bank Balances 5.2, Others including Receivables 1.4'),
    second: s.sectors(
      'Commercial Banks 24.7, Oil & Gas Exploration Companies 19.6, Cement 15.1, Fertilizer 12.2, Oil & Gas Marketing Companies 6.3, Other Sectors 15.5',
    ),
    papers: s.papers(
      'Jherruck Petroleum Limited / Oil & Gas Exploration Companies 9.36, Karo Chan Bank Limited / Commercial Banks 8.92, Sonda Fertilizer Company Limited / Fertilizer 7.81, Var Exploration Limited / Oil & Gas Exploration Companies 6.97, Chilya Cement Limited / Cement 6.13, Gujjo Islamic Bank Limited / Commercial Banks 5.42, Keenjhar Lake Cement Limited / Cement 4.77, Sujawal Oil Marketing Limited / Oil & Gas Marketing Companies 4.05, Karo Chan Leasing Limited / Leasing Companies 3.28, Baghar Foods Limited / Food & Personal Care Products 2.44',
    ),
    ter: 4.32,
    metrics: [],
  }),
];
