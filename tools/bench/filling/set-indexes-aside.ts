import type { Pool } from '../database.ts';
import type { OpenTransaction } from '../office/add-rows.ts';
import { inOne } from './in-one.ts';

/**
 * Tables of which an order has rows. `om_acceptances` keeps its own, since somebody accepts a memorandum once, and so does what is in
 * months, such as the audit log: its indexes have one of each month below them.
 */
const TABLES = [
  'approvals',
  'audit_waiting',
  'bank_lines',
  'bank_matches',
  'confirmed_money',
  'declarations',
  'files',
  'mail_deliveries',
  'money_journal',
  'proposal_preparers',
  'proposals',
  'signed_documents',
  'signing_envelopes',
  'signing_events',
  'signing_signers',
  'trades',
];

type Definition = { place: number; table: string; name: string; kind: 'constraint' | 'index'; words: string };

/** Whether indexes are aside: a seed was ended before it put them back. */
export async function areIndexesAside(pool: Pool): Promise<boolean> {
  await pool.query(
    `create table if not exists seed.aside
       (place int not null, "table" text not null, name text not null, kind text not null, words text not null)`,
  );
  const { rows } = await pool.query('select from seed.aside limit 1');
  return rows.length > 0;
}

/**
 * Takes keys, indexes and references off the tables that grow, and notes what they were: rows are added in a third of the time, and an index
 * is made of sorted rows at once. No server may run meanwhile.
 */
export async function setIndexesAside(pool: Pool): Promise<void> {
  await inOne(pool, async (trx) => {
    const tables = await wholeTables(trx);
    await trx.query(
      `insert into seed.aside
       select case contype when 'f' then 3 else 1 end, conrelid::regclass::text, conname, 'constraint', pg_get_constraintdef(oid)
       from pg_constraint where connamespace = 'public'::regnamespace
         and (contype in ('p', 'u') and conrelid::regclass::text = any ($1)
           or contype = 'f' and (conrelid::regclass::text = any ($1) or confrelid::regclass::text = any ($1)))`,
      [tables],
    );
    await trx.query(
      `insert into seed.aside
       select 2, indrelid::regclass::text, indexrelid::regclass::text, 'index', pg_get_indexdef(indexrelid)
       from pg_index where indrelid::regclass::text = any ($1)
         and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))`,
      [tables],
    );
    for (const each of (await definitions(trx)).reverse()) {
      await trx.query(
        each.kind === 'index'
          ? `drop index ${each.name}`
          : `alter table ${each.table} drop constraint "${each.name}"`,
      );
    }
  });
}

/** Puts back what was set aside, one after another: every reference is checked, and a killed seed goes on with the next. */
export async function putIndexesBack(pool: Pool, say: (line: string) => void): Promise<void> {
  for (const each of await definitions(pool)) {
    await inOne(pool, async (trx) => {
      await trx.query("set local maintenance_work_mem = '512MB'");
      await trx.query(
        each.kind === 'index'
          ? each.words
          : `alter table ${each.table} add constraint "${each.name}" ${each.words}`,
      );
      await trx.query('delete from seed.aside where "table" = $1 and name = $2', [each.table, each.name]);
    });
    say(`back: ${each.table} ${each.name}`);
  }
}

/** Those of the tables that are not kept in months. */
async function wholeTables(connection: OpenTransaction): Promise<string[]> {
  const { rows } = await connection.query<{ name: string }>(
    "select relname as name from pg_class where relname = any ($1) and relkind = 'r' and relnamespace = 'public'::regnamespace",
    [TABLES],
  );
  return rows.map(({ name }) => name);
}

async function definitions(connection: OpenTransaction): Promise<Definition[]> {
  const { rows } = await connection.query<Definition>(
    'select * from seed.aside order by place, "table", name',
  );
  return rows;
}
