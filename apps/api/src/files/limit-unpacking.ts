import DecodeStream from 'pdf-lib/cjs/core/streams/DecodeStream.js';

type Decoder = { buffer: Uint8Array; ensureBuffer: (requested: number) => Uint8Array };

/**
 * Lets the PDF reader of this thread unpack about `bytesMax` in all: its decoders grow their buffers as far as a packed
 * stream wants, outside the heap that a thread's limits count, and a few kilobytes can want gigabytes. The library offers
 * no limit; every decoder of its asks this one method for room. It takes an object that cannot be unpacked for a damaged
 * one and reads on, so ask afterwards whether the limit was met.
 */
export function limitUnpacking(bytesMax: number): { isExceeded: () => boolean } {
  let unpacked = 0;
  const decoder = prototypeOf(DecodeStream.default);
  const makeRoom = decoder.ensureBuffer;
  decoder.ensureBuffer = function limited(this: Decoder, requested: number): Uint8Array {
    if (unpacked > bytesMax) {
      throw new Error('A PDF unpacks to too much');
    }
    const before = this.buffer.byteLength;
    const room = makeRoom.call(this, requested);
    unpacked += room.byteLength - before;
    return room;
  };
  return { isExceeded: () => unpacked > bytesMax };
}

/** Its types keep the method for subclasses. */
function prototypeOf(decoder: typeof DecodeStream.default): Decoder;
function prototypeOf(decoder: { prototype: unknown }): unknown {
  return decoder.prototype;
}
