/** The funds of AMC N73: an Islamic cash, an Islamic income and an Islamic stock fund with classes in Roman Urdu. */
import * as s from './shared12.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Vision Trustee Limited',
  auditor_raw: 'Yousuf Adil & Co.',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '2:30 PM',
  minimum_initial_raw: 'Rs. 500',
  minimum_subsequent_raw: 'Rs. 100',
  back_end_load_raw: 'Nil',
});

export const FUNDS = [
  fund({
    name: 'Mankial Islamic Cash Fund',
    abbr: 'MICF',
    model: s.rate([2018, 11, 5], 50, -0.7, 301_000_000),
    profile: {
      category_raw: 'Shariah Compliant Money Market',
      benchmark_raw: 'Three months average deposit rates of three AA rated Islamic banks',
      risk_profile_raw: 'Very low',
      management_fee_raw: '0.50% p.a.',
      front_end_load_raw: 'Nil',
      investment_objective_raw:
        'To offer a halal and competitive profit with daily liquidity from Islamic deposits and short-term sukuk.',
    },
    rating: ['AA+(f)', 'VIS', [2023, 12, 27]],
    asset: s.weights('Naqad (Bank deposits) 62.4, GoP Ijara Sukuk 28.8, Placements 7.3, Deegar (Others) 1.5'),
    second: s.credit('Government (Hukumat) 28.8, AAA 31.6, AA+ 21.4, AA 16.7, Deegar (Others) 1.5'),
    papers: [],
    ter: 0.74,
    metrics: [['Ausat muddat (Average maturity, days)', 33, 0]],
  }),
  fund({
    name: 'Mankial Islamic Income Fund',
    abbr: 'MIIF',
    model: s.rate([2010, 3, 22], 100, 0.1, 41_500_000),
    profile: {
      category_raw: 'Shariah Compliant Income',
      benchmark_raw: 'Six months average deposit rates of three A rated Islamic banks',
      risk_profile_raw: 'Medium',
      management_fee_raw: '1.00% p.a.',
      front_end_load_raw: '1.00%',
      investment_objective_raw:
        'To earn a halal income above that of bank deposits from sukuk of the government and of good companies.',
    },
    rating: ['A+(f)', 'VIS', [2023, 12, 27]],
    asset: s.weights(
      'GoP Ijara Sukuk 44.7, Naqad (Bank deposits) 33.2, Nijji sukuk (Corporate sukuk) 20.4, Deegar (Others) 1.7',
    ),
    second: s.credit('Government (Hukumat) 44.7, AAA 18.2, AA+ 15.3, AA 12.7, A+ 7.4, Deegar (Others) 1.7'),
    papers: s.papers(
      'Madyan Hydel Sukuk 5.82, Bahrain Telecom Sukuk 4.94, Miandam Foods Sukuk 4.03, Fatehpur Cement Sukuk 3.11, Khwazakhela Motors Sukuk 2.46',
    ),
    ter: 1.52,
    metrics: [['Ausat muddat (Average maturity, days)', 790, 0]],
  }),
  fund({
    name: 'Mankial Islamic Stock Fund',
    abbr: 'MISF',
    model: s.market([2015, 6, 29], 100, 1.01, 13_900_000),
    profile: {
      category_raw: 'Shariah Compliant Equity',
      benchmark_raw: 'KMI-30 Index',
      risk_profile_raw: 'High',
      management_fee_raw: '2.00% p.a.',
      front_end_load_raw: '2.00%',
      investment_objective_raw: 'To let capital grow over the years with Shariah compliant shares listed in Pakistan.',
    },
    rating: null,
    asset: s.weights('Hisas (Shares) 93.8, Naqad (Bank deposits) 4.6, Deegar (Others) 1.6'),
    second: s.sectors(
      'Tel o gas (Oil and gas) 28.2, Khaad (Fertilizer) 17.4, Cement 15.1, Bijli (Power) 11.3, Adviyaat (Pharma) 7.9',
    ),
    papers: s.papers(
      'Utror Oil 10.12, Kalam Fertilizer 9.41, Fatehpur Cement 8.03, Madyan Hydel 7.26, Bahrain Petroleum 6.38, Gabral Pharma 5.17, Asrit Cement 4.06, Ushu Gas 3.54',
    ),
    ter: 3.78,
    metrics: [['Companiyon ki tadaad (Number of companies)', 29, 0]],
  }),
];

/** Former and future names of the funds, by short name. */
export const OTHER_NAMES: Readonly<Record<string, string>> = {
  MICF: 'Sabiqa naam (formerly): Mankial Halal Savings Fund',
  MIIF: 'Sabiqa naam (formerly): Malam Jabba Islamic Income Fund, managed by Malam Jabba Investments Limited until 30 June 2022',
  MISF: 'Naya naam 1 July 2024 se (new name from 1 July 2024): Mankial Shariah Growth Fund',
};
