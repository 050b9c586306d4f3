/** The funds of AMC N170: cash, income, equity, two small Islamic funds, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'KPMG Taseer Hadi & Co., Chartered Accountants',
  par_value_raw: 'Rs. 100/-',
  pricing_mechanism_raw: 'Forward Day',
  listing_raw: 'Pakistan Stock Exchange Limited',
  dealing_days_raw: 'Monday - Friday',
  cutoff_raw: '9:00 am - 4:00 pm',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Rs. 5,000/-',
  minimum_subsequent_raw: 'Rs. 1,000/-',
  back_end_load_raw: 'Nil',
});

/** A fund of half a page prints a few particulars only. */
const small = s.fundWith({
  fund_type_raw: 'Open End - Shariah Compliant',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'BDO Ebrahim & Co.',
  pricing_mechanism_raw: 'Forward Day',
  back_end_load_raw: 'Nil',
  minimum_initial_raw: 'Rs. 1,000/-',
});

const PENSION: s.Day = [2013, 2, 5];

const cash = fund({
  name: 'Samundri Cash Optimizer Fund',
  abbr: 'SCOF',
  model: s.rate([2010, 11, 15], 100, -0.4, 91_400_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw:
      '70% three (3) months PKRV rates + 30% three (3) months average deposit rates of three (3) AA rated scheduled banks',
    risk_profile_raw: 'Very Low',
    management_fee_raw: '7.5% of gross earnings, subject to a minimum of 0.25% p.a. of Net Assets',
    front_end_load_raw: 'Nil',
    pricing_mechanism_raw: 'Backward Day',
    investment_objective_raw:
      'The objective of SCOF is to seek maximum possible preservation of capital and a reasonable rate of return via investing primarily in ' +
      'liquid Pakistan Rupee denominated short term government securities, bank deposits and money market placements.',
  },
  rating: ['AA(f)', 'PACRA', [2019, 6, 24]],
  asset: s.weights(
    'T-Bills 47.3, Bank Balances 39.8, Commercial Papers 6.1, Placements with DFIs 5.2, Others including Receivables 1.6',
  ),
  second: s.credit('Govt. Securities 47.3, AAA 22.6, AA+ 11.8, AA 9.4, A1+ 7.3, Others including Receivables 1.6'),
  papers: [],
  ter: 0.71,
  metrics: [
    ['Wtd. Average Maturity', 48.6, 1],
    ['Portfolio Yield to Maturity', 13.1, 2],
  ],
});

const income = fund({
  name: 'Samundri Income Multiplier Fund',
  abbr: 'SIMF',
  model: s.rate([2007, 3, 12], 100, 0.6, 24_700_000),
  profile: {
    category_raw: 'Aggressive Fixed Income',
    benchmark_raw: 'Six (6) months average KIBOR rates',
    risk_profile_raw: 'Medium',
    management_fee_raw: 'Up to 1.50% p.a. of average annual Net Assets',
    front_end_load_raw: 'Up to 1.50%',
    investment_objective_raw:
      'SIMF aims to deliver a high level of current income to its unit holders from a portfolio of term finance certificates, sukuk, government ' +
      'securities, spread transactions and bank deposits of investment grade, while it keeps the interest rate risk within limits.',
  },
  rating: ['A+(f)', 'PACRA', [2019, 10, 17]],
  asset: s.weights(
    'TFCs / Sukuks 34.2, Bank Balances 31.6, PIBs 14.8, T-Bills 8.1, Spread Transactions 5.3, Commercial Papers 3.7, Others including Receivables 2.3',
  ),
  second: s.credit(
    'Govt. Securities 22.9, AAA 7.6, AA+ 13.2, AA 17.8, AA- 12.1, A+ 10.6, A 4.3, Un-rated 3.9, Spread Transactions 5.3, Others including Receivables 2.3',
  ),
  papers: s.papers(
    'Khidderwala Bank Limited - TFC II / AA- 6.91, Satiana Power Company Limited - Sukuk / AA+ 5.84, Dijkot Chemicals Limited - Sukuk / A+ 4.73, Mamu ' +
      'Kanjan Sugar Mills Limited - TFC / A 3.62, Tarkhani Electric Supply - Sukuk II / AA+ 2.87, Rajana Microfinance Bank Limited - PPTFC / A+ ' +
      '2.14, Salarwala Cement Limited - Sukuk / AA- 1.08',
  ),
  ter: 2.06,
  metrics: [
    ['Wtd. Average Maturity', 711.4, 1],
    ['Portfolio Yield to Maturity', 14.2, 2],
  ],
});

const equity = fund({
  name: 'Samundri Growth Fund',
  abbr: 'SGF',
  model: s.market([2006, 8, 21], 100, 1.04, 6_830_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    management_fee_raw: '2.00% p.a. of average annual Net Assets',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'The objective of SGF is to provide investors with long term capital growth from an actively managed portfolio of shares listed on the ' +
      'Pakistan Stock Exchange; the Fund may hold up to 30% of its assets in cash and near cash instruments.',
  },
  rating: null,
  asset: s.weights('Stocks / Equities 91.3, Bank Balances 6.4, Others including Receivables 2.3'),
  second: s.sectors(
    'Commercial Banks 24.6, Oil & Gas Exploration 18.9, Fertilizer 12.4, Power Generation & Distribution 10.2, Cement 7.8, Other sectors 17.4',
  ),
  papers: s.papers(
    'Khidderwala Bank Limited / Commercial Banks 10.92, Gatwala Exploration Company Limited / Oil & Gas Exploration 8.71, Muridwala Fertilizer Company ' +
      'Limited / Fertilizer 7.96, Bank of Jassar / Commercial Banks 6.84, Satiana Power Company Limited / Power Generation & Distribution 6.03, ' +
      'Salarwala ' +
      'Cement Limited / Cement 4.51, Rajana Petroleum Limited / Oil & Gas Exploration 4.18, Dijkot Chemicals Limited / Chemical 3.64, Khurrianwala ' +
      'Textile ' +
      'Mills Limited / Textile Composite 3.07, Pansara Motors Limited / Automobile Assembler 2.35',
  ),
  ter: 3.42,
  metrics: [
    ['Price to Earnings', 6.3, 1],
    ['Dividend Yield', 6.9, 1],
    ['Beta', 1.02, 2],
    ['Standard Deviation', 17.6, 1],
  ],
});

const islamicIncome = small({
  name: 'Samundri Islamic Munafa Fund',
  abbr: 'SIMNF',
  model: s.rate([2018, 5, 7], 100, -1.6, 3_940_000),
  profile: {
    category_raw: 'Shariah Compliant Income',
    benchmark_raw: 'Six (6) months average deposit rates of three (3) A rated Islamic Banks',
    risk_profile_raw: 'Low',
    management_fee_raw: 'Up to 1.00% p.a.',
    front_end_load_raw: 'Up to 1.00%',
    investment_objective_raw:
      'To generate competitive riba free returns by investing in Islamic bank deposits and Shariah compliant short term sukuk.',
  },
  rating: ['A(f)', 'PACRA', [2019, 4, 19]],
  asset: s.weights('Bank Balances 71.8, Corporate Sukuks 17.4, GoP Ijara Sukuks 8.2, Others including Receivables 2.6'),
  papers: [],
  ter: 1.48,
  metrics: [['Wtd. Average Maturity', 214.5, 1]],
});

const islamicEquity = small({
  name: 'Samundri Islamic Dividend Equity Fund',
  abbr: 'SIDEF',
  model: s.market([2018, 2, 26], 100, 0.94, 2_170_000),
  profile: {
    category_raw: 'Shariah Compliant Equity',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    management_fee_raw: '2.00% p.a.',
    front_end_load_raw: 'Up to 2.00%',
    investment_objective_raw:
      'To provide unit holders with dividend income and capital growth from shares that are approved by the Shariah Advisor.',
  },
  rating: null,
  asset: s.weights('Stocks / Equities 88.7, Bank Balances 9.4, Others including Receivables 1.9'),
  papers: s.papers(
    'Gatwala Exploration Company Limited / E&P 10.24, Muridwala Fertilizer Company Limited / Fertilizer 9.37, Rajana Petroleum Limited / E&P 8.15, ' +
      'Satiana ' +
      'Power Company Limited / Power 7.28, Salarwala Cement Limited / Cement 5.46',
  ),
  ter: 4.12,
  metrics: [['Dividend Yield', 8.4, 1]],
});

const pension = fund({
  ...s.EMPTY,
  name: 'Samundri Retirement Fund',
  abbr: 'SRF',
  model: s.market(PENSION, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary Pension Scheme',
    risk_profile_raw: 'Investor Dependent',
    listing_raw: null,
    leverage_raw: null,
    par_value_raw: null,
    management_fee_raw: '1.50% p.a. of average Net Assets of each Sub-Fund',
    front_end_load_raw: 'Up to 3.00% of all contributions',
    investment_objective_raw:
      'SRF offers a pool of voluntary savings to employed and self-employed persons, so that they have a regular source of income after their ' +
      'retirement; participants choose how their contributions are divided between the Sub-Funds.',
  },
  rating: null,
  subs: [
    s.sub('SRF - Equity Sub-Fund', s.market(PENSION, 100, 1.01, 840_000), {
      asset: s.weights('Stocks / Equities 92.8, Bank Balances 5.3, Others including Receivables 1.9'),
      papers: s.papers(
        'Khidderwala Bank Limited / Commercial Banks 10.12, Gatwala Exploration Company Limited / Oil & Gas Exploration 9.35, Muridwala Fertilizer ' +
          'Company ' +
          'Limited / Fertilizer 8.21, Satiana Power Company Limited / Power Generation & Distribution 7.04, Bank of Jassar / Commercial Banks 5.92, ' +
          'Salarwala ' +
          'Cement Limited / Cement 4.47',
      ),
      ter: 2.94,
    }),
    s.sub('SRF - Debt Sub-Fund', s.rate(PENSION, 100, -1.3, 1_060_000), {
      asset: s.weights(
        'PIBs 41.6, T-Bills 30.4, Bank Balances 17.2, TFCs / Sukuks 8.7, Others including Receivables 2.1',
      ),
      papers: [],
      ter: 1.97,
    }),
    s.sub('SRF - Money Market Sub-Fund', s.rate(PENSION, 100, -1.1, 1_390_000), {
      asset: s.weights('T-Bills 54.9, Bank Balances 43.5, Others including Receivables 1.6'),
      papers: [],
      ter: 1.82,
    }),
  ],
});

/** In the order of the report; the two small funds share a page. */
export const FUNDS = [cash, income, equity, islamicIncome, islamicEquity, pension];
export const SMALL = [islamicIncome.abbr, islamicEquity.abbr];

/** What the managers say on the market; how the fund did comes before it. */
export const COMMENTS: Readonly<Record<string, string>> = {
  SCOF:
    'The State Bank left the policy rate at 13.25% in its last statement and the market expects the first cut in the second half of the fiscal year. ' +
    'In the T-Bill auctions of ' +
    'October the Government raised Rs. 1,871 billion; the cut-off yield of 12 months fell by 54 bps to 13.34%. The Fund placed 12 months bills at the ' +
    'start of the month.',
  SIMF:
    'The yield of the 10-year PIB declined by 87 bps on foreign inflows of USD 340 million in government papers since July. The Fund realized capital ' +
    'gains on 3-year bonds, and ' +
    'took part in a short term sukuk of Tarkhani Electric at 6M KIBOR + 0.95%. Spread transactions were placed at 14.6% on average.',
  SGF:
    'Volumes recovered to 183 million shares a day, against 122 million in September, as the current account deficit of the first quarter fell by 64% ' +
    'to USD 1.5 billion. Foreigners ' +
    'were net buyers of USD 8.1 million. The Fund added banks and fertilizer, and sold part of its position in textiles at a gain of 11%.',
  SIMNF:
    'Profit rates of Islamic banks stood between 11.80% and 13.10%; the Fund renewed deposits of Rs. 85 million for three months.',
  SIDEF: 'Two companies of the portfolio announced cash dividends of Rs. 4.50 and Rs. 1.75 a share in the month.',
  SRF:
    'The Equity Sub-Fund gained from its weight in banks, while the Debt Sub-Fund kept a duration of 1.9 years in anticipation of lower rates. The ' +
    'Money Market Sub-Fund moved from bank ' +
    'deposits at 13.70% to T-Bills. Contributions of Rs. 14.2 million were received from 61 participants.',
};
