import { createCipheriv, createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { secretBoxOf, TEST_MASTER_KEY } from '../../testing/secret-box-of.ts';
import type { DataKeyRow } from './data-keys.store.ts';
import { readMasterKeys } from './master-keys.ts';
import { newDataKey } from './new-data-key.ts';

const OTHER_MASTER_KEY = Buffer.alloc(32, 2).toString('base64');
const box = await secretBoxOf();

describe('a sealed value', () => {
  it('opens to what was sealed, and never comes out the same twice', async () => {
    const [first, second] = [box.seal('046 454 286', 'kyc:1'), box.seal('046 454 286', 'kyc:1')];
    expect((await box.open(first, 'kyc:1')).toString()).toBe('046 454 286');
    expect(first.equals(second)).toBe(false);
    expect(first.includes('046 454 286')).toBe(false);
  });

  it('of nothing opens to nothing', async () => {
    expect(await box.open(box.seal('', 'c'), 'c')).toHaveLength(0);
  });

  it('names the data key that opens it', () => {
    expect(box.seal('secret', 'c').subarray(1, 9).toString('hex')).toBe(box.keys.current().id);
  });

  it('does not open in another place', async () => {
    await expect(box.open(box.seal('secret', 'kyc:1'), 'kyc:2')).rejects.toThrow();
  });

  it('does not open when any of its bytes was changed', async () => {
    const sealed = box.seal('secret', 'c');
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      await expect(box.open(changed, 'c')).rejects.toThrow();
    }
  });

  it('does not open when it was cut short', async () => {
    const sealed = box.seal('secret', 'c');
    for (let length = 0; length < sealed.length; length += 1) {
      await expect(box.open(sealed.subarray(0, length), 'c')).rejects.toThrow();
    }
  });

  it('opens under a key that another server has made since', async () => {
    const rows: DataKeyRow[] = [];
    const here = await secretBoxOf(rows);
    const at = new Date();
    const newer = newDataKey(here.keys.masters, 'seal', at);
    const retired = rows.map((row) => (row.purpose === 'seal' ? { ...row, retiredAt: at } : row));
    const elsewhere = await secretBoxOf([...retired, newer]);
    rows.splice(0, rows.length, ...retired, newer);
    const sealedHere = here.seal('secret', 'c');
    const sealedThere = elsewhere.seal('secret', 'c');
    expect((await here.open(sealedThere, 'c')).toString()).toBe('secret');
    expect((await elsewhere.open(sealedHere, 'c')).toString()).toBe('secret');
    expect(here.keys.current().id).toBe(newer.id);
  });

  it('under a key that nobody has does not open, and says which one', async () => {
    const sealed = (await secretBoxOf()).seal('secret', 'c');
    await expect(box.open(sealed, 'c')).rejects.toThrow(`unknown key: ${sealed.toString('hex', 1, 9)}`);
  });
});

describe('a value that was sealed with the master key, before there were data keys', () => {
  const key = Buffer.from(TEST_MASTER_KEY, 'base64');
  const keyId = createHash('sha256').update(key).digest().subarray(0, 4);
  const iv = Buffer.alloc(12, 9);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from('kyc:1'));
  const body = Buffer.concat([cipher.update('130692544'), cipher.final()]);
  const sealed = Buffer.concat([Buffer.from([1]), keyId, iv, cipher.getAuthTag(), body]);

  it('opens while that key is the current or a previous one', async () => {
    expect((await box.open(sealed, 'kyc:1')).toString()).toBe('130692544');
    const after = await secretBoxOf([], [OTHER_MASTER_KEY, TEST_MASTER_KEY]);
    expect((await after.open(sealed, 'kyc:1')).toString()).toBe('130692544');
  });

  it('does not open without it', async () => {
    const without = await secretBoxOf([], [OTHER_MASTER_KEY]);
    await expect(without.open(sealed, 'kyc:1')).rejects.toThrow('unknown key');
  });
});

describe('a master key', () => {
  it.each([
    ['of 16 bytes', Buffer.alloc(16).toString('base64')],
    ['that is empty', ''],
  ])('%s is refused before anything is wrapped with it', (_case, key) => {
    expect(() => readMasterKeys([key])).toThrow('32 bytes');
  });

  it('that was lost fails the start, by name', async () => {
    const rows: DataKeyRow[] = [];
    await secretBoxOf(rows);
    const { id } = readMasterKeys([TEST_MASTER_KEY]).current;
    await expect(secretBoxOf(rows, [OTHER_MASTER_KEY])).rejects.toThrow(
      `encrypted under the master key ${id}, which is not configured`,
    );
    await expect(secretBoxOf(rows, [OTHER_MASTER_KEY, TEST_MASTER_KEY])).resolves.toBeDefined();
  });

  it('finds a data key that was damaged', async () => {
    const rows: DataKeyRow[] = [];
    await secretBoxOf(rows);
    const damaged = rows.map((row) => ({ ...row, wrapped: Buffer.alloc(row.wrapped.length) }));
    await expect(secretBoxOf(damaged)).rejects.toThrow('is damaged');
  });
});

describe('a fingerprint', () => {
  it('is verified only with its own text and key', async () => {
    const signature = box.sign('a text');
    expect(box.verify('a text', signature)).toBe(true);
    expect(box.verify('another', signature)).toBe(false);
    expect(box.verify('a text', signature.slice(1))).toBe(false);
    expect(box.verify('a text', '')).toBe(false);
    expect((await secretBoxOf()).verify('a text', signature)).toBe(false);
    expect(signature).toBe(createHmac('sha256', box.keys.linkKey()).update('a text').digest('hex'));
  });
});
