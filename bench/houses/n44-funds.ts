/** The funds of AMC N44: three plans of one fund of funds, two plans with a fixed term, and a daily dividend fund. */
import * as s from './shared10.ts';

const fund = s.fundWith({
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Crowe Hussain Chaudhury & Co.',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: 'Monday to Thursday 3:00 PM, Friday 12:30 PM',
  minimum_initial_raw: 'Rs. 1,000',
  minimum_subsequent_raw: 'Rs. 500',
  leverage_raw: 'Nil',
});

export interface Dates {
  readonly launch: s.Day;
  readonly maturity: s.Day | null;
}

/** When each plan began and ends. */
export const PLAN_DATES: Readonly<Record<string, Dates>> = {
  'Aggressive Plan': { launch: [2018, 1, 22], maturity: null },
  'Moderate Plan': { launch: [2018, 1, 22], maturity: null },
  'Cautious Plan': { launch: [2019, 8, 5], maturity: null },
  'Plan III': { launch: [2024, 11, 18], maturity: [2025, 11, 17] },
  'Plan IV': { launch: [2025, 3, 10], maturity: [2026, 3, 9] },
};

const plan = (
  name: string,
  kind: 'rate' | 'market',
  model: readonly [startNav: number, pull: number, units: number],
  mix: { readonly asset: string; readonly ter: number },
): s.SubFund => {
  const launch = s.only(PLAN_DATES[name], `plan ${name}`).launch;
  const [startNav, pull, units] = model;
  return s.sub(
    name,
    kind === 'rate' ? s.rate(launch, startNav, pull, units) : s.market(launch, startNav, pull, units),
    {
      asset: s.weights(mix.asset),
      papers: [],
      ter: mix.ter,
    },
  );
};

export const FUNDS = [
  fund({
    ...s.EMPTY,
    name: 'Mushkpuri Islamic Planning Fund',
    abbr: 'MIPF',
    model: s.market([2018, 1, 22], 100, 0, 1),
    profile: {
      fund_type_raw: 'Open-ended',
      category_raw: 'Shariah Compliant Fund of Funds',
      benchmark_raw:
        'KMI-30 Index and six months deposit rate of three A rated Islamic banks, weighted by the allocation of each plan',
      risk_profile_raw: 'Medium to High (by plan)',
      management_fee_raw: '1.00% p.a. on cash and deposits; nil on own funds',
      front_end_load_raw: '2.00%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'The Fund offers plans with different mixes of Shariah compliant equity and income funds, so that investors can choose the mix that suits their needs.',
    },
    rating: null,
    subs: [
      plan('Aggressive Plan', 'market', [100, 0.72, 6_140_000], {
        asset: 'Islamic Equity Funds 71.4, Islamic Income Funds 22.8, Cash 4.9, Others 0.9',
        ter: 0.58,
      }),
      plan('Moderate Plan', 'market', [100, 0.44, 3_870_000], {
        asset: 'Islamic Equity Funds 44.6, Islamic Income Funds 49.3, Cash 5.2, Others 0.9',
        ter: 0.49,
      }),
      plan('Cautious Plan', 'market', [100, 0.18, 9_260_000], {
        asset: 'Islamic Equity Funds 17.8, Islamic Income Funds 74.1, Cash 7.3, Others 0.8',
        ter: 0.41,
      }),
    ],
  }),
  fund({
    ...s.EMPTY,
    name: 'Mushkpuri Fixed Return Fund',
    abbr: 'MFRF',
    model: s.rate([2024, 11, 18], 100, 0, 1),
    profile: {
      fund_type_raw: 'Open-ended',
      category_raw: 'Fixed Rate / Return Scheme',
      benchmark_raw: 'Average PKRV rate of the same tenor as that of each plan on the first day of its term',
      risk_profile_raw: 'Very Low',
      management_fee_raw: 'Up to 1.00% p.a.',
      front_end_load_raw: 'Nil',
      back_end_load_raw: '1.00% if redeemed before maturity',
      investment_objective_raw:
        'The Fund aims to pay the promised fixed return at maturity to the investors who stay invested for the full term of a plan.',
    },
    rating: null,
    subs: [
      plan('Plan III', 'rate', [100, -0.2, 27_400_000], {
        asset: 'T-Bills 91.2, PIBs 5.1, Cash 3.1, Others 0.6',
        ter: 0.37,
      }),
      plan('Plan IV', 'rate', [100, 0.1, 18_900_000], {
        asset: 'T-Bills 7.6, PIBs 88.2, Cash 3.5, Others 0.7',
        ter: 0.44,
      }),
    ],
  }),
  fund({
    name: 'Mushkpuri Daily Dividend Fund',
    abbr: 'MDDF',
    model: s.rate([2021, 9, 14], 100, 0.1, 96_800_000),
    profile: {
      fund_type_raw: 'Open-ended',
      category_raw: 'Shariah Compliant Money Market Scheme',
      benchmark_raw: '90% three months PKISRV and 10% three months deposit rate of three A rated Islamic banks',
      risk_profile_raw: 'Very Low',
      management_fee_raw: 'Up to 0.75% p.a.',
      front_end_load_raw: 'Nil',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'The Fund aims to pay a daily dividend to its investors from halal money market instruments while it preserves their capital.',
    },
    rating: ['AA(f)', 'VIS', [2025, 1, 15]],
    asset: s.weights('Cash at Islamic Banks 54.8, Ijara Sukuk 28.7, Placements 14.9, Others 1.6'),
    second: s.credit('Government Backed 28.7, AAA 30.2, AA+ 21.6, AA 17.9, Others 1.6'),
    papers: [],
    ter: 0.66,
    metrics: [['Weighted Average Time to Maturity (Days)', 41, 0]],
  }),
];
