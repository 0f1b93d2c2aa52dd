import { nameOfProfile } from '@portal/domain/bank/name-of-profile';
import { dollarsFromCents } from '@portal/domain/money/cents';
import { orderReference } from '@portal/domain/trades/order-reference';
import type { bankMatchesSchema, trustAccountsSchema } from '@portal/domain/wire/office-money';
import type { z } from 'zod';
import type { Deps } from '../../platform/deps.ts';
import { listMatches } from './bank-matches.store.ts';
import { type LastStatement, listLastStatements } from './bank-statements.store.ts';
import { listTrustAccounts } from './trust-accounts.store.ts';

/** The accounts in trust, as their banks' files have them so far. */
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

/** What lines were matched to and what of it was undone, the newest first. */
export async function showMatches(deps: Deps): Promise<z.infer<typeof bankMatchesSchema>> {
  const matches = await listMatches(deps.db);
  return matches.map(({ cents, matchedAt, undoneAt, ...match }) => ({
    ...match,
    reference: orderReference(match.tradeId),
    amount: dollarsFromCents(cents),
    matchedAt: matchedAt.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
  }));
}
