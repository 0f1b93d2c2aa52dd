import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { auditWriter } from '../audit/audit-writer.ts';
import { ConfigurationError } from '../config/config.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { rotateKeys } from '../keys/rotate-keys.ts';
import { encrypt } from './encrypt.ts';
import { readMasterKeys } from './master-keys.ts';
import { openSecretBox } from './open-secret-box.ts';

const [A = '', B = '', C = ''] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte).toString('base64'));
const log = pino({ level: 'silent' });

let database: OpenDatabase;
let dataDir: string;
const closers: (() => Promise<void>)[] = [];
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'portal-box-'));
  database = await openTestDatabase();
});
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
  await database.close();
  rmSync(dataDir, { recursive: true });
});

async function boxUnder(secretKey: string | undefined, ...previousSecretKeys: string[]) {
  const { secrets, close } = await openSecretBox({ secretKey, previousSecretKeys, dataDir }, database, log);
  closers.push(close);
  return secrets;
}

const rotate = (secrets: Awaited<ReturnType<typeof boxUnder>>) =>
  rotateKeys({ db: database.db, clock: { now: () => new Date() }, secrets, audit: auditWriter(secrets) }, [
    'seal',
  ]);

describe('the keys of a database', () => {
  it('are created once, even by servers that start together', async () => {
    const boxes = await Promise.all([boxUnder(A), boxUnder(A), boxUnder(A)]);
    expect(new Set(boxes.map(({ keys }) => keys.current().id)).size).toBe(1);
    expect(new Set(boxes.map((box) => box.sign('a link'))).size).toBe(1);
    const rows = await database.db.selectFrom('data_keys').selectAll().execute();
    expect(rows).toHaveLength(4);
  });

  it('survive a change of the master key, and no longer need the old one once rewrapped', async () => {
    const before = await boxUnder(A);
    const [sealed, signature] = [before.seal('130692544', 'c'), before.sign('a link')];
    const during = await boxUnder(B, A);
    expect((await during.open(sealed, 'c')).toString()).toBe('130692544');
    expect(await rotate(during)).toMatchObject({ rewrapped: 4 });
    const after = await boxUnder(B);
    expect((await after.open(sealed, 'c')).toString()).toBe('130692544');
    expect(after.verify('a link', signature)).toBe(true);
    await expect(boxUnder(A)).rejects.toThrow(ConfigurationError);
  });

  it('open what a master key sealed before there were data keys, even after that one is gone', async () => {
    const { id, key } = readMasterKeys([A]).current;
    const header = Buffer.concat([Buffer.from([1]), Buffer.from(id, 'hex')]);
    const sealed = Buffer.concat([header, encrypt(key, '130692544', Buffer.from('c'))]);
    expect((await (await boxUnder(A)).open(sealed, 'c')).toString()).toBe('130692544');
    await rotate(await boxUnder(B, A));
    await rotate(await boxUnder(C, B));
    expect((await (await boxUnder(C)).open(sealed, 'c')).toString()).toBe('130692544');
  });

  it('that were lost stop the start with a message, and nothing replaces them', async () => {
    const sealed = (await boxUnder(undefined)).seal('x', 'c');
    rmSync(join(dataDir, 'secret.key'));
    await expect(boxUnder(undefined)).rejects.toThrow(/encrypted under the master key .* not configured/);
    const rows = await database.db.selectFrom('data_keys').select('id').execute();
    expect(rows.map(({ id }) => id)).toContain(sealed.toString('hex', 1, 9));
    expect(rows).toHaveLength(4);
  });

  it.skipIf(inject('engine').kind === 'embedded')(
    '[PostgreSQL] that another server made open at once what it sealed, also inside many transactions at a time',
    async () => {
      const [here, there] = [await boxUnder(A), await boxUnder(A)];
      await rotate(there);
      const sealed = there.seal('secret', 'c');
      const opened = await Promise.all(
        Array.from({ length: 20 }, () =>
          database.db.transaction().execute(async () => (await here.open(sealed, 'c')).toString()),
        ),
      );
      expect(new Set(opened)).toEqual(new Set(['secret']));
      expect(here.keys.current().id).toBe(there.keys.current().id);
    },
  );
});
