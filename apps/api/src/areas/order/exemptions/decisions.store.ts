import { sql } from 'kysely';
import { fixedStatement } from '../../../platform/db/fixed-statement.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { addedDecision, decisionParameters } from './added-decision.sql.ts';
import type { DecisionRow } from './exemption-tables.ts';

const insert = fixedStatement(`with ${addedDecision(1, null)} select`);

/** Adds a decision; triggers make the purchase that rests on it follow. */
export async function insertDecision(trx: Db, row: DecisionRow): Promise<void> {
  await insert(trx, decisionParameters(row));
}

/** What was decided last of one purchaser of an order; undefined before anything was. */
export async function findLastDecision(
  db: Db,
  { tradeId, investorId }: { tradeId: string; investorId: string },
) {
  return decisionsOf(db, tradeId).where('investor_id', '=', investorId).limit(1).executeTakeFirst();
}

/** The number of the last decision of an order; null before anything was decided. */
export async function findDecidedThrough(db: Db, tradeId: string): Promise<bigint | null> {
  const row = await db
    .selectFrom('exemption_decisions')
    .select('number')
    .where('trade_id', '=', tradeId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.number ?? null;
}

/** More decisions than an order has purchasers and changes. */
export const DECISIONS_SHOWN_MAX = 100;

/** Every decision of an order, the last first. */
export async function listDecisions(db: Db, tradeId: string) {
  return decisionsOf(db, tradeId).limit(DECISIONS_SHOWN_MAX).execute();
}

/** What was decided of one person by all their orders, the last first. */
export async function listDecisionsOfPerson(db: Db, investorId: string, limit: number) {
  return decisions(db)
    .select('trade_id as orderId')
    .where('investor_id', '=', investorId)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
}

/** What decisions rest on, sealed, by their ids. */
export async function findSealedFacts(db: Db, ids: readonly string[]) {
  return ids.length === 0
    ? []
    : db
        .selectFrom('exemption_decisions')
        .select(['id', 'sealed_because as sealedBecause'])
        .where('id', 'in', [...ids])
        .execute();
}

export type KeptDecision = Awaited<ReturnType<typeof listDecisions>>[number];

function decisionsOf(db: Db, tradeId: string) {
  return decisions(db).where('trade_id', '=', tradeId).orderBy('number', 'desc');
}

function decisions(db: Db) {
  return db
    .selectFrom('exemption_decisions')
    .select([
      'id',
      'investor_id as investorId',
      'kyc_id as kycId',
      'deal_version as dealVersion',
      'total_cents as totalCents',
      'province',
      sql<string>`decided_on::text`.as('decidedOn'),
      'occasion',
      'outcome',
      'exemption',
      'rule_id as ruleId',
      'cap_cents as capCents',
      'used_cents as usedCents',
      'room_cents as roomCents',
      'forms',
      'needs_advice as needsAdvice',
      'needs_evidence as needsEvidence',
      'needs_representative as needsRepresentative',
      'blocked_by as blockedBy',
      'rule_version as ruleVersion',
      'sealed_because as sealedBecause',
      'is_observed as isObserved',
      'decided_by as decidedBy',
      'at',
      'reason',
    ]);
}
