/** The funds of AMC N139: liquidity, savings, Islamic savings, a plan with a fixed return, stocks, and many assets. */
import * as s from './shared15.ts';

/** A fund with the maturities of its investments in percent, if the page prints them. */
export interface DatedFund extends s.Fund {
  readonly maturities?: s.Weights;
}

const common = s.fundWith({
  fund_type_raw: 'Open-end scheme',
  trustee_raw: 'Vital Trustee Services Limited',
  auditor_raw: 'Crowe Hussain Chaudhury & Co.',
  par_value_raw: 'Rs. 50',
  pricing_mechanism_raw: 'Forward day pricing',
  dealing_days_raw: 'Every business day, Monday to Friday',
  cutoff_raw: '2:30 PM',
  settlement_raw: 'Within 6 working days',
  listing_raw: 'Not listed',
  leverage_raw: 'None',
  back_end_load_raw: 'None',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
});

const liquid = common({
  name: 'Chilas Liquid Reserve Fund',
  abbr: 'CLRF',
  model: s.rate([2016, 9, 5], 50, -0.5, 24_300_000),
  profile: {
    category_raw: 'Money market',
    benchmark_raw: '70% of 3-month PKRV rates and 30% of 3-month deposit rates of AA rated banks',
    risk_profile_raw: 'Very low',
    risk_of_principal_raw: 'Principal at very low risk',
    cutoff_raw: '9:00 AM for same day redemption, 2:30 PM otherwise',
    settlement_raw: 'Same or next working day',
    management_fee_raw: '0.50% of average daily net assets',
    front_end_load_raw: 'None',
    investment_objective_raw:
      'The objective of the Fund is to preserve capital and to pay a regular return from government securities and deposits of up to ' +
      'six months.',
  },
  rating: ['AA(f)', 'PACRA', [2023, 3, 10]],
  asset: s.weights('T-Bills 38.4, Cash at bank 55.7, Term deposit receipts 4.6, Other assets 1.3'),
  second: s.credit('Government of Pakistan 38.4, AAA 21.9, AA+ 28.6, AA 9.8, Other assets 1.3'),
  papers: [],
  ter: 0.86,
  metrics: [
    ['Weighted average maturity (days)', 31, 0],
    ['Standard deviation (%)', 0.4, 2],
  ],
});

const savings = common({
  name: 'Chilas Savings Fund',
  abbr: 'CSF',
  model: s.rate([2013, 2, 18], 50, 0.2, 11_900_000),
  profile: {
    category_raw: 'Income',
    benchmark_raw: '6-month KIBOR',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '1.00% of average daily net assets',
    front_end_load_raw: '1.00% (waived for online applications)',
    investment_objective_raw:
      'The objective of the Fund is to offer a return above that of bank deposits through a mix of government securities, corporate ' +
      'debt and deposits.',
  },
  rating: ['A+(f)', 'PACRA', [2023, 3, 10]],
  asset: s.weights('PIBs 28.7, T-Bills 12.3, Term finance certificates 18.4, Cash at bank 37.9, Other assets 2.7'),
  second: s.credit('Government of Pakistan 41.0, AAA 9.8, AA+ 18.3, AA 14.9, A+ 13.3, Other assets 2.7'),
  papers: s.papers(
    'Thor Valley Bank Limited TFC-3 / AA+ 4.21, Babusar Hydro Limited TFC / AA 3.67, Gonar Farm Leasing Limited TFC-1 / A+ 2.94, Darel ' +
      'Microfinance Bank Limited TFC / A+ 2.38',
  ),
  ter: 1.58,
  metrics: [
    ['Weighted average maturity (years)', 1.9, 1],
    ['Modified duration (years)', 0.6, 1],
    ['Sharpe ratio', 0.31, 2],
    ['Standard deviation (%)', 0.9, 2],
  ],
});

const islamic = common({
  name: 'Chilas Islamic Savings Fund',
  abbr: 'CISF',
  model: s.rate([2019, 10, 14], 50, -0.9, 7_450_000),
  profile: {
    category_raw: 'Shariah compliant income',
    benchmark_raw: '6-month deposit rates of three A rated Islamic banks or Islamic windows',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '0.90% of average daily net assets',
    front_end_load_raw: '1.00% (waived for online applications)',
    investment_objective_raw:
      'The objective of the Fund is to earn a halal return from Sukuk and from deposits with Islamic banks and windows.',
  },
  rating: ['A(f)', 'PACRA', [2023, 3, 10]],
  asset: s.weights('GOP Ijara Sukuk 33.8, Corporate sukuk 11.2, Cash at bank 52.1, Other assets 2.9'),
  second: s.credit('Government of Pakistan 33.8, AAA 14.7, AA+ 16.9, AA 11.6, A+ 20.1, Other assets 2.9'),
  papers: s.papers(
    'Babusar Hydro Limited Sukuk / AA 3.72, Thak Nala Cement Limited Sukuk / A+ 2.86, Bunar Foods Limited Sukuk / A+ 1.94',
  ),
  ter: 1.44,
  metrics: [
    ['Weighted average maturity (years)', 1.6, 1],
    ['Standard deviation (%)', 0.7, 2],
  ],
});

const fixed = common({
  name: 'Chilas Fixed Return Plan 3',
  abbr: 'CFRP-3',
  model: s.rate([2022, 12, 19], 50, 0.3, 19_600_000),
  profile: {
    category_raw: 'Fixed rate / return',
    benchmark_raw: '12-month PKRV rate at the close of the initial offering',
    risk_profile_raw: 'Low',
    risk_of_principal_raw: 'Principal at low risk',
    management_fee_raw: '0.25% of average daily net assets',
    front_end_load_raw: 'None',
    back_end_load_raw: 'Contingent load of 1.50% if redeemed before maturity',
    minimum_initial_raw: 'Rs. 50,000',
    minimum_subsequent_raw: null,
    investment_objective_raw: 'The objective of the Plan is to provide its investors with a fixed return at maturity.',
  },
  rating: null,
  asset: s.weights('T-Bills 97.1, Cash at bank 2.3, Other assets 0.6'),
  second: s.credit('Government of Pakistan 97.1, AA+ 2.3, Other assets 0.6'),
  papers: [],
  ter: 0.38,
  metrics: [['Weighted average maturity (days)', 194, 0]],
});

const stocks = common({
  name: 'Chilas Equity Growth Fund',
  abbr: 'CEGF',
  model: s.market([2007, 8, 27], 50, 1.01, 9_120_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '2.00% of average daily net assets',
    front_end_load_raw: '2.00% (waived for online applications)',
    investment_objective_raw:
      'The objective of the Fund is long term growth of capital from a concentrated portfolio of listed companies with sound balance ' +
      'sheets.',
  },
  rating: null,
  asset: s.weights('Listed shares 91.8, Cash at bank 6.9, Other assets 1.3'),
  second: s.sectors(
    'Fertilizer 21.4, Commercial banks 19.8, Oil and gas exploration 17.3, Technology 12.6, Cement 7.9, Other sectors 12.8',
  ),
  papers: s.papers(
    'Raikot Fertilizer Limited 12.16, Thor Valley Bank Limited 11.42, Jalkot Petroleum Limited 10.31, Diamer Systems Limited 8.47, ' +
      'Gonar Farm Bank Limited 7.63, Nanga Oilfields Limited 6.18, Thak Nala Cement Limited 5.29, Sazin Fertilizer Limited 4.72, ' +
      'Bunar Foods Limited 3.85, Tangir Motors Limited 2.94',
  ),
  ter: 3.74,
  metrics: [
    ['Beta', 0.97, 2],
    ['Sharpe ratio', 0.22, 2],
    ['Standard deviation (%)', 18.4, 2],
    ['Price to earnings (times)', 4.3, 1],
  ],
});

const multi = common({
  name: 'Chilas Multi Asset Fund',
  abbr: 'CMAF',
  model: s.market([2017, 5, 8], 50, 0.52, 5_380_000),
  profile: {
    category_raw: 'Asset allocation',
    benchmark_raw: 'KSE-100 Index and 6-month KIBOR in proportion to the assets of the Fund',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '1.75% of average daily net assets',
    front_end_load_raw: '2.00% (waived for online applications)',
    investment_objective_raw:
      'The objective of the Fund is to grow capital with moderate fluctuations, by shifting between shares, bonds and cash.',
  },
  rating: null,
  asset: s.weights('Listed shares 52.6, PIBs 16.8, T-Bills 7.4, Cash at bank 21.1, Other assets 2.1'),
  second: s.sectors(
    'Commercial banks 14.9, Fertilizer 12.2, Oil and gas exploration 9.6, Technology 6.8, Other sectors 9.1',
  ),
  papers: s.papers(
    'Thor Valley Bank Limited 7.46, Raikot Fertilizer Limited 6.93, Jalkot Petroleum Limited 5.87, Diamer Systems Limited 5.14, Gonar ' +
      'Farm Bank Limited 4.36, Nanga Oilfields Limited 3.51, Sazin Fertilizer Limited 2.67',
  ),
  ter: 2.96,
  metrics: [
    ['Beta', 0.55, 2],
    ['Sharpe ratio', 0.18, 2],
    ['Standard deviation (%)', 10.1, 2],
  ],
});

/** In the order of the report. */
export const FUNDS: readonly DatedFund[] = [
  { ...liquid, maturities: s.weights('Up to 7 days 55.8, 8 to 30 days 12.4, 31 to 90 days 27.6, 91 to 180 days 4.2') },
  {
    ...savings,
    maturities: s.weights('Up to 90 days 48.7, 91 days to 1 year 9.8, 1 to 3 years 19.6, More than 3 years 21.9'),
  },
  {
    ...islamic,
    maturities: s.weights('Up to 90 days 54.6, 91 days to 1 year 8.7, 1 to 3 years 18.3, More than 3 years 18.4'),
  },
  fixed,
  stocks,
  multi,
];

/** What the managers say after the figures of the month. */
export const COMMENTS: Readonly<Record<string, string>> = {
  CLRF:
    'The State Bank raised its policy rate by 100 basis points to 21% in April, and bids at the auctions of May were above it. We prefer ' +
    'bank deposits until the Government presents its budget.',
  CSF:
    'Bonds with floating rates were the larger part of our purchases, as inflation has not peaked yet. Issuers of our certificates ' +
    'paid their profit on time.',
  CISF:
    'Islamic banks raised their profit rates after the last increase of the policy rate. The rentals of our Ijara Sukuk will be reset ' +
    'in the coming month.',
  'CFRP-3':
    'The Treasury bills of the Plan mature shortly before the Plan itself, so that investors who stay are not affected by changes of ' +
    'yields.',
  CEGF:
    'Uncertainty over the review of the IMF and the budget kept volumes low. We hold companies whose earnings profit from a weaker ' +
    'rupee, such as exploration and technology companies.',
  CMAF:
    'Shares are cheap compared with their history, but high interest rates make bonds and deposits a serious alternative. We left the ' +
    'allocation as it was, apart from small purchases of fertilizer companies.',
};
