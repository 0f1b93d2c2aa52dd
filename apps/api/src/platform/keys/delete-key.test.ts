import type pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { JOB_KINDS } from '../../main/fold-areas.ts';
import { readKyc, sendEvidence } from '../../testing/kyc.ts';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../testing/people.ts';
import { checkAudit } from '../audit/checking/check-audit.ts';
import { transact } from '../db/transact.ts';
import { sweepFiles } from '../files/kept/sweep-files.ts';
import { type RunningJobs, startJobs } from '../jobs/start-jobs.ts';
import { KEY_REST_MS } from './delete-key.ts';
import { runKeysCommand } from './run-keys-command.ts';

let portal: TestPortal;
let pool: pg.Pool;
let queue: RunningJobs;
let ada: Person;
beforeAll(async () => {
  portal = await openTestPortal();
  pool = portal.openJobPool();
  queue = await startJobs({ pool, engine: portal.engine, kinds: JOB_KINDS, log: pino({ level: 'silent' }) });
});
afterAll(async () => {
  await queue.stop();
  await pool.end();
  await portal.close();
});

const run = async (...argv: string[]) => {
  const { ok, lines } = await runKeysCommand(portal.deps, argv, () => undefined);
  return { ok, text: lines.join('\n') };
};
const current = () => portal.deps.secrets.keys.current().id;
const keyIds = async () => {
  const rows = await portal.db.selectFrom('data_keys').select('id').execute();
  return rows.map(({ id }) => id);
};

/** The key that sealed a number and a file, retired, with everything that it opened under the next. */
async function retireKey(): Promise<string> {
  await ada.post('/user/kyc/save', { basics: { socialInsuranceNumber: '130692544' } });
  await sendEvidence(ada, 'id', { front: true });
  const old = current();
  await run('rotate', '--reseal');
  return old;
}

describe('deleting a data key', () => {
  // The queue keeps its own time, and a session is over after a day.
  beforeEach(async () => {
    portal.setTime(new Date());
    ada = await registerPerson(portal);
  });

  it('is done a day after everything it opened is under another, and nothing is lost', async () => {
    const old = await retireKey();
    portal.advance(KEY_REST_MS);
    await sweepFiles(portal.deps);
    expect(await run('delete', old)).toEqual({ ok: true, text: `The data key ${old} is deleted.` });
    expect(await keyIds()).not.toContain(old);
    portal.advance(-KEY_REST_MS);
    expect((await readKyc(ada)).sections.basics).toMatchObject({ socialInsuranceNumber: '***-***-544' });
    await expect(portal.deps.secrets.keys.byId(old)).rejects.toThrow('unknown key');
    const row = await portal.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'keys.deleted')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ actor: 'operator', detail: { keyId: old, purpose: 'seal' } });
    expect((await checkAudit(portal.deps)).brokenAt).toBeNull();
  });

  it('is refused for the current key', async () => {
    const { ok, text } = await run('delete', current());
    expect(ok).toBe(false);
    expect(text).toContain('It is the current one. Retire it first');
    expect(await keyIds()).toContain(current());
  });

  it('is refused before its day is over, and while former copies of files wait', async () => {
    const old = await retireKey();
    portal.advance(KEY_REST_MS - 1);
    const { ok, text } = await run('delete', old);
    expect(ok).toBe(false);
    expect(text).toMatch(/^It may be deleted from \d{4}-.*Z on\.$/m);
    expect(text).toMatch(/^\d+ former copies of files wait for their removal\.$/m);
    expect(await keyIds()).toContain(old);
  });

  it('is refused while it opens values or files', async () => {
    await retireKey();
    await sendEvidence(ada, 'id', { back: true });
    await ada.post('/user/draft/onboarding', { data: { age: '41' } });
    const old = current();
    await run('rotate');
    portal.advance(KEY_REST_MS);
    const { ok, text } = await run('delete', old);
    expect(ok).toBe(false);
    expect(text).toMatch(/^It opens [1-9]\d* values, [1-9]\d* files: npm run keys -- reseal$/m);
  });

  it('is refused while a file’s key is unknown', async () => {
    const old = await retireKey();
    portal.advance(KEY_REST_MS);
    await sweepFiles(portal.deps);
    await portal.db.updateTable('files').set({ data_key_id: null }).execute();
    expect((await run('delete', old)).text).toMatch(/^[1-9]\d* files do not tell their key yet/m);
    await run('reseal');
    expect((await run('delete', old)).ok).toBe(true);
  });

  it('is refused while a job from its time is waiting, as its payload may be sealed with it', async () => {
    await transact(portal.db, async (trx) => {
      await queue.jobs.enqueue(trx, 'seal-documents', { investorId: 'i', envelopeId: 'e' });
      // A periodic job has no payload, so it does not block.
      await queue.jobs.enqueue(trx, 'sweep-files', {});
    });
    const old = await retireKey();
    portal.advance(KEY_REST_MS);
    await sweepFiles(portal.deps);
    const refused = await run('delete', old);
    expect(refused.ok).toBe(false);
    expect(refused.text).toContain('1 jobs from its time are not done, and may hold what it sealed.');
    await pool.query("update pgboss.job set state = 'completed' where name = 'seal-documents'");
    expect((await run('delete', old)).ok).toBe(true);
  });

  it('takes a retired key for links after its day', async () => {
    const linkKeys = await portal.db
      .selectFrom('data_keys')
      .select('id')
      .where('purpose', '=', 'links')
      .execute();
    const [old = ''] = linkKeys.map(({ id }) => id);
    await run('rotate', '--links');
    expect((await run('delete', old)).ok).toBe(false);
    portal.advance(KEY_REST_MS);
    expect((await run('delete', old)).ok).toBe(true);
  });

  it('says so where there is no such key', async () => {
    expect(await run('delete', 'ffffffffffffffff')).toEqual({
      ok: false,
      text: 'There is no data key ffffffffffffffff: npm run keys -- status',
    });
    expect((await run('delete')).text).toContain('npm run keys -- delete <key>');
  });
});
