/** The funds of AMC N231: cash, Islamic income, equity, Islamic asset allocation, and a pension fund. */
import * as s from './shared15.ts';

const COMMON = {
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company of Pakistan Limited',
  auditor_raw: 'Grant Thornton Anjum Rahman, Chartered Accountants',
  pricing_mechanism_raw: 'Forward',
  listing_raw: 'Pakistan Stock Exchange',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '3:30 pm',
  leverage_raw: 'None',
  minimum_initial_raw: 'PKR 5,000',
  minimum_subsequent_raw: 'PKR 1,000',
  back_end_load_raw: 'Nil',
  par_value_raw: null,
} as const satisfies Partial<s.Profile>;

const fund = s.fundWith(COMMON);

const cash = fund({
  name: 'Gaddani Cash Fund',
  abbr: 'GCF',
  model: s.rate([2011, 5, 9], 50, 0.2, 151_600_000),
  profile: {
    category_raw: 'Money Market',
    benchmark_raw: '70% 3-month PKRV and 30% 3-month deposit rate of three AA rated banks',
    risk_profile_raw: 'Very low',
    risk_of_principal_raw: 'Very low',
    pricing_mechanism_raw: 'Backward',
    cutoff_raw: '10:30 am',
    management_fee_raw: 'Up to 1.00% of net assets a year',
    front_end_load_raw: 'Nil',
    investment_objective_raw:
      'GCF seeks to pay a steady return at very low risk from short Government paper and bank deposits, and to let ' +
      'investors withdraw their money on any working day.',
  },
  rating: ['AA+(f)', 'VIS', [2023, 3, 2]],
  asset: s.weights('T-Bills 71.4, Bank Balances 20.6, Placements 6.5, Others 1.5'),
  second: s.credit('Government 71.4, AAA 12.2, AA+ 9.3, AA 5.6, Unrated 1.5'),
  papers: [],
  ter: 0.84,
  metrics: [['Weighted average maturity (days)', 51, 0]],
});

const income = fund({
  name: 'Gaddani Islamic Income Fund',
  abbr: 'GIIF',
  model: s.rate([2013, 10, 21], 100, -0.4, 41_300_000),
  profile: {
    category_raw: 'Shariah Compliant Income',
    benchmark_raw: '6-month average deposit rate of three A rated Islamic banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Medium',
    management_fee_raw: 'Up to 1.50% of net assets a year',
    front_end_load_raw: '1.00%',
    investment_objective_raw:
      'GIIF seeks to earn a competitive Halal return over the medium term from GOP Ijara Sukuk, corporate Sukuk and ' +
      'deposits with Islamic banks.',
  },
  rating: ['A+(f)', 'PACRA', [2023, 9, 18]],
  asset: s.weights('GOP Ijara Sukuk 38.2, Corporate Sukuk 27.1, Bank Balances 31.9, Others 2.8'),
  second: s.credit('Government 38.2, AAA 10.4, AA+ 17.8, AA 14.6, A+ 16.2, Unrated 2.8'),
  papers: s.papers(
    'Winder Electric Limited / Power Sukuk 6.84, Hinglaj Steel Limited / Steel Sukuk 5.92, Kund Malir Ports Limited ' +
      '/ Transport Sukuk 4.77, Sonmiani Foods Limited / Food Sukuk 3.63, Dureji Minerals Limited / Mining Sukuk 2.58',
  ),
  ter: 1.52,
  metrics: [
    ['Weighted average maturity (years)', 2.1, 1],
    ['Modified duration (years)', 0.48, 2],
  ],
});

const equity = fund({
  name: 'Gaddani Equity Fund',
  abbr: 'GEF',
  model: s.market([2007, 2, 12], 50, 1.04, 23_700_000),
  profile: {
    category_raw: 'Equity',
    benchmark_raw: 'KSE-100 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'High',
    management_fee_raw: 'Up to 3.00% of net assets a year',
    front_end_load_raw: '2.50%',
    back_end_load_raw: '1.00% in the first year',
    investment_objective_raw:
      'GEF seeks long-term growth of capital by owning shares of sound companies listed in Pakistan.',
  },
  rating: null,
  asset: s.weights('Shares 93.1, Bank Balances 5.2, Others 1.7'),
  second: s.sectors('Banks 23.4, Oil & Gas 19.2, Cement 12.8, Fertilizer 11.6, Power 8.9, Other sectors 17.2'),
  papers: s.papers(
    'Hinglaj Petroleum Limited / Oil & Gas 9.72, Bank of Lasbela Limited / Banks 8.91, Uthal Cement Limited / Cement ' +
      '7.86, Winder Electric Limited / Power 7.03, Bela Fertilizer Limited / Fertilizer 6.21, Hub Dam Bank Limited / ' +
      'Banks 5.38, Sonmiani Gas Limited / Oil & Gas 4.49, Dureji Textile Mills Limited / Textile 3.57',
  ),
  ter: 3.91,
  metrics: [
    ['Beta', 1.05, 2],
    ['Standard deviation', 17.4, 1],
  ],
});

const mixed = fund({
  name: 'Gaddani Islamic Asset Allocation Fund',
  abbr: 'GIAAF',
  model: s.market([2020, 1, 20], 100, 0.62, 6_400_000),
  profile: {
    category_raw: 'Shariah Compliant Asset Allocation',
    benchmark_raw: '55% KMI-30 Index and 45% 6-month deposit rate of three Islamic banks',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'High',
    trustee_raw: 'Digital Custodian Company Limited',
    management_fee_raw: 'Up to 2.00% of net assets a year',
    front_end_load_raw: '2.00%',
    investment_objective_raw:
      'GIAAF seeks to grow capital by moving between Shariah compliant shares, Sukuk and Islamic deposits.',
  },
  rating: null,
  asset: s.weights('Shares 58.6, Corporate Sukuk 16.3, GOP Ijara Sukuk 8.4, Bank Balances 14.5, Others 2.2'),
  second: s.sectors('Oil & Gas 16.9, Cement 12.4, Fertilizer 9.8, Power 7.6, Other sectors 11.9'),
  papers: s.papers(
    'Hinglaj Petroleum Limited / Oil & Gas 8.83, Uthal Cement Limited / Cement 7.74, Hinglaj Steel Limited / Steel ' +
      'Sukuk 6.92, Bela Fertilizer Limited / Fertilizer 6.05, Winder Electric Limited / Power 5.13, Sonmiani Gas ' +
      'Limited / Oil & Gas 4.16',
  ),
  ter: 2.86,
  metrics: [
    ['Beta', 0.66, 2],
    ['Standard deviation', 10.8, 1],
  ],
});

const BIRTH: s.Day = [2012, 8, 27];

const pension = fund({
  ...s.EMPTY,
  name: 'Gaddani Pension Fund',
  abbr: 'GPF',
  model: s.market(BIRTH, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary Pension Scheme',
    benchmark_raw: 'KSE-100 Index (Equity), 3-month PKRV (Debt and Money Market)',
    risk_profile_raw: 'Depends on the allocation chosen',
    listing_raw: 'Not listed',
    management_fee_raw: 'Up to 1.50% of net assets of each sub-fund a year',
    front_end_load_raw: '3.00%',
    minimum_initial_raw: 'PKR 2,000',
    minimum_subsequent_raw: 'PKR 500',
    investment_objective_raw:
      'GPF seeks to give savers an income after they retire, from regular contributions that they divide between ' +
      'three sub-funds.',
  },
  rating: null,
  subs: [
    s.sub('Equity Sub-Fund', s.market(BIRTH, 100, 0.97, 2_120_000), {
      asset: s.weights('Shares 92.4, Bank Balances 5.9, Others 1.7'),
      papers: s.papers(
        'Hinglaj Petroleum Limited / Oil & Gas 9.94, Bank of Lasbela Limited / Banks 9.07, Uthal Cement Limited / ' +
          'Cement 8.12, Winder Electric Limited / Power 6.88, Bela Fertilizer Limited / Fertilizer 5.61',
      ),
      ter: 2.47,
    }),
    s.sub('Debt Sub-Fund', s.rate(BIRTH, 100, -0.6, 3_270_000), {
      asset: s.weights('T-Bills 37.2, PIBs 41.6, Bank Balances 19.4, Others 1.8'),
      papers: [],
      ter: 1.58,
    }),
    s.sub('Money Market Sub-Fund', s.rate(BIRTH, 100, -0.3, 5_160_000), {
      asset: s.weights('T-Bills 77.3, Bank Balances 21.4, Others 1.3'),
      papers: [],
      ter: 1.34,
    }),
  ],
});

/** In the order of the pages. */
export const FUNDS: readonly s.Fund[] = [cash, income, equity, mixed, pension];

/** The management fee of the month, by fund or sub-fund, in percent. */
export const CHARGED: Readonly<Record<string, string>> = {
  GCF: '0.45',
  GIIF: '1.05',
  GEF: '2.60',
  GIAAF: '1.75',
  'Equity Sub-Fund': '1.50',
  'Debt Sub-Fund': '0.90',
  'Money Market Sub-Fund': '0.70',
};

export const MANAGERS: Readonly<Record<string, string>> = {
  GCF: 'Shahnaz Bizenjo',
  GIIF: 'Shahnaz Bizenjo',
  GEF: 'Yaqoob Sajidi',
  GIAAF: 'Yaqoob Sajidi',
  GPF: 'Mehrab Rind',
};

export const VIEWS: Readonly<Record<string, string>> = {
  GCF:
    'Yields of short T-Bills fell in both auctions of the month. We did not replace all of the T-Bills that matured, ' +
    'and kept the money with banks, which paid more over the end of the month.',
  GIIF:
    'The supply of new Ijara Sukuk met strong demand from Islamic banks. We bought corporate Sukuk instead, whose ' +
    'rentals follow KIBOR, and paid for them out of our deposits.',
  GEF:
    'Shares rose with the rupee and with hopes of lower interest rates. We added to banks and to cement before ' +
    'their results, and sold a part of our textile shares.',
  GIAAF:
    'We took profits in some shares after their rise, and placed the money in corporate Sukuk and in ' + 'deposits.',
  GPF:
    'The Equity Sub-Fund follows the model portfolio of GEF. The Debt Sub-Fund sold a part of its PIBs after their ' +
    'prices had risen. The Money Market Sub-Fund stayed in T-Bills of up to six months.',
};
