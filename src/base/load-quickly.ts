import { enableCompileCache, registerHooks } from 'node:module';

/** The folder of all modules of the service. */
const SOURCES = new URL('../', import.meta.url).href;

/**
 * Loads the modules of this thread in half the time. Every entry point calls it before it imports them: stripped and
 * compiled code is kept, so that only changed files are compiled, and modules are found by their names alone.
 */
export function loadQuickly(): void {
  enableCompileCache();
  registerHooks({
    resolve(specifier, context, next) {
      const url = fileNamed(specifier, context.parentURL);
      return url === undefined ? next(specifier, context) : { url, format: 'module-typescript', shortCircuit: true };
    },
  });
}

// Here each import names its file in full. Node would look for packages and links in the file system all the same,
// which takes almost half of the time to load a module.
function fileNamed(specifier: string, parent: string | undefined): string | undefined {
  if (!specifier.endsWith('.ts')) return undefined;
  if (specifier.startsWith('#')) return SOURCES + specifier.slice(1);
  return specifier.startsWith('.') && parent?.startsWith(SOURCES) === true
    ? new URL(specifier, parent).href
    : undefined;
}
