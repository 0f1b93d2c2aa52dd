import { forgottenBefore } from '@portal/domain/desk/messages/contact-desk';
import type { Deps } from '../../../platform/deps.ts';
import { forgetRequestsBefore } from './contact-requests.store.ts';

export { forgetRequestsOf } from './contact-requests.store.ts';

/** Deletes messages to the dealer after their retention period. */
export async function forgetOldRequests({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await forgetRequestsBefore(db, forgottenBefore(clock.now()));
}
