/** Words and small parts that the pages of AMC N261 share. */
import * as s from './shared15.ts';

export const AMC = 'Fort Munro Islamic Asset Management Limited';
export const MONTH: s.Month = { year: 2023, month: 10 };
export const SIZE = 'Net assets';
export const ASSETS = 'Asset allocation, percent of total assets';
export const RATIOS = ['Total expense ratio', 'Of which: Government levies', 'Net of Government levies'] as const;

export const footerOf = (page: number): string => `Fort Munro Islamic – Bulletin of Funds, October 2023 – ${page}`;

/** The end of a month as heads and stubs have it. */
export const endOf = (m: s.Month): string => `End-${s.shortMonth(m)}. ${m.year}`;

const SYMBOLS =
  'Symbols: … not available or not applicable; – nil; − before a figure: negative. Figures are unaudited.';
const RATE =
  'Rates of up to twelve months are simple annualised rates; rates of longer periods are compound annual rates.';
const ABSOLUTE = 'Rates of up to twelve months are not annualised; rates of longer periods are compound annual rates.';
const PLANS =
  'Rates of up to twelve months are not annualised, except those of the Income Plan; rates of longer periods are ' +
  'compound annual rates.';

export const notesOf = (fund: s.Fund): string[] => [
  fund.subs === undefined ? (fund.model.kind === 'rate' ? RATE : ABSOLUTE) : PLANS,
  SYMBOLS,
];

export const COMMENTS: Readonly<Record<string, string>> = {
  FMICF:
    'The policy rate remained at 22% on October 30, 2023. Islamic banks kept their deposit rates, and the fund ' +
    'renewed its placements for one month each.',
  FMISF:
    'The auction of GoP Ijara Sukuk of October attracted three times its target. The fund bought the five year ' +
    'variable rental issue and held its maturity below that of its peers.',
  FMIIF:
    'Inflation eased to 26.9% from 31.4%. Corporate Sukuk traded close to par in a thin market; the fund waited and ' +
    'collected rentals, which were reset upwards in two cases.',
  FMIAF:
    'The fund increased its equities by a tenth of its net assets after the rupee had recovered to 281 per dollar, ' +
    'and financed this from deposits.',
  FMIEF:
    'The KMI-30 Index rose for the fourth month in a row after the caretaker Government had revised gas prices. The ' +
    'fund held more exploration companies than its benchmark and fewer cement makers.',
  FMIPF:
    'The Growth Plan and the Balanced Plan benefited from their units of the equity fund. The Income Plan renewed ' +
    'its units of the cash fund and of the income fund without a change of weights.',
};

export const OVERVIEW = [
  'The State Bank of Pakistan kept its policy rate at 22% in October 2023, for the third time in a row.',
  'The rupee gained 2.2% against the US dollar and closed the month at 281.47 in the interbank market.',
  'Inflation slowed to 26.9% year on year. The current account deficit of the first four months of the fiscal year ' +
    'was USD 1.06 billion, 66% less than a year before.',
  'The KMI-30 Index gained 13.1% over the month. Net foreign purchases were USD 2.5 million.',
  'This bulletin numbers all paragraphs and tables by chapter. The title and the unit of a table are below it.',
] as const;

/** The economy on the first page: name with unit, September and October. */
export const INDICATORS = [
  ['Policy rate, percent', '22.00', '22.00'],
  ['Consumer prices, percent change over a year', '31.4', '26.9'],
  ['Rupees for a US dollar, interbank, end of month', '287.74', '281.47'],
  ['Reserves of the State Bank of Pakistan, USD billion', '7.6', '7.5'],
  ['KMI-30 Index, end of month', '78,266', '88,547'],
] as const;

export const CLOSING =
  'Enquiries and complaints: Investor Services, 2nd Floor, Nishtar Road, Multan; UAN 061-111-366-866; ' +
  'services@fortmunro.example.';

/** True minus signs. */
export const figure = (v: string | null | undefined): string =>
  v === null || v === undefined ? '…' : v.replace('-', '−');
export const row = (cells: readonly string[], kind = ''): string => s.tr(cells.map(s.esc), 'td', kind);
export const head = (cells: readonly string[], kind = ''): string => s.tr(cells.map(s.esc), 'th', kind);
/** A stub that has rows of its own below it. */
export const group = (text: string, columns: number): string =>
  `<tr class=group><td colspan=${columns}>${s.esc(text)}</td></tr>`;
/** The row of the numbers of columns. */
export const numbers = (texts: readonly string[]): string => head(['', ...texts], 'numbers');

/** The caption with the title and the unit is below the table. */
export const table = (rows: readonly string[], number: string, title: string, kind = ''): string =>
  `<div class="part ${kind}"><table>${rows.join('')}</table><p class=caption><b>Table ${number}</b>&ensp;${s.esc(title)}</p></div>`;
