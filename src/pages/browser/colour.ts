/** The languages of code on the pages. */
export type Language = 'json' | 'sh' | 'javascript' | 'python' | 'text';

/** A part of a code text; `kind` is the class of its colour, empty for plain text. */
export interface Piece {
  readonly text: string;
  readonly kind: '' | 'name' | 'string' | 'number' | 'word' | 'comment' | 'variable';
}

// Every alternative matches to the end of its token without a required closing character, so each text is read once.
const PATTERNS: Readonly<Record<Exclude<Language, 'text'>, RegExp>> = {
  json: /(?<string>"(?:[^"\\]|\\[^])*"?)|(?<number>-?\d[\d.eE+-]*)|(?<word>\b(?:true|false|null)\b)|(?<comment>…[^\n]*)/g,
  sh: /(?<string>"(?:[^"\\]|\\[^])*"?|'[^']*'?)|(?<comment>#[^\n]*)|(?<variable>\$\w+)|(?<word>\b(?:curl|export|set)\b)/g,
  javascript:
    /(?<string>"(?:[^"\\\n]|\\[^])*"?|'(?:[^'\\\n]|\\[^])*'?|`(?:[^`\\]|\\[^])*`?)|(?<comment>\/\/[^\n]*)|(?<word>\b(?:const|let|await|async|if|throw|new|return|for|of|while|do|null|true|false|import|from)\b)|(?<number>\b\d[\d.]*)/g,
  python:
    /(?<string>"(?:[^"\\\n]|\\[^])*"?|'(?:[^'\\\n]|\\[^])*'?)|(?<comment>#[^\n]*)|(?<word>\b(?:import|with|as|for|in|if|else|while|break|def|return|print|True|False|None)\b)|(?<number>\b\d[\d.]*)/g,
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
