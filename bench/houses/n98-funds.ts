/** The funds of AMC N98: a money market, an asset allocation and a stock fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open end scheme',
  trustee_raw: 'Central Depository Company',
  auditor_raw: 'KPMG Taseer Hadi & Co.',
  pricing_mechanism_raw: 'Forward pricing',
  dealing_days_raw: 'Monday to Friday',
  par_value_raw: 'PKR 100',
  minimum_subsequent_raw: 'PKR 1,000',
  back_end_load_raw: 'Nil',
});

export const FUNDS = [
  fund({
    name: 'Kharian Money Market Fund',
    abbr: 'KMMF',
    model: s.rate([2015, 10, 12], 100, 0.2, 148_000_000),
    profile: {
      category_raw: 'Money market',
      benchmark_raw: '90% three months PKRV and 10% three months deposit rate of AA banks',
      risk_profile_raw: 'Very low',
      management_fee_raw: '0.60%',
      front_end_load_raw: 'Nil',
      minimum_initial_raw: 'PKR 1,000',
      cutoff_raw: '9:30 AM',
      investment_objective_raw: 'Competitive returns with high liquidity from short-term government securities.',
    },
    rating: ['AA+(f)', 'PACRA', [2024, 10, 18]],
    asset: s.weights('T-Bills 61.4, Bank placements 19.3, Cash 15.1, PIBs 2.4, Others 1.8'),
    second: s.credit('Government 63.8, AAA 15.3, AA+ 11.2, AA 7.9, Others 1.8'),
    papers: [],
    ter: 0.92,
    metrics: [['WAM (days)', 63, 0]],
  }),
  fund({
    name: 'Kharian Asset Allocation Fund',
    abbr: 'KAAF',
    model: s.market([2011, 1, 17], 100, 0.6, 36_700_000),
    profile: {
      category_raw: 'Asset allocation',
      benchmark_raw: 'KSE-100 Index and six months KIBOR, by actual allocation',
      risk_profile_raw: 'Medium to high',
      management_fee_raw: '1.75%',
      front_end_load_raw: '2.00%',
      minimum_initial_raw: 'PKR 5,000',
      cutoff_raw: '3:00 PM',
      investment_objective_raw: 'A balance of growth and income by moving assets between shares and debt.',
    },
    rating: ['3-Star', 'PACRA', [2024, 10, 18]],
    asset: s.weights('Listed shares 57.3, T-Bills 17.8, Cash 14.6, TFCs and Sukuk 8.4, Others 1.9'),
    second: s.sectors('Banks 17.4, Oil exploration 13.1, Cement 9.2, Fertilizer 7.3, Other sectors 10.3'),
    papers: s.papers(
      'Dinga Petroleum 7.42, Lalamusa Bank 6.81, Kotla Cement 5.37, Lalamusa Bank TFC 2 4.66, Guliana Fertilizer 4.29, Bank of Sehna 3.58, Dinga Power Sukuk 2.94, Chak Pirana Exploration 2.17',
    ),
    ter: 2.94,
    metrics: [['Companies held', 24, 0]],
  }),
  fund({
    name: 'Kharian Growth Fund',
    abbr: 'KGF',
    model: s.market([2005, 5, 9], 100, 1.05, 27_100_000),
    profile: {
      category_raw: 'Equity',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      management_fee_raw: '2.50%',
      front_end_load_raw: '3.00%',
      minimum_initial_raw: 'PKR 5,000',
      cutoff_raw: '3:00 PM',
      investment_objective_raw: 'Growth of capital from an actively managed portfolio of listed shares.',
    },
    rating: null,
    asset: s.weights('Listed shares 94.6, Cash 3.9, Others 1.5'),
    second: s.sectors('Banks 25.7, Oil exploration 20.3, Cement 15.9, Fertilizer 12.4, Pharma 8.1, Other sectors 12.2'),
    papers: s.papers(
      'Dinga Petroleum 11.62, Lalamusa Bank 10.27, Kotla Cement 8.91, Guliana Fertilizer 8.14, Bank of Sehna 6.73, Jaura Pharma 5.46, Chak Pirana Exploration 4.58, Marala Cement 3.62, Mangowal Fertilizer 2.93, Thutha Refinery 2.21',
    ),
    ter: 4.87,
    metrics: [['Companies held', 31, 0]],
  }),
];
