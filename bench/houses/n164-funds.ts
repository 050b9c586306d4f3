/** The funds of AMC N164: cash, income, Islamic stocks, and stocks. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Yousuf Adil, Chartered Accountants',
  registrar_raw: 'Tangwani Share Services (Private) Limited',
  par_value_raw: 'Rs. 100',
  pricing_mechanism_raw: 'Forward',
  listing_raw: 'Pakistan Stock Exchange',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:30 pm',
  back_end_load_raw: 'Nil',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Rs. 10,000',
  minimum_subsequent_raw: 'Rs. 1,000',
});

const cash = fund({
  name: 'Tangwani Cash Management Fund',
  abbr: 'TCMF',
  model: s.rate([2011, 5, 23], 100, -0.3, 118_400_000),
  profile: {
    category_raw: 'Money market',
    benchmark_raw: '90% 3-Month PKRV rates and 10% 3-Month average deposit rates of three AA rated banks',
    risk_profile_raw: 'Very low',
    risk_of_principal_raw: 'Principal at very low risk',
    cutoff_raw: '10:00 am',
    management_fee_raw: 'Up to 1.25% per annum of average net assets',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'To provide a competitive return with liquidity at short notice from T-Bills and from deposits with banks of high standing.',
  },
  rating: ['AA+(f)', 'PACRA', [2026, 3, 12]],
  asset: s.weights('T-Bills 61.7, Cash 27.3, Letters of placement 8.9, Other assets 2.1'),
  second: s.credit('Government securities 61.7, AAA 14.2, AA+ 15.6, AA 6.4, Other assets 2.1'),
  papers: [],
  ter: 1.12,
  metrics: [['Weighted average maturity', 47, 0]],
});

const income = fund({
  name: 'Tangwani Income Fund',
  abbr: 'TIF',
  model: s.rate([2007, 10, 8], 100, 0.6, 46_300_000),
  profile: {
    category_raw: 'Income',
    benchmark_raw: '75% 6-Month KIBOR and 25% 6-Month average deposit rates of three AA rated banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.50% per annum of average net assets',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'To earn a high current income from TFCs, Sukuk, government securities and deposits, with a moderate level of risk.',
  },
  rating: ['A+(f)', 'VIS', [2025, 12, 29]],
  asset: s.weights('PIBs 29.3, TFCs and Sukuk 24.8, T-Bills 11.6, Cash 31.9, Other assets 2.4'),
  second: s.credit('Government securities 40.9, AAA 9.7, AA+ 18.4, AA 14.6, A+ 8.8, A 5.2, Other assets 2.4'),
  papers: s.papers(
    'Kashmore Bank Ltd. TFC-4 6.37, Guddu Power Ltd. Sukuk 5.41, Haibat Fertilizer Ltd. TFC 4.68, Karampur Leasing Ltd. TFC 3.52, ' +
      'Ubauro Sugar Mills Ltd. TFC 2.79, Dera Telecom Ltd. Sukuk 2.03',
  ),
  ter: 1.93,
  metrics: [
    ['Weighted average maturity', 693, 0],
    ['Duration', 214, 0],
  ],
});

const islamic = fund({
  name: 'Tangwani Islamic Stock Fund',
  abbr: 'TISF',
  model: s.market([2015, 8, 17], 100, 0.93, 21_700_000),
  profile: {
    category_raw: 'Shariah compliant equity',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3.00% per annum of average net assets',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'To seek long-term growth of capital through a diversified portfolio of Shariah compliant shares listed in Pakistan.',
  },
  rating: null,
  asset: s.weights('Equities 89.6, Cash 8.2, Other assets 2.2'),
  second: s.sectors(
    'Oil & Gas Exploration 21.4, Cement 17.2, Fertilizer 13.6, Technology & Communication 9.1, Pharmaceuticals 7.8, Other sectors 20.5',
  ),
  papers: s.papers(
    'Kandhra Oilfields Ltd. 10.12, Haibat Fertilizer Ltd. 8.94, Ghouspur Cement Ltd. 8.27, Sorah Systems Ltd. 6.73, Badani Exploration Ltd. ' +
      '5.91, Kot Shahu Pharma Ltd. 4.86, Rustam Motors Ltd. 3.68, Mirpur Burriro Textiles Ltd. 2.57',
  ),
  ter: 3.87,
  metrics: [['Number of companies held', 34, 0]],
});

const stock = fund({
  name: 'Tangwani Stock Fund',
  abbr: 'TSF',
  model: s.market([2004, 1, 26], 100, 1.04, 33_900_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3.00% per annum of average net assets',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'To outperform the benchmark over the long term by active investment in the shares of companies with strong fundamentals.',
  },
  rating: null,
  asset: s.weights('Equities 93.2, Cash 5.1, Other assets 1.7'),
  second: s.sectors(
    'Commercial Banks 26.3, Oil & Gas Exploration 15.8, Fertilizer 12.4, Cement 11.9, Power Generation 7.3, Other sectors 19.5',
  ),
  papers: s.papers(
    'Kashmore Bank Ltd. 9.46, Kandhra Oilfields Ltd. 8.33, Haibat Fertilizer Ltd. 7.62, Ghouspur Cement Ltd. 6.81, Buxapur Bank Ltd. 6.14, ' +
      'Guddu Power Ltd. 5.27, Sorah Systems Ltd. 4.39, Badani Exploration Ltd. 3.74, Rustam Motors Ltd. 2.98, Karampur Glass Ltd. 2.36',
  ),
  ter: 3.71,
  metrics: [['Number of companies held', 47, 0]],
});

/** In the order of the report. */
export const FUNDS = [cash, income, islamic, stock];

/** The managers’ comments on the month. */
export const COMMENTS: Readonly<Record<string, string>> = {
  TCMF:
    'Yields in the secondary market hardly moved in the month. The Fund took part in both auctions of T-Bills, and kept its maturity well below ' +
    'the limit of 90 days.',
  TIF:
    'PIBs were sold at a profit, and TFCs of banks and fertilizer companies were added. All TFCs paid their coupons on time, except ' +
    'for the one in the note, which is provided for in full.',
  TISF:
    'Exploration companies benefited from progress on circular debt. The Fund raised its weight in them, and sold a part of its shares of cement ' +
    'and fertilizer companies.',
  TSF:
    'Banks announced good results for the quarter, with dividends higher than expected. The Fund stayed overweight in banks and fertilizer, and ' +
    'reduced power companies.',
};
