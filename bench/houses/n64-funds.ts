/** The funds of AMC N64: an income and an equity fund, and a pension fund with three sub-funds. */
import * as s from './shared11.ts';

const fund = s.fundWith({
  fund_type_raw: 'OPEN END',
  trustee_raw: 'CENTRAL DEPOSITORY COMPANY OF PAKISTAN LIMITED',
  auditor_raw: 'DELOITTE YOUSUF ADIL',
  pricing_mechanism_raw: 'FORWARD',
  dealing_days_raw: 'MON TO FRI',
  cutoff_raw: '16:00 HRS',
  minimum_initial_raw: 'RS. 5,000',
  minimum_subsequent_raw: 'RS. 1,000',
  back_end_load_raw: 'NIL',
});

const PENSION: s.Day = [2010, 3, 1];

export const FUNDS = [
  fund({
    name: 'PATTOKI INCOME FUND',
    abbr: 'PIF',
    model: s.rate([2006, 4, 17], 100, 0.3, 36_500_000),
    profile: {
      category_raw: 'INCOME',
      benchmark_raw: '6 MONTHS KIBOR AVERAGE',
      risk_profile_raw: 'MEDIUM',
      management_fee_raw: '1.25% PER ANNUM',
      front_end_load_raw: '1.00%',
      investment_objective_raw:
        'TO GENERATE COMPETITIVE RETURNS WITH MODERATE RISK BY INVESTING IN DEBT AND MONEY MARKET INSTRUMENTS.',
    },
    rating: ['A(f)', 'JCR-VIS', [2018, 10, 19]],
    asset: s.weights('CASH AT BANK 36.8, T-BILLS 33.1, TFC AND SUKUK 28.4, OTHERS 1.7'),
    second: s.credit('GOVERNMENT 33.1, AAA 14.9, AA+ 19.6, AA 16.3, A+ 14.4, OTHERS 1.7'),
    papers: s.papers(
      'CHUNIAN SUGAR SUKUK 6.88, HABIBABAD BANK TFC 5.74, PHOOL NAGAR POWER SUKUK 4.91, CHANGA MANGA BOARD TFC 3.67, SARAI MUGHAL STEEL TFC 2.59',
    ),
    ter: 1.88,
    metrics: [['WEIGHTED AVERAGE MATURITY DAYS', 446, 0]],
  }),
  fund({
    name: 'PATTOKI EQUITY FUND',
    abbr: 'PEF',
    model: s.market([2004, 9, 13], 100, 1.0, 11_200_000),
    profile: {
      category_raw: 'EQUITY',
      benchmark_raw: 'KSE 100 INDEX',
      risk_profile_raw: 'HIGH',
      management_fee_raw: '2.00% PER ANNUM',
      front_end_load_raw: '3.00%',
      investment_objective_raw:
        'TO PROVIDE LONG TERM CAPITAL APPRECIATION BY INVESTING IN SHARES THAT ARE LISTED IN PAKISTAN.',
    },
    rating: null,
    asset: s.weights('LISTED SHARES 90.9, CASH AT BANK 7.5, OTHERS 1.6'),
    second: s.sectors('BANKS 25.7, OIL AND GAS 20.9, FERTILIZER 12.3, POWER 10.4, CEMENT 8.1, TEXTILE 5.8'),
    papers: s.papers(
      'HABIBABAD BANK 9.27, CHUNIAN OILFIELDS 8.55, PHOOL NAGAR FERTILIZER 7.36, BALLOKI POWER 6.81, RENALA PETROLEUM 6.02, WAN ADHAN BANK 5.19, OKARA CEMENT 4.44, HALLA TEXTILE 3.61, SARAI MUGHAL STEEL 2.87, GEHLAN FOODS 2.13',
    ),
    ter: 3.36,
    metrics: [['STANDARD DEVIATION PERCENT', 17.4, 2]],
  }),
  fund({
    ...s.EMPTY,
    name: 'PATTOKI PENSION FUND',
    abbr: 'PPF',
    model: s.market(PENSION, 100, 0, 1),
    profile: {
      category_raw: 'VOLUNTARY PENSION SCHEME',
      risk_profile_raw: 'AS PER ALLOCATION SCHEME',
      management_fee_raw: '1.50% PER ANNUM',
      front_end_load_raw: '3.00%',
      investment_objective_raw:
        'TO ENABLE PARTICIPANTS TO SAVE FOR RETIREMENT IN A FLEXIBLE MIX OF EQUITY, DEBT AND MONEY MARKET SUB FUNDS.',
    },
    rating: null,
    subs: [
      s.sub('EQUITY SUB FUND', s.market(PENSION, 100, 1.02, 920_000), {
        asset: s.weights('LISTED SHARES 92.2, CASH AT BANK 6.3, OTHERS 1.5'),
        papers: s.papers('HABIBABAD BANK 9.64, CHUNIAN OILFIELDS 8.12, BALLOKI POWER 7.03, OKARA CEMENT 5.41'),
        ter: 2.57,
      }),
      s.sub('DEBT SUB FUND', s.rate(PENSION, 100, 0.2, 1_480_000), {
        asset: s.weights('T-BILLS 44.6, PIBS 32.3, CASH AT BANK 21.8, OTHERS 1.3'),
        papers: [],
        ter: 1.79,
      }),
      s.sub('MONEY MARKET SUB FUND', s.rate(PENSION, 100, 0, 1_890_000), {
        asset: s.weights('T-BILLS 71.9, CASH AT BANK 26.7, OTHERS 1.4'),
        papers: [],
        ter: 1.74,
      }),
    ],
  }),
];
