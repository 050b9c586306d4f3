/** Words and small parts that the pages of AMC N264 share. */
import * as s from './shared15.ts';

export const AMC = 'Shabqadar Asset Management Limited';
export const MONTH: s.Month = { year: 2024, month: 9 };
export const SIZE = 'Net Assets (PKR mn)';
export const BENCHMARK = 'Benchmark';
export const TER = 'TER incl. levies';
export const LEVIES = 'Govt. levies & SECP fee';
export const NET_TER = 'TER excl. levies';
export const RATIOS = [TER, LEVIES, NET_TER] as const;

/** 30-Sep-24 */
export const dayOf = ([year, month, d]: s.Day): string => `${String(d).padStart(2, '0')}-${s.dashed({ year, month })}`;

export const footerOf = (page: number): string => `${page} | Shabqadar Asset Management Limited`;

export const CONTACT =
  'UAN: 091-111-747-263 | www.shabqadarfunds.example | ir@shabqadarfunds.example | Deans Trade Centre, Peshawar Cantt.';

const RATE = 'Returns up to 1 year are annualised on simple basis; longer periods are compounded annual growth rates.';
const ABSOLUTE = 'Returns up to 1 year are absolute; longer periods are compounded annual growth rates.';
const SUBS = 'Returns of the Debt and Money Market Sub-Funds up to 1 year are simple annualised; others are absolute.';
const NET = 'Returns are NAV to NAV with dividends reinvested, net of fees and before sales load.';

export const notesOf = (fund: s.Fund): string[] => [
  fund.subs === undefined ? (fund.model.kind === 'rate' ? RATE : ABSOLUTE) : SUBS,
  NET,
];

export interface Provision {
  readonly head: string;
  readonly amount: string;
  readonly perUnit: string;
  readonly effect: string;
}

/** What is provided, in millions, for each unit, and as an effect on the return of the year. */
export const PROVISIONS: Readonly<Record<string, readonly Provision[]>> = {
  SHIEF: [
    { head: 'Fed. excise duty on mgmt. fee', amount: '11.38', perUnit: '0.12', effect: '0.22' },
    { head: 'Non-performing TFCs', amount: '57.07', perUnit: '0.58', effect: '1.14' },
  ],
  SHSF: [{ head: 'Fed. excise duty on mgmt. fee', amount: '8.74', perUnit: '0.59', effect: '0.44' }],
};

export const COMMENTS: Readonly<Record<string, string>> = {
  SHMMF:
    'The SBP cut its policy rate by 200 bps to 17.5% on September 12, 2024. Cut-off yields of 3M, 6M and 12M T-Bills ' +
    'fell by 139, 189 and 225 bps. The fund had placed most of its assets in 6M and 12M T-Bills beforehand.',
  SHIEF:
    'Headline CPI of 6.9% was the lowest in 44 months. The fund booked gains on PIBs of 3 and 5 years and placed the ' +
    'proceeds in daily product accounts at 17.9%, pending attractive entry levels.',
  SHISF:
    'The Ijara Sukuk auction of September 18 attracted bids of PKR 187bn against a target of PKR 60bn. The fund added ' +
    'discounted Sukuk of one year and kept half of its assets in Islamic bank windows.',
  SHIAAF:
    'Stocks rose after the IMF Board had approved the USD 7bn programme on September 25. The fund added fertilizer and ' +
    'pharmaceutical names and trimmed cement companies with high leverage.',
  SHSF:
    'KSE-100 closed at 81,114 points, up by 2,626 points in the month, on an average daily volume of 361mn shares. ' +
    'Foreigners sold USD 49mn, mostly due to the FTSE rebalancing. The fund added banks and sold oil marketing companies.',
  SHCETF:
    'The index was reconstituted on September 20: one textile company left and one dairy company joined. Creation of ' +
    '400,000 units took place through two authorised participants.',
  SHRSF:
    'The Equity Sub-Fund is positioned in exporters and companies that benefit from lower interest rates. The Debt ' +
    'Sub-Fund held PIBs with an average maturity of 2.9 years. Contributions of the month were PKR 38mn.',
};

export const COMPLIANCE: Readonly<Record<string, string>> = {
  SHSF: 'Exposure in Utmanzai Bank was above the limit of 10% for four days in the month because of price movement.',
  SHCETF: 'The Fund complied with all limits of Circular 7 of 2020.',
};

export const RISK =
  'Risk Disclosure: All investments in mutual funds and pension funds are subject to market risks. Past performance is ' +
  'not necessarily indicative of future results. Please read the Offering Document to understand the policies and the ' +
  'risks involved. Use of the name of a trustee does not mean that it is responsible for the liabilities of the AMC.';

export const COMPLAINTS =
  'Complaints: complaints@shabqadarfunds.example or 0800-74726. Unresolved complaints: SECP Service Desk, sdms.secp.gov.pk.';

/** Negative figures are in brackets; what is not known is N/A. */
export const num = (v: string | null | undefined): string =>
  v === null || v === undefined ? 'N/A' : v.startsWith('-') ? `(${v.slice(1)})` : v;
export const row = (cells: readonly string[], kind = ''): string => s.tr(cells.map(s.esc), 'td', kind);
export const head = (cells: readonly string[]): string => s.tr(cells.map(s.esc), 'th');
/** A head of cells over several columns each. */
export const spans = (cells: readonly (readonly [text: string, columns: number])[]): string =>
  `<tr class=span>${cells.map(([text, n]) => `<th colspan=${n}>${s.esc(text)}</th>`).join('')}</tr>`;
export const table = (rows: readonly string[], kind = ''): string => `<table class="${kind}">${rows.join('')}</table>`;
export const part = (title: string, body: string): string =>
  body === '' ? '' : `<div class=part><h3>${s.esc(title)}</h3>${body}</div>`;
