/** Draws a report whose pages belong to several funds at once, and the same with a planted fault of one fund. */
import * as s from './shared15.ts';

interface Shared extends Omit<s.Issue, 'hostile'> {
  readonly fault: {
    readonly file: string;
    readonly fund: string;
    /** The funds of the false report. */
    readonly funds: readonly s.Fund[];
    readonly falsify: (entry: s.Entry) => void;
  };
}

/** The false report begins with page 1 if it has fewer funds than the true one, as it has no cover then. */
export function drawShared({ fault, ...issue }: Shared): s.Drawn[] {
  const isWhole = fault.funds.length === issue.funds.length;
  const entriesOf: s.Issue['entriesOf'] = (funds) => {
    const entries = issue.entriesOf(funds, isWhole ? 2 : 1);
    fault.falsify(s.entryNamed(entries, fault.fund));
    return entries;
  };
  const write: s.Issue['write'] = async (entries, path) => issue.write(entries, path, isWhole);
  const wrong = s.drawIssue({ ...issue, file: fault.file, funds: fault.funds, entriesOf, write });
  return [...s.drawIssue(issue), ...wrong];
}
