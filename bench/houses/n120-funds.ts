/** The funds of AMC N120: money market, savings, Islamic equity, balanced, and a planning fund with three plans. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Crowe Hussain Chaudhury & Co., Chartered Accountants',
  pricing_mechanism_raw: 'Forward Pricing',
  listing_raw: 'Pakistan Stock Exchange Limited',
  leverage_raw: 'Nil',
  dealing_days_raw: 'Daily - Monday to Friday',
  cutoff_raw: '9:00 A.M to 3:00 P.M',
  settlement_raw: '2-3 business days',
  minimum_initial_raw: 'Rs. 1,000/-',
  minimum_subsequent_raw: 'Rs. 100/-',
  back_end_load_raw: '0%',
});

const money = fund({
  name: 'Sharaqpur Money Market Fund',
  abbr: 'SMMF',
  model: s.rate([2012, 2, 24], 10, -0.3, 2_610_000_000),
  profile: {
    category_raw: 'Money Market Fund',
    benchmark_raw: '90% three months PKRV & 10% average three months deposit rates of three AA rated scheduled banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    management_fee_raw: '0.85% of average net assets per annum',
    front_end_load_raw: '1.00%',
    dealing_days_raw: 'Daily - Monday to Saturday',
    investment_objective_raw:
      'To provide stable income stream with preservation of capital by investing in AA and above rated banks and ' +
      'money market instruments.',
  },
  rating: ['AA(f)', 'PACRA', [2025, 4, 18]],
  asset: s.weights('T-Bills 61.4, PIBs 9.8, Bank Deposits 27.1, Others including receivables 1.7'),
  second: s.credit(
    'Government Securities (AAA rated) 71.2, AAA 12.6, AA+ 9.8, AA 4.7, Others including receivables 1.7',
  ),
  papers: [],
  ter: 1.12,
  metrics: [['Weighted Average Time to Maturity (Days)', 58, 0]],
});

const savings = fund({
  name: 'Sharaqpur Savings Fund',
  abbr: 'SSF',
  model: s.rate([2007, 4, 21], 10, 0.3, 911_000_000),
  profile: {
    category_raw: 'Income Fund',
    benchmark_raw: '75% six months KIBOR & 25% average six months deposit rates of three A rated scheduled banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '1.35% of average net assets per annum',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'To earn a competitive rate of return while preserving capital to the extent possible by investing in liquid ' +
      'assets of good credit quality.',
  },
  rating: ['A+(f)', 'PACRA', [2025, 4, 18]],
  asset: s.weights(
    'PIBs 33.6, T-Bills 18.2, TFCs and Sukuk 16.4, Bank Deposits 29.3, Others including receivables 2.5',
  ),
  second: s.credit(
    'Government Securities (AAA rated) 51.8, AAA 9.6, AA+ 13.7, AA 12.4, A+ 6.8, A 3.2, Others including receivables 2.5',
  ),
  papers: s.papers(
    'Kot Abdul Malik Cables Limited Sukuk 4.61, Manawala Bank Limited TFC-II 4.08, Khanpur Canal Energy Limited Sukuk ' +
      '3.26, Faizpur Textiles Limited STS 2.74, Burj Attari Microfinance Limited TFC 1.93',
  ),
  ter: 1.76,
  metrics: [['Weighted Average Time to Maturity (Years)', 1.8, 1]],
});

const islamic = fund({
  name: 'Sharaqpur Islamic Equity Fund',
  abbr: 'SIEF',
  model: s.market([2014, 11, 3], 10, 1.01, 402_000_000),
  profile: {
    fund_type_raw: 'Open-end Shariah Compliant',
    category_raw: 'Islamic Equity Fund',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '2.90% of average net assets per annum',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'To provide investors with long term capital growth from an actively managed portfolio of Shariah compliant ' +
      'listed equities in Pakistan.',
  },
  rating: null,
  asset: s.weights('Equities / Stocks 93.7, Cash Equivalents 5.2, Others including receivables 1.1'),
  second: s.sectors(
    'Oil & Gas Exploration Companies 20.9, Cement 18.1, Fertilizer 14.3, Technology & Communication 7.6, Other sectors 32.8',
  ),
  papers: s.papers(
    'Sahianwala Petroleum Limited 10.31, Bhikhi Cement Limited 9.28, Mandianwala Fertilizer Limited 8.47, Ghazi Minara ' +
      'Exploration Limited 7.02, Faizpur Textiles Limited 5.66, Jaranwala Road Systems Limited 4.79, Kot Abdul Malik ' +
      'Cables Limited 4.01, Dhamke Pharma Limited 3.22, Khanpur Canal Energy Limited 2.58, Safdarabad Foods Limited 2.06',
  ),
  ter: 3.94,
  metrics: [
    ['PER', 7.9, 1],
    ['PBV', 1.6, 1],
    ['DY (%)', 5.8, 1],
  ],
});

const balanced = fund({
  name: 'Sharaqpur Balanced Fund',
  abbr: 'SBF',
  model: s.market([2022, 12, 12], 10, 0.57, 83_000_000),
  profile: {
    category_raw: 'Balanced Fund',
    benchmark_raw: '50% KSE-100 Index & 50% six months KIBOR',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '2.10% of average net assets per annum',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'To provide investors with a combination of capital growth and income from a portfolio of equities and fixed ' +
      'income instruments.',
  },
  rating: null,
  asset: s.weights(
    'Equities / Stocks 55.8, PIBs 15.4, T-Bills 9.9, Bank Deposits 17.2, Others including receivables 1.7',
  ),
  second: s.sectors('Commercial Banks 18.2, Cement 10.6, Fertilizer 8.3, Other sectors 18.7'),
  papers: s.papers(
    'Manawala Bank Limited 6.91, Bhikhi Cement Limited 5.83, Mandianwala Fertilizer Limited 5.02, Sahianwala Petroleum ' +
      'Limited 4.17, Safdarabad Foods Limited 2.71',
  ),
  ter: 2.96,
  metrics: [
    ['PER', 7.1, 1],
    ['PBV', 1.3, 1],
    ['DY (%)', 6.4, 1],
  ],
});

const LAUNCH: s.Day = [2019, 5, 6];

const plan = (name: string, beta: number, units: number, weights: string): s.SubFund =>
  s.sub(name, s.market(LAUNCH, 100, beta, units), { asset: s.weights(weights), papers: [], ter: 0.48 });

const planning = fund({
  ...s.EMPTY,
  name: 'Sharaqpur Islamic Financial Planning Fund',
  abbr: 'SIFPF',
  model: s.market(LAUNCH, 100, 0, 1),
  profile: {
    fund_type_raw: 'Open-end Shariah Compliant Fund of Funds',
    category_raw: 'Islamic Asset Allocation Fund of Funds',
    risk_profile_raw: 'Plan specific',
    management_fee_raw: '1.00% on assets that are not invested in funds of the Management Company',
    front_end_load_raw: '3.00%',
    minimum_initial_raw: 'Rs. 10,000/-',
    investment_objective_raw:
      'To generate returns on investment as per the respective allocation plan by investing in Shariah compliant mutual ' +
      'funds in line with the risk tolerance of the investor.',
  },
  rating: null,
  subs: [
    plan('Sharaqpur Islamic Conservative Plan', 0.27, 1_960_000, 'Equity Funds 26.3, Income Funds 71.9, Cash 1.8'),
    plan('Sharaqpur Islamic Moderate Plan', 0.54, 1_420_000, 'Equity Funds 53.6, Income Funds 44.5, Cash 1.9'),
    plan('Sharaqpur Islamic Aggressive Plan', 0.86, 2_270_000, 'Equity Funds 86.4, Income Funds 11.5, Cash 2.1'),
  ],
});

export const FUNDS = [money, savings, islamic, balanced, planning];

/** Who manages the fund, and what the manager says. */
export const EXTRAS: Readonly<Record<string, readonly [manager: string, words: string]>> = {
  SMMF: [
    'Bushra Dogar, CFA',
    'The weighted average time to maturity remained short of the limit of 90 days. We are monitoring the capital market ' +
      'expectations and will rebalance the portfolio accordingly.',
  ],
  SSF: [
    'Bushra Dogar, CFA',
    'The allocation in TFCs and Sukuk is broadly diversified. Since key-man and liquidity risks of issuers vary, we keep ' +
      'each exposure below the limits of the regulations.',
  ],
  SIEF: [
    'Haroon Virk, CFA, FRM',
    'During the month, the allocation in fertilizer was increased, whereas cement and exploration companies were sold. The ' +
      'market trades at a price to earnings multiple of 8.3 and a dividend yield of 5.1%.',
  ],
  SBF: [
    'Haroon Virk, CFA, FRM',
    'During the month, the Fund sold shares of cement companies and moved to T-Bills and deposits. Corporate earnings for the quarter ' +
      'ended September 2025 grew by 9.0% over the same period of the last year.',
  ],
  SIFPF: [
    'Haroon Virk, CFA, FRM',
    'The allocation between equity and income funds stayed within the ranges of each plan. The plans were rebalanced once ' +
      'in the month, when equity funds had risen.',
  ],
};
