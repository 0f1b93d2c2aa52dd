import { STAFF_ROLES } from '@portal/domain/firm/staff/staff-roles';
import { ChangeRoleInput } from '@portal/domain/firm/staff/staff-schemas';
import { oneAddress } from '@portal/domain/ground/people/one-address';
import { representativeByCode } from '@portal/domain/people/representatives/representative';
import { changeRoleInEmergency } from '../../areas/firm/role-changes/change-role-in-emergency.ts';
import { listPeople } from '../../areas/firm/staff/people/list-people.ts';
import { showDemoCode } from '../../areas/firm/staff/sessions/show-demo-code.ts';
import { listRepresentatives } from '../../areas/people/representatives/find-representatives.ts';
import { CommandError, CommandRefused } from '../../platform/commands/command-error.ts';
import type { Deps } from '../../platform/deps.ts';
import type { CommandDeps } from '../../platform/http/actor.ts';
import { ALONE, type EmergencyOptions, requireEmergency } from './require-emergency.ts';
import { runFoundCommand } from './run-found-command.ts';
import { typedRoles, writeRoles } from './typed-roles.ts';

export const STAFF_USAGE: readonly string[] = [
  'npm run dealer -- staff list                              the people of the office',
  'npm run dealer -- staff found "administrator+finance, <email>, Ana Roy" "administrator, <email>, Luc Roy, fr" ...',
  '                                                          founds the office: two administrators at least, each by mail;',
  '                                                          where it has people, with --emergency --reason "..."',
  'npm run dealer -- staff change-role <email> <role>[+<role>...] [<representative code>] --emergency --reason "..." --as <email>',
  '                                                          at once and alone; else two administrators change it in the office',
  'npm run dealer -- staff code <email>                      the code of a demonstration’s authenticator',
];

export type StaffOptions = EmergencyOptions;

/** `staff list`, `staff found`, `staff change-role` and, on demonstration data, `staff code`. Throws CommandError and CommandRefused. */
export async function runStaffCommand(
  deps: CommandDeps,
  [verb, ...words]: readonly string[],
  options: StaffOptions,
): Promise<string[]> {
  switch (verb) {
    case 'list':
      return list(deps);
    case 'found':
      return runFoundCommand(deps, words, options);
    case 'change-role':
      return giveRole(deps, words[0], words.slice(1), options);
    case 'code':
      return [await codeOf(deps, words[0])];
    default:
      throw new CommandError(`There is no command 'staff ${verb ?? ''}'.`);
  }
}

async function list(deps: Deps): Promise<string[]> {
  const people = await listPeople(deps);
  return people.length === 0
    ? ['Nobody works in the office yet: staff found lets the first people in.']
    : people.map(({ email, firstName, lastName, roles, state }) =>
        [email, `${firstName} ${lastName}`, writeRoles(roles), state].join(' | '),
      );
}

async function giveRole(
  deps: CommandDeps,
  address = '',
  [typed, code]: readonly string[],
  options: StaffOptions,
): Promise<string[]> {
  const by = deps.who('people.change-role');
  const person = (await listPeople(deps)).find(({ email }) => oneAddress(email) === oneAddress(address));
  if (person === undefined) {
    throw new CommandRefused(`Nobody of the office has the email ${address}: staff list`);
  }
  const representative =
    code === undefined ? null : representativeByCode(await listRepresentatives(deps.db), code);
  if (code !== undefined && representative === null) {
    throw new CommandRefused(`No representative has the code ${code}.`);
  }
  const read = ChangeRoleInput.safeParse({
    roles: typedRoles(typed),
    representativeId: representative?.id ?? null,
    version: person.version,
  });
  if (!read.success) {
    throw new CommandError(
      `Write the email and one of ${STAFF_ROLES.join(', ')}, or several with a plus between them; where one is representative, the code of one after them.`,
    );
  }
  const reason = requireEmergency(
    options,
    `Two administrators change roles: one proposes them in the office, ${deps.config.officeUrl}/office/people, another approves them.`,
  );
  await changeRoleInEmergency(deps, by, person.id, { ...read.data, reason });
  return [
    `${person.firstName} ${person.lastName} is ${writeRoles(read.data.roles)} now, and is logged out everywhere.`,
    ALONE,
  ];
}

async function codeOf(deps: Deps, address = ''): Promise<string> {
  const code = await showDemoCode(deps, oneAddress(address));
  if (code === null) {
    throw new CommandRefused('Codes are shown of demonstration people only, and never in production.');
  }
  return code;
}
