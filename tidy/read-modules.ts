import { posix } from 'node:path';

/** A node of the syntax tree (ESTree with TypeScript), as loosely as a walk needs it. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export interface Import {
  /** As written: `#base/ids.ts`, `./rows.ts`, `node:fs`, `pg`. */
  readonly specifier: string;
  /** The imported project file, from the root; undefined for packages and Node modules. */
  readonly target: string | undefined;
  /** Imported names; `*` when the whole module is taken. */
  readonly names: readonly string[];
}

export function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit);
  else if (isNode(value)) {
    visit(value);
    for (const key of Object.keys(value)) if (key !== 'parent') walk(value[key], visit);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** What a node reaches for: a static, dynamic or type import, a re-export, or `new URL('./x.ts', import.meta.url)`. */
export function readImport(node: Node, path: string): Import | undefined {
  const source = sourceOf(node);
  if (source === undefined) return undefined;
  const specifiers = Array.isArray(node['specifiers']) ? node['specifiers'].filter(isNode) : undefined;
  return { specifier: source, target: resolve(source, path), names: specifiers?.map(importedName) ?? ['*'] };
}

const IMPORTS = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

function sourceOf(node: Node): string | undefined {
  if (node.type === 'NewExpression') return workerFile(node);
  return IMPORTS.has(node.type) ? textOf(node['source']) : undefined;
}

// A thread is started from `new URL('./sync-thread.ts', import.meta.url)`: an import by another name.
function workerFile(node: Node): string | undefined {
  const file =
    isNode(node['callee']) && node['callee']['name'] === 'URL'
      ? textOf((node['arguments'] as unknown[])[0])
      : undefined;
  return file?.startsWith('.') && file.endsWith('.ts') ? file : undefined;
}

function textOf(value: unknown): string | undefined {
  return isNode(value) && typeof value['value'] === 'string' ? value['value'] : undefined;
}

function importedName(specifier: Node): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  return nameOf(specifier['imported'] ?? specifier['local']) ?? '*';
}

function resolve(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : undefined;
}

/** Names a file gives to others, its re-exports included. */
export function readExports(program: Node): string[] {
  return (program['body'] as Node[]).flatMap((node) => {
    if (node.type === 'ExportDefaultDeclaration') return ['default'];
    if (node.type !== 'ExportNamedDeclaration') return [];
    const declaration = node['declaration'];
    const named = isNode(declaration)
      ? declared(declaration)
      : (node['specifiers'] as Node[]).map((specifier) => nameOf(specifier['exported']));
    return named.filter((name) => name !== undefined);
  });
}

function declared(declaration: Node): (string | undefined)[] {
  if (declaration.type !== 'VariableDeclaration') return [nameOf(declaration['id'])];
  return (declaration['declarations'] as Node[]).map((one) => nameOf(one['id']));
}

function nameOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  return typeof value['name'] === 'string' ? value['name'] : textOf(value);
}
