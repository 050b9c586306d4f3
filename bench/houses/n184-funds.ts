/** The funds of AMC N184: money market, income, Islamic stocks, an Islamic fund of funds, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan Ltd.',
  auditor_raw: 'Deloitte Yousuf Adil, Chartered Accountants',
  registrar_raw: 'ITMinds Limited',
  pricing_mechanism_raw: 'Forward Day',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '9:00 am to 4:00 pm (Mon to Thu), 9:00 am to 5:00 pm (Fri)',
  leverage_raw: 'Nil',
  listing_raw: 'Pakistan Stock Exchange',
  par_value_raw: 'Rs. 100',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  back_end_load_raw: 'Nil',
});

const money = fund({
  name: 'Khangarh Money Market Fund',
  abbr: 'KMMF',
  model: s.rate([2010, 7, 12], 100, 0.05, 74_300_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '70% three months PKRV rates plus 30% three months average deposit rates of three AA rated banks',
    risk_profile_raw: 'Low',
    management_fee_raw: '7.5% of gross earnings (min. 0.65% p.a., max. 1.00% p.a.)',
    front_end_load_raw: 'Up to 1.00%',
    investment_objective_raw:
      'To seek high liquidity and competitive returns for investors from a portfolio of low risk by investing ' +
      'primarily in short duration Government securities and money market instruments.',
  },
  rating: ['AA(f)', 'JCR-VIS', [2017, 12, 29]],
  asset: s.weights(
    'Cash 52.4, T-Bills 31.2, Placements with Banks & DFIs 9.6, Commercial Papers 5.1, Others including ' +
      'Receivables 1.7',
  ),
  second: s.credit(
    'Government Securities (Rated AAA) 31.2, AAA 27.5, AA+ 28.8, AA 10.8, Others including Receivables 1.7',
  ),
  papers: [],
  ter: 0.92,
  metrics: [
    ['Weighted Average Maturity (Days)', 41, 0],
    ['Yield to Maturity (%)', 6.4, 2],
  ],
});

const income = fund({
  name: 'Khangarh Income Fund',
  abbr: 'KHIF',
  model: s.rate([2007, 3, 19], 100, 0.3, 33_400_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: 'Average six months KIBOR',
    risk_profile_raw: 'Low to Moderate',
    management_fee_raw: '1.25% p.a. of average daily net assets',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'To provide a stable stream of income with a moderate level of risk by investing in fixed income securities ' +
      'of the Government, banks and corporates.',
  },
  rating: ['A+(f)', 'JCR-VIS', [2018, 1, 18]],
  asset: s.weights(
    'Cash 38.3, TFCs / Sukuks 27.9, PIBs 7.4, T-Bills 9.2, Placements with Banks & DFIs 8.5, Spread Transactions ' +
      '6.1, ' +
      'Others including Receivables 2.6',
  ),
  second: s.credit(
    'Government Securities (Rated AAA) 16.6, AAA 8.9, AA+ 15.3, AA 12.2, AA- 14.6, A+ 19.4, A 4.3, Unrated 6.1, ' +
      'Others including Receivables 2.6',
  ),
  papers: s.papers(
    'Rohillanwali Bank Limited TFC (14-Jul-16) / x 6.41, Shehr Sultan Power Sukuk (02-Mar-17) / x 5.22, ' +
      'Gurmani Petrochemicals TFC (19-Feb-16) / x 4.37, Kinjhar Microfinance Bank TFC (24-Nov-17) / x 3.96, ' +
      'Langar Sarai Bank Limited TFC (30-Sep-13) / x 3.05, Basira Telecom Sukuk (11-Oct-15) / x 2.48',
  ),
  ter: 1.68,
  metrics: [
    ['Weighted Average Maturity (Years)', 1.7, 2],
    ['Duration (Years)', 0.34, 2],
    ['Yield to Maturity (%)', 7.4, 2],
  ],
});

const stock = fund({
  name: 'Khangarh Islamic Stock Fund',
  abbr: 'KISF',
  model: s.market([2011, 5, 23], 100, 1.02, 21_600_000),
  profile: {
    category_raw: 'Islamic Equity Scheme',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    management_fee_raw: '2.00% p.a. of average daily net assets',
    front_end_load_raw: '2.50%',
    auditor_raw: 'BDO Ebrahim & Co., Chartered Accountants',
    investment_objective_raw:
      'To achieve long term capital growth by investing mainly in Shariah compliant equity securities that are ' +
      'listed in Pakistan.',
  },
  rating: null,
  asset: s.weights('Stocks / Equities 90.7, Cash 7.6, Others including Receivables 1.7'),
  second: s.sectors(
    'Oil & Gas Exploration 18.7, Fertilizer 15.2, Cement 13.8, Power Generation & Distribution 10.4, ' +
      'Oil & Gas Marketing 8.3, Other sectors 24.3',
  ),
  papers: s.papers(
    'Sinawan Fertilizer Limited / x 8.42, Daira Din Panah Oil & Gas Company Limited / x 7.93, ' +
      'Shehr Sultan Power Company Limited / x 7.11, Bagga Sher Petroleum Limited / x 6.84, ' +
      'Mahra Cement Company Limited / x 6.02, Seetpur Petroleum Limited / x 5.37, ' +
      'Wasanday Wali Textile Mills Limited / x 4.55, Chowk Qureshi Motors Limited / x 3.71, ' +
      'Quaidpur Steels Limited / x 3.18, Shah Jamal Laboratories Limited / x 2.69',
  ),
  ter: 3.28,
  metrics: [
    ['Number of Holdings', 38, 0],
    ['Standard Deviation (%)', 17.6, 2],
    ['Beta', 0.94, 2],
  ],
  fof: 400,
});

const planner = fund({
  name: 'Khangarh Islamic Planner Fund',
  abbr: 'KIPF',
  model: s.market([2016, 12, 5], 100, 0.45, 8_700_000),
  profile: {
    fund_type_raw: 'Open-end Fund of Funds',
    category_raw: 'Shariah Compliant Fund of Funds Scheme',
    benchmark_raw:
      'KMI-30 Index and six months average deposit rates of three A rated Islamic banks, weighted by the actual ' +
      'allocation',
    risk_profile_raw: 'Medium',
    management_fee_raw: 'Nil on investment in funds of KIL; otherwise 1.25% p.a.',
    front_end_load_raw: '2.00%',
    back_end_load_raw: '3% in year 1, 2% in year 2, 1% in year 3',
    auditor_raw: 'BDO Ebrahim & Co., Chartered Accountants',
    investment_objective_raw:
      'To provide investors with growth from a portfolio of Shariah compliant income and equity funds whose shares ' +
      'are reviewed every month.',
  },
  rating: null,
  asset: s.weights(
    'Khangarh Islamic Income Fund 54.7, Khangarh Islamic Stock Fund 38.2, Cash 6.1, Others including Receivables 1.0',
  ),
  papers: [],
  ter: 0.63,
  metrics: [],
});

const BIRTH: s.Day = [2012, 10, 8];

const pension = fund({
  ...s.EMPTY,
  name: 'Khangarh Pension Fund',
  abbr: 'KPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary Pension Scheme',
    risk_profile_raw: 'Allocation dependent',
    management_fee_raw: '1.50% p.a. of average daily net assets of each sub-fund',
    front_end_load_raw: 'Up to 3.00%',
    listing_raw: null,
    leverage_raw: null,
    minimum_initial_raw: 'Rs. 1,000',
    minimum_subsequent_raw: 'Rs. 500',
    investment_objective_raw:
      'To provide participants with a portable, individualized, funded and flexible pension scheme that assists ' +
      'them to plan for their retirement.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 0.98, 1_460_000), {
      asset: s.weights('Stocks / Equities 91.6, Cash 6.9, Others including Receivables 1.5'),
      second: s.sectors(
        'Commercial Banks 22.4, Oil & Gas Exploration 15.7, Fertilizer 13.2, Cement 12.1, Other sectors 28.2',
      ),
      papers: s.papers(
        'Rohillanwali Bank Limited / x 9.12, Sinawan Fertilizer Limited / x 8.06, Daira Din Panah Oil & Gas ' +
          'Company Limited / x ' +
          '7.44, Mahra Cement Company Limited / x 6.17, Langar Sarai Bank Limited / x 5.83',
      ),
      ter: 2.71,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, -0.6, 1_910_000), {
      asset: s.weights('PIBs 14.2, T-Bills 48.6, TFCs / Sukuks 9.3, Cash 26.1, Others including Receivables 1.8'),
      second: s.credit(
        'Government Securities (Rated AAA) 62.8, AAA 9.6, AA+ 11.3, AA 8.4, A+ 6.1, Others including Receivables 1.8',
      ),
      papers: s.papers(
        'Rohillanwali Bank Limited TFC (14-Jul-16) / x 5.34, Shehr Sultan Power Sukuk (02-Mar-17) / x 3.96',
      ),
      ter: 1.84,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.9, 2_240_000), {
      asset: s.weights('T-Bills 57.3, Cash 40.8, Others including Receivables 1.9'),
      second: s.credit('Government Securities (Rated AAA) 57.3, AAA 24.2, AA+ 16.6, Others including Receivables 1.9'),
      papers: [],
      ter: 1.79,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [money, income, stock, planner, pension];

/** The manager's words after the sentence on the returns. */
export const WORDS: Readonly<Record<string, readonly string[]>> = {
  KMMF: [
    'The State Bank kept the policy rate at 6.00% in its statement of March 30, 2018. Two auctions of T-Bills ' +
      'were held, in ' +
      'which almost all bids were for the tenor of three months.',
    'The maturity of the Fund was kept short, as we expect a further increase of the rate in the coming months.',
  ],
  KHIF: [
    'Yields of PIBs rose by 15 to 25 bps in the secondary market during the month. The Fund kept its exposure to ' +
      'long ' +
      'tenors low and raised deposits with banks at better rates before the end of the quarter.',
    'Spread transactions in the ready and future market were increased when spreads widened.',
  ],
  KISF: [
    'The market declined in March 2018, although the devaluation of the rupee favours exploration and power ' +
      'companies. ' +
      'Cement stayed weak on account of higher coal prices and of new capacity in the North.',
    'The Fund raised its weight in fertilizer and oil exploration, and took profits in textile.',
  ],
  KIPF: [
    'The share of the stock fund was raised gradually during the quarter, as valuations had become attractive ' +
      'after the ' +
      'correction of the last calendar year.',
    'We will keep the allocation close to the present level until the budget is announced.',
  ],
};
