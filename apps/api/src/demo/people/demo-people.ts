import { STAFF_ROLES, type StaffRole } from '@portal/domain/firm/staff/staff-roles';
import { addOnRecord } from '../../areas/firm/admissions/found-office.ts';
import { acceptInvitation } from '../../areas/firm/staff/invitations/accept-invitation.ts';
import { issueInvitation } from '../../areas/firm/staff/invitations/invite-staff.ts';
import { findActingStaff } from '../../areas/firm/staff/people/find-acting-staff.ts';
import { DEMO_DOMAIN } from '../../areas/firm/staff/sessions/show-demo-code.ts';
import { staffOwner } from '../../areas/people/accounts/credentials/account-owner.ts';
import { currentCode } from '../../areas/people/accounts/two-factor/current-code.ts';
import { offerSecret, takeFirstCode } from '../../areas/people/accounts/two-factor/offer-secret.ts';
import { codeAt } from '../../areas/people/accounts/two-factor/totp.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import type { StaffActor } from '../../platform/http/actor.ts';
import { DEMO_PASSWORD } from './demo-person.ts';
import type { DemoStep } from './demo-step.ts';

type DemoColleague = { firstName: string; lastName: string; language: 'en' | 'fr' };
type Newcomer = { email: string; role: StaffRole; person: DemoColleague };

/** A second person for each role whose decisions take two. */
export const SECOND_PEOPLE: readonly Newcomer[] = [
  second('administrator', { firstName: 'Étienne', lastName: 'Marchand', language: 'fr' }),
  second('compliance', { firstName: 'Rosalie', lastName: 'Gagné', language: 'fr' }),
  second('finance', { firstName: 'Owen', lastName: 'MacLeod', language: 'en' }),
];

function second(role: StaffRole, person: DemoColleague): Newcomer {
  return { email: demoAddressOf(`second.${role}`), role, person };
}

/** One staff member for each role. */
export const DEMO_PEOPLE: Readonly<Record<StaffRole, DemoColleague>> = {
  administrator: { firstName: 'Maude', lastName: 'Lafleur', language: 'en' },
  compliance: { firstName: 'Gordon', lastName: 'Sinclair', language: 'en' },
  finance: { firstName: 'Priya', lastName: 'Nair', language: 'en' },
  deals: { firstName: 'Tomas', lastName: 'Kovac', language: 'en' },
  representative: { firstName: 'Amélie', lastName: 'Bouchard-Roy', language: 'fr' },
};

const REPRESENTATIVE_ID = 'rep-01';
const DEMO_ORIGIN = { ipAddress: '127.0.0.1', userAgent: 'demonstration data' };

/** The address by which a demonstration's person logs in to the office, such as `finance@…`. */
export function demoAddressOf(name: StaffRole | `second.${StaffRole}`): string {
  return `${name}${DEMO_DOMAIN}`;
}

/** The demonstration's staff member for a role, for what the office does in it. Throws if the step that creates them has not run. */
export function demoColleague(deps: Deps, role: StaffRole): Promise<StaffActor> {
  return colleagueAt(deps, demoAddressOf(role));
}

/** The second one of a role; throws as above. */
export function secondColleague(deps: Deps, role: StaffRole): Promise<StaffActor> {
  return colleagueAt(deps, demoAddressOf(`second.${role}`));
}

async function colleagueAt(deps: Deps, address: string): Promise<StaffActor> {
  const actor = await findActingStaff(deps.db, address);
  if (actor === undefined) {
    throw new Error(`The demonstration’s ${address} is missing`);
  }
  return actor;
}

/** Everybody of the demonstration's office. */
const EVERYBODY: readonly Newcomer[] = [
  ...STAFF_ROLES.map((role) => ({ email: demoAddressOf(role), role, person: DEMO_PEOPLE[role] })),
  ...SECOND_PEOPLE,
];

/** The office is founded in one ceremony, as at the command line; their links are not mailed. */
export const demoFounding: DemoStep = {
  name: 'the founding of the office',
  isDone: async (deps) => {
    const found = await Promise.all(EVERYBODY.map(({ email }) => findActingStaff(deps.db, email)));
    return found.every((actor) => actor !== undefined);
  },
  run: async (deps) => {
    await transact(deps.db, async (trx) => {
      for (const { email, role, person } of EVERYBODY) {
        const representativeId = role === 'representative' ? REPRESENTATIVE_ID : null;
        await addOnRecord(trx, deps, { ...person, email, roles: [role], representativeId });
      }
    });
  },
};

/** They have chosen their passwords and turned on two-factor sign-in, like all staff. */
export function demoPerson(role: StaffRole): DemoStep {
  return stepOf(demoAddressOf(role));
}

export const secondPeople: readonly DemoStep[] = SECOND_PEOPLE.map(({ email }) => stepOf(email));

function stepOf(email: string): DemoStep {
  return {
    name: `somebody of the office: ${email}`,
    isDone: async (deps) => {
      const actor = await findActingStaff(deps.db, email);
      return actor !== undefined && (await currentCode(deps, actor.staffId)) !== null;
    },
    run: async (deps) => bringIn(deps, await colleagueAt(deps, email), email),
  };
}

async function bringIn(deps: Deps, { staffId }: StaffActor, email: string): Promise<void> {
  const token = await transact(deps.db, (trx) => issueInvitation(trx, staffId, deps.clock.now()));
  await acceptInvitation(deps, token, DEMO_PASSWORD, DEMO_ORIGIN);
  const { secret } = await offerSecret(deps, staffOwner(staffId), email);
  await takeFirstCode(deps, staffOwner(staffId), codeAt(secret, deps.clock.now()), async () => undefined);
}
