/** The funds of AMC N69: an Islamic cash, an Islamic sukuk and an Islamic growth fund. */
import * as s from './shared11.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end Shariah compliant scheme',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Grant Thornton Anjum Rahman',
  pricing_mechanism_raw: 'Forward pricing',
  dealing_days_raw: 'Monday – Friday',
  cutoff_raw: '3:30 pm',
  minimum_initial_raw: 'Rs. 1,000',
  minimum_subsequent_raw: 'Rs. 500',
  back_end_load_raw: 'None',
});

export const FUNDS = [
  fund({
    name: 'Shigar Islamic Cash Fund',
    abbr: 'SICF',
    model: s.rate([2020, 10, 12], 100, -0.6, 118_000_000),
    profile: {
      category_raw: 'Shariah Compliant Money Market',
      benchmark_raw: '90% 3-month PKISRV and 10% 3-month average deposit rate of three A rated Islamic banks',
      risk_profile_raw: 'Very low',
      management_fee_raw: '0.55% of net assets',
      front_end_load_raw: 'None',
      investment_objective_raw:
        'To give savers a halal daily profit and their money back within a day, from Islamic deposits and short sukuk.',
    },
    rating: ['AA(f)', 'VIS', [2024, 12, 27]],
    asset: s.weights('Islamic bank deposits 51.7, Ijara sukuk 33.9, Bai muajjal 12.8, Others 1.6'),
    second: s.credit('Government 33.9, AAA 27.3, AA+ 22.4, AA 14.8, Others 1.6'),
    papers: [],
    ter: 0.81,
    metrics: [['Average maturity (days)', 44, 0]],
  }),
  fund({
    name: 'Shigar Islamic Sukuk Fund',
    abbr: 'SISF',
    model: s.rate([2016, 5, 23], 100, 0.2, 37_600_000),
    profile: {
      category_raw: 'Shariah Compliant Income',
      benchmark_raw: '75% 6-month PKISRV and 25% 6-month average deposit rate of three A rated Islamic banks',
      risk_profile_raw: 'Medium',
      management_fee_raw: '1.00% of net assets',
      front_end_load_raw: '1.00%',
      investment_objective_raw:
        'To earn a steady halal income from sukuk of the government and of sound companies, and from Islamic deposits.',
    },
    rating: ['A+(f)', 'VIS', [2024, 12, 27]],
    asset: s.weights('Ijara sukuk 43.8, Corporate sukuk 24.4, Islamic bank deposits 30.3, Others 1.5'),
    second: s.credit('Government 43.8, AAA 15.6, AA+ 18.4, AA 13.2, A+ 7.5, Others 1.5'),
    papers: s.papers(
      'Satpara Hydel Sukuk 6.92, Basho Cement Sukuk 5.74, Khaplu Telecom Sukuk 4.83, Hushe Foods Sukuk 3.61, Skardu Motors Sukuk 2.77',
    ),
    ter: 1.47,
    metrics: [['Average maturity (days)', 868, 0]],
  }),
  fund({
    name: 'Shigar Islamic Growth Fund',
    abbr: 'SIGF',
    model: s.market([2015, 2, 16], 100, 1.03, 16_300_000),
    profile: {
      category_raw: 'Shariah Compliant Equity',
      benchmark_raw: 'KMI-30 Index',
      risk_profile_raw: 'High',
      management_fee_raw: '2.25% of net assets',
      front_end_load_raw: '2.50%',
      investment_objective_raw:
        'To let savings grow over many years with shares of Shariah compliant companies listed in Pakistan.',
    },
    rating: null,
    asset: s.weights('Shares 94.6, Islamic bank deposits 4.1, Others 1.3'),
    second: s.sectors('Exploration 27.3, Cement 19.6, Fertilizer 14.9, Technology 9.7, Pharma 7.2, Power 5.6'),
    papers: s.papers(
      'Braldu Exploration 9.83, Basho Cement 9.04, Hunza Fertilizer 8.11, Khaplu Oilfields 7.28, Yasin Systems 6.15, Satpara Hydel 5.27, Machlu Pharma 4.49, Gol Cement 3.82, Hushe Foods 3.01, Skardu Motors 2.26',
    ),
    ter: 3.87,
    metrics: [['Standard deviation (%)', 21.6, 1]],
  }),
];
