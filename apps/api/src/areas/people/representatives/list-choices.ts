import { isRegistered, mayServe } from '@portal/domain/people/representatives/representative';
import type { RepresentativeChoice } from '@portal/domain/people/representatives/representatives.wire';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { FieldIssue } from '../../../platform/http/app-error.ts';
import { findRepresentative, listRepresentatives } from './representatives.store.ts';
import { namedOnly } from './show-representative.ts';

/** The representatives that new investors may choose from, by name: those whose registration is on record. */
export async function listChoices({ db }: Pick<Deps, 'db'>): Promise<RepresentativeChoice[]> {
  const all = await listRepresentatives(db);
  return all
    .filter((one) => one.isActive && isRegistered(one))
    .map((one) => ({ ...namedOnly(one), provinces: [...one.provinces] }));
}

/** Why a representative cannot be chosen by somebody who lives there: they have left, their registration is not on record, or they are not registered there. */
export async function issuesOfChoice(
  db: Db,
  path: string,
  chosen: { id: string; province: string | null },
): Promise<FieldIssue[]> {
  const found = await findRepresentative(db, chosen.id);
  if (found === undefined || !found.isActive || !isRegistered(found)) {
    return [{ path, key: 'errors.choiceUnknown' }];
  }
  return mayServe(found, chosen.province) ? [] : [{ path, key: 'account.representative.notThere' }];
}
