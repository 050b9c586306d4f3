/** The funds of AMC N186: cash, income, Islamic stocks, an asset allocation fund with plans, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open Ended Scheme',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'BDO Ebrahim & Co., Chartered Accountants',
  pricing_mechanism_raw: 'Forward Pricing',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '9:00 am to 3:30 pm',
  leverage_raw: 'NIL',
  listing_raw: 'Not Listed',
  minimum_initial_raw: 'PKR 5,000',
  minimum_subsequent_raw: 'PKR 1,000',
  back_end_load_raw: '0%',
  par_value_raw: 'PKR 100',
});

const money = fund({
  name: 'Pindigheb Cash Management Fund',
  abbr: 'PCMF',
  model: s.rate([2010, 3, 8], 100, -0.1, 83_600_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw:
      '70% 3-month PKRV rates + 30% 3-month average deposit rate of three scheduled banks (AA and above rated)',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    management_fee_raw: 'Up to 1% p.a. of average Net Assets',
    front_end_load_raw: 'Up to 1%',
    cutoff_raw: '9:00 am to 1:30 pm',
    investment_objective_raw:
      'To provide unit holders with competitive returns from a low risk portfolio of short duration assets while ' +
      'maintaining high liquidity.',
  },
  rating: ['AA+(f)', 'VIS', [2022, 1, 14]],
  asset: s.weights('T-Bills 54.6, Cash at Bank 31.8, Letters of Placement 8.3, Commercial Papers 3.9, Others 1.4'),
  second: s.credit('Govt. Securities 54.6, AAA 19.4, AA+ 13.8, AA 10.8, Others 1.4'),
  papers: s.papers(
    'Makhad Power Limited - CP (06-May-22) / A1+ 1.62, Kamlial Telecom Limited - CP (13-Jun-22) / A1+ 1.08',
  ),
  ter: 0.92,
  metrics: [
    ['Weighted Average Time to Maturity (Days)', 26, 0],
    ['Duration (Days)', 24, 0],
  ],
});

const income = fund({
  name: 'Pindigheb Income Growth Fund',
  abbr: 'PIGF',
  model: s.rate([2007, 10, 22], 100, 0.3, 21_700_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: '6-month KIBOR rates',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.5% p.a. of average Net Assets',
    front_end_load_raw: 'Up to 2%',
    investment_objective_raw:
      'To earn a superior risk adjusted rate of return by investing in a blend of short, medium and long term ' +
      'fixed income instruments.',
  },
  rating: ['A+(f)', 'VIS', [2022, 1, 14]],
  asset: s.weights('TFCs/Sukuk 33.7, PIBs 21.4, Cash at Bank 29.2, T-Bills 8.6, Spread Transactions 3.8, Others 3.3'),
  second: s.credit(
    'Govt. Securities 30.0, AAA 12.2, AA+ 16.1, AA 13.4, AA- 8.2, A+ 9.4, Below Investment Grade 1.9, Unrated 5.5, ' +
      'Others 3.3',
  ),
  papers: s.papers(
    'Ikhlas Bank Limited - TFC IV / AA+ 7.24, Makhad Power Limited - Sukuk / AA 6.18, Nakka Bank Limited - TFC ' +
      'Tier II / AA- 5.36, Gulial Fertilizer Limited - Sukuk / AA 4.41, Basal Microfinance Bank Limited - TFC / A+ ' +
      '3.27, Kamlial Telecom Limited - Sukuk / AA- 2.53',
  ),
  ter: 1.71,
  metrics: [
    ['Weighted Average Time to Maturity (Years)', 2.3, 1],
    ['Duration (Years)', 0.6, 1],
    ['Yield to Maturity (%)', 16.1, 1],
  ],
});

const stock = fund({
  name: 'Pindigheb Islamic Stock Fund',
  abbr: 'PISF',
  model: s.market([2012, 9, 17], 100, 1.02, 8_900_000),
  profile: {
    fund_type_raw: 'Open Ended Shariah Compliant Scheme',
    category_raw: 'Shariah Compliant Equity Scheme',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3% p.a. of average Net Assets',
    front_end_load_raw: 'Up to 3%',
    auditor_raw: 'Yousuf Adil, Chartered Accountants',
    investment_objective_raw:
      'To provide long-term capital appreciation from an actively managed portfolio of Shariah compliant listed ' +
      'equity securities.',
  },
  rating: null,
  asset: s.weights('Equity 91.2, Cash at Bank 6.9, Others 1.9'),
  second: s.sectors(
    'Oil & Gas Exploration 22.4, Cement 18.8, Fertilizer 11.7, Technology 10.3, Pharmaceuticals 6.4, Other sectors ' +
      '21.6',
  ),
  papers: s.papers(
    'Khaur Oil Company Limited / Oil & Gas Exploration 11.46, Injra Exploration Limited / Oil & Gas Exploration ' +
      '6.23, Mianwala Cement Limited / Cement 8.37, Gulial Fertilizer Limited / Fertilizer 7.88, Kamlial Systems ' +
      'Limited / Technology 6.91, Surg Cement Limited / Cement 5.42, Ahmdal Laboratories Limited / Pharmaceuticals ' +
      '4.16, Tanaza Motors Limited / Automobile 3.35, Thatti Chemicals Limited / Chemical 2.84, Pinyal Foods ' +
      'Limited / Food 2.17',
  ),
  ter: 3.62,
  metrics: [
    ['Number of Holdings', 34, 0],
    ['Price to Earning Ratio (x)', 5.2, 1],
    ['Dividend Yield (%)', 6.8, 1],
  ],
});

/** When the plans opened, and their risk. */
export const PLANS: Readonly<Record<string, readonly [launch: s.Day, risk: string]>> = {
  'Active Growth Plan': [[2016, 11, 7], 'High'],
  'Balanced Plan': [[2016, 11, 7], 'Medium'],
  'Steady Income Plan': [[2018, 4, 23], 'Medium'],
};

const opened = (name: string): s.Day => s.only(PLANS[name], name)[0];

const allocation = fund({
  ...s.EMPTY,
  name: 'Pindigheb Strategic Allocation Fund',
  abbr: 'PSAF',
  model: s.market([2016, 11, 7], 100, 0, 1),
  profile: {
    category_raw: 'Asset Allocation Scheme',
    benchmark_raw:
      'Weighted average of KSE-100 Index and 6-month KIBOR rates as per the actual allocation of each ' + 'Plan',
    risk_profile_raw: 'Plan Specific',
    management_fee_raw: 'Up to 2% p.a. of average Net Assets of each Plan',
    front_end_load_raw: 'Up to 3%',
    back_end_load_raw: '0% (Contingent: 1% in the first year)',
    investment_objective_raw:
      'To generate competitive long term returns through Plans that allocate between equity, fixed income and ' +
      'money market instruments in proportions suited to the outlook of each asset class.',
  },
  rating: null,
  subs: [
    s.sub('Active Growth Plan', s.market(opened('Active Growth Plan'), 100, 0.86, 3_940_000), {
      asset: s.weights('Equity 72.6, T-Bills 9.2, Cash at Bank 16.1, Others 2.1'),
      papers: s.papers(
        'Ikhlas Bank Limited 7.92, Khaur Oil Company Limited 7.16, Mianwala Cement Limited 5.83, Injra Exploration ' +
          'Limited 5.11, Gulial Fertilizer Limited 4.44',
      ),
      ter: 3.31,
    }),
    s.sub('Balanced Plan', s.market(opened('Balanced Plan'), 100, 0.47, 6_280_000), {
      asset: s.weights('Equity 41.3, PIBs 14.7, T-Bills 18.2, Cash at Bank 23.9, Others 1.9'),
      papers: s.papers(
        'Khaur Oil Company Limited 4.87, Ikhlas Bank Limited 4.52, Kamlial Systems Limited 3.16, Mianwala Cement ' +
          'Limited 2.73',
      ),
      ter: 2.74,
    }),
    s.sub('Steady Income Plan', s.market(opened('Steady Income Plan'), 100, 0.16, 9_150_000), {
      asset: s.weights('Equity 9.8, TFCs/Sukuk 11.6, PIBs 21.3, T-Bills 26.4, Cash at Bank 29.3, Others 1.6'),
      papers: s.papers(
        'Ikhlas Bank Limited - TFC IV 4.36, Makhad Power Limited - Sukuk 3.92, Gulial Fertilizer ' + 'Limited 1.87',
      ),
      ter: 1.96,
    }),
  ],
});

const BIRTH: s.Day = [2011, 6, 13];

const pension = fund({
  ...s.EMPTY,
  name: 'Pindigheb Retirement Savings Fund',
  abbr: 'PRSF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    fund_type_raw: 'Open Ended Pension Scheme',
    category_raw: 'Voluntary Pension Scheme',
    benchmark_raw:
      'Equity Sub-Fund: KSE-100 Index; Debt Sub-Fund: 75% 12-month PKRV + 25% 6-month average deposit rate of ' +
      'three banks; Money Market Sub-Fund: 80% 3-month PKRV + 20% 3-month average deposit rate of three banks',
    risk_profile_raw: 'Participant dependent',
    management_fee_raw: 'Up to 1.5% p.a. of average Net Assets of each Sub-Fund',
    front_end_load_raw: 'Up to 3% of contributions',
    listing_raw: null,
    minimum_initial_raw: 'PKR 1,000 or 10% of monthly income',
    investment_objective_raw:
      'To provide Participants with a portable, individualized and flexible pension scheme, which assists them to ' +
      'plan and provide for their retirement.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 0.94, 1_480_000), {
      asset: s.weights('Equity 93.1, Cash at Bank 5.3, Others 1.6'),
      second: s.sectors(
        'Commercial Banks 21.2, Oil & Gas Exploration 18.3, Cement 14.7, Fertilizer 12.1, Technology 9.4, Other ' +
          'sectors 17.4',
      ),
      papers: s.papers(
        'Ikhlas Bank Limited 9.12, Khaur Oil Company Limited 8.74, Mianwala Cement Limited 7.03, Kamlial Systems ' +
          'Limited 6.55, Nakka Bank Limited 5.61, Gulial Fertilizer Limited 4.93',
      ),
      ter: 2.93,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, -0.3, 1_970_000), {
      asset: s.weights('PIBs 34.8, T-Bills 29.3, TFCs/Sukuk 11.2, Cash at Bank 22.6, Others 2.1'),
      second: s.credit('Govt. Securities 64.1, AAA 7.9, AA+ 14.8, AA 6.4, A+ 4.7, Others 2.1'),
      papers: s.papers(
        'Ikhlas Bank Limited - TFC IV 4.26, Makhad Power Limited - Sukuk 3.74, Nakka Bank Limited - TFC Tier II 2.65',
      ),
      ter: 1.58,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.6, 4_630_000), {
      asset: s.weights('T-Bills 66.9, Cash at Bank 31.5, Others 1.6'),
      second: s.credit('Govt. Securities 66.9, AAA 13.1, AA+ 12.6, AA 5.8, Others 1.6'),
      papers: [],
      ter: 1.34,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [money, income, stock, allocation, pension];
