/** The funds of AMC N25: five funds and a pension fund with three sub-funds. */
import * as s from './shared7.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Grant Thornton Anjum Rahman',
  pricing_mechanism_raw: 'Forward Day',
  dealing_days_raw: 'Monday to Friday',
  listing_raw: 'Pakistan Stock Exchange',
  minimum_initial_raw: 'Rs. 1,000',
  minimum_subsequent_raw: 'Rs. 500',
  leverage_raw: 'Nil',
});

const PENSION: s.Day = [2018, 11, 19];

export const FUNDS = [
  fund({
    name: 'Zarghun Liquidity Fund',
    abbr: 'ZLF',
    model: s.rate([2013, 3, 11], 100, 0.2, 88_200_000),
    profile: {
      category_raw: 'Money Market Scheme',
      benchmark_raw: '70% of 3-month PKRV and 30% of 3-month deposit rates of three AA rated scheduled banks',
      risk_profile_raw: 'Very Low',
      risk_of_principal_raw: 'Principal at very low risk',
      cutoff_raw: '10:00 am',
      management_fee_raw: '5% of gross earnings, subject to a floor of 0.25% of average net assets',
      front_end_load_raw: 'Nil',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'The Fund aims to generate stable returns with a high degree of liquidity from short-term government securities and deposits with highly rated banks.',
    },
    rating: ['AA+(f)', 'PACRA', [2024, 4, 18]],
    asset: s.weights('T-Bills 61.4, Cash at Banks 21.8, PIBs 14.9, Others 1.9'),
    second: s.credit('Government Securities 76.3, AAA 12.6, AA+ 9.2, Others 1.9'),
    papers: [],
    ter: 0.69,
    metrics: [['Weighted Average Maturity (days)', 44, 0]],
  }),
  fund({
    name: 'Zarghun Income Opportunity Fund',
    abbr: 'ZIOF',
    model: s.rate([2007, 8, 27], 50, 0.6, 47_600_000),
    profile: {
      category_raw: 'Aggressive Fixed Income Scheme',
      benchmark_raw: 'Average of 12-month KIBOR',
      risk_profile_raw: 'Medium',
      risk_of_principal_raw: 'Principal at medium risk',
      cutoff_raw: '4:00 pm',
      management_fee_raw: '1.50%',
      front_end_load_raw: '1.00%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'The Fund seeks to provide a competitive return by investing in a diversified portfolio of money market and debt securities of quality.',
    },
    rating: ['A(f)', 'PACRA', [2024, 4, 18]],
    asset: s.weights('TFCs / Sukuk 34.2, PIBs 26.7, Cash at Banks 22.4, T-Bills 13.9, Others 2.8'),
    second: s.credit('Government Securities 40.6, AAA 11.4, AA+ 16.2, AA 14.8, A+ 14.2, Others 2.8'),
    papers: s.papers(
      'Takht Bank Limited TFC-II (23-Dec-21) / AA+ 6.42, Pishin Telecom Sukuk (15-Mar-22) / AAA 5.81, Loralai Cement TFC (01-Jul-20) / AA- 4.73, Bolan Pass Energy Sukuk (30-Sep-21) / AA 4.12, Sibi Microfinance Bank TFC (18-Nov-22) / A+ 3.35, Harnai Power STS-IV (08-Feb-24) / AA 2.94, Kachhi Sugar PPTFC (17-Jan-19) / A+ 1.68',
    ),
    ter: 2.21,
    metrics: [
      ['Weighted Average Maturity (years)', 2.6, 2],
      ['Modified Duration (years)', 0.9, 2],
    ],
  }),
  fund({
    name: 'Zarghun Islamic Income Fund',
    abbr: 'ZIIF',
    model: s.rate([2015, 1, 5], 100, -0.4, 29_100_000),
    profile: {
      category_raw: 'Shariah Compliant Income Scheme',
      benchmark_raw: 'Six-month average deposit rates of three A rated Islamic banks',
      risk_profile_raw: 'Medium',
      risk_of_principal_raw: 'Principal at medium risk',
      cutoff_raw: '4:00 pm',
      management_fee_raw: '1.25%',
      front_end_load_raw: '1.50%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'The Fund aims at halal income with a moderate level of risk from a portfolio of Shariah compliant debt and money market instruments.',
    },
    rating: ['A+(f)', 'PACRA', [2024, 4, 18]],
    asset: s.weights('GoP Ijara Sukuk 46.3, Cash at Banks 31.6, Corporate Sukuk 19.7, Others 2.4'),
    second: s.credit('Government Securities 46.3, AAA 17.1, AA+ 13.4, AA 12.6, A+ 8.2, Others 2.4'),
    papers: s.papers(
      'Pishin Telecom Sukuk (15-Mar-22) / AAA 6.18, Bolan Pass Energy Sukuk (30-Sep-21) / AA 4.77, Harnai Power STS-IV (08-Feb-24) / AA 3.91, Gandamak Foods Sukuk (11-Aug-22) / AA+ 2.83, Chaman Textile Sukuk (26-Apr-21) / A+ 1.92',
    ),
    ter: 1.73,
    metrics: [['Weighted Average Maturity (years)', 2.1, 2]],
  }),
  fund({
    name: 'Zarghun Growth Fund',
    abbr: 'ZGF',
    model: s.market([2004, 10, 18], 100, 1.03, 7_340_000),
    profile: {
      category_raw: 'Equity Scheme',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      risk_of_principal_raw: 'Principal at high risk',
      cutoff_raw: '3:30 pm',
      management_fee_raw: '2.00%',
      front_end_load_raw: '2.50%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'The Fund aims to achieve capital growth over the medium to long term by investing mainly in listed equity securities.',
    },
    rating: null,
    asset: s.weights('Stocks 92.8, Cash at Banks 5.6, Others 1.6'),
    second: s.sectors(
      'Commercial Banks 24.6, Oil & Gas Exploration 18.9, Cement 12.7, Fertilizer 10.8, Power Generation 8.4',
    ),
    papers: s.papers(
      'Takht Bank Limited / Commercial Banks 8.91, Quetta Petroleum Limited / Oil & Gas Exploration 8.27, Loralai Cement Limited / Cement 7.64, Bolan Fertilizer Company / Fertilizer 6.83, Hanna Oil Fields / Oil & Gas Exploration 6.12, Ziarat Bank Limited / Commercial Banks 5.45, Harnai Power Limited / Power Generation 4.78, Pishin Telecom Limited / Technology 3.96, Chaman Textile Mills / Textile 3.11, Gandamak Foods Limited / Food 2.34',
    ),
    ter: 4.12,
    metrics: [
      ['Portfolio Turnover Ratio (%)', 14.6, 2],
      ['Sharpe Ratio', 0.41, 2],
    ],
  }),
  fund({
    name: 'Zarghun Multi Asset Fund',
    abbr: 'ZMAF',
    model: s.market([2010, 6, 21], 50, 0.55, 9_860_000),
    profile: {
      category_raw: 'Asset Allocation Scheme',
      benchmark_raw: 'KSE-100 Index and 6-month KIBOR in the proportion of the actual allocation',
      risk_profile_raw: 'High',
      risk_of_principal_raw: 'Principal at high risk',
      cutoff_raw: '3:30 pm',
      management_fee_raw: '2.00%',
      front_end_load_raw: '2.00%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'The Fund earns competitive returns by shifting between equities, debt and money market instruments with the outlook.',
    },
    rating: null,
    asset: s.weights('Stocks 56.4, T-Bills 18.3, Cash at Banks 14.2, TFCs / Sukuk 8.8, Others 2.3'),
    second: s.sectors('Commercial Banks 16.3, Cement 11.4, Oil & Gas Exploration 10.2, Fertilizer 6.7'),
    papers: s.papers(
      'Takht Bank Limited / Commercial Banks 6.14, Loralai Cement Limited / Cement 5.52, Quetta Petroleum Limited / Oil & Gas Exploration 5.03, Ziarat Bank Limited / Commercial Banks 4.41, Bolan Fertilizer Company / Fertilizer 3.87, Hanna Oil Fields / Oil & Gas Exploration 3.12',
    ),
    ter: 3.46,
    metrics: [['Portfolio Turnover Ratio (%)', 18.2, 2]],
  }),
  fund({
    ...s.EMPTY,
    name: 'Zarghun Pension Fund',
    abbr: 'ZPF',
    model: s.market(PENSION, 100, 0, 1),
    profile: {
      fund_type_raw: 'Open End',
      category_raw: 'Voluntary Pension Scheme',
      risk_profile_raw: 'Investor dependent',
      cutoff_raw: '4:00 pm',
      management_fee_raw: 'Up to 1.50% of average net assets of each sub-fund',
      front_end_load_raw: '3.00%',
      back_end_load_raw: 'Nil',
      listing_raw: null,
      investment_objective_raw:
        'To provide a secure source of savings and regular income after retirement to the participants.',
    },
    rating: null,
    subs: [
      s.sub('ZPF Equity Sub Fund', s.market(PENSION, 100, 1.05, 2_410_000), {
        asset: s.weights('Stocks 93.9, Cash at Banks 4.8, Others 1.3'),
        papers: s.papers(
          'Takht Bank Limited 9.34, Quetta Petroleum Limited 8.72, Loralai Cement Limited 7.18, Bolan Fertilizer Company 6.05',
        ),
        ter: 2.34,
      }),
      s.sub('ZPF Debt Sub Fund', s.rate(PENSION, 100, 0.4, 3_560_000), {
        asset: s.weights('PIBs 52.7, T-Bills 24.6, Cash at Banks 21.1, Others 1.6'),
        papers: [],
        ter: 1.52,
      }),
      s.sub('ZPF Money Market Sub Fund', s.rate(PENSION, 100, -0.1, 8_120_000), {
        asset: s.weights('T-Bills 71.2, Cash at Banks 27.4, Others 1.4'),
        papers: [],
        ter: 1.27,
      }),
    ],
  }),
];
