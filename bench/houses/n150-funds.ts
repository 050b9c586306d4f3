/** The funds of AMC N150: liquidity, Islamic income, Islamic equity, an ETF, and a pension fund with three sub-funds. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-ended',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'BDO Ebrahim & Co.',
  pricing_mechanism_raw: 'Forward pricing',
  dealing_days_raw: 'Monday to Friday',
  listing_raw: 'Not listed',
  cutoff_raw: '3:00 p.m.',
  back_end_load_raw: 'None',
  minimum_initial_raw: 'Rs. 500',
  minimum_subsequent_raw: 'Rs. 100',
});

const PENSION: s.Day = [2018, 4, 16];

const liquidity = fund({
  name: 'Lakki Liquidity Fund',
  abbr: 'LLF',
  model: s.rate([2016, 9, 5], 100, 0.1, 118_600_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '90% three months PKRV + 10% average deposit rate of three AA rated banks',
    risk_profile_raw: 'Very low',
    risk_of_principal_raw: 'Principal at very low risk',
    cutoff_raw: '9:00 a.m. (same day), 3:00 p.m.',
    management_fee_raw: 'Up to 1.25% a year',
    front_end_load_raw: 'None',
    investment_objective_raw:
      'The Fund aims at competitive returns, low risk and high liquidity from a portfolio of short government securities and bank deposits.',
  },
  rating: ['AA+(f)', 'VIS', [2024, 8, 13]],
  asset: s.weights('T-Bills 63.7, PIBs 11.4, Bank deposits 23.6, Others 1.3'),
  second: s.credit('Government securities 75.1, AAA 13.3, AA+ 8.1, AA 2.2, Others 1.3'),
  papers: [],
  ter: 0.83,
  fof: 946,
  metrics: [
    ['Weighted average maturity', 63, 0],
    ['Yield to maturity', 15.9, 2],
    ['Standard deviation', 0.41, 2],
  ],
});

const income = fund({
  name: 'Lakki Islamic Income Fund',
  abbr: 'LIIF',
  model: s.rate([2012, 3, 12], 100, -0.7, 37_900_000),
  profile: {
    category_raw: 'Shariah Compliant Income',
    benchmark_raw: '75% six months PKISRV + 25% average profit rate of three A rated Islamic banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.50% a year',
    front_end_load_raw: 'Up to 1.50%',
    investment_objective_raw:
      'The Fund aims at a stable halal income from Ijara Sukuk of the Government, Sukuk of sound companies and deposits with Islamic banks.',
  },
  rating: ['A+(f)', 'VIS', [2024, 8, 13]],
  asset: s.weights('GoP Ijara Sukuk 51.2, Corporate Sukuk 13.8, Bank deposits 32.4, Others 2.6'),
  second: s.credit('Government securities 51.2, AAA 16.7, AA+ 14.4, AA 8.8, A+ 6.3, Others 2.6'),
  papers: s.papers(
    'Gambila Hydel Sukuk / AA+ 5.36, Shaikh Badin Cement Sukuk / AA 4.12, Pezu Telecom Sukuk / AAA 3.47, Naurang Foods Sukuk / A+ 1.84',
  ),
  ter: 1.62,
  fof: 385,
  metrics: [
    ['Weighted average maturity', 2.4, 1],
    ['Duration', 0.6, 1],
    ['Yield to maturity', 14.2, 2],
    ['Standard deviation', 0.87, 2],
  ],
});

const equity = fund({
  name: 'Lakki Islamic Equity Fund',
  abbr: 'LIEF',
  model: s.market([2014, 6, 2], 50, 0.97, 42_300_000),
  profile: {
    category_raw: 'Shariah Compliant Equity',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3.00% a year',
    front_end_load_raw: 'Up to 3.00%',
    back_end_load_raw: 'None (class A), 1.00% in the first year (class B)',
    investment_objective_raw:
      'The Fund aims at growth of capital over the long term from shares of listed companies that comply with the principles of Shariah.',
  },
  rating: null,
  asset: s.weights('Equities 95.1, Bank deposits 3.8, Others 1.1'),
  second: s.sectors(
    'Oil & gas exploration 24.3, Fertilizer 17.6, Cement 15.8, Pharmaceuticals 9.7, Islamic banks 8.9, Other sectors 18.8',
  ),
  papers: s.papers(
    'Tajazai Petroleum Limited / Oil & gas exploration 12.41, Kohat Road Fertilizers Limited / Fertilizer 10.87, Shaikh Badin Cement ' +
      'Limited / Cement 8.92, Begu Khel Exploration Limited / Oil & gas exploration 7.63, Naurang Islamic Bank Limited / Islamic banks 6.95, ' +
      'Ghazni Khel Laboratories Limited / Pharmaceuticals 5.71, Gambila Hydel Limited / Power 4.83, Titter Khel Cement Limited / Cement 3.94, ' +
      'Pezu Telecom Limited / Telecom 3.12, Isak Khel Motors Limited / Automobiles 2.27',
  ),
  ter: 3.96,
  metrics: [
    ['Price to earnings', 5.1, 1],
    ['Dividend yield', 7.9, 2],
    ['Beta', 0.97, 2],
  ],
});

const etf = fund({
  name: 'Lakki Dividend Exchange Traded Fund',
  abbr: 'LDETF',
  model: s.market([2021, 2, 15], 10, 0.99, 31_500_000),
  profile: {
    category_raw: 'Exchange Traded Fund',
    benchmark_raw: 'Lakki Dividend Index (total return)',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    dealing_days_raw: 'Trading days of the exchange',
    listing_raw: 'Pakistan Stock Exchange',
    cutoff_raw: 'Market hours',
    pricing_mechanism_raw: 'Market price, intraday',
    management_fee_raw: 'Up to 0.75% a year',
    front_end_load_raw: 'None',
    minimum_initial_raw: 'One unit at the exchange',
    minimum_subsequent_raw: 'One unit at the exchange',
    investment_objective_raw:
      'The Fund aims to track the index of the twelve listed companies with the highest dividend yield, so that investors own all of them with one share.',
  },
  rating: null,
  asset: s.weights('Equities 97.2, Bank deposits 1.9, Others 0.9'),
  second: s.sectors(
    'Commercial banks 36.4, Fertilizer 21.7, Oil & gas exploration 17.9, Power 13.1, Other sectors 8.1',
  ),
  papers: s.papers(
    'Kurram Garhi Bank Limited / Commercial banks 12.83, Kohat Road Fertilizers Limited / Fertilizer 11.74, Gambila Hydel Limited / Power ' +
      '10.66, Tajazai Petroleum Limited / Oil & gas exploration 9.87, Abba Khel Bank Limited / Commercial banks 9.21, Landiwah ' +
      'Fertilizer Limited / Fertilizer 8.43, Begu Khel Exploration Limited / Oil & gas exploration 7.35, Dallo Khel Bank Limited / Commercial ' +
      'banks 6.58',
  ),
  ter: 1.74,
  metrics: [
    ['Tracking error', 0.38, 2],
    ['Dividend yield', 11.6, 2],
  ],
});

const pension = fund({
  ...s.EMPTY,
  name: 'Lakki Pension Fund',
  abbr: 'LPF',
  model: s.market(PENSION, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary Pension Scheme',
    benchmark_raw:
      'Equity: KSE-100 Index; Debt: 12 months PKRV; Money Market: 90% three months PKRV + 10% deposit rate',
    risk_profile_raw: 'Depends on the allocation',
    management_fee_raw: 'Up to 1.50% a year of each sub-fund',
    front_end_load_raw: 'Up to 3.00%',
    investment_objective_raw:
      'The Fund lets participants build up savings for their retirement in three sub-funds, with tax credits under the Income Tax Ordinance.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(PENSION, 100, 1.01, 2_140_000), {
      asset: s.weights('Equities 93.4, Bank deposits 5.2, Others 1.4'),
      second: s.sectors(
        'Commercial banks 25.8, Oil & gas exploration 18.2, Cement 14.1, Fertilizer 12.7, Technology 8.3',
      ),
      papers: s.papers(
        'Kurram Garhi Bank Limited / Commercial banks 9.16, Tajazai Petroleum Limited / Oil & gas exploration 8.44, Kohat Road ' +
          'Fertilizers Limited / Fertilizer 7.38, Shaikh Badin Cement Limited / Cement 6.29, Isak Khel Systems Limited / Technology 5.13',
      ),
      ter: 2.41,
    }),
    s.sub('Debt Sub-Fund', s.rate(PENSION, 100, 0.5, 3_870_000), {
      asset: s.weights('PIBs 52.3, T-Bills 27.6, Bank deposits 17.9, Others 2.2'),
      second: s.credit('Government securities 79.9, AAA 9.4, AA+ 8.5, Others 2.2'),
      papers: [],
      ter: 1.58,
    }),
    s.sub('Money Market Sub-Fund', s.rate(PENSION, 100, 0.2, 6_320_000), {
      asset: s.weights('T-Bills 71.8, Bank deposits 26.5, Others 1.7'),
      second: s.credit('Government securities 71.8, AAA 15.2, AA+ 11.3, Others 1.7'),
      papers: [],
      ter: 1.12,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [liquidity, income, equity, etf, pension];

/** The managers’ comments on the month. */
export const COMMENTS: Readonly<Record<string, string>> = {
  LLF:
    'Yields of Treasury Bills fell again before the meeting of the State Bank. We extended the maturity of the portfolio early in the ' +
    'month, and let short placements with banks mature.',
  LIIF:
    'We bid for fixed rental Ijara Sukuk in the auction at the stock exchange and were allotted a part. All issuers of corporate Sukuk ' +
    'paid their rentals on time.',
  LIEF:
    'Shares rose on lower interest rates and the results of the September quarter. Fertilizer and pharmaceutical companies helped the ' +
    'Fund most; we took some profits in cement.',
  LDETF:
    'The index was not reviewed in October. Dividends of two banks were reinvested in the basket in proportion to the weights.',
  LPF:
    'The debt sub-fund holds most of its bonds with fixed coupons, whose prices rose. The equity sub-fund remains fully invested. No ' +
    'sub-fund has an exposure that exceeds its limits.',
};
