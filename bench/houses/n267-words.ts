/** Words and small parts that the pages of AMC N267 share. */
import * as s from './shared15.ts';

export const AMC = 'Phoolnagar Investment Management Limited';
export const MONTH: s.Month = { year: 2024, month: 11 };
export const NOW = '30 Nov 2024';
export const THEN = '31 Oct 2024';
export const SIZE = 'Net assets';
export const BENCHMARK = 'Benchmark';
export const TERS = ['TER, month', 'TER, year to date', 'Levies in TER, month', 'Levies in TER, year to date'] as const;
export const NONE = 'n/a';

export const footerOf = (page: number): string => `Monthly Report of the Fund Manager | November 2024 | Page ${page}`;

const RATE = 'TER is the total expense ratio. Returns up to one year are annualised without compounding.';
const ABSOLUTE = 'TER is the total expense ratio. Returns up to one year are not annualised.';
const LOAD = 'Returns are net of all expenses, and before the front-end load that an investor may pay.';

export const notesOf = (fund: s.Fund): string[] => [fund.model.kind === 'rate' ? RATE : ABSOLUTE, LOAD];

export const COMMENTS: Readonly<Record<string, string>> = {
  PNLF:
    'The State Bank cut its policy rate by 250 basis points to 15.00% on 4 November. We bought T-Bills of six months ' +
    'before the decision, and yields have fallen further since.',
  PNGB:
    'Yields of three year bonds fell by about 30 basis points. We held a longer duration than the benchmark and ' +
    'realised a part of the gains on fixed rate bonds.',
  PNID:
    'Profit rates of Islamic banks were lowered in line with the policy rate. We moved a part of the balances to Ijara ' +
    'Sukuk and took part in one new issue of short term Sukuk.',
  PNIF:
    'The Fund gained from its fixed rate bonds. Corporate issues were few, and spreads remained narrow. Provisions ' +
    'against two issuers are made under the policy of the Board.',
  PNGF:
    'Equities gave back a part of the gains of October on profit taking by local investors. We kept banks and exploration above their ' +
    'weights in the index and cut our holdings in power.',
  PNIG:
    'Fertilizer and exploration companies held up best. We added to cement on better margins and remained out of ' +
    'refineries until their policy is final.',
  PNSP:
    'All plans were rebalanced to their fixed mix on 1 November. The income funds of the AMC had gains on longer ' +
    'government paper in the month.',
};

export const REVIEW = [
  'CPI inflation fell to 4.9% in November 2024, the lowest since April 2018, from 7.2% in October. The Monetary Policy ' +
    'Committee lowered its rate to 15.00% and markets expect a further cut of 200 basis points in December.',
  'The current account had a surplus of USD 729 million, supported by remittances of USD 2.9 billion. Reserves of the ' +
    'State Bank rose above USD 12 billion after receipts from the Asian Development Bank.',
  'Cut-off yields of T-Bills fell by 95 to 140 basis points over the two auctions of the month. The Government raised ' +
    'less than its target and rejected bids for bonds of five and ten years.',
] as const;

export const num = (v: string | null | undefined): string => v ?? NONE;
export const row = (cells: readonly string[], kind = ''): string => s.tr(cells.map(s.esc), 'td', kind);
export const head = (cells: readonly string[]): string => s.tr(cells.map(s.esc), 'th');
export const table = (rows: readonly string[], kind = ''): string => `<table class="${kind}">${rows.join('')}</table>`;
export const part = (title: string, body: string): string => `<div class=part><h3>${s.esc(title)}</h3>${body}</div>`;
export const band = (text: string, columns: number): string =>
  `<tr class=band><td colspan=${columns}>${s.esc(text)}</td></tr>`;
