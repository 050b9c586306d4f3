/** The funds of AMC N28: three funds and two pension funds with three sub-funds each. */
import * as s from './shared7.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'MCB Financial Services Ltd.',
  auditor_raw: 'Riaz Ahmad & Company',
  pricing_mechanism_raw: 'Forward pricing',
  dealing_days_raw: 'Monday to Thursday and Friday until noon',
  minimum_initial_raw: 'PKR 10,000',
  minimum_subsequent_raw: 'PKR 1,000',
  back_end_load_raw: '0%',
});

const FIRST: s.Day = [2009, 9, 28];
const SECOND: s.Day = [2013, 4, 15];

const PENSION = {
  category_raw: 'Pension',
  risk_profile_raw: 'Low to high',
  cutoff_raw: '5:00 p.m.',
  front_end_load_raw: '3%',
  back_end_load_raw: null,
  minimum_initial_raw: 'PKR 1,000',
  minimum_subsequent_raw: 'PKR 500',
} as const;

export const FUNDS = [
  fund({
    name: 'Siranda Daily Income Fund',
    abbr: 'Fund',
    model: s.rate([2018, 3, 1], 10, -0.1, 942_000_000),
    profile: {
      category_raw: 'Money market',
      benchmark_raw: '70% average 3-month PKRV, 30% average 3-month deposit rate',
      risk_profile_raw: 'Very low',
      cutoff_raw: '11:00 a.m.',
      management_fee_raw: 'Up to 0.75% a year',
      front_end_load_raw: '0%',
      investment_objective_raw:
        'Daily income and easy access to cash from a portfolio of treasury bills and bank deposits.',
    },
    rating: ['AA(f)', 'VIS', [2022, 12, 30]],
    asset: s.weights('T-bills 57.8, Bank deposits 34.6, Placements 6.1, Others 1.5'),
    second: s.credit('Government 57.8, AAA 14.3, AA+ 18.2, AA 8.2, Others 1.5'),
    papers: [],
    ter: 0.88,
    metrics: [['Average maturity, days', 36, 0]],
  }),
  fund({
    name: 'Siranda Bond Fund',
    abbr: 'Fund',
    model: s.rate([2012, 5, 7], 100, 0.5, 16_700_000),
    profile: {
      category_raw: 'Income',
      benchmark_raw: 'Average 6-month KIBOR',
      risk_profile_raw: 'Medium',
      cutoff_raw: '4:00 p.m.',
      management_fee_raw: 'Up to 1.25% a year',
      front_end_load_raw: '1%',
      investment_objective_raw: 'Income above inflation over three years from government and corporate bonds.',
    },
    rating: ['A+(f)', 'VIS', [2022, 12, 30]],
    asset: s.weights('PIBs 38.2, TFCs and sukuks 24.9, T-bills 15.1, Bank deposits 19.6, Others 2.2'),
    second: s.credit('Government 53.3, AAA 8.6, AA+ 15.2, AA 11.9, A+ 8.8, Others 2.2'),
    papers: s.papers(
      'Lasbela Power Company TFC 6.4, Hub Dam Bank Tier II TFC 5.6, Uthal Cables Sukuk 4.8, Winder Minerals TFC 3.7, Gadani Shipyard Sukuk 2.9',
    ),
    ter: 1.79,
    metrics: [['Average maturity, years', 2.4, 1]],
  }),
  fund({
    name: 'Siranda Dividend Fund',
    abbr: 'Fund',
    model: s.market([2006, 11, 13], 50, 0.88, 18_900_000),
    profile: {
      category_raw: 'Equity',
      benchmark_raw: 'KSE-100 total return',
      risk_profile_raw: 'High',
      cutoff_raw: '3:00 p.m.',
      management_fee_raw: '2% a year',
      front_end_load_raw: '2.5%',
      investment_objective_raw: 'Dividends and long-term growth from shares of companies that pay out regularly.',
    },
    rating: null,
    asset: s.weights('Shares 90.6, Bank deposits 7.9, Others 1.5'),
    second: s.sectors('Power 20.7, Banks 19.4, Fertilizer 15.8, Oil and gas 14.2, Cement 6.6'),
    papers: s.papers(
      'Lasbela Power Company 9.4, Hub Dam Bank 8.7, Winder Fertilizer 8.2, Bela Gas and Oil 7.6, Sonmiani Bank 6.5, Gadani Shipyard 5.4, Uthal Cables 4.6, Dureji Cement 3.8, Kanraj Foods 2.9',
    ),
    ter: 3.97,
    metrics: [['Dividend yield, %', 9.7, 1]],
  }),
  fund({
    ...s.EMPTY,
    name: 'Siranda Retirement Fund',
    abbr: 'Fund',
    model: s.market(FIRST, 100, 0, 1),
    profile: {
      ...PENSION,
      management_fee_raw: 'Up to 1.5% a year of each sub-fund',
      investment_objective_raw: 'A secure pension from savings that the participant allocates to three sub-funds.',
    },
    rating: null,
    subs: [
      s.sub('Equity', s.market(FIRST, 100, 1.04, 1_240_000), {
        asset: s.weights('Shares 93.1, Bank deposits 5.8, Others 1.1'),
        papers: s.papers('Lasbela Power Company 9.2, Hub Dam Bank 8.5, Winder Fertilizer 7.3, Bela Gas and Oil 6.8'),
        ter: 2.41,
      }),
      s.sub('Debt', s.rate(FIRST, 100, 0.3, 2_190_000), {
        asset: s.weights('PIBs 49.5, T-bills 27.2, TFCs and sukuks 6.4, Bank deposits 15.6, Others 1.3'),
        papers: [],
        ter: 1.61,
      }),
      s.sub('Money market', s.rate(FIRST, 100, -0.2, 4_870_000), {
        asset: s.weights('T-bills 69.3, Bank deposits 29.6, Others 1.1'),
        papers: [],
        ter: 1.24,
      }),
    ],
  }),
  fund({
    ...s.EMPTY,
    name: 'Siranda Islamic Retirement Fund',
    abbr: 'Fund',
    model: s.market(SECOND, 100, 0, 1),
    profile: {
      ...PENSION,
      category_raw: 'Islamic pension',
      management_fee_raw: 'Up to 1.5% a year of each sub-fund',
      investment_objective_raw:
        'A secure and halal pension from savings that the participant allocates to three sub-funds.',
    },
    rating: null,
    subs: [
      s.sub('Equity', s.market(SECOND, 100, 0.97, 980_000), {
        asset: s.weights('Shares 92.4, Bank deposits 6.3, Others 1.3'),
        papers: s.papers('Bela Gas and Oil 9.7, Winder Fertilizer 8.9, Dureji Cement 7.2, Uthal Cables 5.1'),
        ter: 2.58,
      }),
      s.sub('Debt', s.rate(SECOND, 100, -0.2, 1_730_000), {
        asset: s.weights('Ijara sukuk 63.8, Bank deposits 34.7, Others 1.5'),
        papers: [],
        ter: 1.72,
      }),
      s.sub('Money market', s.rate(SECOND, 100, -0.6, 3_260_000), {
        asset: s.weights('Ijara sukuk 48.1, Bank deposits 50.7, Others 1.2'),
        papers: [],
        ter: 1.36,
      }),
    ],
  }),
];
