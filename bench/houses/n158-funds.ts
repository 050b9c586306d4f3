/** The funds of AMC N158: cash, income, Islamic asset allocation, stocks, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'An Open End Scheme',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'A. F. Ferguson & Co., Chartered Accountants',
  registrar_raw: 'Kotri Transfer Agents (Private) Limited',
  pricing_mechanism_raw: 'Forward',
  listing_raw: 'Pakistan Stock Exchange',
  dealing_days_raw: 'Monday - Friday',
  cutoff_raw: 'Mon-Thu (9:00 AM to 3:30 PM), Fri (9:00 AM to 4:30 PM)',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'PKR 500',
  minimum_subsequent_raw: 'PKR 500',
});

const PENSION: s.Day = [2012, 6, 29];

const cash = fund({
  name: 'Kotri Cash Optimizer',
  abbr: 'KCO',
  model: s.rate([2010, 10, 1], 100, -0.2, 214_600_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw:
      '70% three (3) months PKRV rates + 30% three (3) months average deposit rates of three (3) AA rated scheduled banks as selected by MUFAP',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    management_fee_raw: 'Up to 7.5% of the gross earnings, calculated on a daily basis',
    front_end_load_raw: 'Nil',
    back_end_load_raw: 'Nil',
    cutoff_raw: 'Online 10:00 AM, cash 9:00 AM to 10:30 AM',
    investment_objective_raw:
      'To provide unit-holders competitive returns from a low risk portfolio of short duration assets while maintaining high liquidity.',
  },
  rating: ['AA+(f)', 'PACRA', [2021, 9, 9]],
  asset: s.weights('T-Bills 48.2, Cash 44.7, Placements with Banks and DFIs 6.3, Others incl. Receivables 0.8'),
  second: s.credit('Govt. Securities 48.2, AAA 4.8, AA+ 38.1, AA 8.1, Others incl. Receivables 0.8'),
  papers: [],
  ter: 0.41,
  metrics: [['Weighted Average Maturity (Days)', 19, 0]],
});

const income = fund({
  name: 'Kotri Income Fund',
  abbr: 'KIF',
  model: s.rate([2007, 3, 1], 100, 0.3, 36_800_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: 'Six (6) months KIBOR rates',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.50% per annum of the average daily Net Assets',
    front_end_load_raw: 'Class A Units: Individual 2%, Corporate Nil; Bachat Units: Nil',
    back_end_load_raw:
      'Class A Units: Nil; Bachat Units: 3% if redeemed before one year, 2% in the second year, Nil thereafter',
    investment_objective_raw:
      'To deliver returns primarily from debt and fixed income investments without taking excessive risk.',
  },
  rating: ['AA-(f)', 'PACRA', [2021, 10, 6]],
  asset: s.weights(
    'Cash 36.4, TFCs/Sukuk 27.1, PIBs 19.3, T-Bills 8.6, Margin Trading 5.2, Others incl. Receivables 3.4',
  ),
  second: s.credit(
    'Govt. Securities 27.9, AAA 11.3, AA+ 26.4, AA 13.7, AA- 8.6, A+ 5.3, Unrated 3.4, Others incl. Receivables 3.4',
  ),
  papers: s.papers(
    'Jamshoro Bank Limited (18-Dec-20) 6.28, Kandri Energy Limited (03-Jan-20) 5.47, Bholari Bank Limited (27-Sep-19) 4.19, Thano Bula ' +
      'Fertilizer Limited (11-Aug-21) 3.84, Unarpur Microfinance Bank Limited (09-Apr-21) 2.96, Petaro Housing Limited (14-Mar-14) 1.73',
  ),
  ter: 1.74,
  metrics: [
    ['Weighted Average Maturity (Years)', 2.3, 1],
    ['Duration (Years)', 0.62, 2],
  ],
});

const islamic = fund({
  name: 'Kotri Islamic Asset Allocation Fund',
  abbr: 'KIAAF',
  model: s.market([2019, 9, 2], 100, 0.58, 8_900_000),
  profile: {
    category_raw: 'Shariah Compliant Islamic Asset Allocation Scheme',
    benchmark_raw:
      'KMI-30 Index and six (6) months average deposit rates of three (3) A rated Islamic Banks, on the basis of the actual proportion held by ' +
      'the scheme',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 4% per annum of the average daily Net Assets',
    front_end_load_raw: 'Type B Units: Individual 3%, Corporate Nil; Type C (Bachat) Units: Nil',
    back_end_load_raw: 'Type B Units: Nil; Type C (Bachat) Units: 3% in the first year, 2% in the second year',
    registrar_raw: null,
    investment_objective_raw:
      'To provide a high total return over the medium to long term by investing in Shariah compliant equity and fixed income.',
  },
  rating: null,
  asset: s.weights('Stocks / Equities 62.7, Cash 21.9, GoP Ijara Sukuk 11.2, Others incl. Receivables 4.2'),
  second: s.sectors(
    'Cement 14.3, Oil & Gas Exploration Companies 11.6, Technology & Communication 9.8, Fertilizer 7.4, Other sectors 19.6',
  ),
  papers: s.papers(
    'Dadu Canal Petroleum Limited 6.91, Kirthar Cement Company Limited 6.24, Naing Systems Limited 5.83, Thano Bula Fertilizer Limited 5.12, ' +
      'Manjhand Steel Mills Limited 4.36, Lakha Pharmaceuticals Limited 3.77, Sehwan Road Motors Limited 3.08, Phulji Textile Mills Limited 2.41',
  ),
  ter: 4.38,
  metrics: [
    ['Beta', 0.61, 2],
    ['Standard Deviation (%)', 11.3, 1],
    ['No. of Holdings', 31, 0],
  ],
});

const stock = fund({
  name: 'Kotri Stock Market Fund',
  abbr: 'KSMF',
  model: s.market([2002, 3, 11], 50, 1.03, 118_000_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 4% per annum of the average daily Net Assets',
    front_end_load_raw: 'Growth Units: Individual 3%, Corporate Nil; Bachat Units: Nil',
    back_end_load_raw: 'Growth Units: Nil; Bachat Units: 3% in the first three years, Nil thereafter',
    investment_objective_raw:
      'To provide investors long term capital appreciation from its investment in Pakistani equities.',
  },
  rating: null,
  fof: 412,
  asset: s.weights('Stocks / Equities 93.4, Cash 4.1, Others incl. Receivables 2.5'),
  second: s.sectors(
    'Commercial Banks 22.8, Cement 14.6, Oil & Gas Exploration Companies 13.1, Technology & Communication 10.7, Fertilizer 8.3, Other ' +
      'sectors 23.9',
  ),
  papers: s.papers(
    'Jamshoro Bank Limited 7.84, Naing Systems Limited 7.21, Dadu Canal Petroleum Limited 6.66, Kirthar Cement Company Limited 6.13, Bholari ' +
      'Bank Limited 5.72, Thano Bula Fertilizer Limited 5.06, Laki Shah Gas Limited 4.48, Manjhand Steel Mills Limited 3.97, Sehwan Road ' +
      'Motors Limited 3.35, Lakha Pharmaceuticals Limited 2.84',
  ),
  ter: 4.02,
  metrics: [
    ['Beta', 1.02, 2],
    ['Standard Deviation (%)', 16.8, 1],
    ['Price to Earning (x)', 5.7, 1],
    ['Dividend Yield (%)', 6.4, 1],
    ['No. of Holdings', 58, 0],
  ],
});

const pension = fund({
  ...s.EMPTY,
  name: 'Kotri Pension Fund',
  abbr: 'KPF',
  model: s.market(PENSION, 100, 0, 1),
  profile: {
    fund_type_raw: 'Open End',
    category_raw: 'Voluntary Pension Scheme',
    risk_profile_raw: 'Investor dependent',
    listing_raw: null,
    leverage_raw: null,
    management_fee_raw: '1.5% per annum of the average daily Net Assets of each sub-fund',
    front_end_load_raw: 'Up to 3% of each contribution',
    back_end_load_raw: 'Nil',
    minimum_initial_raw: 'PKR 1,000',
    minimum_subsequent_raw: 'PKR 1,000',
    investment_objective_raw:
      'To generate regular Income and capital growth for the participants, who make contributions towards their retirement.',
  },
  rating: null,
  subs: [
    s.sub('KPF-EQ', s.market(PENSION, 100, 1, 1_980_000), {
      asset: s.weights('Stocks / Equities 92.2, Cash 5.6, Others incl. Receivables 2.2'),
      second: s.sectors(
        'Commercial Banks 21.7, Cement 13.9, Oil & Gas Exploration Companies 12.6, Fertilizer 8.8, Other sectors 35.2',
      ),
      papers: s.papers(
        'Jamshoro Bank Limited 8.12, Dadu Canal Petroleum Limited 7.43, Naing Systems Limited 6.88, Kirthar Cement Company Limited 6.07, Thano Bula ' +
          'Fertilizer Limited 5.24, Bholari Bank Limited 4.61, Laki Shah Gas Limited 3.79, Manjhand Steel Mills Limited 2.93',
      ),
      ter: 2.93,
    }),
    s.sub('KPF-DT', s.rate(PENSION, 100, -0.4, 2_640_000), {
      asset: s.weights('PIBs 38.6, T-Bills 24.9, TFCs/Sukuk 8.7, Cash 25.6, Others incl. Receivables 2.2'),
      papers: [],
      ter: 2.11,
    }),
    s.sub('KPF-MM', s.rate(PENSION, 100, -0.7, 3_870_000), {
      asset: s.weights('T-Bills 56.9, Cash 41.8, Others incl. Receivables 1.3'),
      papers: [],
      ter: 1.68,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [cash, income, islamic, stock, pension];

/** The managers’ comments on the month. */
export const COMMENTS: Readonly<Record<string, string>> = {
  KCO:
    'The State Bank maintained the policy rate at 9.75% in its meeting of January 24, after an increase of 275 bps since September. The Fund ' +
    'kept its maturity low, and placed deposits at rates of up to 10.75% towards the end of the month.',
  KIF:
    'Secondary market yields fell by 20 to 35 bps on the dovish tone of the Monetary Policy Committee. Floating rate bonds were increased, and ' +
    'exposure to margin trading earned a spread of 3.2%. The TFC of Tando Allahyar Sugar Mills is classified as non-performing and is ' +
    'provided for in full.',
  KIAAF:
    'The Fund kept its exposure to equities near 61% of its assets. Technology was added after the correction of December, while exposure to ' +
    'steel was reduced owing to higher scrap prices. Deposits with Islamic banks earned 9.1% on average.',
  KSMF:
    'The index moved within a range of 2,100 points. The supplementary finance bill was passed on January 13, and the sixth review of the IMF ' +
    'was completed in the first days of February. Foreigners were buyers of USD 18.2 million, while mutual funds sold USD 31.7 million. ' +
    'The Fund stayed overweight in banks and cement.',
  KPF:
    'The equity sub-fund remained close to fully invested. The debt sub-fund added PIBs of three years with floating rates. The money market ' +
    'sub-fund took part in the auctions of T-Bills with maturities of three months.',
};
