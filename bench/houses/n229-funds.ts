/** The funds of AMC N229: cash, income, stocks, Islamic asset allocation, and a pension fund of three sub-funds. */
import * as s from './shared15.ts';

/** What paragraph 1.5 says for every fund; a section states only what differs. */
export const COMMON = {
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Yousuf Adil, Chartered Accountants',
  par_value_raw: 'Rs. 100',
  listing_raw: 'Pakistan Stock Exchange Limited',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:00 p.m.',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
  back_end_load_raw: 'Nil',
} as const satisfies Partial<s.Profile>;

const fund = s.fundWith(COMMON);

const cash = fund({
  name: 'Pithoro Cash Fund',
  abbr: 'PCF',
  model: s.rate([2010, 3, 15], 100, 0.1, 78_400_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw:
      '70% of three months PKRV rates and 30% of the three months average deposit rate of three AA rated banks',
    risk_profile_raw: 'Low',
    risk_of_principal_raw: 'Principal at low risk',
    pricing_mechanism_raw: 'Backward',
    cutoff_raw: '11:00 a.m.',
    management_fee_raw: 'Up to 1.00% p.a. of average annual net assets',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'The object of PCF is to provide its unit holders with a regular stream of income at comparatively low risk, ' +
      'by investment in T-Bills, placements and deposits with banks of good standing.',
  },
  rating: ['AA+(f)', 'VIS', [2022, 1, 6]],
  asset: s.weights('T-Bills 57.4, Bank Balances 31.8, Placements 9.3, Other Assets 1.5'),
  second: s.credit('Government 57.4, AAA 14.9, AA+ 15.6, AA 10.6, Other Assets 1.5'),
  papers: [],
  ter: 0.97,
  metrics: [
    ['Weighted average time to maturity (days)', 43, 0],
    ['Modified duration (days)', 39, 0],
  ],
});

const income = fund({
  name: 'Pithoro Income Fund',
  abbr: 'PIF',
  model: s.rate([2006, 10, 9], 100, 0.8, 34_700_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: 'Average of six months KIBOR rates',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.50% p.a. of average annual net assets',
    front_end_load_raw: '1.50%',
    investment_objective_raw:
      'The object of PIF is to earn a competitive return for its unit holders from a portfolio of Government paper, ' +
      'TFCs, Sukuk and deposits, whilst keeping sufficient liquidity.',
  },
  rating: ['A+(f)', 'PACRA', [2022, 9, 14]],
  asset: s.weights('T-Bills 14.6, PIBs 21.7, TFCs and Sukuk 33.8, Bank Balances 27.3, Other Assets 2.6'),
  second: s.credit('Government 36.3, AAA 8.9, AA+ 17.4, AA 19.6, A+ 15.2, Other Assets 2.6'),
  papers: s.papers(
    'Samaro Bank Limited TFC / AA+ 7.12, Kunri Road Power Limited Sukuk / AA+ 6.34, Dhoro Naro Cement Limited ' +
      'Sukuk / AA 5.47, Shadi Pali Motors Limited Sukuk / A+ 4.68, Nabisar Microfinance Bank Limited TFC / A+ 3.59, ' +
      'Hakra Foods Limited TFC / AA 2.46',
  ),
  ter: 1.78,
  metrics: [
    ['Weighted average time to maturity (years)', 2.4, 1],
    ['Modified duration (years)', 0.62, 2],
  ],
});

const stock = fund({
  name: 'Pithoro Stock Fund',
  abbr: 'PSF',
  model: s.market([2004, 5, 24], 100, 1.03, 11_900_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 2.00% p.a. of average annual net assets',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'The object of PSF is the long term growth of capital by investment in the shares of companies listed in ' +
      'Pakistan which are soundly managed and pay dividends.',
  },
  rating: null,
  asset: s.weights('Equities 92.7, Bank Balances 5.6, Other Assets 1.7'),
  second: s.sectors(
    'Commercial Banks 22.8, Oil and Gas 18.9, Cement 13.1, Fertilizer 12.4, Power 8.3, Other sectors 17.2',
  ),
  papers: s.papers(
    'Hakra Petroleum Limited / Oil and Gas 9.64, Samaro Bank Limited / Commercial Banks 8.87, Bodar Farm Fertilizer ' +
      'Limited / Fertilizer 7.93, Dhoro Naro Cement Limited / Cement 6.71, Kunri Road Power Limited / Power 6.08, ' +
      'Bank of Shadi Pali Limited / Commercial Banks 5.35, Chelhar Gas Limited / Oil and Gas 4.62, Nabisar Textile ' +
      'Mills Limited / Textile 3.94, Tayyab Sugar Mills Limited / Sugar 3.17, Gulzar Khalil Pipes Limited / ' +
      'Engineering 2.58',
  ),
  ter: 3.62,
  metrics: [
    ['Beta', 1.02, 2],
    ['Number of companies held', 34, 0],
  ],
});

const islamic = fund({
  name: 'Pithoro Islamic Asset Allocation Fund',
  abbr: 'PIAF',
  model: s.market([2019, 2, 18], 100, 0.58, 8_600_000),
  profile: {
    category_raw: 'Shariah Compliant Asset Allocation Scheme',
    benchmark_raw: '60% of the KMI-30 Index and 40% of the six months average deposit rate of three Islamic banks',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    trustee_raw: 'Digital Custodian Company Limited',
    management_fee_raw: 'Up to 1.75% p.a. of average annual net assets',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'The object of PIAF is to earn a return for its unit holders from Shariah compliant shares, Sukuk and Islamic ' +
      'deposits, the shares of which in the portfolio may be varied as markets require.',
  },
  rating: null,
  asset: s.weights('Equities 61.8, TFCs and Sukuk 17.9, Bank Balances 18.1, Other Assets 2.2'),
  second: s.sectors('Oil and Gas 17.3, Cement 13.6, Fertilizer 11.2, Power 7.4, Other sectors 12.3'),
  papers: s.papers(
    'Hakra Petroleum Limited / Oil and Gas 8.93, Dhoro Naro Cement Limited / Cement 7.86, Bodar Farm Fertilizer ' +
      'Limited / Fertilizer 7.04, Kunri Road Power Limited Sukuk / Sukuk 6.27, Chelhar Gas Limited / Oil and Gas ' +
      '5.18, Shadi Pali Motors Limited Sukuk / Sukuk 4.36, Gulzar Khalil Pipes Limited / Engineering 3.41',
  ),
  ter: 2.91,
  metrics: [
    ['Beta', 0.63, 2],
    ['Number of companies held', 21, 0],
  ],
});

const BIRTH: s.Day = [2014, 6, 2];

const pension = fund({
  ...s.EMPTY,
  name: 'Pithoro Pension Fund',
  abbr: 'PPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary Pension Scheme',
    fund_type_raw: 'Open-end pension fund',
    benchmark_raw:
      'KSE-100 Index for the Equity Sub-Fund, twelve months PKRV rates for the Debt Sub-Fund and three months PKRV ' +
      'rates for the Money Market Sub-Fund',
    risk_profile_raw: 'As per the allocation scheme of the participant',
    listing_raw: 'Not listed',
    management_fee_raw: 'Up to 1.50% p.a. of average annual net assets of each Sub-Fund',
    front_end_load_raw: '3.00%',
    minimum_initial_raw: 'Rs. 2,000',
    minimum_subsequent_raw: 'Rs. 500',
    investment_objective_raw:
      'The object of PPF is to enable its participants to provide for their retirement by regular contributions to ' +
      'an individual account, invested in the Sub-Funds in the proportions which they choose.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 0.96, 1_870_000), {
      asset: s.weights('Equities 91.9, Bank Balances 6.4, Other Assets 1.7'),
      second: s.sectors('Commercial Banks 23.6, Oil and Gas 19.8, Fertilizer 14.1, Cement 12.7, Other sectors 21.7'),
      papers: s.papers(
        'Hakra Petroleum Limited / Oil and Gas 10.11, Samaro Bank Limited / Commercial Banks 9.02, Bodar Farm ' +
          'Fertilizer Limited / Fertilizer 8.14, Dhoro Naro Cement Limited / Cement 6.83, Kunri Road Power Limited / ' +
          'Power 5.49',
      ),
      ter: 2.63,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, -0.5, 2_940_000), {
      asset: s.weights('T-Bills 41.3, PIBs 29.7, TFCs and Sukuk 8.6, Bank Balances 18.9, Other Assets 1.5'),
      papers: [],
      ter: 1.66,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.4, 4_310_000), {
      asset: s.weights('T-Bills 69.2, Bank Balances 29.4, Other Assets 1.4'),
      papers: [],
      ter: 1.41,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS: readonly s.Fund[] = [cash, income, stock, islamic, pension];

/** What is charged of the management fee, in percent. */
export const CHARGED: Readonly<Record<string, string>> = { PCF: '0.55', PIF: '1.15', PSF: '1.85', PIAF: '1.60' };

export const MANAGERS: Readonly<Record<string, string>> = {
  PCF: 'Qurban Ali Hingorjo',
  PIF: 'Qurban Ali Hingorjo',
  PSF: 'Zainab Samejo, CFA',
  PIAF: 'Zainab Samejo, CFA',
  PPF: 'Naveed Akhtar Rajar',
};

export const VIEWS: Readonly<Record<string, string>> = {
  PCF:
    'In anticipation of the monetary policy announcement PCF had kept most of its T-Bills in the shortest ' +
    'tenor. Maturities were placed again at the better yields which prevailed after it.',
  PIF:
    'Corporate paper of good quality remained scarce during the Month. PIF added floating rate PIBs, of ' +
    'which the coupons are set anew every six months, and reduced its bank balances.',
  PSF:
    'The market was governed by political news and by the fall of foreign exchange reserves. PSF kept to companies ' +
    'with low debt and regular dividends, and sold some of its cement shares.',
  PIAF:
    'PIAF kept its shares near the middle of the range which is allowed to it, and held the remainder in Sukuk and ' +
    'with Islamic banks.',
  PPF:
    'The Equity Sub-Fund was invested in line with PSF. The Debt Sub-Fund and the Money Market Sub-Fund bought ' +
    'T-Bills in the auctions which followed the increase of the policy rate.',
};
