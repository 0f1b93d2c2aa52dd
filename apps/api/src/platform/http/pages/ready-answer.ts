import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { sha256Hex } from '../../crypto/new-token.ts';
import type { Encoding } from '../negotiate-encoding.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The list is rebuilt with every order, so compression has to be fast, not the best possible. */
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 6;
const TAG_LENGTH = 27;

/** An answer made beforehand: its bytes, and the tag by which a browser knows it. */
export type ReadyAnswer = { bytes: Buffer; etag: string };

/** The bytes of `{ data }` in one encoding. */
export function makeReadyAnswer(data: unknown, encoding: Encoding): Promise<ReadyAnswer> {
  return makeReadyBytes(Buffer.from(JSON.stringify({ data })), encoding);
}

/** Any bytes in one encoding. The tag follows the content, so that every process gives the same. */
export async function makeReadyBytes(plain: Buffer, encoding: Encoding): Promise<ReadyAnswer> {
  const tag = sha256Hex(plain).slice(0, TAG_LENGTH);
  return { bytes: await encode(plain, encoding), etag: `"${tag}-${encoding}"` };
}

async function encode(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
    case 'gzip':
      return gzipped(plain, { level: GZIP_LEVEL });
    case 'identity':
      return plain;
  }
}
