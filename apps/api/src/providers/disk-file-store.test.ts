import { createHash, createSecretKey, randomBytes } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DataKeyRow } from '../platform/crypto/data-keys.store.ts';
import { encrypt } from '../platform/crypto/encrypt.ts';
import type { SecretBox } from '../platform/crypto/secret-box.ts';
import type { FileStore } from '../platform/ports/file-store.ts';
import { secretBoxOf, TEST_MASTER_KEY } from '../testing/secret-box-of.ts';
import { diskFileStore } from './disk-file-store.ts';

let directory: string;
let store: FileStore;
const rows: DataKeyRow[] = [];
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'portal-files-'));
  rows.length = 0;
  store = diskFileStore(directory, await secretBoxOf(rows));
});
afterEach(() => rmSync(directory, { recursive: true }));

/** As the first published version wrote: format 1, four bytes of the master key's digest, then the value. */
function sealedByMasterKey(plain: string, context: string): Buffer {
  const key = Buffer.from(TEST_MASTER_KEY, 'base64');
  const id = createHash('sha256').update(key).digest().subarray(0, 4);
  return Buffer.concat([
    Buffer.from([1]),
    id,
    encrypt(createSecretKey(key), Buffer.from(plain), Buffer.from(context)),
  ]);
}

const pathOf = (key: string) => join(directory, key.slice(0, 2), key);

describe('a file on disk', () => {
  it('comes back as it was put, from bytes and from a stream, and is readable only through the portal', async () => {
    await store.put('aa-1', Buffer.from('a passport'));
    await store.put('aa-2', Readable.from([Buffer.from('a '), Buffer.from('bill')]));
    expect((await store.read('aa-1')).toString()).toBe('a passport');
    expect((await store.read('aa-2')).toString()).toBe('a bill');
    expect(readFileSync(pathOf('aa-1')).includes('passport')).toBe(false);
    expect(statSync(pathOf('aa-1')).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(directory, 'aa')).sort()).toEqual(['aa-1', 'aa-2']);
  });

  it('does not open when a byte was changed, it was cut, or another was put in its place', async () => {
    await store.put('aa-1', Buffer.from('mine'));
    await store.put('aa-2', Buffer.from('theirs'));
    const sealed = readFileSync(pathOf('aa-1'));
    const changed = Buffer.from(sealed);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    writeFileSync(pathOf('aa-1'), changed);
    await expect(store.read('aa-1')).rejects.toThrow();
    writeFileSync(pathOf('aa-1'), sealed.subarray(0, 10));
    await expect(store.read('aa-1')).rejects.toThrow();
    renameSync(pathOf('aa-2'), pathOf('aa-1'));
    await expect(store.read('aa-1')).rejects.toThrow();
  });

  it('half written when the portal was killed does not exist, and can be put again', async () => {
    await store.put('aa-0', Buffer.from('x'));
    writeFileSync(`${pathOf('aa-1')}.part`, 'half of it');
    await expect(store.read('aa-1')).rejects.toThrow('ENOENT');
    await store.put('aa-1', Buffer.from('whole'));
    expect((await store.read('aa-1')).toString()).toBe('whole');
    expect(readdirSync(join(directory, 'aa'))).not.toContain('aa-1.part');
  });

  it('of a stream that breaks is not kept', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('the connection broke');
      })(),
    );
    await expect(store.put('aa-1', broken)).rejects.toThrow('the connection broke');
    await expect(store.read('aa-1')).rejects.toThrow('ENOENT');
  });

  it.each<[string, number]>([
    ['its second byte', 1],
    ['the last byte of a sealed piece', 65_535],
    ['the first byte of the next', 65_536],
    ['its last byte', 199_999],
  ])('streams out from %s on, and breaks off where that was changed', async (_where, from) => {
    const plain = randomBytes(200_000);
    await store.put('aa-1', plain);
    expect((await buffer(await store.open('aa-1', from))).equals(plain.subarray(from))).toBe(true);
    const sealed = readFileSync(pathOf('aa-1'));
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
    writeFileSync(pathOf('aa-1'), sealed);
    await expect(store.open('aa-1', from).then(buffer)).rejects.toThrow();
  });

  it('of the first version of the portal streams out from any byte, too', async () => {
    await store.put('aa-1', Buffer.from('new'));
    writeFileSync(pathOf('aa-1'), sealedByMasterKey('a passport', 'file:aa-1'));
    expect((await buffer(await store.open('aa-1', 2))).toString()).toBe('passport');
  });

  it('streams out, and breaks off where it was changed', async () => {
    const plain = randomBytes(300_000);
    await store.put('aa-1', Readable.from([plain]));
    expect((await buffer(await store.open('aa-1'))).equals(plain)).toBe(true);
    const sealed = readFileSync(pathOf('aa-1'));
    sealed[250_000] = (sealed[250_000] ?? 0) ^ 1;
    writeFileSync(pathOf('aa-1'), sealed);
    await expect(buffer(await store.open('aa-1'))).rejects.toThrow();
  });

  it.each([
    ['as one value under a data key', (box: SecretBox) => box.seal('a passport', 'file:aa-1')],
    ['as one value under the master key', () => sealedByMasterKey('a passport', 'file:aa-1')],
  ])('that an earlier version sealed %s still opens', async (_case, seal) => {
    mkdirSync(join(directory, 'aa'));
    writeFileSync(pathOf('aa-1'), seal(await secretBoxOf(rows)));
    expect((await store.read('aa-1')).toString()).toBe('a passport');
    expect((await buffer(await store.open('aa-1'))).toString()).toBe('a passport');
  });

  it('is listed once it is older than asked for, half-written ones too', async () => {
    await store.put('aa-1', Buffer.from('x'));
    await store.put('bb-2', Buffer.from('x'));
    writeFileSync(`${pathOf('aa-3')}.part`, 'half');
    const before = async (date: Date) => {
      const found: string[] = [];
      for await (const key of store.list(date)) {
        found.push(key);
      }
      return found;
    };
    expect(await before(new Date(Date.now() - 60_000))).toEqual([]);
    expect((await before(new Date(Date.now() + 60_000))).sort()).toEqual(['aa-1', 'aa-3', 'bb-2']);
    await store.remove('aa-3');
    expect(readdirSync(join(directory, 'aa'))).toEqual(['aa-1']);
  });

  it('is listed in the order of the keys, and behind one', async () => {
    const keys = ['aa-1', 'aa-1-b', 'ab-1', 'bb-2', 'direct-1'];
    for (const key of [...keys].reverse()) {
      await store.put(key, Buffer.from('x'));
    }
    writeFileSync(`${pathOf('aa-2')}.part`, 'half');
    const behind = async (after?: string) => {
      const found: string[] = [];
      for await (const key of store.list(new Date(Date.now() + 60_000), after)) {
        found.push(key);
      }
      return found;
    };
    expect(await behind()).toEqual(['aa-1', 'aa-1-b', 'aa-2', 'ab-1', 'bb-2', 'direct-1']);
    expect(await behind('aa-1')).toEqual(['aa-1-b', 'aa-2', 'ab-1', 'bb-2', 'direct-1']);
    expect(await behind('ab-1')).toEqual(['bb-2', 'direct-1']);
    expect(await behind('direct-1')).toEqual([]);
  });

  it('is gone once removed, even twice', async () => {
    await store.put('aa-1', Buffer.from('x'));
    await store.remove('aa-1');
    await store.remove('aa-1');
    await expect(store.read('aa-1')).rejects.toThrow('ENOENT');
  });

  it.each([
    ['../secret.key'],
    ['aa/../../x'],
    ['/etc/passwd'],
    ['AA-1'],
    ['a.part'],
    [''],
    ['a\0b'],
    ['a'.repeat(65)],
  ])('has no key like %j', async (key) => {
    await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('A file key');
    await expect(store.read(key)).rejects.toThrow('A file key');
    await expect(store.remove(key)).rejects.toThrow('A file key');
  });
});
