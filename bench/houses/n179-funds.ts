/** The funds of AMC N179: cash, savings, Islamic savings, equity, multi asset, and an Islamic pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'MCB Financial Services Limited',
  auditor_raw: 'EY Ford Rhodes, Chartered Accountants',
  par_value_raw: 'Rs. 50',
  pricing_mechanism_raw: 'Forward Pricing',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:00 pm',
  leverage_raw: 'None',
  listing_raw: 'Pakistan Stock Exchange Limited',
  minimum_initial_raw: 'Rs. 1,000',
  minimum_subsequent_raw: 'Rs. 100',
  back_end_load_raw: 'None',
});

const PENSION: s.Day = [2017, 3, 6];

const cash = fund({
  name: 'Daultala Cash Fund',
  abbr: 'DCF',
  model: s.rate([2015, 2, 9], 50, -0.3, 481_000_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '70% three-month PKRV + 30% three-month average deposit rate of three AA rated banks',
    risk_profile_raw: 'Low',
    risk_of_principal_raw: 'Principal at low risk',
    management_fee_raw: 'Up to 0.85% p.a.',
    front_end_load_raw: 'None',
    investment_objective_raw:
      'The Fund aims to preserve capital and to earn a reasonable return by investing in short term government securities and deposits with banks of ' +
      'high rating.',
  },
  rating: ['AA+(f)', 'VIS', [2023, 1, 4]],
  asset: s.weights('T-Bills 68.3, Bank deposits 22.9, Placements with DFIs 7.2, Others 1.6'),
  second: s.credit('Govt. 68.3, AAA 9.4, AA+ 12.1, AA 8.6, Others 1.6'),
  papers: [],
  ter: 0.98,
  metrics: [
    ['Weighted average time to maturity', 58, 0],
    ['Yield to maturity', 21.9, 2],
  ],
});

const savings = fund({
  name: 'Daultala Savings Growth Fund',
  abbr: 'DSGF',
  model: s.rate([2012, 10, 22], 50, 0.5, 118_000_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: 'Six-month KIBOR, average of the period',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '10% of gross earnings, minimum 0.50% and maximum 1.50% p.a.',
    front_end_load_raw: 'Up to 1.50%',
    investment_objective_raw:
      'The Fund aims at a competitive rate of return from a broad range of debt securities, with deposits for liquidity, for investors with a horizon of a ' +
      'year and more.',
  },
  rating: ['A+(f)', 'VIS', [2023, 1, 4]],
  asset: s.weights('Bank deposits 39.7, PIBs 24.6, TFCs and sukuk 21.8, T-Bills 11.2, Others 2.7'),
  second: s.credit('Govt. 35.8, AAA 7.3, AA+ 16.4, AA 13.2, AA- 11.6, A+ 9.1, A 3.9, Others 2.7'),
  papers: s.papers(
    'Bank of Bewal (TFC 23 Dec 2021) 5.82, Sui Chemian Energy Limited (Sukuk 7 Jun 2022) 4.91, Guliana Microfinance Bank Limited (TFC) 3.64, Kallar ' +
      'Syedan Power Limited (Sukuk) 2.97, Nara Matore Fertilizers Limited (Sukuk 1 Nov 2022) 2.38, Mohra Foods Limited (TFC) 1.42',
  ),
  ter: 1.84,
  metrics: [
    ['Weighted average time to maturity', 517, 0],
    ['Modified duration', 184, 0],
    ['Yield to maturity', 22.6, 2],
  ],
});

const islamic = fund({
  name: 'Daultala Islamic Savings Fund',
  abbr: 'DISF',
  model: s.rate([2019, 7, 15], 50, -1.4, 91_000_000),
  profile: {
    category_raw: 'Shariah Compliant Income Scheme',
    benchmark_raw: 'Six-month average deposit rate of three A rated Islamic banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.25% p.a.',
    front_end_load_raw: 'Up to 1.00%',
    auditor_raw: 'Crowe Hussain Chaudhury & Co.',
    investment_objective_raw:
      'The Fund aims at halal income from Islamic deposits, sukuk and other instruments that the Shariah Advisor has approved.',
  },
  rating: ['AA-(f)', 'VIS', [2023, 7, 19]],
  asset: s.weights('GoP Ijara Sukuk 44.7, Islamic bank deposits 37.4, Corporate sukuk 15.6, Others 2.3'),
  second: s.credit('Govt. 44.7, AAA 11.3, AA+ 14.9, AA 17.2, AA- 9.6, Others 2.3'),
  papers: s.papers(
    'Sui Chemian Energy Limited (Sukuk 7 Jun 2022) 5.73, Kallar Syedan Power Limited (Sukuk) 4.26, Nara Matore Fertilizers Limited (Sukuk 1 Nov 2022) ' +
      '3.18, Islamic Bank of Kahuta Road Limited (Sukuk) 2.07',
  ),
  ter: 1.37,
  metrics: [
    ['Weighted average time to maturity', 391, 0],
    ['Yield to maturity', 20.8, 2],
  ],
});

const equity = fund({
  name: 'Daultala Equity Opportunities Fund',
  abbr: 'DEOF',
  model: s.market([2013, 4, 29], 50, 1.05, 42_700_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index (total return)',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 2.50% p.a.',
    front_end_load_raw: 'Up to 2.50%',
    investment_objective_raw:
      'The Fund aims at growth of capital over the long term from shares of companies of Pakistan that have sound balance sheets and are attractively ' +
      'valued.',
  },
  rating: null,
  asset: s.weights('Equities 93.6, Bank deposits 4.9, Others 1.5'),
  second: s.sectors(
    'Commercial Banks 21.7, Oil & Gas Exploration 20.4, Fertilizer 13.6, Cement 11.9, Power 8.8, Technology 4.1, Other sectors 13.1',
  ),
  papers: s.papers(
    'Potwar Oil Exploration Limited 9.63, Bank of Bewal 8.74, Nara Matore Fertilizers Limited 7.92, Kallar Syedan Power Limited 6.41, Mandra Cement ' +
      'Company Limited 5.83, Sukho Exploration Limited 5.07, Commercial Bank of Rawat Limited 4.52, Bassali Systems Limited 3.94, Chak Beli ' +
      'Cement Limited 3.36, Doltala Auto Parts Limited 2.61',
  ),
  ter: 3.74,
  metrics: [
    ['Standard deviation', 17.9, 2],
    ['Sharpe ratio', 0.48, 2],
    ['Beta', 1.03, 2],
    ['Price to earnings', 3.9, 1],
    ['Dividend yield', 10.8, 1],
  ],
});

const multi = fund({
  name: 'Daultala Multi Asset Fund',
  abbr: 'DMAF',
  model: s.market([2016, 5, 16], 50, 0.58, 28_300_000),
  profile: {
    category_raw: 'Asset Allocation Scheme',
    benchmark_raw: 'KSE-100 Index and six-month KIBOR, weighted by the actual allocation',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 2.00% p.a.',
    front_end_load_raw: 'Up to 2.00%',
    investment_objective_raw:
      'The Fund aims at a high return from a mix of shares and debt securities; shares may make up nothing or as much as 90% of its assets.',
  },
  rating: null,
  asset: s.weights('Equities 54.8, T-Bills 19.3, Bank deposits 15.7, TFCs and sukuk 8.1, Others 2.1'),
  second: s.sectors(
    'Oil & Gas Exploration 12.2, Commercial Banks 10.8, Fertilizer 8.2, Cement 5.9, Other sectors 17.7',
  ),
  papers: s.papers(
    'Potwar Oil Exploration Limited 7.81, Bank of Bewal 6.93, Nara Matore Fertilizers Limited 6.02, Sui Chemian Energy Limited (Sukuk 7 Jun 2022) 4.87, ' +
      'Mandra Cement Company Limited 4.16, Kallar Syedan Power Limited 3.72, Guliana Microfinance Bank Limited (TFC) 2.95',
  ),
  ter: 2.96,
  metrics: [
    ['Standard deviation', 10.4, 2],
    ['Sharpe ratio', 0.61, 2],
    ['Beta', 0.57, 2],
  ],
});

const pension = fund({
  ...s.EMPTY,
  name: 'Daultala Islamic Pension Fund',
  abbr: 'DIPF',
  model: s.market(PENSION, 50, 0, 1),
  profile: {
    category_raw: 'Shariah Compliant Voluntary Pension Scheme',
    risk_profile_raw: 'Allocation dependent',
    par_value_raw: null,
    listing_raw: null,
    leverage_raw: null,
    minimum_initial_raw: 'Rs. 500',
    management_fee_raw: '1.50% p.a. of each sub-fund',
    front_end_load_raw: 'Up to 3.00% of contributions',
    investment_objective_raw:
      'The Fund enables its participants to save for their retirement in a Shariah compliant way, in the mix of three sub-funds that they choose.',
  },
  rating: null,
  subs: [
    s.sub('Equity', s.market(PENSION, 50, 0.97, 4_640_000), {
      asset: s.weights('Equities 92.9, Bank deposits 5.4, Others 1.7'),
      second: s.sectors('Oil & Gas Exploration 27.6, Fertilizer 17.3, Cement 16.8, Power 11.2, Other sectors 20.0'),
      papers: s.papers(
        'Potwar Oil Exploration Limited 10.94, Nara Matore Fertilizers Limited 9.83, Mandra Cement Company Limited 8.27, Kallar Syedan Power Limited ' +
          '7.41, Sukho Exploration Limited 6.15, Bassali Systems Limited 3.28',
      ),
      ter: 2.37,
    }),
    s.sub('Debt', s.rate(PENSION, 50, -1.0, 7_920_000), {
      asset: s.weights('GoP Ijara Sukuk 63.4, Islamic bank deposits 27.5, Corporate sukuk 7.3, Others 1.8'),
      second: s.credit('Govt. 63.4, AAA 6.2, AA+ 17.4, AA 11.2, Others 1.8'),
      papers: [],
      ter: 1.96,
    }),
    s.sub('Money Market', s.rate(PENSION, 50, -1.3, 11_350_000), {
      asset: s.weights('Islamic bank deposits 54.2, GoP Ijara Sukuk 44.1, Others 1.7'),
      second: s.credit('Govt. 44.1, AAA 19.7, AA+ 21.3, AA 13.2, Others 1.7'),
      papers: [],
      ter: 1.88,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [cash, savings, islamic, equity, multi, pension];

/** The risk of each sub-fund, which only the table of risks at the front has. */
export const SUB_RISKS: Readonly<Record<string, readonly [profile: string, principal: string]>> = {
  Equity: ['High', 'Principal at high risk'],
  Debt: ['Medium', 'Principal at medium risk'],
  'Money Market': ['Low', 'Principal at low risk'],
};

/** What the managers say. */
export const VIEWS: Readonly<Record<string, string>> = {
  DCF:
    'The State Bank kept its policy rate on September 14, against the expectation of an increase, and yields of T-Bills fell by up to 180 bps in the ' +
    'auction that followed. The Fund had extended its maturity before the decision and gained from it. New papers were bought at 22.8% for three months.',
  DSGF:
    'The appreciation of the rupee by 6.2% in the month changed the expectations of inflation. Yields of three-year PIBs fell by 140 bps. The Fund sold ' +
    'floating rate bonds at a gain and placed the proceeds with banks at 22.4%. No new term finance certificates were bought.',
  DISF:
    'Islamic banks reduced their profit rates on large deposits by 40 to 60 bps towards the end of the quarter. The Fund bought variable rate Ijara ' +
    'Sukuk, and expects that the next auctions of the Government will be on the stock exchange.',
  DEOF:
    'The index gained as the currency recovered and smuggling was curbed. Results of exploration companies were above expectations; the Fund raised its ' +
    'weight in them, and took profits in technology, whose exporters lose from a stronger rupee. Turnover of the market remained thin.',
  DMAF:
    'Shares were raised in the first half of the month from cash, at valuations of less than four times earnings. T-Bills of twelve months were ' +
    'bought before the meeting of the State Bank, as the real interest rate was expected to become positive within the year.',
  DIPF:
    'The Equity sub-fund gained with exploration and fertilizer companies. The Debt and Money Market sub-funds bought variable rate Ijara Sukuk. ' +
    'Participants who are more than fifty years old may wish to review their allocation before the end of the tax year.',
};
