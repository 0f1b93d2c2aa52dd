import type { Readable } from 'node:stream';

const KEY_PATTERN = /^[a-z0-9-]{1,64}$/;

/** How the keys begin of files that a store which encrypts by itself may keep and hand out without us. */
export const DIRECT_PREFIX = 'direct-';

/** Stands in the place of a data key's id where the store itself encrypts. */
export const ENCRYPTED_BY_STORE = 'store';

/** Throws for what is no key of a file: a key becomes part of a path, and nobody outside may choose one. */
export function checkFileKey(key: string): string {
  if (!KEY_PATTERN.test(key)) {
    throw new Error('A file key is lower-case letters, digits and dashes');
  }
  return key;
}

/** What a download is called and taken for. */
export type Download = { disposition: string; contentType: string; seconds: number };

/** Keeps the bytes of files under opaque keys; what the bytes mean is in the `files` table. */
export type FileStore = {
  /**
   * Stores all bytes or none; resolves when they are durable, with what they are encrypted under: a data key's id, or
   * ENCRYPTED_BY_STORE.
   */
  put: (key: string, bytes: Readable | Buffer) => Promise<{ dataKeyId: string }>;
  /** What the bytes are encrypted under, as `put` says it. Rejects when there is no such key. */
  dataKeyOf: (key: string) => Promise<string>;
  /**
   * The bytes as they come, from one of them on, from 0. Rejects when there is no such key; breaks off where the bytes were changed or cut, before a
   * changed one is handed on.
   */
  open: (key: string, from?: number) => Promise<Readable>;
  /** All bytes. Throws when there is no such key or the bytes were changed. */
  read: (key: string) => Promise<Buffer>;
  remove: (key: string) => Promise<void>;
  /** The keys of everything put before `before`, half-written things too. */
  list: (before: Date) => AsyncIterable<string>;
  /**
   * Where the store can: a link of its own that downloads a file whose key begins with DIRECT_PREFIX, for so many seconds
   * of the real clock.
   */
  linkDirectly: ((key: string, download: Download) => Promise<{ url: string; expiresAt: Date }>) | null;
};
