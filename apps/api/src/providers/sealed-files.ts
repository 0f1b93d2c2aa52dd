import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { readHeader, type SecretBox } from '../platform/crypto/secret-box.ts';
import { readExactly, skipBytes } from './chunks.ts';
import {
  chunkOf,
  FORMAT_CHUNKED,
  HEADER_BYTES,
  KEY_NAMED_WITHIN_BYTES,
  keyNamedIn,
  openChunks,
  openStream,
  sealStream,
} from './seal-stream.ts';

/** Seals files as they stream into a store and opens them as they stream out, each bound to its key. */
export type SealedFiles = {
  /** The sealed bytes as they come, and the data key that they are under. */
  seal: (key: string, plain: Readable | Buffer) => { dataKeyId: string; bytes: AsyncGenerator<Buffer> };
  /** The data key that sealed bytes name. Rejects for an unknown format. */
  dataKeyOf: (sealed: Readable) => Promise<string>;
  /** Rejects for an unknown format; the stream breaks off where the bytes were changed. */
  open: (key: string, sealed: AsyncIterable<Uint8Array>) => Promise<Readable>;
  /** As `open`, from a plain byte on; `readFrom` gives the sealed bytes from one of theirs on. */
  openFrom: (
    key: string,
    from: number,
    readFrom: (sealedFrom: number) => Promise<Readable>,
  ) => Promise<Readable>;
};

export function sealedFiles(secrets: SecretBox): SealedFiles {
  const open: SealedFiles['open'] = async (key, sealed) => {
    const { head, rest } = await readExactly(sealed, 1);
    const whole = joined(head, rest);
    if (head[0] === FORMAT_CHUNKED) {
      return Readable.from(openStream(secrets.keys, whole, contextOf(key)), { objectMode: false });
    }
    // The first versions of the portal sealed each file as one value; these stay readable as they are.
    return Readable.from(await secrets.open(await buffer(whole), contextOf(key)), { objectMode: false });
  };
  return {
    seal: (key, plain) => {
      const dataKey = secrets.keys.current();
      const pieces = Buffer.isBuffer(plain) ? [plain].values() : plain;
      return { dataKeyId: dataKey.id, bytes: sealStream(dataKey, pieces, contextOf(key)) };
    },
    dataKeyOf: async (sealed) => {
      const { head } = await readExactly(sealed, KEY_NAMED_WITHIN_BYTES);
      sealed.destroy();
      return head[0] === FORMAT_CHUNKED ? keyNamedIn(head) : readHeader(head).keyId;
    },
    open,
    openFrom: async (key, from, readFrom) => {
      const beginning = await readFrom(0);
      const { head: header } = await readExactly(beginning, HEADER_BYTES);
      beginning.destroy();
      if (header[0] !== FORMAT_CHUNKED) {
        const plain = await buffer(await open(key, await readFrom(0)));
        return Readable.from(plain.subarray(from), { objectMode: false });
      }
      const place = chunkOf(from);
      const sealed = await readFrom(place.sealedFrom);
      const chunks = openChunks(secrets.keys, header, sealed, {
        context: contextOf(key),
        firstChunk: place.firstChunk,
      });
      return Readable.from(skipBytes(chunks, place.skipBytes), { objectMode: false });
    },
  };
}

async function* joined(head: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield head;
  yield* rest;
}

function contextOf(key: string): string {
  return `file:${key}`;
}
