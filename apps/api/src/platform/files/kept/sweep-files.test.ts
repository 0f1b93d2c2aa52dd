import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { registerPerson } from '../../../testing/people.ts';
import { transact } from '../../db/transact.ts';
import { ORPHAN_GRACE_MS, REPLACED_GRACE_MS } from '../../http/receiving/file-limits.ts';
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
});
