import { decodePDFRawStream, PDFContext, PDFRawStream } from '@pdfme/pdf-lib';

type Decoder = { buffer: Uint8Array; ensureBuffer: (requested: number) => Uint8Array };

let unpackedBytes = 0;
let bytesMax = Number.POSITIVE_INFINITY;

const decoder = decoderOfAll();
const makeRoom = decoder.ensureBuffer;
decoder.ensureBuffer = function limited(this: Decoder, requested: number): Uint8Array {
  if (unpackedBytes > bytesMax) {
    throw new Error('A PDF unpacks to too much');
  }
  const before = this.buffer.byteLength;
  const room = makeRoom.call(this, requested);
  unpackedBytes += room.byteLength - before;
  return room;
};

/**
 * Lets the PDF reader of this process unpack about `max` bytes from now on: its decoders grow their buffers as far as a
 * packed stream wants, outside the heap that a process is limited to, and a few kilobytes can want gigabytes. The library
 * limits each stream alone, to 100 MiB, and not their sum; every decoder of its asks this one method for room. It takes an
 * object that cannot be unpacked for a damaged one and reads on, so ask afterwards whether the limit was met.
 */
export function limitUnpacking(max: number): { isExceeded: () => boolean } {
  unpackedBytes = 0;
  bytesMax = max;
  return { isExceeded: () => unpackedBytes > bytesMax };
}

/** What all decoders of the library inherit; it shows none but by what it makes. Throws where a release of it is built otherwise. */
function decoderOfAll(): Decoder {
  const dict = PDFContext.create().obj({ Filter: 'RunLengthDecode' });
  const made: object = decodePDFRawStream(PDFRawStream.of(dict, new Uint8Array()));
  const inherited: unknown = Object.getPrototypeOf(Object.getPrototypeOf(made));
  if (!isDecoder(inherited)) {
    throw new Error('The decoders of the PDF reader cannot be limited');
  }
  return inherited;
}

function isDecoder(found: unknown): found is Decoder {
  return typeof found === 'object' && found !== null && Object.hasOwn(found, 'ensureBuffer');
}
