import { type PDFDocument, type PDFObject, PDFPageLeaf, PDFPageTree } from '@pdfme/pdf-lib';
import { UploadError } from '../http/upload-problem.ts';

/**
 * The pages that a document's tree leads to (ISO 32000-2, 7.7.3). A branch that is met twice is no tree: forty of them, each
 * twice under the one before, would be a million million pages to count. Throws UploadError for that, and for one without pages.
 */
export function countPdfPages(document: PDFDocument): number {
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
