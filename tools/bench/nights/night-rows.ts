import { createHash } from 'node:crypto';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from '../database.ts';

const OLD = new Date('2020-01-01');
const SUBFOLDER_LENGTH = 2;

/** How much of each there is. */
export type NightSize = { fileRows: number; realFiles: number; readers: number; oldRows: number };

/** The key of a file of this number, as the database makes it of the same number. */
function keyOf(number: number): string {
  return createHash('md5').update(String(number)).digest('hex');
}

/** Rows of files, the first of which lie in the folder as well, old enough to be swept were their rows not there. */
export async function addFiles(
  pool: Pool,
  folder: string,
  { fileRows, realFiles }: NightSize,
): Promise<void> {
  await pool.query(
    `insert into files (id, purpose, original_name, content_type, size_bytes, sha256, storage_key, created_at, data_key_id, audience)
     select md5('row' || n), 'statement', 'a.pdf', 'application/pdf', 1, md5(n::text), md5(n::text), $2, 'bench', 'staff'
     from generate_series(1, $1::int) n`,
    [fileRows, OLD],
  );
  await pool.query('analyze files');
  for (let number = 1; number <= realFiles; number += 1) {
    const key = keyOf(number);
    const subfolder = join(folder, key.slice(0, SUBFOLDER_LENGTH));
    mkdirSync(subfolder, { recursive: true });
    writeFileSync(join(subfolder, key), 'x');
    utimesSync(join(subfolder, key), OLD, OLD);
  }
}

/** People with a confirmed address who agreed to hear of new deals. */
export async function addReaders(pool: Pool, { readers }: NightSize): Promise<void> {
  await pool.query(
    `insert into investors (id, email, first_name, last_name, password_hash, language, province, terms_accepted_at, created_at, email_verified_at)
     select 'reader-' || n, 'reader-' || n || '@example.com', 'Ada', 'Tremblay', '', 'en', 'CAN-ON', now(), now(), now()
     from generate_series(1, $1::int) n`,
    [readers],
  );
  await pool.query(
    `insert into consents (investor_id, id, kind, is_granted, at)
     select 'reader-' || n, 'consent', 'new-deals', true, now() from generate_series(1, $1::int) n`,
    [readers],
  );
  await pool.query('analyze investors, consents');
}

/** Half counted calls and half ended sessions, years old. */
export async function addOldRows(pool: Pool, { oldRows }: NightSize): Promise<void> {
  const half = Math.floor(oldRows / 2);
  await pool.query(
    `insert into rate_limits (key, window_start, hits)
     select 'old-' || n, $2::timestamptz + n * interval '1 second', 1 from generate_series(1, $1::int) n`,
    [half, OLD],
  );
  await pool.query(
    `insert into sessions (token_hash, investor_id, id, created_at, last_seen_at, expires_at, user_agent)
     select md5('old' || n), (select min(id) from investors), 'old-' || n, $2, $2, $2::timestamptz + n * interval '1 second', ''
     from generate_series(1, $1::int) n`,
    [half, OLD],
  );
  await pool.query('analyze rate_limits, sessions');
}

/** How many rows there are that a query counts. */
export async function countOf(pool: Pool, query: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from ${query}`);
  return rows[0]?.count ?? 0;
}
