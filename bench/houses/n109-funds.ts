/** The funds of AMC N109: an Islamic pension fund with three sub-funds, and a scheme with three allocation plans. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'MCB Financial Services Limited',
  auditor_raw: 'Riaz Ahmad & Company',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Mon to Fri',
  cutoff_raw: '9 am to 3 pm',
  back_end_load_raw: 'Nil',
});

const PENSION_LAUNCH: s.Day = [2014, 3, 24];
const PLANS_LAUNCH: s.Day = [2017, 8, 21];

const pension = fund({
  ...s.EMPTY,
  name: 'Skardu Islamic Pension Fund',
  abbr: 'SIPF',
  model: s.market(PENSION_LAUNCH, 100, 0, 1),
  profile: {
    category_raw: 'Shariah Compliant Voluntary Pension Scheme',
    risk_profile_raw: 'Depends on the allocation chosen',
    management_fee_raw: 'Up to 1.50% of net assets',
    front_end_load_raw: 'Up to 3%',
    minimum_initial_raw: 'Rs. 500',
    minimum_subsequent_raw: 'Rs. 500',
    investment_objective_raw:
      'The pension fund gives Muslims an individual, halal and portable way to save for their old age. ' +
      'Participants decide how much of their savings each of the three sub-funds receives.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(PENSION_LAUNCH, 100, 0.95, 2_140_000), {
      asset: s.weights('Equities 92.4, Bank balances 6.1, Other assets 1.5'),
      second: s.sectors('Oil & gas 22.8, Cement 16.3, Fertilizer 15.1, Power 10.4, Other sectors 27.8'),
      papers: s.papers(
        'Shyok Petroleum Limited 9.81, Deosai Road Cement Limited 8.92, Khaplu Fertilizers Limited 8.13, Satpara ' +
          'Power Limited 7.24, Shangrila Foods Limited 5.66, Kharmang Steel Limited 4.93, Hushe Pharma Limited ' +
          '4.12, Machlu Glass Limited 3.37',
      ),
      ter: 2.71,
    }),
    s.sub('Debt Sub-Fund', s.rate(PENSION_LAUNCH, 100, -0.6, 1_870_000), {
      asset: s.weights('Ijara Sukuk 66.2, Corporate sukuk 8.7, Bank balances 22.9, Other assets 2.2'),
      second: s.credit('Government 66.2, AAA 7.4, AA+ 15.6, AA 8.6, Other assets 2.2'),
      papers: [],
      ter: 1.62,
    }),
    s.sub('Money Market Sub-Fund', s.rate(PENSION_LAUNCH, 100, -0.3, 3_960_000), {
      asset: s.weights('Ijara Sukuk 41.3, Short term sukuk 12.6, Bank balances 44.7, Other assets 1.4'),
      second: s.credit('Government 41.3, AAA 18.8, AA+ 26.3, AA 12.2, Other assets 1.4'),
      papers: [],
      ter: 1.19,
    }),
  ],
});

const plan = (
  name: string,
  beta: number,
  units: number,
  classes: readonly [stock: number, income: number, cash: number],
  ter: number,
): s.SubFund =>
  s.sub(name, s.market(PLANS_LAUNCH, 100, beta, units), {
    asset: s.weights(
      `Skardu Islamic Stock Fund ${classes[0]}, Skardu Islamic Income Fund ${classes[1]}, ` +
        `Skardu Islamic Cash Fund ${classes[2]}, Bank balances 1.8, Other assets 0.5`,
    ),
    papers: [],
    ter,
  });

const plans = fund({
  ...s.EMPTY,
  name: 'Skardu Islamic Allocation Fund',
  abbr: 'SIAF',
  model: s.market(PLANS_LAUNCH, 100, 0, 1),
  profile: {
    category_raw: 'Shariah Compliant Fund of Funds',
    risk_profile_raw: 'Plan specific',
    benchmark_raw: 'KMI-30 Index and Islamic deposit rates by weight of each plan',
    management_fee_raw: 'Nil on our own funds, else 1.25%',
    front_end_load_raw: 'Up to 2%',
    minimum_initial_raw: 'Rs. 10,000',
    minimum_subsequent_raw: 'Rs. 1,000',
    investment_objective_raw:
      'The plans invest in the stock, income and cash funds of the company, each in another proportion, so that ' +
      'savers of different ages find an allocation that suits the risk which they can bear.',
  },
  rating: null,
  subs: [
    plan('Active Allocation Plan', 0.62, 6_720_000, [68.4, 20.8, 8.5], 0.47),
    plan('Balanced Allocation Plan', 0.41, 4_180_000, [44.6, 36.9, 16.2], 0.42),
    plan('Conservative Allocation Plan', 0.18, 3_350_000, [18.7, 58.3, 20.7], 0.36),
  ],
});

export const FUNDS = [pension, plans];
