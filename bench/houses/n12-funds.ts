/** The funds of AMC N12: three funds and a fund of funds with three plans. */
import type { Day, Weights } from './shared2.ts';
import { fundWith } from './shared3.ts';
import type { SubFund } from './shared3.ts';

const fund = fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Rahman Sarfaraz Rahim Iqbal Rafiq',
  registrar_raw: 'Lowari Investor Services (Pvt.) Limited',
  pricing_mechanism_raw: 'Forward pricing',
  dealing_days_raw: 'All business days',
  minimum_initial_raw: 'PKR 2,500',
  minimum_subsequent_raw: 'PKR 250',
});

const plan = (name: string, launch: Day, units: number, beta: number, asset: Weights, ter: number): SubFund => ({
  name,
  model: { kind: 'market', launch, startNav: 100, units, beta },
  asset,
  papers: [],
  ter,
  metrics: [],
});

export const FUNDS = [
  fund({
    name: 'Lowari Islamic Cash Fund',
    abbr: 'LICF',
    model: { kind: 'rate', launch: [2017, 11, 6], startNav: 100, spread: -0.5, units: 92_350_000 },
    profile: {
      category_raw: 'Shariah Compliant Money Market',
      benchmark_raw: 'Average of three-month deposit rates of three AA rated Islamic banks',
      risk_profile_raw: 'Very low',
      cutoff_raw: '2:30 pm',
      management_fee_raw: '0.60%',
      front_end_load_raw: 'Nil',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'The fund aims to keep savings safe and at hand, and to earn a halal profit on them from short Islamic deposits and sukuk.',
    },
    rating: ['AA(f)', 'PACRA', [2024, 3, 27]],
    fof: 412,
    asset: [
      ['Islamic bank deposits', 61],
      ['Short-term sukuk', 24],
      ['Placements with Islamic banks', 12],
      ['Other', 3],
    ],
    second: {
      type: 'CREDIT_QUALITY',
      weights: [
        ['AAA', 31],
        ['AA+', 22],
        ['AA', 40],
        ['A+', 5],
        ['NR', 2],
      ],
    },
    papers: [
      ['Dir Hydro short-term sukuk III', 7.4, ''],
      ['Kalam Telecom short-term sukuk', 6.6, ''],
      ['Mingora Sugar short-term sukuk', 3.9, ''],
    ],
    ter: 1.02,
    metrics: [['Weighted average maturity, days', 31, 0]],
  }),
  fund({
    name: 'Lowari Islamic Equity Fund',
    abbr: 'LIEF',
    model: { kind: 'market', launch: [2006, 3, 13], startNav: 10, beta: 0.97, units: 141_700_000 },
    profile: {
      category_raw: 'Shariah Compliant Equity',
      benchmark_raw: 'KMI-30 Index',
      risk_profile_raw: 'High',
      cutoff_raw: '4:00 pm',
      management_fee_raw: '2.25%',
      front_end_load_raw: '2.00%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'The fund aims at long-term growth of capital from Shariah compliant shares with sound earnings.',
    },
    rating: null,
    fof: 536,
    asset: [
      ['Shares', 95],
      ['Islamic bank deposits', 4],
      ['Other', 1],
    ],
    second: {
      type: 'SECTOR_ALLOCATION',
      total: 74.9,
      weights: [
        ['Oil & Gas Exploration', 25],
        ['Cement', 16],
        ['Fertilizer', 13],
        ['Power Generation', 11],
        ['Islamic Banks', 9.9],
      ],
    },
    papers: [
      ['Chakdara Petroleum Limited', 12.9, ''],
      ['Upper Dir Oil Company Limited', 9.6, ''],
      ['Malakand Cement Limited', 8.3, ''],
      ['Timergara Fertilizers Limited', 7.7, ''],
      ['Dir Hydro Limited', 6.2, ''],
      ['Panjkora Islamic Bank Limited', 4.6, ''],
    ],
    ter: 4.71,
    metrics: [
      ['Price to earnings', 4.9, 1],
      ['Beta', 0.96, 2],
    ],
  }),
  fund({
    name: 'Lowari Capital Preservation Fund-I',
    abbr: 'LCPF-I',
    model: { kind: 'market', launch: [2022, 5, 16], startNav: 100, beta: 0.22, units: 8_930_000 },
    profile: {
      category_raw: 'Shariah Compliant Capital Protected',
      benchmark_raw: 'KMI-30 Index and deposit rates of Islamic banks, by the actual proportion',
      risk_profile_raw: 'Medium',
      cutoff_raw: '4:00 pm',
      management_fee_raw: '1.10%',
      front_end_load_raw: 'Nil',
      back_end_load_raw: 'Contingent: 1.00%',
      investment_objective_raw:
        'The fund aims to return the amount invested at maturity and to share in the growth of the equity market until then.',
    },
    rating: null,
    asset: [
      ['Islamic bank deposits', 76],
      ['Shares', 22],
      ['Other', 2],
    ],
    papers: [
      ['Chakdara Petroleum Limited', 4.1, ''],
      ['Malakand Cement Limited', 3.3, ''],
      ['Timergara Fertilizers Limited', 2.8, ''],
    ],
    ter: 2.03,
    metrics: [['Multiplier', 2.4, 1]],
  }),
  fund({
    name: 'Lowari Islamic Planning Fund',
    abbr: 'LIPF',
    model: { kind: 'market', launch: [2018, 9, 24], startNav: 100, units: 1 },
    profile: {
      category_raw: 'Shariah Compliant Fund of Funds',
      risk_profile_raw: 'By plan',
      cutoff_raw: '4:00 pm',
      management_fee_raw: '1.00%',
      front_end_load_raw: '1.50%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'The fund offers plans that spread savings over the funds of the house according to the risk that an investor wants to take.',
    },
    rating: null,
    asset: [],
    papers: [],
    ter: 0,
    metrics: [],
    subs: [
      plan(
        'Lowari Cautious Plan',
        [2018, 9, 24],
        2_910_000,
        0.2,
        [
          ['Lowari Islamic Cash Fund', 72],
          ['Lowari Islamic Equity Fund', 21],
          ['Islamic bank deposits', 7],
        ],
        0.9,
      ),
      plan(
        'Lowari Middle Way Plan',
        [2018, 9, 24],
        2_180_000,
        0.5,
        [
          ['Lowari Islamic Cash Fund', 44],
          ['Lowari Islamic Equity Fund', 51],
          ['Islamic bank deposits', 5],
        ],
        1.0,
      ),
      plan(
        'Lowari Bold Plan',
        [2020, 2, 17],
        1_640_000,
        0.9,
        [
          ['Lowari Islamic Cash Fund', 6],
          ['Lowari Islamic Equity Fund', 90],
          ['Islamic bank deposits', 4],
        ],
        1.2,
      ),
    ],
  }),
];
