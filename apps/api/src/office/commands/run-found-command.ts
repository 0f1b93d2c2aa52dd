import { gapsOf, smallestOffice } from '@portal/domain/firm/proposals/who-is-needed';
import { STAFF_ROLES } from '@portal/domain/firm/staff/staff-roles';
import { InviteStaffInput } from '@portal/domain/firm/staff/staff-schemas';
import { type Founder, type FoundingRefusal, foundOffice } from '../../areas/firm/admissions/found-office.ts';
import { CommandError, CommandRefused } from '../../platform/commands/command-error.ts';
import type { Deps } from '../../platform/deps.ts';
import { translate } from '../../platform/language/translate.ts';
import { type EmergencyOptions, requireEmergency } from './require-emergency.ts';
import { typedRoles, writeRoles } from './typed-roles.ts';

/** What stands between roles, address, name and language of a person. */
const BETWEEN = /\s*,\s*/;

const WHY_NOT: Readonly<Record<Exclude<FoundingRefusal, 'already-founded'>, string>> = {
  'too-many': 'An office begins with at most 20 people: invite the others there.',
  'no-clients-yet': 'A representative is invited in the office, once the office has their code.',
  'same-address': 'Two of these addresses are one mailbox: each person reads their own.',
  'too-few-administrators':
    'An office begins with two administrators at least: one proposes who comes in, the other approves it.',
};

/**
 * `staff found`: the first people of an office in one ceremony, each with a link by mail; with an emergency and a reason
 * also where the office has people, who can come in no more. Throws CommandError and CommandRefused.
 */
export async function runFoundCommand(
  deps: Deps,
  words: readonly string[],
  options: EmergencyOptions,
): Promise<string[]> {
  const founders = words.map(readFounder);
  const reason = options.emergency === true ? requireEmergency(options, '') : null;
  const refusal = await foundOffice(deps, founders, reason);
  if (refusal === 'already-founded') {
    throw new CommandRefused(
      'The office has people: two administrators let others in there. Only where no two of them can come in, found it anew with --emergency and --reason "...": everybody named begins anew by mail, and all administrators and compliance are told.',
    );
  }
  if (refusal !== null) {
    throw new CommandRefused(WHY_NOT[refusal]);
  }
  return [
    ...founders.map(
      ({ email, firstName, lastName, roles }) => `${writeRoles(roles)} | ${firstName} ${lastName} | ${email}`,
    ),
    'Each has a link in their mail: it works once, for three days. The founding is on record.',
    ...whoIsNeeded(founders),
  ];
}

/** What these people cannot decide yet, so that whoever founds an office knows whom to invite. */
function whoIsNeeded(founders: readonly Founder[]): string[] {
  const people = founders.map(({ email, roles }) => ({ id: email, name: email, roles }));
  const gaps = gapsOf(people);
  const named = gaps.map(
    ({ kind, roles }) =>
      `  ${translate('en', `officeApprovals.alone.kinds.${kind}`)}: one more of ${roles.join(', ')}`,
  );
  const smallest = smallestOffice({ mayBeAway: false }).map(writeRoles).join(' and ');
  return gaps.length === 0
    ? [
        'These people can decide everything: each decision has one who proposes it and another who approves it.',
      ]
    : [
        'Not to be decided yet, since it takes one who proposes and another who approves:',
        ...named,
        `The smallest office that decides everything is two people: ${smallest}.`,
      ];
}

/** One person, as `roles, email, first and last name` and perhaps `, fr`. Throws CommandError. */
function readFounder(typed: string): Founder {
  const [asTyped, email, name = '', language = 'en'] = typed.trim().split(BETWEEN);
  const [firstName = '', ...rest] = name.split(/\s+/);
  const roles = typedRoles(asTyped);
  const person = { roles, email, firstName, lastName: rest.join(' '), language, representativeId: null };
  const read = InviteStaffInput.safeParse(person);
  if (!read.success) {
    throw new CommandError(
      `Write each person as "role, email, First Last" or "role+role, email, First Last, fr", each role one of ${STAFF_ROLES.join(', ')}: ${typed}`,
    );
  }
  return read.data;
}
