/** The funds of AMC N33: four funds and a pension fund with three sub-funds. */
import * as s from './shared8.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'MCB Financial Services Limited',
  auditor_raw: 'Crowe Hussain Chaudhury & Co.',
  pricing_mechanism_raw: 'Forward Day',
  dealing_days_raw: 'Monday-Friday',
  cutoff_raw: '09:00-15:00',
  minimum_initial_raw: 'Rs. 10,000/-',
  minimum_subsequent_raw: 'Rs. 5,000/-',
  back_end_load_raw: 'Nil',
  par_value_raw: 'Rs. 50/-',
  leverage_raw: 'Nil',
});

const PENSION: s.Day = [2007, 12, 3];

export const FUNDS = [
  fund({
    name: 'Bhambore Liquidity Fund',
    abbr: 'BLF',
    model: s.rate([2010, 5, 31], 50, 0.1, 93_600_000),
    profile: {
      category_raw: 'Money Market',
      benchmark_raw: '70% 3-M PKRV + 30% 3-M Deposit Rate',
      risk_profile_raw: 'Low',
      management_fee_raw: '7.5% of gross earnings',
      front_end_load_raw: 'Nil',
      investment_objective_raw:
        'To provide unit holders with a competitive return and ready liquidity from short term government securities and deposits.',
    },
    rating: ['AA(f)', 'VIS', [2019, 1, 17]],
    asset: s.weights('T-Bills 44.8, Bank Deposits 46.3, Term Deposits 7.1, Others 1.8'),
    second: s.credit('Govt. Securities 44.8, AAA 18.7, AA+ 22.9, AA 11.8, Others 1.8'),
    papers: [],
    ter: 0.79,
    metrics: [['WTD. AVG. MATURITY (DAYS)', 29, 0]],
  }),
  fund({
    name: 'Bhambore Income Fund',
    abbr: 'BIF',
    model: s.rate([2005, 3, 14], 50, 0.4, 31_700_000),
    profile: {
      category_raw: 'Income',
      benchmark_raw: 'Average 6-M KIBOR',
      risk_profile_raw: 'Medium',
      management_fee_raw: '1.25% p.a.',
      front_end_load_raw: '1.00%',
      investment_objective_raw:
        'To earn a steady income for unit holders from debt securities, spread transactions and placements of good quality.',
    },
    rating: ['A+(f)', 'VIS', [2019, 7, 5]],
    asset: s.weights('TFCs and Sukuks 34.6, T-Bills 12.3, Bank Deposits 47.4, Margin Trading 3.6, Others 2.1'),
    second: s.credit('Govt. Securities 12.3, AAA 9.9, AA+ 18.8, AA 21.6, A+ 24.8, A 10.5, Others 2.1'),
    papers: s.papers(
      'Gharo Wind Power Sukuk / 19-Feb-24 8.8, Dhabeji Bank Ltd. TFC-II / 05-Dec-26 7.4, Sakro Sugar Mills Sukuk / 30-Apr-22 6.2, Jherruck Finance TFC / 11-Aug-23 5.1, Pir Patho Cables TFC / 27-Jun-21 3.4',
    ),
    ter: 2.17,
    metrics: [
      ['WTD. AVG. MATURITY (YEARS)', 2.4, 2],
      ['DURATION (YEARS)', 0.6, 2],
    ],
  }),
  fund({
    name: 'Bhambore Stock Fund',
    abbr: 'BSF',
    model: s.market([1999, 8, 2], 50, 1.03, 17_900_000),
    profile: {
      category_raw: 'Equity',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      management_fee_raw: '2.00% p.a.',
      front_end_load_raw: '2.50%',
      investment_objective_raw: 'To achieve growth of capital over the long term by investing in listed equities.',
    },
    rating: null,
    asset: s.weights('Equities 88.6, Bank Deposits 9.7, Others 1.7'),
    second: s.sectors('Commercial Banks 22.9, Oil & Gas Expl. 19.4, Fertilizer 12.7, Power Gen. 10.8, Cement 6.1'),
    papers: s.papers(
      'Dhabeji Bank Ltd. / Commercial Banks 9.2, Larkana Petroleum Ltd. / Oil & Gas Expl. 8.8, Sujawal Gas Co. Ltd. / Oil & Gas Expl. 7.9, Mirpur Fertilizer Ltd. / Fertilizer 7.1, Gharo Power Co. Ltd. / Power Gen. 6.5, Jati Bank Ltd. / Commercial Banks 5.8, Pir Patho Cement Ltd. / Cement 4.3, Sakro Chemicals Ltd. / Fertilizer 3.5, Banu Energy Ltd. / Power Gen. 2.9, Ladiun Bank Ltd. / Commercial Banks 2.2',
    ),
    ter: 3.62,
    metrics: [
      ['STANDARD DEVIATION (%)', 17.1, 2],
      ['BETA', 0.9, 2],
    ],
  }),
  fund({
    name: 'Bhambore Balanced Fund',
    abbr: 'BBF',
    model: s.market([2003, 6, 16], 50, 0.6, 11_300_000),
    profile: {
      category_raw: 'Balanced',
      benchmark_raw: '50% KSE-100 Index + 50% 6-M KIBOR',
      risk_profile_raw: 'Medium to High',
      management_fee_raw: '2.00% p.a.',
      front_end_load_raw: '2.00%',
      investment_objective_raw: 'To give unit holders both growth of capital and a regular income from a balanced mix.',
    },
    rating: null,
    asset: s.weights('Equities 52.4, TFCs and Sukuks 13.8, T-Bills 9.9, Bank Deposits 21.7, Others 2.2'),
    second: s.sectors('Commercial Banks 14.4, Oil & Gas Expl. 12.1, Fertilizer 8.8, Textile Composite 5.7'),
    papers: s.papers(
      'Larkana Petroleum Ltd. / Oil & Gas Expl. 6.6, Dhabeji Bank Ltd. / Commercial Banks 6.1, Mirpur Fertilizer Ltd. / Fertilizer 5.4, Gharo Wind Power Sukuk / Sukuk 4.9, Jati Bank Ltd. / Commercial Banks 3.9, Sujawal Textile Ltd. / Textile Composite 3.1',
    ),
    ter: 3.14,
    metrics: [['STANDARD DEVIATION (%)', 9.8, 2]],
  }),
  fund({
    ...s.EMPTY,
    name: 'Bhambore Pension Plan',
    abbr: 'BPP',
    model: s.market(PENSION, 100, 0, 1),
    profile: {
      category_raw: 'Voluntary Pension Scheme',
      risk_profile_raw: 'Allocation dependent',
      management_fee_raw: '1.50% p.a.',
      front_end_load_raw: '3.00%',
      minimum_initial_raw: 'Rs. 1,000/-',
      minimum_subsequent_raw: 'Rs. 500/-',
      back_end_load_raw: null,
      par_value_raw: null,
      leverage_raw: null,
      investment_objective_raw: 'To enable participants to save for their retirement in a tax efficient manner.',
    },
    rating: null,
    subs: [
      s.sub('Equity', s.market(PENSION, 100, 0.97, 890_000), {
        asset: s.weights('Equities 90.3, Bank Deposits 8.2, Others 1.5'),
        papers: [],
        ter: 2.33,
      }),
      s.sub('Debt', s.rate(PENSION, 100, -0.2, 1_130_000), {
        asset: s.weights('T-Bills 38.7, PIBs 31.4, Bank Deposits 28.3, Others 1.6'),
        papers: [],
        ter: 1.81,
      }),
      s.sub('Money Market', s.rate(PENSION, 100, -0.4, 1_470_000), {
        asset: s.weights('T-Bills 57.8, Bank Deposits 40.6, Others 1.6'),
        papers: [],
        ter: 1.72,
      }),
    ],
  }),
];
