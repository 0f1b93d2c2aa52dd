import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { sha256Hex } from '../../crypto/new-token.ts';

/** A file as sent or redrawn, in the private folder of its request; removed when the request is answered. */
export type FileOnDisk = { path: string; sizeBytes: number; sha256: string };

/** The source of a file: bytes the portal made itself, or what a person sent. */
export type FileSource = Buffer | FileOnDisk;

/** Size and SHA-256 (hexadecimal) of what will be stored. */
export function measure(source: FileSource): { sizeBytes: number; sha256: string } {
  return Buffer.isBuffer(source)
    ? { sizeBytes: source.length, sha256: sha256Hex(source) }
    : { sizeBytes: source.sizeBytes, sha256: source.sha256 };
}

/** What a store takes. */
export function bytesOf(source: FileSource): Buffer | Readable {
  return Buffer.isBuffer(source) ? source : createReadStream(source.path);
}

/** A file already on disk, measured. */
export async function measureOnDisk(path: string): Promise<FileOnDisk> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) {
    hash.update(piece);
  }
  return { path, sizeBytes: (await stat(path)).size, sha256: hash.digest('hex') };
}
