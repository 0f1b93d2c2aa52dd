import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import type { OrderPart } from '@portal/domain/desk/queues/order-parts';

/** Removes each part's share of the page's facts; separate lists are not even read for a person who may not see them. */
const TAKE_OUT: Readonly<Partial<Record<OrderPart, (page: OfficeOrder) => OfficeOrder>>> = {
  amounts: ({ order: { costs: _costs, ...order }, investor, ...page }) => ({
    ...page,
    order: { ...order, quantity: null, unitPrice: null, total: null },
    investor: { ...investor, otherOrders: investor.otherOrders.map((other) => ({ ...other, total: null })) },
  }),
  account: ({ order, ...page }) => ({ ...page, order: { ...order, method: null, accountLastDigits: null } }),
  'source-of-funds': ({ order, ...page }) => ({
    ...page,
    order: { ...order, scheduleA: withoutSource(order.scheduleA) },
  }),
  contact: ({ order, investor, ...page }) => ({
    ...page,
    order: {
      ...order,
      jointInvestor: order.jointInvestor === null ? null : { ...order.jointInvestor, email: null },
    },
    investor: { ...investor, email: null, phone: null, referrer: null },
  }),
  record: ({ approval, ...page }) => ({
    ...page,
    approval:
      approval?.exception == null
        ? approval
        : { ...approval, exception: { ...approval.exception, reason: null } },
  }),
  changes: ({ order, ...page }) => ({ ...page, order: { ...order, reason: null } }),
};

/** The page without what its reader's roles may not read. */
export function redactOrder(page: OfficeOrder): OfficeOrder {
  return page.notShown.reduce((left, part) => TAKE_OUT[part]?.(left) ?? left, page);
}

function withoutSource(scheduleA: OfficeOrder['order']['scheduleA']): OfficeOrder['order']['scheduleA'] {
  if (scheduleA === null) {
    return null;
  }
  const { sourceOfFunds: _source, intendedUse: _use, thirdParty: _party, ...rest } = scheduleA;
  return rest;
}
