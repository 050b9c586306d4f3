/**
 * JSON text in pieces, in order; written one after another, because joining large pieces costs two thirds of the
 * throughput.
 */
export type JsonText = readonly (string | Uint8Array)[];

/**
 * JSON text that was rendered earlier, with the type of the value it represents. A response includes it without copying
 * it.
 */
export class RenderedJson<Value> {
  readonly pieces: JsonText;

  constructor(...pieces: JsonText) {
    this.pieces = pieces;
  }

  /** The value. This is the only place where served text is parsed; the renderer of the text guarantees the type. */
  parse(): Value {
    return JSON.parse(joinPieces(this.pieces)) as Value;
  }
}

/** A value in which any object or list may already be rendered. */
export type Renderable<Value> = Value extends object
  ? RenderedJson<Value> | { readonly [Name in keyof Value]: Renderable<Value[Name]> }
  : Value;

/**
 * The JSON text of a value; rendered parts are included unchanged. Neighbouring texts become one piece, because each
 * piece costs a write.
 */
export function renderJson(value: unknown): JsonText {
  const pieces: (string | Uint8Array)[] = [];
  write(value, pieces);
  return pieces;
}

function write(value: unknown, pieces: (string | Uint8Array)[]): void {
  if (value instanceof RenderedJson) {
    for (const piece of value.pieces) appendPiece(pieces, piece);
  } else if (!holdsRendered(value)) {
    appendPiece(pieces, JSON.stringify(value));
  } else if (Array.isArray(value)) {
    for (const [index, element] of value.entries()) {
      appendPiece(pieces, index === 0 ? '[' : ',');
      write(element, pieces);
    }
    appendPiece(pieces, ']');
  } else {
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    for (const [index, [name, member]] of members.entries()) {
      appendPiece(pieces, `${index === 0 ? '{' : ','}${JSON.stringify(name)}:`);
      write(member, pieces);
    }
    appendPiece(pieces, '}');
  }
}

/** Adds a piece; neighbouring texts become one, since each piece costs a write. */
export function appendPiece(pieces: (string | Uint8Array)[], piece: string | Uint8Array): void {
  const last = pieces.at(-1);
  if (typeof piece === 'string' && typeof last === 'string') pieces[pieces.length - 1] = last + piece;
  else pieces.push(piece);
}

/** The value with its rendered parts parsed. */
export function parseRendered(value: unknown): unknown {
  if (value instanceof RenderedJson) return value.parse();
  if (!holdsRendered(value)) return value;
  if (Array.isArray(value)) return value.map(parseRendered);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, parseRendered(member)]));
}

/**
 * Values without a rendered part are passed to JSON.stringify whole, which is far faster than traversing them in
 * JavaScript.
 */
function holdsRendered(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return value instanceof RenderedJson || Object.values(value).some(holdsRendered);
}

export function joinPieces(pieces: JsonText): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : Buffer.from(piece).toString('utf8'))).join('');
}
