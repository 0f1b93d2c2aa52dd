import {
  clientsNotServed,
  registeredIn,
  registrationsEnding,
} from '@portal/domain/people/representatives/representative';
import {
  type OfficeRepresentative,
  OWN_ENDS_SOON_DAYS,
} from '@portal/domain/people/representatives/representatives.wire';
import type { Deps } from '../../../platform/deps.ts';
import { listRepresentatives } from '../../people/representatives/keep-register.ts';
import { countDependents } from './dependents.store.ts';

/** The dealer's representatives with what depends on each; those who have left come last. */
export async function listRegister({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<OfficeRepresentative[]> {
  const at = clock.now();
  const all = await listRepresentatives(db);
  const dependentsOf = await countDependents(db);
  return [...all.filter(({ isActive }) => isActive), ...all.filter(({ isActive }) => !isActive)].map(
    (one) => {
      const { registrationsVersion: _, registrations, ...facts } = one;
      const { homes, ...dependents } = dependentsOf(one.id);
      return {
        ...facts,
        registrations: [...registrations],
        provinces: registeredIn(one, at),
        endsSoon: one.isActive ? registrationsEnding(one, at, OWN_ENDS_SOON_DAYS) : [],
        ...dependents,
        clientsNotServed: clientsNotServed(all, one.id, homes, at),
      };
    },
  );
}
