/** The words and labels of AMC N227 that several of its sheets share. */
export const MONTH = { year: 2025, month: 2 };

export const ACTUAL_FEE = 'Actual Management Fee';
export const TER = 'Total Expense Ratio';
export const LEVIES = 'of which Government Levies';

export const FACT_NOTES = [
  'Total Expense Ratio is annualized and includes government levies (Sindh Sales Tax) and SECP fee.',
  'The total is of funds only; the net assets of Sub-Funds are included in those of their fund.',
];

export const RETURN_NOTES = [
  '* Compound annual growth rate (CAGR).',
  'Returns are net of all expenses, with dividends reinvested. Figures in brackets are negative.',
];

export const OWN_NOTES = [
  'Sectors are those of listed equities, and sum to their share in the asset allocation of the sheet Portfolio.',
  'Beta and standard deviation are of the monthly returns of three years.',
];

export const COMMENT = [
  'The KSE-100 Index recovered in February and closed at 113,252 points. Foreign investors sold shares of USD ' +
    '42 million, which insurance companies and individuals absorbed. Results of banks and ' +
    'exploration companies were in line with expectations.',
  'The Fund lowered its weights in technology and pharmaceuticals after their run of the last year and added to ' +
    'exploration companies, whose receivables are being settled. Cash was kept near five percent for the auctions of ' +
    'March.',
  'We expect the review of the IMF programme and the decision of the Monetary Policy Committee to set the direction ' +
    'of the market. Valuations remain below the average of ten years.',
];

export const OUTLOOK = [
  'Headline inflation fell to 1.5% in February 2025, the lowest in more than nine years, from 2.4% in January. Food ' +
    'prices and a high base were the main reasons. The current account was balanced on the back of strong ' +
    'remittances of USD 3.1 billion.',
  'The policy rate is 12.00% since the last cut of 100 bps in January. Yields of treasury bills moved sideways, and ' +
    'the auctions of the month were well subscribed. We expect a pause in March and further cuts of up to 150 bps in ' +
    'the remainder of the calendar year.',
  'Our income funds keep part of their assets in floating rate bonds and lengthen only in steps. The stock market ' +
    'recovered most of what it lost in January; its valuation is attractive against the yields of fixed income.',
];

export const DISCLAIMER =
  'This publication is for information only. All investments in mutual funds and pension funds are subject to market ' +
  'risks. Past performance is not necessarily indicative of future results. Please read the Offering Documents to ' +
  'understand the investment policies and the risks involved. Complaints: complaints@kalaswalafunds.example or the ' +
  'service desk of SECP.';
