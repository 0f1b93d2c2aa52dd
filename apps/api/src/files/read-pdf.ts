import { ParseSpeeds, PDFDocument } from 'pdf-lib';
import { PDF_OBJECTS_MAX, PDF_UNPACKED_BYTES_MAX } from './file-limits.ts';
import { limitUnpacking } from './limit-unpacking.ts';
import type { ReadingAnswer } from './read-apart.ts';

const OBJECT_START = Buffer.from(' obj');

/**
 * Counts the pages of a PDF without drawing any. A file with more objects than a document of PDF_PAGES_MAX pages can need,
 * or whose structure unpacks to more than PDF_UNPACKED_BYTES_MAX, is too complex. Throws where it is damaged.
 */
export async function readPdf(bytes: Buffer): Promise<ReadingAnswer> {
  if (countObjects(bytes) > PDF_OBJECTS_MAX) {
    return { outcome: 'too-complex' };
  }
  const unpacking = limitUnpacking(PDF_UNPACKED_BYTES_MAX);
  const document = await PDFDocument.load(bytes, {
    updateMetadata: false,
    ignoreEncryption: true,
    parseSpeed: ParseSpeeds.Fastest,
  }).catch((error: unknown) => {
    if (!unpacking.isExceeded()) {
      throw error;
    }
  });
  if (document === undefined || unpacking.isExceeded()) {
    return { outcome: 'too-complex' };
  }
  if (document.isEncrypted) {
    return { outcome: 'protected' };
  }
  // Objects can also lie packed, where only reading counts them.
  return document.context.enumerateIndirectObjects().length > PDF_OBJECTS_MAX
    ? { outcome: 'too-complex' }
    : { outcome: 'pages', pages: document.getPageCount() };
}

/** Before the reader makes something of each: at a glance, and not more than it needs to know. */
function countObjects(bytes: Buffer): number {
  let count = 0;
  let at = bytes.indexOf(OBJECT_START);
  while (at !== -1 && count <= PDF_OBJECTS_MAX) {
    count += 1;
    at = bytes.indexOf(OBJECT_START, at + OBJECT_START.length);
  }
  return count;
}
