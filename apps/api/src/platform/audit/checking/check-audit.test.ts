import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { linkAuditRow, writeAuditRows } from '../../../testing/audit-rows.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import type { Db } from '../../db/tables.ts';
import { transact } from '../../db/transact.ts';
import { leafOfRow } from '../audit-batch.ts';
import { listAuditLeaves } from '../audit-chain.store.ts';
import { lockAuditHead } from '../audit-waiting.store.ts';
import { chainWaiting } from '../chain-waiting.ts';
import { hashOfLinkedRow } from '../hash-of-linked-row.ts';
import { rootOf } from '../merkle-tree.ts';
import { CHAINED_WITHIN_SECONDS, checkAudit } from './check-audit.ts';

const LINKED = 20;
/** More than one batch takes. */
const CHAINED = 1_100;
const FRESH = 6;
const TABLES = ['audit_log', 'audit_waiting', 'audit_leaves', 'audit_batches', 'audit_head'] as const;

let portal: TestPortal;
/** A linked row, one of the first batch, one of the second, and one waiting; each with the row after it. */
let seqs: { linked: bigint[]; first: bigint[]; second: bigint[]; fresh: bigint[] };

beforeAll(async () => {
  portal = await openTestPortal();
  for (let row = 1; row <= LINKED; row += 1) {
    await linkAuditRow(portal, row);
  }
  const chained = await writeAuditRows(portal, CHAINED);
  await chainWaiting(portal.deps);
  const fresh = await writeAuditRows(portal, FRESH);
  seqs = {
    linked: [10n, 11n],
    first: chained.slice(500, 502),
    second: chained.slice(1_050, 1_052),
    fresh: fresh.slice(2, 4),
  };
  // Whoever owns the tables can do this; the application's role cannot.
  for (const table of ['audit_log', 'audit_leaves', 'audit_batches']) {
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(portal.db);
  }
}, 120_000);
afterAll(() => portal.close());

beforeEach(async () => {
  for (const table of TABLES) {
    await sql`create table ${sql.table(`${table}_copy`)} as select * from ${sql.table(table)}`.execute(
      portal.db,
    );
  }
});
afterEach(async () => {
  for (const table of TABLES) {
    await sql`delete from ${sql.table(table)}`.execute(portal.db);
    await sql`insert into ${sql.table(table)} select * from ${sql.table(`${table}_copy`)}`.execute(portal.db);
    await sql`drop table ${sql.table(`${table}_copy`)}`.execute(portal.db);
  }
});

type Place = keyof typeof seqs;
const at = (place: Place, index = 0): bigint => seqs[place][index] ?? 0n;
const run = (statement: ReturnType<typeof sql>) => statement.execute(portal.db);

const change = (place: Place) => () => run(sql`update audit_log set actor = 'x' where seq = ${at(place)}`);
const changeTime = (place: Place) => () =>
  run(sql`update audit_log set at = at + interval '1 millisecond' where seq = ${at(place)}`);
const changeDetail = (place: Place) => () =>
  run(sql`update audit_log set detail = '{"row": 7}' where seq = ${at(place)}`);
const remove = (place: Place) => () => run(sql`delete from audit_log where seq = ${at(place)}`);
const swap = (place: Place) => async () => {
  const [one, other] = [at(place), at(place, 1)];
  await run(sql`update audit_log set seq = -1 where seq = ${one}`);
  await run(sql`update audit_log set seq = ${one} where seq = ${other}`);
  await run(sql`update audit_log set seq = ${other} where seq = -1`);
};
/** A row with a copied code, which the application's own role could add; listed or not. */
const insert = (isListed: boolean) => async () => {
  await run(sql`
    insert into audit_log (seq, at, actor, action, target, investor_id, detail, key_id, mac)
    select 900000, at, actor, 'invented', target, investor_id, detail, key_id, mac from audit_log where seq = ${at('first')}`);
  if (isListed) {
    await run(sql`insert into audit_waiting (seq) values (900000)`);
  }
};

/** A key keeps a number once in a part; this is another part. */
const addSecond = () =>
  run(sql`
    insert into audit_log (seq, at, actor, action, target, investor_id, detail, key_id, mac)
    select seq, at + interval '3 years', actor, action, target, investor_id, detail, key_id, mac
    from audit_log where seq = ${at('second')}`);

/** Changes a row and recomputes whatever can be hashed without the keys. */
async function changeAndHashLinked(): Promise<void> {
  const row = await rowOf(portal.db, at('linked'));
  const hash = hashOfLinkedRow(row.previous_hash ?? '', { ...row, investorId: null, actor: 'x' });
  await run(sql`update audit_log set actor = 'x', hash = ${hash} where seq = ${row.seq}`);
}

async function changeAndHashBatch(newRoot: boolean): Promise<void> {
  const row = await rowOf(portal.db, at('first'));
  const hash = leafOfRow({ ...row, investorId: null, actor: 'x' }, row.mac ?? '');
  await run(sql`update audit_log set actor = 'x' where seq = ${row.seq}`);
  await run(sql`update audit_leaves set hash = ${hash} where seq = ${row.seq}`);
  if (newRoot) {
    const leaves = await listAuditLeaves(portal.db, 1n, 1n);
    await run(
      sql`update audit_batches set root = ${rootOf(leaves.map((leaf) => leaf.hash))} where number = 1`,
    );
  }
}

const rowOf = (db: Db, seq: bigint) =>
  db.selectFrom('audit_log').selectAll().where('seq', '=', seq).executeTakeFirstOrThrow();

describe('the check of the audit log', () => {
  it('finds nothing wrong with untouched linked, chained and waiting rows', async () => {
    expect(await checkAudit(portal.deps)).toMatchObject({ rows: LINKED + CHAINED + FRESH, brokenAt: null });
  });

  it.each<[string, () => Promise<unknown>, () => bigint, string]>([
    ['linked one whose actor was changed', change('linked'), () => at('linked'), 'changed'],
    ['linked one whose time was changed', changeTime('linked'), () => at('linked'), 'changed'],
    [
      'linked one that was changed and hashed anew',
      changeAndHashLinked,
      () => at('linked', 1),
      'out of place',
    ],
    ['linked one before which one was removed', remove('linked'), () => at('linked', 1), 'out of place'],
    ['linked one that changed places', swap('linked'), () => at('linked'), 'out of place'],
    ['chained one whose actor was changed', change('first'), () => at('first'), 'changed'],
    ['chained one whose time was changed', changeTime('second'), () => at('second'), 'changed'],
    ['chained one whose detail was changed', changeDetail('second'), () => at('second'), 'changed'],
    ['chained one that was removed', remove('first'), () => at('first'), 'removed'],
    ['chained one that changed places', swap('second'), () => at('second'), 'changed'],
    ['chained one of which another month has a second', addSecond, () => at('second'), 'changed'],
    ['waiting one whose actor was changed', change('fresh'), () => at('fresh'), 'strange'],
    ['waiting one whose detail was changed', changeDetail('fresh'), () => at('fresh'), 'strange'],
    ['waiting one that was removed', remove('fresh'), () => at('fresh'), 'removed'],
    ['waiting one that changed places', swap('fresh'), () => at('fresh'), 'strange'],
    ['one that somebody else inserted', insert(false), () => 900_000n, 'strange'],
    ['one that somebody else inserted to be chained', insert(true), () => 900_000n, 'strange'],
    [
      'one that was taken off the list of waiting rows',
      () => run(sql`delete from audit_waiting where seq = ${at('fresh')}`),
      () => at('fresh'),
      'left out',
    ],
  ])('finds the row: %s', async (_case, tamper, row, kind) => {
    await tamper();
    expect((await checkAudit(portal.deps)).brokenAt).toEqual({ at: 'row', number: row(), kind });
    // A refused row is not chained later either.
    expect((await checkAudit(portal.deps)).brokenAt).toEqual({ at: 'row', number: row(), kind });
  });

  it.each<[string, () => Promise<unknown>, bigint, string]>([
    ['of which a row was changed, leaf and all', () => changeAndHashBatch(false), 1n, 'wrong root'],
    ['of which a row was changed, leaf, root and all', () => changeAndHashBatch(true), 1n, 'unsigned'],
    [
      'of which a row and its leaf were removed',
      async () => {
        await remove('second')();
        await run(sql`delete from audit_leaves where seq = ${at('second')}`);
      },
      2n,
      'wrong root',
    ],
    [
      'before which one was removed with its rows',
      async () => {
        await run(sql`delete from audit_log where seq in (select seq from audit_leaves where batch = 1)`);
        await run(sql`delete from audit_leaves where batch = 1`);
        await run(sql`delete from audit_batches where number = 1`);
      },
      2n,
      'out of place',
    ],
    [
      'that is gone from the end with its rows',
      async () => {
        await run(sql`delete from audit_waiting`);
        await run(sql`delete from audit_log where seq in (select seq from audit_leaves where batch = 2)`);
        await run(sql`delete from audit_leaves where batch = 2`);
        await run(sql`delete from audit_batches where number = 2`);
      },
      2n,
      'missing',
    ],
    [
      'that somebody else made',
      () =>
        run(sql`
          insert into audit_batches (number, previous, rows, root, made_at, key_id, signature)
          select 4, hash, 0, 'none', now(), (select key_id from audit_batches where number = 1), 'AAAA' from audit_head`),
      4n,
      'unsigned',
    ],
  ])('finds the batch %s', async (_case, tamper, number, kind) => {
    await tamper();
    expect((await checkAudit(portal.deps)).brokenAt).toEqual({ at: 'batch', number, kind });
  });

  it('[PostgreSQL] finds a row that has been waiting longer than chaining should take', async ({ skip }) => {
    skip(portal.engine === 'embedded');
    await run(sql`update audit_waiting set since = since - make_interval(secs => ${CHAINED_WITHIN_SECONDS})`);
    // Whoever chains locks the end of the chain; one that hangs blocks everybody else.
    await transact(portal.db, async (hanging) => {
      await lockAuditHead(hanging);
      const { number } = (await checkAudit(portal.deps)).brokenAt ?? {};
      expect(await checkAudit(portal.deps)).toMatchObject({ brokenAt: { at: 'row', number, kind: 'late' } });
    });
    expect((await checkAudit(portal.deps)).brokenAt).toBeNull();
  });
});
