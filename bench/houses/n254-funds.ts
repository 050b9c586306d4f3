/** The funds of AMC N254, two pages each: income, Islamic shares, and a pension fund with three sub-funds. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-ended',
  trustee_raw: 'CDC Pakistan Limited',
  auditor_raw: 'BDO Ebrahim & Co.',
  par_value_raw: 'Rs. 10',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '4:00 pm',
  leverage_raw: 'None',
  minimum_initial_raw: 'Rs. 500',
  minimum_subsequent_raw: 'Rs. 500',
  back_end_load_raw: 'None',
});

const REST = 'Other assets';
export const SHARES = 'Listed shares';

const income = fund({
  name: 'Satpara Savings Fund',
  abbr: 'SSF',
  model: s.rate([2011, 6, 20], 10, 0.3, 872_000_000),
  profile: {
    category_raw: 'Income',
    benchmark_raw: 'Six-month KIBOR, average of the month',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Medium',
    management_fee_raw: '1.25% a year of net assets',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'To give savers a better return than a savings account, with money that is available within three days, from ' +
      'government securities, rated corporate bonds and bank deposits.',
  },
  rating: ['A+(f)', 'PACRA', [2024, 3, 8]],
  asset: s.weights(`Bank deposits 38.7, T-Bills 29.4, Corporate bonds 17.8, PIBs 11.6, ${REST} 2.5`),
  second: s.credit(`Government 41.0, AAA 12.2, AA+ 20.6, AA 9.7, A+ 11.4, Unrated 2.6, ${REST} 2.5`),
  papers: s.papers(
    'Shyok Bank TFC-II / AA+ 5.84, Baltoro Hydel Sukuk / AA 4.37, Hushey Telecom Sukuk / AA+ 3.26, Deosai Leasing ' +
      'TFC / A+ 2.41, Braldu Foods Sukuk / A+ 1.92',
  ),
  ter: 1.58,
  metrics: [
    ['Average maturity (years)', 1.6, 1],
    ['Duration (years)', 0.42, 2],
  ],
});

const equity = fund({
  name: 'Satpara Islamic Growth Fund',
  abbr: 'SIGF',
  model: s.market([2013, 2, 4], 10, 1.04, 143_000_000),
  profile: {
    category_raw: 'Shariah compliant equity',
    benchmark_raw: 'KMI 30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'High',
    management_fee_raw: '2.50% a year of net assets',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'To let investors with a horizon of five years or longer share in the growth of Pakistan’s Shariah compliant ' +
      'companies.',
  },
  rating: null,
  asset: s.weights(`${SHARES} 92.8, Islamic bank deposits 5.9, ${REST} 1.3`),
  second: s.sectors(
    'Oil and gas exploration 24.3, Cement 17.1, Fertilizer 14.6, Power 11.2, Technology 8.4, Other sectors 17.2',
  ),
  papers: s.papers(
    'Shyok Oilfields / Oil 9.41, Biafo Cement / Cement 8.26, Baltoro Hydel / Power 7.38, Rondu Fertilizer / ' +
      'Fertilizer 6.85, Indus Head Gas / Oil 6.12, Hushey Telecom / Technology 5.27, Mango Cement / Cement ' +
      '4.46, Braldu ' +
      'Foods / Food 3.61',
  ),
  ter: 3.74,
  metrics: [
    ['Beta', 1.02, 2],
    ['Price to earnings (times)', 4.6, 1],
  ],
});

const BIRTH: s.Day = [2016, 9, 1];
const ofSub = (text: string): Pick<s.SubFund, 'asset'> => ({ asset: s.weights(text) });

const pension = fund({
  ...s.EMPTY,
  name: 'Satpara Islamic Pension Fund',
  abbr: 'SIPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Shariah compliant voluntary pension scheme',
    benchmark_raw: null,
    par_value_raw: 'Rs. 100',
    risk_profile_raw: 'Depends on your allocation',
    management_fee_raw: '1.50% a year of net assets',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'To help individuals to save for their retirement in a Shariah compliant way, with a mix of ' +
      'sub-funds that they ' +
      'choose themselves.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 0.96, 1_310_000), {
      ...ofSub(`${SHARES} 93.6, Islamic bank deposits 5.2, ${REST} 1.2`),
      papers: s.papers(
        'Shyok Oilfields / Oil 10.33, Biafo Cement / Cement 8.94, Baltoro Hydel / Power 7.71, Rondu Fertilizer / ' +
          'Fertilizer 6.48',
      ),
      ter: 2.46,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, -0.4, 1_870_000), {
      ...ofSub(`GoP Ijara Sukuk 61.3, Islamic bank deposits 28.4, Corporate Sukuk 8.1, ${REST} 2.2`),
      papers: [],
      ter: 1.52,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.2, 2_240_000), {
      ...ofSub(`Islamic bank deposits 64.8, GoP Ijara Sukuk 33.7, ${REST} 1.5`),
      papers: [],
      ter: 1.17,
    }),
  ],
});

/** In the order of the pages. */
export const FUNDS: readonly s.Fund[] = [income, equity, pension];
