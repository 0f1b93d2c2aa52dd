import { isAmong } from '@portal/domain/people/representatives/is-among';
import { registeredIn } from '@portal/domain/people/representatives/representative';
import type { RepresentativeChoice } from '@portal/domain/people/representatives/representatives.wire';
import type { Deps } from '../../../platform/deps.ts';
import type { FieldIssue } from '../../../platform/http/app-error.ts';
import { findRepresentative, listRepresentatives } from './representatives.store.ts';
import { namedOnly } from './show-representative.ts';

/** The representatives that new investors may choose from, by name: those who are registered somewhere today. */
export async function listChoices({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<RepresentativeChoice[]> {
  const at = clock.now();
  const all = await listRepresentatives(db);
  return all
    .filter(({ isActive }) => isActive)
    .map((one) => ({ ...namedOnly(one), provinces: registeredIn(one, at) }))
    .filter(({ provinces }) => provinces.length > 0);
}

/** Why a representative cannot be chosen by somebody who lives there: they have left, are registered nowhere today, or not there. */
export async function issuesOfChoice(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  path: string,
  chosen: { id: string; province: string | null },
): Promise<FieldIssue[]> {
  const found = await findRepresentative(db, chosen.id);
  const provinces = found?.isActive === true ? registeredIn(found, clock.now()) : [];
  if (provinces.length === 0) {
    return [{ path, key: 'errors.choiceUnknown' }];
  }
  return isAmong(provinces, chosen.province) ? [] : [{ path, key: 'account.representative.notThere' }];
}
