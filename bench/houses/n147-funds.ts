/** The funds of AMC N147, all Islamic: cash, Sukuk, stocks, a pension fund with sub-funds, and a fund of plans. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Crowe Hussain Chaudhury & Co.',
  pricing_mechanism_raw: 'Forward Pricing',
  dealing_days_raw: 'Mon - Fri',
  cutoff_raw: '3:30 pm',
  back_end_load_raw: 'None',
  leverage_raw: 'None',
  minimum_initial_raw: 'Rs. 500',
  minimum_subsequent_raw: 'Rs. 100',
});

const PENSION_LAUNCH: s.Day = [2016, 5, 9];

const cash = fund({
  name: 'Vehari Islamic Cash Fund',
  abbr: 'VICF',
  model: s.rate([2020, 9, 21], 50, -0.8, 311_000_000),
  profile: {
    category_raw: 'Shariah Compliant Money Market',
    benchmark_raw:
      '90% three months PKISRV rates + 10% three months average of the highest rates on savings accounts of three AA rated Islamic banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    cutoff_raw: '10:00 am (same day), 3:30 pm',
    management_fee_raw: '0.60% per annum of net assets',
    front_end_load_raw: 'None',
    investment_objective_raw:
      'VICF seeks to provide investors with a halal and competitive return together with daily liquidity from Shariah compliant ' +
      'instruments of short maturity.',
  },
  rating: ['AA(f)', 'VIS', [2024, 6, 28]],
  asset: s.weights('Ijara Sukuk 43.7, Bank Balances 41.2, Placements 13.4, Others 1.7'),
  second: s.credit('Government 43.7, AAA 28.6, AA+ 15.9, AA 10.1, Others 1.7'),
  papers: [],
  ter: 0.94,
  metrics: [['Weighted Average Time to Maturity', 52, 0]],
});

const sukuk = fund({
  name: 'Vehari Islamic Income Fund',
  abbr: 'VIIF',
  model: s.rate([2013, 3, 18], 50, -0.4, 86_400_000),
  profile: {
    category_raw: 'Shariah Compliant Income',
    benchmark_raw:
      '75% six months PKISRV rates + 25% six months average of the highest rates on savings accounts of three A rated Islamic banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '1.20% per annum of net assets',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'VIIF seeks to generate a superior halal return from Sukuk of the Government and of corporates, and from deposits with Islamic ' +
      'banks.',
  },
  rating: ['A+(f)', 'VIS', [2024, 6, 28]],
  asset: s.weights('Ijara Sukuk 51.4, Corporate Sukuk 22.6, Bank Balances 23.1, Others 2.9'),
  second: s.credit('Government 51.4, AAA 12.7, AA+ 13.8, AA 10.5, A+ 8.7, Others 2.9'),
  papers: s.papers(
    'Mailsi Power Company Sukuk / AAA 5.84, Burewala Road Textile Sukuk-III / AA 4.72, Karam Pur Islamic Bank Mudaraba Sukuk / AA- 4.26, ' +
      'Ludden Foods Sukuk / A+ 3.61, Tibba Sultan Steel STS-6 / A1 2.43',
  ),
  ter: 1.88,
  metrics: [['Weighted Average Time to Maturity', 713, 0]],
});

const stock = fund({
  name: 'Vehari Islamic Stock Fund',
  abbr: 'VISF',
  model: s.market([2015, 11, 2], 50, 1.02, 57_300_000),
  profile: {
    category_raw: 'Shariah Compliant Equity',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '2.40% per annum of net assets',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'VISF seeks to provide long-term capital growth from an actively managed portfolio of Shariah compliant shares that are listed ' +
      'in Pakistan.',
  },
  rating: null,
  asset: s.weights('Equities 93.8, Bank Balances 4.6, Others 1.6'),
  second: s.sectors(
    'Oil & Gas Exploration 24.3, Fertilizer 15.2, Cement 14.7, Oil & Gas Marketing 9.6, Pharmaceuticals 7.4, Other sectors 22.6',
  ),
  papers: s.papers(
    'Sahuka Petroleum / Oil & Gas Exploration 12.74, Jamlera Oilfields / Oil & Gas Exploration 9.86, Gaggo Fertilizer / Fertilizer 9.17, ' +
      'Machhiwal Cement / Cement 7.63, Mailsi Power Company / Power 5.92, Khichi Petrol Marketing / Oil & Gas Marketing 5.38, Ludden ' +
      'Pharma / Pharmaceuticals 4.71, Karam Pur Islamic Bank / Islamic Banks 4.15, Pipli Cement / Cement 3.56, Luddan Road Textile / ' +
      'Textile 2.39',
  ),
  ter: 3.74,
  metrics: [],
});

const pension = fund({
  ...s.EMPTY,
  name: 'Vehari Islamic Pension Fund',
  abbr: 'VIPF',
  model: s.market(PENSION_LAUNCH, 100, 0, 1),
  profile: {
    fund_type_raw: 'Open-end Voluntary Pension Scheme',
    category_raw: 'Shariah Compliant VPS',
    risk_profile_raw: 'Investor dependent',
    management_fee_raw: 'Up to 1.00% per annum of net assets',
    front_end_load_raw: 'Up to 3.00% on all contributions',
    investment_objective_raw:
      'VIPF seeks to give participants a portable, individualised and flexible Shariah compliant retirement scheme, in which they decide ' +
      'on the amount and the allocation of their contributions.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(PENSION_LAUNCH, 100, 1.01, 3_720_000), {
      asset: s.weights('Equities 92.9, Bank Balances 5.4, Others 1.7'),
      second: s.sectors('Oil & Gas Exploration 22.1, Fertilizer 16.4, Cement 13.9, Power 8.2, Other sectors 32.3'),
      papers: s.papers(
        'Sahuka Petroleum 11.63, Gaggo Fertilizer 9.42, Jamlera Oilfields 8.71, Machhiwal Cement 7.08, Mailsi Power Company 6.14',
      ),
      ter: 2.06,
    }),
    s.sub('Debt Sub-Fund', s.rate(PENSION_LAUNCH, 100, -0.5, 4_190_000), {
      asset: s.weights('Ijara Sukuk 68.2, Corporate Sukuk 6.7, Bank Balances 22.8, Others 2.3'),
      papers: [],
      ter: 1.31,
    }),
    s.sub('Money Market Sub-Fund', s.rate(PENSION_LAUNCH, 100, -0.6, 9_640_000), {
      asset: s.weights('Ijara Sukuk 57.4, Bank Balances 41.1, Others 1.5'),
      papers: [],
      ter: 1.12,
    }),
  ],
});

const plan = (
  name: string,
  model: s.Model,
  classes: readonly [stock: number, income: number, cash: number],
  ter: number,
): s.SubFund =>
  s.sub(name, model, {
    asset: s.weights(
      `Vehari Islamic Stock Fund ${classes[0]}, Vehari Islamic Income Fund ${classes[1]}, Vehari Islamic Cash Fund ${classes[2]}, ` +
        'Bank Balances 1.9, Others 0.4',
    ),
    papers: [],
    ter,
  });

const planning = fund({
  ...s.EMPTY,
  name: 'Vehari Islamic Financial Planning Fund',
  abbr: 'VIFPF',
  model: s.market([2018, 2, 12], 100, 0, 1),
  profile: {
    fund_type_raw: 'Open-end Fund of Funds',
    category_raw: 'Shariah Compliant Fund of Funds',
    risk_profile_raw: 'Medium to High',
    management_fee_raw: 'None in addition to the fees of the underlying funds',
    front_end_load_raw: 'Up to 2.00%',
    investment_objective_raw:
      'VIFPF seeks to generate returns according to the risk tolerance of investors, by investing the assets of its plans in Shariah ' +
      'compliant funds.',
  },
  rating: null,
  subs: [
    plan('Active Allocation Plan', s.market([2018, 2, 12], 100, 0.68, 7_310_000), [64.2, 21.6, 11.9], 0.41),
    plan('Balanced Allocation Plan', s.market([2018, 2, 12], 100, 0.47, 4_880_000), [43.7, 38.4, 15.6], 0.38),
    plan('Conservative Allocation Plan', s.market([2020, 11, 16], 100, 0.19, 2_260_000), [16.8, 57.3, 23.6], 0.36),
  ],
});

/** In the order of the report. */
export const FUNDS = [cash, sukuk, stock, pension, planning];

/** The managers’ comments on the month. */
export const COMMENTS: Readonly<Record<string, string>> = {
  VICF:
    'The State Bank reduced the policy rate by 250 basis points to 15.00% on November 4. Islamic banks followed with lower profit rates, and ' +
    'the Fund increased its share of Ijara Sukuk to lock in the yields of longer tenors.',
  VIIF:
    'Yields of one year Ijara Sukuk fell by 190 basis points to 11.0%. The Fund realised gains on fixed rental Sukuk, and keeps a high ' +
    'allocation to variable rental Sukuk whose profit is set twice a year.',
  VISF:
    'The market gave up a part of its gains in November. Local mutual funds were buyers of USD 32 million, and foreigners sold shares of ' +
    'USD 51 million. The Fund was overweight in exploration companies and fertilizer.',
  VIPF:
    'Participants of the pension fund added Rs. 61 million in November. The Debt Sub-Fund extended its duration before the policy statement, ' +
    'and the Equity Sub-Fund remained close to fully invested.',
  VIFPF:
    'The plans kept their equity allocation near the upper limit of their ranges, as valuations are still below the average of ten years. ' +
    'Profits were moved to the income fund at the end of the month.',
};
