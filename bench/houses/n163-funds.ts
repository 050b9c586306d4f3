/** The funds of AMC N163: money market, Islamic income, financial sector income, stocks and Islamic stocks. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  trustee_raw: 'Central Depository Company (CDC)',
  auditor_raw: 'KPMG Taseer Hadi & Co, Chartered Accountants',
  pricing_mechanism_raw: 'Forward Pricing',
  listing_raw: 'Pakistan Stock Exchange',
  leverage_raw: 'Nil',
  dealing_days_raw: 'Daily – Monday to Friday',
  cutoff_raw: 'Mon - Thr: 9:00 a.m. to 3:00 p.m., Friday: 9:00 a.m. to 4:00 p.m.',
  settlement_raw: '2-3 business days',
  minimum_initial_raw: 'Growth Unit: Rs. 1,000/-; Income Unit: Rs. 100,000/-',
  minimum_subsequent_raw: 'Growth Unit: Rs. 1,000/-; Income Unit: Rs. 1,000/-',
});

const money = fund({
  name: 'Renala Money Market Fund',
  abbr: 'RMMF',
  model: s.rate([2012, 2, 23], 10, 0.4, 2_310_000_000),
  profile: {
    fund_type_raw: 'Open-end - Money Market Fund',
    category_raw: 'Money Market',
    benchmark_raw:
      '90% 3-month PKRV rates & 10% average of 3-month deposit rates of three AA rated banks as selected by MUFAP',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    management_fee_raw: 'Up to 1.25% per annum of Net Assets',
    front_end_load_raw: 'Front end Load (Individual with takaful coverage): 3%, (Other): 1%',
    back_end_load_raw: '0%',
    investment_objective_raw:
      'To provide stable income stream with preservation of capital by investing in AA and above rated banks and money market instruments.',
  },
  rating: ['AA(f)', 'PACRA', [2024, 9, 6]],
  fof: 246,
  asset: s.weights('T-Bills 63.4, PIBs 19.8, Bank Deposits 14.7, Others including Receivables 2.1'),
  second: s.credit('Govt. Securities 83.2, AAA 9.8, AA+ 3.7, AA 1.2, Others including Receivables 2.1'),
  papers: [],
  ter: 1.18,
  metrics: [['Weighted Average Time to Maturity (days)', 71, 0]],
});

const islamic = fund({
  name: 'Renala Riba Free Income Fund',
  abbr: 'RRFIF',
  model: s.rate([2010, 8, 20], 10, -0.7, 486_000_000),
  profile: {
    fund_type_raw: 'Open-end - Shariah Compliant Income Fund',
    category_raw: 'Islamic Income',
    benchmark_raw: '75% 6-month PKISRV & 25% 6-month average deposit rates of 3 A rated Islamic Banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '1.5% of Net Income (Min: 0.5% p.a., Max: 1.5% p.a. of Net Assets)',
    front_end_load_raw: 'Front end Load: 1% (Nil on investment above Rs. 50 million)',
    back_end_load_raw: '0%',
    investment_objective_raw:
      'To provide preservation of capital and earn a reasonable rate of return along with a high degree of liquidity by investing in Shariah compliant banks and Sukuk.',
  },
  rating: ['A(f)', 'PACRA', [2024, 9, 6]],
  asset: s.weights(
    'GOP Ijara Sukuk 41.6, Bank Deposits 31.7, Corporate Sukuk 17.2, Islamic Commercial Papers 6.8, Others including Receivables 2.7',
  ),
  second: s.credit(
    'Govt. Securities 41.6, AAA 12.4, AA+ 9.3, AA 14.9, A+ 13.2, A- 3.8, Unrated 2.1, Others including Receivables 2.7',
  ),
  papers: s.papers(
    'Bongahayat Power Company Limited / Short Term Sukuk 14-AUG-24 14-FEB-25 5.81, Gamber Electric Limited / Sukuk 11-DEC-20 11-DEC-30 4.66, Hujra Islamic ' +
      'Bank Limited / Sukuk 20-NOV-22 20-NOV-32 3.92, Basirpur Telecom Limited / Short Term Sukuk 29-MAY-24 29-NOV-24 2.74, Depalpur Sugar ' +
      'Mills Limited / Sukuk 03-MAR-16 03-MAR-26 1.27',
  ),
  ter: 1.43,
  metrics: [
    ['Weighted Average Time to Maturity (years)', 1.9, 1],
    ['Duration (years)', 0.38, 2],
  ],
});

const income = fund({
  name: 'Renala Financial Sector Income Fund',
  abbr: 'RFSIF',
  model: s.rate([2011, 10, 28], 10, 0.6, 3_740_000_000),
  profile: {
    fund_type_raw: 'Open-end - Income Fund',
    category_raw: 'Income',
    benchmark_raw: '6-month KIBOR',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.5% per annum of Net Assets',
    front_end_load_raw: 'Front end Load (Individual): 1%, (Other): Nil',
    back_end_load_raw: '0%',
    investment_objective_raw:
      'To provide income enhancement and preservation of capital by investing in prime quality Financial Sector TFCs/Sukuks, Bank deposits and short-term money market instruments.',
  },
  rating: ['A+(f)', 'PACRA', [2024, 9, 6]],
  fof: 1187,
  asset: s.weights(
    'PIBs 38.7, TFCs / Sukuk 24.4, T-Bills 17.6, Bank Deposits 14.9, MTS 1.3, Others including Receivables 3.1',
  ),
  second: s.credit(
    'Govt. Securities 56.3, AAA 8.9, AA+ 11.6, AA 9.8, AA- 5.1, A+ 2.8, Unrated 2.4, Others including Receivables 3.1',
  ),
  papers: s.papers(
    'Satghara Bank Limited / TFC 23-DEC-21 22-DEC-31 4.93, Gamber Bank Limited / TFC 17-NOV-22 17-NOV-32 4.17, Hujra Bank Limited / TFC 30-DEC-22 ' +
      '30-DEC-32 3.84, Bongahayat Finance Limited / TFC 08-OCT-21 08-OCT-31 2.66, Basirpur Microfinance Bank Limited / TFC 27-JUN-22 27-JUN-32 ' +
      '1.92, Akhtarabad Chemicals Limited / Sukuk 11-JAN-19 11-JAN-28 1.15',
  ),
  ter: 1.69,
  metrics: [
    ['Weighted Average Time to Maturity (years)', 2.8, 1],
    ['Duration (years)', 0.52, 2],
  ],
});

const stock = fund({
  name: 'Renala Stock Fund',
  abbr: 'RSF',
  model: s.market([2007, 1, 19], 10, 1.02, 741_000_000),
  profile: {
    fund_type_raw: 'Open-end - Equity Fund',
    category_raw: 'Equity',
    benchmark_raw: 'KSE-30 Total Return Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3% per annum of Net Assets',
    front_end_load_raw: 'Front end Load (Individual with takaful coverage under Value Added Feature): 5%, (Other): 3%',
    back_end_load_raw: '0%',
    investment_objective_raw:
      'To provide investors with long term capital growth from an actively managed portfolio of listed companies in Pakistan.',
  },
  rating: null,
  asset: s.weights('Equities / Stocks 94.8, Cash 3.7, Others including Receivables 1.5'),
  second: s.sectors(
    'Commercial Banks 24.6, Fertilizer 15.1, Oil & Gas Exploration Companies 14.8, Cement 10.7, Power Generation & Distribution 6.2, Other sectors 23.4',
  ),
  papers: s.papers(
    'Hujra Bank Limited 8.93, Gamber Fertilizer Company Limited 8.14, Depalpur Oilfields Limited 7.62, Satghara Bank Limited 6.37, Bongahayat Power ' +
      'Company Limited 5.78, Basirpur Cement Limited 5.06, Akhtarabad Chemicals Limited 4.21, Haveli Lakha Foods Limited 3.55, Chuchak Gas ' +
      'Company Limited 2.94, Wan Adhan Tractors Limited 2.38',
  ),
  ter: 3.97,
  metrics: [
    ['PER', 4.9, 1],
    ['PBV', 1.1, 1],
    ['DY (%)', 8.3, 1],
  ],
});

const shariah = fund({
  name: 'Renala Islamic Stock Fund',
  abbr: 'RISF',
  model: s.market([2022, 1, 9], 10, 0.94, 318_000_000),
  profile: {
    fund_type_raw: 'Open-end - Shariah Compliant Equity Fund',
    category_raw: 'Islamic Equity',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3% per annum of Net Assets',
    front_end_load_raw: 'Front end Load: 3%',
    back_end_load_raw: '0%',
    investment_objective_raw:
      'To provide investors with long term capital growth from an actively managed portfolio of Shariah Compliant listed equities.',
  },
  rating: null,
  fof: 534,
  asset: s.weights('Equities / Stocks 92.7, Cash 5.4, Others including Receivables 1.9'),
  second: s.sectors(
    'Oil & Gas Exploration Companies 22.9, Fertilizer 17.4, Cement 15.8, Commercial Banks 9.3, Technology & Communication 5.6, Other sectors 21.7',
  ),
  papers: s.papers(
    'Gamber Fertilizer Company Limited 10.42, Depalpur Oilfields Limited 9.88, Chuchak Gas Company Limited 7.94, Basirpur Cement Limited 6.71, Hujra ' +
      'Islamic Bank Limited 6.05, Bongahayat Power Company Limited 4.83, Mandi Heera Singh Systems Limited 3.62, Haveli Lakha Foods Limited 2.77',
  ),
  ter: 4.12,
  metrics: [
    ['PER', 5.6, 1],
    ['PBV', 1.3, 1],
    ['DY (%)', 6.4, 1],
  ],
});

/** In the order of the report. */
export const FUNDS = [money, islamic, income, stock, shariah];

/** The managers’ comments on the market; what the fund earned comes before them. */
export const COMMENTS: Readonly<Record<string, string>> = {
  RMMF:
    'SBP reduced the policy rate by 250 bps to 15.0% in the meeting of November 4. During the month, two T-Bill auctions were held with a target of ' +
    'Rs. 1,200 billion against the maturity of Rs. 1,163 billion, and cut-off yields for the 3-month tenure fell to 12.99%.',
  RRFIF:
    'The yields of Islamic instruments decreased along with those of the market. A large part of total assets is invested in GOP Ijara Sukuk. Our internal ' +
    'guidelines permit investment with Islamic Banks and Islamic windows having a rating of A- or above only. The exposure to Akhtarabad ' +
    'Chemicals is classified as non-performing.',
  RFSIF:
    'The portfolio of TFCs and Sukuk is predominantly floating rate and linked to KIBOR. The sponsors of a microfinance bank injected fresh ' +
    'equity in October. We will rebalance the allocation of the Fund based on the capital market outlook.',
  RSF:
    'The stock market closed lower on political noise and on profit taking after the results season; the average traded value was USD 81 million a day. ' +
    'Mutual funds were net buyers of USD 55 million, while foreigners sold stocks of USD 41 million. Our weight in fertilizer was increased.',
  RISF:
    'Cement, Refinery and Technology sectors performed better than the market, while Banks lagged behind. On the macro front, the current account ' +
    'posted a surplus of USD 729 million. Our weight in oil & gas exploration was increased by 2.1%.',
};
