import { Fault, isFault } from '#base/fault.ts';
import { beginsAsHtml } from '#documents/begins-as-html.ts';
import type { PdfPage } from '#documents/pdf/page-words.ts';
import { FRAGMENT_SCHEMA_VERSION } from '#domain/fragment.ts';
import type { Fragment } from '#domain/fragment.ts';
import type { AmcProfile } from '#domain/amc-profile.ts';
import type { KnownFund } from '#domain/known-fund.ts';
import { preparePage, readBySteps, type Steps } from '#sources/fmr/read-report.ts';
import type { ModelSettings } from './extract-by-model.ts';
import { readPages, type PageReading } from './read-pages.ts';

/** `[text, x0, y0, x1, y1]`, as a fragment file has its words: a report has fifty thousand. */
type WordInFile = readonly [string, number, number, number, number];
type BlankPage = Pick<Fragment, 'page_number' | 'page_type' | 'extraction_mode' | 'problems'>;

/**
 * What a PDF's pages say, in the form of a fragment file: with the pages' own words,
 * so that every number can be held against them.
 */
interface ExtractedReport {
  readonly schema_version: string;
  /** The AMC profile that the report was read with; absent if it was read without. */
  readonly profile?: { readonly amc: string; readonly version: string };
  /** Absent for a PDF. */
  readonly document_format?: 'html';
  readonly fragments: readonly (Fragment | BlankPage)[];
  readonly pages: readonly {
    readonly page_number: number;
    readonly width: number;
    readonly height: number;
    readonly words: readonly WordInFile[];
  }[];
}

export type ModelChoice = Pick<ModelSettings, 'url' | 'name' | 'key'> | undefined;

/** What else a reading may use. */
interface ReadingAids {
  readonly model?: ModelChoice;
  /** What confirmed pages taught of AMCs. */
  readonly profiles?: readonly AmcProfile[];
  /** Words of PDFs that may have been read before; absent if they are read now. */
  readonly words?: {
    take(bytes: Uint8Array, prepare: (page: PdfPage) => void): Promise<PageReading>;
    /** Called often while facts are found, so that the words of the next PDFs are read at the same time. */
    pause(): Promise<void>;
  };
}

/**
 * Reads a report: its text layer; pages that are pictures by text recognition, if that is installed; pages without a
 * fund by a model, if one is configured. Throws Fault `SOURCE_REFUSED` for anything but a PDF, for a PDF that is
 * damaged, encrypted, too large or too slow, and for one that is not about a fund. `funds` are those of the registry:
 * their names show which fund a page is about.
 */
export async function extractPdf(
  bytes: Uint8Array,
  funds: readonly KnownFund[] = [],
  aids: ReadingAids = {},
): Promise<ExtractedReport> {
  const prepare = (page: PdfPage): void => preparePage(page, { funds, profiles: aids.profiles ?? [] });
  return extractPages(await (aids.words?.take(bytes, prepare) ?? readPages(bytes)), funds, aids);
}

/** The same for a report that is an HTML page: its words get positions, and are read like those of a PDF. */
async function extractHtml(
  bytes: Uint8Array,
  funds: readonly KnownFund[],
  aids: ReadingAids,
): Promise<ExtractedReport> {
  // Loaded only here: most reports are PDFs, which need no HTML parser.
  const { placeHtml } = await import('#documents/place-html.ts');
  const { pages: printed } = placeHtml(bytes);
  return { ...(await extractPages({ printed, recognised: new Map() }, funds, aids)), document_format: 'html' };
}

/** For an importer: the reader that suits the bytes. */
export async function extractDocument(
  bytes: Uint8Array,
  funds: readonly KnownFund[],
  aids: ReadingAids,
): Promise<ExtractedReport> {
  return beginsAsHtml(bytes) ? extractHtml(bytes, funds, aids) : extractPdf(bytes, funds, aids);
}

/** The second half of `extractPdf`: the facts on pages whose words were read. */
export async function extractPages(
  { printed, recognised, failure }: PageReading,
  funds: readonly KnownFund[],
  { model, profiles = [], words }: ReadingAids = {},
): Promise<ExtractedReport> {
  const pages = printed.map((page) => recognised.get(page.page_number) ?? page);
  const { fragments, pages: kinds, profile } = await runSteps(readBySteps({ pages }, { funds, profiles }), words);
  const read = fragments.map((fragment) =>
    recognised.has(fragment.page_number) ? { ...fragment, extraction_mode: 'OCR' as const } : fragment,
  );
  const asked =
    model === undefined
      ? []
      : await askAbout(
          pages.filter((page) =>
            kinds.some(({ page_number, page_type }) => page_number === page.page_number && page_type === 'OTHER'),
          ),
          model,
        );
  const told = new Set(asked.map((fragment) => fragment.page_number));
  // A picture without a known name may be a page of a fund that was badly recognised.
  const lost = kinds.filter(
    ({ page_number, page_type }) =>
      page_type === 'NO_TEXT' || (page_type === 'OTHER' && recognised.has(page_number) && !told.has(page_number)),
  );
  const blank = lost.map(({ page_number }) =>
    blankPage(
      page_number,
      reasonOf(
        printed.find((page) => page.page_number === page_number),
        recognised.has(page_number),
        failure,
      ),
    ),
  );
  if (read.length + asked.length + blank.length === 0)
    throw new Fault(
      'SOURCE_REFUSED',
      `None of the ${pages.length} pages of the document is about a fund; a Fund Manager Report was expected.${hiddenIn(pages)}`,
    );
  return {
    schema_version: FRAGMENT_SCHEMA_VERSION,
    ...(profile === undefined ? {} : { profile }),
    fragments: [...read, ...asked, ...blank],
    pages: wordsOf(pages, [...read, ...asked]),
  };
}

async function runSteps<Result>(steps: Steps<Result>, words: ReadingAids['words']): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await words?.pause();
  }
}

/** A page without words is a fragment too, a bare one: it is held with the reason instead of being passed over. */
function blankPage(page_number: number, found: string): BlankPage {
  return {
    page_number,
    page_type: 'NO_TEXT',
    extraction_mode: 'TEXT_LAYER',
    problems: [{ path: 'page', page_number, expected: 'words that can be seen and read', found }],
  };
}

// A name that is taken for hidden is the likeliest reason why a report is refused whole.
function hiddenIn(pages: readonly PdfPage[]): string {
  const hidden = pages.reduce((sum, page) => sum + page.hidden_words, 0);
  return hidden === 0 ? '' : ` Words of its text layer that cannot be seen and are not trusted: ${hidden}.`;
}

function reasonOf(page: PdfPage | undefined, isRecognised: boolean, failure: string | undefined): string {
  const hidden =
    page === undefined || page.hidden_words === 0
      ? ''
      : `${page.hidden_words} words of its text layer cannot be seen on the page and are not trusted; `;
  if (isRecognised) return `${hidden}a picture whose words were recognised, but name no fund that is known`;
  if (page?.is_picture === true)
    return `${hidden}a picture that was not recognised${failure === undefined ? '' : `: ${failure.replace(/\.$/, '')}`}`;
  if (page !== undefined && page.words.length > 0)
    return `${hidden}${page.words.length} words, more than a page of a report has`;
  return `${hidden}no words`;
}

async function askAbout(pages: readonly PdfPage[], model: NonNullable<ModelChoice>): Promise<Fragment[]> {
  // Loaded only here: few services have a model.
  const { extractByModel, MODEL_LIMITS } = await import('./extract-by-model.ts');
  const fragments: Fragment[] = [];
  for (const page of pages) {
    try {
      fragments.push(...(await extractByModel(page, { ...MODEL_LIMITS, ...model })));
    } catch (thrown) {
      // Without an answer of the model the page remains as it was read without it.
      if (!isFault(thrown)) throw thrown;
    }
  }
  return fragments;
}

function wordsOf(pages: readonly PdfPage[], fragments: readonly Fragment[]): ExtractedReport['pages'] {
  const named = new Set(
    fragments.flatMap((fragment) => [
      fragment.page_number,
      ...Object.values(fragment.evidence).map((evidence) => evidence.page_number),
    ]),
  );
  return pages
    .filter((page) => named.has(page.page_number))
    .map(({ page_number, width, height, words, turned = [] }) => ({
      page_number,
      width,
      height,
      words: [...words, ...turned].map(({ text, x0, y0, x1, y1 }): WordInFile => [text, x0, y0, x1, y1]),
    }));
}
