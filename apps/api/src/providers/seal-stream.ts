import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import type { DataKey, KeyRing } from '../platform/crypto/key-ring.ts';
import { inChunks, readExactly } from './chunks.ts';

/**
 * How a file is encrypted as it streams: AES-256-GCM in chunks, by the STREAM construction (Hoang, Reyhanitabar, Rogaway
 * and Vizár, 2015), as age and Tink use it. One GCM pass over the whole file would release bytes before its tag at the
 * end is checked, or hold the file in memory; here each chunk is checked before a byte of it is handed on.
 *
 * - The file's key is derived (HKDF-SHA-256) from a data key, a random salt and the file's own key name: a file put in
 *   another's place does not open, and no nonce repeats under a key, however many files there are.
 * - A chunk's nonce is its number and a last byte that is 1 for the last chunk only: chunks that are swapped, left out or
 *   cut off at the end do not open. The header is bound to every chunk.
 *
 * Header: format (1 byte), id of the data key (8), salt (16). Then chunks of CHUNK_BYTES, the last one shorter, each with
 * its tag. Rotating the master key wraps the data key anew; files stay as they are until they are sealed anew.
 */
export const FORMAT_CHUNKED = 3;
export const CHUNK_BYTES = 65_536;
const KEY_ID_BYTES = 8;
const SALT_BYTES = 16;
export const HEADER_BYTES = 1 + KEY_ID_BYTES + SALT_BYTES;
/** The format and the id of the data key stand first. */
export const KEY_NAMED_WITHIN_BYTES = 1 + KEY_ID_BYTES;
export const TAG_BYTES = 16;
const FILE_KEY_BYTES = 32;
const NONCE_BYTES = 12;
const LAST_FLAG_AT = NONCE_BYTES - 1;
const COUNTER_AT = LAST_FLAG_AT - 4;
const ALGORITHM = 'aes-256-gcm';

/** The sealed bytes of a file: header first, then chunk by chunk as the plain bytes come. */
export async function* sealStream(
  { id, key }: DataKey,
  plain: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  context: string,
): AsyncGenerator<Buffer> {
  const header = Buffer.concat([
    Buffer.from([FORMAT_CHUNKED]),
    Buffer.from(id, 'hex'),
    randomBytes(SALT_BYTES),
  ]);
  const fileKey = deriveKey(key, header, context);
  yield header;
  let index = 0;
  for await (const { chunk, isLast } of inChunks(plain, CHUNK_BYTES)) {
    const cipher = createCipheriv(ALGORITHM, fileKey, nonceOf(index, isLast)).setAAD(header);
    const body = [cipher.update(chunk), cipher.final()];
    yield Buffer.concat([...body, cipher.getAuthTag()]);
    index += 1;
  }
}

/**
 * The plain bytes of what sealStream made. Throws at the first chunk that was changed, moved or cut off, before any byte of
 * it is handed on; what came before it was true, so a reader must not take the file for whole until the end.
 */
export async function* openStream(
  keys: KeyRing,
  sealed: AsyncIterable<Uint8Array>,
  context: string,
): AsyncGenerator<Buffer> {
  const { head: header, rest } = await readExactly(sealed, HEADER_BYTES);
  yield* openChunks(keys, header, rest, { context, firstChunk: 0 });
}

/** Where the chunk with a plain byte begins among the sealed bytes, and how many plain bytes it has before that one. */
export function chunkOf(plainByte: number): { firstChunk: number; sealedFrom: number; skipBytes: number } {
  const firstChunk = Math.floor(plainByte / CHUNK_BYTES);
  return {
    firstChunk,
    sealedFrom: HEADER_BYTES + firstChunk * (CHUNK_BYTES + TAG_BYTES),
    skipBytes: plainByte % CHUNK_BYTES,
  };
}

/** As openStream, from a chunk on: `header` is the file's, `sealed` begins with the chunk of that number. */
export async function* openChunks(
  keys: KeyRing,
  header: Buffer,
  sealed: AsyncIterable<Uint8Array>,
  { context, firstChunk }: { context: string; firstChunk: number },
): AsyncGenerator<Buffer> {
  if (header[0] !== FORMAT_CHUNKED || header.length !== HEADER_BYTES) {
    throw new Error('A file is sealed in an unknown format');
  }
  const { key } = await keys.byId(keyNamedIn(header));
  const fileKey = deriveKey(key, header, context);
  let index = firstChunk;
  for await (const { chunk, isLast } of inChunks(sealed, CHUNK_BYTES + TAG_BYTES)) {
    if (chunk.length < TAG_BYTES) {
      throw new Error('A sealed file was cut off');
    }
    const decipher = createDecipheriv(ALGORITHM, fileKey, nonceOf(index, isLast), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(header)
      .setAuthTag(chunk.subarray(-TAG_BYTES));
    yield Buffer.concat([decipher.update(chunk.subarray(0, -TAG_BYTES)), decipher.final()]);
    index += 1;
  }
}

/** The id of the data key, from the beginning of a sealed file. */
export function keyNamedIn(head: Buffer): string {
  return head.subarray(1, KEY_NAMED_WITHIN_BYTES).toString('hex');
}

function deriveKey(dataKey: KeyObject, header: Buffer, context: string): KeyObject {
  const salt = header.subarray(1 + KEY_ID_BYTES);
  return createSecretKey(Buffer.from(hkdfSync('sha256', dataKey, salt, context, FILE_KEY_BYTES)));
}

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUInt32BE(index, COUNTER_AT);
  nonce[LAST_FLAG_AT] = isLast ? 1 : 0;
  return nonce;
}
