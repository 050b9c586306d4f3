/** The funds of AMC N21: five funds and a pension fund with three sub-funds. */
import * as s from './shared6.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end scheme',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'BDO Ebrahim & Co.',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
});

const PENSION: s.Day = [2016, 10, 5];

export const FUNDS = [
  fund({
    name: 'Shimshal Cash Fund',
    abbr: 'Fund',
    model: s.rate([2014, 9, 17], 100, -0.2, 112_400_000),
    profile: {
      category_raw: 'Money Market',
      benchmark_raw: '70% three-month PKRV and 30% three-month deposit rates of three AA rated banks',
      risk_profile_raw: 'Very low',
      cutoff_raw: '9:30 a.m.',
      management_fee_raw: 'Up to 1.00% of average net assets',
      front_end_load_raw: 'Nil',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'Competitive returns from a portfolio of low risk and short duration, with liquidity on the same day.',
    },
    rating: ['AA+(f)', 'PACRA', [2023, 10, 20]],
    asset: s.weights('T-Bills 64, Bank balances 27.4, Letters of placement 6.9, Others 1.7'),
    second: s.credit('Government 64, AAA 9.8, AA+ 18.7, AA 5.8, Others 1.7'),
    papers: [],
    ter: 0.82,
    metrics: [['Weighted average maturity, days', 39, 0]],
  }),
  fund({
    name: 'Shimshal Income Fund',
    abbr: 'Fund',
    model: s.rate([2009, 3, 2], 50, 0.4, 38_700_000),
    profile: {
      category_raw: 'Income',
      benchmark_raw: 'Average of six-month KIBOR',
      risk_profile_raw: 'Medium',
      cutoff_raw: '4:00 p.m.',
      management_fee_raw: '8% of gross earnings, at least 0.40% and at most 1.50% of net assets',
      front_end_load_raw: '1.50%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'A regular stream of income from debt and money market securities, with a prudent view of risk.',
    },
    rating: ['A+(f)', 'PACRA', [2023, 10, 20]],
    asset: s.weights('PIBs 33.6, T-Bills 21.2, TFCs and Sukuk 17.9, Bank balances 24.8, Others 2.5'),
    second: s.credit('Government 54.8, AAA 10.2, AA+ 13.6, AA 9.7, A+ 9.2, Others 2.5'),
    papers: s.papers(
      'Gircha Power TFC 3.1, Passu Bank Tier II TFC 2.7, Hussaini Cement Sukuk 2.2, Gulmit Bank TFC 1.7, Karun Energy Sukuk 1.3, Misgar Fertilizer TFC 0.8',
    ),
    ter: 1.86,
    metrics: [
      ['Weighted average maturity, years', 1.9, 1],
      ['Modified duration, years', 0.8, 1],
    ],
  }),
  fund({
    name: 'Shimshal Islamic Sovereign Fund',
    abbr: 'Fund',
    model: s.rate([2019, 4, 23], 100, -0.5, 9_260_000),
    profile: {
      category_raw: 'Shariah Compliant Sovereign Income',
      benchmark_raw: 'Average of six-month PKISRV',
      risk_profile_raw: 'Low',
      cutoff_raw: '4:00 p.m.',
      management_fee_raw: 'Up to 1.25% of average net assets',
      front_end_load_raw: '1.00%',
      back_end_load_raw: 'Nil',
      investment_objective_raw: 'Halal returns from Shariah compliant securities of the Government of Pakistan.',
    },
    rating: ['AA(f)', 'PACRA', [2023, 10, 20]],
    asset: s.weights('GoP Ijara Sukuk 73.5, Bank balances 24.1, Others 2.4'),
    second: s.credit('Government 73.5, AAA 11.6, AA 12.5, Others 2.4'),
    papers: [],
    ter: 1.41,
    metrics: [['Weighted average maturity, years', 2.6, 1]],
  }),
  fund({
    name: 'Shimshal Stock Fund',
    abbr: 'Fund',
    model: s.market([2006, 5, 29], 50, 1.02, 21_800_000),
    profile: {
      category_raw: 'Equity',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      cutoff_raw: '3:00 p.m.',
      management_fee_raw: '2.00% of average net assets',
      front_end_load_raw: '2.50%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'Growth of capital over the long term from shares listed at the Pakistan Stock Exchange.',
    },
    rating: null,
    asset: s.weights('Equities 94.8, Bank balances 3.7, Others 1.5'),
    second: s.sectors('Banks 25.4, Oil and gas exploration 17.8, Fertilizer 12.6, Cement 9.9, Power 7.1'),
    papers: s.papers(
      'Passu Bank 8.8, Batura Petroleum 8.1, Misgar Fertilizer 7.3, Gulmit Bank 6.2, Hussaini Cement 5.6, Gircha Power 4.9, Khyber Kharmang Oil 4.1, Sost Systems 3.5, Ghulkin Textile 2.8, Chapursan Foods 2.2',
    ),
    ter: 3.94,
    metrics: [
      ['Price to earnings', 3.9, 1],
      ['Dividend yield, %', 9.4, 1],
    ],
  }),
  fund({
    name: 'Shimshal Asset Allocation Fund',
    abbr: 'Fund',
    model: s.market([2011, 12, 12], 50, 0.6, 8_100_000),
    profile: {
      category_raw: 'Asset Allocation',
      benchmark_raw: 'KSE-100 Index and six-month KIBOR, weighted by the actual allocation',
      risk_profile_raw: 'Medium to high',
      cutoff_raw: '3:00 p.m.',
      management_fee_raw: '2.00% of average net assets',
      front_end_load_raw: '2.50%',
      back_end_load_raw: 'Nil',
      investment_objective_raw: 'Capital growth from an allocation between shares and debt that follows the outlook.',
    },
    rating: null,
    asset: s.weights('Equities 58.6, T-Bills 22.4, Bank balances 16.7, Others 2.3'),
    second: s.sectors('Banks 15.2, Oil and gas exploration 10.9, Cement 7.4, Fertilizer 6.3'),
    papers: s.papers(
      'Passu Bank 5.7, Batura Petroleum 5.1, Hussaini Cement 4.4, Gulmit Bank 3.9, Misgar Fertilizer 3.6, Khyber Kharmang Oil 2.7',
    ),
    ter: 3.12,
    metrics: [
      ['Price to earnings', 4.1, 1],
      ['Dividend yield, %', 8.2, 1],
    ],
  }),
  fund({
    ...s.EMPTY,
    name: 'Shimshal Pension Fund',
    abbr: 'Fund',
    model: s.market(PENSION, 100, 0, 1),
    profile: {
      fund_type_raw: 'Open-end scheme',
      category_raw: 'Voluntary Pension Scheme',
      risk_profile_raw: 'Depends on the allocation',
      cutoff_raw: '4:00 p.m.',
      management_fee_raw: 'Up to 1.50% of average net assets of each sub-fund',
      front_end_load_raw: '3.00%',
      investment_objective_raw: 'A secure source of savings and of regular income after retirement.',
    },
    rating: null,
    subs: [
      s.sub('Equity Sub-Fund', s.market(PENSION, 100, 1.05, 3_140_000), {
        asset: s.weights('Equities 95.7, Bank balances 2.9, Others 1.4'),
        papers: s.papers('Passu Bank 9.2, Batura Petroleum 8.4, Misgar Fertilizer 7.7, Hussaini Cement 5.3'),
        ter: 2.21,
      }),
      s.sub('Debt Sub-Fund', s.rate(PENSION, 100, 0.3, 4_620_000), {
        asset: s.weights('PIBs 41.8, T-Bills 29.5, Bank balances 27.3, Others 1.4'),
        papers: [],
        ter: 1.44,
      }),
      s.sub('Money Market Sub-Fund', s.rate(PENSION, 100, -0.1, 11_930_000), {
        asset: s.weights('T-Bills 66.2, Bank balances 32.6, Others 1.2'),
        papers: [],
        ter: 1.18,
      }),
    ],
  }),
];
