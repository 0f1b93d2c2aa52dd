import type pg from 'pg';

/** What a database held and was when it was made: what it must be again before another test file takes it. */
export type AsMade = {
  /** Of the catalogue and the database's own settings: any table, trigger, right or setting that is made, changed or dropped shows. */
  shape: string;
  rows: readonly { table: string; rows: string }[];
  sequences: readonly { name: string; value: string; isCalled: boolean }[];
};

const CATALOGUE = [
  ...[
    'pg_class',
    'pg_attribute',
    'pg_attrdef',
    'pg_index',
    'pg_constraint',
    'pg_trigger',
    'pg_proc',
    'pg_type',
  ],
  ...[
    'pg_namespace',
    'pg_rewrite',
    'pg_policy',
    'pg_default_acl',
    'pg_extension',
    'pg_inherits',
    'pg_event_trigger',
  ],
];

/** Every change of the catalogue leaves a row with the number of its transaction, or takes one away. */
const SHAPE = `select concat_ws(' ',
  (select xmin from pg_database where datname = current_database()),
  (select count(*) from pg_db_role_setting where setdatabase = (select oid from pg_database where datname = current_database())),
  ${CATALOGUE.map((name) => `(select count(*) || ':' || max(xmin::text::bigint) from ${name})`).join(', ')}) as shape`;

const USED_TABLES = `select c.oid::regclass::text as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname <> 'information_schema' and n.nspname !~ '^pg_' and pg_relation_size(c.oid) > 0`;

const SEQUENCES = `select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value)::text as value,
  last_value is not null as "isCalled" from pg_sequences order by 1`;

const CONNECTIONS = `select count(*)::int as connections from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend'`;

export async function readAsMade(pool: pg.Pool): Promise<AsMade> {
  const { rows: used } = await pool.query<{ table: string }>(USED_TABLES);
  const rows: { table: string; rows: string }[] = [];
  for (const { table } of used) {
    const { rows: found } = await pool.query<{ rows: string | null }>(
      `select json_agg(t)::text as rows from ${table} t`,
    );
    rows.push({ table, rows: found[0]?.rows ?? '[]' });
  }
  const { rows: sequences } = await pool.query<AsMade['sequences'][number]>(SEQUENCES);
  return { shape: await shapeOf(pool), rows, sequences };
}

/**
 * Empties a database of what a test file wrote and puts back what it held when it was made. False for one that cannot be as it
 * was: its tables are others, somebody else is connected, or a connection is still in use.
 */
export async function clearDatabase(pool: pg.Pool, asMade: AsMade): Promise<boolean> {
  if (pool.ended || pool.ending || pool.idleCount !== pool.totalCount || pool.waitingCount > 0) {
    return false;
  }
  await forgetSessions(pool);
  const { rows } = await pool.query<{ connections: number }>(CONNECTIONS);
  if (rows[0]?.connections !== pool.totalCount || (await shapeOf(pool)) !== asMade.shape) {
    return false;
  }
  const { rows: used } = await pool.query<{ table: string }>(USED_TABLES);
  const { rows: sequences } = await pool.query<AsMade['sequences'][number]>(SEQUENCES);
  const moved = asMade.sequences.filter(
    (made, at) => sequences[at]?.value !== made.value || sequences[at]?.isCalled !== made.isCalled,
  );
  // As a replica applies them, so that no trigger refuses to delete from a log.
  await pool.query(
    [
      'begin',
      'set local session_replication_role = replica',
      ...used.map(({ table }) => `delete from ${table}`),
      ...asMade.rows.map(
        ({ table, rows: held }) =>
          `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, ${literal(held)})`,
      ),
      ...moved.map(({ name, value, isCalled }) => `select setval(${literal(name)}, ${value}, ${isCalled})`),
      'commit',
    ].join(';\n'),
  );
  return true;
}

async function shapeOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ shape: string }>(SHAPE);
  return rows[0]?.shape ?? '';
}

/** Locks, settings and names that a test left on a connection. */
async function forgetSessions(pool: pg.Pool): Promise<void> {
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
  try {
    await Promise.all(clients.map((client) => client.query('discard all')));
  } finally {
    for (const client of clients) {
      client.release();
    }
  }
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
