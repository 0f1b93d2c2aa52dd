import type { KnownBank } from '@portal/domain/bank/bank-profiles';
import type { StatementProfile } from '@portal/domain/bank/statement-profile';
import { type ImportedStatement, importStatement } from '../areas/bank/import-statement.ts';
import { openTrustAccount } from '../areas/bank/open-trust-account.ts';
import type { Deps } from '../platform/deps.ts';
import { STAFF } from './staff-actor.ts';

let opened = 0;

/** An account in trust that held nothing before its first statement. */
export function openAccount(deps: Deps, openingBalance = 0, openedOn = '2026-10-01'): Promise<string> {
  opened += 1;
  return openTrustAccount(deps, STAFF, { name: `Trust ${opened}`, openingBalance, openedOn });
}

/** Lines as TD's page gives them, the balance of each counted on: `['2026-10-05', 'WIRE', 2500]` came in, a negative amount went out. */
export function tdFile(lines: readonly (readonly [string, string, number])[], openingDollars = 0): Buffer {
  let cents = Math.round(openingDollars * 100);
  const rows = lines.map(([day, text, dollars]) => {
    cents += Math.round(dollars * 100);
    const [year, month, date] = day.split('-');
    const amount = Math.abs(dollars).toFixed(2);
    const [out, into] = dollars < 0 ? [amount, ''] : ['', amount];
    return `${month}/${date}/${year},${text},${out},${into},${(cents / 100).toFixed(2)}`;
  });
  return Buffer.from(rows.join('\r\n'));
}

/** Takes such a file for an account. */
export function importFile(
  deps: Deps,
  accountId: string,
  bytes: Uint8Array,
  profile: StatementProfile | KnownBank = 'td',
): Promise<ImportedStatement> {
  return importStatement(deps, STAFF, accountId, {
    fileName: 'statement.csv',
    bytes,
    profile,
    fileAccount: undefined,
    openingCents: undefined,
    closingCents: undefined,
  });
}
