import { UNDECIDED } from '@portal/domain/order/exemptions/decide-exemption';
import type { Deps } from '../../../platform/deps.ts';
import { sealFacts } from './decision-facts.ts';
import type { DecisionRow, Occasion } from './exemption-tables.ts';
import type { JudgedOrder, Judgement } from './judge-purchaser.ts';

export { insertDecision } from './decisions.store.ts';

/** Why something was decided, and who caused it, as the audit log names them. */
export type Cause = { occasion: Occasion; by: string; isObserved: boolean };

/** A judgement as it is kept. */
export function decisionRow(
  { secrets, newId }: Pick<Deps, 'secrets' | 'newId'>,
  judgement: Judgement,
  { tradeId, dealId, totalCents }: Pick<JudgedOrder, 'tradeId' | 'dealId' | 'totalCents'>,
  { occasion, by, isObserved, at }: Cause & { at: Date },
): DecisionRow {
  const { investorId, kycId, dealVersion, province, decidedOn, countsFrom, decision } = judgement;
  const id = newId();
  return {
    id,
    trade_id: tradeId,
    investor_id: investorId,
    kyc_id: kycId,
    deal_id: dealId,
    deal_version: dealVersion === 0 ? null : dealVersion,
    total_cents: totalCents,
    province,
    decided_on: decidedOn,
    occasion,
    outcome: decision.outcome,
    exemption: decision.exemption,
    rule_id: decision.ruleId,
    cap_cents: decision.capCents,
    used_cents: decision.usedCents,
    room_cents: decision.roomCents,
    counts_from: countsFrom,
    forms: [...decision.forms],
    needs_advice: decision.needsAdvice,
    needs_evidence: decision.needsEvidence,
    needs_representative: decision.needsRepresentative,
    blocked_by: decision.blockedBy,
    rule_version: decision.ruleVersion,
    sealed_because: sealFacts(secrets, id, decision),
    is_observed: isObserved,
    decided_by: by,
    at,
    reason: null,
  };
}

/** What somebody puts on record afterwards, of an order of which nothing was decided at its time. */
type RecordedAfter = Pick<DecisionRow, 'reason'> & {
  investorId: string;
  exemption: NonNullable<DecisionRow['exemption']>;
  by: string;
  decidedOn: string;
  at: Date;
};

type OrderOfBefore = { id: string; dealId: string; totalCents: bigint; kycId: string | null };

/** The same as a decision is kept: it limits nothing, and asks for nothing. */
export function recordedAfterRow(
  deps: Pick<Deps, 'secrets' | 'newId'>,
  { id: tradeId, dealId, totalCents, kycId }: OrderOfBefore,
  { investorId, exemption, reason, by, decidedOn, at }: RecordedAfter,
): DecisionRow {
  const judgement: Judgement = {
    investorId,
    kycId,
    dealVersion: 0,
    province: null,
    decidedOn,
    countsFrom: null,
    roomVersion: 0n,
    decision: { ...UNDECIDED, outcome: 'allowed', exemption },
  };
  const cause = { occasion: 'recorded-after', by, isObserved: false, at } as const;
  return { ...decisionRow(deps, judgement, { tradeId, dealId, totalCents }, cause), reason };
}

/** What the audit log says of a decision: no fact of the person's. */
export function auditOfDecision(row: DecisionRow): Record<string, unknown> {
  return {
    decisionId: row.id,
    occasion: row.occasion,
    outcome: row.outcome,
    exemption: row.exemption,
    rule: row.rule_id,
    ruleVersion: row.rule_version,
    blockedBy: row.blocked_by,
    needsRepresentative: row.needs_representative,
  };
}
