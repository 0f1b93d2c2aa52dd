import type { Deps } from '../../../../platform/deps.ts';
import { currentCode } from '../../../people/accounts/two-factor/current-code.ts';
import { findStaffByEmail } from '../people/staff.store.ts';

/** The domain of the demonstration's addresses, in which nobody can have a real one (RFC 2606). */
export const DEMO_DOMAIN = '@northline.example';

/**
 * An unused code for one of the demonstration's people: what their authenticator app would show now, or next. Null for
 * anybody else, without demonstration data, and always in production.
 */
export async function showDemoCode(deps: Deps, email: string): Promise<string | null> {
  const { stage, demoData } = deps.config;
  if (stage === 'production' || !demoData || !email.endsWith(DEMO_DOMAIN)) {
    return null;
  }
  const person = await findStaffByEmail(deps.db, email);
  return person === undefined ? null : currentCode(deps, person.id);
}
