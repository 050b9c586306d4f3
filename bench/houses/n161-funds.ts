/** The funds of AMC N161: cash, Islamic income, dividend shares, and Islamic asset allocation. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-ended',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Crowe Hussain Chaudhury & Co.',
  pricing_mechanism_raw: 'Forward day',
  listing_raw: 'PSX',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:30 pm',
  back_end_load_raw: 'Nil',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Rs. 1,000',
  minimum_subsequent_raw: 'Rs. 500',
});

const cash = fund({
  name: 'Kahuta Cash Fund',
  abbr: 'KCF',
  model: s.rate([2012, 8, 27], 50, -0.4, 163_000_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '90% 3-Month PKRV and 10% 3-Month deposit rate of three AA rated banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Very low',
    cutoff_raw: '10:30 am',
    management_fee_raw: '0.65% of average net assets',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'To generate a competitive return with low risk from liquid securities and deposits of short maturity.',
  },
  rating: ['AA(f)', 'PACRA', [2024, 2, 23]],
  asset: s.weights('T-Bills 68.4, PIBs 12.7, Cash 17.1, Others 1.8'),
  second: s.credit('Government 81.1, AAA 10.6, AA+ 6.5, Others 1.8'),
  papers: [],
  ter: 1.07,
  metrics: [['Weighted average maturity', 62, 0]],
});

const income = fund({
  name: 'Kahuta Islamic Income Fund',
  abbr: 'KIIF',
  model: s.rate([2015, 2, 9], 50, 0.3, 74_500_000),
  profile: {
    category_raw: 'Shariah Compliant Income',
    benchmark_raw: '6-Month average rate of three A rated Islamic banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Medium',
    management_fee_raw: '1.10% of average net assets',
    front_end_load_raw: '1.5%',
    investment_objective_raw:
      'To offer a Halal return that is higher than that of deposits, by investing in Sukuk and other Shariah compliant instruments of income.',
  },
  rating: ['A+(f)', 'PACRA', [2024, 4, 5]],
  asset: s.weights('Sukuk 31.8, GOP Ijara Sukuk 26.4, Cash 39.5, Others 2.3'),
  second: s.credit('Government 26.4, AAA 14.9, AA+ 22.6, AA 12.7, A+ 14.8, A 6.3, Others 2.3'),
  papers: s.papers(
    'Panjar Energy Sukuk-II / AAA 6.12, Kallar Fertilizer Sukuk / AA+ 5.31, Soan Valley Microfinance Sukuk / A+ 4.08, Beor Packages Sukuk / ' +
      'AA 3.59, Azad Pattan Hydro Sukuk / AA+ 2.97, Nara Modaraba Sukuk / A 2.34',
  ),
  ter: 1.83,
  metrics: [['Weighted average maturity', 588, 0]],
});

const shares = fund({
  name: 'Kahuta Dividend Equity Fund',
  abbr: 'KDEF',
  model: s.market([2008, 10, 15], 50, 0.94, 38_200_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-30 Index (total return)',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'High',
    management_fee_raw: '2.40% of average net assets',
    front_end_load_raw: '3.0%',
    investment_objective_raw:
      'To provide growth of capital and a stream of dividends from a portfolio of listed companies that pay out much of their profits.',
  },
  rating: null,
  asset: s.weights('Equities 92.1, Cash 6.2, Others 1.7'),
  second: s.sectors(
    'Commercial Banks 27.3, Fertilizer 18.9, Oil & Gas Exploration 16.2, Power Generation 11.4, Other sectors 18.3',
  ),
  papers: s.papers(
    'Kallar Fertilizer Ltd. 10.42, Doberan Bank Ltd. 9.36, Panjar Energy Ltd. 8.57, Choha Petroleum Ltd. 7.81, Mator Bank Ltd. 6.94, Beor ' +
      'Packages Ltd. 6.02, Thoa Khalsa Cement Ltd. 5.17, Nara Tractors Ltd. 4.33, Salgran Foods Ltd. 3.64, Lehtrar Gas Ltd. 2.85',
  ),
  ter: 4.46,
  metrics: [],
});

const allocation = fund({
  name: 'Kahuta Islamic Asset Allocation Fund',
  abbr: 'KIAAF',
  model: s.market([2016, 5, 23], 50, 0.52, 26_900_000),
  profile: {
    category_raw: 'Shariah Compliant Asset Allocation',
    benchmark_raw: 'KMI-30 Index and 6-Month rate of three Islamic banks by actual allocation',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'High',
    management_fee_raw: '1.90% of average net assets',
    front_end_load_raw: '2.0%',
    investment_objective_raw:
      'To move between Shariah compliant shares, Sukuk and deposits as the outlook of the markets changes, for a competitive return.',
  },
  rating: null,
  asset: s.weights('Equities 54.6, Sukuk 13.8, Cash 29.4, Others 2.2'),
  second: s.sectors('Fertilizer 16.8, Oil & Gas Exploration 14.7, Cement 9.6, Other sectors 13.5'),
  papers: s.papers(
    'Kallar Fertilizer Ltd. 8.73, Choha Petroleum Ltd. 7.66, Thoa Khalsa Cement Ltd. 5.84, Panjar Energy Ltd. 4.91, Lehtrar Gas Ltd. 3.48, ' +
      'Salgran Foods Ltd. 2.37',
  ),
  ter: 3.29,
  metrics: [],
});

/** In the order of the report. */
export const FUNDS = [cash, income, shares, allocation];

/** The managers’ comments on the month. */
export const COMMENTS: Readonly<Record<string, string>> = {
  KCF:
    'Yields of T-Bills fell by about 150 basis points after the cut of the policy rate at the end of July. The Fund lengthened its maturity, since ' +
    'a further cut is expected in September.',
  KIIF:
    'The Fund raised its share of GOP Ijara Sukuk with fixed rentals. One Sukuk is in default and has been provided for in full; the rating of ' +
    'another one fell below what the category allows.',
  KDEF:
    'The market fell because of delays in the approval of the IMF programme and because foreign funds sold shares ahead of a change of indices. ' +
    'Fertilizer companies announced dividends that were higher than expected.',
  KIAAF:
    'Exposure to shares was lowered at the beginning of the month. The proceeds were placed with Islamic banks until the results of the season are known.',
};
