/** Quotes texts of a document in refusals. */

// The header of an unknown file can be long: enough of it is shown to recognise the file.
const SHOWN_TEXTS = 20;
const SHOWN_CHARACTERS = 60;

/** `"NAV", "Validity Date"` */
export function quote(texts: readonly string[]): string {
  const shown = texts
    .slice(0, SHOWN_TEXTS)
    .map((text) => `"${short(text)}"`)
    .join(', ');
  return texts.length > SHOWN_TEXTS ? `${shown} and ${texts.length - SHOWN_TEXTS} more` : shown;
}

export function short(text: string): string {
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
}

/** The text as the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
