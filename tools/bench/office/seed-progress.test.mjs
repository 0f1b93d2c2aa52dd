import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { makePool } from '../../../apps/api/src/platform/db/make-pool.ts';
import { startPostgresCluster } from '../../../scripts/postgres-cluster.mjs';
import { findBrokenReferences } from './find-broken-references.ts';
import { addPortion, openProgress, readProgress } from './seed-progress.ts';

const { url, stop } = await startPostgresCluster();
const pool = makePool({ connectionString: url, max: 4 });

before(async () => {
  await pool.query('create table copied (number int primary key)');
  await openProgress(pool);
});

after(async () => {
  await pool.end();
  await stop();
});

/** @param {{ isKilled?: boolean }} [how] */
function addThree({ isKilled = false } = {}) {
  return addPortion(pool, { part: 'settled' }, 3, async (trx, first) => {
    await trx.query('insert into copied select generate_series($1::int + 1, $1 + 3)', [first]);
    if (isKilled) {
      throw new Error('Killed in the middle');
    }
    return 10;
  });
}

async function copied() {
  const { rows } = await pool.query('select number from copied order by number');
  return rows.map(({ number }) => number);
}

test('a seed that is ended in the middle of a portion goes on with that portion', async () => {
  await addThree();
  await assert.rejects(addThree({ isKilled: true }), /Killed/);
  assert.deepEqual(await copied(), [1, 2, 3]);
  await addThree();
  assert.deepEqual(await copied(), [1, 2, 3, 4, 5, 6]);
  assert.deepEqual(await readProgress(pool, 'settled'), { done: 6, audit: 20 });
});

test('a seed that starts again keeps what it noted', async () => {
  const noted = await readProgress(pool, 'settled');
  await openProgress(pool);
  assert.deepEqual(await readProgress(pool, 'settled'), noted);
});

test('of two seeds at once one says that there is another, and adds nothing', async () => {
  const before = await copied();
  const ended = await Promise.allSettled([addThree(), addThree()]);
  const added = ended.filter(({ status }) => status === 'fulfilled').length;
  assert.equal((await copied()).length, before.length + 3 * added);
  const why = ended.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
  assert.deepEqual(why, why.length === 0 ? [] : ['Error: Another seed fills this database']);
});

test('a copied row that leads to nothing is found by the name of its key', async () => {
  await pool.query('create table leads (number int constraint leads_to_copied references copied (number))');
  await pool.query('insert into leads values (1), (null)');
  assert.deepEqual(await findBrokenReferences(pool), []);
  const trx = await pool.connect();
  await trx.query(
    "begin; set local session_replication_role = 'replica'; insert into leads values (99); commit",
  );
  trx.release();
  assert.deepEqual(await findBrokenReferences(pool), ['leads: leads_to_copied']);
});
