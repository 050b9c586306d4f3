/** The funds of AMC N251, all of them Islamic: income, shares, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-ended',
  trustee_raw: 'Digital Custodian Company',
  auditor_raw: 'Grant Thornton Anjum Rahman',
  par_value_raw: 'PKR 10',
  pricing_mechanism_raw: 'Forward',
  listing_raw: 'PSX',
  dealing_days_raw: 'Monday through Friday',
  cutoff_raw: '9 am to 4 pm (Friday 9 am to 5 pm)',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'PKR 1,000',
  minimum_subsequent_raw: 'PKR 1,000',
  back_end_load_raw: '0%',
});

const REST = 'Others and receivables';
export const EQUITIES = 'Shariah compliant shares';

const income = fund({
  name: 'Tarashing Islamic Income Fund',
  abbr: 'TIIF',
  model: s.rate([2016, 9, 19], 10, 0.3, 412_000_000),
  profile: {
    category_raw: 'Islamic Income',
    benchmark_raw: '6-month average deposit rate of three A rated Islamic banks or windows',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Medium',
    management_fee_raw: 'Up to 1.25% a year (charged: 0.95%)',
    front_end_load_raw: 'Up to 1.5%',
    investment_objective_raw:
      'To provide investors with halal income by investing in a diversified portfolio of Shariah compliant debt ' +
      'securities and deposits.',
  },
  rating: ['AA-(f)', 'PACRA', [2024, 8, 23]],
  asset: s.weights(`Cash with Islamic banks 41.8, GoP Ijara Sukuk 33.7, Corporate Sukuk 20.9, ${REST} 3.6`),
  second: s.credit(`Government 33.7, AAA 18.6, AA+ 13.5, AA 12.8, AA- 9.9, A+ 7.9, ${REST} 3.6`),
  papers: s.papers(
    'Churit Electric Supply Sukuk / AAA 5.93, Rattu Islamic Bank Tier II Sukuk / AA- 4.62, Chhugam Fertilizer Sukuk ' +
      '/ AA 3.71, Mushkin Motors Sukuk / AA+ 2.88, Gudai Foods Sukuk / A+ 1.74',
  ),
  ter: 1.46,
  metrics: [
    ['Weighted average time to maturity (years)', 1.9, 1],
    ['Duration (years)', 0.42, 2],
  ],
});

const shares = fund({
  name: 'Tarashing Islamic Dividend Equity Fund',
  abbr: 'TIDEF',
  model: s.market([2018, 1, 29], 10, 0.94, 187_000_000),
  profile: {
    category_raw: 'Islamic Equity',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'High',
    management_fee_raw: 'Up to 3.00% a year (charged: 2.50%)',
    front_end_load_raw: 'Up to 3%',
    investment_objective_raw:
      'To provide investors with dividends and long-term growth by investing in Shariah compliant companies with a ' +
      'record of high payouts.',
  },
  rating: null,
  asset: s.weights(`${EQUITIES} 93.1, Cash with Islamic banks 5.4, ${REST} 1.5`),
  second: s.sectors(
    'Oil and gas exploration 24.6, Fertilizer 19.8, Power generation 16.3, Cement 13.2, Pharmaceuticals 6.9, ' +
      'Other sectors 12.3',
  ),
  papers: s.papers(
    'Rama Petroleum / Oil and gas exploration 10.24, Chhugam Fertilizer / Fertilizer 9.53, Churit Electric Supply / ' +
      'Power generation 8.87, Dashkin Gas Fields / Oil and gas exploration 7.46, Zail Cement / Cement 6.39, Harcho ' +
      'Fertilizer / Fertilizer 5.82, Gudai Hydel / Power generation 5.17, Faqirkot Cement / Cement 4.28, Mushkin ' +
      'Laboratories / Pharmaceuticals 3.65, Doyan Oilfields / Oil and gas exploration 2.94',
  ),
  ter: 3.95,
  metrics: [
    ['Beta', 0.91, 2],
    ['Standard deviation (%)', 16.4, 1],
    ['Dividend yield (%)', 8.7, 1],
  ],
});

const BIRTH: s.Day = [2019, 7, 8];
const ofSub = (text: string): Pick<s.SubFund, 'asset'> => ({ asset: s.weights(text) });

const pension = fund({
  ...s.EMPTY,
  name: 'Tarashing Islamic Pension Fund',
  abbr: 'TIPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Islamic Voluntary Pension Scheme',
    fund_type_raw: 'Open-ended pension scheme',
    benchmark_raw: null,
    listing_raw: null,
    par_value_raw: 'PKR 100',
    risk_profile_raw: 'As chosen by the participant',
    risk_of_principal_raw: 'As chosen by the participant',
    management_fee_raw: 'Up to 1.50% a year',
    front_end_load_raw: 'Up to 3%',
    investment_objective_raw:
      'To enable individuals to build up savings for their retirement in a Shariah compliant way, with a choice ' +
      'between three sub-funds.',
  },
  rating: null,
  subs: [
    s.sub('TIPF – Equity', s.market(BIRTH, 100, 0.93, 870_000), {
      ...ofSub(`${EQUITIES} 92.2, Cash with Islamic banks 6.5, ${REST} 1.3`),
      papers: s.papers(
        'Rama Petroleum / Oil and gas exploration 11.08, Chhugam Fertilizer / Fertilizer 9.94, Churit Electric ' +
          'Supply / Power generation 7.73, Zail Cement / Cement 6.12, Dashkin Gas Fields / Oil and gas ' +
          'exploration 5.31',
      ),
      ter: 2.38,
    }),
    s.sub('TIPF – Debt', s.rate(BIRTH, 100, -0.5, 1_240_000), {
      ...ofSub(`GoP Ijara Sukuk 61.4, Cash with Islamic banks 36.5, ${REST} 2.1`),
      papers: [],
      ter: 1.52,
    }),
    s.sub('TIPF – Money Market', s.rate(BIRTH, 100, -0.3, 2_960_000), {
      ...ofSub(`Cash with Islamic banks 57.9, GoP Ijara Sukuk 40.3, ${REST} 1.8`),
      papers: [],
      ter: 1.29,
    }),
  ],
});

/** In the order of the pages. */
export const FUNDS: readonly s.Fund[] = [income, shares, pension];
