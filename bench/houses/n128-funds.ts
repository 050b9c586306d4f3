/** The funds of AMC N128: cash, income, Islamic income, stocks, Islamic stocks, and asset allocation. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-End',
  trustee_raw: 'CDC Pakistan Limited',
  auditor_raw: 'Deloitte Yousuf Adil',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:30 p.m.',
  par_value_raw: 'Rs. 50',
  back_end_load_raw: 'Nil',
  minimum_initial_raw: 'Rs. 5,000',
});

const cash = fund({
  name: 'Badin Cash Fund',
  abbr: 'BCF',
  model: s.rate([2010, 2, 15], 50, -0.4, 104_000_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '70% 3-Month PKRV and 30% 3-Month deposit rate of three AA rated banks',
    risk_profile_raw: 'Low',
    cutoff_raw: '11:00 a.m.',
    management_fee_raw: '8% of gross earnings, min. 0.50% and max. 1.00% p.a.',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'To provide competitive returns consistent with low risk from a portfolio of short term assets.',
  },
  rating: ['AA(f)', 'PACRA', [2017, 7, 12]],
  asset: s.weights('T-Bills 53.6, Bank Deposits 32.9, Placements with DFIs 9.4, Commercial Paper 3.3, Others 0.8'),
  second: s.credit('Government Securities 53.6, AAA 12.3, AA+ 15.7, AA 14.2, AA- 3.4, Others 0.8'),
  papers: [],
  ter: 0.46,
  metrics: [['Wtd. Avg. Time to Maturity (Days)', 41, 0]],
});

const income = fund({
  name: 'Badin Income Fund',
  abbr: 'BIF',
  model: s.rate([2007, 5, 21], 50, 0.5, 58_300_000),
  profile: {
    category_raw: 'Income',
    benchmark_raw: '6-Month KIBOR',
    risk_profile_raw: 'Moderate',
    management_fee_raw: '1.50% p.a.',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'To generate superior risk adjusted returns by investing in debt and fixed income instruments of good quality.',
  },
  rating: ['A+(f)', 'PACRA', [2017, 7, 12]],
  asset: s.weights('TFCs & Sukuks 34.4, Bank Deposits 41.2, PIBs 8.3, MTS 12.2, Others 3.9'),
  second: s.credit('Government Securities 8.3, AAA 5.1, AA+ 21.6, AA 27.4, AA- 19.5, A+ 14.2, Others 3.9'),
  papers: s.papers(
    'Golarchi Bank Ltd. - TFC II 8.94, Matli Sugar Mills Ltd. - Sukuk 6.71, Talhar Power Ltd. - Sukuk 5.83, ' +
      'Kadhan Fertilizer Ltd. - TFC 4.92, Tando Bago Bank Ltd. - TFC V 4.38',
  ),
  ter: 0.79,
  metrics: [['Wtd. Avg. Time to Maturity (Years)', 1.8, 2]],
});

const islamicIncome = fund({
  name: 'Badin Islamic Income Fund',
  abbr: 'BIIF',
  model: s.rate([2009, 10, 12], 50, -0.9, 71_800_000),
  profile: {
    category_raw: 'Shariah Compliant Income',
    benchmark_raw: '6-Month average deposit rate of three A rated Islamic banks',
    risk_profile_raw: 'Low to Moderate',
    management_fee_raw: '10% of gross earnings, min. 0.75% and max. 1.25% p.a.',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'To earn halal income for the unit holders from Shariah compliant instruments while it seeks to preserve capital.',
  },
  rating: ['A+(f)', 'PACRA', [2017, 7, 12]],
  asset: s.weights('Bank Deposits 63.7, GoP Ijara Sukuk 13.8, Sukuks 16.3, Bai Muajjal 4.9, Others 1.3'),
  second: s.credit('Government Securities 13.8, AAA 8.2, AA+ 17.9, AA 25.6, A+ 33.2, Others 1.3'),
  papers: s.papers(
    'Matli Sugar Mills Ltd. - Sukuk 5.94, Talhar Power Ltd. - Sukuk 4.76, Lowari Sharif Chemicals Ltd. - Sukuk 3.18, ' +
      'Pangrio Gas Ltd. - Sukuk 2.41',
  ),
  ter: 0.61,
  metrics: [['Wtd. Avg. Time to Maturity (Years)', 0.7, 2]],
});

const stock = fund({
  name: 'Badin Stock Fund',
  abbr: 'BSF',
  model: s.market([2006, 3, 6], 50, 1.02, 33_600_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    management_fee_raw: '2.00% p.a.',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'To achieve long term capital growth through a portfolio of listed companies with strong fundamentals.',
  },
  rating: null,
  asset: s.weights('Equities 87.4, Bank Deposits 11.1, Others 1.5'),
  second: s.sectors('Commercial Banks 21.8, Oil & Gas Exploration 17.2, Cement 13.6, Power 9.3, Other sectors 25.5'),
  papers: s.papers(
    'Golarchi Bank Ltd. 8.21, Pangrio Petroleum Ltd. 7.43, Lowari Sharif Cement Ltd. 6.62, Tando Bago Bank Ltd. ' +
      '5.84, Kadhan Fertilizer Ltd. 5.07, Talhar Power Ltd. 4.55, Nindo Oilfields Ltd. 3.92',
  ),
  ter: 1.31,
  metrics: [['Portfolio Beta', 0.94, 2]],
});

const islamicStock = fund({
  name: 'Badin Islamic Stock Fund',
  abbr: 'BISF',
  model: s.market([2012, 12, 3], 50, 0.97, 22_700_000),
  profile: {
    category_raw: 'Shariah Compliant Equity',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    management_fee_raw: '2.00% p.a.',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'To provide halal capital growth by investing in Shariah compliant shares listed on the stock exchange.',
  },
  rating: null,
  asset: s.weights('Equities 83.2, Bank Deposits 14.9, Others 1.9'),
  second: s.sectors('Oil & Gas Exploration 19.4, Cement 15.7, Fertilizer 13.1, Textile 8.2, Other sectors 26.8'),
  papers: s.papers(
    'Pangrio Petroleum Ltd. 8.87, Lowari Sharif Cement Ltd. 7.94, Kadhan Fertilizer Ltd. 7.12, Nindo Oilfields Ltd. ' +
      '6.03, Khoski Textile Mills Ltd. 4.88, Pangrio Gas Ltd. 4.17, Seerani Motors Ltd. 3.26',
  ),
  ter: 1.37,
  metrics: [['Portfolio Beta', 0.91, 2]],
});

const allocation = fund({
  name: 'Badin Asset Allocation Fund',
  abbr: 'BAAF',
  model: s.market([2008, 7, 28], 50, 0.54, 12_900_000),
  profile: {
    category_raw: 'Asset Allocation',
    benchmark_raw: 'KSE-100 Index and 6-Month KIBOR, by actual proportion of investment',
    risk_profile_raw: 'Moderate to High',
    management_fee_raw: '2.00% p.a.',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'To provide competitive returns by investing in various asset classes as the outlook of the markets changes.',
  },
  rating: null,
  asset: s.weights('Equities 56.4, TFCs & Sukuks 8.8, T-Bills 12.1, Bank Deposits 20.6, Others 2.1'),
  second: s.sectors('Commercial Banks 16.1, Cement 11.9, Oil & Gas Exploration 9.2, Other sectors 19.2'),
  papers: s.papers(
    'Golarchi Bank Ltd. 6.72, Lowari Sharif Cement Ltd. 6.18, Pangrio Petroleum Ltd. 5.43, Matli Sugar Mills Ltd. - ' +
      'Sukuk 4.81, Talhar Power Ltd. 3.97, Khoski Textile Mills Ltd. 3.05',
  ),
  ter: 1.24,
  metrics: [['Portfolio Beta', 0.52, 2]],
});

export const FUNDS = [cash, income, islamicIncome, stock, islamicStock, allocation];

/** The manager's view after the figures of the month. */
export const VIEWS: Readonly<Record<string, string>> = {
  BCF: 'Going forward, we intend to keep a high share of Treasury bills and to place deposits around quarter end.',
  BIF: 'We added floating rate papers of banks and will stay short in duration as pressure on the rupee builds up.',
  BIIF: 'A shortage of Ijara Sukuk keeps deposits high. We expect a new auction before the end of the year.',
  BSF: 'The index moved sideways in October. Valuations are near their low of five years, so that we bought banks.',
  BISF: 'Cement makers fell on news of lower prices in the North. We prefer exploration companies as oil recovers.',
  BAAF: 'We reduced shares at the start of the month and will raise them again once the current account improves.',
};

/** Provisions for the Sindh Workers' Welfare Fund in millions of rupees. */
export const WELFARE: Readonly<Record<string, number>> = {
  BCF: 14.62,
  BIF: 9.37,
  BIIF: 6.18,
  BSF: 21.44,
  BISF: 11.93,
  BAAF: 7.05,
};
