import { sql } from 'kysely';
import type { Db } from '../tables.ts';

type Column = { table: string; name: string; type: string; isNullable: boolean; firstOf: string | null };

const CHECK_VIOLATION = '23514';
/** Every value of a type is the same, so that references find their row. */
const VALUES: Readonly<Record<string, string>> = {
  text: 'x',
  'text[]': '{}',
  boolean: 'true',
  smallint: '1',
  integer: '1',
  bigint: '1',
  jsonb: '{}',
  bytea: '\\x01',
  date: '2026-01-02',
  'timestamp with time zone': '2026-01-02T00:00:00Z',
};
/** Where checks require something else, or a nullable column. */
const OWN_VALUES: Readonly<Record<string, string>> = {
  'audit_log.mac': 'x',
  'money_journal.credit_account': 'order-funds',
  'recovery_codes.investor_id': 'x',
  'representatives.referral_code': 'X',
  'sessions.investor_id': 'x',
  'sign_in_challenges.investor_id': 'x',
  'sign_in_places.investor_id': 'x',
  'trust_accounts.currency': 'CAD',
  'trust_day_papers.day': '2026-01-02',
  'trust_days.day': '2026-01-02',
  'trust_days.reviewed_by': 'y',
  'two_factor.investor_id': 'x',
  'unapplied_uses.investor_id': 'x',
  'unapplied_uses.trade_id': 'x',
  'uploads.investor_id': 'x',
};

/**
 * Puts a row into every empty table, with every column or, if a check forbids that, with the required ones. Triggers and references
 * are disabled meanwhile: satisfying them takes a whole portal.
 */
export async function fillTables(db: Db): Promise<void> {
  const tables = Map.groupBy(await columnsOf(db), ({ table }) => table);
  for (const [table, columns] of tables) {
    if (!(await hasRows(db, table))) {
      await insertRow(db, table, columns).catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === CHECK_VIOLATION) {
          return insertRow(
            db,
            table,
            columns.filter(({ isNullable, name }) => !isNullable || `${table}.${name}` in OWN_VALUES),
          );
        }
        throw error;
      });
    }
  }
}

async function insertRow(db: Db, table: string, columns: readonly Column[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    const names = columns.map(({ name }) => sql.ref(name));
    const values = columns.map((column) => sql.lit(valueFor(column)));
    await sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(values)})`.execute(trx);
  });
}

function valueFor({ table, name, type, firstOf }: Column): string {
  const value = OWN_VALUES[`${table}.${name}`] ?? firstOf ?? VALUES[type];
  if (value === undefined) {
    throw new Error(`No value for ${table}.${name}, which is ${type}`);
  }
  return value;
}

/** Columns that take values; `firstOf` is the first value a check names. */
async function columnsOf(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select relname as "table", attname as name, format_type(atttypid, atttypmod) as type,
      not attnotnull as "isNullable", (
        select (regexp_match(pg_get_constraintdef(oid), $re$ARRAY\\['([^']*)'$re$))[1] from pg_constraint
        where conrelid = attrelid and contype = 'c' and conkey = array[attnum]
          and pg_get_constraintdef(oid) like '%= ANY (ARRAY[''%'
        limit 1
      ) as "firstOf"
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'
      and attnum > 0 and not attisdropped and attgenerated = '' and attidentity <> 'a'
    order by relname, attnum`.execute(db);
  return rows;
}

async function hasRows(db: Db, table: string): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(db);
  return rows.length > 0;
}
