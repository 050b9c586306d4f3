/** Sheets whose origin is in their centre, with a layer that is switched off. */
import type { Sheet } from './pdf1.ts';

/** A4 in landscape. */
const [WIDE, HIGH] = [842, 595];

interface Reference {
  readonly data: object;
}

const isReference = (node: unknown): node is Reference => typeof node === 'object' && node !== null && 'data' in node;

/** Adds entries to the dictionary that the object has under this key. */
function extend(of: object, key: string, entries: object): void {
  const node: unknown = Reflect.get(of, key);
  if (!isReference(node)) throw new Error(`no dictionary ${key}`);
  Object.assign(node.data, entries);
}

export class Press {
  readonly sheet: Sheet;
  readonly #layer: PDFKit.PDFKitReference;

  constructor(sheet: Sheet) {
    this.sheet = sheet;
    this.#layer = sheet.ref({ Type: 'OCG', Name: Buffer.from('Last issue') });
    this.#layer.end('');
    const layers = [this.#layer];
    extend(sheet, '_root', { OCProperties: { OCGs: layers, D: { Order: layers, ON: [], OFF: layers } } });
  }

  /** A page that is drawn from its upper left corner, although its coordinates begin in its centre. */
  addPage(): void {
    const { sheet } = this;
    sheet.addPage({ size: [WIDE, HIGH], margin: 0 });
    const data: unknown = sheet.page.dictionary.data;
    if (typeof data !== 'object' || data === null) throw new Error('no page');
    Object.assign(data, { MediaBox: [-WIDE / 2, -HIGH / 2, WIDE / 2, HIGH / 2] });
    extend(data, 'Resources', { Properties: { Last: this.#layer } });
    sheet.translate(-WIDE / 2, HIGH / 2);
  }

  /** What is drawn here is in the layer that no viewer shows. */
  unseen(draw: () => void): void {
    this.sheet.addContent('/OC /Last BDC');
    draw();
    this.sheet.addContent('EMC');
  }
}
