import type { AdmissionKind } from '@portal/domain/firm/admissions/admission-ways';
import type { StaffRole } from '@portal/domain/firm/staff/staff-roles';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/tables.ts';

/** Who let somebody in, or gave them other roles. */
export type StaffAdmission = {
  staffId: string;
  kind: AdmissionKind;
  roles: readonly StaffRole[];
  /** Null where the office was founded. */
  proposerId: string | null;
  /** Null for what one person did alone. */
  approverId: string | null;
  proposalId: string | null;
  at: Date;
};

/** Records who let somebody in. The database refuses it unless two did, or one alone may. */
export async function insertAdmission(trx: Db, admission: StaffAdmission): Promise<void> {
  const { staffId, kind, roles, proposerId, approverId, proposalId, at } = admission;
  await trx
    .insertInto('staff_admissions')
    .values({
      staff_id: staffId,
      kind,
      roles: [...roles],
      proposer_id: proposerId,
      approver_id: approverId,
      proposal_id: proposalId,
      at,
    })
    .execute();
}

/** True if one and the same person alone let in both, or one of them the other. */
export async function areLetInByOne(db: Db, maker: string, checker: string): Promise<boolean> {
  const { rows } = await sql<{ are: boolean }>`select are_let_in_by_one(${maker}, ${checker}) as are`.execute(
    db,
  );
  return rows[0]?.are ?? true;
}

/** More than an office lets in within a day. */
const NEWCOMERS_MAX = 100;

/** Who was let in, or given other roles, since then, with when it was last; newest first. */
export async function findNewcomers(
  db: Db,
  since: Date,
): Promise<{ staffId: string; firstName: string; lastName: string; at: Date }[]> {
  return db
    .selectFrom('staff_admissions')
    .innerJoin('staff', 'staff.id', 'staff_admissions.staff_id')
    .select((eb) => [
      'staff.id as staffId',
      'staff.first_name as firstName',
      'staff.last_name as lastName',
      eb.fn.max('staff_admissions.at').as('at'),
    ])
    .where('staff_admissions.at', '>', since)
    .where('staff_admissions.kind', '<>', 'before')
    .where('staff.ended_at', 'is', null)
    .groupBy(['staff.id', 'staff.first_name', 'staff.last_name'])
    .orderBy('at', 'desc')
    .orderBy('staff.id')
    .limit(NEWCOMERS_MAX)
    .execute();
}

/** Who joined after an instant, but for this person and whom they let in; newest first. */
export async function findJoined(
  db: Db,
  { since, exceptStaffId }: { since: Date; exceptStaffId: string },
): Promise<{ staffId: string; firstName: string; lastName: string; at: Date }[]> {
  return db
    .selectFrom('staff')
    .select([
      'staff.id as staffId',
      'staff.first_name as firstName',
      'staff.last_name as lastName',
      sql<Date>`staff.joined_at`.as('at'),
    ])
    .where('staff.joined_at', '>', since)
    .where('staff.ended_at', 'is', null)
    .where('staff.id', '<>', exceptStaffId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('staff_admissions')
            .select('staff_admissions.staff_id')
            .whereRef('staff_admissions.staff_id', '=', 'staff.id')
            .where(({ or, eb }) =>
              or([eb('proposer_id', '=', exceptStaffId), eb('approver_id', '=', exceptStaffId)]),
            ),
        ),
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('staff.id')
    .limit(NEWCOMERS_MAX)
    .execute();
}
