import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { readHeader, type SecretBox } from '../platform/crypto/secret-box.ts';
import { readExactly } from './chunks.ts';
import { FORMAT_CHUNKED, KEY_NAMED_WITHIN_BYTES, keyNamedIn, openStream, sealStream } from './file-cipher.ts';

/** Seals files as they stream into a store and opens them as they stream out, each bound to its key. */
export type SealedFiles = {
  /** The sealed bytes as they come, and the data key that they are under. */
  seal: (key: string, plain: Readable | Buffer) => { dataKeyId: string; bytes: AsyncGenerator<Buffer> };
  /** The data key that sealed bytes name. Rejects for an unknown format. */
  dataKeyOf: (sealed: Readable) => Promise<string>;
  /** Rejects for an unknown format; the stream breaks off where the bytes were changed. */
  open: (key: string, sealed: AsyncIterable<Uint8Array>) => Promise<Readable>;
};

export function sealedFiles(secrets: SecretBox): SealedFiles {
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
    open: async (key, sealed) => {
      const { head, rest } = await readExactly(sealed, 1);
      const whole = joined(head, rest);
      if (head[0] === FORMAT_CHUNKED) {
        return Readable.from(openStream(secrets.keys, whole, contextOf(key)), { objectMode: false });
      }
      // The first versions of the portal sealed each file as one value; these stay readable as they are.
      return Readable.from(await secrets.open(await buffer(whole), contextOf(key)), { objectMode: false });
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
