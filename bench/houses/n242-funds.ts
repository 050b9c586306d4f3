/** The funds of AMC N242, all of them conventional: money market, income, stocks, and asset allocation. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'A.F. Ferguson & Co., Chartered Accountants',
  par_value_raw: 'Rs. 100',
  pricing_mechanism_raw: 'Forward',
  listing_raw: 'Pakistan Stock Exchange Limited',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '4:00 p.m.',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  back_end_load_raw: 'Nil',
});

const REST = 'Others including receivables';

const liquid = fund({
  name: 'Dharabi Daily Liquidity Fund',
  abbr: 'DDLF',
  model: s.rate([2012, 9, 3], 100, 0.2, 318_000_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '70% three months PKRV rates and 30% three months average deposit rates of three AA rated banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    pricing_mechanism_raw: 'Backward',
    management_fee_raw: '0.85% per annum of average daily net assets',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'The Fund aims to provide competitive returns and ready liquidity to investors from a low risk portfolio of ' +
      'Treasury Bills, bank deposits and money market placements.',
  },
  rating: ['AA+(f)', 'VIS', [2023, 12, 29]],
  asset: s.weights(`T-Bills 63.8, Cash at Banks 21.7, Money Market Placements 12.9, ${REST} 1.6`),
  second: s.credit(`Government Securities 63.8, AAA 13.2, AA+ 12.4, AA 9.0, ${REST} 1.6`),
  papers: [],
  ter: 1.08,
  metrics: [
    ['Weighted Average Maturity (Days)', 58, 0],
    ['Weighted Average Duration (Days)', 51, 0],
    ['Weighted Average Yield (%)', 15.7, 2],
  ],
});

const income = fund({
  name: 'Dharabi Income Opportunities Fund',
  abbr: 'DIOF',
  model: s.rate([2007, 3, 19], 100, -0.3, 96_000_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: 'Six months KIBOR average',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '1.25% per annum of average daily net assets',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'The Fund aims to earn a stable income above that of bank deposits from Government securities, term finance ' +
      'certificates, Sukuk and other debt securities of good quality.',
  },
  rating: ['A+(f)', 'PACRA', [2024, 4, 19]],
  asset: s.weights(`PIBs 37.4, T-Bills 16.8, TFCs and Sukuk 22.3, Cash at Banks 20.6, ${REST} 2.9`),
  second: s.credit(`Government Securities 54.2, AAA 9.3, AA+ 14.5, AA 11.2, AA- 7.9, ${REST} 2.9`),
  papers: s.papers(
    'Nallah Daik Bank Limited TFC / AA+ 4.83, Kot Fateh Power Company Sukuk / AAA 3.92, Bukhari Telecom Limited ' +
      'Sukuk / AA 3.14, Pir Ghaib Leasing Limited TFC / AA- 2.46, Nallah Daik Bank Limited TFC II / AA+ 2.09, ' +
      'Zaimukht Energy Limited Sukuk / AA 1.77, Soon Valley Bank Limited TFC / AA- 1.38, Kot Fateh Gas Company Sukuk ' +
      '/ AAA 1.12, Jabbi Cables Limited TFC / AA- 0.86, Jogezai Packages Limited TFC / AA 0.59',
  ),
  ter: 1.66,
  metrics: [
    ['Weighted Average Maturity (Years)', 2.4, 1],
    ['Weighted Average Duration (Years)', 0.72, 2],
    ['Weighted Average Yield (%)', 16.2, 2],
  ],
});

const STOCKS = 'Stocks / Equities';

const stock = fund({
  name: 'Dharabi Stock Advantage Fund',
  abbr: 'DSAF',
  model: s.market([2005, 10, 24], 100, 1.02, 33_500_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '2.50% per annum of average daily net assets',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'The Fund aims at growth of capital over the long term by investing in a diversified portfolio of listed ' +
      'companies with sound earnings and dividends.',
  },
  rating: null,
  asset: s.weights(`${STOCKS} 94.1, Cash at Banks 3.8, ${REST} 2.1`),
  second: s.sectors(
    'Commercial Banks 22.6, Oil & Gas Exploration Companies 19.3, Fertilizer 13.8, Cement 11.7, Power Generation & ' +
      'Distribution 8.1, Technology & Communication 5.2, Other sectors 13.4',
  ),
  papers: s.papers(
    'Bukhari Oilfields Limited / Oil & Gas Exploration Companies 9.64, Nallah Daik Bank Limited / Commercial Banks ' +
      '8.77, Sutlej Nitrogen Limited / Fertilizer 7.93, Zaimukht Energy Limited / Power Generation & Distribution ' +
      '6.38, Soon Valley Bank Limited / Commercial Banks 5.81, Thakot Cement Limited / Cement 5.16, Mazri Petroleum ' +
      'Limited / Oil & Gas Exploration Companies 4.69, Chaj Fertilizers Limited / Fertilizer 4.07, Paniala Cement ' +
      'Limited / Cement 3.55, Durrani Netcom Limited / Technology & Communication 2.92',
  ),
  ter: 3.71,
  metrics: [
    ['Weighted Average Price to Earnings (x)', 4.3, 1],
    ['Weighted Average Dividend Yield (%)', 10.4, 1],
    ['Beta', 0.98, 2],
    ['Standard Deviation (%)', 17.2, 2],
  ],
});

const allocation = fund({
  name: 'Dharabi Flexible Allocation Fund',
  abbr: 'DFAF',
  model: s.market([2016, 2, 15], 100, 0.58, 11_200_000),
  profile: {
    category_raw: 'Asset Allocation Scheme',
    benchmark_raw: 'KSE-100 Index and six months KIBOR average in the proportion of the investments',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '2.00% per annum of average daily net assets',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'The Fund aims to earn a competitive return by changing the shares of equities, debt securities and deposits ' +
      'in its portfolio with the outlook of the markets.',
  },
  rating: null,
  asset: s.weights(`${STOCKS} 54.7, PIBs 18.5, Cash at Banks 24.2, ${REST} 2.6`),
  second: s.sectors(
    'Commercial Banks 13.9, Oil & Gas Exploration Companies 12.2, Fertilizer 8.3, Cement 7.1, Other sectors 13.2',
  ),
  papers: s.papers(
    'Nallah Daik Bank Limited / Commercial Banks 6.92, Bukhari Oilfields Limited / Oil & Gas Exploration Companies ' +
      '6.43, Sutlej Nitrogen Limited / Fertilizer 5.38, Thakot Cement Limited / Cement 4.27, Soon Valley Bank ' +
      'Limited / Commercial Banks 3.94, Mazri Petroleum Limited / Oil & Gas Exploration Companies 3.51, Zaimukht ' +
      'Energy Limited / Power Generation & Distribution 2.87, Chaj Fertilizers Limited / Fertilizer 2.33, Paniala ' +
      'Cement Limited / Cement 1.96, Durrani Netcom Limited / Technology & Communication 1.48',
  ),
  ter: 3.12,
  metrics: [
    ['Weighted Average Price to Earnings (x)', 4.6, 1],
    ['Weighted Average Dividend Yield (%)', 9.2, 1],
    ['Beta', 0.56, 2],
    ['Standard Deviation (%)', 10.9, 2],
  ],
});

/** In the order of the pages. */
export const FUNDS: readonly s.Fund[] = [liquid, income, stock, allocation];

export const MANAGERS: Readonly<Record<string, string>> = {
  DDLF: 'Usama Qazilbash',
  DIOF: 'Usama Qazilbash',
  DSAF: 'Mahnoor Kasuri, CFA',
  DFAF: 'Mahnoor Kasuri, CFA',
};

export const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  DIOF: [
    { name: 'Chenab Spinning Mills Limited', type: 'Term Finance Certificate', cost: 84.5, provided: 84.5 },
    { name: 'Kurrak Leasing Limited', type: 'Term Finance Certificate', cost: 212.75, provided: 53.19 },
  ],
};
