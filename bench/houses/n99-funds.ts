/** The funds of AMC N99: a fund of all sectors and one of the financial sector. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  category_raw: 'Equity Scheme',
  trustee_raw: 'Central Depository Company of Pakistan Limited (CDC)',
  auditor_raw: 'KPMG Taseer Hadi & Co., Chartered Accountants',
  pricing_mechanism_raw: 'Forward Pricing',
  dealing_days_raw: 'Daily – Monday to Friday',
  cutoff_raw: '(Mon - Thr) 9:00 A.M to 3:00 P.M, (Friday) 9:00 A.M to 4:00 P.M',
  settlement_raw: '2-3 business days',
  listing_raw: 'Pakistan Stock Exchange',
  leverage_raw: 'Nil',
  risk_profile_raw: 'High',
  risk_of_principal_raw: 'Principal at high risk',
  minimum_initial_raw: 'Growth Unit: Rs. 5,000/- Income Unit: Rs. 100,000/-',
  back_end_load_raw: '0%',
});

export const FUNDS = [
  fund({
    name: 'Mardan Stock Fund',
    abbr: 'Mardan Stock Fund',
    model: s.market([2007, 1, 19], 10, 0.94, 141_000_000),
    profile: {
      benchmark_raw: 'KSE-30 Total Return Index',
      front_end_load_raw: '3% (Individual), Nil (Corporate)',
      management_fee_raw: '1.5% per annum of average daily net assets',
      investment_objective_raw:
        'To provide investors with long term capital growth from an actively managed portfolio of listed equities.',
    },
    rating: null,
    asset: s.weights('Equities / Stocks 93.6, Cash Equivalents 5.1, Others including Receivables 1.3'),
    second: s.sectors(
      'Commercial Banks 26.4, Oil & Gas Exploration Companies 16.2, Cement 13.7, Technology & Communication 9.5, Fertilizer 7.8',
    ),
    papers: s.papers(
      'Takht Bhai Bank Limited / Equity 8.74, Swat River Systems Limited / Equity 7.92, Gujar Garhi Petroleum Limited / Equity 7.06, Katlang Cement Company Limited / Equity 6.31, Rustam Bank Limited / Equity 5.58, Lund Khwar Exploration Company Limited / Equity 4.87, Shahbaz Garhi Fertilizers Limited / Equity 4.21, Toru Bank Limited / Equity 3.66, Baghdada Power Company Limited / Equity 3.02, Hoti Tobacco Company Limited / Equity 2.45',
    ),
    ter: 3.98,
    metrics: [
      ['PER', 6.3, 1],
      ['PBV', 1.2, 1],
      ['DY', 6.6, 1],
    ],
  }),
  fund({
    name: 'Mardan Financial Sector Fund',
    abbr: 'Mardan Financial Sector Fund',
    model: s.market([2018, 2, 14], 10, 0.86, 62_500_000),
    profile: {
      benchmark_raw: 'KSE-30 Total Return Index',
      front_end_load_raw: '3% (Individual), Nil (Corporate)',
      management_fee_raw: '1.5% per annum of average daily net assets',
      investment_objective_raw:
        'To provide investors with long term capital growth from an actively managed portfolio of listed equities that belong to the financial sector.',
    },
    rating: null,
    asset: s.weights('Equities / Stocks 87.9, Cash Equivalents 10.4, Others including Receivables 1.7'),
    second: s.sectors('Commercial Banks 71.6, Insurance 8.4, Inv. Banks / Inv. Cos. / Securities Cos. 2.4'),
    papers: s.papers(
      'Takht Bhai Bank Limited / Equity 15.85, Rustam Bank Limited / Equity 13.93, Toru Bank Limited / Equity 11.38, Khyber Gate Bank Limited / Equity 9.24, Mayar Bank Limited / Equity 8.17, Mardan Road Insurance Limited / Equity 5.62, Jalala Bank Limited / Equity 4.79, Chamtar Islamic Bank Limited / Equity 3.95, Hathian Assurance Limited / Equity 2.31, Palo Dheri Securities Limited / Equity 1.64',
    ),
    ter: 4.36,
    metrics: [
      ['PER', 4.7, 1],
      ['PBV', 0.7, 1],
      ['DY', 9.1, 1],
    ],
  }),
];
