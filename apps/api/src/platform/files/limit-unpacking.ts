import DecodeStream from 'pdf-lib/cjs/core/streams/DecodeStream.js';

type Decoder = { buffer: Uint8Array; ensureBuffer: (requested: number) => Uint8Array };

let unpackedBytes = 0;
let bytesMax = Number.POSITIVE_INFINITY;

const decoder = prototypeOf(DecodeStream.default);
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
 * offers no limit; every decoder of its asks this one method for room. It takes an object that cannot be unpacked for a
 * damaged one and reads on, so ask afterwards whether the limit was met.
 */
export function limitUnpacking(max: number): { isExceeded: () => boolean } {
  unpackedBytes = 0;
  bytesMax = max;
  return { isExceeded: () => unpackedBytes > bytesMax };
}

/** Its types keep the method for subclasses. */
function prototypeOf(type: typeof DecodeStream.default): Decoder;
function prototypeOf(type: { prototype: unknown }): unknown {
  return type.prototype;
}
