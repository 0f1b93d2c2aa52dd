import { businessDayAfter } from '@portal/domain/ground/business-days/business-days';
import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import { dollarsFromCents, sumCents } from '@portal/domain/ground/money/cents';
import {
  DEBIT_PAGE_ROWS,
  DEBITS_SHOWN_MAX,
  type DebitFilePage,
  type DebitQuery,
  type DebitsDue,
  type ReturnedPage,
} from '@portal/domain/money/payments/office-debits.wire';
import { returnableUntil } from '@portal/domain/money/payments/return-file';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import type { Deps } from '../../../../platform/deps.ts';
import { readPlace, writePlace } from '../../../../platform/http/place-in-time.ts';
import { findOrdersToDebit, type OrderToDebit } from '../journal/debit-files.store.ts';
import { type FoundDebitFile, listDebitFiles, listInvestorNames, listReturned } from './debit-pages.store.ts';
import { DEBITS_A_FILE_MAX } from './export-debits.ts';
import { findDebitOriginator } from './find-debit-originator.ts';
import { judgeDebits } from './judge-debits.ts';

/** What the bank's next file would contain now, and which orders it would leave out and why. */
export async function showDebitsDue(deps: Deps): Promise<DebitsDue> {
  const orders = await findOrdersToDebit(deps.db, DEBITS_A_FILE_MAX);
  const { ready, leftOut } = await judgeDebits(deps, orders);
  const names = await listInvestorNames(
    deps.db,
    orders.map(({ investorId }) => investorId),
  );
  const rowOf = ({ tradeId, investorId, amountCents }: OrderToDebit) => ({
    orderId: tradeId,
    reference: orderReference(tradeId),
    investor: names.get(investorId) ?? '',
    amount: dollarsFromCents(amountCents),
  });
  return {
    isSetUp: (await findDebitOriginator(deps)) !== undefined,
    dueOn: businessDayAfter(dealerDay(deps.clock.now()), 1, 'banks'),
    count: ready.length,
    total: dollarsFromCents(sumCents(ready.map(({ order }) => order.amountCents))),
    rows: ready.slice(0, DEBITS_SHOWN_MAX).map(({ order }) => rowOf(order)),
    leftOut: leftOut.slice(0, DEBITS_SHOWN_MAX).map(({ order, because }) => ({ ...rowOf(order), because })),
  };
}

/** A page of the files made so far. Throws VALIDATION for an unknown page. */
export async function showDebitFiles(
  { db }: Pick<Deps, 'db'>,
  { after }: DebitQuery,
): Promise<DebitFilePage> {
  const place = readPlace(after);
  const found = await listDebitFiles(db, { after: place, limit: DEBIT_PAGE_ROWS + 1 });
  const rows = found.slice(0, DEBIT_PAGE_ROWS);
  const last = found.length > DEBIT_PAGE_ROWS ? rows.at(-1) : undefined;
  return {
    rows: rows.map(presentFile),
    next: last === undefined ? null : writePlace({ at: last.sortValue, id: last.id }),
  };
}

function presentFile(file: FoundDebitFile): DebitFilePage['rows'][number] {
  const { id, number, createdAt, dueOn, debits, totalCents, returned } = file;
  return {
    id,
    number,
    createdAt: createdAt.toISOString(),
    dueOn,
    returnableUntil: returnableUntil(dueOn),
    count: debits,
    total: dollarsFromCents(BigInt(totalCents)),
    returned,
  };
}

/** A page of returned debits. Throws VALIDATION for an unknown page. */
export async function showReturned({ db }: Pick<Deps, 'db'>, { after }: DebitQuery): Promise<ReturnedPage> {
  const place = readPlace(after);
  const found = await listReturned(db, { after: place, limit: DEBIT_PAGE_ROWS + 1 });
  const rows = found.slice(0, DEBIT_PAGE_ROWS);
  const last = found.length > DEBIT_PAGE_ROWS ? rows.at(-1) : undefined;
  return {
    rows: rows.map(
      ({ tradeId, investor, amountCents, importedAt, sortValue: _at, sortId: _id, ...item }) => ({
        ...item,
        importedAt: importedAt.toISOString(),
        amount: dollarsFromCents(BigInt(amountCents)),
        order:
          tradeId === null
            ? null
            : { id: tradeId, reference: orderReference(tradeId), investor: investor ?? '' },
      }),
    ),
    next: last === undefined ? null : writePlace({ at: last.sortValue, id: last.sortId }),
  };
}
