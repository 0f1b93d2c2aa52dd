import type { ReturnFile } from '@portal/domain/money/payments/return-file';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { sha256OfFile } from '../../../../platform/crypto/new-token.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { judgeReturns, readReturns } from './judge-returns.ts';
import { insertReturnFile, insertReturnItems, type JudgedItem } from './return-files.store.ts';

export type ImportedReturnFile = ReturnFile & { id: string; judged: readonly JudgedItem[] };

/** The context of a stored file; bound to its row. */
export function returnFileContext(id: string): string {
  return `return-file:${id}`;
}

/**
 * Imports the bank's file of returned items, entirely or not at all: each returned debit is booked and its order goes back to its
 * investor; one that is not ours is stored and flagged. The same file, or another of its number and day, is known. Throws
 * STATEMENT_KNOWN, and VALIDATION with the line for a malformed file.
 */
export async function importReturns(
  deps: Deps,
  by: StaffActor,
  { fileName, bytes }: { fileName: string; bytes: Uint8Array },
): Promise<ImportedReturnFile> {
  const file = readReturns(bytes);
  const id = deps.newId();
  const at = deps.clock.now();
  const sha256 = await sha256OfFile(bytes);
  return transact(deps.db, async (trx) => {
    const sealed = deps.secrets.seal(Buffer.from(bytes), returnFileContext(id));
    const { originatorId, number, createdOn } = file;
    const record = { id, sha256, fileName, originatorId, number, createdOn, sealed };
    if (!(await insertReturnFile(trx, { ...record, importedBy: by.staffId, importedAt: at }))) {
      throw new AppError('STATEMENT_KNOWN');
    }
    const judged = await judgeReturns(trx, deps, file);
    await insertReturnItems(trx, id, judged);
    await appendAudit(trx, deps, at, {
      actor: nameOfActor(by),
      action: 'return-file.imported',
      target: `return-file:${id}`,
      investorId: null,
      detail: { ...auditOfStaff(by), number, createdOn, items: judged.length, sha256 },
    });
    return { ...file, id, judged };
  });
}
