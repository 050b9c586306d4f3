/** The funds of AMC N168: money market, income, Islamic income, stocks, and an Islamic pension fund. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  trustee_raw: 'Central Depository Company (CDC)',
  auditor_raw: 'Yousuf Adil, Chartered Accountants',
  listing_raw: 'Pakistan Stock Exchange',
  pricing_mechanism_raw: 'Forward Pricing',
  dealing_days_raw: 'Daily – Monday to Friday',
  cutoff_raw: '9:00 A.M to 3:00 P.M',
  settlement_raw: '2-3 business days',
  leverage_raw: 'Nil',
  minimum_initial_raw: 'Growth Unit: Rs. 1,000/- Income Unit: Rs. 100,000/-',
});

const money = fund({
  name: 'Sambrial Money Market Fund',
  abbr: 'SMMF',
  model: s.rate([2012, 2, 24], 10, -0.35, 3_846_000_000),
  profile: {
    fund_type_raw: 'Open-end – Money Market Fund',
    benchmark_raw:
      '90% three (3) months PKRV rates & 10% three (3) months average deposit rates of three (3) AA rated ' +
      'scheduled banks as selected by MUFAP',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    management_fee_raw: 'Up to 1.25% of average Net Assets per annum',
    front_end_load_raw: '0%',
    back_end_load_raw: '0%',
    cutoff_raw: '9:00 A.M to 3:00 P.M (same day: up to 10:00 A.M)',
    settlement_raw: '1-2 business days',
    investment_objective_raw:
      'To provide stable income stream with preservation of capital by investing in AA and above rated banks ' +
      'and money market instruments.',
  },
  rating: ['AA+(f)', 'PACRA', [2024, 9, 6]],
  asset: s.weights(
    'T-Bills 61.4, Bank Deposits 24.3, Letter of Placements (LOP) 9.6, Short term Sukuk 3.1, Others including ' +
      'Receivables 1.6',
  ),
  second: s.credit('Government Securities 61.4, AAA 16.8, AA+ 12.7, AA 7.5, Others including Receivables 1.6'),
  papers: [],
  ter: 1.12,
  metrics: [['Weighted Average Time to Maturity (Days)', 61, 0]],
});

const income = fund({
  name: 'Sambrial Income Opportunity Fund',
  abbr: 'SIOF',
  model: s.rate([2006, 4, 21], 10, 0.45, 742_000_000),
  profile: {
    fund_type_raw: 'Open-end – Income Fund',
    benchmark_raw: '75% six (6) months KIBOR & 25% six (6) months average deposit rates of three (3) AA rated banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '6% of Net Income (Min: 0.5% p.a., Max: 1.5% p.a. of Net Assets)',
    front_end_load_raw: '1.0% (Nil on investment of Rs. 50 million and above)',
    back_end_load_raw: '0%',
    investment_objective_raw:
      'To earn a competitive rate of return by investing in Government Securities, TFCs / Sukuk, bank deposits ' +
      'and short-term money market instruments.',
  },
  rating: ['A+(f)', 'PACRA', [2024, 10, 15]],
  asset: s.weights(
    'TFCs / Sukuk 27.6, PIBs 24.8, Bank Deposits 21.9, T-Bills 18.7, Margin Trading System (MTS) 3.9, Others ' +
      'including Receivables 3.1',
  ),
  second: s.credit(
    'Government Securities 43.5, AAA 8.8, AA+ 11.4, AA 14.6, AA- 7.9, A+ 6.4, MTS (Unrated) 3.9, Others ' +
      'including Receivables 3.1',
  ),
  papers: s.papers(
    'Wazir Ali Bank Limited TFC-II 23-DEC-21 23-DEC-31 / TFC 6.12, Head Marala Power Sukuk 17-MAY-22 17-NOV-29 ' +
      '/ Sukuk 5.37, Begowala Bank ' +
      'Limited AT-1 TFC Perpetual / TFC 4.66, Ugoki Microfinance Bank Limited TFC 09-JUN-23 09-JUN-30 / TFC ' +
      '3.57, Bhopalwala Fertilizer ' +
      'Company Limited Sukuk 04-OCT-22 04-OCT-27 / Sukuk 2.68, Jamke Cheema Foods Limited Sukuk 11-MAR-24 ' +
      '11-MAR-29 / Sukuk 2.13, Kotli ' +
      'Loharan Leasing Limited TFC 30-SEP-21 30-SEP-26 / TFC 1.63',
  ),
  ter: 1.94,
  metrics: [
    ['Weighted Average Time to Maturity (Years)', 2.4, 1],
    ['Duration (Years)', 0.7, 1],
  ],
});

const islamic = fund({
  name: 'Sambrial Islamic Sarmaya Income Fund',
  abbr: 'SISIF',
  model: s.rate([2021, 11, 1], 10, -0.9, 1_218_000_000),
  profile: {
    fund_type_raw: 'Open-end – Shariah Compliant Income Fund',
    benchmark_raw:
      '75% six (6) months PKISRV rates & 25% six (6) months average deposit rates of three (3) A rated Islamic Banks',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: 'Up to 1.5% of average Net Assets per annum',
    front_end_load_raw: '1.0%',
    back_end_load_raw: '0%',
    auditor_raw: 'Grant Thornton Anjum Rahman, Chartered Accountants',
    investment_objective_raw:
      'To provide competitive returns by investing in Shariah compliant debt securities, GOP Ijara Sukuk and ' +
      'Islamic money market instruments.',
  },
  rating: ['AA-(f)', 'VIS', [2024, 12, 27]],
  fof: 1684,
  asset: s.weights(
    'GOP Ijara Sukuk 46.2, Bank Deposits 31.7, Corporate Sukuk 14.4, Certificate of Musharika (COM) 4.9, ' +
      'Others including Receivables 2.8',
  ),
  second: s.credit(
    'GOP Ijara Sukuk 46.2, AAA 11.7, AA+ 9.8, AA 13.2, AA- 7.1, A+ 9.2, Others including Receivables 2.8',
  ),
  papers: s.papers(
    'Head Marala Power Sukuk 17-MAY-22 17-NOV-29 / Sukuk 4.58, Sialkot Motorway Sukuk-I 29-DEC-23 29-DEC-33 / ' +
      'Sukuk 3.72, Bhopalwala Fertilizer ' +
      'Company Limited Sukuk 04-OCT-22 04-OCT-27 / Sukuk 2.86, Jamke Cheema Foods Limited Sukuk 11-MAR-24 ' +
      '11-MAR-29 / Sukuk 1.97',
  ),
  ter: 1.58,
  metrics: [
    ['Weighted Average Time to Maturity (Years)', 1.8, 1],
    ['Duration (Days)', 128, 0],
  ],
});

const stock = fund({
  name: 'Sambrial Stock Fund',
  abbr: 'SSF',
  model: s.market([2007, 1, 19], 10, 0.98, 412_000_000),
  profile: {
    fund_type_raw: 'Open-end – Equity Fund',
    benchmark_raw: 'KSE-100 Index (Total Return)',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3.0% of average Net Assets per annum',
    front_end_load_raw: '3.0% (Nil through digital channels)',
    back_end_load_raw: '0%',
    investment_objective_raw:
      'To provide investors with long term capital growth from an actively managed portfolio invested ' +
      'primarily in listed companies in Pakistan.',
  },
  rating: null,
  asset: s.weights('Equities / Stocks 93.8, Cash Equivalents 4.6, Others including Receivables 1.6'),
  second: s.sectors(
    'Commercial Banks 24.3, Oil & Gas Exploration Companies 17.6, Fertilizer 13.2, Cement 11.4, ' +
      'Pharmaceuticals 5.7, Technology & ' +
      'Communication 4.8, Other sectors 16.8',
  ),
  papers: s.papers(
    'Begowala Bank Limited / Equity 10.2, Chenab Petroleum Limited / Equity 8.61, Bhopalwala Fertilizer ' +
      'Company Limited / Equity 7.78, Wazir Ali ' +
      'Bank Limited / Equity 6.94, Pasrur Road Cement Limited / Equity 5.63, Aik Nullah Gas Limited / Equity ' +
      '4.87, Ghuinke Pharma Limited / ' +
      'Equity 4.15, Saidpur Technologies Limited / Equity 3.52, Roras Steels Limited / Equity 2.94, Tawi ' +
      'Sports Goods Limited / Equity 2.31',
  ),
  ter: 3.58,
  metrics: [
    ['Price to Earnings Ratio', 5.8, 1],
    ['Price to Book Ratio', 1.1, 1],
    ['Dividend Yield (%)', 8.3, 1],
    ['Beta', 0.97, 2],
    ['Standard Deviation (%)', 18.6, 1],
  ],
});

const PENSION: s.Day = [2013, 7, 2];

const pension = fund({
  ...s.EMPTY,
  name: 'Sambrial Islamic Pension Fund',
  abbr: 'SIPF',
  model: s.market(PENSION, 100, 0, 1),
  profile: {
    fund_type_raw: 'Open-end – Shariah Compliant Voluntary Pension Scheme',
    risk_profile_raw: 'Investor dependent',
    management_fee_raw: 'Equity up to 1.5%, Debt up to 1.25%, Money Market up to 1.0% of average Net Assets per annum',
    front_end_load_raw: 'Up to 3.0% on Contributions',
    back_end_load_raw: '0%',
    listing_raw: null,
    settlement_raw: null,
    minimum_initial_raw: 'Rs. 1,000/-',
    investment_objective_raw:
      'To provide a secure source of savings and regular income after retirement to the Participants through ' +
      'Shariah compliant investments.',
  },
  rating: null,
  subs: [
    s.sub('SIPF-Equity Sub-fund', s.market(PENSION, 100, 0.96, 1_214_000), {
      asset: s.weights('Equities / Stocks 95.1, Bank Deposits 3.4, Others including Receivables 1.5'),
      second: s.sectors(
        'Oil & Gas Exploration Companies 21.4, Fertilizer 16.3, Cement 15.8, Islamic Commercial Banks 11.7, ' +
          'Pharmaceuticals 7.2, Other sectors 22.7',
      ),
      papers: s.papers(
        'Chenab Petroleum Limited / Equity 10.64, Bhopalwala Fertilizer Company Limited / Equity 9.17, Pasrur ' +
          'Road Cement Limited / Equity 7.86, ' +
          'Aik Nullah Gas Limited / Equity 5.93, Ghuinke Pharma Limited / Equity 4.72, Saidpur Technologies ' +
          'Limited / Equity 3.38',
      ),
      ter: 2.46,
    }),
    s.sub('SIPF-Debt Sub-fund', s.rate(PENSION, 100, -0.8, 2_873_000), {
      asset: s.weights(
        'GOP Ijara Sukuk 58.3, Bank Deposits 30.6, Corporate Sukuk 8.4, Others including Receivables 2.7',
      ),
      second: s.credit('GOP Ijara Sukuk 58.3, AAA 6.4, AA+ 11.2, AA 16.3, A+ 5.1, Others including Receivables 2.7'),
      papers: s.papers(
        'Sialkot Motorway Sukuk-I 29-DEC-23 29-DEC-33 / Sukuk 4.16, Head Marala Power Sukuk 17-MAY-22 ' +
          '17-NOV-29 / Sukuk 2.73',
      ),
      ter: 1.71,
    }),
    s.sub('SIPF-Money Market Sub-fund', s.rate(PENSION, 100, -1.1, 4_126_000), {
      asset: s.weights('GOP Ijara Sukuk 47.9, Bank Deposits 49.8, Others including Receivables 2.3'),
      second: s.credit('GOP Ijara Sukuk 47.9, AAA 9.2, AA+ 14.7, AA 18.4, A+ 7.5, Others including Receivables 2.3'),
      papers: [],
      ter: 1.33,
    }),
  ],
});

/** In the order of the report. */
export const FUNDS = [money, income, islamic, stock, pension];

/** The managers’ comments on the month. */
export const COMMENTS: Readonly<Record<string, readonly string[]>> = {
  SMMF: [
    'The Fund aims to consistently generate better return than the profit rates offered by banks while ' +
      'providing easy liquidity along with a high ' +
      'quality credit profile. It is allowed to invest in Government Securities up to a maximum of six months ' +
      'maturity.',
    'Following the cut of 100 bps in the policy rate to 12.0% on January 27, the SBP held two T-Bill auctions ' +
      'in February, in which cut-off yields ' +
      'increased slightly on profit-taking. We will rebalance the allocation of the Fund proactively based on ' +
      'the capital market outlook.',
  ],
  SIOF: [
    'The weighted average maturity of the Fund includes floating rate TFCs and Sukuk, whose coupons are reset ' +
      'every six months, so that the interest ' +
      'rate risk of the portfolio is limited. Exposure in TFCs is diversified among the banking, power and ' +
      'fertilizer sectors.',
    'TFCs and Sukuk of the portfolio are expected to yield above bank deposits over the medium term. However, ' +
      'since their prices may go up or down, ' +
      'only investors with a medium term horizon are advised to invest in this Fund. Investments that are ' +
      'classified as non-performing are fully provided.',
  ],
  SISIF: [
    'The Fund invests in Shariah compliant Government Securities, deposits and Sukuk with minimum entity ' +
      'rating of “A-”. New Ijara Sukuk with a ' +
      'discounted structure were added in the auction of the month. Around one third of the assets is placed ' +
      'with Islamic banks and windows.',
    'Units held by our Islamic allocation plans are shown apart in the size of the Fund. We will adjust its ' +
      'duration in line with the outlook ' +
      'on profit rates.',
  ],
  SSF: [
    'Stocks recovered during the month after a weak January, as the review mission of the IMF approached and ' +
      'inflation fell to 1.5%. Cement, ' +
      'Pharmaceuticals and Banks performed better than the market, while Technology lagged behind. On the ' +
      'participants’ side, Insurance ' +
      'companies and Individuals were buyers, while Foreigners and Banks sold.',
    'The Fund started the month with an allocation of around 93% in stocks, which was broadly maintained. We ' +
      'increased the weight of Commercial ' +
      'Banks and Fertilizer and reduced that of Oil & Gas Marketing Companies.',
  ],
  SIPF: [
    'The Equity Sub-fund remained close to fully invested, and preferred stocks with a high dividend yield. ' +
      'The Debt and Money Market Sub-funds placed ' +
      'their liquidity with Islamic banks and in GOP Ijara Sukuk. The allocation schemes are rebalanced once a year.',
  ],
};
