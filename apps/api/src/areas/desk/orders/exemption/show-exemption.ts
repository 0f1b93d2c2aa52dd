import {
  DECISION_OCCASIONS,
  type KeptDecisionShown,
  type OfficeExemption,
  type PurchaserExemption,
} from '@portal/domain/desk/orders/office-exemption.wire';
import { LAW_FORMS } from '@portal/domain/ground/law/law-forms';
import { isRuleId } from '@portal/domain/ground/law/rules';
import { dollarsFromCents } from '@portal/domain/ground/money/cents';
import { isProvinceCode } from '@portal/domain/ground/people/provinces';
import { decisionOnWire } from '@portal/domain/order/exemptions/decision-on-wire';
import { BLOCKS } from '@portal/domain/order/exemptions/exemption-decision';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { openFacts } from '../../../order/exemptions/decision-facts.ts';
import { type KeptDecision, listDecisions } from '../../../order/exemptions/find-decisions.ts';
import { findClassConfirmation, listAdvice } from '../../../order/exemptions/keep-advice.ts';
import { findOrder } from '../../../order/trades/find-order.ts';
import { listPurchasers } from '../../../order/trades/find-purchasers.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import type { Reader } from '../../queues/rows/ask-queue.ts';
import { requireOrder } from '../scope/require-order.ts';
import { mayBeRecorded } from './may-be-recorded.ts';

/** Everything that was decided of an order's exemption, by purchaser, with what it rests on. Throws NOT_FOUND. */
export async function showExemption(deps: Deps, reader: Reader, orderId: string): Promise<OfficeExemption> {
  const { investorId, tradeId } = await requireOrder(deps.db, reader, orderId);
  const trade = await findOrder(deps.db, investorId, tradeId);
  const [purchasers, decisions] = await Promise.all([
    listPurchasers(deps.db, { investorId, id: tradeId }),
    listDecisions(deps.db, tradeId),
  ]);
  const status = trade?.status ?? 'open';
  const shown = purchasers.map((purchaser) =>
    showPurchaser(deps, { id: tradeId, status }, purchaser, decisions),
  );
  return { purchasers: (await Promise.all(shown)).flatMap((each) => (each === null ? [] : [each])) };
}

async function showPurchaser(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  { id: tradeId, status }: Pick<TradeRecord, 'id' | 'status'>,
  { role, investorId }: Purchaser,
  all: readonly KeptDecision[],
): Promise<PurchaserExemption | null> {
  if (investorId === null) {
    return null;
  }
  const own = all.filter((each) => each.investorId === investorId);
  const advice = await listAdvice(db, { tradeId, investorId });
  const [last] = own;
  return {
    role,
    decisions: await Promise.all(own.map((each) => showDecision(secrets, each))),
    advice: advice.map(({ result, totalCents, ...given }) => ({
      ...showGiven(given),
      result,
      total: dollarsFromCents(totalCents),
    })),
    isAdviceAsked: last?.needsAdvice === true,
    classConfirmed: await showConfirmation(db, { tradeId, investorId, kycId: last?.kycId ?? null }),
    isClassAsked: last?.needsEvidence === true,
    isRecordable: mayBeRecorded({ status }, last),
  };
}

async function showConfirmation(
  db: Db,
  { kycId, ...of }: { tradeId: string; investorId: string; kycId: string | null },
) {
  const found = kycId === null ? undefined : await findClassConfirmation(db, { ...of, kycId });
  return found === undefined ? null : showGiven(found);
}

type Purchaser = Awaited<ReturnType<typeof listPurchasers>>[number];
type Given = { firstName: string; lastName: string; at: Date; reason: string };
const showGiven = ({ firstName, lastName, at, reason }: Given) => ({
  name: `${firstName} ${lastName}`,
  at: at.toISOString(),
  reason,
});

async function showDecision(
  secrets: Pick<Deps['secrets'], 'open'>,
  decision: KeptDecision,
): Promise<KeptDecisionShown> {
  const facts = await openFacts(secrets, decision);
  const { ruleId, blockedBy, province, occasion, forms } = decision;
  return {
    ...decisionOnWire({
      ...decision,
      ...facts,
      ruleId: ruleId !== null && isRuleId(ruleId) ? ruleId : null,
      blockedBy: BLOCKS.find((block) => block === blockedBy) ?? null,
    }),
    id: decision.id,
    at: decision.at.toISOString(),
    occasion: DECISION_OCCASIONS.find((one) => one === occasion) ?? 'change',
    total: dollarsFromCents(decision.totalCents),
    dealVersion: decision.dealVersion,
    province: isProvinceCode(province) ? province : null,
    decidedOn: decision.decidedOn,
    forms: LAW_FORMS.filter((form) => forms.includes(form)),
    readings: [...facts.readings],
    ruleVersion: decision.ruleVersion,
    reason: decision.reason,
    isObserved: decision.isObserved,
  };
}
