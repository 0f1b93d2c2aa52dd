import { fullName } from '@portal/domain/ground/formats/full-name';
import { clearProfileFlag } from '../../areas/client/kyc/flags/clear-profile-flag.ts';
import {
  findOpenProfileFlag,
  listOpenProfileFlags,
  type ProfileFlag,
  type ProfileFlagKind,
} from '../../areas/client/kyc/flags/list-open-flags.ts';
import { readNameIn } from '../../areas/client/kyc/submitted/find-investor-particulars.ts';
import { findInvestor } from '../../areas/people/accounts/find-account.ts';
import { CommandError, CommandRefused } from '../../platform/commands/command-error.ts';
import type { Deps } from '../../platform/deps.ts';
import type { CommandDeps } from '../../platform/http/actor.ts';

export const PROFILE_USAGE: readonly string[] = [
  'npm run dealer -- profiles list                           profiles to look at',
  'npm run dealer -- profiles clear <number> --reason "..."  somebody has looked at it',
];

/** What each flag says to staff; an investor never reads it. */
const FLAG_SENTENCES: Readonly<Record<ProfileFlagKind, string>> = {
  'same-number':
    'Two accounts have the same social insurance number. Find out whose it is without telling either of the other, then clear this.',
  'other-name':
    'The profile names another person than the account. Compare it with the identity document, then clear this.',
  'box-residence':
    'The residence is a box at a post office. Ask where the person lives, compare it with the proof of address, then clear this.',
  'third-party':
    'An order is made for somebody else. Read in its details for whom, find out whether it may be, then clear this.',
};

const FLAG_NUMBER_LENGTH = 8;

/** `profiles list` and `profiles clear <number> --reason "..."`. Throws CommandError and CommandRefused. */
export async function runProfilesCommand(
  deps: CommandDeps,
  [verb, number]: readonly string[],
  reason: string,
): Promise<string[]> {
  switch (verb) {
    case 'list': {
      const lines = await linesOfProfileFlags(deps);
      return lines.length === 0 ? ['No profile needs to be looked at.'] : lines;
    }
    case 'clear':
      return [await clear(deps, number ?? '', reason.trim())];
    default:
      throw new CommandError(`There is no command 'profiles ${verb ?? ''}'.`);
  }
}

async function clear(deps: CommandDeps, number: string, reason: string): Promise<string> {
  const by = deps.who('profiles.clear-flag');
  if (number === '' || reason === '') {
    throw new CommandError('Name what was looked at by its number in the list, and write a reason.');
  }
  const flag = await findOpenProfileFlag(deps.db, number);
  if (flag === undefined) {
    throw new CommandRefused(`There is no profile to look at with the number ${number}.`);
  }
  const { id: flagId, investorId } = flag;
  await clearProfileFlag(deps, by, { investorId, flagId, reason });
  return `Cleared: ${await lineOfFlag(deps, flag)}`;
}

/** The unhandled flags, a line each; only one investor's when looking at an order. */
export async function linesOfProfileFlags(deps: Deps, investorId?: string): Promise<string[]> {
  const lines: string[] = [];
  for (const flag of await listOpenProfileFlags(deps.db, investorId)) {
    lines.push(await lineOfFlag(deps, flag));
  }
  return lines;
}

async function lineOfFlag(deps: Deps, flag: ProfileFlag): Promise<string> {
  const { id, kind, investorId, kycId, otherInvestorId, createdAt } = flag;
  const other =
    otherInvestorId === null
      ? `in the profile: ${fullName(await readNameIn(deps, investorId, kycId))}`
      : await accountOf(deps, otherInvestorId);
  return [
    id.slice(0, FLAG_NUMBER_LENGTH),
    createdAt.toISOString().slice(0, 16).replace('T', ' '),
    kind,
    await accountOf(deps, investorId),
    other,
    FLAG_SENTENCES[kind],
  ].join(' | ');
}

async function accountOf(deps: Deps, investorId: string): Promise<string> {
  const investor = await findInvestor(deps.db, investorId);
  return investor === undefined ? investorId : `${fullName(investor)} <${investor.email}>`;
}
