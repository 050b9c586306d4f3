/**
 * The environment of a child process: settings of this process do not reach it. It shares compiled code with the other
 * processes of the run; with the default cache, every process of a new clone compiles the service again.
 */
export function childEnvironment(
  settings: Readonly<Record<string, string | undefined>> = {},
): Record<string, string | undefined> {
  return { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...settings };
}
