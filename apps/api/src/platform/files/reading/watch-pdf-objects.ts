import { PDFContext, type PDFObject, PDFObjectStreamParser } from '@pdfme/pdf-lib';

/** What the PDF reader met: every object that it made, and how many streams of packed objects it opened. */
export type MetObjects = { objects: readonly PDFObject[]; packedStreams: number };

let objects: PDFObject[] = [];
let packedStreams = 0;

const { assign } = PDFContext.prototype;
PDFContext.prototype.assign = function watched(ref, object) {
  objects.push(object);
  assign.call(this, ref, object);
};

const parser = PDFObjectStreamParser.prototype;
const { parseIntoContext } = parser;
parser.parseIntoContext = function watched() {
  packedStreams += 1;
  return parseIntoContext.call(this);
};

/**
 * Watches what the PDF reader of this process meets until the answer is called, once. The reader itself keeps the last object of a number only, and viewers take
 * the one that the file's table points at: a harmless twin behind an object would hide it from us and from nobody else.
 */
export function watchPdfObjects(): () => MetObjects {
  objects = [];
  packedStreams = 0;
  return () => {
    const met = { objects, packedStreams };
    objects = [];
    return met;
  };
}
