/** The languages of code on the pages. */
export type Language = 'json' | 'sh' | 'javascript' | 'python' | 'text';

/** A part of a code text; `kind` is the class of its colour, empty for plain text. */
export interface Piece {
  readonly text: string;
  readonly kind: '' | 'name' | 'string' | 'number' | 'word' | 'comment' | 'variable';
}

// Every alternative matches to the end of its token without a required closing character, so each text is read once.
const JSON_TOKENS = [
  /(?<string>"(?:[^"\\]|\\[^])*"?)/,
  /(?<number>-?\d[\d.eE+-]*)/,
  /(?<word>\b(?:true|false|null)\b)/,
  /(?<comment>…[^\n]*)/,
];
const SH_TOKENS = [
  /(?<string>"(?:[^"\\]|\\[^])*"?|'[^']*'?)/,
  /(?<comment>#[^\n]*)/,
  /(?<variable>\$\w+)/,
  /(?<word>\b(?:curl|export|set)\b)/,
];
const JAVASCRIPT_TOKENS = [
  /(?<string>"(?:[^"\\\n]|\\[^])*"?|'(?:[^'\\\n]|\\[^])*'?|`(?:[^`\\]|\\[^])*`?)/,
  /(?<comment>\/\/[^\n]*)/,
  /(?<word>\b(?:const|let|await|async|if|throw|new|return|for|of|while|do|null|true|false|import|from)\b)/,
  /(?<number>\b\d[\d.]*)/,
];
const PYTHON_TOKENS = [
  /(?<string>"(?:[^"\\\n]|\\[^])*"?|'(?:[^'\\\n]|\\[^])*'?)/,
  /(?<comment>#[^\n]*)/,
  /(?<word>\b(?:import|with|as|for|in|if|else|while|break|def|return|print|True|False|None)\b)/,
  /(?<number>\b\d[\d.]*)/,
];
const either = (tokens: readonly RegExp[]): string => tokens.map(({ source }) => source).join('|');
const JSON_TOKEN = new RegExp(either(JSON_TOKENS), 'g');
const SH_TOKEN = new RegExp(either(SH_TOKENS), 'g');
const JAVASCRIPT_TOKEN = new RegExp(either(JAVASCRIPT_TOKENS), 'g');
const PYTHON_TOKEN = new RegExp(either(PYTHON_TOKENS), 'g');
const PATTERNS: Readonly<Record<Exclude<Language, 'text'>, RegExp>> = {
  json: JSON_TOKEN,
  sh: SH_TOKEN,
  javascript: JAVASCRIPT_TOKEN,
  python: PYTHON_TOKEN,
};

/** The text in coloured pieces, in order. Runs on the server for the initial page, and in the browser for answers. */
export function colour(text: string, language: Language): Piece[] {
  if (language === 'text') return [{ text, kind: '' }];
  const pieces: Piece[] = [];
  let done = 0;
  for (const match of text.matchAll(PATTERNS[language])) {
    if (match.index > done) pieces.push({ text: text.slice(done, match.index), kind: '' });
    done = match.index + match[0].length;
    pieces.push({ text: match[0], kind: kindOf(match, language, text.charAt(done)) });
  }
  if (done < text.length) pieces.push({ text: text.slice(done), kind: '' });
  return pieces;
}

/** In JSON, a string before a colon is a name. */
function kindOf(match: RegExpExecArray, language: Language, next: string): Piece['kind'] {
  const { groups = {} } = match;
  if (language === 'json' && groups['string'] !== undefined && next === ':') return 'name';
  const [kind] = Object.entries(groups).find(([, text]) => text !== undefined) ?? [''];
  return kind as Piece['kind'];
}
