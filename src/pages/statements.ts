/** Said wherever people arrive: in the catalog, the reference and OpenAPI. */
export const STATEMENTS: readonly string[] = [
  'This service is independent. It is not an official feed of the industry association or of any asset management company.',
  'Access is free: no charge, no monthly quota. Bursts are limited to 600 weighted units per minute and key.',
  'Registry, NAV and payouts come from the data the industry association publishes; report facts come from published fund manager reports and were validated before they are served.',
  'An unknown fact is null, never zero. An empty list is a valid answer.',
  'Prices and amounts are decimal strings in PKR in the scale they were published in; percentages are percentage points. Do not turn them into binary floats.',
  'Dates are civil dates; today is today in Asia/Karachi. Timestamps are UTC.',
];
