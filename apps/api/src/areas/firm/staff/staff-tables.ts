import type { AdmissionKind } from '@portal/domain/firm/admissions/admission-ways';
import type { EmergencyKind } from '@portal/domain/firm/staff/emergency-kinds';
import type { StaffRole } from '@portal/domain/firm/staff/staff-roles';
import type { Generated, GeneratedAlways } from 'kysely';

/** The dealer's staff, their invitations, and what one of them did alone. */
export type StaffTables = {
  staff: {
    id: string;
    email: string;
    first_name: string;
    last_name: string;
    language: 'en' | 'fr';
    /** At least one, in the order in which roles are written. A trigger keeps `role`, the first of them, for servers of before. */
    roles: StaffRole[];
    /** Whose clients the person works with; only for representatives. */
    representative_id: string | null;
    /** Null until the invitation is accepted, and after access is reset. */
    password_hash: string | null;
    created_at: Date;
    /** When an invitation was first accepted. */
    joined_at: Date | null;
    /** When access ended; null while the person has access. */
    ended_at: Date | null;
    /** Incremented with each change by an administrator. */
    version: Generated<number>;
    /** Whether single letters are keys of lists; the person's own choice. */
    single_keys: Generated<boolean>;
  };
  /** Who let whom in, or gave them roles. Triggers enforce that two did, and that the row stays. */
  staff_admissions: {
    seq: GeneratedAlways<string>;
    staff_id: string;
    kind: AdmissionKind;
    /** Null in rows of before a person could have several. */
    roles: StaffRole[] | null;
    proposer_id: string | null;
    approver_id: string | null;
    proposal_id: string | null;
    at: Date;
  };
  /** One-time links; a newer one ends those before it. */
  staff_invitations: {
    token_hash: string;
    staff_id: string;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  /**
   * What takes two people and one did alone. Triggers enforce that it is carried out at once and that the row stays.
   */
  emergencies: {
    id: string;
    kind: EmergencyKind;
    /** What it is about, as a proposal would name it. */
    target: string;
    /** Null for whoever runs the machine and lets an administrator in. */
    staff_id: string | null;
    reason: string;
    carried_out: Generated<boolean>;
    at: Date;
  };
};
