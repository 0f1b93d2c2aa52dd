import { oneAddress } from '@portal/domain/ground/people/one-address';
import { CommandError, CommandRefused } from '../../../platform/commands/command-error.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { CommandDeps } from '../../../platform/http/actor.ts';
import { listClosed } from './profile/investor-details.store.ts';
import { findInvestorId } from './profile/investors.store.ts';
import { resetTwoFactor } from './two-factor/reset-two-factor.ts';

const CLOSED_LISTED_MAX = 200;

export const ACCOUNT_USAGE = [
  'npm run dealer -- account reset-two-factor <e-mail>       let a person in who lost device and recovery codes',
  'npm run dealer -- account closed                          accounts that their persons closed, the last one first',
];

/**
 * Runs `account closed`, or `account reset-two-factor <e-mail>` for a person the dealer has identified. Throws
 * TWO_FACTOR_NOT_ON.
 */
export async function runAccountCommand(deps: CommandDeps, words: readonly string[]): Promise<string[]> {
  const [verb, address] = words;
  if (verb === 'closed') {
    return listClosedAccounts(deps);
  }
  if (verb !== 'reset-two-factor' || address === undefined) {
    throw new CommandError('Write "account reset-two-factor" and the e-mail address of the account.');
  }
  const by = deps.who('investors.reset-two-factor');
  const email = oneAddress(address);
  const investorId = await findInvestorId(deps.db, email);
  if (investorId === undefined) {
    throw new CommandRefused(`There is no account of ${email}.`);
  }
  await resetTwoFactor(deps, by, investorId);
  return [
    `Two-factor sign-in is off for ${email}. Every session has ended, and the person is told by e-mail.`,
  ];
}

/** Lists closed accounts. An address that was deleted with its account shows as one in no real domain. */
async function listClosedAccounts(deps: Deps): Promise<string[]> {
  const closed = await listClosed(deps.db, CLOSED_LISTED_MAX);
  return closed.length === 0
    ? ['No account was closed.']
    : closed.map(
        ({ id, email, closedAt }) => `${closedAt?.toISOString().slice(0, 16) ?? ''} | ${id} | ${email}`,
      );
}
