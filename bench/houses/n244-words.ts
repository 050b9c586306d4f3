/** Words and small parts that the pages of AMC N244 share. */
import * as s from './shared15.ts';

export const AMC = 'Mirwah Asset Management Company Limited';
export const MONTH: s.Month = { year: 2023, month: 3 };
export const SIZE = 'Fund Size (PKR mn)';
export const RATIOS = [
  'TER - March 2023 (incl. Govt. Levies)',
  'TER - March 2023 (excl. Govt. Levies)',
  'TER - FYTD 2023 (incl. Govt. Levies)',
  'TER - FYTD 2023 (excl. Govt. Levies)',
] as const;
export const SELLING = 'Selling & Marketing Exp. - FYTD 2023';

export const footerOf = (page: number): string => `${AMC} FMR - March 2023 ${page}`;

const CAGR = '* Compounded annual growth rate (CAGR).';
const RATE = 'Returns up to 365 days are annualized on the Morning Star methodology; all returns assume reinvestment.';
const ABSOLUTE = 'Returns up to 365 days are absolute; all returns assume reinvestment of dividends.';
const WELFARE: Readonly<Record<string, string>> = {
  MCMF: '** SWWF provision of PKR 31.7 mn was reversed on August 13, 2021; the effect on NAV was PKR 0.04 per unit.',
  MRIF: '** SWWF provision of PKR 22.9 mn was reversed on August 13, 2021; the effect on NAV was PKR 0.09 per unit.',
  MEYF: '** SWWF provision of PKR 6.2 mn was reversed on August 13, 2021; the effect on NAV was PKR 0.15 per unit.',
  MSF: '** SWWF provision of PKR 44.3 mn was reversed on August 13, 2021; the effect on NAV was PKR 0.37 per unit.',
  MDAF: '** SWWF provision of PKR 3.8 mn was reversed on August 13, 2021; the effect on NAV was PKR 0.11 per unit.',
};

export const notesOf = (fund: s.Fund): string[] =>
  [CAGR, fund.model.kind === 'rate' ? RATE : ABSOLUTE, WELFARE[fund.abbr]].filter((n) => n !== undefined);

export const COMMENTS: Readonly<Record<string, string>> = {
  MCMF:
    'The SBP raised the policy rate by 300 bps to 20.0% on March 2, 2023. Cut-off yields of 3M T-Bills rose to 21.99%. ' +
    'The fund stayed in short maturities and moved maturing T-Bills into daily product accounts towards quarter end.',
  MRIF:
    'CPI for March clocked in at 35.4% YoY against 31.5% in February. The fund kept its duration low and let its ' +
    'floating rate TFCs reprice. Exposure in bank balances rose on better deposit rates offered at quarter end.',
  MEYF:
    'Secondary market volumes in corporate debt stayed thin. Coupons of three TFCs were reset upwards during the ' +
    'month. MTS exposure was trimmed as financing rates did not keep pace with KIBOR.',
  MSF:
    'The KSE-100 lost 510 points as the IMF review remained pending and foreigners sold USD 11.3 mn of shares. The ' +
    'fund reduced cyclicals and added exploration companies on hopes of settlement of circular debt.',
  MDAF:
    'The fund trimmed equities ahead of the monetary policy statement and kept proceeds in saving accounts. Debt ' +
    'exposure was unchanged. Management will add equities once external financing becomes clear.',
  MKTF:
    'The fund remained invested in all constituents of the KSE-30. The semi-annual recomposition took effect during ' +
    'the month and turnover was 4.1% of net assets.',
};

export const pct = (v: string | null | undefined): string =>
  v === null || v === undefined ? '-' : v.startsWith('-') ? `(${v.slice(1)}%)` : `${v}%`;
export const row = (cells: readonly string[], kind = ''): string => s.tr(cells.map(s.esc), 'td', kind);
export const head = (cells: readonly string[]): string => s.tr(cells.map(s.esc), 'th');
export const table = (rows: readonly string[], kind = ''): string => `<table class="${kind}">${rows.join('')}</table>`;
export const block = (title: string, body: string): string => `<div class=block><h3>${s.esc(title)}</h3>${body}</div>`;
