import { addDays } from '@portal/domain/ground/formats/clock-days';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { sealLine } from '../areas/money/bank/lines/line-text.ts';
import type { Db } from '../platform/db/tables.ts';
import type { TestPortal } from './open-test-portal.ts';

const BEFORE_THE_FIRST_DAY = '2026-10-04';
const DAYS = 6;
const ACTS_MAX = 40;

/** What the journal can say: its kind, debit and credit, and whether it is about an order. */
const POSTINGS = {
  received: ['received', 'trust', 'order-funds', true],
  returned: ['returned', 'order-funds', 'trust', true],
  released: ['released', 'order-funds', 'issuers', true],
  refunded: ['refunded', 'order-funds', 'refunds-payable', true],
  'paid-out': ['paid-out', 'issuers', 'trust', true],
  'pay-out-reversed': ['pay-out-reversed', 'trust', 'issuers', true],
  unapplied: ['received', 'trust', 'unapplied', false],
  'bank-charge': ['returned', 'bank-charges', 'trust', false],
  'bank-interest': ['received', 'trust', 'bank-interest', false],
} as const;
type Name = keyof typeof POSTINGS;
const NAMES = Object.keys(POSTINGS).filter((name): name is Name => name in POSTINGS);

/** What happens, by how often; each act takes of the rest what it needs. */
const WHATS = {
  book: 8,
  match: 6,
  close: 4,
  undo: 3,
  'take-back': 2,
  allocate: 2,
  'send-back': 1,
  line: 1,
  debit: 2,
  'give-back': 2,
  account: 1,
} as const;
type What = keyof typeof WHATS;
const OFTEN = Object.keys(WHATS)
  .filter((what): what is What => what in WHATS)
  .flatMap((what) => Array.from({ length: WHATS[what] }, () => what));

export type Act = { what: What; name: Name; order: number; cents: number; day: number; pick: number };

/** Histories of the books and the bank, told in any order of their days, with days that are closed in between. */
export function acts(orders: number): fc.Arbitrary<Act[]> {
  const act = fc.record({
    what: fc.constantFrom(...OFTEN),
    name: fc.constantFrom(...NAMES),
    order: fc.nat(orders - 1),
    // Few, so that amounts meet.
    cents: fc.constantFrom(100, 100, 200, 300),
    day: fc.integer({ min: 1, max: DAYS }),
    pick: fc.nat(7),
  });
  return fc.array(act, { minLength: 5, maxLength: ACTS_MAX, size: 'max' });
}

export type WrittenBooks = { portal: TestPortal; investorId: string; tradeIds: readonly string[] };

/** Lets the books be written as they come, also where it would take two people. */
export async function openBooks(
  portal: TestPortal,
  investorId: string,
  tradeIds: readonly string[],
): Promise<WrittenBooks> {
  await sql`alter table money_journal disable trigger money_leaves_by_two`.execute(portal.db);
  return { portal, investorId, tradeIds };
}

/** The days of histories, from 1. */
export function dayOf(number: number): string {
  return addDays(BEFORE_THE_FIRST_DAY, number);
}

/** Noon of a day in Toronto. */
const noonOf = (number: number) => `${dayOf(number)}T16:00:00Z`;

/** Does what a history says, where there is something to do it with: as the `place`th act, after so many closed days. */
export async function addAct(
  db: Db,
  { portal, investorId, tradeIds }: WrittenBooks,
  { what, name, order, cents, day, pick }: Act,
  { place, closed }: { place: number; closed: number },
): Promise<void> {
  const tradeId = tradeIds[order] ?? '';
  const id = `row-${place}`;
  // What is told by the clock comes after the days that were closed.
  const now = noonOf(closed + 1);
  const ofOrder = { id, tradeId, investorId };
  switch (what) {
    case 'book': {
      const [kind, debit, credit, isOfOrder] = POSTINGS[name];
      const of = isOfOrder ? ofOrder : { id, tradeId: null, investorId: null };
      await sql`insert into money_journal ${COLUMNS} select ${row(of, kind, day)}, ${cents}::bigint, ${debit}, ${credit}, '{}'::jsonb`.execute(
        db,
      );
      return;
    }
    case 'take-back':
      await sql`insert into money_journal ${COLUMNS}
        select ${id}, 'dealer', ${id}, 'receipt-reversed', first.investor_id, first.trade_id, ${noonOf(day)}::timestamptz, now(), false,
          first.amount_cents, 'order-funds', 'trust', jsonb_build_object('row', first.id)
        from money_journal first
        where first.kind = 'received' and first.debit_account = 'trust' and first.credit_account = 'order-funds' and not exists (
          select 1 from money_journal later where later.facts ->> 'row' = first.id)
        order by seq offset ${pick} limit 1`.execute(db);
      return;
    case 'allocate':
    case 'send-back': {
      const credit = what === 'allocate' ? 'order-funds' : 'trust';
      const of = what === 'allocate' ? ofOrder : { id, tradeId: null, investorId: null };
      await sql`insert into money_journal ${COLUMNS}
        select ${row(of, what === 'allocate' ? 'received' : 'returned', day)}, ${cents}::bigint, 'unapplied', ${credit},
          jsonb_build_object('event', first.id)
        from money_journal first where first.credit_account = 'unapplied' order by seq offset ${pick} limit 1`.execute(
        db,
      );
      return;
    }
    case 'account':
      await addAccount(db, id, cents, dayOf(closed + 1));
      return;
    case 'line':
      await addLine(db, portal, { id, day: dayOf(day), cents, pick });
      return;
    case 'match':
      await match(db, portal, { id, day: dayOf(day), pick });
      return;
    case 'undo':
      await sql`update bank_matches set undone_at = now(), undone_by = 'somebody', undone_reason = 'Another was meant'
        where id = (select id from bank_matches where undone_at is null order by id offset ${pick} limit 1)`.execute(
        db,
      );
      return;
    case 'debit':
      await handOver(db, ofOrder, cents, now);
      return;
    case 'give-back':
      await giveBack(db, ofOrder, day, now);
      return;
    case 'close':
      return;
  }
}

const COLUMNS = sql`(id, source, event_id, kind, investor_id, trade_id, value_at, recorded_at, order_was_closed,
  amount_cents, debit_account, credit_account, facts)`;

type Of = { id: string; tradeId: string | null; investorId: string | null };

function row({ id, tradeId, investorId }: Of, kind: string, day: number): RawBuilder<unknown> {
  return sql`${id}, 'dealer', ${id}, ${kind}, ${investorId}::text, ${tradeId}::text, ${noonOf(day)}::timestamptz, now(), false`;
}

async function addAccount(db: Db, id: string, cents: number, openedOn: string): Promise<void> {
  await sql`insert into trust_accounts (id, name, currency, opening_cents, opened_on, created_at)
    values (${id}, ${id}, 'CAD', ${cents}, ${openedOn}, now())`.execute(db);
  await sql`insert into bank_statements (id, account_id, sha256, file_name, profile, lines, new_lines, first_day, last_day, opening_cents,
      closing_cents, sealed, imported_by, imported_at)
    values (${id}, ${id}, ${id}, 'statement.csv', '{}', 1, 1, ${openedOn}, ${openedOn}, 0, 0, '', 'somebody', now())`.execute(
    db,
  );
}

/** In the account of the number picked, the first where there is none yet. */
async function addLine(
  db: Db,
  { deps }: TestPortal,
  { id, day, cents, pick }: { id: string; day: string; cents: number; pick: number },
): Promise<void> {
  const { rows: any } = await sql`select 1 from trust_accounts`.execute(db);
  if (any.length === 0) {
    await addAccount(db, 'account', 0, dayOf(1));
  }
  const sealed = sealLine(deps.secrets, id, { description: id, party: null, plain: id });
  await sql`insert into bank_lines (id, account_id, statement_id, line_number, day, cents, likeness, occurrence, sealed, likeness_key)
    select ${id}, account.id, account.id, 1, ${day}, ${cents}::bigint, ${id}, 1, ${sealed}, 'key'
    from trust_accounts account order by account.id
    offset (select ${pick}::int % count(*) from trust_accounts) limit 1`.execute(db);
}

/** A line of its own stands for a row that is at no bank. */
async function match(
  db: Db,
  portal: TestPortal,
  { id, day, pick }: { id: string; day: string; pick: number },
): Promise<void> {
  const { rows } = await sql<{
    id: string;
    cents: string;
    tradeId: string | null;
    investorId: string | null;
  }>`
    select entry.id, (case entry.debit_account when 'trust' then entry.amount_cents else -entry.amount_cents end)::text as cents,
      entry.trade_id as "tradeId", entry.investor_id as "investorId"
    from money_journal entry
    where (entry.debit_account = 'trust') <> (entry.credit_account = 'trust') and not exists (
      select 1 from bank_matches match where match.journal_id = entry.id and match.undone_at is null)
    order by entry.seq offset ${pick} limit 1`.execute(db);
  const [entry] = rows;
  if (entry === undefined) {
    return;
  }
  const cents = Number(entry.cents);
  await addLine(db, portal, { id, day, cents, pick });
  await sql`insert into bank_matches (id, line_id, kind, cents, investor_id, trade_id, journal_id, is_booked, how, reason, matched_by, matched_at)
    values (${id}, ${id}, ${entry.tradeId === null ? 'unapplied' : 'received'}, ${Math.abs(cents)}, ${entry.investorId}, ${entry.tradeId},
      ${entry.id}, false, 'person', 'By the receipt', 'somebody', now())`.execute(db);
}

async function handOver(db: Db, { id, tradeId, investorId }: Of, cents: number, now: string): Promise<void> {
  const { rows } = await sql`
    select 1 from debit_file_items where trade_id = ${tradeId} and returned_at is null`.execute(db);
  if (rows.length > 0) {
    return;
  }
  await sql`insert into debit_files (id, number, created_on, due_on, debits, total_cents, sha256, sealed, created_at)
    values (${id}, 1, '2026-10-05', '2026-10-06', 1, ${cents}, '', '', ${now}::timestamptz)`.execute(db);
  await sql`insert into debit_file_items (file_id, investor_id, trade_id, amount_cents)
    values (${id}, ${investorId}, ${tradeId}, ${cents})`.execute(db);
}

async function giveBack(db: Db, of: Of, day: number, now: string): Promise<void> {
  await sql`insert into money_journal ${COLUMNS}
    select ${row(of, 'returned', day)}, item.amount_cents, 'order-funds', 'trust', '{}'::jsonb
    from debit_file_items item where item.trade_id = ${of.tradeId} and item.returned_at is null`.execute(db);
  await sql`update debit_file_items set returned_at = ${now}::timestamptz
    where trade_id = ${of.tradeId} and returned_at is null`.execute(db);
}
