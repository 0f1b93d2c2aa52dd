import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { removeTellingsBefore } from './tellings.store.ts';

const DAY_MS = 86_400_000;
/** Longer than anything stays that could be told again. */
const KEPT_DAYS = 60;

/** Forgets which mails told whom of what. */
export async function forgetTellings({ db, clock }: Deps): Promise<number> {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS);
  return transact(db, (trx) => removeTellingsBefore(trx, before));
}
