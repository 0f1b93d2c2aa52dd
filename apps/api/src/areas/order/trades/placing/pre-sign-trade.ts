import type { ChangeablePart } from '@portal/domain/order/changes/change-requests';
import { paymentMethodsFor } from '@portal/domain/order/trades/payment';
import { needsAccount } from '@portal/domain/order/trades/payment-methods';
import type { PaymentMethod, ScheduleA } from '@portal/domain/order/trades/trade.wire';
import { announce } from '../../../../platform/announce.ts';
import { ask } from '../../../../platform/ask.ts';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError, invalid } from '../../../../platform/http/app-error.ts';
import { flagThirdParty } from '../../../client/kyc/flags/flag-third-party.ts';
import { findSubmittedKyc } from '../../../client/kyc/submitted/find-submitted-kyc.ts';
import { allotRepresentative } from '../../../people/accounts/allot-representative.ts';
import { linksAccounts } from '../links-accounts.ts';
import { refuseUnlessEditable } from '../lock-order.ts';
import { lockOrderToJudge } from '../locking/lock-order-to-judge.ts';
import { openScheduleA, sealScheduleA } from '../open-order.ts';
import { keepUnitsForPurchaser, keepUnitsForRepresentative } from '../record-signatures.ts';
import { refuseUnaskedParts } from '../refuse-unasked-parts.ts';
import { representativeAwaited } from '../representative-not-registered.ts';
import { residenceNotServed } from '../residence-not-served.ts';
import type { TradeRecord } from '../trade-record.ts';
import { updateTrade } from '../trades.store.ts';
import { submitTradeIfComplete } from './submit-trade-if-complete.ts';

export type DetailsInput = { scheduleA: ScheduleA; paymentMethod: PaymentMethod };

/**
 * Takes Schedule A and the payment method, and ties the order to the version of the profile it relies on. Paid outside,
 * payment outside the portal, this completes the pay step (specification section 4). Throws NOT_FOUND, STATE_REFUSES, NOT_ASKED,
 * KYC_INCOMPLETE without a submitted profile, or PROVINCE_NOT_SERVED for its province.
 */
export async function preSignTrade(
  deps: Deps,
  investorId: string,
  tradeId: string,
  input: DetailsInput,
): Promise<void> {
  await transact(deps.db, async (trx) => {
    const trade = await lockOrderToJudge(trx, { investorId, tradeId });
    const kyc = await findSubmittedKyc(trx, investorId);
    refuseUnlessEditable(trade);
    if (kyc === undefined) {
      throw new AppError('KYC_INCOMPLETE');
    }
    const obstacle = await residenceNotServed(trx, deps, { investorId, id: tradeId, kycId: kyc.id });
    if (obstacle !== null) {
      throw new AppError(obstacle);
    }
    await allotRepresentative(trx, deps, investorId);
    const awaitsRepresentative =
      (await representativeAwaited(trx, deps, { investorId, id: tradeId, kycId: kyc.id })) !== null;
    if (await isUnchanged(deps, trade, input, kyc.id)) {
      // After a request for changes, the same details again mean "I have nothing to change here".
      await submitTradeIfComplete(trx, deps, investorId, tradeId);
      return;
    }
    if (
      !paymentMethodsFor({ linksAccounts: linksAccounts(deps), chosen: trade.paymentMethod }).includes(
        input.paymentMethod,
      )
    ) {
      throw invalid([{ path: 'subDoc.paymentMethod', key: 'trades.issues.paymentMethod', values: {} }]);
    }
    await refuseUnaskedParts(trx, deps, trade, await changedParts(deps, trade, input));
    const at = deps.clock.now();
    const debits =
      needsAccount(input.paymentMethod) &&
      (await ask(trx, deps, 'has-account-to-debit', {
        investorId,
        tradeId,
        method: input.paymentMethod,
      }));
    const isPaid = debits || !needsAccount(input.paymentMethod) || trade.fundsReceivedAt !== null;
    await updateTrade(
      trx,
      trade,
      {
        sealedScheduleA: sealScheduleA(deps.secrets, tradeId, input.scheduleA),
        paymentMethod: input.paymentMethod,
        paymentCompletedAt: isPaid ? (trade.paymentCompletedAt ?? at) : null,
        kycId: kyc.id,
        investorSignedAt: null,
        jointSignedAt: null,
        documentsSealedAt: null,
      },
      at,
    );
    const { thirdParty } = input.scheduleA;
    if (thirdParty?.isForOther === true) {
      await flagThirdParty(trx, deps, { kycId: kyc.id, investorId }, { tradeId, thirdParty });
    }
    if (trade.jointInvestor !== null) {
      await keepUnitsForPurchaser(trx, trade, at);
    }
    if (awaitsRepresentative) {
      await keepUnitsForRepresentative(trx, trade, at);
    }
    await announce(trx, deps, 'order-changed', { order: trade });
    await appendAudit(trx, deps, at, {
      actor: `investor:${investorId}`,
      action: 'trade.details-given',
      target: `trade:${tradeId}`,
      investorId,
      detail: {
        paymentMethod: input.paymentMethod,
        kycVersion: kyc.version,
        ...(thirdParty?.isForOther === true ? { isForOther: true } : {}),
      },
    });
  });
}

/** Unchanged details must not void the signatures given on them. */
async function isUnchanged(
  deps: Deps,
  trade: TradeRecord,
  input: DetailsInput,
  kycId: string,
): Promise<boolean> {
  return (
    trade.kycId === kycId &&
    trade.paymentMethod === input.paymentMethod &&
    (await isSameScheduleA(deps, trade, input))
  );
}

async function isSameScheduleA(deps: Deps, trade: TradeRecord, input: DetailsInput): Promise<boolean> {
  const asText = (scheduleA: ScheduleA | null) =>
    JSON.stringify(Object.entries(scheduleA ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)));
  return asText(await openScheduleA(deps.secrets, trade)) === asText(input.scheduleA);
}

/** What was given before and changes now. Missing money may be paid by any method. */
async function changedParts(deps: Deps, trade: TradeRecord, input: DetailsInput): Promise<ChangeablePart[]> {
  const before = await openScheduleA(deps.secrets, trade);
  // Details of before 1.2.0 lack what the law asks: giving them again is no change that somebody has to ask for.
  const hasDetails = before?.intendedUse !== undefined;
  const isPaid = trade.paymentCompletedAt !== null;
  return [
    ...(hasDetails && !(await isSameScheduleA(deps, trade, input)) ? (['order.details'] as const) : []),
    ...(isPaid && trade.paymentMethod !== input.paymentMethod ? (['order.payment'] as const) : []),
  ];
}
