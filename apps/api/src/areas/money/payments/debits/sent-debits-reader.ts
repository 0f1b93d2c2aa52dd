import { readSentDebits, type SentDebit } from '@portal/domain/money/payments/read-sent-debits';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { listFilesOfOrder, readSealedFile } from './debit-pages.store.ts';
import { debitFileContext } from './export-debits.ts';

/** Reads an order's debits as the stored files sent them to the bank, oldest first; opens each file once. */
export function sentDebitsReader(
  trx: Db,
  { secrets }: Pick<Deps, 'secrets'>,
): (order: { investorId: string; tradeId: string }) => Promise<SentDebit[]> {
  const files = new Map<string, readonly SentDebit[]>();
  const debitsOf = async (id: string) => {
    const text = (await secrets.open(await readSealedFile(trx, id), debitFileContext(id))).toString();
    const debits = readSentDebits(text);
    files.set(id, debits);
    return debits;
  };
  return async (order) => {
    const sent: SentDebit[] = [];
    for (const id of await listFilesOfOrder(trx, order)) {
      const debits = files.get(id) ?? (await debitsOf(id));
      sent.push(...debits.filter(({ reference }) => reference === orderReference(order.tradeId)));
    }
    return sent;
  };
}
