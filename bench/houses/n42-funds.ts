/** The funds of AMC N42: six funds and a pension fund, and what the offering documents allow. */
import * as s from './shared9.ts';

/** How much of its assets a fund may hold of each class, by the fund's short name; `` for all other funds. */
export const LIMITS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '': {
    'Cash & Bank Deposits': 'Min. 25%',
    'T-Bills': 'Up to 100%',
    PIBs: 'Up to 75%',
    'TFCs / Sukuk': 'Up to 50%',
    'Placements with DFIs': 'Up to 25%',
    Equities: 'Min. 70%',
    'Ijara Sukuk': 'Up to 70%',
  },
  DAAF: { Equities: '20% - 80%', 'Cash & Bank Deposits': 'Up to 80%', 'T-Bills': 'Up to 80%' },
  DPF: { 'Cash & Bank Deposits': 'Up to 60%' },
  DSF: { 'Cash & Bank Deposits': 'Up to 30%' },
  DISF: { 'Cash & Bank Deposits': 'Up to 30%' },
};

const fund = s.fundWith({
  fund_type_raw: 'Open End Fund',
  trustee_raw: 'MCB Financial Services Limited',
  auditor_raw: 'A.F. Ferguson & Co.',
  pricing_mechanism_raw: 'Forward Pricing',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '9:00 am to 4:00 pm',
  listing_raw: 'Pakistan Stock Exchange',
  minimum_initial_raw: 'Rs. 1,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  back_end_load_raw: 'Nil',
  par_value_raw: 'Rs. 100',
});

const PENSION: s.Day = [2012, 8, 27];

export const FUNDS = [
  fund({
    name: 'Dudipatsar Money Market Fund',
    abbr: 'DMMF',
    model: s.rate([2011, 1, 17], 100, 0.1, 58_100_000),
    profile: {
      category_raw: 'Money Market Scheme',
      benchmark_raw: '70% 3M PKRV and 30% 3M deposit rates of AA rated banks',
      risk_profile_raw: 'Low',
      management_fee_raw: '0.75% per annum',
      front_end_load_raw: 'Nil',
      investment_objective_raw:
        'The Fund seeks to offer daily liquidity and a return above that of short term deposits.',
    },
    rating: ['AA(f)', 'JCR-VIS', [2017, 7, 14]],
    asset: s.weights('T-Bills 46.2, Cash & Bank Deposits 38.7, Placements with DFIs 13.4, Others 1.7'),
    second: s.credit('Govt. Securities 46.2, AAA 19.6, AA+ 22.4, AA 10.1, Others 1.7'),
    papers: [],
    ter: 0.87,
    metrics: [['Weighted Average Maturity (Days)', 41, 0]],
  }),
  fund({
    name: 'Dudipatsar Income Fund',
    abbr: 'DIF',
    model: s.rate([2007, 3, 14], 100, 0.6, 29_600_000),
    profile: {
      category_raw: 'Income Scheme',
      benchmark_raw: 'Average of 6M KIBOR',
      risk_profile_raw: 'Medium',
      management_fee_raw: '1.25% per annum',
      front_end_load_raw: '1.00%',
      investment_objective_raw: 'The Fund seeks to earn a competitive income from a portfolio of debt of good quality.',
    },
    rating: ['A+(f)', 'JCR-VIS', [2017, 7, 14]],
    asset: s.weights('Cash & Bank Deposits 41.4, TFCs / Sukuk 33.8, PIBs 15.1, T-Bills 7.2, Others 2.5'),
    second: s.credit('Govt. Securities 22.3, AAA 14.8, AA+ 21.9, AA 20.3, A+ 18.2, Others 2.5'),
    papers: s.papers(
      'Naran Bank Limited TFC-III / Banking 7.42, Jalkhad Power Sukuk / Power 6.31, Batakundi Telecom Sukuk / Telecom 5.27, Besal Leasing TFC-II / Leasing 4.13, Lulusar Cement TFC / Cement 3.48, Gittidas Sugar PPTFC / Sugar 2.36',
    ),
    ter: 1.79,
    metrics: [['Weighted Average Maturity (Years)', 2.0, 1]],
  }),
  fund({
    name: 'Dudipatsar Islamic Income Fund',
    abbr: 'DIIF',
    model: s.rate([2013, 6, 3], 100, -0.4, 17_400_000),
    profile: {
      category_raw: 'Islamic Income Scheme',
      benchmark_raw: 'Average of 6M deposit rates of three A rated Islamic banks',
      risk_profile_raw: 'Medium',
      management_fee_raw: '1.00% per annum',
      front_end_load_raw: '1.00%',
      investment_objective_raw: 'The Fund seeks to earn a halal income from sukuk and deposits with Islamic banks.',
    },
    rating: ['A(f)', 'JCR-VIS', [2017, 8, 4]],
    asset: s.weights('Cash & Bank Deposits 58.3, TFCs / Sukuk 24.6, Ijara Sukuk 14.9, Others 2.2'),
    second: s.credit('Govt. Securities 14.9, AAA 18.7, AA+ 16.4, AA 21.3, A+ 26.5, Others 2.2'),
    papers: s.papers(
      'Jalkhad Power Sukuk / Power 8.24, Batakundi Telecom Sukuk / Telecom 6.75, Burawai Islamic Bank Sukuk / Banking 5.31, Soch Foods Sukuk / Food 3.07',
    ),
    ter: 1.61,
    metrics: [['Weighted Average Maturity (Years)', 1.7, 1]],
  }),
  fund({
    name: 'Dudipatsar Stock Fund',
    abbr: 'DSF',
    model: s.market([2005, 5, 9], 100, 1.02, 18_800_000),
    profile: {
      category_raw: 'Equity Scheme',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      management_fee_raw: '2.00% per annum',
      front_end_load_raw: '2.50%',
      investment_objective_raw: 'The Fund seeks to provide capital growth in the long run through listed equities.',
    },
    rating: null,
    asset: s.weights('Equities 90.7, Cash & Bank Deposits 7.8, Others 1.5'),
    second: s.sectors('Commercial Banks 23.8, Oil & Gas Exploration 18.1, Cement 11.2, Power 10.4, Fertilizer 9.3'),
    papers: s.papers(
      'Naran Bank Limited / Commercial Banks 9.13, Saiful Petroleum / Oil & Gas Exploration 8.56, Jalkhad Power Company / Power 7.27, Lulusar Cement Limited / Cement 6.84, Besal Oil & Gas / Oil & Gas Exploration 6.11, Khaniyan Fertilizer / Fertilizer 5.49, Balakot Bank Limited / Commercial Banks 4.93, Paras Textile Mills / Textile 3.72, Shogran Motors Limited / Automobiles 3.06, Siri Paye Foods / Food 2.41',
    ),
    ter: 3.98,
    metrics: [['Price to Earnings Ratio', 8.4, 1]],
  }),
  fund({
    name: 'Dudipatsar Islamic Stock Fund',
    abbr: 'DISF',
    model: s.market([2014, 9, 15], 100, 1.06, 9_700_000),
    profile: {
      category_raw: 'Islamic Equity Scheme',
      benchmark_raw: 'KMI-30 Index',
      risk_profile_raw: 'High',
      management_fee_raw: '2.00% per annum',
      front_end_load_raw: '2.50%',
      investment_objective_raw:
        'The Fund seeks to provide capital growth in the long run through Shariah compliant equities.',
    },
    rating: null,
    asset: s.weights('Equities 88.9, Cash & Bank Deposits 9.6, Others 1.5'),
    second: s.sectors('Oil & Gas Exploration 22.4, Cement 15.7, Fertilizer 12.6, Power 11.9, Textile 6.3'),
    papers: s.papers(
      'Saiful Petroleum / Oil & Gas Exploration 10.23, Lulusar Cement Limited / Cement 8.71, Besal Oil & Gas / Oil & Gas Exploration 7.94, Khaniyan Fertilizer / Fertilizer 7.16, Jalkhad Power Company / Power 6.38, Paras Textile Mills / Textile 4.27, Siri Paye Foods / Food 3.15',
    ),
    ter: 4.11,
    metrics: [['Price to Earnings Ratio', 8.9, 1]],
  }),
  fund({
    name: 'Dudipatsar Asset Allocation Fund',
    abbr: 'DAAF',
    model: s.market([2009, 12, 7], 100, 0.55, 11_300_000),
    profile: {
      category_raw: 'Asset Allocation Scheme',
      benchmark_raw: '60% KSE-100 Index and 40% 6M KIBOR',
      risk_profile_raw: 'Medium to High',
      management_fee_raw: '2.00% per annum',
      front_end_load_raw: '2.00%',
      investment_objective_raw:
        'The Fund seeks to earn a good return by changing its mix of equities and debt with the market.',
    },
    rating: null,
    asset: s.weights('Equities 57.6, Cash & Bank Deposits 26.4, T-Bills 14.2, Others 1.8'),
    second: s.sectors('Commercial Banks 15.1, Oil & Gas Exploration 11.7, Cement 8.2, Power 6.9'),
    papers: s.papers(
      'Naran Bank Limited / Commercial Banks 6.28, Saiful Petroleum / Oil & Gas Exploration 5.61, Jalkhad Power Company / Power 4.87, Lulusar Cement Limited / Cement 4.32, Balakot Bank Limited / Commercial Banks 3.76, Khaniyan Fertilizer / Fertilizer 3.11',
    ),
    ter: 3.29,
    metrics: [['Price to Earnings Ratio', 8.1, 1]],
  }),
  fund({
    ...s.EMPTY,
    name: 'Dudipatsar Pension Fund',
    abbr: 'DPF',
    model: s.market(PENSION, 100, 0, 1),
    profile: {
      category_raw: 'Voluntary Pension Scheme',
      risk_profile_raw: 'As per the allocation chosen',
      management_fee_raw: '1.50% per annum',
      front_end_load_raw: '3.00%',
      listing_raw: null,
      investment_objective_raw: 'The Fund seeks to provide a regular income to participants after their retirement.',
    },
    rating: null,
    subs: [
      s.sub('Equity Sub Fund', s.market(PENSION, 100, 1.04, 1_080_000), {
        asset: s.weights('Equities 91.3, Cash & Bank Deposits 7.4, Others 1.3'),
        papers: [],
        ter: 2.19,
      }),
      s.sub('Debt Sub Fund', s.rate(PENSION, 100, 0.3, 1_420_000), {
        asset: s.weights('PIBs 42.7, T-Bills 31.6, Cash & Bank Deposits 24.2, Others 1.5'),
        papers: [],
        ter: 1.73,
      }),
      s.sub('Money Market Sub Fund', s.rate(PENSION, 100, -0.1, 1_910_000), {
        asset: s.weights('T-Bills 57.4, Cash & Bank Deposits 41.3, Others 1.3'),
        papers: [],
        ter: 1.64,
      }),
    ],
  }),
];
