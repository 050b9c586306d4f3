/** However a page arranges its list of facts, each value is read under its own label. */
import { describe, expect, it } from 'vitest';
import { readReport } from '#sources/fmr/read-report.ts';
import { PlacedWords, widthOf, wrap, type Style } from '../fixtures/placed-words.ts';

const FACTS: readonly (readonly [label: string, value: string])[] = [
  ['Fund category', 'Money Market Scheme'],
  ['Fund type', 'Open-end'],
  ['Launch date', '12 May 2010'],
  ['Benchmark', '70% three months PKRV rates and 30% three months deposit rates of AA rated scheduled banks'],
  ['Net assets', 'Rs. 8,710.25 million'],
  ['NAV per unit', 'Rs. 104.1271'],
  ['Management fee', '0.85%'],
  ['Front-end load', '1.00%'],
  ['Back-end load', 'Nil'],
  ['Minimum initial investment', 'Rs. 5,000'],
  ['Pricing mechanism', 'Forward'],
  ['Dealing days', 'Monday to Friday'],
  ['Cut-off time', '4:00 pm'],
  ['Risk profile', 'Very low'],
  ['Trustee', 'Sample Depository Company of Pakistan Limited'],
  ['Auditor', 'Usman Iftikhar & Co., Chartered Accountants'],
  ['Asset manager rating', 'AM2+ by PACRA, 27 October 2023'],
  ['Stability rating', 'AA(f) by VIS, 8 March 2024'],
];

const WANTED = {
  category_raw: 'Money Market Scheme',
  fund_type_raw: 'Open-end',
  launch_date: '2010-05-12',
  benchmark_raw: FACTS[3]?.[1],
  fund_size: '8710250000',
  nav_per_unit: '104.1271',
  minimum_initial_investment: '5000',
  pricing_mechanism_raw: 'Forward',
  dealing_days_raw: 'Monday to Friday',
  cutoff_time_raw: '4:00 pm',
  risk_profile_raw: 'Very low',
  TRUSTEE: 'Sample Depository Company of Pakistan Limited',
  AUDITOR: 'Usman Iftikhar & Co., Chartered Accountants',
  MANAGEMENT_FEE: '0.85',
  FRONT_END_LOAD: '1.00',
  BACK_END_LOAD: '0',
  ASSET_MANAGER: 'AM2+ PACRA 2023-10-27',
  FUND_STABILITY: 'AA(f) VIS 2024-03-08',
};

type Draw = (words: PlacedWords) => void;

const LABEL: Style = { size: 7, color: '#777777' };
const VALUE: Style = { size: 9, bold: true };

/** Rows under each other; `place` draws the label and the value of one and returns its height. */
function inRows(place: (words: PlacedWords, y: number, label: string, value: string) => number, top = 160): Draw {
  return (words) => {
    let y = top;
    for (const [label, value] of FACTS) y += place(words, y, label, value);
  };
}

function putLines(words: PlacedWords, x: number, y: number, lines: readonly string[], style: Style): number {
  for (const [index, line] of lines.entries()) words.put(x, y + index * 1.2 * (style.size ?? 8), line, style);
  return lines.length * 1.2 * (style.size ?? 8);
}

/** Draws cards, `perRow` in each row; a row is as high as its highest card. */
function inCards(
  perRow: number,
  draw: (words: PlacedWords, x: number, y: number, label: string, value: string[]) => number,
): Draw {
  return (words) => {
    let y = 170;
    const width = 515 / perRow;
    for (let from = 0; from < FACTS.length; from += perRow) {
      const heights = FACTS.slice(from, from + perRow).map(([label, value], column) =>
        draw(words, 40 + column * width, y, label, wrap(value, width - 14, 9)),
      );
      y += Math.max(...heights) + 14;
    }
  };
}

/** One paragraph with the items parted by `mark`, wrapped at the margin; labels may be bold. */
function running(join: string, mark: string, isBold: boolean): Draw {
  return (words) => {
    let [x, y] = [40, 170];
    const put = (text: string, bold: boolean): void => {
      for (const word of text.split(' ')) {
        if (x + widthOf(word, 8) > 555) [x, y] = [40, y + 11];
        x = words.put(x, y, word, { size: 8, bold }) + 2.4;
      }
    };
    for (const [index, [label, value]] of FACTS.entries()) {
      put(`${label}${join}`, isBold);
      const end = index < FACTS.length - 1 ? mark : '';
      put(end === '' || /^\s/.test(end) ? `${value}${end}`.trim() : `${value}${end}`, false);
    }
  };
}

const ARRANGEMENTS: Readonly<Record<string, Draw>> = {
  'values right of their labels': inRows((words, y, label, value) => {
    words.put(40, y, label, { bold: true });
    return Math.max(12, putLines(words, 180, y, wrap(value, 200, 8), {}) + 4);
  }),
  'values far right, set flush right, all in one style': inRows((words, y, label, value) => {
    words.put(40, y, label);
    return Math.max(14, putLines(words, 555, y, wrap(value, 240, 8), { align: 'right' }) + 5);
  }),
  'leaders between label and value': inRows((words, y, label, value) => {
    const end = words.put(40, y, label);
    const lines = wrap(value, 240, 8);
    const start = 555 - widthOf(lines[0] ?? '', 8);
    words.put(end + 3, y, '.'.repeat(Math.max(4, Math.floor((start - end - 6) / 4))));
    return Math.max(14, putLines(words, 555, y, lines, { align: 'right' }) + 5);
  }),
  'a colon in a column of its own': inRows((words, y, label, value) => {
    words.put(40, y, label);
    words.put(170, y, ':');
    return Math.max(13, putLines(words, 185, y, wrap(value, 220, 8), {}) + 4);
  }),
  'values left of their labels': inRows((words, y, label, value) => {
    words.put(555, y, label, { align: 'right', color: '#555577' });
    return Math.max(14, putLines(words, 300, y, wrap(value, 150, 8), {}) + 5);
  }),
  'values left of their labels, close and large': inRows((words, y, label, value) => {
    const lines = wrap(value, 250, 9);
    const height = putLines(words, 60, y, lines, VALUE);
    words.put(66 + Math.max(...lines.map((line) => widthOf(line, 9))), y, label, LABEL);
    return Math.max(17, height + 6);
  }),
  'labels wrapped, the value level with the first line': wrappedLabels(0),
  'labels wrapped, the value level with the last line': wrappedLabels(1),
  'labels wrapped, the value level with their middle': wrappedLabels(0.5),
  'cards with the label under the value': inCards(4, (words, x, y, label, value) => {
    const height = putLines(words, x, y, value, VALUE);
    words.put(x, y + height + 1, label, LABEL);
    return height + 10;
  }),
  'cards with the label over the value': inCards(4, (words, x, y, label, value) => {
    words.put(x, y, label, LABEL);
    return 12 + putLines(words, x, y + 12, value, VALUE);
  }),
  'centred cards with the label under the value': inCards(3, (words, x, y, label, value) => {
    const height = putLines(words, x + 80, y, value, { ...VALUE, align: 'center' });
    words.put(x + 80, y + height + 1, label, { ...LABEL, align: 'center' });
    return height + 10;
  }),
  'two lists side by side': (words) => {
    let y = 170;
    for (let row = 0; row < FACTS.length / 2; row += 1) {
      const heights = [row, row + FACTS.length / 2].map((at, column) => {
        const [label, value] = FACTS[at] ?? ['', ''];
        words.put(40 + column * 265, y, label);
        return putLines(words, 150 + column * 265, y, wrap(value, 145, 8), {});
      });
      y += Math.max(...heights) + 5;
    }
  },
  'a line of its own for the value, set in from its label': inRows((words, y, label, value) => {
    words.put(40, y, label, { bold: true });
    return 14 + putLines(words, 52, y + 11, wrap(value, 300, 8), {});
  }, 150),
  'running text with bullets': running(':', ' •', true),
  'running text with bullets and nothing but a blank behind the label': running('', ' •', false),
  'running text with bars': running(':', ' |', false),
  'running text with semicolons': running(':', ';', true),
  'running text with full stops': running(':', '.', false),
};

function wrappedLabels(share: number): Draw {
  return inRows((words, y, label, value) => {
    const labels = wrap(label, 60, 8);
    const values = wrap(value, 200, 8);
    const height = Math.max(labels.length, values.length) * 9.6;
    putLines(words, 40, y + share * (height - labels.length * 9.6), labels, { color: '#555555' });
    putLines(words, 400, y + share * (height - values.length * 9.6), values, { align: 'right' });
    return height + 6;
  });
}

function readFacts(draw: Draw): Record<string, unknown> {
  const words = new PlacedWords();
  words.put(40, 50, 'Sample Cash Fund', { size: 18, bold: true });
  words.put(555, 50, '31 May 2024', { size: 9, align: 'right' });
  draw(words);
  const known = { name: 'Sample Cash Fund', other_names: [], amc: null, family: null, asset_class: null };
  const { fragments } = readReport({ pages: [words.page()] }, { funds: [known] });
  const [page] = fragments;
  if (page === undefined) return {};
  return {
    ...Object.fromEntries(Object.entries(page).filter(([member]) => member in WANTED)),
    ...Object.fromEntries(page.parties.map((row) => [row.role, row.organization_raw])),
    ...Object.fromEntries(page.fees.map((row) => [row.fee_type, row.value_percent])),
    ...Object.fromEntries(
      page.ratings.map((row) => [row.rating_type, `${row.rating_raw} ${row.rating_agency} ${row.rating_date}`]),
    ),
  };
}

describe('a list of facts', () => {
  it.each(Object.entries(ARRANGEMENTS))('is read the same set as %s', (_, draw) => {
    expect(readFacts(draw)).toEqual(WANTED);
  });
});

describe('a size whose unit is printed elsewhere on the page', () => {
  const list =
    (value: string, note: string): Draw =>
    (words) => {
      for (const [index, [label = '', text = '']] of [
        ['Fund category', 'Money Market Scheme'],
        ['Launch date', '12 May 2010'],
        ['Net assets', value],
        ['NAV per unit', '104.1271'],
        ['Management fee', '0.85%'],
      ].entries()) {
        words.put(40, 160 + index * 12, label);
        words.put(180, 160 + index * 12, text, { bold: true });
      }
      words.put(40, 780, note, { size: 6 });
    };

  it.each([
    ['8,710.25', 'Rupees in million', '8710250000'],
    ['8,710.25', 'All amounts in Rs. million unless stated otherwise', '8710250000'],
    ['871.25', 'Figures are in PKR thousands', '871250'],
    ['Rs. 8.71bn', 'Past performance is no guarantee', '8710000000'],
    ['PKR871.25m', 'Past performance is no guarantee', '871250000'],
  ])('is %s with the note "%s"', (value, note, rupees) => {
    expect(readFacts(list(value, note))['fund_size']).toBe(rupees);
  });

  it('is unknown if two notes name different units', () => {
    const draw: Draw = (words) => {
      list('8,710.25', 'Rupees in million')(words);
      words.put(300, 780, 'Rs. in thousand', { size: 6 });
    };
    expect(readFacts(draw)['fund_size']).toBeNull();
  });
});
