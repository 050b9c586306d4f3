/** The funds of AMC N105: two pension funds, and a fund of funds with three plans. */
import * as s from './shared15.ts';

const PENSION: s.Day = [2012, 6, 28];
const ISLAMIC: s.Day = [2014, 11, 10];

/** The launch of each plan. */
export const PLANS: Readonly<Record<string, s.Day>> = {
  'Kandiaro Conservative Plan': [2015, 9, 21],
  'Kandiaro Balanced Plan': [2015, 9, 21],
  'Kandiaro Growth Plan': [2018, 1, 15],
};

const pension = s.fundWith({
  fund_type_raw: 'Open end',
  risk_profile_raw: 'Investor dependent',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Riaz Ahmad & Company',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday - Friday',
  cutoff_raw: '9:00 am to 4:00 pm',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Rs. 1,000/-',
  minimum_subsequent_raw: 'Rs. 500/-',
  management_fee_raw: '1.50% per annum of average annual net assets of each sub-fund',
  front_end_load_raw: 'Maximum 3% of contributions',
  back_end_load_raw: 'Nil',
});

const plan = (name: string, beta: number, units: number, asset: string, ter: number): s.SubFund =>
  s.sub(name, s.market(s.only(PLANS[name], 'plan'), 100, beta, units), {
    asset: s.weights(asset),
    papers: [],
    ter,
  });

export const FUNDS = [
  pension({
    ...s.EMPTY,
    name: 'Kandiaro Pension Fund',
    abbr: 'KPF',
    model: s.market(PENSION, 100, 0, 1),
    profile: {
      category_raw: 'Voluntary Pension Scheme',
      investment_objective_raw:
        'To provide participants with a portable, individualized, funded and flexible pension scheme that ' +
        'assists them in planning for their retirement through a choice of allocation between equity, debt and ' +
        'money market instruments.',
    },
    rating: null,
    subs: [
      s.sub('KPF - Equity Sub Fund', s.market(PENSION, 100, 0.98, 1_870_000), {
        asset: s.weights('Stocks / Equities 90.8, Cash 7.1, Others 2.1'),
        second: s.sectors(
          'Commercial Banks 22.4, Cement 16.3, Oil & Gas Exploration 13.9, Textile Composite 9.1, Fertilizer 7.7',
        ),
        papers: s.papers(
          'Chor Cement Limited 8.21, Kunri Bank Limited 7.76, Pithoro Petroleum Limited 7.04, Samaro Textile ' +
            'Limited 6.12, Nabisar Bank Limited 5.53, Dhoro Naro Fertilizer Limited 4.87',
        ),
        ter: 2.31,
      }),
      s.sub('KPF - Debt Sub Fund', s.rate(PENSION, 100, -0.3, 1_640_000), {
        asset: s.weights('PIBs 38.9, T-Bills 34.2, TFCs / Sukuks 8.6, Cash 16.2, Others 2.1'),
        second: s.credit('Government 73.1, AAA 5.8, AA+ 11.4, AA 7.6, Others 2.1'),
        papers: s.papers('Kunri Bank Limited TFC-III 4.36, Gaghro Power Limited Sukuk 2.41'),
        ter: 1.42,
      }),
      s.sub('KPF - Money Market Sub Fund', s.rate(PENSION, 100, -0.5, 2_390_000), {
        asset: s.weights('T-Bills 69.5, Cash 28.7, Others 1.8'),
        second: s.credit('Government 69.5, AAA 9.4, AA+ 14.6, AA 4.7, Others 1.8'),
        papers: [],
        ter: 1.18,
      }),
    ],
  }),
  pension({
    ...s.EMPTY,
    name: 'Kandiaro Islamic Pension Fund',
    abbr: 'KIPF',
    model: s.market(ISLAMIC, 100, 0, 1),
    profile: {
      category_raw: 'Shariah Compliant Voluntary Pension Scheme',
      investment_objective_raw:
        'To provide participants with an individualized pension scheme that is in accordance with the principles ' +
        'of Shariah, so that they can save for their retirement in halal investments of their choice.',
    },
    rating: null,
    subs: [
      s.sub('KIPF - Equity Sub Fund', s.market(ISLAMIC, 100, 1.03, 2_450_000), {
        asset: s.weights('Shariah Compliant Equities 92.6, Cash 6.0, Others 1.4'),
        second: s.sectors(
          'Cement 21.8, Oil & Gas Exploration 19.7, Fertilizer 11.2, Technology & Communication 9.6, Pharmaceuticals 6.9',
        ),
        papers: s.papers(
          'Pithoro Petroleum Limited 9.63, Chor Cement Limited 8.94, Dhoro Naro Fertilizer Limited 7.25, Farash ' +
            'Systems Limited 6.48, Bodar Cement Limited 5.71, Khejrari Pharma Limited 4.39',
        ),
        ter: 2.46,
      }),
      s.sub('KIPF - Debt Sub Fund', s.rate(ISLAMIC, 100, -1.1, 1_980_000), {
        asset: s.weights('GOP Ijara Sukuk 42.3, Corporate Sukuk 9.2, Cash 46.4, Others 2.1'),
        second: s.credit('Government 42.3, AAA 20.7, AA+ 15.2, AA 13.4, A+ 6.3, Others 2.1'),
        papers: s.papers('Gaghro Power Limited Sukuk 3.72, Haji Camp Sugar Limited Sukuk 1.87'),
        ter: 1.37,
      }),
      s.sub('KIPF - Money Market Sub Fund', s.rate(ISLAMIC, 100, -1.3, 2_860_000), {
        asset: s.weights('GOP Ijara Sukuk 26.8, Cash 71.7, Others 1.5'),
        second: s.credit('Government 26.8, AAA 34.2, AA+ 23.8, AA 13.7, Others 1.5'),
        papers: [],
        ter: 1.09,
      }),
    ],
  }),
  pension({
    ...s.EMPTY,
    name: 'Kandiaro Planning Fund',
    abbr: 'KPLF',
    model: s.market([2015, 9, 21], 100, 0, 1),
    profile: {
      category_raw: 'Fund of Funds Scheme',
      risk_profile_raw: 'Plan specific',
      benchmark_raw:
        'Weighted average return of KSE-100 Index, six month KIBOR and three month PKRV rates in the proportion of the investments of each plan',
      management_fee_raw: 'Nil on investments in funds of Kandiaro Fund Management, otherwise up to 1.00%',
      front_end_load_raw: 'Up to 2%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'To generate returns on investment according to the respective allocation plan by investing in mutual ' +
        'funds, in line with the risk tolerance of the investor.',
    },
    rating: null,
    subs: [
      plan(
        'Kandiaro Conservative Plan',
        0.21,
        2_730_000,
        'Kandiaro Cash Fund 34.2, Kandiaro Income Fund 43.4, Kandiaro Stock Fund 19.3, Cash 2.6, Others 0.5',
        0.48,
      ),
      plan(
        'Kandiaro Balanced Plan',
        0.49,
        3_380_000,
        'Kandiaro Cash Fund 18.1, Kandiaro Income Fund 31.6, Kandiaro Stock Fund 47.2, Cash 2.4, Others 0.7',
        0.44,
      ),
      plan(
        'Kandiaro Growth Plan',
        0.78,
        1_290_000,
        'Kandiaro Cash Fund 7.4, Kandiaro Income Fund 13.7, Kandiaro Stock Fund 75.9, Cash 2.2, Others 0.8',
        0.57,
      ),
    ],
  }),
];
