import { readFile, writeFile } from 'node:fs/promises';
import { ParseSpeeds, PDFDocument, type PDFObject, PDFPageLeaf, PDFPageTree } from '@pdfme/pdf-lib';
import {
  LONG_PDF_OBJECTS_MAX,
  LONG_PDF_UNPACKED_BYTES_MAX,
  PDF_OBJECTS_MAX,
  PDF_UNPACKED_BYTES_MAX,
} from '../../http/receiving/file-limits.ts';
import { UploadError } from '../../http/receiving/upload-problem.ts';
import { findActiveContent } from './find-active-content.ts';
import { limitUnpacking } from './limit-unpacking.ts';
import { takeTrailersOnly } from './take-trailers-only.ts';
import { watchPdfObjects } from './watch-pdf-objects.ts';

const OBJECT_START = Buffer.from(' obj');

takeTrailersOnly();

type PdfLimits = { objectsMax: number; unpackedBytesMax: number };

/** What an investor sends as a document. */
const SHORT_PDF: PdfLimits = { objectsMax: PDF_OBJECTS_MAX, unpackedBytesMax: PDF_UNPACKED_BYTES_MAX };
/** What the office publishes. */
export const LONG_PDF: PdfLimits = {
  objectsMax: LONG_PDF_OBJECTS_MAX,
  unpackedBytesMax: LONG_PDF_UNPACKED_BYTES_MAX,
};

/** `isUnlocked`: it was written anew, without the encryption that an empty password opens. */
export type ReadPdf = { pages: number; isUnlocked: boolean };

/**
 * Counts the pages of a PDF without drawing any. A file with more objects than a document of its kind can need, or whose structure
 * unpacks to more than its limit, is too complex, and so is one with a part that cannot be inspected. One that is encrypted with a
 * password of its owner alone, and opens everywhere without any, is written anew to `drawnPath` without it; what is inspected is what
 * was written. Throws UploadError for that, for one behind a password and for one with scripts, media or attachments, and the reader's
 * own error if it is damaged. For the reading process only.
 */
export async function readPdf(
  path: string,
  drawnPath: string,
  limits: PdfLimits = SHORT_PDF,
): Promise<ReadPdf> {
  const sent = await inspect(await readFile(path), limits);
  if (sent !== 'encrypted') {
    return { pages: sent, isUnlocked: false };
  }
  const unlocked = await unlock(await readFile(path), limits);
  const pages = await inspect(unlocked, limits);
  if (pages === 'encrypted') {
    throw new UploadError('pdf-protected');
  }
  await writeFile(drawnPath, unlocked);
  return { pages, isUnlocked: true };
}

/** How many pages a harmless PDF has. */
async function inspect(
  bytes: Buffer,
  { objectsMax, unpackedBytesMax }: PdfLimits,
): Promise<number | 'encrypted'> {
  if (countObjects(bytes, objectsMax) > objectsMax) {
    throw new UploadError('too-complex');
  }
  const unpacking = limitUnpacking(unpackedBytesMax);
  const objectsMet = watchPdfObjects();
  const document = await PDFDocument.load(bytes, {
    updateMetadata: false,
    ignoreEncryption: true,
    parseSpeed: ParseSpeeds.Fastest,
  }).catch((error: unknown) => {
    throw unpacking.isExceeded() ? new UploadError('too-complex', error) : error;
  });
  if (document.isEncrypted) {
    return 'encrypted';
  }
  // Objects can also be packed, where only reading counts them.
  if (unpacking.isExceeded() || document.context.enumerateIndirectObjects().length > objectsMax) {
    throw new UploadError('too-complex');
  }
  const found = findActiveContent(bytes, objectsMet());
  if (found !== 'none') {
    throw new UploadError(found === 'active' ? 'pdf-active' : 'too-complex');
  }
  return countPdfPages(document);
}

/** The same document without its encryption, where an empty password opens it. Throws UploadError where none does, or it cannot be read. */
async function unlock(bytes: Buffer, { unpackedBytesMax }: PdfLimits): Promise<Buffer> {
  const unpacking = limitUnpacking(unpackedBytesMax);
  try {
    const document = await PDFDocument.load(bytes, {
      updateMetadata: false,
      password: '',
      parseSpeed: ParseSpeeds.Fastest,
    });
    const saving = { useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false };
    return Buffer.from(await document.save(saving));
  } catch (error) {
    throw new UploadError(unpacking.isExceeded() ? 'too-complex' : 'pdf-protected', error);
  }
}

/** Before the reader builds each of them: at a glance, and no further than needed. */
function countObjects(bytes: Buffer, objectsMax: number): number {
  let count = 0;
  let at = bytes.indexOf(OBJECT_START);
  while (at !== -1 && count <= objectsMax) {
    count += 1;
    at = bytes.indexOf(OBJECT_START, at + OBJECT_START.length);
  }
  return count;
}

/**
 * The pages that a document's tree leads to (ISO 32000-2, 7.7.3). A branch that is met twice is no tree: forty of them, each
 * twice under the one before, would be a million million pages to count. Throws UploadError for that, and for one without pages.
 */
function countPdfPages(document: PDFDocument): number {
  const waiting: PDFObject[] = [document.catalog.Pages()];
  const met = new Set<PDFObject>();
  let pages = 0;
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node instanceof PDFPageLeaf) {
      pages += 1;
    } else if (node instanceof PDFPageTree) {
      if (met.has(node)) {
        throw new UploadError('unreadable');
      }
      met.add(node);
      const kids = node.Kids();
      for (let index = 0; index < kids.size(); index += 1) {
        const kid = kids.lookup(index);
        if (kid !== undefined) {
          waiting.push(kid);
        }
      }
    }
  }
  if (pages === 0) {
    throw new UploadError('unreadable');
  }
  return pages;
}
