/** The funds of AMC N159: money market, Islamic income, equity, Islamic equity, and a fund of three plans. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'Digital Custodian Co. Ltd.',
  auditor_raw: 'Grant Thornton Anjum Rahman',
  par_value_raw: 'Rs. 100',
  pricing_mechanism_raw: 'Forward Pricing',
  listing_raw: 'Unlisted',
  dealing_days_raw: 'Mon – Fri',
  cutoff_raw: '4:00 PM',
  settlement_raw: 'Up to 6 business days',
  leverage_raw: 'None',
  minimum_initial_raw: 'Rs. 5,000/-',
  minimum_subsequent_raw: 'Rs. 1,000/-',
});

const money = fund({
  name: 'Mailsi Money Market Fund',
  abbr: 'MMMF',
  model: s.rate([2013, 5, 20], 100, -0.1, 118_400_000),
  profile: {
    category_raw: 'Money Market Fund',
    benchmark_raw: '90% 3M PKRV + 10% 3M average deposit rate of three AA rated banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    management_fee_raw: 'Up to 1.25% p.a.',
    front_end_load_raw: 'Nil',
    back_end_load_raw: 'Nil',
    cutoff_raw: '10:00 AM (same day), 4:00 PM',
    settlement_raw: 'Up to 2 business days',
    investment_objective_raw:
      'To offer a stable stream of income and a high degree of liquidity through a portfolio of short-term instruments.',
  },
  rating: ['AA+(f)', 'VIS', [2025, 1, 15]],
  asset: s.weights('T-Bills 69.4, PIBs 11.8, Cash at Bank 17.3, Other Assets 1.5'),
  second: s.credit('Government Securities 81.2, AAA 10.6, AA+ 5.3, AA 1.4, Other Assets 1.5'),
  papers: [],
  ter: 1.04,
  metrics: [
    ['WAM (Days)', 47, 0],
    ['Yield to Maturity (%)', 10.84, 2],
  ],
});

const income = fund({
  name: 'Mailsi Islamic Income Fund',
  abbr: 'MIIF',
  model: s.rate([2008, 10, 27], 100, -0.5, 41_700_000),
  profile: {
    category_raw: 'Shariah Compliant Income Fund',
    benchmark_raw: '75% 6M PKISRV + 25% 6M average deposit rate of three A rated Islamic banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.50% p.a.',
    front_end_load_raw: '1.00%',
    back_end_load_raw: 'Nil',
    investment_objective_raw:
      'To generate competitive Halal income from a diversified portfolio of Sukuk, Islamic bank deposits and placements.',
  },
  rating: ['A+(f)', 'VIS', [2025, 1, 15]],
  asset: s.weights(
    'GoP Ijara Sukuk 38.4, Corporate Sukuk 22.7, Cash at Bank 29.6, Islamic Commercial Papers 6.5, Other Assets 2.8',
  ),
  second: s.credit(
    'Government Securities 38.4, AAA 9.7, AA+ 17.2, AA 14.8, A+ 9.3, A 6.1, Unrated 1.7, Other Assets 2.8',
  ),
  papers: s.papers(
    'Garh Mor Power Sukuk-2 / AA+ 5.74, Tibba Islamic Bank Tier-II / AA 4.83, Karampur Telecom STS-9 / A+ 4.12, Dunyapur Steels Sukuk / A+ ' +
      '3.26, Jallah Jeem Foods Sukuk-1 / AA 2.61, Dokota Agro Sukuk / A 1.38',
  ),
  ter: 1.62,
  fof: 1205,
  metrics: [
    ['WAM (Years)', 2.7, 1],
    ['Yield to Maturity (%)', 10.37, 2],
  ],
});

const equity = fund({
  name: 'Mailsi Equity Fund',
  abbr: 'MEF',
  model: s.market([2007, 6, 4], 100, 0.97, 13_900_000),
  profile: {
    category_raw: 'Equity Fund',
    benchmark_raw: 'KSE-30 (Total Return) Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3.00% p.a.',
    front_end_load_raw: '2.50%',
    back_end_load_raw: 'Nil',
    investment_objective_raw:
      'To achieve long-term capital growth by investing mainly in listed equity securities with sound fundamentals.',
  },
  rating: null,
  asset: s.weights('Listed Equities 94.7, Cash at Bank 3.6, Other Assets 1.7'),
  second: s.sectors(
    'Commercial Banks 27.4, Fertilizer 16.3, Oil & Gas Exploration 14.9, Cement 12.8, Power Generation 6.1, Other sectors 17.2',
  ),
  papers: s.papers(
    'Tibba Bank Ltd 9.87, Garh Mor Fertilizer Ltd 9.12, Sutlej Bed Oil Ltd 7.46, Karampur Cement Ltd 6.81, Vehari Road Bank Ltd 6.23, Dunyapur ' +
      'Power Ltd 5.07, Pakhi Mor Gas Ltd 4.58, Jallah Jeem Foods Ltd 3.64, Qutabpur Motors Ltd 3.19, Mitroo Textiles Ltd 2.43',
  ),
  ter: 4.46,
  metrics: [
    ['Beta', 0.96, 2],
    ['Standard Deviation (%)', 19.4, 1],
    ['Sharpe Ratio', 1.37, 2],
  ],
});

const shariah = fund({
  name: 'Mailsi Islamic Stock Fund',
  abbr: 'MISF',
  model: s.market([2023, 3, 13], 100, 0.91, 7_300_000),
  profile: {
    category_raw: 'Shariah Compliant Equity Fund',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3.00% p.a.',
    front_end_load_raw: '2.50%',
    back_end_load_raw: 'Nil',
    investment_objective_raw:
      'To provide growth of capital in the long run through investment in Shariah compliant listed equities.',
  },
  rating: null,
  fof: 1041,
  asset: s.weights('Listed Equities 92.9, Cash at Bank 5.2, Other Assets 1.9'),
  second: s.sectors(
    'Oil & Gas Exploration 21.6, Fertilizer 18.7, Cement 17.3, Islamic Banks 11.4, Power Generation 7.2, Other sectors 16.7',
  ),
  papers: s.papers(
    'Garh Mor Fertilizer Ltd 9.71, Sutlej Bed Oil Ltd 9.04, Karampur Cement Ltd 7.93, Tibba Islamic Bank Ltd 7.18, Pakhi Mor Gas Ltd 5.86, ' +
      'Dunyapur Power Ltd 5.12, Qutabpur Motors Ltd 3.97, Jallah Jeem Foods Ltd 3.28',
  ),
  ter: 4.52,
  metrics: [
    ['Beta', 0.93, 2],
    ['Standard Deviation (%)', 18.2, 1],
    ['Sharpe Ratio', 1.21, 2],
  ],
});

const plan = (name: string, model: s.Model, classes: string, ter: number): s.SubFund =>
  s.sub(name, model, { asset: s.weights(classes), papers: [], ter });

const plans = fund({
  ...s.EMPTY,
  name: 'Mailsi Islamic Allocation Fund',
  abbr: 'MIAF',
  model: s.market([2017, 11, 8], 100, 0, 1),
  profile: {
    fund_type_raw: 'Open End Fund of Funds',
    category_raw: 'Shariah Compliant Fund of Funds Scheme',
    benchmark_raw: 'Weighted average return of KMI-30 Index and 6M PKISRV as per the actual allocation of the plan',
    risk_profile_raw: 'Medium to High',
    management_fee_raw: 'Nil on units of own funds, else up to 1.00% p.a.',
    front_end_load_raw: '2.00%',
    back_end_load_raw: '1.00% within one year, Nil afterwards',
    investment_objective_raw:
      'To offer plans of different risk, each of which invests in the Shariah compliant funds of the Company.',
  },
  rating: null,
  subs: [
    plan(
      'Active Plan',
      s.market([2017, 11, 8], 100, 0.72, 3_120_000),
      'Mailsi Islamic Stock Fund 71.6, Mailsi Islamic Income Fund 26.3, Cash at Bank 1.7, Other Assets 0.4',
      0.53,
    ),
    plan(
      'Balanced Plan',
      s.market([2017, 11, 8], 100, 0.46, 2_460_000),
      'Mailsi Islamic Income Fund 51.2, Mailsi Islamic Stock Fund 46.1, Cash at Bank 2.4, Other Assets 0.3',
      0.48,
    ),
    plan(
      'Conservative Plan',
      s.rate([2021, 4, 19], 100, -0.8, 4_870_000),
      'Mailsi Islamic Income Fund 83.7, Mailsi Islamic Stock Fund 12.9, Cash at Bank 3.1, Other Assets 0.3',
      0.39,
    ),
  ],
});

/** In the order of the report: two on each page, and the plans on a page of their own. */
export const FUNDS = [money, income, equity, shariah, plans];

/** The managers’ comments on the month. */
export const COMMENTS: Readonly<Record<string, string>> = {
  MMMF:
    'The MPC kept the policy rate at 11% on October 27. The Fund held T-Bills with a tenor of up to six months, whose cut-off yields were ' +
    'between 11.0% and 11.1% in the last auction.',
  MIIF:
    'Yields of Ijara Sukuk rose by 12 bps in the month. The Fund placed about 7% of its assets in Islamic commercial papers. Sukuk of Mitroo Spinning has been ' +
    'non-performing since 2020, and is provided for in full.',
  MEF:
    'The market was volatile owing to tension at the western border, and recovered after the staff-level agreement with the IMF. The Fund booked ' +
    'gains in cement, and added to banks ahead of their results.',
  MISF:
    'Exploration companies announced better results, and flood losses were lower than feared. The Fund increased fertilizer by 3%, and reduced ' +
    'its exposure to automobiles.',
  MIAF:
    'The plans maintained their allocation to equities close to the upper limit, as earnings are expected to grow by 15% in FY26. Proceeds of ' +
    'the month were placed in the income fund.',
};
