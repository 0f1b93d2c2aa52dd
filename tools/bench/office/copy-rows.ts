import { SEALED_COLUMNS } from '../../../apps/api/src/main/fold-areas.ts';
import type { SecretBox } from '../../../apps/api/src/platform/crypto/secret-box.ts';
import type { CopiedTable, Row } from './copied-tables.ts';

/** What changes from copy to copy, by table, on top of ids and what may be there once only. */
export type Varied = (table: string, row: Row, copy: number) => Row;

type Opened = {
  column: string;
  keys: readonly string[];
  contextOf: (...values: string[]) => string;
  plain: Buffer;
};
/** A row to copy, with its sealed values opened once: under another id each copy is sealed anew, as the product would. */
export type Original = { table: CopiedTable; row: Row; opened: readonly Opened[] };

/** Opens what is sealed in the rows. */
export async function openRows(
  secrets: Pick<SecretBox, 'open'>,
  tables: readonly CopiedTable[],
): Promise<Original[]> {
  const originals: Original[] = [];
  for (const table of tables) {
    for (const row of table.rows) {
      const opened: Opened[] = [];
      for (const { column, keys, contextOf } of SEALED_COLUMNS.filter((each) => each.table === table.name)) {
        const sealed = row[column];
        if (typeof sealed === 'string') {
          const context = contextOf(...keys.map((key) => String(row[key])));
          opened.push({ column, keys, contextOf, plain: await secrets.open(bytesOf(sealed), context) });
        }
      }
      originals.push({ table, row, opened });
    }
  }
  return originals;
}

/** The ids of the rows, which lead from one to another, and the addresses of their people. */
export function idsOf(tables: readonly CopiedTable[]): ReadonlySet<string> {
  const values = tables.flatMap(({ rows }) => rows.flatMap(({ id, email }) => [id, email]));
  return new Set(values.filter((value) => typeof value === 'string'));
}

/** One copy of a row: its ids and those that it names with the number of the copy, and its secrets sealed for them. */
export function copyRow(
  secrets: Pick<SecretBox, 'seal'>,
  { table, row, opened }: Original,
  copy: { number: number; ids: ReadonlySet<string>; vary: Varied },
): Row {
  const named = Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      const isOwn = typeof value === 'string' && (copy.ids.has(value) || table.once.includes(column));
      return [column, isOwn ? numbered(value, copy.number) : value];
    }),
  );
  const varied = { ...named, ...copy.vary(table.name, named, copy.number) };
  for (const { column, keys, contextOf, plain } of opened) {
    const context = contextOf(...keys.map((key) => String(varied[key])));
    varied[column] = `\\x${secrets.seal(plain, context).toString('hex')}`;
  }
  return varied;
}

/** The value of another copy: `ada-7@northline.example`, or the id with the number behind it. */
function numbered(value: string, number: number): string {
  return value.includes('@') ? value.replace('@', `-${number}@`) : `${value}-${number}`;
}

function bytesOf(text: string): Buffer {
  return Buffer.from(text.slice(2), 'hex');
}
