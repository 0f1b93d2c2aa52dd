import type { Pool } from '../database.ts';

type Reference = { name: string; child: string; parent: string; from: string[]; to: string[] };

/** Foreign keys of which some row leads to nothing, by their names: rows are copied without the database looking at each. */
export async function findBrokenReferences(pool: Pool): Promise<string[]> {
  const { rows: references } = await pool.query<Reference>(
    `select conname as name, conrelid::regclass::text as child, confrelid::regclass::text as parent,
       (select array_agg(attname::text order by place) from unnest(conkey) with ordinality key (number, place)
        join pg_attribute on attrelid = conrelid and attnum = number) as "from",
       (select array_agg(attname::text order by place) from unnest(confkey) with ordinality key (number, place)
        join pg_attribute on attrelid = confrelid and attnum = number) as "to"
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  const broken: string[] = [];
  for (const { name, child, parent, from, to } of references) {
    const isSet = from.map((column) => `child.${column} is not null`).join(' and ');
    const isSame = from.map((column, index) => `parent.${to[index]} = child.${column}`).join(' and ');
    const { rows } = await pool.query(
      `select from ${child} child where ${isSet} and not exists (select from ${parent} parent where ${isSame}) limit 1`,
    );
    if (rows.length > 0) {
      broken.push(`${child}: ${name}`);
    }
  }
  return broken;
}
