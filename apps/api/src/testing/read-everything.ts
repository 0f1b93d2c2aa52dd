import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import type { Db } from '../platform/db/tables.ts';

/** Every value of every column of the portal and of its queue, as text; a table in parts is read once. `except` names tables. */
export async function wholeDatabase(db: Db, except: readonly string[] = []): Promise<string> {
  const columns = await readColumns(db, except);
  return columns.flatMap(({ place, values }) => [place, ...values]).join('\n');
}

/** The same by columns; `place` is `table.column`. */
export async function readColumns(
  db: Db,
  except: readonly string[] = [],
): Promise<{ place: string; values: string[] }[]> {
  const { rows: columns } = await db.executeQuery<{ schema: string; table: string; column: string }>(
    CompiledQuery.raw(
      `select c.table_schema as schema, c.table_name as table, c.column_name as column
       from information_schema.columns c join information_schema.tables t
         on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
       where c.table_schema in ('public', 'pgboss') and c.table_name not in (select relname from pg_class where relispartition)`,
    ),
  );
  const read: { place: string; values: string[] }[] = [];
  for (const { schema, table, column } of columns.filter((place) => !except.includes(place.table))) {
    const { rows } = await db.executeQuery<{ value: unknown }>(
      CompiledQuery.raw(
        `select "${column}" as value from "${schema}"."${table}" where "${column}" is not null`,
      ),
    );
    read.push({ place: `${table}.${column}`, values: rows.map(({ value }) => textOf(value)) });
  }
  return read;
}

const textOf = (value: unknown) =>
  Buffer.isBuffer(value) ? value.toString('latin1') : String(JSON.stringify(value, bigIntText));

const bigIntText = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

/** Every file of a folder and the folders in it, as text; not the master key. */
export function wholeDirectory(path: string): string {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'secret.key')
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');
}
