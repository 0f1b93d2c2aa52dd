import type { StaffRole } from '@portal/domain/office/staff-roles';
import type { Generated } from 'kysely';

/** The dealer's people, and the links by which they come. */
export type StaffTables = {
  staff: {
    id: string;
    email: string;
    first_name: string;
    last_name: string;
    language: 'en' | 'fr';
    role: StaffRole;
    /** Whose clients the person has; of representatives alone. */
    representative_id: string | null;
    /** Null until the invitation was accepted, and after access was reset. */
    password_hash: string | null;
    created_at: Date;
    /** When an invitation was first accepted. */
    joined_at: Date | null;
    /** When access ended; null while the person may come in. */
    ended_at: Date | null;
    /** One more with each change by an administrator. */
    version: Generated<number>;
  };
  /** One link of one use; a newer one ends those before it. */
  staff_invitations: {
    token_hash: string;
    staff_id: string;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
};
