/** The funds of AMC N162: Islamic cash, Sukuk, Islamic balanced and Islamic stocks, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Yousuf Adil, Chartered Accountants',
  par_value_raw: 'PKR 100',
  pricing_mechanism_raw: 'Forward',
  listing_raw: 'Pakistan Stock Exchange Limited (PSX)',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '4:00 pm (Mon - Fri)',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Rs. 500',
  minimum_subsequent_raw: 'Rs. 500',
});

const PENSION: s.Day = [2010, 9, 15];

const cash = fund({
  name: 'Gambat Islamic Cash Plus Fund',
  abbr: 'GICPF',
  model: s.rate([2012, 9, 17], 100, -0.6, 121_700_000),
  profile: {
    category_raw: 'Shariah Compliant Money Market',
    benchmark_raw:
      'Three months average deposit rates of three AA rated Islamic Banks or Islamic windows of Conventional Banks as selected by MUFAP',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    management_fee_raw: '5% of gross earnings (Min 0.25%, Max 1.00% of Net Assets)',
    front_end_load_raw: 'Nil',
    back_end_load_raw: 'Nil',
    cutoff_raw: '9:30 am (same day), 4:00 pm (Mon - Fri)',
    investment_objective_raw:
      'GICPF aims to provide high liquidity and competitive returns while seeking maximum possible preservation of capital by investing in low ' +
      'risk and liquid Shariah-compliant instruments.',
  },
  rating: ['AA+ (f)', 'VIS', [2022, 12, 29]],
  fof: 318,
  asset: s.weights(
    'Cash 61.8, Placements with Banks 21.4, GOP Ijara Sukuk 8.7, Certificate of Musharakah 6.3, Others 1.8',
  ),
  second: s.credit('Government Securities 8.7, AAA 31.2, AA+ 33.6, AA 24.7, Others 1.8'),
  papers: [],
  ter: 0.63,
  metrics: [['Weighted Avg. Maturity (Days)', 21, 1]],
});

const sukuk = fund({
  name: 'Gambat Islamic Sukuk Fund',
  abbr: 'GISF',
  model: s.rate([2010, 10, 18], 100, -0.4, 24_300_000),
  profile: {
    category_raw: 'Shariah Compliant Income',
    benchmark_raw: 'Average of 6 Months PKISRV rates',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.50% p.a.',
    front_end_load_raw: '1% (Income Units: Nil)',
    back_end_load_raw: 'Nil',
    investment_objective_raw:
      'GISF is an open-end fund which aims to generate a competitive return with moderate risk by investing primarily in Sukuk of high ' +
      'credit quality, and in bank deposits.',
  },
  rating: ['A+ (f)', 'VIS', [2022, 12, 29]],
  asset: s.weights(
    'GOP Ijara Sukuk 37.9, Sukuk 26.8, Cash 24.6, Commercial Paper 4.1, Placements with Banks 3.9, Others 2.7',
  ),
  second: s.credit(
    'Government Securities 37.9, AAA 17.2, AA+ 11.8, AA 13.9, AA- 7.1, A+ 5.8, Below IG 1.4, NR/UR 2.2, Others 2.7',
  ),
  papers: s.papers(
    'Khuhra Energy Limited (Sukuk) 6.84, Ripri Power Generation Limited (Sukuk) 5.92, Hingorja Electric Limited - STS 13 4.37, Sobho ' +
      'Islamic Bank Limited (Tier II) 3.88, Ranipur Chemicals Limited (Sukuk) 2.61, Agra Steel Works Limited (Sukuk) 1.44',
  ),
  ter: 1.47,
  metrics: [
    ['Weighted Avg. Maturity (Years)', 2.6, 2],
    ['Duration (Years)', 0.41, 2],
  ],
});

const balanced = fund({
  name: 'Gambat Islamic Asset Allocation Fund',
  abbr: 'GIAAF',
  model: s.market([2019, 4, 8], 100, 0.49, 8_650_000),
  profile: {
    category_raw: 'Shariah Compliant Asset Allocation',
    benchmark_raw:
      'Weighted avg. of 3M deposit rates of 3 AA rated Islamic Banks, 6M PKISRV rates and KMI-30 Index, based on the actual proportion of the Scheme',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 3.00% p.a.',
    front_end_load_raw: '3% (Growth Units), Nil (investment through CDC or online)',
    back_end_load_raw: 'Nil',
    investment_objective_raw:
      'The investment objective is to earn competitive riba free return by investing in various Shariah compliant asset classes based on the ' +
      'market outlook.',
  },
  rating: null,
  asset: s.weights('Equities 42.6, Cash 30.2, GOP Ijara Sukuk 17.4, Sukuk 7.2, Others 2.6'),
  second: s.sectors('Oil & Gas Exploration 11.8, Cement 7.6, Fertilizer 6.4, Power Generation 5.1, Other sectors 11.7'),
  papers: s.papers(
    'Sobho Oilfields Limited 5.93, Khuhra Petroleum Limited 5.11, Ripri Power Generation Limited 4.36, Mehar Fertilizer Company Limited 3.72, ' +
      'Kot Bangla Cement Limited 3.18, Hingorja Electric Limited (Sukuk) 2.84, Razi Dero Pharma Limited 2.27, Agra Foods Limited 1.65',
  ),
  ter: 3.58,
  metrics: [
    ['Standard Deviation', 8.4, 2],
    ['Portfolio Turnover Ratio', 18.6, 1],
  ],
});

const stock = fund({
  name: 'Gambat Shariah Stock Fund',
  abbr: 'GSSF',
  model: s.market([2006, 12, 24], 100, 0.98, 51_800_000),
  profile: {
    category_raw: 'Shariah Compliant Equity',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 4.00% p.a.',
    front_end_load_raw: '3%',
    back_end_load_raw: 'Nil',
    investment_objective_raw:
      'GSSF seeks to maximize total returns and outperform its benchmark by investing in a combination of securities offering long-term ' +
      'capital gains and dividend yield potential.',
  },
  rating: null,
  fof: 742,
  asset: s.weights('Equities 91.8, Cash 5.9, Others 2.3'),
  second: s.sectors(
    'Oil & Gas Exploration 24.3, Cement 13.8, Fertilizer 12.9, Power Generation 10.2, Commercial Banks 8.1, Other sectors 22.5',
  ),
  papers: s.papers(
    'Sobho Oilfields Limited 11.86, Khuhra Petroleum Limited 10.94, Mehar Fertilizer Company Limited 9.71, Ripri Power Generation Limited 8.83, Jado ' +
      'Wahan Islamic Bank Limited 7.64, Kot Bangla Cement Limited 6.92, Bhelaro Systems Limited 4.75, Ranipur Oil Marketing Company Limited ' +
      '3.96, Razi Dero Pharma Limited 2.84, Agra Foods Limited 2.17',
  ),
  ter: 4.21,
  metrics: [
    ['Standard Deviation', 17.3, 2],
    ['Beta', 1.01, 2],
    ['Portfolio Turnover Ratio', 6.8, 1],
    ['Price to Earning Ratio (x)', 4.7, 1],
  ],
});

const pension = fund({
  ...s.EMPTY,
  name: 'Gambat Islamic Retirement Savings Fund',
  abbr: 'GIRSF',
  model: s.market(PENSION, 100, 0, 1),
  profile: {
    category_raw: 'Shariah Compliant Voluntary Pension Scheme',
    risk_profile_raw: 'Allocation dependent',
    listing_raw: null,
    leverage_raw: null,
    management_fee_raw: '1.50% p.a. on the average daily Net Assets of each Sub-Fund',
    front_end_load_raw: 'Maximum up to 3%',
    back_end_load_raw: 'Nil',
    investment_objective_raw:
      'GIRSF aims to provide a secure source of retirement savings and regular income after retirement to the Participants in a Shariah ' +
      'compliant manner.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(PENSION, 100, 0.99, 1_740_000), {
      asset: s.weights('Equities 90.9, Cash 6.4, Others 2.7'),
      second: s.sectors(
        'Oil & Gas Exploration 23.6, Fertilizer 13.9, Cement 12.8, Power Generation 9.7, Other sectors 30.9',
      ),
      papers: s.papers(
        'Sobho Oilfields Limited 11.42, Khuhra Petroleum Limited 10.36, Mehar Fertilizer Company Limited 8.87, Ripri Power Generation Limited 7.91, ' +
          'Kot Bangla Cement Limited 6.28, Bhelaro Systems Limited 4.13',
      ),
      ter: 2.64,
    }),
    s.sub('Debt Sub-Fund', s.rate(PENSION, 100, -1.6, 6_310_000), {
      asset: s.weights('GOP Ijara Sukuk 54.7, Cash 38.9, Sukuk 4.8, Others 1.6'),
      papers: [],
      ter: 1.92,
    }),
    s.sub('Money Market Sub-Fund', s.rate(PENSION, 100, -1.9, 8_140_000), {
      asset: s.weights('Cash 71.3, GOP Ijara Sukuk 27.4, Others 1.3'),
      papers: [],
      ter: 1.57,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [cash, sukuk, balanced, stock, pension];

/** The managers’ comments on the month. */
export const COMMENTS: Readonly<Record<string, string>> = {
  GICPF:
    'The Monetary Policy Committee raised the policy rate by 100 bps to 17.00% in January, and the market expects a further increase ahead of ' +
    'the review of the IMF. Major exposure was maintained in cash (with the benefit of profit rates of up to 15.75%) and placements with banks.',
  GISF:
    'During the month, the Fund kept its exposure to variable rental rate Sukuk, which are re-priced every six months. The Sukuk of Agra Steel ' +
    'Works Limited was downgraded to BB+ by the agency; it is therefore disclosed below as non-compliant.',
  GIAAF:
    'The Fund reduced its equities after the mini-budget, in which the rate of GST was increased from 17% to 18%, and placed the proceeds with Islamic ' +
    'banks at 14.5% to 15.5%. The trailing P/E of the market is 4.1x.',
  GSSF:
    'The benchmark index stayed volatile on the delay of the staff level agreement with the IMF. Foreign investors were net buyers of USD 7.6mn, ' +
    'against net selling of USD 3.1mn in January. Exploration companies were added on hopes of a settlement of circular debt, while autos ' +
    'and steel were avoided.',
  GIRSF:
    'The Debt Sub-Fund and the Money Market Sub-Fund kept short maturities, as rates are expected to rise by 200 bps. In the Equity Sub-Fund, ' +
    'the weight of fertilizer was increased by 1.2%.',
};
