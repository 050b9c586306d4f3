/** The funds of AMC N165: cash, Islamic income, dividend stocks, and young Islamic stocks. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'open-end scheme',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Crowe Hussain Chaudhury & Co.',
  pricing_mechanism_raw: 'forward',
  listing_raw: 'Pakistan Stock Exchange',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:00 pm',
  back_end_load_raw: 'Nil',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 500',
});

const cash = fund({
  name: 'Isakhel Money Market Fund',
  abbr: 'IMMF',
  model: s.rate([2012, 2, 14], 100, -0.4, 96_300_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '90% 3-Month PKRV and 10% 3-Month average deposit rates of three AA rated banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'principal at very low risk',
    cutoff_raw: '10:30 am',
    management_fee_raw: '0.75% per annum of average net assets',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'to preserve capital and to provide daily liquidity, with returns from government securities and deposits of short maturity.',
  },
  rating: ['AA(f)', 'VIS', [2024, 6, 28]],
  asset: s.weights('T-Bills 57.3, Cash 29.8, PIBs 10.7, Others 2.2'),
  second: s.credit('Government 68.0, AAA 11.8, AA+ 12.6, AA 5.4, Others 2.2'),
  papers: [],
  ter: 1.03,
  metrics: [['weighted average maturity', 58, 0]],
});

const income = fund({
  name: 'Isakhel Islamic Income Fund',
  abbr: 'IIIF',
  model: s.rate([2014, 11, 3], 100, -0.2, 41_800_000),
  profile: {
    category_raw: 'Shariah Compliant Income',
    benchmark_raw: '6-Month average deposit rates of three A rated Islamic banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'principal at medium risk',
    management_fee_raw: '1.20% per annum of average net assets',
    front_end_load_raw: '1.0%',
    back_end_load_raw: '1.5% in the first year and Nil thereafter',
    investment_objective_raw:
      'to provide a stable Halal income by investing in Sukuk, GOP Ijara Sukuk and deposits with Islamic banks.',
  },
  rating: ['A+(f)', 'VIS', [2024, 7, 19]],
  asset: s.weights('GOP Ijara Sukuk 33.4, Corporate Sukuk 27.2, Cash 36.9, Others 2.5'),
  second: s.credit('Government 33.4, AAA 16.7, AA+ 20.3, AA 14.8, A+ 12.3, Others 2.5'),
  papers: s.papers(
    'Kalabagh Hydel Sukuk-2 6.84, Swans Fertilizer Sukuk 5.77, Daudkhel Cement Sukuk 4.63, Kundal Modaraba Sukuk 3.91, Piplan Foods Sukuk ' +
      '3.14, Trag Telecom Sukuk 2.38',
  ),
  ter: 1.76,
  metrics: [
    ['weighted average maturity', 842, 0],
    ['duration', 163, 0],
  ],
});

const stock = fund({
  name: 'Isakhel Dividend Stock Fund',
  abbr: 'IDSF',
  model: s.market([2009, 7, 20], 50, 0.97, 27_400_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'principal at high risk',
    management_fee_raw: '2.50% per annum of average net assets',
    front_end_load_raw: '2.0%',
    investment_objective_raw:
      'to provide growth of capital and dividends from shares of companies that have paid dividends in most of the last five years.',
  },
  rating: null,
  asset: s.weights('Equities 91.8, Cash 6.3, Others 1.9'),
  second: s.sectors(
    'Commercial Banks 24.6, Fertilizer 17.3, Oil & Gas Exploration 14.9, Power Generation 9.7, Other sectors 25.3',
  ),
  papers: s.papers(
    'Mianwali Bank Ltd. 9.31, Swans Fertilizer Ltd. 8.56, Trag Petroleum Ltd. 7.73, Kalabagh Power Ltd. 6.64, Daudkhel Cement Ltd. 5.49, ' +
      'Chapri Bank Ltd. 4.92, Piplan Foods Ltd. 4.03, Musakhel Tractors Ltd. 3.37',
  ),
  ter: 4.12,
  metrics: [['beta', 0.94, 2]],
});

const islamic = fund({
  name: 'Isakhel Islamic Stock Fund',
  abbr: 'IISF',
  model: s.market([2021, 9, 13], 50, 1.02, 16_200_000),
  profile: {
    category_raw: 'Shariah Compliant Equity',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'principal at high risk',
    management_fee_raw: '2.50% per annum of average net assets',
    front_end_load_raw: '2.0%',
    investment_objective_raw:
      'to achieve long-term growth of capital from an actively managed portfolio of Shariah compliant shares.',
  },
  rating: null,
  asset: s.weights('Equities 88.7, Cash 9.1, Others 2.2'),
  second: s.sectors(
    'Oil & Gas Exploration 22.7, Fertilizer 15.1, Cement 13.4, Technology & Communication 8.6, Other sectors 28.9',
  ),
  papers: s.papers(
    'Trag Petroleum Ltd. 10.47, Swans Fertilizer Ltd. 9.12, Daudkhel Cement Ltd. 7.66, Kamar Systems Ltd. 6.21, Kalabagh Power Ltd. 5.34, ' +
      'Piplan Foods Ltd. 4.18, Makarwal Mining Ltd. 3.02',
  ),
  ter: 4.37,
  metrics: [['beta', 1.01, 2]],
});

/** In the order of the report. */
export const FUNDS = [cash, income, stock, islamic];

/** The managers’ comments on the month. */
export const COMMENTS: Readonly<Record<string, string>> = {
  IMMF:
    'Investors expected a further cut of the policy rate in the first week of November, so that yields of T-Bills fell below it. We lengthened the ' +
    'maturity of the portfolio in good time, and sold some of the bills at a profit.',
  IIIF:
    'Demand for Ijara Sukuk exceeded the amounts that the Government offered. We took part in the auction of Sukuk with fixed rentals, and let ' +
    'deposits mature whose rates had fallen. One Sukuk of the portfolio remains in default.',
  IDSF:
    'The market rose to new records on lower interest rates and on the approval of the programme of the IMF. Banks and fertilizer companies ' +
    'announced their dividends for the quarter, and most of them exceeded what we had expected.',
  IISF:
    'Exploration companies rose at first, since the arrears of gas distributors declined for the first time in years. We took profits in them, and ' +
    'added shares of cement and fertilizer companies.',
};
