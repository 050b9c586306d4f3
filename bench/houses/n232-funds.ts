/** The funds of AMC N232: money market, income, stocks, a young Islamic allocation fund, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end Scheme',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'A.F. Ferguson & Co., Chartered Accountants',
  pricing_mechanism_raw: 'Forward Pricing',
  listing_raw: 'Pakistan Stock Exchange Limited',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:00 pm',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Rs. 10,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  back_end_load_raw: 'Nil',
});

const liquid = fund({
  name: 'Karomber Money Market Fund',
  abbr: 'KMMF',
  model: s.rate([2012, 4, 16], 100, 0.1, 83_400_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '70% three (3) months PKRV rates and 30% three (3) months average deposit rate of AA rated banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Very Low',
    pricing_mechanism_raw: 'Backward Pricing',
    cutoff_raw: '9:30 am',
    management_fee_raw: '7.50% of gross earnings, min. 0.25% and max. 1.00% p.a. of net assets',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'KMMF aims to generate competitive, stable returns with a high degree of liquidity by investing in short-term ' +
      'Government securities and in placements with highly rated financial institutions.',
  },
  rating: ['AA(f)', 'PACRA', [2020, 10, 15]],
  asset: s.weights('T-Bills 62.3, Cash 24.8, TDRs / COIs 11.6, Others incl. Receivables 1.3'),
  second: s.credit('Govt. Securities (AAA) 62.3, AAA 12.7, AA+ 15.4, AA 8.3, Others incl. Receivables 1.3'),
  papers: [],
  ter: 0.58,
  metrics: [['Weighted Avg. Maturity (Days)', 46, 0]],
});

const income = fund({
  name: 'Karomber Income Fund',
  abbr: 'KIF',
  model: s.rate([2008, 11, 24], 50, 0.6, 61_900_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: 'Six (6) months KIBOR rates',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Medium',
    management_fee_raw: '8.00% of gross earnings, max. 1.50% p.a. of net assets',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'KIF aims to provide investors with a good rate of current income and an opportunity for capital growth from a ' +
      'portfolio of Government securities, term finance certificates, sukuk and bank deposits.',
  },
  rating: ['A+(f)', 'PACRA', [2020, 10, 15]],
  asset: s.weights('TFCs / Sukuk 33.4, PIBs 18.7, T-Bills 9.2, Cash 36.1, Others incl. Receivables 2.6'),
  second: s.credit(
    'Govt. Securities (AAA) 27.9, AAA 9.4, AA+ 17.2, AA 15.8, A+ 18.3, A- 8.8, Others incl. Receivables 2.6',
  ),
  papers: s.papers(
    'Chitral Hydropower Limited / Power 6.93, Bank of Yarkhun Limited / Commercial Banks 5.87, Broghil Chemicals ' +
      'Limited / Chemical 4.82, Mastuj Microfinance Bank Limited / Microfinance 4.11, Ishkoman Motors Limited / ' +
      'Automobile Assembler 2.94, Darkot Textile Mills Limited / Textile 1.78',
  ),
  ter: 1.63,
  metrics: [
    ['Weighted Avg. Maturity (Years)', 1.8, 2],
    ['Modified Duration (Years)', 0.37, 2],
  ],
});

const stock = fund({
  name: 'Karomber Stock Fund',
  abbr: 'KSF',
  model: s.market([2006, 9, 11], 50, 1.02, 34_700_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'High',
    management_fee_raw: '2.00% p.a. of average daily net assets',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'KSF aims at long-term capital appreciation and dividend income from a diversified portfolio of equities that ' +
      'are listed on the Pakistan Stock Exchange.',
  },
  rating: null,
  asset: s.weights('Listed Equities 92.6, Cash 5.8, Others incl. Receivables 1.6'),
  second: s.sectors(
    'Commercial Banks 22.6, Cement 16.9, Oil & Gas Exploration 13.8, Fertilizer 10.4, Technology 8.7, ' +
      'Other sectors 20.2',
  ),
  papers: s.papers(
    'Bank of Yarkhun Limited / Commercial Banks 8.64, Laspur Cement Limited / Cement 7.92, Hunza Oilfields Limited / ' +
      'Oil & Gas Exploration 7.31, Immit Fertilizer Limited / Fertilizer 6.58, Ghizer Systems Limited / Technology ' +
      '5.87, Khot Bank Limited / Commercial Banks 5.02, Pechus Cement Limited / Cement 4.46, Chapursan Petroleum ' +
      'Limited / Oil & Gas Exploration 3.89, Chitral Hydropower Limited / Power 3.27, Darkot Textile Mills Limited / ' +
      'Textile 2.61',
  ),
  ter: 3.62,
  metrics: [
    ['Portfolio Turnover (%)', 18.4, 1],
    ['Beta', 1.03, 2],
    ['Sharpe Ratio', 0.72, 2],
  ],
});

const islamic = fund({
  name: 'Karomber Islamic Asset Allocation Fund',
  abbr: 'KIAAF',
  model: s.market([2019, 10, 7], 100, 0.66, 9_300_000),
  profile: {
    category_raw: 'Shariah Compliant Asset Allocation Scheme',
    benchmark_raw: '60% KMI-30 Index and 40% six (6) months average deposit rate of A rated Islamic banks',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'High',
    trustee_raw: 'MCB Financial Services Limited',
    management_fee_raw: '1.75% p.a. of average daily net assets',
    front_end_load_raw: '2.50%',
    minimum_initial_raw: 'Rs. 5,000',
    investment_objective_raw:
      'KIAAF aims to earn a potentially high Halal return by allocating its assets among Shariah compliant equities, ' +
      'sukuk and deposits with Islamic banks.',
  },
  rating: null,
  asset: s.weights('Listed Equities 61.3, Sukuk 14.2, Cash 22.4, Others incl. Receivables 2.1'),
  second: s.sectors('Cement 17.8, Oil & Gas Exploration 13.2, Fertilizer 10.1, Technology 8.4, Other sectors 11.8'),
  papers: s.papers(
    'Laspur Cement Limited / Cement 8.22, Hunza Oilfields Limited / Oil & Gas Exploration 7.64, Ghizer Systems ' +
      'Limited / Technology 6.47, Chitral Hydropower Limited / Power (Sukuk) 6.03, Immit Fertilizer Limited / ' +
      'Fertilizer 5.31, Pechus Cement Limited / Cement 4.58, Broghil Chemicals Limited / Chemical 3.44',
  ),
  ter: 2.94,
  metrics: [
    ['Portfolio Turnover (%)', 12.7, 1],
    ['Beta', 0.71, 2],
  ],
});

const BIRTH: s.Day = [2013, 6, 3];
const REST = 'Others incl. Receivables';

const pension = fund({
  ...s.EMPTY,
  name: 'Karomber Pension Fund',
  abbr: 'KPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary Pension Scheme',
    fund_type_raw: 'Open-end Pension Scheme',
    benchmark_raw: null,
    risk_profile_raw: 'Investor dependent',
    listing_raw: null,
    management_fee_raw: '1.50% p.a. of average daily net assets of each sub-fund',
    front_end_load_raw: '3.00%',
    minimum_initial_raw: 'Rs. 1,000',
    minimum_subsequent_raw: 'Rs. 500',
    investment_objective_raw:
      'KPF aims to provide participants with a portable, individualized, funded and flexible pension scheme that ' +
      'helps them to plan their retirement.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 0.95, 1_340_000), {
      asset: s.weights(`Listed Equities 91.8, Cash 6.4, ${REST} 1.8`),
      papers: s.papers(
        'Bank of Yarkhun Limited / Commercial Banks 8.91, Laspur Cement Limited / Cement 8.13, Hunza Oilfields ' +
          'Limited / Oil & Gas Exploration 7.46, Immit Fertilizer Limited / Fertilizer 6.72, Ghizer Systems ' +
          'Limited / Technology 5.24',
      ),
      ter: 2.31,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, -0.5, 1_870_000), {
      asset: s.weights(`PIBs 44.3, T-Bills 23.6, Cash 29.9, ${REST} 2.2`),
      papers: [],
      ter: 1.72,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.7, 2_460_000), {
      asset: s.weights(`T-Bills 71.4, Cash 27.2, ${REST} 1.4`),
      papers: [],
      ter: 1.54,
    }),
  ],
});

/** In the order of the pages. */
export const FUNDS: readonly s.Fund[] = [liquid, income, stock, islamic, pension];

/** The management fee charged, in percent of net assets a year, by fund or sub-fund. */
export const CHARGED: Readonly<Record<string, string>> = {
  KMMF: '0.31',
  KIF: '0.86',
  KSF: '2.00',
  KIAAF: '1.75',
  'Equity Sub-Fund': '1.50',
  'Debt Sub-Fund': '1.25',
  'Money Market Sub-Fund': '1.00',
};

export const MANAGERS: Readonly<Record<string, string>> = {
  KMMF: 'Samina Baig Laspuri',
  KIF: 'Samina Baig Laspuri',
  KSF: 'Zarrar Ali Broghili, CFA',
  KIAAF: 'Zarrar Ali Broghili, CFA',
  KPF: 'Mir Wali Yasini, ACMA',
};

export const DEFAULTED: s.Breach = { name: 'Sor Laspur Leasing Limited', type: 'TFC', cost: 38.5, provided: 38.5 };

export const VIEWS: Readonly<Record<string, string>> = {
  KMMF:
    'Secondary market yields of short T-Bills edged up over the month. The Fund kept its maturity short and moved a ' +
    'part of its maturities to daily product accounts.',
  KIF:
    'Spreads of new corporate issues stayed tight. The Fund trimmed its longer PIBs ahead of the monetary policy ' +
    'announcement and subscribed to a banking sector TFC.',
  KSF:
    'The local bourse gave mixed signals in the result season as foreigners remained net sellers. The Fund added to ' +
    'cements and technology and realized gains in textiles.',
  KIAAF:
    'The Fund reduced its equity exposure into strength and parked the proceeds with Islamic banks, while it awaits ' +
    'better entry points and new sukuk issues.',
  KPF:
    'The Equity Sub-Fund follows the model portfolio of KSF. The Debt Sub-Fund shortened its duration, and the Money ' +
    'Market Sub-Fund remained in T-Bills and in daily product accounts.',
};
