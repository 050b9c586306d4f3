/** Words and small parts that the pages of AMC N265 share. */
import * as s from './shared15.ts';

export const AMC = 'Kot Addu Investments Limited';
export const MONTH: s.Month = { year: 2025, month: 3 };
export const SIZE = 'net assets';
export const TER = 'total expense ratio';
export const LEVIES = 'government levies';
/** A period as the pages print it. */
export const PERIODS = { MTD: 'month', YTD: 'year to date' } as const;
export const PLAN_TER = 'Total expense ratio';
export const PLAN_SIZE = 'Net assets';
export const BENCHMARK = 'Benchmark';
export const NOW = 'March 2025';
export const THEN = 'February 2025';

export const footerOf = (page: number): string => `Kot Addu Investments, March 2025, page ${page}`;

const RATE = 'Returns of up to one year are annualised without compounding; longer ones are compound rates per year.';
const ABSOLUTE = 'Returns of up to one year are not annualised; longer ones are compound rates per year.';
const NET = 'All returns are after costs and before taxes of the investor, with payouts reinvested.';

export const notesOf = (fund: s.Fund): string[] => [fund.model.kind === 'rate' ? RATE : ABSOLUTE, NET];

export const COMMENTS: Readonly<Record<string, readonly string[]>> = {
  KALF: [
    'Prices rose by 0.7% over the last year, the slowest pace in decades. Still, the State Bank left its policy rate at ' +
      '12% on 10 March, because it wants to see how long the fall of food prices lasts. Yields of T-Bills moved up a ' +
      'little: those of three months ended the month at 12.0%, up by 18 basis points.',
    'We let a third of our T-Bills mature and bought six month bills in the auction of 19 March. The average life of ' +
      'the fund is now 71 days, and may be 90 days at most.',
  ],
  KAIDF: [
    'Islamic banks had ample deposits before Eid and lowered the profit that they pay. We moved Rs. 1.4 billion to a ' +
      'bank that guarantees its rate until the end of June, and kept the rest available each day.',
    'Two short term Sukuk of power companies were repaid on time. A new one, which pays 30 basis points above KIBOR, ' +
      'took their place.',
  ],
  KARIF: [
    'Bonds lost a little in March, as investors no longer expect a fast series of cuts. We had sold a quarter of our ' +
      'three year PIBs in January, at a yield of 11.6%, and could buy back half of them at 12.1%.',
    'One microfinance bank was downgraded by a notch. Its bond is 4% of the fund, is paid on time, and remains within ' +
      'our limits. No issuer is in default.',
  ],
  KAIBF: [
    'Pakistan and the staff of the IMF agreed on the first review of the programme on 25 March, and on a new facility ' +
      'for the climate of USD 1.3 billion. Shares gained in the second half of the month.',
    'We own more cement than the index does, since lower rates and cheaper coal both help the margins of the industry. ' +
      'Technology is the only sector that we reduced.',
  ],
  KAGF: [
    'The KSE-100 Index reached 117,807 points on the last day of March. On average, 340 million shares changed hands ' +
      'each day. Foreigners sold shares of USD 12 million; local funds and companies bought.',
    'Oil and gas companies will receive a part of what the gas utilities owe them, if the plan against circular debt ' +
      'holds. We added to them, and financed this from textiles, which face higher tariffs abroad.',
  ],
  KA30: [
    'The index was reviewed on 17 March: two shares of the list were replaced. The fund traded on the same afternoon. ' +
      'The difference between its return and that of the index, measured over twelve months, was 1.2 percentage points.',
  ],
  KAGO: [
    'All plans kept their mix close to its target. After the rise of shares in the second half of the month, we sold ' +
      'units of growth funds worth Rs. 9 million from the Brisk Plan and bought income funds.',
    'A plan can be changed once in a quarter without costs. In March, 114 savers went from Even to Brisk, and 37 the ' +
      'other way.',
  ],
};

export const PROVISIONS: Readonly<Record<string, string>> = {
  KAGF:
    'The fund holds a provision of Rs. 4.86 million for federal excise duty of the years before 2016. Without it, a ' +
    'unit would be worth Rs. 0.02 more.',
};

export const CONTACT =
  'Call 066-111-568-233, write to hello@kotaddu.example, or visit us at 14 Kutchery Road, Multan. kotaddu.example';

export const RISK =
  'All investments in mutual funds are subject to market risks. Past performance is not necessarily indicative of ' +
  'future results. Please read the Offering Document to understand the investment policies and the risks involved. ' +
  'Complaints can be sent to complaints@kotaddu.example and, if we do not resolve them, to the Service Desk of SECP.';

/** A mathematical minus; a dash for what is not known. */
export const num = (v: string | null | undefined): string =>
  v === null || v === undefined ? '–' : v.replace('-', '−');
export const row = (cells: readonly string[], kind = ''): string => s.tr(cells.map(s.esc), 'td', kind);
export const head = (cells: readonly string[]): string => s.tr(cells.map(s.esc), 'th');
export const table = (rows: readonly string[], kind = ''): string => `<table class="${kind}">${rows.join('')}</table>`;
export const part = (title: string, body: string): string => `<div class=part><h3>${s.esc(title)}</h3>${body}</div>`;
