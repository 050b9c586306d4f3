import type { ReportSource } from '#ingest/sync/report-sources.ts';
import type { Site } from './loopback-site.ts';

/** A fictional archive on a local server. */
export function sourceAt(at: Site, path: string, given: Partial<ReportSource> = {}): ReportSource {
  return {
    id: 'sample-amc',
    amc: 'Sample AMC',
    url: `${at.origin}${path}`,
    links: null,
    or: [],
    names: [],
    hosts: [],
    format: 'pdf',
    is_enabled: true,
    certainty: 'operator',
    note: null,
    ...given,
  };
}
