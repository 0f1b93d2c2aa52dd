import type { BankLine } from '@portal/domain/money/bank/statements/statement';
import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import { sha256OfFile } from '../../../../platform/crypto/new-token.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { breathe } from '../../../../platform/threads/breathe.ts';
import {
  hasStatement,
  insertLines,
  insertPassedOver,
  insertStatement,
  type NewLine,
} from '../accounts/bank-statements.store.ts';
import { findTrustAccount, keepProfile, lockTrustAccount } from '../accounts/trust-accounts.store.ts';
import { sealLine } from '../lines/line-text.ts';
import { type IdentifiedLine, splitKnownLines } from './split-known-lines.ts';
import { balanceOff, balanceStatement, type StatementInput } from './statement-input.ts';

export type ImportedStatement = { id: string; lines: number; newLines: number; closingCents: bigint };

/** The context of a stored file; bound to its row. */
export function statementContext(id: string): string {
  return `bank-statement:${id}`;
}

/**
 * Imports a bank's file for an account, entirely or not at all: every line can be read, the balances are consistent, and the
 * account's balance with the new lines is the one in the file. Lines that an earlier file had are recognized, so that files may
 * overlap. Throws NOT_FOUND, STATEMENT_KNOWN for the same bytes, and VALIDATION for what cannot be read or does not add up.
 */
export async function importStatement(
  deps: Deps,
  by: StaffActor,
  accountId: string,
  input: StatementInput,
): Promise<ImportedStatement> {
  const seen = await findTrustAccount(deps.db, accountId);
  if (seen === undefined) {
    throw new AppError('NOT_FOUND');
  }
  // Lines are recognized by fingerprints: another server may already make them with a newer key.
  await deps.secrets.keys.reload();
  const sha256 = await sha256OfFile(input.bytes);
  if (await hasStatement(deps.db, accountId, sha256)) {
    throw new AppError('STATEMENT_KNOWN');
  }
  const statement = await balanceStatement(seen, input);
  const { read, profile, fileAccount, openingCents, closingCents } = statement;
  const { lines } = read;
  const id = deps.newId();
  const at = deps.clock.now();
  return transact(deps.db, async (trx) => {
    const account = await lockTrustAccount(trx, accountId);
    if (account === undefined || (await hasStatement(trx, accountId, sha256))) {
      throw new AppError(account === undefined ? 'NOT_FOUND' : 'STATEMENT_KNOWN');
    }
    const { fresh, known } = await splitKnownLines(trx, deps.secrets, accountId, lines);
    const afterCents = fresh.reduce((sum, { cents }) => sum + cents, account.bankCents);
    if (fresh.length > 0 && afterCents !== closingCents) {
      throw balanceOff('officeMoney.statementGap', closingCents - afterCents);
    }
    await insertStatement(trx, {
      id,
      accountId,
      sha256,
      fileName: input.fileName,
      profile,
      lines: lines.length,
      newLines: fresh.length,
      rows: lines.length + read.passedOver.length,
      rowsBy: read.rowsBy,
      ...daysOf(lines),
      openingCents,
      closingCents,
      sealed: deps.secrets.seal(Buffer.from(input.bytes), statementContext(id)),
      importedBy: by.staffId,
      importedAt: at,
    });
    for await (const some of breathe(fresh)) {
      await insertLines(
        trx,
        { id, accountId },
        some.map((line) => newLine(deps, line)),
      );
    }
    const alike = known.map(({ line }) => ({ line, because: 'known' as const }));
    await insertPassedOver(trx, id, [...read.passedOver, ...alike]);
    await keepProfile(trx, accountId, profile, fileAccount);
    await appendAudit(trx, deps, at, {
      actor: nameOfActor(by),
      action: 'bank-statement.imported',
      target: `trust-account:${accountId}`,
      investorId: null,
      detail: {
        ...auditOfStaff(by),
        sha256,
        lines: lines.length,
        newLines: fresh.length,
        closingCents: String(closingCents),
      },
    });
    return { id, lines: lines.length, newLines: fresh.length, closingCents };
  });
}

/** The first and the last day of a file: a line that is dated back stands where the bank took it. */
function daysOf(lines: readonly BankLine[]): { firstDay: string; lastDay: string } {
  let [firstDay, lastDay] = [lines[0]?.day ?? '', lines[0]?.day ?? ''];
  // Not by sorting: a file of fifty thousand lines would hold everybody else for it.
  for (const { day } of lines) {
    if (day < firstDay) {
      firstDay = day;
    } else if (day > lastDay) {
      lastDay = day;
    }
  }
  return { firstDay, lastDay };
}

function newLine(deps: Pick<Deps, 'newId' | 'secrets'>, line: IdentifiedLine): NewLine {
  const id = deps.newId();
  return { ...line, id, sealed: sealLine(deps.secrets, id, line), mark: line.marks[0] };
}
