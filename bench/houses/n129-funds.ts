/** The funds of AMC N129: Islamic cash, income, stocks, a plan that holds other funds, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'CDC Pakistan Ltd.',
  auditor_raw: 'Yousuf Adil Chartered Accountants',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Mon - Fri',
  cutoff_raw: '4:00 PM',
  back_end_load_raw: 'Nil',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Rs. 1,000',
  minimum_subsequent_raw: 'Rs. 500',
});

const cash = fund({
  name: 'Chakwal Halal Cash Fund',
  abbr: 'CHCF',
  model: s.rate([2015, 6, 8], 50, -1.1, 391_000_000),
  profile: {
    category_raw: 'Shariah Compliant Money Market Scheme',
    benchmark_raw: '3 months average deposit rates of three AA rated Islamic Banks or Islamic windows',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    cutoff_raw: '11:30 AM',
    management_fee_raw: '0.50% of net assets',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'To seek maximum possible preservation of capital and a reasonable rate of return from short term Shariah ' +
      'compliant instruments.',
  },
  rating: ['AA(f)', 'VIS', [2023, 12, 29]],
  asset: s.weights('Islamic Placements 38.4, Cash at Islamic Banks 41.7, GoP Ijara Sukuk 17.2, Others 2.7'),
  second: s.credit('Government Sukuk 17.2, AAA 30.9, AA+ 29.6, AA 19.6, Others 2.7'),
  papers: [],
  ter: 0.66,
  metrics: [['Wtd. Avg. Maturity (days)', 38, 0]],
});

const income = fund({
  name: 'Chakwal Islamic Income Fund',
  abbr: 'CIIF',
  model: s.rate([2007, 1, 15], 50, -0.6, 148_000_000),
  profile: {
    category_raw: 'Shariah Compliant Income Scheme',
    benchmark_raw: '6 months average deposit rates of three A rated Islamic Banks or Islamic windows',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '1.50% of net assets',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'To provide investors with a high and stable halal return from a diversified portfolio of Sukuk and Islamic ' +
      'money market instruments.',
  },
  rating: ['A+(f)', 'VIS', [2023, 12, 29]],
  fof: 316,
  asset: s.weights('GoP Ijara Sukuk 44.6, Sukuk 19.3, Cash at Islamic Banks 32.8, Others 3.3'),
  second: s.credit('Government Sukuk 44.6, AAA 16.8, AA+ 14.5, AA 11.6, AA- 6.1, A+ 3.1, Others 3.3'),
  papers: s.papers(
    'Kallar Kahar Power Ltd. / AAA 5.71, Talagang Road Cement Ltd. / AA 4.36, Bhaun Islamic Bank Ltd. / AA- 3.84, ' +
      'Choa Saidan Shah Salt Ltd. / A+ 3.05, Lawa Engineering Ltd. / AA 2.27',
  ),
  ter: 1.74,
  metrics: [
    ['Wtd. Avg. Maturity (years)', 2.6, 1],
    ['Duration (days)', 94, 0],
  ],
});

const equity = fund({
  name: 'Chakwal Islamic Equity Fund',
  abbr: 'CIEF',
  model: s.market([2005, 11, 21], 50, 1, 61_400_000),
  profile: {
    category_raw: 'Shariah Compliant Equity Scheme',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '2.00% of net assets',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'To maximise the total return of the unit holders through growth of capital and dividends from a portfolio of ' +
      'Shariah compliant shares.',
  },
  rating: null,
  fof: 274,
  asset: s.weights('Equities 94.7, Cash at Islamic Banks 3.9, Others 1.4'),
  second: s.sectors(
    'Oil & Gas Exploration Cos. 23.7, Cement 18.4, Fertilizer 13.2, Technology & Communication 9.6, Pharmaceuticals ' +
      '6.1, Other sectors 23.7',
  ),
  papers: s.papers(
    'Dhudial Petroleum Ltd. 10.44, Talagang Road Cement Ltd. 9.28, Kallar Kahar Power Ltd. 8.83, Bhaun Islamic Bank ' +
      'Ltd. 7.41, Munday Fertilizer Ltd. 6.56, Sohawa Systems Ltd. 5.19, Balkassar Oilfields Ltd. 4.72, Lawa ' +
      'Engineering Ltd. 3.88, Jand Pharma Ltd. 3.12, Dulmial Textile Mills Ltd. 2.63',
  ),
  ter: 3.02,
  metrics: [
    ['Price to Earnings (x)', 3.9, 1],
    ['Beta', 0.98, 2],
  ],
});

const plan = fund({
  name: 'Chakwal Islamic Balanced Allocation Plan',
  abbr: 'CIBAP',
  model: s.market([2017, 9, 11], 50, 0.48, 12_200_000),
  profile: {
    category_raw: 'Shariah Compliant Fund of Funds Scheme',
    benchmark_raw: 'KMI-30 Index and 6 months deposit rates of Islamic Banks, by actual allocation',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '1.00% of cash only; nil on investments in own funds',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'To earn a potentially high return through balanced investment in Shariah compliant fixed income and equity ' +
      'funds of the management company.',
  },
  rating: null,
  asset: s.weights('Chakwal Islamic Income Fund 50.3, Chakwal Islamic Equity Fund 46.8, Cash and Others 2.9'),
  papers: [],
  ter: 0.38,
  metrics: [],
});

const PENSION: s.Day = [2010, 6, 28];

const pension = fund({
  ...s.EMPTY,
  name: 'Chakwal Tahaffuz Pension Fund',
  abbr: 'CTPF',
  model: s.market(PENSION, 50, 0, 1),
  profile: {
    category_raw: 'Shariah Compliant Voluntary Pension Scheme',
    risk_profile_raw: 'Investor dependent',
    management_fee_raw: '1.50% of net assets of each Sub Fund',
    front_end_load_raw: '3.00%',
    leverage_raw: null,
    investment_objective_raw:
      'To provide participants with a halal, individualised and flexible pension scheme that helps them plan for ' +
      'their retirement.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub Fund', s.market(PENSION, 50, 1.02, 3_410_000), {
      asset: s.weights('Equities 93.6, Cash at Islamic Banks 5.1, Others 1.3'),
      second: s.sectors('Oil & Gas Exploration Cos. 24.2, Cement 19.6, Fertilizer 12.8, Other sectors 37.0'),
      papers: s.papers(
        'Dhudial Petroleum Ltd. 11.08, Talagang Road Cement Ltd. 9.76, Kallar Kahar Power Ltd. 8.37, Munday ' +
          'Fertilizer Ltd. 7.02, Bhaun Islamic Bank Ltd. 5.94',
      ),
      ter: 2.61,
    }),
    s.sub('Debt Sub Fund', s.rate(PENSION, 50, -1, 5_260_000), {
      asset: s.weights('GoP Ijara Sukuk 64.9, Sukuk 9.7, Cash at Islamic Banks 22.6, Others 2.8'),
      second: s.credit('Government Sukuk 64.9, AAA 11.7, AA+ 9.8, AA 10.8, Others 2.8'),
      papers: [],
      ter: 1.58,
    }),
    s.sub('Money Market Sub Fund', s.rate(PENSION, 50, -1.2, 9_870_000), {
      asset: s.weights('GoP Ijara Sukuk 41.6, Islamic Placements 19.3, Cash at Islamic Banks 36.8, Others 2.3'),
      second: s.credit('Government Sukuk 41.6, AAA 27.1, AA+ 17.4, AA 11.6, Others 2.3'),
      papers: [],
      ter: 1.29,
    }),
  ],
});

export const FUNDS = [cash, income, equity, plan, pension];

/** What the managers say of the market, and of their fund. */
export const COMMENTS: Readonly<Record<string, readonly [string, string]>> = {
  CHCF: [
    'Inflation fell to 17.3% in April, its lowest level in almost two years. The central bank left the policy rate at ' +
      '22% for the seventh time. Three months KIBOR closed at 22.09%, 12 basis points lower than in March.',
    'Placements with Islamic banks were renewed at rates near 20.5%. The fund keeps its maturity short until the ' +
      'next meeting of the Monetary Policy Committee on June 10.',
  ],
  CIIF: [
    'The auction of GoP Ijara Sukuk of April saw bids of Rs. 351 billion against a target of Rs. 70 billion. The ' +
      'cut-off of the one year paper was 19.5%, while three and five years were sold at variable rental rates.',
    'We took part in the auction of one year paper and sold a corporate Sukuk at a gain. Duration will be extended ' +
      'as the first cut of rates comes closer.',
  ],
  CIEF: [
    'The KMI-30 Index fell after five good months as investors sold ahead of the budget. Foreigners bought shares of ' +
      'USD 46 million, mostly of banks and exploration companies. The average volume was 390 million shares a day.',
    'Exposure to exploration companies was raised ahead of the settlement of circular debt. The portfolio trades at ' +
      'a price to earnings multiple that is near half its average of ten years.',
  ],
  CIBAP: [
    'Equity funds lost as investors took profits, while yields of Sukuk eased by 30 to 60 basis points. Mutual funds ' +
      'sold shares of USD 9 million during the month.',
    'The plan was rebalanced twice in the month to keep its equity funds below 50%. No change of the strategy is ' +
      'planned for the last quarter of the fiscal year.',
  ],
  CTPF: [
    'Contributions in the last quarter of the fiscal year are usually the highest because of the tax credit. Banks ' +
      'cut the profit rates of their deposits by up to 75 basis points in April.',
    'The Debt Sub Fund added one year Ijara Sukuk. The Equity Sub Fund remains invested in exploration companies and ' +
      'cement makers, whose margins benefit from lower coal prices.',
  ],
};
