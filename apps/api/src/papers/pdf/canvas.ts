import type { Language } from '@portal/domain/ground/people/languages';
import type { Translate } from '../documents/document-particulars.ts';
import { PAGE, type PaperColour } from './page-style.ts';
import type { Filling } from './place-to-fill.ts';
import { printable } from './printable.ts';
import type { Face } from './register-fonts.ts';

type Element = PDFKit.PDFStructureElement;

/** The document being drawn and what its parts need to know. */
export type Canvas = {
  doc: PDFKit.PDFDocument;
  /** The element that the next part is added to. */
  root: Element;
  language: Language;
  timeZone: string;
  t: Translate;
  colours: Readonly<Record<PaperColour, string>>;
  /** Set where the document is printed empty, to be signed elsewhere. */
  filling: Filling | null;
};

type TextStyle = { face: Face; size: number; color: PaperColour; options?: PDFKit.Mixins.TextOptions };

/** Draws a text at a given place, or at the document's own position, in a face that has all of its letters. */
export function write(canvas: Canvas, text: string, style: TextStyle, at?: { x: number; y: number }): void {
  const { doc } = canvas;
  const printed = printable(text, style.face);
  doc.font(printed.face).fontSize(style.size).fillColor(canvas.colours[style.color]);
  asWritten(doc, printed.text, () => {
    if (at === undefined) {
      doc.text(printed.text, style.options);
    } else {
      doc.text(printed.text, at.x, at.y, style.options);
    }
  });
}

/** A mark is drawn beside its letter's place: programs that read the page are told the words, or they would part the two. */
function asWritten(doc: PDFKit.PDFDocument, text: string, draw: () => void): void {
  if (!/\p{M}/u.test(text)) {
    draw();
    return;
  }
  doc.markContent('Span', { actual: text });
  draw();
  doc.endMarkedContent();
}

/** Height in points that a text takes in a style. */
export function heightOf(canvas: Canvas, text: string, style: TextStyle): number {
  const printed = printable(text, style.face);
  canvas.doc.font(printed.face).fontSize(style.size);
  return canvas.doc.heightOfString(printed.text, style.options);
}

/** Width in points of a text on one line, in a face and a size. */
export function widthOf(doc: PDFKit.PDFDocument, text: string, face: Face, size: number): number {
  const printed = printable(text, face);
  return doc.font(printed.face).fontSize(size).widthOfString(printed.text);
}

/** Adds an element with a structure role to another and draws what belongs to it. */
export function tagged(canvas: Canvas, parent: Element, role: string, draw: () => void): void {
  parent.add(canvas.doc.struct(role, {}, draw));
}

/** Adds an element that holds others, and closes it when they are drawn. */
export function group(canvas: Canvas, parent: Element, role: string, fill: (element: Element) => void): void {
  const element = canvas.doc.struct(role);
  parent.add(element);
  fill(element);
  element.end();
}

/** Adds a header cell that says for a reader of tables whether it heads a row or a column. */
export function headerCell(canvas: Canvas, parent: Element, scope: 'Row' | 'Column', draw: () => void): void {
  const options = { lang: canvas.language, scope };
  parent.add(canvas.doc.struct('TH', options, draw));
}

/** Draws lines and boxes that a screen reader passes over. */
export function ornament(canvas: Canvas, draw: (doc: PDFKit.PDFDocument) => void): void {
  canvas.doc.markContent('Artifact', { type: 'Layout' });
  canvas.doc.save();
  draw(canvas.doc);
  canvas.doc.restore();
  canvas.doc.endMarkedContent();
}

/** Starts a new page when fewer points than `height` are left, so that what belongs together stays together. */
export function keepTogether({ doc }: Canvas, height: number): void {
  if (doc.y + height > PAGE.height - PAGE.bottom && doc.y > PAGE.top) {
    doc.addPage();
  }
}
