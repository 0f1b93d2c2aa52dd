import { CommandError, CommandRefused } from '../../platform/commands/command-error.ts';
import type { Deps } from '../../platform/deps.ts';
import { findInvestorId } from './profile/investors.store.ts';
import { resetTwoFactor } from './two-factor/reset-two-factor.ts';

export const ACCOUNT_USAGE = [
  'npm run dealer -- account reset-two-factor <e-mail>       let a person in who lost device and recovery codes',
];

/** `account reset-two-factor <e-mail>`: for a person whom the dealer has identified. Throws TWO_FACTOR_NOT_ON. */
export async function runAccountCommand(deps: Deps, words: readonly string[]): Promise<string[]> {
  const [verb, address] = words;
  if (verb !== 'reset-two-factor' || address === undefined) {
    throw new CommandError('Write "account reset-two-factor" and the e-mail address of the account.');
  }
  const email = address.trim().toLowerCase();
  const investorId = await findInvestorId(deps.db, email);
  if (investorId === undefined) {
    throw new CommandRefused(`There is no account of ${email}.`);
  }
  await resetTwoFactor(deps, investorId);
  return [
    `Two-factor sign-in is off for ${email}. Every session has ended, and the person is told by e-mail.`,
  ];
}
