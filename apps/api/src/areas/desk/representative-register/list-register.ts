import type { OfficeRepresentative } from '@portal/domain/people/representatives/representatives.wire';
import type { Deps } from '../../../platform/deps.ts';
import { listRepresentatives } from '../../people/representatives/keep-register.ts';
import { countDependents } from './dependents.store.ts';

/** The dealer's representatives with what depends on each; those who have left come last. */
export async function listRegister({ db }: Pick<Deps, 'db'>): Promise<OfficeRepresentative[]> {
  const all = await listRepresentatives(db);
  const dependentsOf = await countDependents(db);
  return [...all.filter(({ isActive }) => isActive), ...all.filter(({ isActive }) => !isActive)].map(
    ({ provinces, ...one }) => ({ ...one, provinces: [...provinces], ...dependentsOf(one.id) }),
  );
}
