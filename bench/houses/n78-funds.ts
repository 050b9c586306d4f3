/** The funds of AMC N78: an income, an asset allocation and a stock fund, and what breaks a limit or compares them. */
import * as s from './shared11.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end Mutual Fund',
  trustee_raw: 'MCB Financial Services Limited',
  auditor_raw: 'Deloitte Yousuf Adil, Chartered Accountants',
  registrar_raw: 'JWAFFS Registrar Services (Pvt.) Limited',
  listing_raw: 'Pakistan Stock Exchange Limited',
  pricing_mechanism_raw: 'Forward Day',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '4:00 p.m.',
  par_value_raw: 'Rs. 100',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  leverage_raw: 'Nil',
});

/** The ratios of the KSE-100 Index next to those of a fund. */
export const OF_INDEX: Readonly<Record<string, string>> = {
  'Price to Earnings (x)': '10.2',
  'Price to Book Value (x)': '1.8',
  'Dividend Yield (%)': '5.3',
};

export interface Breach {
  readonly name: string;
  readonly type: string;
  /** Millions of rupees. */
  readonly cost: number;
  readonly provided: number;
}

export const BREACHES: readonly Breach[] = [
  { name: 'Haramosh Leasing Company Limited', type: 'TFC', cost: 28.75, provided: 28.75 },
  { name: 'Danyor Textile Mills Limited', type: 'Sukuk', cost: 41.3, provided: 41.3 },
  { name: 'Sost Fertilizers Limited', type: 'TFC', cost: 49.43, provided: 14.83 },
];

export const FUNDS = [
  fund({
    name: 'Bagrot Income Fund',
    abbr: 'BIF',
    model: s.rate([2008, 7, 4], 100, 0.6, 11_640_000),
    profile: {
      category_raw: 'Income Scheme',
      benchmark_raw: 'Average 6-month KIBOR',
      risk_profile_raw: 'Low to Moderate',
      management_fee_raw: '1.25% per annum',
      front_end_load_raw: '1.00%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'To provide investors a stable stream of income with moderate risk from a portfolio of government securities, corporate debt and money market instruments.',
    },
    rating: ['A+(f)', 'JCR-VIS', [2016, 4, 7]],
    asset: s.weights('Cash & Bank Deposits 33.8, PIBs 24.1, TFCs & Sukuk 26.3, T-Bills 8.4, MTS 5.2, Other Assets 2.2'),
    second: s.credit(
      'Government Securities 32.5, AAA 7.9, AA+ 14.4, AA 18.2, AA- 12.1, A+ 9.3, Unrated 3.4, Other Assets 2.2',
    ),
    papers: s.papers(
      'Nagar Bank Limited TFC 5.84, Hopar Electric Sukuk 4.96, Chalt Telecom TFC 4.21, Rakhan Bank Limited TFC 3.63, Sost Fertilizers Limited TFC 3.37, Minapin Housing Finance TFC 2.18',
    ),
    ter: 1.71,
    metrics: [
      ['Weighted Average Maturity (years)', 2.6, 2],
      ['Duration (years)', 0.9, 2],
    ],
  }),
  fund({
    name: 'Bagrot Asset Allocation Fund',
    abbr: 'BAAF',
    model: s.market([2011, 3, 14], 100, 0.6, 6_270_000),
    profile: {
      category_raw: 'Asset Allocation Scheme',
      benchmark_raw: '50% KSE-100 Index and 50% average 6-month KIBOR',
      risk_profile_raw: 'Moderate to High',
      management_fee_raw: '2.00% per annum',
      front_end_load_raw: '2.00%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'To earn a competitive return by shifting the assets of the Fund between listed shares, debt securities and bank deposits according to the outlook for each.',
    },
    rating: ['3-Star', 'JCR-VIS', [2016, 8, 31]],
    asset: s.weights('Listed Equities 57.9, PIBs 14.6, Cash & Bank Deposits 21.8, T-Bills 4.2, Other Assets 1.5'),
    second: s.sectors(
      'Cements 14.7, Commercial Banks 12.8, Fertilizer 9.6, Oil & Gas Marketing 8.3, Automobile Assembler 6.2, Other Sectors 6.3',
    ),
    papers: s.papers(
      'Nagar Bank Limited 6.12, Pisan Cement Limited 5.74, Sumayar Motors Limited 5.03, Toltar Petroleum Limited 4.58, Hispar Fertilizer Limited 4.17, Minapin Cement Limited 3.46, Rakhan Bank Limited 3.02, Ghulmet Foods Limited 2.39',
    ),
    ter: 2.84,
    metrics: [
      ['Price to Earnings (x)', 9.4, 1],
      ['Price to Book Value (x)', 1.9, 1],
      ['Dividend Yield (%)', 5.6, 1],
    ],
  }),
  fund({
    name: 'Bagrot Stock Fund',
    abbr: 'BSF',
    model: s.market([2005, 11, 21], 100, 1.0, 8_930_000),
    profile: {
      category_raw: 'Equity Scheme',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      management_fee_raw: '2.00% per annum',
      front_end_load_raw: '2.50%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'To provide investors with long term capital growth and dividends from an actively managed portfolio of shares listed on the stock exchange.',
    },
    rating: ['4-Star', 'JCR-VIS', [2016, 8, 31]],
    asset: s.weights('Listed Equities 89.7, Cash & Bank Deposits 8.4, Other Assets 1.9'),
    second: s.sectors(
      'Commercial Banks 19.6, Cements 17.8, Fertilizer 14.1, Oil & Gas Exploration 12.7, Oil & Gas Marketing 9.3, Automobile Assembler 7.4, Other Sectors 8.8',
    ),
    papers: s.papers(
      'Toltar Petroleum Limited 8.37, Nagar Bank Limited 7.92, Pisan Cement Limited 7.46, Hispar Fertilizer Limited 6.93, Hopar Exploration Limited 6.18, Sumayar Motors Limited 5.41, Minapin Cement Limited 4.77, Rakhan Bank Limited 4.12, Chalt Chemicals Limited 3.26, Ghulmet Foods Limited 2.68',
    ),
    ter: 3.17,
    metrics: [
      ['Price to Earnings (x)', 9.1, 1],
      ['Price to Book Value (x)', 1.7, 1],
      ['Dividend Yield (%)', 6.1, 1],
    ],
  }),
];
