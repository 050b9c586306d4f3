import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A static file as browsers receive it. */
interface Asset {
  readonly path: string;
  readonly mediaType: string;
  /** The text, made when it is read for the first time. */
  readonly read: () => string;
}

// 48 bits distinguish the versions of a few files.
const HASH_CHARACTERS = 12;

// Scripts are TypeScript; browsers receive them under the same names with the types replaced by spaces, so that their
// imports resolve.
const SCRIPT = 'text/javascript; charset=utf-8';
const FILES = {
  styles: { file: 'styles.css', mediaType: 'text/css; charset=utf-8' },
  favicon: { file: 'favicon.svg', mediaType: 'image/svg+xml' },
  explorer: { file: 'browser/explorer.ts', mediaType: SCRIPT },
  calls: { file: 'browser/write-calls.ts', mediaType: SCRIPT },
  copy: { file: 'browser/copy.ts', mediaType: SCRIPT },
  fundChart: { file: 'browser/fund-chart.ts', mediaType: SCRIPT },
  chartSeries: { file: 'browser/chart-series.ts', mediaType: SCRIPT },
  chartView: { file: 'browser/chart-view.ts', mediaType: SCRIPT },
  chartLibrary: { file: 'browser/lightweight-charts.js', mediaType: SCRIPT },
  liveCall: { file: 'browser/live-call.ts', mediaType: SCRIPT },
  searchBox: { file: 'browser/search-box.ts', mediaType: SCRIPT },
  colour: { file: 'browser/colour.ts', mediaType: SCRIPT },
  paintCode: { file: 'browser/paint-code.ts', mediaType: SCRIPT },
  answerView: { file: 'browser/answer-view.ts', mediaType: SCRIPT },
  choices: { file: 'browser/choices.ts', mediaType: SCRIPT },
  contents: { file: 'browser/contents.ts', mediaType: SCRIPT },
  limits: { file: 'browser/limits.ts', mediaType: SCRIPT },
} as const;

// The package is not in this folder: browsers cannot resolve its name, so the scripts import the path of its copy.
const LIBRARY_NAME = 'lightweight-charts';
const LIBRARY_FILE = 'lightweight-charts.standalone.production.mjs';

const sources = Object.values(FILES).map(({ file }) =>
  file === FILES.chartLibrary.file ? readLibrary() : readFileSync(new URL(file, import.meta.url), 'utf8'),
);

function forBrowsers(file: string, source: string): string {
  if (file.endsWith('.svg') || file === FILES.chartLibrary.file) return source;
  return file.endsWith('.ts')
    ? withoutComments(stripTypeScriptTypes(source)).replaceAll(`from '${LIBRARY_NAME}'`, `from './${LIBRARY_NAME}.js'`)
    : withoutComments(source);
}

/** Without the lines that are comments only: browsers would download them with every new version. */
function withoutComments(text: string): string {
  let isInside = false;
  const kept = text.split('\n').filter((line) => {
    const bare = line.trim();
    const isComment = isInside || bare.startsWith('/*') || bare.startsWith('//');
    if (isComment && !bare.startsWith('//')) isInside = !bare.endsWith('*/');
    return !isComment && bare !== '';
  });
  return kept.join('\n');
}

/** The build of the chart library that contains its own dependency. */
function readLibrary(): string {
  return readFileSync(fileURLToPath(new URL(LIBRARY_FILE, import.meta.resolve(LIBRARY_NAME))), 'utf8');
}

// The folder name changes with the content of any file, so browsers may cache the files forever. What is served depends
// on the sources and on this module.
const itself = readFileSync(new URL(import.meta.url), 'utf8');
const folder = createHash('sha256')
  .update([itself, ...sources].join('\0'))
  .digest('hex')
  .slice(0, HASH_CHARACTERS);

/** Every file that pages may refer to. */
export const ASSETS: readonly Asset[] = Object.values(FILES).map(({ file, mediaType }, index) => {
  let text: string | undefined;
  return {
    path: pathOf(file),
    mediaType,
    // Not at the start: the program that removes the types takes a fifth of a second to load, in each serving thread.
    read: () => (text ??= forBrowsers(file, sources[index] ?? '')),
  };
});

/** `/assets/0a1b2c3d4e5f/styles.css` */
function pathOf(file: string): string {
  return `/assets/${folder}/${file}`;
}

export const STYLES_PATH = pathOf(FILES.styles.file);
export const FAVICON_PATH = pathOf(FILES.favicon.file);
export const EXPLORER_PATH = pathOf(FILES.explorer.file);
export const COPY_PATH = pathOf(FILES.copy.file);
export const FUND_CHART_PATH = pathOf(FILES.fundChart.file);
export const LIVE_CALL_PATH = pathOf(FILES.liveCall.file);
export const SEARCH_BOX_PATH = pathOf(FILES.searchBox.file);
export const CONTENTS_PATH = pathOf(FILES.contents.file);
export const LIMITS_PATH = pathOf(FILES.limits.file);
