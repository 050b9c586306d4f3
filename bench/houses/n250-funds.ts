/** The funds of AMC N250, all of them conventional: cash, income, shares, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan',
  auditor_raw: 'KPMG Taseer Hadi & Co.',
  par_value_raw: 'PKR 100',
  pricing_mechanism_raw: 'Forward day',
  listing_raw: 'Pakistan Stock Exchange Ltd.',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '9:00 am – 3:30 pm',
  leverage_raw: 'None',
  minimum_initial_raw: 'PKR 5,000',
  minimum_subsequent_raw: 'PKR 500',
  back_end_load_raw: 'None',
});

const REST = 'Other assets';
export const EQUITIES = 'Listed equities';

const cash = fund({
  name: 'Rupal Cash Management Fund',
  abbr: 'RCMF',
  model: s.rate([2011, 8, 15], 100, 0.1, 118_000_000),
  profile: {
    category_raw: 'Money market scheme',
    benchmark_raw: '70% 3-month PKRV and 30% 3-month deposit rate of three AA rated banks',
    risk_profile_raw: 'Very low',
    risk_of_principal_raw: 'Very low',
    pricing_mechanism_raw: 'Backward day',
    management_fee_raw: '0.45% of net assets',
    front_end_load_raw: 'None',
    investment_objective_raw:
      'RCMF seeks to provide its investors with stable income and daily access to their money through a portfolio ' +
      'of short-term sovereign paper and bank deposits.',
  },
  rating: ['AA+(f)', 'VIS', [2022, 12, 28]],
  asset: s.weights(`T-Bills 58.3, Bank balances 29.4, Placements with DFIs 10.1, ${REST} 2.2`),
  second: s.credit(`Government 58.3, AAA 21.7, AA+ 11.4, AA 6.4, ${REST} 2.2`),
  papers: [],
  ter: 0.72,
  metrics: [
    ['Weighted average maturity (days)', 47, 0],
    ['Yield to maturity', 19.6, 1],
  ],
});

const income = fund({
  name: 'Rupal Income Opportunities Fund',
  abbr: 'RIOF',
  model: s.rate([2008, 3, 10], 100, 0.6, 31_500_000),
  profile: {
    category_raw: 'Income scheme',
    benchmark_raw: '6-month KIBOR',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Medium',
    management_fee_raw: '8% of gross earnings, min. 0.5% and max. 1.5% of net assets',
    front_end_load_raw: 'Up to 1.5%',
    investment_objective_raw:
      'RIOF seeks to earn a superior risk-adjusted return by investing in a blend of short, medium and long-term ' +
      'debt instruments within and outside banks.',
  },
  rating: ['A+(f)', 'VIS', [2022, 12, 28]],
  asset: s.weights(`Bank balances 36.2, PIBs 27.4, Sukuk 14.9, TFCs 12.8, T-Bills 5.6, ${REST} 3.1`),
  second: s.credit(`Government 33.0, AAA 12.1, AA+ 22.6, AA 14.3, AA- 9.7, A+ 5.2, ${REST} 3.1`),
  papers: s.papers(
    'Diran Bank Ltd. Tier II / TFCs 4.12, Karambar Electric Ltd. STS-4 / Sukuk 5.64, Batura Fertilizers Ltd. / ' +
      'Sukuk 4.87, Sumayar Microfinance Bank Ltd. / TFCs 2.85, Haramosh Steel Ltd. / Sukuk 3.02, Diran Bank Ltd. ' +
      'AT-1 / TFCs 1.98, Yazghil Leasing Ltd. / TFCs 1.06',
  ),
  ter: 1.58,
  metrics: [
    ['Weighted average maturity (years)', 2.1, 1],
    ['Modified duration (years)', 0.31, 2],
    ['Yield to maturity', 20.4, 1],
  ],
});

const equity = fund({
  name: 'Rupal Growth Equity Fund',
  abbr: 'RGEF',
  model: s.market([2006, 5, 22], 100, 1.03, 12_900_000),
  profile: {
    category_raw: 'Equity scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'High',
    management_fee_raw: '2.0% of net assets',
    front_end_load_raw: 'Up to 3.0%',
    investment_objective_raw:
      'RGEF seeks to provide long-term growth of capital by investing in listed companies that offer capital gains ' +
      'and dividend yield potential.',
  },
  rating: null,
  asset: s.weights(`${EQUITIES} 93.6, Bank balances 5.1, ${REST} 1.3`),
  second: s.sectors(
    'Commercial banks 22.4, Exploration & production 20.6, Cement 15.2, Technology 11.9, Chemicals 7.7, ' +
      'Other sectors 15.8',
  ),
  papers: s.papers(
    'Diran Bank Ltd. / Commercial banks 8.93, Shimshal Petroleum Ltd. / Exploration & production 8.42, Haramosh ' +
      'Cement Ltd. / Cement 7.61, Malubiting Software Ltd. / Technology 6.94, Kampir Dior Oilfields Ltd. / ' +
      'Exploration & production 6.18, Sumayar Bank Ltd. / Commercial banks 5.72, Chongra Cement Ltd. / Cement 4.96, ' +
      'Pasu Polymers Ltd. / Chemicals 4.31, Yazghil Bank Ltd. / Commercial banks 3.47, Ultar Networks Ltd. / ' +
      'Technology 2.85',
  ),
  ter: 3.64,
  metrics: [
    ['Beta', 0.98, 2],
    ['Standard deviation', 15.8, 1],
    ['Price to earnings (times)', 3.9, 1],
  ],
});

const BIRTH: s.Day = [2013, 2, 4];
const ofSub = (text: string): Pick<s.SubFund, 'asset'> => ({ asset: s.weights(text) });

const pension = fund({
  ...s.EMPTY,
  name: 'Rupal Retirement Fund',
  abbr: 'RRF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Pension scheme',
    listing_raw: null,
    benchmark_raw: null,
    risk_profile_raw: 'Depends on the allocation scheme',
    management_fee_raw: '1.5% of net assets of each sub-fund',
    front_end_load_raw: 'Up to 3.0%',
    investment_objective_raw:
      'RRF gives individuals a portable, flexible and tax-efficient means of saving for their retirement.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 0.95, 1_120_000), {
      ...ofSub(`${EQUITIES} 92.8, Bank balances 6.0, ${REST} 1.2`),
      papers: s.papers(
        'Diran Bank Ltd. / Commercial banks 9.71, Shimshal Petroleum Ltd. / Exploration & production 9.06, Haramosh ' +
          'Cement Ltd. / Cement 7.24, Malubiting Software Ltd. / Technology 6.37, Pasu Polymers Ltd. / Chemicals 4.82',
      ),
      ter: 2.74,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, -0.4, 1_870_000), {
      ...ofSub(`PIBs 47.7, Bank balances 29.8, T-Bills 12.6, TFCs 7.8, ${REST} 2.1`),
      papers: s.papers('Diran Bank Ltd. Tier II / TFCs 4.43, Yazghil Leasing Ltd. / TFCs 2.19'),
      ter: 1.93,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.2, 3_340_000), {
      ...ofSub(`T-Bills 68.5, Bank balances 29.8, ${REST} 1.7`),
      papers: [],
      ter: 1.71,
    }),
  ],
});

/** In the order of the pages. */
export const FUNDS: readonly s.Fund[] = [cash, income, equity, pension];
