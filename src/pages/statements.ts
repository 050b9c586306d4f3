/** General statements, shown on the home page, in the catalog, the reference and OpenAPI. */
export function listStatements(unitsPerMinute: number): readonly string[] {
  return [
    'This service is independent. It is not an official feed of the industry association or of any asset ' +
      'management company.',
    `Access is free: no charge, no monthly quota. Bursts are limited to ${unitsPerMinute} weighted units per ` +
      'minute and key.',
    'Registry, NAVs and payouts come from data that the industry association publishes. ' +
      'Report facts come from published fund manager reports and are validated before they are served.',
    'An unknown value is null, never zero. An empty list is a valid response.',
    'Prices and amounts are decimal strings in PKR with their published number of decimals; ' +
      'percentages are percentage points. Do not convert them to binary floats.',
    'Dates are calendar dates; "today" is the current date in Asia/Karachi. Timestamps are UTC.',
  ];
}
