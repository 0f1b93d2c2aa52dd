import type { Readable } from 'node:stream';

const KEY_PATTERN = /^[a-z0-9-]{1,64}$/;

/** The prefix of keys of files that a self-encrypting store may keep and serve without us. */
export const DIRECT_PREFIX = 'direct-';

/** Replaces a data key's id if the store itself encrypts. */
export const ENCRYPTED_BY_STORE = 'store';

/** Throws for a malformed key: a key becomes part of a path, and no outsider may choose one. */
export function checkFileKey(key: string): string {
  if (!KEY_PATTERN.test(key)) {
    throw new Error('A file key is lower-case letters, digits and dashes');
  }
  return key;
}

/** A download's name and type. */
export type Download = { disposition: string; contentType: string; seconds: number };

/** Keeps the bytes of files under opaque keys; what the bytes mean is in the `files` table. */
export type FileStore = {
  /**
   * Stores all bytes or none; resolves when they are durable, with what they are encrypted under: a data key's id, or
   * ENCRYPTED_BY_STORE.
   */
  put: (key: string, bytes: Readable | Buffer) => Promise<{ dataKeyId: string }>;
  /** What the bytes are encrypted under, as `put` returns it. Rejects if there is no such key. */
  dataKeyOf: (key: string) => Promise<string>;
  /**
   * The bytes as a stream, from an offset on. Rejects if there is no such key; breaks off where the bytes were changed or cut,
   * before passing on a changed one.
   */
  open: (key: string, from?: number) => Promise<Readable>;
  /** All bytes. Throws when there is no such key or the bytes were changed. */
  read: (key: string) => Promise<Buffer>;
  remove: (key: string) => Promise<void>;
  /**
   * The keys of everything put before `before`, including half-written files, in their order and behind `after`; each is read from the
   * store when it is asked for.
   */
  list: (before: Date, after?: string) => AsyncIterable<string>;
  /**
   * If the store supports it: its own link to download a file whose key begins with DIRECT_PREFIX, valid for so many seconds of real
   * time.
   */
  linkDirectly: ((key: string, download: Download) => Promise<{ url: string; expiresAt: Date }>) | null;
};
