import { decides } from '../proposals/proposal-kinds.ts';
import { hasClients, type StaffRole } from '../staff/staff-roles.ts';

/** More than any office begins with. */
export const FOUNDERS_MAX = 20;
/** One proposes who comes in, the other approves it. */
const ADMINISTRATORS_MIN = 2;

/** Why these people cannot found an office. */
export type FoundingProblem = 'too-many' | 'no-clients-yet' | 'same-address' | 'too-few-administrators';

type Founder = { email: string; roles: readonly StaffRole[] };

/**
 * Why an office cannot be founded by these people, by the first reason found; null if it can. Two administrators read their
 * mail at two addresses: what stands after a plus is the same mailbox.
 */
export function problemOfFounding(founders: readonly Founder[]): FoundingProblem | null {
  if (founders.length > FOUNDERS_MAX) {
    return 'too-many';
  }
  if (founders.some(({ roles }) => !decides(roles) || hasClients(roles))) {
    return 'no-clients-yet';
  }
  if (new Set(founders.map(({ email }) => mailboxOf(email))).size < founders.length) {
    return 'same-address';
  }
  const administrators = founders.filter(({ roles }) => roles.includes('administrator'));
  return administrators.length < ADMINISTRATORS_MIN ? 'too-few-administrators' : null;
}

/** The mailbox behind an address: in small letters, without a tag after a plus. */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@');
  return `${name.split('+', 1)[0]}@${host}`;
}
