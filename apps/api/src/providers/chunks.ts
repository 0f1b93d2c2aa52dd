export type Chunk = { chunk: Buffer; isLast: boolean };

/**
 * Cuts a stream into pieces of `size` bytes, the last one of 0 to `size`; exactly one piece, the last, says so. Holds at
 * most one piece and one of the stream's own.
 */
export async function* inChunks(
  stream: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  size: number,
): AsyncGenerator<Chunk> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const bytes of stream) {
    waiting.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    length += bytes.length;
    // A full piece is passed on only when more follows: until then it may be the last.
    if (length > size) {
      const whole = Buffer.concat(waiting, length);
      let from = 0;
      for (; length - from > size; from += size) {
        yield { chunk: whole.subarray(from, from + size), isLast: false };
      }
      waiting = [whole.subarray(from)];
      length -= from;
    }
  }
  yield { chunk: Buffer.concat(waiting, length), isLast: true };
}

/** The first `size` bytes of a stream, fewer only where it ends before, and everything after them. */
export async function readExactly(
  stream: AsyncIterable<Uint8Array>,
  size: number,
): Promise<{ head: Buffer; rest: AsyncGenerator<Buffer> }> {
  const iterator = stream[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < size) {
    const next = await iterator.next();
    if (next.done === true) {
      break;
    }
    head = Buffer.concat([head, next.value]);
  }
  return { head: head.subarray(0, size), rest: following(head.subarray(size), iterator) };
}

/** What comes after the first `size` bytes of a stream. */
export async function* skipBytes(stream: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let left = size;
  for await (const bytes of stream) {
    const skipped = Math.min(left, bytes.length);
    left -= skipped;
    if (skipped < bytes.length) {
      yield bytes.subarray(skipped);
    }
  }
}

async function* following(first: Buffer, iterator: AsyncIterator<Uint8Array>): AsyncGenerator<Buffer> {
  try {
    yield first;
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) {
      yield Buffer.from(next.value.buffer, next.value.byteOffset, next.value.byteLength);
    }
  } finally {
    await iterator.return?.();
  }
}
