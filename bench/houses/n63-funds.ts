/** The funds of AMC N63: an Islamic money market, an Islamic income and an Islamic dividend fund. */
import * as s from './shared11.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open Ended',
  trustee_raw: 'Digital Custodian Company Limited',
  auditor_raw: 'Crowe Hussain Chaudhury & Co.',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Mon – Fri',
  cutoff_raw: '4:00 pm',
  minimum_initial_raw: 'PKR 1,000',
  minimum_subsequent_raw: 'PKR 500',
  back_end_load_raw: 'Nil',
});

export const FUNDS = [
  fund({
    name: 'Winder Islamic Cash Fund',
    abbr: 'WICF',
    model: s.rate([2018, 9, 24], 100, -0.4, 93_700_000),
    profile: {
      category_raw: 'Shariah Compliant Money Market',
      benchmark_raw: 'Average 3-month deposit rates of three Islamic banks',
      risk_profile_raw: 'Very Low',
      management_fee_raw: '0.60% p.a.',
      front_end_load_raw: 'Nil',
      investment_objective_raw:
        'To provide a halal return at low risk and daily liquidity from deposits and short-term sukuk.',
    },
    rating: ['AA(f)', 'VIS', [2022, 1, 12]],
    asset: s.weights('Bank Deposits 62.3, Short-term Sukuk 21.4, Bai Muajjal 14.9, Others 1.4'),
    second: s.credit('AAA 31.2, AA+ 28.4, AA 39.0, Others 1.4'),
    papers: [],
    ter: 0.84,
    metrics: [['WAM (days)', 38, 0]],
  }),
  fund({
    name: 'Winder Islamic Income Fund',
    abbr: 'WIIF',
    model: s.rate([2014, 4, 7], 100, 0.1, 44_100_000),
    profile: {
      category_raw: 'Shariah Compliant Income',
      benchmark_raw: 'Average 6-month deposit rates of three Islamic banks',
      risk_profile_raw: 'Moderate',
      management_fee_raw: '1.20% p.a.',
      front_end_load_raw: '1.00%',
      investment_objective_raw:
        'To provide a competitive halal income from sukuk of good quality and Islamic deposits.',
    },
    rating: ['A+(f)', 'VIS', [2022, 1, 12]],
    asset: s.weights('GOP Ijara Sukuk 34.2, Corporate Sukuk 26.7, Bank Deposits 37.5, Others 1.6'),
    second: s.credit('Government 34.2, AAA 13.3, AA+ 22.1, AA 17.6, A+ 11.2, Others 1.6'),
    papers: s.papers(
      'Uthal Power Sukuk 7.42, Hinglaj Steel Sukuk 6.18, Sonmiani Telecom Sukuk 5.04, Bela Engineering Sukuk 3.87, Hub Motors Sukuk 2.66',
    ),
    ter: 1.62,
    metrics: [['WAM (days)', 803, 0]],
  }),
  fund({
    name: 'Winder Islamic Dividend Fund',
    abbr: 'WIDF',
    model: s.market([2011, 10, 3], 100, 0.95, 17_800_000),
    profile: {
      category_raw: 'Shariah Compliant Equity',
      benchmark_raw: 'KMI-30 Index',
      risk_profile_raw: 'High',
      management_fee_raw: '2.00% p.a.',
      front_end_load_raw: '3.00%',
      investment_objective_raw:
        'To grow capital over the long term with Shariah compliant shares of companies that pay dividends.',
    },
    rating: null,
    asset: s.weights('Shares 90.4, Bank Deposits 8.3, Others 1.3'),
    second: s.sectors('Exploration 24.9, Fertilizer 18.3, Cement 14.7, Power 11.6, Technology 8.8, Food 4.9'),
    papers: s.papers(
      'Lasbela Exploration 9.61, Uthal Fertilizer 8.92, Hinglaj Oilfields 8.13, Bela Cement 6.74, Hub River Power 6.21, Miani Systems 5.37, Sonmiani Fertilizer 4.68, Dureji Cement 3.92, Kanraj Foods 3.17, Ormara Gas 2.43',
    ),
    ter: 3.18,
    metrics: [['Dividend Yield (%)', 8.6, 1]],
  }),
];
