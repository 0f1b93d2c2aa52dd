import type { ConfirmReceiptsInput, DeskResults } from '@portal/domain/desk/queues/office-desk.wire';
import { centsFromDollars } from '@portal/domain/ground/money/cents';
import type { Language } from '@portal/domain/ground/people/languages';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { receivePayment } from '../../../money/payments/movements/receive-payment.ts';
import { showClaim } from '../claims/present-claim.ts';
import type { Reader } from '../rows/ask-queue.ts';
import { refusalOf } from './act-on-rows.ts';
import { requireFreeRow } from './require-row.ts';

/**
 * Records that money arrived in trust, order by order, each with its own result, by the use case for a single order. `key` is the
 * form's own: sending it again changes nothing. Orders held by somebody else are left to them.
 */
export async function confirmReceipts(
  deps: Deps,
  reader: Reader,
  { rows, key }: ConfirmReceiptsInput & { key: string | undefined },
  language: Language,
): Promise<DeskResults> {
  const results: DeskResults = [];
  for (const [place, { id, amount, reference }] of rows.entries()) {
    const refused = await refusalOf(language, async () => {
      const investorId = await requireInvestor(deps, reader, id);
      const payment = {
        amountCents: centsFromDollars(amount),
        reference,
        key: key === undefined ? undefined : `${key}/${place}`,
      };
      await receivePayment(deps, reader.actor, investorId, id, payment);
    });
    const claim =
      refused?.code === 'NOT_FOUND'
        ? null
        : await showClaim(deps.db, deps, reader.actor, { kind: 'money', id });
    results.push({ id, claim, refused });
  }
  return results;
}

/** The investor whose order waits for money. Throws NOT_FOUND, and CLAIMED if somebody else is working on it. */
async function requireInvestor(deps: Deps, reader: Reader, id: string): Promise<string> {
  const { row } = await requireFreeRow(deps.db, deps, reader, 'money', id);
  if (row.investorId === null) {
    throw new AppError('NOT_FOUND');
  }
  return row.investorId;
}
