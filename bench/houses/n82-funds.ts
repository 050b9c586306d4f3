/** The funds of AMC N82: a liquidity and an equity fund, a fund with plans of a fixed term, a fund of funds with plans. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Crowe Hussain Chaudhury & Co.',
  pricing_mechanism_raw: 'Forward Pricing',
  dealing_days_raw: 'Mon - Fri',
  leverage_raw: 'None',
});

export interface PlanDates {
  readonly launch: s.Day;
  readonly maturity: s.Day | null;
}

export const DATES: Readonly<Record<string, PlanDates>> = {
  'Jhuddo Fixed Term Plan-I': { launch: [2022, 10, 3], maturity: [2023, 10, 2] },
  'Jhuddo Fixed Term Plan-II': { launch: [2023, 2, 13], maturity: [2024, 2, 12] },
  'Jhuddo Fixed Term Plan-III': { launch: [2023, 5, 29], maturity: [2023, 11, 27] },
  'Jhuddo Active Plan': { launch: [2017, 11, 27], maturity: null },
  'Jhuddo Balanced Plan': { launch: [2017, 11, 27], maturity: null },
  'Jhuddo Careful Plan': { launch: [2019, 3, 18], maturity: null },
};

const launched = (name: string): s.Day => s.only(DATES[name], 'plan').launch;
const term = (name: string, spread: number, units: number, asset: string, ter: number): s.SubFund => ({
  ...s.sub(name, s.rate(launched(name), 100, spread, units), { asset: s.weights(asset), papers: [], ter }),
});
const allocated = (
  name: string,
  beta: number,
  units: number,
  shares: readonly [number, number],
  ter: number,
): s.SubFund =>
  s.sub(name, s.market(launched(name), 100, beta, units), {
    asset: s.weights(
      `Jhuddo Equity Fund ${shares[0]}, Jhuddo Liquidity Fund ${shares[1]}, Bank Balance and Others 2.1`,
    ),
    papers: [],
    ter,
  });

export const FUNDS = [
  fund({
    name: 'Jhuddo Liquidity Fund',
    abbr: 'JLF',
    model: s.rate([2010, 5, 28], 100, 0.2, 143_000_000),
    fof: 397,
    profile: {
      category_raw: 'Money Market',
      benchmark_raw: '70% 3-Month PKRV & 30% 3-Month Deposit Rates',
      risk_profile_raw: 'Very Low',
      management_fee_raw: '0.80% per annum',
      front_end_load_raw: '0%',
      back_end_load_raw: '0%',
      minimum_initial_raw: 'Rs. 1,000',
      minimum_subsequent_raw: 'Rs. 100',
      listing_raw: 'PSX',
      cutoff_raw: '2:30 pm',
      investment_objective_raw:
        'The Fund seeks to provide regular income at comparatively low risk through investment primarily in money market securities.',
    },
    rating: ['AA(f)', 'PACRA', [2023, 4, 14]],
    asset: s.weights('T-Bills 58.3, Cash 33.5, Placements with NBFCs 6.6, Others 1.6'),
    second: s.credit('Govt. Securities 58.3, AAA 12.4, AA+ 16.2, AA 11.5, Others 1.6'),
    papers: [],
    ter: 1.07,
    metrics: [['WAM (days)', 27, 0]],
  }),
  fund({
    name: 'Jhuddo Equity Fund',
    abbr: 'JEF',
    model: s.market([2005, 1, 17], 100, 1.02, 23_200_000),
    fof: 371,
    profile: {
      category_raw: 'Equity',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      management_fee_raw: '2.00% per annum',
      front_end_load_raw: '3%',
      back_end_load_raw: '0%',
      minimum_initial_raw: 'Rs. 1,000',
      minimum_subsequent_raw: 'Rs. 100',
      listing_raw: 'PSX',
      cutoff_raw: '3:30 pm',
      investment_objective_raw:
        'The Fund aims to outperform its benchmark over a full market cycle by investing in a concentrated portfolio of listed companies.',
    },
    rating: null,
    asset: s.weights('Equity 89.7, Cash 8.9, Others 1.4'),
    second: s.sectors(
      'Commercial Banks 22.6, E & P 20.3, Fertilizer 14.4, Cement 11.8, Technology 9.1, Other Sectors 11.5',
    ),
    papers: s.papers(
      'Naukot Exploration Company 10.27, Digri Bank Limited 9.05, Roshanabad Fertilizer 8.36, Tando Jan Petroleum 7.64, Kot Mirs Systems 6.48, Samaro Cement 5.71, Pithoro Bank Limited 5.13, Umerkot Power Company 4.22, Shadi Palli Foods 3.47, Naukot Chemicals 2.66',
    ),
    ter: 4.05,
    metrics: [],
  }),
  fund({
    ...s.EMPTY,
    name: 'Jhuddo Fixed Term Fund',
    abbr: 'JFTF',
    model: s.rate([2022, 10, 3], 100, 0, 1),
    profile: {
      category_raw: 'Fixed Rate / Return Scheme',
      risk_profile_raw: 'Very Low',
      management_fee_raw: 'Up to 1.50% per annum',
      front_end_load_raw: '0%',
      back_end_load_raw: 'Contingent load on redemption before maturity',
      minimum_initial_raw: 'Rs. 10,000',
      cutoff_raw: '3:30 pm',
      investment_objective_raw:
        'The Fund aims to provide a promised fixed return at maturity by investing in authorized fixed income instruments.',
    },
    rating: null,
    subs: [
      term('Jhuddo Fixed Term Plan-I', 0.6, 9_740_000, 'T-Bills 96.9, Cash 2.4, Others 0.7', 0.52),
      term('Jhuddo Fixed Term Plan-II', 0.8, 15_300_000, 'T-Bills 95.2, Cash 4.0, Others 0.8', 0.47),
      term('Jhuddo Fixed Term Plan-III', 0.9, 22_100_000, 'T-Bills 97.6, Cash 1.9, Others 0.5', 0.39),
    ],
  }),
  fund({
    ...s.EMPTY,
    name: 'Jhuddo Financial Planning Fund',
    abbr: 'JFPF',
    model: s.market([2017, 11, 27], 100, 0, 1),
    profile: {
      category_raw: 'Fund of Funds',
      risk_profile_raw: 'Medium to High',
      management_fee_raw: '1.00% per annum on bank balances, nil on investments in own funds',
      front_end_load_raw: 'Up to 3%',
      back_end_load_raw: '0%',
      minimum_initial_raw: 'Rs. 5,000',
      minimum_subsequent_raw: 'Rs. 1,000',
      cutoff_raw: '3:30 pm',
      investment_objective_raw:
        'The Fund aims to generate returns in line with the risk tolerance of the investor through allocation plans that invest in mutual funds.',
    },
    rating: null,
    subs: [
      allocated('Jhuddo Active Plan', 0.68, 1_870_000, [67.4, 30.5], 0.41),
      allocated('Jhuddo Balanced Plan', 0.44, 1_220_000, [43.2, 54.7], 0.38),
      allocated('Jhuddo Careful Plan', 0.19, 2_460_000, [18.7, 79.2], 0.36),
    ],
  }),
];
