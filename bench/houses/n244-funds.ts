/** The funds of AMC N244, all of them conventional: two of rates, one of debt, and three of shares. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'Central Depository Company of Pakistan Ltd.',
  auditor_raw: 'BDO Ebrahim & Co.',
  par_value_raw: 'PKR 10/-',
  pricing_mechanism_raw: 'Forward Day',
  listing_raw: 'PSX',
  dealing_days_raw: 'Mon - Fri (banking days)',
  cutoff_raw: '3:00 pm (Fri 4:00 pm)',
  leverage_raw: 'NIL',
  minimum_initial_raw: 'PKR 500/-',
  minimum_subsequent_raw: 'PKR 500/-',
  back_end_load_raw: 'NIL',
});

const REST = 'Others incl. Receivables';
const EQUITIES = 'Listed Equities';

const cash = fund({
  name: 'Mirwah Cash Management Fund',
  abbr: 'MCMF',
  model: s.rate([2011, 6, 13], 10, 0.1, 812_000_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '70% 3M PKRV + 30% 3M avg. deposit rate of three AA rated scheduled banks (MUFAP selected)',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    pricing_mechanism_raw: 'Backward Day',
    management_fee_raw: 'Upto 7.5% of gross earnings (min. 0.25% p.a.)',
    front_end_load_raw: 'NIL',
    cutoff_raw: '10:00 am',
    investment_objective_raw:
      'MCMF seeks to generate optimal returns with minimum risk and daily liquidity by investing mainly in short ' +
      'term Government securities, bank deposits and money market instruments.',
  },
  rating: ['AA+(f)', 'PACRA', [2022, 9, 28]],
  asset: s.weights(`Bank Balances 38.4, T-Bills 49.6, Placements with DFIs 9.3, ${REST} 2.7`),
  second: s.credit(`Govt. Sec. 49.6, AAA 18.1, AA+ 20.7, AA 8.9, ${REST} 2.7`),
  papers: [],
  ter: 1.14,
  metrics: [
    ['Wtd. Avg. Time to Maturity (days)', 29, 0],
    ['Duration (days)', 26, 0],
  ],
});

const income = fund({
  name: 'Mirwah Regular Income Fund',
  abbr: 'MRIF',
  model: s.rate([2008, 2, 25], 10, -0.4, 263_000_000),
  profile: {
    category_raw: 'Income',
    benchmark_raw: '6M KIBOR',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Upto 1.50% p.a. of avg. net assets',
    front_end_load_raw: 'Upto 1.50%',
    investment_objective_raw:
      'MRIF seeks to provide unit holders with a steady stream of income at moderate risk through a portfolio of ' +
      'investment grade debt securities, Government securities and bank deposits.',
  },
  rating: ['A+(f)', 'PACRA', [2023, 3, 3]],
  asset: s.weights(`Bank Balances 43.2, TFCs / Sukuks 27.8, PIBs 14.6, T-Bills 10.3, ${REST} 4.1`),
  second: s.credit(`Govt. Sec. 24.9, AAA 8.4, AA+ 22.3, AA 19.6, AA- 12.4, A+ 6.6, NR / UR 1.7, ${REST} 4.1`),
  papers: s.papers(
    'Jhal Bank Limited - TFC (23-Dec-21) / TFC 6.21, Kachhi Power Limited - Sukuk (15-Nov-17) / Sukuk 4.96, Bolari ' +
      'Bank Limited - TFC (05-Jul-18) / TFC 4.37, Talhar Microfinance Bank - TFC (26-Jun-22) / TFC 3.58, Nara Canal ' +
      'Fertilizers - Sukuk (31-Mar-20) / Sukuk 2.84, Jhal Bank Limited - TFC II (19-Aug-20) / TFC 2.27, Kot Diji ' +
      'Motors - TFC (11-Oct-21) / TFC 1.63',
  ),
  ter: 1.87,
  metrics: [
    ['Wtd. Avg. Time to Maturity (years)', 1.9, 1],
    ['Duration (years)', 0.41, 2],
  ],
});

const high = fund({
  name: 'Mirwah Enhanced Yield Fund',
  abbr: 'MEYF',
  model: s.rate([2010, 10, 18], 10, 0.6, 41_700_000),
  profile: {
    category_raw: 'Aggressive Fixed Income',
    benchmark_raw: '12M KIBOR',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Upto 1.75% p.a. of avg. net assets',
    front_end_load_raw: 'Upto 2.00%',
    investment_objective_raw:
      'MEYF seeks to earn a higher yield over the medium term by investing in corporate debt, including instruments ' +
      'of lower rating and Margin Trading System.',
  },
  rating: ['A-(f)', 'PACRA', [2023, 3, 3]],
  asset: s.weights(`TFCs / Sukuks 56.1, Bank Balances 33.4, MTS 6.8, ${REST} 3.7`),
  second: s.credit(`AAA 3.3, AA+ 11.6, AA 27.2, A+ 29.3, A 14.1, NR / UR 10.8, ${REST} 3.7`),
  papers: s.papers(
    'Talhar Microfinance Bank - TFC (26-Jun-22) / TFC 13.92, Kot Diji Motors - TFC (11-Oct-21) / TFC 10.46, Nara ' +
      'Canal Fertilizers - Sukuk (31-Mar-20) / Sukuk 8.77, Bolari Bank Limited - TFC (05-Jul-18) / TFC 7.35, Jati ' +
      'Housing Finance - TFC (29-Sep-21) / TFC 5.18',
  ),
  ter: 2.31,
  metrics: [
    ['Wtd. Avg. Time to Maturity (years)', 3.2, 1],
    ['Duration (years)', 0.56, 2],
  ],
});

const SHARES: Partial<s.Profile> = {
  risk_profile_raw: 'High',
  risk_of_principal_raw: 'Principal at high risk',
  front_end_load_raw: 'Upto 3.00%',
};

const stock = fund({
  name: 'Mirwah Stock Fund',
  abbr: 'MSF',
  model: s.market([2006, 8, 21], 10, 1.03, 118_000_000),
  profile: {
    ...SHARES,
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index (Total Return)',
    management_fee_raw: 'Upto 3.00% p.a. of avg. net assets',
    investment_objective_raw:
      'MSF seeks long term capital appreciation from an actively managed portfolio of listed equity securities ' +
      'that offer capital gains and dividends.',
  },
  rating: null,
  asset: s.weights(`${EQUITIES} 93.6, Bank Balances 4.9, ${REST} 1.5`),
  second: s.sectors(
    'Oil & Gas Exploration Cos. 20.8, Commercial Banks 18.6, Fertilizer 14.2, Cement 13.1, Technology & Comm. 9.7, ' +
      'Other sectors 17.2',
  ),
  papers: s.papers(
    'Lakhat Petroleum Ltd. / OGEC 8.91, Jhal Bank Limited / Banks 7.84, Nara Canal Fertilizers / Fert. 7.42, ' +
      'Systron Pakistan Ltd. / Tech. 6.63, Gharo Cement Ltd. / Cement 5.77, Khirsar Gas Ltd. / OGEC 5.31, Bolari ' +
      'Bank Limited / Banks 4.82, Kachhi Power Limited / Power 4.26, Makli Cement Ltd. / Cement 3.89, Sonda ' +
      'Chemicals Ltd. / Chem. 3.14',
  ),
  ter: 4.29,
  metrics: [
    ['Beta', 1.01, 2],
    ['Std. Dev. (%)', 19.3, 1],
    ['P/E (x)', 3.9, 1],
  ],
});

const mixed = fund({
  name: 'Mirwah Dynamic Allocation Fund',
  abbr: 'MDAF',
  model: s.market([2013, 1, 7], 10, 0.55, 34_900_000),
  profile: {
    ...SHARES,
    category_raw: 'Asset Allocation',
    benchmark_raw: 'Weighted avg. of KSE-100 Index, 6M KIBOR and 3M deposit rate based on actual investments',
    management_fee_raw: 'Upto 2.50% p.a. of avg. net assets',
    investment_objective_raw:
      'MDAF seeks to maximize risk adjusted returns by shifting its assets between equities, fixed income and cash ' +
      'on the outlook of the management company.',
  },
  rating: null,
  asset: s.weights(`${EQUITIES} 52.3, Bank Balances 31.6, TFCs / Sukuks 12.2, ${REST} 3.9`),
  second: s.sectors(
    'Commercial Banks 13.2, Oil & Gas Exploration Cos. 11.6, Cement 9.1, Fertilizer 6.8, Other sectors 11.6',
  ),
  papers: s.papers(
    'Jhal Bank Limited / Banks 6.12, Lakhat Petroleum Ltd. / OGEC 5.87, Gharo Cement Ltd. / Cement 5.03, Talhar ' +
      'Microfinance Bank - TFC (26-Jun-22) / TFC 4.58, Khirsar Gas Ltd. / OGEC 4.11, Nara Canal Fertilizers / Fert. ' +
      '3.64, Bolari Bank Limited / Banks 3.22, Makli Cement Ltd. / Cement 2.71, Kachhi Power Limited / Power 2.35, ' +
      'Systron Pakistan Ltd. / Tech. 1.94',
  ),
  ter: 3.61,
  metrics: [
    ['Beta', 0.54, 2],
    ['Std. Dev. (%)', 11.4, 1],
  ],
});

const index = fund({
  name: 'Mirwah KSE-30 Tracker Fund',
  abbr: 'MKTF',
  model: s.market([2021, 3, 29], 10, 0.99, 21_300_000),
  profile: {
    ...SHARES,
    category_raw: 'Index Tracker',
    benchmark_raw: 'KSE-30 Index',
    management_fee_raw: 'Upto 1.00% p.a. of avg. net assets',
    front_end_load_raw: 'Upto 1.00%',
    investment_objective_raw:
      'MKTF seeks to track the performance of the KSE-30 Index by investing in its constituents in proportion to ' +
      'their weights.',
  },
  rating: null,
  asset: s.weights(`${EQUITIES} 97.2, Bank Balances 2.1, ${REST} 0.7`),
  second: s.sectors(
    'Commercial Banks 24.4, Oil & Gas Exploration Cos. 19.1, Fertilizer 17.7, Technology & Comm. 9.9, Cement 8.6, ' +
      'Other sectors 17.5',
  ),
  papers: s.papers(
    'Nara Canal Fertilizers / Fert. 10.26, Jhal Bank Limited / Banks 9.15, Lakhat Petroleum Ltd. / OGEC 8.38, ' +
      'Khirsar Gas Ltd. / OGEC 7.61, Systron Pakistan Ltd. / Tech. 6.94, Bolari Bank Limited / Banks 5.49, Gharo ' +
      'Cement Ltd. / Cement 4.73, Kachhi Power Limited / Power 4.04, Sonda Chemicals Ltd. / Chem. 2.83, Makli ' +
      'Cement Ltd. / Cement 2.46',
  ),
  ter: 1.58,
  metrics: [['Tracking Error (%)', 0.9, 2]],
});

/** In the order of the pages. */
export const FUNDS: readonly s.Fund[] = [cash, income, high, stock, mixed, index];

export const BREACHES: Readonly<Record<string, readonly s.Breach[]>> = {
  MRIF: [{ name: 'Dokri Sugar Mills Limited - TFC', type: 'Below Inv. Grade', cost: 65.25, provided: 65.25 }],
  MEYF: [
    { name: 'Talhar Microfinance Bank - TFC', type: 'Single Entity > 10%', cost: 55.1, provided: 0 },
    { name: 'Dokri Sugar Mills Limited - TFC', type: 'Below Inv. Grade', cost: 24.75, provided: 24.75 },
  ],
};
