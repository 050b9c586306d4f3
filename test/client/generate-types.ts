import { registerHooks } from 'node:module';

/**
 * Prints the TypeScript types that openapi-typescript makes of an OpenAPI
 * document on stdin. The generator is written against the compiler API that the
 * compiler of this repository, a native program, no longer has; it gets the one
 * that @ts-morph/common carries.
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
