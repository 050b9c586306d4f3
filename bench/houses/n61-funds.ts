/** The funds of AMC N61: a government securities and a stock fund, and a pension fund with three sub-funds. */
import * as s from './shared11.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'Central Depository Company of Pakistan Ltd',
  auditor_raw: 'Grant Thornton Anjum Rahman',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:00 PM',
  par_value_raw: 'Rs. 50',
  minimum_initial_raw: 'Rs. 2,500',
  minimum_subsequent_raw: 'Rs. 500',
  back_end_load_raw: 'Nil',
});

const PENSION: s.Day = [2012, 7, 2];

export const FUNDS = [
  fund({
    name: 'Jiwani Government Securities Fund',
    abbr: 'JGSF',
    model: s.rate([2009, 11, 16], 50, 0.2, 88_400_000),
    profile: {
      category_raw: 'Income',
      benchmark_raw: '6 Month PKRV',
      risk_profile_raw: 'Moderate',
      management_fee_raw: '1.00% p.a.',
      front_end_load_raw: '1.00%',
      investment_objective_raw:
        'To earn a competitive return for its unit holders mainly from securities that the Government of Pakistan issues.',
    },
    rating: ['AA-(f)', 'PACRA', [2017, 12, 29]],
    asset: s.weights('T-Bills 61.4, PIBs 22.9, Cash 13.8, Others 1.9'),
    second: s.credit('Government Securities 84.3, AAA 5.1, AA+ 4.9, AA 3.8, Others 1.9'),
    papers: [],
    ter: 1.48,
    metrics: [
      ['Weighted Average Maturity (Days)', 214, 0],
      ['Yield to Maturity', 6.7, 2],
    ],
  }),
  fund({
    name: 'Jiwani Stock Fund',
    abbr: 'JSF',
    model: s.market([2007, 1, 22], 50, 1.02, 41_700_000),
    profile: {
      category_raw: 'Equity',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      management_fee_raw: '2.00% p.a.',
      front_end_load_raw: '3.00%',
      investment_objective_raw:
        'To provide its unit holders with long term capital growth from a diversified portfolio of listed shares.',
    },
    rating: null,
    asset: s.weights('Equities 91.7, Cash 6.9, Others 1.4'),
    second: s.sectors('Commercial Banks 27.3, Exploration 18.8, Fertilizer 12.6, Cement 9.9, Power 8.4, Textile 5.5'),
    papers: s.papers(
      'Gwadar Bank Limited / Commercial Banks and Leasing Companies 9.38, Gabd Exploration / Oil and Gas Exploration Companies 8.61, Pishukan Fertilizer / Fertilizer and Agricultural Chemicals 7.94, Ganz Bank Limited / Commercial Banks and Leasing Companies 6.77, Suntsar Petroleum / Oil and Gas Exploration Companies 6.12, Dasht Cement / Cement and Construction Materials 5.48, Turbat Power / Power Generation and Distribution 4.83, Mirani Energy / Power Generation and Distribution 4.05, Kulanch Textile / Textile Composite and Weaving 3.36, Panwan Insurance / Insurance and Takaful Companies 2.71',
    ),
    ter: 3.27,
    metrics: [
      ['Price to Earnings', 8.4, 1],
      ['Beta', 0.94, 2],
    ],
  }),
  fund({
    ...s.EMPTY,
    name: 'Jiwani Pension Fund',
    abbr: 'JPF',
    model: s.market(PENSION, 100, 0, 1),
    profile: {
      category_raw: 'Voluntary Pension Scheme',
      benchmark_raw: null,
      risk_profile_raw: 'Subject to allocation',
      management_fee_raw: '1.50% p.a.',
      front_end_load_raw: '3.00%',
      par_value_raw: 'Rs. 100',
      investment_objective_raw:
        'To provide participants with a savings plan for retirement in the mix of three sub-funds that they choose.',
    },
    rating: null,
    subs: [
      s.sub('Equity', s.market(PENSION, 100, 1.01, 1_310_000), {
        asset: s.weights('Equities 93.4, Cash 5.2, Others 1.4'),
        papers: [],
        ter: 2.44,
      }),
      s.sub('Debt', s.rate(PENSION, 100, 0.3, 1_870_000), {
        asset: s.weights('T-Bills 48.2, PIBs 37.7, Cash 12.4, Others 1.7'),
        papers: [],
        ter: 1.92,
      }),
      s.sub('Money Market', s.rate(PENSION, 100, 0.1, 2_460_000), {
        asset: s.weights('T-Bills 77.5, Cash 21.3, Others 1.2'),
        papers: [],
        ter: 1.86,
      }),
    ],
  }),
];
