/** The funds of AMC N104: Islamic income, money market and stock funds. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-ended Shariah Compliant',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Crowe Hussain Chaudhury & Co.',
  pricing_mechanism_raw: 'Forward Pricing',
  dealing_days_raw: 'Monday to Friday (except public holidays)',
  leverage_raw: 'Nil',
  par_value_raw: 'Rs. 100/-',
  minimum_initial_raw: 'Rs. 1,000/-',
  minimum_subsequent_raw: 'Rs. 500/-',
  back_end_load_raw: '0%',
});

export const FUNDS = [
  fund({
    name: 'Nushki Islamic Income Fund',
    abbr: 'NIIF',
    model: s.rate([2014, 8, 21], 100, 0.1, 43_700_000),
    profile: {
      category_raw: 'Shariah Compliant Income Scheme',
      benchmark_raw: 'Six months average deposit rates of three A rated Islamic banks as selected by MUFAP',
      risk_profile_raw: 'Moderate',
      risk_of_principal_raw: 'Principal at moderate risk',
      cutoff_raw: 'Mon to Thu 3:30 pm, Friday 4:00 pm',
      management_fee_raw: 'Up to 1.50% p.a. of average net assets',
      front_end_load_raw: 'Up to 1.5%',
      investment_objective_raw:
        'NIIF seeks to earn competitive halal returns with a moderate level of risk by investing in Islamic bank ' +
        'deposits, Sukuk and other Shariah compliant fixed income instruments.',
    },
    rating: ['A+(f)', 'PACRA', [2023, 10, 12]],
    asset: s.weights(
      'GOP Ijara Sukuk 41.2, Corporate Sukuk 17.4, Cash at Islamic Banks 33.6, Short Term Sukuk 5.2, Other Receivables 2.6',
    ),
    second: s.credit('Government Backed 41.2, AAA 8.1, AA+ 14.8, AA 13.9, AA- 7.5, A+ 11.9, Other Receivables 2.6'),
    papers: s.papers(
      'Chagai Copper Company Limited Sukuk / AA+ 4.62, Rakhshan Power Limited Sukuk-II / AA 3.95, Dalbandin ' +
        'Islamic Bank Limited Tier-I / AA- 2.88, Padag Telecom Limited Short Term Sukuk / A+ 2.31, Ahmedwal ' +
        'Engineering Limited Sukuk / AA 1.54',
    ),
    ter: 1.46,
    metrics: [
      ['Weighted Average Maturity (Years)', 1.7, 1],
      ['Duration (Years)', 0.41, 2],
    ],
  }),
  fund({
    name: 'Nushki Islamic Money Market Fund',
    abbr: 'NIMMF',
    model: s.rate([2020, 9, 14], 100, -0.2, 176_500_000),
    profile: {
      category_raw: 'Shariah Compliant Money Market Scheme',
      benchmark_raw: 'Three months average deposit rates of three AA rated Islamic banks as selected by MUFAP',
      risk_profile_raw: 'Low',
      risk_of_principal_raw: 'Principal at low risk',
      cutoff_raw: 'Mon to Thu 3:30 pm, Friday 4:00 pm',
      management_fee_raw: 'Up to 1.00% p.a. of average net assets',
      front_end_load_raw: 'Nil',
      investment_objective_raw:
        'NIMMF aims to provide a stable stream of halal income with high liquidity by investing in low risk Shariah compliant instruments of short maturity.',
    },
    rating: ['AA(f)', 'PACRA', [2023, 10, 12]],
    asset: s.weights(
      'GOP Ijara Sukuk 28.7, Cash at Islamic Banks 46.3, Placements with Islamic Banks 14.6, Short Term Sukuk 8.9, Other Receivables 1.5',
    ),
    second: s.credit('Government Backed 28.7, AAA 29.4, AA+ 18.3, AA 13.2, A1+ 8.9, Other Receivables 1.5'),
    papers: s.papers(
      'Saindak Power Company Limited STS-4 / A1+ 2.84, Rakhshan Power Limited STS-9 / A1+ 2.31, Chagai Copper Company Limited STS-2 / A1+ 1.27',
    ),
    ter: 0.74,
    metrics: [['Weighted Average Maturity (Days)', 38, 0]],
  }),
  fund({
    name: 'Nushki Islamic Stock Fund',
    abbr: 'NISF',
    model: s.market([2016, 2, 29], 100, 1.02, 14_850_000),
    profile: {
      category_raw: 'Shariah Compliant Equity Scheme',
      benchmark_raw: 'KMI-30 Index',
      risk_profile_raw: 'High',
      risk_of_principal_raw: 'Principal at high risk',
      cutoff_raw: 'Mon to Thu 3:30 pm, Friday 4:00 pm',
      management_fee_raw: 'Up to 3.00% p.a. of average net assets',
      front_end_load_raw: 'Up to 3%',
      investment_objective_raw:
        'NISF aims to provide long term growth of capital through an actively managed portfolio of Shariah compliant listed equities.',
    },
    rating: null,
    asset: s.weights('Shariah Compliant Stocks 92.4, Cash at Islamic Banks 5.9, Other Receivables 1.7'),
    second: s.sectors(
      'Oil & Gas Exploration Companies 24.3, Cement 17.8, Fertilizer 13.6, Power Generation & Distribution 10.9, Technology & Communication 8.4',
    ),
    papers: s.papers(
      'Kharan Petroleum Limited / Oil & Gas Exploration Companies 11.27, Besima Fertilizer Limited / ' +
        'Fertilizer 9.46, Mashkel Exploration Limited / Oil & Gas Exploration Companies 8.11, Saindak Power ' +
        'Company Limited / Power Generation & Distribution 6.94, Galangur Cement Limited / Cement 6.38, Mall ' +
        'Cement Company Limited / Cement 5.57, Dalbandin Islamic Bank Limited / Commercial Banks 4.86, Yakmach ' +
        'Systems Limited / Technology & Communication 4.29, Koh-e-Taftan Pharma Limited / Pharmaceuticals 3.62, ' +
        'Nok Kundi Textile Limited / Textile Composite 2.44',
    ),
    ter: 2.79,
    metrics: [
      ['Beta', 0.97, 2],
      ['Sharpe Ratio', 0.71, 2],
      ['Standard Deviation (%)', 16.8, 1],
    ],
  }),
];
