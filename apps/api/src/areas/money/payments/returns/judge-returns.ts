import type { SentDebit } from '@portal/domain/money/payments/read-sent-debits';
import { type ReturnDifference, returnDifference } from '@portal/domain/money/payments/return-difference';
import {
  type ReturnFile,
  type ReturnFileProblem,
  type ReturnItem,
  readReturnFile,
} from '@portal/domain/money/payments/return-file';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { type AppError, invalid } from '../../../../platform/http/app-error.ts';
import { lockOrder } from '../../../order/trades/lock-order.ts';
import { sentDebitsReader } from '../debits/sent-debits.ts';
import { findOrderOfEvent } from '../events/find-order-of-event.store.ts';
import { recordReturnItem } from './record-return-item.ts';
import type { JudgedItem } from './return-files.store.ts';

/** The bank's file of items that came back. Throws VALIDATION with the line for one that is not whole. */
export function readReturns(bytes: Uint8Array): ReturnFile {
  // One byte, one character: accents must not shift the positions behind them.
  const read = readReturnFile(Buffer.from(bytes).toString('latin1'));
  if ('problem' in read) {
    throw refusal(read.problem);
  }
  return read.value;
}

/** Books what each item tells, and says what it became. Throws VALIDATION with the line of one that is not as we sent it. */
export async function judgeItems(trx: Db, deps: Deps, file: ReturnFile): Promise<JudgedItem[]> {
  const orders = new Map<string, Awaited<ReturnType<typeof findOrderOfEvent>>>();
  for (const { reference } of file.items) {
    orders.set(reference, orders.get(reference) ?? (await findOrderOfEvent(trx, reference)));
  }
  // All orders first, in one order for everybody.
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

/** A debit that we sent comes back as it was sent. Throws VALIDATION with its line. */
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
