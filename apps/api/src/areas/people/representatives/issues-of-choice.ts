import { mayServe } from '@portal/domain/people/representatives/representative';
import type { Db } from '../../../platform/db/tables.ts';
import type { FieldIssue } from '../../../platform/http/app-error.ts';
import { findRepresentative } from './representatives.store.ts';

/** What keeps a representative from being chosen anew by somebody who lives there: that they left, or are not registered there. */
export async function issuesOfChoice(
  db: Db,
  path: string,
  chosen: { id: string; province: string | null },
): Promise<FieldIssue[]> {
  const found = await findRepresentative(db, chosen.id);
  if (found === undefined || !found.isActive) {
    return [{ path, key: 'errors.choiceUnknown' }];
  }
  return mayServe(found, chosen.province) ? [] : [{ path, key: 'account.representative.notThere' }];
}
