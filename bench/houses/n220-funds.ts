/** The funds of AMC N220 in 2022: cash, income, Islamic asset allocation, stocks, and a pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-ended',
  trustee_raw: 'CDC Pakistan Limited',
  auditor_raw: 'BDO Ebrahim & Co.',
  registrar_raw: 'ITMinds Limited',
  listing_raw: 'PSX',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Mon - Fri',
  cutoff_raw: '9:00 am - 4:00 pm',
  leverage_raw: 'Nil',
  par_value_raw: 'Rs. 100/-',
  minimum_initial_raw: 'Rs. 5,000/-',
  minimum_subsequent_raw: 'Rs. 1,000/-',
  back_end_load_raw: 'Nil',
});

const cash = fund({
  name: 'Bulri Cash Fund',
  abbr: 'BCF',
  model: s.rate([2012, 8, 6], 100, 0.2, 88_400_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw: '70% 3M PKRV + 30% 3M deposit rate of three AA rated banks',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    cutoff_raw: '9:00 am - 11:00 am',
    management_fee_raw: '0.60% p.a.',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'To earn a competitive return with a high degree of liquidity from Government securities of short ' +
      'maturities and ' +
      'placements with banks of good standing.',
  },
  rating: ['AA+(f)', 'VIS', [2022, 6, 29]],
  asset: s.weights('T-Bills 54.2, Bank deposits 31.7, Placements with DFIs 12.3, Others 1.8'),
  second: s.credit('Govt. securities 54.2, AAA 17.4, AA+ 19.3, AA 7.3, Others 1.8'),
  papers: [],
  ter: 0.92,
  metrics: [['Weighted avg. maturity (days)', 47, 0]],
});

const income = fund({
  name: 'Bulri Income Fund',
  abbr: 'BIF',
  model: s.rate([2008, 3, 17], 50, 0.7, 61_900_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: '6M KIBOR',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    par_value_raw: 'Rs. 50/-',
    management_fee_raw: '10% of gross earnings (min. 0.50%, max. 1.50% p.a.)',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'To provide regular income from a well diversified portfolio of Government securities, term finance ' +
      'certificates, ' +
      'Sukuk and deposits with banks.',
  },
  rating: ['A+(f)', 'PACRA', [2022, 9, 9]],
  asset: s.weights(
    'PIBs 22.6, T-Bills 9.8, TFCs and Sukuk 34.1, Bank deposits 26.7, Spread transactions 4.6, Others 2.2',
  ),
  second: s.credit('Govt. securities 32.4, AAA 9.7, AA+ 13.4, AA 16.8, AA- 12.9, A+ 8.0, Unrated 4.6, Others 2.2'),
  papers: s.papers(
    'Mulla Katiar Bank Limited TFC-2 / AA 6.83, Keti Power Limited Sukuk / AA+ 5.74, Chuhar Jamali Bank Limited ' +
      'TFC / ' +
      'AA- 4.92, Ladiun Telecom Limited Sukuk / AA- 3.86, Jati Fertilizer Limited Sukuk / A+ 2.41',
  ),
  ter: 1.84,
  metrics: [
    ['Weighted avg. maturity (years)', 2.7, 1],
    ['Modified duration (years)', 0.84, 2],
  ],
});

const islamic = fund({
  name: 'Bulri Islamic Asset Allocation Fund',
  abbr: 'BIAAF',
  model: s.market([2014, 11, 24], 100, 0.63, 9_700_000),
  profile: {
    category_raw: 'Shariah Compliant Asset Allocation Scheme',
    benchmark_raw: '60% KMI-30 Index + 40% 6M deposit rate of three Islamic banks',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    trustee_raw: 'MCB Financial Services Limited',
    management_fee_raw: '2.00% p.a.',
    front_end_load_raw: '2.50%',
    investment_objective_raw:
      'To earn a halal return over the medium term by shifting assets between Shariah compliant equities, Sukuk and ' +
      'deposits with Islamic banks.',
  },
  rating: null,
  asset: s.weights('Equities 61.3, Bank deposits 24.8, GoP Ijara Sukuk 11.6, Others 2.3'),
  second: s.sectors('Cement 15.8, Oil & gas exploration 14.2, Fertilizer 9.1, Technology 8.7, Other sectors 13.5'),
  papers: s.papers(
    'Kinjhar Cement Limited / Cement 7.12, Shah Bandar Petroleum Limited / Oil & gas exploration 6.84, Jati ' +
      'Fertilizer ' +
      'Limited / Fertilizer 5.27, Daro Systems Limited / Technology 4.66, Begar Gas Fields Limited / Oil & gas ' +
      'exploration ' +
      '4.05, Jhok Cement Limited / Cement 3.38',
  ),
  ter: 3.21,
  metrics: [['Beta', 0.94, 2]],
});

const stock = fund({
  name: 'Bulri Equity Fund',
  abbr: 'BEF',
  model: s.market([2006, 2, 13], 50, 1.02, 27_600_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    par_value_raw: 'Rs. 50/-',
    auditor_raw: 'RSM Avais Hyder Liaquat Nauman',
    management_fee_raw: '2.00% p.a.',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'To achieve growth of capital over the long term from an actively managed portfolio of listed equities.',
  },
  rating: null,
  asset: s.weights('Equities 92.6, Bank deposits 5.8, Others 1.6'),
  second: s.sectors(
    'Commercial banks 23.4, Oil & gas exploration 17.9, Cement 12.6, Technology 10.2, Fertilizer 8.7, Other ' +
      'sectors 19.8',
  ),
  papers: s.papers(
    'Mulla Katiar Bank Limited / Commercial banks 8.94, Shah Bandar Petroleum Limited / Oil & gas exploration ' +
      '8.21, Daro ' +
      'Systems Limited / Technology 7.06, Kinjhar Cement Limited / Cement 6.38, Jati Fertilizer Limited / ' +
      'Fertilizer 5.53, ' +
      'Chuhar Jamali Bank Limited / Commercial banks 4.97, Begar Gas Fields Limited / Oil & gas exploration ' +
      '4.26, Keti ' +
      'Power Limited / Power generation 3.61',
  ),
  ter: 3.47,
  metrics: [
    ['Beta', 1.03, 2],
    ['Number of stocks', 33, 0],
  ],
});

const BIRTH: s.Day = [2013, 5, 20];

const pension = fund({
  ...s.EMPTY,
  name: 'Bulri Pension Fund',
  abbr: 'BPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary Pension Scheme',
    risk_profile_raw: 'Investor dependent',
    listing_raw: null,
    leverage_raw: null,
    back_end_load_raw: null,
    minimum_initial_raw: 'Rs. 1,000/-',
    minimum_subsequent_raw: 'Rs. 500/-',
    management_fee_raw: '1.50% p.a. of each sub-fund',
    front_end_load_raw: '3.00%',
    investment_objective_raw:
      'To let participants save for their retirement and choose how their contributions are divided among the ' +
      'sub-funds.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 0.98, 1_180_000), {
      asset: s.weights('Equities 91.2, Bank deposits 7.1, Others 1.7'),
      papers: s.papers(
        'Shah Bandar Petroleum Limited / Oil & gas exploration 9.17, Mulla Katiar Bank Limited / Commercial ' +
          'banks 8.62, ' +
          'Kinjhar Cement Limited / Cement 6.94, Daro Systems Limited / Technology 6.08',
      ),
      ter: 2.63,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, -0.3, 1_940_000), {
      asset: s.weights('PIBs 36.8, T-Bills 38.4, Bank deposits 22.9, Others 1.9'),
      papers: [],
      ter: 1.92,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.6, 2_370_000), {
      asset: s.weights('T-Bills 71.5, Bank deposits 27.1, Others 1.4'),
      papers: [],
      ter: 1.78,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS: readonly s.Fund[] = [cash, income, islamic, stock, pension];

/** The codes of the sub-funds, which a key below the name of the pension fund explains. */
export const CODES: Readonly<Record<string, string>> = {
  'Equity Sub-Fund': 'ESF',
  'Debt Sub-Fund': 'DSF',
  'Money Market Sub-Fund': 'MSF',
};

/** What the manager says of the month. */
export const VIEWS: Readonly<Record<string, string>> = {
  BCF:
    'The SBP held three auctions of T-Bills in September. Cut-off yields of all tenors stayed close to 16%. The ' +
    'Fund kept ' +
    'its maturity short, as the market remains unsure about the next step of the policy rate.',
  BIF:
    'Floating rate PIBs were bought in the secondary market at attractive spreads. The Fund reduced placements ' +
    'under spread ' +
    'transactions and kept its TFCs, whose coupons were reset to higher rates during the quarter.',
  BIAAF:
    'Floods damaged crops and roads in Sindh and Balochistan, and the outlook for growth was revised down. The ' +
    'Fund cut ' +
    'its cement stocks during the quarter and kept the proceeds with Islamic banks.',
  BEF:
    'The index lost 2.9% in the month, as the rupee fell to a record low before it recovered in the last week. ' +
    'The Fund ' +
    'added to banks, which gain from high interest rates, and to exporters of software.',
  BPF:
    'The equity sub-fund remained invested in companies with strong cash flows. The debt and money market ' +
    'sub-funds rolled ' +
    'over their T-Bills at higher yields.',
};
