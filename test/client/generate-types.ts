import { registerHooks } from 'node:module';

/**
 * Prints the TypeScript types that openapi-typescript generates for an OpenAPI document on stdin. The generator needs
 * the JavaScript API of the TypeScript compiler, which the native compiler of this repository does not have; it uses
 * the compiler that @ts-morph/common contains.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'typescript' ? { url: 'compiler:api', shortCircuit: true } : next(specifier, context),
  load: (url, context, next) =>
    url === 'compiler:api' ? { format: 'module', source: COMPILER, shortCircuit: true } : next(url, context),
});
const COMPILER = `import morph from ${JSON.stringify(import.meta.resolve('@ts-morph/common'))}; export default morph.ts;`;

const { default: generate, astToString } = await import('openapi-typescript');
const document = (await process.stdin.toArray()).join('');
process.stdout.write(astToString(await generate(document)));
