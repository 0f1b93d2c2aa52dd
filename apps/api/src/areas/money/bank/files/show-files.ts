import { dollarsFromCents } from '@portal/domain/ground/money/cents';
import { FILE_PAGE_ROWS, type FileQuery } from '@portal/domain/money/bank/lines/file-query';
import type { BankFilesAnswer } from '@portal/domain/money/bank/statements/office-bank-files.wire';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { readPlace, writePlace } from '../../../../platform/http/place-in-time.ts';
import { findTrustAccount } from '../accounts/trust-accounts.store.ts';
import { type BankFileRecord, listBankFiles } from './bank-files.store.ts';

/** A page of the files imported for an account, newest first. Throws NOT_FOUND, and VALIDATION for an unknown page. */
export async function showFiles(
  { db }: Pick<Deps, 'db'>,
  accountId: string,
  { after }: FileQuery,
): Promise<BankFilesAnswer> {
  const account = await findTrustAccount(db, accountId);
  if (account === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const found = await listBankFiles(db, accountId, { after: readPlace(after), limit: FILE_PAGE_ROWS + 1 });
  const files = found.slice(0, FILE_PAGE_ROWS);
  const last = found.length > FILE_PAGE_ROWS ? files.at(-1) : undefined;
  return {
    account: { id: account.id, name: account.name },
    files: files.map(presentFile),
    next: last === undefined ? null : writePlace({ at: last.sortValue, id: last.id }),
  };
}

export function presentFile(file: BankFileRecord): BankFilesAnswer['files'][number] {
  const { id, fileName, importedBy, importedAt, firstDay, lastDay, lines, newLines, closingCents } = file;
  return {
    id,
    fileName,
    importedAt: importedAt.toISOString(),
    importedBy,
    firstDay,
    lastDay,
    lines,
    newLines,
    closingBalance: dollarsFromCents(closingCents),
  };
}
