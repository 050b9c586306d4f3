/** The funds of AMC N235: money market, Islamic income, equity, and a pension fund. */
import * as s from './shared15.ts';

const COMMON = {
  fund_type_raw: 'open-end',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'BDO Ebrahim & Co., Chartered Accountants',
  pricing_mechanism_raw: 'Forward',
  listing_raw: 'Pakistan Stock Exchange',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '4:00 pm',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  back_end_load_raw: 'Nil',
  par_value_raw: 'Rs. 100',
} as const satisfies Partial<s.Profile>;

const fund = s.fundWith(COMMON);

const cash = fund({
  name: 'Nikyal Money Market Fund',
  abbr: 'NMMF',
  model: s.rate([2011, 3, 4], 100, 0.1, 38_400_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw:
      '70% three months PKRV rates and 30% three months average deposit rate of three AA rated scheduled banks',
    risk_profile_raw: 'Very low',
    risk_of_principal_raw: 'Very low',
    cutoff_raw: '11:00 am',
    pricing_mechanism_raw: 'Backward',
    management_fee_raw: 'Up to 0.80% of average net assets a year',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'The objective of NMMF is to give its unit holders a reasonable return and ready access to their money from ' +
      'Treasury Bills and bank deposits of short term.',
  },
  rating: ['AA(f)', 'VIS', [2023, 12, 29]],
  asset: s.weights('Treasury Bills 66.2, Cash at Banks 24.7, Letters of Placement 7.3, Others 1.8'),
  second: s.credit('Government 66.2, AAA 14.4, AA+ 9.8, AA 7.8, Unrated 1.8'),
  papers: [],
  ter: 0.91,
  metrics: [['Weighted average maturity (days)', 44, 0]],
});

const income = fund({
  name: 'Nikyal Islamic Income Fund',
  abbr: 'NIIF',
  model: s.rate([2013, 10, 21], 100, -0.5, 17_900_000),
  profile: {
    category_raw: 'Shariah Compliant Income',
    benchmark_raw: 'Six months average deposit rate of three A rated Islamic banks or Islamic windows of banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Moderate',
    trustee_raw: 'Digital Custodian Company Limited',
    management_fee_raw: 'Up to 1.50% of average net assets a year',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'The objective of NIIF is to earn Halal income over the medium term from Sukuk of the Government and of sound ' +
      'companies and from deposits with Islamic banks.',
  },
  rating: ['A+(f)', 'PACRA', [2024, 4, 5]],
  asset: s.weights('GOP Ijara Sukuk 35.4, Sukuk of Companies 29.3, Cash at Islamic Banks 32.1, Others 3.2'),
  second: s.credit('Government 35.4, AAA 13.6, AA+ 16.9, AA 15.2, A+ 15.7, Unrated 3.2'),
  papers: s.papers(
    'Soan Valley Power Limited / Power 7.94, Dhulian Gas Limited / Oil & Gas 6.71, Kallar Kahar Cement Limited / ' +
      'Cement 5.62, Tamman Steel Limited / Engineering 4.87, Lawa Foods Limited / Food 4.16',
  ),
  ter: 1.63,
  metrics: [
    ['Weighted average maturity (years)', 2.3, 1],
    ['Modified duration (years)', 0.41, 2],
  ],
});

const equity = fund({
  name: 'Nikyal Stock Fund',
  abbr: 'NSF',
  model: s.market([2007, 2, 12], 100, 1, 9_300_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'High',
    management_fee_raw: 'Up to 3.00% of average net assets a year',
    front_end_load_raw: '3.00%',
    back_end_load_raw: '1.50% within one year',
    investment_objective_raw:
      'The objective of NSF is growth of capital over the long term from a portfolio of shares of companies listed ' +
      'in Pakistan.',
  },
  rating: null,
  asset: s.weights('Shares 91.4, Cash at Banks 6.8, Others 1.8'),
  second: s.sectors('Banks 24.6, Oil & Gas 20.3, Cement 13.1, Fertilizer 11.2, Power 8.3, Other sectors 13.9'),
  papers: s.papers(
    'Dhulian Petroleum Limited / Oil & Gas 9.81, Bank of Chakwal Limited / Banks 8.96, Kallar Kahar Cement Limited / ' +
      'Cement 7.88, Soan Valley Power Limited / Power 5.17, Balkassar Oilfields Limited / Oil & Gas 6.12, Neela ' +
      'Fertilizer Limited / Fertilizer 5.43, Danda Bank Limited / Banks 4.76, Tamman Steel Limited / Engineering ' +
      '4.11, Lawa Textile Mills Limited / Textile 3.52, Miyal Chemicals Limited / Chemicals 2.94',
  ),
  ter: 4.12,
  metrics: [
    ['Beta', 1.02, 2],
    ['Standard deviation', 18.2, 1],
  ],
});

const BIRTH: s.Day = [2014, 8, 27];

const pension = fund({
  ...s.EMPTY,
  name: 'Nikyal Pension Fund',
  abbr: 'NPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary Pension Scheme',
    benchmark_raw:
      'KSE-100 Index for the Equity Sub-Fund, twelve months PKRV rates for the Debt Sub-Fund and three months PKRV ' +
      'rates for the Money Market Sub-Fund',
    risk_profile_raw: 'Dependent on the allocation',
    listing_raw: null,
    management_fee_raw: 'Up to 1.25% of average net assets of each Sub-Fund a year',
    front_end_load_raw: '2.00%',
    minimum_initial_raw: 'Rs. 1,000',
    minimum_subsequent_raw: 'Rs. 500',
    investment_objective_raw:
      'The objective of NPF is to let savers build up money for their retirement by regular contributions to three ' +
      'Sub-Funds in the proportion of their choice.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 1, 1_840_000), {
      asset: s.weights('Shares 93.2, Cash at Banks 5.3, Others 1.5'),
      papers: s.papers(
        'Dhulian Petroleum Limited / Oil & Gas 9.77, Bank of Chakwal Limited / Banks 9.13, Kallar Kahar Cement ' +
          'Limited / Cement 8.04, Soan Valley Power Limited / Power 7.21, Neela Fertilizer Limited / Fertilizer 5.48',
      ),
      ter: 2.31,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, -0.7, 2_430_000), {
      asset: s.weights('Treasury Bills 39.4, Pakistan Investment Bonds 38.8, Cash at Banks 19.6, Others 2.2'),
      papers: [],
      ter: 1.46,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.2, 3_720_000), {
      asset: s.weights('Treasury Bills 74.7, Cash at Banks 23.8, Others 1.5'),
      papers: [],
      ter: 1.22,
    }),
  ],
});

/** In the order of the pages. */
export const FUNDS: readonly s.Fund[] = [cash, income, equity, pension];

/** The management fee of the month, by fund or sub-fund, in percent. */
export const CHARGED: Readonly<Record<string, string>> = {
  NMMF: '0.55',
  NIIF: '1.20',
  NSF: '2.75',
  'Equity Sub-Fund': '1.25',
  'Debt Sub-Fund': '0.80',
  'Money Market Sub-Fund': '0.65',
};

export const MANAGERS: Readonly<Record<string, string>> = {
  NMMF: 'Nasreen Awan',
  NIIF: 'Nasreen Awan',
  NSF: 'Khizar Hayat Malik',
  NPF: 'Khizar Hayat Malik',
};

export const VIEWS: Readonly<Record<string, string>> = {
  NMMF:
    'Cut-off yields of Treasury Bills came down in the auctions of the month as the market expected the first cut of ' +
    'the policy rate in four years. We bought papers of twelve months with a part of the money that matured.',
  NIIF:
    'The Government sold fixed and variable Ijara Sukuk through the Stock Exchange. We took part in both auctions, ' +
    'and left our Sukuk of companies, whose rentals follow KIBOR, as they were.',
  NSF:
    'The market rose to a new record before the budget and gave back a part of the gain in the last week. We reduced ' +
    'our shares of refineries and added to banks.',
  NPF:
    'The Equity Sub-Fund follows the model portfolio of NSF. The Debt Sub-Fund increased its bonds of three and five ' +
    'years. The Money Market Sub-Fund stayed in Treasury Bills of up to six months.',
};
