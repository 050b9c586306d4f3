/** The funds of AMC N77: an Islamic income and an Islamic stock fund, a pension fund and a fund of funds. */
import * as s from './shared11.ts';

const fund = s.fundWith({
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'EY Ford Rhodes, Chartered Accountants',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday - Friday',
  cutoff_raw: '9:00 am - 3:00 pm',
  leverage_raw: 'None',
  back_end_load_raw: 'Nil',
});

const PENSION: s.Day = [2015, 5, 18];
const PLANNING: s.Day = [2018, 2, 12];

const planned = (income: number, stock: number): s.Weights =>
  s.weights(`Lalsohanra Islamic Income Fund ${income}, Lalsohanra Islamic Stock Fund ${stock}, Cash and Others 1.9`);

export const FUNDS = [
  fund({
    name: 'Lalsohanra Islamic Income Fund',
    abbr: 'LIIF',
    model: s.rate([2009, 10, 26], 50, -0.9, 164_000_000),
    profile: {
      fund_type_raw: 'Open End',
      category_raw: 'Shariah Compliant Income Scheme',
      benchmark_raw: 'Six months average deposit rates of three A rated Islamic Banks',
      risk_profile_raw: 'Medium',
      management_fee_raw: '1.00% p.a. of Average Annual Net Assets',
      front_end_load_raw: '1.50%',
      minimum_initial_raw: 'Rs. 5,000',
      minimum_subsequent_raw: 'Rs. 1,000',
      listing_raw: 'Pakistan Stock Exchange',
      investment_objective_raw:
        'LIIF seeks to provide its investors with a high and stable rate of current income consistent with long-term preservation of capital in a Shariah compliant way.',
    },
    rating: ['A+(f)', 'VIS', [2022, 12, 29]],
    asset: s.weights('GoP Ijara Sukuk 41.3, Corporate Sukuk 20.8, Cash 35.6, Other Receivables 2.3'),
    second: s.credit('Government Guaranteed 41.3, AAA 14.2, AA+ 19.4, AA 13.1, A+ 9.7, Other Receivables 2.3'),
    papers: s.papers(
      'Derawar Power Sukuk-II / AAA 6.41, Yazman Islamic Bank Sukuk / AA+ 4.87, Abbasia Foods Sukuk / AA 3.92, Head Rajkan Telecom Sukuk / AA+ 3.36, Khairpur Tamewali Motors Sukuk / A+ 2.24',
    ),
    ter: 1.52,
    metrics: [['Weighted Average Maturity (Years)', 2.4, 2]],
  }),
  fund({
    name: 'Lalsohanra Islamic Stock Fund',
    abbr: 'LISF',
    model: s.market([2008, 1, 14], 50, 1.02, 61_700_000),
    profile: {
      fund_type_raw: 'Open End',
      category_raw: 'Shariah Compliant Equity Scheme',
      benchmark_raw: 'KMI-30 Index',
      risk_profile_raw: 'High',
      management_fee_raw: '2.00% p.a. of Average Annual Net Assets',
      front_end_load_raw: '3.00%',
      minimum_initial_raw: 'Rs. 5,000',
      minimum_subsequent_raw: 'Rs. 1,000',
      listing_raw: 'Pakistan Stock Exchange',
      investment_objective_raw:
        'The objective of LISF is to maximize total returns to investors by investing in Shariah compliant quality equity securities.',
    },
    rating: null,
    asset: s.weights('Equity 93.8, Cash 5.1, Other Receivables 1.1'),
    second: s.sectors(
      'Oil & Gas Exploration Companies 28.9, Fertilizer 16.7, Cement 15.8, Power Generation & Distribution 9.6, Pharmaceuticals 6.4, Others 16.4',
    ),
    papers: s.papers(
      'Cholistan Petroleum Company 13.26, Hasilpur Exploration Limited 9.81, Dahranwala Fertilizer Limited 8.93, Yazman Cement Limited 7.04, Derawar Power Company 6.12, Fort Abbas Fertilizer Limited 5.47, Minchinabad Cement Limited 4.66, Head Rajkan Telecom 3.91, Chishtian Pharma Limited 3.28, Marot Oilfields 2.53',
    ),
    ter: 4.58,
    metrics: [],
  }),
  fund({
    ...s.EMPTY,
    name: 'Lalsohanra Islamic Pension Fund',
    abbr: 'LIPF',
    model: s.market(PENSION, 100, 0, 1),
    profile: {
      category_raw: 'Shariah Compliant Voluntary Pension Scheme',
      risk_profile_raw: 'Investor dependent',
      management_fee_raw: '1.50% p.a. of Average Annual Net Assets of each Sub Fund',
      front_end_load_raw: '3.00%',
      minimum_initial_raw: 'Rs. 1,000',
      minimum_subsequent_raw: 'Rs. 500',
      investment_objective_raw:
        'The primary objective of LIPF is to provide participants with a regular Halal income stream after retirement, when they can no longer earn regular income.',
    },
    rating: null,
    subs: [
      s.sub('Equity Sub Fund', s.market(PENSION, 100, 0.97, 4_310_000), {
        asset: s.weights('Equity 92.6, Cash 5.9, Other Receivables 1.5'),
        papers: [],
        ter: 2.92,
      }),
      s.sub('Debt Sub Fund', s.rate(PENSION, 100, -1.1, 5_870_000), {
        asset: s.weights('GoP Ijara Sukuk 62.7, Cash 35.2, Other Receivables 2.1'),
        papers: [],
        ter: 1.71,
      }),
      s.sub('Money Market Sub Fund', s.rate(PENSION, 100, -0.8, 9_240_000), {
        asset: s.weights('GoP Ijara Sukuk 48.9, Cash 49.3, Other Receivables 1.8'),
        papers: [],
        ter: 1.64,
      }),
    ],
  }),
  fund({
    ...s.EMPTY,
    name: 'Lalsohanra Islamic Financial Planning Fund',
    abbr: 'LIFPF',
    model: s.market(PLANNING, 100, 0, 1),
    profile: {
      fund_type_raw: 'Open End',
      category_raw: 'Shariah Compliant Fund of Funds Scheme',
      management_fee_raw: '1.00% p.a. of Net Assets if invested in other funds than those of Lalsohanra',
      front_end_load_raw: '3.00%',
      minimum_initial_raw: 'Rs. 1,000',
      minimum_subsequent_raw: 'Rs. 1,000',
      investment_objective_raw:
        'The fund aims to generate returns on investment as per the allocation plans by investing in Shariah compliant mutual funds in line with the risk tolerance of the investor.',
    },
    rating: null,
    subs: [
      s.sub('Aggressive Allocation Plan', s.market(PLANNING, 100, 0.7, 3_060_000), {
        asset: planned(28.4, 69.7),
        papers: [],
        ter: 0.61,
      }),
      s.sub('Moderate Allocation Plan', s.market(PLANNING, 100, 0.45, 2_450_000), {
        asset: planned(53.8, 44.3),
        papers: [],
        ter: 0.58,
      }),
      s.sub('Conservative Allocation Plan', s.market(PLANNING, 100, 0.2, 4_120_000), {
        asset: planned(78.6, 19.5),
        papers: [],
        ter: 0.55,
      }),
    ],
  }),
];
