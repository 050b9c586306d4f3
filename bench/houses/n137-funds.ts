/** The funds of AMC N137: cash, state paper, income with TFCs, stocks, banks' stocks, and asset allocation. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-Ended',
  trustee_raw: 'Central Depository Company of Pakistan Ltd. (CDC)',
  auditor_raw: 'KPMG Taseer Hadi & Co., Chartered Accountants',
  registrar_raw: 'CDC Share Registrar Services Limited',
  pricing_mechanism_raw: 'Forward Pricing',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:00 pm (Mon to Thu), 3:30 pm (Fri)',
  back_end_load_raw: 'Nil',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'PKR 500/-',
  minimum_subsequent_raw: 'PKR 100/-',
});

const cash = fund({
  name: 'Mastung Cash Management Fund',
  abbr: 'MCMF',
  model: s.rate([2012, 5, 28], 10, -0.3, 4_120_000_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw:
      '90% three (3) months PKRV rates + 10% three (3) months average of the highest rates on savings accounts of three (3) ' +
      'AA rated scheduled banks as selected by MUFAP',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    cutoff_raw: '9:30 am (same day redemption), 3:00 pm otherwise',
    management_fee_raw: 'Up to 1.25% p.a. (actual rate charged: 0.45% p.a.)',
    front_end_load_raw: 'Up to 1.00% (Nil charged at present)',
    investment_objective_raw:
      'The Fund aims to provide its unit holders a competitive return with maximum liquidity from a portfolio of low risk, short ' +
      'duration assets.',
  },
  rating: ['AAA(f)', 'PACRA', [2025, 9, 12]],
  asset: s.weights(
    'T-Bills 72.6, PIBs 4.8, Bank Deposits 15.3, Placements with DFIs 5.9, Others incl. Receivables 1.4',
  ),
  second: s.credit('Government Securities 77.4, AAA 12.7, AA+ 7.1, AA 1.4, Others incl. Receivables 1.4'),
  papers: [],
  ter: 0.69,
  metrics: [
    ['Weighted Average Time to Maturity', 68, 0],
    ['Weighted Average Yield to Maturity', 10.9, 1],
  ],
});

const government = fund({
  name: 'Mastung Government Securities Savings Fund',
  abbr: 'MGSSF',
  model: s.rate([2014, 7, 10], 10, 0.1, 588_000_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw:
      '90% six (6) months PKRV rates + 10% six (6) months average of the highest rates on savings accounts of three (3) AA ' +
      'rated scheduled banks as selected by MUFAP',
    risk_profile_raw: 'Moderate',
    risk_of_principal_raw: 'Principal at moderate risk',
    management_fee_raw: 'Up to 1.50% p.a. (actual rate charged: 0.90% p.a.)',
    front_end_load_raw: 'Up to 1.00%',
    investment_objective_raw:
      'The Fund seeks to earn a competitive return with low credit risk, by investing at least 70% of its assets in securities ' +
      'of the Government of Pakistan.',
  },
  rating: ['AA-(f)', 'PACRA', [2025, 9, 12]],
  asset: s.weights('PIBs 57.2, T-Bills 27.9, Bank Deposits 13.1, Others incl. Receivables 1.8'),
  second: s.credit('Government Securities 85.1, AAA 5.9, AA+ 4.8, A+ 2.4, Others incl. Receivables 1.8'),
  papers: [],
  ter: 1.37,
  metrics: [
    ['Weighted Average Time to Maturity', 902, 0],
    ['Weighted Average Yield to Maturity', 11.4, 1],
  ],
});

const income = fund({
  name: 'Mastung Income Opportunity Fund',
  abbr: 'MIOF',
  model: s.rate([2006, 4, 21], 10, 0.4, 731_000_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw:
      '75% six (6) months KIBOR + 25% six (6) months average of the highest rates on savings accounts of three (3) AA rated ' +
      'scheduled banks as selected by MUFAP',
    risk_profile_raw: 'Moderate',
    risk_of_principal_raw: 'Principal at moderate risk',
    management_fee_raw: 'Up to 2.00% p.a. (actual rate charged: 1.15% p.a.)',
    front_end_load_raw: 'Up to 1.50%',
    investment_objective_raw:
      'The Fund seeks to provide a steady stream of income by investing in debt securities of investment grade, government ' +
      'securities and bank deposits.',
  },
  rating: ['A+(f)', 'PACRA', [2025, 9, 12]],
  fof: 412,
  asset: s.weights(
    'PIBs 31.6, T-Bills 17.4, TFCs / Sukuks 22.7, Bank Deposits 23.8, MTS Exposure 2.4, Others incl. Receivables 2.1',
  ),
  second: s.credit(
    'Government Securities 49.0, AAA 13.2, AA+ 15.1, AA 10.3, AA- 5.6, A+ 2.9, Unrated 1.8, Others incl. Receivables 2.1',
  ),
  papers: s.papers(
    'Kanak Bank Ltd. (TFC II) / AA+ · 23-Dec-2031 4.72, Lakpass Power Ltd. (Sukuk) / AAA · 17-Jun-2028 4.14, Dringarh Bank ' +
      'Ltd. (Tier I TFC) / AA- · Perpetual 3.97, Khad Kucha Cement Ltd. (Sukuk) / AA · 09-Mar-2027 3.15, Spezand Telecom Ltd. ' +
      '(STS V) / AA · 11-Feb-2026 2.58, Pringabad Microfinance Bank Ltd. (TFC) / A+ · 30-Nov-2029 1.84',
  ),
  ter: 1.71,
  metrics: [
    ['Weighted Average Time to Maturity', 771, 0],
    ['Weighted Average Yield to Maturity', 12.1, 1],
  ],
});

const stocks = fund({
  name: 'Mastung Stock Advantage Fund',
  abbr: 'MSAF',
  model: s.market([2003, 2, 3], 50, 1.02, 84_600_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3.00% p.a. (actual rate charged: 2.65% p.a.)',
    front_end_load_raw: 'Up to 3.00%',
    investment_objective_raw:
      'The Fund aims at growth of capital in the medium to long term, primarily from a diversified portfolio of equities that offer ' +
      'capital gains and dividends.',
  },
  rating: null,
  asset: s.weights('Equities 95.1, Bank Deposits 3.7, Others incl. Receivables 1.2'),
  second: s.sectors(
    'Commercial Banks 26.4, Oil & Gas Exploration Companies 17.2, Cement 13.9, Fertilizer 11.6, Power Generation & Distribution ' +
      '6.3, Other sectors 19.7',
  ),
  papers: s.papers(
    'Kanak Bank Ltd. / Commercial Banks 9.74, Pishin Lora Petroleum Ltd. / Oil & Gas Exploration Companies 9.16, Sariab ' +
      'Fertilizer Ltd. / Fertilizer 8.27, Khad Kucha Cement Ltd. / Cement 6.73, Dringarh Bank Ltd. / Commercial Banks 6.18, ' +
      'Mach Oilfields Ltd. / Oil & Gas Exploration Companies 5.29, Lakpass Power Ltd. / Power Generation & Distribution 4.61, ' +
      'Bibi Nani Bank Ltd. / Commercial Banks 3.94, Dasht Cement Ltd. / Cement 3.32, Kolpur Pharma Ltd. / Pharmaceuticals 2.57',
  ),
  ter: 4.06,
  metrics: [],
});

const banks = fund({
  name: 'Mastung Financial Sector Fund',
  abbr: 'MFSF',
  model: s.market([2018, 2, 16], 10, 0.93, 72_900_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-30 Index (Total Return)',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3.00% p.a. (actual rate charged: 2.20% p.a.)',
    front_end_load_raw: 'Up to 3.00%',
    investment_objective_raw:
      'The Fund aims to provide investors with long term growth of capital from a portfolio of shares of companies in the ' +
      'financial sector.',
  },
  rating: null,
  asset: s.weights('Equities 88.9, Bank Deposits 9.6, Others incl. Receivables 1.5'),
  second: s.sectors(
    'Commercial Banks 69.3, Insurance 9.4, Investment Banks & Securities Companies 5.7, Other sectors 4.5',
  ),
  papers: s.papers(
    'Kanak Bank Ltd. / Commercial Banks 14.83, Dringarh Bank Ltd. / Commercial Banks 13.26, Bibi Nani Bank Ltd. / Commercial ' +
      'Banks 11.58, Chiltan Road Bank Ltd. / Commercial Banks 9.47, Spin Karez Bank Ltd. / Commercial Banks 8.12, Brewery Road ' +
      'Insurance Ltd. / Insurance 5.64, Urak Securities Ltd. / Investment Banks & Securities Companies 3.88',
  ),
  ter: 3.68,
  metrics: [],
});

const allocation = fund({
  name: 'Mastung Asset Allocation Fund',
  abbr: 'MAAF',
  model: s.market([2010, 8, 20], 10, 0.55, 61_400_000),
  profile: {
    category_raw: 'Asset Allocation Scheme',
    benchmark_raw: 'KSE-100 Index and six (6) months KIBOR, on the basis of the actual proportions of the Fund',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 2.50% p.a. (actual rate charged: 1.80% p.a.)',
    front_end_load_raw: 'Up to 2.50%',
    investment_objective_raw:
      'The Fund seeks a return that is commensurate with its risk, by investing in multiple asset classes such as equities, ' +
      'government securities and debt securities.',
  },
  rating: null,
  asset: s.weights(
    'Equities 54.7, PIBs 14.2, T-Bills 7.3, TFCs / Sukuks 4.9, Bank Deposits 16.8, Others incl. Receivables 2.1',
  ),
  second: s.sectors(
    'Commercial Banks 16.3, Cement 11.7, Oil & Gas Exploration Companies 10.9, Fertilizer 6.4, Other sectors 9.4',
  ),
  papers: s.papers(
    'Kanak Bank Ltd. / Commercial Banks 6.92, Khad Kucha Cement Ltd. / Cement 6.14, Pishin Lora Petroleum Ltd. / Oil & Gas ' +
      'Exploration Companies 5.57, Sariab Fertilizer Ltd. / Fertilizer 4.83, Dringarh Bank Ltd. / Commercial Banks 4.26, Mach ' +
      'Oilfields Ltd. / Oil & Gas Exploration Companies 3.49, Dasht Cement Ltd. / Cement 2.75',
  ),
  ter: 3.12,
  metrics: [],
});

/** In the order of the report. */
export const FUNDS = [cash, government, income, stocks, banks, allocation];

/** What the managers say of the month. */
export const COMMENTS: Readonly<Record<string, string>> = {
  MCMF:
    'The State Bank kept its policy rate at 11.0% in October, as it expects inflation to rise after the floods. Yields of Treasury ' +
    'Bills rose by 10 to 20 basis points. The Fund placed maturing bills in tenors of one and three months.',
  MGSSF:
    'Yields of longer bonds increased before the monetary policy statement and eased after it. The Fund kept a moderate duration, ' +
    'and replaced a part of its fixed rate bonds by floaters that are priced every six months.',
  MIOF:
    'Spreads of corporate debt narrowed further, as few new issues came to the market. The Fund bought a short term Sukuk of a ' +
    'telecom company and received the regular redemptions of its TFCs. Bank deposits were renewed at improved rates.',
  MSAF:
    'The market extended its rally and the KSE-100 Index gained 6.49% in the month, as local investors kept buying. The Fund was ' +
    'overweight in exploration and cement companies, and reduced its holding of power companies.',
  MFSF:
    'Banks announced healthy payouts for the third quarter, although their margins declined with the rates. The Fund added to banks ' +
    'with a large share of current accounts, and sold insurance companies.',
  MAAF:
    'The Fund left its exposure to equities almost unchanged, and increased bank deposits. We intend to invest them when the ' +
    'review of the IMF is completed and flows of foreign investors improve.',
};
