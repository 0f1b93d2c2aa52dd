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
 * Lets the PDF reader of this process unpack about `max` bytes from now on: its decoders grow their buffers as a packed stream
 * demands, outside the process's heap limit, and a few kilobytes can demand gigabytes. The library limits each stream to 100 MiB,
 * but not their sum; every decoder of its gets room from this one method. It treats an object that cannot be unpacked as damaged and
 * reads on, so check afterwards whether the limit was exceeded.
 */
export function limitUnpacking(max: number): { isExceeded: () => boolean } {
  unpackedBytes = 0;
  bytesMax = max;
  return { isExceeded: () => unpackedBytes > bytesMax };
}

/** The prototype of all the library's decoders, which it only exposes through their instances. Throws if a release is built differently. */
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
