// Wide: a statement of the servers that needs more than their own role may, or a right of that role over what only the owner may.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StaffRole } from '@portal/domain/firm/staff/staff-roles';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { LEFT_UNDONE } from '../../demo/morning/morning-troubles.ts';
import { demoAddressOf } from '../../demo/people/demo-people.ts';
import { COMPLETE_INVESTOR, DEMO_PASSWORD } from '../../demo/people/demo-person.ts';
import { prepareDatabase } from '../../main/prepare-database.ts';
import { type RunningServer, runServer } from '../../testing/run-server.ts';
import { askRunningServer } from '../commands/ask-running-server.ts';
import { readConfig } from '../config/config.ts';

const LIMIT_MS = 180_000;
const POLL_MS = 200;

const engine = inject('engine');
const log = pino({ level: 'silent' });

describe.skipIf(engine.kind === 'embedded')('[PostgreSQL] the two roles of the database', () => {
  const suffix = randomUUID().slice(0, 8);
  const [owner, app, database] = [`owner_${suffix}`, `app_${suffix}`, `roles_${suffix}`];
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-roles-'));
  let admin: pg.Client;
  let asApp: pg.Client;
  let server: RunningServer | undefined;

  const urlOf = (role: string) =>
    Object.assign(new URL(engine.kind === 'postgres' ? engine.url : ''), {
      username: role,
      pathname: `/${database}`,
    }).toString();
  const prepare = (role = app) =>
    prepareDatabase(readConfig({ DATABASE_URL: urlOf(role), MIGRATION_DATABASE_URL: urlOf(owner) }), log);
  const command = (area: 'dealer' | 'audit' | 'keys', ...argv: string[]) =>
    askRunningServer(dataDir, { area, argv }, () => undefined);

  const as = (role: StaffRole) => ['--as', demoAddressOf(role)];

  beforeAll(async () => {
    if (engine.kind === 'embedded') {
      return;
    }
    admin = new pg.Client({ connectionString: engine.url });
    await admin.connect();
    await admin.query(`create role ${owner} login`);
    await admin.query(`create role ${app} login`);
    await admin.query(`create database ${database} owner ${owner}`);
    asApp = new pg.Client({ connectionString: urlOf(app) });
    await asApp.connect();
  });

  afterAll(async () => {
    await server?.stop('SIGKILL');
    await asApp.end();
    await admin.query(`drop database ${database} with (force)`);
    await admin.query(`drop role ${app}`);
    await admin.query(`drop role ${owner}`);
    await admin.end();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it(
    'a server on an unprepared database does not start, and says what to do',
    async () => {
      const early = await runServer(dataDir, { DATABASE_URL: urlOf(app) });
      expect(await early.ended).toBe(1);
      expect(early.errors()).toContain('run npm run database -- prepare as the owner first');
    },
    LIMIT_MS,
  );

  it('do not count as two if the servers would own the tables, or their role is missing', async () => {
    await expect(prepare(owner)).rejects.toThrow(`The role '${owner}' of DATABASE_URL owns the tables`);
    await expect(prepare('nobody_here')).rejects.toThrow("There is no database role 'nobody_here'");
  });

  it(
    'let the servers do all their work: accounts, profiles, orders, signatures, sealing, jobs, payments',
    async () => {
      expect(await prepare()).toBe(app);
      expect(await prepare()).toBe(app);
      server = await runServer(dataDir, { DATABASE_URL: urlOf(app), DEMO_DATA: '1' });
      expect(server.errors()).toBe('');
      const { address } = server;
      expect(await (await fetch(`${address}/readyz`)).json()).toMatchObject({ data: { ready: true } });
      const login = await fetch(`${address}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: COMPLETE_INVESTOR.email, password: DEMO_PASSWORD }),
      });
      expect(login.status).toBe(200);
      // The use cases placed, signed and advanced the demonstration's orders; the queue seals what was signed.
      const unsealed =
        'select 1 from trades where investor_signed_at is not null and documents_sealed_at is null';
      await vi.waitUntil(async () => (await asApp.query(unsealed)).rowCount === 0, {
        timeout: LIMIT_MS,
        interval: POLL_MS,
      });
      const { rows } = await asApp.query<{ id: string }>('select id from trades where status = 3');
      const orderId = rows[0]?.id ?? '';
      expect(await command('dealer', 'payments', 'receive', orderId, ...as('finance'))).toMatchObject({
        ok: true,
      });
      const why = ['--reason', 'The documents are another person’s.'];
      expect(await command('dealer', 'decline', orderId, ...why, ...as('compliance'))).toMatchObject({
        ok: true,
        lines: expect.arrayContaining([`Declined: ${orderId}`]),
      });
      expect(await command('keys', 'rotate', '--reseal')).toMatchObject({ ok: true });
      expect(await command('audit', 'verify')).toMatchObject({
        ok: true,
        lines: [expect.stringMatching(/unbroken: \d+ rows/), expect.anything()],
      });
      const failed = await asApp.query("select name, output from pgboss.job where state = 'failed'");
      // The demonstration leaves one, so that the desk has something in that queue.
      expect(failed.rows).toEqual([{ name: 'send-mail', output: { message: LEFT_UNDONE } }]);
      expect(server.errors()).toBe('');
    },
    LIMIT_MS,
  );

  it.each([
    ['update audit rows', "update audit_log set actor = 'somebody else'"],
    ['delete audit rows', 'delete from audit_log where seq = 1'],
    ['empty the audit log', 'truncate audit_log'],
    ['update the money journal', 'update money_journal set amount_cents = 1'],
    ['delete from the money journal', 'delete from money_journal'],
    ['empty the money journal', 'truncate money_journal'],
    ['change the balance of a closed day', 'update trust_days set bank_cents = 1'],
    ['delete a closed day', 'delete from trust_days'],
    ['write into a part of it', 'insert into audit_log_default select * from audit_log limit 1'],
    ['delete from a part of it', 'delete from audit_log_before'],
    ['turn off its triggers', 'alter table audit_log disable trigger user'],
    ['drop it', 'drop table audit_log'],
    ['remove the head of its chain', 'delete from audit_head'],
    ['change a signed root', "update audit_batches set root = 'x'"],
    ['remove the leaf of a row', 'delete from audit_leaves'],
    ['take it over', `alter table audit_log owner to ${app}`],
    ['pretend that a migration was applied', "insert into kysely_migration values ('9999', 'now')"],
    ['make a table', 'create table anything (id int)'],
  ])('leave the application no right to %s', async (_what, statement) => {
    const before = await asApp.query('select count(*), max(mac) from audit_log');
    await expect(asApp.query(statement)).rejects.toMatchObject({ code: '42501' });
    expect((await asApp.query('select count(*), max(mac) from audit_log')).rows).toEqual(before.rows);
  });

  it('leave the application the right to make the next months, which it then cannot change', async () => {
    const { rows } = await asApp.query<{ part: string }>(
      "select part from make_months(now() + interval '1 year', 1)",
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { part } of rows) {
      await expect(asApp.query(`delete from ${part}`)).rejects.toMatchObject({ code: '42501' });
      expect((await asApp.query(`select from ${part}`)).rows).toEqual([]);
    }
  });

  it('leave the application the right to seal a closed day, and to lock it meanwhile', async () => {
    await asApp.query('select day from trust_days for no key update skip locked');
    const sealed = await asApp.query("update trust_days set sealed = 'x' where false");
    expect(sealed.rowCount).toBe(0);
  });
});
