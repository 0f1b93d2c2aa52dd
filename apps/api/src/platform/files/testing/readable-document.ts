import { buffer } from 'node:stream/consumers';
import { createDeflate } from 'node:zlib';
import { degrees, PDFDocument, StandardFonts } from '@pdfme/pdf-lib';

/** The words on a page of these documents. */
export const WORDS = 'Units are not insured. Les parts ne sont pas garanties.';

type DocumentShape = { pages?: number; width?: number; height?: number; turned?: number };

/** A PDF with words on each page. Width and height in points; `turned` in degrees. */
export async function readableDocument(shape: DocumentShape = {}): Promise<Buffer> {
  const { pages = 1, width = 612, height = 792, turned = 0 } = shape;
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let number = 1; number <= pages; number += 1) {
    const page = document.addPage([width, height]);
    page.setRotation(degrees(turned));
    page.drawText(`${number}. ${WORDS}`, { x: 40, y: height - 60, size: 12, font });
  }
  return Buffer.from(await document.save());
}

/** A PDF of some hundred kilobytes with a page whose drawing unpacks to so many bytes of blanks. */
export async function documentThatUnpacks(bytes: number): Promise<Buffer> {
  const document = await PDFDocument.create();
  const page = document.addPage();
  const packed = await packedBlanks(bytes);
  page.node.addContentStream(
    document.context.register(document.context.stream(packed, { Filter: 'FlateDecode' })),
  );
  return Buffer.from(await document.save());
}

const PIECE = Buffer.alloc(1024 * 1024, ' ');

async function packedBlanks(bytes: number): Promise<Buffer> {
  const deflate = createDeflate();
  const packed = buffer(deflate);
  for (let at = 0; at < bytes; at += PIECE.length) {
    deflate.write(PIECE);
  }
  deflate.end();
  return packed;
}
