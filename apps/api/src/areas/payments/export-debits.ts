import { dealerDay } from '@portal/domain/formats/clock-days';
import { businessDayAfter } from '@portal/domain/payments/business-days';
import {
  type Debit,
  type DebitOriginator,
  totalCents,
  writeDebitFile,
} from '@portal/domain/payments/debit-file';
import { DEBIT_CENTS_MAX } from '@portal/domain/payments/debit-file-layout';
import { orderReference } from '@portal/domain/trades/order-reference';
import { appendAudit } from '../../platform/audit/audit.store.ts';
import { sha256Hex } from '../../platform/crypto/tokens.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../platform/http/actor.ts';
import {
  type DebitFileRecord,
  findDebitFile,
  insertDebitFile,
  lockExports,
  lockOrdersToDebit,
  nextFileNumber,
  type OrderToDebit,
} from './debit-files.store.ts';
import { openAccount } from './sealed-account.ts';

/** Orders in one file; the rest wait for the next. */
const DEBITS_A_FILE_MAX = 2_000;

export type ExportedFile = Omit<DebitFileRecord, 'sealed'> & { text: string };

/** Why an order that could be debited is not in the file. */
export type LeftOut = {
  reference: string;
  because: 'account-changed' | 'looks-twice' | 'held-by-provider' | 'too-large';
};

export type DebitExport = { file: ExportedFile | null; leftOut: LeftOut[] };

/** What opens a kept file; bound to its row. */
export function debitFileContext(id: string): string {
  return `debit-file:${id}`;
}

/**
 * Makes the next debit file for the bank from approved orders with an authorization: each order is in one file, unless its debit
 * comes back. Due on the banks' next business day. Null when there is nothing to debit. The file is kept, sealed.
 */
export async function exportDebits(
  deps: Deps,
  by: StaffActor,
  originator: DebitOriginator,
): Promise<DebitExport> {
  return transact(deps.db, async (trx) => {
    await lockExports(trx);
    const orders = await lockOrdersToDebit(trx, DEBITS_A_FILE_MAX);
    const judged = await Promise.all(orders.map((order) => judge(deps, order)));
    const leftOut = judged.flatMap((each) => ('because' in each ? [each] : []));
    const ready = judged.flatMap((each) => ('because' in each ? [] : [each]));
    if (ready.length === 0) {
      return { file: null, leftOut };
    }
    const at = deps.clock.now();
    const createdOn = dealerDay(at);
    const debits = ready.map(({ debit }) => debit);
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

/** The file with this number again, byte for byte; null when there is none. That it was printed again is in the audit log. */
export async function reprintDebitFile(
  deps: Deps,
  by: StaffActor,
  number: number,
): Promise<ExportedFile | null> {
  const found = await findDebitFile(deps.db, number);
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
      detail: { ...auditOfStaff(by), number, sha256: facts.sha256 },
    }),
  );
  return { ...facts, text };
}

async function judge(
  deps: Deps,
  order: OrderToDebit,
): Promise<{ order: OrderToDebit; debit: Debit } | LeftOut> {
  const reference = orderReference(order.tradeId);
  if (order.heldBy !== null) {
    return { reference, because: order.heldBy };
  }
  if (order.amountCents > DEBIT_CENTS_MAX) {
    return { reference, because: 'too-large' };
  }
  const account = await openAccount(deps, order.tradeId, order.sealedAccount);
  if ('providerReference' in account) {
    return { reference, because: 'held-by-provider' };
  }
  const { institution, transit, account: number, accountHolder } = account;
  return {
    order,
    debit: {
      reference,
      amountCents: order.amountCents,
      payorName: accountHolder,
      institution,
      transit,
      account: number,
    },
  };
}
