/** The funds of AMC N226: money market, income, stocks, Islamic asset allocation, and a pension fund of three parts. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-End',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Yousuf Adil, Chartered Accountants',
  par_value_raw: 'PKR 100',
  listing_raw: 'Pakistan Stock Exchange',
  pricing_mechanism_raw: 'Forward Pricing',
  dealing_days_raw: 'Monday - Friday',
  cutoff_raw: '9:00 am - 3:00 pm',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'PKR 10,000',
  minimum_subsequent_raw: 'PKR 1,000',
  back_end_load_raw: 'Nil',
});

const money = fund({
  name: 'Tamewali Money Market Fund',
  abbr: 'TMMF',
  model: s.rate([2010, 6, 14], 100, 0.3, 91_700_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '70% three months PKRV rates plus 30% three months average deposit rates of three AA rated banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    pricing_mechanism_raw: 'Backward Pricing',
    cutoff_raw: '9:00 am - 11:00 am',
    management_fee_raw: 'Up to 1.00% p.a. of average daily net assets',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'The objective of the Fund is to seek maximum preservation of capital and a competitive return by investing in ' +
      'a low risk portfolio of short term government securities, placements and deposits.',
  },
  rating: ['AA+(f)', 'PACRA', [2023, 9, 8]],
  asset: s.weights(
    'T-Bills 61.4, PIBs 8.3, Cash at Banks 23.7, Placements with DFIs 5.2, Others incl. Receivables 1.4',
  ),
  second: s.credit('Government Securities 69.7, AAA 11.3, AA+ 9.4, AA 8.2, Others incl. Receivables 1.4'),
  papers: s.papers('Goth Power Limited STS / Short Term Sukuk 2.18, Inayati Foods Limited STS / Short Term Sukuk 1.36'),
  ter: 1.06,
  metrics: [
    ['Weighted Average Maturity', 51, 0],
    ['Modified Duration', 0.13, 2],
  ],
});

const income = fund({
  name: 'Tamewali Income & Growth Fund',
  abbr: 'TIGF',
  model: s.rate([2008, 4, 21], 100, 0.8, 34_900_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: 'Six months average KIBOR',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.50% p.a. of average daily net assets',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'The objective of the Fund is to provide a stable stream of income and some growth by investing in term ' +
      'finance certificates, sukuk, government securities, spread transactions and deposits.',
  },
  rating: ['A+(f)', 'PACRA', [2023, 9, 8]],
  asset: s.weights(
    'T-Bills 14.6, PIBs 29.8, TFCs 17.3, Sukuk 11.4, Spread Transactions 4.1, Cash at Banks 20.6, ' +
      'Others incl. Receivables 2.2',
  ),
  second: s.credit(
    'Government Securities 44.4, AAA 9.1, AA+ 16.8, AA 14.2, AA- 6.7, A+ 6.6, Others incl. Receivables 2.2',
  ),
  papers: s.papers(
    'Bank of Cholistan Limited / TFC 5.83, Goth Power Limited / Sukuk 4.76, Hasilwah Cement Limited / Sukuk 4.11, ' +
      'Khanqah Microfinance Bank Limited / TFC 3.64, Inayati Foods Limited / TFC 3.17, Mubarik Leasing Limited / TFC ' +
      '1.92',
  ),
  ter: 1.93,
  metrics: [
    ['Weighted Average Maturity', 2.4, 1],
    ['Modified Duration', 0.71, 2],
    ['Yield to Maturity', 22.8, 1],
  ],
});

const stock = fund({
  name: 'Tamewali Stock Fund',
  abbr: 'TSTF',
  model: s.market([2005, 11, 7], 100, 1.04, 21_300_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3.00% p.a. of average daily net assets',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'The objective of the Fund is to provide growth of capital over the long term by investing primarily in shares ' +
      'of companies listed on the Pakistan Stock Exchange.',
  },
  rating: null,
  asset: s.weights('Stocks 92.8, Cash at Banks 5.6, Others incl. Receivables 1.6'),
  second: s.sectors(
    'Commercial Banks 23.6, Oil & Gas Exploration 16.8, Cement 13.9, Fertilizer 12.4, Technology 8.3, Other ' +
      'sectors 17.8',
  ),
  papers: s.papers(
    'Bank of Cholistan Limited / Commercial Banks 9.24, Abbasia Exploration Company Limited / Oil & Gas Exploration ' +
      '8.71, Hasilwah Cement Limited / Cement 7.52, Sutlej Valley Fertilizers Limited / Fertilizer 6.93, Daulat Bank ' +
      'Limited / Commercial Banks 6.38, Rohi Systems Limited / Technology 5.47, Goth Power Limited / Power ' +
      'Generation 4.66, Fordwah Oilfields Limited / Oil & Gas Exploration 4.12, Jalwana Cement Limited / Cement ' +
      '3.58, Inayati Foods Limited / Food & Personal Care 2.94',
  ),
  ter: 3.61,
  metrics: [
    ['Price to Earnings', 4.1, 1],
    ['Dividend Yield', 9.3, 1],
    ['Standard Deviation', 17.6, 1],
    ['Beta', 1.02, 2],
  ],
});

const islamic = fund({
  name: 'Tamewali Islamic Asset Allocation Fund',
  abbr: 'TIAAF',
  model: s.market([2020, 8, 24], 100, 0.64, 13_200_000),
  profile: {
    category_raw: 'Shariah Compliant Asset Allocation Scheme',
    benchmark_raw:
      'Weighted average of KMI-30 Index and six months average deposit rates of three Islamic banks, based on ' +
      'the amounts that the Fund has invested in shares and in other assets',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    trustee_raw: 'Digital Custodian Company Limited',
    management_fee_raw: 'Up to 2.50% p.a. of average daily net assets',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'The objective of the Fund is to earn a competitive Halal return by allocating its assets between Shariah ' +
      'compliant shares, sukuk and Islamic bank deposits as the view on the markets changes.',
  },
  rating: null,
  asset: s.weights(
    'Stocks 63.7, GOP Ijara Sukuk 14.2, Sukuk 7.4, Cash at Islamic Banks 12.9, Others incl. Receivables 1.8',
  ),
  second: s.sectors(
    'Oil & Gas Exploration 16.7, Cement 11.8, Fertilizer 10.2, Technology 7.6, Pharmaceuticals 5.3, Other sectors 12.1',
  ),
  papers: s.papers(
    'GOP Ijara Sukuk (29-Jul-25) / Government Sukuk 9.48, Abbasia Exploration Company Limited / Oil & Gas ' +
      'Exploration 8.13, Hasilwah Cement Limited / Cement 6.57, Sutlej Valley Fertilizers Limited / Fertilizer 5.84, ' +
      'Rohi Systems Limited / Technology 4.92, Goth Power Limited / Sukuk 4.26, Fordwah Oilfields Limited / Oil & ' +
      'Gas Exploration 3.71, Chirawali Pharma Limited / Pharmaceuticals 2.44, Jalwana Cement Limited / Cement 2.68, ' +
      'Palla Telecom Limited / Sukuk 2.13',
  ),
  ter: 2.98,
  metrics: [
    ['Price to Earnings', 3.9, 1],
    ['Dividend Yield', 8.2, 1],
    ['Standard Deviation', 11.8, 1],
    ['Beta', 0.97, 2],
  ],
});

const BIRTH: s.Day = [2013, 2, 4];

const pension = fund({
  ...s.EMPTY,
  name: 'Tamewali Pension Fund',
  abbr: 'TPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary Pension Scheme',
    fund_type_raw: 'Open-End Pension',
    risk_profile_raw: 'Allocation dependent',
    listing_raw: null,
    management_fee_raw: 'Up to 1.50% p.a. of average daily net assets of each Sub-Fund',
    front_end_load_raw: 'Up to 3.00%',
    minimum_initial_raw: 'PKR 1,000',
    minimum_subsequent_raw: 'PKR 1,000',
    investment_objective_raw:
      'The objective of the Fund is to give individuals a flexible source of savings for their retirement, in ' +
      'Sub-Funds and in proportions that suit their age and their appetite for risk.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 0.98, 1_830_000), {
      asset: s.weights('Stocks 93.4, Cash at Banks 5.2, Others 1.4'),
      second: s.sectors(
        'Commercial Banks 25.1, Oil & Gas Exploration 18.4, Cement 14.2, Fertilizer 13.3, Other sectors 22.4',
      ),
      papers: s.papers(
        'Bank of Cholistan Limited / Commercial Banks 10.26, Abbasia Exploration Company Limited / Oil & Gas ' +
          'Exploration 9.42, Hasilwah Cement Limited / Cement 7.91, Sutlej Valley Fertilizers Limited / Fertilizer ' +
          '7.13, Daulat Bank Limited / Commercial Banks 6.04',
      ),
      ter: 2.58,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, -0.3, 2_960_000), {
      asset: s.weights('T-Bills 43.6, PIBs 31.9, TFCs 6.8, Cash at Banks 16.4, Others 1.3'),
      papers: [],
      ter: 1.62,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.2, 5_470_000), {
      asset: s.weights('T-Bills 70.3, PIBs 7.6, Cash at Banks 20.8, Others 1.3'),
      papers: [],
      ter: 1.21,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS: readonly s.Fund[] = [money, income, stock, islamic, pension];

/** The actual fee of the manager, and what is spent on selling and marketing. */
export const CHARGED: Readonly<Record<string, readonly [fee: number, selling: number | null]>> = {
  TMMF: [0.54, 0.18],
  TIGF: [1.12, 0.36],
  TSTF: [2.24, 0.71],
  TIAAF: [1.83, 0.58],
  'Equity Sub-Fund': [1.24, null],
  'Debt Sub-Fund': [0.83, null],
  'Money Market Sub-Fund': [0.56, null],
};

/** The unit of a measure if it is not the same for every fund. */
export const UNITS: Readonly<Record<string, string>> = {
  'Modified Duration': 'Years',
  'Yield to Maturity': '%',
  'Price to Earnings': 'Times',
  'Dividend Yield': '%',
  'Standard Deviation': '%',
  Beta: '-',
};

export const VIEWS: Readonly<Record<string, readonly string[]>> = {
  TMMF: [
    'The Monetary Policy Committee left the policy rate at 22.00% on October 30. Secondary market yields of T-Bills ' +
      'fell during the month, as participants bought the view that inflation would ease from here.',
    'The Fund held on to its T-Bills of three and six months and moved part of its deposits to banks that offered ' +
      'better profit rates. Going forward, we shall add duration in steps when auctions offer value.',
  ],
  TIGF: [
    'Yields of PIBs declined across tenors, which lifted the prices of the fixed rate bonds in the portfolio. ' +
      'Floating rate PIBs remain the core of the government exposure.',
    'Spread transactions were raised since the futures contract offered more than deposits did. The provision ' +
      'against Qaimpur Textile Mills Limited remains in place in full; recovery efforts continue.',
  ],
  TSTF: [
    'Trading volumes rose as a stable Rupee, better foreign inflows and expectations of lower interest rates brought ' +
      'local institutions back to the market. Commercial Banks and Cement led the activity.',
    'The Fund raised its exposure to exploration companies ahead of the settlement of circular debt and trimmed ' +
      'Technology. We continue to prefer companies with strong cash flows and high dividends.',
  ],
  TIAAF: [
    'Islamic banks revised their profit rates down slightly, while demand for GOP Ijara Sukuk was strong at the ' +
      'auction of the month. The allocation to shares stayed close to two thirds of total assets.',
    'We keep a balanced stance: the valuations of Shariah compliant shares are attractive, but the second review of ' +
      'the IMF programme and the elections may bring volatility.',
  ],
  TPF: [
    'The Equity Sub-Fund stayed nearly fully invested during the month and added to banks. The Debt Sub-Fund ' +
      'let PIBs mature and bought T-Bills, whose share in its assets rose.',
    'The Money Market Sub-Fund kept its maturity well below the limit of ninety days. Participants are reminded that ' +
      'contributions made before the end of the tax year qualify for a tax credit.',
  ],
};
