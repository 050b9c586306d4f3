/** The funds of AMC N246, all of them Islamic: cash, income, shares, balanced, and asset allocation. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end (Shariah Compliant)',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Yousuf Adil, Chartered Accountants',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Mon – Fri',
  cutoff_raw: '3:30 PM (2:30 PM on Friday)',
  minimum_initial_raw: 'PKR 500',
  minimum_subsequent_raw: 'PKR 100',
  back_end_load_raw: 'Nil',
});

const REST = 'Others incl. Receivables';
const SHARES = 'Shariah Compliant Equities';

const cash = fund({
  name: 'Katora Islamic Cash Fund',
  abbr: 'KICF',
  model: s.rate([2020, 6, 8], 50, -0.2, 121_000_000),
  profile: {
    category_raw: 'Shariah Compliant Money Market',
    benchmark_raw: '90% 3M PKISRV + 10% avg. 3M profit rate of AA rated Islamic banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at Very Low Risk',
    management_fee_raw: 'Up to 1.00% p.a. of NAV',
    front_end_load_raw: 'Up to 0.50%',
    investment_objective_raw:
      'To provide competitive Halal returns with high liquidity by investing in low-risk Shariah compliant money ' +
      'market instruments and deposits with Islamic banks.',
  },
  rating: ['AA(f)', 'PACRA', [2024, 12, 27]],
  asset: s.weights(`Cash at Islamic Banks 54.2, GoP Ijara Sukuk 31.4, Islamic Placements 12.8, ${REST} 1.6`),
  second: s.credit(`Govt. Securities 31.4, AAA 22.7, AA+ 28.3, AA 16.0, ${REST} 1.6`),
  papers: [],
  ter: 0.94,
  metrics: [['WAM (Days)', 37, 0]],
});

const income = fund({
  name: 'Katora Islamic Income Fund',
  abbr: 'KIIF',
  model: s.rate([2017, 10, 16], 50, 0.4, 64_500_000),
  profile: {
    category_raw: 'Shariah Compliant Income',
    benchmark_raw: '75% 6M PKISRV + 25% avg. 6M profit rate of A rated Islamic banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at Medium Risk',
    management_fee_raw: 'Up to 1.50% p.a. of NAV',
    front_end_load_raw: 'Up to 1.50%',
    investment_objective_raw:
      'To generate steady Halal income by investing in a mix of Government and corporate Sukuk, Islamic commercial ' +
      'papers and deposits with Islamic banks and windows.',
  },
  rating: ['A+(f)', 'PACRA', [2025, 2, 14]],
  asset: s.weights(`GoP Ijara Sukuk 43.6, Corporate Sukuk 24.9, Cash at Islamic Banks 28.7, ${REST} 2.8`),
  second: s.credit(`Govt. Securities 43.6, AAA 11.8, AA+ 19.4, AA 13.1, A+ 9.3, ${REST} 2.8`),
  papers: s.papers(
    'Chitta Katha Energy Sukuk-II / AAA 5.12, Ratti Gali Cement Sukuk / AA 4.37, Shounter Power Sukuk / AA+ 3.83, ' +
      'Noori Top Steel STS-4 / AA 3.28, Sharda Microfinance Sukuk / A+ 2.94, Kel Textile Sukuk / AA 2.46',
  ),
  ter: 1.58,
  metrics: [
    ['WAM (Years)', 2.1, 1],
    ['Duration (Years)', 0.38, 2],
  ],
});

const EXPLORATION = 'Oil & Gas Exploration';

const stock = fund({
  name: 'Katora Islamic Stock Fund',
  abbr: 'KISF',
  model: s.market([2014, 2, 24], 50, 1.04, 27_800_000),
  profile: {
    category_raw: 'Shariah Compliant Equity',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at High Risk',
    management_fee_raw: 'Up to 3.00% p.a. of NAV',
    front_end_load_raw: 'Up to 3.00%',
    investment_objective_raw:
      'To achieve long-term capital growth by investing in a diversified portfolio of Shariah compliant listed ' +
      'equity securities.',
  },
  rating: null,
  asset: s.weights(`${SHARES} 92.6, Cash at Islamic Banks 5.9, ${REST} 1.5`),
  second: s.sectors(
    `${EXPLORATION} 24.6, Cement 17.9, Fertilizer 15.2, Pharmaceuticals 9.4, Power Generation 7.3, ` +
      'Other sectors 18.2',
  ),
  papers: s.papers(
    `Patlian Oilfields Ltd. / ${EXPLORATION} 10.84, Chitta Katha Petroleum Ltd. / ${EXPLORATION} 9.36, Ratti Gali ` +
      'Cement Ltd. / Cement 8.21, Shounter Fertilizers Ltd. / Fertilizer 7.74, Kutton Cement Ltd. / Cement 6.15, ' +
      'Sharda Pharma Ltd. / Pharmaceuticals 5.52, Baboon Gas Ltd. / Oil & Gas Marketing 4.89, Noori Power Co. Ltd. / ' +
      'Power Generation 4.37, Halmat Agro Ltd. / Fertilizer 3.91, Gagai Motors Ltd. / Automobile 3.26',
  ),
  ter: 4.12,
  metrics: [
    ['Beta', 0.97, 2],
    ['Std. Deviation (%)', 19.4, 1],
  ],
});

const balanced = fund({
  name: 'Katora Islamic Balanced Fund',
  abbr: 'KIBF',
  model: s.market([2016, 8, 1], 50, 0.52, 17_300_000),
  profile: {
    category_raw: 'Shariah Compliant Balanced',
    benchmark_raw: 'KMI-30 Index and 6M PKISRV based on actual proportion',
    risk_profile_raw: 'Medium to High',
    risk_of_principal_raw: 'Principal at Medium to High Risk',
    management_fee_raw: 'Up to 2.00% p.a. of NAV',
    front_end_load_raw: 'Up to 2.50%',
    investment_objective_raw:
      'To provide long-term capital appreciation along with current income from Shariah compliant equities, Sukuk ' +
      'and deposits with Islamic banks.',
  },
  rating: null,
  asset: s.weights(`${SHARES} 48.7, GoP Ijara Sukuk 21.3, Cash at Islamic Banks 27.6, ${REST} 2.4`),
  second: s.sectors(`${EXPLORATION} 13.4, Fertilizer 9.8, Cement 8.6, Pharmaceuticals 4.7, Other sectors 12.2`),
  papers: s.papers(
    `Patlian Oilfields Ltd. / ${EXPLORATION} 6.18, Shounter Fertilizers Ltd. / Fertilizer 5.43, Chitta Katha ` +
      `Petroleum Ltd. / ${EXPLORATION} 4.97, Ratti Gali Cement Ltd. / Cement 4.12, Sharda Pharma Ltd. / ` +
      'Pharmaceuticals 3.36, Halmat Agro Ltd. / Fertilizer 2.71, Noori Power Co. Ltd. / Power Generation 2.08',
  ),
  ter: 2.87,
  metrics: [
    ['Beta', 0.49, 2],
    ['Std. Deviation (%)', 9.7, 1],
  ],
});

const allocation = fund({
  name: 'Katora Islamic Active Allocation Fund',
  abbr: 'KAAF',
  model: s.market([2018, 4, 9], 50, 0.71, 21_900_000),
  profile: {
    category_raw: 'Shariah Compliant Asset Allocation',
    benchmark_raw: 'KMI-30 Index and 3M PKISRV based on actual proportion',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at High Risk',
    management_fee_raw: 'Up to 2.50% p.a. of NAV',
    front_end_load_raw: 'Up to 3.00%',
    investment_objective_raw:
      'To earn a potentially high return by actively shifting the portfolio between Shariah compliant equities and ' +
      'Islamic money market avenues.',
  },
  rating: null,
  asset: s.weights(`${SHARES} 69.3, Cash at Islamic Banks 28.4, ${REST} 2.3`),
  second: s.sectors(
    `${EXPLORATION} 19.7, Fertilizer 12.6, Cement 11.3, Pharmaceuticals 8.1, Power Generation 5.4, Other sectors 12.2`,
  ),
  papers: s.papers(
    `Chitta Katha Petroleum Ltd. / ${EXPLORATION} 8.37, Patlian Oilfields Ltd. / ${EXPLORATION} 7.92, Halmat Agro ` +
      'Ltd. / Fertilizer 6.24, Kutton Cement Ltd. / Cement 5.31, Sharda Pharma Ltd. / Pharmaceuticals 4.68, Shounter ' +
      'Fertilizers Ltd. / Fertilizer 4.05, Noori Power Co. Ltd. / Power Generation 3.17, Gagai Motors Ltd. / ' +
      'Automobile 2.53',
  ),
  ter: 3.46,
  metrics: [
    ['Beta', 0.68, 2],
    ['Std. Deviation (%)', 13.6, 1],
  ],
});

/** In the order of the slides. */
export const FUNDS: readonly s.Fund[] = [cash, income, stock, balanced, allocation];

export const MANAGERS: Readonly<Record<string, string>> = {
  KICF: 'Saad Bin Tahir',
  KIIF: 'Saad Bin Tahir',
  KISF: 'Hira Mehboob, CFA',
  KIBF: 'Hira Mehboob, CFA',
  KAAF: 'Omair Lodhi',
};
