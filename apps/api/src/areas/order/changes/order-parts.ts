import { fullName } from '@portal/domain/ground/formats/full-name';
import { LANGUAGES } from '@portal/domain/ground/people/languages';
import type { ChangeablePart } from '@portal/domain/order/changes/change-requests';
import type { PaymentMethod, ScheduleA } from '@portal/domain/order/trades/trade.wire';
import { openJson, sealJson } from '../../../platform/crypto/seal-json.ts';
import type { SecretBox } from '../../../platform/crypto/secret-box.ts';
import { translate } from '../../../platform/language/translate.ts';
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
  const written = details === null ? [] : writtenDetails(details);
  return {
    'order.quantity': trade.quantity,
    'order.joint': joint === null ? null : `${fullName(joint)}, ${joint.email}`,
    'order.details': details === null ? null : written.join(', '),
    'order.payment': trade.paymentMethod,
  };
}

/** As one text: whoever reads it later reads one of both languages. */
function writtenDetails(details: ScheduleA): string[] {
  const { registeredName = '', city, province = '', sourceOfFunds = '', intendedUse } = details;
  const use =
    intendedUse === undefined
      ? ''
      : LANGUAGES.map((language) => translate(language, `trades.intendedUses.${intendedUse}`)).join(' / ');
  const parts = [registeredName, city, province, sourceOfFunds, use, ...somebodyElse(details)];
  return parts.filter((part) => part !== '');
}

function somebodyElse({ thirdParty }: ScheduleA): string[] {
  if (thirdParty?.isForOther !== true) {
    return [];
  }
  const { name, relation, occupation, address, phone } = thirdParty;
  const known = thirdParty.kind === 'person' ? thirdParty.birthdate : thirdParty.registration;
  return [name, relation, occupation, known, address, phone];
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
