import type { StaffRole } from '@portal/domain/firm/staff/staff-roles';
import type { Language } from '@portal/domain/ground/people/languages';
import { fixedStatement } from '../../../../platform/db/fixed-statement.ts';
import type { Db } from '../../../../platform/db/tables.ts';

/** An office session, with what every call needs to know about its person. */
export type OfficeSession = {
  staffId: string;
  email: string;
  language: Language;
  firstName: string;
  lastName: string;
  roles: StaffRole[];
  representativeId: string | null;
  representativeName: string | null;
  singleKeys: boolean;
  isEnrolled: boolean;
  lastSeenAt: Date;
  expiresAt: Date;
  steppedUpAt: Date | null;
};

const selectSession = fixedStatement<OfficeSession>(`
  select staff.id as "staffId", staff.email, staff.language, staff.first_name as "firstName", staff.last_name as "lastName", staff.roles,
    staff.representative_id as "representativeId", representatives.full_name as "representativeName",
    staff.single_keys as "singleKeys",
     two_factor.confirmed_at is not null as "isEnrolled",
    sessions.last_seen_at as "lastSeenAt", sessions.expires_at as "expiresAt", sessions.stepped_up_at as "steppedUpAt"
  from sessions
    join staff on staff.id = sessions.staff_id
    left join representatives on representatives.id = staff.representative_id
    left join two_factor on two_factor.staff_id = staff.id
  where sessions.token_hash = $1 and sessions.ended_at is null and sessions.expires_at > $2 and sessions.last_seen_at > $3
    and staff.ended_at is null`);

/** The session if it is alive and its person still has access. */
export async function findOfficeSession(
  db: Db,
  tokenHash: string,
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<OfficeSession | undefined> {
  const [session] = await selectSession(db, [tokenHash, now, idleSince]);
  return session;
}

/** Records that the person has proved again who they are. */
export async function noteStepUp(trx: Db, tokenHash: string, at: Date): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ stepped_up_at: at, last_seen_at: at })
    .where('token_hash', '=', tokenHash)
    .execute();
}
