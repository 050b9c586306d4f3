/** The funds of AMC N80: Islamic money market, income and equity funds, and a pension fund with three sub-funds. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Grant Thornton Anjum Rahman',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '9:30 a.m. to 4:00 p.m.',
  leverage_raw: 'Nil',
  back_end_load_raw: 'Nil',
});

const PENSION: s.Day = [2014, 6, 26];

export const FUNDS = [
  fund({
    name: 'Khipro Islamic Daily Halal Fund',
    abbr: 'KIDHF',
    model: s.rate([2018, 9, 21], 50, -0.4, 392_000_000),
    profile: {
      category_raw: 'Shariah Compliant Money Market Scheme',
      benchmark_raw:
        '90% three months PKISRV rates + 10% three months average of the highest rates on savings account of three AA rated scheduled Islamic Banks or Islamic Windows',
      risk_profile_raw: 'Very Low',
      management_fee_raw: '0.65% p.a. of average daily Net Assets',
      front_end_load_raw: 'Nil',
      minimum_initial_raw: 'Rs. 500',
      minimum_subsequent_raw: 'Rs. 100',
      listing_raw: 'Pakistan Stock Exchange Limited',
      investment_objective_raw:
        'KIDHF aims to provide maximum possible preservation of capital and a reasonable rate of return along with daily payouts by investing primarily in Shariah Compliant money market instruments.',
    },
    rating: ['AA(f)', 'VIS', [2024, 12, 31]],
    asset: s.weights(
      'GoP Ijara Sukuk 34.7, Bank Deposits 42.8, Islamic Commercial Papers 11.3, Bai Muajjal 9.6, Others 1.6',
    ),
    second: s.credit('Government 34.7, AAA 26.8, AA+ 21.4, AA 15.5, Others 1.6'),
    papers: [],
    ter: 0.86,
    metrics: [['Weighted Average Time to Maturity (Days)', 38, 0]],
  }),
  fund({
    name: 'Khipro Islamic Sovereign Plus Fund',
    abbr: 'KISPF',
    model: s.rate([2012, 2, 7], 100, -0.6, 38_600_000),
    profile: {
      category_raw: 'Shariah Compliant Income Scheme',
      benchmark_raw: 'Six months PKISRV rates',
      risk_profile_raw: 'Moderate',
      management_fee_raw: '1.10% p.a. of average daily Net Assets',
      front_end_load_raw: '1.00%',
      minimum_initial_raw: 'Rs. 500',
      minimum_subsequent_raw: 'Rs. 100',
      listing_raw: 'Pakistan Stock Exchange Limited',
      investment_objective_raw:
        'The objective of KISPF is to generate superior and competitive Halal returns by investing in Government Ijara Sukuk and other Shariah Compliant instruments of good credit quality.',
    },
    rating: ['AA-(f)', 'VIS', [2024, 12, 31]],
    asset: s.weights('GoP Ijara Sukuk 72.3, Bank Deposits 13.9, Corporate Sukuk 11.4, Others 2.4'),
    second: s.credit('Government 72.3, AAA 9.1, AA+ 8.6, AA 4.3, A+ 3.3, Others 2.4'),
    papers: s.papers(
      'GoP Ijara Sukuk - VRR 45 (05 years) 21.84, GoP Ijara Sukuk - FRR 31 (05 years) 17.66, GoP Ijara Sukuk - VRR 38 (03 years) 13.12, GoP Ijara Sukuk - FRR 27 (01 year) 9.43, Sanghar Power Limited Sukuk-2 4.71, Jhol Islamic Bank Limited Sukuk 3.86, Hathungo Foods Limited Sukuk 2.54',
    ),
    ter: 1.47,
    metrics: [['Weighted Average Time to Maturity (Days)', 918, 0]],
  }),
  fund({
    name: 'Khipro Islamic Equity Fund',
    abbr: 'KIEF',
    model: s.market([2007, 5, 29], 50, 0.98, 41_300_000),
    profile: {
      category_raw: 'Shariah Compliant Equity Scheme',
      benchmark_raw: 'KMI-30 Index',
      risk_profile_raw: 'High',
      management_fee_raw: '3.00% p.a. of average daily Net Assets',
      front_end_load_raw: '2.00%',
      minimum_initial_raw: 'Rs. 500',
      minimum_subsequent_raw: 'Rs. 100',
      listing_raw: 'Pakistan Stock Exchange Limited',
      investment_objective_raw:
        'KIEF seeks long term capital growth for its unit holders from a diversified portfolio of Shariah Compliant listed equities.',
    },
    rating: null,
    asset: s.weights('Equities 94.3, Bank Deposits 4.1, Others 1.6'),
    second: s.sectors(
      'Oil & Gas Exploration 24.9, Cement 17.8, Fertilizer 13.4, Islamic Banks 11.6, Technology 8.3, Others 18.3',
    ),
    papers: s.papers(
      'Sinjhoro Petroleum Limited 11.42, Shahpur Chakar Exploration Limited 9.37, Jhol Islamic Bank Limited 8.24, Sanghar Fertilizer Limited 7.55, Khadro Cement Limited 6.71, Berani Cement Company Limited 5.23, Hathungo Foods Limited 4.48, Perumal Systems Limited 3.96, Sanghar Power Limited 3.02, Jhol Pharma Limited 2.37',
    ),
    ter: 4.28,
    metrics: [],
  }),
  fund({
    ...s.EMPTY,
    name: 'Khipro Islamic Pension Fund',
    abbr: 'KIPF',
    model: s.market(PENSION, 100, 0, 1),
    profile: {
      fund_type_raw: 'Open End',
      category_raw: 'Shariah Compliant Voluntary Pension Scheme',
      risk_profile_raw: 'Investor dependent',
      management_fee_raw: 'Up to 1.50% p.a. of Net Assets of each Sub-Fund',
      front_end_load_raw: 'Up to 3.00%',
      minimum_initial_raw: 'Rs. 1,000',
      minimum_subsequent_raw: 'Rs. 500',
      investment_objective_raw:
        'KIPF is a flexible savings plan which allows participants to contribute towards a secure Halal income after retirement, with the choice of how their savings are invested.',
    },
    rating: null,
    subs: [
      s.sub('Equity Sub-Fund', s.market(PENSION, 100, 0.95, 2_940_000), {
        asset: s.weights('Equities 91.7, Bank Deposits 6.8, Others 1.5'),
        papers: [],
        ter: 2.71,
      }),
      s.sub('Debt Sub-Fund', s.rate(PENSION, 100, -0.9, 3_610_000), {
        asset: s.weights('GoP Ijara Sukuk 66.2, Bank Deposits 25.3, Corporate Sukuk 6.4, Others 2.1'),
        papers: [],
        ter: 1.58,
      }),
      s.sub('Money Market Sub-Fund', s.rate(PENSION, 100, -0.5, 6_870_000), {
        asset: s.weights('GoP Ijara Sukuk 44.1, Bank Deposits 53.7, Others 2.2'),
        papers: [],
        ter: 1.43,
      }),
    ],
  }),
];
