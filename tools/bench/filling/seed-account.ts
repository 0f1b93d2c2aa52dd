import { createHash } from 'node:crypto';
import { SEALED_COLUMNS } from '../../../apps/api/src/main/fold-areas.ts';
import type { SecretBox } from '../../../apps/api/src/platform/crypto/secret-box.ts';
import type { Pool } from '../database.ts';
import { addRows, type OpenTransaction } from '../office/add-rows.ts';
import type { Row } from '../office/copied-tables.ts';
import { quoted } from './pieces.ts';
import type { TemplateRow } from './read-templates.ts';

/** The account in trust of the seed, beside the demonstration's, which is a week old. */
export type SeedAccount = { id: string; likenessKey: string };
type StatementDay = { day: string; lines: number; cents: number; importedBy: string; profile: unknown };

const ID = '5eed0000-0000-4000-8000-000000000001';
const STATEMENT_REST = '-5eed-4000-8000-000000000002';
const NAME = 'TD 0991';
/** Older than the earliest order. */
const OPENED_DAYS_AGO = 1_200;
/** Lines of a file have numbers; an order has two of them. */
const LINES_A_FILE = 4_000;
/** The bank's files come in the morning after. */
const FILE_AFTER = "interval '32 hours'";

/** Opens the account unless it is there. */
export async function openSeedAccount(pool: Pool): Promise<SeedAccount> {
  const { rows } = await pool.query<{ key: string }>(
    'select likeness_key as key from bank_lines where likeness_key is not null order by seq limit 1',
  );
  await pool.query(
    `insert into trust_accounts (id, name, currency, opening_cents, opened_on, profile, created_at)
     select $1, $2, currency, 0, to_char(now() - $3 * interval '1 day', 'YYYY-MM-DD'), profile, now() - $3 * interval '1 day'
     from trust_accounts where id <> $1 order by created_at limit 1 on conflict do nothing`,
    [ID, NAME, OPENED_DAYS_AGO],
  );
  return { id: ID, likenessKey: rows[0]?.key ?? '' };
}

/** A line of the bank, in the file of its day. */
export function lineRow(
  { id: accountId, likenessKey }: SeedAccount,
  line: { id: string; at: unknown; cents: number; isMatched: boolean; text: string },
): TemplateRow {
  const { id, at, cents, isMatched, text } = line;
  const column = SEALED_COLUMNS.find(({ table }) => table === 'bank_lines');
  if (column === undefined) {
    throw new Error('The text of a bank line is not sealed');
  }
  const plain = { description: text, party: null, plain: `${id} ${text}` };
  const row: Row = { id, account_id: accountId, day: at, cents, occurrence: 1, likeness_key: likenessKey };
  return {
    table: 'bank_lines',
    row: { ...row, matched_cents: isMatched ? Math.abs(cents) : 0 },
    opened: [{ ...column, plain: Buffer.from(JSON.stringify(plain)) }],
  };
}

/** The columns that say in which file of the account a line is, as SQL. */
export function placeOfLine(row: Row): Record<string, string> {
  if (row.account_id !== ID) {
    return {};
  }
  const day = `(${quoted(String(row.day))}::timestamptz - c.back) at time zone 'America/Toronto'`;
  const place = Number(row.cents) > 0 ? 1 : 2;
  return {
    statement_id: `to_char(${day}, 'YYYYMMDD') || '${STATEMENT_REST}'`,
    line_number: `c.number % ${LINES_A_FILE / 2} * 2 + ${place}`,
  };
}

/** Writes the bank's files of the lines that are there, a day each, and sums the account up; anew each time. */
export async function writeStatements(trx: OpenTransaction, secrets: Pick<SecretBox, 'seal'>): Promise<void> {
  const { rows: days } = await trx.query<StatementDay>(
    `select day, count(*)::int as lines, sum(cents)::float8 as cents,
       (select imported_by from bank_statements where account_id <> $1 limit 1) as "importedBy",
       (select profile from trust_accounts where id = $1) as profile
     from bank_lines where account_id = $1 group by day order by day`,
    [ID],
  );
  await trx.query("set local session_replication_role = 'replica'");
  await trx.query('delete from bank_statements where account_id = $1', [ID]);
  let balance = 0;
  const statements: Row[] = [];
  for (const each of days) {
    statements.push(statementOf(each, balance, secrets));
    balance += each.cents;
  }
  await addRows(trx, { name: 'bank_statements', columns: Object.keys(statements[0] ?? {}) }, statements);
  await trx.query(
    `update bank_statements set imported_at = day::timestamp at time zone 'America/Toronto' + ${FILE_AFTER}
     from (select id as statement, first_day as day from bank_statements) of_day where id = statement and account_id = $1`,
    [ID],
  );
  await trx.query('update trust_accounts set lines_cents = $2 where id = $1', [ID, balance]);
}

/** What the database keeps of money that no line of a bank stands for, in or out, where its triggers did not see the rows come. */
export async function keepMoneyNotAtBank(trx: OpenTransaction): Promise<void> {
  await trx.query(
    `insert into money_not_at_bank (journal_id, seq, value_at)
     select entry.id, entry.seq, entry.value_at from money_journal entry
     where (entry.debit_account = 'trust') <> (entry.credit_account = 'trust') and not exists (
       select 1 from bank_matches match where match.journal_id = entry.id and match.undone_at is null)
     on conflict do nothing`,
  );
  await trx.query(
    `insert into money_not_paid_out (journal_id)
     select decided.id from money_journal decided
     where decided.kind in ('released', 'refunded') and decided.source <> 'bank' and decided.facts ->> 'event' is null
       and not exists (
         select 1 from money_journal paid join bank_matches match on match.journal_id = paid.id and match.undone_at is null
         where paid.kind = 'paid-out' and paid.facts ->> 'row' = decided.id)
     on conflict do nothing`,
  );
}

function statementOf(
  { day, lines, cents, importedBy, profile }: StatementDay,
  openingCents: number,
  secrets: Pick<SecretBox, 'seal'>,
): Row {
  const id = `${day.replaceAll('-', '')}${STATEMENT_REST}`;
  const text = `${day},${lines} LINES OF A SEED,,${openingCents},${openingCents + cents}`;
  const column = SEALED_COLUMNS.find(({ table }) => table === 'bank_statements');
  return {
    id,
    account_id: ID,
    sha256: createHash('sha256').update(text).digest('hex'),
    file_name: `td-${day}.csv`,
    profile,
    lines,
    new_lines: lines,
    first_day: day,
    last_day: day,
    opening_cents: openingCents,
    closing_cents: openingCents + cents,
    sealed: `\\x${secrets.seal(text, column?.contextOf(id) ?? '').toString('hex')}`,
    imported_by: importedBy,
    imported_at: `${day}T12:00:00Z`,
    rows: Math.max(lines, LINES_A_FILE),
    rows_by: 'line',
  };
}
