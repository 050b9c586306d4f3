/** The funds of AMC N127: cash, state paper, stocks, Islamic income, a plan that matures, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'CDC - Trustee',
  auditor_raw: 'A. F. Ferguson & Co.',
  registrar_raw: 'ITMinds Limited',
  par_value_raw: 'Rs. 100',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '16:00 Hours',
  listing_raw: 'PSX',
  back_end_load_raw: 'Nil',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Rs. 5,000',
  minimum_subsequent_raw: 'Rs. 1,000',
});

const cash = fund({
  name: 'Jhelum Cash Fund',
  abbr: 'JCF',
  model: s.rate([2014, 3, 17], 100, -0.4, 96_300_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '90% three month PKRV rate and 10% three month average deposit rate of AA rated banks',
    risk_profile_raw: 'Very Low',
    cutoff_raw: '10:00 Hours',
    management_fee_raw: '0.40% of Net Assets',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'To provide its investors a competitive rate of return with a high degree of liquidity from a portfolio of short term ' +
      'instruments.',
  },
  rating: ['AA+(f)', 'PACRA', [2024, 4, 22]],
  asset: s.weights('T-Bills 61.3, PIBs 6.8, Bank Balances 24.6, Term Deposits 5.9, Other Assets 1.4'),
  second: s.credit('Govt. Securities 68.1, AAA 11.2, AA+ 12.6, AA 6.7, Other Assets 1.4'),
  papers: [],
  ter: 0.74,
  metrics: [
    ['Weighted Avg. Maturity (Days)', 62, 0],
    ['Yield to Maturity (%)', 18.1, 2],
  ],
});

const government = fund({
  name: 'Jhelum Government Securities Fund',
  abbr: 'JGSF',
  model: s.rate([2009, 11, 9], 100, 0.2, 38_700_000),
  profile: {
    category_raw: 'Sovereign Income',
    benchmark_raw: '90% six month PKRV rate and 10% six month average deposit rate of A rated banks',
    risk_profile_raw: 'Medium',
    management_fee_raw: '1.00% of Net Assets',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'To generate a competitive return with low credit risk by investing primarily in securities issued by the Government ' +
      'of Pakistan.',
  },
  rating: ['AA-(f)', 'PACRA', [2024, 4, 22]],
  asset: s.weights('PIBs 68.3, T-Bills 18.2, Bank Balances 11.7, Other Assets 1.8'),
  second: s.credit('Govt. Securities 86.5, AAA 4.1, AA+ 5.3, A+ 2.3, Other Assets 1.8'),
  papers: [],
  ter: 1.58,
  metrics: [
    ['Weighted Avg. Maturity (Days)', 1014, 0],
    ['Yield to Maturity (%)', 16.6, 2],
    ['Duration (Years)', 1.2, 2],
  ],
});

const equity = fund({
  name: 'Jhelum Equity Fund',
  abbr: 'JEF',
  model: s.market([2004, 5, 24], 100, 1.01, 15_200_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    management_fee_raw: '2.50% of Net Assets',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'To maximise the long term total return of its investors within prudent limits of risk by investing in listed equity ' +
      'securities.',
  },
  rating: null,
  asset: s.weights('Listed Equities 93.7, Bank Balances 4.9, Other Assets 1.4'),
  second: s.sectors(
    'Commercial Banks 24.9, Oil & Gas Exploration 18.2, Fertilizer 12.6, Cement 10.3, Power Generation 6.9, Other sectors 20.8',
  ),
  papers: s.papers(
    'Dina Bank Limited 8.94, Rohtas Petroleum Limited 8.37, Sohawa Fertilizer Limited 7.92, Pind Dadan Cement Limited ' +
      '6.15, Domeli Bank Limited 5.68, Khewra Soda Limited 5.07, Mangla Power Limited 4.74, Kala Gujran Foods Limited ' +
      '3.58, Sanghoi Motors Limited 2.96, Chakwal Oilfields Limited 2.41',
  ),
  ter: 3.46,
  metrics: [
    ['Beta', 0.98, 2],
    ['Standard Deviation (%)', 17.3, 2],
  ],
});

const islamic = fund({
  name: 'Jhelum Islamic Income Fund',
  abbr: 'JIIF',
  model: s.rate([2016, 8, 1], 100, -0.9, 22_400_000),
  profile: {
    category_raw: 'Shariah Compliant Income',
    benchmark_raw: 'Six month average deposit rate of A rated Islamic banks and Islamic windows',
    risk_profile_raw: 'Medium',
    management_fee_raw: '0.85% of Net Assets',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'To earn halal income for its investors from Islamic bank deposits, Sukuk and other Shariah compliant instruments.',
  },
  rating: ['A+(f)', 'PACRA', [2024, 4, 22]],
  asset: s.weights('GOP Ijara Sukuk 44.3, Corporate Sukuk 9.8, Islamic Bank Balances 43.6, Other Assets 2.3'),
  second: s.credit('Govt. Securities 44.3, AAA 13.9, AA+ 9.4, AA 11.7, A+ 18.4, Other Assets 2.3'),
  papers: s.papers(
    'Mangla Power Limited - Sukuk 3.84, Dina Islamic Bank Limited - Tier II Sukuk 3.27, Khewra Soda Limited - Sukuk 2.12',
  ),
  ter: 1.36,
  metrics: [
    ['Weighted Avg. Maturity (Days)', 746, 0],
    ['Yield to Maturity (%)', 17.2, 2],
  ],
});

const fixed = fund({
  name: 'Jhelum Fixed Return Plan - VII',
  abbr: 'JFRP-VII',
  model: s.rate([2024, 2, 12], 100, 0.1, 17_900_000),
  profile: {
    category_raw: 'Fixed Rate / Return',
    benchmark_raw: 'Twelve month PKRV rate on the last day of the initial offer',
    risk_profile_raw: 'Low',
    management_fee_raw: '0.30% of Net Assets',
    front_end_load_raw: 'Nil',
    back_end_load_raw: 'Contingent load of up to 1.00% before maturity',
    minimum_initial_raw: 'Rs. 100,000',
    minimum_subsequent_raw: null,
    investment_objective_raw:
      'To provide a fixed return to the unit holders who hold their units until the maturity of the plan.',
  },
  rating: null,
  asset: s.weights('T-Bills 95.8, Bank Balances 3.5, Other Assets 0.7'),
  second: s.credit('Govt. Securities 95.8, AA+ 3.5, Other Assets 0.7'),
  papers: [],
  ter: 0.47,
  metrics: [['Weighted Avg. Maturity (Days)', 158, 0]],
});

const PENSION: s.Day = [2015, 6, 30];

const pension = fund({
  ...s.EMPTY,
  name: 'Jhelum Islamic Pension Fund',
  abbr: 'JIPF',
  model: s.market(PENSION, 100, 0, 1),
  profile: {
    category_raw: 'Shariah Compliant Voluntary Pension Scheme',
    fund_type_raw: 'Pension Scheme',
    risk_profile_raw: 'Allocation dependent',
    management_fee_raw: '1.25% of Net Assets of each Sub-Fund',
    front_end_load_raw: '3.00%',
    listing_raw: null,
    leverage_raw: null,
    minimum_initial_raw: 'Rs. 1,000',
    minimum_subsequent_raw: 'Rs. 1,000',
    investment_objective_raw:
      'To enable participants to save for their retirement in a flexible and Shariah compliant manner.',
  },
  rating: null,
  subs: [
    s.sub('JIPF - Equity Sub Fund', s.market(PENSION, 100, 0.99, 612_000), {
      asset: s.weights('Listed Equities 92.4, Islamic Bank Balances 6.3, Other Assets 1.3'),
      second: s.sectors('Oil & Gas Exploration 22.6, Fertilizer 18.4, Cement 14.9, Other sectors 36.5'),
      papers: s.papers(
        'Rohtas Petroleum Limited 11.27, Sohawa Fertilizer Limited 9.84, Pind Dadan Cement Limited 7.93, Mangla Power ' +
          'Limited 6.18, Kala Gujran Foods Limited 4.76',
      ),
      ter: 2.27,
    }),
    s.sub('JIPF - Debt Sub Fund', s.rate(PENSION, 100, -1, 1_180_000), {
      asset: s.weights('GOP Ijara Sukuk 52.7, Islamic Bank Balances 45.1, Other Assets 2.2'),
      papers: [],
      ter: 1.52,
    }),
    s.sub('JIPF - Money Market Sub Fund', s.rate(PENSION, 100, -1.2, 2_430_000), {
      asset: s.weights('GOP Ijara Sukuk 31.4, Islamic Bank Balances 66.9, Other Assets 1.7'),
      papers: [],
      ter: 1.33,
    }),
  ],
});

export const FUNDS = [cash, government, equity, islamic, fixed, pension];

/** What the managers say of the month. */
export const COMMENTS: Readonly<Record<string, string>> = {
  JCF:
    'Yields of Treasury Bills fell by about one percent over the month, as inflation came down to a single digit. The Fund had ' +
    'extended its maturity before and will reinvest maturing instruments in tenors of up to six months.',
  JGSF:
    'The Fund gained from the fall of yields on its fixed rate bonds. The share of floating rate bonds was reduced in favour of ' +
    'three and five year fixed rate bonds, as further cuts of the policy rate are expected in September.',
  JEF:
    'The market consolidated on thin volumes before the approval of the new programme. Results of banks and fertilizer companies ' +
    'were above expectations. The Fund sold automobile shares and added to exploration companies.',
  JIIF:
    'Islamic banks lowered their profit rates during the month. The Fund shifted a part of its balances to fixed rental Ijara ' +
    'Sukuk, and bought a corporate Sukuk of the power sector.',
  'JFRP-VII':
    'The plan holds Treasury Bills until they mature in February 2025. Fluctuations of the unit price before that day do not ' +
    'matter to investors who stay.',
  JIPF:
    'Contributions to the scheme increased at the beginning of the fiscal year. The Debt and the Money Market Sub Fund profited ' +
    'from gains on Ijara Sukuk, while the Equity Sub Fund moved with the market.',
};
