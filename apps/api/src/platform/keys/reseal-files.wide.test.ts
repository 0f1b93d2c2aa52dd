// Wide: a file that is lost, unreadable or still open to an old key after files were sealed anew, on disk or in S3.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runS3Server } from '../../providers/testing/run-s3-server.ts';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../testing/people.ts';
import { transact } from '../db/transact.ts';
import type { Deps } from '../deps.ts';
import { keepFile } from '../files/kept/keep-file.ts';
import { countFilesByKey, countReplaced } from '../files/kept/replaced-files.store.ts';
import type { FilePurpose, StoredFile } from '../files/kept/stored-file.ts';
import { sweepFiles } from '../files/kept/sweep-files.ts';
import { REPLACED_GRACE_MS } from '../http/receiving/file-limits.ts';
import { runKeysCommand } from './run-keys-command.ts';

const MINUTE_MS = 60_000;
/** More than one batch of files. */
const MANY = 25;
/** More than streams and sockets buffer ahead of the reader. */
const LARGE_BYTES = 8 * 1024 * 1024;

type Kept = { file: StoredFile; plain: Buffer };

describe.each(['on disk', 'in an S3-compatible store'])('files %s that are sealed anew', (place) => {
  let store: Awaited<ReturnType<typeof runS3Server>> | null = null;
  let portal: TestPortal;
  let ada: Person;
  beforeAll(async () => {
    store = place === 'on disk' ? null : await runS3Server();
    portal = await openTestPortal(store === null ? {} : { ...store.variables, S3_SSE: 'AES256' });
    ada = await registerPerson(portal);
  });
  afterAll(async () => {
    await portal.close();
    await store?.stop();
  });

  const run = async (...argv: string[]) => {
    const { ok, lines } = await runKeysCommand(portal.deps, argv, () => undefined);
    return { ok, text: lines.join('\n') };
  };
  const keep = async (plain: Buffer, purpose: FilePurpose = 'identity-front'): Promise<Kept> => ({
    plain,
    file: await transact(portal.db, (trx) =>
      keepFile(trx, portal.deps, {
        investorId: ada.user.id,
        purpose,
        originalName: 'a.png',
        contentType: 'image/png',
        bytes: plain,
        pages: null,
      }),
    ),
  });
  const download = async ({ file }: Kept): Promise<Buffer> => {
    const { url } = (await ada.get(`/user/file/${file.id}`)).json().data;
    const reply = await portal.app.inject({ url });
    expect(reply.statusCode).toBe(200);
    return reply.rawPayload;
  };
  const rowOf = ({ file }: Kept) =>
    portal.db.selectFrom('files').selectAll().where('id', '=', file.id).executeTakeFirstOrThrow();
  const keptKeys = async (): Promise<string[]> => {
    const keys: string[] = [];
    for await (const key of portal.deps.files.list(new Date(Date.now() + MINUTE_MS))) {
      keys.push(key);
    }
    return keys.sort();
  };
  const sweepADayLater = async () => {
    portal.advance(REPLACED_GRACE_MS);
    await sweepFiles(portal.deps);
    portal.advance(-REPLACED_GRACE_MS);
  };
  const current = () => portal.deps.secrets.keys.current().id;
  /** Everything is under the current key, and nothing in the store is without a row. */
  const expectAllNew = async () => {
    const counts = await countFilesByKey(portal.db);
    expect(counts.map(({ keyId }) => keyId).filter((keyId) => keyId !== 'store')).toEqual([current()]);
    await sweepADayLater();
    const rows = await portal.db.selectFrom('files').select('storage_key').execute();
    expect(await keptKeys()).toEqual(rows.map((row) => row.storage_key).sort());
    expect(await countReplaced(portal.db)).toBe(0);
  };

  it('open as before, and the old key no longer opens any of them', async () => {
    const kept = await Promise.all(
      Array.from({ length: MANY }, (_, size) => keep(randomBytes(1 + size * 1_000))),
    );
    const old = current();
    const { ok, text } = await run('rotate', '--reseal');
    expect(ok).toBe(true);
    expect(text).toContain(`Sealed anew: 1 values, ${MANY} files.`);
    const { text: status } = await run('status');
    expect(status).toMatch(new RegExp(`^${old} .*\\| 0 values, 0 files$`, 'm'));
    expect(status).toMatch(new RegExp(`^${current()} .*\\| 1 values, ${MANY} files$`, 'm'));
    expect(status).toContain(`${MANY} former copies of files wait`);
    for (const each of kept) {
      const row = await rowOf(each);
      expect(row.data_key_id).toBe(current());
      expect(await portal.deps.files.dataKeyOf(row.storage_key)).toBe(current());
      expect((await download(each)).equals(each.plain)).toBe(true);
    }
    await expectAllNew();
    expect((await run('reseal')).text).toBe('Sealed anew: 0 values, 0 files.');
  });

  it('can be read to the end by a download already under way, for a day, and by a backup that names their old place', async () => {
    const large = await keep(randomBytes(LARGE_BYTES));
    const reading = await portal.deps.files.open(large.file.storageKey);
    const iterator = reading[Symbol.asyncIterator]();
    const pieces: Buffer[] = [(await iterator.next()).value];
    await run('rotate', '--reseal');
    portal.advance(REPLACED_GRACE_MS - 1);
    await sweepFiles(portal.deps);
    portal.advance(1 - REPLACED_GRACE_MS);
    expect((await portal.deps.files.read(large.file.storageKey)).equals(large.plain)).toBe(true);
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) {
      pieces.push(next.value);
    }
    expect(Buffer.concat(pieces).equals(large.plain)).toBe(true);
    await expectAllNew();
    await expect(portal.deps.files.read(large.file.storageKey)).rejects.toThrow();
    expect((await download(large)).equals(large.plain)).toBe(true);
    // What follows seals everything anew each time; it need not move these bytes, too.
    const { storage_key } = await rowOf(large);
    await portal.db.deleteFrom('files').where('id', '=', large.file.id).execute();
    await portal.deps.files.remove(storage_key);
  });

  it.each<[string, (deps: Deps) => Deps]>([
    [
      'before the new bytes are whole',
      (deps) => ({ ...deps, files: { ...deps.files, put: () => Promise.reject(new Error('cut off')) } }),
    ],
    [
      'when the new bytes are there and no row leads to them',
      (deps) => ({
        ...deps,
        files: {
          ...deps.files,
          put: async (key, bytes) => {
            await deps.files.put(key, bytes);
            throw new Error('cut off');
          },
        },
      }),
    ],
  ])('are whole when it is cut off %s, and it goes on where it was', async (_when, cutOff) => {
    const kept = [await keep(randomBytes(5_000)), await keep(randomBytes(70_000))];
    await run('rotate');
    await expect(runKeysCommand(cutOff(portal.deps), ['reseal'], () => undefined)).rejects.toThrow('cut off');
    for (const each of kept) {
      expect((await download(each)).equals(each.plain)).toBe(true);
    }
    const orphans = new Set(await keptKeys());
    for (const { storage_key } of await portal.db.selectFrom('files').select('storage_key').execute()) {
      orphans.delete(storage_key);
    }
    expect((await run('reseal')).ok).toBe(true);
    for (const each of kept) {
      expect((await download(each)).equals(each.plain)).toBe(true);
    }
    // They count as left behind: the sweep removes them once their own grace is over.
    for (const key of orphans) {
      await portal.deps.files.remove(key);
    }
    await expectAllNew();
  });

  it('are resealed once if two do it at the same time', async () => {
    const kept = await Promise.all(Array.from({ length: 8 }, () => keep(randomBytes(100_000))));
    await run('rotate');
    const results = await Promise.all([run('reseal'), run('reseal')]);
    expect(results.map(({ ok }) => ok)).toEqual([true, true]);
    for (const each of kept) {
      expect((await download(each)).equals(each.plain)).toBe(true);
    }
    await expectAllNew();
  });

  it('name their key themselves if it was not recorded', async () => {
    const [old, young] = [await keep(randomBytes(1_000)), await keep(randomBytes(1_000))];
    await run('rotate');
    const newest = await keep(randomBytes(1_000));
    await portal.db.updateTable('files').set({ data_key_id: null }).execute();
    expect((await run('status')).text).toMatch(/^\d+ files came before their key was recorded/m);
    expect((await run('reseal')).ok).toBe(true);
    expect((await rowOf(newest)).storage_key).toBe(newest.file.storageKey);
    for (const each of [old, young, newest]) {
      expect((await download(each)).equals(each.plain)).toBe(true);
    }
    await expectAllNew();
  });

  it('stay as they are if damaged or lost, which is reported, and the others are done', async () => {
    const [lost, swapped, good] = [
      await keep(randomBytes(1_000)),
      await keep(randomBytes(1_000)),
      await keep(randomBytes(1_000)),
    ];
    await run('rotate');
    await portal.deps.files.remove(lost.file.storageKey);
    await portal.db
      .updateTable('files')
      .set({ sha256: 'b'.repeat(64) })
      .where('id', '=', swapped.file.id)
      .execute();
    const { ok, text } = await run('reseal');
    expect(ok).toBe(false);
    expect(text).toContain('0 values and 2 files do not open and were left as they are');
    expect((await rowOf(lost)).storage_key).toBe(lost.file.storageKey);
    expect((await rowOf(swapped)).storage_key).toBe(swapped.file.storageKey);
    expect((await rowOf(good)).data_key_id).toBe(current());
    await portal.db.deleteFrom('files').where('id', 'in', [lost.file.id, swapped.file.id]).execute();
    await portal.deps.files.remove(swapped.file.storageKey);
    await expectAllNew();
  });

  it('stay as they are if the store encrypts them itself', async () => {
    const document = await keep(randomBytes(1_000), 'signed-document');
    await run('rotate', '--reseal');
    const row = await rowOf(document);
    expect(row.storage_key === document.file.storageKey).toBe(store !== null);
    expect(row.data_key_id).toBe(store === null ? current() : 'store');
    await expectAllNew();
  });
});
