import type { MoneyMove } from '@portal/domain/wire/office-money-proposals';
import type { OfficeOrder } from '@portal/domain/wire/office-order';

/** A move and the money as the person saw it when they chose it; what is read anew meanwhile does not slip under it. */
export type SeenMoney = {
  move: MoneyMove;
  name: string;
  order: OfficeOrder['order'];
  money: NonNullable<OfficeOrder['money']>;
};
