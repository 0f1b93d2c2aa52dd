import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { SecretBox } from '../crypto/secret-box.ts';
import { readExactly } from './chunks.ts';
import { FORMAT_CHUNKED, openStream, sealStream } from './file-cipher.ts';

/** Seals files as they stream into a store and opens them as they stream out, each bound to its key. */
export type SealedFiles = {
  seal: (key: string, plain: Readable | Buffer) => AsyncGenerator<Buffer>;
  /** Rejects for an unknown format; the stream breaks off where the bytes were changed. */
  open: (key: string, sealed: AsyncIterable<Uint8Array>) => Promise<Readable>;
};

export function sealedFiles(secrets: SecretBox): SealedFiles {
  return {
    seal: (key, plain) =>
      sealStream(secrets.keys, Buffer.isBuffer(plain) ? [plain].values() : plain, contextOf(key)),
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
