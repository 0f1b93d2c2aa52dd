import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyDatabase } from '../../testing/open-test-database.ts';
import { migrate } from './migrate.ts';
import type { OpenDatabase } from './open-database.ts';
import { migrateAhead, schemaInOrder, schemaOf } from './testing/late-database.ts';

const LIMIT_MS = 120_000;

let database: OpenDatabase;
beforeAll(async () => {
  database = await openEmptyDatabase();
}, LIMIT_MS);
afterAll(() => database.close());

it(
  'a database of between two migrations keeps what it has: a deal stays on sale, a file that said nothing is opened to nobody, and beside sealed answers nothing is left in clear',
  async () => {
    const { db, pool } = database;
    await migrateAhead(db, '0073-sealed-lines', ['0076-deal-costs']);
    await pool.query(
      `insert into deals (id, slug, type, province, is_live, unit_price_cents, minimum_units, maximum_units, units_total,
         units_taken, opens_at, closes_at, content, created_at, updated_at)
       values ('wharf', 'wharf', 'land', 'CAN-ON', true, 100, 1, 2, 3, 0, now(), now(), '{}', now(), now())`,
    );
    await pool.query(
      `insert into files (id, purpose, original_name, content_type, size_bytes, sha256, storage_key, created_at)
       values ('notes', 'deal-document', 'notes.pdf', 'application/pdf', 1, 'x', 'notes', now())`,
    );
    await pool.query(
      `insert into investors (id, email, first_name, last_name, password_hash, language, terms_accepted_at, created_at)
       values ('ana', 'ana@example.com', 'Ana', 'Roy', '-', 'en', now(), now())`,
    );
    await pool.query(
      `insert into kyc_versions (investor_id, id, version, state, answers, completion, created_at, updated_at)
       values ('ana', 'sealed', 1, 'draft', '\\x01', '{"basics": true}', now(), now())`,
    );
    await migrate(db);
    const { rows } = await pool.query(
      `select state, (select audience from files), (select completion from kyc_versions) from deals`,
    );
    expect(rows).toEqual([{ state: 'live', audience: 'staff', completion: null }]);
    expect(await schemaOf(db)).toEqual(await schemaInOrder());
    await pool.query('update deals set units_taken = 1');
    await expect(pool.query('update deals set unit_price_cents = 1')).rejects.toThrow(
      'what its version says',
    );
  },
  LIMIT_MS,
);
