/** `(Formerly: Sample Cash Fund)`, `Formerly; Sample Cash Fund (SCF)`: a name the fund had before, in the first or second group. */
export const FORMER_NAME = /\(\s*formerly\s*[:;]?\s*([^()]+)\)|\bformerly\s*[:;]\s*(.+)$/gi;
