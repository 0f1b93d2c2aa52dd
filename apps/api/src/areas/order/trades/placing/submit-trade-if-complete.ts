import { factsOfTrade } from '@portal/domain/order/trades/trade-facts';
import { moveTrade, TRADE_STATUS_NUMBERS } from '@portal/domain/order/trades/trade-status';
import { announce } from '../../../../platform/announce.ts';
import { ask } from '../../../../platform/ask.ts';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { holdRegistrations } from '../../../firm/registrations/find-registrations.ts';
import { holdWorker } from '../../../people/representatives/find-representatives.ts';
import { isObserving } from '../../exemptions/is-observing.ts';
import { confirmReceipt } from '../confirm-receipt.ts';
import { exemptionAwaited } from '../judging/exemption-awaited.ts';
import { judgeOrder } from '../judging/judge-order.ts';
import { lockOrder } from '../lock-order.ts';
import { lockOrderToJudge } from '../locking/lock-order-to-judge.ts';
import { openScheduleA } from '../open-order.ts';
import { representativeAwaited } from '../representative-not-registered.ts';
import { residenceNotServed } from '../residence-not-served.ts';
import { findEditableTrade, findTradeKyc, updateTrade } from '../trades.store.ts';

/**
 * Submits the order to the dealer once nothing is missing: application, details, payment, every signature, a province the dealer
 * serves, a representative who is registered there, and every purchaser's acceptance of the current offering memorandum. Called in the transaction of any step that may be
 * the last, which has locked the order with everybody who buys with it (`lockOrderToJudge`); does nothing while something is missing.
 */
export async function submitTradeIfComplete(
  trx: Db,
  deps: Deps,
  investorId: string,
  tradeId: string,
): Promise<void> {
  const trade = await lockOrder(trx, investorId, tradeId);
  const kyc = trade.kycId === null ? undefined : await findTradeKyc(trx, investorId, trade.kycId);
  const scheduleA = await openScheduleA(deps.secrets, trade);
  const facts = factsOfTrade(
    {
      status: TRADE_STATUS_NUMBERS[trade.status],
      paymentCompleted: trade.paymentCompletedAt !== null,
      nextDrStepDesc: trade.nextDrStepDesc,
      kycId: kyc === undefined ? null : { signedAt: kyc.signedAt?.toISOString() ?? null },
      subDoc: {
        ...(scheduleA === null ? {} : { scheduleA }),
        paymentMethod: trade.paymentMethod ?? undefined,
      },
      approvalProcess: {
        investorSignedAt: trade.investorSignedAt?.toISOString() ?? null,
        jointSignedAt: trade.jointSignedAt?.toISOString() ?? null,
      },
      jointInvestor: trade.jointInvestor,
    },
    { kycComplete: kyc !== undefined },
  );
  const isWhole = facts.application && facts.details && facts.pay && facts.sign && trade.holdsUnits;
  if (!isWhole || !moveTrade(trade.status, { to: 'submitted', by: 'system' }).moved) {
    return;
  }
  if ((await residenceNotServed(trx, deps, trade, holdRegistrations)) !== null) {
    return;
  }
  await judgeOrder(trx, deps, trade, {
    occasion: 'submission',
    by: `investor:${investorId}`,
    isObserved: await isObserving(trx, deps),
  });
  const awaited =
    (await ask(trx, deps, 'what-order-waits-for', trade)) ??
    (await exemptionAwaited(trx, trade)) ??
    (await representativeAwaited(trx, deps, trade, holdWorker));
  if (awaited !== null) {
    return;
  }
  const at = deps.clock.now();
  await updateTrade(
    trx,
    trade,
    { status: 'submitted', submittedAt: at, holdExpiresAt: null, reason: null, nextStep: null },
    at,
  );
  await announce(trx, deps, 'order-submitted', { order: trade });
  if (trade.status === 'changesAsked') {
    await announce(trx, deps, 'order-handed-back', { order: trade });
  }
  await confirmReceipt(trx, deps, { ...trade, status: 'submitted' });
  await appendAudit(trx, deps, at, {
    actor: 'system',
    action: 'trade.submitted',
    target: `trade:${tradeId}`,
    investorId,
    detail: { from: trade.status },
  });
}

/** Submits the investor's open order of a deal, if it waited for nothing else. */
export async function submitOpenOrder(
  trx: Db,
  deps: Deps,
  { investorId, dealId }: { investorId: string; dealId: string },
): Promise<void> {
  const found = await findEditableTrade(trx, investorId, dealId);
  if (found?.status === 'open') {
    await lockOrderToJudge(trx, { investorId, tradeId: found.id });
    await submitTradeIfComplete(trx, deps, investorId, found.id);
  }
}
