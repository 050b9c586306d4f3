/** The funds of AMC N40: four funds with long lists of holdings and a pension fund. */
import * as s from './shared9.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end scheme',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'KPMG Taseer Hadi & Co.',
  registrar_raw: 'Miranjani Registrar Services (Private) Limited',
  pricing_mechanism_raw: 'Forward pricing',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '4:00 p.m.',
  listing_raw: 'Pakistan Stock Exchange',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  back_end_load_raw: 'Nil',
  leverage_raw: 'Nil',
});

const PENSION: s.Day = [2010, 2, 15];

export const FUNDS = [
  fund({
    name: 'Miranjani Cash Management Fund',
    abbr: 'MCMF',
    model: s.rate([2012, 4, 9], 100, 0.1, 47_600_000),
    profile: {
      category_raw: 'Money Market Scheme',
      benchmark_raw: '70% of three months PKRV rates and 30% of three months deposit rates of AA rated banks',
      risk_profile_raw: 'Low',
      management_fee_raw: '7.5% of gross earnings, not less than 0.40% per annum of net assets',
      front_end_load_raw: 'Nil',
      cutoff_raw: '10:00 a.m.',
      investment_objective_raw:
        'The objective of the Scheme is to earn a competitive return with a low level of risk and a high level of liquidity.',
    },
    rating: ['AA(f)', 'PACRA', [2018, 12, 28]],
    asset: s.weights('T-Bills 58.7, Bank Deposits 33.9, Commercial Paper 5.8, Others 1.6'),
    second: s.credit('Government Securities 58.7, AAA 13.1, AA+ 15.3, AA 11.3, Others 1.6'),
    papers: s.papers(
      'Thandiani Power Company / Commercial Paper 3.74, Nathiagali Foods Limited / Commercial Paper 2.06',
    ),
    ter: 0.81,
    metrics: [['Weighted Average Maturity (days)', 29, 0]],
  }),
  fund({
    name: 'Miranjani Income Fund',
    abbr: 'MIF',
    model: s.rate([2004, 10, 4], 50, 0.6, 93_100_000),
    profile: {
      category_raw: 'Income Scheme',
      benchmark_raw: 'Six months average KIBOR',
      risk_profile_raw: 'Medium',
      management_fee_raw: '1.50% per annum of net assets',
      front_end_load_raw: '1.50%',
      investment_objective_raw:
        'The objective of the Scheme is to provide a steady stream of income from debt securities and bank deposits.',
    },
    rating: ['AA-(f)', 'PACRA', [2019, 4, 17]],
    asset: s.weights('TFCs & Sukuk 44.3, Bank Deposits 37.8, T-Bills 9.2, Commercial Paper 6.1, Others 2.6'),
    second: s.credit('Government Securities 9.2, AAA 13.7, AA+ 26.8, AA 24.9, AA- 13.2, A+ 9.6, Others 2.6'),
    papers: s.papers(
      'Nathiagali Bank Limited - TFC III / AA+ 6.92, Thandiani Power Company - Sukuk / AA 5.83, Ayubia Telecom Limited - Sukuk / AAA 4.97, Changla Gali Bank Limited - TFC II / AA+ 4.26, Kala Bagan Cement - TFC / AA- 3.71, Dagri Sugar Mills - PPTFC / A+ 3.18, Murree Hills Leasing - TFC / A+ 2.84, Bagnotar Microfinance - TFC / A 2.47, Havelian Logistics - Sukuk / AA 2.21, Dunga Gali Pharma - Sukuk / AA- 1.96, Khaira Gali Energy - TFC / AA 1.63, Barian Textile - PPTFC / A+ 1.34',
    ),
    ter: 2.06,
    metrics: [
      ['Weighted Average Maturity (years)', 2.2, 1],
      ['Yield to Maturity (%)', 13.1, 1],
    ],
  }),
  fund({
    name: 'Miranjani Stock Fund',
    abbr: 'MSF',
    model: s.market([2002, 3, 11], 100, 1.04, 22_900_000),
    profile: {
      category_raw: 'Equity Scheme',
      benchmark_raw: 'KSE-100 Index',
      risk_profile_raw: 'High',
      management_fee_raw: '2.00% per annum of net assets',
      front_end_load_raw: '3.00%',
      investment_objective_raw:
        'The objective of the Scheme is to provide long term growth of capital from investments in listed equities.',
    },
    rating: null,
    asset: s.weights('Listed Equities 93.1, Bank Deposits 5.4, Others 1.5'),
    second: s.sectors(
      'Commercial Banks 27.4, Oil & Gas Exploration 18.8, Fertilizer 12.9, Cement 8.7, Power 8.2, Textile 5.1',
    ),
    papers: s.papers(
      'Nathiagali Bank Limited / Commercial Banks 9.46, Sarban Oilfields Limited / Oil & Gas Exploration 8.83, Ayubia Fertilizer Limited / Fertilizer 8.14, Thandiani Power Company / Power 7.35, Changla Gali Bank Limited / Commercial Banks 6.61, Mukshpuri Petroleum / Oil & Gas Exploration 5.94, Kala Bagan Cement Limited / Cement 5.27, Beran Gali Bank / Commercial Banks 4.63, Barian Textile Mills / Textile 4.12, Havelian Motors Limited / Automobiles 3.68, Lora Fertilizer Limited / Fertilizer 3.25, Dunga Gali Pharma Limited / Pharmaceuticals 2.81, Ayubia Telecom Limited / Technology 2.43, Khanpur Glass Limited / Glass & Ceramics 2.06, Dagri Sugar Mills / Sugar 1.72',
    ),
    ter: 4.29,
    metrics: [
      ['Portfolio Turnover Ratio (%)', 7.3, 1],
      ['Standard Deviation (%)', 17.2, 1],
    ],
  }),
  fund({
    name: 'Miranjani Balanced Fund',
    abbr: 'MBF',
    model: s.market([2005, 9, 26], 50, 0.58, 31_700_000),
    profile: {
      category_raw: 'Balanced Scheme',
      benchmark_raw: 'KSE-100 Index (50%) and six months KIBOR (50%)',
      risk_profile_raw: 'Medium',
      management_fee_raw: '1.75% per annum of net assets',
      front_end_load_raw: '2.50%',
      investment_objective_raw:
        'The objective of the Scheme is to provide income and growth from a balanced portfolio of equity and debt.',
    },
    rating: null,
    asset: s.weights('Listed Equities 54.7, Bank Deposits 21.8, TFCs & Sukuk 14.3, T-Bills 7.4, Others 1.8'),
    second: s.sectors('Commercial Banks 15.9, Oil & Gas Exploration 11.2, Fertilizer 7.6, Cement 5.3, Power 4.7'),
    papers: s.papers(
      'Nathiagali Bank Limited / Commercial Banks 6.37, Sarban Oilfields Limited / Oil & Gas Exploration 5.82, Ayubia Fertilizer Limited / Fertilizer 5.14, Nathiagali Bank Limited - TFC III / Debt 4.76, Thandiani Power Company / Power 4.31, Ayubia Telecom Limited - Sukuk / Debt 3.94, Changla Gali Bank Limited / Commercial Banks 3.52, Mukshpuri Petroleum / Oil & Gas Exploration 3.11, Kala Bagan Cement Limited / Cement 2.73, Barian Textile Mills / Textile 2.26, Kala Bagan Cement - TFC / Debt 1.88, Beran Gali Bank / Commercial Banks 1.47',
    ),
    ter: 3.37,
    metrics: [['Portfolio Turnover Ratio (%)', 9.1, 1]],
  }),
  fund({
    ...s.EMPTY,
    name: 'Miranjani Pension Fund',
    abbr: 'MPF',
    model: s.market(PENSION, 100, 0, 1),
    profile: {
      category_raw: 'Voluntary Pension Scheme',
      risk_profile_raw: 'Depends on the allocation',
      management_fee_raw: '1.50% per annum of net assets',
      front_end_load_raw: '3.00%',
      listing_raw: null,
      leverage_raw: null,
      investment_objective_raw:
        'The objective of the Scheme is to offer a flexible retirement plan whose allocation participants choose.',
    },
    rating: null,
    subs: [
      s.sub('Equity Sub-Fund', s.market(PENSION, 100, 1.02, 1_460_000), {
        asset: s.weights('Listed Equities 92.4, Bank Deposits 6.1, Others 1.5'),
        papers: s.papers(
          'Nathiagali Bank Limited 9.71, Sarban Oilfields Limited 9.08, Ayubia Fertilizer Limited 7.92, Thandiani Power Company 6.84, Mukshpuri Petroleum 5.71',
        ),
        ter: 2.42,
      }),
      s.sub('Debt Sub-Fund', s.rate(PENSION, 100, 0.2, 2_130_000), {
        asset: s.weights('T-Bills 61.8, Bank Deposits 25.3, TFCs & Sukuk 11.2, Others 1.7'),
        papers: s.papers('Nathiagali Bank Limited - TFC III 6.83, Ayubia Telecom Limited - Sukuk 4.37'),
        ter: 1.88,
      }),
      s.sub('Money Market Sub-Fund', s.rate(PENSION, 100, -0.1, 3_210_000), {
        asset: s.weights('T-Bills 72.6, Bank Deposits 26.1, Others 1.3'),
        papers: [],
        ter: 1.71,
      }),
    ],
  }),
];
