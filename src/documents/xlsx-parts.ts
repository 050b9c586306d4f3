import { isUtf8 } from 'node:buffer';
import { unzipSync } from 'fflate';
import { Parser } from 'htmlparser2';
import { isFault } from '#base/fault.ts';
import { refusal } from './refusal.ts';

// A million rows of four columns is about 20 MB of archive.
const MAX_ARCHIVE_BYTES = 64_000_000;
// The same million rows unpacked are about 150 MB of XML; an archive that declares more is a decompression bomb.
const MAX_UNPACKED_BYTES = 256_000_000;
// A workbook has about ten parts, and one more per sheet and image.
const MAX_ENTRIES = 1000;
const PIECE_BYTES = 1_048_576;
// A sheet nests six deep; the parser searches all open elements for each end tag.
const MAX_DEPTH = 60;

// The parts that contain cells: `xl/worksheets/sheet1.xml`, `xl/sharedStrings.xml`; themes, images and printer settings
// are not unpacked.
const PART = /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/;

export type Parts = Readonly<Record<string, Uint8Array | undefined>>;

/**
 * Unpacks the parts of a workbook that contain cells; throws Fault `SOURCE_REFUSED` for a decompression bomb, a
 * truncated archive or another ZIP file.
 */
export function unpackParts(bytes: Uint8Array): Parts {
  if (bytes.length > MAX_ARCHIVE_BYTES)
    throw refusal(`The workbook has ${bytes.length} bytes; at most ${MAX_ARCHIVE_BYTES} were expected.`);
  let entries = 0;
  let unpacked = 0;
  try {
    const parts: Parts = unzipSync(bytes, {
      filter: (entry) => {
        entries += 1;
        if (entries > MAX_ENTRIES)
          throw refusal(`The workbook has more than ${MAX_ENTRIES} parts; this is not a plain sheet.`);
        if (!PART.test(entry.name)) return false;
        unpacked += Math.max(entry.originalSize, entry.size);
        if (unpacked > MAX_UNPACKED_BYTES)
          throw refusal(`The workbook would unpack to more than ${MAX_UNPACKED_BYTES} bytes, the maximum.`);
        return true;
      },
    });
    if (parts['xl/workbook.xml'] === undefined)
      throw refusal(
        'The file is a ZIP archive, but not an XLSX workbook: it has no xl/workbook.xml. ' +
          'Save the sheet as XLSX or CSV.',
      );
    return parts;
  } catch (error) {
    if (isFault(error)) throw error;
    throw refusal(
      'The XLSX file is truncated or damaged: its archive cannot be unpacked. Fetch or save it again.',
      String(error),
    );
  }
}

/** The callbacks of a reader of one XML part; names are passed without their namespace prefix. */
interface XmlListener {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Reads one part; true if its root element was closed by its own end tag. */
export function readXml(part: Uint8Array, listener: XmlListener): boolean {
  if (!isUtf8(part)) throw refusal('The XLSX file is damaged: a part of it is not UTF-8 text. Save it again.');
  let depth = 0;
  let isClosed = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (depth > MAX_DEPTH)
          throw refusal(`The XLSX file is damaged: it nests elements more than ${MAX_DEPTH} deep. Save it again.`);
        listener.open(localName(name), attributes);
      },
      ontext(text) {
        listener.text?.(text);
      },
      onclosetag(name, isImplied) {
        depth -= 1;
        if (depth === 0) isClosed = !isImplied;
        listener.close?.(localName(name));
      },
    },
    { xmlMode: true },
  );
  // In pieces: the whole part as one text would take twice its bytes before its first row is counted.
  const decoder = new TextDecoder();
  for (let at = 0; at < part.length; at += PIECE_BYTES)
    parser.write(decoder.decode(part.subarray(at, at + PIECE_BYTES), { stream: true }));
  parser.end(decoder.decode());
  return isClosed;
}

// Some writers prefix every name: `x:row` is a `row`.
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
