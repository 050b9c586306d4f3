import { readReportSources } from './report-sources.ts';
import type { ReportSource } from './report-sources.ts';
import { readSourceStates, sourceStatesFile, stateOf } from './source-states.ts';
import type { SourceState } from './source-states.ts';

/** A source and what happened to it. */
export type DescribedSource = ReportSource & Omit<SourceState, 'address'>;

/** All sources, or some of them, with their states. Faults: see readReportSources. */
export function describeSources(
  dataDir: string,
  sources: readonly ReportSource[] = readReportSources(dataDir),
): DescribedSource[] {
  const states = readSourceStates(sourceStatesFile(dataDir));
  return sources.map((source) => {
    const { address: _address, ...state } = stateOf(states, source);
    return { ...source, ...state };
  });
}
