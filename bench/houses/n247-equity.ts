/** The funds of AMC N247 that hold shares. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan Ltd.',
  auditor_raw: 'EY Ford Rhodes',
  pricing_mechanism_raw: 'Forward',
  listing_raw: 'Pakistan Stock Exchange',
  dealing_days_raw: 'Mon to Fri (except bank holidays)',
  cutoff_raw: 'Mon–Thu 3:00 pm, Fri 3:30 pm',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Rs. 5,000/-',
  back_end_load_raw: 'Nil',
  risk_profile_raw: 'High',
  risk_of_principal_raw: 'High',
});

const REST = 'Others including receivables';
const SHARES = 'Stocks / Equities';
const EXPLORATION = 'Oil & Gas Exploration Cos.';

const stock = fund({
  name: 'Sheosar Stock Fund',
  abbr: 'SSF',
  model: s.market([2004, 9, 13], 100, 1.01, 53_600_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index (Total Return)',
    management_fee_raw: '2.00% p.a.',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'To provide investors with long term capital appreciation by investing primarily in a mix of actively managed ' +
      'listed equities that offer capital gains and dividend yield.',
  },
  rating: null,
  asset: s.weights(`${SHARES} 90.7, Cash & Bank Deposits 7.4, ${REST} 1.9`),
  second: s.sectors(
    `Commercial Banks 24.3, ${EXPLORATION} 20.6, Fertilizer 11.9, Cement 9.8, Power Generation & Distribution 8.7, ` +
      'Engineering 3.4, Other sectors 12.0',
  ),
  papers: s.papers(
    'Deosai Plains Bank Ltd. 9.37, Burzil Petroleum Ltd. 8.84, Minimarg Bank Ltd. 7.26, Kalapani Oilfields Ltd. 6.91, ' +
      'Kamri Fertilizer Co. Ltd. 6.13, Gudai Power Co. Ltd. 5.48, Chilam Cement Ltd. 4.72, Domel Bank Ltd. 4.15, ' +
      'Rattu Steel Ltd. 2.88, Das Khirim Cement Ltd. 2.87',
  ),
  ter: 3.29,
  metrics: [
    ['Standard Deviation (%)', 18.6, 1],
    ['Beta', 0.94, 2],
    ['Price to Earnings (x)', 6.3, 1],
    ['Dividend Yield (%)', 6.8, 1],
  ],
});

const allocation = fund({
  name: 'Sheosar Asset Allocation Fund',
  abbr: 'SAAF',
  model: s.market([2007, 11, 5], 100, 0.63, 21_300_000),
  profile: {
    category_raw: 'Asset Allocation Scheme',
    benchmark_raw: 'Weighted avg. of KSE-100 Index and 6-Month KIBOR based on actual allocation',
    management_fee_raw: '2.00% p.a.',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'To provide risk adjusted returns through an investment portfolio that is diversified across equities, ' +
      'Government securities and other debt, and money market instruments.',
  },
  rating: null,
  asset: s.weights(`${SHARES} 62.8, Cash & Bank Deposits 24.7, T-Bills 10.2, ${REST} 2.3`),
  second: s.sectors(
    `Commercial Banks 15.6, ${EXPLORATION} 14.2, Cement 9.7, Fertilizer 8.3, Power Generation & Distribution 5.9, ` +
      'Other sectors 9.1',
  ),
  papers: s.papers(
    'Burzil Petroleum Ltd. 6.94, Deosai Plains Bank Ltd. 4.71, Kalapani Oilfields Ltd. 5.72, Chilam Cement Ltd. 5.18, ' +
      'Minimarg Bank Ltd. 3.64, Kamri Fertilizer Co. Ltd. 4.26, Gudai Power Co. Ltd. 3.79, Das Khirim Cement Ltd. ' +
      '3.14, Domel Bank Ltd. 1.92, Rattu Steel Ltd. 1.93',
  ),
  ter: 3.07,
  metrics: [
    ['Standard Deviation (%)', 11.4, 1],
    ['Beta', 0.61, 2],
  ],
});

const islamic = fund({
  name: 'Sheosar Islamic Stock Fund',
  abbr: 'SISF',
  model: s.market([2012, 6, 11], 100, 1.03, 24_800_000),
  profile: {
    category_raw: 'Shariah Compliant Equity Scheme',
    benchmark_raw: 'KMI-30 Index',
    management_fee_raw: '2.00% p.a.',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'To provide investors with long term capital appreciation from a portfolio of Shariah compliant listed equities.',
  },
  rating: null,
  asset: s.weights(`${SHARES} 88.9, Cash & Bank Deposits 9.3, ${REST} 1.8`),
  second: s.sectors(
    `${EXPLORATION} 29.4, Fertilizer 14.7, Cement 13.2, Power Generation & Distribution 9.6, Other sectors 22.0`,
  ),
  papers: s.papers(
    'Burzil Petroleum Ltd. 10.62, Kalapani Oilfields Ltd. 9.41, Kamri Fertilizer Co. Ltd. 7.83, Chilam Cement Ltd. ' +
      '6.57, Gudai Power Co. Ltd. 5.34, Shila Packages Ltd. 4.19',
  ),
  ter: 3.44,
  metrics: [['Beta', 0.99, 2]],
});

export const EQUITY = [stock, allocation, islamic] as const;
