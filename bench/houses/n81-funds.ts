/** The funds of AMC N81: a cash, a government securities, a balanced and a growth fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end scheme',
  trustee_raw: 'MCB Financial Services Limited',
  auditor_raw: 'A. F. Ferguson & Co., Chartered Accountants',
  listing_raw: 'Pakistan Stock Exchange Limited',
  registrar_raw: 'ITMinds Limited',
  pricing_mechanism_raw: 'Forward pricing',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:00 p.m.',
  par_value_raw: 'Rs. 100',
  minimum_initial_raw: 'Rs. 10,000',
  minimum_subsequent_raw: 'Rs. 1,000',
});

export const FUNDS = [
  fund({
    name: 'Wazirabad Cash Reserve Fund',
    abbr: 'WCRF',
    model: s.rate([2012, 4, 5], 100, 0.1, 27_400_000),
    profile: {
      category_raw: 'Money market scheme',
      benchmark_raw:
        '70% three-month PKRV rates plus 30% three-month average deposit rate of three AA rated scheduled banks',
      risk_profile_raw: 'Very low',
      management_fee_raw: '7.5% of gross earnings, subject to a floor of 0.25% and a cap of 1.00% of net assets',
      front_end_load_raw: 'Nil',
      back_end_load_raw: 'Nil',
      cutoff_raw: '9:00 a.m. for same day redemption, otherwise 3:00 p.m.',
      investment_objective_raw:
        'To provide investors with safety of principal, liquidity and a competitive rate of return from short-term government securities and deposits with highly rated banks.',
    },
    rating: ['AA(f)', 'PACRA', [2019, 10, 17]],
    asset: s.weights('T-Bills 63.8, Bank balances 24.1, Term deposit receipts 10.9, Other assets 1.2'),
    second: s.credit('Government securities 63.8, AAA 17.2, AA+ 12.6, AA 5.2, Other assets 1.2'),
    papers: [],
    ter: 0.91,
    metrics: [['Weighted average time to maturity (days)', 44, 0]],
  }),
  fund({
    name: 'Wazirabad Balanced Fund',
    abbr: 'WBF',
    model: s.market([2004, 11, 22], 100, 0.55, 9_150_000),
    profile: {
      category_raw: 'Balanced scheme',
      benchmark_raw: '60% KSE-100 Index plus 40% six-month KIBOR',
      risk_profile_raw: 'Moderate to high',
      management_fee_raw: '2.00% of net assets per annum',
      front_end_load_raw: '2.00%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'To generate long-term capital appreciation as well as current income from a balanced portfolio of equity and debt securities.',
    },
    rating: ['3-Star', 'PACRA', [2019, 8, 9]],
    asset: s.weights(
      'Listed equities 58.6, PIBs 12.4, Term finance certificates 9.7, Bank balances 16.9, Other assets 2.4',
    ),
    second: s.sectors(
      'Commercial banks 17.1, Oil and gas exploration 13.6, Fertilizer 9.4, Cement 6.8, Power 5.2, Other sectors 6.5',
    ),
    papers: s.papers(
      'Sohdra Petroleum Limited 6.81, Palkhu Bank Limited 6.14, Sohdra Fertilizer Limited 5.26, Nizamabad Bank Limited TFC 2024 4.83, Ahmadnagar Power Limited 4.12, Palkhu Bank Limited TFC 2026 3.67, Jandiala Exploration Limited 3.44, Saroki Cement Limited 2.96, Nizamabad Bank Limited 2.51, Gakhar Cutlery Limited 1.78',
    ),
    ter: 3.06,
    metrics: [['Number of equity holdings', 31, 0]],
  }),
  fund({
    name: 'Wazirabad Growth Fund',
    abbr: 'WGF',
    model: s.market([2006, 8, 21], 100, 0.99, 14_700_000),
    profile: {
      category_raw: 'Equity scheme',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      management_fee_raw: '2.00% of net assets per annum',
      front_end_load_raw: '2.50%',
      back_end_load_raw: 'Nil',
      investment_objective_raw:
        'To achieve capital growth over the long term by investing in shares of listed companies with above average prospects of growth in earnings.',
    },
    rating: ['4-Star', 'PACRA', [2019, 8, 9]],
    asset: s.weights('Listed equities 91.7, Bank balances 6.9, Other assets 1.4'),
    second: s.sectors(
      'Commercial banks 27.3, Oil and gas exploration 21.4, Fertilizer 13.2, Cement 9.6, Power 7.7, Other sectors 12.5',
    ),
    papers: s.papers(
      'Palkhu Bank Limited 10.12, Sohdra Petroleum Limited 9.46, Jandiala Exploration Limited 8.33, Sohdra Fertilizer Limited 7.71, Nizamabad Bank Limited 6.92, Ahmadnagar Power Limited 5.44, Saroki Cement Limited 4.87, Dhaunkal Motors Limited 3.95, Gakhar Cutlery Limited 3.16, Kot Khizri Textile Mills Limited 2.58',
    ),
    ter: 4.14,
    metrics: [['Number of equity holdings', 42, 0]],
  }),
];
