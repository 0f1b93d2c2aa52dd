import type { StaffRole } from '@portal/domain/firm/staff/staff-roles';
import { findActingStaff } from '../areas/firm/staff/people/find-acting-staff.ts';
import { runDealerCommand } from '../office/commands/run-dealer-command.ts';
import type { CommandResult } from '../platform/commands/command-result.ts';
import type { Deps } from '../platform/deps.ts';
import { addColleague } from './let-in.ts';

/** Whose work a command is: money is finance's, films and messages the deal manager's, jobs an administrator's, all else compliance's. */
const ROLE_OF: Readonly<Record<string, StaffRole>> = {
  payment: 'finance',
  payments: 'finance',
  articles: 'deals',
  films: 'deals',
  jobs: 'administrator',
  videos: 'deals',
};

/** Who is being added to each portal, by address: two commands at once add nobody twice. */
const additions = new WeakMap<Deps, Map<string, Promise<void>>>();

/** Runs a command of the dealer's command line as somebody of the office whose role allows it, whom it adds first. */
export async function officeCommand(deps: Deps, argv: readonly string[]): Promise<CommandResult> {
  return runDealerCommand(deps, [...argv, '--as', await addressFor(deps, argv)]);
}

/** The address of somebody who may run the command, added where they are not there yet. */
export async function addressFor(deps: Deps, argv: readonly string[]): Promise<string> {
  const role = ROLE_OF[argv[0] ?? ''] ?? 'compliance';
  const email = `${role}@office.example`;
  const added = additions.get(deps) ?? new Map<string, Promise<void>>();
  additions.set(deps, added);
  const addition = added.get(email) ?? addOnce(deps, email, role).finally(() => added.delete(email));
  added.set(email, addition);
  await addition;
  return email;
}

async function addOnce(deps: Deps, email: string, role: StaffRole): Promise<void> {
  if ((await findActingStaff(deps.db, email)) !== undefined) {
    return;
  }
  const person = { firstName: 'Maude', lastName: 'Lafleur', language: 'en', representativeId: null } as const;
  await addColleague(deps, deps.newId(), { ...person, email, roles: [role] });
}
