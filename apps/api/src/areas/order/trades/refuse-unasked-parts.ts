import type { ChangeablePart } from '@portal/domain/order/changes/change-requests';
import { isPartOpened } from '@portal/domain/order/changes/is-part-opened';
import { ask } from '../../../platform/ask.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { TradeRecord } from './trade-record.ts';

/** The form field of each part. */
const FIELDS: Readonly<Record<ChangeablePart, string>> = {
  'order.quantity': 'quantity',
  'order.joint': 'jointInvestor',
  'order.details': 'subDoc.scheduleA.registeredName',
  'order.payment': 'subDoc.paymentMethod',
};

/** Throws NOT_ASKED for changes to parts of an order other than those the dealer asked to have changed. */
export async function refuseUnaskedParts(
  trx: Db,
  deps: Pick<Deps, 'answers'>,
  trade: TradeRecord,
  changed: readonly ChangeablePart[],
): Promise<void> {
  if (trade.status !== 'changesAsked' || changed.length === 0) {
    return;
  }
  const asked = await ask(trx, deps, 'asked-of-order', trade);
  const unasked = asked === null ? [] : changed.filter((part) => !isPartOpened(part, asked));
  if (unasked.length > 0) {
    const fields = unasked.map((part) => ({ path: FIELDS[part], key: 'refusals.fieldNotAsked' }));
    throw new AppError('NOT_ASKED', { fields });
  }
}
