/** The funds of AMC N225: money market, income, stocks, Islamic stocks, and a pension fund of three sub-funds. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Grant Thornton Anjum Rahman',
  par_value_raw: 'PKR 100',
  listing_raw: 'Pakistan Stock Exchange',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:00 pm',
  minimum_initial_raw: 'PKR 5,000',
  minimum_subsequent_raw: 'PKR 1,000',
  back_end_load_raw: 'Nil',
});

const money = fund({
  name: 'Drosh Money Market Fund',
  abbr: 'DMMF',
  model: s.rate([2012, 3, 19], 100, 0.2, 142_300_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '70% three-month PKRV rates and 30% three-month average deposit rates of three AA rated banks',
    risk_profile_raw: 'Low',
    risk_of_principal_raw: 'Principal at low risk',
    pricing_mechanism_raw: 'Backward',
    cutoff_raw: '10:30 am',
    management_fee_raw: '0.75% p.a. of average net assets',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'To deliver a steady return with a high degree of liquidity by investing in short dated government paper, ' +
      'placements and deposits with well rated banks.',
  },
  rating: ['AA+(f)', 'PACRA', [2024, 3, 8]],
  asset: s.weights('T-Bills 54.3, PIBs 14.6, Bank Deposits 22.8, Placements 6.9, Others 1.4'),
  second: s.credit('Government 68.9, AAA 13.2, AA+ 9.7, AA 6.8, Others 1.4'),
  papers: s.papers('Ashret Power Limited STS / A1+ 2.34, Rumbur Foods Limited STS / A1 1.47'),
  ter: 1.12,
  metrics: [['Weighted average maturity (days)', 47, 0]],
});

const income = fund({
  name: 'Drosh Income Opportunity Fund',
  abbr: 'DIOF',
  model: s.rate([2009, 10, 12], 50, 0.9, 124_800_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: 'Six-month average KIBOR rates',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    par_value_raw: 'PKR 50',
    management_fee_raw: '1.25% p.a. of average net assets',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'To earn a competitive return over the medium term from a diversified portfolio of TFCs, sukuk, government ' +
      'securities and deposits while keeping enough liquidity.',
  },
  rating: ['A+(f)', 'PACRA', [2024, 3, 8]],
  asset: s.weights('PIBs 27.4, T-Bills 12.8, TFCs 19.2, Sukuk 12.7, Bank Deposits 25.6, Others 2.3'),
  second: s.credit('Government 40.2, AAA 11.4, AA+ 18.6, AA 15.9, A+ 11.6, Others 2.3'),
  papers: s.papers(
    'Ayun Bank Limited TFC II / AA+ 6.43, Shishi Cement Limited Sukuk / AA 5.18, Ashret Power Limited Sukuk / AA+ ' +
      '4.37, Broz Petroleum Limited TFC / AA 3.52, Kesu Microfinance Bank Limited TFC / A+ 2.61, Rumbur Foods ' +
      'Limited Sukuk / A+ 1.84',
  ),
  ter: 1.84,
  metrics: [
    ['Weighted average maturity (years)', 2.7, 1],
    ['Duration (years)', 0.84, 2],
  ],
});

const stock = fund({
  name: 'Drosh Stock Fund',
  abbr: 'DSF',
  model: s.market([2011, 5, 23], 50, 1.04, 38_600_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index (total return)',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    par_value_raw: 'PKR 50',
    management_fee_raw: '2.40% p.a. of average net assets',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'To grow capital over the long run by investing in a research driven portfolio of listed companies with strong ' +
      'cash flows and fair valuations.',
  },
  rating: null,
  asset: s.weights('Listed Equities 93.6, Bank Deposits 4.9, Others 1.5'),
  second: s.sectors(
    'Commercial Banks 24.1, Oil & Gas 18.3, Cement 14.2, Fertilizer 11.7, Technology 7.6, Other sectors 17.7',
  ),
  papers: s.papers(
    'Broz Petroleum Limited / Oil & Gas 9.87, Ayun Bank Limited / Commercial Banks 8.94, Shishi Cement Limited / ' +
      'Cement 7.63, Kesu Fertilizer Company Limited / Fertilizer 7.02, Jughoor Bank Limited / Commercial Banks 6.28, ' +
      'Birir Technologies Limited / Technology 5.41, Arandu Refinery Limited / Oil & Gas 4.76, Singoor Pharma ' +
      'Limited / Pharmaceuticals 3.39',
  ),
  ter: 4.03,
  metrics: [
    ['Beta', 1.03, 2],
    ['Standard deviation (%)', 18.7, 1],
    ['Price to earnings (x)', 4.6, 1],
  ],
});

const islamic = fund({
  name: 'Drosh Islamic Stock Fund',
  abbr: 'DISF',
  model: s.market([2021, 9, 13], 100, 0.92, 41_700_000),
  profile: {
    category_raw: 'Shariah Compliant Equity Scheme',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '2.25% p.a. of average net assets',
    front_end_load_raw: '2.50%',
    trustee_raw: 'Digital Custodian Company Limited',
    investment_objective_raw:
      'To seek long term growth of capital from Shariah compliant shares listed on the Pakistan Stock Exchange, ' +
      'under the guidance of its Shariah Advisor.',
  },
  rating: null,
  asset: s.weights('Listed Equities 91.8, Islamic Bank Deposits 6.4, Others 1.8'),
  second: s.sectors(
    'Oil & Gas 23.4, Cement 17.9, Fertilizer 14.8, Technology 10.3, Pharmaceuticals 8.1, Other sectors 17.3',
  ),
  papers: s.papers(
    'Broz Petroleum Limited / Oil & Gas 10.42, Shishi Cement Limited / Cement 9.31, Kesu Fertilizer Company Limited ' +
      '/ Fertilizer 8.17, Birir Technologies Limited / Technology 7.24, Arandu Refinery Limited / Oil & Gas 5.93, ' +
      'Singoor Pharma Limited / Pharmaceuticals 4.68, Jinjiret Steels Limited / Engineering 3.57, Bumburet Motors ' +
      'Limited / Automobiles 2.76',
  ),
  ter: 3.78,
  metrics: [
    ['Beta', 0.94, 2],
    ['Standard deviation (%)', 16.9, 1],
    ['Price to earnings (x)', 5.2, 1],
  ],
});

const BIRTH: s.Day = [2016, 11, 7];

const pension = fund({
  ...s.EMPTY,
  name: 'Drosh Retirement Savings Fund',
  abbr: 'DRSF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary Pension Scheme',
    fund_type_raw: 'Open End Pension',
    risk_profile_raw: 'Depends on the allocation of the participant',
    listing_raw: null,
    pricing_mechanism_raw: null,
    management_fee_raw: 'Up to 1.50% p.a. of net assets of each Sub-Fund',
    front_end_load_raw: 'Up to 3.00%',
    minimum_initial_raw: 'PKR 1,000',
    minimum_subsequent_raw: 'PKR 500',
    investment_objective_raw:
      'To provide participants with a portable, individualised and flexible pension account that is invested in ' +
      'Sub-Funds as they choose.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 0.97, 2_410_000), {
      asset: s.weights('Listed Equities 92.7, Bank Deposits 5.8, Others 1.5'),
      second: s.sectors('Commercial Banks 26.3, Oil & Gas 19.4, Cement 13.8, Fertilizer 12.6, Other sectors 20.6'),
      papers: s.papers(
        'Broz Petroleum Limited / Oil & Gas 10.13, Ayun Bank Limited / Commercial Banks 9.26, Kesu Fertilizer ' +
          'Company Limited / Fertilizer 8.04, Shishi Cement Limited / Cement 7.18, Jughoor Bank Limited / ' +
          'Commercial Banks 6.35',
      ),
      ter: 2.74,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, -0.4, 3_870_000), {
      asset: s.weights('T-Bills 38.7, PIBs 36.2, TFCs 8.4, Bank Deposits 15.1, Others 1.6'),
      papers: [],
      ter: 1.71,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.3, 6_140_000), {
      asset: s.weights('T-Bills 66.8, PIBs 11.3, Bank Deposits 20.6, Others 1.3'),
      papers: [],
      ter: 1.38,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS: readonly s.Fund[] = [money, income, stock, islamic, pension];

export const VIEWS: Readonly<Record<string, string>> = {
  DMMF:
    'The SBP kept its policy rate at 22.00% on April 29. Cut-off yields of T-Bills stayed near 21.66% for three ' +
    'months and 21.39% for six months. The Fund shortened its maturity ahead of the decision and placed maturities ' +
    'with banks that offered better profit rates around the end of the quarter.',
  DIOF:
    'Secondary market yields moved little during the month. The Fund added floating rate PIBs with half-yearly ' +
    'resets and let a few TFCs amortise. Exposure to corporate paper will be raised when spreads widen again. ' +
    'Duration remains below one year.',
  DSF:
    'The stock market gave back part of the gains of March as foreign funds sold shares of USD 31 million and hopes ' +
    'of an early cut of the policy rate faded. The Fund lowered cement and kept banks and exploration companies. ' +
    'Dividends of the result season will be reinvested in names with low leverage.',
  DISF:
    'The KMI-30 Index fell with the broader market. The Fund stayed overweight in exploration companies, whose ' +
    'receivables should be paid sooner, and added a producer of medicines after prices were deregulated.',
  DRSF:
    'The Equity Sub-Fund kept its equity share above nine tenths of assets throughout the month. The Debt and Money ' +
    'Market Sub-Funds bought T-Bills of six months and floating rate PIBs, as we expect interest rates to fall in ' +
    'the second half of the calendar year.',
};
