/** The funds of AMC N249: cash, Government bonds, an Islamic income fund, shares, and a fund with allocation plans. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End Scheme',
  trustee_raw: 'MCB Financial Services Ltd. (MCBFSL)',
  auditor_raw: 'Yousuf Adil, Chartered Accountants',
  par_value_raw: 'Rs.100/-',
  pricing_mechanism_raw: 'Forward Pricing',
  listing_raw: 'PSX',
  dealing_days_raw: 'Monday – Friday',
  cutoff_raw: '9:00 AM to 3:00 PM',
  leverage_raw: 'NIL',
  minimum_initial_raw: 'Rs.5,000/-',
  minimum_subsequent_raw: 'Rs.1,000/-',
  back_end_load_raw: 'NIL',
});

const REST = 'Other including receivables';
export const EQUITY = 'Stock / Equities';

const cash = fund({
  name: 'Khaliphat Money Market Fund',
  abbr: 'KMMF',
  model: s.rate([2013, 3, 22], 100, 0, 41_800_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '70% three (3) months PKRV rates + 30% three (3) months avg. deposit rate of 3 AA rated banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    pricing_mechanism_raw: 'Backward Pricing',
    management_fee_raw: '0.35% p.a. of average daily net assets',
    front_end_load_raw: 'NIL',
    investment_objective_raw:
      'The objective of the Fund is to generate competitive returns by investing in low risk, highly liquid and ' +
      'short duration portfolio of money market instruments.',
  },
  rating: ['AA(f)', 'VIS', [2021, 7, 9]],
  asset: s.weights(`T-Bills 54.2, Cash & Bank Deposits 33.4, Placements with DFIs 9.7, ${REST} 2.7`),
  second: s.credit(`Govt. Securities 54.2, AAA 20.8, AA+ 14.1, AA 8.2, ${REST} 2.7`),
  papers: [],
  ter: 0.61,
  metrics: [
    ['Weighted Average Maturity (Days)', 41, 0],
    ['Modified Duration (Years)', 0.1, 2],
  ],
});

const bonds = fund({
  name: 'Khaliphat Government Bond Fund',
  abbr: 'KGBF',
  model: s.rate([2010, 9, 1], 100, 0.4, 13_900_000),
  profile: {
    category_raw: 'Sovereign Income Scheme',
    benchmark_raw: 'Average of six (6) months PKRV rates',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '1.00% p.a. of average daily net assets',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'The objective of the Fund is to provide unit holders with attractive returns primarily through investment in ' +
      'securities issued by the Government of Pakistan.',
  },
  rating: ['AA-(f)', 'VIS', [2021, 7, 9]],
  asset: s.weights(`PIBs 48.6, T-Bills 34.7, Cash & Bank Deposits 13.9, ${REST} 2.8`),
  second: s.credit(`Govt. Securities 83.3, AAA 7.8, AA+ 6.1, ${REST} 2.8`),
  papers: [],
  ter: 1.37,
  metrics: [
    ['Weighted Average Maturity (Years)', 2.1, 1],
    ['Modified Duration (Years)', 0.93, 2],
  ],
});

const islamic = fund({
  name: 'Khaliphat Islamic Savings Fund',
  abbr: 'KISF',
  model: s.rate([2015, 12, 14], 100, -0.6, 22_600_000),
  profile: {
    category_raw: 'Shariah Compliant Income Scheme',
    benchmark_raw: 'Six (6) months avg. deposit rates of three (3) A rated Islamic Banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '0.80% p.a. of average daily net assets',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'The objective of the Fund is to provide Riba free returns by investing in Shariah compliant fixed income ' +
      'instruments and Islamic bank deposits.',
  },
  rating: ['A+(f)', 'VIS', [2021, 7, 9]],
  asset: s.weights(`Cash & Bank Deposits 49.3, Sukuk 27.1, GoP Ijara Sukuk 20.4, ${REST} 3.2`),
  second: s.credit(`Govt. Securities 20.4, AAA 17.2, AA+ 11.6, AA 9.3, AA- 14.1, A+ 22.7, NR 1.5, ${REST} 3.2`),
  papers: s.papers(
    'Zhob Valley Electric Co. Ltd. / AAA 7.83, Mehtar Islamic Bank Ltd. (Tier II) / AA- 6.21, Sinjavi Fertilizers ' +
      'Ltd. / AA 4.74, Gogi Engineering Ltd. / A+ 3.32, Babri Steel Mills Ltd. / NR 1.48',
  ),
  ter: 1.44,
  metrics: [
    ['Weighted Average Maturity (Years)', 1.7, 1],
    ['Modified Duration (Years)', 0.18, 2],
  ],
});

const stock = fund({
  name: 'Khaliphat Stock Advantage Fund',
  abbr: 'KSAF',
  model: s.market([2007, 5, 30], 100, 1.02, 8_450_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '2.00% p.a. of average daily net assets',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'The objective of the Fund is to generate long-term capital appreciation and dividend income from a ' +
      'diversified portfolio of equity securities.',
  },
  rating: null,
  asset: s.weights(`${EQUITY} 91.4, Cash & Bank Deposits 7.2, ${REST} 1.4`),
  second: s.sectors(
    'Commercial Banks 21.8, Cement 17.3, Oil & Gas Exploration Companies 13.9, Technology & Communication 11.6, ' +
      'Fertilizer 8.7, Other sectors 18.1',
  ),
  papers: s.papers(
    'Mehtar Bank Ltd. / Commercial Banks 8.42, Zarkoon Software Ltd. / Technology & Communication 7.76, Gogi Cement ' +
      'Ltd. / Cement 6.91, Wulgai Petroleum Ltd. / Oil & Gas Exploration Companies 6.34, Sinjavi Fertilizers Ltd. / ' +
      'Fertilizer 5.87, Babri Cement Ltd. / Cement 5.22, Kawas Bank Ltd. / Commercial Banks 4.64, Murdar Resources ' +
      'Ltd. / Oil & Gas Exploration Companies 4.13, Zhob Valley Electric Co. Ltd. / Power 3.58, Kuchlak Autos Ltd. / ' +
      'Automobile Assembler 2.97',
  ),
  ter: 3.87,
  metrics: [
    ['Beta', 1.03, 2],
    ['Standard Deviation (%)', 17.6, 1],
    ['Price Earnings Ratio (x)', 6.1, 1],
  ],
});

const BIRTH: s.Day = [2017, 2, 13];
const plan = (name: string, model: s.Model, assets: string, ter: number): s.SubFund => ({
  name,
  model,
  asset: s.weights(assets),
  papers: [],
  ter,
  metrics: [],
});

const plans = fund({
  ...s.EMPTY,
  name: 'Khaliphat Financial Planning Fund',
  abbr: 'KFPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Fund of Funds Scheme',
    benchmark_raw: 'Weighted average return of KSE-100 Index, 6M PKRV and 3M PKRV as per actual allocation of the plan',
    risk_profile_raw: 'Plan specific',
    risk_of_principal_raw: 'Principal at medium to high risk',
    management_fee_raw: '1.00% p.a. (only on investments outside the funds of KFL)',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'The objective of the Fund is to generate returns on investment as per the respective allocation plan by ' +
      'investing in mutual funds in line with the risk tolerance of the investor.',
  },
  rating: null,
  subs: [
    plan(
      'Khaliphat Active Allocation Plan',
      s.market(BIRTH, 100, 0.74, 2_130_000),
      'KSAF 71.6, KMMF 20.3, KGBF 5.9, Cash at bank 2.2',
      0.42,
    ),
    plan(
      'Khaliphat Moderate Allocation Plan',
      s.market(BIRTH, 100, 0.46, 1_480_000),
      'KSAF 44.8, KGBF 37.4, KMMF 15.1, Cash at bank 2.7',
      0.47,
    ),
    plan(
      'Khaliphat Conservative Allocation Plan',
      s.market([2018, 8, 6], 100, 0.19, 910_000),
      'KMMF 57.3, KGBF 21.8, KSAF 18.6, Cash at bank 2.3',
      0.53,
    ),
  ],
});

/** In the order of the pages. */
export const FUNDS: readonly s.Fund[] = [cash, bonds, islamic, stock, plans];

/** The profile of risk of each plan, in their order. */
export const RISKS = ['High', 'Medium', 'Low'] as const;

export const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  KISF: [
    { name: 'Babri Steel Mills Ltd. – Sukuk', type: 'Rating below investment grade', cost: 34.02, provided: 0 },
    { name: 'Toba Textile Industries Ltd. – Sukuk', type: 'Non performing Sukuk', cost: 27.5, provided: 27.5 },
  ],
};
