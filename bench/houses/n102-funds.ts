/** The fund of AMC N102: a pension fund with three sub-funds. */
import * as s from './shared15.ts';

const LAUNCH: s.Day = [2013, 7, 17];

export const SHORT: Readonly<Record<string, string>> = {
  'Equity Sub Fund': 'KVPF-ESF',
  'Debt Sub Fund': 'KVPF-DSF',
  'Money Market Sub Fund': 'KVPF-MMSF',
};

const fund = s.fundWith({
  category_raw: 'Voluntary Pension Scheme',
  fund_type_raw: 'Open-ended',
  trustee_raw: 'Central Depository Company of Pakistan',
  auditor_raw: 'Grant Thornton Anjum Rahman',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '9:00 a.m. - 4:00 p.m.',
  par_value_raw: 'PKR 100',
  minimum_initial_raw: 'PKR 1,000/-',
  minimum_subsequent_raw: 'PKR 1,000/-',
  front_end_load_raw: 'Max. 3%',
  back_end_load_raw: 'Nil',
});

export const FUNDS = [
  fund({
    ...s.EMPTY,
    name: 'Kamalia Voluntary Pension Fund',
    abbr: 'KVPF',
    model: s.market(LAUNCH, 100, 0, 1),
    profile: {
      risk_profile_raw: 'Investor dependent',
      management_fee_raw: 'Upto 1.50% p.a. of average net assets of each Sub Fund',
      investment_objective_raw:
        'The objective of Kamalia Voluntary Pension Fund is to provide a secure source of savings and regular income after retirement to the participants, who decide how their contributions are allocated among the Sub Funds.',
    },
    rating: null,
    subs: [
      s.sub('Equity Sub Fund', s.market(LAUNCH, 100, 0.97, 1_460_000), {
        asset: s.weights('Equities 93.8, Bank Balances 4.9, Others 1.3'),
        second: s.sectors(
          'Oil & Gas Exploration 19.7, Commercial Banks 18.8, Cement 14.1, Fertilizer 10.6, Power Generation 8.4, Others 19.1',
        ),
        papers: s.papers(
          'Ravi Bank Limited 8.13, Pir Mahal Petroleum Limited 7.46, Rajana Cement Company Limited 6.92, Toba Fertilizer Limited 6.31, Sandhilianwali Exploration Limited 5.74, Sugar Road Power Company Limited 5.09, Chichawatni Bank Limited 4.52, Harappa Technologies Limited 3.97, Kassowal Engineering Limited 3.31, Iqbal Nagar Textile Mills Limited 2.64',
        ),
        ter: 2.64,
      }),
      s.sub('Debt Sub Fund', s.rate(LAUNCH, 100, -0.4, 1_120_000), {
        asset: s.weights('PIBs 44.7, T-Bills 29.1, TFCs / Sukuks 6.8, Bank Balances 16.7, Others 2.7'),
        second: s.credit('Govt. Securities 73.8, AAA 4.9, AA+ 11.6, AA 7.0, Others 2.7'),
        papers: [],
        ter: 1.71,
      }),
      s.sub('Money Market Sub Fund', s.rate(LAUNCH, 100, -0.1, 2_730_000), {
        asset: s.weights('T-Bills 81.3, Bank Balances 17.2, Others 1.5'),
        second: s.credit('Govt. Securities 81.3, AAA 3.2, AA+ 9.8, AA 4.2, Others 1.5'),
        papers: [],
        ter: 1.28,
      }),
    ],
  }),
];
