import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** Whatever makes a schema what it is, in the database's own words, one entry for each part, in no order. */
export async function catalogueOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ part: string }>`
    with own as (select * from pg_class where relnamespace = 'public'::regnamespace)
    select concat_ws(' | ', 'relation', relname, relkind, relpersistence, relrowsecurity, reloptions, relreplident,
      relowner::regrole, relacl) as part
    from own
    union all
    select concat_ws(' | ', 'column', own.relname,
      row_number() over (partition by attrelid order by attnum), attname, format_type(atttypid, atttypmod),
      attcollation::regcollation, 'not null ' || attnotnull, 'identity ' || attidentity::text, 'generated ' || attgenerated::text,
      attstorage, attcompression, attacl, pg_get_expr(adbin, adrelid))
    from pg_attribute join own on own.oid = attrelid and own.relkind in ('r', 'v', 'm')
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attnum > 0 and not attisdropped
    union all
    select concat_ws(' | ', 'constraint', conrelid::regclass, conname, contype, pg_get_constraintdef(oid),
      condeferrable, condeferred, convalidated)
    from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select concat_ws(' | ', 'index', pg_get_indexdef(indexrelid), indisvalid, indisclustered)
    from pg_index join own on own.oid = indrelid
    union all
    select concat_ws(' | ', 'trigger', pg_get_triggerdef(pg_trigger.oid), tgenabled)
    from pg_trigger join own on own.oid = tgrelid where not tgisinternal
    union all
    select concat_ws(' | ', 'function', pg_get_functiondef(oid), proowner::regrole, proacl)
    from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
    union all
    select concat_ws(' | ', 'sequence', seqrelid::regclass, seqtypid::regtype, seqstart, seqincrement, seqmin, seqmax,
      seqcache, seqcycle, last_value)
    from pg_sequence join pg_sequences on format('%I.%I', schemaname, sequencename)::regclass = seqrelid
    union all
    select concat_ws(' | ', 'rule', pg_get_ruledef(pg_rewrite.oid)) from pg_rewrite join own on own.oid = ev_class
    union all
    select concat_ws(' | ', 'policy', pol.*::text) from pg_policy pol join own on own.oid = polrelid
    union all
    select concat_ws(' | ', 'type', typname, typtype) from pg_type where typnamespace = 'public'::regnamespace
    union all
    select concat_ws(' | ', 'comment', classoid::regclass, objsubid, description) from pg_description
    where objoid in (select oid from own) or objoid in (select oid from pg_proc where pronamespace = 'public'::regnamespace)
    union all
    select concat_ws(' | ', 'grant', defaclobjtype, defaclacl) from pg_default_acl
    union all
    select concat_ws(' | ', 'schema', nspname, nspowner::regrole, nspacl) from pg_namespace where nspname !~ '^pg_'`.execute(
    db,
  );
  return rows.map(({ part }) => part);
}
