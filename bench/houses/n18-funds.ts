/** The funds of AMC N18: five Islamic funds and a fund of funds with three plans. */
import { credit, fundWith, market, papers, rate, sectors, weights } from './shared5.ts';
import type { Day, SubFund } from './shared5.ts';

const fund = fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Digital Custodian Company Limited',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Mon – Fri',
  back_end_load_raw: 'Nil',
  minimum_initial_raw: 'Rs. 500/-',
  minimum_subsequent_raw: 'Rs. 500/-',
  listing_raw: 'Pakistan Stock Exchange (PSX)',
});

const plan = (name: string, launch: Day, beta: number, units: number, asset: string, ter: number): SubFund => ({
  name,
  model: market(launch, 100, beta, units),
  asset: weights(asset),
  papers: [],
  ter,
  metrics: [],
});

const RATE_METRICS = (days: number) =>
  [
    ['Weighted Avg Time to Maturity (Days)', days, 0],
    ['Yield to Maturity (%)', 20.6, 2],
  ] as const;

export const FUNDS = [
  fund({
    name: 'Kunhar Islamic Cash Fund',
    abbr: 'KICF',
    model: rate([2015, 9, 17], 100, -0.8, 96_400_000),
    profile: {
      category_raw: 'Shariah Compliant Money Market',
      benchmark_raw: '3M avg. deposit rates of three AA rated Islamic Banks/Islamic windows',
      risk_profile_raw: 'Very Low',
      risk_of_principal_raw: 'Principal at Very Low Risk',
      auditor_raw: 'BDO Ebrahim & Co.',
      cutoff_raw: '9:30 am',
      management_fee_raw: 'Upto 1.25% p.a. (Actual: 0.55%)',
      front_end_load_raw: 'Nil',
      investment_objective_raw:
        'KICF is an open-end Shariah Compliant Money Market Fund which aims to generate high liquidity, competitive return and maximum preservation of capital.',
    },
    rating: ['AA+ (f)', 'VIS', [2023, 12, 29]],
    fof: 264,
    asset: weights('GoP Ijara Sukuk 14.2, Placements with Banks 21.6, Short Term Sukuk 11.9, Cash 49.8, Others 2.5'),
    second: credit('Govt. Securities 14.2, AAA 32.1, AA+ 30.6, AA 20.6, Unrated 2.5'),
    papers: [],
    ter: 1.02,
    metrics: RATE_METRICS(32),
  }),
  fund({
    name: 'Kunhar Islamic Sovereign Fund',
    abbr: 'KISF',
    model: rate([2010, 11, 7], 100, -0.1, 71_900_000),
    profile: {
      category_raw: 'Shariah Compliant Income',
      benchmark_raw: '6M PKISRV rates',
      risk_profile_raw: 'Medium',
      risk_of_principal_raw: 'Principal at Medium Risk',
      auditor_raw: 'BDO Ebrahim & Co.',
      cutoff_raw: '4:00 pm',
      management_fee_raw: 'Upto 1.50% p.a. (Actual: 1.00%)',
      front_end_load_raw: '1.00%',
      investment_objective_raw:
        'KISF is an open-end Shariah Compliant Fund which aims to generate a competitive return with a moderate risk from Shariah Compliant Government Securities.',
    },
    rating: ['AA (f)', 'VIS', [2023, 12, 29]],
    fof: 340,
    asset: weights('GoP Ijara Sukuk 72.4, Govt. Backed Securities 12.8, Cash 12.2, Others 2.6'),
    second: credit('Govt. Securities 85.2, AAA 6.9, AA 5.3, Unrated 2.6'),
    papers: papers('Pak Energy Sukuk III 6.1, Naran Hydel Sukuk II 4'),
    ter: 1.58,
    metrics: RATE_METRICS(941),
  }),
  fund({
    name: 'Kunhar Islamic Aggressive Income Fund',
    abbr: 'KIAIF',
    model: rate([2007, 10, 20], 100, -1.2, 12_300_000),
    profile: {
      category_raw: 'Shariah Compliant Aggressive Fixed Income',
      benchmark_raw: '1 Yr avg. deposit rate of three A rated Islamic Banks',
      risk_profile_raw: 'Medium',
      risk_of_principal_raw: 'Principal at Medium Risk',
      auditor_raw: 'Deloitte Yousuf Adil',
      cutoff_raw: '4:00 pm',
      management_fee_raw: 'Upto 5% of gross earnings',
      front_end_load_raw: '1.00%',
      investment_objective_raw:
        'KIAIF is an open-end Shariah Compliant Aggressive Fixed Income Fund that invests in medium to long-term income instruments and short tenor money market instruments.',
    },
    rating: ['BBB+ (f)', 'VIS', [2023, 12, 29]],
    asset: weights('Sukuks 41.3, GoP Ijara Sukuk 9.8, Cash 45.1, Others 3.8'),
    second: credit('Govt. Securities 9.8, AAA 16.3, AA 12.5, A+ 24.2, A 33.4, Unrated 3.8'),
    papers: papers(
      'Shogran Steels Sukuk I 9.7, Kaghan Bank Islamic Sukuk 8.9, Balakot Energy Sukuk II 7.6, Jalkhad Foods Sukuk 6.1, Lulusar Power STS-4 5.2',
    ),
    ter: 2.04,
    metrics: RATE_METRICS(688),
  }),
  fund({
    name: 'Kunhar Islamic Stock Fund',
    abbr: 'KISTF',
    model: market([2006, 12, 24], 50, 1.0, 41_700_000),
    profile: {
      category_raw: 'Shariah Compliant Equity',
      benchmark_raw: 'KMI-30 Index',
      risk_profile_raw: 'High',
      risk_of_principal_raw: 'Principal at High Risk',
      auditor_raw: 'Deloitte Yousuf Adil',
      cutoff_raw: '4:00 pm',
      management_fee_raw: 'Upto 3.00% p.a. (Actual: 2.75%)',
      front_end_load_raw: '2.50%',
      investment_objective_raw:
        'KISTF is an open-end Equity Fund that aims at maximum growth of capital from a portfolio of Shariah Compliant equities.',
    },
    rating: null,
    fof: 560,
    asset: weights('Equities 91.7, Cash 6.1, Others 2.2'),
    second: sectors(
      'Oil & Gas Exploration Companies 23.4, Cement 16.2, Fertilizer 13.7, Technology & Communication 8.3, Pharmaceuticals 6.1',
    ),
    papers: papers(
      'Siran Petroleum Company Limited 12.1, Thandiani Cement Company Limited 9.3, Haripur Fertilizers Limited 8.5, Makhniyal Oil & Gas Company Limited 7.9, Dhamtaur Systems Limited 6.6, Havelian Cement Limited 5.2, Sherwan Pharma Limited 3.2, Nathia Power Company Limited 4.1, Kalabagh Fertilizer Limited 3.5, Battal Labs Pakistan Limited 2.2',
    ),
    ter: 4.43,
    metrics: [
      ['Beta', 0.97, 2],
      ['Standard Deviation (12m trailing) (%)', 21.3, 2],
    ],
  }),
  fund({
    name: 'Kunhar Islamic Asset Allocation Fund',
    abbr: 'KIAAF',
    model: market([2013, 12, 10], 100, 0.42, 6_840_000),
    profile: {
      category_raw: 'Shariah Compliant Asset Allocation',
      benchmark_raw:
        'Weighted avg. of 3M & 6M avg. deposit rates and KMI-30 Index on the basis of actual proportion held by the scheme',
      risk_profile_raw: 'Medium',
      risk_of_principal_raw: 'Principal at Medium Risk',
      auditor_raw: 'BDO Ebrahim & Co.',
      cutoff_raw: '4:00 pm',
      management_fee_raw: 'Upto 3.00% p.a. (Actual: 1.50%)',
      front_end_load_raw: '2.50%',
      investment_objective_raw:
        'KIAAF is an open-end Islamic Asset Allocation Fund which aims to earn competitive riba free returns from various Shariah Compliant asset classes.',
    },
    rating: null,
    asset: weights('Equities 36.4, GoP Ijara Sukuk 21.3, Sukuks 8.7, Cash 31.2, Others 2.4'),
    second: sectors('Oil & Gas Exploration Companies 11.3, Cement 7.4, Fertilizer 6.2'),
    papers: papers(
      'Siran Petroleum Company Limited 6.2, Balakot Energy Sukuk II 5.3, Haripur Fertilizers Limited 4.4, Thandiani Cement Company Limited 3.6, Jalkhad Foods Sukuk 3.4',
    ),
    ter: 2.71,
    metrics: [
      ['Beta', 0.44, 2],
      ['Standard Deviation (12m trailing) (%)', 9.2, 2],
    ],
  }),
  fund({
    name: 'Kunhar Islamic Financial Planning Fund',
    abbr: 'KIFPF',
    model: market([2017, 2, 23], 100, 1, 1),
    profile: {
      category_raw: 'Shariah Compliant Fund of Funds',
      benchmark_raw:
        'Weighted avg. return of KMI-30 Index and 6M avg. deposit rates based on the actual proportion of the plan',
      risk_profile_raw: 'Plan Specific',
      auditor_raw: 'Deloitte Yousuf Adil',
      cutoff_raw: '4:00 pm',
      management_fee_raw: 'Nil when the plans invest in funds of KIML',
      front_end_load_raw: '2.50%',
      investment_objective_raw:
        'KIFPF aims to generate returns on investment as per the respective Allocation Plan by investing in Shariah Compliant mutual funds in line with the risk tolerance of the investor.',
    },
    rating: null,
    asset: [],
    papers: [],
    ter: 0,
    metrics: [],
    subs: [
      plan(
        'Conservative Allocation Plan',
        [2017, 2, 23],
        0.2,
        3_120_000,
        'Kunhar Islamic Cash Fund 38.2, Kunhar Islamic Sovereign Fund 41.6, Kunhar Islamic Stock Fund 18.9, Others 1.3',
        0.46,
      ),
      plan(
        'Active Allocation Plan',
        [2017, 2, 23],
        0.58,
        2_270_000,
        'Kunhar Islamic Cash Fund 21.4, Kunhar Islamic Sovereign Fund 19.8, Kunhar Islamic Stock Fund 57.3, Others 1.5',
        0.52,
      ),
      plan(
        'Strategic Growth Plan',
        [2019, 8, 5],
        0.81,
        1_480_000,
        'Kunhar Islamic Cash Fund 8.7, Kunhar Islamic Sovereign Fund 9.4, Kunhar Islamic Stock Fund 80.1, Others 1.8',
        0.63,
      ),
    ],
  }),
];
