import { SEALED_COLUMNS } from '../../../apps/api/src/main/fold-areas.ts';
import type { SecretBox } from '../../../apps/api/src/platform/crypto/secret-box.ts';
import type { Pool } from '../database.ts';
import { type CopiedTable, type Row, readPeople, readTable } from '../office/copied-tables.ts';
import type { Scope } from './pieces.ts';

type OpenedColumn = {
  column: string;
  keys: readonly string[];
  contextOf: (...values: string[]) => string;
  plain: Buffer;
};
/** A row to copy, with its sealed values opened once: under another id each copy is sealed anew, as the product would. */
export type TemplateRow = { table: string; row: Row; opened: readonly OpenedColumn[] };

/** A person of the demonstration: what is theirs, and what is of each of their orders. */
export type PersonTemplate = {
  investorId: string;
  rows: readonly TemplateRow[];
  orders: ReadonlyMap<string, readonly TemplateRow[]>;
  tables: readonly CopiedTable[];
};

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** Led to by what was proposed about an order. */
const OF_PROPOSALS = ['approvals', 'proposal_preparers', 'declarations'];

/** Reads everything that the database knows of a person, and tells their orders apart. */
export async function readPersonTemplate(
  pool: Pool,
  secrets: Pick<SecretBox, 'open'>,
  email: string,
): Promise<PersonTemplate> {
  const found = await pool.query<{ id: string }>('select id from investors where email = $1', [email]);
  const investorId = found.rows[0]?.id;
  if (investorId === undefined) {
    throw new Error(
      'The demonstration is not in this database: start the portal on it once with DEMO_DATA=1',
    );
  }
  const own = await readPeople(pool, [investorId]);
  const tradeIds = (own.find(({ name }) => name === 'trades')?.rows ?? []).map(({ id }) => String(id));
  const proposals = await readTable(
    pool,
    'proposals',
    'target',
    tradeIds.map((id) => `trade:${id}`),
  );
  const proposalIds = proposals.rows.map(({ id }) => String(id));
  const tables = [...own, proposals];
  for (const name of OF_PROPOSALS) {
    tables.push(await readTable(pool, name, 'proposal_id', proposalIds));
  }
  const all: TemplateRow[] = [];
  for (const table of tables) {
    for (const row of table.rows) {
      all.push({ table: table.name, row, opened: await opened(secrets, table.name, row) });
    }
  }
  return { investorId, ...byOrder(all, tradeIds), tables };
}

/** Opens what is sealed in a row. */
async function opened(secrets: Pick<SecretBox, 'open'>, table: string, row: Row): Promise<OpenedColumn[]> {
  const columns: OpenedColumn[] = [];
  for (const { column, keys, contextOf } of SEALED_COLUMNS.filter((each) => each.table === table)) {
    const sealed = row[column];
    if (typeof sealed === 'string') {
      const context = contextOf(...keys.map((key) => String(row[key])));
      const plain = await secrets.open(Buffer.from(sealed.slice(2), 'hex'), context);
      columns.push({ column, keys, contextOf, plain });
    }
  }
  return columns;
}

/** A row is of the order that it names, or that is named by what it names, such as an envelope's events. */
export function byOrder(
  all: readonly TemplateRow[],
  tradeIds: readonly string[],
): Pick<PersonTemplate, 'rows' | 'orders'> {
  const orderOf = new Map(tradeIds.map((id) => [id, id]));
  const placed = new Map<TemplateRow, string>();
  for (let before = -1; before < placed.size; ) {
    before = placed.size;
    for (const each of all.filter((one) => !placed.has(one))) {
      const order = idsIn(each.row).flatMap((id) => orderOf.get(id) ?? [])[0];
      if (order !== undefined) {
        placed.set(each, order);
        for (const id of [each.row.id, each.table === 'signed_documents' ? each.row.file_id : undefined]) {
          if (typeof id === 'string') {
            orderOf.set(id, order);
          }
        }
      }
    }
  }
  return {
    rows: all.filter((one) => !placed.has(one)),
    orders: new Map(tradeIds.map((id) => [id, all.filter((one) => placed.get(one) === id)])),
  };
}

/** The ids of these rows, each of this scope. */
export function scopesOf(rows: readonly TemplateRow[], scope: Scope): [string, Scope][] {
  return rows.flatMap(({ row }) => (typeof row.id === 'string' ? [[row.id, scope] as [string, Scope]] : []));
}

function idsIn(row: Row): string[] {
  return JSON.stringify(row).match(ID) ?? [];
}
