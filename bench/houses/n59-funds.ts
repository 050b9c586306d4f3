/** The funds of AMC N59: a cash, an income, an asset allocation and a stock fund. */
import * as s from './shared12.ts';

const CDC = 'Central Depository Company of Pakistan Limited';
const MCBFSL = 'MCB Financial Services Limited';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: CDC,
  auditor_raw: 'A. F. Ferguson & Co.',
  pricing_mechanism_raw: 'Forward pricing',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '4:00 pm',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  back_end_load_raw: 'Nil',
});

export const FUNDS = [
  fund({
    name: 'Buner Cash Fund',
    abbr: 'BCF',
    model: s.rate([2010, 9, 13], 100, 0.1, 39_700_000),
    profile: {
      category_raw: 'Money market scheme',
      benchmark_raw: '50% three-month PKRV and 50% three-month deposit rates of three AA rated banks',
      risk_profile_raw: 'Low',
      pricing_mechanism_raw: 'Backward pricing',
      cutoff_raw: '10:00 am',
      management_fee_raw: '1.00%',
      front_end_load_raw: 'Nil',
      investment_objective_raw: 'To provide unit holders with safety, liquidity and a return above that of deposits.',
    },
    rating: ['AA(f)', 'PACRA', [2014, 6, 19]],
    asset: s.weights('T-Bills 81.3, Bank balances 16.8, Other assets 1.9'),
    second: s.credit('Government 81.3, AAA 4.7, AA+ 7.3, AA 4.8, Other assets 1.9'),
    papers: [],
    ter: 1.31,
    metrics: [['Weighted average maturity (days)', 66, 0]],
  }),
  fund({
    name: 'Buner Income Fund',
    abbr: 'BIF',
    model: s.rate([2005, 12, 5], 50, 0.8, 28_400_000),
    profile: {
      category_raw: 'Income scheme',
      benchmark_raw: 'Average of six-month KIBOR ask rates',
      risk_profile_raw: 'Moderate',
      trustee_raw: MCBFSL,
      management_fee_raw: '1.50%',
      front_end_load_raw: '1.50%',
      investment_objective_raw: 'To provide regular income from a diversified portfolio of debt securities.',
    },
    rating: ['A+(f)', 'PACRA', [2014, 6, 19]],
    asset: s.weights('T-Bills 28.7, PIBs 24.2, TFCs and Sukuk 23.6, Bank balances 21.4, Other assets 2.1'),
    second: s.credit('Government 52.9, AAA 6.2, AA+ 10.8, AA 13.1, AA- 9.6, A+ 5.3, Other assets 2.1'),
    papers: s.papers(
      'Daggar Bank TFC-IV 6.73, Pir Baba Telecom TFC 5.12, Ambela Cement Sukuk 4.38, Gadezai Power Sukuk 3.64, Chagharzai Leasing TFC 2.41',
    ),
    ter: 2.02,
    metrics: [['Weighted average maturity (days)', 583, 0]],
  }),
  fund({
    name: 'Buner Asset Allocation Fund',
    abbr: 'BAAF',
    model: s.market([2008, 3, 24], 50, 0.62, 13_200_000),
    profile: {
      category_raw: 'Asset allocation scheme',
      benchmark_raw: 'KSE-30 Index and six-month KIBOR in the proportion of net assets',
      risk_profile_raw: 'High',
      auditor_raw: 'Ernst & Young Ford Rhodes Sidat Hyder',
      trustee_raw: MCBFSL,
      management_fee_raw: '2.00%',
      front_end_load_raw: '2.50%',
      investment_objective_raw: 'To earn a competitive return by moving between shares, debt and cash.',
    },
    rating: null,
    asset: s.weights('Shares 57.4, PIBs 19.8, Bank balances 20.6, Other assets 2.2'),
    second: s.sectors('Fertilizer 14.2, Oil and gas 13.8, Power 11.3, Banks 9.7, Cement 6.1'),
    papers: s.papers(
      'Daggar Exploration 7.12, Totalai Fertilizer 6.54, Gadezai Power 5.83, Pir Baba Bank 5.02, Ambela Cement 4.17, Nawagai Fertilizer 3.48',
    ),
    ter: 2.93,
    metrics: [['Number of shares held', 19, 0]],
  }),
  fund({
    name: 'Buner Stock Fund',
    abbr: 'BSF',
    model: s.market([2003, 8, 18], 100, 1.01, 10_900_000),
    profile: {
      category_raw: 'Equity scheme',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      auditor_raw: 'Ernst & Young Ford Rhodes Sidat Hyder',
      management_fee_raw: '2.00%',
      front_end_load_raw: '3.00%',
      investment_objective_raw: 'To seek long-term growth of capital in the shares of listed companies.',
    },
    rating: null,
    asset: s.weights('Shares 90.2, Bank balances 8.1, Other assets 1.7'),
    second: s.sectors('Oil and gas 26.1, Banks 22.8, Cement 15.3, Fertilizer 12.9, Power 7.4'),
    papers: s.papers(
      'Daggar Exploration 9.83, Pir Baba Bank 8.64, Ambela Cement 7.92, Totalai Fertilizer 7.03, Karakar Petroleum 6.31, Elum Bank 5.27, Gadezai Power 4.46, Nawagai Fertilizer 3.72, Shalbandi Motors 2.91, Jowar Textile 2.05',
    ),
    ter: 3.27,
    metrics: [['Number of shares held', 31, 0]],
  }),
];

/** Who does what for which fund, as codes. */
export const PEOPLE: readonly (readonly [name: string, codes: Readonly<Record<string, string>>])[] = [
  ['Fazal Rabbi Khan', { BCF: 'CE', BIF: 'CE', BAAF: 'CE', BSF: 'CE' }],
  ['Gul Rukh Salarzai, CFA', { BCF: 'CI', BIF: 'CI', BAAF: 'CI', BSF: 'CI' }],
  ['Bakht Zada', { BCF: 'FM', BIF: 'FM' }],
  ['Sabina Gadezai', { BAAF: 'FM' }],
  ['Umar Farooq Swati, CFA', { BAAF: 'AR', BSF: 'FM' }],
];

export const ROLES: Readonly<Record<string, string>> = {
  CE: 'Chief Executive Officer',
  CI: 'Chief Investment Officer',
  FM: 'Fund Manager',
  AR: 'Analyst of Shares',
};
