import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import type { DaySpan } from './day-span.ts';
import type { StateBefore } from './day-state.ts';

/** A trust account at the end of a day, by its bank's files. */
export type AccountOfDay = {
  id: string;
  name: string;
  openedOn: string;
  openingCents: bigint;
  inCents: bigint;
  outCents: bigint;
  closingCents: bigint;
  /** True where a file has lines of a later day, or was imported after the day ended and has lines of it. */
  hasStatement: boolean;
  /** The balance that a person last read off the bank's page for that day; null where nobody did. */
  readCents: bigint | null;
};

/**
 * The accounts that existed on a day, by name: what the lines of each came to by the state of the day closed before, and what came
 * since. All lines of an account that the state does not know.
 */
export async function listAccountsOfDay(
  db: Db,
  { day, since, until }: DaySpan,
  before: StateBefore | null,
): Promise<AccountOfDay[]> {
  const known = (before?.accounts ?? []).map(({ id, cents }) => ({ id, cents: String(cents) }));
  const { rows } = await sql<AccountOfDay>`
    with known as (
      select * from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as account (id text, cents bigint)
    ), recorded as materialized (
      select account_id, day, cents from bank_lines where ${before !== null} and seq > ${before?.lineSeq ?? 0n}
    )
    select account.id, account.name, account.opened_on as "openedOn", account.opening_cents as "openingCents",
      moved."inCents", moved."outCents",
      (account.opening_cents + coalesce(known.cents, 0) + moved.cents)::bigint as "closingCents",
      exists (
        select 1 from bank_statements statement where statement.account_id = account.id
          and (statement.last_day > ${day} or (statement.last_day = ${day} and statement.imported_at >= ${until}))
      ) as "hasStatement",
      (
        select reading.cents from trust_balance_readings reading
        where reading.account_id = account.id and reading.day = ${day} order by reading.seq desc limit 1
      ) as "readCents"
    from trust_accounts account
    left join known on known.id = account.id
    cross join lateral (
      select coalesce(sum(line.cents), 0) as cents,
        coalesce(sum(line.cents) filter (where line.day > ${since} and line.cents > 0), 0)::bigint as "inCents",
        coalesce(-sum(line.cents) filter (where line.day > ${since} and line.cents < 0), 0)::bigint as "outCents"
      from (
        select later.day, later.cents from bank_lines later
        where later.account_id = account.id and later.day <= ${day}
          and later.day > case when known.id is null then '' else ${before?.day ?? ''} end
        union all
        select recorded.day, recorded.cents from recorded
        where known.id is not null and recorded.account_id = account.id and recorded.day <= ${before?.day ?? ''}
      ) line
    ) moved
    where account.opened_on <= ${day}
    order by account.name, account.id`.execute(db);
  return rows;
}

/** Locks the trust accounts: until the transaction ends no file is imported, and no day is prepared or closed. */
export async function holdTrustAccounts(trx: Db): Promise<void> {
  await trx.selectFrom('trust_accounts').select('id').orderBy('id').forUpdate().execute();
}

/** The first day with an account; null where there is none. */
export async function findFirstOpened(db: Db): Promise<string | null> {
  const { day } = await db
    .selectFrom('trust_accounts')
    .select(({ fn }) => fn.min('opened_on').as('day'))
    .executeTakeFirstOrThrow();
  return day;
}
