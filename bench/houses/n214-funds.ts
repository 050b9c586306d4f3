/** The funds of AMC N214: liquidity, sovereign bonds, Islamic income, multi-asset, and two funds of stocks. */
import * as s from './shared15.ts';

/** Details of a factsheet that the contract has no member for. */
export interface Codes {
  readonly isin: string;
  readonly ticker: string;
  readonly quartile: number;
}

const fund = s.fundWith({
  fund_type_raw: 'Open-ended collective investment scheme',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Yousuf Adil, Chartered Accountants',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:00 pm',
  settlement_raw: 'T+3',
  leverage_raw: 'None',
  listing_raw: 'Unlisted',
  par_value_raw: 'PKR 100',
  minimum_initial_raw: 'PKR 5,000',
  minimum_subsequent_raw: 'PKR 1,000',
  back_end_load_raw: 'Nil',
});

const liquidity = fund({
  name: 'Tharushah Liquidity Fund',
  abbr: 'Fund',
  model: s.rate([2013, 5, 20], 100, 0.3, 141_000_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '90% 3-month PKRV rates and 10% 3-month average deposit rate of three AA rated banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    cutoff_raw: '10:00 am',
    settlement_raw: 'T+0',
    minimum_initial_raw: 'PKR 1,000',
    management_fee_raw: '0.75%',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'The fund aims to preserve capital and provide daily liquidity by investing in Treasury Bills, short-term ' +
      'placements and bank deposits of high quality.',
  },
  rating: ['AA+(f)', 'PACRA', [2025, 12, 19]],
  asset: s.weights('T-Bills 61.4, Bank deposits 24.8, Placements with DFIs 11.7, Other assets 2.1'),
  second: s.credit('Government 61.4, AAA 17.3, AA+ 12.4, AA 6.8, Other assets 2.1'),
  papers: s.papers(
    'Allahdino Sand Commercial Bank Limited deposit / Deposit 9.4, Naushahro Bank Limited deposit / Deposit 7.8, ' +
      'Darya Khan Investment Company Limited placement / Placement 6.3, Mithiani Microfinance Bank Limited deposit ' +
      '/ Deposit 4.1',
  ),
  ter: 0.94,
  metrics: [
    ['Weighted average maturity (days)', 43, 0],
    ['Yield to maturity (%)', 10.9, 2],
    ['Number of positions', 19, 0],
  ],
  fof: 318,
});

const sovereign = fund({
  name: 'Tharushah Sovereign Bond Fund',
  abbr: 'Fund',
  model: s.rate([2016, 9, 5], 100, 1.3, 38_200_000),
  profile: {
    category_raw: 'Sovereign Income',
    benchmark_raw: '6-month PKRV rates',
    risk_profile_raw: 'Moderate',
    risk_of_principal_raw: 'Principal at moderate risk',
    management_fee_raw: '1.10%',
    front_end_load_raw: '1.00%',
    back_end_load_raw: '0.50%',
    investment_objective_raw:
      'The fund aims to provide an attractive yield over the medium term from bonds issued or guaranteed by the ' +
      'Government of Pakistan.',
  },
  rating: ['AA(f)', 'VIS', [2025, 10, 31]],
  asset: s.weights('PIBs 57.2, T-Bills 22.6, Bank deposits 17.5, Other assets 2.7'),
  second: s.credit('Government 79.8, AAA 9.7, AA+ 4.9, AA 2.9, Other assets 2.7'),
  papers: [],
  ter: 1.41,
  metrics: [
    ['Modified duration (years)', 2.14, 2],
    ['Yield to maturity (%)', 11.6, 2],
    ['Number of positions', 14, 0],
  ],
});

const islamicIncome = fund({
  name: 'Tharushah Islamic Income Fund',
  abbr: 'Fund',
  model: s.rate([2011, 2, 28], 50, -0.3, 92_500_000),
  profile: {
    category_raw: 'Shariah Compliant Income',
    benchmark_raw: '6-month average deposit rate of three A rated Islamic banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    trustee_raw: 'Digital Custodian Company Limited',
    par_value_raw: 'PKR 50',
    management_fee_raw: '1.25%',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'The fund aims to generate a halal income by investing in Sukuk of the Government and of companies, and in ' +
      'deposits with Islamic banks.',
  },
  rating: ['A+(f)', 'PACRA', [2026, 1, 16]],
  asset: s.weights('GoP Ijara Sukuk 41.3, Corporate Sukuk 27.9, Islamic bank deposits 28.4, Other assets 2.4'),
  second: s.credit('Government 41.3, AAA 14.2, AA+ 20.6, AA 13.1, A+ 8.4, Other assets 2.4'),
  papers: s.papers(
    'Kot Lalu Power Limited Sukuk 2029 / Power 7.9, Halani Islamic Bank Limited Sukuk Tier 2 / Banks 6.4, Bhirya ' +
      'Telecom Limited Sukuk 2027 / Telecom 5.3, Padidan Sugar Mills Limited Sukuk 2028 / Sugar 3.6, Kandhar Gas ' +
      'Limited Sukuk 2030 / Gas 2.2',
  ),
  ter: 1.63,
  metrics: [
    ['Weighted average maturity (days)', 812, 0],
    ['Number of positions', 23, 0],
  ],
});

const multiAsset = fund({
  name: 'Tharushah Multi-Asset Fund',
  abbr: 'Fund',
  model: s.market([2015, 11, 16], 100, 0.52, 11_900_000),
  profile: {
    category_raw: 'Balanced',
    benchmark_raw: '50% KSE-100 Index and 50% 6-month KIBOR',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '2.00%',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'The fund aims to achieve long-term growth with moderate fluctuations from an active mix of equities, bonds ' +
      'and cash.',
  },
  rating: null,
  asset: s.weights('Equities 54.3, PIBs 24.1, Bank deposits 19.3, Other assets 2.3'),
  second: s.sectors(
    'Commercial Banks 15.2, Fertilizer 11.3, Oil & Gas Exploration 10.4, Cement 8.2, Other sectors 9.2',
  ),
  papers: s.papers(
    'Naushahro Bank Limited / Commercial Banks 8.1, Bhortee Petroleum Limited / Oil & Gas Exploration ' +
      '7.2, Mehar Shah ' +
      'Fertilizers Limited / Fertilizer 6.3, Allahdino Sand Commercial Bank Limited / Commercial Banks 5.2, Kot Lalu ' +
      'Cement Limited / Cement 4.4',
  ),
  ter: 2.74,
  metrics: [
    ['Number of positions', 34, 0],
    ['Dividend yield (%)', 6.2, 1],
  ],
});

const islamicEquity = fund({
  name: 'Tharushah Islamic Equity Leaders Fund',
  abbr: 'Fund',
  model: s.market([2014, 8, 11], 50, 0.97, 44_600_000),
  profile: {
    category_raw: 'Shariah Compliant Equity',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    trustee_raw: 'Digital Custodian Company Limited',
    par_value_raw: 'PKR 50',
    management_fee_raw: '2.75%',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'The fund aims to outperform the Shariah compliant market over a full cycle with a concentrated portfolio of ' +
      'leading listed companies.',
  },
  rating: null,
  asset: s.weights('Equities 92.6, Islamic bank deposits 5.9, Other assets 1.5'),
  second: s.sectors(
    'Oil & Gas Exploration 24.6, Cement 19.8, Fertilizer 17.4, Pharmaceuticals 10.2, Other sectors 20.6',
  ),
  papers: s.papers(
    'Bhortee Petroleum Limited / Oil & Gas Exploration 9.9, Mehar Shah Fertilizers Limited / Fertilizer ' +
      '8.9, Kot Lalu ' +
      'Cement Limited / Cement 7.9, Gul Shah Oilfields Limited / Oil & Gas Exploration 6.9, Lakha Road ' +
      'Cement Limited ' +
      '/ Cement 5.9, Saeedpur Laboratories Limited / Pharmaceuticals 4.9',
  ),
  ter: 3.62,
  metrics: [
    ['Number of positions', 26, 0],
    ['Price/earnings ratio (x)', 6.9, 1],
    ['Dividend yield (%)', 5.4, 1],
  ],
});

const equity = fund({
  name: 'Tharushah Dividend Growth Fund',
  abbr: 'Fund',
  model: s.market([2008, 4, 7], 100, 1.02, 17_300_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    auditor_raw: 'A. F. Ferguson & Co., Chartered Accountants',
    management_fee_raw: '2.50%',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'The fund aims to provide rising dividends and growth of capital by investing in companies with strong and ' +
      'sustainable cash flows.',
  },
  rating: null,
  asset: s.weights('Equities 94.2, Bank deposits 4.5, Other assets 1.3'),
  second: s.sectors(
    'Commercial Banks 28.4, Fertilizer 19.6, Oil & Gas Exploration 16.1, Power 11.3, Other sectors 18.8',
  ),
  papers: s.papers(
    'Naushahro Bank Limited / Commercial Banks 9.8, Mehar Shah Fertilizers Limited / Fertilizer 8.8, Allahdino Sand ' +
      'Commercial Bank Limited / Commercial Banks 7.8, Bhortee Petroleum Limited / Oil & Gas Exploration ' +
      '6.8, Kot Lalu ' +
      'Power Limited / Power 5.8, Daur Chemicals Limited / Fertilizer 4.8',
  ),
  ter: 3.31,
  metrics: [
    ['Number of positions', 31, 0],
    ['Price/earnings ratio (x)', 5.8, 1],
    ['Dividend yield (%)', 8.1, 1],
  ],
});

export const FUNDS: readonly s.Fund[] = [liquidity, sovereign, islamicIncome, multiAsset, islamicEquity, equity];

const CODES: Readonly<Record<string, Codes>> = {
  [liquidity.name]: { isin: 'PK0THR010013', ticker: 'THRLIQF PA', quartile: 2 },
  [sovereign.name]: { isin: 'PK0THR010021', ticker: 'THRSOVB PA', quartile: 1 },
  [islamicIncome.name]: { isin: 'PK0THR010039', ticker: 'THRISIN PA', quartile: 3 },
  [multiAsset.name]: { isin: 'PK0THR010047', ticker: 'THRMULT PA', quartile: 2 },
  [islamicEquity.name]: { isin: 'PK0THR010054', ticker: 'THRISEQ PA', quartile: 1 },
  [equity.name]: { isin: 'PK0THR010062', ticker: 'THRDIVG PA', quartile: 2 },
};

export const codesOf = (entry: s.Entry): Codes => s.only(CODES[entry.fund_name_raw], 'codes');
