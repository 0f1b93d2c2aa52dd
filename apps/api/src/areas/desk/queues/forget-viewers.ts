import { SEEN_MS } from '@portal/domain/desk/queues/viewing-times';
import type { Deps } from '../../../platform/deps.ts';
import { later } from './desk-times.ts';
import { forgetViewersOfBefore } from './viewers.store.ts';

/** Forgets tabs that closed without a word. */
export async function forgetViewers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await forgetViewersOfBefore(db, later(clock.now(), -SEEN_MS));
}
