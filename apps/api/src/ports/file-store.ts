import type { Readable } from 'node:stream';

/** Keeps the bytes of files under opaque keys; what the bytes mean is in the `files` table. */
export type FileStore = {
  /** Stores all bytes or none; resolves when they are durable. */
  put: (key: string, bytes: Readable | Buffer) => Promise<void>;
  /** Throws when there is no such key or the bytes were changed. */
  read: (key: string) => Promise<Buffer>;
  remove: (key: string) => Promise<void>;
};
