import { dollarsFromCents, sumCents } from '@portal/domain/ground/money/cents';
import type { StatementPreviewAnswer } from '@portal/domain/money/bank/lines/office-money.wire';
import type { KnownBank } from '@portal/domain/money/bank/statements/bank-profiles';
import type { ReadStatement } from '@portal/domain/money/bank/statements/statement';
import { sha256OfFile } from '../../../../platform/crypto/new-token.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { hasStatement } from '../accounts/bank-statements.store.ts';
import { findTrustAccount } from '../accounts/trust-accounts.store.ts';
import { readApart } from './read-apart.ts';
import { splitKnownLines } from './split-known-lines.ts';
import { readForAccount, type StatementInput } from './statement-input.ts';

export type StatementPreview = {
  /** The account already has this exact file. */
  isKnown: boolean;
  /** What the file may be, judged by all its lines; a person decides. */
  proposals: ('ofx' | KnownBank)[];
  /** The file as it would be imported; null until somebody says how it is read. */
  read: ReadStatement | null;
  /** The numbers of the lines that no earlier file had. */
  fresh: ReadonlySet<number>;
  /** The balance from the statements so far and with the new lines, which the bank should show. */
  heldCents: bigint;
  afterCents: bigint;
};

/** Reads a file without storing anything: what it may be, and what would be imported or refused, line by line. Throws NOT_FOUND. */
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
  const { fresh } = await splitKnownLines(deps.db, deps.secrets, accountId, read?.lines ?? []);
  return {
    isKnown: await hasStatement(deps.db, accountId, await sha256OfFile(input.bytes)),
    proposals: await readApart.proposals(input.bytes),
    read,
    fresh: new Set(fresh.map(({ line }) => line)),
    heldCents: account.bankCents,
    afterCents: fresh.reduce((sum, { cents }) => sum + cents, account.bankCents),
  };
}

/** A month of a busy account; further lines are counted but not shown. */
const LINES_SHOWN_MAX = 500;
const PASSED_OVER_SHOWN_MAX = 200;

/** What a person sees of a file before it is taken. */
export function presentPreview({
  isKnown,
  proposals,
  read,
  ...preview
}: StatementPreview): StatementPreviewAnswer {
  if (read === null) {
    return { isKnown, proposals, read };
  }
  const cents = read.lines.map((line) => line.cents);
  const dollarsOrNull = (amount: bigint | null) => (amount === null ? null : dollarsFromCents(amount));
  return {
    isKnown,
    proposals,
    read: {
      problems: [...read.problems],
      passedOver: read.passedOver.slice(0, PASSED_OVER_SHOWN_MAX),
      passedOverCount: read.passedOver.length,
      accounts: [...read.accounts],
      lineCount: cents.length,
      newCount: preview.fresh.size,
      held: dollarsFromCents(preview.heldCents),
      after: dollarsFromCents(preview.afterCents),
      moneyIn: dollarsFromCents(sumCents(cents.filter((each) => each > 0n))),
      moneyOut: dollarsFromCents(-sumCents(cents.filter((each) => each < 0n))),
      openingBalance: dollarsOrNull(read.openingCents),
      closingBalance: dollarsOrNull(read.closingCents),
      firstLines: read.lines
        .slice(0, LINES_SHOWN_MAX)
        .map(({ line, day, cents: amount, description, party }) => ({
          line,
          day,
          amount: dollarsFromCents(amount),
          description,
          party,
          isNew: preview.fresh.has(line),
        })),
    },
  };
}
