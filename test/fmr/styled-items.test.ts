import { describe, expect, it } from 'vitest';
import type { PdfPage, Word } from '#documents/pdf/page-words.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import { pageOf, type Line } from './placed-words.ts';

const HEAD: readonly Line[] = [
  [40, [40, 'Sample Stock Fund', 16]],
  [60, [40, 'Data as of 30 April 2025']],
  [80, [40, 'Net assets (Rs. mn)'], [240, '812.40']],
  [92, [40, 'NAV per unit (Rs.)'], [240, '101.2500']],
];

/** Words between stars are in bold. */
const LABELS = '*';

function styled(page: PdfPage): PdfPage {
  let bold = false;
  const words = page.words.map((word): Word => {
    if (word.text.startsWith(LABELS)) bold = true;
    const own = { ...word, text: word.text.replaceAll(LABELS, ''), bold: bold || word.bold };
    if (word.text.endsWith(LABELS)) bold = false;
    return own;
  });
  return { ...page, words };
}

function read(...lines: readonly Line[]): ReadFragment | undefined {
  return readReport({ pages: [styled(pageOf([...HEAD, ...lines]))] }, { funds: [] }).fragments[0];
}

describe('running text with labels in bold', () => {
  it('has each value from its label to the next one, over the ends of lines', () => {
    const fragment = read(
      [120, [40, '*Category* Equity Scheme *Fund type* Open End *Launch date* 26 September']],
      [131, [40, '2005 *Benchmark* KSE-100 Index *Risk profile* High *Listing* Pakistan Stock']],
      [142, [40, 'Exchange *Trustee* Sample Trust Limited *Par value* Rs. 50 *Minimum initial']],
      [153, [40, 'investment* Rs. 10,000']],
    );
    expect([fragment?.category_raw, fragment?.launch_date, fragment?.listing_raw, fragment?.par_value]).toEqual([
      'Equity Scheme',
      '2005-09-26',
      'Pakistan Stock Exchange',
      '50',
    ]);
    expect([fragment?.risk_profile_raw, fragment?.minimum_initial_investment]).toEqual(['High', '10000']);
    expect(fragment?.special_terms.map((term) => term.label_raw)).not.toContain('Launch date');
  });

  it('a value that lost the blank before the next label is missing', () => {
    const fragment = read(
      [120, [40, '*Category* Equity SchemeFund *type* Open End *Launch date* 26 September']],
      [131, [40, '2005 *Benchmark* KSE-100 Index *Risk profile* High *Listing* Pakistan Stock']],
      [142, [40, 'Exchange *Trustee* Sample Trust Limited *Par value* Rs. 50 *Minimum initial']],
      [153, [40, 'investment* Rs. 10,000']],
    );
    expect([fragment?.category_raw, fragment?.risk_profile_raw]).toEqual([null, 'High']);
  });

  it('ends a value at the next paragraph, whose lines are as close', () => {
    const fragment = read(
      [120, [40, '*Fund type:* Open End | *Risk profile:* Medium | *Pricing:* Forward | *Cut-off']],
      [131, [40, 'time:* 4:00 pm']],
      [144, [40, '*Trustee:* Sample Trust Limited | *Auditor:* Sample and Company']],
    );
    expect([fragment?.cutoff_time_raw, fragment?.pricing_mechanism_raw]).toEqual(['4:00 pm', 'Forward']);
    expect(fragment?.parties.map((party) => party.organization_raw)).toEqual([
      'Sample Trust Limited',
      'Sample and Company',
    ]);
  });

  it('gives a value up where words in bold behind it name nothing', () => {
    const fragment = read(
      [120, [40, '*Category* Equity *plus* Scheme *Fund type* Open End *Risk profile* High']],
      [131, [40, '*Pricing* Forward *Listing* Sample Exchange']],
    );
    expect([fragment?.category_raw, fragment?.fund_type_raw]).toEqual([null, 'Open End']);
  });

  it('ends a value over a wider gap', () => {
    const fragment = read(
      [120, [40, '*Category* Equity *Fund type* Open End *Risk profile* High']],
      [130, [40, '*Listing* Sample Exchange']],
      [144, [40, 'Words of another text']],
    );
    expect(fragment?.listing_raw).toBe('Sample Exchange');
  });

  it('is not read where values go on in columns of their own', () => {
    const fragment = read(
      [120, [40, '*Pricing* Forward *Trustee* Sample Trust'], [206, '*Auditor* Sample Other']],
      [130, [146, 'Limited'], [244, 'Company']],
    );
    const names = fragment?.parties.map((party) => party.organization_raw) ?? [];
    expect(names).not.toContain('Sample Trust');
    expect(names).not.toContain('Sample Other');
  });

  it('names people by what they are', () => {
    const fragment = read(
      [120, [40, '*Pricing:* Forward | *Chief Executive Officer:* Sample Person | *Fund']],
      [131, [40, 'Manager:* Other Person, CFA | *Chief Investment Officer:* Third Person']],
    );
    expect(fragment?.parties.map((party) => [party.designation_raw, party.name_raw])).toEqual([
      ['Chief Executive Officer', 'Sample Person'],
      ['Chief Investment Officer', 'Third Person'],
      ['Fund Manager', 'Other Person, CFA'],
    ]);
  });
});

describe('people', () => {
  it('may be named behind a colon in a line of their own', () => {
    const fragment = read([120, [40, 'Chief Executive Officer: Sample Person']]);
    expect(fragment?.parties.map((party) => [party.designation_raw, party.name_raw])).toEqual([
      ['Chief Executive Officer', 'Sample Person'],
    ]);
  });

  it('are parted by commas behind their brackets', () => {
    const fragment = read(
      [120, [40, 'Investment committee', 9]],
      [131, [40, 'Sample Person (Chief Executive Officer), Other Person, CFA (Chief']],
      [141, [40, 'Investment Officer), Third Person (Fund Manager)']],
    );
    expect(fragment?.parties.map((party) => [party.designation_raw, party.name_raw])).toEqual([
      ['Chief Executive Officer', 'Sample Person'],
      ['Chief Investment Officer', 'Other Person, CFA'],
      ['Fund Manager', 'Third Person'],
    ]);
  });
});

describe('an expense ratio between bars', () => {
  it('is not of the period that the next one names', () => {
    const fragment = read([
      120,
      [40, 'Pricing: Forward | TER MTD: 0.98% | TER YTD: 1.01% | Fund type: Open-end scheme'],
    ]);
    expect(fragment?.fees.map((fee) => `${fee.period} ${fee.value_percent}`)).toEqual(['MTD 0.98', 'YTD 1.01']);
    expect(fragment?.withheld).toEqual([]);
  });

  it('of the year may have a sentence of its own', () => {
    const fragment = read(
      [120, [40, 'The total expense ratio for the month (MTD) was 4.07%, of which 0.52% were levies.']],
      [130, [40, 'For the fiscal year to date (YTD) the total expense ratio was']],
      [140, [40, '4.02%, of which 0.55% were levies.']],
    );
    expect(fragment?.fees.map((fee) => `${fee.period} ${fee.value_percent}`)).toEqual(['MTD 4.07', 'YTD 4.02']);
  });
});

describe('a rating', () => {
  it('may have its agency and day under it', () => {
    const fragment = read(
      [120, [40, 'Stability rating', 7], [240, 'Trustee', 7]],
      [129, [40, 'AA+(f)'], [240, 'Sample Trust Limited']],
      [137, [40, 'PACRA, 31-Jan-25', 7]],
    );
    expect(fragment?.ratings.map((row) => [row.rating_raw, row.rating_agency, row.rating_date])).toEqual([
      ['AA+(f)', 'PACRA', '2025-01-31'],
    ]);
  });
});
