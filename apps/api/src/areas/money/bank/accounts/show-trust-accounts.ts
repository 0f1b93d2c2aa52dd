import { dollarsFromCents } from '@portal/domain/ground/money/cents';
import type { trustAccountsSchema } from '@portal/domain/money/bank/lines/office-money.wire';
import { nameOfProfile } from '@portal/domain/money/bank/statements/name-of-profile';
import type { z } from 'zod';
import type { Deps } from '../../../../platform/deps.ts';
import { type LastStatement, listLastStatements } from './bank-statements.store.ts';
import { listTrustAccounts } from './trust-accounts.store.ts';

/** The trust accounts, as far as their banks' files go. */
export async function showTrustAccounts(deps: Deps): Promise<z.infer<typeof trustAccountsSchema>> {
  const accounts = await listTrustAccounts(deps.db);
  const last = await listLastStatements(deps.db);
  return accounts.map(({ id, name, profile, fileAccount, bankCents, lastDay, openLines }) => ({
    id,
    name,
    profile,
    profileName: profile === null ? null : nameOfProfile(profile),
    fileAccount,
    balance: dollarsFromCents(bankCents),
    lastDay,
    openLines,
    lastStatement: presentStatement(last.get(id)),
  }));
}

function presentStatement(statement: LastStatement | undefined) {
  if (statement === undefined) {
    return null;
  }
  const { fileName, importedAt, firstDay, lastDay, newLines, closingCents } = statement;
  return {
    fileName,
    importedAt: importedAt.toISOString(),
    firstDay,
    lastDay,
    newLines,
    closingBalance: dollarsFromCents(closingCents),
  };
}
