import type { Row } from '../office/copied-tables.ts';
import { type Copy, cut, quoted, type Scopes, sqlOf, textIn } from './pieces.ts';
import type { TemplateRow } from './read-templates.ts';
import type { TableColumns } from './table-columns.ts';

/** A value that Node works out for each copy, such as one that is sealed for it. */
export type Worked = { type: 'bytea' | 'text' | 'bigint'; of: (copy: Copy) => Buffer | string };
/** One statement that adds the rows of a table for any number of copies, and what it is given for each. */
export type Insert = { table: string; sql: string; worked: readonly Worked[] };

export type Rendering = {
  columns: ReadonlyMap<string, TableColumns>;
  scopes: Scopes;
  seal: (plain: Buffer | string, context: string) => Buffer;
  /** Values that are neither the template's nor an id's, as SQL of `c`. */
  varied: (table: string, row: Row) => Readonly<Record<string, string>>;
  /** What a bank's line is known by again. */
  markOfLine: (plain: string) => string;
};

/** `#<id of an order>` stands for the reference that a payer writes. */
const REFERENCE = /#([0-9a-f]{8})-[0-9a-f-]{27}/g;
/** In the zone in which a bank's days are days. */
const DAY_OF_BANK = "at time zone 'America/Toronto', 'YYYY-MM-DD')";

/** Statements that add what a template has, a table each, for the copies that they are given. */
export function renderInserts(rows: readonly TemplateRow[], rendering: Rendering): Insert[] {
  const tables = [...new Set(rows.map(({ table }) => table))];
  return tables.map((table) =>
    renderTable(
      table,
      rows.filter((row) => row.table === table),
      rendering,
    ),
  );
}

function renderTable(table: string, rows: readonly TemplateRow[], rendering: Rendering): Insert {
  const { types, once } = rendering.columns.get(table) ?? {
    types: new Map<string, string>(),
    once: new Set<string>(),
  };
  const worked: Worked[] = [];
  const values = rows.map((each) => {
    const varied = rendering.varied(table, each.row);
    const ofNode = new Map(each.opened.map((column) => [column.column, sealedFor(each, column, rendering)]));
    if (table === 'bank_lines') {
      ofNode.set('likeness', markFor(each, rendering));
    }
    const cells = [...types].map(([column, type]) => {
      const one = ofNode.get(column);
      if (one !== undefined) {
        worked.push(one);
        return `c.w${worked.length}`;
      }
      return (
        varied[column] ??
        cellOf({ table, column, type, isOnce: once.has(column) }, each.row[column], rendering.scopes)
      );
    });
    return `(${cells.join(', ')})`;
  });
  const named = [...types.keys()].map((column) => `"${column}"`).join(', ');
  return { table, worked, sql: insertOf({ table, named, values, worked }) };
}

/** A row `c` for each copy, from which the rows of the template are made, beside each other as they were written. */
export function insertOf({
  table,
  named,
  values,
  worked,
}: {
  table: string;
  named: string;
  values: readonly string[];
  worked: readonly Worked[];
}): string {
  const more = worked.map(({ type }, index) => ({ name: `w${index + 1}`, type }));
  const parameters = ['text[]', 'text[]', 'text[]', 'int[]', 'int[]', ...more.map(({ type }) => `${type}[]`)]
    .map((type, index) => `$${index + 1}::${type}`)
    .join(', ');
  const names = ['person', '"order"', 'deal', 'minutes', 'number', ...more.map(({ name }) => name)].join(
    ', ',
  );
  return `insert into ${table} (${named})
    select v.* from (
      select *, minutes * interval '1 minute' as back from unnest(${parameters}) as given (${names})
    ) c cross join lateral (values ${values.join(', ')}) v on conflict do nothing`;
}

/** The parameters of an insert for these copies. */
export function parametersOf({ worked }: Pick<Insert, 'worked'>, copies: readonly Copy[]): unknown[] {
  return [
    copies.map(({ person }) => person),
    copies.map(({ order }) => order),
    copies.map(({ deal }) => deal),
    copies.map(({ minutesBack }) => minutesBack),
    copies.map(({ number }) => number),
    ...worked.map(({ of }) => copies.map(of)),
  ];
}

function sealedFor(
  { row }: TemplateRow,
  { keys, contextOf, plain }: TemplateRow['opened'][number],
  { scopes, seal }: Rendering,
): Worked {
  const named = keys.map((key) => cut(String(row[key]), scopes));
  const words = wordsOf(plain, scopes);
  return {
    type: 'bytea',
    of: (copy) =>
      seal(
        words === null ? plain : textIn(words, copy).replace(REFERENCE, upperReference),
        contextOf(...named.map((key) => textIn(key, copy))),
      ),
  };
}

/** The mark of a line's text in each copy. */
function markFor({ row, opened }: TemplateRow, { scopes, markOfLine }: Rendering): Worked {
  const [sealed] = opened;
  const words = cut(
    sealed === undefined ? String(row.id) : JSON.parse(sealed.plain.toString()).plain,
    scopes,
  );
  return { type: 'text', of: (copy) => markOfLine(textIn(words, copy).replace(REFERENCE, upperReference)) };
}

function upperReference(_whole: string, begins: string): string {
  return begins.toUpperCase();
}

/** What was sealed, where it names what is copied; null where it names nothing or is no text. */
function wordsOf(plain: Buffer, scopes: Scopes) {
  const text = plain.toString('utf8');
  const pieces = Buffer.from(text).equals(plain) ? cut(text, scopes) : [];
  return pieces.length > 1 ? pieces : null;
}

type Cell = { table: string; column: string; type: string; isOnce: boolean };

function cellOf({ table, column, type, isOnce }: Cell, value: unknown, scopes: Scopes): string {
  if (value === null || value === undefined) {
    return `null::${type}`;
  }
  if (type === 'timestamp with time zone') {
    return `${quoted(String(value))}::timestamptz - c.back`;
  }
  if (table === 'bank_lines' && column === 'day') {
    return `to_char((${quoted(String(value))}::timestamptz - c.back) ${DAY_OF_BANK}`;
  }
  const text = type === 'jsonb' ? JSON.stringify(value) : textOf(value);
  const pieces = cut(text, scopes);
  const isNamed = pieces.some((piece) => typeof piece !== 'string');
  const suffix = isOnce && !isNamed ? ` || '-' || coalesce(c."order", c.person)` : '';
  const sql = `${sqlOf(pieces)}${suffix}`;
  return type === 'text' ? sql : `(${sql})::${type}`;
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) {
    return `{${value.map((each) => JSON.stringify(each)).join(',')}}`;
  }
  return String(value);
}
