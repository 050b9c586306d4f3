/** The funds of AMC N96: an income, an Islamic stock and a balanced fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open ended',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Crowe Hussain Chaudhury & Co.',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:00 pm',
  par_value_raw: 'PKR 50',
  minimum_initial_raw: 'PKR 1,000',
  minimum_subsequent_raw: 'PKR 500',
  back_end_load_raw: 'None',
});

export const FUNDS = [
  fund({
    name: 'Chiniot Savings Fund',
    abbr: 'CSF',
    model: s.rate([2014, 3, 10], 50, 0.6, 88_400_000),
    profile: {
      category_raw: 'Income',
      benchmark_raw: 'Average of 6M KIBOR',
      risk_profile_raw: 'Medium',
      management_fee_raw: '1.20% p.a.',
      front_end_load_raw: '1.00%',
      investment_objective_raw:
        'A competitive income from a diversified portfolio of government and corporate debt, with a moderate risk to the capital of investors.',
    },
    rating: ['A+(f)', 'VIS', [2023, 1, 6]],
    asset: s.weights('PIBs 34.8, T-Bills 24.3, Cash at bank 22.1, TFCs and Sukuk 15.7, Others 3.1'),
    second: s.credit('Government 59.1, AAA 9.6, AA+ 14.8, AA 7.9, A+ 5.5, Others 3.1'),
    papers: s.papers(
      'Bhowana Bank TFC 4.26, Lalian Power Sukuk 3.51, Rajoa Steel Sukuk 2.83, Chenab Fertilizer TFC 2.12, Rabwah Leasing TFC 1.44',
    ),
    ter: 1.83,
    metrics: [['Weighted average maturity (days)', 611, 0]],
  }),
  fund({
    name: 'Chiniot Islamic Stock Fund',
    abbr: 'CISF',
    model: s.market([2009, 8, 24], 50, 1.01, 51_900_000),
    profile: {
      category_raw: 'Shariah compliant equity',
      benchmark_raw: 'KMI-30 Index',
      risk_profile_raw: 'High',
      management_fee_raw: '2.00% p.a.',
      front_end_load_raw: '3.00%',
      investment_objective_raw:
        'Long-term growth of capital from Shariah compliant shares that are listed at the Pakistan Stock Exchange.',
    },
    rating: null,
    asset: s.weights('Shares 91.8, Cash at bank 6.4, Others 1.8'),
    second: s.sectors(
      'Oil and gas 27.6, Cement 19.3, Fertilizer 14.8, Technology 11.2, Pharma 7.4, Other sectors 11.5',
    ),
    papers: s.papers(
      'Bhowana Petroleum 11.37, Chenab Fertilizer 9.64, Lalian Cement 8.42, Rajoa Systems 7.18, Thatta Jabana Oil 6.55, Kirana Cement 5.21, Pindi Bhattian Pharma 4.13, Jhang Road Refinery 3.36, Sitara Chenab Chemicals 2.88, Ahmad Nagar Motors 2.07',
    ),
    ter: 4.36,
    metrics: [['Number of companies', 29, 0]],
  }),
];
