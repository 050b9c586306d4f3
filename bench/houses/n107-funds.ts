/** The funds of AMC N107: a stock fund, an Islamic fund of several classes of assets, and a cash fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'BDO Ebrahim & Co., Chartered Accountants',
  pricing_mechanism_raw: 'Forward pricing',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '9:00 am to 4:00 pm',
  minimum_initial_raw: 'Rs. 1,000',
  minimum_subsequent_raw: 'Rs. 500',
  back_end_load_raw: 'Nil',
});

/** What the manager may take at most, and what it took. */
export const CHARGED: Readonly<Record<string, string>> = { DPSF: '2.35', DIMAF: '1.90', DPCF: '0.48' };

const stock = fund({
  name: 'Dipalpur Stock Fund',
  abbr: 'DPSF',
  model: s.market([2011, 4, 18], 50, 0.94, 61_400_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3.00% p.a. of average daily net assets',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'The Fund seeks long-term growth of capital from a portfolio of listed companies with strong balance ' +
      'sheets, sound governance and earnings that can be expected to grow faster than the economy.',
  },
  rating: null,
  asset: s.weights('Equities 94.2, Bank deposits 4.6, Other assets 1.2'),
  second: s.sectors(
    'Oil and gas exploration 20.6, Commercial banks 19.8, Fertilizer 13.1, Cement 12.4, Technology 7.9, Power 6.2, Other sectors 14.2',
  ),
  papers: s.papers(
    'Basirpur Petroleum Limited 9.12, Haveli Bank Limited 8.34, Renala Fertilizers Limited 7.61, Depalpur ' +
      'Road Cement Limited 6.42, Satghara Exploration Limited 5.93, Mandi Ahmadabad Bank Limited 5.17, Hujra ' +
      'Technologies Limited 4.68, Sulemanki Power Limited 3.92, Lasani Engineering Limited 3.21, Bunga Hayat ' +
      'Foods Limited 2.54',
  ),
  ter: 3.86,
  metrics: [
    ['Number of companies', 34, 0],
    ['Beta', 0.94, 2],
  ],
});

const mixed = fund({
  name: 'Dipalpur Islamic Multi Asset Fund',
  abbr: 'DIMAF',
  model: s.market([2016, 9, 5], 100, 0.52, 12_700_000),
  profile: {
    category_raw: 'Shariah Compliant Asset Allocation Scheme',
    benchmark_raw:
      'Weighted average of KMI-30 Index and six months deposit rates of three Islamic banks rated A or above',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 2.50% p.a. of average daily net assets',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'The Fund aims to provide halal returns by moving its assets between Shariah compliant shares, sukuk and ' +
      'deposits with Islamic banks as the outlook for each of them changes.',
  },
  rating: null,
  asset: s.weights(
    'Equities 56.8, GoP Ijara Sukuk 21.3, Corporate sukuk 7.1, Islamic bank deposits 12.6, Other assets 2.2',
  ),
  second: s.sectors(
    'Oil and gas exploration 15.7, Fertilizer 10.2, Cement 9.4, Power 7.3, Pharmaceuticals 5.6, Other sectors 8.6',
  ),
  papers: s.papers(
    'Basirpur Petroleum Limited 6.84, Renala Fertilizers Limited 6.12, Depalpur Road Cement Limited 5.31, ' +
      'Satghara Exploration Limited 4.86, Sulemanki Power Limited 4.17, Shergarh Laboratories Limited 3.58, ' +
      'Kanganpur Islamic Bank Limited 2.93, Attari Mills Limited 2.36, Lasani Engineering Limited 1.88',
  ),
  ter: 3.12,
  metrics: [['Number of companies', 27, 0]],
});

const cash = fund({
  name: 'Dipalpur Cash Fund',
  abbr: 'DPCF',
  model: s.rate([2013, 1, 14], 100, 0.1, 148_000_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '90% three months PKRV rates and 10% three months average deposit rates of three AA rated banks',
    risk_profile_raw: 'Very low',
    risk_of_principal_raw: 'Principal at very low risk',
    dealing_days_raw: 'Monday to Saturday',
    management_fee_raw: 'Up to 1.25% p.a. of average daily net assets',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'The Fund offers a competitive return with ready access to money by investing in short-dated government ' +
      'paper and in deposits with banks of high credit quality.',
  },
  rating: ['AA+(f)', 'VIS', [2024, 8, 12]],
  asset: s.weights('T-Bills 71.6, PIBs 11.2, Bank deposits 15.3, Other assets 1.9'),
  second: s.credit('Government securities 82.8, AAA 6.1, AA+ 7.4, AA 1.8, Other assets 1.9'),
  papers: [],
  ter: 0.84,
  metrics: [
    ['Weighted average maturity (days)', 61, 0],
    ['Yield to maturity (%)', 14.8, 1],
    ['Number of deposits', 9, 0],
  ],
});

export const FUNDS = [stock, mixed, cash];
