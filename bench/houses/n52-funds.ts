/** The funds of AMC N52: a pension fund with three sub-funds, a cash and a stock fund. */
import * as s from './shared11.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'CDC',
  auditor_raw: 'KPMG Taseer Hadi & Co.',
  pricing_mechanism_raw: 'Backward',
  dealing_days_raw: 'Mon - Fri',
  cutoff_raw: '10:00 am - 3:00 pm',
  minimum_initial_raw: 'PKR 1,000',
  minimum_subsequent_raw: 'PKR 1,000',
});

const PENSION: s.Day = [2013, 5, 20];

export const FUNDS = [
  fund({
    name: 'Sajikot Cash Plus Fund',
    abbr: 'SCPF',
    model: s.rate([2011, 9, 5], 100, 0.1, 76_200_000),
    profile: {
      category_raw: 'Money market',
      benchmark_raw: '70% three-month PKRV rate and 30% three-month deposit rate of three AA rated banks',
      risk_profile_raw: 'Very low',
      management_fee_raw: '0.90%',
      front_end_load_raw: '1.00%',
      back_end_load_raw: '0.00%',
      investment_objective_raw:
        'The fund offers savers a better return than a deposit account, with their money available at any time.',
    },
    rating: ['AA(f)', 'VIS', [2019, 12, 31]],
    asset: s.weights('T-Bills 61.8, Bank balances 24.6, Commercial paper 11.9, Others 1.7'),
    second: s.credit('Government 61.8, AAA 13.7, AA+ 12.6, AA 10.2, Others 1.7'),
    papers: s.papers('Havelian Electric CP 4.71, Nathia Sugar CP 3.86, Kunhar Telecom CP 2.94'),
    ter: 1.12,
    metrics: [
      ['Average life (days)', 71, 0],
      ['Portfolio yield', 13.2, 2],
    ],
  }),
  fund({
    name: 'Sajikot Stock Fund',
    abbr: 'SSF',
    model: s.market([2006, 3, 13], 100, 1.01, 12_600_000),
    profile: {
      category_raw: 'Equity',
      benchmark_raw: 'KSE-30 Index',
      risk_profile_raw: 'High',
      management_fee_raw: '2.00%',
      front_end_load_raw: '3.00%',
      back_end_load_raw: '0.00%',
      investment_objective_raw:
        'The fund buys shares of solid companies at fair prices and holds them for years, so that capital can grow.',
    },
    rating: null,
    asset: s.weights('Listed equities 91.8, Bank balances 6.7, Others 1.5'),
    second: s.sectors('Banks 26.8, Exploration 19.1, Fertilizer 12.7, Cement 9.3, Power 7.9, Chemicals 4.6'),
    papers: s.papers(
      'Havelian Bank 9.42, Thandi Exploration 8.67, Dhamtour Fertilizer 7.94, Nathia Cement 6.35, Kunhar Power 5.71, Galyat Bank 5.03, Bagnotar Petroleum 4.38, Harnoi Chemicals 3.62, Mansehra Foods 2.87, Shimla Hill Motors 2.11',
    ),
    ter: 3.44,
    metrics: [
      ['Price-earnings ratio', 6.7, 1],
      ['Dividend yield', 6.4, 1],
    ],
  }),
  fund({
    ...s.EMPTY,
    name: 'Sajikot Pension Fund',
    abbr: 'SPF',
    model: s.market(PENSION, 100, 0, 1),
    profile: {
      category_raw: 'Voluntary pension scheme',
      risk_profile_raw: 'Depends on the allocation',
      management_fee_raw: '1.50%',
      front_end_load_raw: '3.00%',
      pricing_mechanism_raw: 'Forward',
      investment_objective_raw:
        'The fund lets participants save for their retirement in the mix of three sub-funds that suits their age.',
    },
    rating: null,
    subs: [
      s.sub('Equity Sub-fund', s.market(PENSION, 100, 1.03, 1_640_000), {
        asset: s.weights('Listed equities 92.9, Bank balances 5.8, Others 1.3'),
        papers: s.papers('Havelian Bank 9.11, Thandi Exploration 8.36, Dhamtour Fertilizer 7.42, Nathia Cement 6.28'),
        ter: 2.61,
      }),
      s.sub('Debt Sub-fund', s.rate(PENSION, 100, 0.4, 2_280_000), {
        asset: s.weights('PIBs 52.7, T-Bills 31.6, Bank balances 14.2, Others 1.5'),
        papers: [],
        ter: 1.83,
      }),
      s.sub('Money Market Sub-fund', s.rate(PENSION, 100, 0.1, 3_150_000), {
        asset: s.weights('T-Bills 68.4, Bank balances 30.3, Others 1.3'),
        papers: [],
        ter: 1.71,
      }),
    ],
  }),
];
