/** The funds of AMC N100: an income and a cash management fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'An Open End Scheme',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'M/s. Yousuf Adil, Chartered Accountants',
  listing_raw: 'Pakistan Stock Exchange',
  pricing_mechanism_raw: 'Forward',
  leverage_raw: 'Nil',
});

export const FUNDS = [
  fund({
    name: 'Kotli Income Fund',
    abbr: 'KIF',
    model: s.rate([2007, 3, 1], 50, 0.5, 91_600_000),
    profile: {
      category_raw: 'Income Scheme',
      benchmark_raw: 'Six (6) months KIBOR rates',
      risk_profile_raw: 'Medium (Principal at medium risk)',
      dealing_days_raw: 'Monday - Friday',
      cutoff_raw: 'Mon - Fri (9:00 AM to 4:30 PM)',
      management_fee_raw: 'Up to 1.50% per annum of average daily Net Assets [Actual rate of Management Fee: 0.91%]',
      front_end_load_raw: 'Class "A" Units: Individual 1.50%, Corporate Nil; Class "B" Units: 0.75%',
      back_end_load_raw: 'Nil',
      minimum_initial_raw: 'Growth Units PKR 500/- Income Units PKR 100,000/-',
      minimum_subsequent_raw: 'PKR 500/-',
      investment_objective_raw:
        'The objective of the Fund is to deliver returns primarily from debt and fixed income investments without taking excessive risk.',
    },
    rating: ['AA-(f)', 'PACRA', [2023, 3, 9]],
    asset: s.weights(
      'T-Bills 34.6, PIBs 18.2, Cash 27.9, Term Finance Certificates 15.7, Others including receivables 3.6',
    ),
    second: s.credit(
      'Govt. Securities 52.8, AAA 9.6, AA+ 19.3, AA 7.4, AA- 4.1, A+ 3.2, Others including receivables 3.6',
    ),
    papers: s.papers(
      'Dadyal Bank Limited TFC (23-Dec-21) 4.17, Poonch River Power Company Limited (09-Jul-20) 3.41, Charhoi Bank Limited TFC (17-Nov-17) 2.86, Nakyal Telecom Limited (14-Sep-22) 2.13, Sehnsa Bank Limited TFC (27-Mar-18) 1.62',
    ),
    ter: 1.34,
    metrics: [
      ['Weighted average time to maturity (Years)', 1.9, 1],
      ['Duration (Days)', 187, 0],
    ],
  }),
  fund({
    name: 'Kotli Cash Management Fund',
    abbr: 'KCMF',
    model: s.rate([2009, 10, 1], 100, 0.2, 318_000_000),
    fof: 483,
    profile: {
      category_raw: 'Money Market Scheme',
      benchmark_raw:
        '70% three (3) months PKRV rates plus 30% three (3) months average deposit rates of three (3) AA rated scheduled banks as selected by MUFAP',
      risk_profile_raw: 'Very Low (Principal at very low risk)',
      dealing_days_raw: 'Monday - Saturday',
      cutoff_raw: 'Online Investment, Redemption & Conversion: 11:59 PM; others: 9:00 AM to 4:30 PM',
      management_fee_raw: 'Up to 10% of the gross earnings of the Scheme [Actual rate of Management Fee: 0.43%]',
      front_end_load_raw: 'Class "A" Units: Individual 1.00%, Corporate Nil; Class "B" Units: Nil',
      back_end_load_raw: 'Nil',
      minimum_initial_raw: 'PKR 500/-',
      minimum_subsequent_raw: 'PKR 500/-',
      investment_objective_raw:
        'The Fund intends to provide its investors a regular stream of income at a competitive rate of return while preserving capital to the extent possible by investing in assets with low risk and high liquidity.',
    },
    rating: ['AA+(f)', 'PACRA', [2023, 3, 9]],
    asset: s.weights('T-Bills 69.4, PIBs 11.8, Cash 16.9, Others including receivables 1.9'),
    second: s.credit('Govt. Securities 81.2, AAA 6.7, AA+ 8.3, AA 1.9, Others including receivables 1.9'),
    papers: [],
    ter: 0.72,
    metrics: [['Weighted average time to maturity (Days)', 53, 0]],
  }),
];
