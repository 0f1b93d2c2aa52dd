import { sql } from 'kysely';
import type { Db } from './tables.ts';
import { transact } from './transact.ts';

/** Schemas of the portal's tables and of its queue. */
const SCHEMAS = ['public', 'pgboss'];
/** The application only adds to these. */
const APPEND_ONLY = [
  'audit_archives',
  'audit_log',
  'audit_batches',
  'audit_leaves',
  'change_events',
  'class_confirmations',
  'deal_versions',
  'declarations',
  'document_openings',
  'exemption_decisions',
  'kept_papers',
  'money_journal',
  'order_advice',
  'proposal_preparers',
  'staff_admissions',
  'trust_balance_readings',
  'trust_day_papers',
  'trust_day_states',
  'trust_days',
  'trust_explanations',
];
/** Parts of tables in months: rows come and go through the table itself, and to read a part is for backups. */
const PARTS = sql<{ name: string }>`
  select relname as name from pg_class
  where relispartition and relkind = 'r' and relnamespace = 'public'::regnamespace`;
/** The application reads which migrations were applied; it never applies any. */
const OWNERS_ONLY = ['kysely_migration', 'kysely_migration_lock'];

/**
 * What the application's role may do: read and write rows of the portal and of its queue. It may only add to the audit log, its
 * chain, the money journal and what was reconciled, moves the chain's end without removing it, and alters no table. Granting it
 * again changes nothing.
 */
export async function grantToApplication(db: Db, role: string): Promise<void> {
  const app = sql.id(role);
  await transact(db, async (trx) => {
    for (const name of SCHEMAS) {
      const schema = sql.id(name);
      await sql`grant usage on schema ${schema} to ${app}`.execute(trx);
      await sql`grant select, insert, update, delete on all tables in schema ${schema} to ${app}`.execute(
        trx,
      );
      await sql`grant usage, select on all sequences in schema ${schema} to ${app}`.execute(trx);
      await sql`revoke create on schema ${schema} from ${app}`.execute(trx);
    }
    for (const table of APPEND_ONLY) {
      await sql`revoke update, delete, truncate on ${sql.id(table)} from ${app}`.execute(trx);
    }
    for (const { name } of (await PARTS.execute(trx)).rows) {
      await sql`revoke insert, update, delete, truncate on ${sql.id(name)} from ${app}`.execute(trx);
    }
    await sql`grant execute on function make_months(timestamptz, int) to ${app}`.execute(trx);
    // A day may be sealed, also under another key; a trigger keeps everything else about it unchanged.
    for (const table of ['trust_days', 'trust_day_states']) {
      await sql`grant update (sealed) on ${sql.id(table)} to ${app}`.execute(trx);
    }
    await sql`grant update (sealed_because) on exemption_decisions to ${app}`.execute(trx);
    await sql`revoke insert, delete, truncate on audit_head from ${app}`.execute(trx);
    for (const table of OWNERS_ONLY) {
      await sql`revoke insert, update, delete on ${sql.id(table)} from ${app}`.execute(trx);
    }
  });
}

/** Whether a role could change the audit log regardless of grants: it owns it, inherits from its owner, or is a superuser. */
export async function isAboveGrants(db: Db, role: string): Promise<boolean> {
  const { rows } = await sql<{ isAbove: boolean }>`
    select r.rolsuper or pg_has_role(r.oid, c.relowner, 'MEMBER') as "isAbove"
    from pg_roles r, pg_class c
    where r.rolname = ${role} and c.oid = 'public.audit_log'::regclass`.execute(db);
  return rows[0]?.isAbove ?? false;
}

export async function hasRole(db: Db, role: string): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_roles where rolname = ${role}`.execute(db);
  return rows.length === 1;
}

/** Whether this connection's role could change or remove rows of the audit log if there were no triggers. */
export async function mayChangeAudit(db: Db): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select bool_or(has_table_privilege(relid, 'update, delete, truncate')) as "may"
    from pg_partition_tree('public.audit_log')`.execute(db);
  return rows[0]?.may ?? true;
}
