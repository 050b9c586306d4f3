/** The funds of AMC N10. */
import { fundWith } from './shared3.ts';

const fund = fundWith({
  fund_type_raw: 'Open end',
  trustee_raw: 'MCB Financial Services Limited',
  auditor_raw: 'BDO Ebrahim & Co.',
  back_end_load_raw: 'Nil',
});

export const FUNDS = [
  fund({
    name: 'Manchar Cash Reserve Fund',
    abbr: 'MCRF',
    model: { kind: 'rate', launch: [2014, 3, 3], startNav: 10, spread: -0.3, units: 812_600_000 },
    profile: {
      category_raw: 'Money Market',
      benchmark_raw: '70% three-month PKRV, 30% three-month bank deposits',
      risk_profile_raw: 'Very low',
      management_fee_raw: '0.45%',
      front_end_load_raw: 'Nil',
      investment_objective_raw:
        'The fund seeks preservation of capital and daily liquidity through first-class short-term instruments.',
    },
    rating: ['AA(f)', 'VIS', [2022, 1, 4]],
    asset: [
      ['Cash', 44],
      ['T-Bills', 47],
      ['Commercial paper', 7],
      ['Others', 2],
    ],
    papers: [
      ['T-Bill 20-Oct-22', 15.4, ''],
      ['T-Bill 17-Nov-22', 12.1, ''],
      ['Sehwan Sugar commercial paper', 4.4, ''],
    ],
    ter: 0.78,
    metrics: [['Average maturity, days', 39, 0]],
  }),
  fund({
    name: 'Manchar Government Bond Fund',
    abbr: 'MGBF',
    model: { kind: 'rate', launch: [2009, 9, 14], startNav: 100, spread: 0.1, units: 14_350_000 },
    profile: {
      category_raw: 'Income',
      benchmark_raw: 'Six-month PKRV',
      risk_profile_raw: 'Medium',
      management_fee_raw: '1.00%',
      front_end_load_raw: '1.00%',
      investment_objective_raw:
        'The fund aims to offer a sovereign return over the medium term by holding at least 70% of its assets in bonds and bills of the Government of Pakistan.',
    },
    rating: ['AA-(f)', 'VIS', [2022, 1, 4]],
    asset: [
      ['PIBs', 53],
      ['T-Bills', 28],
      ['Cash', 17],
      ['Others', 2],
    ],
    papers: [
      ['PIB 18-Jun-25', 21.3, ''],
      ['PIB 22-Oct-26', 16.8, ''],
      ['T-Bill 12-Jan-23', 12.5, ''],
      ['T-Bill 06-Apr-23', 7.7, ''],
    ],
    ter: 1.52,
    metrics: [['Average maturity, days', 1130, 0]],
  }),
  fund({
    name: 'Manchar Islamic Income Fund',
    abbr: 'MIIF',
    model: { kind: 'rate', launch: [2011, 5, 23], startNav: 50, spread: 0.2, units: 66_910_000 },
    profile: {
      category_raw: 'Islamic Income',
      benchmark_raw: 'Six-month deposit rates of three A rated Islamic banks',
      risk_profile_raw: 'Medium',
      management_fee_raw: '0.90%',
      front_end_load_raw: '1.25%',
      investment_objective_raw:
        'The fund aims to give a steady halal profit from Islamic deposits, Ijara and certified sukuk.',
    },
    rating: ['A+(f)', 'VIS', [2022, 1, 4]],
    asset: [
      ['Cash', 51],
      ['GoP Ijara', 25],
      ['Corporate sukuk', 20],
      ['Others', 4],
    ],
    papers: [
      ['GoP Ijara sukuk 29-May-25', 14.1, ''],
      ['Larkana Power sukuk', 9.9, ''],
      ['Moro Steel sukuk', 5.2, ''],
      ['Johi Telecom sukuk', 3.8, ''],
    ],
    ter: 1.37,
    metrics: [['Average maturity, days', 612, 0]],
  }),
  fund({
    name: 'Manchar Growth Fund',
    abbr: 'MGF',
    model: { kind: 'market', launch: [2003, 7, 17], startNav: 10, beta: 1.02, units: 123_800_000 },
    profile: {
      category_raw: 'Equity',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      management_fee_raw: '2.00%',
      front_end_load_raw: '3.00%',
      investment_objective_raw:
        'The fund aims at the growth of capital over five years and more from first-rate and fast-growing listed companies.',
    },
    rating: null,
    asset: [
      ['Equities', 91],
      ['Cash', 7],
      ['Others', 2],
    ],
    papers: [
      ['Gorakh Gas & Oil Limited', 10.6, ''],
      ['Sehwan Bank Limited', 9.3, ''],
      ['Bhit Shah Chemicals Limited', 7.4, ''],
      ['Nara Cement Limited', 6.1, ''],
      ['Keti Bandar Motors Limited', 5.0, ''],
    ],
    ter: 4.61,
    metrics: [['Beta', 1.03, 2]],
  }),
  fund({
    name: 'Manchar Islamic Stock Fund',
    abbr: 'MISF',
    model: { kind: 'market', launch: [2007, 12, 10], startNav: 100, beta: 0.94, units: 5_470_000 },
    profile: {
      category_raw: 'Islamic Equity',
      benchmark_raw: 'KMI-30 Index',
      risk_profile_raw: 'High',
      management_fee_raw: '2.00%',
      front_end_load_raw: '3.00%',
      investment_objective_raw:
        'The fund aims at the growth of capital from listed companies that its Shariah adviser has certified.',
    },
    rating: null,
    asset: [
      ['Shariah compliant equities', 89],
      ['Cash', 9],
      ['Others', 2],
    ],
    papers: [
      ['Gorakh Gas & Oil Limited', 12.2, ''],
      ['Larkana Power Limited', 8.8, ''],
      ['Nara Cement Limited', 7.3, ''],
      ['Thatta Textile Mills Limited', 5.6, ''],
      ['Moro Steel Limited', 4.4, ''],
    ],
    ter: 4.38,
    metrics: [['Beta', 0.92, 2]],
  }),
  fund({
    name: 'Manchar Balanced Fund',
    abbr: 'MBF',
    model: { kind: 'market', launch: [2005, 2, 8], startNav: 50, beta: 0.6, units: 19_280_000 },
    profile: {
      category_raw: 'Balanced',
      benchmark_raw: 'KSE-100 Index and six-month KIBOR in equal parts',
      risk_profile_raw: 'Medium to high',
      management_fee_raw: '1.80%',
      front_end_load_raw: '2.50%',
      investment_objective_raw:
        'The fund aims to combine growth with income by holding shares and bonds in flexible proportions.',
    },
    rating: null,
    asset: [
      ['Equities', 57],
      ['PIBs', 18],
      ['Cash', 22],
      ['Others', 3],
    ],
    papers: [
      ['Sehwan Bank Limited', 7.9, ''],
      ['PIB 18-Jun-25', 7.2, ''],
      ['Bhit Shah Chemicals Limited', 6.6, ''],
      ['Gorakh Gas & Oil Limited', 6.0, ''],
      ['Thatta Textile Mills Limited', 4.1, ''],
    ],
    ter: 3.55,
    metrics: [['Beta', 0.61, 2]],
  }),
];
