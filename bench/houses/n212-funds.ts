/** The funds of AMC N212: cash, sovereign income, Islamic income, multi asset, two of stocks, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'A. F. Ferguson & Co., Chartered Accountants',
  registrar_raw: 'F.D. Registrar Services (Pvt.) Limited',
  par_value_raw: 'PKR 100/-',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday (except public holidays)',
  cutoff_raw: '3:00 p.m.',
  listing_raw: 'Pakistan Stock Exchange Limited',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'PKR 5,000/-',
  minimum_subsequent_raw: 'PKR 1,000/-',
  front_end_load_raw: 'Nil',
  back_end_load_raw: 'Nil',
});

const cash = fund({
  name: 'Gandava Cash Reserve Fund',
  abbr: 'GCRF',
  model: s.rate([2011, 3, 14], 100, 0.1, 214_600_000),
  fof: 1_186,
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw:
      '90% three (3) months PKRV rates + 10% three (3) months average of highest rates on savings account of three ' +
      '(3) AA rated scheduled banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at Very Low Risk',
    cutoff_raw: '3:00 p.m. (9:30 a.m. for same day redemption)',
    management_fee_raw: 'Up to 1.25% per annum of average daily net assets',
    investment_objective_raw:
      'The Fund aims to deliver stable and competitive returns to its investors, with strong emphasis on liquidity ' +
      'and preservation of capital, by investing in short term government securities and money market placements.',
  },
  rating: ['AA+(f)', 'PACRA', [2025, 9, 18]],
  asset: s.weights(
    'T-Bills 58.6, Bank Balances 21.4, Letters of Placement 9.3, Commercial Papers 5.2, ' +
      'PIBs 4.1, Others incl. Receivables 1.4',
  ),
  second: s.credit('Government Securities 62.7, AAA 13.9, AA+ 14.2, AA 7.8, Others incl. Receivables 1.4'),
  papers: [],
  ter: 0.92,
  metrics: [
    ['Weighted Average Time to Maturity (Days)', 58, 0],
    ['Portfolio Yield (%)', 10.83, 2],
  ],
});

const sovereign = fund({
  name: 'Gandava Sovereign Income Fund',
  abbr: 'GSIF',
  model: s.rate([2009, 6, 22], 50, 0.6, 73_800_000),
  profile: {
    category_raw: 'Sovereign Income Scheme',
    benchmark_raw: '90% six (6) months PKRV rates + 10% six (6) months average of highest rates on savings account',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at Medium Risk',
    par_value_raw: 'PKR 50/-',
    management_fee_raw: 'Up to 1.50% per annum of average daily net assets',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'The Fund seeks to generate a higher risk-free return than short term deposits by investing primarily in ' +
      'securities issued by the Government of Pakistan.',
  },
  rating: ['AA-(f)', 'PACRA', [2025, 9, 18]],
  asset: s.weights('PIBs 52.3, T-Bills 29.7, Bank Balances 15.2, Others incl. Receivables 2.8'),
  second: s.credit('Government Securities 82.0, AAA 6.9, AA+ 5.4, AA- 2.9, Others incl. Receivables 2.8'),
  papers: [],
  ter: 1.68,
  metrics: [
    ['Weighted Average Time to Maturity (Years)', 2.7, 1],
    ['Macaulay Duration (Years)', 1.62, 2],
    ['Portfolio Yield (%)', 11.46, 2],
  ],
});

const islamicIncome = fund({
  name: 'Gandava Islamic Income Fund',
  abbr: 'GIIF',
  model: s.rate([2016, 10, 10], 100, -0.3, 48_900_000),
  fof: 742,
  profile: {
    category_raw: 'Shariah Compliant Income Scheme',
    benchmark_raw:
      '75% six (6) months PKISRV rates + 25% six (6) months average of highest rates on savings account of three (3) ' +
      'AA rated Islamic banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at Medium Risk',
    auditor_raw: 'Yousuf Adil, Chartered Accountants',
    management_fee_raw: 'Up to 1.50% per annum of average daily net assets',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'The Fund aims to provide its investors with competitive halal returns from a diversified portfolio of long, ' +
      'medium and short term Shariah compliant debt instruments and bank deposits.',
  },
  rating: ['A+(f)', 'PACRA', [2025, 4, 25]],
  asset: s.weights(
    'GoP Ijara Sukuk 37.4, Corporate Sukuk 23.8, Islamic Bank Balances 31.6, Short Term Sukuk 4.7, ' +
      'Others incl. Receivables 2.5',
  ),
  second: s.credit(
    'Government Securities 37.4, AAA 17.3, AA+ 16.2, AA 13.4, AA- 7.8, A+ 5.4, Others incl. Receivables 2.5',
  ),
  papers: s.papers(
    'Bhag Nari Power Limited - Sukuk / AA 6.82, Shoran Islamic Bank Limited - Tier II Sukuk / AA- 5.41, ' +
      'Khajuri Chemicals Limited - Sukuk / AA 4.73, Chhatr Telecom Limited - Sukuk / AA+ 3.96, ' +
      'Sanni Engineering Limited - Sukuk / A+ 2.88',
  ),
  ter: 1.74,
  metrics: [
    ['Weighted Average Time to Maturity (Years)', 2.2, 1],
    ['Portfolio Yield (%)', 11.08, 2],
  ],
});

const multi = fund({
  name: 'Gandava Multi Asset Fund',
  abbr: 'GMAF',
  model: s.market([2008, 12, 15], 50, 0.54, 22_400_000),
  profile: {
    category_raw: 'Asset Allocation Scheme',
    benchmark_raw: 'KSE-100 Index and six (6) months KIBOR, weighted by the actual allocation of the Fund',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at High Risk',
    par_value_raw: 'PKR 50/-',
    auditor_raw: 'Yousuf Adil, Chartered Accountants',
    management_fee_raw: 'Up to 2.50% per annum of average daily net assets',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'The Fund endeavours to provide long term capital growth by actively shifting its investments between ' +
      'equities, government securities and cash in line with the outlook of each market.',
  },
  rating: ['3-Star', 'VIS', [2025, 8, 22]],
  asset: s.weights('Equities 55.8, PIBs 19.6, Bank Balances 17.3, TFCs / Sukuk 5.1, Others incl. Receivables 2.2'),
  second: s.sectors(
    'Commercial Banks 16.2, Fertilizer 9.8, Oil & Gas Exploration Companies 8.7, Cement 7.4, Power Generation & ' +
      'Distribution 4.3, Other sectors 9.4',
  ),
  papers: s.papers(
    'Faiz Bank Limited / Commercial Banks 6.48, Manjhu Fertilizers Limited / Fertilizer 5.92, Kotra Oil & Gas ' +
      'Limited / Oil & Gas Exploration Companies 5.37, Kachi Plains Cement Limited / Cement 4.66, Dombki Bank ' +
      'Limited / Commercial Banks 4.05, Bhag Nari Power Limited / Power Generation & Distribution 3.18, Nari ' +
      'Tractors Limited / Automobile Assembler 2.44',
  ),
  ter: 3.12,
  metrics: [
    ['Number of Equity Holdings', 26, 0],
    ['Beta', 0.58, 2],
  ],
});

const stock = fund({
  name: 'Gandava Stock Fund',
  abbr: 'GSF',
  model: s.market([2003, 9, 8], 100, 1.04, 13_700_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at High Risk',
    management_fee_raw: 'Up to 3.00% per annum of average daily net assets',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'The Fund aims to maximise total return for its investors over the long term by investing in a diversified ' +
      'portfolio of listed equity securities with attractive valuations.',
  },
  rating: ['4-Star', 'VIS', [2025, 8, 22]],
  asset: s.weights('Equities 95.1, Bank Balances 3.4, Others incl. Receivables 1.5'),
  second: s.sectors(
    'Commercial Banks 27.4, Oil & Gas Exploration Companies 16.3, Fertilizer 13.2, Cement 12.6, Technology & ' +
      'Communication 5.1, Other sectors 20.5',
  ),
  papers: s.papers(
    'Faiz Bank Limited / Commercial Banks 9.43, Kotra Oil & Gas Limited / Oil & Gas Exploration Companies 8.87, ' +
      'Manjhu Fertilizers Limited / Fertilizer 8.12, Dombki Bank Limited / Commercial Banks 7.35, Kachi Plains ' +
      'Cement Limited / Cement 6.24, Syahaf Commercial Bank Limited / Commercial Banks 5.19, Bhag Nari Power Limited ' +
      '/ Power Generation & Distribution 4.43, Chhatr Telecom Limited / Technology & Communication 3.71, Nari ' +
      'Tractors Limited / Automobile Assembler 3.02, Harand Pharma Limited / Pharmaceuticals 2.55',
  ),
  ter: 4.11,
  metrics: [
    ['Number of Equity Holdings', 38, 0],
    ['Beta', 1.03, 2],
    ['Standard Deviation (%)', 19.7, 2],
  ],
});

const islamicStock = fund({
  name: 'Gandava Islamic Stock Fund',
  abbr: 'GISF',
  model: s.market([2013, 11, 18], 50, 0.99, 31_500_000),
  profile: {
    category_raw: 'Shariah Compliant Equity Scheme',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at High Risk',
    par_value_raw: 'PKR 50/-',
    auditor_raw: 'Yousuf Adil, Chartered Accountants',
    management_fee_raw: 'Up to 3.00% per annum of average daily net assets',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'The Fund seeks capital appreciation over the medium to long term by investing in Shariah compliant listed ' +
      'equities that are screened by the Shariah Advisor.',
  },
  rating: null,
  asset: s.weights('Equities 93.6, Islamic Bank Balances 4.9, Others incl. Receivables 1.5'),
  second: s.sectors(
    'Oil & Gas Exploration Companies 20.4, Cement 17.8, Fertilizer 15.6, Power Generation & Distribution 9.2, ' +
      'Islamic Banks 8.7, Other sectors 21.9',
  ),
  papers: s.papers(
    'Kotra Oil & Gas Limited / Oil & Gas Exploration Companies 10.26, Manjhu Fertilizers Limited / Fertilizer 9.14, ' +
      'Kachi Plains Cement Limited / Cement 8.53, Bhag Nari Power Limited / Power Generation & Distribution 6.67, ' +
      'Shoran Islamic Bank Limited / Islamic Banks 6.02, Bibiwari Petroleum Limited / Oil & Gas Exploration ' +
      'Companies 5.45, Zamran Cement Limited / Cement 4.58, Harand Pharma Limited / Pharmaceuticals 3.37, Nari ' +
      'Tractors Limited / Automobile Assembler 2.81, Khajuri Chemicals Limited / Chemical 2.16',
  ),
  ter: 4.19,
  metrics: [
    ['Number of Equity Holdings', 31, 0],
    ['Beta', 0.94, 2],
  ],
});

const BIRTH: s.Day = [2012, 1, 16];

const pension = fund({
  ...s.EMPTY,
  name: 'Gandava Islamic Pension Fund',
  abbr: 'GIPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Shariah Compliant Voluntary Pension Scheme',
    fund_type_raw: 'Open-end',
    auditor_raw: 'Yousuf Adil, Chartered Accountants',
    risk_profile_raw: 'Allocation dependent',
    management_fee_raw: 'Up to 1.50% per annum of average daily net assets of each Sub-Fund',
    front_end_load_raw: '3.00%',
    listing_raw: null,
    leverage_raw: null,
    minimum_initial_raw: 'PKR 1,000/-',
    minimum_subsequent_raw: 'PKR 500/-',
    investment_objective_raw:
      'The Fund provides its Participants with a portable, individualised and Shariah compliant savings scheme that ' +
      'assists them in planning for their retirement.',
  },
  rating: null,
  subs: [
    s.sub('GIPF - Equity Sub-Fund', s.market(BIRTH, 100, 0.96, 1_420_000), {
      asset: s.weights('Equities 93.2, Islamic Bank Balances 5.1, Others incl. Receivables 1.7'),
      papers: s.papers(
        'Kotra Oil & Gas Limited 9.97, Manjhu Fertilizers Limited 8.84, Kachi Plains Cement Limited 7.52, Bhag Nari ' +
          'Power Limited 6.13, Shoran Islamic Bank Limited 5.48',
      ),
      ter: 2.78,
    }),
    s.sub('GIPF - Debt Sub-Fund', s.rate(BIRTH, 100, -0.4, 2_310_000), {
      asset: s.weights(
        'GoP Ijara Sukuk 58.3, Islamic Bank Balances 29.2, Corporate Sukuk 10.4, Others incl. Receivables 2.1',
      ),
      papers: s.papers('Bhag Nari Power Limited - Sukuk 6.18, Khajuri Chemicals Limited - Sukuk 3.26'),
      ter: 1.66,
    }),
    s.sub('GIPF - Money Market Sub-Fund', s.rate(BIRTH, 100, -0.7, 4_050_000), {
      asset: s.weights('GoP Ijara Sukuk 49.6, Islamic Bank Balances 48.5, Others incl. Receivables 1.9'),
      papers: [],
      ter: 1.42,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [cash, sovereign, islamicIncome, multi, stock, islamicStock, pension];
