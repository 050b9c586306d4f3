/** Words and small parts that the pages of AMC N251 share. */
import { dashed } from './shared11.ts';
import * as s from './shared15.ts';

export const AMC = 'Tarashing Islamic Investments Limited';
export const MONTH: s.Month = { year: 2024, month: 10 };
export const LABEL = 'October 2024';
export const NOW = dashed(MONTH);
export const THEN = dashed(s.before(MONTH));
export const SIZE = 'Fund size';
export const MTD = LABEL;
export const YTD = 'Year to date';
export const RATIO = 'Total expense ratio';
export const LEVIES = 'of which government levies';

export const footerOf = (page: number): string => `Tarashing Islamic Investments Limited ${LABEL} ${page}`;

const RATE = '(1) Returns of up to 12 months are annualised on a simple basis; those of 3 and 5 years are CAGR.';
const ABSOLUTE = '(1) Returns of up to 12 months are absolute; those of 3 and 5 years and since launch are CAGR.';
const SUBS = '(1) Returns of TIPF – Equity of up to 12 months are absolute; those of the others are annualised.';
const RATIOS = '(2) Ratios are annualised; levies are Sindh sales tax, federal duties and the fee of the SECP.';
const CHARITY: Readonly<Record<string, string>> = {
  TIDEF:
    '(3) The Fund set aside PKR 1.27 million for charity in the year to date, under the advice of its Shariah adviser.',
};

export const notesOf = (fund: s.Fund): string[] =>
  [fund.subs === undefined ? (fund.model.kind === 'rate' ? RATE : ABSOLUTE) : SUBS, RATIOS, CHARITY[fund.abbr]].filter(
    (n) => n !== undefined,
  );

export const COMMENTS: Readonly<Record<string, string>> = {
  TIIF:
    'Inflation was 7.2% in October, and markets expected another large cut of the policy rate on 4 November. Yields ' +
    'of variable rate Ijara Sukuk fell by about 90 bps. The Fund lengthened its maturity by switching deposits into ' +
    'fixed rate Ijara Sukuk.',
  TIDEF:
    'The KMI-30 rose in October after two months of losses, as falling rates moved savings into shares. ' +
    'Exploration companies gained from the settlement of circular debt. The Fund sold power companies whose ' +
    'contracts were ended by the Government.',
  TIPF:
    'The Equity sub-fund remained almost fully invested. The Debt and Money Market sub-funds bought Ijara Sukuk ' +
    'before the meeting of the Monetary Policy Committee.',
};

/** `1.20` as `+1.20`. */
export const signed = (v: string | null | undefined): string =>
  v === null || v === undefined ? 'n/a' : v.startsWith('-') || Number(v) === 0 ? v : `+${v}`;
export const row = (cells: readonly string[], kind = ''): string => s.tr(cells.map(s.esc), 'td', kind);
export const head = (cells: readonly string[]): string => s.tr(cells.map(s.esc), 'th');
export const table = (rows: readonly string[], kind = ''): string => `<table class="${kind}">${rows.join('')}</table>`;

/** The title is in the margin at the left, with a small note below it. */
export const part = (title: string, body: string, note = ''): string =>
  `<div class=part><div class=margin><b>${s.esc(title)}</b>${note === '' ? '' : `<i>${s.esc(note)}</i>`}</div>
<div>${body}</div></div>`;
