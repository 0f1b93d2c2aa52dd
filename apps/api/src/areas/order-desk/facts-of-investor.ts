import { fullName } from '@portal/domain/formats/names';
import { dollarsFromCents } from '@portal/domain/money/cents';
import type { Language } from '@portal/domain/people/languages';
import { isProvinceCode } from '@portal/domain/people/provinces';
import { orderReference } from '@portal/domain/trades/order-reference';
import { tradeStatusOf } from '@portal/domain/trades/trade-status';
import type { OfficeOrder } from '@portal/domain/wire/office-order';
import type { Db } from '../../platform/db/tables.ts';
import type { findInvestor } from '../accounts/find-account.ts';
import { findReferrer } from '../accounts/find-referrer.ts';
import { showRepresentative } from '../representatives/show-representative.ts';
import { listOtherOrders } from './orders-in-scope.store.ts';
import type { OrderInScope } from './require-order.ts';

type Investor = NonNullable<Awaited<ReturnType<typeof findInvestor>>>;

/** Who ordered, by their account, and what else they ordered. */
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
