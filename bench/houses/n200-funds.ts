/** The funds of AMC N200: money market, income, Islamic asset allocation, equity, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-ended',
  trustee_raw: 'Central Depository Company of Pakistan Ltd.',
  auditor_raw: 'Grant Thornton Anjum Rahman',
  pricing_mechanism_raw: 'Forward day pricing',
  dealing_days_raw: 'Monday to Friday except bank holidays',
  cutoff_raw: '3:30 pm',
  leverage_raw: 'None',
  par_value_raw: 'Rs. 100',
  minimum_initial_raw: 'Rs. 1,000',
  minimum_subsequent_raw: 'Rs. 500',
  front_end_load_raw: 'None',
  back_end_load_raw: 'None',
});

const cash = fund({
  name: 'Zafarke Daily Reserve Fund',
  abbr: 'ZDRF',
  model: s.rate([2019, 5, 20], 100, 0.2, 74_300_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '70% average of 3-month PKRV rates plus 30% average 3-month deposit rate of three AA rated banks',
    risk_profile_raw: 'Very low',
    risk_of_principal_raw: 'Principal at very low risk',
    management_fee_raw: 'Up to 1.0% a year of average daily net assets',
    cutoff_raw: '10:30 am',
    investment_objective_raw:
      'To pay a regular return on idle money that can be withdrawn on any working day, from government ' +
      'papers and deposits ' +
      'of not more than six months.',
  },
  rating: ['AA+(f)', 'VIS', [2023, 1, 5]],
  asset: s.weights('T-Bills 61.8, Cash in Banks 27.3, Letters of Placement 9.2, Other Assets 1.7'),
  second: s.credit('Government Securities 61.8, AAA 18.4, AA+ 11.7, AA 6.4, Other Assets 1.7'),
  papers: [],
  ter: 0.84,
  metrics: [['Average Time to Maturity (days)', 47, 0]],
});

const income = fund({
  name: 'Zafarke Income Builder Fund',
  abbr: 'ZIBF',
  model: s.rate([2013, 10, 28], 100, 1.1, 21_600_000),
  profile: {
    category_raw: 'Income',
    benchmark_raw: 'Average of 6-month KIBOR rates',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.5% a year of average daily net assets',
    front_end_load_raw: '1.5%',
    investment_objective_raw:
      'To earn more than deposits of equal length through a mix of term finance certificates, Sukuk, ' +
      'floating rate PIBs and ' +
      'placements.',
  },
  rating: ['A+(f)', 'VIS', [2023, 1, 5]],
  asset: s.weights(
    'PIBs 34.7, Term Finance Certificates 22.4, Cash in Banks 21.6, Corporate Sukuk 17.8, Other Assets 3.5',
  ),
  second: s.credit(
    'Government Securities 34.7, AAA 12.6, AA+ 10.8, AA 14.3, AA- 12.1, A+ 8.2, Unrated 3.8, Other Assets 3.5',
  ),
  papers: s.papers(
    'Mandiala Bank Limited - TFC / AA 7.82, Karyal Power Limited - Sukuk / AA+ 6.74, Nabipur Telecom ' +
      'Limited - Sukuk / AA- ' +
      '5.91, Jhabran Leasing Limited - TFC / A+ 4.36, Nangal Fertilizers Limited - TFC / AA- 3.53, Sahoki ' +
      'Bank Limited - ' +
      'TFC / AA 2.68',
  ),
  ter: 1.94,
  metrics: [
    ['Average Time to Maturity (years)', 2.3, 1],
    ['Modified Duration (years)', 0.31, 2],
  ],
});

const islamic = fund({
  name: 'Zafarke Islamic Choice Fund',
  abbr: 'ZICF',
  model: s.market([2016, 2, 15], 100, 0.62, 9_400_000),
  profile: {
    category_raw: 'Shariah Compliant Asset Allocation',
    benchmark_raw: 'KMI-30 Index and average 6-month deposit rate of three Islamic banks, in proportion of the assets',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 2.5% a year of average daily net assets',
    front_end_load_raw: '2.0%',
    investment_objective_raw:
      'To let savings grow by moving between Shariah compliant shares, Sukuk and deposits as the outlook ' +
      'of each of them changes.',
  },
  rating: null,
  asset: s.weights('Shares 63.9, Cash in Islamic Banks 21.8, GoP Ijara Sukuk 12.4, Other Assets 1.9'),
  second: s.sectors(
    'Oil & Gas Exploration 15.2, Cement 11.4, Fertilizer 9.8, Technology & Communication 7.1, ' +
      'Pharmaceuticals 4.6, Other ' +
      'sectors 15.8',
  ),
  papers: s.papers(
    'Khanot Petroleum Limited / Oil & Gas Exploration 9.12, Nangal Fertilizers Limited / Fertilizer ' +
      '7.43, Jhirk Cement ' +
      'Limited / Cement 6.38, Nabipur Systems Limited / Technology & Communication 5.27, Meting Cement ' +
      'Limited / Cement ' +
      '4.16, Karyal Laboratories Limited / Pharmaceuticals 3.29',
  ),
  ter: 3.67,
  metrics: [['Number of Shares held', 24, 0]],
});

const equity = fund({
  name: 'Zafarke Growth Stock Fund',
  abbr: 'ZGSF',
  model: s.market([2009, 4, 6], 100, 1.02, 15_800_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3.0% a year of average daily net assets',
    front_end_load_raw: '3.0%',
    auditor_raw: 'Crowe Hussain Chaudhury & Co.',
    investment_objective_raw:
      'To grow capital over five years and more by owning shares of sound companies that are listed in Pakistan.',
  },
  rating: ['3-Star', 'PACRA', [2023, 3, 9]],
  asset: s.weights('Shares 92.1, Cash in Banks 6.3, Other Assets 1.6'),
  second: s.sectors(
    'Commercial Banks 24.6, Oil & Gas Exploration 16.9, Fertilizer 12.3, Cement 9.7, Power Generation ' +
      '8.4, Other sectors 20.2',
  ),
  papers: s.papers(
    'Mandiala Bank Limited / Commercial Banks 10.24, Khanot Petroleum Limited / Oil & Gas Exploration ' +
      '9.37, Sahoki Bank ' +
      'Limited / Commercial Banks 7.68, Nangal Fertilizers Limited / Fertilizer 6.92, Karyal Power Limited / Power ' +
      'Generation 5.83, Jhirk Cement Limited / Cement 4.71, Sann Oilfields Limited / Oil & Gas Exploration 3.94',
  ),
  ter: 4.12,
  metrics: [
    ['Number of Shares held', 37, 0],
    ['Price to Earnings (x)', 4.4, 1],
    ['Dividend Yield (%)', 9.6, 1],
  ],
});

const BIRTH: s.Day = [2015, 9, 7];

const pension = fund({
  ...s.EMPTY,
  name: 'Zafarke Retirement Fund',
  abbr: 'ZRF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary Pension Scheme',
    risk_profile_raw: 'As the participant allocates',
    management_fee_raw: 'Up to 1.5% a year of average daily net assets of each Sub-Fund',
    front_end_load_raw: '3.0% of contributions',
    leverage_raw: null,
    investment_objective_raw:
      'To help participants save for their retirement in an account of their own, with a choice of how ' +
      'much of it is in shares.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 0.97, 1_260_000), {
      asset: s.weights('Shares 93.4, Cash in Banks 5.2, Other Assets 1.4'),
      papers: s.papers(
        'Mandiala Bank Limited 9.83, Khanot Petroleum Limited 9.06, Nangal Fertilizers Limited 7.41, Karyal ' +
          'Power Limited ' +
          '6.22, Jhirk Cement Limited 5.17',
      ),
      ter: 2.94,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, -0.4, 1_910_000), {
      asset: s.weights('PIBs 58.3, T-Bills 22.9, Cash in Banks 16.5, Other Assets 2.3'),
      papers: [],
      ter: 1.87,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.2, 3_240_000), {
      asset: s.weights('T-Bills 84.6, Cash in Banks 13.8, Other Assets 1.6'),
      papers: [],
      ter: 1.62,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [cash, income, islamic, equity, pension];
