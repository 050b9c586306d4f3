/** The funds of AMC N101: a capital protection scheme with three plans. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open Ended Fund of Funds',
  trustee_raw: 'MCB Financial Services Limited (MCBFSL)',
  auditor_raw: 'EY Ford Rhodes, Chartered Accountants',
  pricing_mechanism_raw: 'Forward Day',
  dealing_days_raw: 'Monday - Friday',
  cutoff_raw: '9:00 am - 3:00 pm',
  listing_raw: 'Pakistan Stock Exchange',
  leverage_raw: 'Nil',
  par_value_raw: 'Rs. 100/-',
});

export interface PlanTerms {
  readonly launch: s.Day;
  readonly maturity: s.Day;
}

export const PLANS: Readonly<Record<string, PlanTerms>> = {
  'Gojra Capital Protection Plan - I': { launch: [2017, 11, 20], maturity: [2019, 11, 19] },
  'Gojra Capital Protection Plan - II': { launch: [2018, 5, 14], maturity: [2020, 5, 13] },
  'Gojra Capital Protection Plan - III': { launch: [2019, 2, 25], maturity: [2021, 2, 24] },
};

const plan = (
  number: string,
  beta: number,
  units: number,
  classes: readonly [equity: number, income: number, money: number],
  of: readonly [ter: number, multiplier: number],
): s.SubFund => {
  const name = `Gojra Capital Protection Plan - ${number}`;
  const [equity, income, money] = classes;
  return s.sub(name, s.market(s.only(PLANS[name], 'plan').launch, 100, beta, units), {
    asset: s.weights(
      `Gojra Equity Fund ${equity}, Gojra Income Fund ${income}, Gojra Cash Fund ${money}, Cash at Bank 2.6, Others 0.7`,
    ),
    papers: [],
    ter: of[0],
    metrics: [['CPPI Multiplier', of[1], 2]],
  });
};

export const FUNDS = [
  fund({
    ...s.EMPTY,
    name: 'Gojra Capital Protection Fund',
    abbr: 'GCPF',
    model: s.market([2017, 11, 20], 100, 0, 1),
    profile: {
      category_raw: 'Capital Protected Scheme (CPPI)',
      benchmark_raw:
        'Weighted average return of KSE 100 Index, 6 months KIBOR and 3 months PKRV on the basis of actual proportion of investment in underlying schemes',
      risk_profile_raw: 'Plan specific',
      management_fee_raw: 'Nil, if invested in funds of Gojra Investments; otherwise 1.00% per annum',
      front_end_load_raw: 'Up to 2.00%',
      back_end_load_raw: 'Contingent: 2.00% in first year, 1.00% in second year, Nil on maturity',
      minimum_initial_raw: 'Rs. 10,000/-',
      minimum_subsequent_raw: 'Rs. 1,000/-',
      investment_objective_raw:
        'Gojra Capital Protection Fund is an open ended scheme whose plans aim to earn a potentially high return through dynamic asset allocation between equity, income and money market based collective investment schemes, while protecting the initial investment value at the maturity of each plan by the CPPI methodology.',
    },
    rating: null,
    subs: [
      plan('I', 0.24, 4_310_000, [14.8, 52.6, 29.3], [0.34, 0.92]),
      plan('II', 0.31, 7_260_000, [21.7, 61.4, 13.6], [0.31, 1.47]),
      plan('III', 0.38, 2_980_000, [27.2, 63.8, 5.7], [0.42, 1.85]),
    ],
  }),
];
