/** The funds of AMC N17: four funds and a pension fund with three sub-funds. */
import { credit, fundWith, market, papers, rate, sectors, weights } from './shared5.ts';
import type { Day, SubFund } from './shared5.ts';

const fund = fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company (CDC)',
  pricing_mechanism_raw: 'Forward Pricing',
  leverage_raw: 'Nil',
  back_end_load_raw: '0%',
  listing_raw: 'Pakistan Stock Exchange',
});

const PENSION: Day = [2013, 7, 2];

const sub = (name: string, model: SubFund['model'], mix: Omit<SubFund, 'name' | 'model' | 'metrics'>): SubFund => ({
  name,
  model: { ...model, accumulates: true },
  metrics: [],
  ...mix,
});

export const FUNDS = [
  fund({
    name: 'Chiltan Money Market Fund (CMMF)',
    abbr: 'Chiltan Money Market Fund',
    model: rate([2012, 2, 23], 10, -0.3, 1_840_000_000),
    profile: {
      fund_type_raw: 'Open-end – Money Market Fund',
      dealing_days_raw: 'Daily – Monday to Friday',
      cutoff_raw: '12:30 P.M.',
      settlement_raw: '1 business day',
      benchmark_raw:
        '70% 3-month PKRV & 30% average 3-month deposit rates of three scheduled banks (AA & above rated) as selected by MUFAP',
      risk_profile_raw: 'Very Low',
      risk_of_principal_raw: 'Principal at very low risk',
      auditor_raw: 'Yousuf Adil, Chartered Accountants',
      management_fee_raw: '1% of Net Income (Min 0.2% p.a., Max 1% p.a. of Net Assets)',
      front_end_load_raw: '0.5%',
      minimum_initial_raw: 'Rs. 1,000/-',
      investment_objective_raw:
        'To provide stable income stream with preservation of capital by investing in AA and above rated banks and money market instruments.',
    },
    rating: ['AA(f)', 'PACRA', [2023, 9, 7]],
    asset: weights(
      'T-Bills 71, Placements with Banks and DFIs 9.4, Bank Deposits 18.2, Others including Receivables 1.4',
    ),
    second: credit('Government Securities (AAA rated) 71, AAA 8, AA+ 12, AA 7.6, Others including Receivables 1.4'),
    papers: [],
    ter: 0.71,
    metrics: [['Weighted Average Time to Maturity:', 48, 0]],
  }),
  fund({
    name: 'Chiltan Islamic Income Fund (CIIF)',
    abbr: 'Chiltan Islamic Income Fund',
    model: rate([2018, 8, 6], 10, -0.9, 612_000_000),
    profile: {
      fund_type_raw: 'Open-end – Shari’ah Compliant Income Fund',
      dealing_days_raw: 'Daily – Monday to Friday',
      cutoff_raw: '3:00 P.M.',
      settlement_raw: '2-3 business days',
      benchmark_raw:
        '6-month average deposit rates of three A rated Islamic Banks/Islamic windows as selected by MUFAP',
      risk_profile_raw: 'Medium',
      risk_of_principal_raw: 'Principal at medium risk',
      auditor_raw: 'Grant Thornton Anjum Rahman, Chartered Accountants',
      management_fee_raw: '6% of Net Income (Min: 0.5% p.a., Max: 1.5% p.a. of Net Assets)',
      front_end_load_raw: '1%',
      minimum_initial_raw: 'Growth Unit: Rs. 1,000/- Income Unit: Rs. 100,000/-',
      investment_objective_raw:
        'To earn a reasonable rate of return along with a high degree of liquidity by investing in short-term bank deposits and money market/debt securities.',
    },
    rating: ['A+(f)', 'PACRA', [2023, 9, 7]],
    asset: weights(
      'GOP Ijara Sukuk 31.5, Sukuk 14.8, Commercial Papers (Islamic) 4.1, Bank Deposits 46.2, Others including Receivables 3.4',
    ),
    second: credit(
      'Government Securities (AAA rated) 31.5, AAA 13.1, AA+ 11.7, AA 6, AA- 1.9, A+ 32.4, Others including Receivables 3.4',
    ),
    papers: papers(
      'Harnai Power Limited STS-9 3.6, Loralai Bank Islami Limited 21-Dec-21 21-Dec-31 3.8, Ziarat Engro Sukuk 23-Jun-21 3.3, Mach Energy Limited 02-Oct-19 2.7, Duki Steel Limited 26-Apr-22 1.9',
    ),
    ter: 1.62,
    metrics: [['Weighted Average Time to Maturity:', 1.4, 1]],
  }),
  fund({
    name: 'Chiltan Stock Fund (CSF)',
    abbr: 'Chiltan Stock Fund',
    model: market([2007, 1, 19], 10, 0.98, 741_000_000),
    profile: {
      fund_type_raw: 'Open-end – Equity Fund',
      dealing_days_raw: 'Daily – Monday to Friday',
      cutoff_raw: '3:00 P.M.',
      settlement_raw: '2-3 business days',
      benchmark_raw: 'KSE-30 Total Return Index',
      risk_profile_raw: 'High',
      risk_of_principal_raw: 'Principal at high risk',
      auditor_raw: 'Yousuf Adil, Chartered Accountants',
      management_fee_raw: '1.5% per annum of Net Assets w.e.f July 12, 2019',
      front_end_load_raw: '3%',
      minimum_initial_raw: 'Rs. 1,000/-',
      investment_objective_raw:
        'To provide investors with long term capital growth from an actively managed portfolio of listed equities.',
    },
    rating: null,
    asset: weights('Equities 95.2, Cash 3.6, Others including Receivables 1.2'),
    second: sectors(
      'Commercial Banks 24.1, Oil & Gas Exploration Companies 19.2, Fertilizer 11.8, Cement 10.3, Technology & Communication 6.4',
    ),
    papers: papers(
      'Bolan Valley Bank Limited / Equity 8.9, Sui Basin Petroleum Limited / Equity 8.1, Khuzdar Fertilizer Company Limited / Equity 7.2, Pishin Oilfields Limited / Equity 6.3, Kalat Bank Limited / Equity 5.9, Hub Chowki Cement Limited / Equity 5.4, Lasbela Systems Limited / Equity 4.2, Chagai Bank Limited / Equity 3.7, Nushki Textile Mills Limited / Equity 3.1, Wadh Cement Company Limited / Equity 2.6',
    ),
    ter: 4.15,
    metrics: [
      ['PER', 3.6, 1],
      ['PBV', 0.9, 1],
      ['DY', 9.8, 1],
    ],
  }),
  fund({
    name: 'Chiltan Balanced Fund (CBF)',
    abbr: 'Chiltan Balanced Fund',
    model: market([2007, 1, 19], 10, 0.55, 118_000_000),
    profile: {
      fund_type_raw: 'Open-end – Balanced Fund',
      dealing_days_raw: 'Daily – Monday to Friday',
      cutoff_raw: '3:00 P.M.',
      settlement_raw: '2-3 business days',
      benchmark_raw:
        'Daily weighted return of KSE-30 Total Return Index & 6-month KIBOR based on Fund’s actual allocation',
      risk_profile_raw: 'Medium',
      risk_of_principal_raw: 'Principal at medium risk',
      auditor_raw: 'Grant Thornton Anjum Rahman, Chartered Accountants',
      management_fee_raw: '1.5% per annum of Net Assets',
      front_end_load_raw: '3%',
      minimum_initial_raw: 'Rs. 1,000/-',
      investment_objective_raw:
        'To provide investors with a combination of capital growth and income from equities and debt.',
    },
    rating: null,
    asset: weights('Equities 54.6, TFCs 9.2, PIBs 16.3, Cash 17.5, Others including Receivables 2.4'),
    second: sectors('Commercial Banks 14.4, Oil & Gas Exploration Companies 10.6, Cement 6.8, Fertilizer 5.2'),
    papers: papers(
      'Bolan Valley Bank Limited / Equity 5.8, Sui Basin Petroleum Limited / Equity 5.1, Kalat Bank Limited TFC 20-Dec-22 / TFC 4.7, Hub Chowki Cement Limited / Equity 4, Khuzdar Fertilizer Company Limited / Equity 3.5',
    ),
    ter: 3.28,
    metrics: [
      ['PER', 3.9, 1],
      ['PBV', 1.0, 1],
      ['DY', 8.9, 1],
    ],
  }),
  fund({
    name: 'Chiltan Pension Fund (CPF)',
    abbr: 'Chiltan Pension Fund',
    model: market(PENSION, 100, 1, 1),
    profile: {
      fund_type_raw: 'Open-end – Voluntary Pension Scheme',
      listing_raw: null,
      dealing_days_raw: 'Daily – Monday to Friday',
      cutoff_raw: '5:00 P.M.',
      risk_profile_raw: 'Investor dependent',
      auditor_raw: 'BDO Ebrahim & Co., Chartered Accountants',
      management_fee_raw: 'On average Annual Net Assets of each Sub-Fund: upto 1.5% p.a.',
      front_end_load_raw: '3%',
      minimum_initial_raw: 'Rs. 10,000/-',
      minimum_subsequent_raw: 'Rs. 1,000/-',
      investment_objective_raw:
        'To provide a secure source of savings and regular income after retirement to the Participants.',
    },
    rating: null,
    asset: [],
    papers: [],
    ter: 0,
    metrics: [],
    subs: [
      sub('CPF-Equity Sub-fund', market(PENSION, 100, 1.02, 1_240_000), {
        asset: weights('Equity 96.1, Cash Equivalents 2.7, Others 1.2'),
        second: sectors(
          'Commercial Banks 25.2, Oil & Gas Exploration Companies 18.4, Fertilizer 12.1, Cement 9.6, Pharmaceuticals 5.3',
        ),
        papers: papers(
          'Bolan Valley Bank Limited 9.4, Sui Basin Petroleum Limited 8.3, Khuzdar Fertilizer Company Limited 7.5, Pishin Oilfields Limited 6.6, Hub Chowki Cement Limited 5.2',
        ),
        ter: 2.05,
      }),
      sub('CPF-Debt Sub-fund', rate(PENSION, 100, 0.2, 2_310_000), {
        asset: weights('Cash Equivalents 21.3, PIBs 43.7, T-Bills 29.6, TFCs 3.9, Others 1.5'),
        second: credit('Government Securities (AAA rated) 74.5, AAA 3.9, AA+ 12.2, AA- 7.9, Others 1.5'),
        papers: papers('Kalat Bank Limited TFC 20-Dec-22 2.6'),
        ter: 1.4,
      }),
      sub('CPF-Money Market Sub-fund', rate(PENSION, 100, -0.2, 7_820_000), {
        asset: weights('Cash Equivalents 33.8, T-Bills 65.1, Others 1.1'),
        second: credit('Government Securities (AAA rated) 65.1, AAA 14.2, AA+ 19.6, Others 1.1'),
        papers: [],
        ter: 1.2,
      }),
    ],
  }),
];
