import { readFile } from 'node:fs/promises';
import { basename, isAbsolute } from 'node:path';
import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import { centsFromDollars, dollarsFromCents } from '@portal/domain/ground/money/cents';
import { readProfileText } from '@portal/domain/money/bank/lines/bank-schemas';
import { keyOfReturnReason } from '@portal/domain/money/payments/return-reasons';
import { openTrustAccount } from '../../areas/money/bank/accounts/open-trust-account.ts';
import { showTrustAccounts } from '../../areas/money/bank/accounts/show-trust-accounts.ts';
import { matchByReference } from '../../areas/money/bank/matching/match-by-reference.ts';
import { importStatement } from '../../areas/money/bank/statements/import-statement.ts';
import { importReturns } from '../../areas/money/payments/returns/import-returns.ts';
import { CommandError, CommandRefused } from '../../platform/commands/command-error.ts';
import { translate } from '../../platform/language/translate.ts';
import { dollars } from './describe-order.ts';
import type { PaymentCommand } from './payment-command.ts';
import { readAmount } from './read-amount.ts';

export const BANK_USAGE: readonly string[] = [
  'npm run dealer -- payments accounts                       the accounts in trust, as their banks have them',
  'npm run dealer -- payments open-account "Trust" [--amount 0.00]   begin to follow one, by what it holds today',
  'npm run dealer -- payments import <account> --file /a/file [--bank td] [--amount 5000.00]  a statement; --amount: its closing balance',
  "npm run dealer -- payments import-returns --file /a/file  the bank's file of debits that came back",
];

/** The commands about the accounts in trust, each the use case of the same name. */
export const BANK_COMMANDS: readonly (readonly [string, PaymentCommand])[] = [
  [
    'accounts',
    async (deps) => {
      const accounts = await showTrustAccounts(deps);
      return accounts.length === 0
        ? ['No account in trust is followed.']
        : accounts.map(({ name, balance, lastDay, openLines }) =>
            [name, `$${balance.toFixed(2)}`, lastDay ?? 'no statement', `${openLines} lines open`].join(
              ' | ',
            ),
          );
    },
  ],
  [
    'open-account',
    async (deps, typed, { amount }) => {
      const by = deps.who('payments.import');
      const openingCents = amount === undefined ? 0n : readAmount(amount);
      await openTrustAccount(deps, by, {
        name: named(typed),
        openingBalance: dollarsFromCents(openingCents),
        openedOn: dealerDay(deps.clock.now()),
      });
      return [`Opened ${named(typed)} with ${dollars(openingCents)}`];
    },
  ],
  ['import', importCommand],
  ['import-returns', importReturnsCommand],
];

async function importCommand(...[deps, typed, options]: Parameters<PaymentCommand>): Promise<string[]> {
  const by = deps.who('payments.import');
  const account = (await showTrustAccounts(deps)).find(({ name }) => name === named(typed));
  if (account === undefined) {
    throw new CommandRefused(`There is no account in trust of the name ${named(typed)}.`);
  }
  const { file, bank, amount } = options;
  const profile = bank === undefined ? undefined : readProfileText(bank);
  if (profile === null) {
    throw new CommandError(`'${bank}' is no bank whose files are known.`);
  }
  const bytes = await bytesOf(file);
  const closingCents = amount === undefined ? undefined : readAmount(amount);
  const imported = await importStatement(deps, by, account.id, {
    fileName: basename(file ?? ''),
    bytes,
    profile,
    fileAccount: undefined,
    // If the file has no balances, it continues where the last one ended.
    openingCents: closingCents === undefined ? undefined : centsFromDollars(account.balance),
    closingCents,
  });
  const matched = await matchByReference(deps, by);
  return [
    `${imported.lines} lines, ${imported.newLines} of them new; ${matched} matched by their reference`,
    `The account holds ${dollars(imported.closingCents)}`,
  ];
}

async function importReturnsCommand(
  ...[deps, _typed, { file }]: Parameters<PaymentCommand>
): Promise<string[]> {
  const by = deps.who('payments.import');
  const bytes = await bytesOf(file);
  const input = { fileName: basename(file ?? ''), bytes };
  const { number, judged } = await importReturns(deps, by, input);
  return [
    `File ${number} of the bank: ${judged.length} items`,
    ...judged.map(({ reference, amountCents, reason, outcome }) =>
      [reference, dollars(amountCents), translate('en', keyOfReturnReason(reason)), outcome].join(' | '),
    ),
  ];
}

async function bytesOf(file: string | undefined): Promise<Buffer> {
  if (file === undefined || !isAbsolute(file)) {
    throw new CommandError('Name the file by its whole path, from /: a running server reads it.');
  }
  return readFile(file).catch((error: Error) => {
    throw new CommandRefused(`The file could not be read: ${error.message}`);
  });
}

function named(typed: string | undefined): string {
  if (typed === undefined || typed.trim() === '') {
    throw new CommandError('Name the account in trust.');
  }
  return typed.trim();
}
