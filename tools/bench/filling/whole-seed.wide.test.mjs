// Wide: a seed of which a killed part is missing or there twice, or whose books, chain or pages do not hold together.
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startDatabase } from '../database.ts';
import { findBrokenReferences } from '../office/find-broken-references.ts';
import { cookieOf, openSessions } from '../office/office-sessions.ts';
import { untilMade } from '../office/seed-office.ts';
import { portalVariables, startPortals } from '../servers.ts';
import { areIndexesAside, putIndexesBack, setIndexesAside } from './set-indexes-aside.ts';

const SEED = fileURLToPath(new URL('../seed-command-line.ts', import.meta.url));
const AUDIT = fileURLToPath(
  new URL('../../../apps/api/src/main/command-lines/audit-command-line.ts', import.meta.url),
);
const SIZE = ['--investors', '60', '--orders', '400', '--deals', '10', '--backlog', '20', '--audit', '4000'];
const CHAIN_LIMIT_MS = 60_000;
const LISTS = [
  ...['desk', 'desk/new-orders', 'desk/changes-answered', 'desk/identity', 'desk/money', 'desk/papers'],
  ...['desk/bounces', 'desk/payment-flags', 'desk/all-orders', 'investors', 'messages', 'audit', 'numbers'],
  ...['deals', 'money/days', 'money/accounts', 'money/lines', 'money/matches', 'money/flags'],
];

const database = await startDatabase();
const { pool } = database;
/** @type {import('../servers.ts').BenchServer | undefined} */
let server;

before(async () => {
  [server] = await startPortals(database.url, 1, { DEMO_DATA: '1' });
  await openSessions(pool);
  await untilMade(pool);
  await killedSeed();
  await promisify(execFile)(process.execPath, [SEED, ...SIZE], { env: environment() });
});

after(async () => {
  await server?.stop();
  await database.stop();
});

function environment() {
  return { PATH: process.env.PATH, ...portalVariables(database.url) };
}

/** A seed that the system ends while it adds orders. */
async function killedSeed() {
  const seed = spawn(process.execPath, [SEED, ...SIZE], {
    env: environment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => seed.once('close', resolve));
  for await (const words of seed.stdout) {
    if (String(words).includes('holder: ')) {
      seed.kill('SIGKILL');
      break;
    }
  }
  await ended;
}

/** @param {string} query @returns {Promise<Record<string, unknown>[]>} */
async function rowsOf(query) {
  return (await pool.query(query)).rows;
}

/** @param {string} path @param {import('../office/office-sessions.ts').MeasuredRole} role */
async function asked(path, role = 'compliance') {
  const headers = { cookie: cookieOf(role), 'x-portal-office': '1' };
  const reply = await fetch(`${server?.address}/api/office/${path}`, { headers });
  return { status: reply.status, data: JSON.parse(await reply.text()).data };
}

test('a seed that was killed and started again adds as many as were asked for, each of them once', async () => {
  const [counts] = await rowsOf(
    `select (select count(*)::int from trades) as orders, (select count(*)::int from investors) as investors,
       (select count(*)::int from deals) as deals, (select count(*)::int from trades where status = 5) as settled,
       (select count(*)::int from audit_log) >= 4000 as "isAudited"`,
  );
  assert.deepEqual(counts, { orders: 406, investors: 63, deals: 24, settled: 320, isAudited: true });
});

test('of two seeds of a database the second is refused', async () => {
  const other = await pool.connect();
  await other.query("select pg_advisory_lock(hashtext('seed'))");
  const seed = promisify(execFile)(process.execPath, [SEED, ...SIZE], { env: environment() });
  await assert.rejects(seed, /Another seed fills this database/);
  await other.query("select pg_advisory_unlock(hashtext('seed'))");
  other.release();
});

test('nothing leads to nothing', async () => {
  assert.deepEqual(await findBrokenReferences(pool), []);
});

test('every settled order has its receipt, its release by two, its pay-out, and a line of the bank for each way', async () => {
  const wrong = await rowsOf(
    `select id from trades where status = 5 and (
       (select array_agg(kind order by seq) from money_journal where trade_id = trades.id and amount_cents = total_cents)
         is distinct from array['received', 'released', 'paid-out']
       or (select count(*) from bank_matches join bank_lines line on line.id = line_id
         where trade_id = trades.id and abs(line.cents) = total_cents and matched_cents = total_cents) <> 2
       or not exists (select from proposals join approvals on proposal_id = proposals.id
         and approvals.payload_hash = proposals.payload_hash and checker_id <> maker_id
         where target = 'money:' || trades.id and state = 'applied'))`,
  );
  assert.deepEqual(wrong, []);
});

test('what was approved is what was proposed', async () => {
  const wrong = await rowsOf(
    `select id from proposals
     where payload_hash <> encode(sha256(convert_to(payload::text, 'UTF8')), 'hex') or state = 'applied' and not exists
       (select from approvals where proposal_id = proposals.id and approvals.payload_hash = proposals.payload_hash)`,
  );
  assert.deepEqual(wrong, []);
});

test('deals hold the units of their orders, and say what their versions say', async () => {
  const wrong = await rowsOf(
    `select slug from deals join deal_versions version on version.deal_id = deals.id and number = version
     where (draft ->> 'unitsTotal')::int <> units_total or draft ->> 'slug' <> slug or units_taken < (
       select coalesce(sum(quantity), 0) from trades where deal_id = deals.id and holds_units)`,
  );
  assert.deepEqual(wrong, []);
});

test('the account in trust is the sum of its lines, and so is each file of the bank', async () => {
  const wrong = await rowsOf(
    `select name from trust_accounts account
     where lines_cents <> (select sum(cents) from bank_lines where account_id = account.id)
     union all select file_name from bank_statements file
     where closing_cents - opening_cents <> (select sum(cents) from bank_lines where statement_id = file.id)`,
  );
  assert.deepEqual(wrong, []);
});

test('money that no line stands for is kept as such, and no other', async () => {
  const wrong = await rowsOf(
    `select id from money_journal entry
     where ((debit_account = 'trust') <> (credit_account = 'trust') and not exists (
         select from bank_matches where journal_id = entry.id and undone_at is null))
       <> exists (select from money_not_at_bank where journal_id = entry.id)
       or (kind in ('released', 'refunded') and not exists (
         select from money_journal paid join bank_matches match on match.journal_id = paid.id and undone_at is null
         where paid.kind = 'paid-out' and paid.facts ->> 'row' = entry.id))
       <> exists (select from money_not_paid_out where journal_id = entry.id)`,
  );
  assert.deepEqual(wrong, []);
});

test('the office answers each of its lists, with as much work as was asked for', async () => {
  for (const path of LISTS) {
    assert.equal((await asked(path, path.includes('money') ? 'finance' : 'compliance')).status, 200, path);
  }
  const { data } = await asked('desk');
  const counts = new Map(data.queues.map((/** @type {any} */ each) => [each.queue, each.count.value]));
  for (const queue of ['new-orders', 'changes-answered', 'identity', 'papers', 'bounces', 'payment-flags']) {
    assert.ok(counts.get(queue) >= 20, `${queue}: ${counts.get(queue)}`);
  }
});

test('a page of each kind of order opens what was sealed for it', async () => {
  const orders = await rowsOf(
    "select distinct on (status, left(id, 1)) id from trades where created_at < now() - interval '1 minute' order by status, left(id, 1), id",
  );
  assert.ok(orders.length > 4);
  for (const { id } of orders) {
    assert.equal((await asked(`orders/${id}`)).status, 200, String(id));
  }
  const line = JSON.stringify((await asked('money/lines', 'finance')).data);
  assert.match(line, /E-TRANSFER \*\*\*pL9 [0-9A-F]{8}/);
});

test('the audit log is chained and verifies', async () => {
  for (const startedAt = performance.now(); performance.now() - startedAt < CHAIN_LIMIT_MS; await wait(200)) {
    if ((await rowsOf('select from audit_waiting limit 1')).length === 0) {
      break;
    }
  }
  const { stdout } = await promisify(execFile)(process.execPath, [AUDIT, 'verify'], { env: environment() });
  assert.match(stdout, /rows/);
});

test('indexes that were set aside come back as they were, also where somebody was killed at it', async () => {
  await server?.stop();
  server = undefined;
  const definitions = () =>
    rowsOf(
      `select conname as name, pg_get_constraintdef(oid) as words from pg_constraint where connamespace = 'public'::regnamespace
       union all select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1, 2`,
    );
  const was = await definitions();
  await areIndexesAside(pool);
  await setIndexesAside(pool);
  assert.ok((await definitions()).length < was.length);
  let back = 0;
  const killed = putIndexesBack(pool, () => {
    back += 1;
    if (back === 5) {
      throw new Error('Killed in the middle');
    }
  });
  await assert.rejects(killed, /Killed/);
  assert.equal(await areIndexesAside(pool), true);
  await putIndexesBack(pool, () => undefined);
  assert.deepEqual(await definitions(), was);
  assert.equal(await areIndexesAside(pool), false);
});
