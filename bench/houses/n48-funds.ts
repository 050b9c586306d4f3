/** The funds of AMC N48: an Islamic pension fund with three sub-funds, a money market and an income fund. */
import * as s from './shared10.ts';

const fund = s.fundWith({
  trustee_raw: 'CDC Pakistan',
  auditor_raw: 'Yousuf Adil, Chartered Accountants',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '4:00 pm (Friday 4:30 pm)',
  minimum_initial_raw: 'PKR 1,000',
  minimum_subsequent_raw: 'PKR 1,000',
  back_end_load_raw: 'Nil',
});

const PENSION: s.Day = [2012, 12, 3];

export const FUNDS = [
  fund({
    ...s.EMPTY,
    name: 'Charna Islamic Pension Fund',
    abbr: 'CIPF',
    model: s.market(PENSION, 100, 0, 1),
    profile: {
      category_raw: 'Shariah Compliant Voluntary Pension Scheme',
      fund_type_raw: 'Open-end',
      risk_profile_raw: 'Investor dependent',
      management_fee_raw: 'Up to 1.50% per annum of each sub-fund',
      front_end_load_raw: 'Up to 3.00%',
      investment_objective_raw:
        'To give participants a flexible and individualised pension arrangement that pays a halal income after retirement.',
    },
    rating: null,
    subs: [
      s.sub('Equity Sub-Fund', s.market(PENSION, 100, 1.02, 2_870_000), {
        asset: s.weights('Equities 93.4, Cash 5.1, Others 1.5'),
        second: s.sectors('Cement 21.8, Exploration & Production 19.6, Fertilizer 12.3, Power 8.9'),
        papers: s.papers(
          'Gadani Exploration 9.61, Churna Cement 8.74, Ibrahim Haidery Fertilizer 7.92, Mubarak Village Power 5.33, Hub River Petroleum 4.87',
        ),
        ter: 2.24,
      }),
      s.sub('Debt Sub-Fund', s.rate(PENSION, 100, 0.2, 3_460_000), {
        asset: s.weights('GOP Ijara Sukuk 64.7, Cash 33.6, Others 1.7'),
        papers: [],
        ter: 1.58,
      }),
      s.sub('Money Market Sub-Fund', s.rate(PENSION, 100, -0.1, 7_190_000), {
        asset: s.weights('GOP Ijara Sukuk 41.2, Cash 43.8, Placements 13.7, Others 1.3'),
        papers: [],
        ter: 1.32,
      }),
    ],
  }),
  fund({
    name: 'Charna Islamic Cash Fund',
    abbr: 'CICF',
    model: s.rate([2017, 6, 21], 50, 0.1, 248_000_000),
    profile: {
      category_raw: 'Shariah Compliant Money Market',
      fund_type_raw: 'Open-end',
      benchmark_raw: '90% three-month PKISRV and 10% three-month deposit rate of three A rated Islamic banks',
      risk_profile_raw: 'Very low',
      risk_of_principal_raw: 'Principal at very low risk',
      management_fee_raw: 'Up to 0.80% per annum',
      front_end_load_raw: 'Up to 1.00%',
      investment_objective_raw:
        'To earn a halal return with high liquidity from money market instruments of short maturity.',
    },
    rating: ['AA(f)', 'VIS', [2026, 1, 2]],
    asset: s.weights('Cash 47.3, GOP Ijara Sukuk 36.8, Placements 14.2, Others 1.7'),
    second: s.credit('Government 36.8, AAA 26.9, AA+ 19.4, AA 15.2, Others 1.7'),
    papers: [],
    ter: 0.72,
    metrics: [
      ['Weighted average maturity', 39, 0],
      ['Average portfolio yield', 10.6, 2],
    ],
  }),
  fund({
    name: 'Charna Islamic Income Fund',
    abbr: 'CIIF',
    model: s.rate([2010, 3, 8], 50, 0.4, 67_400_000),
    profile: {
      category_raw: 'Shariah Compliant Income',
      fund_type_raw: 'Open-end',
      benchmark_raw: '75% six-month PKISRV and 25% six-month deposit rate of three A rated Islamic banks',
      risk_profile_raw: 'Medium',
      risk_of_principal_raw: 'Principal at medium risk',
      management_fee_raw: 'Up to 1.20% per annum',
      front_end_load_raw: 'Up to 1.50%',
      investment_objective_raw:
        'To earn a competitive halal return from a mix of corporate sukuk, government sukuk and deposits with Islamic banks.',
    },
    rating: ['A+(f)', 'VIS', [2026, 1, 2]],
    asset: s.weights('Corporate Sukuk 31.6, GOP Ijara Sukuk 29.4, Cash 36.7, Others 2.3'),
    second: s.credit('Government 29.4, AAA 15.7, AA+ 21.2, AA 18.8, A+ 12.6, Others 2.3'),
    papers: s.papers(
      'Hub River Petroleum Sukuk 7.43, Mubarak Village Power Sukuk 6.15, Gadani Shipyard Sukuk 5.02, Sapat Islamic Bank Tier-II Sukuk 4.36, Ormara Road Telecom Sukuk 3.28',
    ),
    ter: 1.47,
    metrics: [
      ['Weighted average maturity', 812, 0],
      ['Average portfolio yield', 11.7, 2],
    ],
  }),
];
