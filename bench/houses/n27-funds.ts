/** The funds of AMC N27: four Islamic funds and an Islamic pension fund with three sub-funds. */
import * as s from './shared7.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-ended',
  trustee_raw: 'CDC Pakistan',
  auditor_raw: 'Crowe Hussain Chaudhury & Co.',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Mon to Fri',
  minimum_initial_raw: 'PKR 5,000/-',
  minimum_subsequent_raw: 'PKR 1,000/-',
  back_end_load_raw: 'Nil',
});

const PENSION: s.Day = [2014, 7, 21];

export const FUNDS = [
  fund({
    name: 'Khunjerab Islamic Cash Fund',
    abbr: 'KICF',
    model: s.rate([2019, 12, 2], 100, -0.2, 133_700_000),
    profile: {
      category_raw: 'Islamic Money Market',
      benchmark_raw: '90% 3M PKISRV + 10% 3M deposit rate of A rated Islamic banks',
      risk_profile_raw: 'Very Low',
      cutoff_raw: '10:30 am',
      management_fee_raw: '0.60% p.a.',
      front_end_load_raw: 'Nil',
      investment_objective_raw: 'High liquidity and a Shariah compliant return from low risk short-term instruments.',
    },
    rating: ['AA+(f)', 'PACRA', [2025, 6, 3]],
    asset: s.weights('Ijara Sukuk 44.6, Cash 39.8, Bai Muajjal 13.7, Others 1.9'),
    second: s.credit('Govt. Guaranteed 44.6, AAA 19.4, AA+ 22.3, AA 11.8, Others 1.9'),
    papers: [],
    ter: 0.94,
    metrics: [['WAM (Days)', 52, 0]],
  }),
  fund({
    name: 'Khunjerab Islamic Income Fund',
    abbr: 'KIIF',
    model: s.rate([2010, 2, 8], 50, 0.3, 58_400_000),
    profile: {
      category_raw: 'Islamic Income',
      benchmark_raw: '75% 6M PKISRV + 25% 6M deposit rate of A rated Islamic banks',
      risk_profile_raw: 'Medium',
      cutoff_raw: '4:00 pm',
      management_fee_raw: '1.10% p.a.',
      front_end_load_raw: '1.50%',
      investment_objective_raw: 'A steady halal income from a mix of sukuk, placements and deposits of good quality.',
    },
    rating: ['A+(f)', 'PACRA', [2025, 6, 3]],
    asset: s.weights('Ijara Sukuk 36.1, Corporate Sukuk 28.3, Cash 27.4, Bai Muajjal 5.9, Others 2.3'),
    second: s.credit('Govt. Guaranteed 36.1, AAA 18.2, AA+ 19.6, AA 14.3, A+ 9.5, Others 2.3'),
    papers: s.papers(
      'Sost Dry Port Sukuk-2 (14-Oct-24) 6.9, Misgar Wind Power Sukuk (30-Jun-22) 6.1, Karimabad Islamic Bank Tier-2 (26-Sep-23) 5.3, Batura Glass Sukuk (11-Mar-25) 4.4, Naltar Dairies STS (19-May-25) 3.2, Gojal Telecom Sukuk (08-Dec-21) 2.5',
    ),
    ter: 1.83,
    metrics: [
      ['WAM (Years)', 2.2, 2],
      ['Duration (Years)', 0.7, 2],
    ],
  }),
  fund({
    name: 'Khunjerab Islamic Dynamic Fund',
    abbr: 'KIDF',
    model: s.market([2012, 9, 3], 50, 0.62, 14_300_000),
    profile: {
      category_raw: 'Islamic Asset Allocation',
      benchmark_raw: 'KMI-30 Index and 6M PKISRV by actual exposure',
      risk_profile_raw: 'High',
      cutoff_raw: '3:00 pm',
      management_fee_raw: '2.00% p.a.',
      front_end_load_raw: '2.00%',
      investment_objective_raw: 'Growth of capital from an active mix of Shariah compliant shares, sukuk and deposits.',
    },
    rating: null,
    asset: s.weights('Equity 61.2, Ijara Sukuk 17.9, Cash 18.4, Others 2.5'),
    second: s.sectors('Cement 15.8, Oil & Gas 14.9, Fertilizer 11.7, Power 8.1'),
    papers: s.papers(
      'Shispare Cement Ltd. 6.7, Hoper Oil & Gas Co. 6.2, Batura Fertilizers Ltd. 5.8, Misgar Wind Power Ltd. 4.9, Gojal Telecom Ltd. 4.1, Karimabad Islamic Bank 3.6, Passu Pharma Ltd. 2.9',
    ),
    ter: 3.71,
    metrics: [['Dividend Yield (%)', 7.8, 2]],
  }),
  fund({
    name: 'Khunjerab Islamic Stock Fund',
    abbr: 'KISF',
    model: s.market([2008, 1, 14], 50, 1.01, 26_100_000),
    profile: {
      category_raw: 'Islamic Equity',
      benchmark_raw: 'KMI-30 Index',
      risk_profile_raw: 'High',
      cutoff_raw: '3:00 pm',
      management_fee_raw: '2.25% p.a.',
      front_end_load_raw: '2.50%',
      investment_objective_raw: 'Maximum total return from Shariah compliant listed shares for a given level of risk.',
    },
    rating: null,
    asset: s.weights('Equity 93.4, Cash 5.1, Others 1.5'),
    second: s.sectors('Cement 21.3, Oil & Gas 20.8, Fertilizer 15.2, Power 9.6, Technology 7.7'),
    papers: s.papers(
      'Shispare Cement Ltd. 9.4, Hoper Oil & Gas Co. 8.9, Batura Fertilizers Ltd. 8.2, Misgar Wind Power Ltd. 7.1, Gulkin Cement Works 6.3, Gojal Telecom Ltd. 5.5, Minapin Petroleum 4.8, Karimabad Islamic Bank 4.2, Passu Pharma Ltd. 3.4, Naltar Dairies Ltd. 2.6',
    ),
    ter: 4.21,
    metrics: [['Dividend Yield (%)', 8.3, 2]],
  }),
  fund({
    ...s.EMPTY,
    name: 'Khunjerab Islamic Pension Fund',
    abbr: 'KIPF',
    model: s.market(PENSION, 100, 0, 1),
    profile: {
      category_raw: 'Islamic Voluntary Pension Scheme',
      risk_profile_raw: 'Allocation dependent',
      cutoff_raw: '4:00 pm',
      management_fee_raw: '1.50% p.a. of each sub-fund',
      front_end_load_raw: '3.00%',
      back_end_load_raw: null,
      investment_objective_raw: 'A simple savings plan for a halal income after retirement.',
    },
    rating: null,
    subs: [
      s.sub('KIPF Equity Sub-Fund', s.market(PENSION, 100, 1.02, 1_930_000), {
        asset: s.weights('Equity 94.2, Cash 4.6, Others 1.2'),
        papers: s.papers('Shispare Cement Ltd. 9.6, Hoper Oil & Gas Co. 8.4, Batura Fertilizers Ltd. 7.9'),
        ter: 2.66,
      }),
      s.sub('KIPF Debt Sub-Fund', s.rate(PENSION, 100, 0.2, 2_870_000), {
        asset: s.weights('Ijara Sukuk 68.3, Cash 30.1, Others 1.6'),
        papers: [],
        ter: 1.78,
      }),
      s.sub('KIPF Money Market Sub-Fund', s.rate(PENSION, 100, -0.3, 5_140_000), {
        asset: s.weights('Ijara Sukuk 53.4, Cash 45.2, Others 1.4'),
        papers: [],
        ter: 1.49,
      }),
    ],
  }),
];
