import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import { dollarsFromCents } from '@portal/domain/ground/money/cents';
import type { Language } from '@portal/domain/ground/people/languages';
import { refundableCents as refundableOf } from '@portal/domain/money/payments/refundable';
import { returnableDebits } from '@portal/domain/money/payments/returnable-debits';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { showFlagsOf } from '../../money/payments/flag-desk/show-flags.ts';
import { listDebitsOfOrder, listMoney, orderMoney } from '../../money/payments/journal/order-money.ts';
import { readPayors } from '../../money/payments/journal/read-payors.ts';
import type { TradeRecord } from '../../order/trades/trade-record.ts';
import { moneyMovesOf, showMoneyProposal } from './show-money-proposal.ts';

/** Where the money of an order is, every movement of it, and what somebody has to look at. */
export async function showMoney(
  deps: Pick<Deps, 'db' | 'clock' | 'secrets'>,
  actor: StaffActor,
  trade: TradeRecord,
  language: Language,
): Promise<NonNullable<OfficeOrder['money']>> {
  const { db } = deps;
  const { investorId, id } = trade;
  const [money, lines, debits, flags, proposal] = await Promise.all([
    orderMoney(db, trade),
    listMoney(db, investorId, id),
    listDebitsOfOrder(db, investorId, id),
    showFlagsOf(deps, { tradeId: id }, language),
    showMoneyProposal(db, actor, trade),
  ]);
  const payors = await readPayors(
    db,
    deps,
    lines.map((line) => line.id),
  );
  const returnable = returnableDebits(debits, dealerDay(deps.clock.now()));
  const missing = trade.totalCents - money.inTrustCents - money.releasedCents;
  const refundable = refundableOf(trade, money.inTrustCents);
  const refundableCents = refundable > 0n ? refundable : 0n;
  return {
    inTrust: dollarsFromCents(money.inTrustCents),
    missing: dollarsFromCents(missing > 0n ? missing : 0n),
    toDebit: dollarsFromCents(money.toDebitCents),
    released: dollarsFromCents(money.releasedCents),
    refunded: dollarsFromCents(money.refundedCents),
    isDebitUnderWay: money.isDebitUnderWay,
    returnable:
      returnable === null
        ? null
        : { amount: dollarsFromCents(returnable.amountCents), until: returnable.until },
    movements: lines.map(({ id: rowId, kind, amountCents, at, source, reference }) => ({
      id: rowId,
      kind,
      amount: dollarsFromCents(amountCents),
      at: at.toISOString(),
      source,
      reference,
      payor: payors.get(rowId) ?? null,
    })),
    flags,
    refundable: dollarsFromCents(refundableCents),
    moves: moneyMovesOf(actor, trade, { inTrustCents: money.inTrustCents, refundableCents, proposal }),
    proposal,
  };
}
