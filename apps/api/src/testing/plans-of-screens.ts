import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { Db, Tables } from '../platform/db/tables.ts';
import { manyOnDesk } from './many-on-desk.ts';
import { openLaidPortal, type TestPortal } from './open-test-portal.ts';
import { recordSql } from './record-sql.ts';
import { workOfYears } from './work-of-years.ts';

const ORDERS = 20_000;
/** What a screen may put in order at a time. */
const SORTED_MAX = 10_000;
/** A count that stops at its limit may take the first rows as they lie; no screen reads more. */
const READ_MAX = 5_000;
/** How wrong a guess may be where a loop follows it. */
const MISJUDGED_TIMES = 100;
const LOOPS_THAT_MATTER = 1_000;
/** Tables with a row for each order, person or act: none is read whole for a screen. */
const GROWING = [
  'trades',
  'investors',
  'audit_log',
  'money_journal',
  'bank_lines',
  'bank_matches',
  'kyc_versions',
];

/**
 * A portal with orders of ten years, each with money that was received and a line of the bank, matched where the order is over, as all
 * but the last five hundred are; and with each of them a proposal, a flag and a message.
 */
export function portalOfYears(): Promise<TestPortal> {
  return openLaidPortal('years', async (portal) => {
    await manyOnDesk(portal, ORDERS);
    await spreadOverYears(portal.db);
    await workOfYears(portal.db);
    // As the database itself does after so many changes: what is read from an index alone depends on it.
    await sql`vacuum analyze`.execute(portal.db);
  });
}

async function spreadOverYears(db: Kysely<Tables>): Promise<void> {
  const statements = [
    // All at once: what keeps orders and purchases in step has to look at every order that changes.
    sql`update trades set created_at = at, submitted_at = at, decided_at = at,
        status = case when at < now() - interval '83 days' then 8 else status end,
        quantity = quantity + ascii(trades.id), total_cents = unit_price_cents * (quantity + ascii(trades.id))
      from (select id, now() - row_number() over (order by id) * interval '4 hours' as at from trades) spread where spread.id = trades.id`,
    sql`insert into audit_log (at, actor, action, target, investor_id, detail, mac, key_id)
      select created_at, 'investor:' || investor_id, 'trade.signed', 'trade:' || id, investor_id, '{}', 'mac', 'key' from trades order by created_at`,
    sql`insert into money_journal (id, source, event_id, kind, investor_id, trade_id, amount_cents, debit_account, credit_account,
        value_at, recorded_at, order_was_closed, facts)
      select 'r' || id, 'dealer', 'r' || id, 'received', investor_id, id, total_cents, 'trust', 'order-funds', created_at, created_at, false, '{}'
      from trades`,
    sql`insert into trust_accounts (id, name, currency, opening_cents, opened_on, created_at) values ('t', 'Trust', 'CAD', 0, '2016-01-01', now())`,
    sql`insert into bank_statements (id, account_id, sha256, file_name, profile, lines, new_lines, first_day, last_day, opening_cents,
        closing_cents, sealed, imported_by, imported_at)
      values ('s', 't', 's', 's', '{}', 1, 1, '2016-01-01', '2016-01-01', 0, 0, '', 'staff', now())`,
    sql`insert into bank_lines (id, account_id, statement_id, line_number, day, cents, likeness, occurrence, matched_cents, sealed, likeness_key)
      select id, 't', 's', 1, to_char(created_at, 'YYYY-MM-DD'), total_cents, id, 1, 0, '', 'key'
      from trades`,
    sql`insert into bank_matches (id, line_id, kind, cents, investor_id, trade_id, journal_id, is_booked, how, matched_by, matched_at)
      select id, id, 'received', total_cents, investor_id, id, 'r' || id, false, 'reference', 'portal', created_at from trades where status = 8`,
  ];
  for (const statement of statements) {
    await statement.execute(db);
  }
}

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  /** Of each loop, as what was removed is. */
  'Actual Rows': number;
  'Actual Loops': number;
  'Plan Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
};

/** Every step of the plan by which the statements of some work were carried out, and the plans as PostgreSQL prints them. */
async function plansOf(
  portal: TestPortal,
  work: (db: Db) => Promise<unknown>,
): Promise<{ steps: Node[]; printed: string }> {
  const steps: Node[] = [];
  const printed: string[] = [];
  for (const { sql: text, parameters } of await recordSql(work)) {
    const { rows } = await portal.deps.withoutLimits((db) =>
      sql<{ 'QUERY PLAN': { Plan: Node }[] }>`${explained(text, parameters)}`.execute(db),
    );
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
    printed.push(JSON.stringify(plan, null, 1));
    steps.push(...(plan === undefined ? [] : allOf(plan)));
  }
  return { steps, printed: printed.join('\n') };
}

/** The statement with its parameters in their places. */
function explained(text: string, parameters: readonly unknown[]) {
  const parts = text.split(/\$\d+/);
  const numbers = [...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number) - 1);
  const pieces = parts.map((part, place) => {
    const number = numbers[place];
    return number === undefined ? sql.raw(part) : sql`${sql.raw(part)}${parameters[number]}`;
  });
  return sql`explain (analyze, format json) ${sql.join(pieces, sql.raw(''))}`;
}

function allOf(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(allOf)];
}

/** Fails, with the plans, where the statements of some work read a growing table whole, or sort more than a screen may. */
export async function expectSmallPlans(
  portal: TestPortal,
  work: (db: Db) => Promise<unknown>,
): Promise<void> {
  const { steps, printed } = await plansOf(portal, work);
  expect(steps.length, printed).toBeGreaterThan(0);
  const whole = steps.filter(
    (step) =>
      step['Node Type'] === 'Seq Scan' &&
      GROWING.includes(step['Relation Name'] ?? '') &&
      (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops'] > READ_MAX,
  );
  expect(
    whole.map((step) => step['Relation Name']),
    printed,
  ).toEqual([]);
  const sorted = steps.filter((step) => /Sort/.test(step['Node Type'])).flatMap(({ Plans = [] }) => Plans);
  expect(Math.max(0, ...sorted.map((step) => step['Actual Rows'])), printed).toBeLessThan(SORTED_MAX);
  expect(
    steps.filter(isMisjudged).map((step) => step['Node Type']),
    printed,
  ).toEqual([]);
}

/** A loop whose outer side has a hundred times as many rows as PostgreSQL thought, and so many that it would have chosen otherwise. */
function isMisjudged({ 'Node Type': kind, Plans: [outer] = [] }: Node): boolean {
  return (
    kind === 'Nested Loop' &&
    outer !== undefined &&
    outer['Actual Rows'] > LOOPS_THAT_MATTER &&
    outer['Actual Rows'] > outer['Plan Rows'] * MISJUDGED_TIMES
  );
}

/** Forgets what the database knows of its tables: as just after a load, until it has got round to counting them. */
export async function forgetStatistics({ db }: Pick<TestPortal, 'db'>): Promise<void> {
  await sql`delete from pg_statistic`.execute(db);
  await sql`update pg_class set reltuples = -1 where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(
    db,
  );
}
