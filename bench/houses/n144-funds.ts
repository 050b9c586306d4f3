/** The funds of AMC N144, all Islamic: money market, sovereign, income, stocks, asset allocation, and balanced. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-Ended Scheme',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Yousuf Adil, Chartered Accountants',
  registrar_raw: 'F.D. Registrar Services (Pvt.) Limited',
  par_value_raw: 'PKR 50',
  pricing_mechanism_raw: 'Forward',
  listing_raw: 'Pakistan Stock Exchange',
  dealing_days_raw: 'Monday to Saturday',
  cutoff_raw: '9:00 am to 4:00 pm',
  settlement_raw: 'Within 6 Business Days',
  back_end_load_raw: 'Nil',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'PKR 5,000',
  minimum_subsequent_raw: 'PKR 1,000',
});

const money = fund({
  name: 'Timergara Islamic Money Market Fund',
  abbr: 'TIMMF',
  model: s.rate([2018, 5, 21], 50, -0.9, 236_000_000),
  profile: {
    category_raw: 'Shariah Compliant Money Market Scheme',
    benchmark_raw:
      'Three (3) months average deposit rates of three (3) AA rated scheduled Islamic Banks or Islamic windows of Conventional Banks as ' +
      'selected by MUFAP',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    cutoff_raw: '9:00 am to 1:30 pm',
    settlement_raw: 'Within 1 Business Day',
    management_fee_raw:
      '0.50% p.a. of Net Assets up to PKR 5 billion, 0.40% p.a. on the next PKR 5 billion, and 0.30% p.a. on Net Assets above PKR 10 billion',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'The objective of the Fund is to seek maximum possible preservation of capital and a reasonable rate of halal return by investing ' +
      'in short term Shariah compliant instruments.',
  },
  rating: ['AA(f)', 'PACRA', [2024, 2, 21]],
  fof: 618,
  asset: s.weights('GoP Ijara Sukuk 22.4, Short Term Sukuk 13.6, Bank Balances 52.7, Placements 9.8, Other Assets 1.5'),
  second: s.credit('Government Securities 22.4, AAA 27.2, AA+ 18.9, AA 21.4, A+ 8.6, Other Assets 1.5'),
  papers: s.papers(
    'Panjkora Hydro Ltd. STS-12 / A1+ · 12th June ’24 4.63, Talash Telecom Ltd. STS-IV / A1+ · 3rd September ’24 3.92, Khal Cement Ltd. ' +
      'STS-2 / A1 · 19th August ’24 3.14, Warsak Road Engro Ltd. STS-7 / A1+ · 27th May ’24 2.38',
  ),
  ter: 0.82,
  metrics: [['Weighted Average Maturity (Days)', 47, 0]],
});

const sovereign = fund({
  name: 'Timergara Islamic Sovereign Fund',
  abbr: 'TISF',
  model: s.rate([2021, 10, 11], 50, -0.2, 38_500_000),
  profile: {
    category_raw: 'Shariah Compliant Sovereign Income Scheme',
    benchmark_raw: 'Six (6) months PKISRV rates',
    risk_profile_raw: 'Moderate',
    risk_of_principal_raw: 'Principal at moderate risk',
    management_fee_raw:
      '0.75% p.a. of Net Assets up to PKR 2 billion, and 0.60% p.a. on Net Assets above PKR 2 billion',
    front_end_load_raw: 'Up to 1.00%',
    investment_objective_raw:
      'The objective of the Fund is to generate competitive halal returns by investing primarily in Shariah compliant securities that ' +
      'are issued or guaranteed by the Government of Pakistan.',
  },
  rating: ['AA-(f)', 'PACRA', [2024, 2, 21]],
  asset: s.weights('GoP Ijara Sukuk 74.3, GoP Energy Sukuk 8.2, Bank Balances 15.1, Other Assets 2.4'),
  second: s.credit('Government Securities 82.5, AAA 7.3, AA 6.1, A+ 1.7, Other Assets 2.4'),
  papers: [],
  ter: 1.08,
  metrics: [['Weighted Average Maturity (Days)', 934, 0]],
});

const income = fund({
  name: 'Timergara Islamic Income Fund',
  abbr: 'TIIF',
  model: s.rate([2009, 3, 2], 50, -0.6, 61_800_000),
  profile: {
    category_raw: 'Shariah Compliant Income Scheme',
    benchmark_raw:
      'Six (6) months average deposit rates of three (3) A rated scheduled Islamic Banks or Islamic windows of Conventional Banks as ' +
      'selected by MUFAP',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw:
      '1.50% p.a. of Net Assets up to PKR 1 billion, 1.25% p.a. on the next PKR 4 billion, and 1.00% p.a. on Net Assets above PKR 5 billion',
    front_end_load_raw: 'Up to 1.50% (Nil for online investments)',
    investment_objective_raw:
      'The objective of the Fund is to provide its investors a good total return through a combination of current income and capital ' +
      'appreciation, consistent with reasonable concern for preservation of capital.',
  },
  rating: ['A+(f)', 'PACRA', [2024, 2, 21]],
  asset: s.weights('GoP Ijara Sukuk 36.1, Sukuk 24.8, Bank Balances 35.3, Other Assets 3.8'),
  second: s.credit(
    'Government Securities 36.1, AAA 13.4, AA+ 17.6, AA 11.9, AA- 8.3, A+ 7.1, Unrated 1.8, Other Assets 3.8',
  ),
  papers: s.papers(
    'Panjkora Hydro Ltd. Sukuk-II / AAA · 15th December ’29 5.84, Talash Telecom Ltd. Sukuk / AA · 30th June ’27 4.76, Lowari Islamic Bank ' +
      'Ltd. Tier-1 / AA- · Perpetual 4.21, Khal Cement Ltd. Sukuk / AA- · 8th November ’26 3.63, Balambat Motors Ltd. Sukuk / A+ · 21st ' +
      'April ’26 2.94, Munda Foods Ltd. Sukuk / A+ · 2nd October ’25 1.87',
  ),
  ter: 1.86,
  metrics: [['Weighted Average Maturity (Days)', 612, 0]],
});

const stock = fund({
  name: 'Timergara Islamic Stock Fund',
  abbr: 'TISTF',
  model: s.market([2011, 5, 30], 50, 1.01, 44_900_000),
  profile: {
    category_raw: 'Shariah Compliant Equity Scheme',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw:
      '2.50% p.a. of Net Assets up to PKR 2 billion, and 2.25% p.a. on Net Assets above PKR 2 billion',
    front_end_load_raw: 'Up to 2.50% (Nil for online investments)',
    investment_objective_raw:
      'The objective of the Fund is to achieve long term capital growth by investing mainly in Shariah compliant listed equities.',
  },
  rating: null,
  asset: s.weights('Equities 93.2, Bank Balances 5.3, Other Assets 1.5'),
  second: s.sectors(
    'Oil & Gas Exploration 23.8, Cement 16.9, Fertilizer 14.7, Power 9.6, Technology 6.2, Other sectors 22.0',
  ),
  papers: s.papers(
    'Laram Petroleum Ltd. / Oil & Gas Exploration 12.86, Jandool Fertilizer Ltd. / Fertilizer 9.74, Khal Cement Ltd. / Cement 8.63, ' +
      'Panjkora Hydro Ltd. / Power 7.52, Swat River Oilfields Ltd. / Oil & Gas Exploration 6.91, Lowari Islamic Bank Ltd. / Islamic ' +
      'Banking 5.87, Talash Telecom Ltd. / Technology 4.95, Maidan Cement Ltd. / Cement 4.18, Balambat Motors Ltd. / Automobile 3.46, ' +
      'Samarbagh Pharma Ltd. / Pharmaceuticals 2.71',
  ),
  ter: 3.97,
  metrics: [],
});

const allocation = fund({
  name: 'Timergara Islamic Asset Allocation Fund',
  abbr: 'TIAAF',
  model: s.market([2015, 12, 7], 50, 0.63, 21_700_000),
  profile: {
    category_raw: 'Shariah Compliant Asset Allocation Scheme',
    benchmark_raw:
      'Weighted average of KMI-30 Index and six (6) months average deposit rates of three (3) A rated scheduled Islamic Banks as per the ' +
      'actual proportions of the Scheme',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw:
      '2.00% p.a. of Net Assets up to PKR 1 billion, and 1.75% p.a. on Net Assets above PKR 1 billion',
    front_end_load_raw: 'Up to 2.00%',
    investment_objective_raw:
      'The objective of the Fund is to earn a potentially high return through asset allocation between Shariah compliant equities, ' +
      'Sukuk and bank deposits.',
  },
  rating: null,
  asset: s.weights('Equities 58.4, GoP Ijara Sukuk 12.6, Sukuk 5.8, Bank Balances 20.9, Other Assets 2.3'),
  second: s.sectors('Oil & Gas Exploration 16.1, Cement 12.3, Fertilizer 9.8, Power 6.4, Other sectors 13.8'),
  papers: s.papers(
    'Laram Petroleum Ltd. / Oil & Gas Exploration 9.37, Jandool Fertilizer Ltd. / Fertilizer 7.15, Khal Cement Ltd. / Cement 6.48, ' +
      'Panjkora Hydro Ltd. / Power 5.26, Swat River Oilfields Ltd. / Oil & Gas Exploration 4.67, Lowari Islamic Bank Ltd. / Islamic ' +
      'Banking 3.92, Maidan Cement Ltd. / Cement 3.18, Samarbagh Pharma Ltd. / Pharmaceuticals 2.24',
  ),
  ter: 3.21,
  metrics: [],
});

const balanced = fund({
  name: 'Timergara Islamic Balanced Fund',
  abbr: 'TIBF',
  model: s.market([2020, 8, 17], 50, 0.47, 13_300_000),
  profile: {
    category_raw: 'Shariah Compliant Balanced Scheme',
    benchmark_raw:
      '45% KMI-30 Index + 55% six (6) months average deposit rates of three (3) A rated scheduled Islamic Banks or Islamic windows of ' +
      'Conventional Banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    listing_raw: 'Not Listed',
    management_fee_raw:
      '1.75% p.a. of Net Assets up to PKR 1 billion, and 1.50% p.a. on Net Assets above PKR 1 billion',
    front_end_load_raw: 'Up to 2.00%',
    investment_objective_raw:
      'The objective of the Fund is to provide both growth of capital and current income from a balanced portfolio of Shariah compliant ' +
      'equities and income instruments.',
  },
  rating: null,
  asset: s.weights('Equities 46.2, GoP Ijara Sukuk 24.7, Bank Balances 26.8, Other Assets 2.3'),
  second: s.sectors('Oil & Gas Exploration 12.7, Cement 9.4, Fertilizer 8.1, Power 4.9, Other sectors 11.1'),
  papers: s.papers(
    'Laram Petroleum Ltd. / Oil & Gas Exploration 7.83, Jandool Fertilizer Ltd. / Fertilizer 6.24, Khal Cement Ltd. / Cement 5.47, ' +
      'Panjkora Hydro Ltd. / Power 4.36, Swat River Oilfields Ltd. / Oil & Gas Exploration 3.58, Talash Telecom Ltd. / Technology 2.69',
  ),
  ter: 2.94,
  metrics: [],
});

/** In the order of the report. */
export const FUNDS = [money, sovereign, income, stock, allocation, balanced];

/** The managers’ comments on the month. */
export const COMMENTS: Readonly<Record<string, string>> = {
  TIMMF:
    'The Monetary Policy Committee kept the policy rate at 22.0% on 18th March. Profit rates offered by Islamic banks were stable before ' +
    'the quarter end. The Fund renewed its placements with Islamic windows and took part in a new short term Sukuk of a telecom company.',
  TISF:
    'Yields of fixed rental Ijara Sukuk declined during the month, as the market expects the first cut of the policy rate in the last ' +
    'quarter of the fiscal year. The Fund bought three year fixed rental Sukuk through the auction at the Stock Exchange.',
  TIIF:
    'The Fund increased its exposure to Ijara Sukuk and reduced bank balances. All performing Sukuk paid profit on time. Recovery against ' +
    'the non-performing Sukuk is being pursued through the Investment Agent.',
  TISTF:
    'The KMI-30 Index recovered in March, after the Government reached a staff level agreement with the IMF on the last review of the ' +
    'Stand-by Arrangement. The Fund was overweight in exploration and power companies.',
  TIAAF:
    'The Fund increased its equities in the second half of the month. On the income side it holds Ijara Sukuk with variable rentals and ' +
    'deposits with Islamic banks.',
  TIBF:
    'The Fund increased equities after the policy statement. Profits on cement companies were realised and reinvested in fertilizer companies, ' +
    'whose margins improved with higher prices of urea.',
};
