/** The funds of AMC N245, all of them Islamic: cash, Government Sukuk, equity, balanced, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-ended',
  trustee_raw: 'Digital Custodian Company Ltd',
  auditor_raw: 'Grant Thornton Anjum Rahman',
  par_value_raw: 'Rs 100',
  pricing_mechanism_raw: 'Forward pricing',
  listing_raw: 'Not listed',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3.30 pm',
  leverage_raw: 'None',
  minimum_initial_raw: 'Rs 1,000',
  minimum_subsequent_raw: 'Rs 500',
  back_end_load_raw: 'None',
});

const REST = 'Other Assets';
const EQUITY = 'Shariah Compliant Equity';
const BANKS = 'Islamic Bank Deposits';

const cash = fund({
  name: 'Dureji Islamic Cash Fund',
  abbr: 'DICF',
  model: s.rate([2019, 9, 16], 100, -0.4, 148_000_000),
  profile: {
    category_raw: 'Shariah Compliant Money Market Scheme',
    benchmark_raw: '90% three months PKISRV + 10% three months average of deposit rates of A rated Islamic banks',
    risk_profile_raw: 'Very low',
    risk_of_principal_raw: 'Principal at very low risk',
    management_fee_raw: 'Up to 1.25% (actual for the month 0.71%)',
    front_end_load_raw: 'None',
    cutoff_raw: '11.00 am for same day redemption',
    investment_objective_raw:
      'To seek preservation of capital and a competitive halal return with high liquidity from short term Shariah ' +
      'compliant placements.',
  },
  rating: ['AA(f)', 'VIS', [2025, 6, 25]],
  asset: s.weights(`${BANKS} 46.2, Short Term Sukuk 9.4, GoP Ijara Sukuk 41.6, ${REST} 2.8`),
  second: s.credit(`Government Backed 41.6, AAA 21.7, AA+ 18.3, AA 15.6, ${REST} 2.8`),
  papers: s.papers(
    'Hub Chowki Power / A1+ 3.94, Sonmiani Steel / A1+ 2.86, Uthal Polymers / A1 1.73, Ormara Logistics / A1+ 1.18',
  ),
  ter: 1.02,
  metrics: [['WAM (days)', 44, 0]],
});

const sovereign = fund({
  name: 'Dureji Islamic Sovereign Fund',
  abbr: 'DISF',
  model: s.rate([2016, 3, 28], 100, 0.2, 52_400_000),
  profile: {
    category_raw: 'Shariah Compliant Sovereign Income Scheme',
    benchmark_raw: 'Six months PKISRV',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.50% (actual for the month 0.98%)',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'To earn a halal return over the medium term by investing at least 70% of the assets in Sukuk issued by the ' +
      'Government of Pakistan.',
  },
  rating: ['AA-(f)', 'VIS', [2025, 6, 25]],
  asset: s.weights(`GoP Ijara Sukuk 78.3, ${BANKS} 18.4, ${REST} 3.3`),
  second: s.credit(`Government Backed 78.3, AAA 11.3, AA+ 7.1, ${REST} 3.3`),
  papers: [],
  ter: 1.34,
  metrics: [
    ['WAM (years)', 2.7, 1],
    ['Duration (years)', 1.3, 1],
  ],
});

const equity = fund({
  name: 'Dureji Islamic Equity Fund',
  abbr: 'DIEF',
  model: s.market([2015, 1, 12], 100, 1.04, 27_900_000),
  profile: {
    category_raw: 'Shariah Compliant Equity Scheme',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3.00% (actual for the month 2.40%)',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'To provide growth of capital over the long term from a diversified portfolio of Shariah compliant listed ' +
      'shares.',
  },
  rating: null,
  asset: s.weights(`${EQUITY} 92.8, ${BANKS} 5.3, ${REST} 1.9`),
  second: s.sectors('Oil & Gas 22.7, Cement 20.4, Fertilizer 13.6, Pharmaceuticals 8.8, Power 8.1, Other sectors 19.2'),
  papers: s.papers(
    'Lasbela Petroleum / Oil & Gas 9.83, Hub Dam Cement / Cement 8.92, Kanrach Fertilizer / Fertilizer 8.14, Pab ' +
      'Range Cement / Cement 6.27, Hub Chowki Power / Power 5.56, Winder Gas Fields / Oil & Gas 5.18, Hingol ' +
      'Laboratories / Pharmaceuticals 4.44, Bela Motors / Automobiles 3.76, Miani Hor Foods / Food 3.12, Liari ' +
      'Textiles / Textile 2.38',
  ),
  ter: 3.83,
  metrics: [
    ['Beta', 1.03, 2],
    ['Standard deviation (%)', 20.6, 1],
    ['Price earning ratio (times)', 7.8, 1],
  ],
});

const balanced = fund({
  name: 'Dureji Islamic Balanced Fund',
  abbr: 'DIBF',
  model: s.market([2022, 11, 7], 100, 0.57, 6_350_000),
  profile: {
    category_raw: 'Shariah Compliant Balanced Scheme',
    benchmark_raw: 'KMI-30 Index and six months PKISRV, weighted by the allocation of the fund',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 2.50% (actual for the month 2.00%)',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'To provide growth of capital and current income from a mix of Shariah compliant shares, Sukuk and deposits.',
  },
  rating: null,
  asset: s.weights(`${EQUITY} 54.6, GoP Ijara Sukuk 24.7, ${BANKS} 17.9, ${REST} 2.8`),
  second: s.sectors('Oil & Gas 14.1, Cement 12.3, Fertilizer 9.5, Power 5.2, Other sectors 13.5'),
  papers: s.papers(
    'Lasbela Petroleum / Oil & Gas 6.41, Hub Dam Cement / Cement 5.73, Kanrach Fertilizer / Fertilizer 5.02, Winder ' +
      'Gas Fields / Oil & Gas 4.25, Hub Chowki Power / Power 3.47, Pab Range Cement / Cement 2.93',
  ),
  ter: 3.27,
  metrics: [
    ['Beta', 0.56, 2],
    ['Standard deviation (%)', 12.1, 1],
  ],
});

const BIRTH: s.Day = [2017, 5, 8];

const pension = fund({
  ...s.EMPTY,
  name: 'Dureji Islamic Pension Fund',
  abbr: 'DIPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Shariah Compliant Voluntary Pension Scheme',
    benchmark_raw: null,
    risk_profile_raw: 'Investor dependent',
    management_fee_raw: 'Up to 1.50% of net assets of each sub-fund',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'To give participants a halal way of saving for a regular income after retirement with a choice of allocation ' +
      'among three sub-funds.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 1.01, 1_240_000), {
      asset: s.weights(`${EQUITY} 94.3, ${BANKS} 4.2, ${REST} 1.5`),
      papers: s.papers(
        'Lasbela Petroleum / Oil & Gas 10.42, Hub Dam Cement / Cement 9.37, Kanrach Fertilizer / Fertilizer 8.26, ' +
          'Winder Gas Fields / Oil & Gas 5.88, Hingol Laboratories / Pharmaceuticals 4.91',
      ),
      ter: 2.71,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, -0.7, 1_870_000), {
      asset: s.weights(`GoP Ijara Sukuk 69.1, ${BANKS} 22.6, Corporate Sukuk 6.2, ${REST} 2.1`),
      papers: [],
      ter: 1.46,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.5, 3_320_000), {
      asset: s.weights(`${BANKS} 61.4, GoP Ijara Sukuk 36.7, ${REST} 1.9`),
      papers: [],
      ter: 1.21,
    }),
  ],
});

/** In the order of the pages; the pension fund has two. */
export const FUNDS: readonly s.Fund[] = [cash, sovereign, equity, balanced, pension];

export const BREACH: s.Breach = { name: 'Kanrach Textile Mills', type: 'Corporate Sukuk', cost: 42.3, provided: 42.3 };
