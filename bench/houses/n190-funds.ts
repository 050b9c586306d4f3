/** The funds of AMC N190: cash, income, Islamic stocks, a balanced fund, and a pension fund with three sub-funds. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'Central Depository Company of Pakistan Ltd. (CDC)',
  auditor_raw: 'Miankhel Ashfaq & Co.',
  pricing_mechanism_raw: 'Forward Day',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '9:00 am to 3:30 pm',
  leverage_raw: 'Nil',
  listing_raw: 'Pakistan Stock Exchange Ltd.',
  par_value_raw: 'Rs. 50/-',
  minimum_initial_raw: 'Rs. 5,000/-',
  minimum_subsequent_raw: 'Rs. 1,000/-',
  back_end_load_raw: 'Nil',
});

const cash = fund({
  name: 'Kulachi Cash Fund',
  abbr: 'KCF',
  model: s.rate([2011, 4, 27], 50, -0.4, 71_400_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '70% 3-Months PKRV Rates + 30% 3-Months average deposit rates of three AA rated banks',
    risk_profile_raw: 'Low',
    management_fee_raw: '10% of gross earnings (Min 0.75% p.a., Max 1.00% p.a.)',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'Kulachi Cash Fund aims to deliver reasonable returns with a high degree of liquidity by investing ' +
      'in short term ' +
      'Government Securities, deposits and placements of high credit quality.',
  },
  rating: ['AA(f)', 'JCR-VIS', [2016, 12, 30]],
  asset: s.weights('T-Bills 52.7, Cash with Banks 29.4, Placements with DFIs 11.6, Commercial Papers 5.1, Others 1.2'),
  second: s.credit('Government Securities 52.7, AAA 14.2, AA+ 16.3, AA 11.4, A+ 4.2, Others 1.2'),
  papers: [],
  ter: 0.97,
  metrics: [
    ['Weighted Average Maturity', 47, 0],
    ['Duration', 43, 0],
  ],
});

const income = fund({
  name: 'Kulachi Income Fund',
  abbr: 'KIF',
  model: s.rate([2005, 11, 14], 50, 0.5, 24_300_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: '6 Months KIBOR',
    risk_profile_raw: 'Medium',
    management_fee_raw: '1.50% per annum',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'The objective of the Fund is to earn superior risk adjusted returns by investing in a blend of ' +
      'short, medium and ' +
      'long term debt instruments, both within and outside Pakistan.',
  },
  rating: ['A+(f)', 'JCR-VIS', [2017, 1, 16]],
  asset: s.weights(
    'PIBs 14.8, TFCs / Sukuks 33.6, T-Bills 8.2, Cash with Banks 36.9, Spread Transactions 3.1, Others 3.4',
  ),
  second: s.credit(
    'Government Securities 23.0, AAA 9.7, AA+ 12.6, AA 14.2, AA- 11.8, A+ 23.0, Non-Rated 2.3, Others 3.4',
  ),
  papers: s.papers(
    'Gomal Zam Electric Ltd. (Sukuk 16-09-13) / AA+ 7.84, Tank Commercial Bank Ltd. (TFC-V 19-02-16) / AA 6.33, Zhob ' +
      'Fertilizers Ltd. (TFC 28-11-14) / AA- 5.71, Daraban Bank Ltd. (TFC 23-10-13) / A+ 4.62, Paniala ' +
      'Chemicals Ltd. ' +
      '(Sukuk 14-07-15) / A+ 3.95, Yarik Sugar Mills Ltd. (TFC 30-05-16) / A 3.17',
  ),
  ter: 1.94,
  metrics: [
    ['Weighted Average Maturity', 1.9, 1],
    ['Duration', 0.62, 2],
    ['Portfolio Yield', 7.4, 2],
  ],
});

const stock = fund({
  name: 'Kulachi Islamic Stock Fund',
  abbr: 'KISF',
  model: s.market([2014, 6, 18], 50, 1.02, 17_900_000),
  profile: {
    fund_type_raw: 'Open End, Shariah Compliant',
    category_raw: 'Shariah Compliant Equity Scheme',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    management_fee_raw: '2.00% per annum',
    front_end_load_raw: '3.00%',
    auditor_raw: 'Sherani Bilour & Co.',
    investment_objective_raw:
      'The objective of the Fund is to provide long term capital appreciation from a portfolio that is substantially ' +
      'constituted of Shariah Compliant equity and equity related securities.',
  },
  rating: null,
  asset: s.weights('Stocks / Equities 88.6, Cash with Islamic Banks 9.7, Others 1.7'),
  second: s.sectors(
    'Cement 21.3, Oil & Gas Exploration Companies 18.2, Fertilizer 13.4, Power Generation & Distribution ' +
      '10.1, Automobile ' +
      'Assembler 6.3, Other sectors 19.3',
  ),
  papers: s.papers(
    'Daraban Cement Ltd. / Cement 8.91, Gomal Petroleum Ltd. / Oil & Gas 8.26, Zhob Fertilizers Ltd. / ' +
      'Fertilizer 7.43, ' +
      'Musazai Oilfields Ltd. / Oil & Gas 6.34, Gomal Zam Electric Ltd. / Power 5.72, Kirri Cement Ltd. / ' +
      'Cement 5.06, Hathala ' +
      'Motors Ltd. / Automobile 4.37, Chaudhwan Pharma Ltd. / Pharma 3.41, Paniala Chemicals Ltd. / Chemicals 2.86, ' +
      'Takwara Textile Mills Ltd. / Textile 2.19',
  ),
  ter: 2.87,
  metrics: [
    ['Beta', 0.94, 2],
    ['Standard Deviation', 14.2, 1],
  ],
});

const balanced = fund({
  name: 'Kulachi Balanced Fund',
  abbr: 'KBF',
  model: s.market([2008, 9, 23], 50, 0.58, 9_800_000),
  profile: {
    category_raw: 'Balanced Scheme',
    benchmark_raw: 'Average of KSE-100 Index and 12 Months KIBOR',
    risk_profile_raw: 'Moderate to High',
    management_fee_raw: '1.85% per annum',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'To provide investors with a combination of capital growth and current income by allocating the ' +
      'portfolio between ' +
      'listed equities and debt securities.',
  },
  rating: null,
  asset: s.weights('Stocks / Equities 54.3, TFCs / Sukuks 17.2, PIBs 6.4, Cash with Banks 19.6, Others 2.5'),
  second: s.sectors(
    'Commercial Banks 14.2, Oil & Gas Exploration Companies 11.3, Cement 8.7, Fertilizer 6.2, Other sectors 13.9',
  ),
  papers: s.papers(
    'Tank Commercial Bank Ltd. / Banks 7.38, Gomal Petroleum Ltd. / Oil & Gas 6.45, Tank Commercial Bank Ltd. (TFC-V ' +
      '19-02-16) / TFC 5.82, Daraban Cement Ltd. / Cement 5.13, Daraban Bank Ltd. / Banks 4.26, Zhob ' +
      'Fertilizers Ltd. / ' +
      'Fertilizer 3.74, Gomal Zam Electric Ltd. (Sukuk 16-09-13) / Sukuk 3.22, Musazai Oilfields Ltd. / Oil & Gas 2.61',
  ),
  ter: 2.41,
  metrics: [
    ['Beta', 0.51, 2],
    ['Standard Deviation', 8.1, 1],
  ],
});

const BIRTH: s.Day = [2012, 7, 24];

const pension = fund({
  ...s.EMPTY,
  name: 'Kulachi Pension Fund',
  abbr: 'KPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    fund_type_raw: 'Open End',
    category_raw: 'Voluntary Pension Scheme',
    risk_profile_raw: 'Allocation dependent',
    management_fee_raw: '1.50% per annum of average Net Assets of each Sub Fund',
    front_end_load_raw: '3.00%',
    listing_raw: null,
    par_value_raw: 'Rs. 100/-',
    investment_objective_raw:
      'Kulachi Pension Fund is a flexible saving and investment plan which facilitates individuals to ' +
      'accumulate funds ' +
      'for their retirement through Equity, Debt and Money Market Sub Funds.',
  },
  rating: null,
  subs: [
    s.sub('KPF – Equity Sub Fund', s.market(BIRTH, 100, 0.99, 1_620_000), {
      asset: s.weights('Stocks / Equities 92.1, Cash with Banks 6.6, Others 1.3'),
      second: s.sectors(
        'Commercial Banks 23.4, Cement 18.6, Oil & Gas Exploration Companies 15.2, Fertilizer 9.7, Other sectors 25.2',
      ),
      papers: s.papers(
        'Tank Commercial Bank Ltd. 8.64, Daraban Cement Ltd. 7.92, Gomal Petroleum Ltd. 7.35, Daraban ' +
          'Bank Ltd. 6.21, Zhob ' +
          'Fertilizers Ltd. 5.46',
      ),
      ter: 2.02,
    }),
    s.sub('KPF – Debt Sub Fund', s.rate(BIRTH, 100, 0.1, 1_240_000), {
      asset: s.weights('PIBs 36.4, T-Bills 34.7, TFCs / Sukuks 9.8, Cash with Banks 17.3, Others 1.8'),
      papers: [],
      ter: 1.88,
    }),
    s.sub('KPF – Money Market Sub Fund', s.rate(BIRTH, 100, -0.6, 980_000), {
      asset: s.weights('T-Bills 74.8, Cash with Banks 23.9, Others 1.3'),
      papers: [],
      ter: 1.71,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [cash, income, stock, balanced, pension];
