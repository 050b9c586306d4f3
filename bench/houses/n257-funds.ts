/** The funds of AMC N257, an Islamic AMC with two funds on each page. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'Digital Custodian Company',
  auditor_raw: 'Yousuf Adil & Co.',
  par_value_raw: 'Rs. 50/-',
  pricing_mechanism_raw: 'Forward Day',
  dealing_days_raw: 'Mon to Fri',
  cutoff_raw: '3:00 PM',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Rs. 500',
  minimum_subsequent_raw: 'Rs. 100',
  back_end_load_raw: 'Nil',
});

const REST = 'Others';
export const SHARES = 'Stocks';

const cash = fund({
  name: 'Kutwal Islamic Cash Fund',
  abbr: 'KICF',
  model: s.rate([2015, 3, 9], 50, -0.6, 318_000_000),
  profile: {
    category_raw: 'Shariah Compliant Money Market',
    benchmark_raw: '3M average deposit rate of three AA rated Islamic banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    pricing_mechanism_raw: 'Backward Day',
    management_fee_raw: '0.60% p.a.',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'KICF seeks competitive Halal returns with a high level of liquidity from short term Shariah ' +
      'compliant placements.',
  },
  rating: ['AA+(f)', 'PACRA', [2024, 10, 18]],
  asset: s.weights(`Bank Deposits 48.3, GoP Ijara Sukuk 33.6, Bai Muajjal 16.4, ${REST} 1.7`),
  second: s.credit('Govt. Securities 33.6, AAA 24.7, AA+ 29.4, AA 10.6, Others 1.7'),
  papers: [],
  ter: 0.92,
  metrics: [['Wtd. Avg. Maturity (Days)', 57, 0]],
});

const income = fund({
  name: 'Kutwal Islamic Income Fund',
  abbr: 'KIIF',
  model: s.rate([2012, 7, 30], 50, -0.2, 87_400_000),
  profile: {
    category_raw: 'Shariah Compliant Income',
    benchmark_raw: '6M average deposit rate of three A rated Islamic banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '1.10% p.a.',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'KIIF seeks stable Halal income from a diversified portfolio of Sukuk and Islamic bank deposits.',
  },
  rating: ['A+(f)', 'PACRA', [2024, 10, 18]],
  asset: s.weights(`GoP Ijara Sukuk 41.7, Bank Deposits 30.2, Corporate Sukuk 24.8, ${REST} 3.3`),
  second: s.credit('Govt. Securities 41.7, AAA 14.3, AA+ 17.6, AA 11.2, A+ 11.9, Others 3.3'),
  papers: s.papers(
    'Jhelum Valley Hydro Sukuk-I / AA+ 6.37, Leepa Telecom Sukuk / AA 5.21, Pir Chinasi Bank ' +
      'Mudaraba Sukuk / A+ 4.83, ' +
      'Ratti Gali Foods Sukuk / A+ 3.46',
  ),
  ter: 1.71,
  metrics: [['Wtd. Avg. Maturity (Days)', 794, 0]],
});

const sovereign = fund({
  name: 'Kutwal Islamic Sovereign Fund',
  abbr: 'KISF',
  model: s.rate([2018, 2, 12], 50, 0.1, 142_000_000),
  profile: {
    category_raw: 'Shariah Compliant Sovereign Income',
    benchmark_raw: '6M PISRV rates',
    risk_profile_raw: 'Low',
    risk_of_principal_raw: 'Principal at low risk',
    management_fee_raw: '0.85% p.a.',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'KISF seeks competitive Halal returns by investing primarily in Shariah compliant securities of the Government.',
  },
  rating: ['AA(f)', 'PACRA', [2024, 10, 18]],
  asset: s.weights(`GoP Ijara Sukuk 84.6, Bank Deposits 13.8, ${REST} 1.6`),
  second: s.credit('Govt. Securities 84.6, AAA 5.4, AA+ 8.4, Others 1.6'),
  papers: [],
  ter: 1.24,
  metrics: [['Wtd. Avg. Maturity (Days)', 1068, 0]],
});

const fixed = fund({
  name: 'Kutwal Islamic Fixed Return Plan - II',
  abbr: 'KIFRP-II',
  model: s.rate([2024, 9, 3], 50, 1.6, 44_200_000),
  profile: {
    category_raw: 'Shariah Compliant Fixed Return',
    benchmark_raw: '12M PISRV rate at the time of launch',
    risk_profile_raw: 'Low',
    risk_of_principal_raw: 'Principal at low risk',
    management_fee_raw: '0.40% p.a.',
    front_end_load_raw: 'Nil',
    back_end_load_raw: '1.25% before maturity',
    minimum_initial_raw: 'Rs. 10,000',
    minimum_subsequent_raw: 'Not allowed',
    investment_objective_raw:
      'KIFRP-II seeks to provide a fixed Halal return to unit holders who hold their investment until maturity.',
  },
  rating: null,
  asset: s.weights(`GoP Ijara Sukuk 97.2, Bank Deposits 2.1, ${REST} 0.7`),
  second: s.credit('Govt. Securities 97.2, AAA 2.1, Others 0.7'),
  papers: [],
  ter: 0.63,
  metrics: [['Wtd. Avg. Maturity (Days)', 187, 0]],
});

const balanced = fund({
  name: 'Kutwal Islamic Asset Allocation Fund',
  abbr: 'KIAAF',
  model: s.market([2010, 12, 1], 50, 0.58, 21_600_000),
  profile: {
    category_raw: 'Shariah Compliant Asset Allocation',
    benchmark_raw: 'KMI-30 and 6M Islamic deposit rate, by actual weights',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '1.75% p.a.',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'KIAAF seeks capital growth over the medium term by shifting between Shariah compliant stocks and fixed income.',
  },
  rating: null,
  asset: s.weights(`${SHARES} 56.3, GoP Ijara Sukuk 22.9, Bank Deposits 18.6, ${REST} 2.2`),
  second: s.sectors('Oil & Gas Exploration 16.7, Cement 13.4, Fertilizer 9.8, Power 6.2, Other sectors 10.2'),
  papers: s.papers(
    'Chakothi Oilfields / Oil 7.84, Pattika Cement / Cement 6.27, Dhirkot Fertilizer / Fertilizer 5.73, Jhelum ' +
      'Valley Hydro / Power 4.91, Leepa Telecom / Technology 3.66, Chikar Pharma / Pharma 2.94',
  ),
  ter: 2.58,
  metrics: [['Beta (12 Months)', 0.61, 2]],
});

const stock = fund({
  name: 'Kutwal Islamic Stock Fund',
  abbr: 'KISTF',
  model: s.market([2009, 5, 18], 50, 1.01, 36_900_000),
  profile: {
    category_raw: 'Shariah Compliant Equity',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '2.60% p.a.',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'KISTF seeks long term capital growth from an actively managed portfolio of Shariah compliant listed stocks.',
  },
  rating: null,
  asset: s.weights(`${SHARES} 93.4, Bank Deposits 5.3, ${REST} 1.3`),
  second: s.sectors('Oil & Gas Exploration 27.8, Cement 19.6, Fertilizer 14.3, Power 11.7, Other sectors 20.0'),
  papers: s.papers(
    'Chakothi Oilfields / Oil 12.36, Pattika Cement / Cement 9.71, Dhirkot Fertilizer / Fertilizer 8.83, Jhelum ' +
      'Valley Hydro / Power 7.62, Hajira Petroleum / Oil 6.48, Toli Pir Cement / Cement 5.29, Leepa Telecom / ' +
      'Technology 4.37, Chikar Pharma / Pharma 3.18',
  ),
  ter: 3.92,
  metrics: [['Beta (12 Months)', 1.03, 2]],
});

/** In the order of the pages: two funds on each. */
export const FUNDS: readonly s.Fund[] = [cash, income, sovereign, fixed, balanced, stock];

/** The day and its printed form, of the plan that ends. */
export const MATURITY: Readonly<Record<string, readonly [iso: string, printed: string]>> = {
  'KIFRP-II': ['2025-09-04', '04-Sep-2025'],
};
