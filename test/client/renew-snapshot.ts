import { writeFileSync } from 'node:fs';
import { printDescription, SNAPSHOT } from './description.ts';

/** `npm run openapi`: regenerates the committed OpenAPI description from the list of operations. */
writeFileSync(SNAPSHOT, printDescription());
process.stdout.write(`${SNAPSHOT} written\n`);
