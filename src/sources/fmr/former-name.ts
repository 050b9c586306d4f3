/** `(Formerly: Sample Cash Fund)`, `Formerly; …`: a name the fund had before. */
export const FORMER_NAME = /\(?\s*formerly\s*[:;]?\s*([^()]+)\)?/gi;
