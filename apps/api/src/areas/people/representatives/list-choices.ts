import type { RepresentativeChoice } from '@portal/domain/people/representatives/representatives.wire';
import type { Deps } from '../../../platform/deps.ts';
import { listRepresentatives } from './representatives.store.ts';
import { namedOnly } from './show-representative.ts';

/** Whom a person who registers may choose, by name. */
export async function listChoices({ db }: Pick<Deps, 'db'>): Promise<RepresentativeChoice[]> {
  const all = await listRepresentatives(db);
  return all
    .filter(({ isActive }) => isActive)
    .map((one) => ({ ...namedOnly(one), provinces: [...one.provinces] }));
}
