/** The funds of AMC N204: money market, income, multi asset and equity. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-End Scheme',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'KPMG Taseer Hadi & Co., Chartered Accountants',
  registrar_raw: 'ITMinds Limited',
  par_value_raw: 'Rs. 100',
  pricing_mechanism_raw: 'Forward Day Pricing',
  dealing_days_raw: 'Monday to Friday, except bank holidays',
  cutoff_raw: '3:30 pm',
  leverage_raw: 'None',
  listing_raw: 'Pakistan Stock Exchange Limited (PSX)',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 500',
  back_end_load_raw: 'Nil',
});

const money = fund({
  name: 'Awaran Money Market Fund',
  abbr: 'AMMF',
  model: s.rate([2012, 5, 28], 100, 0.1, 52_700_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '70% of 3-month PKRV rates plus 30% of 3-month average deposit rates of three AA rated banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    cutoff_raw: '10:00 am (same day) and 3:30 pm',
    management_fee_raw: '7.50% of gross earnings, not less than 0.25% of average annual net assets',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'The Fund seeks to pay a competitive return from a portfolio of government securities and deposits of ' +
      'low risk and ' +
      'short duration, while it preserves capital and stays highly liquid.',
  },
  rating: ['AA+(f)', 'PACRA', [2018, 12, 24]],
  asset: s.weights('T-Bills 51.7, Cash at Bank 36.2, Term Deposit Receipts 9.4, Other Receivables 2.7'),
  second: s.credit('Government Securities 51.7, AAA 18.3, AA+ 21.6, AA 5.7, Other Receivables 2.7'),
  papers: [],
  ter: 0.61,
  metrics: [
    ['Weighted Average Maturity (Days)', 31, 0],
    ['Weighted Average Yield (%)', 9.7, 1],
  ],
});

const income = fund({
  name: 'Awaran Income Opportunities Fund',
  abbr: 'AIOF',
  model: s.rate([2009, 10, 5], 100, 1.1, 21_450_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: 'Average of 6-month KIBOR offered rates',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '1.20% of average annual net assets',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'The Fund aims to earn an attractive rate of return from a mix of term finance certificates, government ' +
      'securities, spread transactions and bank placements.',
  },
  rating: ['A(f)', 'PACRA', [2018, 10, 19]],
  asset: s.weights(
    'Term Finance Certificates 24.6, Sukuk 9.8, PIBs 12.9, Cash at Bank 41.3, Commercial Paper 8.3, ' +
      'Other Receivables 3.1',
  ),
  second: s.credit(
    'Government Securities 12.9, AAA 8.8, AA+ 14.1, AA 17.5, AA- 11.4, A+ 22.6, A- 5.3, Unrated 4.3, Other ' +
      'Receivables 3.1',
  ),
  papers: s.papers(
    'Gidan Bank Limited - TFC II / AA- 6.83, Shahrig Power Holding Limited / AAA 5.94, Kolwa ' +
      'Telecommunication Limited / AA ' +
      '5.12, Sarona Microfinance Bank Limited / A+ 4.45, Dizak Fertilizer Company Limited / AA- 3.86, Pidarak ' +
      'Steel Mills ' +
      'Limited / A+ 2.97, Hironk Leasing Limited / A- 1.88',
  ),
  ter: 1.78,
  metrics: [
    ['Weighted Average Maturity (Years)', 2.3, 1],
    ['Modified Duration (Years)', 0.4, 1],
    ['Number of Debt Issues', 13, 0],
  ],
});

const multi = fund({
  name: 'Awaran Multi Asset Fund',
  abbr: 'AMAF',
  model: s.market([2011, 1, 17], 100, 0.58, 8_930_000),
  profile: {
    category_raw: 'Balanced Scheme',
    benchmark_raw: '50% KSE-100 Index and 50% 6-month KIBOR',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '1.75% of average annual net assets',
    front_end_load_raw: '2.50%',
    auditor_raw: 'BDO Ebrahim & Co., Chartered Accountants',
    investment_objective_raw:
      'The Fund aims at growth of capital with a regular income through a balanced portfolio of listed shares ' +
      'and debt ' +
      'instruments.',
  },
  rating: ['3-Star', 'PACRA', [2018, 8, 17]],
  asset: s.weights(
    'Listed Shares 54.3, Term Finance Certificates 9.1, T-Bills 14.2, Cash at Bank 19.8, Other Receivables 2.6',
  ),
  second: s.sectors(
    'Commercial Banks 14.8, Oil & Gas Exploration 11.7, Fertilizer 8.2, Power Generation 6.1, Cement 4.3, ' +
      'Other sectors 9.2',
  ),
  papers: s.papers(
    'Gidan Bank Limited / Shares 6.92, Naal Petroleum Limited / Shares 6.37, Dizak Fertilizer Company ' +
      'Limited / Shares 5.41, ' +
      'Shahrig Power Holding Limited / Shares 4.58, Gidan Bank Limited - TFC II / TFC 4.19, Kohak Oil Fields ' +
      'Limited / ' +
      'Shares 3.62, Basima Cement Limited / Shares 2.94, Kolwa Telecommunication Limited / TFC 2.36',
  ),
  ter: 2.58,
  metrics: [
    ['Number of Shares Held', 27, 0],
    ['Standard Deviation (%)', 9.4, 1],
  ],
});

const equity = fund({
  name: 'Awaran Growth Equity Fund',
  abbr: 'AGEF',
  model: s.market([2007, 3, 12], 100, 1.02, 16_280_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '2.00% of average annual net assets',
    front_end_load_raw: '3.00%',
    auditor_raw: 'BDO Ebrahim & Co., Chartered Accountants',
    investment_objective_raw:
      'The Fund aims at capital growth over the long term by investing in shares of listed companies with sound ' +
      'fundamentals and growing dividends.',
  },
  rating: ['4-Star', 'PACRA', [2018, 8, 17]],
  asset: s.weights('Listed Shares 89.4, Cash at Bank 8.9, Other Receivables 1.7'),
  second: s.sectors(
    'Commercial Banks 25.3, Oil & Gas Exploration 18.6, Fertilizer 12.4, Power Generation 8.7, Cement 6.8, ' +
      'Textile ' +
      'Composite 5.2, Other sectors 12.4',
  ),
  papers: s.papers(
    'Naal Petroleum Limited / Oil & Gas Exploration 8.86, Gidan Bank Limited / Commercial Banks 8.41, Dizak ' +
      'Fertilizer ' +
      'Company Limited / Fertilizer 7.63, Kohak Oil Fields Limited / Oil & Gas Exploration 6.92, Mashkai Bank ' +
      'Limited / ' +
      'Commercial Banks 6.18, Shahrig Power Holding Limited / Power Generation 5.57, Basima Cement Limited / ' +
      'Cement 4.83, ' +
      'Gurjak Textile Mills Limited / Textile Composite 4.09, Balgattar Bank Limited / Commercial Banks 3.66, ' +
      'Drakalo ' +
      'Chemicals Limited / Chemicals 2.95',
  ),
  ter: 3.04,
  metrics: [
    ['Number of Shares Held', 34, 0],
    ['Beta', 0.96, 2],
    ['Standard Deviation (%)', 15.8, 1],
  ],
});

/** In the order of the report. */
export const FUNDS = [equity, multi, income, money];
