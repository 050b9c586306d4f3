/** The funds of AMC N181: Islamic money market, government securities, balanced, Islamic stocks, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-End',
  trustee_raw: 'MCB Financial Services Limited',
  auditor_raw: 'Crowe Hussain Chaudhury & Co.',
  registrar_raw: 'F.D. Registrar Services (Pvt.) Limited',
  listing_raw: 'Pakistan Stock Exchange Limited',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '9:00 a.m. to 3:30 p.m.',
  leverage_raw: 'None',
  par_value_raw: 'Rs. 50/-',
  back_end_load_raw: 'Nil',
  minimum_initial_raw: 'Rs. 5,000/-',
  minimum_subsequent_raw: 'Rs. 1,000/-',
});

const cash = fund({
  name: 'Bhawana Islamic Cash Fund',
  abbr: 'BICF',
  model: s.rate([2016, 5, 16], 50, -0.7, 88_200_000),
  profile: {
    category_raw: 'Shariah Compliant Money Market Scheme',
    benchmark_raw: 'Three months average deposit rates of three (3) AA rated Islamic Banks',
    risk_profile_raw: 'Low',
    risk_of_principal_raw: 'Principal at low risk',
    management_fee_raw: 'Up to 0.75% p.a. of average daily net assets',
    front_end_load_raw: 'Nil',
    cutoff_raw: '9:00 a.m. to 12:00 noon',
    investment_objective_raw:
      'The Fund aims at a high degree of liquidity and competitive halal profit from short term Shariah compliant instruments ' +
      'and deposits.',
  },
  rating: ['AA (f)', 'VIS', [2022, 12, 29]],
  asset: s.weights(
    'Cash at Islamic Banks 46.8, GOP Ijara Sukuk 28.9, Placements (Musharakah) 13.6, Short Term Sukuks 9.2, Other Assets 1.5',
  ),
  second: s.credit('GOP Ijara Sukuk 28.9, AAA 24.3, AA+ 18.1, AA 22.7, A+ 4.5, Other Assets 1.5'),
  papers: s.papers(
    'Chenab Power Limited (ICP-14) / Short Term Sukuk 4.12, Rajoya Telecom Limited (ICP-6) / Short Term Sukuk 3.07, Lalian Foods ' +
      'Limited (ICP-3) / Short Term Sukuk 2.01',
  ),
  ter: 0.92,
  metrics: [['Weighted Average Maturity (Days)', 43, 0]],
});

const sovereign = fund({
  name: 'Bhawana Government Securities Fund',
  abbr: 'BGSF',
  model: s.rate([2009, 9, 1], 50, 0.4, 41_600_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: 'Average of 6 Months PKRV rates',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '1.00% p.a. of average daily net assets',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'The Fund invests primarily in securities of the Government of Pakistan and seeks to earn competitive returns for investors ' +
      'who have a medium appetite for risk.',
  },
  rating: ['AA- (f)', 'VIS', [2022, 12, 29]],
  asset: s.weights('PIBs 54.3, T-Bills 22.1, Cash 13.9, TFCs / Sukuks 6.4, Other Assets 3.3'),
  second: s.credit('Government Securities 76.4, AAA 3.2, AA+ 8.9, AA 4.1, AA- 2.3, Unrated 1.8, Other Assets 3.3'),
  papers: s.papers(
    'Bank of Chenab Limited (Tier I) / TFC 2.87, Chenab Power Limited (2022) / Sukuk 1.92, Rajoya Leasing Company Limited / TFC 1.18',
  ),
  ter: 1.58,
  metrics: [
    ['Weighted Average Maturity (Years)', 2.6, 1],
    ['Modified Duration (Years)', 0.7, 1],
  ],
});

const balanced = fund({
  name: 'Bhawana Balanced Fund',
  abbr: 'BBF',
  model: s.market([2004, 12, 28], 50, 0.52, 12_700_000),
  profile: {
    category_raw: 'Balanced Scheme',
    benchmark_raw: '50% KSE-100 Index + 50% average of 6 Months KIBOR',
    risk_profile_raw: 'Moderate to High',
    risk_of_principal_raw: 'Principal at medium to high risk',
    management_fee_raw: '2.00% p.a. of average daily net assets',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'The Fund seeks long term growth of capital and current income from a balanced portfolio of equities and fixed income ' +
      'instruments.',
  },
  rating: null,
  asset: s.weights('Listed Equities 55.1, T-Bills 21.7, Cash 15.3, TFCs / Sukuks 5.2, Other Assets 2.7'),
  second: s.sectors(
    'Commercial Banks 14.9, Oil & Gas Exploration 12.6, Fertilizer 8.8, Cement 6.9, Other sectors 11.9',
  ),
  papers: s.papers(
    'Bank of Chenab Limited / Commercial Banks 5.94, Pindi Bhattian Exploration Limited / Oil & Gas Exploration 5.21, Chak Jhumra ' +
      'Bank Limited / Commercial Banks 4.38, Rajoya Fertilizers Limited / Fertilizer 3.86, Kirana Hills Cement Limited / Cement 3.15, ' +
      'Chenab Power Limited / Power 2.44, Lalian Foods Limited / Food 1.72',
  ),
  ter: 3.12,
  metrics: [['Beta', 0.54, 2]],
});

const stock = fund({
  name: 'Bhawana Islamic Equity Fund',
  abbr: 'BIEF',
  model: s.market([2014, 3, 10], 50, 1.01, 22_900_000),
  profile: {
    category_raw: 'Shariah Compliant Equity Scheme',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '2.50% p.a. of average daily net assets',
    front_end_load_raw: '2.00%',
    auditor_raw: 'Riaz Ahmad & Company',
    investment_objective_raw:
      'The Fund seeks to maximize the long term total return by investing in Shariah compliant listed equities with strong ' +
      'fundamentals.',
  },
  rating: null,
  asset: s.weights('Listed Equities 93.2, Cash at Islamic Banks 5.4, Other Assets 1.4'),
  second: s.sectors(
    'Oil & Gas Exploration 27.4, Fertilizer 16.8, Cement 15.2, Power Generation 9.7, Technology 7.3, Other sectors 16.8',
  ),
  papers: s.papers(
    'Pindi Bhattian Exploration Limited / Oil & Gas Exploration 11.62, Rajoya Fertilizers Limited / Fertilizer 9.84, Kirana Hills ' +
      'Cement Limited / Cement 7.41, Chenab Petroleum Limited / Oil & Gas Exploration 6.93, Islamic Bank of Lalian Limited / Islamic ' +
      'Banks 5.77, Chenab Power Limited / Power Generation 5.16, Jhang Branch Software Limited / Technology 4.05, Barana Cement ' +
      'Limited / Cement 3.28, Sandal Bar Chemicals Limited / Chemicals 2.46, Lalian Foods Limited / Food 1.93',
  ),
  ter: 4.11,
  metrics: [
    ['Beta', 0.98, 2],
    ['Price Earnings Ratio (x)', 4.4, 1],
    ['Dividend Yield (%)', 8.3, 1],
  ],
});

const BIRTH: s.Day = [2015, 6, 22];

const pension = fund({
  ...s.EMPTY,
  name: 'Bhawana Islamic Retirement Fund',
  abbr: 'BIRF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Shariah Compliant Voluntary Pension Scheme',
    benchmark_raw: null,
    risk_profile_raw: 'Dependent on allocation',
    management_fee_raw: '1.50% p.a. of average daily net assets of each Sub-Fund',
    front_end_load_raw: '3.00%',
    par_value_raw: 'Rs. 100/-',
    listing_raw: null,
    leverage_raw: null,
    minimum_initial_raw: 'Rs. 1,000/-',
    minimum_subsequent_raw: 'Rs. 1,000/-',
    investment_objective_raw:
      'The Fund provides individuals with a portable, flexible and Shariah compliant pension scheme that assists them to save for ' +
      'their retirement.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 0.96, 438_000), {
      asset: s.weights('Listed Equities 91.4, Cash at Islamic Banks 6.9, Other Assets 1.7'),
      second: s.sectors(
        'Oil & Gas Exploration 26.1, Fertilizer 17.3, Cement 14.6, Power Generation 10.2, Other sectors 23.2',
      ),
      papers: s.papers(
        'Pindi Bhattian Exploration Limited / Oil & Gas Exploration 10.81, Rajoya Fertilizers Limited / Fertilizer 9.13, Kirana ' +
          'Hills Cement Limited / Cement 6.87, Chenab Power Limited / Power Generation 5.04',
      ),
      ter: 3.36,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, -0.5, 917_000), {
      asset: s.weights('GOP Ijara Sukuk 58.7, Cash at Islamic Banks 30.4, TFCs / Sukuks 8.6, Other Assets 2.3'),
      second: s.credit('GOP Ijara Sukuk 58.7, AAA 11.6, AA+ 9.2, AA 12.3, A+ 5.9, Other Assets 2.3'),
      papers: s.papers(
        'Chenab Power Limited (2022) / Sukuk 3.83, Islamic Bank of Lalian Limited (Tier II) / Sukuk 2.62',
      ),
      ter: 2.14,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -1.1, 1_386_000), {
      asset: s.weights('Cash at Islamic Banks 62.5, GOP Ijara Sukuk 35.1, Other Assets 2.4'),
      second: s.credit('GOP Ijara Sukuk 35.1, AAA 21.8, AA+ 15.9, AA 24.8, Other Assets 2.4'),
      papers: [],
      ter: 1.87,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [stock, balanced, sovereign, cash, pension];
