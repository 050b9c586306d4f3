/** The funds of AMC N43: a money market, an income and an equity fund. */
import * as s from './shared10.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan Ltd.',
  auditor_raw: 'Grant Thornton Anjum Rahman',
  pricing_mechanism_raw: 'Backward',
  dealing_days_raw: 'Mon to Fri',
  cutoff_raw: '9:30 am to 4:00 pm',
  minimum_initial_raw: 'PKR 5,000',
  minimum_subsequent_raw: 'PKR 1,000',
  back_end_load_raw: 'Nil',
});

/** What is printed below the value of a metric. */
export const UNITS: Readonly<Record<string, string>> = {
  'Weighted Average Maturity': 'days',
  Duration: 'years',
  'Yield to Maturity': '%',
  'Price / Earnings': 'times',
  'Dividend Yield': '%',
  'Number of Holdings': 'shares',
};

export const FUNDS = [
  fund({
    name: 'Keenjhar Cash Fund',
    abbr: 'KCF',
    model: s.rate([2013, 3, 12], 100, 0.2, 188_000_000),
    fof: 1268,
    profile: {
      category_raw: 'Money Market',
      benchmark_raw: '90% three-month PKRV rates + 10% three-month average deposit rate of three AA rated banks',
      risk_profile_raw: 'Very Low',
      risk_of_principal_raw: 'Principal at very low risk',
      management_fee_raw: 'Up to 1.00% of net assets',
      front_end_load_raw: 'Up to 1.00%',
      pricing_mechanism_raw: 'Backward',
      investment_objective_raw:
        'To generate competitive returns with a high degree of liquidity by investing in a portfolio of short-tenor government paper, placements and bank deposits.',
    },
    rating: ['AA+(f)', 'PACRA', [2026, 7, 31]],
    asset: s.weights(
      'T-Bills 46.1, Cash at Banks 31.4, Letters of Placement 11.9, Short-term Sukuk 9.2, Other Assets 1.4',
    ),
    second: s.credit('Government 46.1, AAA 24.8, AA+ 16.4, AA 11.3, Other Assets 1.4'),
    papers: s.papers('Lalpir Road Power / Short-term Sukuk 2.71, Jhimpir Wind Energy / Short-term Sukuk 1.98'),
    ter: 0.94,
    metrics: [
      ['Weighted Average Maturity', 52, 0],
      ['Duration', 0.14, 2],
      ['Yield to Maturity', 11.4, 2],
    ],
  }),
  fund({
    name: 'Keenjhar Income Fund',
    abbr: 'KIF',
    model: s.rate([2008, 10, 6], 50, 0.8, 71_500_000),
    profile: {
      category_raw: 'Income',
      benchmark_raw: '75% six-month KIBOR + 25% six-month average deposit rate of three AA rated banks',
      risk_profile_raw: 'Medium',
      risk_of_principal_raw: 'Principal at medium risk',
      management_fee_raw: 'Up to 1.50% of net assets',
      front_end_load_raw: 'Up to 1.50%',
      pricing_mechanism_raw: 'Forward',
      investment_objective_raw:
        'To earn a steady income over the medium term from term finance certificates, sukuk, government securities and deposits.',
    },
    rating: ['A+(f)', 'PACRA', [2026, 7, 31]],
    asset: s.weights('PIBs 34.2, TFCs and Sukuk 27.8, Cash at Banks 24.9, T-Bills 10.7, Other Assets 2.4'),
    second: s.credit('Government 44.9, AAA 11.6, AA+ 13.8, AA 12.7, AA- 8.1, A+ 6.5, Other Assets 2.4'),
    papers: s.papers(
      'Thatta Cement Company / Sukuk 5.86, Hala Commercial Bank Tier-II / TFC 5.12, Gharo Refinery / Sukuk 4.07, Kotri Textile Mills / TFC 3.44, Sakro Microfinance Bank / TFC 2.93, Makli Leasing / TFC 2.21',
    ),
    ter: 1.83,
    metrics: [
      ['Weighted Average Maturity', 611, 0],
      ['Duration', 0.92, 2],
      ['Yield to Maturity', 12.6, 2],
    ],
  }),
  fund({
    name: 'Keenjhar Equity Fund',
    abbr: 'KEF',
    model: s.market([2006, 5, 22], 100, 1.03, 24_600_000),
    profile: {
      category_raw: 'Equity',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      risk_of_principal_raw: 'Principal at high risk',
      management_fee_raw: 'Up to 3.00% of net assets',
      front_end_load_raw: 'Up to 3.00%',
      pricing_mechanism_raw: 'Forward',
      investment_objective_raw:
        'To seek long-term capital appreciation by investing in listed companies with strong balance sheets and growing dividends.',
    },
    rating: null,
    asset: s.weights('Listed Equities 93.8, Cash at Banks 4.9, Other Assets 1.3'),
    second: s.sectors(
      'Commercial Banks 24.6, Oil and Gas Exploration 17.9, Cement 12.4, Fertilizer 10.2, Power 6.7, Technology 5.1',
    ),
    papers: s.papers(
      'Hala Commercial Bank / Commercial Banks 9.42, Badin Exploration / Oil and Gas Exploration 8.87, Sujawal Fertilizer / Fertilizer 7.35, Thatta Cement Company / Cement 6.61, Jati Petroleum / Oil and Gas Exploration 5.94, Indus Delta Bank / Commercial Banks 5.27, Gharo Power / Power 4.18, Bhitai Systems / Technology 3.66, Kotri Textile Mills / Textile 2.84, Sehwan Foods / Food 2.15',
    ),
    ter: 4.12,
    metrics: [
      ['Price / Earnings', 6.9, 1],
      ['Dividend Yield', 6.3, 1],
      ['Number of Holdings', 43, 0],
    ],
  }),
];
