/** The funds of AMC N156: Islamic cash, income and stocks, a fund of funds with plans, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open End',
  trustee_raw: 'CDC Pakistan Limited',
  auditor_raw: 'A.F. Ferguson & Co.',
  registrar_raw: 'Haripur Unit Registrar (Pvt.) Ltd.',
  par_value_raw: 'Rs 50',
  pricing_mechanism_raw: 'Forward',
  listing_raw: 'Pakistan Stock Exchange',
  dealing_days_raw: 'Mon-Fri',
  cutoff_raw: 'Mon-Thu 9:00 am to 4:00 pm, Fri 9:00 am to 5:00 pm',
  leverage_raw: 'Nil',
  back_end_load_raw: 'Nil',
  minimum_initial_raw: 'Rs 1,000',
  minimum_subsequent_raw: 'Rs 500',
});

const PENSION: s.Day = [2013, 6, 27];

const cash = fund({
  name: 'Haripur Islamic Cash Fund',
  abbr: 'HICF',
  model: s.rate([2015, 6, 15], 50, -0.6, 412_000_000),
  profile: {
    category_raw: 'Shariah Compliant Money Market',
    benchmark_raw:
      'Three months average deposit rate of three AA rated Islamic banks or Islamic windows of conventional banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    cutoff_raw: 'Mon-Fri 9:00 am to 1:00 pm',
    management_fee_raw: 'Up to 1%',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'To provide maximum possible preservation of capital and a reasonable rate of return via investing primarily in liquid Shariah ' +
      'compliant money market securities.',
  },
  rating: ['AA+(f)', 'VIS', [2023, 12, 29]],
  asset: s.weights(
    'Bank Deposits 41.6, GoP Ijara Sukuk 34.2, Islamic Commercial Papers 8.9, Placements 13.8, Others 1.5',
  ),
  second: s.credit('Government 34.2, AAA 28.4, AA+ 21.7, AA 14.2, Others 1.5'),
  papers: [],
  ter: 1.08,
  fof: 214,
  metrics: [['Weighted average maturity', 52, 0]],
});

const income = fund({
  name: 'Haripur Islamic Income Fund',
  abbr: 'HIIF',
  model: s.rate([2008, 1, 15], 50, -0.9, 138_000_000),
  profile: {
    category_raw: 'Shariah Compliant Income',
    benchmark_raw:
      'Six months average deposit rate of three A rated Islamic banks or Islamic windows of conventional banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.5%',
    front_end_load_raw: '1.5%',
    investment_objective_raw:
      'To provide investors with a high and stable rate of current income consistent with long term preservation of capital in a Shariah ' +
      'compliant way.',
  },
  rating: ['A+(f)', 'VIS', [2023, 12, 29]],
  asset: s.weights('GoP Ijara Sukuk 37.4, Corporate Sukuk 19.7, Bank Deposits 39.6, Others 3.3'),
  second: s.credit('Government 37.4, AAA 16.3, AA+ 14.9, AA 17.6, A+ 8.2, Unrated 2.3, Others 3.3'),
  papers: s.papers(
    'Tarbela Hydel Sukuk II / AAA 5.41, Hattar Chemicals Sukuk / AA 4.63, Khalabat Power Sukuk I / AA+ 3.72, Margalla Islamic Bank Tier-I ' +
      'Sukuk / A+ 2.94, Kot Najibullah Steels Sukuk / A+ 1.83, Khanpur Foods STS-4 / AA 1.17',
  ),
  ter: 1.62,
  fof: 96,
  metrics: [['Weighted average maturity', 2.7, 1]],
});

const stock = fund({
  name: 'Haripur Islamic Stock Fund',
  abbr: 'HISF',
  model: s.market([2004, 8, 10], 50, 1.02, 67_400_000),
  profile: {
    category_raw: 'Shariah Compliant Equity',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3%',
    front_end_load_raw: '2%',
    investment_objective_raw:
      'To maximize total returns to investors from capital appreciation and dividends of listed Shariah compliant shares.',
  },
  rating: null,
  asset: s.weights('Equity 93.1, Bank Deposits 5.2, Others 1.7'),
  second: s.sectors(
    'Oil & Gas Exploration 24.7, Fertilizer 13.6, Cement 12.9, Technology & Communication 10.4, Power Generation 8.8, Other sectors 22.7',
  ),
  papers: s.papers(
    'Sirikot Petroleum Ltd. 12.84, Hattar Cement Ltd. 9.76, Khalabat Power Ltd. 8.63, Tarbela Fertilizers Ltd. 8.17, Havelian Road Systems ' +
      'Ltd. 6.92, Ghazi Oilfields Ltd. 6.35, Khanpur Foods Ltd. 5.48, Margalla Islamic Bank Ltd. 4.71, Beer Textile Mills Ltd. 3.86, Dhamtaur ' +
      'Pharma Ltd. 2.93',
  ),
  ter: 4.11,
  fof: 178,
  metrics: [
    ['Beta', 1.01, 2],
    ['Standard deviation', 17.6, 1],
  ],
});

const plan = (name: string, beta: number, units: number, launch: s.Day, classes: string, ter: number): s.SubFund =>
  s.sub(name, s.market(launch, 50, beta, units), { asset: s.weights(classes), papers: [], ter });

const planning = fund({
  ...s.EMPTY,
  name: 'Haripur Islamic Planning Fund of Funds',
  abbr: 'HIPFF',
  model: s.market([2013, 4, 10], 50, 0, 1),
  profile: {
    fund_type_raw: 'Open End Fund of Funds',
    category_raw: 'Shariah Compliant Fund of Funds',
    benchmark_raw: 'Weighted average of the benchmarks of the underlying funds',
    risk_profile_raw: 'Medium to High (Plan Specific)',
    listing_raw: null,
    leverage_raw: null,
    management_fee_raw: 'Nil on investments in funds of HIIL, else up to 1%',
    front_end_load_raw: '1.5%',
    investment_objective_raw:
      'To generate a return on investment as per the respective allocation plan, by investing in Shariah compliant mutual funds in line with ' +
      'the risk tolerance of the investor.',
  },
  rating: null,
  subs: [
    plan(
      'Growth Plan',
      0.71,
      5_840_000,
      [2013, 4, 10],
      'Haripur Islamic Stock Fund 68.3, Haripur Islamic Income Fund 28.9, Bank Deposits 2.4, Others 0.4',
      0.47,
    ),
    plan(
      'Balanced Plan',
      0.48,
      3_270_000,
      [2013, 4, 10],
      'Haripur Islamic Stock Fund 47.6, Haripur Islamic Income Fund 49.3, Bank Deposits 2.8, Others 0.3',
      0.42,
    ),
    plan(
      'Protection Plan',
      0.12,
      6_120_000,
      [2016, 9, 19],
      'Haripur Islamic Cash Fund 71.4, Haripur Islamic Stock Fund 12.3, Haripur Islamic Income Fund 14.1, Bank Deposits 2.2',
      0.39,
    ),
  ],
});

const pension = fund({
  ...s.EMPTY,
  name: 'Haripur Islamic Pension Fund',
  abbr: 'HIPF',
  model: s.market(PENSION, 50, 0, 1),
  profile: {
    fund_type_raw: 'Open End Pension Fund',
    category_raw: 'Islamic Voluntary Pension Scheme',
    risk_profile_raw: 'Investor Dependent',
    listing_raw: null,
    leverage_raw: null,
    par_value_raw: null,
    management_fee_raw: 'Up to 1.5% of each sub-fund',
    front_end_load_raw: '3%',
    investment_objective_raw:
      'To provide participants with a regular Halal income stream after retirement, when they can no longer earn regular income to support ' +
      'themselves.',
  },
  rating: null,
  subs: [
    s.sub('HIPF-Equity', s.market(PENSION, 50, 0.99, 11_600_000), {
      asset: s.weights('Equity 94.2, Bank Deposits 4.4, Others 1.4'),
      second: s.sectors(
        'Oil & Gas Exploration 26.1, Fertilizer 14.8, Cement 13.2, Technology & Communication 9.7, Other sectors 30.4',
      ),
      papers: s.papers(
        'Sirikot Petroleum Ltd. 13.47, Hattar Cement Ltd. 9.92, Tarbela Fertilizers Ltd. 9.06, Khalabat Power Ltd. 7.83, Ghazi Oilfields Ltd. ' +
          '7.14, Havelian Road Systems Ltd. 6.28, Khanpur Foods Ltd. 5.37, Beer Textile Mills Ltd. 4.19',
      ),
      ter: 1.94,
    }),
    s.sub('HIPF-Debt', s.rate(PENSION, 50, -0.7, 19_300_000), {
      asset: s.weights('GoP Ijara Sukuk 56.3, Corporate Sukuk 7.4, Bank Deposits 34.8, Others 1.5'),
      papers: [],
      ter: 1.26,
    }),
    s.sub('HIPF-Money Market', s.rate(PENSION, 50, -0.9, 36_700_000), {
      asset: s.weights('GoP Ijara Sukuk 48.1, Bank Deposits 50.4, Others 1.5'),
      papers: [],
      ter: 1.13,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [cash, income, stock, planning, pension];

/** The managers’ comments on the month. */
export const COMMENTS: Readonly<Record<string, string>> = {
  HICF:
    'The State Bank maintained the policy rate at 22% on April 29, because inflation is still high and global oil prices have risen. The Fund ' +
    'held Ijara Sukuk of one year for about one third of its assets, and the weighted average maturity was within 60 days.',
  HIIF:
    'Cut-off rental rates of the Ijara auction of April were between 15.5% and 19.9%. The Fund took part in the five-year tenor with ' +
    'variable rentals. Sukuk of power companies were reduced, as their spreads are lower than those of new issues.',
  HISF:
    'Hopes for a new and longer programme of the IMF and the last tranche of USD 1.1 billion could not support the market. Foreign investors were ' +
    'buyers for the sixth month. The Fund was overweight in exploration and cement, and underweight in fertilizer.',
  HIPFF:
    'The plans kept their allocation to stocks near the strategic weights. The Protection Plan is for the larger part in the cash fund, in ' +
    'order to protect the capital over its term.',
  HIPF:
    'Participants of the provincial schemes added to the money market sub-fund. The debt sub-fund was at the upper limit of its Ijara ' +
    'Sukuk, and the equity sub-fund stayed fully invested.',
};
