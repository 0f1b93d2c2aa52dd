import type { KnownBank } from '@portal/domain/money/bank/bank-profiles';
import type { ReadStatement } from '@portal/domain/money/bank/statement';
import { sha256Hex } from '../../../platform/crypto/tokens.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { hasStatement } from './bank-statements.store.ts';
import { proposalsFor } from './read-bank-file.ts';
import { sortOutLines } from './sort-out-lines.ts';
import { readForAccount, type StatementInput } from './statement-input.ts';
import { findTrustAccount } from './trust-accounts.store.ts';

export type StatementPreview = {
  /** The account has these very bytes already. */
  isKnown: boolean;
  /** What the file may be, by all of its lines; a person says which. */
  proposals: ('ofx' | KnownBank)[];
  /** As it would be taken; null while nobody has said how it is read. */
  read: ReadStatement | null;
  /** Its lines that no earlier file had, by their numbers. */
  fresh: ReadonlySet<number>;
  /** By the statements so far, and with the new lines: what the bank has to say that it holds. */
  heldCents: bigint;
  afterCents: bigint;
};

/** Reads a file and keeps nothing of it: what it may be, and what would be taken or refused, line by line. Throws NOT_FOUND. */
export async function previewStatement(
  deps: Deps,
  accountId: string,
  input: StatementInput,
): Promise<StatementPreview> {
  const account = await findTrustAccount(deps.db, accountId);
  if (account === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const isSaid = input.profile !== undefined || account.profile !== null;
  const read = isSaid ? (await readForAccount(account, input)).read : null;
  const { fresh } = await sortOutLines(deps.db, deps.secrets, accountId, read?.lines ?? []);
  return {
    isKnown: await hasStatement(deps.db, accountId, sha256Hex(input.bytes)),
    proposals: await proposalsFor(input.bytes),
    read,
    fresh: new Set(fresh.map(({ line }) => line)),
    heldCents: account.bankCents,
    afterCents: fresh.reduce((sum, { cents }) => sum + cents, account.bankCents),
  };
}
