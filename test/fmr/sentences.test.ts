import { describe, expect, it } from 'vitest';
import { readDate } from '#sources/fmr/printed-date.ts';
import { listClauses } from '#sources/fmr/candidates/clauses.ts';
import { labelMeaning } from '#sources/fmr/meaning/label-meaning.ts';
import { readReport } from '#sources/fmr/read-report.ts';
import type { ReadFragment } from '#sources/fmr/constraints/withhold.ts';
import { pageOf, type Line } from './placed-words.ts';

const clausesOf = (text: string): string[] =>
  listClauses(text, (label) => labelMeaning(label, null)).map(({ label, value }) => `${label}=${value}`);

describe('clauses that state a fact by its label', () => {
  it('end where the next label begins', () => {
    expect(
      clausesOf('The trustee is Sample Trust Limited, the auditor is Doe & Co., and the registrar is Sample Shares.'),
    ).toEqual(['trustee=Sample Trust Limited', 'auditor=Doe & Co.', 'registrar=Sample Shares']);
  });

  it('begin behind the verb of the clause before, whatever names are between', () => {
    expect(
      clausesOf('The trustee of the Fund is Sample Trust Limited and the auditor is Doe, Smith & Partners.'),
    ).toEqual(['trustee of the Fund=Sample Trust Limited', 'auditor=Doe, Smith & Partners']);
    expect(
      clausesOf('As on 31 May 2024 the Fund had total net assets of Rs. 851 million and its NAV was Rs. 10.50.'),
    ).toEqual(['total net assets=Rs. 851 million', 'NAV=Rs. 10.50']);
  });

  it('are not cut at an abbreviation', () => {
    expect(
      clausesOf('The benchmark is Avg. 3 Mth Dep. Rates of 3 AA Rated Banks. The trustee is Sample Limited.'),
    ).toEqual(['benchmark=Avg. 3 Mth Dep. Rates of 3 AA Rated Banks', 'trustee=Sample Limited']);
  });

  it('may leave out the verb after the first', () => {
    expect(
      clausesOf('The management fee is 0.65% a year, the front-end load Nil and the back-end load 2.00%.'),
    ).toEqual(['management fee=0.65%', 'front-end load=Nil', 'back-end load=2.00%']);
    expect(clausesOf('We left the front-end load Nil and the back-end load 2.00%.')).toEqual([]);
  });

  it('may have a colon, in a list parted by semicolons', () => {
    expect(clausesOf('Dealing days: Monday to Friday; cut-off time: 2:00 pm; leverage: Nil.')).toEqual([
      'Dealing days=Monday to Friday',
      'cut-off time=2:00 pm',
      'leverage=Nil',
    ]);
  });

  it('say nothing of another day by a comparison', () => {
    expect(
      clausesOf('Net assets were Rs. 482.53 million on 28 May 2024, against Rs. 402.54 million on 30 April 2024.'),
    ).toEqual(['Net assets=Rs. 482.53 million']);
    expect(clausesOf('The net asset value per unit was Rs. 110.24 (a month earlier: Rs. 109.25).')).toEqual([
      'net asset value per unit=Rs. 110.24',
    ]);
  });

  it('are left out where a figure is limited by what follows, or a text is of the past', () => {
    expect(clausesOf('The management fee is 10% of gross earnings, subject to a floor of 0.5%.')).toEqual([]);
    expect(clausesOf('The benchmark was the KSE-100 Index.')).toEqual([]);
  });
});

describe('a fund that is described in paragraphs', () => {
  const paragraphs: readonly Line[] = [
    [40, [40, 'Sample Income Fund', 16]],
    [60, [40, 'Data as of 31 May 2024']],
    [
      100,
      [40, 'Net assets were Rs. 482.53 million on 31 May 2024, against Rs. 402.54 million on 30 April 2024. There'],
    ],
    [111, [40, 'were 4,377,086 units outstanding (a month earlier: 3,684,577), and the net asset value per unit was']],
    [122, [40, 'Rs. 110.2400. Units were offered at Rs. 111.3400 and repurchased at Rs. 110.2400.']],
    [150, [40, 'It is an open-end fund of the category Income Scheme, launched on 14.III.2011. Its benchmark is the']],
    [161, [40, 'following: 90% KIBOR + 10% deposit rates of three banks. The risk profile is medium. The stability']],
    [172, [40, 'rating of the fund is AA+(f), given by PACRA on 9.X.2023.']],
  ];
  const read = (lines: readonly Line[]): ReadFragment | undefined =>
    readReport(
      { pages: [pageOf(lines)] },
      { funds: [{ name: 'Sample Income Fund', other_names: [], amc: null, family: null, asset_class: null }] },
    ).fragments[0];

  it('has the figures of its own month, prices, profile and rating', () => {
    const fragment = read(paragraphs);
    expect(fragment).toMatchObject({
      fund_size: '482530000',
      units_outstanding: '4377086',
      nav_per_unit: '110.2400',
      offer_price: '111.3400',
      repurchase_price: '110.2400',
      category_raw: 'Income Scheme',
      launch_date: '2011-03-14',
      benchmark_raw: '90% KIBOR + 10% deposit rates of three banks',
      risk_profile_raw: 'medium',
    });
    expect(fragment?.ratings.map((row) => [row.rating_raw, row.rating_agency, row.rating_date])).toEqual([
      ['AA+(f)', 'PACRA', '2023-10-09'],
    ]);
  });

  it('has no size if the sentence is about the end of another month', () => {
    const [title, date, [y], ...rest] = paragraphs as readonly [Line, Line, Line, ...Line[]];
    const text = 'Net assets were Rs. 482.53 million on 29 Feb 2024, against Rs. 402.54 million on 31 Jan 2024. There';
    const lines: readonly Line[] = [title, date, [y, [40, text]], ...rest];
    expect(read(lines)?.fund_size).toBeNull();
  });
});

describe('what a page says of a fund and its manager in words', () => {
  const read = (words: string): ReadFragment | undefined =>
    readReport(
      {
        pages: [
          pageOf([
            [40, [40, 'Sample Income Fund', 16]],
            [60, [40, 'Data as of 31 May 2024']],
            [80, [40, words]],
            [620, [40, 'Fund category'], [160, 'Income']],
            [632, [40, 'Launch date'], [160, '14/02/2012']],
            [644, [40, 'Risk profile'], [160, 'Medium']],
            [790, [40, 'Sample Asset Management Limited']],
          ]),
        ],
      },
      { funds: [{ name: 'Sample Income Fund', other_names: [], amc: null, family: null, asset_class: null }] },
    ).fragments[0];
  const objectiveOf = (words: string): string | null | undefined =>
    read(words)?.special_terms.find((term) => term.term_type === 'INVESTMENT_OBJECTIVE')?.value_raw;

  it('the first sentence in the present without a time is the objective', () => {
    const words = 'The fund earns a stable income from government securities and bank deposits.';
    expect(objectiveOf(words)).toBe(words);
    const aim = 'Growth of capital from leading companies with sound earnings and dividends.';
    expect(objectiveOf(aim)).toBe(aim);
  });

  it('a comment on a month or a slogan is no objective', () => {
    expect(objectiveOf('The fund outpaces its peers and earns more than they do during the month.')).toBeUndefined();
    expect(objectiveOf('Your capital is in the best hands with our experienced investment team.')).toBeUndefined();
  });

  it('a sentence that ends in funds names no manager', () => {
    expect(read('The scheme helps participants to save in three sub-funds')?.amc_name_raw).toBe(
      'Sample Asset Management Limited',
    );
  });
});

describe('dates', () => {
  it('may have the month in Roman figures', () => {
    expect(readDate('14.III.2011')).toBe('2011-03-14');
    expect(readDate('9.X.2024')).toBe('2024-10-09');
    expect(readDate('9.IIX.2024')).toBeUndefined();
  });
});
