import type { StaffAction } from '@portal/domain/firm/staff/permissions';
import type { StaffRole } from '@portal/domain/firm/staff/staff-roles';
import type { Deps } from '../deps.ts';

/** A signed-in investor. */
export type InvestorActor = { kind: 'investor'; investorId: string; sessionTokenHash: string };

/** A staff member, by name; `command`: acting in an emergency, at the command line. */
export type StaffActor = {
  kind: 'staff';
  staffId: string;
  name: string;
  /** What they may do is what each of these roles may do; at least one. */
  roles: readonly StaffRole[];
  /** The representative whose clients the person has; null where none of the roles has clients. */
  representativeId: string | null;
  via: 'office' | 'command';
};

/** What a command runs with: `who` names the person for an action, and throws if nobody was named or their roles do not allow it. */
export type CommandDeps = Deps & { who: (action: StaffAction) => StaffActor };

/** A staff member signed in to the office, and what the session still requires of them. */
export type StaffSession = StaffActor & {
  sessionTokenHash: string;
  isEnrolled: boolean;
  /** When the person last reauthenticated. */
  steppedUpAt: Date | null;
};

/** Who is behind a request. */
export type Actor = InvestorActor | StaffSession;

/** One name for one person, of whatever kind: used for counting, remembering and auditing. */
export function nameOfActor(actor: StaffActor): `staff:${string}`;
export function nameOfActor(
  actor: Pick<InvestorActor, 'kind' | 'investorId'> | StaffActor,
): `investor:${string}` | `staff:${string}`;
export function nameOfActor(
  actor: Pick<InvestorActor, 'kind' | 'investorId'> | StaffActor,
): `investor:${string}` | `staff:${string}` {
  switch (actor.kind) {
    case 'investor':
      return `investor:${actor.investorId}`;
    case 'staff':
      return `staff:${actor.staffId}`;
  }
}

/** What an audit row says of a person of the office, who may have another name or other roles by the time that it is read. */
export function auditOfStaff(actor: StaffActor): {
  by: string;
  roles: readonly StaffRole[];
  via: StaffActor['via'];
} {
  return { by: actor.name, roles: actor.roles, via: actor.via };
}
