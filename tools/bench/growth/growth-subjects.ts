import type { Pool } from '../database.ts';

/** What stands in a call's path and query by name, such as `orderId`. */
export type Subject = Readonly<Record<string, string>>;

const SUBJECTS = 40;

/** Where the subjects of calls are found, each with an example as it may look; spread over the table by a digest of their ids. */
export const SUBJECT_KINDS = {
  order: {
    sql: 'select id as "orderId", left(id, 8) as reference from trades where status <> 0 order by md5(id)',
    example: { orderId: 'order', reference: 'abcdef01' },
  },
  'order with a profile': {
    sql: 'select id as "orderId", kyc_id as "kycId" from trades where kyc_id is not null and status <> 0 order by md5(id)',
    example: { orderId: 'order', kycId: 'profile' },
  },
  investor: {
    sql: 'select id as "investorId" from investors order by md5(id)',
    example: { investorId: 'investor' },
  },
  'investor with a profile': {
    sql: 'select investor_id as "investorId", id as "kycId" from kyc_versions where submitted_at is not null order by md5(id)',
    example: { investorId: 'investor', kycId: 'profile' },
  },
  name: {
    sql: "select first_name || ' ' || last_name as name from investors order by md5(id)",
    example: { name: 'Ada Tremblay' },
  },
  'end of a phone number': {
    sql: 'select right(phone, 7) as digits from investors where phone is not null order by md5(id)',
    example: { digits: '5550777' },
  },
  representative: {
    sql: 'select dealer_representative_id as "representativeId" from (select distinct dealer_representative_id from investors where dealer_representative_id is not null) had',
    example: { representativeId: 'rep-01' },
  },
  message: {
    sql: 'select id as "messageId" from contact_requests order by md5(id)',
    example: { messageId: 'message' },
  },
  colleague: { sql: 'select id as "staffId" from staff order by id', example: { staffId: 'staff' } },
  deal: { sql: 'select id as "dealId" from deals order by md5(id)', example: { dealId: 'deal' } },
  'version of a deal': {
    sql: 'select deal_id as "dealId", number::text as number from deal_versions order by md5(deal_id)',
    example: { dealId: 'deal', number: '1' },
  },
  'trust account': {
    sql: 'select id as "accountId" from trust_accounts order by id',
    example: { accountId: 'trust' },
  },
  'bank file': {
    sql: 'select id as "statementId" from bank_statements order by md5(id)',
    example: { statementId: 'file' },
  },
  'line of the bank': {
    sql: 'select id as "lineId" from bank_lines order by md5(id)',
    example: { lineId: 'line' },
  },
  amount: {
    sql: 'select (abs(cents) / 100)::text as dollars from bank_lines order by md5(id)',
    example: { dollars: '5000' },
  },
  'day in trust': {
    // Tuesdays and Thursdays, few of which are holidays: those have no page.
    sql: `select to_char(day, 'YYYY-MM-DD') as day from generate_series(current_date - 70, current_date - 1, interval '1 day') day
      where extract(isodow from day) in (2, 4) and day > (select min(opened_on::date) from trust_accounts)`,
    example: { day: '2026-11-18' },
  },
  'past day': {
    sql: "select to_char(now() - n * interval '3 days', 'YYYY-MM-DD') as day from generate_series(1, 40) n",
    example: { day: '2026-11-18' },
  },
  'colleague on a past day': {
    sql: `select staff.id as "staffId", to_char(now() - n * interval '9 days', 'YYYY-MM-DD') as day
      from staff cross join generate_series(1, 10) n order by md5(staff.id || n)`,
    example: { staffId: 'staff', day: '2026-11-18' },
  },
  /** Somebody with orders, logged in; `own` names the session (growth-sessions.ts). */
  'own order': {
    sql: `select trade.id as id, own.investor_id as "userId", own.id as own, trade.deal_id as "dealId"
      from sessions own cross join lateral (select id, deal_id from trades where investor_id = own.investor_id order by id limit 1) trade
      where own.id like 'growth-%' order by own.id`,
    example: { id: 'order', userId: 'investor', own: 'growth-1', dealId: 'deal' },
  },
  'own order to sign': {
    sql: `select trade.id, own.id as own from sessions own join trades trade on trade.investor_id = own.investor_id
      where own.id like 'growth-%' and trade.status = 0
        and exists (select from signing_envelopes envelope where envelope.trade_id = trade.id and envelope.status = 'open')
      order by own.id`,
    example: { id: 'order', own: 'growth-1' },
  },
  'own deal': {
    sql: `select deal.id, own.id as own from sessions own cross join lateral
        (select id from deals where deals.id in (select deal_id from trades where investor_id = own.investor_id) order by id limit 1) deal
      where own.id like 'growth-%' order by own.id`,
    example: { id: 'deal', own: 'growth-1' },
  },
} as const satisfies Record<string, { sql: string; example: Subject }>;
export type SubjectKind = keyof typeof SUBJECT_KINDS;

/** So many subjects of each kind as calls are asked over; none where the database has none. */
export async function findSubjects(pool: Pool): Promise<Map<SubjectKind, Subject[]>> {
  const found = new Map<SubjectKind, Subject[]>();
  for (const [kind, { sql }] of Object.entries(SUBJECT_KINDS)) {
    const { rows } = await pool.query<Subject>(`${sql} limit ${SUBJECTS}`);
    found.set(kind as SubjectKind, rows);
  }
  return found;
}
