/** The funds of AMC N26: five funds and a fixed return fund with three plans. */
import * as s from './shared7.ts';

const fund = s.fundWith({
  fund_type_raw: 'An Open-End Scheme',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'A.F. Ferguson & Co., Chartered Accountants',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday – Friday',
  minimum_initial_raw: 'Rs. 500',
  minimum_subsequent_raw: 'Rs. 100',
  leverage_raw: 'Nil',
});

const planOf = (name: string, launch: s.Day, units: number): s.SubFund => ({
  name,
  model: { ...s.rate(launch, 100, 0.3, units), accumulates: true },
  asset: [
    ['T-Bills', 96.2],
    ['Cash', 3.1],
    ['Other receivables', 0.7],
  ],
  papers: [],
  ter: 0.82,
  metrics: [],
});

/** The plans with the day on which each matures. */
export const PLANS = [
  { ...planOf('Makra Fixed Return Plan 3', [2022, 4, 6], 18_400_000), maturity: [2022, 10, 6] as s.Day },
  { ...planOf('Makra Fixed Return Plan 4', [2022, 5, 25], 7_900_000), maturity: [2023, 5, 25] as s.Day },
  { ...planOf('Makra Fixed Return Plan 6', [2022, 7, 14], 12_700_000), maturity: [2023, 1, 13] as s.Day },
];

export const FUNDS = [
  fund({
    name: 'Makra Cash Management Optimizer',
    abbr: 'MCMO',
    model: s.rate([2011, 10, 3], 100, 0.1, 214_600_000),
    profile: {
      category_raw: 'Money Market',
      benchmark_raw: '70% three (3) months PKRV rates plus 30% three (3) months average deposit rates',
      risk_profile_raw: 'Very Low (Principal at very low risk)',
      cutoff_raw: '9:30 AM',
      management_fee_raw:
        'Up to 7.5% of the gross earnings, subject to a minimum fee of 0.25% of average daily net assets',
      front_end_load_raw: 'Nil',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'The objective of the Fund is to offer efficient, flexible and affordable cash management with a profile of very low risk.',
    },
    rating: ['AA+(f)', 'VIS', [2022, 7, 1]],
    asset: s.weights('T-bills 68.4, Cash 24.1, Term deposit receipts 6.2, Other receivables 1.3'),
    second: s.credit('Government securities 68.4, AAA 10.5, AA+ 14.1, AA 5.7, Unrated 1.3'),
    papers: [],
    ter: 0.61,
    metrics: [['Weighted average time to maturity (days)', 28, 0]],
  }),
  fund({
    name: 'Makra Fixed Income Fund',
    abbr: 'MFIF',
    model: s.rate([2006, 3, 13], 50, 0.3, 33_900_000),
    profile: {
      category_raw: 'Income',
      benchmark_raw: 'Six (6) months KIBOR rates',
      risk_profile_raw: 'Medium (Principal at medium risk)',
      cutoff_raw: '4:00 PM',
      management_fee_raw: 'Up to 10% of the gross earnings, with a cap of 1.5% of average daily net assets',
      front_end_load_raw: '1.50%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'The Fund offers its investors a sufficiently diversified portfolio of fixed income instruments that yields a steady flow of income.',
    },
    rating: ['A+(f)', 'VIS', [2022, 7, 1]],
    asset: s.weights('TFCs and sukuk 31.7, PIBs 22.8, T-bills 20.4, Cash 22.9, Other receivables 2.2'),
    second: s.credit('Government securities 43.2, AAA 12.8, AA+ 17.7, AA 13.4, A+ 10.7, Unrated 2.2'),
    papers: s.papers(
      'Kaghan Bank TFC-III (24-Nov-20) 7.1, Siran Refinery Sukuk (02-Aug-18) 6.3, Shogran Hydel Sukuk (12-Dec-19) 5.4, Naran Bank Tier I TFC (05-May-21) 4.9, Malakand Chemicals TFC (17-Sep-19) 3.8, Paya Microfinance TFC (29-Jan-22) 2.6',
    ),
    ter: 1.92,
    metrics: [['Weighted average time to maturity (years)', 2.7, 1]],
  }),
  fund({
    name: 'Makra Islamic Sovereign Fund',
    abbr: 'MISF',
    model: s.rate([2014, 6, 9], 100, -0.3, 15_200_000),
    profile: {
      category_raw: 'Shariah Compliant Sovereign Income',
      benchmark_raw: 'Six (6) months PKISRV rates',
      risk_profile_raw: 'Low (Principal at low risk)',
      cutoff_raw: '4:00 PM',
      management_fee_raw: 'Up to 10% of the gross earnings, with a cap of 1% of average daily net assets',
      front_end_load_raw: '1.00%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'The Fund generates a competitive Shariah compliant return with efficient use of securities issued by the Government of Pakistan.',
    },
    rating: ['AA(f)', 'VIS', [2022, 7, 1]],
    asset: s.weights('Ijara sukuk 71.9, Cash 25.7, Other receivables 2.4'),
    second: s.credit('Government securities 71.9, AAA 13.3, AA+ 12.4, Unrated 2.4'),
    papers: [],
    ter: 1.31,
    metrics: [['Weighted average time to maturity (years)', 3.1, 1]],
  }),
  fund({
    name: 'Makra Equity Fund',
    abbr: 'MEF',
    model: s.market([2003, 2, 17], 100, 0.98, 11_800_000),
    profile: {
      category_raw: 'Equity',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High (Principal at high risk)',
      cutoff_raw: '3:00 PM',
      management_fee_raw: 'Up to 2.5% of average daily net assets',
      front_end_load_raw: '3.00%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'The Fund offers a diversified portfolio of profitable, well managed listed companies for growth of capital.',
    },
    rating: null,
    asset: s.weights('Stocks 91.4, Cash 6.8, Other receivables 1.8'),
    second: s.sectors(
      'Commercial banks 22.7, Oil and gas exploration 16.9, Fertilizer 13.5, Technology 11.2, Cement 9.4',
    ),
    papers: s.papers(
      'Kaghan Bank Limited 9.6, Siran Refinery Limited 8.8, Balakot Fertilizer Limited 8.1, Lulusar Technologies Limited 7.4, Naran Bank Limited 6.7, Batakundi Oil and Gas Limited 5.9, Malakand Chemicals Limited 5.2, Shogran Cement Limited 4.3, Jared Textile Mills Limited 3.5, Kunhar Flour Mills Limited 2.7',
    ),
    ter: 4.36,
    metrics: [['Portfolio beta', 0.96, 2]],
  }),
  fund({
    name: 'Makra Islamic Equity Fund',
    abbr: 'MIEF',
    model: s.market([2016, 5, 2], 100, 0.93, 6_450_000),
    profile: {
      category_raw: 'Shariah Compliant Equity',
      benchmark_raw: 'KMI-30 Index',
      risk_profile_raw: 'High (Principal at high risk)',
      cutoff_raw: '3:00 PM',
      management_fee_raw: 'Up to 2.5% of average daily net assets',
      front_end_load_raw: '3.00%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'The Fund provides capital growth with careful selection of Shariah compliant listed companies of sufficient size.',
    },
    rating: null,
    asset: s.weights('Stocks 89.7, Cash 8.4, Other receivables 1.9'),
    second: s.sectors(
      'Oil and gas exploration 21.8, Cement 16.1, Fertilizer 14.4, Technology 12.3, Pharmaceuticals 6.9',
    ),
    papers: s.papers(
      'Batakundi Oil and Gas Limited 9.8, Balakot Fertilizer Limited 9.1, Lulusar Technologies Limited 8.6, Shogran Cement Limited 7.3, Siran Refinery Limited 6.4, Garhi Pharma Limited 4.9, Jared Textile Mills Limited 4.1, Kunhar Flour Mills Limited 3.2',
    ),
    ter: 4.51,
    metrics: [['Portfolio beta', 0.91, 2]],
  }),
  fund({
    ...s.EMPTY,
    name: 'Makra Fixed Return Fund',
    abbr: 'MFRF',
    model: s.rate([2022, 4, 6], 100, 0.3, 1),
    profile: {
      category_raw: 'Fixed Rate / Return',
      benchmark_raw: 'PKRV rates of the tenor of each plan on its first day',
      risk_profile_raw: 'Low (Principal at low risk)',
      cutoff_raw: '4:00 PM',
      management_fee_raw: 'Up to 15% of the gross earnings of each plan',
      front_end_load_raw: 'Nil',
      back_end_load_raw: 'Contingent load commensurate with the loss of an early redemption',
      minimum_subsequent_raw: null,
      investment_objective_raw:
        'The Fund offers a fixed return to unit holders who remain invested until the maturity of their plan.',
    },
    rating: null,
    subs: PLANS,
  }),
];
