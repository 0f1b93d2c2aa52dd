import { businessDayAfter } from '@portal/domain/ground/business-days/business-days';
import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import type { CalendarDate } from '@portal/domain/ground/people/calendar-date';
import { type DebitOriginator, totalCents, writeDebitFile } from '@portal/domain/money/payments/debit-file';
import type { LeftOutBecause } from '@portal/domain/money/payments/office-debits.wire';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { sha256Hex } from '../../../../platform/crypto/new-token.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { requestMail } from '../../../../platform/mail/request-mail.ts';
import {
  type DebitFileRecord,
  findDebitFile,
  findDebitFileById,
  insertDebitFile,
  lockExports,
  lockOrdersToDebit,
  nextFileNumber,
  type OrderToDebit,
} from '../journal/debit-files.store.ts';
import { judgeDebits } from './judge-debits.ts';

/** Orders per file; the rest wait for the next. */
export const DEBITS_A_FILE_MAX = 2_000;

export type ExportedFile = Omit<DebitFileRecord, 'sealed'> & { text: string };

/** Why an order that could be debited is not in the file. */
export type LeftOut = {
  reference: string;
  because: LeftOutBecause;
};

export type DebitExport = { file: ExportedFile | null; leftOut: LeftOut[] };

/** The context of a stored file; bound to its row. */
export function debitFileContext(id: string): string {
  return `debit-file:${id}`;
}

/**
 * Makes the bank's next debit file from approved orders with an authorization: each order is in one file, unless its debit comes
 * back. Due on the banks' next business day; null when there is nothing to debit. The file is stored sealed. `seen` is what a
 * person agreed to: throws CHANGED_MEANWHILE where anything else would be debited, such as after a second press.
 */
export async function exportDebits(
  deps: Deps,
  by: StaffActor,
  originator: DebitOriginator,
  seen?: { count: number; totalCents: bigint },
): Promise<DebitExport> {
  return transact(deps.db, async (trx) => {
    await lockExports(trx);
    const judged = await judgeDebits(deps, await lockOrdersToDebit(trx, DEBITS_A_FILE_MAX));
    const { ready } = judged;
    const leftOut = judged.leftOut.map(({ order, because }) => ({
      reference: orderReference(order.tradeId),
      because,
    }));
    const debits = ready.map(({ debit }) => debit);
    if (seen !== undefined && (debits.length !== seen.count || totalCents(debits) !== seen.totalCents)) {
      throw new AppError('CHANGED_MEANWHILE');
    }
    if (ready.length === 0) {
      return { file: null, leftOut };
    }
    const at = deps.clock.now();
    const createdOn = dealerDay(at);
    const number = await nextFileNumber(trx);
    const dueOn = businessDayAfter(createdOn, 1, 'banks');
    const text = writeDebitFile({ number, createdOn, dueOn, originator, debits });
    const id = deps.newId();
    const facts = {
      id,
      number,
      createdOn,
      dueOn,
      debits: debits.length,
      totalCents: totalCents(debits),
      sha256: sha256Hex(text),
      createdAt: at,
    };
    await insertDebitFile(
      trx,
      { ...facts, sealed: deps.secrets.seal(text, debitFileContext(id)) },
      ready.map(({ order }) => order),
    );
    for (const { order } of ready) {
      await announceDebit(trx, deps, order, dueOn);
    }
    await appendAudit(trx, deps, at, {
      actor: nameOfActor(by),
      action: 'debit-file.made',
      target: `debit-file:${id}`,
      investorId: null,
      detail: {
        ...auditOfStaff(by),
        number,
        debits: facts.debits,
        totalCents: String(facts.totalCents),
        sha256: facts.sha256,
      },
    });
    return { file: { ...facts, text }, leftOut };
  });
}

/** Whoever authorized one debit is told its day before it is made (Rule H1 lets nobody waive that). */
async function announceDebit(
  trx: Db,
  deps: Deps,
  { investorId, tradeId, amountCents }: OrderToDebit,
  dueOn: CalendarDate,
): Promise<void> {
  await requestMail(trx, deps, {
    template: 'debit-announced',
    investorId,
    tradeId,
    amountCents: String(amountCents),
    dueOn,
  });
}

/** The file with this number again, byte for byte; null when there is none. Reprinting is recorded in the audit log. */
export async function reprintDebitFile(
  deps: Deps,
  by: StaffActor,
  number: number,
): Promise<ExportedFile | null> {
  return printAgain(deps, by, await findDebitFile(deps.db, number));
}

/** The same by the file's id, as numbers start over. Throws NOT_FOUND. */
export async function printDebitFile(deps: Deps, by: StaffActor, fileId: string): Promise<ExportedFile> {
  const file = await printAgain(deps, by, await findDebitFileById(deps.db, fileId));
  if (file === null) {
    throw new AppError('NOT_FOUND');
  }
  return file;
}

async function printAgain(
  deps: Deps,
  by: StaffActor,
  found: DebitFileRecord | undefined,
): Promise<ExportedFile | null> {
  if (found === undefined) {
    return null;
  }
  const { sealed, ...facts } = found;
  const text = (await deps.secrets.open(sealed, debitFileContext(facts.id))).toString();
  await transact(deps.db, (trx) =>
    appendAudit(trx, deps, deps.clock.now(), {
      actor: nameOfActor(by),
      action: 'debit-file.printed-again',
      target: `debit-file:${facts.id}`,
      investorId: null,
      detail: { ...auditOfStaff(by), number: facts.number, sha256: facts.sha256 },
    }),
  );
  return { ...facts, text };
}
