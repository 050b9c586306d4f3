/** The funds of AMC N149: cash, income and stocks, each with its Islamic twin. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan Limited (CDC)',
  auditor_raw: 'Yousuf Adil, Chartered Accountants',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  settlement_raw: 'Within three working days of redemption',
  back_end_load_raw: 'Nil',
  leverage_raw: 'None',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
});

const cash = fund({
  name: 'Kamoke Cash Fund',
  abbr: 'KCF',
  model: s.rate([2012, 4, 9], 100, -0.3, 96_400_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '70% three months PKRV and 30% three months average deposit rate of three AA rated scheduled banks',
    risk_profile_raw: 'Very low',
    cutoff_raw: '9:30 am (same day redemption), 3:30 pm',
    management_fee_raw: '5% of gross earnings (floor 0.40%, cap 1.00%)',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'To earn competitive returns with daily liquidity from Treasury Bills and placements with banks of the highest credit quality.',
  },
  rating: ['AA+(f)', 'PACRA', [2022, 9, 2]],
  asset: s.weights('T-Bills 54.3, PIBs 8.1, Bank Placements 13.2, Cash 22.9, Others 1.5'),
  second: s.credit('Government Securities 62.4, AAA 17.6, AA+ 14.8, AA 3.7, Others 1.5'),
  papers: [],
  ter: 0.68,
  fof: 812,
  metrics: [
    ['Weighted Avg. Maturity (days)', 41, 0],
    ['Yield to Maturity (%)', 15.4, 2],
  ],
});

const islamicCash = fund({
  name: 'Kamoke Islamic Cash Fund',
  abbr: 'KICF',
  model: s.rate([2019, 5, 6], 100, -0.9, 58_100_000),
  profile: {
    category_raw: 'Shariah Compliant Money Market',
    benchmark_raw: 'Three months average deposit rate of three AA rated Islamic banks or Islamic windows',
    risk_profile_raw: 'Very low',
    cutoff_raw: '9:30 am (same day redemption), 3:30 pm',
    management_fee_raw: '5% of gross earnings (floor 0.35%, cap 1.00%)',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'To earn halal and competitive returns with daily liquidity from deposits and placements with Islamic banks and from short Sukuk.',
  },
  rating: ['AA(f)', 'PACRA', [2022, 9, 2]],
  asset: s.weights('GoP Ijara Sukuk 11.8, Short Term Sukuk 12.4, Bank Placements 14.7, Cash 59.6, Others 1.5'),
  second: s.credit('Government Securities 11.8, AAA 41.3, AA+ 22.6, AA 22.8, Others 1.5'),
  papers: s.papers('Nandipur Power STS-VII / 4 Jan 2023 6.41, Sadhoke Telecom STS-III / 17 Nov 2022 5.87'),
  ter: 0.61,
  metrics: [
    ['Weighted Avg. Maturity (days)', 29, 0],
    ['Yield to Maturity (%)', 14.6, 2],
  ],
});

const income = fund({
  name: 'Kamoke Income Fund',
  abbr: 'KIF',
  model: s.rate([2008, 11, 17], 50, 0.4, 71_500_000),
  profile: {
    category_raw: 'Income',
    benchmark_raw: 'Six months KIBOR',
    risk_profile_raw: 'Medium',
    cutoff_raw: '3:30 pm',
    management_fee_raw: '8% of gross earnings (floor 0.50%, cap 1.50%)',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'To give investors a return above bank deposits from a mix of government bonds, corporate debt and deposits, at a moderate risk.',
  },
  rating: ['A+(f)', 'PACRA', [2022, 9, 2]],
  asset: s.weights('PIBs 31.2, T-Bills 10.6, TFCs & Sukuk 19.8, Cash 35.9, Others 2.5'),
  second: s.credit('Government Securities 41.8, AAA 12.9, AA+ 17.4, AA 15.8, A+ 9.6, Others 2.5'),
  papers: s.papers(
    'Deg Nala Bank TFC-III / 23 Jun 2027 5.12, Nandipur Power Sukuk / 14 Feb 2026 4.63, Eminabad Fertilizer TFC / 9 Sep 2025 3.94, ' +
      'Sadhoke Telecom Sukuk / 30 Mar 2028 3.21, Wandho Microfinance TFC / 5 Dec 2024 2.47',
  ),
  ter: 1.57,
  fof: 164,
  metrics: [
    ['Weighted Avg. Maturity (years)', 2.3, 1],
    ['Duration (years)', 0.8, 1],
    ['Yield to Maturity (%)', 16.3, 2],
  ],
});

const islamicIncome = fund({
  name: 'Kamoke Islamic Income Fund',
  abbr: 'KIIF',
  model: s.rate([2014, 2, 24], 50, -0.5, 103_700_000),
  profile: {
    category_raw: 'Shariah Compliant Income',
    benchmark_raw: 'Six months average deposit rate of three A rated Islamic banks or Islamic windows',
    risk_profile_raw: 'Medium',
    cutoff_raw: '3:30 pm',
    management_fee_raw: '8% of gross earnings (floor 0.50%, cap 1.50%)',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'To give investors a halal return above Islamic bank deposits from Ijara Sukuk, corporate Sukuk and deposits, at a moderate risk.',
  },
  rating: ['A+(f)', 'PACRA', [2022, 9, 2]],
  asset: s.weights('GoP Ijara Sukuk 36.4, Corporate Sukuk 17.9, Cash 43.4, Others 2.3'),
  second: s.credit('Government Securities 36.4, AAA 21.7, AA+ 18.2, AA 13.5, A+ 7.9, Others 2.3'),
  papers: s.papers(
    'Nandipur Power Sukuk / 14 Feb 2026 6.28, Sadhoke Telecom Sukuk / 30 Mar 2028 5.04, Gakhar Cement Sukuk / 18 Oct 2026 3.76, ' +
      'Sialkot Road Motors Sukuk / 2 May 2025 2.31',
  ),
  ter: 1.43,
  fof: 297,
  metrics: [
    ['Weighted Avg. Maturity (years)', 1.9, 1],
    ['Duration (years)', 0.5, 1],
    ['Yield to Maturity (%)', 15.1, 2],
  ],
});

const stocks = fund({
  name: 'Kamoke Stock Fund',
  abbr: 'KSF',
  model: s.market([2006, 8, 14], 50, 1.02, 24_300_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index (Total Return)',
    risk_profile_raw: 'High',
    cutoff_raw: '3:30 pm',
    management_fee_raw: '2.00% of net assets',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'To let investors take part in the growth of the listed companies of Pakistan with a diversified portfolio of shares.',
  },
  rating: null,
  asset: s.weights('Equities 91.7, Cash 6.4, Others 1.9'),
  second: s.sectors(
    'Commercial Banks 22.8, Oil & Gas Exploration 17.1, Cement 12.6, Fertilizer 11.4, Technology 9.3, Other sectors 18.5',
  ),
  papers: s.papers(
    'Deg Nala Bank Limited / Commercial Banks 8.94, Rachna Exploration Limited / Oil & Gas Exploration 8.37, Eminabad Fertilizer ' +
      'Limited / Fertilizer 7.51, Gakhar Cement Limited / Cement 6.88, Sadhoke Systems Limited / Technology 6.12, Wandho Bank Limited / ' +
      'Commercial Banks 5.43, Aik Nala Petroleum Limited / Oil & Gas Exploration 4.79, Nandipur Power Limited / Power 3.96, Baddoki ' +
      'Textiles Limited / Textile 3.28, Sialkot Road Motors Limited / Automobiles 2.61',
  ),
  ter: 3.74,
  metrics: [
    ['Beta', 1.02, 2],
    ['Price to Earnings (x)', 4.6, 1],
    ['Dividend Yield (%)', 8.1, 1],
  ],
});

const islamicStocks = fund({
  name: 'Kamoke Islamic Stock Fund',
  abbr: 'KISF',
  model: s.market([2015, 10, 12], 50, 0.95, 31_800_000),
  profile: {
    category_raw: 'Shariah Compliant Equity',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    cutoff_raw: '3:30 pm',
    management_fee_raw: '2.00% of net assets',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'To let investors take part in the growth of the listed companies of Pakistan that comply with Shariah, with a portfolio of shares.',
  },
  rating: null,
  asset: s.weights('Equities 93.1, Cash 5.2, Others 1.7'),
  second: s.sectors(
    'Oil & Gas Exploration 23.4, Cement 16.9, Fertilizer 15.2, Technology 10.8, Islamic Banks 8.1, Other sectors 18.7',
  ),
  papers: s.papers(
    'Rachna Exploration Limited / Oil & Gas Exploration 11.26, Eminabad Fertilizer Limited / Fertilizer 9.73, Gakhar Cement Limited / ' +
      'Cement 8.14, Sadhoke Systems Limited / Technology 7.35, Aik Nala Petroleum Limited / Oil & Gas Exploration 6.58, Ghakkar Islamic ' +
      'Bank Limited / Islamic Banks 5.87, Nandipur Power Limited / Power 4.62, Wazirabad Road Cement Limited / Cement 3.91, Sialkot Road ' +
      'Motors Limited / Automobiles 3.05, Baddoki Textiles Limited / Textile 2.24',
  ),
  ter: 3.91,
  fof: 76,
  metrics: [
    ['Beta', 0.95, 2],
    ['Price to Earnings (x)', 4.9, 1],
    ['Dividend Yield (%)', 7.3, 1],
  ],
});

/** In the order of the report: each fund before its Islamic twin. */
export const FUNDS = [cash, islamicCash, income, islamicIncome, stocks, islamicStocks];

/** The managers’ comments on the month. */
export const COMMENTS: Readonly<Record<string, string>> = {
  KCF: 'The Fund took part in the auctions of Treasury Bills with its bids in the tenor of three months, and kept a high share in deposits.',
  KICF: 'Islamic banks raised their rates for large deposits towards the end of the quarter. The Fund let two short Sukuk mature.',
  KIF: 'The Fund replaced fixed rate bonds by floating rate bonds with resets twice a year, and keeps its duration below one year.',
  KIIF: 'No new Ijara Sukuk were auctioned in the month. The Fund bought variable rental Sukuk in the secondary market below par.',
  KSF: 'Floods and a weaker rupee weighed on the market. The Fund reduced cement companies and added to exporters of technology.',
  KISF: 'The Fund is overweight in exploration companies, which earn in US dollars, and in fertilizer companies with stable demand.',
};
