import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import { fullName } from '@portal/domain/ground/formats/full-name';
import { dollarsFromCents } from '@portal/domain/ground/money/cents';
import type { Language } from '@portal/domain/ground/people/languages';
import { isProvinceCode } from '@portal/domain/ground/people/provinces';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import { tradeStatusOf } from '@portal/domain/order/trades/trade-status';
import type { Db } from '../../../../platform/db/tables.ts';
import type { findInvestor } from '../../../people/accounts/find-account.ts';
import { findReferrer } from '../../../people/accounts/find-referrals.ts';
import { showRepresentative } from '../../../people/representatives/show-representative.ts';
import { listOtherOrders } from '../scope/orders-in-scope.store.ts';
import type { OrderInScope } from '../scope/require-order.ts';

type Investor = NonNullable<Awaited<ReturnType<typeof findInvestor>>>;

/** The investor, from their account, and their other orders. */
export async function factsOfInvestor(
  db: Db,
  investor: Investor,
  order: OrderInScope,
  { representativeId, language }: { representativeId: string | null; language: Language },
): Promise<OfficeOrder['investor']> {
  const { id, email, phone, province, dealerRepresentativeId } = investor;
  const representative = await showRepresentative(db, dealerRepresentativeId);
  const others = await listOtherOrders(db, order, language);
  return {
    id,
    name: fullName(investor),
    email,
    isEmailVerified: investor.emailVerifiedAt !== null,
    phone,
    language: investor.language,
    province: isProvinceCode(province) ? province : null,
    representative: representative?.fullName ?? null,
    referrer: await findReferrer(db, id, representativeId),
    since: investor.createdAt.toISOString(),
    otherOrders: others.map(({ id: otherId, dealName, status, totalCents }) => ({
      id: otherId,
      reference: orderReference(otherId),
      dealName,
      status: tradeStatusOf(status),
      total: dollarsFromCents(totalCents),
    })),
  };
}
