import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { systemClock, type Clock } from '#base/clock.ts';
import { Fault } from '#base/fault.ts';
import { sha256Hex } from '#base/hash.ts';
import { silentLog, type Log } from '#base/log.ts';
import { DrawingPool, type DocumentSource } from './drawing-pool.ts';
import { KeptPictures } from './kept-pictures.ts';
import { PICTURE_LIMITS, type PictureLimits } from './picture-limits.ts';
import { checkRequest, keyOf, type Drawing, type PictureRequest } from './picture-request.ts';
import { DENSITY, planPicture, type PageSize } from './plan-picture.ts';
import { previewDocument, type Preview } from './preview-document.ts';
import { readWebpSize } from './webp-size.ts';

export interface Picture {
  readonly bytes: Buffer;
  readonly mediaType: 'image/webp';
  /** With quotation marks; the same for the same picture on every node. */
  readonly etag: string;
  /** CSS pixels, for the attributes `width` and `height` of an image: half of the picture's own pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Pictures of pages of archived PDFs. Both methods throw Fault `SERVICE_UNAVAILABLE` with a retry time if too many
 * pictures are being drawn, `SOURCE_REFUSED` if the page cannot be drawn, `INVALID_REQUEST` for an impossible request,
 * and the archive's Fault if it does not have the document.
 */
export interface Pictures {
  /** The surroundings of the outlined value. Boxes come from the store, never from a client: each is a new picture. */
  crop(request: PictureRequest): Promise<Picture>;
  /** The whole page; Fault `ROUTE_NOT_FOUND` unless pages are allowed. */
  page(request: PictureRequest): Promise<Picture>;
  /** The preview of a shared link; a page of this service, not of the archive. */
  preview(preview: Preview): Promise<Picture>;
  /** The size that the crop has on a page of this size, in CSS pixels, without drawing it. */
  sizeOfCrop(request: PictureRequest, page: PageSize): Pick<Picture, 'width' | 'height'>;
  /** The ETag that the picture has, without drawing it. */
  etagOf(kind: Drawing['kind'], request: PictureRequest): string;
  /** Process ids of the drawing processes. */
  pids(): readonly number[];
  /** Ends the drawing processes, and resolves when the pictures that were drawn are kept. */
  close(): Promise<void>;
}

interface PictureOptions {
  /** For kept pictures; created on first use. */
  readonly folder: string;
  readonly archive: DocumentSource;
  /** Whether whole pages may be requested, or crops only. */
  readonly hasPages: boolean;
  readonly limits?: Partial<PictureLimits>;
  readonly log?: Log;
  readonly clock?: Clock;
}

const LIBRARY = createRequire(import.meta.url).resolve('@napi-rs/canvas/package.json');

/** Whether npm installed the library for this platform: an optional package next to the drawing package. */
export function hasDrawingLibrary(): boolean {
  return readdirSync(join(LIBRARY, '../..')).some((name) => name.startsWith('canvas-'));
}

/** What an operator without pictures can do, as the end of a sentence. */
export const NO_DRAWING_LIBRARY = 'the drawing library is not installed. Run npm ci without --omit=optional.';

export function openPictures(options: PictureOptions): Pictures {
  const { folder, archive, hasPages, log = silentLog, clock = systemClock } = options;
  const limits = { ...PICTURE_LIMITS, ...options.limits };
  const now = (): number => clock.now().getTime();
  const kept = new KeptPictures(folder, limits, log, now);
  // Documents that are not in the archive, while they are drawn.
  const own = new Map<string, Uint8Array>();
  const pool = new DrawingPool({ read: (sha256) => own.get(sha256) ?? archive.read(sha256) }, limits, now);
  // Requests for one picture at the same time share its drawing.
  const shared = new Map<string, Promise<Picture>>();
  const pending = new Set<Promise<void>>();

  const find = async (drawing: Drawing): Promise<Picture> => {
    const key = keyOf(drawing);
    const known = shared.get(key);
    if (known !== undefined) return known;
    const found = kept.read(key);
    const bytes = found.then(async (one) => one ?? pool.draw(drawing));
    const picture = bytes.then((drawn) => describe(key, drawn));
    shared.set(key, picture);
    // The client does not wait for the disk; requests until then share the picture in memory.
    const keeping = keepDrawn(found, bytes, async (drawn) => kept.keep(key, drawn)).finally(() => {
      shared.delete(key);
      pending.delete(keeping);
    });
    pending.add(keeping);
    return picture;
  };
  return {
    crop: async (request) => find(checkRequest('crop', request)),
    async page(request) {
      if (!hasPages)
        throw new Fault('ROUTE_NOT_FOUND', 'This service shows crops of report pages only, not whole pages.');
      return find(checkRequest('page', request));
    },
    async preview(preview) {
      const document = previewDocument(preview);
      const document_sha256 = sha256Hex(document);
      own.set(document_sha256, document);
      try {
        return await find(checkRequest('page', { document_sha256, page_number: 1, outlines: [] }));
      } finally {
        own.delete(document_sha256);
      }
    },
    sizeOfCrop(request, page) {
      const { width, height } = planPicture(checkRequest('crop', request), page);
      return { width: Math.ceil(width / DENSITY), height: Math.ceil(height / DENSITY) };
    },
    etagOf: (kind, request) => quote(keyOf(checkRequest(kind, request))),
    pids: () => pool.pids,
    async close() {
      pool.close();
      await Promise.all(pending);
    },
  };
}

/** Keeps the picture if it was drawn; its faults are reported to the client. */
async function keepDrawn(
  found: Promise<Buffer | undefined>,
  bytes: Promise<Buffer>,
  keep: (drawn: Buffer) => Promise<void>,
): Promise<void> {
  try {
    const drawn = await bytes;
    if ((await found) === undefined) await keep(drawn);
  } catch {
    // The client has the fault.
  }
}

function describe(key: string, bytes: Buffer): Picture {
  const size = readWebpSize(bytes);
  if (size === undefined) throw new Error('a drawn picture is not a WebP file');
  return {
    bytes,
    mediaType: 'image/webp',
    etag: quote(key),
    width: Math.ceil(size.width / DENSITY),
    height: Math.ceil(size.height / DENSITY),
  };
}

// 128 bits identify a picture; the whole key would only lengthen the header.
function quote(key: string): string {
  return `"${key.slice(0, 32)}"`;
}
