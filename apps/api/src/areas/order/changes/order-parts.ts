import { fullName } from '@portal/domain/ground/formats/full-name';
import type { ChangeablePart } from '@portal/domain/order/changes/change-requests';
import type { PaymentMethod } from '@portal/domain/order/trades/trade.wire';
import { openJson, sealJson } from '../../../platform/crypto/seal-json.ts';
import type { SecretBox } from '../../../platform/crypto/secret-box.ts';
import { openJointInvestor, openScheduleA } from '../trades/open-order.ts';
import type { TradeRecord } from '../trades/trade-record.ts';

/** The parts of an order that an investor may be asked to change, in readable form. */
export type OrderParts = {
  'order.quantity': number;
  'order.joint': string | null;
  'order.details': string | null;
  'order.payment': PaymentMethod | null;
} & Readonly<Record<ChangeablePart, string | number | null>>;

export function partsContext(requestId: string): string {
  return `order-parts:${requestId}`;
}

/** The present parts of an order. */
export async function partsOf(box: Pick<SecretBox, 'open'>, trade: TradeRecord): Promise<OrderParts> {
  const joint = await openJointInvestor(box, trade);
  const details = await openScheduleA(box, trade);
  const { city, province, registeredName, sourceOfFunds } = details ?? {};
  const written = [registeredName, city, province, sourceOfFunds].filter((part) => (part ?? '') !== '');
  return {
    'order.quantity': trade.quantity,
    'order.joint': joint === null ? null : `${fullName(joint)}, ${joint.email}`,
    'order.details': details === null ? null : written.join(', '),
    'order.payment': trade.paymentMethod,
  };
}

export function sealParts(box: Pick<SecretBox, 'seal'>, requestId: string, parts: OrderParts): Buffer {
  return sealJson(box, parts, partsContext(requestId));
}

export function openParts(
  box: Pick<SecretBox, 'open'>,
  requestId: string,
  sealed: Buffer,
): Promise<OrderParts> {
  return openJson(box, sealed, partsContext(requestId));
}
