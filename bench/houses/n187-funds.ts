/** The funds of AMC N187: liquidity, income, two Islamic funds, and an Islamic fund of funds that holds those two. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'EY Ford Rhodes, Chartered Accountants',
  par_value_raw: 'Rupees fifty',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Five days a week, Monday to Friday',
  cutoff_raw: '3:00 p.m. (Friday: 4:00 p.m.)',
  settlement_raw: 'Within six working days',
  leverage_raw: 'None',
  listing_raw: 'Pakistan Stock Exchange Limited',
  minimum_initial_raw: 'Rupees five thousand',
  minimum_subsequent_raw: 'Rupees one thousand',
  back_end_load_raw: 'None',
});

const money = fund({
  name: 'Kotmithan Liquidity Fund',
  abbr: 'KLF',
  model: s.rate([2009, 4, 6], 50, -0.2, 94_000_000),
  profile: {
    category_raw: 'Money market scheme',
    benchmark_raw:
      'Seventy percent three-month PKRV rates and thirty percent three-month deposit rates of AA ' + 'rated banks',
    risk_profile_raw: 'Very low',
    risk_of_principal_raw: 'Very low risk of principal erosion',
    management_fee_raw: 'Nine tenths of a percent per annum of average net assets',
    front_end_load_raw: 'None',
    settlement_raw: 'Within three working days',
    investment_objective_raw:
      'The objective of the Fund is to provide reasonable returns with low risk and a high degree of liquidity ' +
      'from a portfolio of short-term instruments of money market.',
  },
  rating: ['AA(f)', 'PACRA', [2019, 10, 17]],
  asset: s.weights('T-Bills 71.3, Bank balances 20.4, Placements with banks 6.7, Others 1.6'),
  second: s.credit('Government securities 71.3, AAA 11.4, AA+ 9.3, AA 6.4, Others 1.6'),
  papers: [],
  ter: 1.12,
  metrics: [['Weighted average time to maturity (days)', 47, 0]],
});

const income = fund({
  name: 'Kotmithan Income Opportunities Fund',
  abbr: 'KIOF',
  model: s.rate([2006, 10, 16], 50, 0.4, 58_500_000),
  profile: {
    category_raw: 'Income scheme',
    benchmark_raw: 'Six-month KIBOR',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Medium risk of principal erosion',
    management_fee_raw: 'One and a half percent per annum of average net assets',
    front_end_load_raw: 'One percent of net asset value',
    investment_objective_raw:
      'The objective of the Fund is to earn a stable and competitive income from debt securities, deposits and ' +
      'government papers of differing tenors.',
  },
  rating: ['A+(f)', 'PACRA', [2019, 10, 17]],
  asset: s.weights(
    'Term finance certificates and Sukuk 36.8, PIBs 14.3, T-Bills 17.6, Bank balances 26.4, Margin trading 2.1, ' +
      'Others 2.8',
  ),
  second: s.credit(
    'Government securities 31.9, AAA 8.4, AA+ 13.9, AA 16.2, AA- 11.3, A+ 9.2, Below investment grade 1.2, Unrated ' +
      '5.1, Others 2.8',
  ),
  papers: s.papers(
    'Wang Bank Limited (30-Mar-2018) / TFC 8.42, Miranpur Energy Limited (20-Jun-2017) / Sukuk 7.31, Noshehra ' +
      'Telecom Limited (02-May-2019) / Sukuk 6.14, Shahwali Bank Limited (26-Oct-2015) / TFC 5.27, Hajipur ' +
      'Fertilizers Limited (09-Jul-2014) / Sukuk 4.38, Rakhni Housing Finance Limited (05-Apr-2019) / TFC 2.16',
  ),
  ter: 2.04,
  metrics: [
    ['Weighted average time to maturity (years)', 1.8, 1],
    ['Duration (years)', 0.4, 1],
    ['Yield to maturity (%)', 14.1, 1],
  ],
});

const islamicIncome = fund({
  name: 'Kotmithan Islamic Income Fund',
  abbr: 'KIIF',
  model: s.rate([2011, 2, 21], 50, -1.4, 31_600_000),
  profile: {
    fund_type_raw: 'Open-end, Shariah compliant',
    category_raw: 'Shariah compliant income scheme',
    benchmark_raw: 'Six-month average deposit rates of three A rated Islamic banks selected by MUFAP',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Medium risk of principal erosion',
    management_fee_raw: 'One percent per annum of average net assets',
    front_end_load_raw: 'One percent of net asset value',
    investment_objective_raw:
      'The objective of the Fund is to provide Halal income from Shariah compliant deposits, Sukuk and placements ' +
      'at a moderate level of risk.',
  },
  rating: ['A(f)', 'PACRA', [2019, 10, 17]],
  asset: s.weights(
    'Islamic bank balances 57.2, Sukuk 24.3, GOP Ijara Sukuk 5.4, Islamic commercial papers 10.6, Others 2.5',
  ),
  second: s.credit('Government securities 5.4, AAA 14.8, AA+ 18.6, AA 21.3, A+ 24.2, A 13.2, Others 2.5'),
  papers: s.papers(
    'Miranpur Energy Limited (20-Jun-2017) / Sukuk 7.86, Noshehra Telecom Limited (02-May-2019) / Sukuk 6.52, ' +
      'Hajipur Fertilizers Limited (09-Jul-2014) / Sukuk 4.73, Rakhni Gas Limited (14-Aug-2019) / Commercial paper ' +
      '4.11, Lundi Islamic Bank Limited (01-Dec-2016) / Sukuk 2.95',
  ),
  ter: 1.47,
  metrics: [['Weighted average time to maturity (years)', 1.1, 1]],
});

const equity = fund({
  name: 'Kotmithan Islamic Equity Fund',
  abbr: 'KIEF',
  model: s.market([2012, 5, 28], 50, 1.01, 17_300_000),
  profile: {
    fund_type_raw: 'Open-end, Shariah compliant',
    category_raw: 'Shariah compliant equity scheme',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'High risk of principal erosion',
    management_fee_raw: 'Two percent per annum of average net assets',
    front_end_load_raw: 'Three percent of net asset value',
    investment_objective_raw:
      'The objective of the Fund is to achieve growth of capital in the long term from Shariah compliant shares ' +
      'listed in Pakistan.',
  },
  rating: null,
  asset: s.weights('Listed shares 89.7, Islamic bank balances 8.6, Others 1.7'),
  second: s.sectors(
    'Oil and gas exploration 24.9, Cement 12.1, Fertilizer 11.4, Power generation 8.8, Pharmaceuticals 5.5, ' +
      'Engineering 4.1, Other sectors 22.9',
  ),
  papers: s.papers(
    'Jahanpur Petroleum Limited / Oil and gas exploration 12.61, Vidor Exploration Limited / Oil and gas ' +
      'exploration 9.47, Hajipur Fertilizers Limited / Fertilizer 8.92, Murghai Cement Limited / Cement 7.64, ' +
      'Miranpur Energy Limited / Power generation 6.83, Lundi Islamic Bank Limited / Commercial banks 5.76, Choti ' +
      'Pharma Limited / Pharmaceuticals 4.35, Manjhuwala Foods Limited / Food 3.52, Paigah Steel Limited / ' +
      'Engineering 3.08, Dilbar Motors Limited / Automobile 2.27',
  ),
  ter: 3.18,
  metrics: [
    ['Number of companies held', 32, 0],
    ['Price to earnings (times)', 6.9, 1],
    ['Dividend yield (%)', 6.1, 1],
  ],
});

/** The classes of the fund of funds that are funds of the same company. */
export const HELD = { KIEF: 'Kotmithan Islamic Equity Fund', KIIF: 'Kotmithan Islamic Income Fund' } as const;

export const holder = fund({
  name: 'Kotmithan Islamic Fund of Funds',
  abbr: 'KIFF',
  model: s.market([2016, 1, 11], 100, 0.5, 3_180_000),
  profile: {
    fund_type_raw: 'Open-end, Shariah compliant',
    category_raw: 'Shariah compliant fund of funds scheme',
    benchmark_raw:
      'KMI-30 Index and six-month average deposit rates of three A rated Islamic banks in proportion to the funds ' +
      'held',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'High risk of principal erosion',
    management_fee_raw:
      'None on units of funds of the Company; otherwise one percent per annum of average net ' + 'assets',
    front_end_load_raw: 'Two percent of net asset value',
    par_value_raw: 'Rupees one hundred',
    investment_objective_raw:
      'The objective of the Fund is to grow the savings of investors by a changing mix of the Shariah compliant ' +
      'equity and income funds of the Company.',
  },
  rating: null,
  asset: s.weights(`${HELD.KIEF} 52.4, ${HELD.KIIF} 39.8, Islamic bank balances 6.1, Others 1.7`),
  papers: [],
  ter: 0.54,
  metrics: [],
});

/** In the order of the report. */
export const FUNDS = [money, income, islamicIncome, equity, holder];
