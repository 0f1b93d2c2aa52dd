import type { Pool } from '../database.ts';
import { addRows, type OpenTransaction } from '../office/add-rows.ts';
import { type CopiedTable, type Row, readTable } from '../office/copied-tables.ts';
import type { DealFacts } from './deal-facts.ts';
import { beginningOf } from './pieces.ts';

/** Tables of a deal by the column that names it; pictures and films are the template's, and the files of its papers are not on disk. */
const TABLES: Readonly<Record<string, string>> = {
  deals: 'id',
  deal_drafts: 'deal_id',
  deal_versions: 'deal_id',
  deal_documents: 'deal_id',
};
const BEGINNING = 0xa000_0000;

/** How the ids of a copy of a deal begin. */
export function dealBeginning(number: number): string {
  return beginningOf(BEGINNING + number);
}

/** Notes the deals that are there, and what was taken of them beside what their orders hold. */
export async function noteDeals(pool: Pool): Promise<void> {
  await pool.query(
    `create table if not exists seed.deals
       (deal_id text primary key, is_copy boolean not null default false, base_units int not null default 0)`,
  );
  await pool.query(
    `insert into seed.deals (deal_id, base_units)
     select id, units_taken - coalesce((select sum(quantity) from trades where deal_id = deals.id and holds_units), 0)
     from deals on conflict do nothing`,
  );
}

/** Adds copies of the demonstration's deals by their numbers, in turn, each under a slug and a name of its own. */
export async function addDealCopies(
  trx: OpenTransaction,
  templates: readonly DealFacts[],
  numbers: readonly number[],
): Promise<void> {
  for (const [place, { id }] of templates.entries()) {
    const own = numbers.filter((number) => number % templates.length === place);
    if (own.length === 0) {
      continue;
    }
    const tables = await readDeal(trx, id);
    for (const table of tables) {
      const rows = own.flatMap((number) =>
        table.rows.map((row) => copyOfDeal(table.name, row, { id, number, tables })),
      );
      await addRows(trx, table, rows);
    }
    const ids = own.map((number) => `${dealBeginning(number)}${id.slice(8)}`);
    await trx.query(
      'insert into seed.deals (deal_id, is_copy) select unnest($1::text[]), true on conflict do nothing',
      [ids],
    );
  }
}

async function readDeal(trx: OpenTransaction, id: string): Promise<CopiedTable[]> {
  const tables: CopiedTable[] = [];
  for (const [name, column] of Object.entries(TABLES)) {
    tables.push(await readTable(trx, name, column, [id]));
  }
  const papers = tables.flatMap(({ rows }) =>
    rows.flatMap(({ file_id }) => (typeof file_id === 'string' ? [file_id] : [])),
  );
  const files = await readTable(trx, 'files', 'id', papers);
  const emergencies = await readTable(trx, 'emergencies', 'target', [`deal:${id}`, `memorandum:${id}`]);
  return [...tables, files, emergencies];
}

function copyOfDeal(
  table: string,
  row: Row,
  { id, number, tables }: { id: string; number: number; tables: readonly CopiedTable[] },
): Row {
  const slug = String(tables[0]?.rows[0]?.slug);
  const own = tables.flatMap((each) =>
    each.rows.flatMap((one) => (typeof one.id === 'string' ? [one.id] : [])),
  );
  const words = [...new Set([id, ...own])].reduce(
    (text, each) => text.replaceAll(each, `${dealBeginning(number)}${each.slice(8)}`),
    JSON.stringify(row).replaceAll(`"${slug}"`, `"${slug}-${number + 1}"`),
  );
  const copy: Row = named(JSON.parse(words), number + 1);
  return table === 'files'
    ? { ...copy, storage_key: `${row.storage_key}-${number + 1}` }
    : { ...copy, ...nothingTaken(table) };
}

function nothingTaken(table: string): Row {
  return table === 'deals' ? { units_taken: 0, investor_count: 0 } : {};
}

/** The deal's name with its number, wherever it stands. */
function named(value: Row, number: number): Row {
  const content = (value.content ?? (value.draft as Row | undefined)?.content) as
    | { name?: unknown }
    | undefined;
  const { name } = content ?? {};
  if (content !== undefined && typeof name === 'string') {
    content.name = `${name} ${number}`;
  } else if (content !== undefined && typeof name === 'object' && name !== null) {
    content.name = Object.fromEntries(
      Object.entries(name).map(([language, text]) => [language, `${text} ${number}`]),
    );
  }
  return value;
}

/**
 * Every deal says how many units its orders hold beside what was taken of it before, of how many orders, and has a fifth more to sell at
 * least: its draft and its version say so, too.
 */
export async function addUpDeals(trx: OpenTransaction): Promise<void> {
  await trx.query("set local session_replication_role = 'replica'");
  await trx.query(
    `update deals set units_taken = base_units + units, investor_count = orders,
       units_total = greatest(units_total, base_units + units + units / 5 + maximum_units)
     from seed.deals known join (
       select deal_id, coalesce(sum(quantity) filter (where holds_units), 0)::int as units,
         count(*) filter (where holds_units)::int as orders
       from trades group by deal_id
     ) held using (deal_id) where deals.id = deal_id`,
  );
  for (const table of ['deal_drafts', 'deal_versions']) {
    await trx.query(
      `update ${table} said set draft = jsonb_set(said.draft, '{unitsTotal}', to_jsonb(units_total))
       from deals where deals.id = said.deal_id and (said.draft ->> 'unitsTotal')::int <> units_total`,
    );
  }
}
