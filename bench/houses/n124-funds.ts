/** The funds of AMC N124: money market, government securities, Islamic income and Islamic stocks. */
import * as s from './shared15.ts';

const fund = s.fundWith({
  fund_type_raw: 'Open-ended mutual fund',
  trustee_raw: 'CDC Pakistan Limited',
  auditor_raw: 'BDO Ebrahim & Co.',
  pricing_mechanism_raw: 'Forward pricing',
  dealing_days_raw: 'Monday to Friday',
  cutoff_raw: '4:00 p.m. (Friday 4:30 p.m.)',
  back_end_load_raw: 'None',
  leverage_raw: 'None',
  minimum_initial_raw: 'Rs. 10,000/-',
  minimum_subsequent_raw: 'Rs. 1,000/-',
});

const money = fund({
  name: 'Alpuri Money Market Fund',
  abbr: 'AMMF',
  model: s.rate([2013, 5, 13], 10, -0.3, 3_120_000_000),
  profile: {
    category_raw: 'Money market scheme',
    benchmark_raw:
      '90% average of three months PKRV rates and 10% average of three months deposit rates of three AA rated banks',
    risk_profile_raw: 'Very low',
    risk_of_principal_raw: 'Principal at very low risk',
    cutoff_raw: '10:00 a.m.',
    management_fee_raw: 'Up to 0.90% of daily net assets',
    front_end_load_raw: 'None',
    investment_objective_raw:
      'The Fund aims to preserve capital and to pay a competitive return by investing in Treasury bills, placements ' +
      'and bank deposits of short maturity.',
  },
  rating: ['AA(f)', 'PACRA', [2024, 10, 3]],
  asset: s.weights('T-Bills 63.8, PIBs 6.9, Bank deposits 20.3, Clean placements 7.4, Other assets 1.6'),
  second: s.credit('Government 70.7, AAA 8.9, AA+ 11.4, AA 7.4, Other assets 1.6'),
  papers: s.papers(
    'Treasury bill (12 months) / Government 23.41, Treasury bill (3 months) / Government 21.87, Treasury bill (6 ' +
      'months) / Government 12.02, Martung Bank term deposit / AA+ 5.63, Besham DFI placement / AA 4.11',
  ),
  ter: 0.88,
  metrics: [
    ['Weighted average time to maturity (days)', 66, 0],
    ['Yield to maturity (%)', 11.9, 1],
  ],
});

const government = fund({
  name: 'Alpuri Government Securities Fund',
  abbr: 'AGSF',
  model: s.rate([2010, 8, 2], 100, 0.1, 16_700_000),
  profile: {
    category_raw: 'Sovereign income scheme',
    benchmark_raw:
      '90% average of six months PKRV rates and 10% average of six months deposit rates of three AA rated banks',
    risk_profile_raw: 'Moderate',
    risk_of_principal_raw: 'Principal at moderate risk',
    management_fee_raw: 'Up to 1.25% of daily net assets',
    front_end_load_raw: 'Up to 1.00%',
    investment_objective_raw:
      'The Fund aims to earn an attractive return with low credit risk by investing at least seventy percent of its ' +
      'net assets in securities of the Government of Pakistan.',
  },
  rating: ['AA-(f)', 'PACRA', [2024, 10, 3]],
  asset: s.weights('PIBs 58.4, T-Bills 25.7, Bank deposits 13.6, Other assets 2.3'),
  second: s.credit('Government 84.1, AAA 4.7, AA+ 5.6, AA- 3.3, Other assets 2.3'),
  papers: s.papers(
    'Pakistan Investment Bond (5 years floating) / Government 27.36, Pakistan Investment Bond (10 years fixed) / ' +
      'Government 15.84, Treasury bill (12 months) / Government 11.93, Pakistan Investment Bond (3 years fixed) / ' +
      'Government 6.75',
  ),
  ter: 1.31,
  metrics: [
    ['Weighted average time to maturity (years)', 3.1, 1],
    ['Modified duration (years)', 1.24, 2],
    ['Yield to maturity (%)', 12.3, 1],
  ],
});

const income = fund({
  name: 'Alpuri Islamic Income Fund',
  abbr: 'AIIF',
  model: s.rate([2017, 1, 30], 50, -0.4, 48_300_000),
  profile: {
    category_raw: 'Shariah compliant income scheme',
    fund_type_raw: 'Open-ended Shariah compliant mutual fund',
    benchmark_raw: 'Average of six months deposit rates of three A rated Islamic banks or Islamic windows',
    risk_profile_raw: 'Moderate',
    risk_of_principal_raw: 'Principal at moderate risk',
    management_fee_raw: 'Up to 1.25% of daily net assets',
    front_end_load_raw: 'Up to 1.00%',
    investment_objective_raw:
      'The Fund aims to provide halal income at moderate risk from Ijara Sukuk, corporate Sukuk and deposits with ' +
      'Islamic banks.',
  },
  rating: ['A+(f)', 'PACRA', [2024, 10, 3]],
  asset: s.weights('Ijara Sukuk 38.9, Corporate Sukuk 21.7, Islamic bank deposits 36.4, Other assets 3.0'),
  second: s.credit('Government 38.9, AAA 10.2, AA+ 18.4, AA 15.3, A+ 14.2, Other assets 3.0'),
  papers: s.papers(
    'Karora Hydropower Limited Sukuk / AA+ 6.48, Puran Islamic Bank Tier-II Sukuk / AA 5.21, Chakesar Telecom Limited ' +
      'Sukuk / AA 4.06, Dandai Engineering Limited Sukuk / A+ 2.73',
  ),
  ter: 1.42,
  metrics: [
    ['Weighted average time to maturity (years)', 2.2, 1],
    ['Yield to maturity (%)', 11.4, 1],
  ],
});

const stocks = fund({
  name: 'Alpuri Islamic Stock Fund',
  abbr: 'AISF',
  model: s.market([2015, 9, 21], 50, 0.97, 30_600_000),
  profile: {
    category_raw: 'Shariah compliant equity scheme',
    fund_type_raw: 'Open-ended Shariah compliant mutual fund',
    benchmark_raw: 'KMI-30 Index',
    risk_profile_raw: 'High',
    risk_of_principal_raw: 'Principal at high risk',
    management_fee_raw: 'Up to 3.00% of daily net assets',
    front_end_load_raw: 'Up to 2.00%',
    investment_objective_raw:
      'The Fund aims for long term growth of capital from an actively managed portfolio of Shariah compliant shares ' +
      'listed in Pakistan.',
  },
  rating: null,
  asset: s.weights('Shares 92.9, Islamic bank deposits 5.6, Other assets 1.5'),
  second: s.sectors(
    'Oil and gas exploration 23.7, Cement 17.6, Fertilizer 12.4, Power generation 9.8, Pharmaceuticals 6.3, Other sectors 23.1',
  ),
  papers: s.papers(
    'Malakand Petroleum Limited / Oil and gas exploration 10.94, Shangla Cement Limited / Cement 8.37, Yakhtangi ' +
      'Exploration Limited / Oil and gas exploration 7.62, Ranolia Fertilizer Limited / Fertilizer 6.91, Karora ' +
      'Hydropower Limited / Power generation 5.46, Lilownai Cement Limited / Cement 2.78, Chakesar Telecom Limited / ' +
      'Other sectors 4.13, Kana Pharma Limited / Pharmaceuticals 3.57, Dandai Engineering Limited / Other sectors ' +
      '2.96, Opal Textile Limited / Other sectors 2.34',
  ),
  ter: 3.02,
  metrics: [
    ['Beta', 0.96, 2],
    ['Sharpe ratio', 0.84, 2],
    ['Standard deviation (%)', 17.1, 1],
  ],
});

export const FUNDS = [money, government, income, stocks];

/** What the managers say of the month. */
export const COMMENTS: Readonly<Record<string, readonly string[]>> = {
  AMMF: [
    'The State Bank of Pakistan surprised the market in March and kept its policy rate at 12 percent, although ' +
      'inflation fell to the lowest reading in decades. Yields of Treasury bills rose by up to thirty basis points ' +
      'after the decision.',
    'The Fund let its clean placements mature before the end of the quarter and placed deposits at better rates. It ' +
      'bid for bills of three months in the second auction.',
    'We keep the maturity short until the direction of rates is clear. The review of the IMF programme, which was ' +
      'agreed at staff level, will be the next event for the market.',
  ],
  AGSF: [
    'Bonds gave back part of the gains of the winter. Yields of three and five year bonds went up by twenty basis ' +
      'points, and the auction of fixed rate bonds was covered only once.',
    'The Fund reduced its fixed rate bonds early in the month, which limited the effect of higher yields, and bought ' +
      'floating rate bonds with a half-yearly coupon.',
    'Real rates remain high. We see room for further cuts in the second half of the calendar year and want to lengthen ' +
      'the portfolio when yields rise once more.',
  ],
  AIIF: [
    'Returns of Ijara Sukuk followed those of conventional bonds. The Government raised less than planned in the ' +
      'auction of March, and short tenors found most of the bids.',
    'The Fund took part in a new Sukuk of a hydropower company, and placed a larger part of its deposits with an ' +
      'Islamic window that improved its rate.',
    'The supply of corporate Sukuk stays small. We prefer floating returns and issuers with a strong sponsor.',
  ],
  AISF: [
    'Shares rose on the agreement with the IMF at staff level and on the settlement of the circular debt of the power ' +
      'sector, of which exploration companies profit most.',
    'The Fund increased its weight in fertilizer and power companies and reduced cement before the end of the ' +
      'quarter. Trading volumes were low because of Ramadan.',
    'The market is valued well below its average of ten years, while interest rates have halved. We remain invested ' +
      'close to the limit.',
  ],
};
