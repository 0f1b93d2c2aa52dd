import type { Deps } from '../../../../platform/deps.ts';
import { currentCode } from '../../../people/accounts/two-factor/current-code.ts';
import { findStaffByEmail } from '../people/staff.store.ts';

/** Where a demonstration's people have their addresses: a domain in which nobody can have one (RFC 2606). */
export const DEMO_DOMAIN = '@northline.example';

/**
 * A code of a demonstration's person that was not used: what their authenticator app would show now, or next. Null for anybody else,
 * without demonstration data, and in production whatever the data.
 */
export async function showDemoCode(deps: Deps, email: string): Promise<string | null> {
  const { stage, demoData } = deps.config;
  if (stage === 'production' || !demoData || !email.endsWith(DEMO_DOMAIN)) {
    return null;
  }
  const person = await findStaffByEmail(deps.db, email);
  return person === undefined ? null : currentCode(deps, person.id);
}
