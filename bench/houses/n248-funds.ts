/** The funds of AMC N248, all of them conventional: cash, income, shares, a changing mix, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open end',
  trustee_raw: 'CDC Trustee Services',
  auditor_raw: 'EY Ford Rhodes',
  par_value_raw: 'Rs. 50',
  pricing_mechanism_raw: 'Forward (end of day)',
  listing_raw: 'Pakistan Stock Exchange',
  dealing_days_raw: 'All working days',
  cutoff_raw: '3:30 p.m.',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Rs. 1,000',
  minimum_subsequent_raw: 'Rs. 100',
  back_end_load_raw: 'Nil',
});

const REST = 'Others';
export const EQUITIES = 'Quoted shares';

const cash = fund({
  name: 'Muslakh Liquidity Fund',
  abbr: 'MLF',
  model: s.rate([2012, 11, 5], 50, 0.2, 301_000_000),
  profile: {
    category_raw: 'Money market',
    benchmark_raw: '70% average 3-month PKRV and 30% average 3-month deposit rate of three AA banks',
    risk_profile_raw: 'Very low',
    risk_of_principal_raw: 'Very low',
    pricing_mechanism_raw: 'Backward (previous day)',
    management_fee_raw: '5% of gross earnings, at least 0.40% a year',
    front_end_load_raw: 'Nil',
    cutoff_raw: '9:30 a.m. (same-day redemption)',
    investment_objective_raw:
      'The Fund aims to pay a competitive return with a very low level of risk and next-day access to money, from ' +
      'Treasury bills, placements and deposits with highly rated institutions.',
  },
  rating: ['AA+(f)', 'PACRA', [2023, 9, 12]],
  asset: s.weights(`T-Bills 71.3, Deposits with banks 18.4, Letters of placement 8.2, ${REST} 2.1`),
  second: s.credit(`Government 71.3, AAA 9.6, AA+ 10.7, AA 6.3, ${REST} 2.1`),
  papers: [],
  ter: 0.88,
  metrics: [
    ['Weighted average maturity (days)', 58, 0],
    ['Yield to maturity (%)', 20.9, 1],
  ],
});

const income = fund({
  name: 'Muslakh Bond and Income Fund',
  abbr: 'MBIF',
  model: s.rate([2009, 4, 27], 50, 0.5, 43_600_000),
  profile: {
    category_raw: 'Income',
    benchmark_raw: 'Average 6-month KIBOR',
    risk_profile_raw: 'Moderate',
    risk_of_principal_raw: 'Moderate',
    management_fee_raw: '10% of gross earnings, within 0.80% to 1.50% a year',
    front_end_load_raw: '1.25%',
    investment_objective_raw:
      'The Fund aims to earn a higher income than bank deposits over one to two years from Government paper, term ' +
      'finance certificates and commercial paper.',
  },
  rating: ['A+(f)', 'PACRA', [2023, 9, 12]],
  asset: s.weights(`PIBs 34.9, TFCs and Sukuk 26.3, Deposits with banks 22.1, T-Bills 12.8, ${REST} 3.9`),
  second: s.credit(`Government 47.7, AAA 11.4, AA+ 14.9, AA 12.3, A+ 7.2, Below IG and unrated 2.6, ${REST} 3.9`),
  papers: s.papers(
    'Ziarat Bank Limited TFC-III / AA+ 7.62, Chiltan Power Sukuk / AA 5.41, Hanna Lake Cement Sukuk / A+ 4.38, ' +
      'Quetta Valley Microfinance TFC / A+ 3.16, Loralai Fertilizer Sukuk / AA 2.94, Ziarat Bank Limited Tier-I / AA 1.87',
  ),
  ter: 1.63,
  metrics: [
    ['Weighted average maturity (years)', 2.3, 1],
    ['Modified duration (years)', 0.74, 2],
    ['Yield to maturity (%)', 22.1, 1],
  ],
});

const SHARES: Partial<s.Profile> = {
  risk_profile_raw: 'High',
  risk_of_principal_raw: 'High',
  front_end_load_raw: '2.50%',
};

const stock = fund({
  name: 'Muslakh Select Equity Fund',
  abbr: 'MSEF',
  model: s.market([2005, 10, 17], 50, 1.06, 29_400_000),
  profile: {
    ...SHARES,
    category_raw: 'Equity',
    benchmark_raw: 'KSE 100 Index (total return)',
    management_fee_raw: '2.00% a year',
    investment_objective_raw:
      'The Fund aims to let its holders share in the long-term growth of a concentrated list of well managed quoted ' +
      'companies.',
  },
  rating: null,
  asset: s.weights(`${EQUITIES} 95.2, Deposits with banks 3.6, ${REST} 1.2`),
  second: s.sectors('Banks 25.1, Exploration 19.8, Cement 14.7, Fertilizer 12.3, Power 8.9, Other sectors 14.4'),
  papers: s.papers(
    'Ziarat Bank Limited / Banks 9.63, Bolan Petroleum Limited / Exploration 8.77, Loralai Fertilizer Company / ' +
      'Fertilizer 7.94, Chiltan Power Limited / Power 7.12, Hanna Lake Cement Limited / Cement 6.45, Sariab Gas ' +
      'Company / Exploration 5.83, Pishin Commercial Bank / Banks 5.26, Urak Cement Limited / Cement 4.71, Khojak ' +
      'Engineering / Engineering 3.66, Spinkarez Systems / Technology 3.08',
  ),
  ter: 3.42,
  metrics: [
    ['Beta', 1.02, 2],
    ['Price to earnings (x)', 4.1, 1],
    ['Dividend yield (%)', 9.3, 1],
  ],
});

const mixed = fund({
  name: 'Muslakh Flexible Allocation Fund',
  abbr: 'MFAF',
  model: s.market([2020, 2, 10], 50, 0.51, 8_700_000),
  profile: {
    ...SHARES,
    category_raw: 'Asset allocation',
    benchmark_raw: 'KSE 100 Index (total return) and 6-month KIBOR in the proportion of the actual investments',
    management_fee_raw: '1.75% a year',
    investment_objective_raw:
      'The Fund aims to earn a competitive return by moving freely between quoted shares, Government paper and cash.',
  },
  rating: null,
  asset: s.weights(`${EQUITIES} 48.7, T-Bills 27.5, Deposits with banks 20.6, ${REST} 3.2`),
  second: s.sectors('Exploration 12.6, Banks 12.1, Fertilizer 8.3, Cement 6.4, Other sectors 9.3'),
  papers: s.papers(
    'Bolan Petroleum Limited / Exploration 6.84, Ziarat Bank Limited / Banks 6.02, Loralai Fertilizer Company / ' +
      'Fertilizer 5.47, Sariab Gas Company / Exploration 4.36, Hanna Lake Cement Limited / Cement 3.75, Pishin ' +
      'Commercial Bank / Banks 3.19, Chiltan Power Limited / Power 2.58, Urak Cement Limited / Cement 2.11',
  ),
  ter: 2.94,
  metrics: [
    ['Beta', 0.52, 2],
    ['Dividend yield (%)', 8.4, 1],
  ],
});

const BIRTH: s.Day = [2014, 8, 18];
const ofSub = (text: string): Pick<s.SubFund, 'asset'> => ({ asset: s.weights(text) });

const pension = fund({
  ...s.EMPTY,
  name: 'Muslakh Pension Fund',
  abbr: 'MPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary pension scheme',
    benchmark_raw: null,
    par_value_raw: 'Rs. 100',
    risk_profile_raw: 'According to the chosen allocation',
    management_fee_raw: '1.50% (Equity), 0.75% (Debt), 0.50% (Money Market)',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'The Fund aims to provide a secure source of savings and regular income after retirement through individual ' +
      'pension accounts.',
  },
  rating: null,
  subs: [
    s.sub('MPF Equity', s.market(BIRTH, 100, 0.98, 930_000), {
      ...ofSub(`${EQUITIES} 94.1, Deposits with banks 4.8, ${REST} 1.1`),
      papers: s.papers(
        'Ziarat Bank Limited / Banks 10.12, Bolan Petroleum Limited / Exploration 9.47, Loralai Fertilizer Company / ' +
          'Fertilizer 8.21, Chiltan Power Limited / Power 6.38, Sariab Gas Company / Exploration 5.64',
      ),
      ter: 2.61,
    }),
    s.sub('MPF Debt', s.rate(BIRTH, 100, -0.3, 1_460_000), {
      ...ofSub(`PIBs 52.6, T-Bills 24.7, Deposits with banks 14.2, TFCs and Sukuk 6.7, ${REST} 1.8`),
      papers: [],
      ter: 1.37,
    }),
    s.sub('MPF Money Market', s.rate(BIRTH, 100, -0.1, 2_780_000), {
      ...ofSub(`T-Bills 79.4, Deposits with banks 19.2, ${REST} 1.4`),
      papers: [],
      ter: 1.04,
    }),
  ],
});

/** In the order of the pages. */
export const FUNDS: readonly s.Fund[] = [cash, income, stock, mixed, pension];

export const BREACH: s.Breach = { name: 'Khojak Textile Mills', type: 'TFC', cost: 37.45, provided: 37.45 };
