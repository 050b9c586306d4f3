import PDFDocument from 'pdfkit';

export interface TextStyle {
  readonly font: 'Helvetica' | 'Helvetica-Bold' | 'Times-Roman' | 'Times-Bold';
  readonly size: number;
  readonly color: string;
}

/**
 * The position of text, in points from the upper left corner; `x` is the left edge, or the right edge of right-aligned
 * text.
 */
interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly ends?: 'right';
}

/** A PDF while it is drawn. Only the standard fonts are used, so no font is embedded. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  addPage(): void;
  write(text: string, place: TextPlace, style: TextStyle): void;
  /** Wraps at `width`; returns the height. */
  writeWrapped(text: string, place: TextPlace, width: number, style: TextStyle): number;
  widthOf(text: string, style: TextStyle): number;
  fill(x: number, y: number, width: number, height: number, color: string): void;
  frame(x: number, y: number, width: number, height: number, color: string): void;
  rule(x0: number, x1: number, y: number, color: string): void;
  finish(): Uint8Array;
}

interface SheetInfo {
  readonly title: string;
  readonly author: string;
  /** Replaces the creation time, so that equal facts give equal bytes. */
  readonly dated: Date;
  readonly layout: 'portrait' | 'landscape';
}

export function openSheet({ title, author, dated, layout }: SheetInfo): Sheet {
  // Text that reaches over the lower edge would start a new page, so every position is explicit.
  const pdf = new PDFDocument({
    size: 'A4',
    layout,
    margin: 0,
    autoFirstPage: false,
    info: { Title: title, Author: author, CreationDate: dated, ModDate: dated },
  });
  const use = ({ font, size, color }: TextStyle): PDFKit.PDFDocument => pdf.font(font).fontSize(size).fillColor(color);
  const widthOf = (text: string, style: TextStyle): number => use(style).widthOfString(text);
  const [long, short] = [841.89, 595.28];
  return {
    width: layout === 'portrait' ? short : long,
    height: layout === 'portrait' ? long : short,
    addPage: () => void pdf.addPage(),
    write: (text, { x, y, ends }, style) =>
      void use(style).text(text, ends === 'right' ? x - widthOf(text, style) : x, y, { lineBreak: false }),
    writeWrapped: (text, { x, y }, width, style) => {
      const height = use(style).heightOfString(text, { width });
      pdf.text(text, x, y, { width });
      return height;
    },
    widthOf,
    fill: (x, y, width, height, color) => void pdf.rect(x, y, width, height).fill(color),
    frame: (x, y, width, height, color) => void pdf.lineWidth(0.7).rect(x, y, width, height).stroke(color),
    rule: (x0, x1, y, color) => void pdf.lineWidth(0.6).moveTo(x0, y).lineTo(x1, y).stroke(color),
    finish: () => {
      pdf.end();
      // Everything has been written and nothing read, so one read returns it all.
      return new Uint8Array(pdf.read() as Buffer);
    },
  };
}
