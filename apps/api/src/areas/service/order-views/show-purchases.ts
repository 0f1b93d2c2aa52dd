import { dollarsFromCents } from '@portal/domain/ground/money/cents';
import type { Language } from '@portal/domain/ground/people/languages';
import { mayLeave, purchaseStep } from '@portal/domain/order/purchasers/purchase-step';
import type { Purchase } from '@portal/domain/order/purchasers/purchases.wire';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import { tradeStatusOf } from '@portal/domain/order/trades/trade-status';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { listFormsOf } from '../../agreement/signing/links/law-of-order.ts';
import { findOrderJoined } from '../../order/purchasers/find-order-joined.ts';
import { cancellationOf } from '../../order/trades/cancelling/cancellation.ts';
import { listPurchaseViews, type PurchaseView } from './purchase-views.store.ts';

/** The orders that somebody joined as second purchaser, newest first, with nothing of the first one's profile, bank or answers. */
export async function listPurchases(deps: Deps, investorId: string, language: Language): Promise<Purchase[]> {
  return (await listPurchaseViews(deps.db, investorId, null)).map((view) => present(view, language));
}

/** One of them. Throws NOT_FOUND, also for an order that they left. */
export async function showPurchase(
  deps: Deps,
  investorId: string,
  tradeId: string,
  language: Language,
): Promise<Purchase> {
  const [view] = await listPurchaseViews(deps.db, investorId, tradeId);
  const order = await findOrderJoined(deps.db, investorId, tradeId);
  if (view === undefined || order === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const shown = present(view, language);
  if (view.jointSignedAt !== null) {
    return shown;
  }
  const forms = await listFormsOf(deps.db, order, 'joint', language);
  return { ...shown, forms: forms.map(({ title }) => title) };
}

function present(view: PurchaseView, language: Language): Purchase {
  const status = tradeStatusOf(view.status);
  const isSignedBySecond = view.jointSignedAt !== null;
  const { rightEndsAt, timeZone } = cancellationOf({ ...view, jointInvestor: {} }, view.province);
  return {
    id: view.id,
    reference: orderReference(view.id),
    investorName: `${view.firstName} ${view.lastName}`,
    deal: { slug: view.dealSlug, name: view.deal.name[language], location: view.deal.location[language] },
    quantity: view.quantity,
    orderTotal: dollarsFromCents(view.totalCents),
    status,
    step: purchaseStep({
      status,
      hasProfile: view.hasProfile,
      holdsUnits: view.holdsUnits,
      isSignedByFirst: view.investorSignedAt !== null,
      isSignedBySecond,
      owesMemorandum: view.owesMemorandum,
    }),
    joinedAt: view.joinedAt.toISOString(),
    signedAt: view.jointSignedAt?.toISOString() ?? null,
    holdExpiresAt: view.holdExpiresAt?.toISOString() ?? null,
    rightEndsAt: rightEndsAt?.toISOString() ?? null,
    timeZone,
    mayLeave: mayLeave({ status, isSignedBySecond }),
  };
}
