/** The funds of AMC N74: an income and a stock fund, and a fund of funds whose plans invest in them. */
import * as s from './shared12.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end scheme',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'KPMG Taseer Hadi & Co.',
  pricing_mechanism_raw: 'Forward pricing',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '4:30 p.m.',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  back_end_load_raw: 'Nil',
});

const PLANS: s.Day = [2017, 2, 27];
/** The fund and two of its plans began on the same day, one plan later. */
export const LAUNCHES: Readonly<Record<string, s.Day>> = {
  'Conservative Plan': PLANS,
  'Balanced Plan': PLANS,
  'Growth Plan': [2019, 9, 16],
};
const planned = (name: string, beta: number, units: number): s.Model =>
  s.market(s.only(LAUNCHES[name], name), 100, beta, units);

export const FUNDS = [
  fund({
    name: 'Rohri Income Fund',
    abbr: 'Your fund',
    model: s.rate([2009, 11, 9], 100, 0.1, 71_800_000),
    profile: {
      category_raw: 'Income Scheme',
      benchmark_raw: '75% six months KIBOR and 25% six months deposit rates of three AA rated banks',
      risk_profile_raw: 'Moderate',
      management_fee_raw: '1.10% of average net assets',
      front_end_load_raw: '1.00%',
      investment_objective_raw:
        'The fund seeks a competitive income from government securities, debt of companies and bank deposits.',
    },
    rating: ['AA-(f)', 'PACRA', [2025, 4, 17]],
    asset: s.weights('PIBs 48.4, T-Bills 19.7, Corporate debt 12.6, Bank deposits 17.8, Other 1.5'),
    second: s.credit('Government 68.1, AAA 8.8, AA+ 9.7, AA 7.4, AA- 4.5, Other 1.5'),
    papers: s.papers(
      'Bukkur Bank TFC 4.37, Lansdowne Energy Sukuk 3.52, Aror Packages TFC 2.66, Sukkur Sugar TFC 2.08',
    ),
    ter: 1.63,
    metrics: [['Average time to maturity (days)', 1040, 0]],
  }),
  fund({
    name: 'Rohri Stock Fund',
    abbr: 'Your fund',
    model: s.market([2006, 1, 30], 50, 1.02, 44_900_000),
    profile: {
      category_raw: 'Equity Scheme',
      benchmark_raw: 'KSE-100 Index (total return)',
      risk_profile_raw: 'High',
      management_fee_raw: '2.75% of average net assets',
      front_end_load_raw: '3.00%',
      investment_objective_raw:
        'The fund seeks growth of capital from a diversified portfolio of companies listed in Pakistan.',
    },
    rating: null,
    asset: s.weights('Listed shares 95.7, Bank deposits 3.1, Other 1.2'),
    second: s.sectors('Banking 28.4, Oil and Gas 17.9, Cement 16.2, Fertilizer 11.3, Power 6.1, Pharmaceuticals 5.4'),
    papers: s.papers(
      'Bukkur Bank 9.61, Aror Oil 8.83, Sukkur Barrage Cement 8.07, Pano Aqil Fertilizer 7.22, Lansdowne Energy 6.18, Salehpat Bank 5.57, Kandhra Pharma 4.34, Sangi Exploration 3.92, Patni Cement 3.15, Hussainabad Foods 2.63',
    ),
    ter: 4.47,
    metrics: [['Number of companies', 38, 0]],
  }),
  fund({
    ...s.EMPTY,
    name: 'Rohri Planning Fund',
    abbr: 'Your fund',
    model: s.market(PLANS, 100, 0, 1),
    profile: {
      category_raw: 'Fund of Funds Scheme',
      risk_profile_raw: 'Moderate to high, according to the plan',
      management_fee_raw: '0.25% of average net assets',
      front_end_load_raw: '2.00%',
      investment_objective_raw:
        'The fund seeks returns that suit the risk appetite of each investor, through plans that hold our other funds.',
    },
    rating: null,
    subs: [
      s.sub('Conservative Plan', planned('Conservative Plan', 0.24, 2_150_000), {
        asset: s.weights('Rohri Income Fund 78.6, Rohri Stock Fund 19.3, Bank deposits 2.1'),
        papers: [],
        ter: 0.41,
      }),
      s.sub('Balanced Plan', planned('Balanced Plan', 0.51, 1_340_000), {
        asset: s.weights('Rohri Income Fund 49.2, Rohri Stock Fund 48.9, Bank deposits 1.9'),
        papers: [],
        ter: 0.44,
      }),
      s.sub('Growth Plan', planned('Growth Plan', 0.83, 970_000), {
        asset: s.weights('Rohri Income Fund 14.3, Rohri Stock Fund 83.9, Bank deposits 1.8'),
        papers: [],
        ter: 0.46,
      }),
    ],
  }),
];
