import type { StaffMember, StaffState } from '@portal/domain/firm/staff/staff.wire';
import type { Deps } from '../../../../platform/deps.ts';
import { type ListedStaff, listStaff } from './list-staff.store.ts';

/** The dealer's staff, with those whose access has ended at the end. */
export async function listPeople({ db, clock }: Deps): Promise<StaffMember[]> {
  return (await listStaff(db, clock.now())).map(memberOf);
}

function memberOf(person: ListedStaff): StaffMember {
  const {
    id,
    email,
    firstName,
    lastName,
    roles,
    representativeId,
    representativeName,
    language,
    isEnrolled,
    version,
  } = person;
  return {
    id,
    email,
    firstName,
    lastName,
    roles,
    representativeId,
    representativeName,
    language,
    state: stateOf(person),
    isEnrolled,
    invitedAt: person.createdAt.toISOString(),
    invitationEndsAt: isoOf(person.invitationEndsAt),
    joinedAt: isoOf(person.joinedAt),
    lastSeenAt: isoOf(person.lastSeenAt),
    endedAt: isoOf(person.endedAt),
    version,
  };
}

/** Somebody without a password has yet to use their link, be it the first or one after a reset. */
function stateOf({ endedAt, hasPassword }: ListedStaff): StaffState {
  if (endedAt !== null) {
    return 'ended';
  }
  return hasPassword ? 'active' : 'invited';
}

function isoOf(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
