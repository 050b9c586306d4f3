/** The funds of AMC N93: a cash, an income, a stock and an Islamic stock fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'CDC',
  auditor_raw: 'KPMG Taseer Hadi & Co.',
  registrar_raw: 'Technology Trade (Pvt.) Ltd.',
  listing_raw: 'PSX',
  par_value_raw: 'PKR 10',
  cutoff_raw: '9:00 am - 3:30 pm',
  minimum_initial_raw: 'PKR 1,000',
  back_end_load_raw: 'Nil',
});

export const FUNDS = [
  fund({
    name: 'Layyah Cash Fund',
    abbr: 'LCF',
    model: s.rate([2009, 11, 12], 10, 0.1, 412_000_000),
    profile: {
      category_raw: 'Money Market',
      benchmark_raw: '70% 3M PKRV + 30% 3M Deposit Rate',
      risk_profile_raw: 'Low Risk',
      management_fee_raw: '0.50% p.a.',
      front_end_load_raw: 'upto 1%',
    },
    rating: ['AA+ (f)', 'JCR-VIS', [2018, 6, 11]],
    asset: s.weights('T-Bills 64.2, Bank Balance 29.7, Placements 4.9, Others 1.2'),
    second: s.credit('Govt. Guaranteed 64.2, AAA 15.4, AA+ 13.6, AA 5.6, Others 1.2'),
    papers: [],
    ter: 0.62,
    metrics: [['WAM (Days)', 38, 0]],
  }),
  fund({
    name: 'Layyah Income Fund',
    abbr: 'LIF',
    model: s.rate([2006, 5, 29], 10, 0.5, 238_000_000),
    profile: {
      category_raw: 'Income',
      benchmark_raw: '6M KIBOR',
      risk_profile_raw: 'Medium Risk',
      management_fee_raw: '1.25% p.a.',
      front_end_load_raw: '1.50%',
    },
    rating: ['A+ (f)', 'JCR-VIS', [2018, 6, 11]],
    asset: s.weights('TFCs / Sukuk 34.1, MTS 12.6, Bank Balance 44.7, Commercial Paper 5.4, Others 3.2'),
    second: s.credit('AAA 9.8, AA+ 14.2, AA 21.6, AA- 18.7, A+ 22.3, Un-rated 10.2, Others 3.2'),
    papers: s.papers(
      'Karor Bank TFC (29-03-17) 7.31, Chaubara Power Sukuk 6.18, Fatehpur Housing TFC 5.22, Thal Sugar Mills Sukuk (11-01-18) 4.67, Karor Bank TFC-II 3.45',
    ),
    ter: 1.71,
    metrics: [['WAM (Years)', 2.1, 1]],
  }),
  fund({
    name: 'Layyah Stock Fund',
    abbr: 'LSF',
    model: s.market([2005, 2, 7], 10, 1.01, 96_400_000),
    profile: {
      category_raw: 'Equity',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High Risk',
      management_fee_raw: '2.00% p.a.',
      front_end_load_raw: '3.00%',
    },
    rating: ['3-Star', 'JCR-VIS', [2018, 8, 27]],
    asset: s.weights('Stocks / Equities 88.3, Bank Balance 10.2, Others 1.5'),
    second: s.sectors('Oil & Gas Exploration 23.8, Commercial Banks 21.1, Fertilizer 13.9, Power 9.4, Cement 6.7'),
    papers: s.papers(
      'Thal Oilfields 11.12, Karor Bank 9.27, Paharpur Fertilizer 8.46, Chaubara Power 7.08, Kot Sultan Cement 5.51',
    ),
    ter: 3.92,
    metrics: [['Portfolio Turnover (%)', 21.4, 1]],
  }),
  fund({
    name: 'Layyah Islamic Stock Fund',
    abbr: 'LISF',
    model: s.market([2011, 10, 17], 10, 0.97, 61_800_000),
    profile: {
      category_raw: 'Shariah Compliant Equity',
      benchmark_raw: 'KMI-30 Index',
      risk_profile_raw: 'High Risk',
      management_fee_raw: '2.00% p.a.',
      front_end_load_raw: '3.00%',
    },
    rating: null,
    asset: s.weights('Stocks / Equities 90.6, Bank Balance 7.5, Others 1.9'),
    second: s.sectors('Oil & Gas Exploration 29.3, Fertilizer 18.2, Power 14.7, Cement 9.8, Textile 6.1'),
    papers: s.papers(
      'Thal Oilfields 14.05, Paharpur Fertilizer 10.83, Chaubara Power 9.36, Fatehpur Exploration 7.61, Kot Sultan Cement 6.24',
    ),
    ter: 4.08,
    metrics: [['Portfolio Turnover (%)', 17.2, 1]],
  }),
];
