/** The funds of AMC N140: cash, government paper, income, Islamic income, an allocation fund, and two of stocks. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Yousuf Adil, Chartered Accountants',
  registrar_raw: 'Central Depository Company of Pakistan Limited - Share Registrar Services',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '9:00 AM to 4:00 PM',
  listing_raw: 'Pakistan Stock Exchange',
  back_end_load_raw: 'Nil',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
});

const cash = fund({
  name: 'Burewala Cash Management Fund',
  abbr: 'BCMF',
  model: s.rate([2009, 9, 14], 100, -0.2, 168_000_000),
  profile: {
    category_raw: 'Money Market Fund',
    benchmark_raw:
      '70% average of 3 months PKRV rates + 30% average of 3 months deposit rates of 3 AA rated scheduled banks as selected by MUFAP',
    risk_profile_raw: 'Very Low',
    cutoff_raw: '9:00 AM to 3:00 PM (same day: 9:30 AM)',
    management_fee_raw:
      '7.5% of gross earnings, subject to a floor of 0.25% and a cap of 1.00% p.a. of average net assets',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'The objective of the Fund is to provide daily liquidity and a competitive return on investment in low risk ' +
      'money market instruments.',
  },
  rating: ['AA+(f)', 'VIS', [2019, 12, 30]],
  asset: s.weights('T-Bills 63.4, Cash 21.8, Placement with Banks and DFIs 9.6, Commercial Papers 4.1, Others 1.1'),
  second: s.credit('Government Securities 63.4, AAA 13.6, AA+ 12.7, AA 9.2, Others 1.1'),
  papers: [],
  ter: 0.94,
  metrics: [['Weighted Avg. Time to Maturity (Days)', 61, 0]],
});

const income = fund({
  name: 'Burewala Income Enhancement Fund',
  abbr: 'BIEF',
  model: s.rate([2006, 11, 6], 50, 0.5, 91_300_000),
  profile: {
    category_raw: 'Aggressive Fixed Income Fund',
    benchmark_raw: 'Average of 1 year KIBOR rates',
    risk_profile_raw: 'Medium',
    management_fee_raw: 'Up to 1.50% per annum of average annual net assets',
    front_end_load_raw: 'Individual: 1.50%, Corporate: Nil',
    investment_objective_raw:
      'The objective of the Fund is to deliver a return primarily from debt and fixed income investments, with the potential ' +
      'of additional income from spread transactions.',
  },
  rating: ['AA-(f)', 'PACRA', [2020, 4, 15]],
  fof: 286,
  asset: s.weights(
    'TFCs / Sukuk 45.9, PIBs 14.6, T-Bills 10.2, Cash 21.4, Spread Transactions 4.7, Others including receivables 3.2',
  ),
  second: s.credit(
    'Government Securities 24.8, AAA 12.4, AA+ 20.1, AA 16.9, AA- 12.7, A+ 7.3, Unrated 2.6, Others including receivables 3.2',
  ),
  papers: s.papers(
    'Gaggoo Bank Limited TFC (23-Dec-19) / AA+ 5.86, Mandi Power Company Limited Sukuk (14-Jan-19) / AAA 5.13, Luddan Bank ' +
      'Limited ADT-1 / AA- 4.42, Sheikh Fazal Energy Limited Sukuk / AA 4.07, Sahuka Microfinance Bank Limited TFC / A+ 3.64, ' +
      'Jamlera Cement Limited Sukuk / AA 3.02, Gaggoo Bank Limited TFC II / AA 2.73, Karam Pur Leasing Limited TFC / AA- 2.16, ' +
      'Machhiwal Steel Limited Sukuk / A+ 1.87, Dewan Sahib Telecom Limited TFC / AA- 1.48',
  ),
  ter: 2.24,
  metrics: [['Weighted Avg. Time to Maturity (Years)', 2.6, 1]],
});

const government = fund({
  name: 'Burewala Government Securities Fund',
  abbr: 'BGSF',
  model: s.rate([2013, 3, 4], 100, 0.2, 24_700_000),
  profile: {
    category_raw: 'Income Fund',
    benchmark_raw: 'Average of 6 months PKRV rates',
    risk_profile_raw: 'Low',
    management_fee_raw: 'Up to 1.00% per annum of average annual net assets',
    front_end_load_raw: 'Individual: 1.00%, Corporate: Nil',
    investment_objective_raw:
      'The objective of the Fund is to deliver a return primarily from investment in government securities of short to ' +
      'long tenors.',
  },
  rating: ['AA-(f)', 'VIS', [2019, 12, 30]],
  asset: s.weights('PIBs 51.8, T-Bills 34.6, Cash 12.3, Others 1.3'),
  second: s.credit('Government Securities 86.4, AAA 5.8, AA+ 4.2, AA 2.3, Others 1.3'),
  papers: [],
  ter: 1.38,
  metrics: [['Weighted Avg. Time to Maturity (Years)', 2.9, 1]],
});

const islamicIncome = fund({
  name: 'Burewala Islamic Income Fund',
  abbr: 'BIIF',
  model: s.rate([2017, 5, 22], 100, -0.6, 37_900_000),
  profile: {
    category_raw: 'Shariah Compliant Income Fund',
    benchmark_raw: 'Six months average deposit rates of 3 A rated Islamic Banks / Windows as selected by MUFAP',
    risk_profile_raw: 'Medium',
    management_fee_raw: 'Up to 10% of gross earnings, min. 0.25% per annum of average annual net assets',
    front_end_load_raw: 'Individual: 1.00%, Corporate: Nil',
    investment_objective_raw:
      'The objective of the Fund is to generate superior, long term, risk adjusted returns by investing in short, medium and ' +
      'long term Shariah compliant fixed income instruments.',
  },
  rating: ['A+(f)', 'PACRA', [2020, 4, 15]],
  asset: s.weights('Cash 49.8, GoP Ijara Sukuk 18.4, Corporate Sukuk 29.2, Others including receivables 2.6'),
  second: s.credit(
    'Government Securities 18.4, AAA 22.8, AA+ 13.2, AA 12.4, AA- 9.8, A+ 20.8, Others including receivables 2.6',
  ),
  papers: s.papers(
    'Mandi Power Company Limited Sukuk (14-Jan-19) / AAA 8.24, Sheikh Fazal Energy Limited Sukuk / AA 6.31, Jamlera Cement ' +
      'Limited Sukuk / AA 4.87, Chak Shafi Islamic Bank Limited Sukuk / AA- 3.94, Machhiwal Steel Limited Sukuk / A+ 2.26',
  ),
  ter: 1.61,
  metrics: [['Weighted Avg. Time to Maturity (Years)', 1.8, 1]],
});

const allocation = fund({
  name: 'Burewala Asset Allocation Fund',
  abbr: 'BAAF',
  model: s.market([2008, 2, 18], 50, 0.63, 26_100_000),
  profile: {
    category_raw: 'Asset Allocation Fund',
    benchmark_raw: 'KSE-100 Index and 6 months KIBOR, weighted on the basis of actual proportion of the Fund',
    risk_profile_raw: 'High',
    management_fee_raw: 'Up to 3.00% per annum of average annual net assets',
    front_end_load_raw: 'Individual: 3.00%, Corporate: Nil',
    investment_objective_raw:
      'The objective of the Fund is to provide a high absolute return by investing in equity and debt markets.',
  },
  rating: null,
  asset: s.weights('Stocks / Equities 64.8, TFCs / Sukuk 6.9, T-Bills 9.7, Cash 16.8, Others 1.8'),
  second: s.sectors(
    'Cement 14.8, Commercial Banks 12.6, Oil & Gas Exploration Companies 9.4, Textile Composite 7.7, Other sectors 20.3',
  ),
  papers: s.papers(
    'Jamlera Cement Limited / Cement 6.72, Gaggoo Bank Limited / Commercial Banks 5.94, Pakhi Petroleum Limited / Oil & Gas ' +
      'Exploration Companies 5.36, Sahuka Textile Mills Limited / Textile Composite 4.83, Luddan Bank Limited / Commercial ' +
      'Banks 4.12, Mailsi Link Oil Limited / Oil & Gas Exploration Companies 3.47, Tibba Cement Limited / Cement 3.21, ' +
      'Machhiwal Steel Limited / Engineering 2.84, Karam Pur Pharma Limited / Pharmaceuticals 2.39, Chowk Metla Autos ' +
      'Limited / Automobile Assembler 1.92',
  ),
  ter: 4.18,
  metrics: [],
});

const stock = fund({
  name: 'Burewala Pakistan Stock Fund',
  abbr: 'BPSF',
  model: s.market([2002, 3, 11], 50, 1.02, 108_600_000),
  profile: {
    category_raw: 'Equity Fund',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    management_fee_raw: 'Up to 3.00% per annum of average annual net assets',
    front_end_load_raw: 'Individual: 3.00%, Corporate: Nil',
    investment_objective_raw:
      'The objective of the Fund is to provide investors long term capital appreciation from its investment in Pakistani ' +
      'equities.',
  },
  rating: null,
  fof: 412,
  asset: s.weights('Stocks / Equities 94.4, Cash 4.2, Others 1.4'),
  second: s.sectors(
    'Commercial Banks 21.3, Oil & Gas Exploration Companies 15.8, Cement 14.6, Fertilizer 9.3, Textile Composite 6.7, Other ' +
      'sectors 26.7',
  ),
  papers: s.papers(
    'Gaggoo Bank Limited / Commercial Banks 9.14, Pakhi Petroleum Limited / Oil & Gas Exploration Companies 8.02, Jamlera ' +
      'Cement Limited / Cement 7.57, Luddan Bank Limited / Commercial Banks 6.48, Arazi Fertilizers Limited / Fertilizer 6.21, ' +
      'Mailsi Link Oil Limited / Oil & Gas Exploration Companies 5.39, Tibba Cement Limited / Cement 4.26, Sahuka Textile Mills ' +
      'Limited / Textile Composite 3.71, Machhiwal Steel Limited / Engineering 3.18, Chowk Metla Autos Limited / Automobile ' +
      'Assembler 2.54',
  ),
  ter: 4.09,
  metrics: [],
});

const islamicStock = fund({
  name: 'Burewala Islamic Stock Fund',
  abbr: 'BISF',
  model: s.market([2014, 6, 2], 50, 0.96, 52_800_000),
  profile: {
    category_raw: 'Shariah Compliant Equity Fund',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    management_fee_raw: 'Up to 3.00% per annum of average annual net assets',
    front_end_load_raw: 'Individual: 3.00%, Corporate: Nil',
    investment_objective_raw:
      'The objective of the Fund is to provide investors long term capital appreciation from investment in Shariah compliant ' +
      'equities.',
  },
  rating: null,
  asset: s.weights('Stocks / Equities 92.7, Cash 5.6, Others 1.7'),
  second: s.sectors(
    'Oil & Gas Exploration Companies 21.4, Cement 18.8, Fertilizer 11.2, Pharmaceuticals 8.3, Technology & Communication 5.8, ' +
      'Other sectors 27.2',
  ),
  papers: s.papers(
    'Pakhi Petroleum Limited / Oil & Gas Exploration Companies 10.73, Jamlera Cement Limited / Cement 9.26, Mailsi Link Oil ' +
      'Limited / Oil & Gas Exploration Companies 8.44, Arazi Fertilizers Limited / Fertilizer 7.92, Tibba Cement Limited / Cement ' +
      '6.38, Karam Pur Pharma Limited / Pharmaceuticals 5.17, Dewan Sahib Systems Limited / Technology & Communication 4.66, ' +
      'Chak Shafi Islamic Bank Limited / Commercial Banks 3.91, Machhiwal Steel Limited / Engineering 3.25, Chowk Metla Autos ' +
      'Limited / Automobile Assembler 2.57',
  ),
  ter: 4.31,
  metrics: [],
});

/** In the order of their pages. */
export const FUNDS = [cash, government, income, islamicIncome, allocation, stock, islamicStock];
