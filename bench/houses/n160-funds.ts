/** The funds of AMC N160: liquidity, income, Islamic income, stocks, and Islamic stocks. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Grant Thornton Anjum Rahman',
  par_value_raw: 'PKR 100',
  pricing_mechanism_raw: 'Forward',
  listing_raw: 'Pakistan Stock Exchange',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '9:00 am to 3:00 pm',
  back_end_load_raw: 'Nil',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'PKR 5,000',
  minimum_subsequent_raw: 'PKR 1,000',
});

const liquidity = fund({
  name: 'Hazro Liquidity Fund',
  abbr: 'HLF',
  model: s.rate([2010, 9, 14], 100, -0.2, 84_600_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '70% 3-Month PKRV and 30% 3-Month deposit rates of three AA rated banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    cutoff_raw: '9:00 am to 11:00 am',
    management_fee_raw: 'Up to 5% of gross earnings',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'To keep savings liquid and to preserve them, by investing in T-Bills and in short-term deposits of banks with high ratings.',
  },
  rating: ['AA+(f)', 'VIS', [2020, 12, 31]],
  asset: s.weights('T-Bills 47.2, Cash 41.8, Commercial Paper 9.4, Others 1.6'),
  second: s.credit('Government 47.2, AAA 18.3, AA+ 21.7, AA 11.2, Others 1.6'),
  papers: [],
  ter: 0.52,
  metrics: [['Weighted Average Maturity (Days)', 33, 0]],
});

const income = fund({
  name: 'Hazro Income Opportunity Fund',
  abbr: 'HIOF',
  model: s.rate([2006, 4, 11], 100, 0.7, 31_900_000),
  profile: {
    category_raw: 'Income',
    benchmark_raw: 'Average of 6-Month KIBOR',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '1.25% p.a.',
    front_end_load_raw: '1.0%',
    investment_objective_raw:
      'To earn a steady and competitive income from TFCs, Sukuk, government securities and bank deposits, with a moderate risk of credit.',
  },
  rating: ['A+(f)', 'PACRA', [2021, 4, 16]],
  asset: s.weights('TFCs 28.6, PIBs 17.3, T-Bills 12.4, Cash 32.8, Margin Trading 6.7, Others 2.2'),
  second: s.credit('Government 29.7, AAA 8.9, AA+ 16.8, AA 18.4, A+ 14.7, A 9.3, Others 2.2'),
  papers: s.papers(
    'Chhachh Bank Ltd. TFC-3 6.92, Gondal Power Ltd. TFC 5.84, Tarbela Road Leasing Ltd. TFC 4.77, Haroon Fertilizers Ltd. TFC-2 4.16, ' +
      'Attock Khurd Bank Ltd. TFC 3.38, Sirikot Telecom Ltd. TFC 2.71',
  ),
  ter: 1.68,
  metrics: [
    ['Weighted Average Maturity (Days)', 514, 0],
    ['Duration (Days)', 176, 0],
  ],
});

const sukuk = fund({
  name: 'Hazro Islamic Income Fund',
  abbr: 'HIIF',
  model: s.rate([2013, 6, 18], 100, -0.5, 52_300_000),
  profile: {
    category_raw: 'Shariah Compliant Income',
    benchmark_raw: '6-Month average deposit rates of three A rated Islamic banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '0.85% p.a.',
    front_end_load_raw: '0.5%',
    investment_objective_raw:
      'To provide Halal income with little risk from Sukuk, GOP Ijara Sukuk and deposits with Islamic banks and windows.',
  },
  rating: ['AA-(f)', 'PACRA', [2021, 8, 24]],
  asset: s.weights('Sukuk 24.9, GOP Ijara Sukuk 21.6, Cash 43.2, Placements 8.4, Others 1.9'),
  second: s.credit('Government 21.6, AAA 31.4, AA+ 17.8, AA- 13.6, A+ 13.7, Others 1.9'),
  papers: s.papers(
    'Ghazi Energy Sukuk-1 6.13, Indus Pul Bank Modaraba Sukuk 4.79, Haroon Fertilizers Ltd. Sukuk 3.64, Sirikot Telecom Ltd. Sukuk 2.76, ' +
      'Barotha Hydel Sukuk 1.87',
  ),
  ter: 1.14,
  metrics: [
    ['Weighted Average Maturity (Days)', 742, 0],
    ['Duration (Days)', 128, 0],
  ],
});

const stock = fund({
  name: 'Hazro Stock Fund',
  abbr: 'HSF',
  model: s.market([2005, 11, 7], 100, 1.05, 14_700_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '2.00% p.a.',
    front_end_load_raw: '2.5%',
    investment_objective_raw:
      'To grow the capital of unit holders in the long run, through active investment in shares of companies with sound fundamentals.',
  },
  rating: null,
  asset: s.weights('Equities 90.3, Cash 7.6, Others 2.1'),
  second: s.sectors(
    'Commercial Banks 22.4, Technology & Communication 14.1, Cement 12.3, Oil & Gas Exploration 11.6, Fertilizer 8.2, Other sectors 21.7',
  ),
  papers: s.papers(
    'Chhachh Bank Ltd. 9.06, Sirikot Systems Ltd. 8.42, Haroon Fertilizers Ltd. 7.51, Kala Chitta Cement Ltd. 6.83, Dhurnal Oilfields Ltd. 6.37, ' +
      'Attock Khurd Bank Ltd. 5.22, Nartopa Motors Ltd. 4.68, Meyal Exploration Ltd. 4.09, Shadi Khan Glass Ltd. 3.55, Bolianwal Textiles Ltd. 2.94',
  ),
  ter: 3.94,
  metrics: [],
});

const islamic = fund({
  name: 'Hazro Islamic Stock Fund',
  abbr: 'HISF',
  model: s.market([2014, 3, 26], 100, 0.96, 9_850_000),
  profile: {
    category_raw: 'Shariah Compliant Equity',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '2.00% p.a.',
    front_end_load_raw: '2.5%',
    investment_objective_raw:
      'To achieve capital growth in the long term by investing in Shariah compliant shares that are listed in Pakistan.',
  },
  rating: null,
  asset: s.weights('Equities 87.4, Cash 10.7, Others 1.9'),
  second: s.sectors(
    'Oil & Gas Exploration 19.6, Cement 16.4, Technology & Communication 13.7, Fertilizer 11.9, Pharmaceuticals 7.1, Other sectors 18.7',
  ),
  papers: s.papers(
    'Sirikot Systems Ltd. 9.34, Dhurnal Oilfields Ltd. 8.71, Kala Chitta Cement Ltd. 8.05, Haroon Fertilizers Ltd. 7.48, Meyal Exploration Ltd. ' +
      '6.63, Hatian Pharma Ltd. 5.27, Bolianwal Textiles Ltd. 4.12, Nartopa Motors Ltd. 3.36',
  ),
  ter: 4.21,
  metrics: [],
});

/** In the order of the report. */
export const FUNDS = [liquidity, income, sukuk, stock, islamic];

/** The managers’ comments on the month. */
export const COMMENTS: Readonly<Record<string, string>> = {
  HLF:
    'Yields of T-Bills rose by up to 70 basis points after the increase of the policy rate in September. The Fund kept its maturity short, and ' +
    'added T-Bills of three months ahead of the next meeting on monetary policy.',
  HIOF:
    'The Fund sold a part of its fixed rate PIBs before yields rose, and added TFCs whose coupons are reset every half year. All issuers paid ' +
    'their coupons in time.',
  HIIF:
    'Demand for the auction of GOP Ijara Sukuk with variable rentals was strong. Islamic banks raised the profit on large deposits towards the ' +
    'end of the month.',
  HSF:
    'Shares fell in the first half of the month because of the current account deficit, and recovered when the talks with the IMF made progress. ' +
    'The weight of cement companies was raised.',
  HISF: 'Cement companies suffered from costs of coal, whereas technology companies gained from the weak rupee. The Fund took profits in textiles.',
};
