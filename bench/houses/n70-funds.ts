/** The funds of AMC N70: a pension fund, an Islamic pension fund and a savings fund. */
import * as s from './shared11.ts';

const fund = s.fundWith({
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Yousuf Adil, Chartered Accountants',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '4:00 PM',
  minimum_initial_raw: 'Rs. 1,000',
  minimum_subsequent_raw: 'Rs. 500',
  back_end_load_raw: 'Nil',
});

const PENSION: s.Day = [2014, 7, 21];
const ISLAMIC: s.Day = [2016, 11, 14];

export const FUNDS = [
  fund({
    ...s.EMPTY,
    name: 'Mithi Pension Fund',
    abbr: 'MPF',
    model: s.market(PENSION, 100, 0, 1),
    profile: {
      category_raw: 'Voluntary Pension Scheme',
      risk_profile_raw: 'Depends on the allocation scheme',
      management_fee_raw: 'Up to 1.25% of the net assets of each sub-fund',
      front_end_load_raw: 'Up to 3.00%',
      investment_objective_raw:
        'To help people, whether employed or not, to save for an income after their retirement in a portfolio that suits their age.',
    },
    rating: null,
    subs: [
      s.sub('Equity Sub-Fund', s.market(PENSION, 100, 1.01, 1_820_000), {
        asset: s.weights('Shares 93.6, Bank deposits 4.9, Others 1.5'),
        papers: s.papers(
          'Nagar Bank 9.12, Islamkot Energy 8.46, Diplo Fertilizer 7.58, Chachro Petroleum 6.71, Kaloi Cement 5.33',
        ),
        ter: 2.41,
      }),
      s.sub('Debt Sub-Fund', s.rate(PENSION, 100, -0.3, 3_940_000), {
        asset: s.weights('T-Bills 36.2, PIBs 41.7, Bank deposits 20.6, Others 1.5'),
        papers: [],
        ter: 1.63,
      }),
      s.sub('Money Market Sub-Fund', s.rate(PENSION, 100, -0.1, 5_610_000), {
        asset: s.weights('T-Bills 73.9, Bank deposits 24.8, Others 1.3'),
        papers: [],
        ter: 1.48,
      }),
    ],
  }),
  fund({
    ...s.EMPTY,
    name: 'Mithi Islamic Pension Fund',
    abbr: 'MIPF',
    model: s.market(ISLAMIC, 100, 0, 1),
    profile: {
      category_raw: 'Shariah Compliant Voluntary Pension Scheme',
      risk_profile_raw: 'Depends on the allocation scheme',
      management_fee_raw: 'Up to 1.50% of the net assets of each sub-fund',
      front_end_load_raw: 'Up to 3.00%',
      investment_objective_raw:
        'To help Muslims to save for an income after their retirement in a halal portfolio that suits their age.',
    },
    rating: null,
    subs: [
      s.sub('Equity Sub-Fund', s.market(ISLAMIC, 100, 0.96, 1_150_000), {
        asset: s.weights('Shares 92.2, Islamic deposits 6.1, Others 1.7'),
        papers: s.papers(
          'Chachro Petroleum 9.87, Diplo Fertilizer 8.24, Kaloi Cement 7.16, Gorano Systems 5.92, Chelhar Foods 4.48',
        ),
        ter: 2.74,
      }),
      s.sub('Debt Sub-Fund', s.rate(ISLAMIC, 100, -1.2, 2_370_000), {
        asset: s.weights('Ijara sukuk 52.8, Corporate sukuk 8.6, Islamic deposits 37.0, Others 1.6'),
        papers: [],
        ter: 1.71,
      }),
      s.sub('Money Market Sub-Fund', s.rate(ISLAMIC, 100, -1.0, 3_080_000), {
        asset: s.weights('Ijara sukuk 44.3, Islamic deposits 54.2, Others 1.5'),
        papers: [],
        ter: 1.52,
      }),
    ],
  }),
  fund({
    name: 'Mithi Savings Plan Fund',
    abbr: 'MSPF',
    model: s.rate([2010, 12, 6], 100, 0.2, 29_700_000),
    profile: {
      category_raw: 'Income Scheme',
      benchmark_raw: 'Six months KIBOR',
      risk_profile_raw: 'Medium',
      management_fee_raw: 'Up to 1.00% of net assets',
      front_end_load_raw: 'Up to 1.50%',
      minimum_initial_raw: 'Rs. 500',
      investment_objective_raw:
        'To let the small savings of each month grow with the returns of government securities and bank deposits.',
    },
    rating: ['AA-(f)', 'PACRA', [2023, 4, 18]],
    asset: s.weights('PIBs 33.4, T-Bills 28.9, Bank deposits 30.2, TFCs 6.2, Others 1.3'),
    second: s.credit('Government 62.3, AAA 12.4, AA+ 11.8, AA 8.3, A+ 3.9, Others 1.3'),
    papers: s.papers('Nagar Bank TFC 3.62, Islamkot Energy TFC 2.71'),
    ter: 1.58,
    metrics: [['Weighted average maturity (days)', 418, 0]],
  }),
];
