/** The funds of AMC N23: four Islamic funds and two Islamic pension funds with sub-funds. */
import * as s from './shared6.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  dealing_days_raw: 'Monday – Friday',
  cutoff_raw: '4:00 pm (Friday 4:30 pm)',
  pricing_mechanism_raw: 'Forward Pricing',
  auditor_raw: 'M. Yousuf Adil Saleem & Co.',
  minimum_initial_raw: 'PKR 500',
});

const [PENSION, PROVINCE]: readonly [s.Day, s.Day] = [
  [2014, 11, 12],
  [2022, 12, 14],
];

export const FUNDS = [
  fund({
    name: 'Mastuj Islamic Cash Fund',
    abbr: 'MICF',
    model: s.rate([2020, 9, 21], 100, -0.8, 71_300_000),
    profile: {
      category_raw: 'Shariah Compliant Money Market',
      benchmark_raw: 'Three months average deposit rates of three AA rated Islamic Banks',
      risk_profile_raw: 'Very Low',
      risk_of_principal_raw: 'Principal at very low risk',
      cutoff_raw: '9:00 am',
      management_fee_raw: '0.60%',
      front_end_load_raw: 'Nil',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'To seek competitive, regular and halal returns for its unit holders from short term Shariah compliant instruments.',
    },
    rating: ['AA(f)', 'PACRA', [2024, 9, 10]],
    asset: s.weights(
      'GoP Ijara Sukuk 18.6, Short Term Sukuk 11.7, Placements under Musharakah 9.5, Cash 58.3, Others 1.9',
    ),
    second: s.credit('Government Securities 18.6, AAA 24.7, AA+ 13.1, AA 41.7, Others 1.9'),
    papers: [],
    ter: 0.91,
    metrics: [['Weighted Average Time to Maturity (Days)', 46, 0]],
  }),
  fund({
    name: 'Mastuj Islamic Income Fund',
    abbr: 'MIIF',
    model: s.rate([2013, 3, 16], 50, -0.3, 63_900_000),
    profile: {
      category_raw: 'Shariah Compliant Income',
      benchmark_raw: 'Six months average deposit rates of three A rated Islamic Banks',
      risk_profile_raw: 'Medium',
      risk_of_principal_raw: 'Principal at medium risk',
      management_fee_raw: '1.00%',
      front_end_load_raw: '1.50%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'To generate competitive halal returns from a portfolio of Sukuk, Islamic placements and deposits.',
    },
    rating: ['A+(f)', 'PACRA', [2024, 9, 10]],
    asset: s.weights('GoP Ijara Sukuk 39.2, Sukuk 16.8, Cash 41.4, Others 2.6'),
    second: s.credit('Government Securities 39.2, AAA 12.9, AA+ 15.2, AA- 7.6, A+ 22.5, Others 2.6'),
    papers: s.papers(
      'Tirich Mir Hydro Limited / Sukuk 3.1, Golen Gol Power / Sukuk 2.6, Reshun Islamic Bank / Sukuk 2.0, Koghuzi Foods Limited / Short term Sukuk 1.5, Booni Energy Limited / Short term Sukuk 1.1, Garam Chashma Cement / Sukuk 0.8',
    ),
    ter: 1.55,
    metrics: [['Weighted Average Time to Maturity (Years)', 1.6, 1]],
  }),
  fund({
    name: 'Mastuj Islamic Stock Fund',
    abbr: 'MISF',
    model: s.market([2010, 6, 28], 50, 0.97, 18_800_000),
    profile: {
      category_raw: 'Shariah Compliant Equity',
      benchmark_raw: 'KMI-30 Index',
      risk_profile_raw: 'High',
      risk_of_principal_raw: 'Principal at high risk',
      management_fee_raw: '2.00%',
      front_end_load_raw: '2.50%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'To provide growth of capital from an actively managed portfolio of Shariah compliant shares.',
    },
    rating: null,
    asset: s.weights('Stocks / Equities 95.1, Cash 3.2, Others 1.7'),
    second: s.sectors(
      'Oil & Gas Exploration Companies 24.3, Cement 15.9, Fertilizer 13.4, Islamic Banks 8.2, Pharmaceuticals 6.6',
    ),
    papers: s.papers(
      'Lowari Oilfields Limited / Equity 9.1, Drosh Exploration Limited / Equity 8.3, Garam Chashma Cement / Equity 7.4, Ayun Fertilizer Company / Equity 6.8, Reshun Islamic Bank / Equity 5.9, Brep Cement Limited / Equity 5.2, Harchin Pharma Limited / Equity 4.4, Sor Laspur Technologies / Equity 3.6, Koghuzi Foods Limited / Equity 2.9, Tirich Mir Hydro Limited / Equity 2.3',
    ),
    ter: 3.78,
    metrics: [
      ['Price Earning Ratio (times)', 4.4, 1],
      ['Dividend Yield (%)', 7.8, 1],
    ],
  }),
  fund({
    name: 'Mastuj Islamic Asset Allocation Fund',
    abbr: 'MIAAF',
    model: s.market([2016, 2, 8], 50, 0.56, 9_700_000),
    profile: {
      category_raw: 'Shariah Compliant Asset Allocation',
      benchmark_raw: 'KMI-30 Index and six months deposit rates of Islamic Banks, as invested',
      risk_profile_raw: 'Medium',
      risk_of_principal_raw: 'Principal at medium risk',
      management_fee_raw: '1.75%',
      front_end_load_raw: '2.50%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'To balance growth and stability by allocating between Shariah compliant shares and Sukuk.',
    },
    rating: null,
    asset: s.weights('Stocks / Equities 56.8, GoP Ijara Sukuk 17.1, Cash 23.9, Others 2.2'),
    second: s.sectors('Oil & Gas Exploration Companies 14.4, Cement 9.8, Fertilizer 7.7, Islamic Banks 5.1'),
    papers: s.papers(
      'Lowari Oilfields Limited / Equity 5.6, Drosh Exploration Limited / Equity 4.9, Garam Chashma Cement / Equity 4.3, Ayun Fertilizer Company / Equity 3.8, Reshun Islamic Bank / Equity 3.2, Brep Cement Limited / Equity 2.6',
    ),
    ter: 3.02,
    metrics: [['Price Earning Ratio (times)', 4.7, 1]],
  }),
  fund({
    ...s.EMPTY,
    name: 'Mastuj Islamic Pension Fund',
    abbr: 'MIPF',
    model: s.market(PENSION, 100, 0, 1),
    profile: {
      category_raw: 'Shariah Compliant Voluntary Pension Scheme',
      risk_profile_raw: 'Allocation dependent',
      management_fee_raw: '1.00%',
      front_end_load_raw: '3.00%',
      investment_objective_raw: 'To give participants a portable, halal and flexible income after retirement.',
    },
    rating: null,
    subs: [
      s.sub('Equity Sub-Fund', s.market(PENSION, 100, 1.01, 2_940_000), {
        asset: s.weights('Stocks / Equities 95.8, Cash 2.8, Others 1.4'),
        papers: s.papers(
          'Lowari Oilfields Limited / Equity 9.4, Drosh Exploration Limited / Equity 8.8, Garam Chashma Cement / Equity 7.7, Ayun Fertilizer Company / Equity 6.9, Brep Cement Limited / Equity 5.4, Harchin Pharma Limited / Equity 4.1',
        ),
        ter: 1.97,
      }),
      s.sub('Debt Sub-Fund', s.rate(PENSION, 100, -0.2, 3_310_000), {
        asset: s.weights('GoP Ijara Sukuk 58.3, Cash 40.2, Others 1.5'),
        papers: [],
        ter: 1.28,
      }),
      s.sub('Money Market Sub-Fund', s.rate(PENSION, 100, -0.6, 5_620_000), {
        asset: s.weights('GoP Ijara Sukuk 33.6, Cash 65.2, Others 1.2'),
        papers: [],
        ter: 1.11,
      }),
    ],
  }),
  fund({
    ...s.EMPTY,
    name: 'Mastuj Khyber Islamic Employees Pension Fund',
    abbr: 'MKIEPF',
    model: s.market(PROVINCE, 100, 0, 1),
    profile: {
      category_raw: 'Shariah Compliant Employer Pension Scheme',
      risk_profile_raw: 'Very Low to Medium',
      management_fee_raw: '0.40%',
      front_end_load_raw: 'Nil',
      minimum_initial_raw: null,
      investment_objective_raw:
        'To invest the contributions of employees of the Government of the province until they retire.',
    },
    rating: null,
    subs: [
      s.sub('Money Market Sub-Fund', s.rate(PROVINCE, 100, -0.4, 1_480_000), {
        asset: s.weights('GoP Ijara Sukuk 61.7, Cash 36.9, Others 1.4'),
        papers: [],
        ter: 0.48,
      }),
      s.sub('Debt Sub-Fund', s.rate(PROVINCE, 100, 0.1, 310_000), {
        asset: s.weights('GoP Ijara Sukuk 77.4, Cash 21.3, Others 1.3'),
        papers: [],
        ter: 0.52,
      }),
    ],
  }),
];
