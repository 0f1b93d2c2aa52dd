import type { NamedProfile } from '@portal/domain/money/bank/lines/bank-schemas';
import { BANK_PROFILES } from '@portal/domain/money/bank/statements/bank-profiles';
import { keptFileAccount } from '@portal/domain/money/bank/statements/kept-file-account';
import type { ReadStatement } from '@portal/domain/money/bank/statements/statement';
import { statementProblemKey } from '@portal/domain/money/bank/statements/statement-problem-key';
import type { StatementProfile } from '@portal/domain/money/bank/statements/statement-profile';
import { type AppError, type FieldIssue, invalid } from '../../../../platform/http/app-error.ts';
import type { TrustAccount } from '../accounts/trust-accounts.store.ts';
import { readApart } from './read-apart.ts';

/** A statement's file, and what a person says about it. */
export type StatementInput = {
  fileName: string;
  bytes: Uint8Array;
  /** The bank it comes from, or a custom layout; undefined: the account's last one. */
  profile: StatementProfile | NamedProfile | undefined;
  /** The account's name in the file, where it holds several. */
  fileAccount: string | undefined;
  /** As shown by the bank, where the file has none. */
  openingCents: bigint | undefined;
  closingCents: bigint | undefined;
};

export type BalancedStatement = {
  profile: StatementProfile;
  fileAccount: string | null;
  read: ReadStatement;
  openingCents: bigint;
  closingCents: bigint;
};

/** Reads a file for an account; `read.problems` has what is wrong with it. Throws VALIDATION when nobody has said how to read it. */
export async function readForAccount(
  account: TrustAccount,
  { bytes, profile, fileAccount }: StatementInput,
): Promise<Pick<BalancedStatement, 'profile' | 'fileAccount' | 'read'>> {
  const chosen = profileOf(profile) ?? account.profile;
  if (chosen === null) {
    throw invalid([{ path: 'profile', key: 'officeMoney.profileMissing' }]);
  }
  const named = fileAccount ?? keptFileAccount(account, chosen);
  return { profile: chosen, fileAccount: named, read: await readApart.statement(bytes, chosen, named) };
}

/**
 * The same for the whole file: the opening balance and all lines add up to the closing balance, by the file's own balances or
 * those a person read off the bank's page. Throws VALIDATION with each unreadable line, or with the difference.
 */
export async function balanceStatement(
  account: TrustAccount,
  input: StatementInput,
): Promise<BalancedStatement> {
  const reading = await readForAccount(account, input);
  const { read } = reading;
  if (read.problems.length > 0) {
    throw invalid(read.problems.map(issueOf));
  }
  const openingCents = agreedBalance('openingBalance', read.openingCents, input.openingCents);
  const closingCents = agreedBalance('closingBalance', read.closingCents, input.closingCents);
  const sumCents = read.lines.reduce((sum, { cents }) => sum + cents, 0n);
  if (openingCents + sumCents !== closingCents) {
    throw balanceOff('officeMoney.sumWrong', closingCents - openingCents - sumCents);
  }
  return { ...reading, openingCents, closingCents };
}

/** The error for a balance that is off by this difference. */
export function balanceOff(key: string, differenceCents: bigint): AppError {
  return invalid([{ path: 'closingBalance', key, values: { difference: asDollars(differenceCents) } }]);
}

function profileOf(profile: StatementInput['profile']): StatementProfile | null {
  if (typeof profile !== 'string') {
    return profile ?? null;
  }
  return profile === 'ofx' ? { format: 'ofx' } : BANK_PROFILES[profile];
}

function issueOf({ line, code }: ReadStatement['problems'][number]): FieldIssue {
  return line === null
    ? { path: 'file', key: statementProblemKey(code) }
    : { path: `file.${line}`, key: statementProblemKey(code), values: { line } };
}

function agreedBalance(path: string, ofFile: bigint | null, typed: bigint | undefined): bigint {
  if (ofFile !== null && typed !== undefined && ofFile !== typed) {
    throw invalid([{ path, key: 'officeMoney.balanceContradicts', values: { amount: asDollars(ofFile) } }]);
  }
  const balance = ofFile ?? typed;
  if (balance === undefined) {
    throw invalid([{ path, key: 'officeMoney.balanceMissing' }]);
  }
  return balance;
}

/** Digits that read the same in both languages' sentences. */
function asDollars(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
