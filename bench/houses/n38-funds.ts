/** The funds of AMC N38: six funds and an Islamic pension fund, and what their benchmarks are called in tables. */
import * as s from './shared9.ts';

/** The name of each fund's benchmark in the heads of tables. */
export const BENCHMARKS: Readonly<Record<string, string>> = {
  CCF: '70:30 PKRV & Deposits',
  CIOF: '6M KIBOR',
  CIIF: '6M Islamic Deposit Rate',
  CISF: 'KMI-30',
  CSF: 'KSE-100',
  CITF: 'KSE-30',
};

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'MCB Financial Services Limited',
  auditor_raw: 'EY Ford Rhodes',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday - Friday',
  cutoff_raw: 'Mon - Thu (9:00 am to 4:00 pm), Fri (9:00 am to 5:00 pm)',
  minimum_initial_raw: 'PKR 500',
  minimum_subsequent_raw: 'PKR 500',
  leverage_raw: 'Nil',
  back_end_load_raw: 'Nil',
});

const PENSION: s.Day = [2013, 7, 8];

export const FUNDS = [
  fund({
    name: 'Chotiari Cash Fund',
    abbr: 'CCF',
    model: s.rate([2010, 5, 24], 100, 0.3, 171_000_000),
    fof: 612,
    profile: {
      category_raw: 'Money Market',
      benchmark_raw: '70% 3M PKRV and 30% 3M deposit rates of AA rated banks (70:30 PKRV & Deposits)',
      risk_profile_raw: 'Very Low',
      risk_of_principal_raw: 'Principal at very low risk',
      management_fee_raw: '0.60% of average annual net assets',
      front_end_load_raw: 'Nil',
      investment_objective_raw:
        'To provide investors with competitive returns from a low risk portfolio of very short maturity.',
    },
    rating: ['AA+(f)', 'VIS', [2019, 12, 31]],
    asset: s.weights('T-Bills 71.2, Cash 16.4, Placements with DFIs 10.9, Others incl. Receivables 1.5'),
    second: s.credit('Government Securities 71.2, AAA 12.6, AA+ 14.7, Others incl. Receivables 1.5'),
    papers: [],
    ter: 0.83,
    metrics: [['Weighted Average Maturity (Days)', 57, 0]],
  }),
  fund({
    name: 'Chotiari Income Opportunities Fund',
    abbr: 'CIOF',
    model: s.rate([2006, 11, 13], 50, 0.6, 82_400_000),
    profile: {
      category_raw: 'Income',
      benchmark_raw: 'Average of six months KIBOR (6M KIBOR)',
      risk_profile_raw: 'Medium',
      risk_of_principal_raw: 'Principal at medium risk',
      management_fee_raw: '10% of gross earnings, minimum 0.50% and maximum 1.50% of average net assets',
      front_end_load_raw: 'Up to 1.50%',
      investment_objective_raw:
        'To earn a superior rate of return through investment in quality TFCs, sukuk and money market instruments.',
    },
    rating: ['AA-(f)', 'VIS', [2020, 1, 27]],
    asset: s.weights('TFCs / Sukuk 38.7, Cash 29.6, PIBs 15.8, Commercial Papers 12.4, Others incl. Receivables 3.5'),
    second: s.credit(
      'Government Securities 15.8, AAA 14.2, AA+ 24.5, AA 22.3, AA- 11.4, A+ 8.3, Others incl. Receivables 3.5',
    ),
    papers: s.papers(
      'Sanghar Bank Limited TFC (09-Sep-15) / AA+ 7.64, Khipro Energy Sukuk (21-Feb-18) / AAA 6.48, Tando Adam Leasing CP (04-May-20) / A+ 5.17, Umerkot Telecom Sukuk (12-Jun-19) / AA 4.92, Mirpurkhas Sugar TFC (30-Nov-17) / AA- 3.76, Nara Canal Power Sukuk (15-Mar-19) / AA 3.08, Kunri Microfinance TFC (27-Jul-16) / A+ 2.21',
    ),
    ter: 1.94,
    metrics: [
      ['Weighted Average Maturity (Years)', 2.4, 1],
      ['Duration (Years)', 0.4, 1],
    ],
  }),
  fund({
    name: 'Chotiari Islamic Income Fund',
    abbr: 'CIIF',
    model: s.rate([2011, 6, 20], 100, -0.5, 43_800_000),
    fof: 187,
    profile: {
      category_raw: 'Shariah Compliant Islamic Income',
      benchmark_raw: 'Six months average deposit rates of three A rated Islamic banks (6M Islamic Deposit Rate)',
      risk_profile_raw: 'Medium',
      risk_of_principal_raw: 'Principal at medium risk',
      management_fee_raw: 'Up to 1.00% of average annual net assets',
      front_end_load_raw: 'Up to 1.50%',
      investment_objective_raw:
        'To generate halal returns from debt and money market instruments that are Shariah compliant.',
    },
    rating: ['A+(f)', 'VIS', [2020, 1, 27]],
    asset: s.weights(
      'Cash 47.9, Sukuk 33.2, GoP Ijara Sukuk 12.6, Commercial Papers 4.1, Others incl. Receivables 2.2',
    ),
    second: s.credit('Government Securities 12.6, AAA 21.7, AA+ 18.6, AA 22.8, A+ 22.1, Others incl. Receivables 2.2'),
    papers: s.papers(
      'Khipro Energy Sukuk (21-Feb-18) / AAA 8.12, Umerkot Telecom Sukuk (12-Jun-19) / AA 6.07, Nara Canal Power Sukuk (15-Mar-19) / AA 4.83, Diplo Foods Sukuk (08-Oct-18) / A+ 3.29',
    ),
    ter: 1.52,
    metrics: [['Weighted Average Maturity (Years)', 2.1, 1]],
  }),
  fund({
    name: 'Chotiari Islamic Stock Fund',
    abbr: 'CISF',
    model: s.market([2015, 3, 2], 100, 1.06, 19_300_000),
    profile: {
      category_raw: 'Shariah Compliant Islamic Equity',
      benchmark_raw: 'KMI-30 Index (KMI-30)',
      risk_profile_raw: 'High',
      risk_of_principal_raw: 'Principal at high risk',
      management_fee_raw: '2.00% of average annual net assets',
      front_end_load_raw: 'Up to 3.00%',
      investment_objective_raw: 'To provide capital appreciation from Shariah compliant equities listed in Pakistan.',
    },
    rating: null,
    asset: s.weights('Stocks / Equities 94.1, Cash 4.3, Others incl. Receivables 1.6'),
    second: s.sectors('Cement 22.4, Oil & Gas Exploration 20.8, Fertilizer 12.1, Textile Composite 8.6, Chemical 7.2'),
    papers: s.papers(
      'Rohri Cement Limited 9.24, Badin Gas Fields Limited 8.83, Nara Fertilizer Limited 8.12, Ghotki Petroleum Limited 7.36, Khipro Textile Mills 5.81, Umerkot Telecom Limited 5.02, Tharparkar Chemicals 4.45, Hala Ceramics Limited 3.74, Makli Pharma Limited 3.11, Shikarpur Foods 2.52',
    ),
    ter: 4.21,
    metrics: [],
  }),
  fund({
    name: 'Chotiari Stock Fund',
    abbr: 'CSF',
    model: s.market([2003, 8, 25], 50, 1.01, 46_900_000),
    profile: {
      category_raw: 'Equity',
      benchmark_raw: 'KSE-100 Index (KSE-100)',
      risk_profile_raw: 'High',
      risk_of_principal_raw: 'Principal at high risk',
      management_fee_raw: '2.00% of average annual net assets',
      front_end_load_raw: 'Up to 3.00%',
      investment_objective_raw:
        'To deliver long term capital growth from an actively managed portfolio of listed equities.',
    },
    rating: null,
    asset: s.weights('Stocks / Equities 95.3, Cash 3.2, Others incl. Receivables 1.5'),
    second: s.sectors('Commercial Banks 21.9, Cement 16.3, Oil & Gas Exploration 14.8, Fertilizer 11.4, Power 8.1'),
    papers: s.papers(
      'Sanghar Bank Limited 8.76, Badin Gas Fields Limited 8.11, Rohri Cement Limited 7.42, Nara Fertilizer Limited 6.93, Kotri Bank Limited 6.14, Ghotki Petroleum Limited 5.37, Nara Canal Power Limited 4.62, Khipro Textile Mills 3.88, Mirpurkhas Sugar Limited 3.05, Hala Ceramics Limited 2.41',
    ),
    ter: 4.37,
    metrics: [['Sharpe Ratio', 0.12, 2]],
  }),
  fund({
    name: 'Chotiari Index Tracker Fund',
    abbr: 'CITF',
    model: s.market([2017, 9, 4], 100, 1, 6_400_000),
    profile: {
      category_raw: 'Index Tracker',
      benchmark_raw: 'KSE-30 Index (KSE-30)',
      risk_profile_raw: 'High',
      risk_of_principal_raw: 'Principal at high risk',
      management_fee_raw: '0.75% of average annual net assets',
      front_end_load_raw: 'Up to 1.50%',
      investment_objective_raw: 'To track the performance of the index with a low tracking error.',
    },
    rating: null,
    asset: s.weights('Stocks / Equities 97.6, Cash 1.8, Others incl. Receivables 0.6'),
    second: s.sectors('Commercial Banks 29.8, Oil & Gas Exploration 19.1, Fertilizer 15.2, Cement 9.4, Power 6.9'),
    papers: s.papers(
      'Sanghar Bank Limited 9.93, Badin Gas Fields Limited 8.84, Nara Fertilizer Limited 8.05, Kotri Bank Limited 7.26, Ghotki Petroleum Limited 6.13, Rohri Cement Limited 5.24',
    ),
    ter: 1.61,
    metrics: [],
  }),
  fund({
    ...s.EMPTY,
    name: 'Chotiari Islamic Pension Fund',
    abbr: 'CIPF',
    model: s.market(PENSION, 100, 0, 1),
    profile: {
      category_raw: 'Shariah Compliant Islamic Voluntary Pension Scheme',
      risk_profile_raw: 'Investor dependent',
      management_fee_raw: '1.50% of average annual net assets',
      front_end_load_raw: 'Up to 3.00%',
      investment_objective_raw: 'To give participants a secure and flexible way to save for their retirement.',
    },
    rating: null,
    subs: [
      s.sub('CIPF - Equity', s.market(PENSION, 100, 1.05, 1_120_000), {
        asset: s.weights('Stocks / Equities 93.6, Cash 4.9, Others incl. Receivables 1.5'),
        papers: [],
        ter: 2.34,
      }),
      s.sub('CIPF - Debt', s.rate(PENSION, 100, -0.3, 1_960_000), {
        asset: s.weights('Cash 54.6, Sukuk 24.3, GoP Ijara Sukuk 19.2, Others incl. Receivables 1.9'),
        papers: [],
        ter: 1.97,
      }),
      s.sub('CIPF - Money Market', s.rate(PENSION, 100, -0.7, 2_870_000), {
        asset: s.weights('Cash 82.4, Commercial Papers 15.8, Others incl. Receivables 1.8'),
        papers: [],
        ter: 1.66,
      }),
    ],
  }),
];
