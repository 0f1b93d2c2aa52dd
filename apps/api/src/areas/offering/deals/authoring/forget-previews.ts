import type { Deps } from '../../../../platform/deps.ts';
import { deleteEndedPreviews } from './office-deals.store.ts';

/** Forgets links to previews that have ended. */
export async function forgetEndedPreviews({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteEndedPreviews(db, clock.now());
}
