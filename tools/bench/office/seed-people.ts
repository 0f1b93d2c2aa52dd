import { auditWriter } from '../../../apps/api/src/platform/audit/audit-writer.ts';
import type { SecretBox } from '../../../apps/api/src/platform/crypto/secret-box.ts';
import { databaseOnPool } from '../../../apps/api/src/platform/db/open-database.ts';
import type { Pool } from '../database.ts';
import { addRows, type OpenTransaction } from './add-rows.ts';
import { readPeople } from './copied-tables.ts';
import { copyAudit } from './copy-audit.ts';
import { copyRow, idsOf, openRows } from './copy-rows.ts';
import { addPortion, openProgress, readProgress, type SeedPart } from './seed-progress.ts';
import { varyPeople } from './vary-people.ts';

/** People of the demonstration: two with six orders between them, and one with none. */
const WITH_ORDERS = ['ada@northline.example', 'etienne@northline.example'];
const ORDERS_OF_BOTH = 6;
const WITHOUT_ORDERS = ['camille@northline.example'];
const COPIES_A_PORTION = 50;

/** How many to add to the demonstration; orders come in sixes, and rows of the audit log at least as many as the people bring. */
type SeedSize = { investors: number; orders: number; audit: number };

type People = {
  /** Copies of the people by these numbers; says how many rows of the audit log came with them. */
  add: (trx: OpenTransaction, numbers: readonly number[]) => Promise<number>;
  /** Only what the audit log says of them, once more and at most so many rows. */
  addAudit: (trx: OpenTransaction, numbers: readonly number[], most: number) => Promise<number>;
};

/** Adds people, orders and rows of the audit log in portions, each of them whole or not there; goes on where one before it was ended. */
export async function seedPeople(
  pool: Pool,
  secrets: SecretBox,
  size: SeedSize,
  say: (line: string) => void,
): Promise<void> {
  const copies = Math.ceil(size.orders / ORDERS_OF_BOTH);
  const others = size.investors - WITH_ORDERS.length * copies;
  if (others < 0) {
    throw new Error(`${size.orders} orders are of at least ${WITH_ORDERS.length * copies} investors`);
  }
  await openProgress(pool);
  const both = await openPeople(pool, secrets, WITH_ORDERS);
  await fill(pool, 'with-orders', copies, both.add, say);
  const without = await openPeople(pool, secrets, WITHOUT_ORDERS);
  await fill(pool, 'without-orders', others, without.add, say);
  const brought =
    (await readProgress(pool, 'with-orders')).audit + (await readProgress(pool, 'without-orders')).audit;
  await fillAudit(pool, both, copies, size.audit - brought, say);
  await pool.query('analyze');
}

async function fill(
  pool: Pool,
  part: SeedPart,
  copies: number,
  add: People['add'],
  say: (line: string) => void,
): Promise<void> {
  for (;;) {
    const { done } = await readProgress(pool, part);
    const count = Math.min(COPIES_A_PORTION, copies - done);
    if (count <= 0) {
      return;
    }
    await addPortion(pool, part, count, (trx, first) =>
      add(
        trx,
        Array.from({ length: count }, (_, index) => first + index),
      ),
    );
    say(`${part}: ${done + count} of ${copies}`);
  }
}

/** Rows about the copies that are there, a copy after another, until the log has as many as asked for. */
async function fillAudit(
  pool: Pool,
  people: People,
  copies: number,
  missing: number,
  say: (line: string) => void,
): Promise<void> {
  while (copies > 0) {
    const { audit } = await readProgress(pool, 'audit');
    if (audit >= missing) {
      return;
    }
    await addPortion(pool, 'audit', COPIES_A_PORTION, (trx, first) =>
      people.addAudit(
        trx,
        Array.from({ length: COPIES_A_PORTION }, (_, index) => ((first - 1 + index) % copies) + 1),
        missing - audit,
      ),
    );
    say(`audit: ${audit} of ${missing}`);
  }
}

async function openPeople(pool: Pool, secrets: SecretBox, emails: readonly string[]): Promise<People> {
  const { rows } = await pool.query<{ id: string }>('select id from investors where email = any ($1)', [
    emails,
  ]);
  const investorIds = rows.map(({ id }) => id);
  if (investorIds.length < emails.length) {
    throw new Error(
      'The demonstration is not in this database: start the portal on it once with DEMO_DATA=1',
    );
  }
  const tables = await readPeople(pool, investorIds);
  const originals = await openRows(secrets, tables);
  const ids = idsOf(tables);
  const addAudit = await copyAudit(
    pool,
    { db: databaseOnPool(pool), audit: auditWriter(secrets) },
    investorIds,
  );
  const addPeople = async (trx: OpenTransaction, numbers: readonly number[]) => {
    for (const table of tables) {
      const ofTable = originals.filter((original) => original.table === table);
      const added = numbers.flatMap((number) =>
        ofTable.map((original) => copyRow(secrets, original, { number, ids, vary: varyPeople })),
      );
      await addRows(trx, table, added);
    }
    await addUnits(trx, investorIds, numbers.length);
  };
  return {
    addAudit,
    add: async (trx, numbers) => {
      await addPeople(trx, numbers);
      return addAudit(trx, numbers, Number.POSITIVE_INFINITY);
    },
  };
}

/** Each deal has as many units more as the copied orders hold, so that it adds up. */
async function addUnits(trx: OpenTransaction, investorIds: readonly string[], copies: number): Promise<void> {
  await trx.query(
    `update deals set units_total = units_total + held * $2, units_taken = units_taken + held * $2
     from (select deal_id, sum(quantity)::int as held from trades
       where investor_id = any ($1) and holds_units group by deal_id) orders
     where deals.id = deal_id`,
    [investorIds, copies],
  );
}
