import { PDFContext, type PDFObject, PDFObjectStreamParser, PDFRawStream } from '@pdfme/pdf-lib';

/**
 * What the PDF reader met: every object it built, how many streams of packed objects it opened, and the bytes of every stream, where
 * they stand in the file.
 */
export type MetObjects = {
  objects: readonly PDFObject[];
  packedStreams: number;
  streams: readonly Uint8Array[];
};

let objects: PDFObject[] = [];
let streams: Uint8Array[] = [];
let packedStreams = 0;

const { assign } = PDFContext.prototype;
PDFContext.prototype.assign = function watched(ref, object) {
  objects.push(object);
  assign.call(this, ref, object);
};

const { of: makeStream } = PDFRawStream;
PDFRawStream.of = function watched(dict, contents) {
  streams.push(contents);
  return makeStream.call(this, dict, contents);
};

const parser = PDFObjectStreamParser.prototype;
const { parseIntoContext } = parser;
parser.parseIntoContext = function watched() {
  packedStreams += 1;
  return parseIntoContext.call(this);
};

/**
 * Watches what the PDF reader of this process meets until the returned function is called, once. The reader keeps only the last
 * object of a number, while viewers use the one the file's table points to: a harmless twin after an object would hide it from us
 * alone.
 */
export function watchPdfObjects(): () => MetObjects {
  objects = [];
  streams = [];
  packedStreams = 0;
  return () => {
    const met = { objects, packedStreams, streams };
    objects = [];
    streams = [];
    return met;
  };
}
