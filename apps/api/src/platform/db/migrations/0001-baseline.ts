import { readdirSync, readFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';

const PARTS = new URL('./0001-baseline/', import.meta.url);

/** Every table of version 1.0.0. Its parts are in plain SQL, numbered so that each refers to what stands in those before it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of readdirSync(PARTS).sort()) {
    await sql.raw(readFileSync(new URL(part, PARTS), 'utf8')).execute(db);
  }
}
