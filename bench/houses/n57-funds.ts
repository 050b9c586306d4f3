/** The funds of AMC N57: a money market, an aggressive income and a stock fund, and a pension fund with three sub-funds. */
import * as s from './shared12.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'MCB Financial Services Limited',
  auditor_raw: 'EY Ford Rhodes',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Mon to Fri',
  cutoff_raw: '9:00 to 16:00',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
});

const PENSION: s.Day = [2012, 12, 3];

export const FUNDS = [
  fund({
    name: 'Swabi Money Market Fund',
    abbr: 'SMMF',
    model: s.rate([2011, 6, 20], 100, 0, 47_600_000),
    profile: {
      category_raw: 'Money Market',
      benchmark_raw: '70% three-month PKRV rates and 30% three-month deposit rates of three AA rated banks',
      risk_profile_raw: 'Low',
      management_fee_raw: '0.80%',
      front_end_load_raw: '0.50%',
      back_end_load_raw: 'Nil',
      investment_objective_raw: 'To offer investors a regular return with safety of principal and instant liquidity.',
    },
    rating: ['AA(f)', 'JCR-VIS', [2016, 12, 28]],
    asset: s.weights('T-Bills 63.5, Cash 27.9, Placements with banks 7.2, Other assets 1.4'),
    second: s.credit('Government 63.5, AAA 12.7, AA+ 13.1, AA 9.3, Other assets 1.4'),
    papers: [],
    ter: 1.05,
    metrics: [['Average maturity, days', 43, 0]],
  }),
  fund({
    name: 'Swabi Aggressive Income Fund',
    abbr: 'SAIF',
    model: s.rate([2007, 10, 8], 100, 0.9, 15_900_000),
    profile: {
      category_raw: 'Aggressive Fixed Income',
      benchmark_raw: 'One-year KIBOR',
      risk_profile_raw: 'Medium to high',
      management_fee_raw: '1.50%',
      front_end_load_raw: '1.50%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'To earn higher income from debt of medium ratings, with spread transactions and margin trading.',
    },
    rating: ['A(f)', 'JCR-VIS', [2016, 12, 28]],
    asset: s.weights('TFCs and Sukuk 42.6, Cash 31.3, Spread transactions 14.9, PIBs 9.3, Other assets 1.9'),
    second: s.credit('Government 9.3, AAA 11.4, AA+ 16.6, AA 14.3, AA- 19.7, A+ 17.6, A 9.2, Other assets 1.9'),
    papers: s.papers(
      'Topi Bank TFC-II 8.14, Jehangira Sugar Sukuk 7.36, Hund Electric TFC 6.73, Razzar Leasing Sukuk 5.85, Kalu Khan Steel TFC 4.49, Ambar Foods Sukuk 3.31',
    ),
    ter: 1.96,
    metrics: [['Average maturity, days', 703, 0]],
  }),
  fund({
    name: 'Swabi Stock Fund',
    abbr: 'SSTF',
    model: s.market([2006, 2, 27], 50, 1.02, 19_200_000),
    profile: {
      category_raw: 'Equity',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      management_fee_raw: '2.00%',
      front_end_load_raw: '3.00%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'To seek long-term growth of capital from an actively managed portfolio of listed shares.',
    },
    rating: null,
    asset: s.weights('Shares 86.4, Cash 12.1, Other assets 1.5'),
    second: s.sectors(
      'Banks 23.9, Oil and gas exploration 17.6, Cement 12.4, Fertilizer 10.8, Automobiles 7.1, Power 5.9',
    ),
    papers: s.papers(
      'Topi Bank 8.73, Hund Exploration 8.16, Jehangira Cement 7.22, Razzar Fertilizer 6.64, Panjpir Petroleum 5.97, Kalu Khan Motors 5.02, Gohati Bank 4.31, Ambar Power 3.66, Yar Hussain Textile 2.83, Marghuz Foods 2.14',
    ),
    ter: 3.38,
    metrics: [['Number of companies', 38, 0]],
  }),
  fund({
    ...s.EMPTY,
    name: 'Swabi Pension Fund',
    abbr: 'SPNF',
    model: s.market(PENSION, 100, 0, 1),
    profile: {
      category_raw: 'Voluntary Pension Scheme',
      risk_profile_raw: 'By allocation',
      management_fee_raw: '1.50%',
      front_end_load_raw: '3.00%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'To let participants put money aside for their retirement and choose how it is invested.',
    },
    rating: null,
    subs: [
      s.sub('Equity Sub-Fund', s.market(PENSION, 100, 1, 2_130_000), {
        asset: s.weights('Shares 91.3, Cash 7.4, Other assets 1.3'),
        papers: s.papers(
          'Hund Exploration 8.92, Topi Bank 8.35, Jehangira Cement 7.61, Razzar Fertilizer 6.43, Ambar Power 4.75',
        ),
        ter: 2.58,
      }),
      s.sub('Debt Sub-Fund', s.rate(PENSION, 100, 0.2, 2_870_000), {
        asset: s.weights('PIBs 38.2, T-Bills 41.9, Cash 18.5, Other assets 1.4'),
        papers: [],
        ter: 1.79,
      }),
      s.sub('Money Market Sub-Fund', s.rate(PENSION, 100, -0.1, 3_340_000), {
        asset: s.weights('T-Bills 59.6, Cash 39.2, Other assets 1.2'),
        papers: [],
        ter: 1.66,
      }),
    ],
  }),
];
