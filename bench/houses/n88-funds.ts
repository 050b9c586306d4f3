/** The funds of AMC N88: an Islamic cash, an Islamic income and an Islamic stock fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Grant Thornton Anjum Rahman',
  pricing_mechanism_raw: 'Forward Pricing',
  dealing_days_raw: 'Monday - Friday',
  minimum_initial_raw: 'PKR 1,000',
  minimum_subsequent_raw: 'PKR 100',
  back_end_load_raw: '0.00%',
});

export const FUNDS = [
  fund({
    name: 'Hangu Islamic Cash Fund',
    abbr: 'HICF',
    model: s.rate([2019, 9, 16], 100, 0.1, 58_300_000),
    profile: {
      category_raw: 'Shariah Compliant Money Market Scheme',
      benchmark_raw: '3M average deposit rates of 3 AA rated Islamic banks',
      risk_profile_raw: 'Very Low',
      management_fee_raw: 'Up to 1.00% p.a.',
      front_end_load_raw: '0.00%',
      cutoff_raw: '10:00 AM',
      investment_objective_raw:
        'To provide halal and competitive returns with daily liquidity from Shariah compliant money market instruments of low risk.',
    },
    rating: ['AA+(f)', 'PACRA', [2024, 9, 6]],
    asset: s.weights('Bank Deposits 47.3, Placements with Banks 24.8, Ijara Sukuk 16.4, Islamic CPs 9.2, Others 2.3'),
    second: s.credit('Government 16.4, AAA 22.0, AA+ 29.7, AA 20.6, A1 9.0, Others 2.3'),
    papers: [],
    ter: 1.12,
    metrics: [['WAM (Days)', 41, 0]],
  }),
  fund({
    name: 'Hangu Islamic Income Fund',
    abbr: 'HIIF',
    model: s.rate([2016, 2, 8], 100, 0.5, 22_900_000),
    profile: {
      category_raw: 'Shariah Compliant Income Scheme',
      benchmark_raw: '6M average deposit rates of 3 A rated Islamic banks',
      risk_profile_raw: 'Medium',
      management_fee_raw: 'Up to 1.25% p.a.',
      front_end_load_raw: '1.00%',
      cutoff_raw: '3:00 PM',
      investment_objective_raw:
        'To generate halal income over the medium term from a portfolio of sukuk, Islamic bank deposits and other Shariah compliant instruments.',
    },
    rating: ['A+(f)', 'PACRA', [2024, 9, 6]],
    asset: s.weights('Ijara Sukuk 39.6, Corporate Sukuk 28.3, Bank Deposits 24.9, Islamic CPs 4.7, Others 2.5'),
    second: s.credit('Government 39.6, AAA 14.7, AA+ 21.9, AA 13.8, A+ 7.5, Others 2.5'),
    papers: s.papers(
      'Togh Power Sukuk II 7.91, Thall Electric Sukuk 6.42, Samana Bank Mudaraba Sukuk 5.36, Doaba Cement Sukuk 3.88, Karbogha Foods Sukuk 2.57',
    ),
    ter: 1.83,
    metrics: [['WAM (Days)', 912, 0]],
  }),
  fund({
    name: 'Hangu Islamic Stock Fund',
    abbr: 'HISF',
    model: s.market([2015, 6, 1], 100, 0.98, 17_400_000),
    profile: {
      category_raw: 'Shariah Compliant Equity Scheme',
      benchmark_raw: 'KMI-30 Index',
      risk_profile_raw: 'High',
      management_fee_raw: 'Up to 3.00% p.a.',
      front_end_load_raw: '3.00%',
      cutoff_raw: '3:00 PM',
      investment_objective_raw:
        'To achieve growth of capital in the long term from investments in Shariah compliant listed equities.',
    },
    rating: null,
    asset: s.weights('Equities 90.8, Bank Deposits 6.9, Others 2.3'),
    second: s.sectors('Oil & Gas 29.4, Cement 19.6, Fertilizer 14.7, Technology 10.9, Pharma 8.5, Other Sectors 7.7'),
    papers: s.papers(
      'Gurguri Oil & Gas 11.36, Doaba Cement 9.87, Kurram Petroleum 8.92, Naryab Fertilizer 8.24, Lakhti Technologies 6.41, Orakzai Exploration 5.73, Saidan Cement 4.66, Shahu Pharma 4.18, Togh Power 3.29, Karbogha Foods 2.75',
    ),
    ter: 4.46,
    metrics: [['No. of Stocks', 24, 0]],
  }),
];
