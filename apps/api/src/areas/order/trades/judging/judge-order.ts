import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { adviceForOrder } from '../../exemptions/advice-for-order.ts';
import type { DecisionRow } from '../../exemptions/exemption-tables.ts';
import { findLastDecision, type KeptDecision } from '../../exemptions/find-decisions.ts';
import { type Judgement, judgePurchaser } from '../../exemptions/judge-purchaser.ts';
import { auditOfDecision, type Cause, decisionRow, insertDecision } from '../../exemptions/keep-decision.ts';
import { type Buyers, buyersOf } from '../locking/buyers-of.ts';
import type { TradeRecord } from '../trade-record.ts';

/** An order as far as its exemption depends on it. */
export type OrderToJudge = Pick<TradeRecord, 'investorId' | 'id' | 'dealId' | 'totalCents'>;

/** What was decided of one purchaser, and whether it is another result than the one that stood before. */
type JudgedPurchaser = Judgement & { isOther: boolean };

/**
 * Decides for every purchaser of an order whether and under which exemption they may buy, and keeps what was decided. Where nothing is
 * otherwise than it was decided last, that stands and no record is added, except where the order is handed over or approved. `only` one of
 * them is judged where it is their facts that changed; orders `without` are not counted. `buyers` are everybody, where the caller knows them.
 */
export async function judgeOrder(
  trx: Db,
  deps: Deps,
  order: OrderToJudge,
  cause: Cause,
  { only, buyers, without = [] }: { only?: string; buyers?: Buyers; without?: readonly string[] } = {},
): Promise<JudgedPurchaser[]> {
  const judgements: JudgedPurchaser[] = [];
  for (const investorId of only === undefined ? (buyers ?? (await buyersOf(trx, order))) : [only]) {
    const tradeId = order.id;
    const advice = await adviceForOrder(trx, { tradeId, investorId, totalCents: order.totalCents });
    const judged = {
      ownerId: order.investorId,
      tradeId,
      dealId: order.dealId,
      totalCents: order.totalCents,
      advice,
    };
    const judgement = await judgePurchaser(trx, deps, investorId, judged, { without });
    const at = deps.clock.now();
    const row = decisionRow(deps, judgement, judged, { ...cause, at });
    const last = await findLastDecision(trx, { tradeId, investorId });
    if (last === undefined || !isAsBefore(row, last)) {
      await insertDecision(trx, row);
      await appendAudit(trx, deps, at, {
        actor: 'system',
        action: 'trade.exemption-decided',
        target: `trade:${tradeId}`,
        investorId,
        detail: auditOfDecision(row),
      });
    }
    judgements.push({ ...judgement, isOther: last !== undefined && isOtherResult(row, last) });
  }
  return judgements;
}

/** What was decided when an order was handed over, when it was approved and after an upgrade stands on record for itself. */
function isOwnRecord({ occasion }: Pick<Cause, 'occasion'>): boolean {
  return occasion === 'submission' || occasion === 'approval' || occasion === 'upgrade';
}

/** Another outcome, exemption or form: what was signed no longer says under which exemption it is. In Québec they sign anew, French first. */
function isOtherResult(now: DecisionRow, last: KeptDecision): boolean {
  return (
    now.outcome !== last.outcome ||
    now.exemption !== last.exemption ||
    now.forms.join() !== last.forms.join() ||
    (now.province === 'CAN-QC' && last.province !== 'CAN-QC')
  );
}

function isAsBefore(now: DecisionRow, last: KeptDecision): boolean {
  return (
    (now.occasion === last.occasion || !isOwnRecord(now)) &&
    now.kyc_id === last.kycId &&
    now.deal_version === last.dealVersion &&
    now.total_cents === last.totalCents &&
    now.province === last.province &&
    now.decided_on === last.decidedOn &&
    now.outcome === last.outcome &&
    now.exemption === last.exemption &&
    now.rule_id === last.ruleId &&
    now.cap_cents === last.capCents &&
    now.used_cents === last.usedCents &&
    now.needs_advice === last.needsAdvice &&
    now.needs_evidence === last.needsEvidence &&
    now.needs_representative === last.needsRepresentative &&
    now.blocked_by === last.blockedBy &&
    now.rule_version === last.ruleVersion &&
    now.is_observed === last.isObserved &&
    now.forms.join() === last.forms.join()
  );
}
