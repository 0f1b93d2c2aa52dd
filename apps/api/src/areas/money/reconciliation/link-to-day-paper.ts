import type { Language } from '@portal/domain/ground/people/languages';
import type { StoredFileLink } from '@portal/domain/order/trades/trade.wire';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { makeFileLink } from '../../../platform/files/links/make-file-link.ts';
import type { StaffActor } from '../../../platform/http/actor.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { recordOfDay } from './record-of-day.ts';
import { findDayPaper } from './trust-days.store.ts';

/** A short-lived link to a closed day's sealed paper, recorded in the audit log. Throws NOT_FOUND while there is none. */
export async function linkToDayPaper(
  deps: Deps,
  by: StaffActor,
  day: string,
  language: Language,
): Promise<Pick<StoredFileLink, 'url' | 'expiresAt'>> {
  const file = await findDayPaper(deps.db, day, language);
  if (file === undefined) {
    throw new AppError('NOT_FOUND');
  }
  await transact(deps.db, (trx) =>
    recordOfDay(trx, deps, by, day, { action: 'trust-day.paper-fetched', language, fileId: file.id }),
  );
  const { url, expiresAt } = await makeFileLink(deps, file);
  return { url, expiresAt };
}
