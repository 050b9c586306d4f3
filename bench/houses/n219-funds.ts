/** The funds of AMC N219: income, Islamic stocks, and an Islamic fund of three plans. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'A. F. Ferguson & Co.',
  listing_raw: 'Pakistan Stock Exchange',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:00 pm',
  leverage_raw: 'Nil',
  par_value_raw: 'PKR 100',
  minimum_initial_raw: 'PKR 500',
  minimum_subsequent_raw: 'PKR 100',
  back_end_load_raw: 'Nil',
});

const income = fund({
  name: 'Sarfaranga Income Opportunities Fund',
  abbr: 'SIOF',
  model: s.rate([2013, 4, 8], 100, 0.9, 121_300_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: '75% six-month KIBOR + 25% six-month average deposit rate of three A rated banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.50% p.a.',
    front_end_load_raw: 'Up to 1.00%',
    investment_objective_raw:
      'The Fund aims to earn an attractive rate of return from a broadly diversified portfolio of bonds issued by the ' +
      'Government and by companies, and of deposits with well rated banks.',
  },
  rating: ['A+(f)', 'PACRA', [2025, 4, 17]],
  asset: s.weights('PIBs 31.6, T-Bills 24.3, TFCs & Sukuk 22.8, Cash 18.9, Others 2.4'),
  second: s.credit('Government Securities 55.9, AAA 14.8, AA+ 13.2, AA 8.6, A+ 5.1, Others 2.4'),
  papers: s.papers(
    'Khosar Bank Limited TFC / Rated AA+ 6.4, Blind Lake Power Limited Sukuk / Rated AAA 5.6, Katpana Telecom ' +
      'Limited Sukuk / Rated AAA 4.3, Bagicha Microfinance Bank Limited TFC / Rated A+ 2.7, Kachura Foods Limited Sukuk ' +
      '/ Rated AA 1.9',
  ),
  ter: 1.71,
  metrics: [
    ['Weighted average maturity (years)', 2.1, 1],
    ['Duration (years)', 0.9, 1],
    ['Yield to maturity (%)', 12.1, 2],
  ],
});

const equity = fund({
  name: 'Sarfaranga Islamic Equity Fund',
  abbr: 'SIEF',
  model: s.market([2015, 9, 21], 100, 0.98, 34_200_000),
  profile: {
    category_raw: 'Shariah Compliant Equity Scheme',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3.00% p.a.',
    front_end_load_raw: 'Up to 3.00%',
    trustee_raw: 'Digital Custodian Company Limited',
    investment_objective_raw:
      'The Fund aims to grow the capital of its investors over the long term by investing in listed companies that ' +
      'comply with the principles of Shariah.',
  },
  rating: null,
  asset: s.weights('Equities 93.7, Cash 4.9, Others 1.4'),
  second: s.sectors(
    'Oil & Gas Exploration 22.3, Cement 18.6, Fertilizer 13.4, Technology 9.2, Pharmaceuticals 7.9, Other sectors 22.3',
  ),
  papers: s.papers(
    'Soq Valley Petroleum Limited / Oil & Gas Exploration 10.8, Hussainabad Cement Limited / Cement 9.3, Thorgo Fertilizer ' +
      'Company Limited / Fertilizer 8.1, Nar Gas Fields Limited / Oil & Gas Exploration 7.2, Gamba Cement Limited / Cement ' +
      '6.1, Chunda Systems Limited / Technology 5.2, Kwardu Pharma Limited / Pharmaceuticals 4.4, Sundus Motors Limited / ' +
      'Automobile Assembler 3.5',
  ),
  ter: 3.94,
  metrics: [
    ['Number of companies', 31, 0],
    ['Price to earnings (x)', 6.3, 1],
    ['Dividend yield (%)', 7.2, 1],
  ],
});

const BIRTH: s.Day = [2019, 10, 14];
const NEWEST: s.Day = [2021, 2, 22];

const planning = fund({
  ...s.EMPTY,
  name: 'Sarfaranga Islamic Planning Fund',
  abbr: 'SIPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Shariah Compliant Fund of Funds Scheme',
    fund_type_raw: 'Open-end fund of funds',
    risk_profile_raw: 'Depends on the plan',
    management_fee_raw: 'Up to 1.00% p.a.',
    front_end_load_raw: 'Up to 2.00%',
    trustee_raw: 'Digital Custodian Company Limited',
    investment_objective_raw:
      'The Fund aims to offer each investor a mix of Shariah compliant funds that fits the age, the means and the ' +
      'goals of the investor.',
  },
  rating: null,
  subs: [
    s.sub('Growth Plan', s.market(BIRTH, 100, 0.74, 4_310_000), {
      asset: s.weights('Islamic Equity Funds 76.2, Islamic Income Funds 19.6, Cash 3.4, Others 0.8'),
      papers: [],
      ter: 0.58,
    }),
    s.sub('Balanced Plan', s.market(BIRTH, 100, 0.46, 6_870_000), {
      asset: s.weights('Islamic Equity Funds 48.7, Islamic Income Funds 46.3, Cash 4.1, Others 0.9'),
      papers: [],
      ter: 0.51,
    }),
    s.sub('Savings Plan', s.rate(NEWEST, 100, -0.5, 9_240_000), {
      asset: s.weights('Islamic Income Funds 63.8, Islamic Money Market Funds 31.2, Cash 4.4, Others 0.6'),
      papers: [],
      ter: 0.43,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS: readonly s.Fund[] = [income, equity, planning];

interface Words {
  /** The name as the side bar has it. */
  readonly urdu: string;
  readonly view: string;
}

export const WORDS: Readonly<Record<string, Words>> = {
  SIOF: {
    urdu: 'سرفرنگا انکم فنڈ',
    view:
      'The State Bank cut its policy rate by 100 bps in May. Yields of bonds fell along the whole curve. The Fund sold a ' +
      'part of its T-Bills and bought floating rate PIBs, which pay a spread over the yield of bills.',
  },
  SIEF: {
    urdu: 'سرفرنگا اسلامک ایکویٹی فنڈ',
    view:
      'After the tension at the border in the first days of May, the market turned its attention to the budget and to the ' +
      'review of the IMF. The Fund stayed almost fully invested, with its largest weights in exploration and cement.',
  },
  SIPF: {
    urdu: 'سرفرنگا اسلامک پلاننگ فنڈ',
    view:
      'We kept the equity portion of the Growth Plan and of the Balanced Plan close to neutral before the budget. The ' +
      'Savings Plan moved a part of its income funds to money market funds.',
  },
};
