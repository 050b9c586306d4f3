/** The funds of AMC N167: money market, Islamic income, equity, a capital protected plan, and a pension fund. */
import * as s from './shared15.ts';

export const MONTH: s.Month = { year: 2025, month: 1 };

const fund = s.fundWith({
  fund_type_raw: 'Open-end scheme',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Grant Thornton Anjum Rahman, Chartered Accountants',
  par_value_raw: 'Rs. 50',
  pricing_mechanism_raw: 'Forward pricing',
  listing_raw: 'Pakistan Stock Exchange Limited',
  dealing_days_raw: 'Monday to Friday, except public holidays',
  cutoff_raw: '3:30 p.m.',
  settlement_raw: 'Within six working days',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  back_end_load_raw: 'Nil',
});

const PENSION: s.Day = [2013, 6, 14];

const money = fund({
  name: 'Ubauro Liquidity Fund',
  abbr: 'ULF',
  model: s.rate([2012, 3, 22], 50, 0.2, 263_400_000),
  profile: {
    category_raw: 'Money market scheme',
    benchmark_raw:
      '90% three months PKRV rates and 10% three months average deposit rates of three AA rated commercial banks as selected by MUFAP',
    risk_profile_raw: 'Very low',
    risk_of_principal_raw: 'Principal at very low risk',
    management_fee_raw: 'Up to 1.25% per annum of average annual net assets',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'The Fund aims to provide its unit holders competitive returns from a low risk portfolio of short duration assets while maintaining high ' +
      'liquidity.',
  },
  rating: ['AA+(f)', 'PACRA', [2024, 10, 18]],
  fof: 1346,
  asset: s.weights('T-Bills 71.4, PIBs 12.9, Bank balances 11.2, Letters of placement 3.1, Other assets 1.4'),
  second: s.credit('Government securities 84.3, AAA 8.9, AA+ 3.7, AA 1.7, Other assets 1.4'),
  papers: [],
  ter: 0.83,
  metrics: [['Weighted average time to maturity (days)', 64.2, 1]],
});

const islamic = fund({
  name: 'Ubauro Islamic Income Fund',
  abbr: 'UIIF',
  model: s.rate([2009, 11, 5], 50, -0.9, 58_700_000),
  profile: {
    category_raw: 'Shariah compliant income scheme',
    benchmark_raw:
      '75% six months PKISRV rates and 25% six months average deposit rates of three A rated Islamic banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.50% per annum of average annual net assets',
    front_end_load_raw: '1.50% (Nil for investments of Rs. 25 million and above)',
    investment_objective_raw:
      'The Fund aims to generate a superior long term risk adjusted return by investing in short, medium and long-term Shariah compliant fixed ' +
      'income instruments.',
  },
  rating: ['AA-(f)', 'PACRA', [2024, 10, 18]],
  asset: s.weights(
    'Ijara Sukuk 44.8, Bank balances 24.3, Corporate Sukuk 18.6, Bai Muajjal receivable 8.9, Other assets 3.4',
  ),
  second: s.credit(
    'Government securities 44.8, AAA 18.2, AA+ 12.1, AA 11.9, A+ 5.4, A 2.4, Unrated 1.8, Other assets 3.4',
  ),
  papers: s.papers(
    'Raharki Power Limited / 14-May-2023 14-May-2028 4.02, Daharki Fertilizer Limited / 28-Aug-2022 28-Aug-2027 3.31, Reti Islamic Bank Limited ' +
      '/ 09-Dec-2020 09-Dec-2030 2.74, Khanpur Mahar Electric Limited / 22-Aug-2024 22-Feb-2025 1.58, Mirpur Mathelo Sugar Mills Limited / ' +
      '17-Feb-2018 17-Feb-2026 1.27',
  ),
  ter: 1.58,
  metrics: [
    ['Weighted average time to maturity (years)', 2.14, 2],
    ['Modified duration (years)', 0.37, 2],
  ],
});

const equity = fund({
  name: 'Ubauro Equity Fund',
  abbr: 'UEF',
  model: s.market([2007, 4, 27], 50, 1.02, 41_300_000),
  profile: {
    category_raw: 'Equity scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3.00% per annum of average annual net assets',
    front_end_load_raw: '3.00% (1.50% if invested through the mobile application)',
    investment_objective_raw:
      'The Fund aims to achieve long term capital growth from a portfolio of listed equities that are selected on the strength of their ' +
      'earnings and dividends.',
  },
  rating: null,
  fof: 218,
  asset: s.weights('Listed equities 93.1, Bank balances 4.8, Other assets 2.1'),
  second: s.sectors(
    'Commercial Banks 24.8, Fertilizer 17.6, Oil & Gas Exploration Companies 18.9, Cement 13.7, Other sectors 18.1',
  ),
  papers: s.papers(
    'Ghotki Bank Limited / Commercial Banks 9.42, Daharki Fertilizer Limited / Fertilizer 8.83, Mari Khosa Petroleum Limited / Oil & Gas Exploration Companies ' +
      '8.37, Sui Mandrani Exploration Limited / Oil & Gas Exploration Companies 4.58, Rohri Road Cement Limited / Cement 5.94, Reti Bank Limited ' +
      '/ Commercial Banks 6.61, Sarhad Fertilizer Company Limited / Fertilizer 4.19, Kandhkot Bridge Cement Limited / Cement 3.46, Adilpur Bank Limited ' +
      '/ Commercial Banks 2.87, Jarwar Motors Limited / Other sectors 2.31',
  ),
  ter: 4.12,
  metrics: [
    ['Price to earnings ratio (times)', 5.3, 1],
    ['Portfolio turnover ratio (percent)', 14.7, 1],
  ],
});

const plan = fund({
  name: 'Ubauro Capital Secure Plan-III',
  abbr: 'UCSP-III',
  model: { ...s.rate([2023, 2, 9], 50, -2.2, 27_900_000), accumulates: true },
  profile: {
    fund_type_raw: 'Open-end scheme with a fixed maturity',
    category_raw: 'Capital protected scheme',
    benchmark_raw: 'Rates of six months term deposits of banks rated AA- and above, for the term of the Plan',
    risk_profile_raw: 'Low',
    risk_of_principal_raw: 'Principal at low risk, if held to maturity',
    management_fee_raw: 'Up to 0.75% per annum of average annual net assets',
    front_end_load_raw: '2.00% (charged in the subscription period only)',
    back_end_load_raw: '2.50% in the first year, 1.50% thereafter (Nil at maturity)',
    investment_objective_raw:
      'The Plan aims to protect the initial capital of those who hold their units to maturity, and to pay the best possible return beyond ' +
      'it from placements and government securities.',
  },
  rating: null,
  asset: s.weights('Term deposit receipts 64.7, PIBs 31.2, Bank balances 2.9, Other assets 1.2'),
  second: s.credit('Government securities 31.2, AAA 38.6, AA+ 29.0, Other assets 1.2'),
  papers: [],
  ter: 0.91,
  metrics: [['Weighted average time to maturity (days)', 371.6, 1]],
});

const pension = fund({
  ...s.EMPTY,
  name: 'Ubauro Pension Savings Fund',
  abbr: 'UPSF',
  model: s.market(PENSION, 100, 0, 1),
  profile: {
    fund_type_raw: 'Open-end voluntary pension scheme',
    category_raw: 'Pension scheme',
    par_value_raw: 'Rs. 100',
    benchmark_raw: null,
    risk_profile_raw: 'Depends on the allocation of the participant',
    listing_raw: null,
    leverage_raw: null,
    management_fee_raw: 'Up to 1.50% per annum of average annual net assets of each sub-fund',
    front_end_load_raw: '3.00% of each contribution',
    investment_objective_raw:
      'The Fund aims to give participants a regular income after retirement from their own contributions, which they allocate among three ' +
      'sub-funds.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(PENSION, 100, 1.04, 1_310_000), {
      asset: s.weights('Listed equities 92.2, Bank balances 6.1, Other assets 1.7'),
      papers: [],
      ter: 2.91,
    }),
    s.sub('Debt Sub-Fund', s.rate(PENSION, 100, -1.3, 2_240_000), {
      asset: s.weights('PIBs 52.9, T-Bills 27.4, Bank balances 17.8, Other assets 1.9'),
      papers: [],
      ter: 1.74,
    }),
    s.sub('Money Market Sub-Fund', s.rate(PENSION, 100, -1.6, 3_170_000), {
      asset: s.weights('T-Bills 74.8, Bank balances 23.9, Other assets 1.3'),
      papers: [],
      ter: 1.39,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [money, islamic, equity, plan, pension];

/** The managers’ report, the last of the notes. */
export const COMMENTS: Readonly<Record<string, string>> = {
  ULF:
    'The State Bank reduced its policy rate by 100 basis points to 12.00 percent on January 27, 2025. Treasury bills of three months were accepted at 11.59 ' +
    'percent. The Fund lengthened its maturity ahead of the decision, and placed Rs. 310 million with a development finance institution.',
  UIIF:
    'Rentals of floating Ijara Sukuk were reset at lower rates. The Fund sold its one-year discounted Ijara Sukuk at a gain of 0.3 percent and took part ' +
    'in two transactions of Bai Muajjal at 11.10 percent.',
  UEF:
    'The market declined on the selling of USD 63 million by foreign investors, mostly of banks, and on the slow progress of the talks on energy tariffs. The Fund ' +
    'added fertilizers, whose sales of urea were 17 percent more than a year ago.',
  'UCSP-III':
    'The term deposits of the Plan mature with the Plan, and carry rates of 17.25 to 18.10 percent. They will alone repay the initial capital of 100 percent.',
  UPSF:
    'Participants moved 2.4 percent of the net assets from the Money Market Sub-Fund to the Equity Sub-Fund. The Debt Sub-Fund holds bonds of which 61 ' +
    'percent have floating rates.',
};
