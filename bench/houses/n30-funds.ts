/** The funds of AMC N30: six funds. */
import * as s from './shared7.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-End Fund',
  trustee_raw: 'Vision Trustee Limited',
  auditor_raw: 'EY Ford Rhodes, Chartered Accountants',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'All banking days',
  minimum_initial_raw: 'Rs. 2,000/-',
  minimum_subsequent_raw: 'Rs. 1,000/-',
  back_end_load_raw: 'NIL',
  leverage_raw: 'NIL',
});

export const FUNDS = [
  fund({
    name: 'Nagarparkar Money Market Fund',
    abbr: 'NMMF',
    model: s.rate([2016, 2, 22], 100, 0.1, 71_500_000),
    profile: {
      category_raw: 'Money Market',
      benchmark_raw: '90% of 3M PKRV rates + 10% of 3M average deposit rates of 3 AA rated banks',
      risk_profile_raw: 'Very Low',
      risk_of_principal_raw: 'Principal at very low risk',
      cutoff_raw: '10:00 hrs',
      management_fee_raw: 'Upto 1.00% p.a. of average net assets, actual 0.55%',
      front_end_load_raw: 'NIL',
      investment_objective_raw:
        'To generate competitive returns from short term, high quality instruments while preserving capital and liquidity.',
    },
    rating: ['AA+(f)', 'PACRA', [2024, 9, 13]],
    asset: s.weights('T-Bills 69.7, Cash & Bank Balances 22.4, PIBs 6.1, Others 1.8'),
    second: s.credit('Govt. Securities 75.8, AAA 9.1, AA+ 13.3, Others 1.8'),
    papers: [],
    ter: 0.91,
    metrics: [['Wtd. Avg. Maturity (Days)', 63, 0]],
  }),
  fund({
    name: 'Nagarparkar Income Multiplier Fund',
    abbr: 'NIMF',
    model: s.rate([2007, 5, 14], 50, 0.5, 27_300_000),
    profile: {
      category_raw: 'Aggressive Income',
      benchmark_raw: '90% of 12M KIBOR + 10% of 12M PKRV rates',
      risk_profile_raw: 'Medium',
      risk_of_principal_raw: 'Principal at medium risk',
      cutoff_raw: '16:00 hrs',
      management_fee_raw: 'Upto 1.50% p.a. of average net assets, actual 1.35%',
      front_end_load_raw: '1.50%',
      investment_objective_raw:
        'To earn an above average rate of return from a diversified portfolio of corporate and government debt.',
    },
    rating: ['A+(f)', 'PACRA', [2024, 9, 13]],
    asset: s.weights('TFCs / Sukuks 33.1, PIBs 29.4, T-Bills 16.8, Cash & Bank Balances 18.2, Others 2.5'),
    second: s.credit('Govt. Securities 46.2, AAA 9.8, AA+ 17.4, AA 14.2, A+ 9.9, Others 2.5'),
    papers: s.papers(
      'Karoonjhar Granite Limited - TFC (12-11-2022) / TFC 6.8, Islamkot Coal Power Limited - Sukuk II (29-03-2021) / Sukuk 6.1, Mithi Bank Limited - TFC III (17-08-2023) / TFC 5.2, Diplo Salt Works Limited - Sukuk (05-05-2020) / Sukuk 4.3, Chachro Solar Limited - STS 7 (21-10-2024) / Sukuk 3.4, Umerkot Sugar Limited - PPTFC (30-12-2019) / TFC 2.2',
    ),
    ter: 2.08,
    metrics: [
      ['Wtd. Avg. Maturity (Years)', 2.9, 2],
      ['Duration (Years)', 1.1, 2],
    ],
  }),
  fund({
    name: 'Nagarparkar Islamic Savings Fund',
    abbr: 'NISF',
    model: s.rate([2017, 10, 30], 100, -0.3, 19_600_000),
    profile: {
      category_raw: 'Shariah Compliant Income',
      benchmark_raw: '6M average deposit rates of 3 A rated Islamic banks',
      risk_profile_raw: 'Medium',
      risk_of_principal_raw: 'Principal at medium risk',
      cutoff_raw: '16:00 hrs',
      management_fee_raw: 'Upto 1.25% p.a. of average net assets, actual 1.05%',
      front_end_load_raw: '1.00%',
      investment_objective_raw:
        'To provide a halal return by investing in Shariah compliant income instruments of medium tenor.',
    },
    rating: ['AA-(f)', 'PACRA', [2024, 9, 13]],
    asset: s.weights('GoP Ijara Sukuk 52.6, Cash & Bank Balances 29.8, Sukuks 15.4, Others 2.2'),
    second: s.credit('Govt. Securities 52.6, AAA 13.7, AA+ 14.9, AA 16.6, Others 2.2'),
    papers: s.papers(
      'Islamkot Coal Power Limited - Sukuk II (29-03-2021) / Sukuk 6.4, Diplo Salt Works Limited - Sukuk (05-05-2020) / Sukuk 5.1, Chachro Solar Limited - STS 7 (21-10-2024) / Sukuk 3.9',
    ),
    ter: 1.58,
    metrics: [['Wtd. Avg. Maturity (Years)', 2.3, 2]],
  }),
  fund({
    name: 'Nagarparkar Stock Advantage Fund',
    abbr: 'NSAF',
    model: s.market([2005, 9, 19], 50, 1.04, 23_400_000),
    profile: {
      category_raw: 'Equity',
      benchmark_raw: 'KSE-100 Index (Total Return)',
      risk_profile_raw: 'High',
      risk_of_principal_raw: 'Principal at high risk',
      cutoff_raw: '15:00 hrs',
      management_fee_raw: 'Upto 3.00% p.a. of average net assets, actual 2.40%',
      front_end_load_raw: '3.00%',
      investment_objective_raw:
        'To provide long term capital growth from an actively managed portfolio of listed equities.',
    },
    rating: null,
    asset: s.weights('Equity Securities 95.1, Cash & Bank Balances 3.2, Others 1.7'),
    second: s.sectors(
      'Commercial Banks 23.9, Oil & Gas Exploration 19.6, Fertilizer 14.1, Cement 11.3, Automobile Assembler 6.8',
    ),
    papers: s.papers(
      'Mithi Bank Limited / Commercial Banks 9.3, Thar Oil & Gas Limited / Oil & Gas Exploration 8.8, Umerkot Fertilizer Limited / Fertilizer 8.1, Islamkot Coal Power Limited / Power 7.2, Diplo Cement Limited / Cement 6.6, Naukot Motors Limited / Automobile Assembler 5.8, Kasbo Bank Limited / Commercial Banks 4.9, Chachro Exploration Limited / Oil & Gas Exploration 4.1, Samaro Textile Limited / Textile 3.3, Kunri Spices Limited / Food 2.4',
    ),
    ter: 4.87,
    metrics: [
      ['P/E Ratio (Times)', 6.4, 2],
      ['Beta', 1.03, 2],
    ],
  }),
  fund({
    name: 'Nagarparkar Islamic Stock Fund',
    abbr: 'NISKF',
    model: s.market([2013, 6, 3], 100, 0.97, 7_900_000),
    profile: {
      category_raw: 'Shariah Compliant Equity',
      benchmark_raw: 'KMI-30 Index',
      risk_profile_raw: 'High',
      risk_of_principal_raw: 'Principal at high risk',
      cutoff_raw: '15:00 hrs',
      management_fee_raw: 'Upto 3.00% p.a. of average net assets, actual 2.40%',
      front_end_load_raw: '3.00%',
      investment_objective_raw: 'To provide long term capital growth from Shariah compliant listed equities.',
    },
    rating: null,
    asset: s.weights('Equity Securities 92.9, Cash & Bank Balances 5.3, Others 1.8'),
    second: s.sectors('Oil & Gas Exploration 24.2, Fertilizer 17.3, Cement 15.8, Power 9.1, Automobile Assembler 7.6'),
    papers: s.papers(
      'Thar Oil & Gas Limited / Oil & Gas Exploration 9.7, Umerkot Fertilizer Limited / Fertilizer 9.2, Diplo Cement Limited / Cement 8.4, Islamkot Coal Power Limited / Power 7.8, Naukot Motors Limited / Automobile Assembler 6.3, Chachro Exploration Limited / Oil & Gas Exploration 5.7, Samaro Textile Limited / Textile 3.8, Kunri Spices Limited / Food 2.9',
    ),
    ter: 4.66,
    metrics: [
      ['P/E Ratio (Times)', 6.9, 2],
      ['Beta', 0.95, 2],
    ],
  }),
  fund({
    name: 'Nagarparkar Capital Allocation Fund',
    abbr: 'NCAF',
    model: s.market([2011, 11, 28], 50, 0.58, 10_800_000),
    profile: {
      category_raw: 'Asset Allocation',
      benchmark_raw: 'Weighted average of KSE-100 Index (Total Return) and 6M KIBOR',
      risk_profile_raw: 'High',
      risk_of_principal_raw: 'Principal at high risk',
      cutoff_raw: '15:00 hrs',
      management_fee_raw: 'Upto 2.50% p.a. of average net assets, actual 2.00%',
      front_end_load_raw: '2.50%',
      investment_objective_raw:
        'To earn a total return by allocating assets between equity and debt as the outlook demands.',
    },
    rating: null,
    asset: s.weights('Equity Securities 59.2, PIBs 19.6, Cash & Bank Balances 18.7, Others 2.5'),
    second: s.sectors('Commercial Banks 16.4, Oil & Gas Exploration 12.2, Fertilizer 9.7, Cement 7.1'),
    papers: s.papers(
      'Mithi Bank Limited / Commercial Banks 6.2, Thar Oil & Gas Limited / Oil & Gas Exploration 5.6, Umerkot Fertilizer Limited / Fertilizer 5.1, Diplo Cement Limited / Cement 4.2, Kasbo Bank Limited / Commercial Banks 3.5, Islamkot Coal Power Limited / Power 2.8',
    ),
    ter: 3.62,
    metrics: [['P/E Ratio (Times)', 6.6, 2]],
  }),
];
