import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import type { MoneyMove } from '@portal/domain/money/payments/office-money-proposals.wire';

/** A move and the money as the person saw it when they chose it; what is read anew meanwhile does not slip under it. */
export type SeenMoney = {
  move: MoneyMove;
  name: string;
  order: OfficeOrder['order'];
  money: NonNullable<OfficeOrder['money']>;
};
