import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { registerPerson } from '../../../testing/people.ts';
import { transact } from '../../db/transact.ts';
import {
  ORPHAN_GRACE_MS,
  ORPHANS_PER_SWEEP_MAX,
  REPLACED_GRACE_MS,
} from '../../http/receiving/file-limits.ts';
import { addPiece, beginOrFind } from '../uploads/uploads.store.ts';
import { keepFile } from './keep-file.ts';
import { sweepFiles } from './sweep-files.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

function age(key: string, ms: number): void {
  const then = new Date(Date.now() - ms);
  utimesSync(join(portal.deps.config.dataDir, 'files', key.slice(0, 2), key), then, then);
}

function keptKeys(): string[] {
  const folder = join(portal.deps.config.dataDir, 'files');
  return readdirSync(folder)
    .flatMap((name) => readdirSync(join(folder, name)))
    .sort();
}

describe('the nightly sweep of files', () => {
  it('removes bytes that no row names once their grace is over, and nothing else', async () => {
    const ada = await registerPerson(portal);
    const { storageKey: named } = await transact(portal.db, (trx) =>
      keepFile(trx, portal.deps, {
        investorId: ada.user.id,
        purpose: 'identity-front',
        originalName: 'a.png',
        contentType: 'image/png',
        bytes: Buffer.from('kept'),
        pages: null,
      }),
    );
    await portal.deps.files.put('orphan-old', Buffer.from('left behind'));
    await portal.deps.files.put('orphan-young', Buffer.from('being kept right now'));
    age(named, 2 * ORPHAN_GRACE_MS);
    age('orphan-old', ORPHAN_GRACE_MS + 60_000);
    age('orphan-young', ORPHAN_GRACE_MS - 60_000);
    await sweepFiles(portal.deps);
    expect(keptKeys()).toEqual([named, 'orphan-young'].sort());
  });

  it('leaves the pieces of an upload that goes on after a pause, however old they are', async () => {
    const ada = await registerPerson(portal);
    await portal.deps.files.put('piece', Buffer.from('the first half'));
    age('piece', 2 * ORPHAN_GRACE_MS);
    await transact(portal.db, async (trx) => {
      const owner = { kind: 'investor' as const, investorId: ada.user.id };
      const usedAt = portal.deps.clock.now();
      const file = { id: 'upload-1', originalName: 'a.pdf', length: 28, sha256: 'a'.repeat(64), usedAt };
      const { upload } = await beginOrFind(trx, owner, file);
      const piece = { offset: 0, sha256: 'b'.repeat(64), storageKey: 'piece', dataKeyId: 'key-1' };
      await addPiece(trx, upload, piece, { offset: 14, usedAt });
    });
    await sweepFiles(portal.deps);
    expect(keptKeys()).toContain('piece');
  });

  it('leaves bytes that were resealed elsewhere for a day, however old they are', async () => {
    await portal.deps.files.put('replaced', Buffer.from('still being downloaded'));
    age('replaced', 2 * ORPHAN_GRACE_MS);
    await portal.db
      .insertInto('replaced_files')
      .values({ storage_key: 'replaced', replaced_at: portal.deps.clock.now() })
      .execute();
    portal.advance(REPLACED_GRACE_MS - 1);
    await sweepFiles(portal.deps);
    expect(keptKeys()).toContain('replaced');
    portal.advance(1);
    await sweepFiles(portal.deps);
    expect(keptKeys()).not.toContain('replaced');
    expect(await portal.db.selectFrom('replaced_files').selectAll().execute()).toEqual([]);
  });

  it('never takes a file that is being written, whatever an earlier night knew', async () => {
    const folder = join(portal.deps.config.dataDir, 'files', 'be');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'being-written.part'), 'the first half');
    await sweepFiles(portal.deps);
    expect(keptKeys()).toContain('being-written.part');
    age('being-written.part', ORPHAN_GRACE_MS + 60_000);
    await sweepFiles(portal.deps);
    expect(keptKeys()).not.toContain('being-written.part');
  });
});

describe('a sweep of more than a night holds', () => {
  const ORPHANS = ['aa-1', 'bb-1', 'cc-1', 'dd-1'];
  const orphans = async () => {
    for (const key of ORPHANS) {
      await portal.deps.files.put(key, Buffer.from('left behind'));
      age(key, 2 * ORPHAN_GRACE_MS);
    }
    await portal.db.deleteFrom('sweeps').execute();
    await portal.forgetJobs();
  };
  const left = () => keptKeys().filter((key) => ORPHANS.includes(key));
  const place = () => portal.db.selectFrom('sweeps').select('after').executeTakeFirstOrThrow();

  it('goes on by a next job behind the last file it looked at, and begins anew after the last of all', async () => {
    await orphans();
    await sweepFiles(portal.deps, 0);
    expect(left()).toEqual(['bb-1', 'cc-1', 'dd-1']);
    expect(await place()).toEqual({ after: 'aa-1' });
    expect(await portal.waitingJobs()).toEqual([{ name: 'sweep-files', payload: '{}' }]);
    const asked: string[] = [];
    const list: typeof portal.deps.files.list = (before, after = '') => {
      asked.push(after);
      return portal.deps.files.list(before, after);
    };
    await sweepFiles({ ...portal.deps, files: { ...portal.deps.files, list } });
    expect(asked).toEqual(['aa-1']);
    expect(left()).toEqual([]);
    expect(await place()).toEqual({ after: '' });
  });

  it('keeps its place where the store goes away in the middle, and is told so', async () => {
    await orphans();
    await sweepFiles(portal.deps, 0);
    const away = {
      ...portal.deps.files,
      // biome-ignore lint/correctness/useYield: it never comes to an answer.
      list: async function* (): AsyncGenerator<string> {
        throw new Error('the store is away');
      },
    };
    await expect(sweepFiles({ ...portal.deps, files: away })).rejects.toThrow('the store is away');
    expect(await place()).toEqual({ after: 'aa-1' });
    await sweepFiles(portal.deps);
    expect(left()).toEqual([]);
  });

  it('passes by what cannot be removed, and takes all behind it', async () => {
    await orphans();
    const remove: typeof portal.deps.files.remove = (key) =>
      key === 'bb-1' ? Promise.reject(new Error('access denied')) : portal.deps.files.remove(key);
    await sweepFiles({ ...portal.deps, files: { ...portal.deps.files, remove } });
    expect(left()).toEqual(['bb-1']);
    await sweepFiles(portal.deps);
    expect(left()).toEqual([]);
  });

  it('passes by what is no file of the portal', async () => {
    await orphans();
    const stranger = join(portal.deps.config.dataDir, 'files', 'aa', 'Notes of somebody.txt');
    writeFileSync(stranger, 'not ours');
    const then = new Date(Date.now() - 2 * ORPHAN_GRACE_MS);
    utimesSync(stranger, then, then);
    await sweepFiles(portal.deps);
    expect(left()).toEqual([]);
    expect(keptKeys()).toContain('Notes of somebody.txt');
  });

  it('is done by one of two servers that begin at once', async () => {
    await orphans();
    await Promise.all([sweepFiles(portal.deps), sweepFiles(portal.deps)]);
    expect(left()).toEqual([]);
    expect(await place()).toEqual({ after: '' });
  });

  it('removes no more than a night may, and the next night goes on there', async () => {
    await orphans();
    await sweepFiles(portal.deps, 0);
    await portal.db
      .updateTable('sweeps')
      .set({ removed: ORPHANS_PER_SWEEP_MAX - 1 })
      .execute();
    await sweepFiles(portal.deps);
    expect(left()).toEqual(['cc-1', 'dd-1']);
    await sweepFiles(portal.deps);
    expect(left()).toEqual(['cc-1', 'dd-1']);
    portal.advance(13 * 60 * 60 * 1000);
    await sweepFiles(portal.deps);
    expect(left()).toEqual([]);
  });

  it('keeps no resealed file from removal because one before it fails', async () => {
    const at = portal.deps.clock.now();
    for (const key of ['old-1', 'old-2']) {
      await portal.deps.files.put(key, Buffer.from('resealed'));
      await portal.db.insertInto('replaced_files').values({ storage_key: key, replaced_at: at }).execute();
    }
    portal.advance(REPLACED_GRACE_MS);
    const remove: typeof portal.deps.files.remove = (key) =>
      key === 'old-1' ? Promise.reject(new Error('access denied')) : portal.deps.files.remove(key);
    await sweepFiles({ ...portal.deps, files: { ...portal.deps.files, remove } });
    const kept = await portal.db.selectFrom('replaced_files').select('storage_key').execute();
    expect(kept).toEqual([{ storage_key: 'old-1' }]);
    await sweepFiles(portal.deps);
    expect(keptKeys()).not.toContain('old-1');
  });
});
