/** The funds of AMC N125: cash, income, Islamic savings, stocks, and an Islamic pension fund with three sub-funds. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-end',
  trustee_raw: 'Central Depository Company (CDC)',
  auditor_raw: 'Yousuf Adil & Co, Chartered Accountants',
  pricing_mechanism_raw: 'Forward Pricing',
  dealing_days_raw: 'Daily – Monday to Friday',
  cutoff_raw: '9:00 a.m. to 4:00 p.m.',
  settlement_raw: '2-3 business days',
  leverage_raw: 'Nil',
  listing_raw: 'Pakistan Stock Exchange',
  back_end_load_raw: '0%',
  minimum_initial_raw: 'Growth Unit: Rs. 1,000/-; Income Unit: Rs. 100,000/-',
  minimum_subsequent_raw: 'Rs. 1,000/-',
});

const cash = fund({
  name: 'Larkana Money Market Fund',
  abbr: 'LMMF',
  model: s.rate([2012, 2, 24], 10, -0.3, 1_914_000_000),
  profile: {
    category_raw: 'Money Market Scheme',
    benchmark_raw:
      '70% 3-Month PKRV & 30% average 3-Month deposit rates of three AA rated scheduled banks as selected by MUFAP',
    risk_profile_raw: 'Very Low',
    risk_of_principal_raw: 'Principal at very low risk',
    management_fee_raw: '2% of Net Income (min: 0.5% p.a., max: 1.0% p.a.)',
    front_end_load_raw: '0%',
    minimum_subsequent_raw: 'Rs. 500/-',
    investment_objective_raw:
      'To provide stable income stream with preservation of capital by investing in AA and above rated banks and ' +
      'money market instruments.',
  },
  rating: ['AA(f)', 'PACRA', [2022, 9, 16]],
  asset: s.weights(
    'T-Bills 52.4, Bank Deposits 38.2, Placements with Banks and DFIs 7.1, Others including Receivables 2.3',
  ),
  second: s.credit(
    'Government Securities (AAA rated) 52.4, AAA 17.9, AA+ 21.6, AA 5.8, Others including Receivables 2.3',
  ),
  papers: [],
  ter: 0.92,
  metrics: [['Weighted average time to maturity (days)', 41, 0]],
});

const income = fund({
  name: 'Larkana Income Opportunity Fund',
  abbr: 'LIOF',
  model: s.rate([2006, 4, 21], 10, 0.3, 512_000_000),
  profile: {
    category_raw: 'Income Scheme',
    benchmark_raw: '6-Month KIBOR',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '6% of Net Income (min: 0.5% p.a., max: 1.5% p.a.)',
    front_end_load_raw: '1%',
    listing_raw: null,
    settlement_raw: null,
    leverage_raw: null,
    minimum_initial_raw: 'Rs. 10,000/-',
    investment_objective_raw:
      'To seek maximum preservation of capital and a reasonable rate of return via investing in money market and debt ' +
      'securities having good credit rating and liquidity.',
  },
  rating: ['A(f)', 'PACRA', [2022, 9, 16]],
  asset: s.weights(
    'TFCs / Sukuk 39.8, T-Bills 6.3, PIBs 4.1, Placements with NBFCs 2.2, Bank Deposits 45.1, ' +
      'Others including Receivables 2.5',
  ),
  second: s.credit(
    'Government Securities (AAA rated) 10.4, AAA 13.7, AA+ 22.1, AA 16.4, AA- 19.3, A+ 9.8, A- 5.8, ' +
      'Others including Receivables 2.5',
  ),
  papers: s.papers(
    'Ratodero Bank Limited TFC 23-DEC-16 23-DEC-26 8.74, Dokri Energy Limited Sukuk 31-OCT-19 31-OCT-24 7.36, ' +
      'Naudero Microfinance Limited TFC II 07-JUL-21 07-JUL-25 5.91, Bakrani Chemicals Limited Sukuk 24-DEC-18 ' +
      '24-DEC-25 5.02, Garhi Bank Limited TFC III 19-FEB-21 19-FEB-31 4.17, Warah Leasing Limited Sukuk ' +
      '15-JAN-19 15-JAN-24 2.88',
  ),
  ter: 1.74,
  metrics: [['Weighted average time to maturity (years)', 1.7, 1]],
});

const islamic = fund({
  name: 'Larkana Islamic Mahana Bachat Fund',
  abbr: 'LIMBF',
  model: s.rate([2018, 10, 6], 10, -0.6, 894_000_000),
  profile: {
    category_raw: 'Shariah Compliant Income Scheme',
    fund_type_raw: 'Open-end – Shariah Compliant Income Fund',
    benchmark_raw: '6-month average deposit rates of three A rated Islamic Banks/Islamic windows as selected by MUFAP',
    risk_profile_raw: 'Medium',
    risk_of_principal_raw: 'Principal at medium risk',
    management_fee_raw: '3% of Net Income (min: 0.2% p.a., max: 1.5% p.a.)',
    front_end_load_raw: 'Up to 1.0%',
    investment_objective_raw:
      'To provide monthly income to investors by investing in Shariah Compliant money market and debt avenues.',
  },
  rating: ['AA-(f)', 'PACRA', [2022, 9, 16]],
  asset: s.weights(
    'GOP Ijara Sukuk 23.8, Certificates of Musharakah 11.6, Commercial Paper (Islamic) 2.9, Bank Deposits 59.4, ' +
      'Others including Receivables 2.3',
  ),
  second: s.credit(
    'Government Securities (AAA rated) 23.8, AAA 16.2, AA+ 11.7, AA 14.9, A+ 31.1, Others including Receivables 2.3',
  ),
  papers: [],
  ter: 1.21,
  metrics: [['Weighted average time to maturity (years)', 1.1, 1]],
});

const stock = fund({
  name: 'Larkana Stock Fund',
  abbr: 'LSF',
  model: s.market([2007, 1, 19], 10, 1.02, 794_000_000),
  profile: {
    category_raw: 'Equity Scheme',
    benchmark_raw: 'KSE-30 Total Return Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: '1.5% per annum of average Net Assets',
    front_end_load_raw: '3%',
    investment_objective_raw:
      'To provide investors with long term capital growth from an actively managed portfolio of listed equities.',
  },
  rating: null,
  asset: s.weights('Equity Securities 94.1, Cash Equivalents 4.6, Others including Receivables 1.3'),
  second: s.sectors(
    'Commercial Banks 26.2, Oil & Gas Exploration Companies 17.7, Fertilizer 10.9, Cement 9.8, ' +
      'Power Generation & Distribution 7.2, Other sectors 22.3',
  ),
  papers: s.papers(
    'Ratodero Bank Limited 8.61, Dokri Petroleum Limited 7.83, Mohenjo Fertilizer Limited 7.12, Garhi Bank ' +
      'Limited 5.64, Sobho Dero Power Company Limited 5.21, Kambar Cement Limited 4.53, Naudero Oilfields Limited ' +
      '4.18, Warah Systems Limited 3.66, Bakrani Engineering Limited 3.02, Miro Khan Laboratories Limited 2.57',
  ),
  ter: 3.14,
  metrics: [
    ['PER', 4.1, 1],
    ['PBV', 0.8, 1],
    ['Beta', 1.1, 1],
  ],
});

const PENSION: s.Day = [2013, 7, 2];

const pension = fund({
  ...s.EMPTY,
  name: 'Larkana Islamic Pension Fund',
  abbr: 'LIPF',
  model: s.market(PENSION, 100, 0, 1),
  profile: {
    category_raw: null,
    fund_type_raw: 'Open-end – Shariah Compliant Voluntary Pension Scheme',
    risk_profile_raw: 'Investor dependent',
    management_fee_raw: 'Up to 1.5% per annum of average Net Assets of each Sub-Fund',
    front_end_load_raw: 'Upto 3% on Contributions',
    back_end_load_raw: '0%',
    minimum_initial_raw: 'Rs. 10,000/-',
    minimum_subsequent_raw: 'Rs. 1,000/-',
    listing_raw: null,
    settlement_raw: null,
    investment_objective_raw:
      'To provide a secure source of savings and regular income after retirement to the Participants.',
  },
  rating: null,
  subs: [
    s.sub('LIPF-Equity Sub-fund', s.market(PENSION, 100, 0.98, 1_437_000), {
      asset: s.weights('Equity 93.6, Cash Equivalents 5.3, Others 1.1'),
      second: s.sectors(
        'Oil & Gas Exploration Companies 24.8, Fertilizer 16.9, Cement 13.5, Power Generation & Distribution 8.8, ' +
          'Other sectors 29.6',
      ),
      papers: s.papers(
        'Dokri Petroleum Limited 10.83, Mohenjo Fertilizer Limited 9.72, Naudero Oilfields Limited 8.41, Sobho Dero ' +
          'Power Company Limited 6.37, Kambar Cement Limited 5.94',
      ),
      ter: 2.31,
    }),
    s.sub('LIPF-Debt Sub-fund', s.rate(PENSION, 100, -0.6, 3_260_000), {
      asset: s.weights('GOP Ijara Sukuk 48.6, Corporate Sukuk 5.2, Cash Equivalents 43.7, Others 2.5'),
      second: s.credit('Government Securities (AAA rated) 48.6, AAA 19.4, AA 15.8, A+ 13.7, Others 2.5'),
      papers: [],
      ter: 1.44,
    }),
    s.sub('LIPF-Money Market Sub-fund', s.rate(PENSION, 100, -0.8, 7_190_000), {
      asset: s.weights('GOP Ijara Sukuk 13.9, Certificates of Musharakah 8.3, Cash Equivalents 75.6, Others 2.2'),
      second: s.credit('Government Securities (AAA rated) 13.9, AAA 34.2, AA+ 28.4, AA 21.3, Others 2.2'),
      papers: [],
      ter: 1.19,
    }),
  ],
});

export const FUNDS = [cash, income, islamic, stock, pension];

/** What follows the sentence with the month's returns. */
export const COMMENTS: Readonly<Record<string, readonly string[]>> = {
  LMMF: [
    'The minimum rating of eligible banks and DFIs is AA. The Fund cannot invest in debt securities of corporate ' +
      'entities, and no maturity of the portfolio may be longer than six months.',
    'During the month, the State Bank of Pakistan (SBP) held two T-Bill auctions with a combined target of more than ' +
      'a trillion rupees, and yields moved up across all tenors ahead of the review of monetary policy.',
    'We will rebalance the allocation of the Fund proactively based on the capital market outlook.',
  ],
  LIOF: [
    'The Fund has invested in TFCs and Sukuk of several sectors, mostly linked to floating rates. Coupons of the larger ' +
      'issues were reset in January, which increases the yield of the portfolio.',
    'Trading activity in corporate debt was low. The traded securities were mainly of banks and of the power sector, and ' +
      'prices remained close to par.',
    'We expect that the running yield will support the returns of the Fund in the coming months.',
  ],
  LIMBF: [
    'The portfolio earns its income from deposits with Islamic banks and windows, and from GOP Ijara Sukuk whose rentals ' +
      'are reset twice a year. The Fund may not invest in any avenue that the Shariah Advisor has not approved.',
    'Rates offered by Islamic banks improved in the month, and the Fund moved a part of its deposits accordingly.',
  ],
  LSF: [
    'The market was volatile in February on the uncertainty over the review by the lender, the supplementary budget and the ' +
      'outlook of interest rates. Activity was thin, and foreign investors were marginal buyers.',
    'The Fund started the month with a slightly smaller weight in equities and increased it towards the end. We added to ' +
      'exploration companies and banks, and reduced cement and power companies.',
  ],
  LIPF: [
    'During the month, the Debt and Money Market Sub-funds gained from better rates on deposits of Islamic banks, while the ' +
      'Equity Sub-fund moved with its market. The Sub-funds follow high investment discipline, and the allocation of each ' +
      'participant follows the scheme that he or she has chosen.',
  ],
};
