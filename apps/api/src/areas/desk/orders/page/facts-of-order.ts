import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import { dollarsFromCents } from '@portal/domain/ground/money/cents';
import type { Language } from '@portal/domain/ground/people/languages';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { failureReply } from '../../../../platform/http/failures/failure-reply.ts';
import { approvalAwaited } from '../../../order/trades/deciding/approval-awaited.ts';
import { openScheduleA } from '../../../order/trades/open-order.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';

/** The facts of an order, from its row and from what its investor is shown. */
export async function factsOfOrder(
  deps: Deps,
  trade: TradeRecord,
  wire: Trade,
  language: Language,
): Promise<Omit<OfficeOrder['order'], 'dueAt'>> {
  const { id: dealId, slug, name, closesAt } = wire.dealId;
  return {
    id: trade.id,
    reference: orderReference(trade.id),
    status: trade.status,
    deal: { id: dealId, slug, name, closesAt },
    quantity: trade.quantity,
    unitPrice: dollarsFromCents(trade.unitPriceCents),
    total: dollarsFromCents(trade.totalCents),
    ...(wire.costs === undefined ? {} : { costs: wire.costs }),
    holdsUnits: trade.holdsUnits,
    method: trade.paymentMethod,
    accountLastDigits: wire.payment?.accountLastDigits ?? null,
    scheduleA: await openScheduleA(deps.secrets, trade),
    jointInvestor: wire.jointInvestor,
    jointSigning: wire.jointSigning,
    createdAt: wire.createdAt,
    submittedAt: wire.submittedAt,
    decidedAt: wire.decidedAt,
    archivedAt: wire.archivedAt,
    fundsReceivedAt: wire.fundsReceivedAt,
    nextStep: trade.nextStep,
    reason: trade.reason,
    right: {
      state: wire.cancellation.right,
      endsAt: wire.cancellation.rightEndsAt,
      timeZone: wire.cancellation.timeZone,
    },
    waitsFor: await waitsFor(deps, trade, language),
  };
}

/** What keeps it from being approved, in the words of the refusal. */
async function waitsFor(
  deps: Deps,
  trade: TradeRecord,
  language: Language,
): Promise<OfficeOrder['order']['waitsFor']> {
  const code = await approvalAwaited(deps.db, deps, trade);
  return code === null
    ? null
    : { code, sentence: failureReply(new AppError(code), language, '').message[0] ?? '' };
}
