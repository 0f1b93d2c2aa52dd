import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import type { MoneyMove } from '@portal/domain/money/payments/office-money-proposals.wire';

/** A move, with the money as the person saw it when they chose the move: a reload must not change what they confirm. */
export type SeenMoney = {
  move: MoneyMove;
  name: string;
  order: OfficeOrder['order'];
  money: NonNullable<OfficeOrder['money']>;
};
