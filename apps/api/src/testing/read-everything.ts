import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import type { Db } from '../db/tables.ts';

/** Every text, JSON and byte column of every table, as text. `except` names tables. */
export async function wholeDatabase(db: Db, except: readonly string[] = []): Promise<string> {
  const { rows: columns } = await db.executeQuery<{ table: string; column: string }>(
    CompiledQuery.raw(
      `select table_name as table, column_name as column from information_schema.columns
       where table_schema = 'public' and data_type in ('text', 'jsonb', 'json', 'bytea', 'character varying')`,
    ),
  );
  const contents: string[] = [];
  for (const { table, column } of columns.filter((place) => !except.includes(place.table))) {
    const { rows } = await db.executeQuery<{ value: unknown }>(
      CompiledQuery.raw(`select "${column}" as value from "${table}" where "${column}" is not null`),
    );
    contents.push(`${table}.${column}`);
    for (const { value } of rows) {
      contents.push(Buffer.isBuffer(value) ? value.toString('latin1') : JSON.stringify(value));
    }
  }
  return contents.join('\n');
}

/** Every file of a folder and the folders in it, as text; not the master key. */
export function wholeDirectory(path: string): string {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'secret.key')
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');
}
