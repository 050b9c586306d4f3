/** The funds of AMC N153: Islamic cash, income and stocks, a balanced fund, and a fund of funds with three plans. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'Central Depository Company of Pakistan Ltd.',
  auditor_raw: 'Grant Thornton Anjum Rahman',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday – Friday',
  cutoff_raw: '4:00 pm',
  leverage_raw: 'None',
  listing_raw: 'Pakistan Stock Exchange',
  back_end_load_raw: 'Nil',
  minimum_initial_raw: 'PKR 5,000',
  minimum_subsequent_raw: 'PKR 1,000',
});

const cash = fund({
  name: 'Astore Halal Cash Fund',
  abbr: 'AHCF',
  model: s.rate([2016, 2, 29], 50, -0.6, 176_400_000),
  profile: {
    category_raw: 'Shariah Compliant Money Market',
    benchmark_raw: '3 months average deposit rates of 3 AA rated Islamic banks or windows',
    risk_profile_raw: 'Very Low',
    cutoff_raw: '12:00 noon',
    management_fee_raw: '0.50% p.a.',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'The Fund seeks a halal return with comfort of liquidity from Islamic bank deposits and short Shariah compliant securities.',
  },
  rating: ['AA(f)', 'VIS', [2020, 8, 27]],
  asset: s.weights('Islamic Bank Deposits 72.8, Bank Placements 14.6, Commercial Papers 11.1, Others 1.5'),
  second: s.credit('AAA 38.2, AA+ 24.5, AA 35.8, Others 1.5'),
  papers: s.papers('Rama Valley Power ICP-2 / A1+ 6.12, Bunji Energy ICP-5 / A1+ 4.98'),
  ter: 0.79,
  fof: 463,
  metrics: [
    ['Weighted Average Maturity (Days)', 22, 0],
    ['Monthly Average Yield (%)', 6.9, 2],
  ],
});

const income = fund({
  name: 'Astore Sovereign Sukuk Fund',
  abbr: 'ASSF',
  model: s.rate([2011, 9, 12], 50, 0.1, 64_900_000),
  profile: {
    category_raw: 'Shariah Compliant Income',
    benchmark_raw: '6 months average deposit rates of 3 A rated Islamic banks or windows',
    risk_profile_raw: 'Medium',
    management_fee_raw: '1.00% p.a.',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'The Fund seeks a stable halal income from Sukuk of the Government, and of companies that the Government owns or supports.',
  },
  rating: ['AA-(f)', 'VIS', [2020, 8, 27]],
  asset: s.weights('GoP Ijara Sukuk 48.3, Corporate Sukuk 21.7, Islamic Bank Deposits 27.9, Others 2.1'),
  second: s.credit('Government Securities 48.3, AAA 23.6, AA+ 16.8, AA 9.2, Others 2.1'),
  papers: s.papers(
    'Bunji Energy Sukuk-II / AAA 8.43, Rama Valley Power Sukuk / AA+ 5.71, Gorikot Water Sukuk / AA 4.26, Rattu Highway Sukuk / AAA 3.38',
  ),
  ter: 1.38,
  fof: 207,
  metrics: [
    ['Weighted Average Maturity (Years)', 3.6, 1],
    ['Duration (Years)', 0.7, 1],
    ['Monthly Average Yield (%)', 7.8, 2],
  ],
});

const stocks = fund({
  name: 'Astore Islamic Stock Fund',
  abbr: 'AISF',
  model: s.market([2012, 6, 18], 50, 1.01, 29_300_000),
  profile: {
    category_raw: 'Shariah Compliant Equity',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    management_fee_raw: '2.00% p.a.',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'The Fund seeks growth of capital from shares that the screening of the Shariah Advisor permits, with a horizon of five years.',
  },
  rating: null,
  asset: s.weights('Equities 92.4, Islamic Bank Deposits 5.7, Others 1.9'),
  second: s.sectors(
    'Oil & Gas Exploration 22.1, Cement 21.4, Fertilizer 13.6, Pharmaceuticals 9.9, Technology 7.3, Other sectors 18.1',
  ),
  papers: s.papers(
    'Deosai Exploration Ltd. / Oil & Gas Exploration 10.37, Chilam Cement Ltd. / Cement 9.42, Rupal Fertilizers Ltd. / Fertilizer 8.16, ' +
      'Minimarg Petroleum Ltd. / Oil & Gas Exploration 7.21, Tarishing Pharma Ltd. / Pharmaceuticals 6.34, Burzil Cement Ltd. / Cement 5.58, ' +
      'Gorikot Systems Ltd. / Technology 4.73, Bunji Energy Ltd. / Power 4.02, Harcho Motors Ltd. / Automobiles 3.27, Parishing Foods Ltd. / ' +
      'Food 2.44',
  ),
  ter: 3.61,
  fof: 389,
  metrics: [
    ['Beta', 1.01, 2],
    ['Price to Earnings (x)', 7.4, 1],
    ['Dividend Yield (%)', 4.3, 2],
  ],
});

const balanced = fund({
  name: 'Astore Islamic Balanced Fund',
  abbr: 'AIBF',
  model: s.market([2017, 10, 9], 100, 0.58, 7_200_000),
  profile: {
    category_raw: 'Shariah Compliant Balanced',
    benchmark_raw: '50% KMI-30 Index + 50% 6 months average deposit rates of 3 Islamic banks',
    risk_profile_raw: 'Medium to High',
    management_fee_raw: '1.75% p.a.',
    front_end_load_raw: '2.00%',
    back_end_load_raw: '1.00% within the first year, Nil later',
    investment_objective_raw:
      'The Fund seeks growth and income in equal parts from Shariah compliant shares, Sukuk and Islamic bank deposits.',
  },
  rating: null,
  asset: s.weights('Equities 53.8, GoP Ijara Sukuk 19.6, Corporate Sukuk 8.2, Islamic Bank Deposits 16.1, Others 2.3'),
  second: s.sectors('Cement 14.7, Oil & Gas Exploration 13.2, Fertilizer 8.8, Pharmaceuticals 5.4, Other sectors 11.7'),
  papers: s.papers(
    'Chilam Cement Ltd. / Cement 7.35, Deosai Exploration Ltd. / Oil & Gas Exploration 6.72, Bunji Energy Sukuk-II / Power 5.13, Rupal ' +
      'Fertilizers Ltd. / Fertilizer 4.47, Tarishing Pharma Ltd. / Pharmaceuticals 3.82, Minimarg Petroleum Ltd. / Oil & Gas Exploration 3.06',
  ),
  ter: 2.94,
  metrics: [
    ['Beta', 0.58, 2],
    ['Price to Earnings (x)', 7.9, 1],
  ],
});

const plan = (name: string, launch: s.Day, beta: number, units: number, classes: string): s.SubFund => ({
  ...s.EMPTY,
  name,
  model: s.market(launch, 100, beta, units),
  asset: s.weights(classes),
  ter: 0.46,
});

const plans = fund({
  ...s.EMPTY,
  name: 'Astore Islamic Plans Fund',
  abbr: 'AIPF',
  model: s.market([2015, 4, 20], 100, 0, 1),
  profile: {
    category_raw: 'Shariah Compliant Fund of Funds',
    benchmark_raw:
      'KMI-30 Index and deposit rates of 3 Islamic banks, in the proportion of the investments of each plan',
    risk_profile_raw: 'Low to High, according to the plan',
    management_fee_raw: 'Nil on investments in own funds, 1.00% p.a. on deposits',
    front_end_load_raw: '3.00%',
    back_end_load_raw: 'Nil',
    investment_objective_raw:
      'The Fund seeks returns according to the risk that an investor accepts, by allocation among the Islamic funds of the company.',
  },
  rating: null,
  subs: [
    plan(
      'Active Plan',
      [2015, 4, 20],
      0.82,
      4_130_000,
      'Astore Islamic Stock Fund 74.6, Astore Sovereign Sukuk Fund 14.8, Astore Halal Cash Fund 7.9, Deposits 2.7',
    ),
    plan(
      'Steady Plan',
      [2015, 4, 20],
      0.49,
      3_360_000,
      'Astore Islamic Stock Fund 42.1, Astore Sovereign Sukuk Fund 36.3, Astore Halal Cash Fund 18.9, Deposits 2.7',
    ),
    plan(
      'Careful Plan',
      [2018, 1, 22],
      0.17,
      5_870_000,
      'Astore Islamic Stock Fund 15.2, Astore Sovereign Sukuk Fund 38.7, Astore Halal Cash Fund 43.3, Deposits 2.8',
    ),
  ],
});

/** In the order of the report. */
export const FUNDS = [cash, income, stocks, balanced, plans];

/** The managers’ comments on the month. */
export const COMMENTS: Readonly<Record<string, string>> = {
  AHCF: 'Islamic banks paid higher rates over the end of the calendar year. The Fund made placements of two weeks with two of them.',
  ASSF: 'The Government auctioned Ijara Sukuk of five years with fixed and variable rentals. The Fund bought the variable ones.',
  AISF: 'Shares of cement companies rose on exports and on sales to builders. The Fund keeps its weight in cement above that of the index.',
  AIBF: 'The share of equities was raised slightly during the month, and remains within the band of 30% to 70%.',
  AIPF: 'The allocation of the plans was reviewed on December 16, 2020. The Active Plan moved a part of its deposits into shares.',
};
