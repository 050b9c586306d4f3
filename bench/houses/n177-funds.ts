/** The funds of AMC N177: two pairs of a conventional and an Islamic fund, an income fund, and a pension fund. */
import * as s from './shared15.ts';

export const MONTH: s.Month = { year: 2022, month: 11 };

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Yousuf Adil, Chartered Accountants',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:00 p.m.',
  leverage_raw: 'None',
  back_end_load_raw: 'None',
  minimum_initial_raw: 'Rs. 500',
  minimum_subsequent_raw: 'Rs. 100',
});

const cash = fund({
  name: 'Pirmahal Cash Fund',
  abbr: 'PCF',
  model: s.rate([2013, 9, 16], 100, 0.1, 96_300_000),
  profile: {
    category_raw: 'Money market',
    benchmark_raw: '70% three-month PKRV rates and 30% three-month deposit rates of three AA rated banks',
    risk_profile_raw: 'Low',
    management_fee_raw: '0.40% a year of net assets',
    front_end_load_raw: 'None',
    investment_objective_raw:
      'To earn a competitive return from treasury bills, deposits and placements of the highest quality, with money back ' +
      'within a day.',
  },
  rating: ['AA+(f)', 'VIS', [2022, 6, 30]],
  asset: s.weights('T-Bills 61.7, Bank deposits 27.4, Placements 8.6, Receivables and other assets 2.3'),
  second: s.credit('Government 61.7, AAA 14.8, AA+ 12.3, AA 8.9, Receivables and other assets 2.3'),
  papers: [],
  ter: 0.58,
  metrics: [['Average maturity, days', 52, 0]],
});

const islamicCash = fund({
  name: 'Pirmahal Islamic Cash Fund',
  abbr: 'PICF',
  model: s.rate([2019, 4, 8], 100, -0.7, 58_900_000),
  profile: {
    category_raw: 'Islamic money market',
    benchmark_raw: 'Three-month deposit rates of three AA rated Islamic banks',
    risk_profile_raw: 'Low',
    management_fee_raw: '0.35% a year of net assets',
    front_end_load_raw: 'None',
    investment_objective_raw:
      'To earn a halal return from Islamic deposits, Bai Muajjal and short sukuk of the highest quality, with money back ' +
      'within a day.',
  },
  rating: ['AA(f)', 'VIS', [2022, 6, 30]],
  asset: s.weights('Bank deposits 54.9, Bai Muajjal 23.8, Short-term sukuk 18.7, Receivables and other assets 2.6'),
  second: s.credit('AAA 31.6, AA+ 28.5, AA 24.1, AA- 13.2, Receivables and other assets 2.6'),
  papers: [],
  ter: 0.53,
  metrics: [['Average maturity, days', 37, 0]],
});

const SHARES = 'Listed shares';

const equity = fund({
  name: 'Pirmahal Equity Fund',
  abbr: 'PEF',
  model: s.market([2009, 2, 23], 100, 1.01, 8_640_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    management_fee_raw: '2.00% a year of net assets',
    front_end_load_raw: '2.50%',
    investment_objective_raw: 'To let capital grow over five years and more in the shares of sound companies.',
  },
  rating: null,
  asset: s.weights(`${SHARES} 91.8, Bank deposits 6.7, Receivables and other assets 1.5`),
  second: s.sectors(
    'Commercial banks 26.3, Oil and gas exploration 19.7, Fertilizer 13.8, Cement 9.2, Power 7.4, Other sectors 15.4',
  ),
  papers: s.papers(
    'Rajana Valley Bank 9.62, Kamalia Petroleum 8.94, Sandhilianwali Fertilizers 7.81, Bank of Shorkot Road 6.57, Arouti ' +
      'Power 5.43, Darkhana Cement 4.86',
  ),
  ter: 3.12,
  metrics: [
    ['Price to earnings', 4.4, 1],
    ['Beta', 1.0, 2],
  ],
});

const islamicEquity = fund({
  name: 'Pirmahal Islamic Equity Fund',
  abbr: 'PIEF',
  model: s.market([2016, 10, 3], 100, 0.95, 6_120_000),
  profile: {
    category_raw: 'Islamic equity',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    management_fee_raw: '2.00% a year of net assets',
    front_end_load_raw: '2.50%',
    investment_objective_raw: 'To let capital grow over five years and more in shares that are Shariah compliant.',
  },
  rating: null,
  asset: s.weights(`${SHARES} 93.2, Bank deposits 4.9, Receivables and other assets 1.9`),
  second: s.sectors(
    'Oil and gas exploration 25.8, Fertilizer 17.1, Cement 14.6, Power 11.3, Technology 8.7, Other sectors 15.7',
  ),
  papers: s.papers(
    'Kamalia Petroleum 11.38, Sandhilianwali Fertilizers 9.74, Darkhana Cement 7.92, Arouti Power 6.65, Chichawatni Systems ' +
      '5.17, Bhussi Exploration 4.23',
  ),
  ter: 3.36,
  metrics: [
    ['Price to earnings', 4.1, 1],
    ['Beta', 0.97, 2],
  ],
});

const income = fund({
  name: 'Pirmahal Income Fund',
  abbr: 'PIF',
  model: s.rate([2010, 12, 6], 100, 0.5, 18_700_000),
  profile: {
    category_raw: 'Income',
    benchmark_raw: 'Average six-month KIBOR',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '10% of gross earnings, at least 0.50% and at most 1.50% a year of net assets',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'To earn more than a bank deposit from government bonds, term finance certificates and sukuk that the manager knows well.',
  },
  rating: ['A+(f)', 'VIS', [2022, 6, 30]],
  asset: s.weights('Bank deposits 31.2, PIBs 27.6, TFCs and sukuk 24.9, T-Bills 13.1, Other assets 3.2'),
  second: s.credit('Government 40.7, AAA 8.4, AA+ 13.9, AA 15.2, AA- 10.8, A+ 7.8, Other assets 3.2'),
  papers: s.papers(
    'Rajana Valley Bank TFC 2021 / AA 6.83, Arouti Power Sukuk 2020 / AA+ 5.96, Bank of Shorkot Road TFC 2022 / AA- 4.71, ' +
      'Sandhilianwali Fertilizers Sukuk 2021 / AA 3.88, Chichawatni Microfinance Bank TFC 2021 / A+ 2.17',
  ),
  ter: 1.58,
  metrics: [
    ['average maturity', 2.1, 1],
    ['yield to maturity', 16.3, 1],
  ],
});

const BIRTH: s.Day = [2014, 1, 20];

const pension = fund({
  ...s.EMPTY,
  name: 'Pirmahal Pension Fund',
  abbr: 'PPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    fund_type_raw: 'Voluntary pension scheme',
    risk_profile_raw: 'As the participant chooses',
    management_fee_raw: '1.25% a year of net assets of each sub-fund',
    front_end_load_raw: '2.00% of contributions',
    leverage_raw: null,
    investment_objective_raw: 'To build up savings in working life that pay an income after retirement.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 1.0, 962_000), {
      asset: s.weights('Listed shares 93.4, Bank deposits 5.2, Other assets 1.4'),
      papers: s.papers(
        'Kamalia Petroleum 9.47, Rajana Valley Bank 8.85, Sandhilianwali Fertilizers 7.36, Arouti Power 6.12, Darkhana Cement 4.59',
      ),
      ter: 2.47,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, -0.2, 1_840_000), {
      asset: s.weights('T-Bills 46.2, PIBs 30.8, Bank deposits 20.4, Other assets 2.6'),
      papers: [],
      ter: 1.66,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.4, 2_530_000), {
      asset: s.weights('T-Bills 68.3, Bank deposits 29.8, Other assets 1.9'),
      papers: [],
      ter: 1.49,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [cash, islamicCash, equity, islamicEquity, income, pension];

/** The abbreviations of the funds that share a page, the conventional one at the left. */
export const TWINS: readonly (readonly [left: string, right: string])[] = [
  [cash.abbr, islamicCash.abbr],
  [equity.abbr, islamicEquity.abbr],
];

export const SPREAD = income.abbr;
