/** The funds of AMC N20: five funds and a fixed return fund with four plans. */
import { credit, fundWith, market, papers, rate, sectors, weights } from './shared5.ts';
import type { Day, Fund, SubFund } from './shared5.ts';

const common = fundWith({
  fund_type_raw: 'Open-ended',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Every business day',
  minimum_initial_raw: 'PKR 1,000',
  minimum_subsequent_raw: 'PKR 100',
});

const fund = (of: Omit<Fund, 'abbr'>): Fund => common({ ...of, abbr: of.name });

export interface Plan extends SubFund {
  readonly maturity: Day;
}

const plan = (
  name: string,
  launch: Day,
  maturity: Day,
  spread: number,
  units: number,
  asset: string,
  ter: number,
): Plan => ({
  name,
  model: { ...rate(launch, 100, spread, units), accumulates: true },
  maturity,
  asset: weights(asset),
  papers: [],
  ter,
  metrics: [],
});

export const PLANS = [
  plan(
    'Astola Fixed Return Plan 4',
    [2023, 5, 15],
    [2026, 5, 15],
    -0.6,
    18_400_000,
    'PIBs 93.1, T-Bills 2.4, Bank deposits 4.1, Others 0.4',
    0.52,
  ),
  plan(
    'Astola Fixed Return Plan 7',
    [2024, 3, 4],
    [2025, 9, 4],
    0.3,
    31_700_000,
    'PIBs 61.6, T-Bills 33.9, Bank deposits 3.8, Others 0.7',
    0.47,
  ),
  plan(
    'Astola Fixed Return Plan 9',
    [2024, 8, 12],
    [2025, 8, 12],
    -0.2,
    26_200_000,
    'PIBs 4.2, T-Bills 92.4, Bank deposits 3.1, Others 0.3',
    0.39,
  ),
  plan(
    'Astola Fixed Return Plan 10',
    [2024, 11, 18],
    [2027, 11, 18],
    -0.9,
    9_350_000,
    'PIBs 95.3, T-Bills 1.1, Bank deposits 3.3, Others 0.3',
    0.58,
  ),
];

export const FUNDS = [
  fund({
    name: 'Astola Liquid Fund',
    model: rate([2014, 10, 20], 100, -0.3, 214_300_000),
    profile: {
      category_raw: 'Money Market',
      benchmark_raw: '90% three-month PKRV rates and 10% three-month deposit rates of AA rated banks',
      risk_profile_raw: 'Very low',
      risk_of_principal_raw: 'principal at very low risk',
      auditor_raw: 'KPMG Taseer Hadi & Co.',
      cutoff_raw: '12:00 noon',
      management_fee_raw: '0.70% a year',
      front_end_load_raw: 'None',
      back_end_load_raw: 'None',
      investment_objective_raw:
        'A daily accessible home for cash, invested in treasury bills and deposits with strong banks.',
    },
    rating: ['AA+(f)', 'PACRA', [2025, 3, 12]],
    asset: weights('T-Bills 68.3, PIBs 7.9, Bank deposits 21.6, Others 2.2'),
    second: credit('Government securities 76.2, AAA 9.8, AA+ 8.1, AA 3.7, Unrated 2.2'),
    papers: [],
    ter: 1.19,
    metrics: [
      ['Average time to maturity, days', 51, 0],
      ['Yield to maturity, %', 11.9, 2],
    ],
  }),
  fund({
    name: 'Astola Income Fund',
    model: rate([2009, 4, 6], 50, 0.6, 61_800_000),
    profile: {
      category_raw: 'Income',
      benchmark_raw: '75% six-month KIBOR and 25% six-month deposit rates of A rated banks',
      risk_profile_raw: 'Medium',
      risk_of_principal_raw: 'principal at medium risk',
      auditor_raw: 'KPMG Taseer Hadi & Co.',
      cutoff_raw: '4:00 pm',
      management_fee_raw: '1.35% a year',
      front_end_load_raw: '1.50%',
      back_end_load_raw: 'None',
      investment_objective_raw:
        'A steady income over the medium term from government bonds and the debt of well-rated companies.',
    },
    rating: ['A+(f)', 'PACRA', [2025, 3, 12]],
    asset: weights('PIBs 38.7, T-Bills 16.4, TFCs 15.8, Commercial paper 4.3, Bank deposits 22.9, Others 1.9'),
    second: credit('Government securities 55.1, AAA 11.7, AA+ 13.9, AA- 9.1, A+ 8.3, Unrated 1.9'),
    papers: papers(
      'Ormara Roads TFC / Transport 6.3, Pasni Bank Tier II TFC / Banks 5.4, Jiwani Foods Commercial Paper / Food 4.3, Turbat Power TFC / Power 3.7',
    ),
    ter: 1.96,
    metrics: [
      ['Average time to maturity, years', 2.1, 1],
      ['Yield to maturity, %', 12.8, 2],
    ],
  }),
  fund({
    name: 'Astola Islamic Equity Fund',
    model: market([2016, 5, 9], 100, 0.95, 34_900_000),
    profile: {
      category_raw: 'Shariah Compliant Equity',
      benchmark_raw: 'KMI-30 Index',
      risk_profile_raw: 'High',
      risk_of_principal_raw: 'principal at high risk',
      auditor_raw: 'A. F. Ferguson & Co.',
      cutoff_raw: '4:00 pm',
      management_fee_raw: '2.50% a year',
      front_end_load_raw: '2.00%',
      back_end_load_raw: 'None',
      investment_objective_raw:
        'Growth of capital over five years and more from companies that pass the Shariah screen.',
    },
    rating: null,
    asset: weights('Equities 93.4, Bank deposits 5.2, Others 1.4'),
    second: sectors('Oil and gas exploration 21.9, Cement 18.3, Fertilizer 12.6, Pharmaceuticals 10.2, Technology 7.1'),
    papers: papers(
      'Hinglaj Exploration / Oil and gas exploration 11.2, Buzi Cement / Cement 9.4, Sonmiani Fertilizer / Fertilizer 8.2, Ras Malan Energy / Oil and gas exploration 7.3, Kund Malir Cement / Cement 6.4, Basol Labs / Pharmaceuticals 5.6, Shadi Kaur Systems / Technology 4.5, Dasht Healthcare / Pharmaceuticals 3.1',
    ),
    ter: 3.92,
    metrics: [
      ['Beta', 0.93, 2],
      ['Number of holdings', 34, 0],
    ],
  }),
  fund({
    name: 'Astola Growth Fund',
    model: market([2004, 9, 13], 50, 1.06, 73_600_000),
    profile: {
      category_raw: 'Equity',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      risk_of_principal_raw: 'principal at high risk',
      auditor_raw: 'A. F. Ferguson & Co.',
      cutoff_raw: '4:00 pm',
      management_fee_raw: '2.50% a year',
      front_end_load_raw: '2.00%',
      back_end_load_raw: 'None',
      investment_objective_raw:
        'Growth of capital over five years and more from a concentrated choice of Pakistani companies.',
    },
    rating: null,
    asset: weights('Equities 95.8, Bank deposits 2.9, Others 1.3'),
    second: sectors('Banks 26.4, Oil and gas exploration 16.8, Fertilizer 13.1, Cement 9.7, Automobiles 5.9'),
    papers: papers(
      'Pasni Bank / Banks 10.3, Hinglaj Exploration / Oil and gas exploration 9.1, Sonmiani Fertilizer / Fertilizer 8.4, Winder Bank / Banks 7.6, Ras Malan Energy / Oil and gas exploration 5.8, Uthal Bank / Banks 4.9, Buzi Cement / Cement 4.4, Bela Motors / Automobiles 3.6',
    ),
    ter: 3.88,
    metrics: [
      ['Beta', 1.05, 2],
      ['Number of holdings', 41, 0],
    ],
  }),
  fund({
    name: 'Astola Asset Allocation Fund',
    model: market([2018, 12, 3], 100, 0.5, 8_270_000),
    profile: {
      category_raw: 'Asset Allocation',
      benchmark_raw: 'KSE-100 Index and six-month KIBOR in the proportion of the fund’s own assets',
      risk_profile_raw: 'Medium',
      risk_of_principal_raw: 'principal at medium risk',
      auditor_raw: 'A. F. Ferguson & Co.',
      cutoff_raw: '4:00 pm',
      management_fee_raw: '2.00% a year',
      front_end_load_raw: '2.00%',
      back_end_load_raw: '1.00% in the first year',
      investment_objective_raw:
        'A balance of growth and steadiness that moves between shares, bonds and cash as markets change.',
    },
    rating: null,
    asset: weights('Equities 47.3, PIBs 24.6, TFCs 6.8, Bank deposits 19.4, Others 1.9'),
    second: sectors('Banks 14.2, Oil and gas exploration 9.8, Cement 7.7, Fertilizer 6.3'),
    papers: papers(
      'Pasni Bank / Banks 6.1, Hinglaj Exploration / Oil and gas exploration 5.2, Turbat Power TFC / Power 4.4, Sonmiani Fertilizer / Fertilizer 3.7, Buzi Cement / Cement 3',
    ),
    ter: 3.12,
    metrics: [
      ['Beta', 0.52, 2],
      ['Number of holdings', 28, 0],
    ],
  }),
  fund({
    name: 'Astola Fixed Return Fund',
    model: rate([2023, 5, 15], 100, 0, 1),
    profile: {
      category_raw: 'Fixed Rate / Return',
      benchmark_raw: 'PKRV rate of the same term on the day of a plan’s launch',
      risk_profile_raw: 'Very low to low',
      auditor_raw: 'KPMG Taseer Hadi & Co.',
      cutoff_raw: '4:00 pm',
      management_fee_raw: 'up to 0.50% a year',
      front_end_load_raw: 'None',
      back_end_load_raw: '1.50% before maturity',
      minimum_initial_raw: 'PKR 50,000',
      minimum_subsequent_raw: null,
      investment_objective_raw: 'A return that is promised at the start to those who stay until their plan matures.',
    },
    rating: null,
    asset: [],
    papers: [],
    ter: 0,
    metrics: [],
    subs: PLANS,
  }),
];
