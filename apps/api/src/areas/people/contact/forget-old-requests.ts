import { forgottenBefore } from '@portal/domain/desk/messages/contact-desk';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { forgetRequestsBefore } from './contact-requests.store.ts';

export { forgetRequestsOf } from './contact-requests.store.ts';

/** Deletes messages to the dealer after their retention period. */
export async function forgetOldRequests({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  return transact(db, (trx) => forgetRequestsBefore(trx, forgottenBefore(clock.now())));
}
