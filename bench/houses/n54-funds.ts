/** The funds of AMC N54: an income fund, an Islamic stock fund and a fund of funds with three plans. */
import * as s from './shared11.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Riaz Ahmad & Co.',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:00 pm',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  back_end_load_raw: 'Nil',
});

/** The day on which each plan began. */
export const LAUNCHES: Readonly<Record<string, s.Day>> = {
  'Adventurous Plan': [2019, 3, 18],
  'Steady Plan': [2019, 3, 18],
  'Careful Plan': [2020, 10, 5],
};

const plan = (name: string, beta: number, units: number, asset: string): s.SubFund =>
  s.sub(name, s.market(s.only(LAUNCHES[name], 'launch'), 100, beta, units), {
    asset: s.weights(asset),
    papers: [],
    ter: 0.42,
  });

export const FUNDS = [
  fund({
    name: 'Rahuki Income Fund',
    abbr: 'RIF',
    model: s.rate([2011, 1, 24], 100, 0.3, 42_600_000),
    profile: {
      category_raw: 'Income',
      benchmark_raw: '75% six-month KIBOR and 25% six-month average deposit rate',
      risk_profile_raw: 'Medium',
      management_fee_raw: '1.25%',
      front_end_load_raw: '1.00%',
      investment_objective_raw:
        'The Fund pays its holders a regular income out of rated debt, government paper and bank deposits.',
    },
    rating: ['AA-(f)', 'PACRA', [2026, 4, 3]],
    asset: s.weights('PIBs 38.4, T-Bills 19.7, TFCs and Sukuk 21.3, Cash 18.9, Others 1.7'),
    second: s.credit('Government 58.1, AAA 9.8, AA+ 12.6, AA 11.4, AA- 6.4, Others 1.7'),
    papers: s.papers(
      'Phuleli Bank TFC 5.82, Matli Sugar Sukuk 4.71, Kotri Barrage Power TFC 4.16, Tando Telecom Sukuk 3.28, Hala Road Leasing TFC 2.03',
    ),
    ter: 1.58,
    metrics: [
      ['weighted average maturity', 412, 0],
      ['modified duration', 0.86, 2],
    ],
  }),
  fund({
    name: 'Rahuki Islamic Stock Fund',
    abbr: 'RISF',
    model: s.market([2007, 9, 3], 50, 1.02, 18_300_000),
    profile: {
      category_raw: 'Shariah compliant equity',
      benchmark_raw: 'KMI-30 Index',
      risk_profile_raw: 'High',
      management_fee_raw: '2.50%',
      front_end_load_raw: '3.00%',
      investment_objective_raw:
        'The Fund buys Shariah compliant shares of companies whose earnings are likely to grow for many years.',
    },
    rating: null,
    asset: s.weights('Shares 92.7, Cash 5.9, Others 1.4'),
    second: s.sectors('Cement 21.4, Exploration 19.8, Fertilizer 13.7, Power 9.6, Technology 7.2'),
    papers: s.papers(
      'Badin Road Exploration 9.66, Phuleli Cement 8.94, Tando Fertilizer 7.83, Kotri Barrage Power 6.41, Matli Systems 5.27, Hala Road Cement 4.38, Jamshoro Foods 3.12, Nooriabad Motors 2.46',
    ),
    ter: 3.48,
    metrics: [['price-earnings ratio', 7.4, 1]],
  }),
  fund({
    ...s.EMPTY,
    name: 'Rahuki Planning Fund',
    abbr: 'RPF',
    model: s.market([2019, 3, 18], 100, 0, 1),
    profile: {
      category_raw: 'Fund of funds',
      benchmark_raw: 'KMI-30 Index and six-month deposit rate in the proportions of each plan',
      risk_profile_raw: 'Depends on the plan',
      management_fee_raw: 'Nil',
      front_end_load_raw: '2.00%',
      investment_objective_raw:
        'The Fund divides the savings of each plan between funds of shares, of debt and of the money market.',
    },
    rating: null,
    subs: [
      plan('Adventurous Plan', 0.85, 6_240_000, 'Stock Funds 74.8, Income Funds 19.6, Cash 5.6'),
      plan('Steady Plan', 0.5, 8_910_000, 'Stock Funds 43.9, Income Funds 50.2, Cash 5.9'),
      plan('Careful Plan', 0.2, 4_370_000, 'Stock Funds 16.2, Income Funds 64.3, Money Market Funds 14.8, Cash 4.7'),
    ],
  }),
];
