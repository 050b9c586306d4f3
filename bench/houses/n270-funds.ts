/** The funds of AMC N270: five funds, the last of them a pension fund with three sub-funds. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Deloitte Yousuf Adil, Chartered Accountants',
  listing_raw: 'Pakistan Stock Exchange Limited',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '4:00 pm',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  back_end_load_raw: 'Nil',
});

const REST = 'Others including receivables';
export const SHARES = 'Stocks / Equities';

const cash = fund({
  name: 'Shakargarh Cash Fund',
  abbr: 'SKCF',
  model: s.rate([2009, 10, 5], 100, -0.4, 46_300_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '50% of average 3-month PKRV and 50% of average 3-month deposit rates of AA and above rated banks',
    risk_profile_raw: 'Low',
    pricing_mechanism_raw: 'Backward',
    cutoff_raw: '11:00 am',
    management_fee_raw: '0.75% per annum',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'To provide unit holders a competitive return from a portfolio of low risk and short duration assets while ' +
      'maintaining high liquidity.',
  },
  rating: ['AA(f)', 'JCR-VIS', [2015, 12, 31]],
  asset: s.weights(`T-Bills 58.4, Bank deposits 29.6, Placements with DFIs 10.9, ${REST} 1.1`),
  second: s.credit('Government securities 58.4, AAA 14.2, AA+ 13.8, AA 12.5, Unrated 1.1'),
  papers: [],
  ter: 1.12,
  metrics: [['Weighted average maturity (days)', 46, 0]],
});

const income = fund({
  name: 'Shakargarh Islamic Income Fund',
  abbr: 'SKII',
  model: s.rate([2008, 4, 14], 100, -0.9, 21_700_000),
  profile: {
    category_raw: 'Shariah Compliant Income Scheme',
    benchmark_raw: 'Average of 6-month deposit rates of three Islamic banks rated A and above',
    risk_profile_raw: 'Low to medium',
    trustee_raw: 'MCB Financial Services Limited',
    management_fee_raw: '10% of gross earnings, minimum 0.80% and maximum 1.50% per annum',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'To earn Halal income from Ijara Sukuk, Shariah compliant debt securities and deposits with Islamic banks.',
  },
  rating: ['A+(f)', 'PACRA', [2016, 1, 8]],
  asset: s.weights(`GoP Ijara Sukuk 37.2, Corporate Sukuk 21.9, Bank deposits 38.6, ${REST} 2.3`),
  second: s.credit('Government guaranteed 37.2, AAA 11.4, AA+ 16.9, AA 12.8, A+ 19.4, Unrated 2.3'),
  papers: s.papers(
    'Ikhlaspur Power Sukuk / AA+ 7.42, Basantar Cement Sukuk / A+ 5.86, Nainakot Engineering Sukuk / AA 4.73, ' +
      'Lesar Fertilizer Sukuk / AA 2.69, Kanjrur Telecom Sukuk / A+ 1.38',
  ),
  ter: 1.74,
  metrics: [
    ['Weighted average maturity (years)', 2.1, 1],
    ['Duration (years)', 0.43, 2],
  ],
});

const stock = fund({
  name: 'Shakargarh Stock Fund',
  abbr: 'SKSF',
  model: s.market([2007, 2, 19], 100, 1.06, 9_840_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'Moderate to high',
    management_fee_raw: '2.00% per annum',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'To achieve long term growth of capital by investing mainly in listed equities of companies with sound value.',
  },
  rating: ['MFR 4-Star', 'PACRA', [2016, 2, 5]],
  asset: s.weights(`${SHARES} 89.7, Bank deposits 8.6, ${REST} 1.7`),
  second: s.sectors(
    'Oil and gas 18.4, Cement 16.8, Commercial banks 15.9, Fertilizer 12.7, Power 9.8, Other sectors 16.1',
  ),
  papers: s.papers(
    'Basantar Cement / Cement 9.14, Zafarwal Bank / Commercial banks 8.37, Lesar Fertilizer / Fertilizer 7.66, Bein ' +
      'Oilfields / Oil and gas 6.91, Ikhlaspur Power / Power 6.05, Darman Gas / Oil and gas 5.28, Kot Naina Textile / ' +
      'Textile 4.17, Chak Amru Pharma / Pharma 3.49, Kanjrur Telecom / Telecom 2.83, Noor Kot Motors / Autos 2.12',
  ),
  ter: 3.26,
  metrics: [
    ['Standard deviation (%)', 15.8, 1],
    ['Sharpe ratio', 0.72, 2],
    ['Beta', 0.94, 2],
  ],
});

const mixed = fund({
  name: 'Shakargarh Asset Allocation Fund',
  abbr: 'SKAA',
  model: s.market([2010, 8, 30], 50, 0.62, 14_600_000),
  profile: {
    category_raw: 'Asset Allocation Scheme',
    benchmark_raw: '70% KSE-100 Index and 30% of average 6-month KIBOR',
    risk_profile_raw: 'Moderate',
    auditor_raw: 'A. F. Ferguson & Co., Chartered Accountants',
    management_fee_raw: '1.75% per annum',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'To generate a balanced return by allocating assets between equities and fixed income as conditions require.',
  },
  rating: null,
  asset: s.weights(`${SHARES} 61.3, PIBs 17.8, Bank deposits 18.8, ${REST} 2.1`),
  second: s.sectors('Cement 14.6, Oil and gas 12.3, Commercial banks 11.7, Fertilizer 8.9, Other sectors 13.8'),
  papers: s.papers(
    'Basantar Cement / Cement 7.21, Darman Gas / Oil and gas 6.34, Zafarwal Bank / Commercial banks 5.77, Lesar ' +
      'Fertilizer / Fertilizer 4.95, Noor Kot Motors / Autos 3.86, Ikhlaspur Power / Power 3.07, Chak Amru Pharma / ' +
      'Pharma 2.44',
  ),
  ter: 2.87,
  metrics: [
    ['Standard deviation (%)', 10.9, 1],
    ['Sharpe ratio', 0.58, 2],
  ],
});

const BIRTH: s.Day = [2011, 11, 14];

const sub = (name: string, model: s.Model, asset: string, ter: number, held = ''): s.SubFund =>
  s.sub(name, model, { papers: s.papers(held), asset: s.weights(asset), ter });

const pension = fund({
  ...s.EMPTY,
  name: 'Shakargarh Pension Fund',
  abbr: 'SKPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary Pension Scheme',
    benchmark_raw: 'Equity: KSE-100 Index; Debt: average 12-month PKRV; Money Market: average 3-month PKRV',
    risk_profile_raw: 'Depends on the allocation chosen by the participant',
    listing_raw: null,
    management_fee_raw: '1.50% per annum of each sub-fund',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'To offer participants a regular source of income after retirement through individual pension accounts.',
  },
  rating: null,
  subs: [
    sub(
      'Equity Sub-Fund',
      s.market(BIRTH, 100, 0.97, 1_240_000),
      `${SHARES} 91.8, Bank deposits 6.6, ${REST} 1.6`,
      2.14,
      'Basantar Cement 9.62, Lesar Fertilizer 8.45, Zafarwal Bank 7.93, Bein Oilfields 6.38, Ikhlaspur Power 5.11',
    ),
    sub(
      'Debt Sub-Fund',
      s.rate(BIRTH, 100, -0.6, 1_670_000),
      `PIBs 43.5, T-Bills 38.7, Bank deposits 16.3, ${REST} 1.5`,
      1.83,
    ),
    sub(
      'Money Market Sub-Fund',
      s.rate(BIRTH, 100, -1.1, 1_910_000),
      `T-Bills 71.6, Bank deposits 27.2, ${REST} 1.2`,
      1.79,
    ),
  ],
});

/** In the order of the pages. */
export const FUNDS: readonly s.Fund[] = [cash, income, stock, mixed, pension];

export const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  SKII: [{ name: 'Kanjrur Telecom', type: 'Sukuk', cost: 48.5, provided: 12.25 }],
};
