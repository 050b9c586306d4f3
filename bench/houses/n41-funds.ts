/** The funds of AMC N41: five Islamic funds and a pension fund. */
import * as s from './shared9.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company (CDC)',
  auditor_raw: 'Crowe Hussain Chaudhury & Co.',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:00 PM',
  settlement_raw: 'Within three working days',
  minimum_initial_raw: 'PKR 100',
  minimum_subsequent_raw: 'PKR 100',
  back_end_load_raw: 'Nil',
});

const PENSION: s.Day = [2016, 10, 10];

export const FUNDS = [
  fund({
    name: 'Mahodand Islamic Cash Fund',
    abbr: 'MICF',
    model: s.rate([2018, 2, 19], 50, 0.1, 284_000_000),
    profile: {
      category_raw: 'Shariah Compliant Money Market Scheme',
      benchmark_raw: '90% three months PKISRV and 10% three months average deposit rate of A+ rated Islamic banks',
      risk_profile_raw: 'Very Low',
      risk_of_principal_raw: 'Principal at very low risk',
      management_fee_raw: '0.55% p.a.',
      front_end_load_raw: 'Nil',
      settlement_raw: 'Same day or next working day',
      investment_objective_raw: 'The Fund aims to pay halal returns with daily liquidity and to preserve capital.',
    },
    rating: ['AA(f)', 'PACRA', [2025, 3, 14]],
    asset: s.weights('GoP Ijara Sukuk 44.7, Cash 39.8, Short Term Sukuk 13.6, Others 1.9'),
    second: s.credit('Government Securities 44.7, AAA 27.3, AA+ 17.5, AA 8.6, Others 1.9'),
    papers: s.papers('Kalam Hydro STS-9 / A-1 5.83, Utror Foods STS-3 / A-1+ 4.62, Matiltan Power STS-12 / A-1+ 3.15'),
    ter: 0.78,
    metrics: [['Weighted Average Maturity', 51, 0]],
  }),
  fund({
    name: 'Mahodand Islamic Income Fund',
    abbr: 'MIIF',
    model: s.rate([2012, 5, 7], 100, 0.4, 71_900_000),
    profile: {
      category_raw: 'Shariah Compliant Income Scheme',
      benchmark_raw: '75% six months PKISRV and 25% six months average deposit rate of A+ rated Islamic banks',
      risk_profile_raw: 'Moderate',
      risk_of_principal_raw: 'Principal at medium risk',
      management_fee_raw: '1.10% p.a.',
      front_end_load_raw: 'Up to 1.50%',
      investment_objective_raw:
        'The Fund aims to generate steady halal income from sukuk and deposits with Islamic banks.',
    },
    rating: ['A+(f)', 'PACRA', [2025, 4, 11]],
    asset: s.weights('GoP Ijara Sukuk 41.2, Corporate Sukuk 28.6, Cash 26.3, Short Term Sukuk 2.1, Others 1.8'),
    second: s.credit('Government Securities 41.2, AAA 9.8, AA+ 19.4, AA 16.7, A+ 11.1, Others 1.8'),
    papers: s.papers(
      'Matiltan Power Sukuk II / AA+ 7.92, Bahrain Cement Sukuk / AA 6.43, Ushu Islamic Bank Tier II / AA+ 5.36, Kalam Hydro Sukuk / AAA 4.87, Gabral Telecom Sukuk / AA 3.25, Utror Foods Sukuk / A+ 2.14',
    ),
    ter: 1.83,
    metrics: [['Weighted Average Maturity', 2.7, 1]],
  }),
  fund({
    name: 'Mahodand Islamic Sovereign Fund',
    abbr: 'MISF',
    model: s.rate([2020, 8, 31], 100, -0.2, 38_600_000),
    profile: {
      category_raw: 'Shariah Compliant Sovereign Income Scheme',
      benchmark_raw: '90% six months PKISRV and 10% six months average deposit rate of A+ rated Islamic banks',
      risk_profile_raw: 'Moderate',
      risk_of_principal_raw: 'Principal at medium risk',
      management_fee_raw: '0.90% p.a.',
      front_end_load_raw: 'Up to 1.00%',
      investment_objective_raw: 'The Fund aims to earn a competitive halal return from sukuk issued by the Government.',
    },
    rating: ['AA-(f)', 'PACRA', [2025, 4, 11]],
    asset: s.weights('GoP Ijara Sukuk 81.4, Cash 16.9, Others 1.7'),
    second: s.credit('Government Securities 81.4, AAA 10.6, AA+ 6.3, Others 1.7'),
    papers: [],
    ter: 1.37,
    metrics: [['Weighted Average Maturity', 3.4, 1]],
  }),
  fund({
    name: 'Mahodand Islamic Equity Fund',
    abbr: 'MIEF',
    model: s.market([2009, 1, 26], 50, 1.05, 83_200_000),
    profile: {
      category_raw: 'Shariah Compliant Equity Scheme',
      benchmark_raw: 'KMI-30 Index',
      risk_profile_raw: 'High',
      risk_of_principal_raw: 'Principal at high risk',
      management_fee_raw: '2.50% p.a.',
      front_end_load_raw: 'Up to 3.00%',
      investment_objective_raw:
        'The Fund aims to grow capital over the long term by investing in Shariah compliant equities.',
    },
    rating: null,
    asset: s.weights('Equities 95.1, Cash 3.6, Others 1.3'),
    second: s.sectors('Oil & Gas Exploration 24.2, Cement 19.6, Fertilizer 13.3, Technology 8.7, Pharmaceuticals 6.8'),
    papers: s.papers(
      'Daral Oil & Gas / Oil & Gas Exploration 11.24, Bahrain Cement / Cement 9.31, Gabral Gas Fields / Oil & Gas Exploration 8.46, Mankial Fertilizer / Fertilizer 7.75, Ushu Islamic Bank / Islamic Banks 6.12, Swat Valley Cement / Cement 5.43, Anakar Technologies / Technology 4.97, Utror Foods / Food 3.68, Shahibagh Pharma / Pharmaceuticals 3.04, Matiltan Power / Power 2.47',
    ),
    ter: 4.46,
    metrics: [['Beta', 1.01, 2]],
  }),
  fund({
    name: 'Mahodand Islamic Balanced Fund',
    abbr: 'MIBF',
    model: s.market([2014, 11, 17], 100, 0.55, 14_700_000),
    profile: {
      category_raw: 'Shariah Compliant Balanced Scheme',
      benchmark_raw: 'KMI-30 Index and six months average deposit rate of A+ rated Islamic banks',
      risk_profile_raw: 'Medium',
      risk_of_principal_raw: 'Principal at medium risk',
      management_fee_raw: '2.00% p.a.',
      front_end_load_raw: 'Up to 2.00%',
      investment_objective_raw: 'The Fund aims to give growth and halal income from a balanced portfolio.',
    },
    rating: null,
    asset: s.weights('Equities 56.8, GoP Ijara Sukuk 23.4, Cash 18.2, Others 1.6'),
    second: s.sectors('Oil & Gas Exploration 14.6, Cement 11.8, Fertilizer 8.1, Technology 5.2'),
    papers: s.papers(
      'Daral Oil & Gas / Oil & Gas Exploration 7.31, Bahrain Cement / Cement 6.14, Mankial Fertilizer / Fertilizer 5.02, Gabral Gas Fields / Oil & Gas Exploration 4.45, Anakar Technologies / Technology 3.37, Swat Valley Cement / Cement 2.86',
    ),
    ter: 3.52,
    metrics: [['Beta', 0.57, 2]],
  }),
  fund({
    ...s.EMPTY,
    name: 'Mahodand Islamic Pension Fund',
    abbr: 'MIPF',
    model: s.market(PENSION, 100, 0, 1),
    profile: {
      category_raw: 'Shariah Compliant Voluntary Pension Scheme',
      risk_profile_raw: 'Depends on the sub-fund',
      management_fee_raw: 'Up to 1.50% p.a. of each sub-fund',
      front_end_load_raw: 'Up to 3.00%',
      settlement_raw: null,
      investment_objective_raw:
        'The Fund aims to provide participants with halal savings for the time after retirement.',
    },
    rating: null,
    subs: [
      s.sub('Equity Sub-Fund', s.market(PENSION, 100, 1.03, 1_270_000), {
        asset: s.weights('Equities 93.8, Cash 4.7, Others 1.5'),
        papers: [],
        ter: 2.68,
      }),
      s.sub('Debt Sub-Fund', s.rate(PENSION, 100, 0.1, 1_840_000), {
        asset: s.weights('GoP Ijara Sukuk 68.3, Cash 29.9, Others 1.8'),
        papers: [],
        ter: 1.94,
      }),
      s.sub('Money Market Sub-Fund', s.rate(PENSION, 100, -0.3, 4_060_000), {
        asset: s.weights('GoP Ijara Sukuk 52.4, Cash 46.2, Others 1.4'),
        papers: [],
        ter: 1.59,
      }),
    ],
  }),
];
