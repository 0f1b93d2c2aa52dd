import { requestOf } from '../connection.ts';
import type { Pool } from '../database.ts';

/** Roles of the demonstration's people that the office's calls are measured as. */
export const MEASURED_ROLES = ['compliance', 'finance', 'representative', 'administrator'] as const;
export type MeasuredRole = (typeof MEASURED_ROLES)[number];

/** Lets the first person of each role be logged in, and Étienne, who writes to the dealer; the token of each is their name here. */
export async function openSessions(pool: Pool): Promise<void> {
  await pool.query(
    `insert into sessions (token_hash, staff_id, id, created_at, last_seen_at, expires_at, user_agent)
     select encode(sha256(('bench-' || role)::bytea), 'hex'), id, 'bench-' || role, now(), now(), now() + interval '2 hours', ''
     from staff where email = role || '@northline.example'`,
  );
  await pool.query(
    `insert into sessions (token_hash, investor_id, id, created_at, last_seen_at, expires_at, user_agent)
     select encode(sha256('bench-etienne'::bytea), 'hex'), id, 'bench-etienne', now(), now(), now() + interval '2 hours', ''
     from investors where email = 'etienne@northline.example'`,
  );
}

/** The cookie of a role's session. */
export function cookieOf(role: MeasuredRole): string {
  return `portal_office=bench-${role}`;
}

/** What a page of the office asks. */
export function officeRequest(path: string, role: MeasuredRole): Buffer {
  const headers = { cookie: cookieOf(role), 'x-portal-office': '1' };
  return requestOf('GET', `/api${path}`, '', { headers });
}
