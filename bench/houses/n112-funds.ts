/** The funds of AMC N112: two pension funds with three sub-funds each, and a scheme with four plans. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'CDC Pakistan Limited',
  auditor_raw: 'Deloitte Yousuf Adil, Chartered Accountants',
  pricing_mechanism_raw: 'Forward Pricing',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '9.00 a.m. to 4.00 p.m.',
  leverage_raw: 'Nil',
  back_end_load_raw: '0%',
});

const CONVENTIONAL: s.Day = [2009, 10, 5];
const ISLAMIC: s.Day = [2011, 5, 23];

/** When the plans opened, by their names. */
export const PLANS: Readonly<Record<string, s.Day>> = {
  'Capital Builder Plan': [2015, 2, 16],
  'Steady Path Plan': [2015, 2, 16],
  'Active Horizon Plan': [2016, 8, 22],
  'Retiree Plan': [2017, 3, 13],
};

const pension = (
  name: string,
  abbr: string,
  launch: s.Day,
  category: string,
  text: string,
  subs: readonly s.SubFund[],
): s.Fund =>
  fund({
    ...s.EMPTY,
    name,
    abbr,
    model: s.market(launch, 100, 0, 1),
    profile: {
      category_raw: category,
      risk_profile_raw: 'Investor dependent',
      management_fee_raw: '1.50% per annum of average net assets of each Sub-fund',
      front_end_load_raw: 'Up to 3% on contributions',
      minimum_initial_raw: 'Rs. 10,000/-',
      minimum_subsequent_raw: 'Rs. 1,000/-',
      investment_objective_raw: text,
    },
    rating: null,
    subs,
  });

const loralai = pension(
  'Loralai Pension Fund',
  'LPF',
  CONVENTIONAL,
  'Voluntary Pension Scheme',
  'To provide a secure source of savings and regular income after retirement to the Participants.',
  [
    s.sub('Equity Sub-fund', s.market(CONVENTIONAL, 100, 0.96, 1_640_000), {
      asset: s.weights('Equity 93.4, Cash Equivalents 5.2, Others 1.4'),
      second: s.sectors(
        'Commercial Banks 26.2, Oil & Gas Exploration 17.4, Cement 14.8, Fertilizer 11.1, Other sectors 23.9',
      ),
      papers: s.papers(
        'Sanjawi Bank Limited 9.21, Duki Petroleum Limited 8.36, Mekhtar Cement Limited 7.42, Bori Fertilizer ' +
          'Limited 6.83, Anambar Exploration Limited 5.94, Kohar Bank Limited 5.12, Sehan Dam Power Limited 4.43, ' +
          'Shah Karez Steels Limited 3.71, Nasak Textile Limited 3.04, Zangiwal Foods Limited 2.38',
      ),
      ter: 2.46,
    }),
    s.sub('Debt Sub-fund', s.rate(CONVENTIONAL, 100, -0.7, 2_310_000), {
      asset: s.weights('T-Bills 41.3, PIBs 17.2, TFCs 8.6, Cash Equivalents 30.8, Others 2.1'),
      second: s.credit('Government Securities 58.5, AAA 9.2, AA+ 17.4, AA 9.1, A+ 3.7, Others 2.1'),
      papers: [],
      ter: 1.98,
    }),
    s.sub('Money Market Sub-fund', s.rate(CONVENTIONAL, 100, -0.5, 3_470_000), {
      asset: s.weights('T-Bills 62.4, Cash Equivalents 36.3, Others 1.3'),
      second: s.credit('Government Securities 62.4, AAA 10.6, AA+ 19.5, AA 6.2, Others 1.3'),
      papers: [],
      ter: 1.83,
    }),
  ],
);

const islamic = pension(
  'Loralai Islamic Pension Fund',
  'LIPF',
  ISLAMIC,
  'Shariah Compliant Voluntary Pension Scheme',
  'To provide a secure and halal source of savings and regular income after retirement to the Participants.',
  [
    s.sub('Equity Sub-fund', s.market(ISLAMIC, 100, 0.93, 1_120_000), {
      asset: s.weights('Equity 91.6, Cash Equivalents 6.6, Others 1.8'),
      second: s.sectors(
        'Oil & Gas Exploration 22.8, Cement 19.6, Fertilizer 14.3, Pharmaceuticals 9.2, Other sectors 25.7',
      ),
      papers: s.papers(
        'Duki Petroleum Limited 9.84, Mekhtar Cement Limited 8.91, Bori Fertilizer Limited 7.96, Anambar ' +
          'Exploration Limited 6.74, Zhizhgi Pharma Limited 5.83, Sehan Dam Power Limited 4.92, Shah Karez Steels ' +
          'Limited 4.06, Torkhezi Cement Limited 3.37, Zangiwal Foods Limited 2.71, Poonga Packaging Limited 2.12',
      ),
      ter: 2.57,
    }),
    s.sub('Debt Sub-fund', s.rate(ISLAMIC, 100, -1.2, 1_460_000), {
      asset: s.weights('GOP Ijara Sukuk 47.5, Corporate Sukuk 10.7, Cash Equivalents 39.4, Others 2.4'),
      second: s.credit('Government Securities 47.5, AAA 12.1, AA+ 21.8, AA 10.4, A+ 5.8, Others 2.4'),
      papers: [],
      ter: 2.04,
    }),
    s.sub('Money Market Sub-fund', s.rate(ISLAMIC, 100, -1.4, 2_080_000), {
      asset: s.weights('GOP Ijara Sukuk 24.6, Cash Equivalents 74.1, Others 1.3'),
      second: s.credit('Government Securities 24.6, AAA 31.4, AA+ 28.2, AA 14.5, Others 1.3'),
      papers: [],
      ter: 1.91,
    }),
  ],
);

const FUNDS_OF_PLANS = ['Loralai Stock Fund', 'Loralai Income Fund', 'Loralai Cash Fund', 'Cash Equivalents', 'Others'];

const plan = (
  name: string,
  beta: number,
  units: number,
  weights: readonly [stock: number, income: number, money: number, bank: number, rest: number],
  ter: number,
): s.SubFund =>
  s.sub(name, s.market(s.only(PLANS[name], name), 100, beta, units), {
    asset: FUNDS_OF_PLANS.map((label, i) => [label, weights[i] ?? 0] as const),
    papers: [],
    ter,
  });

const strategy = fund({
  ...s.EMPTY,
  name: 'Loralai Strategic Allocation Fund',
  abbr: 'LSAF',
  model: s.market([2015, 2, 16], 100, 0, 1),
  profile: {
    category_raw: 'Fund of Funds Scheme',
    risk_profile_raw: 'Plan specific',
    benchmark_raw:
      'Average return of KSE-100 Index, six month KIBOR and three month PKRV, weighted by the actual investment of ' +
      'each plan',
    management_fee_raw: '1.00% per annum on investments outside the funds of Loralai Savings',
    front_end_load_raw: 'Up to 3%',
    minimum_initial_raw: 'Rs. 25,000/-',
    minimum_subsequent_raw: 'Rs. 5,000/-',
    investment_objective_raw:
      'To generate returns on investments as per the allocation plan that the investor chooses, by investing in ' +
      'the mutual funds of the same management company.',
  },
  rating: null,
  subs: [
    plan('Capital Builder Plan', 0.34, 4_210_000, [31.4, 42.6, 23.1, 2.1, 0.8], 0.61),
    plan('Steady Path Plan', 0.52, 3_090_000, [49.3, 36.1, 11.8, 2.2, 0.6], 0.58),
    plan('Active Horizon Plan', 0.81, 1_870_000, [78.2, 12.4, 6.5, 2.3, 0.6], 0.66),
    plan('Retiree Plan', 0.16, 2_640_000, [12.8, 51.2, 33.2, 2.1, 0.7], 0.54),
  ],
});

export const FUNDS = [loralai, islamic, strategy];
