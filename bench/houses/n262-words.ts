/** Words and small parts that the pages of AMC N262 share. */
import * as s from './shared15.ts';

export const AMC = 'Dadhar Asset Management Company Limited';
export const MONTH: s.Month = { year: 2024, month: 5 };
export const SIZE = 'Net assets (Rs. mn)';
export const TER = 'Expense ratio p.a. (with levies)';
export const LEVIES = 'Levies in the ratio';
export const ASSETS = 'Assets (% of total assets)';
export const BENCHMARK = 'Benchmark';

export const footerOf = (page: number): string => `Dadhar Asset Management | May 2024 | ${page}`;

const RATE = 'Returns for periods up to one year are simple annualised; longer periods are annualised geometrically.';
const ABSOLUTE = 'Returns for periods up to one year are absolute; longer periods are annualised geometrically.';
const SUBS =
  'Returns of the Equity Sub-Fund are absolute and those of the Debt and Money Market Sub-Funds are simple ' +
  'annualised; longer periods are annualised geometrically. Equity Sub-Fund holdings are shown only if above 2%.';
const NET =
  'Returns are net of all expenses and assume that dividends are reinvested. Taxes of investors do not apply.';

const PROVISIONS: Readonly<Record<string, string>> = {
  DIF:
    'The Scheme has reversed its provision for the Workers’ Welfare Fund of Rs. 3.17 million in an earlier year. The ' +
    'reversal had raised the NAV per unit of that day by Rs. 0.21.',
  DSF:
    'The Scheme holds a provision of Rs. 6.42 million for Federal Excise Duty on the remuneration of the Management ' +
    'Company. Without it, the NAV per unit would be higher by Rs. 0.38.',
};

export const notesOf = (fund: s.Fund): string[] => {
  const provision = PROVISIONS[fund.abbr];
  const basis = fund.subs === undefined ? (fund.model.kind === 'rate' ? RATE : ABSOLUTE) : SUBS;
  return provision === undefined ? [basis, NET] : [basis, NET, provision];
};

export const REVIEW = [
  'Headline inflation fell to 11.8% in May 2024 from 17.3% in April, the lowest reading in thirty months, as prices ' +
    'of wheat and perishable food declined. The real interest rate widened further, and the market expects that the ' +
    'State Bank of Pakistan will begin to lower its policy rate of 22% in June.',
  'The current account posted a deficit of USD 270 million in May. Remittances of USD 3.2 billion were a record for a ' +
    'single month. Reserves of the central bank remained above USD 9 billion, and the rupee was stable.',
  'The Government accepted bids of Rs. 1,214 billion in three auctions of Treasury Bills. Cut-off yields of twelve ' +
    'months declined by 64 basis points. The stock market reached new highs before the budget and gained on foreign ' +
    'buying of USD 18 million; banks, exploration and fertilizer companies led the rise.',
] as const;

export const COMMENTS: Readonly<Record<string, string>> = {
  DCMF:
    'The fund moved a part of its Treasury Bills to deposits before the meeting of the Monetary Policy Committee, as ' +
    'banks offered better rates for the end of the month. The weighted average maturity stayed well below its limit.',
  DIF:
    'The fund added floating rate PIBs and reduced its bank deposits. Its TFCs were re-priced upwards. We will extend ' +
    'maturity in steps once the first cut of the policy rate is announced.',
  DIAAF:
    'The fund raised its exposure in Shariah compliant equities, mainly in exploration and cement companies, and ' +
    'sold a part of its Ijara Sukuk at a gain after yields had declined.',
  DSF:
    'The fund took profits in fertilizer companies and added banks, which trade at low multiples and pay high ' +
    'dividends. It underperformed in the first weeks because of its cash before the rally.',
  DCPF:
    'The protection segment is placed with a bank until maturity. The investment segment remained in equities up to ' +
    'the multiplier that the Offering Document allows.',
  DMAF:
    'The fund shifted from money market funds of the AMC to its stock fund as the budget came closer, and remains ' +
    'within its limits for each category of underlying funds.',
  DPF:
    'The Equity Sub-Fund benefited from banks and exploration companies. The Debt Sub-Fund locked in yields of three ' +
    'year PIBs, and the Money Market Sub-Fund held Treasury Bills of up to six months.',
};

export const SUMMARY =
  'All figures of the funds are as of May 31, 2024 unless stated otherwise. Rs. mn: millions of Pakistan rupees. N/A: ' +
  'not available, because the fund is younger than the period or the association does not publish the average.';

export const CLOSING = [
  'Dispute resolution: Investors may lodge complaints with our Investor Services Department, Aab-e-Gum Plaza, Bolan ' +
    'Road, Dadhar, or through the form on our website. If a complaint is not redressed properly, it may be lodged ' +
    'with SECP through its Service Desk Management System. Complaints that were not first lodged with us may not be ' +
    'entertained.',
  'Disclaimer: This publication is for informational purposes only, and nothing herein should be construed as a ' +
    'solicitation, recommendation or an offer to buy or sell any fund. The units are not deposits of a bank.',
] as const;

/** Negative figures are in brackets; what is not known is N/A. */
export const num = (v: string | null | undefined): string =>
  v === null || v === undefined ? 'N/A' : v.startsWith('-') ? `(${v.slice(1)})` : v;
export const row = (cells: readonly string[], kind = ''): string => s.tr(cells.map(s.esc), 'td', kind);
export const head = (cells: readonly string[]): string => s.tr(cells.map(s.esc), 'th');
export const table = (rows: readonly string[], kind = ''): string => `<table class="${kind}">${rows.join('')}</table>`;
export const part = (title: string, body: string): string => `<div class=part><h3>${s.esc(title)}</h3>${body}</div>`;
