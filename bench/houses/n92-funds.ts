/** The funds of AMC N92: two pension funds with three sub-funds each. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  category_raw: 'Voluntary Pension Scheme',
  fund_type_raw: 'Open-end',
  risk_profile_raw: 'Investor dependent',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'BDO Ebrahim & Co., Chartered Accountants',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '9:30 a.m. to 4:00 p.m.',
  par_value_raw: 'Rs. 100',
  minimum_initial_raw: 'Rs. 1,000',
  minimum_subsequent_raw: 'Rs. 500',
  leverage_raw: 'Nil',
  front_end_load_raw: 'Up to 3.00%',
  back_end_load_raw: 'None',
});

const OLD: s.Day = [2013, 6, 24];
const NEW: s.Day = [2016, 11, 14];

export const FUNDS = [
  fund({
    ...s.EMPTY,
    name: 'Kohlu Pension Fund',
    abbr: 'KPF',
    model: s.market(OLD, 100, 0, 1),
    profile: {
      management_fee_raw: 'Up to 1.50% of net assets of each sub-fund',
      investment_objective_raw:
        'Kohlu Pension Fund gives individuals a portable and funded pension scheme with defined contributions. Participants choose an allocation among the sub-funds that fits their age and their appetite for risk, and provide for an income after retirement.',
    },
    rating: null,
    subs: [
      s.sub('Equity Sub-Fund', s.market(OLD, 100, 0.94, 612_000), {
        asset: s.weights('Equities 91.4, Cash 6.9, Others 1.7'),
        second: s.sectors(
          'Commercial Banks 24.1, Technology & Communication 15.3, Oil & Gas Exploration 13.7, Cement 11.8, Fertilizer 9.4',
        ),
        papers: s.papers(
          'Barkhan Systems Limited 8.73, Bolan Bank Limited 7.91, Mawand Petroleum Limited 7.28, Tambu Cement Limited 6.44, Sibi Road Fertilizers Limited 5.97, Marri Coal Power Limited 4.62, Dera Bank Limited 4.05',
        ),
        ter: 2.9,
      }),
      s.sub('Debt Sub-Fund', s.rate(OLD, 100, -0.3, 903_000), {
        asset: s.weights('T-Bills 41.2, PIBs 23.8, TFCs / Sukuks 9.7, Cash 23.1, Others 2.2'),
        second: s.credit('Govt. Securities 65.0, AAA 5.3, AA+ 17.6, AA 9.9, Others 2.2'),
        papers: s.papers(
          'Bolan Bank Limited TFC 3.96, Marri Coal Power Limited Sukuk 2.11, Dera Bank Limited TFC 1.43',
        ),
        ter: 1.8,
      }),
      s.sub('Money Market Sub-Fund', s.rate(OLD, 100, -0.1, 1_740_000), {
        asset: s.weights('T-Bills 76.6, Cash 22.1, Others 1.3'),
        second: s.credit('Govt. Securities 76.6, AAA 8.8, AA+ 13.3, Others 1.3'),
        papers: [],
        ter: 1.4,
      }),
    ],
  }),
  fund({
    ...s.EMPTY,
    name: 'Kohlu Islamic Pension Fund',
    abbr: 'KIPF',
    model: s.market(NEW, 100, 0, 1),
    profile: {
      category_raw: 'Shariah Compliant Voluntary Pension Scheme',
      management_fee_raw: 'Up to 1.25% of net assets of each sub-fund',
      investment_objective_raw:
        'Kohlu Islamic Pension Fund lets participants save for their old age in a manner that complies with Shariah, and allocate their contributions to three sub-funds of different risk.',
    },
    rating: null,
    subs: [
      s.sub('Equity Sub-Fund', s.market(NEW, 100, 0.98, 388_000), {
        asset: s.weights('Equities 93.2, Cash 5.3, Others 1.5'),
        second: s.sectors(
          'Oil & Gas Exploration 21.6, Technology & Communication 17.9, Cement 16.2, Fertilizer 12.5, Pharmaceuticals 6.8',
        ),
        papers: s.papers(
          'Mawand Petroleum Limited 11.36, Barkhan Systems Limited 10.24, Tambu Cement Limited 8.67, Sibi Road Fertilizers Limited 7.83, Kahan Laboratories Limited 4.41, Islamic Bank of Bolan Limited 3.98',
        ),
        ter: 3.1,
      }),
      s.sub('Debt Sub-Fund', s.rate(NEW, 100, -0.6, 541_000), {
        asset: s.weights('GoP Ijara Sukuk 58.4, TFCs / Sukuks 7.9, Cash 31.6, Others 2.1'),
        second: s.credit('Govt. Securities 58.4, AAA 11.5, AA 28.0, Others 2.1'),
        papers: s.papers('Marri Coal Power Limited Sukuk 3.57, Kahan Laboratories Limited Sukuk 2.02'),
        ter: 1.9,
      }),
      s.sub('Money Market Sub-Fund', s.rate(NEW, 100, -0.8, 1_130_000), {
        asset: s.weights('GoP Ijara Sukuk 33.7, Cash 64.8, Others 1.5'),
        second: s.credit('Govt. Securities 33.7, AAA 25.2, AA 39.6, Others 1.5'),
        papers: [],
        ter: 1.5,
      }),
    ],
  }),
];
