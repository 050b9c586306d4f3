/** The funds of AMC N106: money market, income, stock and asset allocation funds. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'MCB Financial Services Limited',
  auditor_raw: 'Horwath Hussain Chaudhury & Co.',
  listing_raw: 'Pakistan Stock Exchange',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '9:00 am to 3:00 pm',
  minimum_initial_raw: 'PKR 5,000',
  back_end_load_raw: 'Nil',
});

export const MANAGERS: Readonly<Record<string, string>> = {
  CLF: 'Bushra Wattoo',
  CIF: 'Bushra Wattoo',
  CSF: 'Hassan Joiya, CFA',
  CAAF: 'Zeeshan Kamboh',
};

export const FUNDS = [
  fund({
    name: 'Chishtian Liquidity Fund',
    abbr: 'CLF',
    model: s.rate([2010, 3, 30], 100, 0.1, 88_300_000),
    fof: 376,
    profile: {
      category_raw: 'Money Market Scheme',
      benchmark_raw: '70% three months PKRV and 30% three months deposit rate of three AA rated banks',
      risk_profile_raw: 'Low',
      management_fee_raw: '7.5% of gross earnings (minimum 0.25% p.a.)',
      front_end_load_raw: 'Nil',
      investment_objective_raw:
        'To provide competitive returns with easy access to cash from a low risk portfolio of short duration.',
    },
    rating: ['AA(f)', 'JCR-VIS', [2018, 12, 28]],
    asset: s.weights('Cash 61.8, T-Bills 24.6, Placements with DFIs 12.2, Others 1.4'),
    second: s.credit('Govt. Securities 24.6, AAA 31.2, AA+ 26.7, AA 16.1, Others 1.4'),
    papers: [],
    ter: 0.83,
    metrics: [['Wtd. Avg. Maturity (Days)', 27, 0]],
  }),
  fund({
    name: 'Chishtian Income Fund',
    abbr: 'CIF',
    model: s.rate([2007, 5, 14], 100, 0.4, 31_700_000),
    profile: {
      category_raw: 'Income Scheme',
      benchmark_raw: 'Average of six months KIBOR',
      risk_profile_raw: 'Moderate',
      management_fee_raw: '1.25% p.a.',
      front_end_load_raw: '1.00%',
      investment_objective_raw:
        'To earn a steady income by investing in debt securities, government papers and deposits of good quality.',
    },
    rating: ['A+(f)', 'JCR-VIS', [2018, 12, 28]],
    asset: s.weights('Cash 46.3, TFCs 24.8, T-Bills 13.5, MTS 10.7, PIBs 2.9, Others 1.8'),
    second: s.credit('Govt. Securities 16.4, AAA 8.7, AA+ 21.4, AA 17.9, AA- 12.3, A+ 10.8, MTS 10.7, Others 1.8'),
    papers: s.papers(
      'Renala Bank Limited TFC-IV 6.12, Hujra Power Limited 5.46, Basirpur Bank Limited TFC-II 4.37, Haveli ' +
        'Leasing Company Limited 3.18, Sutlej Bed Chemicals Limited 2.04',
    ),
    ter: 1.92,
    metrics: [
      ['Wtd. Avg. Maturity (Years)', 1.4, 1],
      ['Duration (Days)', 118, 0],
    ],
  }),
  fund({
    name: 'Chishtian Stock Fund',
    abbr: 'CSF',
    model: s.market([2005, 10, 10], 50, 1.01, 52_600_000),
    profile: {
      category_raw: 'Equity Scheme',
      benchmark_raw: 'KSE-30 Index (Total Return)',
      risk_profile_raw: 'High',
      management_fee_raw: '2.00% p.a.',
      front_end_load_raw: '2.50%',
      investment_objective_raw:
        'To provide growth of capital over the long term from a diversified portfolio of listed shares.',
    },
    rating: ['4 Star', 'JCR-VIS', [2018, 8, 17]],
    asset: s.weights('Equities 86.9, Cash 11.4, Others 1.7'),
    second: s.sectors(
      'Commercial Banks 23.8, Oil & Gas Exploration 18.4, Fertilizer 12.1, Cement 9.3, Textile Composite 7.6',
    ),
    papers: s.papers(
      'Satghara Petroleum Limited 8.93, Renala Bank Limited 7.86, Akhtarabad Fertilizer Limited 7.14, Basirpur ' +
        'Bank Limited 6.52, Shergarh Textile Mills Limited 5.37',
    ),
    ter: 3.24,
    metrics: [
      ['Beta', 0.98, 2],
      ['Standard Deviation', 18.3, 1],
    ],
  }),
  fund({
    name: 'Chishtian Asset Allocation Fund',
    abbr: 'CAAF',
    model: s.market([2013, 12, 16], 50, 0.58, 24_900_000),
    profile: {
      category_raw: 'Asset Allocation Scheme',
      benchmark_raw: 'Weighted average of KSE-30 Index and six months KIBOR as per actual allocation',
      risk_profile_raw: 'Medium to High',
      management_fee_raw: '2.00% p.a.',
      front_end_load_raw: '2.50%',
      investment_objective_raw:
        'To earn a balanced return by moving the portfolio between shares, debt and cash as the market changes.',
    },
    rating: null,
    asset: s.weights('Equities 54.7, Cash 29.8, T-Bills 9.6, TFCs 4.2, Others 1.7'),
    second: s.sectors(
      'Commercial Banks 14.2, Oil & Gas Exploration 10.7, Fertilizer 7.3, Power Generation 5.9, Cement 4.3',
    ),
    papers: s.papers(
      'Renala Bank Limited 6.21, Satghara Petroleum Limited 5.84, Akhtarabad Fertilizer Limited 4.77, Hujra Power Limited 3.96, Bama Bala Cement Limited 2.88',
    ),
    ter: 3.06,
    metrics: [['Beta', 0.61, 2]],
  }),
];
