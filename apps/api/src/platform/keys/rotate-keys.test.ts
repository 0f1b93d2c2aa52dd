import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEALED_COLUMNS } from '../../main/fold-areas.ts';
import { readKyc, sendEvidence } from '../../testing/kyc.ts';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../testing/people.ts';
import { checkAudit } from '../audit/checking/check-audit.ts';
import { runKeysCommand } from './run-keys-command.ts';
import { countByKey } from './sealed-values.store.ts';

let portal: TestPortal;
let ada: Person;
beforeAll(async () => {
  portal = await openTestPortal();
  ada = await registerPerson(portal);
});
afterAll(() => portal.close());

const said: string[] = [];
const run = async (...argv: string[]) => {
  said.length = 0;
  const result = await runKeysCommand(portal.deps, argv, (line) => void said.push(line));
  return { ok: result.ok, text: [...said, ...result.lines].join('\n') };
};
const saveNumber = (socialInsuranceNumber: string) =>
  ada.post('/user/kyc/save', { basics: { socialInsuranceNumber } });
const maskedNumber = async () => (await readKyc(ada)).sections.basics;
const linkTo = async (fileId: string): Promise<string> =>
  (await ada.get(`/user/file/${fileId}`)).json().data.url;
const statusOf = async (link: string) => (await portal.app.inject({ url: link })).statusCode;
const keyIds = async () => {
  const counts = await Promise.all(SEALED_COLUMNS.map((column) => countByKey(portal.db, column)));
  return [...new Set(counts.flat().map(({ keyId }) => keyId))];
};

describe('a rotation of the keys', () => {
  it('seals under a new key from then on, and still opens what the old one sealed', async () => {
    await saveNumber('130692544');
    await ada.post('/user/draft/onboarding', { data: { age: '41' } });
    const evidence = (await sendEvidence(ada, 'id', { front: true })).json().data.id.front;
    const link = await linkTo(evidence);
    const before = portal.deps.secrets.keys.current().id;
    expect(await run('rotate')).toMatchObject({ ok: true });
    expect(portal.deps.secrets.keys.current().id).not.toBe(before);
    expect(await maskedNumber()).toMatchObject({ socialInsuranceNumber: '***-***-544' });
    expect((await ada.get('/user/draft/onboarding')).json().data.data).toEqual({ age: '41' });
    expect(await statusOf(link)).toBe(200);
    expect(await keyIds()).toEqual([before]);
    await saveNumber('193456787');
    expect(await maskedNumber()).toMatchObject({ socialInsuranceNumber: '***-***-787' });
    expect(new Set(await keyIds())).toEqual(new Set([before, portal.deps.secrets.keys.current().id]));
  });

  it('is in the audit log, without the key', async () => {
    const row = await portal.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'keys.rotated')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ actor: 'operator', detail: { rewrapped: 0, purposes: ['seal'] } });
    expect((await checkAudit(portal.deps)).brokenAt).toBeNull();
  });

  it('invalidates earlier links only when told to', async () => {
    const link = await linkTo((await sendEvidence(ada, 'id', { back: true })).json().data.id.back);
    await run('rotate');
    expect(await statusOf(link)).toBe(200);
    await run('rotate', '--links');
    expect(await statusOf(link)).toBe(404);
  });
});

describe('sealing anew', () => {
  it('leaves every value under the current key, says how many there were, and then has nothing to do', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => registerPerson(portal)));
    const pages = Array.from({ length: 12 }, (_, page) => page);
    for (const person of people) {
      await Promise.all(pages.map((page) => person.post(`/user/draft/order:d-${page}`, { data: { page } })));
    }
    const { ok, text } = await run('rotate', '--reseal');
    expect(ok).toBe(true);
    expect(text).toContain('drafts.sealed: 100\ndrafts.sealed: 145');
    expect(text).toMatch(/^Sealed anew: \d{3} values, 2 files\.$/m);
    expect(await keyIds()).toEqual([portal.deps.secrets.keys.current().id]);
    expect(await maskedNumber()).toMatchObject({ socialInsuranceNumber: '***-***-787' });
    for (const person of people) {
      expect((await person.get('/user/draft/order:d-7')).json().data.data).toEqual({ page: 7 });
    }
    expect((await run('reseal')).text).toMatch(/^Sealed anew: 0 values, 0 files\.$/m);
  });

  it('loses no save made meanwhile', async () => {
    await run('rotate');
    const people = await Promise.all(Array.from({ length: 4 }, () => registerPerson(portal)));
    const savings = people.map(async (person) => {
      for (let round = 0; round < 25; round += 1) {
        await person.post('/user/draft/onboarding', { data: { round } });
      }
    });
    const results = await Promise.all([run('rotate', '--reseal'), ...savings]);
    expect(results[0].ok).toBe(true);
    for (const person of people) {
      expect((await person.get('/user/draft/onboarding')).json().data.data).toEqual({ round: 24 });
    }
  });

  it('leaves a damaged value as it is, says so, and continues after it', async () => {
    const eve = await registerPerson(portal);
    await eve.post('/user/draft/onboarding', { data: { age: '30' } });
    await sql`
      update drafts set sealed = sealed || '\\x00'::bytea
      where investor_id = (select id from investors where email = ${eve.email})`.execute(portal.db);
    const { ok, text } = await run('rotate', '--reseal');
    expect(ok).toBe(false);
    expect(text).toContain('1 values and 0 files do not open');
    expect((await keyIds()).length).toBe(2);
  });

  it('knows every column of bytes that the schema has', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and data_type = 'bytea' order by 1`.execute(portal.db);
    const known = [...SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`), 'data_keys.wrapped'];
    expect(known.sort()).toEqual(rows.map(({ name }) => name));
  });
});

describe('the status of the keys', () => {
  it('names each key, its age and how many values it opens', async () => {
    portal.advance(86_400_000 * 40);
    const current = portal.deps.secrets.keys.current().id;
    const { ok, text } = await run('status');
    expect(ok).toBe(true);
    expect(text).toMatch(/^Master key {3}[0-9a-f]{8}$/m);
    expect(text).toMatch(
      new RegExp(`^${current} \\| seal  \\| current .*\\| [1-9]\\d* values, \\d+ files$`, 'm'),
    );
    expect(text).toMatch(/\| links \| current/);
  });

  it.each([[[]], [['turn']], [['rotate', '--all']]])('shows how the command is used for %j', async (argv) => {
    const { ok, text } = await run(...argv);
    expect(ok).toBe(false);
    expect(text).toContain('npm run keys -- rotate');
  });
});
