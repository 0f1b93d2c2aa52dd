import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import type { KeyRing } from '../platform/crypto/key-ring.ts';
import { secretBoxOf } from '../testing/secret-box-of.ts';
import { CHUNK_BYTES, HEADER_BYTES, openStream, sealStream, TAG_BYTES } from './seal-stream.ts';

const SEALED_CHUNK = CHUNK_BYTES + TAG_BYTES;

let keys: KeyRing;
beforeAll(async () => {
  keys = (await secretBoxOf()).keys;
});

const seal = (plain: Buffer, context = 'file:a') => buffer(sealStream(keys.current(), [plain], context));
const openSealed = (sealed: Buffer, context = 'file:a') => buffer(openStream(keys, pieces(sealed), context));

/** As a disk or a network gives them: in pieces that know nothing of chunks. */
async function* pieces(bytes: Buffer, size = 10_007): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += size) {
    yield bytes.subarray(from, from + size);
  }
}

describe('a file that is sealed as it streams', () => {
  it.each([
    ['empty', 0],
    ['a byte', 1],
    ['a chunk but one byte', CHUNK_BYTES - 1],
    ['exactly a chunk', CHUNK_BYTES],
    ['a chunk and one byte', CHUNK_BYTES + 1],
    ['exactly three chunks', 3 * CHUNK_BYTES],
    ['a megabyte and some', 1_234_567],
  ])('comes back as it was when it is %s', async (_size, length) => {
    const plain = randomBytes(length);
    const sealed = await seal(plain);
    const chunks = Math.max(1, Math.ceil(length / CHUNK_BYTES));
    expect(sealed.length).toBe(HEADER_BYTES + length + chunks * TAG_BYTES);
    expect((await openSealed(sealed)).equals(plain)).toBe(true);
  });

  it('never looks the same twice', async () => {
    const plain = Buffer.alloc(64);
    expect((await seal(plain)).equals(await seal(plain))).toBe(false);
  });

  it("does not open in another file's place", async () => {
    await expect(openSealed(await seal(Buffer.from('mine')), 'file:b')).rejects.toThrow();
  });

  it('opens with the key that sealed it after the keys were changed, and not with keys that are others', async () => {
    const sealed = await seal(Buffer.from('kept'));
    const others = (await secretBoxOf()).keys;
    await expect(buffer(openStream(others, pieces(sealed), 'file:a'))).rejects.toThrow('unknown key');
  });

  it.each<[string, (sealed: Buffer) => Buffer]>([
    ['its format is another', (sealed) => changed(sealed, 0)],
    ['its key is another', (sealed) => changed(sealed, 1)],
    ['its salt was changed', (sealed) => changed(sealed, HEADER_BYTES - 1)],
    ['a byte of its first chunk was changed', (sealed) => changed(sealed, HEADER_BYTES)],
    ['its last byte was changed', (sealed) => changed(sealed, sealed.length - 1)],
    ['its last byte is missing', (sealed) => sealed.subarray(0, -1)],
    ['its last chunk is missing', (sealed) => sealed.subarray(0, HEADER_BYTES + 2 * SEALED_CHUNK)],
    ['it is a header only', (sealed) => sealed.subarray(0, HEADER_BYTES)],
    ['it is nothing', () => Buffer.alloc(0)],
    ['something was added', (sealed) => Buffer.concat([sealed, Buffer.from([0])])],
    [
      'two chunks changed places',
      (sealed) =>
        Buffer.concat([
          sealed.subarray(0, HEADER_BYTES),
          sealed.subarray(HEADER_BYTES + SEALED_CHUNK, HEADER_BYTES + 2 * SEALED_CHUNK),
          sealed.subarray(HEADER_BYTES, HEADER_BYTES + SEALED_CHUNK),
          sealed.subarray(HEADER_BYTES + 2 * SEALED_CHUNK),
        ]),
    ],
    [
      'a chunk is missing in the middle',
      (sealed) =>
        Buffer.concat([
          sealed.subarray(0, HEADER_BYTES + SEALED_CHUNK),
          sealed.subarray(HEADER_BYTES + 2 * SEALED_CHUNK),
        ]),
    ],
  ])('does not open when %s', async (_case, change) => {
    const sealed = await seal(randomBytes(2 * CHUNK_BYTES + 100));
    await expect(openSealed(change(sealed))).rejects.toThrow();
  });

  it('hands out no byte of a chunk that was changed', async () => {
    const plain = randomBytes(2 * CHUNK_BYTES);
    const sealed = changed(await seal(plain), HEADER_BYTES + SEALED_CHUNK + 5);
    const read: Buffer[] = [];
    const reading = (async () => {
      for await (const piece of openStream(keys, pieces(sealed), 'file:a')) {
        read.push(piece);
      }
    })();
    await expect(reading).rejects.toThrow();
    expect(Buffer.concat(read).equals(plain.subarray(0, CHUNK_BYTES))).toBe(true);
  });
});

function changed(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}
