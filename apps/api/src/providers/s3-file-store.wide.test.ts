// Wide: a request to S3 that the store of files signs, cuts or seals wrongly.
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { CopyObjectCommand, GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../platform/config/config.ts';
import type { SecretBox } from '../platform/crypto/secret-box.ts';
import type { Download, FileStore } from '../platform/ports/file-store.ts';
import { secretBoxOf } from '../testing/secret-box-of.ts';
import { s3FileStore } from './s3-file-store.ts';
import { runS3Server, TEST_BUCKET } from './testing/run-s3-server.ts';

const MEBIBYTE = 1024 * 1024;
/** More than two of the parts that a large object is sent in. */
const LARGE_BYTES = 12 * MEBIBYTE + 7;
const PART_BYTES = 5 * MEBIBYTE;
const MINUTE_MS = 60_000;
const DOWNLOAD: Download = {
  disposition: 'attachment; filename="order.pdf"',
  contentType: 'application/pdf',
  seconds: 60,
};

let server: Awaited<ReturnType<typeof runS3Server>>;
let secrets: SecretBox;
let store: FileStore;
let client: S3Client;
beforeAll(async () => {
  server = await runS3Server();
  secrets = await secretBoxOf();
  store = storeWith({});
  client = new S3Client({
    region: 'us-east-1',
    endpoint: server.address,
    forcePathStyle: true,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  });
});
afterAll(async () => {
  client.destroy();
  await server.stop();
});

function storeWith(changes: Record<string, string>): FileStore {
  const { s3 } = readConfig({ ...server.variables, ...changes }).files;
  if (s3 === undefined) {
    throw new Error('The variables name no store');
  }
  return s3FileStore(s3, secrets);
}

async function stored(key: string): Promise<Buffer> {
  const { Body } = await client.send(new GetObjectCommand({ Bucket: TEST_BUCKET, Key: key }));
  return Buffer.from((await Body?.transformToByteArray()) ?? []);
}

async function keys(): Promise<string[]> {
  const { Contents } = await client.send(new ListObjectsV2Command({ Bucket: TEST_BUCKET }));
  return (Contents ?? []).map(({ Key }) => Key ?? '');
}

async function all(listed: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const key of listed) {
    found.push(key);
  }
  return found;
}

async function directLink(key: string, seconds = DOWNLOAD.seconds): Promise<string> {
  const link = await store.linkDirectly?.(key, { ...DOWNLOAD, seconds });
  return link?.url ?? '';
}

describe('a file in an S3-compatible store', () => {
  it('comes back as it was put, and is not readable in the store', async () => {
    await store.put('passport-1', Buffer.from('a passport'));
    expect((await store.read('passport-1')).toString()).toBe('a passport');
    expect((await stored('passport-1')).includes('passport')).toBe(false);
  });

  it('of several parts comes back whole, from a stream to a stream', async () => {
    const plain = randomBytes(LARGE_BYTES);
    await store.put('large-1', Readable.from([plain.subarray(0, MEBIBYTE), plain.subarray(MEBIBYTE)]));
    expect((await buffer(await store.open('large-1'))).equals(plain)).toBe(true);
  });

  it.each([
    ['small', 100],
    ['of several parts', LARGE_BYTES],
  ])('whose stream breaks is not kept when it is %s', async (_size, length) => {
    const broken = async function* () {
      yield randomBytes(length);
      throw new Error('the connection broke');
    };
    const abortedBefore = server.abortedUploads();
    await expect(store.put('broken-1', Readable.from(broken()))).rejects.toThrow('the connection broke');
    // Parts that were sent already are given up, so that nobody pays for them.
    expect(server.abortedUploads() - abortedBefore).toBe(length > PART_BYTES ? 1 : 0);
    await expect(store.read('broken-1')).rejects.toThrow();
    expect(await keys()).not.toContain('broken-1');
  });

  it.each(['aa-part', 'direct-part'])('comes from any byte on: %s', async (key) => {
    const plain = randomBytes(150_000);
    const encrypting = storeWith({ S3_ENCRYPTION: 'AES256' });
    await encrypting.put(key, plain);
    for (const from of [1, 65_536, 149_999]) {
      expect((await buffer(await encrypting.open(key, from))).equals(plain.subarray(from))).toBe(true);
    }
  });

  it('does not open in the place of another', async () => {
    await store.put('mine-1', Buffer.from('mine'));
    await store.put('theirs-1', Buffer.from('theirs'));
    await client.send(
      new CopyObjectCommand({ Bucket: TEST_BUCKET, Key: 'theirs-1', CopySource: `${TEST_BUCKET}/mine-1` }),
    );
    await expect(store.read('theirs-1')).rejects.toThrow();
  });

  it('is gone once removed, even twice', async () => {
    await store.put('gone-1', Buffer.from('x'));
    await store.remove('gone-1');
    await store.remove('gone-1');
    await expect(store.read('gone-1')).rejects.toThrow();
  });

  it('is listed once it is older than asked for', async () => {
    await store.put('listed-1', Buffer.from('x'));
    const before = (date: Date) => all(store.list(date));
    expect(await before(new Date(Date.now() + MINUTE_MS))).toContain('listed-1');
    expect(await before(new Date(Date.now() - MINUTE_MS))).not.toContain('listed-1');
  });

  it('is listed in the order of the keys, and behind one', async () => {
    // None begins another: S3 sorts keys by their bytes, this stand-in the names of its files, which have an ending.
    const keys = ['order-1', 'order-2', 'order-3'];
    for (const key of [...keys].reverse()) {
      await store.put(key, Buffer.from('x'));
    }
    const behind = async (after: string) =>
      (await all(store.list(new Date(Date.now() + MINUTE_MS), after))).filter((key) =>
        key.startsWith('order-'),
      );
    expect(await behind('')).toEqual(keys);
    expect(await behind('order-1')).toEqual(['order-2', 'order-3']);
    expect(await behind('order-3')).toEqual([]);
  });

  it('is kept from whoever has another secret', async () => {
    const stranger = storeWith({ S3_SECRET_ACCESS_KEY: 'another' });
    await expect(stranger.put('stranger-1', Buffer.from('x'))).rejects.toThrow(/signature/i);
    await store.put('ours-1', Buffer.from('x'));
    await expect(stranger.read('ours-1')).rejects.toThrow(/signature/i);
  });

  it.each([['../secret'], ['a/b'], [''], ['A']])('has no key like %j', async (key) => {
    await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('A file key');
    await expect(store.read(key)).rejects.toThrow('A file key');
    await expect(store.remove(key)).rejects.toThrow('A file key');
  });
});

describe('a direct link', () => {
  it('downloads the file from the store, by its name and type, without the portal', async () => {
    await store.put('direct-1', Buffer.from('%PDF an order'));
    const reply = await fetch(await directLink('direct-1'));
    expect(reply.status).toBe(200);
    expect(await reply.text()).toBe('%PDF an order');
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="order.pdf"');
    expect(reply.headers.get('content-type')).toContain('application/pdf');
  });

  it.each([
    ['another file', (url: string) => url.replace('direct-1', 'direct-2')],
    ['a longer life', (url: string) => url.replace('X-Amz-Expires=60', 'X-Amz-Expires=6000')],
    ['another type', (url: string) => url.replace('application%2Fpdf', 'text%2Fhtml')],
    ['another signature', (url: string) => url.replace(/X-Amz-Signature=\w/, 'X-Amz-Signature=x')],
    ['no signature', (url: string) => url.replace(/\?.*/, '')],
  ])('changed to %s opens nothing', async (_change, change) => {
    await store.put('direct-1', Buffer.from('mine'));
    await store.put('direct-2', Buffer.from('theirs'));
    const url = await directLink('direct-1');
    expect(change(url)).not.toBe(url);
    expect((await fetch(change(url))).status).toBe(403);
  });

  it('dies when its time is over', async () => {
    await store.put('direct-1', Buffer.from('x'));
    const url = await directLink('direct-1', 1);
    let status = 200;
    for (let look = 0; look < 40 && status === 200; look += 1) {
      await wait(100);
      status = (await fetch(url)).status;
    }
    expect(status).toBe(403);
  });

  it('is never made for what the portal sealed itself', async () => {
    await expect(store.linkDirectly?.('passport-1', DOWNLOAD)).rejects.toThrow('no direct link');
  });

  it('is not made by a store that does not encrypt, where the portal seals everything', async () => {
    const plainStore = storeWith({ S3_SSE: 'none' });
    expect(plainStore.linkDirectly).toBeNull();
    await plainStore.put('direct-9', Buffer.from('an order'));
    expect((await stored('direct-9')).includes('an order')).toBe(false);
    expect((await plainStore.read('direct-9')).toString()).toBe('an order');
  });
});
