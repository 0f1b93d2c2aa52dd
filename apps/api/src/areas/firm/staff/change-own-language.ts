import type { Language } from '@portal/domain/ground/people/languages';
import type { Deps } from '../../../platform/deps.ts';
import type { StaffSession } from '../../../platform/http/actor.ts';
import { changeStaff } from './staff.store.ts';

/** The language in which the person sees the office and gets its messages. */
export async function changeOwnLanguage(
  deps: Deps,
  { staffId }: StaffSession,
  language: Language,
): Promise<void> {
  await changeStaff(deps.db, staffId, { language }, { isByAdministrator: false });
}
