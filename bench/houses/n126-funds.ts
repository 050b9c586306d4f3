/** The funds of AMC N126: cash, Islamic income, stocks, Islamic asset allocation, a pension fund, and two plans. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open end',
  trustee_raw: 'Digital Custodian Company Limited (DCCL)',
  auditor_raw: 'BDO Ebrahim & Co., Chartered Accountants',
  pricing_mechanism_raw: 'Forward Pricing',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '9:00 AM-4:00 PM',
  listing_raw: 'Pakistan Stock Exchange',
  back_end_load_raw: 'Nil',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Rs. 1,000/-',
  minimum_subsequent_raw: 'Rs. 1,000/-',
});

const cash = fund({
  name: 'Okara Cash Fund',
  abbr: 'OCF',
  model: s.rate([2010, 12, 14], 100, -0.2, 263_000_000),
  fof: 196,
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw:
      '70% three months PKRV rates and 30% three months average deposit rates of three AA rated scheduled banks as selected by MUFAP',
    risk_profile_raw: 'Very Low (Principal at very low risk)',
    cutoff_raw: '9:00 AM-12:30 PM (same day redemption: 9:30 AM)',
    management_fee_raw: 'Up to 0.75% p.a. of Average Annual Net Assets',
    front_end_load_raw: 'Up to 1.00%',
    investment_objective_raw:
      'The objective of Okara Cash Fund is to seek high liquidity and competitive return for investors by investing in ' +
      'low risk securities of shorter duration and maturity.',
  },
  rating: ['AA+(f)', 'VIS', [2024, 1, 5]],
  asset: s.weights('Cash 31.7, T-Bills 48.9, PIBs 11.2, Placement with DFIs 6.4, Others Including Receivables 1.8'),
  second: s.credit('Gov. Sec. 60.1, AAA 14.3, AA+ 18.6, AA 5.2, N.R./Others 1.8'),
  papers: [],
  ter: 0.88,
  metrics: [['Weighted Average Maturity (Days)', 49, 0]],
});

const islamicIncome = fund({
  name: 'Okara Islamic Income Fund',
  abbr: 'OIIF',
  model: s.rate([2014, 5, 28], 100, -0.4, 61_300_000),
  profile: {
    fund_type_raw: 'Open end, Shariah Compliant',
    category_raw: 'Shariah Compliant Income Scheme',
    benchmark_raw:
      'Six months average deposit rates of three A rated Islamic Banks or Islamic windows of conventional banks',
    risk_profile_raw: 'Medium (Principal at medium risk)',
    management_fee_raw: 'Up to 1.25% p.a. of Average Annual Net Assets',
    front_end_load_raw: 'Up to 2.00%',
    investment_objective_raw:
      'The objective of Okara Islamic Income Fund is to provide competitive risk adjusted returns to its investors by ' +
      'investing in a diversified portfolio of long, medium and short term Shariah compliant debt instruments.',
  },
  rating: ['A+(f)', 'VIS', [2024, 1, 5]],
  asset: s.weights(
    'Cash 42.4, TFCs / Sukuks 18.6, Govt. Backed / Guaranteed Sec. 36.7, Others Including Receivables 2.3',
  ),
  second: s.credit('Gov. Sec. 36.7, AAA 12.2, AA+ 14.8, AA 9.6, AA- 6.3, A+ 18.1, N.R./Others 2.3'),
  papers: s.papers(
    'Renala Power Company Limited Sukuk / AAA 5.27, Depalpur Bank Limited Tier-II Sukuk / AA 4.63, Gogera Foods Limited ' +
      'Sukuk / AA- 3.88, Hujra Islamic Bank Limited Sukuk / AA+ 2.91, Basirpur Engineering Limited Sukuk / A+ 1.74',
  ),
  ter: 1.42,
  metrics: [['Weighted Average Maturity (Days)', 812, 0]],
});

const stock = fund({
  name: 'Okara Stock Fund',
  abbr: 'OSF',
  model: s.market([2007, 8, 29], 100, 0.99, 11_900_000),
  fof: 168,
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE 30 (Total Return)',
    risk_profile_raw: 'High (Principal at high risk)',
    management_fee_raw: 'Up to 2.50% p.a. of Average Annual Net Assets',
    front_end_load_raw: 'Up to 2.50%',
    investment_objective_raw:
      'The objective of Okara Stock Fund is to provide long-term capital growth by investing primarily in a diversified ' +
      'pool of equities and equity related instruments.',
  },
  rating: null,
  asset: s.weights('Stock / Equities 92.8, Cash 5.9, Others Including Receivables 1.3'),
  second: s.sectors(
    'Commercial Banks 29.3, Oil & Gas Exploration Companies 19.4, Cement 11.6, Fertilizer 9.1, ' +
      'Power Generation & Distribution 6.7, Other sectors 16.7',
  ),
  papers: s.papers(
    'Depalpur Bank Limited 9.42, Gogera Petroleum Limited 8.87, Renala Fertilizer Company Limited 7.15, Hujra Islamic ' +
      'Bank Limited 6.58, Chuchak Oilfields Limited 5.93, Basirpur Cement Limited 5.36, Renala Power Company Limited ' +
      '4.71, Satghara Bank Limited 4.12, Bama Bala Systems Limited 3.25, Shergarh Pharma Limited 2.69',
  ),
  ter: 3.27,
  metrics: [],
});

const allocation = fund({
  name: 'Okara Islamic Asset Allocation Fund',
  abbr: 'OIAAF',
  model: s.market([2016, 1, 11], 100, 0.48, 3_940_000),
  profile: {
    fund_type_raw: 'Open end, Shariah Compliant',
    category_raw: 'Shariah Compliant Asset Allocation Scheme',
    benchmark_raw:
      'Weighted average daily return of KMI-30 Index and six months deposit rates of three A rated Islamic Banks',
    risk_profile_raw: 'High (Principal at high risk)',
    management_fee_raw: 'Up to 2.00% p.a. of Average Annual Net Assets',
    front_end_load_raw: 'Up to 2.00%',
    investment_objective_raw:
      'The objective of the Fund is to provide superior returns through investments in Shariah compliant equity ' +
      'securities and Shariah compliant income and money market instruments.',
  },
  rating: null,
  asset: s.weights(
    'Stock / Equities 44.6, Cash 27.3, Govt. Backed / Guaranteed Sec. 19.8, TFCs / Sukuks 6.1, ' +
      'Others Including Receivables 2.2',
  ),
  second: s.sectors(
    'Oil & Gas Exploration Companies 13.2, Cement 8.4, Fertilizer 6.8, Pharmaceuticals 4.1, Other sectors 12.1',
  ),
  papers: s.papers(
    'Gogera Petroleum Limited 6.32, Chuchak Oilfields Limited 5.87, Renala Fertilizer Company Limited 5.41, ' +
      'Renala Power Company Limited Sukuk 4.18, Basirpur Cement Limited 4.02, Shergarh Pharma Limited 3.35, Hujra ' +
      'Islamic Bank Limited Sukuk 2.86, Bama Bala Systems Limited 2.19',
  ),
  ter: 2.76,
  metrics: [],
});

const PENSION: s.Day = [2011, 12, 16];

const pension = fund({
  ...s.EMPTY,
  name: 'Okara Pension Fund',
  abbr: 'OPF',
  model: s.market(PENSION, 100, 0, 1),
  profile: {
    category_raw: 'Voluntary Pension Scheme',
    risk_profile_raw: 'Investor Dependent',
    management_fee_raw: 'Up to 1.50% p.a. of Average Annual Net Assets',
    front_end_load_raw: 'Max. 3.00%',
    listing_raw: null,
    leverage_raw: null,
    investment_objective_raw:
      'To provide participants with a portable, individualized, funded and flexible pension scheme that assists them to ' +
      'plan for their retirement.',
  },
  rating: null,
  subs: [
    s.sub('OPF Equity Sub-Fund', s.market(PENSION, 100, 0.97, 418_000), {
      asset: s.weights('Stock / Equities 93.4, Cash 5.1, Others Including Receivables 1.5'),
      second: s.sectors(
        'Commercial Banks 27.1, Oil & Gas Exploration Companies 20.3, Fertilizer 13.9, Other sectors 32.1',
      ),
      papers: s.papers(
        'Depalpur Bank Limited 10.14, Gogera Petroleum Limited 9.36, Renala Fertilizer Company Limited 8.27, Chuchak ' +
          'Oilfields Limited 6.83, Satghara Bank Limited 5.19',
      ),
      ter: 2.52,
    }),
    s.sub('OPF Debt Sub-Fund', s.rate(PENSION, 100, -0.3, 1_030_000), {
      asset: s.weights('T-Bills 38.4, PIBs 36.9, Cash 22.6, Others Including Receivables 2.1'),
      papers: [],
      ter: 1.47,
    }),
    s.sub('OPF Money Market Sub-Fund', s.rate(PENSION, 100, -0.5, 2_870_000), {
      asset: s.weights('T-Bills 69.8, Cash 28.7, Others Including Receivables 1.5'),
      papers: [],
      ter: 1.26,
    }),
  ],
});

const plan = (name: string, launch: s.Day, beta: number, units: number, asset: string, ter: number): s.SubFund =>
  s.sub(name, s.market(launch, 100, beta, units), { asset: s.weights(asset), papers: [], ter });

const planning = fund({
  ...s.EMPTY,
  name: 'Okara Financial Planning Fund',
  abbr: 'OFPF',
  model: s.market([2017, 10, 11], 100, 0, 1),
  profile: {
    fund_type_raw: 'Open end, Fund of Funds',
    category_raw: 'Fund of Funds Scheme',
    risk_profile_raw: 'Plan Specific',
    management_fee_raw: 'Nil on investments in funds of the AMC, otherwise up to 1.00% p.a.',
    front_end_load_raw: 'Up to 2.00%',
    benchmark_raw: 'Weighted average return of the benchmarks of the underlying funds',
    investment_objective_raw:
      'To generate returns on investment as per the respective Allocation Plan by investing in mutual funds in line with ' +
      'the risk tolerance of the investor.',
  },
  rating: null,
  subs: [
    plan(
      'Active Allocation Plan',
      [2017, 10, 11],
      0.71,
      812_000,
      'Okara Stock Fund 72.3, Okara Cash Fund 25.1, Cash 1.9, Others Including Receivables 0.7',
      0.43,
    ),
    plan(
      'Conservative Allocation Plan',
      [2018, 3, 5],
      0.22,
      1_640_000,
      'Okara Stock Fund 17.6, Okara Cash Fund 79.4, Cash 2.2, Others Including Receivables 0.8',
      0.37,
    ),
  ],
});

export const FUNDS = [cash, islamicIncome, stock, allocation, pension, planning];

/** What the managers say of the month. */
export const COMMENTS: Readonly<Record<string, readonly string[]>> = {
  OCF: [
    'SBP maintained the policy rate at 22% in its meeting of March 2024. Secondary market yields of short tenors inched up ' +
      'as investors postponed their hopes for monetary easing to the next quarter.',
    'The Fund increased its maturity slightly by placing maturing T-Bills in longer tenors, and will keep a balanced ' +
      'exposure to daily product accounts for its liquidity at the end of the quarter.',
  ],
  OIIF: [
    'Auctions of GoP Ijara Sukuk were heavily oversubscribed, and cut-offs remained below the policy rate. Deposit rates of ' +
      'Islamic banks were under pressure by the end of the quarter.',
    'The Fund maintained a high share of variable rate Sukuk and placed surplus cash with microfinance banks and Islamic ' +
      'windows at better rates.',
  ],
  OSF: [
    'The formation of the government and the staff level agreement on the final review lifted the sentiment, and the market ' +
      'made new highs. Foreigners were net buyers for the fifth month in a row.',
    'The Fund remained overweight in banks and exploration companies, and realised gains in power companies after they had ' +
      'announced dividends. We expect the re-rating to continue as interest rates come down.',
  ],
  OIAAF: [
    'The exposure to equities was increased over the month in view of the improved outlook. Sukuk and cash provide the Fund ' +
      'with stable income.',
    'Exploration, fertilizer and pharmaceutical companies remain our preferred sectors.',
  ],
  OPF: [
    'Equity Sub-Fund: exposure remained close to its maximum on the expectation of easing. Debt and Money Market Sub-Funds: ' +
      'maturities were increased, as yields are expected to come down in the coming quarter.',
  ],
  OFPF: [
    'The Active Allocation Plan increased its investment in Okara Stock Fund during March. The Conservative Allocation Plan ' +
      'kept its mix as it was.',
  ],
};
