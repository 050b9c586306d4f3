/** The funds of AMC N75: a cash, an income and a stock fund of a manager that a bank owns. */
import * as s from './shared11.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open end',
  trustee_raw: 'Central Depository Company of Pakistan Ltd (CDC)',
  auditor_raw: 'BDO Ebrahim & Co., Chartered Accountants',
  listing_raw: 'Pakistan Stock Exchange',
  pricing_mechanism_raw: 'Forward Pricing',
  dealing_days_raw: 'As per SBP/PSX',
  cutoff_raw: 'Mon-Thu: 9:00 am - 4:00 pm, Fri: 9:00 am - 5:00 pm',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'PKR 1,000',
  minimum_subsequent_raw: 'PKR 1,000',
  back_end_load_raw: 'Nil',
});

export const FUNDS = [
  fund({
    name: 'Jungshahi Cash Fund',
    abbr: 'JCF',
    model: s.rate([2010, 12, 13], 100, 0.2, 398_000_000),
    profile: {
      category_raw: 'Money Market Scheme',
      benchmark_raw:
        '90% three (3) months PKRV rates + 10% three (3) months average of the highest rates on savings account of three (3) AA rated scheduled banks as selected by MUFAP',
      risk_profile_raw: 'Very Low',
      management_fee_raw: 'Up to 1.25% of Average Annual Net Assets',
      front_end_load_raw: 'Up to 1.00%',
      investment_objective_raw:
        'The investment objective of the Fund is to seek high liquidity and competitive return for investors by investing in low risk securities of shorter duration and maturity.',
    },
    rating: ['AA+(f)', 'VIS', [2024, 12, 30]],
    asset: s.weights(
      'Cash at Bank 11.2, T-Bills 57.6, PIBs 18.9, Commercial Paper 4.7, Placement with Banks & DFIs 6.4, Others including Receivables 1.2',
    ),
    second: s.credit('Govt. Securities 76.5, AAA 8.8, AA+ 6.9, AA 4.1, AA- 2.5, Others including Receivables 1.2'),
    papers: [],
    ter: 1.39,
    metrics: [['Weighted Average Maturity (Days)', 74, 0]],
  }),
  fund({
    name: 'Jungshahi Income Fund',
    abbr: 'JIF',
    model: s.rate([2007, 3, 19], 100, 0.4, 51_200_000),
    profile: {
      category_raw: 'Income Scheme',
      benchmark_raw:
        '75% six (6) months KIBOR + 25% six (6) months average of the highest rates on savings account of three (3) AA rated scheduled banks as selected by MUFAP',
      risk_profile_raw: 'Medium',
      management_fee_raw: 'Up to 1.50% of Average Annual Net Assets',
      front_end_load_raw: 'Up to 2.00%',
      investment_objective_raw:
        'The objective of the Fund is to provide a stable stream of income with moderate level of risk by investing in fixed income securities.',
    },
    rating: ['A+(f)', 'VIS', [2024, 12, 30]],
    asset: s.weights(
      'Cash at Bank 28.4, TFCs / Sukuks 18.8, T-Bills 13.7, PIBs 31.6, GoP Ijara Sukuk 4.1, Others including Receivables 3.4',
    ),
    second: s.credit(
      'Govt. Securities 49.4, AAA 7.2, AA+ 17.5, AA 10.3, AA- 7.8, A+ 4.4, Others including Receivables 3.4',
    ),
    papers: s.papers(
      'Sukkur Electric Company Ltd. Sukuk 4.62, Bholari Bank Ltd. TFC-V 3.81, Thano Bula Microfinance Bank Ltd. TFC 2.94, Kotri Steel Ltd. Sukuk 2.43, Jherruck Telecommunication Ltd. Sukuk 1.87, Bholari Bank Ltd. TFC-IV 1.35',
    ),
    ter: 2.05,
    metrics: [['Weighted Average Maturity (Days)', 861, 0]],
  }),
  fund({
    name: 'Jungshahi Stock Fund',
    abbr: 'JSF',
    model: s.market([2011, 8, 29], 100, 1.01, 17_900_000),
    profile: {
      category_raw: 'Equity Scheme',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      management_fee_raw: 'Up to 3.00% of Average Annual Net Assets',
      front_end_load_raw: 'Up to 2.50%',
      investment_objective_raw:
        'The Fund seeks to maximize total returns for its investors by investing in listed equity securities over the long term.',
    },
    rating: null,
    asset: s.weights('Stocks / Equities 96.1, Cash at Bank 2.7, Others including Receivables 1.2'),
    second: s.sectors(
      'Commercial Banks 25.3, Oil & Gas Exploration Companies 19.7, Cement 14.6, Fertilizer 12.9, Power Generation & Distribution 7.1, Others 16.5',
    ),
    papers: s.papers(
      'Bholari Bank Ltd. 9.72, Gharo Petroleum Ltd. 9.13, Mirpur Sakro Fertilizer Co. Ltd. 8.04, Jherruck Cement Ltd. 6.86, Nooriabad Exploration Ltd. 6.31, Kotri Bank Ltd. 5.12, Sukkur Electric Company Ltd. 4.55, Loni Kot Cement Ltd. 3.87, Keti Bandar Chemicals Ltd. 3.14, Jamshoro Systems Ltd. 2.62',
    ),
    ter: 4.47,
    metrics: [],
  }),
];
