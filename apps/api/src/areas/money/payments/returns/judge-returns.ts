import { startOfDay } from '@portal/domain/ground/formats/clock-days';
import { DEALER_TIME_ZONE } from '@portal/domain/ground/formats/dates';
import { unappliedPostingOf } from '@portal/domain/money/payments/journal-accounts';
import type { SentDebit } from '@portal/domain/money/payments/read-sent-debits';
import { type ReturnDifference, returnDifference } from '@portal/domain/money/payments/return-difference';
import {
  RETURN_FILE_BYTES_MAX,
  type ReturnFile,
  type ReturnFileProblem,
  type ReturnItem,
  type ReturnItemOutcome,
  readReturnFile,
} from '@portal/domain/money/payments/return-file';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { type AppError, invalid } from '../../../../platform/http/app-error.ts';
import { lockOrder } from '../../../order/trades/lock-order.ts';
import { sentDebitsReader } from '../debits/sent-debits-reader.ts';
import { findOrderOfEvent } from '../events/find-order-of-event.store.ts';
import { flagPayment } from '../flags/flag-payment.ts';
import { readMoneyFacts } from '../journal/money-facts.store.ts';
import { recordMoney } from '../journal/record-money.ts';
import { returnFor } from '../movements/return-payment.ts';
import type { JudgedItem } from './return-files.store.ts';

const SOURCE = 'return-file';

/**
 * Books one item of the bank's file: a returned debit of ours, found by order and amount. One that was returned before is known;
 * one that is not ours is stored without an order. Anything but a returned debit moves no investor's money.
 */
async function recordReturnItem(
  trx: Db,
  deps: Deps,
  file: Omit<ReturnFile, 'items'>,
  item: ReturnItem,
  order: { investorId: string; tradeId: string } | null,
): Promise<ReturnItemOutcome> {
  if (item.kind !== 'returned-debit' || item.amountCents === 0n) {
    return 'to-look-at';
  }
  const told = toldOf(file, item);
  const debits = order === null ? [] : await debitsOf(trx, order, item);
  if (order === null || debits.length === 0) {
    return keepUnapplied(trx, deps, item, told);
  }
  if (debits.every(({ cameBack }) => cameBack)) {
    return 'known';
  }
  const trade = await lockOrder(trx, order.investorId, order.tradeId);
  const { telling } = await returnFor(trx, deps, trade, { ...told, kind: 'returned' });
  return telling === 'told-otherwise' ? 'to-look-at' : 'recorded';
}

async function debitsOf(
  trx: Db,
  order: { investorId: string; tradeId: string },
  { amountCents }: ReturnItem,
) {
  const { debits } = await readMoneyFacts(trx, order.investorId, order.tradeId);
  return debits.filter((debit) => debit.amountCents === amountCents);
}

async function keepUnapplied(
  trx: Db,
  deps: Deps,
  { reference, amountCents, reason }: ReturnItem,
  told: ReturnType<typeof toldOf>,
): Promise<'unmatched'> {
  await recordMoney(trx, deps, null, { ...told, kind: 'returned', posting: unappliedPostingOf('returned') });
  const detail = { order: reference, event: told.eventId, source: SOURCE, kind: 'returned', reason };
  await flagPayment(trx, deps, 'unmatched', null, {
    subject: told.eventId,
    detail: { ...detail, amountCents: String(amountCents), reference: told.reference },
  });
  return 'unmatched';
}

function toldOf({ originatorId, number, createdOn }: Omit<ReturnFile, 'items'>, item: ReturnItem) {
  const { place, reason, originalType, amountCents, day, reference } = item;
  return {
    source: SOURCE,
    eventId: `${originatorId}/${createdOn}/${number}/${place}`,
    amountCents,
    reference: `return file ${number} of ${createdOn}, item ${place}`,
    valueAt: startOfDay(day, DEALER_TIME_ZONE),
    orderRef: reference,
    facts: { reason, originalType },
  } as const;
}

/** The bank's file of returned items. Throws VALIDATION with the line where it is malformed. */
export function readReturns(bytes: Uint8Array): ReturnFile {
  // One character per byte: accents must not shift the positions behind them.
  const read = readReturnFile(Buffer.from(bytes.subarray(0, RETURN_FILE_BYTES_MAX)).toString('latin1'));
  if ('problem' in read) {
    throw refusal(read.problem);
  }
  return read.value;
}

/** Books every item and says what became of it. Throws VALIDATION with the line of an item that differs from what we sent. */
export async function judgeReturns(trx: Db, deps: Deps, file: ReturnFile): Promise<JudgedItem[]> {
  const orders = new Map<string, Awaited<ReturnType<typeof findOrderOfEvent>>>();
  for (const { reference } of file.items) {
    orders.set(reference, orders.get(reference) ?? (await findOrderOfEvent(trx, reference)));
  }
  // Locks all orders first, always in the same sequence.
  const locked = [...orders.values()].flatMap((order) => (order === null ? [] : [order]));
  for (const { investorId, tradeId } of locked.sort((one, other) => (one.tradeId < other.tradeId ? -1 : 1))) {
    await lockOrder(trx, investorId, tradeId);
  }
  const judged: JudgedItem[] = [];
  const sentOf = sentDebitsReader(trx, deps);
  for (const item of file.items) {
    const order = orders.get(item.reference) ?? null;
    if (order !== null && item.kind === 'returned-debit') {
      refuseOtherDebit(item, await sentOf(order));
    }
    judged.push({ ...item, order, outcome: await recordReturnItem(trx, deps, file, item, order) });
  }
  return judged;
}

/** A debit must come back as we sent it. Throws VALIDATION with its line. */
function refuseOtherDebit(item: ReturnItem, sent: readonly SentDebit[]): void {
  const difference = returnDifference(item, sent);
  if (difference !== null) {
    throw refusal({ line: item.line, code: difference, reference: item.reference });
  }
}

type Refused = {
  line: number | null;
  code: ReturnFileProblem['code'] | ReturnDifference;
  reference?: string;
};

function refusal({ line, code, reference = '' }: Refused): AppError {
  const key = `officeMoney.returns.problems.${code.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase())}`;
  return invalid([
    { path: line === null ? 'file' : `file.${line}`, key, values: { line: line ?? 0, reference } },
  ]);
}
