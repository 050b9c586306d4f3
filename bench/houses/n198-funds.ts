/** The funds of AMC N198, all Shariah compliant: stocks, asset allocation, fund of funds, income, cash and pension. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Grant Thornton Anjum Rahman',
  registrar_raw: 'Harunabad Share Services (Private) Limited',
  pricing_mechanism_raw: 'Forward Pricing',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '4:00 p.m. (Friday 4:30 p.m.)',
  leverage_raw: 'Nil',
  listing_raw: 'Pakistan Stock Exchange',
  par_value_raw: 'PKR 100',
  minimum_initial_raw: 'PKR 5,000',
  minimum_subsequent_raw: 'PKR 500',
  front_end_load_raw: 'Nil',
  back_end_load_raw: 'Nil',
});

const cash = fund({
  name: 'Harunabad Islamic Cash Fund',
  abbr: 'HICF',
  model: s.rate([2018, 2, 19], 100, -0.4, 142_300_000),
  profile: {
    category_raw: 'Shariah Compliant Money Market Scheme',
    benchmark_raw:
      '90% three months PKISRV rates and 10% three months average deposit rates of three A rated Islamic Banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    management_fee_raw: 'Up to 1.00% p.a. of average net assets',
    cutoff_raw: '10:30 a.m. (same day), 4:00 p.m.',
    investment_objective_raw:
      'HICF seeks a competitive halal return with a high degree of liquidity from a portfolio of low risk, short tenor Shariah ' +
      'compliant instruments.',
  },
  rating: ['AA+(f)', 'VIS', [2024, 8, 9]],
  asset: s.weights(
    'Short Term Sukuk 22.4, GoP Ijara Sukuk 31.8, Cash at Islamic Banks 38.7, Placements with Islamic Banks 5.8, Others incl. ' +
      'Receivables 1.3',
  ),
  second: s.credit('Government Securities 31.8, AAA 18.1, AA+ 27.5, AA 21.3, Others incl. Receivables 1.3'),
  papers: s.papers(
    'Faqirwali Power Limited - STS XI / AA 7.82, Minchin Textile Mills Limited - STS VII / AA 6.14, Hakra Gas Limited - STS IV ' +
      '/ AA+ 4.97, Dunga Bunga Motors Limited - STS II / AA 3.06',
  ),
  ter: 1.07,
  metrics: [['Weighted Average Time to Maturity (Days)', 41, 0]],
});

const income = fund({
  name: 'Harunabad Islamic Income Fund',
  abbr: 'HIIF',
  model: s.rate([2013, 6, 3], 100, 0.5, 57_600_000),
  profile: {
    category_raw: 'Shariah Compliant Income Scheme',
    benchmark_raw:
      '75% six months PKISRV rates and 25% six months average deposit rates of three A rated Islamic Banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.50% p.a. of average net assets',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'HIIF aims to earn a regular halal income from a diversified portfolio of Sukuk, deposits and other Shariah compliant ' +
      'fixed income instruments of medium and long tenor.',
  },
  rating: ['A+(f)', 'VIS', [2024, 4, 26]],
  asset: s.weights(
    'Corporate Sukuk 27.3, GoP Ijara Sukuk 34.6, Short Term Sukuk 8.9, Cash at Islamic Banks 26.1, Others incl. Receivables 3.1',
  ),
  second: s.credit('Government Securities 34.6, AAA 14.2, AA+ 17.9, AA 19.4, A+ 10.8, Others incl. Receivables 3.1'),
  papers: s.papers(
    'Hakra Gas Limited - Sukuk II / AA+ 7.35, Fortwah Islamic Bank Limited - Tier I Sukuk / A+ 6.02, Sutlej Cables Limited - ' +
      'Sukuk / AA 4.71, Faqirwali Power Limited - Sukuk III / AA 4.28, Dahranwala Foods Limited - Sukuk / AA 2.94',
  ),
  ter: 1.64,
  metrics: [['Weighted Average Time to Maturity (Years)', 2.4, 1]],
});

const stock = fund({
  name: 'Harunabad Islamic Stock Fund',
  abbr: 'HISF',
  model: s.market([2014, 9, 15], 100, 0.97, 26_900_000),
  profile: {
    category_raw: 'Shariah Compliant Equity Scheme',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3.00% p.a. of average net assets',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'HISF aims at growth of capital over the long term from an actively managed portfolio of listed companies that comply ' +
      'with the principles of Shariah.',
  },
  rating: null,
  asset: s.weights('Equities 92.6, Cash at Islamic Banks 6.1, Others incl. Receivables 1.3'),
  second: s.sectors(
    'Oil & Gas Exploration Companies 24.3, Cement 17.6, Fertilizer 13.1, Oil & Gas Marketing Companies 9.4, Technology & ' +
      'Communication 6.8, Other sectors 21.4',
  ),
  papers: s.papers(
    'Cholistan Petroleum Limited / Oil & Gas Exploration Companies 11.47, Hakra Gas Limited / Oil & Gas Exploration Companies ' +
      '9.26, Sutlej Fertilizers Limited / Fertilizer 8.83, Bakhshan Cement Limited / Cement 7.31, Faqirwali Cement Limited / ' +
      'Cement 5.92, Donga Oil Marketing Limited / Oil & Gas Marketing Companies 5.18, Minchin Systems Limited / Technology & ' +
      'Communication 4.06, Sadiqia Laboratories Limited / Pharmaceuticals 2.87',
  ),
  ter: 4.12,
  metrics: [['Number of Holdings', 34, 0]],
});

const allocation = fund({
  name: 'Harunabad Islamic Asset Allocation Fund',
  abbr: 'HIAAF',
  model: s.market([2016, 11, 7], 100, 0.71, 11_200_000),
  profile: {
    category_raw: 'Shariah Compliant Asset Allocation Scheme',
    benchmark_raw:
      'Weighted average of KMI-30 Index and six months PKISRV rates, based on the actual proportion of the Scheme in equity ' +
      'and fixed income',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 2.50% p.a. of average net assets',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'HIAAF moves its assets between Shariah compliant equities, Sukuk and deposits to earn a total return above that of ' +
      'its benchmark.',
  },
  rating: null,
  asset: s.weights('Equities 68.2, GoP Ijara Sukuk 14.9, Cash at Islamic Banks 15.2, Others incl. Receivables 1.7'),
  second: s.sectors(
    'Cement 16.2, Oil & Gas Exploration Companies 15.7, Fertilizer 11.5, Power Generation & Distribution 6.3, Other sectors 18.5',
  ),
  papers: s.papers(
    'Sutlej Fertilizers Limited / Fertilizer 8.14, Cholistan Petroleum Limited / Oil & Gas Exploration Companies 7.69, Bakhshan ' +
      'Cement Limited / Cement 6.43, Hakra Gas Limited / Oil & Gas Exploration Companies 5.57, Faqirwali Power Limited / Power ' +
      'Generation & Distribution 4.35',
  ),
  ter: 3.58,
  metrics: [['Number of Holdings', 23, 0]],
});

const plan = fund({
  name: 'Harunabad Islamic Planning Fund',
  abbr: 'HIPF',
  model: s.market([2020, 1, 27], 100, 0.44, 5_330_000),
  profile: {
    category_raw: 'Shariah Compliant Fund of Funds Scheme',
    benchmark_raw:
      'Combination of the benchmarks of the underlying funds, based on their actual proportion in the Scheme',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 0.50% p.a. (Nil on funds of the Management Company)',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'HIPF gives investors a balanced halal return from investment in the income and stock funds of the Management Company.',
  },
  rating: null,
  asset: s.weights(
    'Harunabad Islamic Income Fund 53.7, Harunabad Islamic Stock Fund 41.2, Cash at Islamic Banks 4.4, Others incl. ' +
      'Receivables 0.7',
  ),
  papers: [],
  ter: 0.47,
  metrics: [],
});

const BIRTH: s.Day = [2015, 8, 10];

const pension = fund({
  ...s.EMPTY,
  name: 'Harunabad Islamic Retirement Fund',
  abbr: 'HIRF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Shariah Compliant Voluntary Pension Scheme',
    risk_profile_raw: 'Investor dependent',
    management_fee_raw: 'Up to 1.50% p.a. of average net assets of each Sub-Fund',
    front_end_load_raw: '3.00% on contributions',
    listing_raw: null,
    leverage_raw: null,
    minimum_initial_raw: 'PKR 1,000',
    minimum_subsequent_raw: 'PKR 250',
    investment_objective_raw:
      'HIRF enables its participants to save for their retirement in a Shariah compliant way, with contributions and an ' +
      'allocation of their own choice.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 1.02, 1_360_000), {
      asset: s.weights('Equities 93.1, Cash at Islamic Banks 5.6, Others incl. Receivables 1.3'),
      papers: s.papers(
        'Cholistan Petroleum Limited 10.86, Hakra Gas Limited 9.11, Sutlej Fertilizers Limited 8.64, Bakhshan Cement Limited ' +
          '7.02, Donga Oil Marketing Limited 5.33',
      ),
      ter: 2.94,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, -0.3, 2_240_000), {
      asset: s.weights(
        'GoP Ijara Sukuk 56.4, Corporate Sukuk 9.8, Cash at Islamic Banks 31.9, Others incl. Receivables 1.9',
      ),
      papers: [],
      ter: 1.71,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.7, 3_870_000), {
      asset: s.weights(
        'GoP Ijara Sukuk 44.7, Short Term Sukuk 12.2, Cash at Islamic Banks 41.6, Others incl. Receivables 1.5',
      ),
      papers: [],
      ter: 1.46,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [stock, allocation, plan, income, cash, pension];
