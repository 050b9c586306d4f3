/** The funds of AMC N37: five funds and a pension fund with three sub-funds. */
import * as s from './shared9.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Deloitte Yousuf Adil',
  pricing_mechanism_raw: 'Forward pricing',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:00 pm',
  listing_raw: 'Pakistan Stock Exchange Limited',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  par_value_raw: 'Rs. 100',
  back_end_load_raw: 'Nil',
});

const PENSION: s.Day = [2011, 5, 16];

export const FUNDS = [
  fund({
    name: 'Attabad Money Market Fund',
    abbr: 'AMMF',
    model: s.rate([2009, 9, 14], 100, 0.1, 64_300_000),
    profile: {
      category_raw: 'Money Market Scheme',
      benchmark_raw: '70% three months PKRV and 30% three months deposit rate of three AA rated banks',
      risk_profile_raw: 'Low',
      management_fee_raw: '0.85% per annum of average net assets',
      front_end_load_raw: 'Nil',
      investment_objective_raw:
        'The Fund seeks competitive returns with a high degree of liquidity from a low risk portfolio of short duration.',
    },
    rating: ['AA(f)', 'PACRA', [2017, 12, 29]],
    asset: s.weights('T-Bills 52.7, Cash 31.2, Placements with Banks 14.3, Others 1.8'),
    second: s.credit('Government Securities 52.7, AAA 18.4, AA+ 16.9, AA 10.2, Others 1.8'),
    papers: [],
    ter: 0.96,
    metrics: [['Weighted Average Maturity (days)', 46, 0]],
  }),
  fund({
    name: 'Attabad Income Fund',
    abbr: 'AIF',
    model: s.rate([2005, 4, 11], 50, 0.7, 58_900_000),
    profile: {
      category_raw: 'Income Scheme',
      benchmark_raw: 'Six months KIBOR',
      risk_profile_raw: 'Medium',
      management_fee_raw: '1.25% per annum of average net assets',
      front_end_load_raw: '1.00%',
      par_value_raw: 'Rs. 50',
      investment_objective_raw:
        'The Fund aims to earn a steady income from a mix of debt instruments, government securities and bank deposits.',
    },
    rating: ['A+(f)', 'PACRA', [2017, 12, 29]],
    asset: s.weights('Term Finance Certificates 29.4, Cash 34.6, PIBs 18.2, Spread Transactions 14.9, Others 2.9'),
    second: s.credit('Government Securities 18.2, AAA 12.3, AA+ 27.1, AA 21.6, A+ 17.9, Others 2.9'),
    papers: s.papers(
      'Gulmit Bank Limited - TFC III 6.81, Passu Telecom Limited - Sukuk 5.42, Sost Leasing Company - TFC 4.37, Khyber Pass Cement - TFC II 3.96, Ganish Fertilizer Limited - Sukuk 3.12, Altit Microfinance Bank - TFC 2.48',
    ),
    ter: 1.87,
    metrics: [['Weighted Average Maturity (years)', 1.9, 2]],
  }),
  fund({
    name: 'Attabad Government Securities Fund',
    abbr: 'AGSF',
    model: s.rate([2012, 10, 22], 100, 0.3, 21_700_000),
    profile: {
      category_raw: 'Income Scheme',
      benchmark_raw: 'Six months PKRV',
      risk_profile_raw: 'Low',
      management_fee_raw: '1.00% per annum of average net assets',
      front_end_load_raw: '0.75%',
      investment_objective_raw:
        'The Fund aims to generate a stable return by investing at least seventy percent of its assets in government securities.',
    },
    rating: ['AA-(f)', 'PACRA', [2018, 1, 18]],
    asset: s.weights('PIBs 41.8, T-Bills 37.3, Cash 19.6, Others 1.3'),
    second: s.credit('Government Securities 79.1, AAA 11.7, AA+ 7.9, Others 1.3'),
    papers: [],
    ter: 1.46,
    metrics: [['Weighted Average Maturity (years)', 1.4, 2]],
  }),
  fund({
    name: 'Attabad Stock Fund',
    abbr: 'ASF',
    model: s.market([2004, 2, 16], 100, 1.02, 31_200_000),
    profile: {
      category_raw: 'Equity Scheme',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      management_fee_raw: '2.00% per annum of average net assets',
      front_end_load_raw: '3.00%',
      investment_objective_raw:
        'The Fund aims for long term capital growth by investing in listed equities with sound fundamentals.',
    },
    rating: null,
    asset: s.weights('Equities 91.6, Cash 6.8, Others 1.6'),
    second: s.sectors('Commercial Banks 26.3, Oil & Gas Exploration 17.2, Cement 11.9, Fertilizer 9.6, Power 7.4'),
    papers: s.papers(
      'Gulmit Bank Limited 9.37, Khunzhav Oil Company Limited 8.62, Ganish Fertilizer Limited 7.71, Karimabad Bank Limited 7.04, Khyber Pass Cement Limited 5.93, Rakhiot Power Company Limited 5.16, Minapin Petroleum Limited 4.71, Passu Telecom Limited 3.82, Nagar Pharmaceuticals Limited 3.05, Duikar Foods Limited 2.44',
    ),
    ter: 3.94,
    metrics: [['Portfolio Turnover Ratio (%)', 11.3, 1]],
  }),
  fund({
    name: 'Attabad Asset Allocation Fund',
    abbr: 'AAAF',
    model: s.market([2007, 7, 23], 50, 0.6, 27_500_000),
    profile: {
      category_raw: 'Asset Allocation Scheme',
      benchmark_raw: 'Weighted average of KSE-100 Index and six months KIBOR',
      risk_profile_raw: 'High',
      management_fee_raw: '2.00% per annum of average net assets',
      front_end_load_raw: '2.50%',
      par_value_raw: 'Rs. 50',
      investment_objective_raw:
        'The Fund aims to earn a competitive return by allocating its assets between equities, debt and deposits with market conditions.',
    },
    rating: null,
    asset: s.weights('Equities 58.2, Cash 22.7, T-Bills 11.4, Term Finance Certificates 5.9, Others 1.8'),
    second: s.sectors('Commercial Banks 15.8, Cement 10.7, Oil & Gas Exploration 9.9, Fertilizer 6.3, Power 4.8'),
    papers: s.papers(
      'Gulmit Bank Limited 6.14, Khunzhav Oil Company Limited 5.47, Khyber Pass Cement Limited 4.82, Ganish Fertilizer Limited 4.13, Rakhiot Power Company Limited 3.36, Karimabad Bank Limited 2.91',
    ),
    ter: 3.18,
    metrics: [['Portfolio Turnover Ratio (%)', 16.7, 1]],
  }),
  fund({
    ...s.EMPTY,
    name: 'Attabad Pension Fund',
    abbr: 'APF',
    model: s.market(PENSION, 100, 0, 1),
    profile: {
      category_raw: 'Voluntary Pension Scheme',
      risk_profile_raw: 'Investor dependent',
      management_fee_raw: '1.50% per annum of average net assets of each sub-fund',
      front_end_load_raw: '3.00%',
      listing_raw: null,
      investment_objective_raw:
        'To enable participants to contribute to a diversified portfolio and to receive a regular income after retirement.',
    },
    rating: null,
    subs: [
      s.sub('Equity Sub-Fund', s.market(PENSION, 100, 1.04, 1_930_000), {
        asset: s.weights('Equities 92.8, Cash 5.9, Others 1.3'),
        papers: [],
        ter: 2.07,
      }),
      s.sub('Debt Sub-Fund', s.rate(PENSION, 100, 0.3, 2_640_000), {
        asset: s.weights('PIBs 48.7, T-Bills 29.6, Cash 20.3, Others 1.4'),
        papers: [],
        ter: 1.69,
      }),
      s.sub('Money Market Sub-Fund', s.rate(PENSION, 100, -0.2, 3_720_000), {
        asset: s.weights('T-Bills 66.1, Cash 32.5, Others 1.4'),
        papers: [],
        ter: 1.58,
      }),
    ],
  }),
];
